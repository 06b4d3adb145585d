// The sign of each verb; the signs are those of components/common/Icon.svelte.
import type { Sound } from "../../table/sounds";
import type { Insight, View } from "../../api/types";
import type { ChichenView } from "./types";

export const VERB_ICONS: Record<string, string> = {
  act: "star",
  again: "turn",
  block: "shield",
  cast: "flame",
  delve: "sun",
  dismiss: "person",
  double: "coins",
  fall: "cross",
  from: "want",
  god: "sun",
  idol: "stone",
  kind: "wave",
  luck: "die",
  mark: "pin",
  mix: "flame",
  pay: "coins",
  pick: "person",
  put: "pin",
  recruit: "person",
  scout: "eye",
  set: "pin",
  station: "pin",
  take: "want",
  to: "arrow",
  use: "card",
  wheel: "wheel",
  yield: "flag",
};

/** The coins of each seat. */
export const standing = (view: View, _insight: Insight): number[] => (view as ChichenView).state.coins;

/** The message that says what these numbers are. */
export const STANDING = "draw-standing";

/** What is heard of each kind of event. */
export const SOUNDS: Record<string, Sound> = {
  moved: "move",
  "hero-moved": "move",
  rolled: "dice",
  attacked: "fight",
  "taken-over": "stone",
  drew: "card",
  god: "card",
  recruited: "move",
};
