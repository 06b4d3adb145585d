// Typed actions: in the notation of the records, or in the words of the buttons.
import type { Messages } from "../i18n/messages";
import { nothing, type Action, type Actions } from "./actions";

/** Return a text without case, accents and punctuation: only these words are compared. */
export function plain(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** An action with all the texts that mean it. */
interface Typable {
  action: Action;
  label: string; // as its button says it
  texts: string[]; // plain: notation, button, button with the places as they are written in the notation
  loose: string; // plain: what the verb does, in a sentence, for readers who remember only that
  named: string[]; // plain: what must have been typed before the action is named whole
}

/** What typed words can mean. */
export interface Meanings {
  fitting: Typable[];
  meant: Action | null; // the only one that fits, or the one that is named whole
}

const LONGEST = 3; // words of the name of a place
const NUMBER = /^\d+$/;
const NOTHING: Meanings = { fitting: [], meant: null };

/** The legal actions of a question with the words that a reader may type for them. */
export class Vocabulary {
  private typable: Typable[];

  constructor(legal: Action[], words: Messages, frame: string) {
    this.typable = legal.map((action) => typable(action, words, frame));
  }

  /** Return the actions that begin so, or have these words in this order. */
  meanings(typed: string): Meanings {
    const wanted = plain(typed);
    if (!wanted) return NOTHING;
    const exact = this.typable.filter(({ texts }) => texts.includes(wanted));
    const notation = exact.find(({ action }) => plain(action.text) === wanted);
    const asked = wanted.split(" ");
    const nearest: ((of: Typable) => boolean)[] = [
      ({ texts }) => texts.some((text) => text.startsWith(wanted) || inOrder(text, asked, equal)),
      ({ texts }) => texts.some((text) => inOrder(text, asked)),
      ({ loose }) => inOrder(loose, asked),
    ];
    const fitting = nearest.map((fits) => this.typable.filter(fits)).find((found) => found.length) ?? [];
    const whole = fitting.filter(({ named }) => named.every((word) => asked.includes(word)));
    const only = [notation ? [notation] : exact, fitting, whole].find((found) => found.length === 1);
    return { fitting, meant: only?.[0]!.action ?? null };
  }

  /** Return a longer text on which all that begins so agrees, else nothing. */
  completion(typed: string): string {
    const wanted = plain(typed);
    const begun = ({ action, label }: Typable) =>
      [action.text, label.toLowerCase()].find((text) => plain(text).startsWith(wanted));
    const texts = this.meanings(typed).fitting.map(begun);
    const found = texts.filter((text) => text !== undefined);
    if (!wanted || !found.length || found.length < texts.length) return "";
    let start = found[0]!;
    for (const text of found) while (!text.startsWith(start)) start = start.slice(0, -1);
    return plain(start).length > wanted.length ? start : "";
  }
}

function typable(action: Action, words: Messages, frame: string): Typable {
  const label = words.actionLabel(action, frame);
  const bare = words.actionLabel({ ...nothing, verb: action.verb, words: action.words }, frame);
  const places = action.spots.join(" ");
  const numbers = action.words.filter((word) => NUMBER.test(word));
  return {
    action,
    label,
    texts: [plain(action.text), plain(label), plain(`${bare} ${places}`)],
    loose: plain(`${words.verb(action.verb)} ${action.words.join(" ")} ${places}`),
    named: [...action.spots, ...numbers].flatMap((name) => plain(name).split(" ")),
  };
}

const begins = (word: string, start: string) => word.startsWith(start);
const equal = (word: string, asked: string) => word === asked;

/** Say if a text has these words in this order; the last may be cut off, and with `begins` all may. */
function inOrder(text: string, asked: string[], like = begins): boolean {
  let at = 0;
  for (const word of text.split(" ")) {
    const alike = at === asked.length - 1 ? begins : like;
    if (at < asked.length && alike(word, asked[at]!)) at++;
  }
  return at === asked.length;
}

/** Return the place that a reader names, as the notation or as the page says it. */
export function placeNamed(typed: string, places: string[], words: Messages): string {
  const wanted = plain(typed);
  return places.find((place) => plain(place) === wanted || plain(words.word(place)) === wanted) ?? "";
}

/** Return the places that words name, one after the other, and the words that are left. */
function placesIn(asked: string[], places: string[], words: Messages): { spots: string[]; left: string[] } {
  const spots: string[] = [];
  const left: string[] = [];
  for (let at = 0, size: number; at < asked.length; at += size) {
    for (size = LONGEST; size > 1 && !placeNamed(asked.slice(at, at + size).join(" "), places, words);) size--;
    const place = placeNamed(asked.slice(at, at + size).join(" "), places, words);
    if (place) spots.push(place);
    else left.push(asked[at]!);
  }
  return { spots, left };
}

/** Return texts of actions that typed words may mean, offered or not: the nearest of each verb that they name. */
export function unoffered(typed: string, actions: Actions, words: Messages, frame: string, places: string[]): string[] {
  const { spots, left } = placesIn(plain(typed).split(" ").filter(Boolean), places, words);
  const numbers = left.filter((word) => NUMBER.test(word));
  const named = left.filter((word) => !NUMBER.test(word));
  const says = (verb: string) => [verb, words.actionLabel({ ...nothing, verb }, frame), words.verb(verb)].map(plain);
  const verbs = actions.verbs.filter((verb) => named.length && says(verb).some((text) => inOrder(text, named)));
  return verbs.map((verb) => {
    const found = [...actions.candidates(verb, spots, numbers), ...actions.candidates(verb, spots)];
    return found[0]?.text ?? [verb, ...spots, ...numbers].join(" ");
  });
}
