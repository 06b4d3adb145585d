// What travels between page and server; patolli/server/wire.py says what each field means.

export interface SeatSight {
  seat: string;
  label: string;
  kind: "person" | "bot" | "free";
  mine?: boolean;
  here?: boolean;
  resigned?: boolean;
  person?: string; // for whom a bot plays
}

export type GameEvent = { kind: string } & Record<string, unknown>;

export interface Entry {
  n: number;
  at: number;
  events: GameEvent[];
}

/** The id of a message in words, and its arguments. */
export type Message = [string, Record<string, unknown>];

/** What an action would cost and do, as far as the seat can know. */
export interface Preview {
  cost: Record<string, number>;
  events: GameEvent[];
  outlook: Message[];
  final?: boolean; // it could not be undone
}

/** Whether a text is legal now, and the rule that refuses it if not. */
export interface Reason {
  legal: boolean;
  rule?: string;
  message: string;
}

/** A part of what a position is worth, whose it is, and by how many points it changes. */
export interface Because {
  term: string;
  seat: string;
  change: number;
}

export interface Advice {
  id: number;
  text: string;
  lead: number;
  spots: string[];
  events: GameEvent[];
  then: number[];
  why: string; // the message that tells the reasons, or what there is to say without any
  reasons: Because[];
  price: Because | null;
}

/** What a bot would do, as much of it as was asked for. */
export interface Hint {
  depth: string;
  verb: string;
  spots?: string[];
  best?: Advice[];
}

/** What somebody did: events, or the action as a button says it where they tell nothing. */
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

export interface Review {
  curve: { line: number; seat: number; chances: number[] }[];
  turning: (Moment & { seat: number; mover: number; change: number; luck: number; lost: number; done: Done[] })[];
  seats: { luck: number; skill: number; average: number; best: number; ok: number; slip: number; blunder: number }[];
  mistakes: (Moment & { seat: number; lost: number; label: string; done: Done; instead: Done })[];
  budget: number;
}

/** A report on a finished game, or how far it is. */
export interface Report {
  rev: number;
  done?: number;
  failed?: boolean;
  report?: Review;
}

export interface Position {
  n: number;
  seat: string | null;
  view: View;
}

/** The points after each turn of a finished game. */
export interface Chart {
  lines: number[];
  scores: number[][];
}

export interface ChatLine {
  n: number;
  name: string;
  text: string;
  at: number;
  seat?: string;
}

export interface Outcome {
  scores: number[];
  parts: Record<string, number>[];
  ranking: string[][];
  reason: string;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  to_act: number[];
  // What the fields mean is the game's own business: its drawing knows.
  state: Record<string, any>;
  stack: ({ frame: string } & Record<string, any>)[];
}

export interface Sight {
  table: string;
  game: string;
  options: Record<string, string | number>;
  stage: "open" | "running" | "over";
  rev: number;
  seats: SeatSight[];
  seat?: string | null;
  host?: boolean;
  public?: boolean;
  hints?: boolean;
  commit?: string;
  view?: View;
  to_act?: string[];
  offers?: [number, number][];
  undo?: number;
  standing?: { frame?: string; text?: string };
  log?: Entry[];
  chat?: ChatLine[];
  asked?: { seat: string; to: number; waiting: string[] };
  transfer?: { seat: string; waiting: string[] }; // a seat that may go to somebody else; if nobody is awaited, the host can have a link
  result?: Outcome;
  rematch?: string;
  read_only?: string;
  described?: Message[]; // the view in words
}

export interface TableRow {
  table: string;
  game: string;
  stage: string;
  seats: string[];
  free?: number;
  my_turn?: boolean;
  mine?: boolean;
  changed?: number;
}

export interface Me {
  name: string;
  tables: TableRow[];
  named: boolean; // the name is an own one
}

export interface Made {
  table: string;
  invites?: Record<string, string>;
  watch?: string;
}

export interface Option {
  kind: "choice" | "number" | "file";
  default: string | number;
  values: string[];
  low: number;
  high: number;
}

export interface GameFacts {
  rules: number;
  seats: number[];
  example: boolean;
  styles?: string[];
  options: Record<string, Option>;
}

export interface Games {
  levels: string[];
  games: Record<string, GameFacts>;
}

export interface Block {
  verb: string;
  base: number;
  parts: string[][];
  spots: string[][][]; // for each part, the spots that each of its texts points at
}

export interface ActionTable {
  game: string;
  size: number;
  blocks: Block[];
  places: string[]; // the names of places that views and events give as numbers
  small: string[]; // kinds of events that are no news: see `patolli/core/events.py`
  scene: Record<string, any>; // what the game's drawing needs to know: see the game's `scene` in Python
}
