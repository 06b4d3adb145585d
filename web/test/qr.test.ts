// QR codes, read back by the standard: format, mask, places, blocks, error correction, bytes.
import { expect, test } from "vitest";
import { qrCode } from "../src/qr/code";

const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2]; // by version, at level L
const CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30];
const LOG: number[] = [];
const EXP: number[] = [];
for (let i = 0, value = 1; i < 255; i++, value = value < 128 ? value * 2 : (value * 2) ^ 0x11d) {
  EXP[i] = value;
  LOG[value] = i;
}
const alpha = (power: number) => EXP[power % 255]!;

/** Say whether a place belongs to a pattern that every code of its size has. */
function isPattern(row: number, column: number, version: number): boolean {
  const size = 17 + 4 * version;
  const corner = (r: number, c: number) => r < 9 && c < 9;
  if (corner(row, column) || corner(row, size - column) || corner(size - row, column)) return true;
  if (row === 6 || column === 6) return true;
  if (version > 6 && ((row < 6 && column > size - 12) || (column < 6 && row > size - 12))) return true;
  const middles = version === 1 ? [] : [6, ...(version > 6 ? [8 + 2 * version] : []), size - 7];
  const near = (at: number) => middles.filter((middle) => Math.abs(at - middle) < 3);
  return near(row).some((r) =>
    near(column).some((c) => !(r === 6 && c === 6) && !(r === 6 && c === size - 7) && !(r === size - 7 && c === 6)),
  );
}

function format(code: boolean[][]): number {
  const row = [0, 1, 2, 3, 4, 5, 7, 8].map((c) => code[8]![c]!);
  const column = [7, 5, 4, 3, 2, 1, 0].map((r) => code[r]![8]!);
  return [...row, ...column].reduce((sum, bit) => sum * 2 + Number(bit), 0) ^ 0b101010000010010;
}

function unmasked(mask: number, i: number, j: number): boolean {
  const m = (n: number, by: number) => n % by;
  return (
    [
      m(i + j, 2),
      m(i, 2),
      m(j, 3),
      m(i + j, 3),
      m(Math.floor(i / 2) + Math.floor(j / 3), 2),
      m(i * j, 2) + m(i * j, 3),
      m(m(i * j, 2) + m(i * j, 3), 2),
      m(m(i + j, 2) + m(i * j, 3), 2),
    ][mask] === 0
  );
}

function codewords(code: boolean[][], version: number, mask: number): number[] {
  const size = code.length;
  const columns: number[] = [];
  for (let c = size - 1; c > 0; c -= 2) columns.push(c === 6 ? --c : c);
  const bits = columns.flatMap((right, turn) =>
    Array.from({ length: size }, (_, i) => (turn % 2 ? i : size - 1 - i)).flatMap((row) =>
      [right, right - 1]
        .filter((column) => !isPattern(row, column, version))
        .map((column) => Number(code[row]![column]! !== unmasked(mask, row, column))),
    ),
  );
  return Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** The value of a block as a polynomial at the roots of its code: nothing but zeros if it has no fault. */
const faults = (block: number[], check: number) =>
  Array.from({ length: check }, (_, root) =>
    block.reduce((sum, byte) => (sum ? alpha(LOG[sum]! + root) : 0) ^ byte, 0),
  ).filter(Boolean).length;

function decode(code: boolean[][]): string {
  const version = (code.length - 17) / 4;
  const level = format(code) >> 13;
  expect(level).toBe(0b01); // L
  const all = codewords(code, version, (format(code) >> 10) & 7);
  const blocks = BLOCKS[version - 1]!;
  const parts = Array.from({ length: blocks }, (_, i) => all.filter((_, at) => at % blocks === i));
  for (const part of parts) expect(faults(part, CHECK[version - 1]!)).toBe(0);
  const data = parts.flatMap((part) => part.slice(0, -CHECK[version - 1]!));
  const digits = data.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(digits[0]).toBe(4); // bytes
  const length = digits[1]! * 16 + digits[2]!;
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => digits[3 + 2 * i]! * 16 + digits[4 + 2 * i]!));
}

const FULL = [17, 32, 53, 78, 106, 134, 154, 192, 230]; // bytes, by version

test.each(FULL)("a text of %i bytes is read back", (length) => {
  for (const text of [
    "é".repeat(length).slice(0, length >> 1),
    "https://example.org/t/a7#seat=".repeat(9).slice(0, length),
  ])
    expect(decode(qrCode(text))).toBe(text);
  expect(qrCode("x".repeat(length)).length).toBe(21 + 4 * FULL.indexOf(length));
});

test("the finders stand in three corners, with light around them", () => {
  const code = qrCode("https://example.org/t/abc#seat=0123456789");
  const row = (r: number, from: number) =>
    code[r]!.slice(from, from + 8)
      .map(Number)
      .join("");
  const size = code.length;
  expect([row(0, 0), row(1, 0), row(2, 0), row(7, 0)]).toEqual(["11111110", "10000010", "10111010", "00000000"]);
  expect([row(0, size - 8), row(size - 1, 0)]).toEqual(["01111111", "11111110"]);
  expect(row(size - 1, size - 8)).not.toBe("01111111");
});

test("the version is written into codes from the seventh on", () => {
  const code = qrCode("x".repeat(150));
  const size = code.length;
  expect(size).toBe(45);
  const about = Array.from({ length: 18 }, (_, i) => Number(code[5 - Math.floor(i / 3)]![size - 9 - (i % 3)]));
  expect(parseInt(about.join(""), 2)).toBe(0b000111110010010100); // the standard's own example, for version 7
});

test("a text that is too long is refused", () => {
  expect(() => qrCode("x".repeat(231))).toThrow(RangeError);
});
