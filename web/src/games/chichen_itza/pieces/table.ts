// What a view of Chichén Itzá says; the fields are explained in patolli/games/chichen_itza/state.py and battle.py.
import type { View } from "../../../api/types";
import type { Words } from "../../../i18n/messages";

export const TYPES = ["a", "b", "c"] as const;
export const GROUP = -2; // where heroes of a running group are

export type Frame = { frame: string } & Record<string, any>;

/** The frame of this name that is nearest to the top. */
export function find(view: View, name: string): Frame | undefined {
  return view.stack.findLast((frame) => frame.frame === name);
}

export const top = (view: View): Frame | undefined => view.stack.at(-1);
export const seats = (view: View): number[] => Array.from({ length: view.players }, (_, seat) => seat);
export const asked = (view: View): boolean => view.seat !== null && view.to_act.includes(view.seat);

/** The types of the heroes of a seat on a spot. */
export function heroesAt(view: View, seat: number, spot: number): string[] {
  return TYPES.filter((_, i) => view.state.hero_at[seat][i] === spot);
}

export interface Units {
  seat: number;
  warriors: number;
  heroes: string[];
}

/** The units of all seats on a spot. */
export function unitsOn(view: View, spot: number): Units[] {
  return seats(view)
    .map((seat) => ({ seat, warriors: view.state.warriors[seat][spot] as number, heroes: heroesAt(view, seat, spot) }))
    .filter(({ warriors, heroes }) => warriors || heroes.length);
}

export const countCards = (hand: number | number[]): number =>
  typeof hand === "number" ? hand : hand.reduce((a, b) => a + b, 0);

/** The dice of a pool one by one. */
export function pool(dice: number[]): number[] {
  return dice.flatMap((count, number) => Array.from({ length: count }, () => number));
}

/** The turn of the action phase that runs, from 1, and whose it is; 0 in other phases. */
export function turn(view: View, step: number): { turn: number; seat: number } {
  const round = find(view, "Round");
  if (!round || round.step !== step || !round.at) return { turn: 0, seat: -1 };
  return { turn: 1 + Math.floor((round.at - 1) / view.players), seat: view.state.order[(round.at - 1) % view.players] };
}

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What lies on a place, in words. */
export function told(view: View, scene: Record<string, any>, words: Words, spot: number): string {
  const { state } = view;
  const tile = scene.tiles[state.tile[spot]];
  const parts = [tile ? words.word(tile.name) : words.word("city")];
  if (state.creature[spot] >= 0)
    parts.push(`${words.word(scene.kinds[state.creature[spot]].name)} ${state.strength[spot] || "?"}`);
  for (const { seat, warriors, heroes } of unitsOn(view, spot))
    parts.push(`${words.label(seat)} ${warriors}${heroes.join("")}`);
  return parts.join(", ");
}

// Hexagons with a point at the top

export const SIDE = 60;
export const WIDTH = SIDE * Math.sqrt(3);
export const centre = ([q, r]: [number, number]): [number, number] => [WIDTH * (q + r / 2), SIDE * 1.5 * r];

export function hexagon(x: number, y: number, side = SIDE): string {
  const half = (side * Math.sqrt(3)) / 2;
  return `M${x} ${y - side}l${half} ${side / 2}v${side}l${-half} ${side / 2}l${-half} ${-side / 2}v${-side}Z`;
}

/** The outline of the city: of two cells side by side as one shape, else of each. */
export function outlined(cells: [number, number][], side: number): string {
  const [one, two] = cells.map(centre);
  if (!one || !two || cells.length > 2 || one[1] !== two[1])
    return cells.map((cell) => hexagon(...centre(cell), side)).join("");
  const half = (side * Math.sqrt(3)) / 2;
  const [far, notch] = [two[0] - one[0], side - SIDE / 2];
  const corners = [
    [-half, -side / 2],
    [0, -side],
    [far / 2, -notch],
    [far, -side],
    [far + half, -side / 2],
    [far + half, side / 2],
    [far, side],
    [far / 2, notch],
    [0, side],
    [-half, side / 2],
  ];
  return `M${corners.map(([x, y]) => `${one[0] + x!} ${one[1] + y!}`).join("L")}Z`;
}
