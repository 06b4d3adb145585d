"""Chapter 6: founding a district."""

from patolli.core.audience import Seat
from patolli.games.mexica.actions import FOUND
from patolli.games.mexica.data.components import LAKE, PLOTS, SIZES, SMALLEST
from patolli.games.mexica.events import FOUNDED, PRESENT
from patolli.games.mexica.rules.bitboard import cell_set, cells_in, contains, union
from patolli.games.mexica.rules.cells import is_land
from patolli.games.mexica.rules.derived_sets import refresh
from patolli.games.mexica.rules.districts import district_of, free_plots
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
    s.filled = union(s.filled, cell_set([cell]))
    s.settled = union(s.settled, s.area[region])
    refresh(s)
    middle, small = s.box.middle[size - SMALLEST], s.box.small[size - SMALLEST]
    earn(s, seat, FOUNDING, middle)
    s.emit(FOUNDED, seat, size, cell, middle)
    for other in range(s.players):
        if other != seat and district_of(s, other) == region:
            earn(s, other, FOUNDING, small)
            s.emit(PRESENT, other, size, small)


def may_found(s: MexicaState, seat: Seat) -> bool:
    """Say whether a tile fits the district of a seat (M6.2 to M6.4)."""
    region = district_of(s, seat)
    if region == NO_REGION:
        return False
    size = s.size[region]
    return SMALLEST <= size <= SIZES[-1] and tile_refusal(s, seat, size, region) is None


def foundings(s: MexicaState, seat: Seat) -> list[int]:
    """Return the `found` actions of a seat that may found its district (M6.5), sorted."""
    base = FOUND + (s.size[district_of(s, seat)] - SMALLEST) * PLOTS
    return [base + s.box.plot[cell] for cell in cells_in(free_plots(s, seat))]


def found_refusal(s: MexicaState, seat: Seat, size: int, cell: int) -> str | None:
    """Return the first rule of this chapter that forbids this founding, or None.

    A cell on water is in no district (M20.10).
    """
    if cell == LAKE or not is_land(s, cell):
        return "M6.5"
    return tile_refusal(s, seat, size, s.region[cell]) or (None if contains(free_plots(s, seat), cell) else "M6.5")


def tile_refusal(s: MexicaState, seat: Seat, size: int, region: int) -> str | None:
    """Return the first of M6.2 to M6.4 that keeps a tile of this size out of a district, or None."""
    if district_of(s, seat) != region:
        return "M6.2"
    if s.founded[region]:
        return "M6.3"
    return "M6.4" if s.size[region] != size or s.display[size - SMALLEST] == 0 else None
