// Messages in the reader's language, from the Fluent files that the terminal uses; see patolli/messages/__init__.py.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { api, ApiError } from "../api/client";
import type { Bot, GameEvent, Message, TableView, View } from "../api/types";
import type { Choice } from "../table/actions";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import type { Lang } from "./languages";
import nl from "./nl.ftl?raw";

const PAGE = { en, de, nl }; // messages of the pages themselves

const files = new Map<string, Promise<FluentResource>>(); // fetched and read once

/** Read a file of messages; one that the server does not have is empty. */
async function read(text: Promise<string>): Promise<FluentResource> {
  const found = await text.catch((error) => {
    if (error instanceof ApiError && error.offline) throw error;
    return "";
  });
  return new FluentResource(found);
}

function file(game: string, lang: Lang): Promise<FluentResource> {
  const key = `${game}/${lang}`;
  if (!files.has(key)) {
    const text = game
      ? api.text("games/{game}/messages/{lang}", { game, lang })
      : api.text("messages/{lang}", { lang });
    const found = read(text);
    found.catch(() => files.delete(key)); // to be asked for again
    files.set(key, found);
  }
  return files.get(key)!;
}

/** The files of a language, and of English behind it, each from the first that is asked to the last. */
export type Sources = { lang: Lang; files: FluentResource[] }[];

/** Fetch the messages that all games share and, if one is named, those of a game. */
export function loadSources(lang: Lang, game = ""): Promise<Sources> {
  const langs = [...new Set<Lang>([lang, "en"])];
  return Promise.all(
    langs.map(async (lang) => ({
      lang,
      files: await Promise.all([...(game ? [file(game, lang)] : []), file("", lang)]),
    })),
  );
}

export interface Names {
  labels: string[]; // of the seats
  seats?: string[]; // as the notation names them
  places: string[];
  facts?: Record<string, number | string>; // numbers and facts of the table's data files, by the names of arguments
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

/** An event in words, with the spots and the seats that the words name. */
export interface Described {
  text: string;
  spots: string[];
  seats: number[];
}

export class Messages {
  private bundles: FluentBundle[] = [];
  private named: Described = { text: "", spots: [], seats: [] };

  constructor(
    sources: Sources,
    private names: Names = { labels: [], places: [] },
  ) {
    for (const { lang, files } of sources) {
      const bundle = new FluentBundle(lang, { useIsolating: false, functions: this.functions() });
      for (const resource of files) bundle.addResource(resource);
      bundle.addResource(new FluentResource(PAGE[lang]), { allowOverrides: true });
      this.bundles.push(bundle);
    }
  }

  static async load(lang: Lang, game = "", names?: Names): Promise<Messages> {
    return new Messages(await loadSources(lang, game), names);
  }

  /** Add messages of a language that were not needed before. */
  add(lang: Lang, resource: FluentResource): void {
    this.bundles.find((bundle) => bundle.locales.includes(lang))?.addResource(resource);
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
    const given = Object.entries({ ...this.names.facts, ...args });
    const shown = Object.fromEntries(given.map(([name, value]) => [name, argument(value)]));
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, shown, []);
    }
    return message;
  }

  /** Return the sentence for an error in the reader's language: by its code, else as the server puts it. */
  error(error: unknown): string {
    if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
    const message = `error-${error.data.code}`;
    return this.has(message) ? this.say(message, error.data.params) : error.message;
  }

  /** Return why a table is read-only. */
  readOnly({ code, params }: NonNullable<TableView["read_only"]>): string {
    const message = `error-${code}`;
    return this.has(message) ? this.say(message, params) : String(params.message ?? code);
  }

  /** Say if the sentence for an error is in the reader's language. */
  translates(error: ApiError): boolean {
    return this.has(`error-${error.data.code}`);
  }

  /** Return a note of the table itself: the level of a bot in words. */
  note([message, { level, ...args }]: Message): string {
    return this.say(message, level === undefined ? args : { ...args, level: this.term("level", String(level)) });
  }

  /** Return an option of a table with its value in words. */
  option(name: string, value: number | string): string {
    if (String(value).startsWith("sha256:")) return this.say("box-at-table");
    const word = id(id("option", name), value);
    return `${this.say(id("option", name))}: ${this.has(word) ? this.say(word) : value}`;
  }

  /** Return a cost in words. */
  cost(cost: Record<string, number | string>): string {
    return Object.entries(cost)
      .filter(([, n]) => n)
      .map(([thing, n]) => this.say(id("cost", thing), { n }))
      .join(", ");
  }

  /** Say if several events of a kind have a sentence that says all of them. */
  gathers(kind: string): boolean {
    return this.has(id("events", kind));
  }

  /** Put an event into words, or several of a kind and a seat that are said together. */
  describe(...events: GameEvent[]): Described {
    const described = (this.named = { text: "", spots: [], seats: [] });
    described.text = events.length > 1 ? this.together(events) : this.event(events[0]!);
    this.named = { text: "", spots: [], seats: [] };
    return described;
  }

  event(event: GameEvent): string {
    const { kind, ...fields } = event;
    if (kind === "~seat") return this.seatTaken(fields as { seat: number; name: string; bot: Bot | null });
    return this.say(kind.startsWith("~") ? `table-${kind.slice(1)}` : id("event", kind), fields);
  }

  /** Say several events of a kind and a seat in one sentence: their other fields are lists. */
  private together(events: GameEvent[]): string {
    const { kind, ...first } = events[0]!;
    const values = (field: string) => events.map((event) => event[field]);
    const hidden = (field: string) => values(field).every((value) => value === null);
    const lists = Object.keys(first).map((field) => [field, hidden(field) ? null : values(field).flat()]);
    return this.say(id("events", kind), {
      ...Object.fromEntries(lists),
      ...("seat" in first && { seat: first.seat }),
      n: events.length,
    });
  }

  /** Say that another plays a seat or has another name; a name that the seat still has is not said twice. */
  private seatTaken({ seat, name, bot }: { seat: number; name: string; bot: Bot | null }): string {
    const label = bot ? this.say("bot") : name;
    return label === this.label(seat) ? this.say("seat-taken", { seat }) : this.say("table-seat", { seat, label });
  }

  ask(view: View): string {
    const { frame, ...fields } = view.stack[view.stack.length - 1]!;
    return this.say(id("ask", frame), fields);
  }

  verb(verb: string): string {
    return this.say(id("verb", verb));
  }

  /** Return the text of a button for a choice; chosen spots follow, unless the message names the first one itself. */
  actionLabel({ verb, words, spots }: Choice, frame = ""): string {
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

  /** Return the name of a seat without its player: by its colour, else by its number. */
  seatName(name: string, seat: number): string {
    return this.has(`seat-${name}`) ? this.say(`seat-${name}`) : this.say("seat-number", { n: seat + 1 });
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
      COUNT: (args: FluentValue[]) => this.say(id("count", args[1]), { n: counted(args[0]) }),
    };
  }

  private seat(seat: number): string {
    this.named.seats.push(seat);
    return this.label(seat);
  }

  private spot(name: string): string {
    this.named.spots.push(name);
    return this.word(name);
  }

  private times(text: string, n: number): string {
    const word = id("word", text);
    return (n > 1 ? `${n} × ` : "") + (this.has(word) ? this.say(word) : text);
  }

  private joined(things: string[]): string {
    const last = things[things.length - 1] ?? "";
    return things.length > 1 ? this.say("and-last", { rest: things.slice(0, -1).join(", "), last }) : last;
  }
}

/** Return the number that a function is given; a text if there is none. */
function counted(value: FluentValue | undefined): number | string {
  return value instanceof FluentNumber ? Number(value.value) : String(value);
}

/** Return each text with how often it is there, in the order of the first. */
function grouped(texts: string[]): [string, number][] {
  const groups = new Map<string, number>();
  for (const text of texts) groups.set(text, (groups.get(text) ?? 0) + 1);
  return [...groups];
}
