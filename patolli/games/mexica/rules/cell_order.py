"""The order of the cells in a set: how many stand before one, and which one stands at an index.

Two sets go together where a cell has two actions, on two sides or axes: that of the first set comes before that of the
second.
"""

from mypy_extensions import i64

from patolli.games.mexica.rules.bitboard import (
    CELL,
    WORD,
    bit_number,
    bit_of,
    bits,
    contains,
    sum_of_bytes,
)
from patolli.games.mexica.state import Area


def index_of(first: Area, second: Area, cell: int, side: int) -> i64:
    """Return the index of a cell of the first set (side 0) or of the second (side 1)."""
    index = count_before(first, second, cell)
    return index + 1 if side and contains(first, cell) else index


def count_before(first: Area, second: Area, cell: int) -> i64:
    """Return the number of cells of both sets that stand before a cell in reading order."""
    word: i64 = WORD[cell]
    below = bit_of(cell) - 1
    one, other = bits(word_of(first, word) & below), bits(word_of(second, word) & below)
    if word > 0:
        one, other = one + bits(first[0]), other + bits(second[0])
    if word > 1:
        one, other = one + bits(first[1]), other + bits(second[1])
    if word > 2:
        one, other = one + bits(first[2]), other + bits(second[2])
    if word > 3:
        one, other = one + bits(first[3]), other + bits(second[3])
    return sum_of_bytes(one) + sum_of_bytes(other)


def cell_at(first: Area, second: Area, index: i64) -> tuple[int, int]:
    """Return the cell at an index, and its side: 0 if it is of the first set, 1 of the second."""
    for word in range(5):
        one, other = word_of(first, word), word_of(second, word)
        here = sum_of_bytes(bits(one) + bits(other))
        if index < here:
            return cell_in_word(one, other, index, CELL[word])
        index -= here
    raise AssertionError("the index is below the number of cells")


def word_of(a: Area, number: i64) -> i64:
    """Return one of the words of a set."""
    if number == 0:
        return a[0]
    if number == 1:
        return a[1]
    if number == 2:
        return a[2]
    return a[3] if number == 3 else a[4]


def cell_in_word(one: i64, other: i64, index: i64, cell_of: list[int]) -> tuple[int, int]:
    """Return the cell and the side at an index within a word of both sets."""
    both = one | other
    while both:
        low = both & -both
        in_one: i64 = 1 if one & low else 0
        in_both: i64 = in_one + (1 if other & low else 0)
        if index < in_both:
            return cell_of[bit_number(low)], 1 if index == in_one else 0
        index -= in_both
        both ^= low
    raise AssertionError("the index is below the number of cells")
