// The reader's turn, the arrival of the other players, their chat and the end: title, sign of the tab, sound, notices.
import icon from "/icon.svg?raw";
import type { ChatLine, TableView } from "../api/types";
import { seatNames } from "../i18n/seats";
import { play, type Sound } from "./sounds";
import { settings } from "../state/settings.svelte";
import type { Listener, TableSession } from "./session.svelte";

const DOT = `<circle cx="50" cy="14" r="13" fill="#d7263d" stroke="#fff" stroke-width="3"/></svg>`;
const MARKED = `data:image/svg+xml,${encodeURIComponent(icon.replace("</svg>", DOT))}`;

/** Mark the tab, or not. */
export function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = on ? MARKED : "/icon.svg";
}

/** Notify a reader who looks elsewhere. */
function notify(title: string, body: string): void {
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (!settings.notify || !document.hidden || !allowed) return;
  const shown = new Notification(title, { body, icon: "/icon.svg", tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Ask the browser to allow notifications when they are turned on; return if it refused. */
export async function allowNotifications(on: boolean): Promise<boolean> {
  const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.turn("notify", allowed);
  return on && !allowed;
}

const isTurn = (table?: TableView) =>
  Boolean(table?.seat && table.to_act.includes(table.seat) && table.legal.length > 0);

const turnAlert: Listener = ({ words }, table, before) => {
  if (before && isTurn(table) === isTurn(before)) return;
  badge(isTurn(table));
  if (!isTurn(table)) return;
  play("turn");
  if (words) notify(words.say("name"), words.say("my-turn"));
};

const openResult: Listener = (session, table, before) => {
  if (table.status === "finished" && before?.status !== "finished") session.resultOpen = true;
};

/** Say that the players for whom the table waited are there. */
const welcome: Listener = (session, table, before) => {
  if (before?.status !== "waiting" || table.status !== "playing" || !table.seat || !session.words) return;
  const names = seatNames(table.seats, session.words);
  const others = names.filter((_, i) => !table.seats[i]!.own && table.seats[i]!.kind === "person");
  if (!others.length) return;
  session.note = session.words.say("all-here", { n: others.length, names: others.join(", ") });
  play("turn");
};

/** Show the chat of others as news while its panel is closed; lines from before the connection are none. */
function chatNotice(): Listener {
  let shown = -1;
  return (session, table) => {
    const { chat, lastChat } = session.timeline;
    if (shown >= 0 && lastChat > shown && !session.chatOpen) announce(session, table, shown, chat);
    if (session.connection.state === "open") shown = lastChat;
    if (session.chatOpen) session.readChat();
  };
}

function announce(session: TableSession, table: TableView, after: number, chat: ChatLine[]): void {
  const said = chat.filter(({ line, name, seat }) => line > after && name && seat !== table.seat);
  if (said.length) session.note = said.map(({ name, text }) => `${name}: ${text}`).join(" · ");
}

/** Let what happened be heard: each sound once, and the end above all. */
const soundOfMoves: Listener = (session, table, before) => {
  if (!before || before.rev === table.rev) return;
  if (table.status === "finished" && before.status !== "finished") return play("end");
  const sounds = session.assets?.drawing.sounds ?? {};
  const kinds = session.timeline.recent.flatMap((line) => line.events.map(({ kind }) => sounds[kind]));
  new Set(kinds.filter((sound): sound is Sound => Boolean(sound))).forEach(play);
};

export const tableListeners = (): Listener[] => [soundOfMoves, turnAlert, openResult, welcome, chatNotice()];
