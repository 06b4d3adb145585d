// Actions are numbers; this is what they mean. No rules here: only names, places, and narrowing by clicks.
import type { ActionTable, Block } from "./wire";

export interface Action {
  id: number;
  verb: string;
  args: string[];
  spots: string[];
  text: string;
}

export class Actions {
  private known = new Map<number, Action>();

  constructor(private table: ActionTable) {}

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

  private decode(id: number): Action {
    const block = this.block(id);
    const args: string[] = [];
    const spots: string[] = [];
    let offset = id - block.base;
    for (let part = block.parts.length - 1; part >= 0; part--) {
      const texts = block.parts[part]!;
      const i = offset % texts.length;
      offset = Math.floor(offset / texts.length);
      args.unshift(texts[i]!);
      spots.unshift(...(block.spots[part]?.[i] ?? []));
    }
    return { id, verb: block.verb, args, spots, text: [block.verb, ...args].join(" ") };
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

/** What was chosen so far: a verb, places in the order of the clicks, words. */
export interface Choice {
  verb: string;
  spots: string[];
  words: string[];
}

export const nothing: Choice = { verb: "", spots: [], words: [] };

function begins(whole: string[], start: string[]): boolean {
  return start.every((item, i) => whole[i] === item);
}

/** The words of an action that point nowhere, in order. */
function words(action: Action): string[] {
  return action.args.filter((arg) => !action.spots.some((spot) => arg === spot || arg.split(/[ -]/).includes(spot)));
}

export function narrowed(actions: Action[], choice: Choice): Action[] {
  return actions.filter(
    (action) =>
      (!choice.verb || action.verb === choice.verb) &&
      begins(action.spots, choice.spots) &&
      begins(words(action), choice.words),
  );
}

/** What can be chosen next: verbs, places, words. */
export function next(actions: Action[], choice: Choice): { verbs: string[]; spots: string[]; words: string[] } {
  const left = narrowed(actions, choice);
  const unique = (items: (string | undefined)[]) => [...new Set(items.filter((item) => item !== undefined))] as string[];
  return {
    verbs: choice.verb ? [] : unique(left.map((action) => action.verb)),
    spots: unique(left.map((action) => action.spots[choice.spots.length])),
    words: unique(left.map((action) => words(action)[choice.words.length])),
  };
}
