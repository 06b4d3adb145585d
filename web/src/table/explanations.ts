// Why something is not possible now: the page says what it knows itself, and asks the server for the rule.
import type { ApiError } from "../api/client";
import type { Legality, Message } from "../api/types";
import { ENDS, nothing } from "./actions";
import type { Messages } from "../i18n/messages";
import type { TableSession } from "./session.svelte";
import { unoffered } from "./typed";

const MOST_TYPED = 4; // actions of which one may be meant
const EXAMPLES = 3; // of what can be typed

/** The reason that the reader is given: an error of the server, a rule that refuses, or a message of the page. */
export type Problem = { error: ApiError } | { refusal: Legality } | { message: Message };

/** Return the rule that a problem names, if any. */
export function ruleOf(problem: Problem): string {
  if ("refusal" in problem) return problem.refusal.rule;
  return "error" in problem ? problem.error.data.rule : "";
}

/** Return the message with the numbers of the position that the server gives as the reason. */
export function reasonOf(problem: Problem): Message | null {
  if ("refusal" in problem) return problem.refusal.reason;
  return "error" in problem ? problem.error.data.reason : null;
}

/** Return the sentence of the server. */
export function englishOf(problem: Problem): string {
  if ("refusal" in problem) return problem.refusal.message;
  return "error" in problem ? problem.error.message : "";
}

export const pageProblem = (id: string, args: Record<string, unknown> = {}): Problem => ({ message: [id, args] });

/** Return why the reader has nothing to decide, if so. */
export function idleReason({ table, myTurn }: TableSession): Problem | null {
  if (!table?.seat) return pageProblem("watching");
  if (table.status === "finished") return pageProblem("end");
  return myTurn ? null : pageProblem("not-your-turn");
}

/** Return the refusals of these texts, the most telling one first; null if the server could not be asked. */
async function refusals(session: TableSession, texts: string[]): Promise<Legality[] | null> {
  const { rev } = session.table!;
  const reasons = await session.attempt(() =>
    Promise.all(texts.map((text) => session.post("why", { rev, text, seat: session.seat }))),
  );
  const refused = reasons?.filter((reason) => !reason.legal);
  return refused?.sort((one, other) => Number(Boolean(other.rule)) - Number(Boolean(one.rule))) ?? null;
}

/** Say which rule refuses these texts. */
export async function explainTexts(session: TableSession, texts: string[]): Promise<void> {
  const refused = await refusals(session, texts);
  if (refused) session.problem = refused[0] ? { refusal: refused[0] } : pageProblem("not-asked");
}

/** Say why typed words are no legal action: which rule refuses what they mean, or that they mean nothing here. */
export async function explainTyped(session: TableSession, words: Messages, typed: string): Promise<void> {
  const { actions, data } = session.assets!;
  const inNotation = actions.verbs.includes(typed.toLowerCase().split(/\s/)[0]!);
  const nearest = unoffered(typed, actions, words, session.question, data.spot_names);
  const refused = await refusals(session, [...(inNotation ? [typed] : []), ...nearest.slice(0, MOST_TYPED)]);
  const refusal = refused?.find(({ rule }) => rule);
  if (refusal) session.problem = { refusal };
  else if (refused) session.problem = pageProblem("typed-unknown", { text: typed, examples: examples(session, words) });
}

/** Return some words that can be typed now. */
function examples({ selection, question }: TableSession, words: Messages): string[] {
  return selection.open.verbs.slice(0, EXAMPLES).map((verb) => words.actionLabel({ ...nothing, verb }, question));
}

/** Say why no action ends the turn now. */
export async function explainEnd(session: TableSession): Promise<void> {
  session.problem = idleReason(session);
  if (session.problem) return;
  const { actions } = session.assets!;
  const known = (verb: string) => actions.candidates(verb, []).some((action) => action.text === verb);
  await explainTexts(session, ENDS.filter(known));
}

/** Say why a verb cannot have a spot: by the action that is nearest to the choice so far. */
export async function explainVerb(session: TableSession, verb: string, spot: string): Promise<void> {
  session.selection.unclearSpot = "";
  const { spots, words } = session.selection.choice;
  const { actions } = session.assets!;
  const nearest = [
    actions.candidates(verb, [...spots, spot], words),
    actions.candidates(verb, [spot], words),
    actions.candidates(verb, [spot]),
  ];
  const texts = (nearest.find((found) => found.length) ?? []).map((action) => action.text);
  if (texts.length) await explainTexts(session, texts);
  else session.problem = pageProblem("no-place-for", { spot });
}

/** A spot that is not offered was clicked: say why, or ask which verb was meant. */
export function explainSpot(session: TableSession, spot: string): void {
  const { selection, assets } = session;
  session.problem = idleReason(session);
  if (!assets || session.problem) return;
  if (selection.pending) {
    selection.forget(); // rather there than where a choice waits
    if (selection.open.spots.includes(spot)) return selection.pick(spot);
  }
  const verbs = assets.actions.verbsAt(spot);
  const asked = new Set(session.legal.map((action) => action.verb)); // what the question is about
  const { verb: chosen } = selection.choice;
  const verb = chosen || (asked.size === 1 ? [...asked][0]! : "");
  if (verbs.includes(verb)) explainVerb(session, verb, spot);
  else if (chosen) session.problem = pageProblem("no-place-for", { spot });
  else if (verbs.some((name) => asked.has(name))) selection.unclearSpot = spot;
  else session.problem = pageProblem("not-now");
}
