"""Lists of legal actions, kept from step to step: each follows the sets of cells of its kind (see `legal_sets`).

A list is brought up to date when it is asked for, cell by cell, or made anew if too many cells have changed. Playouts
never ask. Copies of a state share the lists; the one that changes a list first gets a copy of it.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, REBRIDGE, SITES, A
from patolli.games.mexica.rules.bitboard import (
    cells_in,
    contains,
    count,
    difference,
    empty,
    exclusive,
    first_cell,
    intersection,
    nowhere,
    toggled,
    union,
)
from patolli.games.mexica.rules.bridges import open_sites, turn_site, turnable
from patolli.games.mexica.rules.cell_order import cell_at, count_before, index_of
from patolli.games.mexica.rules.cells import open_bridges
from patolli.games.mexica.rules.legal_sets import BRIDGES, BUILDS, KINDS, actions_by_kind, legal_sets
from patolli.games.mexica.state import Area, KnownActions, KnownMoves, MexicaState

SEATS: Final = 4
MOVES: Final = BUILDS + SEATS * (KINDS - BUILDS)  # the lists: by kind, those of temples by seat, too; then bridge moves
EAST_WEST: Final = 2  # mark of a bridge on this axis
CHANGE: Final = 8  # to change one action in a list costs as much as to list so many

TABLE: Final = list(range(A.size))  # shared by all lists: making new ints costs more than the rest
T = TypeVar("T")
Tables = tuple[list[int], list[int]]  # the actions of the cells of both sets


def put(actions: list[T], at: i64, table: list[T], action: i64) -> None:
    """Insert an action. Generic, so that compiled code passes on the int of the table as it is."""
    actions.insert(at, table[action])


def moved(actions: list[int], by: int, table: list[T]) -> list[T]:
    """Return the actions that stand `by` places later in the table."""
    return [table[action + by] for action in actions]


def position(actions: list[int], action: int) -> i64:
    """Return the index of an action in a sorted list, or the index to insert it at.

    (bisect compares boxed ints and is slower compiled.)
    """
    low: i64 = 0
    high: i64 = len(actions)
    wanted: i64 = action
    while low < high:
        middle = (low + high) >> 1
        if i64(actions[middle]) < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def legal_list(s: MexicaState, seat: Seat, kind: int) -> list[int]:
    """Return the legal actions of a kind, at any cost. The list is kept: do not change it."""
    first, second = legal_sets(s, seat, kind)
    place = kind if kind < BUILDS else kind + seat * (KINDS - BUILDS)
    known = s.known[place]
    if known.first == first and known.second == second:
        return known.actions
    known = own(s, place)
    follow(known, actions_by_kind(s.box)[kind], first, second)
    return known.actions


def forget_lists(s: MexicaState) -> None:
    """Begin with empty lists."""
    s.known = [KnownActions() for _place in range(MOVES)]
    s.bridge_moves = KnownMoves()
    s.owned = (1 << MOVES + 1) - 1


def own(s: MexicaState, place: int) -> KnownActions:
    """Return a list for a change; one that is shared with copies of the state is copied first."""
    if not s.owned >> place & 1:
        s.owned |= 1 << place
        s.known[place] = s.known[place].copy()
    return s.known[place]


def follow(known: KnownActions, tables: Tables, first: Area, second: Area) -> None:
    """Bring a list up to date."""
    gone, other = exclusive(known.first, first), exclusive(known.second, second)
    if (count(gone) + count(other)) * CHANGE > len(known.actions):
        known.first, known.second = first, second
        known.actions = fresh_list(tables, first, second)
        return
    while not empty(gone):
        cell = first_cell(gone)
        toggle(known, tables, cell, 0)
        gone = toggled(gone, cell)
    while not empty(other):
        cell = first_cell(other)
        toggle(known, tables, cell, 1)
        other = toggled(other, cell)


def fresh_list(tables: Tables, first: Area, second: Area) -> list[int]:
    """Return the actions of these cells."""
    one, other = tables
    return picked(cells_in(first), one) if empty(second) else merged(first, second, one, other)


def picked(cells: list[int], table: list[T]) -> list[T]:
    """Return the actions of some cells."""
    return [table[cell] for cell in cells]


def merged(first: Area, second: Area, one: list[T], other: list[T]) -> list[T]:
    """Return the actions of two sets of cells."""
    actions: list[T] = []
    for cell in cells_in(union(first, second)):
        if contains(first, cell):
            actions.append(one[cell])
        if contains(second, cell):
            actions.append(other[cell])
    return actions


def toggle(known: KnownActions, tables: Tables, cell: int, side: int) -> i64:
    """List the action of a cell on a side, or drop it if it was listed; return its index."""
    at = index_of(known.first, known.second, cell, side)
    dropped = contains(known.second if side else known.first, cell)
    if side:
        known.second = toggled(known.second, cell)
    else:
        known.first = toggled(known.first, cell)
    if dropped:
        known.actions.pop(at)
    else:
        put(known.actions, at, tables[1] if side else tables[0], cell)
    return at


# Moves of bridges: for each bridge that can be moved a row, its moves to the open sites


def add_bridge_moves(s: MexicaState, legal: list[int]) -> None:
    """Append the `rebridge` actions while the supply is empty (M7.7 to M7.9)."""
    for row in kept_moves(s):
        legal += row
    for cell in cells_in(intersection(open_bridges(s), turnable(s))):
        action = first_move(s, cell) + turn_site(s, cell)
        put(legal, position(legal, action), TABLE, action)


def first_move(s: MexicaState, bridge: int) -> int:
    """Return the first action in the table that moves the bridge on a cell."""
    return REBRIDGE + s.box.span[bridge] * SITES


def kept_moves(s: MexicaState) -> list[list[int]]:
    """Return the moves of bridges to open sites, a row for each bridge. The rows are kept: do not change them."""
    moves, movers, first, second = s.bridge_moves, open_bridges(s), open_sites(s, 0), open_sites(s, 1)
    if moves.movers == movers and moves.sites.first == first and moves.sites.second == second:
        return moves.rows
    if not s.owned >> MOVES & 1:
        s.owned |= 1 << MOVES
        moves = s.bridge_moves = moves.copy()
    for cell in cells_in(difference(moves.movers, movers)):
        drop_row(moves, cell)
    follow_sites(s, moves, first, second)
    for cell in cells_in(difference(movers, moves.movers)):
        add_row(s, moves, cell)
    return moves.rows


def drop_row(moves: KnownMoves, bridge: int) -> None:
    """Drop the moves of a bridge."""
    moves.rows.pop(count_before(moves.movers, nowhere(), bridge))
    moves.movers = toggled(moves.movers, bridge)


def add_row(s: MexicaState, moves: KnownMoves, bridge: int) -> None:
    """List the moves of a bridge."""
    row = moved(moves.sites.actions, first_move(s, bridge) - BRIDGE, TABLE)
    moves.rows.insert(count_before(moves.movers, nowhere(), bridge), row)
    moves.movers = toggled(moves.movers, bridge)


def follow_sites(s: MexicaState, moves: KnownMoves, first: Area, second: Area) -> None:
    """Bring the sites of all rows up to date."""
    gone, other = exclusive(moves.sites.first, first), exclusive(moves.sites.second, second)
    if (count(gone) + count(other)) * CHANGE > len(moves.sites.actions):
        moves.movers, moves.rows = nowhere(), []  # all are made anew
        follow(moves.sites, actions_by_kind(s.box)[BRIDGES], first, second)
        return
    while not empty(gone):
        cell = first_cell(gone)
        toggle_column(s, moves, cell, 0)
        gone = toggled(gone, cell)
    while not empty(other):
        cell = first_cell(other)
        toggle_column(s, moves, cell, 1)
        other = toggled(other, cell)


def toggle_column(s: MexicaState, moves: KnownMoves, cell: int, axis: int) -> None:
    """List the moves of all bridges to a site, or drop them if they were listed."""
    before: i64 = len(moves.sites.actions)
    at = toggle(moves.sites, actions_by_kind(s.box)[BRIDGES], cell, axis)
    if len(moves.sites.actions) < before:
        for row in moves.rows:
            row.pop(at)
        return
    site, rows = s.box.site[cell][axis], moves.rows
    for i, bridge in enumerate(cells_in(moves.movers)):
        put(rows[i], at, TABLE, first_move(s, bridge) + site)


# Without lists


def legal_count(s: MexicaState, seat: Seat, kind: int) -> i64:
    """Return the number of legal actions of a kind, at any cost."""
    first, second = legal_sets(s, seat, kind)
    return count(first) + count(second)


def nth_legal(s: MexicaState, seat: Seat, kind: int, index: i64) -> int:
    """Return the legal action of a kind with this index."""
    first, second = legal_sets(s, seat, kind)
    cell, side = cell_at(first, second, index)
    return actions_by_kind(s.box)[kind][side][cell]


def bridge_move_count(s: MexicaState) -> i64:
    """Return the number of `rebridge` actions while the supply is empty."""
    movers = open_bridges(s)
    sites = count(open_sites(s, 0)) + count(open_sites(s, 1))
    return count(movers) * sites + count(intersection(movers, turnable(s)))


def nth_bridge_move(s: MexicaState, index: i64) -> int:
    """Return the `rebridge` action with this index."""
    first, second, turning = open_sites(s, 0), open_sites(s, 1), turnable(s)
    sites: i64 = count(first) + count(second)
    for bridge in cells_in(open_bridges(s)):
        turns: i64 = 1 if contains(turning, bridge) else 0
        if index < sites + turns:
            if turns and s.bridge[bridge] == EAST_WEST:
                first = toggled(first, bridge)
            elif turns:
                second = toggled(second, bridge)
            cell, axis = cell_at(first, second, index)
            return first_move(s, bridge) + s.box.site[cell][axis]
        index -= sites + turns
    raise AssertionError("the index is below the number of moves")
