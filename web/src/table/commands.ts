// Questions that a reader who does not see the board types beside actions: in English or in the reader's language.
import type { GameEvent } from "../api/types";
import type { Messages } from "../i18n/messages";
import { narrowed, nothing } from "./actions";
import { nextStep } from "./asking";
import type { Area, Cell } from "./cells";
import type { TableSession } from "./session.svelte";
import { plain } from "./typed";

export const COMMANDS = ["last", "scores", "hand", "legal", "scan", "where", "help"] as const;
export type Command = (typeof COMMANDS)[number];

const WITH_WORDS = ["scan", "where"]; // of what
const FEW = 14; // actions that are listed one by one, and places

/** Return the events in words: what a seat does in full, throws and draws too, but not how the table is laid out. */
export function sentencesOf(events: GameEvent[], minor: string[], words: Messages): string[] {
  return events.filter((event) => "seat" in event || !minor.includes(event.kind)).map((event) => words.event(event));
}

/** Return the parts of the board with all their cells. */
export function areasOf({ cells, table, assets }: TableSession, words: Messages): Area[] {
  return cells && table?.view && table.insight && assets
    ? cells.areas(table.view, table.insight, assets.data, words)
    : [];
}

/** Return the command of typed words and what follows it, if they are one. */
export function commandIn(typed: string, words: Messages): [Command, string] | null {
  const [first = "", ...rest] = plain(typed).split(/\s+/);
  const command = COMMANDS.find((name) => name === first || plain(words.say(`command-${name}`)) === first);
  if (!command || Boolean(rest.length) !== WITH_WORDS.includes(command)) return null;
  return [command, rest.join(" ")];
}

/** Answer a command, in sentences. */
export function answerTo(session: TableSession, words: Messages, command: Command, of = ""): string[] {
  const answers: Record<Command, () => string[]> = {
    last: () => last(session, words),
    scores: () => scores(session, words),
    hand: () => hand(session, words),
    legal: () => legal(session, words),
    scan: () => scan(areasOf(session, words), words, of),
    where: () => where(session, areasOf(session, words), words, of),
    help: () => COMMANDS.map((name) => words.say("command-about", { name, command: words.say(`command-${name}`) })),
  };
  return answers[command]();
}

/** What others did before the own turn; else the latest line. */
function last({ timeline, lastSeen, assets }: TableSession, words: Messages): string[] {
  const lines = timeline.log.filter((entry) => !entry.gone);
  const since = lastSeen[0] ? lines.filter(({ line }) => line > lastSeen[0] && line <= lastSeen[1]) : [];
  const found = since.length ? since : lines.slice(-1);
  const texts = sentencesOf(
    found.flatMap(({ events }) => events),
    assets!.data.minor_events,
    words,
  );
  return texts.length ? texts : [words.say("log-empty")];
}

function scores({ table, assets }: TableSession, words: Messages): string[] {
  const { standing, standingName } = assets!.drawing;
  const numbers =
    table!.result?.scores ?? (standing && table!.view && table!.insight ? standing(table!.view, table!.insight) : []);
  const name = words.say(table!.result || !standingName ? "score" : standingName);
  return [name, ...numbers.map((n, seat) => `${words.label(seat)}: ${n}`)];
}

/** The lines about the own hand; without one those about the own seat. */
function hand({ table, ownIndex }: TableSession, words: Messages): string[] {
  const lines = table!.text ?? [];
  const own = lines.filter(([, { seat }]) => seat === ownIndex);
  const cards = own.filter(([message]) => message === "view-hand");
  return (cards.length ? cards : own).map(([message, args]) => words.say(message, args));
}

function legal(session: TableSession, words: Messages): string[] {
  const { selection, question, assets } = session;
  if (!session.myTurn) return [words.say("not-your-turn")];
  const { matching } = selection;
  const says = (action: (typeof matching)[number]) => words.actionLabel(action, question);
  if (matching.length <= FEW) return [nextStep(session, words), ...matching.map(says)];
  const kinds = [...new Set(matching.map(({ verb }) => verb))].map((verb) => {
    const actions = narrowed(matching, { ...nothing, verb });
    const places = [...new Set(actions.flatMap(({ groups }) => groups[0] ?? []))];
    const listed = places.length && places.length <= FEW ? places.map((place) => words.word(place)).join(", ") : "";
    return words.say("command-choice", {
      action: words.actionLabel({ ...nothing, verb }, question),
      n: actions.length,
      cost: words.cost(assets!.actions.costs(actions)) || "none",
      places: listed || "none",
    });
  });
  return [nextStep(session, words), ...kinds];
}

const sentence = (cell: Cell, words: Messages) => `${words.word(cell.place)}: ${cell.text}`;

/** A cell; or what stands in a row or a column. */
function scan(areas: Area[], words: Messages, of: string): string[] {
  const cells = areas.flatMap((area) => area.cells);
  const named = cells.filter(({ place }) => [place, words.word(place)].some((name) => plain(name) === of));
  const line = areas.flatMap((area) => {
    const [x, y] = [area.columns?.indexOf(of) ?? -1, area.rows?.indexOf(of) ?? -1];
    return area.cells.filter((cell) => (cell.x === x || cell.y === y) && cell.pieces.length > 1);
  });
  const found = named.length ? named : line;
  return found.length ? found.map((cell) => sentence(cell, words)) : [words.say("scan-none", { place: of })];
}

/** The cells on which a kind of piece, or one of a player, stands. */
function where({ table }: TableSession, areas: Area[], words: Messages, of: string): string[] {
  const seats = table!.seats.flatMap(({ seat }, i) =>
    [seat, words.label(i)].some((name) => plain(name) === of) ? [i] : [],
  );
  const cells = areas.flatMap((area) => area.cells);
  const stands = (name: string) => plain(name).includes(of);
  const found = cells.filter(({ pieces }) =>
    pieces.some(({ name, seat }) => (seats.length ? seats.includes(seat) : stands(name))),
  );
  return found.length ? found.map((cell) => sentence(cell, words)) : [words.say("where-none", { piece: of })];
}
