import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Messages } from "../src/i18n/messages";
import { Actions } from "../src/table/actions";
import { placeNamed, plain, unoffered, Vocabulary } from "../src/table/typed";
import { GAME } from "./examples";

const SHARED = new FluentResource(`
verb-end = Schluss für heute
verb-go = einen Schritt gehen
verb-dig = einen Graben ziehen
do-end = Zug beenden
do-go = Geh los
do-dig = Gräben ausheben
word-a = Ufer
word-small = klein
word-large = groß
`);
const words = new Messages([{ lang: "de", files: [SHARED] }], { labels: [], places: ["a", "b", "c"] });
const actions = new Actions(GAME);
const vocabulary = new Vocabulary(actions.all([[0, 7]]), words, "Turn");
const means = (typed: string) => vocabulary.meanings(typed).meant?.text;
const fits = (typed: string) => vocabulary.meanings(typed).fitting.map(({ action }) => action.text);

test("only the words of a text count", () => {
  expect(plain("  GRÄBEN  ausheben: A, B – groß!")).toBe("graben ausheben a b gross");
  expect(plain("🐍?!")).toBe("");
});

test("an action is known by its notation and by the words of its button", () => {
  expect(means("go b")).toBe("go b");
  expect(means("Geh los: Ufer")).toBe("go a");
  expect(means("GEH LOS b")).toBe("go b");
  expect(means("zug")).toBe("end");
  expect(means("Schritt c")).toBe("go c"); // the sentence of the verb
});

test("what fits several actions means none of them", () => {
  expect(means("go")).toBeUndefined();
  expect(fits("geh")).toEqual(["go a", "go b", "go c"]);
  expect(means("graben a b")).toBeUndefined();
  expect(fits("graben a b")).toEqual(["dig a-b small", "dig a-b large"]);
  expect(means("dig a-b large")).toBe("dig a-b large");
});

test("what fits nothing means nothing", () => {
  for (const typed of ["", "!", "🐍", "zzz", "go go go go"]) expect(fits(typed)).toEqual([]);
});

test("completion goes on as far as all agree", () => {
  expect(vocabulary.completion("gr")).toBe("gräben ausheben: ");
  expect(vocabulary.completion("dig a")).toBe("dig a-b ");
  expect(vocabulary.completion("go ")).toBe("");
});

test("a place is known by its name", () => {
  expect(placeNamed("ufer", GAME.spot_names, words)).toBe("a");
  expect(placeNamed("B", GAME.spot_names, words)).toBe("b");
  expect(placeNamed("d", GAME.spot_names, words)).toBe("");
});

test("words that are not offered lead to the action they mean", () => {
  const meant = (typed: string) => unoffered(typed, actions, words, "Turn", GAME.spot_names);
  expect(meant("graben c")).toEqual(["dig b-c small"]);
  expect(meant("geh Ufer")).toEqual(["go a"]);
  expect(meant("geh a b")).toEqual(["go a b"]); // no action has both places: the server says why
  expect(meant("🐍")).toEqual([]);
  expect(meant("tanzen")).toEqual([]);
});
