"""Chapter 12: in the first round nobody may shut in another seat's Mexica.

`shut_in` states the rule and `shuts_in` applies it to an action by trying it; `safety` is their fast path.
"""

from patolli.core.audience import Seat
from patolli.games.mexica.areas import area, cells_in, count, empty, flood, has, largest_part, less, union
from patolli.games.mexica.board import CELLS, LAKE, SIDES
from patolli.games.mexica.cells import can_span, ends_of, is_free, is_land, is_open_bridge
from patolli.games.mexica.deeds import perform
from patolli.games.mexica.movement import moorings, sea
from patolli.games.mexica.state import Area, Mexica


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
    pocket = flood(cell, union(s.free, area([cell])))
    return count(largest_part(less(s.free, pocket))) > count(pocket) and not pocket_way_out(s, pocket)


def pocket_way_out(s: Mexica, pocket: Area) -> bool:
    """An unoccupied bridge ends in the pocket; by the rules of 2002 also where one could be laid."""
    open_bridges = [cell for cell in range(CELLS) if is_open_bridge(s, cell)]
    for cell in open_bridges:
        if any(has(pocket, end) for end in ends_of(cell, s.bridge[cell] - 1)):
            return True
    if not s.laws.edition_2002 or not (s.bridges or open_bridges):
        return False
    return any(has(pocket, cell) and spannable(s, cell, side) for cell in range(CELLS) for side in range(4))


def spannable(s: Mexica, cell: int, side: int) -> bool:
    """A canal cell without bridge on that side of the cell, and land on its far side."""
    canal = SIDES[cell][side]
    return canal != LAKE and s.canal[canal] != 0 and s.bridge[canal] == 0 and is_land(s, SIDES[canal][side])


def bridge_way_out(s: Mexica, cell: int) -> bool:
    """A free end, another bridge on the same water; by the rules of 2002 also water on which one could be laid."""
    if any(is_free(s, end) for end in ends_of(cell, s.bridge[cell] - 1)):
        return True
    water = sea(s, area([cell]))
    if not empty(less(moorings(s, water), area([cell]))):
        return True
    if not s.laws.edition_2002:
        return False
    return any(can_span(s, place, 0) or can_span(s, place, 1) for place in cells_in(water))


def shuts_in(s: Mexica, seat: Seat, action: int) -> bool:
    """M12.2: whether a legal-but-for-this action newly shuts in another seat's Mexica."""
    after = s.copy()
    perform(after, seat, action)
    return any(other != seat and shut_in(after, other) and not shut_in(s, other) for other in range(s.players))
