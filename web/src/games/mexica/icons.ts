// The sign of each verb; the signs are those of components/common/Icon.svelte.
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
