// The cells of the island in words.
import type { GameData, Insight, View } from "../../api/types";
import type { Messages } from "../../i18n/messages";
import type { Area, Cell, Piece } from "../../table/cells";
import { NEUTRAL, NOBODY } from "./pieces/island";
import type { MexicaData, MexicaState, MexicaView } from "./types";

const BRIDGES = ["", "upright", "across"];

function ground(table: MexicaState, data: MexicaData, place: string, cell: number): string {
  if (table.bridge[cell]) return BRIDGES[table.bridge[cell]!]!;
  if (table.canal[cell]) return "canal";
  return data.palace.includes(place) ? "palace" : "land";
}

/** Return what lies on a cell, in words and piece by piece. */
export function describeCell(
  table: MexicaState,
  data: MexicaData,
  words: Messages,
  place: string,
  cell: number,
): Pick<Cell, "text" | "pieces"> {
  const under = ground(table, data, place, cell);
  const [mexica, owner, value, tile] = [
    table.mexica.indexOf(cell),
    table.owner[cell]!,
    table.temple[cell]!,
    table.tile[cell]!,
  ];
  const seat = owner === NEUTRAL || owner === NOBODY ? -1 : owner;
  const texts = [words.say("cell-ground", { ground: under })];
  const pieces: Piece[] = [
    { name: words.say("draw-piece", { piece: BRIDGES.includes(under) ? "bridge" : under }), seat: -1 },
  ];
  const add = (piece: string, args: Record<string, unknown>, of = -1) => {
    texts.push(words.say("cell-piece", { piece, seat: of, ...args }));
    pieces.push({ name: words.say("draw-piece", { piece }), seat: of });
  };
  if (value) add(seat < 0 ? "neutral" : "temple", { value }, seat);
  if (tile) add("tile", { value: tile });
  if (mexica >= 0) add("mexica", { value: 0 }, mexica);
  return { text: texts.slice(texts.length > 1 && under === "land" ? 1 : 0).join(", "), pieces };
}

export function areas(view: View, _insight: Insight, { spot_names, static_data }: GameData, words: Messages): Area[] {
  const [{ state }, data] = [view as MexicaView, static_data as MexicaData];
  const cells = data.cells.map(([x, y], cell) => {
    const place = spot_names[cell]!;
    return { place, x, y, ...describeCell(state, data, words, place, cell) } as Cell;
  });
  const rows = Array.from({ length: data.rows }, (_, y) => String(y + 1));
  return [{ name: words.say("name"), cells, rows, columns: [...data.letters] }];
}
