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

/** What lies or stands on a spot: its name, the seat that owns it or -1, and both in a few words. */
export interface Standing {
  name: string;
  seat: number;
  text: string;
}

/** Return the tile, its gems or ruin, its creature, the units and the scouts of a spot, as far as the viewer knows. */
export function piecesOn(view: ChichenView, data: ChichenData, words: Messages, spot: number): Standing[] {
  const { state } = view;
  const tile = data.tiles[state.tile[spot]!];
  const beast = data.kinds[state.creature[spot]!];
  const ruin = data.ruins[(state.ruin[spot] || 0) - 1];
  const ground = words.word(tile ? tile.name : spot ? "free-place" : "city");
  const gems = tile?.gem ? state.mines[data.gems.indexOf(tile.gem)]! : -1;
  const found: Standing[] = [
    { name: ground, seat: -1, text: words.say("cell-tile", { tile: ground, gems, points: ruin?.points ?? -1 }) },
  ];
  if (beast) {
    const text = words.say("cell-creature", { kind: beast.name, hearts: state.strength[spot]! || 0 });
    found.push({ name: words.word(beast.name), seat: -1, text });
  }
  for (const { seat, warriors, heroes } of unitsOn(view, spot)) {
    const names = heroes.map((type) => heroName(view, data, words, seat, type)).join(", ");
    const text = words.say("cell-units", { seat, warriors, heroes: names || "none" });
    found.push({ name: words.word("units"), seat, text });
  }
  for (const seat of seats(view).filter((seat) => state.scout[seat]![spot]))
    found.push({ name: words.word("scout"), seat, text: words.say("cell-scout", { seat }) });
  return found;
}

function heroName(view: ChichenView, data: ChichenData, words: Messages, seat: number, type: string): string {
  const card = data.heroes[view.state.hero_card[seat]![TYPES.indexOf(type as "a")]! - 1];
  return card ? words.say("draw-hero", { hero: card.name }) : words.word("hero");
}

/** Return the pieces on a spot in words. */
export function describeSpot(view: ChichenView, data: ChichenData, words: Messages, spot: number): string {
  return piecesOn(view, data, words, spot)
    .map(({ text }) => text)
    .join(", ");
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
