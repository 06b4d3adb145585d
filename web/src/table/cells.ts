// The cells of a board in words, for readers who walk through it by keys; a game says what lies where.
import type { GameData, Insight, View } from "../api/types";
import type { Messages } from "../i18n/messages";

/** A piece, a building or a kind of ground on a cell: its name, and the seat that owns it or -1. */
export interface Piece {
  name: string;
  seat: number;
}

export interface Cell {
  place: string;
  text: string; // what lies there, without the name of the place
  pieces: Piece[];
  x: number;
  y: number;
}

/** A part of a board, such as the map; its rows and columns may have names. */
export interface Area {
  name: string;
  cells: Cell[];
  rows?: string[];
  columns?: string[];
}

export interface CellsModule {
  areas: (view: View, insight: Insight, data: GameData, words: Messages) => Area[];
}

const modules = import.meta.glob<CellsModule>("../games/*/cells.ts");

/** Fetch how a game describes its cells; nothing if it has no board. */
export async function cellsOf(game: string): Promise<CellsModule | undefined> {
  return modules[`../games/${game}/cells.ts`]?.();
}

/** Return the cells row by row, each from left to right. */
export function rowsOf({ cells }: Area): Cell[][] {
  const heights = [...new Set(cells.map(({ y }) => y))].sort((one, other) => one - other);
  return heights.map((y) => cells.filter((cell) => cell.y === y).sort((one, other) => one.x - other.x));
}

const APART = 0.5; // columns: on hexagons the next row lies half a cell aside

/** Return the next cell in a direction, over gaps too: up and down in the same column if there is one. */
export function neighbour({ cells }: Area, from: Cell, [dx, dy]: [number, number]): Cell | undefined {
  const far = (cell: Cell) => (cell.x - from.x) * dx + (cell.y - from.y) * dy;
  const aside = (cell: Cell) => (dy ? Math.abs(cell.x - from.x) : 0);
  const ahead = cells.filter((cell) => far(cell) > 0 && (dy || cell.y === from.y));
  const straight = ahead.filter((cell) => aside(cell) <= APART);
  const order = (one: Cell, other: Cell) => far(one) + aside(one) / 4 - far(other) - aside(other) / 4;
  return (straight.length ? straight : ahead).sort(order)[0];
}
