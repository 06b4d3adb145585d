// The board file of Mexica as a map: a change of a cell is followed by the doubles that lie there from the start.
import type { Values } from "../../box/paths";

export interface BoardFile extends Values {
  rows: string[];
  printed: string[];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
export const KINDS: Record<string, string> = { "~": "lake", "#": "land", S: "start", E: "crest", C: "canal" };

/** Return the file if a map can be drawn of it. */
export function asBoard(values: Values): BoardFile | null {
  const { rows, printed } = values;
  const grid =
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.every((row) => typeof row === "string" && row.length === String(rows[0]).length);
  return grid && Array.isArray(printed) ? (values as BoardFile) : null;
}

export const columns = (board: BoardFile) => board.rows[0]!.length;
export const size = (board: BoardFile) => columns(board) * board.rows.length;
export const letterAt = (board: BoardFile, cell: number) => board.rows.join("")[cell]!;
export const nameOf = (board: BoardFile, cell: number) =>
  `${LETTERS[cell % columns(board)]}${Math.floor(cell / columns(board)) + 1}`;

/** Return the cell of a name; -1 if there is none. */
export function cellOf(board: BoardFile, name: string): number {
  const [, letter, row] = name.match(/^([a-z])(\d+)$/) ?? [];
  const [x, y] = [LETTERS.indexOf(letter ?? "?"), Number(row) - 1];
  return x >= 0 && x < columns(board) && y >= 0 && y < board.rows.length ? y * columns(board) + x : -1;
}

/** Return the cells of the doubles that lie there from the start. */
export function doubles(board: BoardFile): [number, number][] {
  const pairs = board.printed.map((double) => String(double).split("-"));
  const cells = pairs.map(([one = "", other = ""]): [number, number] => [cellOf(board, one), cellOf(board, other)]);
  return cells.filter(([one, other]) => one >= 0 && other >= 0);
}

function put(rows: string[], cell: number, letter: string): string[] {
  const width = rows[0]!.length;
  return rows.map((row, y) =>
    y === Math.floor(cell / width) ? row.slice(0, cell % width) + letter + row.slice((cell % width) + 1) : row,
  );
}

/** Return the board with doubles on its canals: those that still fit, and others on canals side by side. */
function covered(board: BoardFile, known: [number, number][]): BoardFile {
  const canals = new Set(
    Array.from({ length: size(board) }, (_, cell) => cell).filter((cell) => letterAt(board, cell) === "C"),
  );
  const width = columns(board);
  const near = (one: number, other: number) =>
    Math.abs(one - other) === width ||
    (Math.abs(one - other) === 1 && Math.floor(one / width) === Math.floor(other / width));
  const found = known.filter(([one, other]) => canals.has(one) && canals.has(other) && near(one, other));
  for (const cell of found.flat()) canals.delete(cell);
  for (const cell of [...canals]) {
    const other = [...canals].find((next) => canals.has(cell) && near(cell, next));
    if (other === undefined) continue;
    found.push([cell, other]);
    canals.delete(cell);
    canals.delete(other);
  }
  const named = found
    .map((pair) => pair.toSorted((a, b) => a - b))
    .map(([a, b]) => `${nameOf(board, a!)}-${nameOf(board, b!)}`);
  return { ...board, printed: named };
}

/** Return the board with another letter on a cell. */
export function paint(board: BoardFile, cell: number, letter: string): BoardFile {
  return covered({ ...board, rows: put(board.rows, cell, letter) }, doubles(board));
}

/** Return the board with two cells exchanged. */
export function exchange(board: BoardFile, one: number, other: number): BoardFile {
  const rows = put(put(board.rows, one, letterAt(board, other)), other, letterAt(board, one));
  const moved = (cell: number) => (cell === one ? other : cell === other ? one : cell);
  return covered(
    { ...board, rows },
    doubles(board).map(([a, b]) => [moved(a), moved(b)]),
  );
}
