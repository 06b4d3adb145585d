"""Dig canals and lay bridges (M4, M7): change the board, its districts and the sets that follow from it.

These changes refresh the sets, which ask canals and bridges where one may be: hence a module of their own.
"""

from patolli.core.audience import Seat
from patolli.games.mexica.events import BRIDGED, DUG, MOVED_BRIDGE
from patolli.games.mexica.rules.bitboard import toggled
from patolli.games.mexica.rules.canals import SINGLE, half
from patolli.games.mexica.rules.derived_sets import refresh
from patolli.games.mexica.rules.districts import cut
from patolli.games.mexica.rules.movement import exits
from patolli.games.mexica.state import MexicaState, with_cell


def dig(s: MexicaState, seat: Seat, cells: list[int]) -> None:
    """Lay a canal tile on one cell or two (M4.1, M4.2)."""
    if len(cells) == 1:
        s.singles -= 1
        make_water(s, cells[0], SINGLE)
    else:
        s.doubles -= 1
        make_water(s, cells[0], half(cells[0], cells[1]))
        make_water(s, cells[1], half(cells[1], cells[0]))
    s.progress = True
    s.hosts_checked = False
    s.emit(DUG, seat, cells)


def make_water(s: MexicaState, cell: int, kind: int) -> None:
    """Turn a cell into water."""
    s.canal = with_cell(s.canal, cell, kind)
    s.land = toggled(s.land, cell)
    s.water = toggled(s.water, cell)
    refresh(s)
    cut(s, cell)


def build_bridge(s: MexicaState, seat: Seat, cell: int, axis: int) -> None:
    """Take a bridge from the supply and lay it (M7.6)."""
    s.bridges -= 1
    s.progress = True
    lay(s, cell, axis)
    s.emit(BRIDGED, seat, cell, axis)


def move_bridge(s: MexicaState, seat: Seat, start: int, cell: int, axis: int) -> None:
    """Lift a bridge and lay it elsewhere, or turn it on the spot (M7.7 to M7.9)."""
    lift(s, start)
    lay(s, cell, axis)
    s.emit(MOVED_BRIDGE, seat, start, cell, axis)


def lay(s: MexicaState, cell: int, axis: int) -> None:
    """Put a bridge on a cell; its ends are protected from now on (M4.7)."""
    s.bridge[cell] = axis + 1
    change_ends(s, cell, axis)


def lift(s: MexicaState, cell: int) -> None:
    """Take a bridge off a cell; the protection of its ends lapses (M4.7)."""
    axis = s.bridge[cell] - 1
    s.bridge[cell] = 0
    change_ends(s, cell, axis)


def change_ends(s: MexicaState, cell: int, axis: int) -> None:
    """Update the sets that depend on a bridge after it was laid or lifted."""
    s.bridged = toggled(s.bridged, cell)
    if axis:
        s.east_west = toggled(s.east_west, cell)
    s.protected = exits(s, s.bridged)
    refresh(s)
