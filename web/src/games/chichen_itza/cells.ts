// The tiles of the land and of the action board in words.
import type { GameData, Insight, View } from "../../api/types";
import type { Messages } from "../../i18n/messages";
import type { Area, Cell } from "../../table/cells";
import { piecesOn, seats } from "./pieces/table";
import type { ChichenData, ChichenInsight, ChichenView } from "./types";

function land(view: ChichenView, data: ChichenData, words: Messages): Area {
  const cells = data.spots.map((place, spot): Cell => {
    const [q, r] = spot ? data.cells[spot]! : data.city[0]!;
    const found = piecesOn(view, data, words, spot);
    const pieces = found.map(({ name, seat }) => ({ name, seat }));
    return { place, x: q + r / 2, y: r, text: found.map(({ text }) => text).join(", "), pieces };
  });
  return { name: words.word("board-map"), cells };
}

/** A tile of two actions stands as two cells side by side. */
function actions(view: ChichenView, insight: ChichenInsight, data: ChichenData, words: Messages): Area {
  const { state } = view;
  const wide = state.column_cost.length;
  const cells = state.slot.flatMap((slot, field) => {
    const [coins = 0] = insight.costs[field] ?? [];
    const users = seats(view).filter((seat) => state.marker[field]?.[seat]);
    const { parts } = data.slots[slot]!;
    return parts.map(({ spot, action }, part): Cell => {
      const name = words.word(action);
      const text = words.say("cell-action", { action, coins, seats: users });
      return {
        place: spot,
        x: (field % wide) + part / parts.length,
        y: Math.floor(field / wide),
        text,
        pieces: [{ name, seat: -1 }],
      };
    });
  });
  const coins = words.word("take-coins");
  const last = Math.floor(state.slot.length / wide);
  cells.push({
    place: "coins",
    x: 0,
    y: last,
    text: `${coins} (+${data.numbers.coins})`,
    pieces: [{ name: coins, seat: -1 }],
  });
  return { name: words.word("action-board"), cells };
}

export function areas(view: View, insight: Insight, { static_data }: GameData, words: Messages): Area[] {
  const [own, data] = [view as ChichenView, static_data as ChichenData];
  return [land(own, data, words), actions(own, insight as ChichenInsight, data, words)];
}
