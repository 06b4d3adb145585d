// The types of the wire: names for those that are generated from web/openapi.json.
import type { components, paths } from "./schema";

/** An event of any game or of the table, by its fields; each game has the types of its own. */
export type GameEvent = { kind: string } & Record<string, unknown>;

type Events = { events: GameEvent[] };
type Loose<T, More> = Omit<T, keyof More> & More;

export type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Bot = Schemas["Bot"];
export type SeatView = Schemas["SeatView"];
export type TableView = Loose<Schemas["TableView"], { log: LogEntry[] }>;
export type TableSummary = Schemas["TableSummary"];
export type LogEntry = Loose<Schemas["LogEntry"], Events>;
export type ChatLine = Schemas["ChatLine"];
export type SeatTransfer = Schemas["Transfer"];
export type View = Schemas["GameView"];
export type Insight = Schemas["GameInsight"];
export type StaticData = Schemas["GameStaticData"];
export type Me = Schemas["Me"];
export type Games = Schemas["GameList"];
export type GameInfo = Schemas["GameInfo"];
export type GameData = Schemas["ActionTable"];
export type Block = Schemas["Block"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type TableCreated = Schemas["TableCreated"];
export type Preview = Loose<Schemas["Preview"], Events>;
export type Legality = Schemas["Legality"];
export type Hint = Schemas["Hint"];
export type HintAction = Schemas["HintAction"];
export type Reason = Schemas["Reason"];
export type Position = Schemas["Position"];
export type Chart = Schemas["Chart"];
export type ReportProgress = Schemas["Report"];
export type ReportStep = Loose<Schemas["ReportStep"], Events>;
export type TurningPoint = Schemas["TurningPoint"];
export type Mistake = Schemas["Mistake"];
export type Verification = Schemas["Verification"];
export type LessonStep = Schemas["LessonStep"];
export type BoxForm = Schemas["BoxForm"];
export type BoxFile = Schemas["BoxFile"];
export type BoxTable = Schemas["BoxTable"];
export type BoxField = Schemas["BoxField"];
export type BoxFault = Schemas["BoxFault"];
export type ErrorBody = Schemas["ErrorBody"];

export type Options = Record<string, string | number>;

/** The constant data that any game may have. */
export interface SharedData {
  costs?: Record<string, Record<string, number | string>>; // by verb, or by verb and words
  light?: Record<string, string[]>; // by question: verbs that nobody need confirm
}

/** What a page tells the live connection: the last lines it has, the seat it looks from, and if it wants words. */
export interface Subscribe {
  after: number;
  chat: number;
  seat: string;
  words: boolean;
}

type Content<R, Kind extends string> = R extends { content: Record<Kind, infer T> } ? T : undefined;
type Success<O> = O extends { responses: { 200: infer R } | { 201: infer R } | { 204: infer R } } ? R : never;
type Path<P> = P extends `/api/v1/${infer Rest}` ? Rest : never;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : never;
type IsJson<O> = Content<Success<O>, "application/json"> extends undefined ? false : true;

/** Answers of GET by path, as JSON. */
export type Gets = {
  [P in keyof paths as paths[P] extends { get: infer O } ? (IsJson<O> extends true ? Path<P> : never) : never]: Content<
    Success<NonNullable<paths[P]["get"]>>,
    "application/json"
  >;
};

/** Paths of GET whose answers are texts: rules, messages, records. */
export type Texts = {
  [P in keyof paths]: paths[P] extends { get: infer O } ? (IsJson<O> extends true ? never : Path<P>) : never;
}[keyof paths];

/** Body and answer of POST by path. */
export type Posts = {
  [P in keyof paths as paths[P] extends { post: object } ? Path<P> : never]: [
    Body<paths[P]["post"]>,
    Content<Success<NonNullable<paths[P]["post"]>>, "application/json">,
  ];
};
