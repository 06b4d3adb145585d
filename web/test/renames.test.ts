// Names that were given up stay away: no row of tests/renames-web.tsv has its old name back.
import { describe, expect, test } from "vitest";
import table from "../../tests/renames-web.tsv?raw";
import { declared } from "./declared";
import { SOURCES } from "./sources";

type Row = readonly [path: string, old: string, fresh: string];

const read = (path: string) => SOURCES[path] ?? "";
const rows = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line): Row => {
    const [path = "", old = "", fresh = ""] = line.split("\t");
    return [path, old, fresh];
  });

/** Return the faults of rows about one file. */
function faults(list: readonly Row[], path: string, source: string): string[] {
  const names = declared(path, source);
  return list.flatMap(([, old, fresh]) => [
    ...(names.has(old) ? [`${path}: ${old} is back`] : []),
    ...(fresh !== "-" && !names.has(fresh) ? [`${path}: ${fresh} is missing`] : []),
  ]);
}

test("the list is long, and no row is there twice", () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.every((row) => row.every(Boolean))).toBe(true);
  expect(new Set(rows.map((row) => row.join("\t"))).size).toBe(rows.length);
});

test.each([...new Set(rows.map(([path]) => path))])("%s", (path) => {
  expect(
    faults(
      rows.filter((row) => row[0] === path),
      path,
      read(path),
    ),
  ).toEqual([]);
});

describe("planted faults are found", () => {
  test.each([
    ["a.ts", "const glance = 1;"],
    ["a.ts", "export function glance() {}"],
    ["a.ts", "const { glance } = x;"],
    ["a.ts", "const [, glance = 1] = x;"],
    ["a.ts", "function f(glance: string) {}"],
    ["a.ts", 'import { look as glance } from "./b";'],
    ["a.ts", "interface glance {}"],
    ["a.svelte", '<script lang="ts">\n  let { glance } = $props();\n</script>\n<p>{glance}</p>'],
    ["a.svelte", '<script module lang="ts">\n  type glance = 1;\n</script>\n<script lang="ts">let x = 1;</script>'],
  ])("%s: %s", (path, source) => {
    expect(faults([["", "glance", "-"]], path, source)).toEqual([`${path}: glance is back`]);
  });

  test.each([
    ["a.ts", "class Page { glance = 1; }"],
    ["a.ts", "class Page { glance(): void {} }"],
    ["a.ts", "class Page { get glance() { return 1; } }"],
    ["a.ts", "class Page { constructor(private glance: number) {} }"],
    ["a.ts", "interface Page { glance: number }"],
  ])("%s: %s", (path, source) => {
    expect(faults([["", "Page.glance", "-"]], path, source)).toEqual([`${path}: Page.glance is back`]);
  });

  test("a new name that is missing", () => {
    expect(faults([["", "glance", "firstView"]], "a.ts", "const other = 1;")).toEqual(["a.ts: firstView is missing"]);
  });

  test("a use is no declaration", () => {
    expect(faults([["", "glance", "-"]], "a.ts", 'x.glance(); const y = "glance"; // glance')).toEqual([]);
  });
});
