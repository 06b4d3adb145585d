// Lines fit in 120 columns; prettier breaks what it can, and leaves strings and comments.
import { expect, test } from "vitest";
import { SOURCES } from "./sources";

const MOST = 120;

const tooLong = (path: string, source: string) =>
  source.split("\n").flatMap((line, i) => ([...line].length > MOST ? [`${path}:${i + 1}: ${[...line].length}`] : []));

test("no line of the sources is longer", () => {
  const files = Object.entries(SOURCES);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(([path, source]) => tooLong(path, source))).toEqual([]);
});

test("a longer line is found", () => {
  expect(tooLong("a.ts", `short\n${"x".repeat(121)}\n${"x".repeat(120)}`)).toEqual(["a.ts:2: 121"]);
});
