// Figures have no names; to let them walk, each gets a number that it keeps from one view to the next.
export interface Piece {
  id: number;
  field: number;
  code: number;
  marching?: boolean;
}

/** The figures of a view, with the numbers they had before: where they stood, else where one like them is missing. */
export function follow(before: Piece[], figures: number[], march: number, marcher: number, own: number): Piece[] {
  const now: Omit<Piece, "id">[] = figures.flatMap((code, field) => (code ? [{ field, code }] : []));
  if (march >= 0) now.push({ field: march, code: marcher, marching: true });
  const left = new Set(before);
  const take = (fits: (old: Piece) => boolean): number | undefined => {
    for (const old of left) if (fits(old) && left.delete(old)) return old.id;
    return undefined;
  };
  let fresh = Math.max(-1, ...before.map((piece) => piece.id));
  const found: (number | undefined)[] = now.map(({ field, code, marching }) =>
    take((old) => old.field === field && old.code === code && old.marching === marching),
  );
  now.forEach((piece, i) => (found[i] ??= take((old) => old.code === piece.code)));
  now.forEach(
    (piece, i) => (found[i] ??= take((old) => old.field === piece.field && old.code < own !== piece.code < own)),
  );
  return now.map((piece, i) => ({ ...piece, id: found[i] ?? ++fresh })).sort((a, b) => a.id - b.id);
}
