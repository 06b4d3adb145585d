"""Chapter 11: temples."""

from patolli.core.audience import Seat
from patolli.games.mexica.board import LAKE, PALACE
from patolli.games.mexica.cells import is_free, is_land
from patolli.games.mexica.districts import home
from patolli.games.mexica.events import BUILT
from patolli.games.mexica.offers import look
from patolli.games.mexica.state import Mexica, changed


def build_temple(s: Mexica, seat: Seat, value: int, cell: int) -> None:
    """Take a temple from the hand and build it."""
    s.hand[seat][value - 1] -= 1
    s.progress = True
    s.hosts_known = False
    erect(s, seat, value, cell)
    s.tell(BUILT, seat, value, cell)


def erect(s: Mexica, owner: Seat, value: int, cell: int) -> None:
    """Put a temple on a cell, for good (M11.7)."""
    s.temple = changed(s.temple, cell, value)
    s.owner = changed(s.owner, cell, owner)
    look(s, cell)


def build_refusal(s: Mexica, seat: Seat, value: int, cell: int) -> str | None:
    """The first rule of this chapter that forbids this temple."""
    if s.hand[seat][value - 1] == 0:
        return "M11.1"
    if cell == LAKE or not is_land(s, cell):
        return "M11.2"
    if not is_free(s, cell):
        return "M11.3"
    if PALACE[cell]:
        return "M11.4"
    return None if s.region[cell] == home(s, seat) else "M11.5"
