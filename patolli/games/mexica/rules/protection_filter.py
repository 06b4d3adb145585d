"""The fast path of chapter 12: find the actions of the first round that may shut a Mexica in, and must be tried.

Three arguments spare nearly all trials. First: let the core be free land made of 3 x 3 blocks whose centres are
connected, and its thickening. No single cell and no two neighbouring cells can part it. If no part of the other free
land is larger, a Mexica that touches the core is never shut in, unless an action takes the one cell by which it does.
Second, where there is no such core: an action can only part the land around its cells if their ring falls apart without
them. Third: it can only do harm near a Mexica, or on the paths that connect Mexica and enough land with the core.
A Mexica on a bridge needs no land but the ends of its bridge, and in 2002 the shores of water to be bridged.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BUILD, CANAL, DOUBLE, FOUND, JUMP, REBRIDGE, WALK
from patolli.games.mexica.data.components import CELLS, LAKE, NEAR, PAIR_AT, PAIRS_OF, PLOT, PLOTS, SIDES, SIZES, VALUES
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
    largest_part,
    middles,
    shifted,
    spread,
    thickened,
    union,
)
from patolli.games.mexica.rules.cells import ends_of, is_free
from patolli.games.mexica.rules.cut_cells import CutCells
from patolli.games.mexica.rules.legal_cache import position
from patolli.games.mexica.rules.movement import open_water
from patolli.games.mexica.rules.protection import shut_in, shuts_in
from patolli.games.mexica.state import Area, MexicaState

ALONE: Final[list[Area]] = [cell_set([cell]) for cell in range(CELLS)]
AROUND: Final[list[Area]] = [cell_set(near) for near in NEAR]


def drop_shutting_in(s: MexicaState, seat: Seat, actions: list[int]) -> list[int]:
    """Return those of the sorted actions that shut in no Mexica."""
    tried = suspects(s, seat, [other for other in range(s.players) if other != seat and s.mexica[other] >= 0], actions)
    bad = [action for action in tried if shuts_in(s, seat, action)]
    return [action for action in actions if action not in bad] if bad else actions


def suspects(s: MexicaState, seat: Seat, others: list[Seat], actions: list[int]) -> list[int]:
    """Return the actions that have to be tried."""
    guarded = [s.mexica[other] for other in others]
    core = thickened(blocks(largest_part(middles(s.free))), s.free)
    fringe = difference(union(s.free, cell_set([s.mexica[seat]])), core)  # the own cell is free once the Mexica moves
    if count(core) - 2 >= count(largest_part(fringe)):
        contacts = [[near for near in NEAR[cell] if contains(core, near)] for cell in guarded if not s.bridge[cell]]
        if all(contacts):
            needed = [touched[0] for touched in contacts if len(touched) == 1]
            return taking(s, guarded, needed, actions)
    around = Surroundings(s, guarded, core)
    if not around.open:
        left = [other for other in others if not shut_in(s, other)]
        if len(left) < len(others):
            # seats that are already shut in cannot be shut in again
            return suspects(s, seat, left, actions) if left else []
        return [action for action in actions if action >= WALK]
    return around.suspects(s, actions)


def taking(s: MexicaState, guarded: list[int], needed: list[int], actions: list[int]) -> list[int]:
    """Return the actions that take a needed cell or a foothold of a guarded Mexica's bridge, and moves of bridges."""
    for cell in guarded:
        if s.bridge[cell]:
            needed += footholds(s, cell)
    found = actions[position(actions, REBRIDGE) :]
    for cell in needed:
        found += [action for action in actions_on(cell) if is_listed(actions, action)]
        found += [DOUBLE + i for i in PAIRS_OF[cell] if is_listed(actions, DOUBLE + i)]
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
        self.weak = CutCells(self.land)
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
                way = shortest_way(frame, self.land, AROUND[cell])
                frame, ways = union(frame, way), union(ways, way)
        while count(self.land) - count(frame) + 2 > self.spare:
            block = blocks(largest_part(middles(difference(self.land, frame))))
            if empty(block):
                return self.land
            way = shortest_way(frame, self.land, block)
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
        for cell in cells_in(intersection(s.free, self.needed)):
            if not self.harmless(cell, LAKE, self.weak.alone):
                found += [action for action in actions_on(cell) if is_listed(actions, action)]
        self.add_doubles(found, actions, 1, self.weak.east)
        self.add_doubles(found, actions, 2, self.weak.south)
        return found

    def add_doubles(self, found: list[int], actions: list[int], side: int, weak: Area) -> None:
        """Add the doubles that lie to this side of their first cell and are not surely harmless."""
        for cell in cells_in(union(self.needed, shifted(self.needed, (side + 2) % 4))):
            pair = PAIR_AT[cell][side]
            if pair >= 0 and is_listed(actions, DOUBLE + pair) and not self.harmless(cell, SIDES[cell][side], weak):
                found.append(DOUBLE + pair)


def shortest_way(start: Area, land: Area, goal: Area) -> Area:
    """Return cells of the land that lead from the start to the goal, one of each included."""
    waves = [start]
    while not intersects(waves[-1], goal):
        waves.append(intersection(grown(waves[-1]), land))
    way = step = first_of(intersection(waves[-1], goal))
    for wave in reversed(waves[:-1]):
        step = first_of(intersection(grown(step), wave))
        way = union(way, step)
    return way


def touches(land: Area, cell: int) -> bool:
    """Say whether a neighbour of the cell is in this area."""
    for near in NEAR[cell]:
        if contains(land, near):
            return True
    return False


def actions_on(cell: int) -> list[int]:
    """Return all actions that take away just this cell: Mexica, canal, temple, tile."""
    moves = [WALK + cell, JUMP + cell]
    plot = PLOT[cell]
    if plot < 0:
        return moves
    temples = [BUILD + value * PLOTS + plot for value in range(VALUES)]
    return [*moves, CANAL + plot, *temples, *[FOUND + row * PLOTS + plot for row in range(len(SIZES))]]


def is_listed(actions: list[int], action: int) -> bool:
    """Say whether a sorted list holds an action."""
    at = position(actions, action)
    return at < len(actions) and actions[at] == action
