// Actions are numbers; this is what they mean. No rules here: only names, places, and narrowing by clicks.
import type { Block, GameData, SharedData } from "../api/types";

export interface Action {
  id: number;
  verb: string;
  args: string[];
  spots: string[];
  groups: string[][]; // the places of each part: within a part they are chosen in any order
  words: string[]; // what is left of the parts when the places are taken out
  text: string;
}

const MOST_CANDIDATES = 8;

/** Verbs that finish something, for the button that never moves. */
export const ENDS = ["end", "done", "pass"];

export class Actions {
  private data: SharedData;
  private known = new Map<number, Action>();

  constructor(private table: GameData) {
    this.data = table.static_data as SharedData;
  }

  get(id: number): Action {
    let action = this.known.get(id);
    if (!action) {
      action = this.decode(id);
      this.known.set(id, action);
    }
    return action;
  }

  all(runs: [number, number][] = []): Action[] {
    return runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => this.get(first + i)));
  }

  /** Return the cost of a verb with these words. */
  cost(verb: string, words: string[] = []): Record<string, number | string> {
    const costs = this.data.costs ?? {};
    return costs[[verb, ...words].join(" ")] ?? costs[verb] ?? {};
  }

  /** Say if an answer to this question is so small a step that nobody need confirm it. */
  light(frame: string, verb: string): boolean {
    return (this.data.light ?? {})[frame]?.includes(verb) ?? false;
  }

  /** Return the costs of these actions, from the cheapest to the dearest. */
  costs(actions: Action[]): Record<string, number | string> {
    const all = actions.map((action) => this.cost(action.verb, action.words));
    const span = (thing: string) => {
      const prices = [...new Set(all.map((cost) => cost[thing] ?? 0))].sort((a, b) => Number(a) - Number(b));
      return prices.length > 1 ? `${prices[0]}–${prices.at(-1)}` : prices[0]!;
    };
    return Object.fromEntries(all.flatMap((cost) => Object.keys(cost)).map((thing) => [thing, span(thing)]));
  }

  /** All verbs of the game. */
  get verbs(): string[] {
    return [...new Set(this.table.blocks.map((block) => block.verb))];
  }

  /** Verbs that can point at a place, offered or not. */
  verbsAt(spot: string): string[] {
    const found = this.table.blocks.filter((block) =>
      block.spots.some((part) => part.some((spots) => spots.includes(spot))),
    );
    return [...new Set(found.map((block) => block.verb))];
  }

  /** Some actions of a verb that point at these places in this order and begin with these words, offered or not. */
  candidates(verb: string, spots: string[], words: string[] = []): Action[] {
    const found: Action[] = [];
    const walk = (block: Block, part: number, offset: number, left: string[]): void => {
      if (found.length >= MOST_CANDIDATES) return;
      if (part === block.arguments.length) {
        const action = left.length ? null : this.get(block.base + offset);
        if (action && begins(action.words, words)) found.push(action);
        return;
      }
      const size = block.arguments[part]!.length;
      for (let i = 0; i < size && found.length < MOST_CANDIDATES; i++) {
        const own = block.spots[part]?.[i] ?? [];
        if (own.length && left.length && !own.includes(left[0]!)) continue;
        walk(
          block,
          part + 1,
          offset * size + i,
          left.filter((spot) => !own.includes(spot)),
        );
      }
    };
    for (const block of this.table.blocks) if (block.verb === verb) walk(block, 0, 0, spots);
    return found;
  }

  private decode(id: number): Action {
    const block = this.block(id);
    const args: string[] = [];
    const groups: string[][] = [];
    let offset = id - block.base;
    for (let part = block.arguments.length - 1; part >= 0; part--) {
      const texts = block.arguments[part]!;
      const i = offset % texts.length;
      offset = Math.floor(offset / texts.length);
      args.unshift(texts[i]!);
      groups.unshift(block.spots[part]?.[i] ?? []);
    }
    const words = args.map((arg, part) => wordOf(arg, groups[part]!)).filter(Boolean);
    return { id, verb: block.verb, args, spots: groups.flat(), groups, words, text: [block.verb, ...args].join(" ") };
  }

  private block(id: number): Block {
    const { blocks } = this.table;
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (blocks[middle]!.base <= id) low = middle;
      else high = middle - 1;
    }
    return blocks[low]!;
  }
}

/** Return an argument without its spots; empty if it only names a spot by another name. */
function wordOf(arg: string, spots: string[]): string {
  if (!spots.length) return arg;
  const pieces = arg.split(/[ -]/);
  return pieces.some((piece) => spots.includes(piece))
    ? pieces.filter((piece) => !spots.includes(piece)).join(" ")
    : "";
}

/** The choice so far: a verb, spots in the order of the clicks, words. */
export interface Choice {
  verb: string;
  spots: string[];
  words: string[];
}

export const nothing: Choice = { verb: "", spots: [], words: [] };

/** The places that can come next after those chosen; null if the action does not point at the chosen ones. */
function spotsLeft(action: Action, chosen: string[]): string[] | null {
  let at = 0;
  for (const group of action.groups) {
    const taken = chosen.slice(at, at + group.length);
    if (new Set(taken).size < taken.length || !taken.every((spot) => group.includes(spot))) return null;
    at += taken.length;
    if (taken.length < group.length) return group.filter((spot) => !taken.includes(spot));
  }
  return at === chosen.length ? [] : null;
}

const begins = (whole: string[], start: string[]) => start.every((item, i) => whole[i] === item);

export function narrowed(actions: Action[], choice: Choice): Action[] {
  return actions.filter(
    (action) =>
      (!choice.verb || action.verb === choice.verb) &&
      begins(action.words, choice.words) &&
      spotsLeft(action, choice.spots),
  );
}

/** Actions that are complete with what was chosen, as a canal of one cell is when canals of two begin there too. */
export function complete(actions: Action[], choice: Choice): Action[] {
  return narrowed(actions, choice).filter(
    (action) => action.spots.length === choice.spots.length && action.words.length === choice.words.length,
  );
}

export interface Open {
  verbs: string[];
  spots: string[];
  words: string[];
}

/** Return the next choices: verbs, spots, words. */
export function next(actions: Action[], choice: Choice): Open {
  const left = narrowed(actions, choice);
  const unique = (items: (string | undefined)[]) =>
    [...new Set(items.filter((item) => item !== undefined))] as string[];
  return {
    verbs: choice.verb ? [] : unique(left.map((action) => action.verb)),
    spots: unique(left.flatMap((action) => spotsLeft(action, choice.spots) ?? [])),
    words: unique(left.map((action) => action.words[choice.words.length])),
  };
}
