import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableView } from "../src/api/types";
import { merge, Timeline } from "../src/table/timeline.svelte";
import { entry, tableView } from "./examples";

describe("merge", () => {
  test("new lines follow, known ones are not repeated", () => {
    const log = merge([entry(1, "a")], [entry(1, "a"), entry(2, "b")]);
    expect(log.map(({ line }) => line)).toEqual([1, 2]);
  });

  test("lines that were taken back stay, as gone", () => {
    const undo = { line: 4, at: 0, events: [{ kind: "~undo", from: 2 }] };
    const log = merge([entry(1, "a"), entry(2, "b"), entry(3, "c")], [undo, entry(5, "d")]);
    expect(log.map(({ line, gone = false }) => [line, gone])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });
});

describe("the pace of others' moves", () => {
  const shown: number[] = [];
  const view = (rev: number): TableView => tableView({ rev, log: [entry(rev, "moved")] });
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(document, { hidden: false });
    shown.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(document, { hidden: true });
  });

  test("they are shown one by one", () => {
    const timeline = new Timeline((table) => shown.push(table.rev));
    timeline.add(view(1));
    [2, 3, 4].forEach((rev) => timeline.add(view(rev)));
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test("skipping shows the last and keeps the news of all", () => {
    const timeline = new Timeline((table) => shown.push(table.rev));
    [1, 2, 3, 4].forEach((rev) => timeline.add(view(rev)));
    timeline.skip();
    expect(shown).toEqual([1, 2, 4]);
    expect(timeline.recent.map(({ line }) => line)).toEqual([3, 4]);
    expect(timeline.log.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  test("after an own request nothing waits", () => {
    const timeline = new Timeline((table) => shown.push(table.rev));
    timeline.hurry = true;
    [1, 2, 3].forEach((rev) => timeline.add(view(rev)));
    expect(shown).toEqual([1, 2, 3]);
  });
});

test("chat comes once", () => {
  const timeline = new Timeline(() => {});
  const line = { line: 1, name: "Ada", text: "hello", at: 0, seat: "p1", note: null };
  timeline.add(tableView({ chat: [line] }));
  timeline.add(tableView({ chat: [line, { ...line, line: 2 }] }));
  expect(timeline.chat.map((said) => said.line)).toEqual([1, 2]);
  expect(timeline.lastChat).toBe(2);
});
