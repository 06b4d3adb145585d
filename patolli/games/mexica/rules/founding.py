"""Chapter 6: founding a district."""

from patolli.core.audience import Seat
from patolli.games.mexica.actions import FOUND
from patolli.games.mexica.data.components import LAKE, PLOTS, SIZES, SMALLEST
from patolli.games.mexica.events import FOUNDED, PRESENT
from patolli.games.mexica.rules.cells import is_free, is_land
from patolli.games.mexica.rules.districts import cells_of, district_of
from patolli.games.mexica.rules.legal_cache import refresh_canals, refresh_cell
from patolli.games.mexica.rules.scoring import FOUNDING, earn
from patolli.games.mexica.state import NO_REGION, MexicaState, with_cell, with_change


def found(s: MexicaState, seat: Seat, size: int, cell: int) -> None:
    """Put a tile into a district; the founder and all others present score at once (M6.7)."""
    region = s.region[cell]
    s.display = with_change(s.display, size - SMALLEST, -1)
    s.tile = with_cell(s.tile, cell, size)
    s.founded[region] = size
    s.progress = True
    s.hosts_checked = False
    refresh_cell(s, cell)
    for inside in cells_of(s, region):
        refresh_canals(s, inside)
    middle, small = s.box.middle[size - SMALLEST], s.box.small[size - SMALLEST]
    earn(s, seat, FOUNDING, middle)
    s.emit(FOUNDED, seat, size, cell, middle)
    for other in range(s.players):
        if other != seat and district_of(s, other) == region:
            earn(s, other, FOUNDING, small)
            s.emit(PRESENT, other, size, small)


def foundings(s: MexicaState, seat: Seat) -> list[int]:
    """Return the `found` actions of a seat (M6.2 to M6.5), sorted."""
    region = district_of(s, seat)
    if region == NO_REGION:
        return []
    size = s.size[region]
    if not SMALLEST <= size <= SIZES[-1] or tile_refusal(s, seat, size, region) is not None:
        return []
    base = FOUND + (size - SMALLEST) * PLOTS
    return [base + s.box.plot[cell] for cell in cells_of(s, region) if has_room(s, cell)]


def found_refusal(s: MexicaState, seat: Seat, size: int, cell: int) -> str | None:
    """Return the first rule of this chapter that forbids this founding, or None.

    A cell on water is in no district (M20.10).
    """
    if cell == LAKE or not is_land(s, cell):
        return "M6.5"
    return tile_refusal(s, seat, size, s.region[cell]) or (None if has_room(s, cell) else "M6.5")


def tile_refusal(s: MexicaState, seat: Seat, size: int, region: int) -> str | None:
    """Return the first of M6.2 to M6.4 that keeps a tile of this size out of a district, or None."""
    if district_of(s, seat) != region:
        return "M6.2"
    if s.founded[region]:
        return "M6.3"
    return "M6.4" if s.size[region] != size or s.display[size - SMALLEST] == 0 else None


def has_room(s: MexicaState, cell: int) -> bool:
    """Say whether a tile may lie on a cell: free and ordinary (M6.5)."""
    return s.box.plot[cell] >= 0 and is_free(s, cell)
