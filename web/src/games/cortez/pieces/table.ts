// Parts of a view of Cortez.
import type { Cards, CortezState, CortezView } from "../types";

export const NOBODY = -1;
export const NOWHERE = -1;

export const count = (cards: Cards | null | undefined): number =>
  typeof cards === "number" ? cards : (cards ?? []).reduce((sum, n) => sum + n, 0);

/** The cards of a bag one by one, as indices of their kinds. */
export const each = (cards: Cards | null | undefined): number[] =>
  Array.isArray(cards) ? cards.flatMap((n, kind) => Array.from({ length: n }, () => kind)) : [];

/** The nation of a figure that is there: 0 Aztec, 1 Spaniard. */
export const nation = (t: CortezState, code: number, own: number): number =>
  code < own ? code - 1 : t.colour[code - own]! & 1;

export const owner = (code: number, own: number): number => (code < own ? NOBODY : code - own);

export const isMine = (view: CortezView): boolean => view.seat !== null && view.to_act.includes(view.seat);

/** A name of the old language, as one writes it. */
export const named = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());
