// Words in the reader's language, from the same Fluent files that the terminal uses; see patolli/messages/__init__.py.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import nl from "./nl.ftl?raw";
import type { Choice } from "../table/actions";
import { Refusal } from "../api/client";
import type { Problem } from "../table/selection.svelte";
import type { GameEvent, View } from "../api/types";

const PAGE = { en, de, nl }; // the words of the pages themselves

export const LANGS = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Lang = keyof typeof LANGS;

const files = new Map<string, Promise<FluentResource>>(); // fetched and read once

function file(path: string): Promise<FluentResource> {
  if (!files.has(path)) {
    const asked = fetch(path).then(async (response) => new FluentResource(response.ok ? await response.text() : ""));
    asked.catch(() => files.delete(path)); // to be asked for again
    files.set(path, asked);
  }
  return files.get(path)!;
}

/** What a refusal says in a language: empty in English, which quotes the rule itself. */
export async function ruleIn(lang: Lang, game: string, rule: string): Promise<string> {
  if (lang === "en") return "";
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(await file(`/games/${game}/rules.${lang}.ftl`).catch(() => new FluentResource("")));
  const pattern = bundle.getMessage(`rule-${rule.replace(".", "-")}`)?.value;
  return pattern ? bundle.formatPattern(pattern, {}, []) : "";
}

export interface Names {
  labels: string[]; // of the seats
  seats?: string[]; // as the notation names them
  places: string[];
}

/** A whole number as all our languages write it: without the browser's formatter, which is slow to begin. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function argument(value: unknown): FluentVariable {
  if (value === null || value === undefined) return "hidden";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((item) => String(argument(item))).join(", ") || "none";
  if (Number.isInteger(value) && Math.abs(value as number) < 1000) return new Count(value as number);
  return typeof value === "number" ? value : String(value) || "none";
}

const id = (prefix: string, rest: unknown) => `${prefix}-${rest}`.replace(/[_+ ]/g, "-");

export interface Told {
  text: string;
  spots: string[];
  seats: number[];
}

export class Words {
  private bundles: FluentBundle[] = [];
  private heard: Told = { text: "", spots: [], seats: [] };

  constructor(private names: Names = { labels: [], places: [] }) {}

  static async load(lang: Lang, game = "", names?: Names): Promise<Words> {
    const words = new Words(names);
    const tongues = [...new Set<Lang>([lang, "en"])];
    const paths = (tongue: Lang) => [...(game ? [`/words/${game}/${tongue}.ftl`] : []), `/words/${tongue}.ftl`];
    await Promise.all(tongues.flatMap(paths).map(file));
    for (const tongue of tongues) {
      const bundle = new FluentBundle(tongue, { useIsolating: false, functions: words.functions() });
      for (const path of paths(tongue)) bundle.addResource(await file(path));
      bundle.addResource(new FluentResource(PAGE[tongue]), { allowOverrides: true });
      words.bundles.push(bundle);
    }
    return words;
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  /** Part of a score, reason of an end, level of a bot... : its message, or the name itself. */
  term(prefix: string, name: string): string {
    const message = id(prefix, name);
    return this.has(message) ? this.say(message) : name.replaceAll("_", " ");
  }

  say(message: string, args: Record<string, unknown> = {}): string {
    const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, shown, []);
    }
    return message;
  }

  /** Whether what went wrong can be told in the reader's language. */
  speaks(error: unknown): boolean {
    return error instanceof Refusal && (!error.status || Boolean(error.wait));
  }

  /** What went wrong: as the server puts it, or that it does not answer, or for how long it will not. */
  fault(error: unknown): string {
    if (error instanceof Refusal && error.wait) return this.say("too-many", { ...error.wait });
    if (error instanceof Refusal && !error.status) return this.say("unreachable");
    return error instanceof Error ? error.message : String(error);
  }

  problem({ text, message = "", args }: Problem): string {
    return text || this.say(message, args);
  }

  /** What an action takes, in words. */
  cost(cost: Record<string, number | string>): string {
    return Object.entries(cost)
      .filter(([, n]) => n)
      .map(([thing, n]) => this.say(id("cost", thing), { n }))
      .join(", ");
  }

  /** An event in words, with the places and the seats of which they speak. */
  told(event: GameEvent): Told {
    const told = (this.heard = { text: "", spots: [], seats: [] });
    told.text = this.event(event);
    this.heard = { text: "", spots: [], seats: [] };
    return told;
  }

  event(event: GameEvent): string {
    const { kind, ...fields } = event;
    if (kind === "~seat") return this.seated(Number(fields.seat), String(fields.label));
    return this.say(kind.startsWith("~") ? `table-${kind.slice(1)}` : id("event", kind), fields);
  }

  /** Another plays a seat, or is called otherwise: who does so still is not named twice. */
  private seated(seat: number, label: string): string {
    const name = label.startsWith("bot:") ? this.say("bot") : label;
    return name === this.label(seat) ? this.say("seat-taken", { seat }) : this.say("table-seat", { seat, label: name });
  }

  ask(view: View): string {
    const { frame, ...fields } = view.stack[view.stack.length - 1]!;
    return this.say(id("ask", frame), fields);
  }

  verb(verb: string): string {
    return this.say(id("verb", verb));
  }

  /** What a choice does, as a button says it; places that were chosen follow, unless the message names the first one itself. */
  deed({ verb, words, spots }: Choice, frame = ""): string {
    const message = id("do", verb);
    const [a = "none", b = "none"] = words
      .flatMap((word) => word.split(" "))
      .map((word) => (/^\d+$/.test(word) ? Number(word) : word));
    const plain = [this.verb(verb), ...words.map((word) => this.word(word))].join(" ");
    const said = (spot: string) => (this.has(message) ? this.say(message, { frame, a, b, spot }) : plain);
    const [bare, named] = [said("none"), said(spots[0]?.split(" ").at(-1) ?? "none")];
    return spots.length && named === bare ? `${bare}: ${spots.map((spot) => this.word(spot)).join(", ")}` : named;
  }

  /** A word of the notation; of a place that has a number, what a game calls such places. */
  word(word: string): string {
    const [, kind, n] = /^([a-z]{2,})(\d+)$/.exec(word) ?? [];
    return kind && !this.has(id("word", word)) && this.has("numbered-spot")
      ? this.say("numbered-spot", { kind, n })
      : this.term("word", word);
  }

  label(seat: number): string {
    return this.names.labels[seat] ?? this.say("nobody");
  }

  private functions() {
    const listed = (name: (text: string) => string) => (args: FluentValue[]) =>
      this.joined(String(args[0]).split(", ").map(name));
    const isNumber = (text: string) => /^-?\d+$/.test(text);
    return {
      SEAT: listed((text) =>
        isNumber(text) ? this.seat(Number(text)) : (this.names.labels[this.names.seats?.indexOf(text) ?? -1] ?? text),
      ),
      SPOT: listed((text) => this.spot(isNumber(text) ? (this.names.places[Number(text)] ?? text) : text)),
      LIST: listed((text) => text),
      WORD: (args: FluentValue[]) =>
        this.joined(grouped(String(args[0]).split(", ")).map(([text, n]) => this.times(text, n))),
    };
  }

  private seat(seat: number): string {
    this.heard.seats.push(seat);
    return this.label(seat);
  }

  private spot(name: string): string {
    this.heard.spots.push(name);
    return this.word(name);
  }

  private times(text: string, n: number): string {
    return (n > 1 ? `${n} × ` : "") + this.say(id("word", text));
  }

  private joined(things: string[]): string {
    const last = things[things.length - 1] ?? "";
    return things.length > 1 ? this.say("and-last", { rest: things.slice(0, -1).join(", "), last }) : last;
  }
}

function grouped(texts: string[]): [string, number][] {
  const groups: [string, number][] = [];
  for (const text of texts) {
    const last = groups[groups.length - 1];
    if (last && last[0] === text) last[1]++;
    else groups.push([text, 1]);
  }
  return groups;
}
