// Small signs in a box of 24, each a list of layers.
import type { Layer } from "../../../components/common/shapes";

const INK = "#2b2118";
const JADE = "#4c8f5c";
const MAIZE = "#e7b23c";
const CLAY = "#b5482e";
const WOOD = "#96622f";
const BONE = "#fffaf0";
const STONE = "#b9b0a2";
const LAKE = "#2b86a3";

const DISC = "M12 3a9 9 0 1 0 .01 0Z";
const PERSON = "M5 21q0-9 4-10a4.4 4.4 0 1 1 6 0q4 1 4 10Z";

export const ICONS: Record<string, Layer[]> = {
  camouflage: [
    ["M19.5 3C9 3 3.5 8.5 4.5 19.5 14 20.5 21 14 19.5 3Z", JADE],
    ["M3 21.5C7 16 11 11.5 16 7.5M8.5 15l-.5-5M8.5 15h5.5M12 11.5V8M12 11.5h4", ""],
  ],
  weapon: [
    ["M10.8 14h2.4v8.5h-2.4Z", WOOD],
    ["M8.5 2.5h7l.8 12H7.7Z", "#c68a4a"],
    ["M8.5 3 5.5 5l3 2-3 2 2.8 2-2.8 2 2.4 1.5ZM15.5 3l3 2-3 2 3 2-2.8 2 2.8 2-2.4 1.5Z", "#33333d"],
  ],
  food: [
    ["M12 1.5c4.5 3 5 9 4 13-.8 3.5-2 6-4 7-2-1-3.2-3.5-4-7-1-4-.5-10 4-13Z", MAIZE],
    ["M9.5 6h5M8.6 9h6.8M8.5 12h7M12 3v11", ""],
    [
      "M8 11c-4.5 2-5 6.5-3.5 10.5C8 23 11 22.5 12 21.5 9 19 8 15 8 11ZM16 11c4.5 2 5 6.5 3.5 10.5" +
        "C16 23 13 22.5 12 21.5c3-2.5 4-6.5 4-10.5Z",
      JADE,
    ],
  ],
  gold: [
    [DISC, MAIZE],
    ["M12 7.5a4.5 4.5 0 1 0 .01 0Z", "#fbe08a"],
    [
      "M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.7 5.7l1.7 1.7M16.6 16.6l1.7 1.7M18.3 5.7l-1.7 1.7M7.4 16.6l-1.7 1.7",
      "",
    ],
  ],
  "war-aztec": [
    ["M5 13 4 21.5l3-2.5 2.5 4 2.5-4 2.5 4 2.5-4 3 2.5L19 13Z", LAKE],
    ["M12 2a8 8 0 1 0 .01 0Z", CLAY],
    ["M12 5.5a4.5 4.5 0 1 0 .01 0Z", MAIZE],
  ],
  "war-spaniard": [
    ["M12 2c3 1.8 5.5 2 8 2 .3 8.5-2 14.5-8 18-6-3.5-8.3-9.5-8-18 2.5 0 5-.2 8-2Z", "#cfd5da"],
    ["M10.5 4h3v4.5h5v3h-5V20l-1.5 1-1.5-1v-8.5h-5v-3h5Z", CLAY],
  ],
  own: [
    [PERSON, WOOD],
    ["M14 17h4v-3l5 4.5-5 4.5v-3h-4Z", MAIZE],
  ],
  foreign: [
    [PERSON, STONE],
    ["M23 17h-4v-3l-5 4.5 5 4.5v-3h4Z", CLAY],
  ],
  recruits: [
    ["M1.5 20q0-7 3-8a3.6 3.6 0 1 1 5 0q3 1 3 8Z", WOOD],
    ["M11.5 20q0-7 3-8a3.6 3.6 0 1 1 5 0q3 1 3 8Z", BONE],
  ],
  stores: [
    ["M8 8C3 12.5 2.5 21 6.5 22h11c4-1 3.5-9.5-1.5-14Z", "#d9bb7f"],
    ["M8 8 6.5 3 12 5l5.5-2L16 8Z", "#c29b57"],
    ["M7.5 8.5h9", ""],
  ],
  points: [["m12 2 3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.5 5.9 20.9l1.2-6.9-5-4.8 6.9-.9Z", MAIZE]],
  blank: [
    ["M5 4h12q3 0 3 3v13H8q-3 0-3-3Z", BONE],
    ["M9 9h7M9 13h7", ""],
  ],
  bribe: [
    ["M12 4C6 4 3 9 3 14c0 5 4 7.5 9 7.5s9-2.5 9-7.5c0-5-3-10-9-10Z", WOOD],
    ["M8 5 6.5 1.5 12 3l5.5-1.5L16 5Z", "#7a4d22"],
    ["M12 9.5a4.5 4.5 0 1 0 .01 0Z", MAIZE],
  ],
  treasure: [
    ["M2.5 10.5Q2.5 4.5 8 4.5h8q5.5 0 5.5 6V20h-19Z", WOOD],
    ["M2.5 10.5h19M7 4.7V20M17 4.7V20", ""],
    ["M9.5 8.5h5v5.5h-5Z", MAIZE],
  ],
  temple: [
    ["M1.5 21.5V17h3v-4h3V8.5h9V13h3v4h3v4.5Z", "#d9a07c"],
    ["M8.5 8.5v-5h7v5Z", CLAY],
    ["M10.5 9.5h3v12h-3Z", "#f1d9b5"],
  ],
  collar: [
    ["M12 2.5a9.5 9.5 0 1 0 .01 0Zm0 5a4.5 4.5 0 1 1-.01 0Z", MAIZE],
    ["m12 14.5 3 4-3 4-3-4Z", LAKE],
  ],
  swords: [
    ["M3 2.5 6 3l11 12-2 2L3.5 6Z", "#cfd5da"],
    ["M21 2.5 18 3 7 15l2 2L20.5 6Z", "#cfd5da"],
    ["m14 18 4-4 1.5 1.5-1 1 3 3-2 2-3-3-1 1ZM10 18l-4-4-1.5 1.5 1 1-3 3 2 2 3-3 1 1Z", WOOD],
  ],
  deal: [
    ["M2 7.5h12v-4l8 6-8 6v-4H2Z", MAIZE],
    ["M22 16.5H10v-3l-8 5 8 5v-3h12Z", LAKE],
  ],
  gavel: [
    ["m9 3 8 8-3.5 3.5-8-8Z", WOOD],
    ["m12.5 11.5 9 9-2 2-9-9Z", "#c68a4a"],
    ["M2 19.5h10v3H2Z", STONE],
  ],
  bridges: [
    ["M1 11q11-8 22 0v3H1Z", WOOD],
    ["M4 14v6M12 14v6M20 14v6M4 9.5V6M12 7V3.5M20 9.5V6", ""],
  ],
  flag: [
    ["M6 2h1.8v20.5H6Z", WOOD],
    ["M8 3h12l-3.5 4L20 11H8Z", BONE],
  ],
  pass: [["M4 5l7 7-7 7ZM12 5l7 7-7 7ZM19.5 5H22v14h-2.5Z", STONE]],
  done: [["m3 12.5 3-3 4 4 8.5-9 3 3L10 19.5Z", JADE]],
  send: [["M2 4l20 8-20 8 3-8Z", LAKE]],
  close: [["m5 3 7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7Z", CLAY]],
  counter: [
    [
      "M4 10q2-7 9-7 6 0 8 6l-3 1q-1.5-4-5-4-4 0-6 5l3.5 1-6.5 6L1 9.5ZM20 14q-2 7-9 7-4 0-7-3l2.5-2q2 2 4.5 2 4 0 6-5",
      MAIZE,
    ],
  ],
};

/** Aztecs wear a crown of feathers, Spaniards a helmet: the same figure, 36 high, its feet at the origin. */
export const BODY = "M-10 0C-11-10-8-15-5-17.5a7 7 0 1 1 10 0C8-15 11-10 10 0Q0 3.5-10 0Z";
export const COLLAR = "M-10.5-3C-10.5-10-8-15-5.5-17.5Q0-14 5.5-17.5C8-15 10.5-10 10.5-3Q0 .8-10.5-3Z";
export const CROWN: Layer[] = [
  ["M-7-25-11-35-5.5-31-3.5-38.5 0-32.5 3.5-38.5 5.5-31 11-35 7-25Q0-28.5-7-25Z", "#3f9a74"],
  ["M-7-25Q0-28.5 7-25L6.5-22.5Q0-25.5-6.5-22.5Z", "#d4532f"],
];
export const HELMET: Layer[] = [
  ["M-6.5-24.5Q-7-33 0-35.5 7-33 6.5-24.5Z", "#9aa5ae"],
  ["M-1.2-37.5Q4-35 3.5-25.5L-1-25.5Q-2.5-33-1.2-37.5Z", "#c3ccd3"],
  ["M-12-27Q-7-23.5 0-24.5 7-23.5 12-27 9-21.5 0-22-9-21.5-12-27Z", "#7d8891"],
];
export const SKIN = ["#8a5a33", "#f3ead8"] as const;
export { INK };

/** The shore of all fields that `wet` holds: closed curves around them, soft at the corners. */
export function shore(columns: number, rows: number, wet: (x: number, y: number) => boolean, size: number): string {
  const next = new Map<string, [number, number][]>();
  const edge = (ax: number, ay: number, bx: number, by: number) => {
    const from = `${ax} ${ay}`;
    next.set(from, [...(next.get(from) ?? []), [bx, by]]);
  };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (!wet(x, y)) continue;
      if (!wet(x, y - 1)) edge(x, y, x + 1, y);
      if (!wet(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!wet(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!wet(x - 1, y)) edge(x, y + 1, x, y);
    }
  const middle = (a: [number, number], b: [number, number]) =>
    `${((a[0] + b[0]) / 2) * size} ${((a[1] + b[1]) / 2) * size}`;
  let path = "";
  for (const [start, ends] of next)
    while (ends.length) {
      const ring: [number, number][] = [start.split(" ").map(Number) as [number, number]];
      for (let at = ends.pop(); at; at = next.get(`${at[0]} ${at[1]}`)?.pop()) ring.push(at);
      ring.pop(); // back at the start
      path += `M${middle(ring[ring.length - 1]!, ring[0]!)}`;
      ring.forEach(
        (corner, i) =>
          (path += `Q${corner[0] * size} ${corner[1] * size} ${middle(corner, ring[(i + 1) % ring.length]!)}`),
      );
      path += "Z";
    }
  return path;
}
