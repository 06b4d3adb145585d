// A small game and its table, for tests.
import type { Api, LiveEvents } from "../src/api/client";
import type { GameData, LogEntry, Subscribe, TableView } from "../src/api/types";

/** Verbs `end`, `go SPOT`, and `dig SPOT-SPOT SIZE`, where the two spots are chosen in any order. */
export const GAME: GameData = {
  game: "pond",
  size: 10,
  blocks: [
    { verb: "end", base: 0, arguments: [], spots: [] },
    { verb: "go", base: 1, arguments: [["a", "b", "c"]], spots: [[["a"], ["b"], ["c"]]] },
    {
      verb: "dig",
      base: 4,
      arguments: [
        ["a-b", "b-c"],
        ["small", "large"],
      ],
      spots: [
        [
          ["a", "b"],
          ["b", "c"],
        ],
        [[], []],
      ],
    },
  ],
  spot_names: ["a", "b", "c"],
  minor_events: [],
  facts: {},
  static_data: JSON.parse(`{"costs": {"dig": {"mud": 1}, "dig large": {"mud": 3}}, "light": {"Turn": ["go"]}}`),
};

/** A view of no real game. */
const POSITION: Pick<TableView, "view" | "insight"> = JSON.parse(`{
  "view": {"game": "pond", "players": 2, "seat": 0, "to_act": [0], "state": {}, "stack": [{"frame": "Turn"}]},
  "insight": {"panel": "", "left": null}
}`);

export const entry = (line: number, ...kinds: string[]): LogEntry => ({
  line,
  at: 1000 * line,
  events: kinds.map((kind) => ({ kind })),
});

export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    table: "t",
    game: "pond",
    options: {},
    status: "playing",
    rev: 1,
    seats: [
      {
        seat: "p1",
        name: "Ada",
        kind: "person",
        bot: null,
        own: true,
        online: true,
        resigned: false,
        person: "",
        devices: 1,
      },
      {
        seat: "p2",
        name: "",
        kind: "bot",
        bot: { level: "normal", style: "", strength: 100 },
        own: false,
        online: false,
        resigned: false,
        person: "",
        devices: 0,
      },
    ],
    seat: "p1",
    host: true,
    public: false,
    hints: false,
    seed_hash: "",
    view: POSITION.view,
    insight: POSITION.insight,
    text: [],
    to_act: ["p1"],
    legal: [[0, 7]],
    undo: 0,
    auto_answer: null,
    log: [],
    chat: [],
    takeback: null,
    transfer: null,
    result: null,
    rematch: "",
    rules: null,
    read_only: null,
    ...more,
  };
}

type Answer = (path: string, body: unknown) => unknown;

/** A server that answers from a function and lets a test speak for its live connections. */
export class FakeApi implements Api {
  links: LiveEvents[] = [];
  subscribed: Subscribe[] = [];
  posted: [string, unknown][] = [];

  constructor(private answer: Answer = () => new Promise(() => {})) {}

  get = (path: string) => this.reply(path, null);
  text = (path: string) => this.reply(path, null);
  address = (path: string) => `/${path}`;

  post = (path: string, body: unknown) => {
    this.posted.push([path, body]);
    return this.reply(path, body);
  };

  live(_table: string, events: LiveEvents) {
    this.links.push(events);
    return { subscribe: (what: Subscribe) => void this.subscribed.push(what), close: () => {} };
  }

  private async reply(path: string, body: unknown): Promise<never> {
    return (await this.answer(path, body)) as never;
  }
}
