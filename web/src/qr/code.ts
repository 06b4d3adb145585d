// QR codes of short texts (ISO/IEC 18004): bytes, versions 1 to 9, error correction L, the mask with the least penalty.

/** By version: error correction bytes of a block, blocks, data bytes of a block. */
const VERSIONS: [check: number, blocks: number, data: number][] = [
  [7, 1, 19],
  [10, 1, 34],
  [15, 1, 55],
  [20, 1, 80],
  [26, 1, 108],
  [18, 2, 68],
  [20, 2, 78],
  [24, 2, 97],
  [30, 2, 116],
];
const MIDDLE = [0, 0, 0, 0, 0, 0, 22, 24, 26]; // of the alignment patterns from version 7 on

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The product of two numbers of the field of 256. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The error correction bytes of a block: the rest of a division by a polynomial with so many roots. */
function checkBytes(block: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    divisor = [...divisor, 0].map((factor, at) => factor ^ (at ? times(divisor[at - 1]!, root) : 0));
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, i) => {
    const lead = rest[i]!;
    divisor.forEach((factor, at) => (rest[i + at]! ^= times(factor, lead)));
  });
  return rest.slice(block.length);
}

/** A number with the rest of its division behind it, as in the fields for format and version. */
function withRest(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - bits);
  return (value << bits) | rest;
}

/** All bytes of a code in their order: data and error correction, from the blocks by turns. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [check, blocks, size] = VERSIONS[version - 1]!;
  const digits = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: digits.length >> 1 }, (_, i) => (digits[2 * i]! << 4) | digits[2 * i + 1]!);
  while (data.length < blocks * size) data.push((data.length - bytes.length) % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const byTurns = (lists: number[][]) => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!));
  return [...byTurns(parts), ...byTurns(parts.map((part) => checkBytes(part, check)))];
}

type Grid = (boolean | undefined)[][];

/** What every code of a version has: finders, timing, alignment, its version; the format is kept free. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        if (grid[row + r] && column + c >= 0 && column + c < size)
          grid[row + r]![column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
  };
  const lines = version > 1 ? [6, ...(version > 6 ? [MIDDLE[version - 1]!] : []), size - 7] : [];
  const finder = (r: number, c: number) => r + c < size && (r < 9 || r > size - 9) && (c < 9 || c > size - 9);
  for (const r of lines) for (const c of lines) if (!finder(r, c)) square(r, c, 2, (ring) => ring !== 1);
  for (let i = 0; i < size; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  for (let i = 0; i < 9; i++) grid[8]![i] = grid[i]![8] = false;
  for (let i = 1; i < 9; i++) grid[8]![size - i] = grid[size - i]![8] = false;
  grid[size - 8]![8] = true;
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    // prettier-ignore
    square(r, c, 4, (ring) => ring !== 2 && ring < 4);
  if (version < 7) return grid;
  const about = withRest(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    grid[near]![far] = grid[far]![near] = Boolean((about >> i) & 1);
  }
  return grid;
}

/** The free places in the order of the bits: up and down in pairs of columns, from the right. */
function* places(grid: Grid): Generator<[number, number]> {
  const size = grid.length;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - i : i;
        if (grid[row]![column] === undefined) yield [row, column];
      }
  }
}

/** Write which mask the code has, twice. */
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const format = withRest(8 | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = Boolean((format >> i) & 1);
    const along = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[8]![along] = grid[down]![8] = bit;
  }
}

const LIKE_FINDER = /(?=10111010000|00001011101)/g;

/** How hard a code is to read: long runs, squares, what looks like a finder, more dark than light. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map(Number).join(""));
  const columns = grid.map((_, c) => grid.map((row) => Number(row[c])).join(""));
  let found = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
    found += 40 * [...line.matchAll(LIKE_FINDER)].length;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark =
        Number(grid[r]![c]) + Number(grid[r - 1]![c]) + Number(grid[r]![c - 1]) + Number(grid[r - 1]![c - 1]);
      if (dark % 4 === 0) found += 3;
    }
  const share = grid.flat().filter(Boolean).length / size ** 2;
  return found + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The code of a text, row by row, true where it is dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([, blocks, data]) => bytes.length + 2 <= blocks * data) + 1;
  if (!version) throw new RangeError(`a text of ${bytes.length} bytes is too long for a QR code`);
  const bits = codewords(bytes, version);
  const empty = frame(version);
  const codes = MASKS.map((masked, mask) => {
    const grid = empty.map((row) => [...row]);
    let at = 0;
    for (const [row, column] of places(empty)) {
      const bit = ((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      grid[row]![column] = Boolean(bit) !== masked(row, column);
      at++;
    }
    writeFormat(grid, mask);
    return grid as boolean[][];
  });
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))]!;
}
