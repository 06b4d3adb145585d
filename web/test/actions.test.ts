import { describe, expect, test } from "vitest";
import { Actions, complete, narrowed, next, nothing } from "../src/table/actions";
import { GAME } from "./examples";

const actions = new Actions(GAME);
const all = actions.all([[0, 7]]);
const texts = (found: { text: string }[]) => found.map(({ text }) => text);

describe("ids and texts", () => {
  test("every id has its text, its spots and its words", () => {
    expect(texts(all)).toEqual([
      "end",
      "go a",
      "go b",
      "go c",
      "dig a-b small",
      "dig a-b large",
      "dig b-c small",
      "dig b-c large",
    ]);
    expect(actions.get(7)).toMatchObject({ verb: "dig", spots: ["b", "c"], words: ["large"] });
    expect(actions.get(2)).toMatchObject({ verb: "go", spots: ["b"], words: [] });
  });

  test("runs are expanded", () => {
    expect(
      texts(
        actions.all([
          [0, 0],
          [2, 3],
        ]),
      ),
    ).toEqual(["end", "go b", "go c"]);
  });
});

describe("narrowing by clicks", () => {
  test("spots of one argument are chosen in any order", () => {
    const choice = { ...nothing, spots: ["b", "a"] };
    expect(texts(narrowed(all, choice))).toEqual(["dig a-b small", "dig a-b large"]);
    expect(next(all, choice)).toEqual({ verbs: ["dig"], spots: [], words: ["small", "large"] });
  });

  test("a spot twice fits nothing", () => {
    expect(narrowed(all, { ...nothing, verb: "dig", spots: ["b", "b"] })).toEqual([]);
  });

  test("after one spot the other ends of the argument are open", () => {
    expect(next(all, { ...nothing, verb: "dig", spots: ["b"] }).spots).toEqual(["a", "c"]);
  });

  test("an action is complete when nothing more can be chosen", () => {
    expect(texts(complete(all, { ...nothing, spots: ["a"] }))).toEqual(["go a"]);
  });
});

describe("actions that are not offered", () => {
  test("candidates have the spots in any order and begin with the words", () => {
    expect(texts(actions.candidates("dig", ["c"]))).toEqual(["dig b-c small", "dig b-c large"]);
    expect(actions.candidates("go", ["c", "b"])).toEqual([]);
    expect(texts(actions.candidates("dig", ["c", "b"], ["large"]))).toEqual(["dig b-c large"]);
  });

  test("verbs at a spot", () => {
    expect(actions.verbsAt("a")).toEqual(["go", "dig"]);
    expect(actions.verbsAt("z")).toEqual([]);
  });
});

test("costs go from the cheapest to the dearest", () => {
  expect(actions.costs(all.slice(4, 6))).toEqual({ mud: "1–3" });
  expect(actions.costs(all.slice(4, 5))).toEqual({ mud: 1 });
  expect(actions.light("Turn", "go")).toBe(true);
  expect(actions.light("Turn", "dig")).toBe(false);
});
