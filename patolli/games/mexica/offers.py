"""Offers that change little from step to step, kept as sorted lists of actions.

Whenever something changes on a cell, a `look` asks the predicate again and mends the list. So `legal` only has to put
lists together, and every list follows from the one predicate that states its rule.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, BUILD, CANAL, DOUBLE, JUMP, REBRIDGE, A
from patolli.games.mexica.areas import area, cells_in, common, flood, toggled
from patolli.games.mexica.board import CELLS, PAIRS, PAIRS_OF, PLOT, PLOTS, SITE, SITES, SPAN, VALUES
from patolli.games.mexica.cells import can_dig, can_jump, can_span, ends_of, is_free, is_open_bridge, turn_site
from patolli.games.mexica.districts import derive_regions
from patolli.games.mexica.state import NO_REGION, Mexica

JUMPS: Final = 0  # kinds of offers
CANALS: Final = 1
DOUBLES: Final = 2
BRIDGES: Final = 3
BUILDS: Final = 4  # and those after it, by seat and value
SEATS: Final = 4
KINDS: Final = BUILDS + SEATS * VALUES

DIG: Final = 1  # marks of a cell
LAND: Final = 2
FREE: Final = 4
SITE_OPEN: Final = 8  # and 16 for the other axis

TABLE: Final = list(range(A.size))  # lists of offers share these ints; made one by one they cost more than the rest
T = TypeVar("T")


def put(offers: list[T], at: i64, table: list[T], action: int) -> None:
    """Insert an action. It is generic, so that compiled code hands on the int of the table as it is."""
    offers.insert(at, table[action])


def moved(offers: list[int], by: int, table: list[T]) -> list[T]:
    """The actions so much further on in the table."""
    return [table[offer + by] for offer in offers]


def position(offers: list[int], action: int) -> i64:
    """Where an action stands, or belongs, in a sorted list. (bisect compares boxed ints and is slower compiled.)"""
    low: i64 = 0
    high: i64 = len(offers)
    wanted: i64 = action
    while low < high:
        middle = (low + high) >> 1
        if i64(offers[middle]) < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def flip(offers: list[int], action: int, offered: bool) -> i64:
    """Put an action into a sorted list, or take it out; where that is."""
    at = position(offers, action)
    if offered:
        put(offers, at, TABLE, action)
    else:
        offers.pop(at)
    return at


def own(s: Mexica, kind: int) -> list[int]:
    """The offers of a kind, to be changed: a list that is shared with copies of the state is copied first."""
    if not s.owned >> kind & 1:
        s.owned |= 1 << kind
        s.offers[kind] = s.offers[kind].copy()
    return s.offers[kind]


def look(s: Mexica, cell: int) -> None:
    """A piece has come to land or left it: canals, the jump and temples are affected."""
    look_dig(s, cell)
    look_jump(s, cell)
    free = is_free(s, cell)
    if free != (s.marks[cell] & FREE != 0):
        s.marks[cell] ^= FREE
        s.free = toggled(s.free, cell)
        if PLOT[cell] >= 0:
            look_build(s, cell, free)


def look_dig(s: Mexica, cell: int) -> None:
    """Bring the canals on this cell up to date, of the kinds that are left: its single, and the doubles on it."""
    can = can_dig(s, cell)
    if can == (s.marks[cell] & DIG != 0):
        return
    s.marks[cell] ^= DIG
    if s.singles:
        flip(own(s, CANALS), CANAL + PLOT[cell], can)
    if s.doubles == 0:
        return
    for i in PAIRS_OF[cell]:
        first, second = PAIRS[i]
        other = second if first == cell else first
        if s.marks[other] & DIG:
            flip(own(s, DOUBLES), DOUBLE + i, can)


def look_build(s: Mexica, cell: int, free: bool) -> None:
    """Bring the temples on this cell up to date, if those of its district are kept."""
    region = s.region[cell]
    for slot in range(SEATS):
        if s.build_region[slot] == region:
            for value in range(VALUES):
                if s.build_known[slot] >> value & 1:
                    flip(own(s, BUILDS + slot * VALUES + value), BUILD + value * PLOTS + PLOT[cell], free)


def look_jump(s: Mexica, cell: int) -> None:
    """Bring the jump to this cell up to date."""
    can = can_jump(s, cell)
    if can != (s.marks[cell] & LAND != 0):
        s.marks[cell] ^= LAND
        flip(own(s, JUMPS), JUMP + cell, can)


def look_span(s: Mexica, cell: int) -> None:
    """Bring the offers of a bridge on this cell up to date."""
    for axis in range(2):
        site = SITE[cell][axis]
        if site >= 0:
            can = can_span(s, cell, axis)
            if can != (s.marks[cell] & SITE_OPEN << axis != 0):
                s.marks[cell] ^= SITE_OPEN << axis
                at = flip(own(s, BRIDGES), BRIDGE + site, can)
                if s.moves_known:
                    look_moves(s, site, at, can)


def look_moves(s: Mexica, site: int, at: i64, can: bool) -> None:
    """Bring the moves of all bridges to a site up to date: number `at` of the sites that are open to all."""
    sites: i64 = len(s.offers[BRIDGES])
    if not can:
        del s.moves[at :: sites + 1]
        return
    for first in s.moving:
        put(s.moves, at, TABLE, first + site)
        at += sites


def build_slot(s: Mexica, seat: Seat, region: int) -> int:
    """Where the temples of a district are kept: with a seat that has been there, or now with this one."""
    for slot in range(SEATS):
        if s.build_region[slot] == region:
            return slot
    s.build_region[seat] = region
    s.build_known[seat] = 0
    return seat


def builds(s: Mexica, seat: Seat, slot: int, value: int) -> list[int]:
    """The `build` actions of a value (less 1) in the district of a seat, whatever they cost (M11.2 to M11.5)."""
    kind = BUILDS + slot * VALUES + value
    if not s.build_known[slot] >> value & 1:
        s.owned |= 1 << kind
        s.offers[kind] = fresh_builds(s, seat, slot, value)
        s.build_known[slot] |= 1 << value
    return s.offers[kind]


def fresh_builds(s: Mexica, seat: Seat, slot: int, value: int) -> list[int]:
    """The same, from those of another value if they are known."""
    for other in range(VALUES):
        if s.build_known[slot] >> other & 1:
            return moved(s.offers[BUILDS + slot * VALUES + other], (value - other) * PLOTS, TABLE)
    free = common(s.free, flood(s.mexica[seat], s.land))
    return [BUILD + value * PLOTS + PLOT[cell] for cell in cells_in(free) if PLOT[cell] >= 0]


def add_mover(s: Mexica, cell: int) -> None:
    """A bridge can be moved from now on: keep its `rebridge` actions (M7.9)."""
    first = REBRIDGE + SPAN[cell] * len(SITES)
    row = moved(s.offers[BRIDGES], first - BRIDGE, TABLE)
    at = position(s.moving, first)
    s.moving.insert(at, first)
    s.moves[at * len(row) : at * len(row)] = row
    turned = turn_site(s, cell)
    if turned >= 0:
        flip(s.turns, first + turned, True)


def drop_mover(s: Mexica, cell: int) -> None:
    """A bridge can no longer be moved."""
    first = REBRIDGE + SPAN[cell] * len(SITES)
    sites: i64 = len(s.offers[BRIDGES])
    at = position(s.moving, first)
    s.moving.pop(at)
    del s.moves[at * sites : (at + 1) * sites]
    turned = turn_site(s, cell) if s.turns else -1
    if turned >= 0:
        flip(s.turns, first + turned, False)


def moves(s: Mexica) -> list[int]:
    """The `rebridge` actions while the supply is empty (M7.7, M7.8)."""
    if not s.moves_known:
        s.moving, s.moves, s.turns, s.moves_known = [], [], [], True
        for cell in cells_in(s.bridged):
            if is_open_bridge(s, cell):
                add_mover(s, cell)
    if not s.turns:
        return s.moves
    merged = s.moves.copy()
    for action in s.turns:
        flip(merged, action, True)
    return merged


def derive(s: Mexica) -> None:
    """All derived fields from the others."""
    s.stands = [0] * CELLS
    for seat, cell in enumerate(s.mexica):
        if cell >= 0:
            s.stands[cell] = seat + 1
    s.ends = [0] * CELLS
    for cell in range(CELLS):
        if s.bridge[cell]:
            one, other = ends_of(cell, s.bridge[cell] - 1)
            s.ends[one] += 1
            s.ends[other] += 1
    derive_regions(s)
    s.marks = [0] * CELLS
    s.land = area([cell for cell in range(CELLS) if s.canal[cell] == 0])
    s.bridged = area([cell for cell in range(CELLS) if s.bridge[cell]])
    s.free = area([])
    s.build_region, s.build_known = [NO_REGION] * SEATS, [0] * SEATS
    s.moves_known, s.hosts_known = False, False
    s.moving, s.moves, s.turns = [], [], []
    s.offers = [[] for _ in range(KINDS)]
    s.owned = (1 << KINDS) - 1
    for cell in range(CELLS):
        look(s, cell)
        look_span(s, cell)
