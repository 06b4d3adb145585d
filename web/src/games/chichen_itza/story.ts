// Fights as the log tells them: who met whom, and what each side threw in each phase.
import type { Entry, GameEvent, Sight } from "../../lib/wire";

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
  phases: Phase[];
  end: GameEvent[];
}

const known = new Map<string, Entry[]>(); // of each table, what its page was told so far

/** All events that this page was told; lines that were taken back are left out. */
function heard(sight: Sight): GameEvent[] {
  let lines = known.get(sight.table) ?? [];
  const last = lines.at(-1)?.n ?? 0;
  for (const entry of sight.log ?? []) {
    if (entry.n <= last) continue;
    const undo = entry.events.find((event) => event.kind === "~undo");
    if (undo) lines = lines.filter((line) => line.n < Number(undo.from));
    lines = [...lines, entry];
  }
  known.set(sight.table, lines);
  return lines.flatMap((entry) => entry.events);
}

const nothing = (): Throwing => ({ throws: [[]], faces: [], hits: 0, magic: "", cards: 0, blocked: 0, lost: 0 });
const ENDS = new Set(["defeated", "fled", "held", "taken-over", "raid-over", "returned"]);

/** The last fight, also one that goes on. */
export function lastFight(sight: Sight): Story | undefined {
  const events = heard(sight);
  const begin = events.findLastIndex(({ kind }) => kind === "hunted" || kind === "attacked");
  if (begin < 0) return undefined;
  const first = events[begin]!;
  const story: Story = {
    attacker: Number(first.seat), defender: first.kind === "attacked" ? Number(first.defender) : -1, creature: String(first.creature ?? ""),
    strength: Number(first.strength ?? 0), spot: Number(first.spot), phases: [], end: [],
  };
  for (const event of events.slice(begin + 1)) {
    if (["acted", "turn", "round", "raid"].includes(event.kind)) break;
    if (event.kind === "phase") story.phases.push({ name: String(event.phase), sides: [nothing(), nothing()] });
    else if (ENDS.has(event.kind)) story.end.push(event);
    else note(story, event);
  }
  return story;
}

function note(story: Story, event: GameEvent): void {
  const phase = story.phases.at(-1);
  if (!phase) return;
  const side = phase.sides[event.kind === "beast" || event.seat !== story.attacker ? 1 : 0];
  switch (event.kind) {
    case "rolled": side.throws.at(-1)!.push(Number(event.die)); break;
    case "beast": side.faces.push(String(event.face)); break;
    case "hits": side.hits = Number(event.hits); break;
    case "cast": [side.magic, side.cards] = [String(event.magic), Number(event.cards)]; break;
    case "blocked": side.blocked++; break;
    case "fell": side.lost += Number(event.warriors) + Number(event.heroes); break;
    case "luck-used":
    case "used":
      if (side.throws.at(-1)!.length) side.throws.push([]);
  }
}
