// A game once more, line by line: of a running one only the past that the reader could see.
import { api } from "../api/client";
import type { Chart, LogEntry, Position, TableView } from "../api/types";
import { seatsTogether } from "../i18n/seats";
import { loadAssets, type GameAssets } from "./assets";
import { differsFor } from "./hotseat.svelte";
import { merge, type LogLine } from "./timeline.svelte";

export class Replay {
  table = $state.raw<TableView>();
  entries = $state.raw<LogEntry[]>([]);
  assets = $state.raw<GameAssets>();
  chart = $state.raw<Chart>();
  position = $state.raw<Position>();
  line = $state(-1);
  error = $state.raw<unknown>();
  hidden = $state(false); // others at this screen must not see what comes

  readonly last = $derived.by(() => this.table?.rev ?? 0);
  readonly log = $derived.by<LogLine[]>(() =>
    merge(
      [],
      this.entries.filter((entry) => entry.line <= this.line),
    ),
  );
  readonly entry = $derived.by(() => this.entries.find((entry) => entry.line === this.line));
  /** Lines with which the turn of another seat begins. */
  readonly turns = $derived.by(() => turnStarts(this.entries));
  readonly lines = $derived.by(() => this.entries.map((entry) => entry.line));
  /** The table as it was at the line. */
  readonly shown = $derived.by(() => this.then());

  private positions = new Map<number, Promise<Position>>();

  constructor(readonly id: string) {}

  async load(wanted: string | null): Promise<void> {
    this.error = undefined;
    try {
      const table = await api.get("tables/{table}", { table: this.id });
      const seat = table.seat ? { seat: table.seat } : {};
      [this.entries, this.assets] = await Promise.all([
        api.get("tables/{table}/log", { table: this.id, ...seat }),
        loadAssets(table),
      ]);
      const over = table.status === "finished";
      if (over) this.chart = await api.get("tables/{table}/chart", { table: this.id }).catch(() => undefined);
      const other = seatsTogether(table).find((name) => name !== table.seat);
      this.hidden = other !== undefined && (await differsFor(api, table, other));
      this.table = table;
      const begin = over ? (this.chart?.lines[0] ?? 0) : table.rev; // the first decision of a seat
      this.line = Math.min(table.rev, Math.max(0, Number(wanted ?? begin)));
    } catch (error) {
      this.error = error;
    }
  }

  /** Fetch the position at the line. */
  async look(): Promise<void> {
    const { line, table } = this;
    if (!this.positions.has(line)) {
      const seat = table?.seat ? { seat: table.seat } : {};
      this.positions.set(line, api.get("tables/{table}/positions/{line}", { table: this.id, line, ...seat }));
    }
    try {
      const position = await this.positions.get(line)!;
      if (line === this.line) this.position = position;
    } catch (error) {
      this.error = error;
      this.positions.delete(line);
    }
  }

  step(by: 1 | -1, lines = this.lines): void {
    this.line =
      by > 0
        ? (lines.find((line) => line > this.line) ?? this.last)
        : (lines.findLast((line) => line < this.line) ?? 0);
  }

  /** Make a table that goes on at one screen from the line that is shown. */
  async playOn(): Promise<string | undefined> {
    try {
      return (await api.post("tables/import", { table: this.id, at: this.line })).table;
    } catch (error) {
      this.error = error;
    }
  }

  private then(): TableView | undefined {
    const { table, position, line, last } = this;
    if (!table || !position) return undefined;
    const { view, insight, text } = position;
    const to_act = view.to_act.map((seat) => table.seats[seat]?.seat ?? "");
    return { ...table, view, insight, text, to_act, result: line >= last ? table.result : null };
  }
}

function turnStarts(entries: LogEntry[]): number[] {
  const found: number[] = [];
  let before: unknown = null;
  for (const entry of entries) {
    const acting = entry.events.find((event) => typeof event.seat === "number")?.seat;
    if (acting !== undefined && acting !== before) found.push(entry.line);
    before = acting ?? before;
  }
  return found;
}
