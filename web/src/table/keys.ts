// The keys of the table.
import { settings } from "../state/settings.svelte";
import { answerTo, type Command } from "./commands";
import type { TableSession } from "./session.svelte";

export function keyHandler(session: TableSession, help: () => void): (event: KeyboardEvent) => void {
  const { selection } = session;
  const shortcuts: Record<string, () => void> = {
    "/": () => document.getElementById("typed")?.focus(),
    u: session.undo,
    e: session.finish,
    Enter: () => selection.pending && session.play(selection.pending.id),
    "?": help,
    l: () => tell("last"),
    m: () => tell("legal"),
  };
  const inWords = ["l", "m"]; // for the board in words
  const tell = (command: Command) => session.words && (session.answer = answerTo(session, session.words, command));
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return selection.clear();
    const target = event.target as Element;
    const shortcut = shortcuts[event.key];
    if (!shortcut || target.closest("input, select, textarea")) return;
    if (event.key.length === 1 && !settings.keys) return;
    if (inWords.includes(event.key) && !settings.blind) return;
    if (event.key === "Enter" && target.closest("a, button, summary, [role=button]")) return;
    event.preventDefault();
    shortcut();
  };
}
