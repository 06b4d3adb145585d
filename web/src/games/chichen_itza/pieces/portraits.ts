// The faces on the cards of gods and heroes, in a box of 48: pieces of a path with their colour ("" is a line of ink).
import { disc, fan, feather, type Layer } from "../../../components/common/shapes";

const INK = "#2b2118";
const BONE = "#fffaf0";
const CLAY = "#b5482e";
const FLAME = "#e2762f";
const MAIZE = "#e7b23c";
const JADE = "#3f8d5a";
const LEAF = "#7fb85e";
const LAKE = "#2b86a3";
const SKY = "#7cc3cf";
const NIGHT = "#33333d";
const EAGLE = "#8a6a4a";

/** The same to the left and to the right of the middle. */
const both = (draw: (side: 1 | -1) => Layer[]): Layer[] => [...draw(-1), ...draw(1)];

const spools = (y: number, hue: string): Layer[] =>
  both((side) => [
    [disc(24 + side * 17.5, y, 4.6), hue],
    [disc(24 + side * 17.5, y, 1.7), BONE],
  ]);

/** The god of a deck, by its colour. */
export const GODS: Record<string, Layer[]> = {
  // The sun, with square eyes and a filed tooth
  gold: [
    ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle): Layer => [
      feather(24, 25, angle, 24, 7),
      angle % 60 ? MAIZE : CLAY,
    ]),
    ["M13 9h22q6 0 6 6v13q0 14-17 16Q7 42 7 28V15q0-6 6-6Z", MAIZE],
    ["M11.5 20h10.5v7.5H11.5ZM26 20h10.5v7.5H26Z", BONE],
    ["M17.5 21h4.5v5.5h-4.5ZM26 21h4.5v5.5H26Z", INK],
    ["M22 24h4l3 9.5H19Z", "#f6d675"],
    ["M15.5 36h17q-1.5 5.5-8.5 6-7-.5-8.5-6Z", CLAY],
    ["M20.5 36h7v2.5h-2v2.5h-3v-2.5h-2Z", BONE],
    ...spools(29, JADE),
    [[0, 90, 180, 270].map((angle) => feather(24, 14.5, angle, 6, 3)).join(""), CLAY],
    [disc(24, 14.5, 1.8), BONE],
  ],
  // Maize, young, with leaves and a cob for hair
  green: [
    ...[-58, 58, -34, 34].map((angle): Layer => [feather(24, 22, angle, 27, 6), Math.abs(angle) > 40 ? JADE : LEAF]),
    ["M24-1Q30 3 30 11L28 17h-8L18 11Q18 3 24-1Z", MAIZE],
    ["M18.5 6h11M18 11h12M21.5 2.5v13M26.5 2.5v13", ""],
    ["M12 19Q12 14 24 14t12 5v10q0 14-12 15-12-1-12-15Z", "#cfe0a8"],
    ["M12 21Q12 14.5 24 14.5T36 21q-5-3-12-3t-12 3Z", JADE],
    ["M15 26q3.5-2.5 6.5 0-3 2.5-6.5 0ZM26.5 26q3.5-2.5 6.5 0-3 2.5-6.5 0Z", BONE],
    ["M14.5 25.5q3.5-3.5 7.5 0M26 25.5q4-3.5 7.5 0", ""],
    [`${disc(18.5, 26, 1.3)}${disc(29.7, 26, 1.3)}`, INK],
    ["M23 25h2l2.5 8.5h-7Z", "#b9d08a"],
    ["M19.5 37q4.5-2 9 0-1.5 3.5-4.5 3.5T19.5 37Z", CLAY],
    [`${disc(16.5, 33, 1.5)}${disc(31.5, 33, 1.5)}`, JADE],
    ...spools(29, MAIZE),
  ],
  // War and fire: fangs, a painted band over the eyes, a mirror on the brow
  red: [
    ...[-70, 70, -46, 46, -22, 22, 0].map((angle, i): Layer => [feather(24, 22, angle, 25, 6.5), i % 2 ? FLAME : CLAY]),
    ...[-34, 34, -11, 11].map((angle): Layer => [feather(24, 22, angle, 18, 4), MAIZE]),
    ["M10 18Q12 12 24 12t14 6v12q0 13-14 14-14-1-14-14Z", CLAY],
    ["M10 21h28v8H10Z", NIGHT],
    ["M13 25q4-4 8.5 0-4.5 3.5-8.5 0ZM26.5 25q4-4 8.5 0-4.5 3.5-8.5 0Z", BONE],
    [`${disc(18, 25, 1.9)}${disc(30, 25, 1.9)}`, INK],
    ["M22 27h4l2.5 6h-9Z", FLAME],
    ["M14.5 35.5h19v3Q31 42.5 24 42.5T14.5 38.5Z", "#5a1d12"],
    ["M16.5 35.5h5L19 41ZM26.5 35.5h5L29 41ZM22.5 35.5h3L24 38.5Z", BONE],
    ...spools(30, MAIZE),
    [disc(24, 16, 4.3), NIGHT],
    [disc(22.8, 14.8, 1.2), SKY],
  ],
  // Rain: round eyes, a long nose that curls, drops
  blue: [
    ["M7 17Q5 5 14 5q1-5 10-5t10 5q9 0 7 12Z", SKY],
    ["M12 16q-2-6 4-6M20 15q-2-8 4-8t4 8M36 16q2-6-4-6", ""],
    ["M9 16h30v16q0 11-15 12Q9 43 9 32Z", LAKE],
    ["M7 13h34v5.5H7Z", MAIZE],
    ["M11 13v5.5M17 13v5.5M24 13v5.5M31 13v5.5M37 13v5.5", ""],
    [`${disc(16, 25.5, 5.6)}${disc(32, 25.5, 5.6)}`, BONE],
    [`${disc(16, 25.5, 3)}${disc(32, 25.5, 3)}`, INK],
    ["M13 36h22v3q-3 4-11 4.5Q16 43 13 39Z", NIGHT],
    ["M15 36h4l-1 6.5ZM29 36h4l-3 6.5Z", BONE],
    [
      "M21 22h6q2 10 8 10 5 0 5-4 0-2-2-2-1.5 0-1.5 1.5L33 28q-.5-6 5-6.5 7-.5 7 7 0 8.5-9.5 8.5-9 0-11-4.5l-3.5-2Z",
      SKY,
    ],
    ...both((side) => [[`M${24 + side * 20} 33q3.5 5.5 0 8-3.5-2.5 0-8Z`, SKY]]),
  ],
};

const SKINS = ["#a86d40", "#8a5230", "#bf8552"];
const CLOAKS = [CLAY, LAKE, JADE, "#7a5496", FLAME, "#8c8478", "#c99a2e", NIGHT];
/** Paint on a face, by turns. */
const PAINTS: Layer[][] = [
  [["M15.5 30.5h6M26.5 30.5h6M16 33h5M27 33h5", ""]],
  [["M15 22.5h18v5H15Z", CLAY]],
  [["M18 35q6 4 12 0l-.5 2Q27 40.5 24 40.5T18.5 37Z", LAKE]],
  [[`${disc(17.5, 32, 1.1)}${disc(30.5, 32, 1.1)}${disc(19, 34.5, 1.1)}${disc(29, 34.5, 1.1)}`, BONE]],
];
const EYES: Layer[] = [
  ["M16.5 26q2.5-3 6 0-3 2-6 0ZM25.5 26q3.5-3 6 0-3 2-6 0Z", BONE],
  [`${disc(19.7, 26, 1.3)}${disc(28.3, 26, 1.3)}`, INK],
  ["M23 26.5h2l2 6h-6ZM20 36h8", ""],
];
/** What a hero wears on the head, by its type. */
const HELMETS: Record<string, Layer[]> = {
  a: [
    ["M8 10Q7 3 14 4L17 8ZM40 10Q41 3 34 4L31 8Z", MAIZE],
    ["M10 27Q6 10 14 7.5q10-4 20 0Q42 10 38 27L34 27 34 18.5H14L14 27Z", MAIZE],
    ["M14 18.5l2 4.5 3-4.5ZM19.5 18.5l1.5 3 1.5-3ZM25.5 18.5l1.5 3 1.5-3ZM29 18.5l3 4.5 2-4.5Z", BONE],
    ["M14.5 14q3-3.5 6.5 0-3 3-6.5 0ZM27 14q3.5-3.5 6.5 0-3.5 3-6.5 0Z", LEAF],
    ["M17.5 13.5h.6M30 13.5h.6M22 17.5h4l-2 2Z", ""],
    [[24, 19.5, 28.5, 12.4, 35.6].map((x, i) => disc(x, [9, 9.6, 9.6, 17, 17][i]!, i ? 1 : 1.3)).join(""), INK],
  ],
  b: [
    ...fan(24, 18, [-66, -44, 44, 66], 24, 5, [EAGLE, LAKE]),
    ["M10 27Q7 4 24 4t14 23L33.5 26 33 20 24 18 15 20 14.5 26Z", EAGLE],
    ["M12 21l2.5 1M11.5 17l3 .5M36 21l-2.5 1M36.5 17l-3 .5", ""],
    [`${disc(16.5, 13, 3.4)}${disc(31.5, 13, 3.4)}`, BONE],
    [`${disc(17.2, 13, 1.6)}${disc(30.8, 13, 1.6)}`, INK],
    ["M19.5 11Q24 6 28.5 11L27 19 24 25 21 19Z", MAIZE],
    ["M22.5 12.5v1M25.5 12.5v1", ""],
  ],
  c: [
    ...fan(24, 19, [-75, -50, -25, 0, 25, 50, 75], 22, 5, [JADE, CLAY, LAKE]),
    ["M13 16h22v6H13Z", MAIZE],
    [`${disc(17, 19, 1.8)}${disc(24, 19, 2.4)}${disc(31, 19, 1.8)}`, LAKE],
  ],
};

/** A hero by its number and type: no two of a type wear the same cloak. */
export function heroFace(hero: number, type: string): Layer[] {
  const helmet = HELMETS[type] ?? HELMETS.c!;
  const crown = type === "c"; // its feathers are behind the head
  return [
    ...(crown ? helmet : []),
    ["M3 49Q4 39 17 38L31 38Q44 39 45 49Z", CLOAKS[(hero - 1) % CLOAKS.length]!],
    ["M17 38q7 7 14 0l1.5 4q-8.5 7-17 0Z", MAIZE],
    ["M14.5 20h19v10q0 10-9.5 11.5Q14.5 40 14.5 30Z", SKINS[hero % SKINS.length]!],
    ...PAINTS[hero % PAINTS.length]!,
    ...EYES,
    ...both((side): Layer[] => [[disc(24 + side * 11.5, 31, 2.8), hero % 2 ? JADE : MAIZE]]),
    ...(crown ? helmet.slice(-2) : helmet),
  ];
}
