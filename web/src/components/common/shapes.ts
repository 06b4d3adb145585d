// Shapes that the drawings of several games are made of. A layer is a path with its colour; "" is a line of ink.
export type Layer = [path: string, fill: string];

export const disc = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0Z`;

/** A feather, a leaf or a flame from a foot, at an angle in degrees from straight up. */
export function feather(x: number, y: number, angle: number, long: number, wide: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${(x + along * Math.sin(turn) + aside * Math.cos(turn)).toFixed(1)} ` +
    `${(y - along * Math.cos(turn) + aside * Math.sin(turn)).toFixed(1)}`;
  return `M${at(0, 0)}Q${at(long * 0.6, -wide)} ${at(long, 0)}Q${at(long * 0.6, wide)} ${at(0, 0)}Z`;
}

/** A fan of feathers, each with a lighter heart. */
export const fan = (x: number, y: number, angles: number[], long: number, wide: number, hues: string[]): Layer[] =>
  angles.flatMap((angle, i): Layer[] => [
    [feather(x, y, angle, long, wide), hues[i % hues.length]!],
    [feather(x, y, angle, long * 0.6, wide * 0.4), i % 2 ? "#fffaf0" : "#e7b23c"],
  ]);
