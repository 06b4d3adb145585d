import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { ApiError } from "../src/api/client";
import { Messages } from "../src/i18n/messages";
import { botLevel, seatColours, seatNames } from "../src/i18n/seats";
import { tableView } from "./examples";

const SHARED = new FluentResource(`
and-last = { $rest } and { $last }
bot = Computer
guest = Somebody
level-normal = normal
verb-go = walk
do-dig = dig { $a } here
event-went = { SEAT($seat) } goes to { SPOT($spot) }.
note-test = { SEAT($seat) } ({ $level }) waits for { SEAT($by) }.
error-not-offered = { $text } is not offered.
word-reed = reed
`);
const words = new Messages([{ lang: "en", files: [SHARED] }], { labels: ["Ada", "Ben"], places: ["a", "b"] });
const error = (code: "not-offered" | "unknown", params = {}) =>
  new ApiError({ code, rule: "", reason: null, params, rev: null, detail: "" }, "in English");

test("an event names its seats and spots", () => {
  expect(words.describe({ kind: "went", seat: 1, spot: 1 })).toEqual({
    text: "Ben goes to b.",
    spots: ["b"],
    seats: [1],
  });
});

test("a seat that is taken is described once if the name stays", () => {
  expect(words.event({ kind: "~seat", seat: 0, name: "Cleo", bot: null })).toBe("Ada is now played by Cleo.");
  expect(words.event({ kind: "~seat", seat: 0, name: "Ada", bot: null })).toBe("Ada sits at the table now.");
});

test("the label of an action", () => {
  expect(words.actionLabel({ verb: "dig", words: ["reed"], spots: [] })).toBe("dig reed here");
  expect(words.actionLabel({ verb: "go", words: ["reed"], spots: [] })).toBe("walk reed");
});

test("an error has its sentence by its code, else the one of the server", () => {
  expect(words.error(error("not-offered", { text: "go z" }))).toBe("go z is not offered.");
  expect(words.error(error("unknown"))).toBe("in English");
  expect(words.translates(error("not-offered"))).toBe(true);
  expect(words.translates(error("unknown"))).toBe(false);
});

test("a note of the table names the seat and the level", () => {
  expect(words.note(["note-test", { seat: 1, level: "normal", by: 0 }])).toBe("Ben (normal) waits for Ada.");
});

test("seats have different names", () => {
  const { seats } = tableView();
  expect(seatNames(seats, words)).toEqual(["Ada", "Computer"]);
  const alike = seats.map((seat) => ({ ...seat, kind: "person" as const, bot: null, name: "Ada" }));
  expect(seatNames(alike, words)).toEqual(["Ada (Player 1)", "Ada (Player 2)"]);
  const nameless = seats.map((seat) => ({ ...seat, kind: "person" as const, bot: null, name: "Guest" }));
  expect(seatNames(nameless, words)[0]).toBe("Somebody (Player 1)");
});

test("the level of a bot", () => {
  expect(botLevel({ level: "normal", style: "", strength: 40 }, words)).toBe("normal, 40 %");
  expect(botLevel({ level: "normal", style: "", strength: 100 }, words)).toBe("normal");
});

test("seats that are called by colours have them", () => {
  const seats = tableView().seats.map((seat, i) => ({ ...seat, seat: ["blue", "p2"][i]! }));
  expect(seatColours(seats)).toBe("display: contents; --seat-0: var(--blue)");
});
