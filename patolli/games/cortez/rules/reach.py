"""The ways of a figure (C8): the fields that it reaches, by the foreign figures that it must pass.

Nodes are bits, a word for each row of the board: those on foot, and LANE places higher those by boat. A harbour is one
node in both; a bridge has two, itself and the water under it. Within a row a way spreads in a few operations.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.cortez.data.components import LANE
from patolli.games.cortez.state import NOBODY_THERE, OWN, CortezState, is_up

NEVER: Final = 98  # more camouflage than there is
DOWN: Final = -1  # no price: a collapsed bridge

ON_FOOT: Final[i64] = 0xFFFFFFFF  # the lower LANE bits
ODD_BITS: Final[i64] = 0x55555555  # these add bits side by side, then their sums
PAIRS_OF_BITS: Final[i64] = 0x33333333
HALF_BYTES: Final[i64] = 0x0F0F0F0F
ALL_BYTES: Final[i64] = 0x01010101
TOP_BYTE: Final[i64] = 24
BYTE: Final[i64] = 0xFF


class Reach:
    """The nodes that a figure reaches: in rows, for no camouflage, then for one more, those before included."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.by_cost: list[list[int]] = []


# The search


def search(s: CortezState, seat: Seat, start: int, most: int) -> Reach:
    """Return what a figure reaches for `most` camouflage.

    A foreign figure on the way costs one (C8.9), the one on the target nothing (C8.6). Own figures are free (C8.5), and
    so is everything under a bridge (C8.7).
    """
    board = s.board
    foreign = figure_nodes(s, all_but(OWN + seat))
    free = [board.nodes[row] & ~foreign[row] for row in range(board.rows)]
    for bridge, field in enumerate(board.bridges):
        if s.down[bridge]:  # C2.16: nobody passes, above or below
            row = field // board.columns
            free[row] = free[row] & ~(board.node[field] | board.node[field] << LANE)
    reached = [0] * board.rows
    reached[start // board.columns] = board.node[start]
    found = Reach(start)
    for _cost in range(most + 1):
        flood(reached, free, board.harbours)
        beside = neighbours(reached, foreign, board.harbours)
        reached = joined(reached, beside)
        found.by_cost.append(reached)
        if not any(beside):
            break
        free = joined(free, beside)
        reached = reached.copy()
    return found


def joined(rows: list[int], others: list[int]) -> list[int]:
    """Return the nodes in either of two sets."""
    return [rows[row] | others[row] for row in range(len(rows))]  # zip makes a tuple for each row


def figure_nodes(s: CortezState, wanted: bytes) -> list[int]:
    """Return the nodes of the figures with the wanted codes."""
    rows, nodes = figure_rows(s, wanted), s.board.figure_nodes
    return [(rows[row] | rows[row] << LANE) & nodes[row] for row in range(len(rows))]


def figure_rows(s: CortezState, wanted: bytes) -> list[int]:
    """Return the fields of the figures with the wanted codes, in rows; NOBODY_THERE, which is 0, is no figure."""
    figure, columns = s.figure, s.board.columns
    rows: list[int] = []
    field: i64 = 0
    for _row in range(s.board.rows):
        word: i64 = 0
        bit: i64 = 1
        for _column in range(columns):
            code = figure[field]
            if code and wanted[code]:  # most fields are empty
                word |= bit
            bit += bit
            field += 1
        rows.append(word)
    return rows


@cache
def all_but(own: int) -> bytes:
    """Return by code 1 for figures, 0 for nobody and for one code."""
    return bytes([code not in (NOBODY_THERE, own) for code in range(256)])


@cache
def only(codes: tuple[int, ...]) -> bytes:
    """Return by code 1 for some, 0 for all others."""
    return bytes([code in codes for code in range(256)])


def flood(reached: list[int], free: list[int], harbours: list[int]) -> None:
    """Spread over the free nodes, downwards and upwards in turn until nothing is gained."""
    rows: i64 = len(reached)
    for row in range(rows):
        reached[row] = spread(reached[row], free[row], harbours[row])
    pass_on(reached, free, harbours, 0, 1)
    while pass_on(reached, free, harbours, rows - 1, -1) and pass_on(reached, free, harbours, 0, 1):
        pass


def pass_on(reached: list[int], free: list[int], harbours: list[int], row: i64, step: i64) -> bool:
    """Spread from one row to the next, from this row to the last or the first; say whether any node was gained."""
    gained = False
    before: i64 = 0
    for _i in range(len(reached)):
        here: i64 = reached[row]
        fresh: i64 = before & free[row] & ~here
        if fresh:
            here = spread(here | fresh, free[row], harbours[row])
            reached[row] = here
            gained = True
        before = here
        row += step
    return gained


def spread(row: i64, free: i64, harbours: i64) -> i64:
    """Spread over the free nodes of a row, by boat and on foot."""
    while True:
        east, west = free, free
        places: i64 = 1
        while places < LANE:
            row |= row << places & east | row >> places & west
            east &= east << places
            west &= west >> places
            places += places
        landed = (row | row >> LANE) & harbours
        landed |= landed << LANE
        if not landed & ~row:
            return row
        row |= landed


def neighbours(reached: list[int], wanted: list[int], harbours: list[int]) -> list[int]:
    """Return those of the wanted nodes that are one step away from the reached ones and not reached."""
    found: list[int] = []
    last = len(reached) - 1
    for row in range(len(reached)):
        here: i64 = reached[row]
        around = here << 1 | here >> 1
        if row:
            around |= i64(reached[row - 1])
        if row < last:
            around |= i64(reached[row + 1])
        beside = around & wanted[row] & ~here
        landed = (beside | beside >> LANE) & harbours[row]
        found.append(beside | landed | landed << LANE)
    return found


# Its result


def price_of(s: CortezState, reach: Reach, field: int) -> int:
    """Return the foreign figures on the cheapest way to a field: NEVER without a way, DOWN for a collapsed bridge."""
    if not is_up(s, field):
        return DOWN
    return cost_of(reach, field // s.board.columns, s.board.node[field])


def price_under(s: CortezState, reach: Reach, bridge: int) -> int:
    """Return the same for the water under a bridge."""
    field = s.board.bridges[bridge]
    return cost_of(reach, field // s.board.columns, s.board.node[field] << LANE)


def cost_of(reach: Reach, row: int, nodes: i64) -> int:
    """Return the lowest cost at which a node is reached, or NEVER."""
    for cost in range(len(reach.by_cost)):
        if reach.by_cost[cost][row] & nodes:
            return cost
    return NEVER


def fields_without(s: CortezState, reach: Reach, shut: list[int]) -> list[int]:
    """Return the fields in reach but those of some rows and the start, in rows."""
    board, found = s.board, reach.by_cost[-1]
    fields: list[int] = []
    for row in range(len(found)):
        nodes: i64 = found[row]
        fields.append((nodes & ON_FOOT | nodes >> LANE & board.waters[row]) & ~shut[row])
    row, column = divmod(reach.start, board.columns)
    fields[row] = fields[row] & ~(1 << column)
    return fields


def fields_in(rows: list[int], columns: int) -> list[int]:
    """Return the fields of rows."""
    fields: list[int] = []
    first = 0
    for bits in rows:
        word: i64 = bits
        for column in range(columns):
            if word & 1:
                fields.append(first + column)
            word >>= 1
        first += columns
    return fields


def count(rows: list[int]) -> int:
    """Return the number of fields in rows."""
    total: i64 = 0
    for bits in rows:
        total += ones(bits)
    return int(total)


def ones(row: i64) -> i64:
    """Return the number of bits of a row."""
    row -= row >> 1 & ODD_BITS
    row = (row & PAIRS_OF_BITS) + (row >> 2 & PAIRS_OF_BITS)
    return ((row + (row >> 4)) & HALF_BYTES) * ALL_BYTES >> TOP_BYTE & BYTE


def nth_field(rows: list[int], columns: int, index: int) -> int:
    """Return the field with this index in rows."""
    first = 0
    for bits in rows:
        here = int(ones(bits))
        if index < here:
            return fields_in([bits], columns)[index] + first
        index -= here
        first += columns
    raise AssertionError("the index is below the number of fields")
