import { expect, test } from "vitest";
import { entriesOf, partsOf } from "../src/table/chronicle";
import type { GameEvent } from "../src/api/types";
import type { LogLine } from "../src/table/timeline.svelte";

const line = (number: number, ...events: GameEvent[]): LogLine => ({ line: number, at: 0, events });
const gathers = (kind: string) => kind === "rolled";
const roll = (seat: number, die: number) => ({ kind: "rolled", seat, die });
const kinds = (log: LogLine[]) => entriesOf(log, gathers).map(({ events }) => events.map(({ kind }) => kind).join("+"));

test("a throw of one seat is one entry", () => {
  const entries = entriesOf([line(1, roll(0, 5)), line(2, roll(0, 5)), line(3, roll(1, 2))], gathers);
  expect(entries.map(({ line, last, events }) => [line, last, events.length])).toEqual([
    [1, 2, 2],
    [3, 3, 1],
  ]);
});

test("what was taken back is not said together with what counts", () => {
  expect(kinds([{ ...line(1, roll(0, 5)), gone: true }, line(2, roll(0, 5))])).toEqual(["rolled", "rolled"]);
});

test("a mere repetition is left out, a second event is not", () => {
  const chose = { kind: "chose", seat: 0 };
  expect(kinds([line(1, chose), line(2, chose), line(3, { kind: "moved", seat: 0, spot: 1 })])).toEqual([
    "chose",
    "moved",
  ]);
});

test("a part begins with a turn or a round", () => {
  const log = [
    line(1, { kind: "dealt" }),
    line(2, { kind: "built", seat: 0 }, { kind: "turn", seat: 1 }),
    line(3, roll(1, 4)),
    line(4, { kind: "round", round: 2 }, { kind: "turn", seat: 0 }),
  ];
  const parts = partsOf(entriesOf(log, gathers));
  expect(parts.map(({ head, entries }) => [head?.events[0]!.kind, entries.map(({ line }) => line)])).toEqual([
    [undefined, [1, 2]],
    ["turn", [3]],
    ["round", []],
    ["turn", []],
  ]);
});
