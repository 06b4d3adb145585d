// The fields of the lake and the city in words.
import type { GameData, Insight, View } from "../../api/types";
import type { Messages } from "../../i18n/messages";
import type { Area, Cell, Piece } from "../../table/cells";
import { nation, named, owner } from "./pieces/table";
import type { CortezData, CortezState, CortezView } from "./types";

/** Return what is on a field, in words and piece by piece. */
export function describeField(
  table: CortezState,
  data: CortezData,
  words: Messages,
  field: number,
): Pick<Cell, "text" | "pieces"> {
  const number = data.city[field]!;
  const kind = data.temples.includes(number) ? "temple" : data.fields[field]!;
  const bridge = data.bridges.findIndex((other) => other.field === field);
  const village = data.villages[String(field)];
  const ground = words.say("cell-ground", {
    kind,
    number,
    name: named(village?.name ?? data.bridges[bridge]?.word ?? "none"),
    supplies: village?.supplies ?? 0,
    down: table.down[bridge] === 1,
  });
  const figures = [table.figure[field]!, field === table.march ? data.own + table.active : 0].filter(Boolean);
  const standing = figures.map((code) => {
    const seat = owner(code, data.own);
    const people = data.nations[nation(table, code, data.own)]!;
    return {
      text: words.say("cell-figure", { seat, nation: people }),
      name: words.say("draw-piece", { piece: people }),
      seat,
    };
  });
  const pieces: Piece[] = [{ name: words.say("draw-piece", { piece: kind }), seat: -1 }, ...standing];
  return { text: [ground, ...standing.map(({ text }) => text)].join(", "), pieces };
}

export function areas(view: View, _insight: Insight, { spot_names, static_data }: GameData, words: Messages): Area[] {
  const [{ state }, data] = [view as CortezView, static_data as CortezData];
  const cells = data.fields.map((_, field) => {
    const [x, y] = [field % data.columns, Math.floor(field / data.columns)];
    return { place: spot_names[field]!, x, y, ...describeField(state, data, words, field) };
  });
  const rows = Array.from({ length: data.rows }, (_, y) => String(y + 1));
  const columns = Array.from({ length: data.columns }, (_, x) => String.fromCharCode(97 + x));
  return [{ name: words.say("name"), cells, rows, columns }];
}
