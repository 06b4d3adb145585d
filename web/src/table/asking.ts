// What the reader is asked next, and what a choice would do: in words, to be read and to be spoken.
import type { Messages } from "../i18n/messages";
import { nothing } from "./actions";
import type { TableSession } from "./session.svelte";

const MOST = 3; // lines of what would happen

/** Return the message for an action that waits for a second click. */
function confirming({ selection }: TableSession, finger: boolean): string {
  const onBoard = Boolean(selection.pending?.spots.length);
  if (finger) return onBoard ? "next-tap" : "next-button";
  return onBoard ? "next-click" : "next-confirm";
}

/** Return the next step: the question and, once something is chosen, what is still open. */
export function nextStep(session: TableSession, words: Messages, finger = false): string {
  const { choice, open, complete, pending, started } = session.selection;
  if (pending) return words.say(confirming(session, finger));
  if (!started) return session.table?.view && session.myTurn ? words.ask(session.table.view) : "";
  const spot = choice.spots.map((name) => words.word(name)).join(", ");
  if (open.verbs.length > 1) return words.say("next-what", { spot });
  let step = complete.length === 1 ? "next-or-here" : "next-place";
  if (open.words.length) step = open.spots.length ? "next-which-where" : "next-which";
  else if (!choice.spots.length) step = "next-where";
  const verb = choice.verb || open.verbs[0] || "";
  return `${words.actionLabel({ ...nothing, ...choice, verb }, session.question)} – ${words.say(step, { spot })}`;
}

/** Return who is waited for. */
export function waitingFor({ table }: TableSession, words: Messages): string {
  const seatOf = (name: string) => table!.seats.findIndex((seat) => seat.seat === name);
  return words.say("waiting-for", { names: table!.to_act.map((name) => words.label(seatOf(name))).join(", ") });
}

/** The action that is looked at: its name once it waits to be confirmed, its cost, and what it would do. */
export interface Ahead {
  label: string;
  cost: string;
  lines: string[];
  final: boolean; // it waits, and cannot be undone
}

export function ahead({ selection, question }: TableSession, words: Messages): Ahead {
  const { preview, pending } = selection;
  const outlook = preview?.outlook.map(([message, args]) => words.say(message, args)) ?? [];
  const events = preview?.events.slice(0, MOST).map((event) => words.event(event)) ?? [];
  return {
    label: pending ? words.actionLabel(pending, question) : "",
    cost: preview ? words.cost(preview.cost) : "",
    lines: [...outlook, ...events],
    final: Boolean(pending && preview?.irreversible),
  };
}
