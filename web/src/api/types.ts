// What travels between page and server.

/** The id of a message, and its arguments. */
export type Message = [string, Record<string, unknown>];

export type Options = Record<string, string | number>;

export type Frame = { frame: string } & Record<string, unknown>;

/** The position as one viewer may know it. The view of each game has types of its own beside its drawing. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  to_act: number[];
  state: object;
  stack: Frame[];
}

/** Numbers that the game derives from a view. */
export interface Insight {
  panel: string; // the drawer that a page opens, "" for none
  left: Record<string, unknown> | null; // arguments of `view-left`: what the viewer has left in its turn
}

export interface Bot {
  level: string;
  style: string;
  strength: number; // in percent
}

export interface SeatView {
  seat: string;
  name: string;
  kind: "person" | "bot" | "free";
  bot: Bot | null;
  own: boolean;
  online: boolean;
  resigned: boolean;
  person: string; // for whom a bot plays
}

export type GameEvent = { kind: string } & Record<string, unknown>;

export interface LogEntry {
  line: number;
  at: number; // milliseconds
  events: GameEvent[];
}

export interface ChatLine {
  line: number;
  name: string;
  text: string;
  at: number;
  seat: string;
  note: Message | null; // of the table itself
}

export interface Outcome {
  scores: number[];
  parts: Record<string, number>[];
  ranking: string[][];
  reason: string;
}

/** A seat that may go to somebody else; if no answer is awaited, the host can have a link. */
export interface SeatTransfer {
  seat: string;
  waiting: string[];
}

export interface TableView {
  table: string;
  game: string;
  options: Options;
  status: "waiting" | "playing" | "finished";
  rev: number;
  seats: SeatView[];
  seat: string | null;
  host: boolean;
  public: boolean;
  hints: boolean;
  seed_hash: string;
  view: View | null;
  insight: Insight | null;
  text: Message[]; // the view in words
  to_act: string[];
  legal: [number, number][];
  undo: number;
  auto_answer: { question: string; text: string } | null;
  log: LogEntry[];
  chat: ChatLine[];
  takeback: { seat: string; to: number; waiting: string[] } | null;
  transfer: SeatTransfer | null;
  result: Outcome | null;
  rematch: string;
  read_only: { code: string; params: Record<string, string | number> } | null;
}

export interface TableSummary {
  table: string;
  game: string;
  status: TableView["status"];
  seats: Pick<SeatView, "name" | "kind" | "bot">[];
  free: number;
  my_turn: boolean;
  own: boolean;
  changed: number; // milliseconds
}

export interface Me {
  name: string;
  named: boolean; // the reader chose the name
  tables: TableSummary[];
}

export interface NewSeat {
  kind: "me" | "invite" | "bot";
  level?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Options;
  public: boolean;
  hints?: boolean;
}

export interface TableCreated {
  table: string;
  invites?: Record<string, string>;
  watch?: string;
}

export interface Accepted {
  rev: number;
}

/** What an action costs and does, as far as the seat can know. */
export interface Preview {
  cost: Record<string, number>;
  events: GameEvent[];
  outlook: Message[];
  irreversible: boolean;
}

/** Whether a text is legal now, and the rule that refuses it if not. */
export interface Legality {
  legal: boolean;
  rule: string;
  reason: Message | null;
  message: string;
}

/** A part of what a position is worth, whose it is, and by how many points it changes. */
export interface Reason {
  term: string;
  seat: string;
  change: number;
}

export interface HintAction {
  action: number;
  text: string;
  lead: number;
  spots: string[];
  events: GameEvent[];
  follow_up: number[];
  message: string; // the id of the message that gives the reasons
  reasons: Reason[];
  drawback: Reason | null;
}

/** What a bot would do: as much of it as was asked for. */
export interface Hint {
  depth: string;
  verb: string;
  spots?: string[];
  best?: HintAction[];
}

/** Events, or the action as a button says it where no event was seen. */
export interface Done {
  seat: number;
  events: GameEvent[];
  deed?: { verb: string; words: string[]; spots: string[]; frame: string };
}

/** A line of a finished game, and when it was. */
export interface Moment {
  line: number;
  turn: number; // 0: before the first
  phase?: number;
  round?: number;
}

export interface GameReport {
  curve: { line: number; seat: number; chances: number[] }[];
  turning: (Moment & { seat: number; mover: number; change: number; luck: number; lost: number; done: Done[] })[];
  seats: { luck: number; skill: number; average: number; best: number; ok: number; slip: number; blunder: number }[];
  mistakes: (Moment & { seat: number; lost: number; label: string; done: Done; instead: Done })[];
  budget: number;
}

/** A report on a finished game, or how far it is. */
export interface ReportProgress {
  rev: number;
  done?: number;
  failed?: boolean;
  report?: GameReport | null;
}

export interface Position {
  line: number;
  seat: string | null;
  view: View;
  insight: Insight;
  text: Message[];
}

/** The points after each turn of a finished game. */
export interface Chart {
  lines: number[];
  scores: number[][];
}

export interface Verification {
  fair: boolean | null;
  draws?: number;
  message?: string;
}

export interface Option {
  kind: "choice" | "number" | "file";
  default: string | number;
  values: string[];
  low: number;
  high: number;
}

export interface GameInfo {
  rules: number;
  seats: number[];
  example: boolean;
  styles?: string[];
  options: Record<string, Option>;
}

export interface Games {
  levels: string[];
  games: Record<string, GameInfo>;
}

export interface Block {
  verb: string;
  base: number;
  arguments: string[][];
  spots: string[][][]; // for each argument, the spots that each of its texts points at
}

/** Constant data of a drawing; the drawing of each game types the rest. */
export interface StaticData {
  costs?: Record<string, Record<string, number | string>>; // by verb, or by verb and words
  light?: Record<string, string[]>; // by question: verbs that nobody need confirm
}

export interface GameData {
  game: string;
  size: number;
  blocks: Block[];
  spot_names: string[]; // by the number that views and events give
  minor_events: string[]; // kinds that are not shown as news
  static_data: StaticData;
}

/** The guided first game. A step without `after` goes on where the last one stopped. */
export interface LessonPlan {
  record: string[];
  steps: LessonStep[];
}

export interface LessonStep {
  say: string; // the id of its message
  after?: string[]; // a new table, after these further lines of the record
  seat?: string;
  accept?: string[]; // texts that count, or how they begin; the first is legal as it stands
  spots?: string[]; // what to light
  replies?: string[]; // of others: seat and text
}

/** What a page tells the live connection: how much it has, and the seat that it looks from. */
export interface Subscribe {
  after: number;
  chat: number;
  seat: string;
}

interface ForSeat {
  seat: string;
}

interface Keyed {
  key: string;
}

type SeatRequest = Keyed & ForSeat;

/** Answers by path. */
export interface Gets {
  games: Games;
  "games/{game}": GameData;
  "games/{game}/lesson": LessonPlan;
  me: Me;
  tables: TableSummary[];
  "tables/{table}": TableView;
  "tables/{table}/log": LogEntry[];
  "tables/{table}/positions/{line}": Position;
  "tables/{table}/chart": Chart;
  "tables/{table}/report": ReportProgress;
  "tables/{table}/verification": Verification;
}

/** Texts by path: rules, messages, records. */
export type Texts =
  | "games/{game}/rules"
  | "games/{game}/rule-messages/{lang}"
  | "games/{game}/overview/{lang}"
  | "games/{game}/messages/{lang}"
  | "messages/{lang}"
  | "tables/{table}/record";

/** Body and answer of each request that changes or asks something. */
export interface Posts {
  me: [{ name: string; table?: string }, Me];
  tables: [NewTable, TableCreated];
  "tables/import": [{ record: string; at?: number }, TableCreated];
  "tables/{table}/claim": [{ secret: string }, { seat: string | null }];
  "tables/{table}/take-seat": [SeatRequest, { seat: string | null }];
  "tables/{table}/actions": [SeatRequest & { rev: number; action?: number; text?: string }, Accepted];
  "tables/{table}/why": [ForSeat & { rev: number; text: string }, Legality];
  "tables/{table}/preview": [ForSeat & { rev: number; action: number }, Preview];
  "tables/{table}/hint": [ForSeat & { rev: number; depth: string }, Hint];
  "tables/{table}/chances": [ForSeat, { rev: number; chances: number[] }];
  "tables/{table}/undo": [SeatRequest & { rev: number }, Accepted];
  "tables/{table}/takeback": [SeatRequest & { rev: number; to: number }, Accepted];
  "tables/{table}/takeback-answer": [SeatRequest & { accept: boolean }, Accepted];
  "tables/{table}/resign": [SeatRequest, Accepted];
  "tables/{table}/leave": [SeatRequest, Accepted];
  "tables/{table}/resume": [SeatRequest, Accepted];
  "tables/{table}/replace": [SeatRequest, Accepted];
  "tables/{table}/auto-answer": [ForSeat & { question: string; text: string }, unknown];
  "tables/{table}/device-link": [SeatRequest, { secret: string }];
  "tables/{table}/rematch": [Keyed, TableCreated];
  "tables/{table}/chat": [ForSeat & { text: string }, unknown];
  "tables/{table}/invite": [SeatRequest, { secret: string }];
  "tables/{table}/transfer": [SeatRequest, Accepted];
  "tables/{table}/transfer-answer": [SeatRequest & { accept: boolean }, Accepted];
  "tables/{table}/fill": [object, unknown];
  "tables/{table}/close": [Keyed, unknown];
}

/** The requests about one table. */
export type TablePost = keyof Posts extends infer P ? (P extends `tables/{table}/${infer Rest}` ? Rest : never) : never;
