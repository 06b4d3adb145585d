// Fights as the log tells them: who met whom, what each side threw in each phase, and what came of it.
import type { LogLine } from "../../../table/timeline.svelte";
import type { GameEvent } from "../../../api/types";

export interface Throwing {
  throws: number[][]; // a new list after each throw that was made again
  faces: string[]; // of a creature's die
  hits: number;
  magic: string;
  cards: number;
  blocked: number;
  lost: number;
}

export interface Phase {
  name: string;
  sides: [Throwing, Throwing];
}

export interface Story {
  attacker: number;
  defender: number; // -1: a creature
  creature: string;
  strength: number;
  spot: number;
  round: number; // 0: not known
  phases: Phase[];
  end: GameEvent[]; // how it ended, and what it brought
  line: number; // of the log, in which it ended; 0: it goes on
}

const nothing = (): Throwing => ({ throws: [[]], faces: [], hits: 0, magic: "", cards: 0, blocked: 0, lost: 0 });
const BEGINS = new Set(["raid", "hunted", "attacked"]);
const ENDS = new Set(["defeated", "fled", "held", "taken-over", "raid-over", "returned"]);
// A fight and its gains are over by then
const AFTER = new Set(["acted", "turn", "round", "cost", "new-order", "task-done", "ended"]);
const SMALL = new Set(["declined", "chose", "phase"]);

/** Say if a fight ended with these events. */
export function endsFight(events: GameEvent[]): boolean {
  const kinds = new Set(events.map(({ kind }) => kind));
  return (
    ["defeated", "fled", "held", "raid-over"].some((kind) => kinds.has(kind)) ||
    (kinds.has("taken-over") && (kinds.has("fell") || kinds.has("hero-home")))
  );
}

/** All fights of the log, also one that goes on. */
export function fights(log: LogLine[]): Story[] {
  const found: Story[] = [];
  let story: Story | undefined;
  let round = 0;
  let before: GameEvent | undefined;
  for (const { line, events, gone } of log) {
    if (gone) continue;
    for (const event of events) {
      if (event.kind === "round") round = Number(event.round);
      if (BEGINS.has(event.kind)) {
        // The attack on the city is in the story already
        if (story?.creature && story.spot === 0 && event.kind === "hunted") found.pop();
        story = begun(event, round);
        found.push(story);
      } else if (AFTER.has(event.kind)) story = undefined;
      else if (story) note(story, event, line, before);
      before = event;
    }
  }
  return found;
}

/** Return what became of the place. */
export function result({ end }: Story): "taken" | "beaten" | "held" | "saved" | "lost" {
  const of = (name: string) => end.find(({ kind }) => kind === name);
  const card = of("raid-over");
  if (card) return Number(card.points) > 0 ? "saved" : "lost";
  return of("taken-over") ? "taken" : of("defeated") || of("fled") ? "beaten" : "held";
}

export const lastFight = (log: LogLine[]): Story | undefined => fights(log).at(-1);

function begun(event: GameEvent, round: number): Story {
  return {
    attacker: Number(event.seat),
    defender: event.kind === "attacked" ? Number(event.defender) : -1,
    creature: String(event.creature ?? ""),
    strength: Number(event.strength ?? 0),
    spot: Number(event.spot ?? 0),
    round,
    phases: [],
    end: [],
    line: 0,
  };
}

function note(story: Story, event: GameEvent, line: number, before?: GameEvent): void {
  const phase = story.phases.at(-1);
  if (event.kind === "phase") story.phases.push({ name: String(event.phase), sides: [nothing(), nothing()] });
  else if (ENDS.has(event.kind) || story.end.length) {
    if (SMALL.has(event.kind)) return;
    if (before?.kind === "luck" && !story.end.length) story.end.push(before); // of the loser
    story.end.push(event);
    story.line ||= line;
  } else if (phase) thrown(phase.sides[event.kind === "beast" || event.seat !== story.attacker ? 1 : 0], event);
}

function thrown(side: Throwing, event: GameEvent): void {
  switch (event.kind) {
    case "rolled":
      side.throws.at(-1)!.push(Number(event.die));
      break;
    case "beast":
      side.faces.push(String(event.face));
      break;
    case "hits":
      side.hits = Number(event.hits);
      break;
    case "cast":
      [side.magic, side.cards] = [String(event.magic), Number(event.cards)];
      break;
    case "blocked":
      side.blocked++;
      break;
    case "fell":
      side.lost += Number(event.warriors) + Number(event.heroes);
      break;
    case "luck-used":
    case "used":
      if (side.throws.at(-1)!.length) side.throws.push([]);
  }
}
