"""Chapter 4: where a canal may be dug. `construction` digs it."""

from typing import Final

from patolli.games.mexica.data.components import CELL_AT, LAKE, SIDES, Place, touching
from patolli.games.mexica.rules.bitboard import contains, difference, intersection, union
from patolli.games.mexica.rules.cells import is_free
from patolli.games.mexica.state import Area, MexicaState

SINGLE: Final = 1
HALF: Final = 2  # plus the side on which the other half lies


def half(cell: int, other: int) -> int:
    """Return the mark of a double on one of its cells: HALF plus the side of the other cell."""
    return HALF + SIDES[cell].index(other)


def dig_refusal(s: MexicaState, cell: int) -> str | None:
    """Return the first rule that keeps a canal off a cell (M4.3 to M4.7), or None."""
    if cell == LAKE:
        return "M4.4"
    if s.box.palace[cell]:
        return "M4.3"
    if s.canal[cell]:
        return "M4.4"
    if not is_free(s, cell):
        return "M4.5"
    if contains(s.settled, cell):
        return "M4.6"
    return "M4.7" if contains(s.protected, cell) else None


def diggable(s: MexicaState) -> Area:
    """Return the cells that `dig_refusal` accepts (M4.3 to M4.7)."""
    return difference(intersection(s.free, s.ordinary), union(s.settled, s.protected))


def canal_refusal(s: MexicaState, places: list[Place]) -> str | None:
    """Return the first rule of this chapter that forbids a canal on one place or two, or None."""
    if (s.singles if len(places) == 1 else s.doubles) == 0:
        return "M4.1"
    if len(places) == 2 and not touching(places[0], places[1]):
        return "M4.2"
    found = [dig_refusal(s, CELL_AT.get(place, LAKE)) for place in places]
    return min([rule for rule in found if rule is not None], default=None)  # ids of one digit sort as numbers
