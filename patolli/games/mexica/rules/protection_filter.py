"""The fast path of chapter 12: find the actions of the first round that may shut a Mexica in, and must be tried.

Three arguments spare nearly all trials. First: let the core be free land made of 3 x 3 blocks whose centres are
connected, and its thickening; it may go around holes of one cell. No single cell and no two neighbouring cells can part
it. If no part of the other free land is larger, a Mexica that the core holds is never shut in, unless an action takes
its only free neighbour. Second, where no core holds them: an action can only part the land around its cells if these
close a gap between two places of one hole. Third: it can only do harm near a Mexica, or on the paths that connect
Mexica and enough land with the core.
A Mexica on a bridge needs no land but the ends of its bridge, and in 2002 the shores of water to be bridged.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BUILD, CANAL, DOUBLE, FOUND, JUMP, REBRIDGE, WALK
from patolli.games.mexica.data.components import CELLS, LAKE, NEAR, PLOTS, SIDES, SIZES, VALUES
from patolli.games.mexica.rules.bitboard import (
    blocks,
    cell_set,
    cells_in,
    contains,
    count,
    difference,
    empty,
    first_of,
    flood_area,
    grown,
    intersection,
    intersects,
    lake,
    largest_part,
    lone_holes,
    middles,
    ringed,
    shifted,
    spread,
    thickened,
    union,
)
from patolli.games.mexica.rules.cells import ends_of, is_free
from patolli.games.mexica.rules.coast import coast
from patolli.games.mexica.rules.cut_cells import CutCells
from patolli.games.mexica.rules.legal_cache import position
from patolli.games.mexica.rules.movement import ISLAND, open_water
from patolli.games.mexica.rules.protection import shut_in, shuts_in
from patolli.games.mexica.state import Area, MexicaState

ALONE: Final[list[Area]] = [cell_set([cell]) for cell in range(CELLS)]
WATERS: Final = [lake()]  # one area in a list: mypyc misreads a Final tuple of i64
AROUND: Final[list[Area]] = [cell_set(near) for near in NEAR]


def drop_shutting_in(s: MexicaState, seat: Seat, actions: list[int]) -> list[int]:
    """Return those of the sorted actions that shut in no Mexica."""
    tried = suspects(s, seat, [other for other in range(s.players) if other != seat and s.mexica[other] >= 0], actions)
    bad = {action for action in tried if shuts_in(s, seat, action)}
    return [action for action in actions if action not in bad] if bad else actions


def suspects(s: MexicaState, seat: Seat, others: list[Seat], actions: list[int]) -> list[int]:
    """Return the actions that have to be tried."""
    guarded = [s.mexica[other] for other in others]
    core = firm_core(s.free)
    fringe = difference(union(s.free, cell_set([s.mexica[seat]])), core)  # the own cell is free once the Mexica moves
    if count(core) - 2 >= count(largest_part(fringe)):
        needed = lifelines(s, core, guarded)
        if needed is not None:
            return taking(s, guarded, needed, actions)
    around = Surroundings(s, guarded, core)
    if not around.open:
        left = [other for other in others if not shut_in(s, other)]
        if len(left) < len(others):
            # seats that are already shut in cannot be shut in again
            return suspects(s, seat, left, actions) if left else []
        return [action for action in actions if action >= WALK]
    return around.suspects(s, actions)


def lifelines(s: MexicaState, core: Area, guarded: list[int]) -> list[int] | None:
    """Return the only free neighbours of guarded Mexica, or None if one of these is not surely held by the core.

    It is held by two neighbours in the core, or by its only free one.
    """
    needed: list[int] = []
    for cell in guarded:
        if s.bridge[cell] == 0:
            free = [near for near in NEAR[cell] if contains(s.free, near)]
            held = [near for near in free if contains(core, near)]
            if len(held) == 1 and len(free) == 1:
                needed += held
            elif len(held) < 2:
                return None
    return needed


def taking(s: MexicaState, guarded: list[int], needed: list[int], actions: list[int]) -> list[int]:
    """Return the actions that take a needed cell or a foothold of a guarded Mexica's bridge, and moves of bridges."""
    for cell in guarded:
        if s.bridge[cell]:
            needed += footholds(s, cell)
    found = actions[position(actions, REBRIDGE) :]
    for cell in needed:
        found += [action for action in actions_on(s, cell) if is_listed(actions, action)]
        found += [DOUBLE + i for i in s.box.pairs_of[cell] if is_listed(actions, DOUBLE + i)]
    return found


def footholds(s: MexicaState, bridge: int) -> list[int]:
    """Return the cells that a Mexica on a bridge may need: a free end, else in 2002 any shore of its water (M12.4)."""
    ends = ends_of(bridge, s.bridge[bridge] - 1)
    if not s.rule_options.edition_2002 or is_free(s, ends[0]) or is_free(s, ends[1]):
        return [*ends]
    return cells_in(intersection(s.free, grown(open_water(s, ALONE[bridge]))))


class Surroundings:
    """The free land around the Mexica that must not be shut in.

    It is open, as it mostly is, if each of them that stands on land touches the one area that is larger than all other
    free land together, with room to spare. Then a Mexica is only shut in if it is cut off from it, or from a foothold.
    """

    def __init__(self, s: MexicaState, guarded: list[int], core: Area) -> None:
        self.land = flood_area(core, s.free)
        self.core = core
        self.weak = weak_cells(self.land)
        self.spare = (2 * count(self.land) - count(s.free)) // 2 - 4
        self.guarded = guarded
        self.on_land = [cell for cell in guarded if s.bridge[cell] == 0]
        near: list[int] = []
        for cell in guarded:
            near += footholds(s, cell) if s.bridge[cell] else NEAR[cell]
        self.near = cell_set(near)  # cells that a Mexica or its bridge may need
        self.open = self.spare > 0 and self.all_touch(self.land)
        self.needed = union(self.near, self.ways()) if self.open else self.land

    def ways(self) -> Area:
        """Return cells that connect the rest: without them no action can cut off enough land to do harm.

        They are paths from the core to each Mexica, and to other blocks while too much of the land is left over.
        """
        frame, ways = self.core, cell_set([])
        for cell in self.on_land:
            if not touches(frame, cell):
                way = way_from(frame, self.land, AROUND[cell])
                frame, ways = union(frame, way), union(ways, way)
        while count(self.land) - count(frame) + 2 > self.spare:
            block = blocks(largest_part(middles(difference(self.land, frame))))
            if empty(block):
                return self.land
            way = way_from(frame, self.land, block)
            frame, ways = union(union(frame, block), way), union(ways, way)
        return ways

    def all_touch(self, land: Area) -> bool:
        """Say whether each guarded Mexica on land touches this area."""
        for cell in self.on_land:
            if not touches(land, cell):
                return False
        return True

    def harmless(self, first: int, second: int, weak: Area) -> bool:
        """Say whether taking away these cells (LAKE for none) shuts in no Mexica. Sound, not complete."""
        gone = ALONE[first] if second == LAKE else union(ALONE[first], ALONE[second])
        land = difference(self.land, gone)
        if intersects(self.near, gone) and (len(self.on_land) < len(self.guarded) or not self.all_touch(land)):
            return False
        return not contains(weak, first) or self.holds(land, gone, first, second)

    def holds(self, land: Area, gone: Area, first: int, second: int) -> bool:
        """Say whether the land without these cells is connected, or the part cut off is small and not needed.

        The core, which no action can part, spreads over the land until it has reached all around the cells.
        """
        around = intersection(land, AROUND[first] if second == LAKE else union(AROUND[first], AROUND[second]))
        rest = spread(difference(self.core, gone), land, around)
        if empty(difference(around, rest)):
            return True
        return count(difference(land, rest)) + 2 <= self.spare and self.all_touch(rest)

    def suspects(self, s: MexicaState, actions: list[int]) -> list[int]:
        """Return the actions that take away cells which are not surely harmless, and moves of bridges."""
        found = actions[position(actions, REBRIDGE) :]
        doubtful = intersection(intersection(s.free, self.needed), union(self.weak.alone, self.near))
        for cell in cells_in(doubtful):
            if not self.harmless(cell, LAKE, self.weak.alone):
                found += [action for action in actions_on(s, cell) if is_listed(actions, action)]
        self.add_doubles(s, found, actions, 1, self.weak.east)
        self.add_doubles(s, found, actions, 2, self.weak.south)
        return found

    def add_doubles(self, s: MexicaState, found: list[int], actions: list[int], side: int, weak: Area) -> None:
        """Add the doubles that lie to this side of their first cell and are not surely harmless."""
        back = (side + 2) % 4
        doubtful = union(weak, union(self.near, shifted(self.near, back)))
        for cell in cells_in(intersection(doubtful, union(self.needed, shifted(self.needed, back)))):
            pair = s.box.pair_at[cell][side]
            if pair >= 0 and is_listed(actions, DOUBLE + pair) and not self.harmless(cell, SIDES[cell][side], weak):
                found.append(DOUBLE + pair)


def firm_core(free: Area) -> Area:
    """Return free land that no single cell and no two neighbouring cells can part, as large as is found quickly.

    It may go around holes of one cell: see `weak_cells`. Such a hole must be surrounded by the core itself.
    """
    filled = lone_holes(free)
    while True:
        ground = union(free, filled)
        core = thickened(blocks(largest_part(middles(ground))), ground)
        open_holes = difference(intersection(filled, core), middles(core))
        if empty(open_holes):
            return difference(core, filled)
        filled = difference(filled, open_holes)


def weak_cells(land: Area) -> CutCells:
    """Return the cells that may part the land.

    Cells part land only if they close the gap between two places of one hole, or two places of the lake and the holes
    that touch it. A hole of one cell has but one place in the ring around them. So the lake and the larger holes are
    tested apart, each as if all else were land, and holes of one cell are not tested.
    """
    outer = outer_holes(land)
    weak = CutCells(difference(ISLAND[0], outer))
    inner = difference(difference(difference(ISLAND[0], land), outer), lone_holes(land))
    if not empty(inner):
        weak.add(CutCells(difference(union(ISLAND[0], WATERS[0]), inner)))
    return weak


def outer_holes(land: Area) -> Area:
    """Return the cells without this land that are connected with the lake, also by corners."""
    holes = difference(ISLAND[0], land)
    reached = intersection(holes, union(coast(), ringed(WATERS[0])))
    while True:
        more = intersection(holes, ringed(reached))
        if more == reached:
            return reached
        reached = more


def way_from(front: Area, land: Area, goal: Area) -> Area:
    """Return cells of the land that lead from an area to the goal, one of each included."""
    if intersects(front, goal):
        return first_of(intersection(front, goal))
    way = way_from(intersection(grown(front), land), land, goal)
    return union(way, first_of(intersection(grown(way), front)))


def touches(land: Area, cell: int) -> bool:
    """Say whether a neighbour of the cell is in this area."""
    for near in NEAR[cell]:
        if contains(land, near):
            return True
    return False


def actions_on(s: MexicaState, cell: int) -> list[int]:
    """Return all actions that take away just this cell: Mexica, canal, temple, tile."""
    moves = [WALK + cell, JUMP + cell]
    plot = s.box.plot[cell]
    if plot < 0:
        return moves
    temples = [BUILD + value * PLOTS + plot for value in range(VALUES)]
    return [*moves, CANAL + plot, *temples, *[FOUND + row * PLOTS + plot for row in range(len(SIZES))]]


def is_listed(actions: list[int], action: int) -> bool:
    """Say whether a sorted list holds an action."""
    at = position(actions, action)
    return at < len(actions) and actions[at] == action
