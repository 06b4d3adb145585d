// Places on the drawing of the board, in its own units.

export interface Spot {
  place: string;
  field: number;
  room: number; // the distance by which a finger may miss it, in fields
}

/** The fields as a grid of squares; a field is its number, row after row. */
export class Grid {
  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly size: number, // of a field
  ) {}

  get width(): number {
    return this.columns * this.size;
  }

  get height(): number {
    return this.rows * this.size;
  }

  /** The middle of a field. */
  x = (field: number): number => ((field % this.columns) + 0.5) * this.size;
  y = (field: number): number => (Math.floor(field / this.columns) + 0.5) * this.size;

  distance(one: number, other: number): number {
    return Math.hypot(this.x(other) - this.x(one), this.y(other) - this.y(one)) / this.size;
  }
}

/** The lit fields with room for fingers: half the way to the next one, unless there are too many of them. */
export function spotsOf(grid: Grid, lit: string[], fieldOf: Map<string, number>, many: boolean): Spot[] {
  const fields = lit.map((place) => fieldOf.get(place) ?? 0);
  const room = (field: number): number => {
    if (many) return 0.5;
    const apart = fields.map((other) => grid.distance(field, other)).filter((distance) => distance > 0);
    return Math.min(1.3, Math.max(0.5, Math.min(...apart, 3) / 2));
  };
  return lit.map((place, i) => ({ place, field: fields[i]!, room: room(fields[i]!) }));
}
