// Parts of a view of Chichén Itzá, and the geometry of its land.
import type { Messages } from "../../../i18n/messages";
import type { ChichenData, ChichenView } from "../types";

export const TYPES = ["a", "b", "c"] as const;
export const GROUP = -2; // where heroes of a running group are

export const seats = (view: ChichenView): number[] => Array.from({ length: view.players }, (_, seat) => seat);
export const asked = (view: ChichenView): boolean => view.seat !== null && view.to_act.includes(view.seat);

/** The types of the heroes of a seat on a spot. */
export function heroesAt(view: ChichenView, seat: number, spot: number): string[] {
  return TYPES.filter((_, i) => view.state.hero_at[seat]![i]! === spot);
}

export interface Units {
  seat: number;
  warriors: number;
  heroes: string[];
}

/** The units of all seats on a spot. */
export function unitsOn(view: ChichenView, spot: number): Units[] {
  return seats(view)
    .map((seat) => ({
      seat,
      warriors: view.state.warriors[seat]![spot]! as number,
      heroes: heroesAt(view, seat, spot),
    }))
    .filter(({ warriors, heroes }) => warriors || heroes.length);
}

export const countCards = (hand: number | number[]): number =>
  typeof hand === "number" ? hand : hand.reduce((a, b) => a + b, 0);

/** The dice of a pool one by one. */
export function pool(dice: number[]): number[] {
  return dice.flatMap((count, number) => Array.from({ length: count }, () => number));
}

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Return the pieces on a spot in words. */
export function describeSpot(view: ChichenView, data: ChichenData, words: Messages, spot: number): string {
  const { state } = view;
  const tile = data.tiles[state.tile[spot]!]!;
  const parts = [words.word(tile ? tile.name : spot ? "free-place" : "city")];
  if (state.creature[spot]! >= 0)
    parts.push(`${words.word(data.kinds[state.creature[spot]!]!.name)} ${state.strength[spot]! || "?"}`);
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
