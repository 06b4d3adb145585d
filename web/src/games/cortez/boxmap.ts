// The board file of Cortez as a map: a change of a field is followed by the lists that name it.
import type { Values } from "../../box/paths";

export interface BoardFile extends Values {
  terrain: string[];
  starts: string[];
  harbours: string[];
  villages: Record<string, { field: string; number: number }>;
  bridges: Record<string, string>;
  gates: Record<string, string[]>;
  guards: Record<string, { first: string[]; second: string[] }>;
}

export const KINDS: Record<string, string> = {
  ".": "land",
  "~": "water",
  "=": "dike",
  "+": "bridge",
  h: "harbour",
  1: "village",
  2: "village",
  3: "village",
};
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const CITY = "ABCDEFGHIJKLMNOPQRSTUVWXY";
const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

const isTable = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const isGrid = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === "string" && row.length === value[0].length);

/** Return the file if a map can be drawn of it; the fault that prevents that stands beside it. */
export function asBoard(values: Values): BoardFile | null {
  const { terrain, starts, harbours, villages, bridges, gates, guards } = values;
  const lists = isGrid(terrain) && isGrid(starts) && Array.isArray(harbours);
  const tables = [villages, bridges, gates, guards].every(isTable);
  return lists && tables ? (values as BoardFile) : null;
}

export const columns = (board: BoardFile) => board.terrain[0]!.length;
export const size = (board: BoardFile) => columns(board) * board.terrain.length;
export const signAt = (board: BoardFile, field: number) => board.terrain.join("")[field]!;
export const figureAt = (board: BoardFile, field: number) => board.starts.join("")[field] ?? ".";
export const kindOf = (sign: string) => KINDS[sign] ?? "city";
export const cityNumber = (sign: string) => CITY.indexOf(sign) + 1;

export function nameOf(board: BoardFile, field: number): string {
  const number = cityNumber(signAt(board, field));
  return number ? `tn${number}` : `${LETTERS[field % columns(board)]}${Math.floor(field / columns(board)) + 1}`;
}

/** Return the field of a name, which may be that of a city field; -1 if there is none. */
export function fieldOf(board: BoardFile, name: unknown): number {
  const [, city, letter, row] = String(name).match(/^(?:tn(\d+)|([a-z])(\d+))$/) ?? [];
  if (city) return board.terrain.join("").indexOf(CITY[Number(city) - 1] ?? "?");
  if (!letter) return -1;
  const [x, y] = [LETTERS.indexOf(letter), Number(row) - 1];
  return x < columns(board) && y >= 0 && y < board.terrain.length ? y * columns(board) + x : -1;
}

/** Return the word under which a table names a field. */
export function wordOf(board: BoardFile, field: number): string {
  const village = Object.entries(board.villages).find(([, { field: name }]) => fieldOf(board, name) === field);
  const bridge = Object.entries(board.bridges).find(([, name]) => fieldOf(board, name) === field);
  return (village ?? bridge)?.[0] ?? "";
}

function put(rows: string[], field: number, sign: string): string[] {
  const width = rows[0]!.length;
  return rows.map((row, y) =>
    y === Math.floor(field / width) ? row.slice(0, field % width) + sign + row.slice((field % width) + 1) : row,
  );
}

/** Return a word that no key is yet: village-a, village-b ... */
function fresh(known: Record<string, unknown>, stem: string): string {
  for (const letter of LETTERS) if (!(`${stem}-${letter}` in known)) return `${stem}-${letter}`;
  return `${stem}-${LETTERS}`;
}

/** Return words by field: those that stay, and others for fields without one, first the words that became free. */
function renamed(old: Record<string, number>, fields: number[], stem: string): [string, number][] {
  const kept = Object.entries(old).filter(([, field]) => fields.includes(field));
  const free = Object.keys(old).filter((word) => !kept.some(([name]) => name === word));
  const known: Record<string, number> = Object.fromEntries(kept);
  for (const field of fields) {
    if (Object.values(known).includes(field)) continue;
    known[free.shift() ?? fresh({ ...old, ...known }, stem)] = field;
  }
  return Object.entries(known);
}

/** Return the board with lists that name the fields of its map; `before` tells which words they had. */
function listed(board: BoardFile, before: BoardFile, moved: (field: number) => number): BoardFile {
  const all = Array.from({ length: size(board) }, (_, field) => field);
  const of = (kind: string) => all.filter((field) => kindOf(signAt(board, field)) === kind);
  const old = (name: unknown) => moved(fieldOf(before, name));
  const names = (fields: number[]) => fields.map((field) => nameOf(board, field));
  const villages = Object.fromEntries(Object.entries(before.villages).map(([word, { field }]) => [word, old(field)]));
  const bridges = Object.fromEntries(Object.entries(before.bridges).map(([word, field]) => [word, old(field)]));
  const harbours = before.harbours.map(old).filter((field) => kindOf(signAt(board, field) ?? "") === "harbour");
  return {
    ...board,
    harbours: names([...new Set([...harbours, ...of("harbour")])]),
    villages: Object.fromEntries(
      renamed(villages, of("village"), "village").map(([word, field]) => [
        word,
        { field: nameOf(board, field), number: Number(signAt(board, field)) },
      ]),
    ),
    bridges: Object.fromEntries(
      renamed(bridges, of("bridge"), "bridge").map(([word, field]) => [word, nameOf(board, field)]),
    ),
    gates: gates(board),
  };
}

/** Return the gates: each dike beside a field of the city; those that were there keep their words. */
function gates(board: BoardFile): Record<string, string[]> {
  const width = columns(board);
  const pairs: [string, string][] = [];
  for (let field = 0; field < size(board); field++) {
    if (kindOf(signAt(board, field)) !== "dike") continue;
    for (const [dx, dy] of SIDES) {
      const [x, y] = [(field % width) + dx, Math.floor(field / width) + dy];
      const other = x >= 0 && x < width && y >= 0 && y < board.terrain.length ? y * width + x : -1;
      if (other >= 0 && kindOf(signAt(board, other)) === "city")
        pairs.push([nameOf(board, field), nameOf(board, other)]);
    }
  }
  const found: Record<string, string[]> = {};
  const old = Object.entries(board.gates);
  for (const pair of pairs) {
    const word = old.find(([, names]) => Array.isArray(names) && names.join() === pair.join())?.[0];
    found[word ?? fresh({ ...board.gates, ...found }, "gate")] = pair;
  }
  return found;
}

const stays = (field: number) => field;

/** Return the board with another terrain on a field. */
export function paint(board: BoardFile, field: number, sign: string): BoardFile {
  return listed({ ...board, terrain: put(board.terrain, field, sign) }, board, stays);
}

/** Return the board with the terrain of two fields exchanged: a village goes with its name. */
export function exchange(board: BoardFile, one: number, other: number): BoardFile {
  const terrain = put(put(board.terrain, one, signAt(board, other)), other, signAt(board, one));
  const moved = (field: number) => (field === one ? other : field === other ? one : field);
  return listed({ ...board, terrain }, board, moved);
}

/** Return the sign of a figure of both nations, which tells if it stands in the city. */
const mixed = (board: BoardFile, field: number, sign: string) =>
  sign.toLowerCase() === "b" ? (cityNumber(signAt(board, field)) ? "B" : "b") : sign;

export function putFigure(board: BoardFile, field: number, sign: string): BoardFile {
  return { ...board, starts: put(board.starts, field, mixed(board, field, sign)) };
}

/** Return the board with the figures of two fields exchanged; guards are named by their new fields. */
export function exchangeFigures(board: BoardFile, one: number, other: number): BoardFile {
  const [a, b] = [figureAt(board, one), figureAt(board, other)];
  const moved = putFigure(putFigure(board, one, b), other, a);
  const rename = (name: string) => {
    const field = fieldOf(board, name);
    return field === one ? nameOf(board, other) : field === other ? nameOf(board, one) : name;
  };
  const guards = Object.entries(board.guards).map(([word, { first, second }]) => [
    word,
    { first: first.map(rename), second: second.map(rename) },
  ]);
  return { ...moved, guards: Object.fromEntries(guards) };
}

/** Return the board with another word for a village or bridge. */
export function rename(board: BoardFile, old: string, word: string): BoardFile {
  const swap = <T>(table: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(table).map(([key, value]) => [key === old ? word : key, value]));
  return { ...board, villages: swap(board.villages), bridges: swap(board.bridges) };
}
