// The geometry of the drawing: cells on a grid that is turned on its side where the screen is narrow.
import type { Point } from "./outline";
import type { MexicaData } from "../types";

export const SIZE = 40; // of a cell
export const FIELD = 32; // of the score loop
export const NARROW = "(max-width: 700px) and (orientation: portrait)"; // there the island is turned
export const NEUTRAL = 4; // the owner of a neutral temple
export const NOBODY = 5; // of a cell without temple
const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]; // north, east, south, west

export interface Island {
  turned: boolean;
  width: number;
  height: number;
  left: number; // of the grid
  top: number;
  columns: number; // of the grid as it is drawn
  rows: number;
  grid: (x: number, y: number) => Point; // column and row of a place as it is drawn
  cells: Point[]; // by number, as drawn
  number: Map<string, number>; // of a cell by "column,row" as drawn
}

export function island(data: MexicaData, turned: boolean): Island {
  const columns = data.columns as number;
  const rows = data.rows as number;
  const grid = (x: number, y: number): Point => (turned ? [rows - 1 - y, x] : [x, y]);
  const cells = (data.cells as [number, number][]).map(([x, y]) => grid(x, y));
  const number = new Map(cells.map(([x, y], cell) => [`${x},${y}`, cell]));
  return turned
    ? {
        turned,
        grid,
        cells,
        number,
        columns: rows,
        rows: columns,
        left: 26,
        top: 26,
        width: rows * SIZE + 36,
        height: columns * SIZE + 36,
      }
    : { turned, grid, cells, number, columns, rows, left: 60, top: 76, width: 30 * FIELD, height: 22 * FIELD };
}

/** The way of a side of a cell as drawn: 0 north to 3 west. */
export function toward(side: number, turned: boolean): Point {
  return SIDES[(side + (turned ? 1 : 0)) % 4]!;
}

/** The land that hangs together: for each piece the numbers of its cells. */
export function pieces(shape: Island, canal: number[]): number[][] {
  const open = new Set([...shape.cells.keys()].filter((cell) => !canal[cell]));
  const found: number[][] = [];
  for (const first of open) {
    const piece = [first];
    open.delete(first);
    for (const cell of piece) {
      const [x, y] = shape.cells[cell]!;
      for (const [dx, dy] of SIDES) {
        const other = shape.number.get(`${x + dx},${y + dy}`);
        if (other !== undefined && open.delete(other)) piece.push(other);
      }
    }
    found.push(piece);
  }
  return found;
}
