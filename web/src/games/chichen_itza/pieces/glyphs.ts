// Signs, 24 by 24: pieces of a path with a tone each. Tones: a the colour of the sign, b bone, k ink, l a line of ink,
// c a second colour.
export type Tone = "a" | "b" | "k" | "l" | "c";
export type Sign = [tone: Tone, path: string][];

const warrior: Sign = [
  ["c", "M7 6 5 1l4 2 1-2 2 1.4L14 1l1 2 4-2-2 5Z"],
  [
    "a",
    "M12 5a4.6 4.6 0 0 1 4.6 4.6c0 2-1.2 3.5-2.2 4.2 3.4.8 5.6 3.4 5.6 8.7H4" +
      "c0-5.3 2.2-7.9 5.6-8.7-1-.7-2.2-2.2-2.2-4.2A4.6 4.6 0 0 1 12 5Z",
  ],
  ["l", "M9.5 10h5M10 18h4"],
];
const hero: Sign = [
  ["c", "M12 10 4 10Q1 6 2 2 5 3 6.5 5.5 7 2 9 0 11 1.5 12 4 13 1.5 15 0 17 2 17.5 5.5 19 3 22 2 23 6 20 10Z"],
  ["l", "M5.5 9 3.5 4.5M9 9V3M15 9V3M18.5 9l2-4.5"],
  ["a", "M7 8.5h10v5c0 3.5-2.5 6-5 6s-5-2.5-5-6Z"],
  ["b", "M9 11.5h2v2H9ZM13 11.5h2v2h-2Z"],
  ["l", "M10 16.5h4M5 23c1-3 3.5-4.2 7-4.2s6 1.2 7 4.2"],
];
const shield: Sign = [
  ["a", "M12 2a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"],
  ["b", "M12 5.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"],
  ["c", "M12 8l3.5 3.5L12 15l-3.5-3.5Z"],
  ["l", "M6 19.5 5 23M12 21v2.5M18 19.5l1 3.5"],
];
const club: Sign = [
  ["a", "M15 1.5 20 3l2.5 5L11 16.5 8 13.5Z"],
  ["k", "M14 3l-1.5-2L17 1ZM10.5 7.5 8 6.5 11.5 4ZM21.5 9.5l2 .5-3 3.5ZM17 13l1 2.5-3.8.2Z"],
  ["c", "M8.5 13 11.5 16 4 23 1.5 20.5Z"],
];
const bow: Sign = [
  ["l", "M6 2c9 2 14 7 16 16M6 2l16 16"],
  ["c", "M3 21 15.5 8.5l1 1L4 22Z"],
  ["a", "M20 4l-6.5 1.5 5 5ZM2 19l3 3-3.5 1Z"],
];
const flame: Sign = [
  [
    "a",
    "M12 1c1 4 6.5 6.5 6.5 13A6.7 6.7 0 0 1 12 21a6.7 6.7 0 0 1-6.5-7C5.5 10 8 9 8.5 5.5" +
      "c1.5 1 2 2 2.3 3.5C12.5 7 12.7 4 12 1Z",
  ],
  ["c", "M12 11c.7 2.3 3 3.3 3 6a3 3 0 0 1-6 0c0-2.2 2-2.7 3-6Z"],
  ["l", "M6 23h12"],
];
const foot: Sign = [
  ["a", "M7 10c3-1 6 0 7 3.5.7 2.5.5 5-1 7-1.5 1.8-4.5 1.8-5.5-.5-.8-2-.1-3-.9-5C5.8 12.8 5.2 10.6 7 10Z"],
  [
    "a",
    "M5 4.5a2 2.5 0 1 1 0 4.5 2 2.5 0 0 1 0-4.5ZM9.5 3a1.7 2.3 0 1 1 0 4.6 1.7 2.3 0 0 1 0-4.6ZM13.3 4.3" +
      "a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4ZM16.5 6.6a1.4 1.8 0 1 1 0 3.6 1.4 1.8 0 0 1 0-3.6Z",
  ],
];
const eye: Sign = [
  ["b", "M1 12c4-6 7.5-8 11-8s7 2 11 8c-4 6-7.5 8-11 8s-7-2-11-8Z"],
  ["a", "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"],
  ["k", "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"],
];
const gem: Sign = [
  ["a", "M7 3h10l5 7-10 12L2 10Z"],
  ["l", "M2 10h20M7 3l2 7 3 12 3-12 2-7"],
];
const temple: Sign = [
  ["a", "M1.5 22v-4H5v-4h3v-4h2V5h4v5h2v4h3v4h3.5v4Z"],
  ["b", "M10.5 22V10h3v12Z"],
  ["k", "M11 9V6.5h2V9Z"],
];
const sun: Sign = [
  [
    "a",
    "M12 0l2 4.5L18 2l-.3 4.9L22.5 7l-2.8 3.9L24 13l-4.5 2 2 4.5-4.9-.4L16 24l-4-2.9L8 24" +
      "l-.6-4.9-4.9.4 2-4.5L0 13l4.3-2.1L1.5 7l4.8-.1L6 2l4 2.5Z",
  ],
  ["b", "M12 6.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"],
  ["k", "M9 10.5h2v1.7H9ZM13 10.5h2v1.7h-2ZM9.5 14.5h5L12 16.5Z"],
];
const card: Sign = [
  ["a", "M4 3.5 15 1l4.5 18L8.5 22Z"],
  ["b", "M7 6l7-1.6L17 16.5 10 18.2Z"],
];

export const SIGNS: Record<string, Sign> = {
  coins: [
    ["a", "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z"],
    ["l", "M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z"],
    ["k", "M10.5 10.5h3v3h-3Z"],
  ],
  luck: [
    ["a", "M12 12C7 9 4 8 4 5a3.7 3.7 0 0 1 8-1.5A3.7 3.7 0 0 1 20 5c0 3-3 4-8 7Z"],
    ["a", "M12 12c5 3 8 4 8 7a3.7 3.7 0 0 1-8 1.5A3.7 3.7 0 0 1 4 19c0-3 3-4 8-7Z"],
    ["c", "M12 9.5l2.5 2.5-2.5 2.5L9.5 12Z"],
  ],
  idols: [
    ["a", "M6 2h12v6l-2 2v3l4 2v3h-3v5H7v-5H4v-3l4-2v-3L6 8Z"],
    ["b", "M8.5 4.5h3v2h-3ZM12.5 4.5h3v2h-3ZM9.5 15h5v4h-5Z"],
    ["k", "M10 8h4v1.5h-4Z"],
  ],
  shields: shield,
  shield,
  defence: shield,
  warriors: warrior,
  warrior,
  units: warrior,
  reserve: [
    ["a", "M3 20h18v3H3ZM3 15h18v3H3Z"],
    ["c", "M12 1l6 6h-3.5v6h-5V7H6Z"],
  ],
  magic: card,
  hand: card,
  stone: [
    ["a", "M3 15l3-8 6-4 7 3 3 8-5 7H7Z"],
    ["l", "M6 7l5 4 8-5M11 11l-1 10M11 11l11 3"],
  ],
  fire: flame,
  mage: flame,
  melee: club,
  ranged: bow,
  wheel: [
    ["a", "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z"],
    ["b", "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z"],
    ["l", "M12 5v14M5 12h14"],
  ],
  hero,
  recruit: [...(hero.slice(0, 4) as Sign), ["c", "M17 16h2.5v-2.5H22V16h2v2.5h-2V21h-2.5v-2.5H17Z"]],
  move: [
    ["c", "M13 4l10 8-10 8v-5H2V9h11Z"],
    ["a", "M4 8.5h6v5c0 2-1.5 3-3 3s-3-1-3-3Z"],
    ["k", "M5.5 11h1v1h-1ZM8 11h1v1H8Z"],
  ],
  free: [
    ["c", "M13 4l10 8-10 8v-5H2V9h11Z"],
    ["b", "M5 8h4v8H5Z"],
  ],
  god: sun,
  sun,
  scout: eye,
  hidden: eye,
  war: [
    ["a", "M3 2l7 7-2 2-7-7ZM14 13l8 8-2 2-8-8Z"],
    ["c", "M21 2l-7 7 2 2 7-7ZM10 13l-8 8 2 2 8-8Z"],
    ["k", "M10.5 12 12 10.5 13.5 12 12 13.5Z"],
  ],
  favour: [
    ["a", "M2 22v-5h5v-5h5V7h5V2h5v20Z"],
    ["c", "M3 10l5-5-2-2h6v6l-2-2-5 5Z"],
  ],
  reinforce: [...warrior, ["b", "M15 15h3v-3h3v3h3v3h-3v3h-3v-3h-3Z"]],
  regroup: [
    ["a", "M3 10a9 9 0 0 1 15-5l2.5-2.5V10H13l2.5-2.5A6 6 0 0 0 6 10Z"],
    ["c", "M21 14a9 9 0 0 1-15 5l-2.5 2.5V14H11l-2.5 2.5A6 6 0 0 0 18 14Z"],
  ],
  land: foot,
  water: [
    ["a", "M1 13h22c-1.5 5-5 7-11 7S2.5 18 1 13Z"],
    ["c", "M9 2l7 9H9Z"],
    ["l", "M1 22q3-2 5.5 0t5.5 0 5.5 0 5.5 0M9 2v11"],
  ],
  camp: [
    ["a", "M1 21 8 6l3 6 3-9 9 18Z"],
    ["k", "M6 21l2-6 2 6ZM12.5 21l2.5-8 3 8Z"],
    ["c", "M14 3V0l5 1.5Z"],
  ],
  village: [
    ["c", "M0 11 7 3l7 8Z"],
    ["a", "M2 11h10v10H2Z"],
    ["c", "M11 14l6-7 7 7Z"],
    ["a", "M13 14h9v7h-9Z"],
    ["k", "M5.5 15h3v6h-3ZM16 17h3v4h-3Z"],
  ],
  temple,
  ruin: [
    ["a", "M2 22v-3h20v3ZM4 19V6h4v13ZM10 19v-8l2-2 2 2v8ZM16 19V9l4-3v13Z"],
    ["c", "M3 3h6v3H3Z"],
    ["k", "M5 9h2v1H5ZM5 13h2v1H5ZM17 12h2v1h-2Z"],
  ],
  mine: [
    ["a", "M1 22C3 10 7 3 12 3s9 7 11 19Z"],
    ["k", "M7 22v-6q0-5 5-5t5 5v6Z"],
  ],
  gem,
  gems: gem,
  heart: [["a", "M12 22C4 16 1 12 1 7.5A5.8 5.8 0 0 1 12 5 5.8 5.8 0 0 1 23 7.5C23 12 20 16 12 22Z"]],
  hit: [["a", "M12 0l2.5 7L21 3l-3 6.5 6 2.5-6 2.5 3 6.5-6.5-4L12 24l-2.5-7L3 21l3-6.5L0 12l6-2.5L3 3l6.5 4Z"]],
  moon: [["a", "M16 1a11 11 0 1 0 6 17A10 10 0 0 1 16 1Z"]],
  star: [["a", "M12 0l3.3 8 8.7.5-6.7 5.6L19.5 23 12 18.2 4.5 23l2.2-8.9L0 8.5 8.7 8Z"]],
  edge: [
    ["a", "M12 1l10 5.5v11L12 23 2 17.5v-11Z"],
    ["b", "M12 6l5 3v6l-5 3Z"],
  ],
  reroll: [["a", "M4 12a8 8 0 1 1 3 6.2l2.2-2.4A4.7 4.7 0 1 0 7.3 12H10L5.5 17 1 12Z"]],
  none: [["l", "M5 5l14 14M19 5 5 19"]],
  done: [["a", "M2 13l4-4 4 4L19 3l3.5 4L10 21Z"]],
  die: [
    ["b", "M4 2h16q2 0 2 2v16q0 2-2 2H4q-2 0-2-2V4q0-2 2-2Z"],
    [
      "k",
      "M7 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM17 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
    ],
  ],
  figure: [
    ["a", "M7 22V9L4 4l5 2 3-4 3 4 5-2-3 5v13Z"],
    ["b", "M9 9h2v2H9ZM13 9h2v2h-2Z"],
    ["k", "M9 15h6v2H9Z"],
  ],
};

/** The picture on each god card, by its number; the deck says the rest. */
const GODS =
  "water ruin hero gem regroup war scout reinforce magic god water defence land favour ranged melee coins " +
  "figure war coins units idols fire stone warrior camp village regroup coins god reinforce scout scout war " +
  "reroll scout ruin move war melee none none mage none melee ranged ranged melee mage shield reroll coins " +
  "magic ranged ranged stone fire melee water land water land edge temple camp village mine scout ruin god " +
  "idols favour ranged defence mage melee wheel figure figure star";
const HEROES =
  "free water land coins reserve favour move hidden idols ranged stone shield melee heart die shield melee " +
  "coins star war units ruin gem reroll";
const gods = GODS.split(" ");
const heroes = HEROES.split(" ");

export const godSign = (god: number): string => gods[god - 1] ?? "god";
export const heroSign = (hero: number): string => heroes[hero - 1] ?? "hero";

const CONDITIONS: Record<string, string> = {
  "own-figures": "figure",
  "own-building": "temple",
  "own-terrain": "land",
  "own-gems": "gem",
  "gem-count": "gem",
  "war-markers": "war",
  "scouts-placed": "scout",
  "god-cards": "god",
  "wheel-level": "wheel",
  coins: "coins",
};
export const taskSign = (condition: string): string => CONDITIONS[condition] ?? "star";

/** The colours of a sign, as variables of the page or of our own. */
export const HUES: Record<string, string> = {
  coins: "var(--maize)",
  luck: "var(--jade)",
  idols: "var(--turquoise)",
  shields: "var(--lake-sign)",
  shield: "var(--lake-sign)",
  defence: "var(--lake-sign)",
  melee: "var(--terracotta)",
  ranged: "var(--jade)",
  mage: "#e2762f",
  fire: "#e2762f",
  stone: "#8c8478",
  magic: "#8a4f9e",
  hand: "#8a4f9e",
  warriors: "#b9744a",
  warrior: "#b9744a",
  reserve: "#b9744a",
  reinforce: "#b9744a",
  hero: "#d29a2b",
  recruit: "#d29a2b",
  move: "#d29a2b",
  free: "#d29a2b",
  god: "var(--maize)",
  sun: "var(--maize)",
  scout: "var(--turquoise)",
  hidden: "var(--turquoise)",
  war: "var(--terracotta)",
  favour: "var(--jade)",
  regroup: "var(--turquoise)",
  land: "#9b7a3c",
  water: "#2f7fb0",
  camp: "#c98a4b",
  village: "#cfa24a",
  temple: "#b9a88a",
  ruin: "#9a938a",
  mine: "#7d6b57",
  heart: "#c8372d",
  hit: "#e2762f",
  moon: "#7c8fc4",
  star: "var(--maize)",
  units: "#b9744a",
  figure: "#7d6b57",
  wheel: "#b9a88a",
  edge: "#b9a88a",
  gem: "#b54a8f",
  gems: "#b54a8f",
  reroll: "var(--turquoise)",
  done: "var(--jade)",
  none: "var(--obsidian)",
};
export const GEM_HUES: Record<string, string> = {
  yellow: "#f0c02e",
  green: "#2f9e57",
  white: "#f3f1ea",
  red: "#d0392c",
  blue: "#2f6fd0",
};
export const DECK_HUES: Record<string, string> = { gold: "#8f6114", green: "#35784a", red: "#b5402e", blue: "#2a6aa8" };
