// The sign of each verb; the signs are those of components/common/Icon.svelte.
export const VERB_ICONS: Record<string, string> = {
  add: "coins",
  bid: "coins",
  coyote: "eye",
  open: "star",
};
