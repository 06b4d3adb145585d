// The properties of every drawing of a game; drawings are found by the names of their files.
import type { Component } from "svelte";
import type { BoxFault, GameEvent, Insight, Preview, StaticData, TableView, View } from "../api/types";
import type { Values } from "../box/paths";
import type { BoxWords } from "../box/words";
import type { Messages } from "../i18n/messages";
import { settings } from "../state/settings.svelte";
import type { Action, Actions, Choice } from "./actions";
import type { Sound } from "./sounds";
import type { LogLine } from "./timeline.svelte";
import type { Free } from "./window";

export interface BoardProps<V = View, I = Insight, D = StaticData> {
  view: V;
  insight: I;
  data: D;
  lit: string[]; // spots that can be chosen now
  matching?: Action[]; // legal actions that fit the choice so far
  chosen: string[]; // spots that were chosen
  verb: string; // the chosen verb, or ""
  hot: string[]; // spots that the log or a rule names
  preview: Preview | null; // of the action under the pointer
  free?: Free; // what an open drawer leaves of the box
  words: Messages;
  spotNames: string[]; // the names of spots that the view gives as numbers
  pick: (spot: string) => void;
  hover: (spot: string | null) => void; // the pointer is over a lit spot, or away
  explain: (spot: string) => void; // a spot that is not offered was clicked
}

export interface PlayersProps<V = View, I = Insight, D = StaticData> {
  view: V;
  insight: I;
  data: D;
  words: Messages;
  log: LogLine[]; // what happened so far, as far as the reader has it
  notes?: string[]; // one for each seat: the reader, a computer, or an absent player
  brief?: boolean; // what one must always see, in little room; else all of it
}

export interface DrawerProps<V = View, I = Insight, D = StaticData> extends Omit<
  PlayersProps<V, I, D>,
  "notes" | "brief"
> {
  actions: Actions;
  matching: Action[]; // legal actions that fit the choice so far
  choose: (more: Partial<Choice>) => void;
  play: (action: number) => void;
  undo: number; // own decisions that can be taken back
  replaceLast: (lines: number, actions: number[]) => void; // take so many of them back, and play these instead
  busy: boolean;
  explain: (texts: string[]) => void; // a card that cannot be played was clicked
}

export interface ActionIconProps {
  word: string; // of an action, as the table of actions has it
}

export interface LegendProps<D = StaticData> {
  data: D;
  words: Messages;
}

export interface ScoringProps<V = View, D = StaticData> {
  view: V;
  data: D;
  words: Messages;
  events: GameEvent[]; // of the line that is shown
  log: LogLine[]; // what happened so far
  after: number; // the line up to which everything was shown before
}

export interface ScoringModule {
  default: Component<ScoringProps>;
  isScoring: (events: GameEvent[]) => boolean; // the events stay in front of the board until they are closed
}

/** A picture beside a value of a box: a face of a die, a card. */
export interface BoxPictureProps {
  path: string; // of the value
  value?: string;
}

/** The map of a box, to be corrected by clicks. */
export interface BoxMapProps {
  option: string; // that names the file
  values: Values;
  words: BoxWords;
  faults: BoxFault[];
  change: (values: Values) => void;
}

export interface BoxMapModule {
  default: Component<BoxMapProps>;
  TABLES: Record<string, string[]>; // by option: the tables that are on the map
}

interface IconModule {
  VERB_ICONS: Record<string, string>;
  standing?: (view: View, insight: Insight) => number[]; // of each seat, the number that tells most
  STANDING?: string; // the message that names these numbers
  SOUNDS?: Record<string, Sound>; // by kind of event
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");
const players = import.meta.glob<{ default: Component<PlayersProps> }>("../games/*/PlayersPanel.svelte");
const drawers = import.meta.glob<{ default: Component<DrawerProps> }>("../games/*/DrawerPanel.svelte");
const hands = import.meta.glob<{ default: Component<DrawerProps> }>("../games/*/HandPanel.svelte");
const scorings = import.meta.glob<ScoringModule>("../games/*/ScoringDialog.svelte");
const actionIcons = import.meta.glob<{ default: Component<ActionIconProps> }>("../games/*/ActionIcon.svelte");
const legends = import.meta.glob<{ default: Component<LegendProps> }>("../games/*/Legend.svelte");
const artworks = import.meta.glob<{ default: Component }>("../games/*/Artwork.svelte");
const boxMaps = import.meta.glob<BoxMapModule>("../games/*/BoxMap.svelte");
const boxPictures = import.meta.glob<{ default: Component<BoxPictureProps> }>("../games/*/BoxPicture.svelte");
const icons = import.meta.glob<IconModule>("../games/*/icons.ts");

export interface Drawing {
  Board?: Component<BoardProps>;
  Players?: Component<PlayersProps>;
  Drawer?: Component<DrawerProps>;
  Hand?: Component<DrawerProps>; // the reader's own cards, and what is done with them
  standing?: IconModule["standing"];
  standingName?: string;
  ActionIcon?: Component<ActionIconProps>;
  verbIcons: Record<string, string>;
  sounds: Record<string, Sound>;
}

/** Fetch the drawing of a game: any part may be missing, and then the table is shown in words. */
export async function drawingOf(game: string): Promise<Drawing> {
  const at = (part: string) => `../games/${game}/${part}`;
  const [board, panel, drawer, hand, icon, verbs] = await Promise.all([
    boards[at("Board.svelte")]?.(),
    players[at("PlayersPanel.svelte")]?.(),
    drawers[at("DrawerPanel.svelte")]?.(),
    hands[at("HandPanel.svelte")]?.(),
    actionIcons[at("ActionIcon.svelte")]?.(),
    icons[at("icons.ts")]?.(),
  ]);
  return {
    Board: board?.default,
    Players: panel?.default,
    Drawer: drawer?.default,
    Hand: hand?.default,
    standing: verbs?.standing,
    standingName: verbs?.STANDING,
    ActionIcon: icon?.default,
    verbIcons: verbs?.VERB_ICONS ?? {},
    sounds: verbs?.SOUNDS ?? {},
  };
}

/** Fetch how a game shows a scoring: asked for when the board is there. */
export async function scoringOf(game: string): Promise<ScoringModule | undefined> {
  return scorings[`../games/${game}/ScoringDialog.svelte`]?.();
}

/** Fetch the meanings of a game's signs: asked for with the help. */
export async function legendOf(game: string): Promise<Component<LegendProps> | undefined> {
  return (await legends[`../games/${game}/Legend.svelte`]?.())?.default;
}

/** Fetch the picture of a game on the home page. */
export async function artworkOf(game: string): Promise<Component | undefined> {
  return (await artworks[`../games/${game}/Artwork.svelte`]?.())?.default;
}

/** Fetch the map of a game's box and its pictures, as far as there are any. */
export async function boxDrawingOf(game: string): Promise<[BoxMapModule?, Component<BoxPictureProps>?]> {
  const [map, beside] = await Promise.all([
    boxMaps[`../games/${game}/BoxMap.svelte`]?.(),
    boxPictures[`../games/${game}/BoxPicture.svelte`]?.(),
  ]);
  return [map, beside?.default];
}

/** Say if the table shows its drawer: an auction, a fight, a deal over the board. */
export function hasDrawer(table: TableView | undefined, drawing: Drawing | undefined): boolean {
  return Boolean(!settings.blind && table?.view && drawing?.Drawer && table.insight?.panel);
}

/** Bring a spot of the board into its box where it is looked at from near, or the needed part of the drawer. */
export function reveal(spot = ""): void {
  const selector = spot ? `.board [data-place="${spot}"]` : ".stage [data-needed]";
  document.querySelector(selector)?.scrollIntoView({ block: spot ? "nearest" : "start", inline: "nearest" });
}
