// The addresses and names that the server has until /api/v1 is there, put into those that the client speaks. Not kept.
import { ApiError, type ErrorBody, type Parameters } from "./client";
import type { Message, SeatView } from "./types";

type Plain = Record<string, unknown>;

export interface Adapter {
  path(path: string, parameters?: Parameters, post?: boolean): string;
  body(path: string, body: object): object;
  answer(path: string, value: unknown): unknown;
  error(status: number, value: Plain): ApiError;
  refusal(code: number, reason: string): ApiError | null;
}

const PATHS: Record<string, string> = {
  games: "/games.json",
  "games/{game}": "/games/{game}/table.json",
  "games/{game}/lesson": "/games/{game}/lesson.json",
  "games/{game}/rules": "/games/{game}/rules.md",
  "games/{game}/rule-messages/{lang}": "/games/{game}/rules.{lang}.ftl",
  "games/{game}/overview/{lang}": "/games/{game}/overview.{lang}.md",
  "games/{game}/messages/{lang}": "/words/{game}/{lang}.ftl",
  "messages/{lang}": "/words/{lang}.ftl",
  me: "/me.json",
  tables: "/tables.json",
  "tables/{table}": "/t/{table}.json",
  "tables/{table}/log": "/t/{table}/log.json",
  "tables/{table}/positions/{line}": "/t/{table}/position.json",
  "tables/{table}/chart": "/t/{table}/chart.json",
  "tables/{table}/report": "/t/{table}/report.json",
  "tables/{table}/verification": "/t/{table}/verify.json",
  "tables/{table}/record": "/t/{table}/record",
  "tables/{table}/live": "/t/{table}/live",
};
const VERBS: Record<string, string> = {
  claim: "sit",
  "take-seat": "take",
  actions: "play",
  takeback: "take-back",
  "takeback-answer": "answer",
  resume: "return",
  "auto-answer": "standing",
  "device-link": "carry",
  invite: "reissue",
};
const STATUS: Record<string, string> = { open: "waiting", running: "playing", over: "finished" };
const RENAMED: Record<string, Record<string, string>> = {
  "tables/{table}/actions": { action: "id" },
  "tables/{table}/preview": { action: "id" },
  "tables/{table}/auto-answer": { question: "frame" },
  subscribe: { after: "have" },
};
const QUERY: Record<string, string> = { after: "have", line: "n" };

function target(path: string, post: boolean): string {
  if (!post) return PATHS[path]!;
  if (!path.startsWith("tables/{table}/")) return `/${path}`;
  const verb = path.slice("tables/{table}/".length);
  return `/t/{table}/${VERBS[verb] ?? verb}`;
}

function bot(label: string): SeatView["bot"] {
  const [, level = "", style = "", strength = "100"] = label.match(/^bot:([^:~]*)(?::([^~]*))?(?:~(.*))?$/) ?? [];
  return label.startsWith("bot:") ? { level, style, strength: Number(strength) } : null;
}

const named = (label: string) => ({ name: label.startsWith("bot:") ? "" : label, bot: bot(label) });

const STEPS: Record<string, string> = {
  "seat-asked": "note-seat-asked",
  "seat-agreed": "note-seat-agreed",
  "seat-refused": "note-seat-refused",
  "seat-freed": "note-seat-freed",
  "seat-away": "note-seat-away",
};

function note(text: string, seats: Plain[]): Message {
  const [what = "", name = "", level = ""] = text.split(" ");
  const seat = seats.findIndex((other) => other.seat === name);
  if (STEPS[what]) return [STEPS[what], { seat, by: seats.findIndex((other) => other.seat === level) }];
  return [what === "bot-by-lot" ? "note-bot-failed" : "note-bot-level", { seat, level: bot(`bot:${level}`)!.level }];
}

const entry = ({ n, at, events }: Plain) => ({
  line: n,
  at: 1000 * Number(at ?? 0),
  events: (events as Plain[]).map((event) => {
    if (event.kind !== "~seat") return event;
    const { label, ...rest } = event;
    return { ...rest, ...named(String(label)) };
  }),
});

function tableView(found: Plain): Plain {
  const seats = found.seats as Plain[];
  const answered = found.standing as { frame: string; text: string } | undefined;
  return {
    ...found,
    status: STATUS[String(found.stage)],
    seat: found.seat ?? null,
    host: found.host ?? false,
    public: found.public ?? false,
    hints: found.hints ?? false,
    seed_hash: found.commit ?? "",
    view: found.view ?? null,
    insight: found.view ? (found.insight ?? { panel: "" }) : null,
    text: found.described ?? [],
    to_act: found.to_act ?? [],
    legal: found.offers ?? [],
    undo: found.undo ?? 0,
    auto_answer: answered?.frame ? { question: answered.frame, text: answered.text } : null,
    takeback: found.asked ?? null,
    transfer: found.transfer ?? null,
    result: found.result ?? null,
    rematch: found.rematch ?? "",
    read_only: found.read_only ? { code: "damaged", params: { message: found.read_only as string } } : null,
    log: ((found.log as Plain[]) ?? []).map(entry),
    seats: seats.map((seat) => ({
      ...seat,
      ...named(String(seat.label)),
      own: seat.mine ?? false,
      online: seat.here ?? false,
      resigned: seat.resigned ?? false,
      person: seat.person ?? "",
    })),
    chat: ((found.chat as Plain[]) ?? []).map(({ n, at, name, text, seat }) => ({
      line: n,
      at: 1000 * Number(at),
      name,
      seat: seat ?? "",
      text: name ? text : "",
      note: name ? null : note(String(text), seats),
    })),
  };
}

const summary = (row: Plain) => ({
  ...row,
  status: STATUS[String(row.stage)],
  free: row.free ?? 0,
  my_turn: row.my_turn ?? false,
  own: row.mine ?? false,
  changed: 1000 * Number(row.changed ?? 0),
  seats: (row.seats as string[]).map((label) => ({
    ...named(label),
    kind: label.startsWith("bot:") ? "bot" : label ? "person" : "free",
  })),
});

const gameData = ({ places, small, scene, ...found }: Plain) => ({
  ...found,
  spot_names: places,
  minor_events: small,
  static_data: scene,
  blocks: (found.blocks as Plain[]).map(({ parts, ...block }) => ({ ...block, arguments: parts })),
});

const hint = (found: Plain) => ({
  ...found,
  best: (found.best as Plain[] | undefined)?.map(({ id, then, why, price, ...rest }) => ({
    ...rest,
    action: id,
    follow_up: then,
    message: why,
    drawback: price,
  })),
});

const ANSWERS: Record<string, (found: never) => unknown> = {
  "games/{game}": gameData,
  "tables/{table}": tableView,
  "tables/{table}/log": (found: Plain[]) => found.map(entry),
  "tables/{table}/positions/{line}": ({ n, described, ...found }: Plain) => ({ ...found, line: n, text: described }),
  "tables/{table}/preview": ({ final, ...found }: Plain) => ({ ...found, irreversible: final ?? false }),
  "tables/{table}/why": (found: Plain) => ({ rule: "", reason: null, ...found }),
  "tables/{table}/hint": hint,
  me: (found: Plain) => ({ ...found, tables: (found.tables as Plain[]).map(summary) }),
};

export const adapt: Adapter = {
  path(path, parameters = {}, post = false) {
    const query = new URLSearchParams();
    let address = target(path, post);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) continue;
      if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, String(value));
      else query.set(path === "games/{game}" ? name : (QUERY[name] ?? name), String(value));
    }
    return query.size || path === "games/{game}" ? `${address}?${query}` : address;
  },

  body(path, body) {
    const names = RENAMED[path] ?? {};
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value]));
  },

  answer(path, value) {
    if (path === "tables") return Array.isArray(value) ? value.map(summary) : value;
    const change = ANSWERS[path] as ((found: unknown) => unknown) | undefined;
    return change ? change(value) : value;
  },

  error(status, { error, message, rule }) {
    const text = String(message);
    const [, what, n] = (status === 429 && /^too many (\w+) at once; again in (\d+)/.exec(text)) || [];
    const params: ErrorBody["params"] = what ? { what, retry_after: Number(n) } : {};
    const code = what ? "rate-limited" : String(error);
    return new ApiError({ code, rule: rule ? String(rule) : null, reason: null, params }, text);
  },

  refusal(code, reason) {
    if (code !== 1008) return null;
    return new ApiError({ code: "refused", rule: null, reason: null, params: {} }, reason);
  },
};
