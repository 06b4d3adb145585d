// The pictures on the cards, in a box of 48: layers as of the signs, drawn like the painted books of old Mexico.
import { disc, fan, feather, type Layer } from "../../../components/common/shapes";

const INK = "#2b2118";
const BONE = "#fffaf0";
const CLAY = "#b5482e";
const MAIZE = "#e7b23c";
const JADE = "#3f8d5a";
const LEAF = "#6fae5c";
const LAKE = "#2b86a3";
const WOOD = "#96622f";
const STEEL = "#b9c3ca";
const STONE = "#b9b0a2";
const TAN = "#a86d40";
const PALE = "#f1d2ae";

/** A club edged with obsidian, from its grip up. */
const CLUB: Layer[] = [
  ["M35 43 32 40 22 30 25 27 35 37 38 40Z", WOOD],
  ["M24 31 8 15 11 5 20 6 28 28Z", "#c68a4a"],
  [
    "M10 17 6 16 7 11 10.5 10ZM14.5 22 10 21.5 10.5 17.5ZM19 26.5 14.5 26 15 22Z" +
      "M15 5.5 14.5 2 20 2.5 20.5 7ZM21.5 11 25 9.5 24.5 14ZM24 17.5 27.5 16.5 26.5 21Z",
    "#33333d",
  ],
];
const SHIELD: Layer[] = [
  ...fan(31, 28, [180, 205, 155, 228, 132], 19, 4, [JADE, LAKE]),
  [disc(31, 26, 13.5), CLAY],
  [disc(31, 26, 9.5), MAIZE],
  ["M24 29h4v-4h4v-4h6l-1.5 9-6 4.5-5-2Z", LAKE],
];
const HAND: Layer[] = [
  [
    "M2 48V39Q9 33 16 34L27 34Q31 34.5 30.5 37.5 30 39.5 26 39.5L21 39.5" +
      " 33 40 42 35Q45.5 34 46 36.5 46 38 44 39.5L33 46 14 47.5 12 48Z",
    TAN,
  ],
  ["M2 38.5h6.5V48H2Z", LAKE],
  ["M2 41.5h6.5M2 45h6.5", ""],
];
/** A figure of a nation, from the shoulders up. */
const aztec = (x: number): Layer[] => [
  ...fan(x, 13, [-38, 0, 38], 13, 4.5, [JADE, LAKE]),
  [`M${x - 10} 33Q${x - 10} 24 ${x - 3} 23.5H${x + 3}Q${x + 10} 24 ${x + 10} 33Z`, CLAY],
  [disc(x, 11, 7), TAN],
  [`M${x - 7.2} 15.5Q${x - 7.2} 11 ${x - 6} 10.5h12Q${x + 7.2} 11 ${x + 7.2} 15.5Z`, MAIZE],
];
const spaniard = (x: number): Layer[] => [
  [`M${x - 10} 33Q${x - 10} 24 ${x - 3} 23.5H${x + 3}Q${x + 10} 24 ${x + 10} 33Z`, LAKE],
  [disc(x, 10, 7), PALE],
  [`M${x - 6.5} 12Q${x - 6} 2 ${x} 2 ${x + 6} 2 ${x + 6.5} 12Z`, STEEL],
  [
    `M${x - 11} 9.5Q${x - 4} 13.5 ${x} 13 ${x + 4} 13.5 ${x + 11} 9.5 ${x + 7} 16 ${x} 16 ${x - 7} 16 ${x - 11} 9.5Z`,
    STONE,
  ],
];
const ARROW: Layer = ["M15 20h10v-5l9 8-9 8v-5H15Z", MAIZE];

export const PICTURES: Record<string, Layer[]> = {
  // A warrior of the eagles: his face looks out of the beak
  "war-aztec": [
    ...fan(19, 26, [-18, -46, -74, -102, -130], 22, 5, [JADE, CLAY, LAKE]),
    ["M9 48Q10 38 18 36L32 38Q38 41 39 48Z", MAIZE],
    ["M13 42h22M11 45.5h26", ""],
    ["M27 22Q33 18 38 21L39 27 42 31 38.5 32 38.5 37 29 40 24 34Z", TAN],
    ["M27 40.5 41 36.5Q40 42 33 44 28 44.5 24 41Z", MAIZE],
    ["M17 38Q9 27 14 15 19 6 30 7 37 8 40 13L36 20Q29 20 28 27L27.5 41Q21 41.5 17 38Z", "#8a6a4a"],
    ["M31 8Q45 8 46 24 42 19.5 34 20Q31 15 31 8Z", MAIZE],
    [disc(27, 13.5, 3.6), BONE],
    ["M27 12.5a1.8 1.8 0 1 0 .01 0Z", INK],
    ["M34.5 25.5h3", ""],
    ["M17 20l4 1M16 26l5 .5M17.5 32l5-.5", ""],
    [disc(24, 34, 2.6), LAKE],
  ],
  // A soldier of Spain: crested helmet, beard and ruff
  "war-spaniard": [
    ["M4.5 10h2.6V48H4.5Z", WOOD],
    ["M5.8 1 8.5 9.5 15 11Q13 17 7.5 18L4.5 18 1 14 4 10.5Z", STEEL],
    ["M10 48Q12 41 22 41L34 41Q42 42 43 48Z", CLAY],
    ["M16 27H35L36 32 39.5 35.5 36 36.5 35.5 40 20 43Z", PALE],
    ["M16 29Q19 35 26 34L36 36.5 35.5 40.5 31 46.5Q18 46 16 29Z", "#6b4423"],
    ["M14 43q2-3.5 5-1.5 2.5-2.5 5 0 2.5-2.5 5 0 2.5-2.5 5 0 3-2 5 1.5-12.5 5-25 0Z", BONE],
    ["M15 24Q14 9 26 8 37 8 37.5 24Z", STEEL],
    ["M18 12.5Q22 1 33 4 37 6 37.5 14 30 5.5 18 12.5Z", "#d8dee2"],
    ["M8 20Q15 26 26 25 38 25 46 17 43 29 27 29.5 12 30 8 20Z", "#8d99a1"],
    ["M30 31.5h3.5", ""],
    ["M26 9.5V24", ""],
  ],
  // Eyes among leaves
  camouflage: [
    [feather(24, 44, 0, 42, 15), JADE],
    ["M15 24h18v12q-9 7-18 0Z", "#5a3d26"],
    ["M16 29q4-5 7.5 0-3.5 4-7.5 0ZM25 29q4-5 7.5 0-3.5 4-7.5 0Z", BONE],
    [`${disc(20, 27.6, 1.7)}${disc(28.6, 27.6, 1.7)}`, INK],
    [feather(10, 47, -22, 40, 8), LEAF],
    [feather(38, 47, 22, 40, 8), LEAF],
    [feather(24, 25, -42, 24, 7), LEAF],
    [feather(24, 25, 42, 24, 7), JADE],
    [feather(24, 26, 0, 25, 6.5), LEAF],
    [feather(13, 48, -62, 22, 6), JADE],
    [feather(35, 48, 62, 22, 6), JADE],
    [feather(24, 50, -28, 18, 6), LEAF],
    [feather(24, 50, 28, 18, 6), JADE],
    ["M24 24V6M9 44 -1 22M39 44l8-22", ""],
  ],
  weapon: [...SHIELD, ...CLUB],
  food: [
    [feather(24, 45, -34, 40, 8), LEAF],
    [feather(24, 45, 34, 40, 8), LEAF],
    ["M24 2Q33 8 33 24 32 38 24 44 16 38 15 24 15 8 24 2Z", MAIZE],
    [
      "M16.5 13q7.5 3 15 0M15.2 19.5q8.8 3.5 17.6 0M15.2 26q8.8 3.5 17.6 0" +
        "M16.5 32.5q7.5 3 15 0M20.5 6Q18.5 22 20.5 40M27.5 6Q29.5 22 27.5 40",
      "",
    ],
    ["M24 47Q9 42 10 24 19 30 24 47Z", JADE],
    ["M24 47Q39 42 38 24 29 30 24 47Z", JADE],
    ["M13 29q7 7 11 18 4-11 11-18", ""],
  ],
  gold: [
    [
      "M24 1l5 6 7-3.5 1 8 8 1-3.5 7 5.5 5.5-5.5 5 3.5 7-8 1-1 8-7-3.5L24" +
        " 48l-5-5.5-7 3.5-1-8-8-1 3.5-7L1 25l5.5-5.5L3 12.5l8-1 1-8 7 3.5Z",
      CLAY,
    ],
    [disc(24, 24.5, 15.5), MAIZE],
    [disc(24, 24.5, 11.5), "#f6d675"],
    ["M16.5 20h6v4.5h-6ZM25.5 20h6v4.5h-6Z", BONE],
    ["M19 20.5h2.5v2.5H19ZM26.5 20.5H29v2.5h-2.5Z", INK],
    ["M24 22.5l2.5 5.5h-5Z", MAIZE],
    ["M18.5 30.5h11v3q-5.5 3.5-11 0Z", CLAY],
  ],
  own: [...aztec(11), ARROW, ...HAND],
  foreign: [...spaniard(36), ["M33 20H23v-5l-9 8 9 8v-5h10Z", CLAY], ...HAND],
  recruits: [...aztec(16), ...aztec(32), ...HAND],
  stores: [
    ["M17 14Q7 20 9 32 12 36 24 36 36 36 39 32 41 20 31 14Z", "#d9bb7f"],
    ["M17 14 13 4 24 8 35 4 31 14Z", "#c29b57"],
    ["M16 14.5h16", ""],
    ["M24 18q5 4 3 11-3 3-6 0-2-7 3-11Z", MAIZE],
    ...HAND,
  ],
  points: [
    ["M24 2l5.5 10.5L41 14l-8.5 8.5L35 34H13l2.5-11.5L7 14l11.5-1.5Z", MAIZE],
    [disc(24, 19.5, 6.5), LAKE],
    ...HAND,
  ],
  blank: [...HAND, ["M14 26l-3-6M24 25v-8M34 26l3-6", ""]],
  temple: [
    ["M1 46v-7h6v-7h6v-7h22v7h6v7h6v7Z", "#d9a07c"],
    ["M14 25V14h20v11Z", CLAY],
    ["M11 14 14 6h20l3 8Z", MAIZE],
    ["M16 10h3M22.5 10h3M29 10h3", ""],
    ["M20.5 25v-7h7v7Z", INK],
    ["M19 25h10v21H19Z", "#f1d9b5"],
    ["M19 29.2h10M19 33.4h10M19 37.6h10M19 41.8h10", ""],
    ["M7 39h12M13 32h6M29 39h12M29 32h6", ""],
  ],
};
