"""The fast path of chapter 12: which actions of the first round could shut somebody in, and so have to be tried.

Two arguments spare nearly all trials. First: let the core be free land made of 3 x 3 blocks whose centres hang
together. No single cell and no two neighbouring cells can part it. If no part of the other free land is larger, a
Mexica that touches the core is never shut in, unless an action takes the one cell by which it touches. Second, where
there is no such core: an action can only part what lies around its cells if their ring falls apart without them.
"""

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BUILD, CANAL, DOUBLE, FOUND, JUMP, REBRIDGE, WALK
from patolli.games.mexica.areas import area, blocks, count, flood_area, has, largest_part, less, middles, union, without
from patolli.games.mexica.board import CELLS, LAKE, NEAR, PAIRS, PAIRS_OF, PLOT, PLOTS, RING, SIZES, VALUES
from patolli.games.mexica.cells import ends_of
from patolli.games.mexica.districts import JOINED
from patolli.games.mexica.offers import position
from patolli.games.mexica.protection import shuts_in
from patolli.games.mexica.state import Area, Mexica


def allowed(s: Mexica, seat: Seat, actions: list[int]) -> list[int]:
    """Those of the actions (sorted) that shut in nobody."""
    tried = suspects(s, seat, actions)
    bad = [action for action in tried if shuts_in(s, seat, action)]
    return [action for action in actions if action not in bad] if bad else actions


def suspects(s: Mexica, seat: Seat, actions: list[int]) -> list[int]:
    """The actions that have to be tried."""
    guarded = [s.mexica[other] for other in range(s.players) if other != seat and s.mexica[other] >= 0]
    core = blocks(largest_part(middles(s.free)))
    fringe = less(union(s.free, area([s.mexica[seat]])), core)  # the own cell gets free when the Mexica moves
    if count(core) - 2 >= count(largest_part(fringe)):
        contacts = [[near for near in NEAR[cell] if has(core, near)] for cell in guarded if not s.bridge[cell]]
        if all(contacts):
            needed = [touched[0] for touched in contacts if len(touched) == 1]
            return taking(s, guarded, needed, actions)
    around = Surroundings(s, guarded, core)
    if not around.open:
        return [action for action in actions if action >= WALK]
    return around.suspects(s, actions)


def taking(s: Mexica, guarded: list[int], needed: list[int], actions: list[int]) -> list[int]:
    """The actions that take a needed cell or an end of a guarded Mexica's bridge, and those that move bridges."""
    for cell in guarded:
        if s.bridge[cell]:
            needed += ends_of(cell, s.bridge[cell] - 1)
    found = actions[position(actions, REBRIDGE) :]
    for cell in needed:
        found += [action for action in actions_on(cell) if offered(actions, action)]
        found += [DOUBLE + i for i in PAIRS_OF[cell] if offered(actions, DOUBLE + i)]
    return found


class Surroundings:
    """The free land around the Mexica that must not be shut in, and whether it is as open as it mostly is.

    It is open if each of them that stands on land touches the one area that is larger than all other free land
    together, with room to spare. Then nobody can be shut in but by being cut off from it, or from the ends of a bridge.
    """

    def __init__(self, s: Mexica, guarded: list[int], core: Area) -> None:
        self.land = flood_area(core, s.free)
        self.core = core
        self.spare = (2 * count(self.land) - count(s.free)) // 2 - 4
        self.in_main = [has(self.land, cell) for cell in range(CELLS)]
        self.guarded = guarded
        self.on_land = [cell for cell in guarded if s.bridge[cell] == 0]
        self.near = [False] * CELLS  # cells that a Mexica may need: beside it, or an end of its bridge
        for cell in guarded:
            for near in NEAR[cell]:
                self.near[near] = True
        self.open = self.spare > 0 and all(self.touches(cell, LAKE, LAKE) for cell in self.on_land)

    def touches(self, cell: int, first: int, second: int) -> bool:
        """Whether a Mexica on this cell touches the main area without these two cells."""
        for near in NEAR[cell]:
            if self.in_main[near] and near != first and near != second:
                return True
        return False

    def ring(self, cell: int, without: int) -> int:
        """Which of the eight cells around belong to the main area, as bits."""
        bits = 0
        bit = 1
        for near in RING[cell]:
            if near != LAKE and near != without and self.in_main[near]:
                bits |= bit
            bit <<= 1
        return bits

    def harmless(self, first: int, second: int) -> bool:
        """Whether nobody can be shut in by taking away these cells (LAKE for none). Sound, not complete."""
        if second != LAKE and not self.in_main[first]:
            return self.harmless(second, LAKE)
        if second != LAKE and not self.in_main[second]:
            second = LAKE
        if self.near[first] or (second != LAKE and self.near[second]):
            if len(self.on_land) < len(self.guarded):
                return False
            if not all(self.touches(cell, first, second) for cell in self.on_land):
                return False
        if not self.in_main[first] or self.stays_whole(first, second):
            return True
        return self.cuts_off_little(first, second)

    def stays_whole(self, first: int, second: int) -> bool:
        """Whether taking the cells away one after the other never parts what lies around them."""
        if second == LAKE:
            return JOINED[self.ring(first, LAKE)]
        if JOINED[self.ring(first, LAKE)] and JOINED[self.ring(second, first)]:
            return True
        return JOINED[self.ring(second, LAKE)] and JOINED[self.ring(first, second)]

    def cuts_off_little(self, first: int, second: int) -> bool:
        """Whether what hangs on these cells is small, and all guarded Mexica on land touch the rest around the core."""
        land, core = without(self.land, first), without(self.core, first)
        if second != LAKE:
            land, core = without(land, second), without(core, second)
        rest = flood_area(core, land)
        if count(less(land, rest)) + 2 > self.spare:
            return False
        return all(any(has(rest, near) for near in NEAR[cell]) for cell in self.on_land)

    def suspects(self, s: Mexica, actions: list[int]) -> list[int]:
        """The actions that take away cells which are not surely harmless, and those that move bridges."""
        found = actions[position(actions, REBRIDGE) :]
        deep = middles(self.land)
        shallow = [cell for cell in range(CELLS) if has(s.free, cell) and (self.near[cell] or not has(deep, cell))]
        for cell in shallow:
            if not self.harmless(cell, LAKE):
                found += [action for action in actions_on(cell) if offered(actions, action)]
        pairs = {i for cell in shallow for i in PAIRS_OF[cell]}
        for i in pairs:
            first, second = PAIRS[i]
            if offered(actions, DOUBLE + i) and not self.harmless(first, second):
                found.append(DOUBLE + i)
        return found


def actions_on(cell: int) -> list[int]:
    """All actions that take away just this cell: Mexica, canal, temple, tile."""
    moves = [WALK + cell, JUMP + cell]
    plot = PLOT[cell]
    if plot < 0:
        return moves
    temples = [BUILD + value * PLOTS + plot for value in range(VALUES)]
    return [*moves, CANAL + plot, *temples, *[FOUND + row * PLOTS + plot for row in range(len(SIZES))]]


def offered(actions: list[int], action: int) -> bool:
    """Whether a sorted list holds an action."""
    at = position(actions, action)
    return at < len(actions) and actions[at] == action
