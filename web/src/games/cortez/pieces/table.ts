// The view of Cortez as its drawings read it; patolli/games/cortez/state.py says what each field means.
import type { View } from "../../../api/types";

export type Cards = number[] | number; // a bag by kind, or only its size
type Frame = View["stack"][number];

export interface Table {
  colour: number[];
  limit: number;
  rounds: number;
  active: number;
  round: number;
  flips: number;
  proposed: number;
  events: number[];
  treasures: number[];
  lost: number;
  figure: number[];
  down: number[];
  march: number;
  lifted: number;
  supply: Cards[];
  war: Cards[];
  bribes: Cards[];
  mission: (number | null)[];
  deck: Cards;
  discard: number[];
  war_deck: Cards[];
  pile: Cards;
  used: number[];
  known: number[][];
}

export const NOBODY = -1;
export const NOWHERE = -1;

export const table = (view: View): Table => view.state as unknown as Table;

/** The frame of this name that is nearest to the top. */
export function find(view: View, frame: string): Frame | undefined {
  return [...view.stack].reverse().find((entry) => entry.frame === frame);
}

export const top = (view: View): Frame | undefined => view.stack[view.stack.length - 1];

export const count = (cards: Cards | null | undefined): number =>
  typeof cards === "number" ? cards : (cards ?? []).reduce((sum, n) => sum + n, 0);

/** The cards of a bag one by one, as indices of their kinds. */
export const each = (cards: Cards | null | undefined): number[] =>
  Array.isArray(cards) ? cards.flatMap((n, kind) => Array.from({ length: n }, () => kind)) : [];

/** The nation of a figure that is there: 0 Aztec, 1 Spaniard. */
export const nation = (t: Table, code: number, own: number): number =>
  code < own ? code - 1 : t.colour[code - own]! & 1;

export const owner = (code: number, own: number): number => (code < own ? NOBODY : code - own);

export const isMine = (view: View): boolean => view.seat !== null && view.to_act.includes(view.seat);

/** A name of the old language, as one writes it. */
export const named = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());
