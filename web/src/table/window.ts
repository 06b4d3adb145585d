// The three compositions of a table, which depend on the window alone: on a desk the questions stand in a column beside
// the board and a drawer covers a part of it; on a phone they stand in a sheet below, or beside it when it lies on its
// side. The style sheets say the same: compact is `(max-width: 60rem), (max-height: 31rem)`.
import { MediaQuery } from "svelte/reactivity";

export const compact = new MediaQuery("(max-width: 60rem), (max-height: 31rem)");
export const beside = new MediaQuery("(max-width: 60rem) and (orientation: landscape), (max-height: 31rem)");

/** The shares of the board's box that stay free beside an open drawer: as the tracks of TableFrame have them. */
export interface Free {
  x: number;
  y: number;
}
export const WHOLE: Free = { x: 1, y: 1 };

/** Return what an open drawer leaves free of the board. */
export function freeBeside(open: boolean): Free {
  if (!open || beside.current) return WHOLE;
  return compact.current ? { x: 1, y: 0.42 } : { x: 0.58, y: 1 };
}

/** A part of a drawing, from its left and top. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 0.04; // of the drawing, beside what must be seen

/** Return the part of a drawing to show in the free part of its box: as large as before if all points fit in there. */
export function partToShow(whole: Part, free: Free, points: [number, number][]): Part {
  const along = (at: number, size: number, share: number, places: number[]) => {
    if (share === 1 || !places.length) return [at, size * share] as const;
    const margin = MARGIN * size;
    const first = Math.max(at, Math.min(...places) - margin);
    const last = Math.min(at + size, Math.max(...places) + margin);
    const shown = Math.max(size * share, last - first);
    return [Math.min(Math.max(at, last - shown), first), shown] as const;
  };
  const [x, width] = along(
    whole.x,
    whole.width,
    free.x,
    points.map((point) => point[0]),
  );
  const [y, height] = along(
    whole.y,
    whole.height,
    free.y,
    points.map((point) => point[1]),
  );
  return { x, y, width, height };
}
