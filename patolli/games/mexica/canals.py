"""Chapter 4: canals."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.areas import toggled
from patolli.games.mexica.board import CELL_AT, LAKE, NEAR, PALACE, SIDES, Place, touching
from patolli.games.mexica.cells import is_free, is_land
from patolli.games.mexica.districts import cut
from patolli.games.mexica.events import DUG
from patolli.games.mexica.offers import CANALS, DOUBLES, look, look_span
from patolli.games.mexica.state import Mexica, changed

SINGLE: Final = 1
HALF: Final = 2  # plus the side on which the other half lies


def dig(s: Mexica, seat: Seat, cells: list[int]) -> None:
    """Lay a canal tile, one cell or two (M4.1, M4.2)."""
    if len(cells) == 1:
        s.singles -= 1
        flood(s, cells[0], SINGLE)
    else:
        s.doubles -= 1
        flood(s, cells[0], half(cells[0], cells[1]))
        flood(s, cells[1], half(cells[1], cells[0]))
    if s.singles == 0:
        s.offers[CANALS] = []
    if s.doubles == 0:
        s.offers[DOUBLES] = []
    s.progress = True
    s.hosts_known = False
    s.tell(DUG, seat, cells)


def half(cell: int, other: int) -> int:
    """How a double is written on one of its cells."""
    return HALF + SIDES[cell].index(other)


def flood(s: Mexica, cell: int, kind: int) -> None:
    """Turn a cell into water."""
    s.canal = changed(s.canal, cell, kind)
    s.land = toggled(s.land, cell)
    s.moves_known = False
    look(s, cell)
    cut(s, cell)
    look_span(s, cell)
    for neighbour in NEAR[cell]:
        look_span(s, neighbour)


def canal_refusal(s: Mexica, places: list[Place]) -> str | None:
    """The first rule of this chapter that forbids a canal on these places, one or two."""
    if (s.singles if len(places) == 1 else s.doubles) == 0:
        return "M4.1"
    if len(places) == 2 and not touching(places[0], places[1]):
        return "M4.2"
    cells = [CELL_AT.get(place, LAKE) for place in places]
    if any(cell != LAKE and PALACE[cell] for cell in cells):
        return "M4.3"
    if not all(is_land(s, cell) for cell in cells):
        return "M4.4"
    if not all(is_free(s, cell) for cell in cells):
        return "M4.5"
    if any(s.founded[s.region[cell]] for cell in cells):
        return "M4.6"
    return "M4.7" if any(s.ends[cell] for cell in cells) else None
