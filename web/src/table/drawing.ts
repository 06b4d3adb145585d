// What every drawing of a game gets to draw from, and how it says where the reader has pointed.
import type { Component } from "svelte";
import type { Action, Actions, Choice } from "./actions";
import type { Line } from "../api/connection.svelte";
import type { GameEvent, Preview, Sight, View } from "../api/types";
import type { Words } from "../i18n/messages";

type Scene = Record<string, any>; // what never changes: where places lie, what stands on a card

export interface BoardProps {
  view: View;
  scene: Scene;
  lit: string[]; // places that can be chosen now
  left?: Action[]; // what is offered there and fits the choice so far
  chosen: string[]; // places that were chosen
  verb: string; // the chosen verb, or ""
  hot: string[]; // places of which the log or a rule speaks
  preview: Preview | null; // what the action under the pointer would cost and do
  words: Words;
  places: string[]; // the names of places that the view gives as numbers
  pick: (spot: string) => void;
  point: (spot: string | null) => void; // the pointer is over a lit place, or away
  unlit: (spot: string) => void; // a place that is not offered was clicked
}

export interface SideProps {
  view: View;
  scene: Scene;
  words: Words;
  sight: Sight;
  log: Line[]; // what happened so far, as far as it was told
}

export interface WordProps {
  word: string; // of an action, as the table of actions has it
}

export interface LegendProps {
  scene: Scene;
  words: Words;
}

export interface StageProps extends SideProps {
  actions: Actions;
  left: Action[]; // what is offered and fits the choice so far
  choose: (more: Partial<Choice>) => void;
  play: (action: number) => void;
  busy: boolean;
  refuse?: (texts: string[]) => void; // a card that cannot be played was clicked: say why
}

export interface StageModule {
  default: Component<StageProps>;
  staged: (view: View) => boolean; // whether the stage is to be shown
}

export interface TallyProps {
  view: View;
  scene: Scene;
  words: Words;
  events: GameEvent[]; // of the line that is told
  log: Line[]; // what happened so far
  after: number; // the line up to which all was told before
}

export interface TallyModule {
  default: Component<TallyProps>;
  tallied: (events: GameEvent[]) => boolean; // whether a line is so telling that it stays in front of the board until it is closed
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");
const sides = import.meta.glob<{ default: Component<SideProps> }>("../games/*/PlayersPanel.svelte");
const stages = import.meta.glob<StageModule>("../games/*/DrawerPanel.svelte");
const tallies = import.meta.glob<TallyModule>("../games/*/ScoringDialog.svelte");
const pictured = import.meta.glob<{ default: Component<WordProps> }>("../games/*/ActionIcon.svelte");
const legends = import.meta.glob<{ default: Component<LegendProps> }>("../games/*/Legend.svelte");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Artwork.svelte");

export interface Drawing {
  Board?: Component<BoardProps>;
  Side?: Component<SideProps>;
  Stage?: Component<StageProps>;
  Word?: Component<WordProps>; // a small picture of a word
  staged: (view: View) => boolean;
}

/** How a game is drawn: any part may be missing, and then the table is told in words. */
export async function drawing(game: string): Promise<Drawing> {
  const at = (part: string) => `../games/${game}/${part}.svelte`;
  const [board, side, stage, word] = await Promise.all([
    boards[at("Board")]?.(),
    sides[at("PlayersPanel")]?.(),
    stages[at("DrawerPanel")]?.(),
    pictured[at("ActionIcon")]?.(),
  ]);
  return {
    Board: board?.default,
    Side: side?.default,
    Stage: stage?.default,
    Word: word?.default,
    staged: stage?.staged ?? (() => false),
  };
}

/** How a game tells a scoring: asked for when the board is there. */
export async function tally(game: string): Promise<TallyModule | undefined> {
  return tallies[`../games/${game}/ScoringDialog.svelte`]?.();
}

/** What the signs of a game mean: asked for with the help. */
export async function legend(game: string): Promise<Component<LegendProps> | undefined> {
  return (await legends[`../games/${game}/Legend.svelte`]?.())?.default;
}

/** The picture of a game on the start page. */
export async function picture(game: string): Promise<Component | undefined> {
  return (await pictures[`../games/${game}/Artwork.svelte`]?.())?.default;
}

/** On a small screen the sheet may cover a place of the board, or what a stage marks as needed to decide, or it was scrolled away: bring it into sight. */
export function reveal(spot = ""): void {
  const there = document.querySelector(spot ? `.board [data-place="${spot}"]` : ".stage [data-needed]");
  const [box, sheet] = [there?.getBoundingClientRect(), document.querySelector(".sheet")?.getBoundingClientRect()];
  if (!box?.height || !sheet || sheet.left >= box.left || (box.top >= 0 && box.bottom <= sheet.top)) return;
  const centred = (box.top + box.bottom - sheet.top) / 2;
  scrollBy({ top: Math.max(centred, box.bottom - sheet.top), behavior: "smooth" }); // of what is too tall, its foot
}
