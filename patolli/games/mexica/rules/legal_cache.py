"""Legal actions that change little from step to step, kept as sorted lists.

Whenever something changes on a cell, a `refresh` function asks the rule again and updates the list. So `legal_actions`
only has to join lists, and every list follows from the one function that states its rule.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, BUILD, CANAL, DOUBLE, JUMP, REBRIDGE, SITES, A
from patolli.games.mexica.data.components import CELLS, PLOTS, VALUES
from patolli.games.mexica.rules.bitboard import (
    cell_set,
    cells_in,
    contains,
    count,
    difference,
    flood,
    intersection,
    toggled,
)
from patolli.games.mexica.rules.bridges import NOTHING_LIFTED, span_refusal, turn_site
from patolli.games.mexica.rules.canals import dig_refusal
from patolli.games.mexica.rules.cells import can_jump, ends_of, is_free, is_open_bridge, temple_refusal
from patolli.games.mexica.rules.districts import derive_regions
from patolli.games.mexica.state import NO_REGION, Area, MexicaState

JUMPS: Final = 0  # kinds of cached actions
CANALS: Final = 1
DOUBLES: Final = 2
BRIDGES: Final = 3
BUILDS: Final = 4  # and above, by slot and value
SEATS: Final = 4
KINDS: Final = BUILDS + SEATS * VALUES

EAST_WEST: Final = 2  # mark of a bridge on this axis

TABLE: Final = list(range(A.size))  # shared by all lists: making new ints costs more than the rest
T = TypeVar("T")


def put(actions: list[T], at: i64, table: list[T], action: int) -> None:
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


def toggle_action(actions: list[int], action: int, listed: bool) -> i64:
    """Insert an action into a sorted list or remove it, and return its index."""
    at = position(actions, action)
    if listed:
        put(actions, at, TABLE, action)
    else:
        actions.pop(at)
    return at


def own(s: MexicaState, kind: int) -> list[int]:
    """Return the actions of a kind for a change; a list that is shared with copies of the state is copied first."""
    if not s.owned >> kind & 1:
        s.owned |= 1 << kind
        s.cached_actions[kind] = s.cached_actions[kind].copy()
    return s.cached_actions[kind]


def change_list(s: MexicaState, kind: int, action: int, listed: bool) -> None:
    """Insert an action into a list of this state alone, or remove it; note the change of a list shared with copies.

    Most positions of a search are valued and never asked for their actions.
    """
    if s.owned >> kind & 1:
        toggle_action(s.cached_actions[kind], action, listed)
    else:
        s.changes.append((action * KINDS + kind) * 2 + listed)


def catch_up(s: MexicaState) -> None:
    """Carry out the changes that were noted. Lists of pieces that are used up are empty and stay so."""
    if not s.changes:
        return
    for change in s.changes:
        kind, action = change // 2 % KINDS, change // 2 // KINDS
        if not ((kind == CANALS and s.singles == 0) or (kind == DOUBLES and s.doubles == 0)):
            toggle_action(own(s, kind), action, change % 2 == 1)
    s.changes = []


def refresh_cell(s: MexicaState, cell: int) -> None:
    """Update the canals, jumps and temples of a land cell after a piece has come or gone."""
    refresh_canals(s, cell)
    refresh_jump(s, cell)
    free = is_free(s, cell)
    if free != contains(s.free, cell):
        s.free = toggled(s.free, cell)
        if s.box.plot[cell] >= 0:
            refresh_build(s, cell)


def refresh_canals(s: MexicaState, cell: int) -> None:
    """Update the canals on a cell: its single and the doubles on it, if any are left in the supply."""
    can = dig_refusal(s, cell) is None
    if can == contains(s.diggable, cell):
        return
    s.diggable = toggled(s.diggable, cell)
    if s.singles:
        change_list(s, CANALS, CANAL + s.box.plot[cell], can)
    if s.doubles == 0:
        return
    for i in s.box.pairs_of[cell]:
        first, second = s.box.pairs[i]
        other = second if first == cell else first
        if contains(s.diggable, other):
            change_list(s, DOUBLES, DOUBLE + i, can)


def refresh_build(s: MexicaState, cell: int) -> None:
    """Update the temples on a cell, if those of its district are cached."""
    region, can = s.region[cell], temple_refusal(s, cell) is None
    for slot in range(SEATS):
        if s.build_region[slot] == region:
            for value in range(VALUES):
                if s.build_known[slot] >> value & 1:
                    change_list(s, BUILDS + slot * VALUES + value, BUILD + value * PLOTS + s.box.plot[cell], can)


def refresh_jump(s: MexicaState, cell: int) -> None:
    """Update the jump to a cell."""
    can = can_jump(s, cell)
    if can != contains(s.landings, cell):
        s.landings = toggled(s.landings, cell)
        change_list(s, JUMPS, JUMP + cell, can)


def refresh_bridges(s: MexicaState, cell: int) -> None:
    """Update the bridges on a cell, and the turn of one that lies there."""
    if contains(s.turnable, cell) != (s.bridge[cell] != 0 and turn_site(s, cell) >= 0):
        s.turnable = toggled(s.turnable, cell)
    for axis in range(2):
        site = s.box.site[cell][axis]
        if site >= 0:
            can = span_refusal(s, cell, axis, NOTHING_LIFTED) is None
            if can != contains(s.open_sites_ew if axis else s.open_sites, cell):
                toggle_site(s, cell, axis)
                at = toggle_action(own(s, BRIDGES), BRIDGE + site, can)
                if s.moves_known:
                    refresh_moves(s, site, at, can)


def toggle_site(s: MexicaState, cell: int, axis: int) -> None:
    """Open a site for bridges, or close it."""
    if axis:
        s.open_sites_ew = toggled(s.open_sites_ew, cell)
    else:
        s.open_sites = toggled(s.open_sites, cell)


def refresh_moves(s: MexicaState, site: int, at: i64, can: bool) -> None:
    """Update the moves of all bridges to a site, the one with index `at` among the open sites."""
    sites: i64 = len(s.cached_actions[BRIDGES])
    if not can:
        del s.bridge_moves[at :: sites + 1]
        return
    for first in s.movable_bridges:
        put(s.bridge_moves, at, TABLE, first + site)
        at += sites


def build_slot(s: MexicaState, seat: Seat, region: int) -> int:
    """Return the slot that caches the temples of a district: that of an earlier seat, or a new one of this seat."""
    for slot in range(SEATS):
        if s.build_region[slot] == region:
            return slot
    s.build_region[seat] = region
    s.build_known[seat] = 0
    return seat


def builds(s: MexicaState, seat: Seat, slot: int, value: int) -> list[int]:
    """Return the `build` actions of a value (less 1) in the district of a seat at any cost (M11.2 to M11.5)."""
    kind = BUILDS + slot * VALUES + value
    if not s.build_known[slot] >> value & 1:
        s.owned |= 1 << kind
        s.cached_actions[kind] = fresh_builds(s, seat, slot, value)
        s.build_known[slot] |= 1 << value
    return s.cached_actions[kind]


def fresh_builds(s: MexicaState, seat: Seat, slot: int, value: int) -> list[int]:
    """Compute the `build` actions of a value, from those of another value if they are cached."""
    for other in range(VALUES):
        if s.build_known[slot] >> other & 1:
            return moved(s.cached_actions[BUILDS + slot * VALUES + other], (value - other) * PLOTS, TABLE)
    free, plot = intersection(s.free, flood(s.mexica[seat], s.land)), s.box.plot
    return [BUILD + value * PLOTS + plot[cell] for cell in cells_in(free) if plot[cell] >= 0]  # others are refused


def add_mover(s: MexicaState, cell: int) -> None:
    """Cache the `rebridge` actions of a bridge that can be moved from now on (M7.9)."""
    first = REBRIDGE + s.box.span[cell] * SITES
    row = moved(s.cached_actions[BRIDGES], first - BRIDGE, TABLE)
    at = position(s.movable_bridges, first)
    s.movable_bridges.insert(at, first)
    s.bridge_moves[at * len(row) : at * len(row)] = row
    turned = turn_site(s, cell)
    if turned >= 0:
        toggle_action(s.bridge_turns, first + turned, True)


def drop_mover(s: MexicaState, cell: int) -> None:
    """Drop the `rebridge` actions of a bridge that can no longer be moved."""
    first = REBRIDGE + s.box.span[cell] * SITES
    sites: i64 = len(s.cached_actions[BRIDGES])
    at = position(s.movable_bridges, first)
    s.movable_bridges.pop(at)
    del s.bridge_moves[at * sites : (at + 1) * sites]
    turned = turn_site(s, cell) if s.bridge_turns else -1
    if turned >= 0:
        toggle_action(s.bridge_turns, first + turned, False)


def bridge_moves(s: MexicaState) -> list[int]:
    """Return the `rebridge` actions while the supply is empty (M7.7, M7.8)."""
    if not s.moves_known:
        s.movable_bridges, s.bridge_moves, s.bridge_turns, s.moves_known = [], [], [], True
        for cell in cells_in(s.bridged):
            if is_open_bridge(s, cell):
                add_mover(s, cell)
    if not s.bridge_turns:
        return s.bridge_moves
    merged = s.bridge_moves.copy()
    for action in s.bridge_turns:
        toggle_action(merged, action, True)
    return merged


def movable_bridges(s: MexicaState) -> Area:
    """Return the bridges that can be moved while the supply is empty: those without a Mexica (M7.8)."""
    return difference(s.bridged, s.standing)


def bridge_move_count(s: MexicaState) -> int:
    """Return the number of `rebridge` actions while the supply is empty, found without a list of them."""
    movable = movable_bridges(s)
    return count(movable) * len(s.cached_actions[BRIDGES]) + count(intersection(movable, s.turnable))


def nth_bridge_move(s: MexicaState, k: int) -> int:
    """Return the `rebridge` action with this index, found without a list of them."""
    sites = s.cached_actions[BRIDGES]
    for cell in cells_in(movable_bridges(s)):
        first, turned = REBRIDGE + s.box.span[cell] * SITES, -1
        before = len(sites)  # sites before that of the turn
        if contains(s.turnable, cell):
            turned = turn_site(s, cell)
            before = position(sites, BRIDGE + turned)
        if k == before and turned >= 0:
            return first + turned
        if k < len(sites) + (turned >= 0):
            return sites[k if k < before else k - 1] - BRIDGE + first
        k -= len(sites) + (turned >= 0)
    raise AssertionError("k is below the number of moves")


def derive(s: MexicaState) -> None:
    """Compute all derived fields from the others."""
    s.standing = cell_set([cell for cell in s.mexica if cell >= 0])
    s.east_west = cell_set([cell for cell in range(CELLS) if s.bridge[cell] == EAST_WEST])
    lying = [cell for cell in range(CELLS) if s.bridge[cell]]
    s.protected = cell_set([end for cell in lying for end in ends_of(cell, s.bridge[cell] - 1)])
    derive_regions(s)
    s.land = cell_set([cell for cell in range(CELLS) if s.canal[cell] == 0])
    s.bridged = cell_set(lying)
    s.free = s.landings = s.turnable = s.diggable = s.open_sites = s.open_sites_ew = cell_set([])
    s.build_region, s.build_known = [NO_REGION] * SEATS, [0] * SEATS
    s.moves_known, s.hosts_checked = False, False
    s.movable_bridges, s.bridge_moves, s.bridge_turns = [], [], []
    s.cached_actions = [[] for _ in range(KINDS)]
    s.owned = (1 << KINDS) - 1
    s.changes = []
    for cell in range(CELLS):
        refresh_cell(s, cell)
        refresh_bridges(s, cell)
    catch_up(s)
