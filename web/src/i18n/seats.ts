// The names of seats: people by theirs, bots as such, and all of them different, by number or colour.
import type { Bot, SeatView, TableView } from "../api/types";
import type { Messages } from "./messages";

const NAMELESS = "Guest"; // as the server calls persons who have given no name

export function seatNames(seats: SeatView[], words: Messages): string[] {
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.person).map((seat) => seat.seat);
  const botName = (seat: SeatView) =>
    bots.length > 1 ? `${words.say("bot")} ${bots.indexOf(seat.seat) + 1}` : words.say("bot");
  const named = (name: string) => (name === NAMELESS ? words.say("guest") : name);
  const plain = seats.map((seat, i) => {
    if (seat.person) return named(seat.person); // a person for whom a bot plays keeps the name
    if (seat.kind === "bot") return botName(seat);
    return !seat.name || seat.name === seat.seat ? words.seatName(seat.seat, i) : named(seat.name);
  });
  const alike = (name: string) => plain.filter((other) => other === name).length > 1;
  const together = seats.filter((seat) => seat.own && seat.kind === "person").length > 1; // at one screen
  return plain.map((name, i) => {
    const seat = seats[i]!;
    if (!alike(name)) return name;
    return together && seat.own ? words.seatName(seat.seat, i) : `${name} (${words.seatName(seat.seat, i)})`;
  });
}

/** Return a bot's level with its style and strength. */
export function botLevel({ level, style, strength }: Bot, words: Messages): string {
  const parts = [words.term("level", level), style && words.term("style", style), strength < 100 && `${strength} %`];
  return parts.filter(Boolean).join(", ");
}

const COLOURS = ["red", "blue", "yellow", "green", "black", "violet", "orange", "white"];

/** Return the colours of the seats as a style: that of a seat's name, where the rules name it by one. */
export function seatColours(seats: SeatView[]): string {
  const named = seats.flatMap(({ seat }, i) => (COLOURS.includes(seat) ? `--seat-${i}: var(--${seat})` : []));
  return ["display: contents", ...named].join("; ");
}

/** Return the own seats of a reader who shares the screen with others while the game runs. */
export function seatsTogether(table?: TableView): string[] {
  const own = table?.seats.filter((seat) => seat.own && seat.kind === "person").map((seat) => seat.seat) ?? [];
  return own.length > 1 && table?.seat && table.status === "playing" ? own : [];
}

export const seatLink = (table: string, secret: string) => `${location.origin}/t/${table}#seat=${secret}`;

/** Return who sits at each seat, beside the name: the reader, a computer, somebody who is away. */
export function seatNotes({ seats }: TableView, words: Messages): string[] {
  return seats.map((seat) =>
    [
      seat.own && words.say("you"),
      seat.kind === "bot" && seat.bot && botLevel(seat.bot, words),
      seat.kind === "free" && words.say("free"),
      seat.resigned && words.say("resigned"),
      seat.kind === "person" && !seat.own && !seat.online && words.say("away"),
    ]
      .filter(Boolean)
      .join(" · "),
  );
}
