"""Chapter 6: founding a district."""

from patolli.core.audience import Seat
from patolli.games.mexica.actions import FOUND
from patolli.games.mexica.board import LAKE, MIDDLE, PLOT, PLOTS, SMALL, SMALLEST
from patolli.games.mexica.cells import is_free, is_land
from patolli.games.mexica.districts import cells_of, home
from patolli.games.mexica.events import FOUNDED, PRESENT
from patolli.games.mexica.offers import look, look_dig
from patolli.games.mexica.scoring import FOUNDING, earn
from patolli.games.mexica.state import NO_REGION, Mexica, changed


def found(s: Mexica, seat: Seat, size: int, cell: int) -> None:
    """Put a tile into a district; the founder and all others present score at once (M6.7)."""
    region = s.region[cell]
    s.display[size - SMALLEST] -= 1
    s.tile = changed(s.tile, cell, size)
    s.founded[region] = size
    s.progress = True
    s.hosts_known = False
    look(s, cell)
    for inside in cells_of(s, region):
        look_dig(s, inside)
    earn(s, seat, FOUNDING, MIDDLE[size - SMALLEST])
    s.tell(FOUNDED, seat, size, cell, MIDDLE[size - SMALLEST])
    for other in range(s.players):
        if other != seat and home(s, other) == region:
            earn(s, other, FOUNDING, SMALL[size - SMALLEST])
            s.tell(PRESENT, other, size, SMALL[size - SMALLEST])


def foundings(s: Mexica, seat: Seat) -> list[int]:
    """The `found` actions of a seat (M6.2 to M6.5), sorted."""
    region = home(s, seat)
    if region == NO_REGION or s.founded[region]:
        return []
    row = s.size[region] - SMALLEST
    if not 0 <= row < len(s.display) or s.display[row] == 0:
        return []
    base = FOUND + row * PLOTS
    return [base + PLOT[cell] for cell in cells_of(s, region) if PLOT[cell] >= 0 and is_free(s, cell)]


def found_refusal(s: Mexica, seat: Seat, size: int, cell: int) -> str | None:
    """The first rule of this chapter that forbids this founding; a cell on water is in no district (M20.10)."""
    if cell == LAKE or not is_land(s, cell):
        return "M6.5"
    region = s.region[cell]
    if home(s, seat) != region:
        return "M6.2"
    if s.founded[region]:
        return "M6.3"
    if s.size[region] != size or s.display[size - SMALLEST] == 0:
        return "M6.4"
    return None if PLOT[cell] >= 0 and is_free(s, cell) else "M6.5"
