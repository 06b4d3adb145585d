"""Chapter 11: temples."""

from patolli.core.audience import Seat
from patolli.games.mexica.events import BUILT
from patolli.games.mexica.rules.bitboard import cell_set, union
from patolli.games.mexica.rules.cells import temple_refusal
from patolli.games.mexica.rules.derived_sets import refresh
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.state import MexicaState, with_cell, with_change


def build_temple(s: MexicaState, seat: Seat, value: int, cell: int) -> None:
    """Take a temple from the hand and build it."""
    s.hand = [with_change(hand, value - 1, -1) if owner == seat else hand for owner, hand in enumerate(s.hand)]
    s.progress = True
    s.hosts_checked = False
    erect(s, seat, value, cell)
    s.emit(BUILT, seat, value, cell)


def erect(s: MexicaState, owner: Seat, value: int, cell: int) -> None:
    """Put a temple on a cell, for good (M11.7)."""
    s.temple = with_cell(s.temple, cell, value)
    s.owner = with_cell(s.owner, cell, owner)
    s.filled = union(s.filled, cell_set([cell]))
    refresh(s)


def build_refusal(s: MexicaState, seat: Seat, value: int, cell: int) -> str | None:
    """Return the first rule of this chapter that forbids this temple, or None."""
    if s.hand[seat][value - 1] == 0:
        return "M11.1"
    refused = temple_refusal(s, cell)
    return refused or (None if s.region[cell] == district_of(s, seat) else "M11.5")
