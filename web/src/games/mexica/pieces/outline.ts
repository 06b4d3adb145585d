// The shore of a set of cells as one path: soft corners, holes included. Cells that touch only at a corner stay apart.

export type Point = readonly [number, number];
interface Edge {
  x: number;
  y: number;
  way: number;
}

const STEP: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]; // east, south, west, north, with the inside to the right
const CORNER: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]; // of a cell, where its edge of that way begins
const key = (x: number, y: number) => `${x},${y}`;
const step = (way: number) => STEP[way % 4]!;

/** The edges around the cells, ring by ring. */
function rings(cells: readonly Point[]): Edge[][] {
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  const open = new Map<string, Edge>();
  const name = (x: number, y: number, way: number) => `${x},${y},${way % 4}`;
  for (const [cx, cy] of cells)
    CORNER.forEach(([x, y], way) => {
      const [dx, dy] = step(way + 3);
      if (!inside.has(key(cx + dx, cy + dy))) open.set(name(cx + x, cy + y, way), { x: cx + x, y: cy + y, way });
    });
  const onward = ({ x, y, way }: Edge): Edge | undefined => {
    const [dx, dy] = step(way);
    return [way + 1, way, way + 3].map((turn) => open.get(name(x + dx, y + dy, turn))).find((edge) => edge);
  };
  const found: Edge[][] = [];
  for (const first of open.values()) {
    const ring: Edge[] = [];
    for (let edge: Edge | undefined = first; edge;) {
      open.delete(name(edge.x, edge.y, edge.way));
      ring.push(edge);
      edge = onward(edge);
    }
    found.push(ring);
  }
  return found;
}

/** The path around cells of a size, drawn in by `inset` (out if negative), with corners rounded by `radius`. */
export function outline(cells: readonly Point[], size: number, inset = 0, radius = 0): string {
  return rings(cells)
    .map((ring) => {
      const corners = ring.flatMap((edge, i) => {
        const before = ring.at(i - 1)!;
        if (before.way === edge.way) return [];
        const [ax, ay] = step(before.way);
        const [bx, by] = step(edge.way);
        const x = edge.x * size - inset * (ay + by);
        const y = edge.y * size + inset * (ax + bx);
        return [`${x - ax * radius} ${y - ay * radius}Q${x} ${y} ${x + bx * radius} ${y + by * radius}`];
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}
