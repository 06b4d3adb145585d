// The past of a table: the log, the chat, and the views of other players' moves at a pace that one can follow.
import type { ChatLine, LogEntry, TableView } from "../api/types";

export type LogLine = LogEntry & { gone?: boolean }; // taken back

const TURN = 1500; // milliseconds that the moves of others may take in all
const STEP = 650; // and one of them

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export class Timeline {
  log = $state.raw<LogLine[]>([]);
  recent = $state.raw<LogEntry[]>([]); // the lines that came with the view that is shown
  chat = $state.raw<ChatLine[]>([]);
  hurry = false; // a request of this page is under way: show its effect at once

  private current?: TableView;
  private queue: TableView[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private show: (table: TableView) => void) {}

  get lastChat(): number {
    return this.chat.at(-1)?.line ?? 0;
  }

  add(table: TableView): void {
    this.queue.push(table);
    const moved = this.current?.view && table.rev > this.current.rev && table.seat === this.current.seat;
    if (!moved || this.hurry || still?.matches || globalThis.document?.hidden) this.skip();
    else if (!this.timer) this.step();
  }

  /** Show all that has come. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.queue.splice(0);
    const last = waiting.at(-1);
    if (!last) return;
    this.recent = waiting.flatMap((table) => this.unseen(table));
    for (const table of waiting) this.keep(table);
    this.show(last);
  };

  /** Forget the log: another seat looks, which may know other things. */
  restart(): void {
    this.skip();
    this.log = [];
    this.recent = [];
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Show the next view, and the others one by one. */
  private step = (): void => {
    const table = this.queue.shift();
    this.timer = undefined;
    if (!table) return;
    const pause = Math.min(STEP, TURN / (this.queue.length + 1));
    this.recent = this.unseen(table);
    this.keep(table);
    this.show(table);
    this.timer = setTimeout(this.step, pause);
  };

  /** Return the new lines of a view; those that set up the game are no news. */
  private unseen(table: TableView): LogEntry[] {
    const last = this.log.at(-1)?.line ?? 0;
    return this.current?.to_act.length && last ? table.log.filter((entry) => entry.line > last) : [];
  }

  private keep(table: TableView): void {
    this.log = merge(this.log, table.log);
    this.chat = [...this.chat, ...table.chat.filter((said) => said.line > this.lastChat)];
    this.current = table;
  }
}

/** Return the log with new lines; those that were taken back stay, as gone. */
export function merge(old: LogLine[], fresh: LogEntry[]): LogLine[] {
  let log = [...old];
  const last = log.at(-1)?.line ?? 0;
  for (const entry of fresh) {
    if (entry.line <= last) continue;
    const undo = entry.events.find((event) => event.kind === "~undo");
    if (undo) log = log.map((line) => (line.line >= Number(undo.from) ? { ...line, gone: true } : line));
    log.push(entry);
  }
  return log;
}
