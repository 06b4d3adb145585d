"""Sets of cells as bits, three rows of the grid to a word, so that a flood takes a few operations a step.

Five words of 63 bits hold the 14 rows. A step in each direction is a shift; bits that cross the edge of a row are
masked off, and bits that cross the edge of a word are carried over.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from patolli.games.mexica.data.components import CELL_AT, LAKE, PLACES
from patolli.games.mexica.data.load import COLUMNS
from patolli.games.mexica.state import Area

T = TypeVar("T")

ROWS_A_WORD: Final = 3
ROW: Final[i64] = 21
CARRY: Final[i64] = 42
FIRST_ROW: Final[i64] = 0x1FFFFF
NOT_LAST_ROW: Final[i64] = 0x3FFFFFFFFFF
NOT_EAST: Final[i64] = (
    0x3FFFFDFFFFEFFFFF  # also masks after a shift west; a constant of 63 bits would be unpacked at every use
)
assert COLUMNS == ROW

# Constants that add bits side by side, then those sums: of two, four and eight bits, then of all bytes.
ODD_BITS: Final[i64] = 0x1555555555555555
PAIRS_OF_BITS: Final[i64] = 0x3333333333333333
HALF_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
ALL_BYTES: Final[i64] = 0x0101010101010101
TOP_BYTE: Final[i64] = 56
BYTE: Final[i64] = 0xFF
# A de Bruijn number: multiplied by one bit it is shifted, and its six highest bits differ for each bit.
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89
TOP_SIX: Final[i64] = 58
SIX_BITS: Final[i64] = 63
# Tables are bytes, because these are read fastest.
BIT_NUMBERS: Final = sorted(range(64), key=lambda number: DE_BRUIJN << number >> TOP_SIX & SIX_BITS)
BIT_NUMBER: Final = bytes(BIT_NUMBERS)  # by those six bits
WORD: Final = bytes(y // ROWS_A_WORD for _, y in PLACES)
SHIFT: Final = bytes(y % ROWS_A_WORD * COLUMNS + x for x, y in PLACES)  # of the bit
CELL: Final = [[CELL_AT.get((i % COLUMNS, w * ROWS_A_WORD + i // COLUMNS), LAKE) for i in range(63)] for w in range(5)]


def cell_set(cells: list[int]) -> Area:
    """Return the set of these cells."""
    v: i64 = 0
    w: i64 = 0
    x: i64 = 0
    y: i64 = 0
    z: i64 = 0
    for cell in cells:
        bit = bit_of(cell)
        word: i64 = WORD[cell]
        if word == 0:
            v |= bit
        elif word == 1:
            w |= bit
        elif word == 2:
            x |= bit
        elif word == 3:
            y |= bit
        else:
            z |= bit
    return v, w, x, y, z


def bit_of(cell: int) -> i64:
    """Return the bit of a cell in its word."""
    shift: i64 = SHIFT[cell]
    one = shift * 0 + 1  # a literal would be shifted as a number of 32 bits
    return one << shift


def lake() -> Area:
    """Return the places of the grid that are no cell."""
    words = [sum([1 << i for i, cell in enumerate(cells) if cell == LAKE]) for cells in CELL]
    return words[0], words[1], words[2], words[3], words[4]


def cells_in(a: Area) -> list[int]:
    """Return the cells of a set in reading order."""
    cells: list[int] = []
    add_cells(a[0], CELL[0], cells)
    add_cells(a[1], CELL[1], cells)
    add_cells(a[2], CELL[2], cells)
    add_cells(a[3], CELL[3], cells)
    add_cells(a[4], CELL[4], cells)
    return cells


def add_cells(word: i64, cell_of: list[T], cells: list[T]) -> None:
    """Append the cells of one word. Generic, so that compiled code passes on the ints of the table as they are."""
    while word:
        low = word & -word
        cells.append(cell_of[bit_number(low)])
        word ^= low


def first_cell(a: Area) -> int:
    """Return the first cell of a set that is not empty."""
    if a[0]:
        return CELL[0][bit_number(a[0] & -a[0])]
    if a[1]:
        return CELL[1][bit_number(a[1] & -a[1])]
    if a[2]:
        return CELL[2][bit_number(a[2] & -a[2])]
    return CELL[3][bit_number(a[3] & -a[3])] if a[3] else CELL[4][bit_number(a[4] & -a[4])]


def bit_number(bit: i64) -> i64:
    """Return the number of a single bit."""
    number: i64 = BIT_NUMBER[bit * DE_BRUIJN >> TOP_SIX & SIX_BITS]
    return number


def union(a: Area, b: Area) -> Area:
    """Return the cells that are in either set."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4]


def toggled(a: Area, cell: int) -> Area:
    """Return the set with a cell added, or removed if it was in."""
    v, w, x, y, z = a
    bit = bit_of(cell)
    word: i64 = WORD[cell]
    if word == 0:
        v ^= bit
    elif word == 1:
        w ^= bit
    elif word == 2:
        x ^= bit
    elif word == 3:
        y ^= bit
    else:
        z ^= bit
    return v, w, x, y, z


def contains(a: Area, cell: int) -> bool:
    """Say whether the set holds a cell."""
    shift: i64 = SHIFT[cell]
    word: i64 = WORD[cell]
    if word == 0:
        return a[0] >> shift & 1 != 0
    if word == 1:
        return a[1] >> shift & 1 != 0
    if word == 2:
        return a[2] >> shift & 1 != 0
    return (a[3] if word == 3 else a[4]) >> shift & 1 != 0


def across(w: i64) -> i64:
    """Return the neighbours to the east and west."""
    return east_of(w) | west_of(w)


def between(w: i64) -> i64:
    """Return the cells, in the set or not, that have both their neighbours to the east and west."""
    return (w & NOT_EAST) << 1 & w >> 1 & NOT_EAST


def east_of(w: i64) -> i64:
    """Shift a word one column east."""
    return (w & NOT_EAST) << 1


def west_of(w: i64) -> i64:
    """Shift a word one column west."""
    return w >> 1 & NOT_EAST


def above_of(w: i64, above: i64) -> i64:
    """Shift one row south: each bit then stands for the cell north of it."""
    return (w & NOT_LAST_ROW) << ROW | above >> CARRY


def below_of(w: i64, below: i64) -> i64:
    """Shift one row north: each bit then stands for the cell south of it."""
    return w >> ROW | (below & FIRST_ROW) << CARRY


def beside(w: i64, above: i64, below: i64) -> i64:
    """Return a word and all neighbours of its cells, with those that come over from the words above and below."""
    east_west = (w & NOT_EAST) << 1 | w >> 1 & NOT_EAST  # spelled out: a call costs more than the step itself
    north_south = (w & NOT_LAST_ROW) << ROW | above >> CARRY | w >> ROW | (below & FIRST_ROW) << CARRY
    return w | east_west | north_south


def grown(a: Area) -> Area:
    """Return the set with all neighbours of its cells, on the lake too."""
    v, w, x, y, z = a
    return beside(v, 0, w), beside(w, v, x), beside(x, w, y), beside(y, x, z), beside(z, y, 0)


def flood(cell: int, land: Area) -> Area:
    """Return all of the land that is connected with one of its cells."""
    return flood_area(cell_set([cell]), land)


def flood_area(start: Area, land: Area) -> Area:
    """Return all of the land that is connected with some of its cells."""
    la, lb, lc, ld, le = land
    a, b, c, d, e = start
    while True:
        na = beside(a, 0, b) & la
        nb = beside(b, na, c) & lb
        nc = beside(c, nb, d) & lc
        nd = beside(d, nc, e) & ld
        ne = beside(e, nd, 0) & le
        if na == a and nb == b and nc == c and nd == d and ne == e:
            return a, b, c, d, e
        a, b, c, d, e = na, nb, nc, nd, ne


def spread(start: Area, land: Area, wanted: Area) -> Area:
    """Flood the land from some cells, but stop once all the wanted cells are reached."""
    la, lb, lc, ld, le = land
    a, b, c, d, e = start
    va, vb, vc, vd, ve = wanted
    while va & ~a or vb & ~b or vc & ~c or vd & ~d or ve & ~e:
        na = beside(a, 0, b) & la
        nb = beside(b, na, c) & lb
        nc = beside(c, nb, d) & lc
        nd = beside(d, nc, e) & ld
        ne = beside(e, nd, 0) & le
        if na == a and nb == b and nc == c and nd == d and ne == e:
            break
        a, b, c, d, e = na, nb, nc, nd, ne
    return a, b, c, d, e


def difference(a: Area, b: Area) -> Area:
    """Return the cells that are in the first set and not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4]


def ringed(a: Area) -> Area:
    """Return the set with all neighbours of its cells, those at the corners too, on the lake too."""
    rows = union(a, union(shifted(a, 1), shifted(a, 3)))
    return union(rows, union(shifted(rows, 0), shifted(rows, 2)))


def middles(land: Area) -> Area:
    """Return the cells with land on all eight sides."""
    return intersection(land, surrounded(land))


def lone_holes(land: Area) -> Area:
    """Return the cells that are not land, but have land on all eight sides."""
    return difference(surrounded(land), land)


def surrounded(land: Area) -> Area:
    """Return the cells, of land or not, that have land on all eight sides."""
    v, w, x, y, z = land
    a, b, c, d, e = between(v), between(w), between(x), between(y), between(z)  # middles of three in a row
    a, b, c, d, e = v & a, w & b, x & c, y & d, z & e
    return (
        between(v) & above_of(a, 0) & below_of(a, b),
        between(w) & above_of(b, a) & below_of(b, c),
        between(x) & above_of(c, b) & below_of(c, d),
        between(y) & above_of(d, c) & below_of(d, e),
        between(z) & above_of(e, d) & below_of(e, 0),
    )


def blocks(middle: Area) -> Area:
    """Return the 3 x 3 blocks around these cells."""
    a, b, c, d, e = middle
    a, b, c, d, e = a | across(a), b | across(b), c | across(c), d | across(d), e | across(e)
    return (
        a | above_of(a, 0) | below_of(a, b),
        b | above_of(b, a) | below_of(b, c),
        c | above_of(c, b) | below_of(c, d),
        d | above_of(d, c) | below_of(d, e),
        e | above_of(e, d) | below_of(e, 0),
    )


def thickened(core: Area, land: Area) -> Area:
    """Return the core, extended by land cells with two neighbours in it until there are no more.

    If two neighbouring cells cannot part the core, they cannot part this: neighbours of one cell never touch.
    """
    while True:
        n, e, s, w = shifted(core, 2), shifted(core, 3), shifted(core, 0), shifted(core, 1)
        two = union(union(intersection(n, s), intersection(e, w)), intersection(union(n, s), union(e, w)))
        grown = union(core, intersection(two, land))
        if grown == core:
            return core
        core = grown


def intersection(a: Area, b: Area) -> Area:
    """Return the cells that are in both sets."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4]


def empty(a: Area) -> bool:
    """Say whether the set has no cell."""
    return (a[0] | a[1] | a[2] | a[3] | a[4]) == 0


def exclusive(a: Area, b: Area) -> Area:
    """Return the cells that are in one of the sets alone."""
    return a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2], a[3] ^ b[3], a[4] ^ b[4]


def nowhere() -> Area:
    """Return the empty set."""
    return 0, 0, 0, 0, 0


def intersects(a: Area, b: Area) -> bool:
    """Say whether the sets have a cell in common."""
    return (a[0] & b[0] | a[1] & b[1] | a[2] & b[2] | a[3] & b[3] | a[4] & b[4]) != 0


def shifted(a: Area, side: int) -> Area:
    """Move a set one step north, east, south or west."""
    v, w, x, y, z = a
    if side == 0:
        return below_of(v, w), below_of(w, x), below_of(x, y), below_of(y, z), below_of(z, 0)
    if side == 2:
        return above_of(v, 0), above_of(w, v), above_of(x, w), above_of(y, x), above_of(z, y)
    if side == 1:
        return east_of(v), east_of(w), east_of(x), east_of(y), east_of(z)
    return west_of(v), west_of(w), west_of(x), west_of(y), west_of(z)


def first_of(land: Area) -> Area:
    """Return the set of the first cell alone; the empty set if there is none."""
    a, b, c, d, e = land
    if a:
        return a & -a, 0, 0, 0, 0
    if b:
        return 0, b & -b, 0, 0, 0
    if c:
        return 0, 0, c & -c, 0, 0
    if d:
        return 0, 0, 0, d & -d, 0
    return 0, 0, 0, 0, e & -e


def largest_part(land: Area) -> Area:
    """Return the largest connected part of the land."""
    best = cell_set([])
    most = 0
    while True:
        found = flood_area(first_of(land), land)
        size = count(found)
        if size == 0:
            return best
        if size > most:
            best, most = found, size
        land = difference(land, found)


def count(a: Area) -> int:
    """Return the number of cells of a set on the island."""
    in_bytes = bits(a[0]) + bits(a[1]) + bits(a[2]) + bits(a[3]) + bits(a[4])
    return int(sum_of_bytes(in_bytes))


def sum_of_bytes(in_bytes: i64) -> i64:
    """Return the sum of the bytes of a word: at most BYTE, so all 196 cells fit."""
    return in_bytes * ALL_BYTES >> TOP_BYTE & BYTE


def bits(word: i64) -> i64:
    """Return the number of bits in each byte of a word, as the bytes of the result."""
    word -= word >> 1 & ODD_BITS
    word = (word & PAIRS_OF_BITS) + (word >> 2 & PAIRS_OF_BITS)
    return (word + (word >> 4)) & HALF_BYTES
