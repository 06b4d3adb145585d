// What the seats are called: people by their names, bots as such, and all of them told apart.
import { get } from "../api/client";
import type { SeatSight, Sight } from "../api/types";
import type { Words } from "./messages";

export function labels(seats: SeatSight[], words: Words): string[] {
  const name = (seat: SeatSight) =>
    /^p\d$/.test(seat.seat)
      ? words.say("seat-number", { n: Number(seat.seat.slice(1)) })
      : words.term("seat", seat.seat);
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.person).map((seat) => seat.seat);
  const plain = seats.map((seat) => {
    if (seat.person) return seat.person; // who lets a bot play keeps the name
    if (seat.kind === "bot")
      return bots.length > 1 ? `${words.say("bot")} ${bots.indexOf(seat.seat) + 1}` : words.say("bot");
    return !seat.label || seat.label === seat.seat ? name(seat) : seat.label;
  });
  const alike = (label: string) => plain.filter((other) => other === label).length > 1;
  const together = seats.filter((seat) => seat.mine && seat.kind === "person").length > 1; // at one screen
  return plain.map((label, i) =>
    !alike(label) ? label : together && seats[i]!.mine ? name(seats[i]!) : `${label} (${name(seats[i]!)})`,
  );
}

/** A level with its style and strength, as people read it. */
export function botLevel(label: string, words: Words): string {
  const [, level = "", style = "", strength = ""] = label.match(/^bot:([^:~]*)(?::([^~]*))?(?:~(.*))?$/) ?? [];
  return [words.term("level", level), style && words.term("style", style), strength && `${strength} %`]
    .filter(Boolean)
    .join(", ");
}

const STEPS: Record<string, string> = {
  "seat-asked": "transfer-asked",
  "seat-agreed": "transfer-agreed",
  "seat-refused": "transfer-refused",
  "seat-freed": "transfer-freed",
  "seat-away": "transfer-away",
};

/** Put into words a note of the table: a bot that failed, or a step on which a seat goes to somebody else. */
export function noted(text: string, seats: SeatSight[], words: Words): string {
  const [what = "", name = "", level = ""] = text.split(" ");
  const label = (name: string) => labels(seats, words)[seats.findIndex(({ seat }) => seat === name)] ?? name;
  const seat = label(name);
  if (STEPS[what]) return words.say(STEPS[what], { seat, name: label(level) });
  return words.say(what === "bot-by-lot" ? "by-lot" : "level-failed", { seat, level: botLevel(`bot:${level}`, words) });
}

const PAINTS = ["red", "blue", "yellow", "green", "black", "violet", "orange", "white"];

/** Give each seat its colour: that of its name, where the rules name it by one. */
export function paint(seats: SeatSight[]): void {
  const { style } = document.documentElement;
  for (let i = 0; i < PAINTS.length; i++) {
    const name = seats[i]?.seat ?? "";
    if (PAINTS.includes(name)) style.setProperty(`--seat-${i}`, `var(--${name})`);
    else style.removeProperty(`--seat-${i}`);
  }
}

/** Links that open a seat or a place to watch, kept for this visit: the server tells them once. */
export function invitesOf(table: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(`invites ${table}`) ?? "{}");
}

export function keepInvites(table: string, invites: Record<string, string>): void {
  sessionStorage.setItem(`invites ${table}`, JSON.stringify({ ...invitesOf(table), ...invites }));
}

/** The own seats of who plays with others at one screen, while the game runs; none for anybody else. */
export function seatsTogether(sight?: Sight): string[] {
  const mine = sight?.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat) ?? [];
  return mine.length > 1 && sight?.seat && sight.stage === "running" ? mine : [];
}

/** Whether another own seat sees something else. */
export async function seesElse(sight: Sight, seat: string): Promise<boolean> {
  const theirs = await get<Sight>(`/t/${sight.table}.json?seat=${seat}&have=${sight.rev}`).catch(() => null);
  const plain = (other: Sight | null) => JSON.stringify([other?.view?.state, other?.view?.stack]);
  return !theirs || plain(theirs) !== plain(sight);
}

const LESSONS = 200; // tables of lessons that are remembered

/** Tables on which a lesson was given are no games of mine. */
export const lessons = (): string[] => JSON.parse(localStorage.getItem("lessons") ?? "[]");
export const keepLesson = (table: string): void =>
  localStorage.setItem("lessons", JSON.stringify([table, ...lessons()].slice(0, LESSONS)));

export const WATCH = ""; // no seat: a link to watch

export const seatLink = (table: string, secret: string) => `${location.origin}/t/${table}#seat=${secret}`;
