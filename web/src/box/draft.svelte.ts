// The corrected box of a game: kept in the browser with every stroke, and checked by the server as one types.
import { api, ApiError, type Api } from "../api/client";
import type { BoxFault, BoxFile, BoxForm } from "../api/types";
import { readItem, writeItem } from "../state/storage";
import { same, valueAt, withValue, type Value, type Values } from "./paths";

const PAUSE = 400; // milliseconds without a stroke before the server is asked
const AGAIN = 4000; // before it is asked once more when it did not answer

/** A corrected file as the browser keeps it: `text` is empty until the server found no fault. */
interface Kept {
  values: Values;
  text: string;
}

const item = (game: string) => `box/${game}`;

/** Return the corrected files of a game that can be played with, by option. */
export function soundBoxes(game: string): Record<string, string> {
  const kept = readItem<Record<string, Kept>>(item(game), {});
  const sound = Object.entries(kept).filter(([, { text }]) => text);
  return Object.fromEntries(sound.map(([option, { text }]) => [option, text]));
}

export class BoxDraft {
  form = $state.raw<BoxForm>();
  values = $state.raw<Record<string, Values>>({});
  texts = $state.raw<Record<string, string>>({}); // of files without a fault
  faults = $state.raw<Record<string, BoxFault[]>>({});
  checking = $state(false);
  problem = $state.raw<unknown>(null); // why the server could not check
  shown = $state(""); // the digest of a table's box that is looked at, and cannot be changed

  private timers: Record<string, ReturnType<typeof setTimeout>> = {};
  private round = 0;

  constructor(
    readonly game: string,
    private from: Api = api,
  ) {}

  async load(): Promise<void> {
    const form = await this.from.get("games/{game}/box", { game: this.game });
    const kept = readItem<Record<string, Kept>>(item(this.game), {});
    this.values = Object.fromEntries(
      form.files.map(({ option, values }) => [option, kept[option]?.values ?? (values as Values)]),
    );
    this.form = form;
    for (const file of form.files) if (this.isChanged(file)) void this.check(file.option);
  }

  /** Look at the box of a table; what the reader has corrected stays kept. */
  async show(option: string, digest: string): Promise<void> {
    const text = await this.from.text("games/{game}/boxes/{digest}", { game: this.game, digest });
    const found = await this.from.post("games/{game}/box/check", { option, text }, { game: this.game });
    this.shown = digest;
    this.values = { ...this.standard(), [option]: found.values as Values };
    this.texts = { [option]: found.text };
    this.faults = {};
  }

  private standard(): Record<string, Values> {
    return Object.fromEntries((this.form?.files ?? []).map(({ option, values }) => [option, values as Values]));
  }

  // Questions

  isChanged(file: BoxFile): boolean {
    return this.changedTables(file).length > 0;
  }

  /** Return the tables of a file that differ from those of the game. */
  changedTables(file: BoxFile): string[] {
    const now = this.values[file.option] ?? {};
    const all = new Set([...Object.keys(file.values), ...Object.keys(now)]);
    return [...all].filter((table) => table !== "source" && !same(now[table], file.values[table] as Value));
  }

  differs(file: BoxFile, path: string): boolean {
    return !same(valueAt(this.values[file.option] ?? {}, path), valueAt(file.values as Values, path));
  }

  get corrections(): number {
    return (this.form?.files ?? []).reduce((sum, file) => sum + this.changedTables(file).length, 0);
  }

  get faultCount(): number {
    return Object.values(this.faults).reduce((sum, found) => sum + found.length, 0);
  }

  /** Say if every corrected file was checked, and none has a fault. */
  get sound(): boolean {
    const changed = (this.form?.files ?? []).filter((file) => this.isChanged(file));
    return !this.checking && !this.problem && changed.every(({ option }) => this.texts[option]);
  }

  /** Return the corrected files without a fault, by option. */
  get boxes(): Record<string, string> {
    const changed = (this.form?.files ?? []).filter((file) => this.isChanged(file) && this.texts[file.option]);
    return Object.fromEntries(changed.map(({ option }) => [option, this.texts[option]!]));
  }

  // Changes

  set(option: string, path: string, value: Value | undefined): void {
    this.replace(option, withValue(this.values[option]!, path, value));
  }

  replace(option: string, values: Values): void {
    if (this.shown) return;
    this.values = { ...this.values, [option]: values };
    const { [option]: _, ...others } = this.texts;
    this.texts = others;
    this.keep();
    this.checkSoon(option, PAUSE);
  }

  /** Set some tables of a file, or all of it, to what comes with the game. */
  reset(file: BoxFile, tables?: string[]): void {
    const right = file.values as Values;
    const now = this.values[file.option]!;
    const back = (tables ?? []).map((table) => [table, right[table]!]);
    this.replace(file.option, tables ? { ...now, ...Object.fromEntries(back) } : right);
  }

  /** Take over a file; raises ApiError if it is no box of this game. Faults can be corrected in the form. */
  async open(text: string): Promise<void> {
    const found = await this.from.post("games/{game}/box/check", { text }, { game: this.game });
    this.replace(found.option, found.values as Values);
    this.take(found.option, found.text, found.faults);
  }

  /** Make the box of a table one's own, or go back to one's own. */
  leave(takeOver: boolean): void {
    const [values, texts] = [this.values, this.texts];
    this.shown = "";
    if (takeOver) {
      this.texts = texts;
      this.values = values;
      this.keep();
    } else void this.load();
  }

  private keep(): void {
    const files = (this.form?.files ?? []).filter((file) => this.isChanged(file));
    const kept = files.map(({ option }) => [
      option,
      { values: this.values[option], text: this.texts[option] ?? "" } as Kept,
    ]);
    writeItem(item(this.game), Object.fromEntries(kept));
  }

  // The server

  private checkSoon(option: string, pause: number): void {
    clearTimeout(this.timers[option]);
    this.checking = true;
    this.timers[option] = setTimeout(() => void this.check(option), pause);
  }

  private async check(option: string): Promise<void> {
    const values = this.values[option];
    const round = ++this.round;
    this.checking = true;
    try {
      const found = await this.from.post("games/{game}/box/check", { option, values }, { game: this.game });
      if (this.values[option] !== values) return; // corrected meanwhile, and asked again
      this.problem = null;
      this.take(option, found.text, found.faults);
    } catch (error) {
      if (this.values[option] !== values) return;
      this.problem = error;
      if (!(error instanceof ApiError) || error.offline || error.data.params.seconds) this.checkSoon(option, AGAIN);
    }
    if (round === this.round) this.checking = false;
  }

  private take(option: string, text: string, faults: BoxFault[]): void {
    clearTimeout(this.timers[option]);
    this.checking = false;
    this.faults = { ...this.faults, [option]: faults };
    const { [option]: _, ...others } = this.texts;
    this.texts = faults.length ? others : { ...others, [option]: text };
    this.keep();
  }
}
