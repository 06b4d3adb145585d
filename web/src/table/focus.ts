// The focus of a reader who plays by keys: after every answer it is where the next one is given.
import { tick } from "svelte";
import type { TableSession } from "./session.svelte";

const LOST = "body, :disabled, .board [aria-disabled=true], .stage [aria-disabled=true]";
const PLACES = '.board [data-place][tabindex="0"]:not([aria-disabled=true])';
const CARDS = ".stage .scene button:not(:disabled, [aria-disabled=true]), .own button:not([aria-disabled=true])";
const CHOICES = ".choices .verbs button:enabled, .choices .row button:enabled, .choices > button.main";
const ENDING = ".tools .ready";

let keys = false; // the latest thing that the reader used
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Return where the next answer is given, the likeliest place first. */
function targets({ selection }: TableSession): string[] {
  if (selection.pending) return [".ahead.armed button"];
  const chosen = selection.choice.verb || selection.open.verbs.length < 2;
  return [CARDS, ...(chosen ? [PLACES, CHOICES] : [CHOICES, PLACES]), ENDING];
}

/** Bring the focus to where the next answer is given, if it was lost and the reader uses keys. */
export async function keepFocus(session: TableSession): Promise<void> {
  await tick();
  await new Promise((done) => setTimeout(done)); // areas have chosen by then which part the Tab key leads to
  if (!keys || !session.myTurn || session.busy || !document.activeElement?.matches(LOST)) return;
  for (const selector of targets(session)) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((part) => part.getClientRects().length);
    if (found) return found.focus();
  }
}
