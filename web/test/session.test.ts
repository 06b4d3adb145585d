import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../src/api/client";
import type { Preview, TableView } from "../src/api/types";
import { settings } from "../src/state/settings.svelte";
import { Actions } from "../src/table/actions";
import { TableSession } from "../src/table/session.svelte";
import { entry, FakeApi, GAME, tableView } from "./examples";

const preview: Preview = { cost: {}, events: [], outlook: [], irreversible: false };
const flush = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

let api: FakeApi;
let heard: [number, number | undefined][];
let session: TableSession;
let answers: Record<string, unknown>;

function arrive(table: TableView): void {
  api.links[0]!.view(table);
}

beforeEach(() => {
  localStorage.clear();
  settings.confirm = true;
  heard = [];
  answers = {
    "tables/{table}/actions": { rev: 2 },
    "tables/{table}/preview": preview,
    "tables/{table}/why": { legal: false, rule: "P1.2", reason: null, message: "Too deep." },
  };
  api = new FakeApi((path) => {
    if (path in answers) return answers[path];
    throw ApiError.of("unknown");
  });
  session = new TableSession("t", api, [(_, table, before) => heard.push([table.rev, before?.rev])]);
  session.connection.open();
  session.assets = { drawing: { verbIcons: {}, sounds: {} }, data: GAME, actions: new Actions(GAME) };
  arrive(tableView());
});

test("listeners hear of every view and of the one before", () => {
  arrive(tableView({ rev: 2 }));
  expect(heard).toEqual([
    [1, undefined],
    [2, 1],
  ]);
  expect(session.table?.rev).toBe(2);
});

test("legal actions are those of the own turn", () => {
  expect(session.myTurn).toBe(true);
  expect(session.legal.length).toBe(8);
  expect(session.ending?.text).toBe("end");
  arrive(tableView({ rev: 2, to_act: ["p2"], legal: [] }));
  expect(session.myTurn).toBe(false);
  expect(session.legal).toEqual([]);
});

describe("choosing", () => {
  test("two spots and a word make an action, which is played", async () => {
    session.selection.choose({ verb: "dig" });
    session.selection.pick("b");
    session.selection.pick("a");
    expect(session.selection.open.words).toEqual(["small", "large"]);
    session.selection.choose({ words: ["large"] });
    await flush();
    const [path, body] = api.posted.at(-1)!;
    expect(path).toBe("tables/{table}/actions");
    expect(body).toMatchObject({ rev: 1, action: 5, seat: "p1" });
  });

  test("an action that cannot be undone waits for a second click", async () => {
    answers["tables/{table}/preview"] = { ...preview, irreversible: true };
    session.selection.choose({ verb: "end" });
    await flush();
    expect(session.selection.pending?.text).toBe("end");
    expect(api.posted.map(([path]) => path)).toEqual(["tables/{table}/preview"]);
    session.selection.choose({ verb: "end" });
    await flush();
    expect(api.posted.at(-1)![0]).toBe("tables/{table}/actions");
  });

  test("a new view clears the choice and the problem", () => {
    session.selection.choose({ verb: "dig" });
    session.problem = { message: ["not-now", {}] };
    arrive(tableView({ rev: 2 }));
    expect(session.selection.started).toBe(false);
    expect(session.problem).toBe(null);
  });

  test("a chosen spot once more is taken back", () => {
    session.selection.choose({ verb: "dig" });
    session.selection.pick("b");
    session.selection.pick("b");
    expect(session.selection.choice.spots).toEqual([]);
  });
});

describe("explaining", () => {
  test("a spot that a verb never has", () => {
    session.selection.choose({ verb: "dig" });
    session.selection.explain("z");
    expect(session.problem).toEqual({ message: ["no-place-for", { spot: "z" }] });
  });

  test("a spot that several verbs could mean asks which", () => {
    arrive(
      tableView({
        rev: 2,
        legal: [
          [0, 1],
          [4, 4],
        ],
      }),
    );
    session.selection.explain("c");
    expect(session.selection.unclearSpot).toBe("c");
  });

  test("a text that is refused names the rule", async () => {
    arrive(tableView({ rev: 2, legal: [[2, 2]] }));
    session.selection.explain("c");
    await flush();
    expect(session.problem).toMatchObject({ refusal: { rule: "P1.2" } });
  });

  test("nothing can be undone", () => {
    session.undo();
    expect(session.problem).toEqual({ message: ["no-undo", {}] });
  });
});

test("an error of the server is kept as a problem", async () => {
  delete answers["tables/{table}/actions"];
  await session.play(0);
  expect(session.problem).toMatchObject({ error: { data: { code: "unknown" } } });
  expect(session.busy).toBe(false);
});

test("lines of others since the own decision", async () => {
  await session.play(1);
  arrive(tableView({ rev: 6, log: [3, 4, 5, 6].map((line) => entry(line, "moved")) }));
  expect(session.lastSeen).toEqual([2, 6]);
});

test("a preview is asked for when the pointer rests", async () => {
  vi.useFakeTimers();
  session.selection.choose({ verb: "go" });
  session.selection.hoverSpot("a");
  expect(api.posted).toEqual([]);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await flush();
  expect(session.selection.preview).toEqual(preview);
});
