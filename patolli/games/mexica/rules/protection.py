"""Chapter 12: in the first round no seat may shut in another seat's Mexica.

`shut_in` states the rule and `shuts_in` applies it to an action by trying it; `protection_filter` is their fast path.
"""

from patolli.core.audience import Seat
from patolli.games.mexica.data.components import CELLS, LAKE, SIDES
from patolli.games.mexica.rules.bitboard import (
    cell_set,
    cells_in,
    contains,
    count,
    difference,
    empty,
    flood,
    largest_part,
    union,
)
from patolli.games.mexica.rules.bridges import NOTHING_LIFTED, span_refusal
from patolli.games.mexica.rules.cells import ends_of, is_free, is_land, is_open_bridge
from patolli.games.mexica.rules.movement import moorings, open_water
from patolli.games.mexica.rules.turn_actions import carry_out
from patolli.games.mexica.state import Area, MexicaState


def protected(s: MexicaState) -> bool:
    """Say whether Mexica are protected now (M12.1)."""
    return s.rule_options.protect and s.phase == 1 and s.round == 1


def shut_in(s: MexicaState, seat: Seat) -> bool:
    """Say whether a seat's Mexica is shut in, on land (M12.3) or on a bridge (M12.4)."""
    cell = s.mexica[seat]
    if cell < 0:
        return False
    if s.bridge[cell]:
        return not bridge_way_out(s, cell)
    pocket = pocket_of(s, seat)
    return count(largest_part(difference(s.free, pocket))) > count(pocket) and not pocket_way_out(s, pocket)


def pocket_of(s: MexicaState, seat: Seat) -> Area:
    """Return the cell of a seat's Mexica and the free land that it can reach from there on foot (M12.3)."""
    cell = s.mexica[seat]
    return flood(cell, union(s.free, cell_set([cell])))


def pocket_way_out(s: MexicaState, pocket: Area) -> bool:
    """Say whether an unoccupied bridge ends in the pocket; in the edition of 2002 also if one could be laid there."""
    open_bridges = [cell for cell in range(CELLS) if is_open_bridge(s, cell)]
    for cell in open_bridges:
        if any(contains(pocket, end) for end in ends_of(cell, s.bridge[cell] - 1)):
            return True
    if not s.rule_options.edition_2002 or not (s.bridges or open_bridges):
        return False
    return any(contains(pocket, cell) and spannable(s, cell, side) for cell in range(CELLS) for side in range(4))


def spannable(s: MexicaState, cell: int, side: int) -> bool:
    """Say whether a canal cell without bridge is on that side of the cell, with land on its far side."""
    canal = SIDES[cell][side]
    return canal != LAKE and s.canal[canal] != 0 and s.bridge[canal] == 0 and is_land(s, SIDES[canal][side])


def bridge_way_out(s: MexicaState, cell: int) -> bool:
    """Say whether a Mexica on a bridge can leave it: by a free end, or to another bridge on the same water.

    In the edition of 2002, water on which a bridge could be laid will do too.
    """
    if any(is_free(s, end) for end in ends_of(cell, s.bridge[cell] - 1)):
        return True
    water = open_water(s, cell_set([cell]))
    if not empty(difference(moorings(s, water), cell_set([cell]))):
        return True
    if not s.rule_options.edition_2002:
        return False
    return any(span_refusal(s, place, axis, NOTHING_LIFTED) is None for place in cells_in(water) for axis in (0, 1))


def shuts_in(s: MexicaState, seat: Seat, action: int) -> bool:
    """Say whether an action that is legal otherwise newly shuts in another seat's Mexica (M12.2)."""
    after = s.copy()
    carry_out(after, seat, action)
    return any(other != seat and shut_in(after, other) and not shut_in(s, other) for other in range(s.players))
