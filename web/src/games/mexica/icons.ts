// The sign of each verb; the signs are those of components/common/Icon.svelte.
import type { Sound } from "../../table/sounds";
import type { Insight, View } from "../../api/types";
import type { MexicaView } from "./types";

export const VERB_ICONS: Record<string, string> = {
  bridge: "bridge",
  build: "temple",
  canal: "wave",
  chip: "bead",
  discard: "cross",
  found: "stone",
  jump: "arc",
  neutral: "temple",
  place: "pin",
  rebridge: "bridge",
  sail: "boat",
  spend: "bead",
  walk: "foot",
};

/** The points of each seat. */
export const standing = (view: View, _insight: Insight): number[] => (view as MexicaView).state.points;

/** The message that says what these numbers are. */
export const STANDING = "draw-standing";

/** What is heard of each kind of event. */
export const SOUNDS: Record<string, Sound> = {
  dug: "water",
  bridged: "move",
  "moved-bridge": "move",
  walked: "move",
  sailed: "water",
  jumped: "move",
  built: "stone",
  founded: "stone",
  scored: "end",
};
