// The log by turns: a turn begins with its event, and throws and deals of one seat are one entry.
import type { GameEvent } from "../api/types";
import type { LogLine } from "./timeline.svelte";

const OPENS = ["turn", "round"]; // kinds of events that begin a part of the log

/** What one line of the page says. */
export interface Entry {
  line: number; // of the record, the first of several
  last: number;
  events: GameEvent[]; // one, or several of a kind and a seat that are said together
  gone: boolean;
}

/** A turn with its entries; the first part of a game has no event that begins it. */
export interface Part {
  id: string; // the line that begins it; a line may begin several
  head: Entry | null;
  entries: Entry[];
}

/** Return the entries of a log, oldest first; `gathers` says which kinds of events are said together. */
export function entriesOf(log: LogLine[], gathers: (kind: string) => boolean): Entry[] {
  const entries: Entry[] = [];
  for (const { line, events, gone = false } of log) {
    for (const event of events) {
      const before = entries.at(-1);
      if (before?.gone === gone && repeats(before.events.at(-1)!, event)) continue;
      if (before?.gone === gone && gathers(event.kind) && alike(before.events[0]!, event)) {
        before.events.push(event);
        before.last = line;
      } else entries.push({ line, last: line, events: [event], gone });
    }
  }
  return entries;
}

const alike = (one: GameEvent, other: GameEvent) => one.kind === other.kind && one.seat === other.seat;

/** Say if an event only repeats the one before: a kind and a seat, and nothing else. */
function repeats(before: GameEvent, event: GameEvent): boolean {
  return alike(before, event) && Object.keys(event).every((field) => field === "kind" || field === "seat");
}

/** Return the parts of a log, oldest first. */
export function partsOf(entries: Entry[]): Part[] {
  const parts: Part[] = [];
  for (const entry of entries) {
    const opens = OPENS.includes(entry.events[0]!.kind);
    const same = parts.filter((part) => part.id.startsWith(`${entry.line}.`)).length;
    const id = `${entry.line}.${same}`;
    if (opens) parts.push({ id, head: entry, entries: [] });
    else if (parts.length) parts.at(-1)!.entries.push(entry);
    else parts.push({ id, head: null, entries: [entry] });
  }
  return parts;
}
