"""Chapter 12: in the first round nobody may shut in another seat's Mexica.

`shut_in` states the rule and `shuts_in` applies it to an action by trying it. `allowed` is their fast path: nearly
every action leaves nearly everything connected, and what is provably harmless is not tried.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BUILD, CANAL, DOUBLE, FOUND, JUMP, REBRIDGE, WALK
from patolli.games.mexica.areas import area, flood, has, left, without
from patolli.games.mexica.board import CELLS, LAKE, NEAR, PAIRS, PLOT, PLOTS, RING, SIDES, SIZES, VALUES
from patolli.games.mexica.cells import can_span, ends_of, is_free, is_land, is_open_bridge
from patolli.games.mexica.deeds import perform
from patolli.games.mexica.districts import JOINED
from patolli.games.mexica.movement import prices
from patolli.games.mexica.offers import position
from patolli.games.mexica.state import NO_CELL, Mexica

FULL_RING: Final = 255


def protected(s: Mexica) -> bool:
    """M12.1."""
    return s.laws.protect and s.phase == 1 and s.round == 1


def shut_in(s: Mexica, seat: Seat) -> bool:
    """M12.3 on land, M12.4 on a bridge."""
    cell = s.mexica[seat]
    if cell < 0:
        return False
    if s.bridge[cell]:
        return not bridge_way_out(s, cell)
    pocket = spread(s, cell, [False] * CELLS)
    if 2 * len(pocket) >= CELLS:  # nothing outside can be larger
        return False
    return not pocket_way_out(s, pocket) and largest_area(s, pocket) > len(pocket)


def spread(s: Mexica, start: int, seen: list[bool]) -> list[int]:
    """This cell and all free land reached from it on foot, no bridge crossed."""
    seen[start] = True
    cells = [start]
    for cell in cells:
        for near in NEAR[cell]:
            if not seen[near] and is_free(s, near):
                seen[near] = True
                cells.append(near)
    return cells


def largest_area(s: Mexica, pocket: list[int]) -> int:
    """The size of the largest area outside the pocket."""
    seen = [False] * CELLS
    for cell in pocket:
        seen[cell] = True
    return max([len(spread(s, cell, seen)) for cell in range(CELLS) if not seen[cell] and is_free(s, cell)], default=0)


def pocket_way_out(s: Mexica, pocket: list[int]) -> bool:
    """An unoccupied bridge ends in the pocket; by the rules of 2002 also where one could be laid."""
    for cell in pocket:
        for near in NEAR[cell]:
            if is_open_bridge(s, near) and cell in ends_of(near, s.bridge[near] - 1):
                return True
    if not s.laws.edition_2002 or not (s.bridges or any(is_open_bridge(s, cell) for cell in range(CELLS))):
        return False
    return any(spannable(s, cell, side) for cell in pocket for side in range(4))


def spannable(s: Mexica, cell: int, side: int) -> bool:
    """A canal cell without bridge on that side of the cell, and land on its far side."""
    canal = SIDES[cell][side]
    return canal != LAKE and s.canal[canal] != 0 and s.bridge[canal] == 0 and is_land(s, SIDES[canal][side])


def bridge_way_out(s: Mexica, cell: int) -> bool:
    """A free end, another bridge on the same water; by the rules of 2002 also water on which one could be laid."""
    if any(is_free(s, end) for end in ends_of(cell, s.bridge[cell] - 1)):
        return True
    price = prices(s, cell)
    if any(s.bridge[other] and price[other] == 1 for other in range(CELLS)):
        return True
    if not s.laws.edition_2002:
        return False
    return any(price[water] == 0 and (can_span(s, water, 0) or can_span(s, water, 1)) for water in range(CELLS))


def shuts_in(s: Mexica, seat: Seat, action: int) -> bool:
    """M12.2: whether a legal-but-for-this action newly shuts in another seat's Mexica."""
    before = [shut_in(s, other) for other in range(s.players)]
    after = s.copy()
    perform(after, seat, action)
    return any(other != seat and not before[other] and shut_in(after, other) for other in range(s.players))


class Surroundings:
    """The free land around the Mexica that must not be shut in, and whether it is as open as it mostly is.

    It is open if each of them that stands on land touches the one area that is larger than all other free land
    together, with room to spare. Then nobody can be shut in but by being cut off from it, or from the ends of a bridge.
    """

    def __init__(self, s: Mexica, seat: Seat) -> None:
        main: list[int] = []
        free = 0
        seen = [False] * CELLS
        for cell in range(CELLS):
            if not seen[cell] and is_free(s, cell):
                found = spread(s, cell, seen)
                free += len(found)
                if len(found) > len(main):
                    main = found
        self.land = area(main)
        self.spare = (2 * len(main) - free) // 2 - 4
        self.in_main = [False] * CELLS
        for cell in main:
            self.in_main[cell] = True
        self.guarded = [s.mexica[other] for other in range(s.players) if other != seat and s.mexica[other] >= 0]
        self.on_land = [cell for cell in self.guarded if s.bridge[cell] == 0]
        self.near = [False] * CELLS  # cells that a Mexica may need: beside it, or an end of its bridge
        for cell in self.guarded:
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
        """Whether what hangs on these cells is small, and all guarded Mexica on land touch the rest."""
        land = without(self.land, first)
        if second != LAKE:
            land = without(land, second)
        start = NO_CELL
        for near in NEAR[self.on_land[0]] if self.on_land else NEAR[first]:
            if near != first and near != second and self.in_main[near]:
                start = near
        if start == NO_CELL:
            return False
        rest = flood(start, land)
        if left(land, rest) + 2 > self.spare:
            return False
        return all(any(has(rest, near) for near in NEAR[cell]) for cell in self.on_land)


def allowed(s: Mexica, seat: Seat, actions: list[int]) -> list[int]:
    """Those of the actions (sorted) that shut in nobody."""
    around = Surroundings(s, seat)
    if not around.open:
        return [action for action in actions if action < WALK or not shuts_in(s, seat, action)]
    bad = [action for action in suspects(s, around, actions) if shuts_in(s, seat, action)]
    return [action for action in actions if action not in bad] if bad else actions


def suspects(s: Mexica, around: Surroundings, actions: list[int]) -> list[int]:
    """The actions that take away cells which are not surely harmless, and those that move bridges."""
    found = actions[position(actions, REBRIDGE) :]
    deep = [False] * CELLS
    for cell in range(CELLS):
        ring = around.ring(cell, LAKE)
        deep[cell] = ring == FULL_RING and not around.near[cell]
        if (around.near[cell] or not JOINED[ring]) and is_free(s, cell) and not around.harmless(cell, LAKE):
            found += [action for action in actions_on(cell) if offered(actions, action)]
    for i in range(len(PAIRS)):
        first, second = PAIRS[i]
        if not (deep[first] and deep[second]) and offered(actions, DOUBLE + i) and not around.harmless(first, second):
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
