// The sign of each verb; the signs are those of components/common/Icon.svelte.
import type { Sound } from "../../table/sounds";
import type { Insight, View } from "../../api/types";
import type { CortezInsight } from "./types";

export const VERB_ICONS: Record<string, string> = {
  accept: "check",
  abstain: "flag",
  aid: "person",
  bid: "coins",
  cancel: "cross",
  collar: "ring",
  counter: "scales",
  decline: "cross",
  dismiss: "person",
  drop: "cross",
  gather: "basket",
  give: "give",
  hire: "person",
  lay: "card",
  levy: "banner",
  move: "foot",
  parley: "talk",
  pay: "coins",
  pick: "person",
  play: "card",
  propose: "scales",
  send: "give",
  surrender: "flag",
  to: "arrow",
  turn: "turn",
  want: "want",
  withdraw: "back",
  weapon: "sword",
};

/** The figures of each seat in the city. */
export const standing = (_view: View, insight: Insight): number[] =>
  (insight as CortezInsight).figures.map(({ inside }) => inside);

/** The message that says what these numbers are. */
export const STANDING = "draw-standing";

/** What is heard of each kind of event. */
export const SOUNDS: Record<string, Sound> = {
  moved: "move",
  sneaked: "move",
  attacked: "fight",
  won: "fight",
  "drew-supply": "card",
  "drew-war": "card",
  laid: "card",
  bought: "card",
  flipped: "card",
  treasure: "end",
  collared: "stone",
};
