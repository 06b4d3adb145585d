// The faces of the cards of Cortez, from the data and the messages.
import type { Messages } from "../../../i18n/messages";
import type { CortezData } from "../types";

type Scene = CortezData;

export interface Face {
  icon: string;
  name: string;
  value: number | string;
  tone: "supply" | "war" | "bribe" | "mission" | "back";
  hint?: string;
}

/** A card in hand: a click plays it, unless it is off now. */
export type Held = Face & { play: () => void; off: boolean };

/** A card on the table, which a click may take back. */
export type Laid = Face & { play?: () => void };

/** Cards that follow each other and are alike become one. */
export function stacked<T extends Face>(cards: T[]): (T & { n: number })[] {
  const found: (T & { n: number })[] = [];
  for (const card of cards) {
    const last = found[found.length - 1];
    if (last && last.icon === card.icon && last.value === card.value) last.n++;
    else found.push({ ...card, n: 1 });
  }
  return found;
}

const NATION_SIGN = ["war-aztec", "war-spaniard"] as const;

export const warSign = (nation: number): string => NATION_SIGN[nation] ?? NATION_SIGN[0];

export function supply(data: Scene, words: Messages, kind: number): Face {
  const word: string = data.supplies.words[kind]!;
  return { icon: word, name: words.word(word), value: data.supplies.value[kind]!, tone: "supply" };
}

/** A war card by its index, value - 1. */
export function war(words: Messages, nation: number, index: number): Face {
  return { icon: warSign(nation), name: words.say("draw-war"), value: index + 1, tone: "war" };
}

export const back = (words: Messages, nation: number): Face => ({
  icon: warSign(nation),
  name: words.say("draw-hidden"),
  value: "?",
  tone: "back",
});

export function bribe(data: Scene, words: Messages, kind: number): Face {
  const word: string = data.bribes.words[kind]!;
  const points = /^vp(\d)$/.exec(word);
  return {
    icon: points ? "points" : word,
    name: words.word(word),
    value: points?.[1] ?? "",
    tone: "bribe",
    hint: words.say("draw-bribe", { card: word }),
  };
}

export const mission = (words: Messages, temple: number): Face => ({
  icon: "temple",
  name: words.say("draw-mission"),
  value: temple,
  tone: "mission",
  hint: words.say("draw-mission-hint", { temple }),
});
