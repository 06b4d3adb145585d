"""Areas of the island as sets of bits, three rows of the grid to a word: floods that take a few operations a step.

Five words of 63 bits hold the 14 rows. A step in each direction is a shift; what crosses the edge of a row is masked
off, and what crosses the edge of a word is carried over.
"""

from typing import Final

from mypy_extensions import i64

from patolli.games.mexica.board import PLACES
from patolli.games.mexica.data import COLUMNS

Area = tuple[i64, i64, i64, i64, i64]

ROWS_A_WORD: Final = 3
ROW: Final[i64] = COLUMNS
CARRY: Final[i64] = COLUMNS * (ROWS_A_WORD - 1)
FIRST_ROW: Final[i64] = (1 << COLUMNS) - 1
NOT_WEST: Final[i64] = sum(1 << bit for bit in range(COLUMNS * ROWS_A_WORD) if bit % COLUMNS != 0)
NOT_EAST: Final[i64] = sum(1 << bit for bit in range(COLUMNS * ROWS_A_WORD) if bit % COLUMNS != COLUMNS - 1)

WORD: Final = [y // ROWS_A_WORD for _, y in PLACES]
BIT: Final = [1 << (y % ROWS_A_WORD * COLUMNS + x) for x, y in PLACES]


def area(cells: list[int]) -> Area:
    """The set of these cells."""
    words = [0, 0, 0, 0, 0]
    for cell in cells:
        words[WORD[cell]] |= BIT[cell]
    return words[0], words[1], words[2], words[3], words[4]


def without(a: Area, cell: int) -> Area:
    """The set less one cell."""
    v, w, x, y, z = a
    bit: i64 = BIT[cell]
    word = WORD[cell]
    if word == 0:
        v &= ~bit
    elif word == 1:
        w &= ~bit
    elif word == 2:
        x &= ~bit
    elif word == 3:
        y &= ~bit
    else:
        z &= ~bit
    return v, w, x, y, z


def has(a: Area, cell: int) -> bool:
    """Whether the set holds a cell."""
    bit: i64 = BIT[cell]
    word = WORD[cell]
    if word == 0:
        return a[0] & bit != 0
    if word == 1:
        return a[1] & bit != 0
    if word == 2:
        return a[2] & bit != 0
    return (a[3] if word == 3 else a[4]) & bit != 0


def beside(w: i64, above: i64, below: i64) -> i64:
    """A word and all neighbours of its cells, with what comes over from the words above and below."""
    across = (w & NOT_EAST) << 1 | (w & NOT_WEST) >> 1
    return w | across | w << ROW | above >> CARRY | w >> ROW | (below & FIRST_ROW) << CARRY


def flood(cell: int, land: Area) -> Area:
    """All of the land that hangs together with a cell of it."""
    la, lb, lc, ld, le = land
    a, b, c, d, e = area([cell])
    while True:
        na = beside(a, 0, b) & la
        nb = beside(b, na, c) & lb
        nc = beside(c, nb, d) & lc
        nd = beside(d, nc, e) & ld
        ne = beside(e, nd, 0) & le
        if na == a and nb == b and nc == c and nd == d and ne == e:
            return a, b, c, d, e
        a, b, c, d, e = na, nb, nc, nd, ne


def left(land: Area, taken: Area) -> int:
    """How many cells of the land are not taken."""
    return (
        bits(land[0] & ~taken[0])
        + bits(land[1] & ~taken[1])
        + bits(land[2] & ~taken[2])
        + bits(land[3] & ~taken[3])
        + bits(land[4] & ~taken[4])
    )


def bits(word: i64) -> int:
    """How many bits are set; quick when few are."""
    count = 0
    while word:
        word &= word - 1
        count += 1
    return count
