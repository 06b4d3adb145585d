"""Predicates about cells that several chapters share. All pure."""

from patolli.games.mexica.data.components import LAKE, SIDES
from patolli.games.mexica.rules.bitboard import contains, difference, union
from patolli.games.mexica.state import Area, MexicaState


def is_land(s: MexicaState, cell: int) -> bool:
    """Say whether a cell is land (M1.7)."""
    return cell != LAKE and s.canal[cell] == 0


def is_free(s: MexicaState, cell: int) -> bool:
    """Say whether a cell is land without Mexica, temple and tile (M1.8)."""
    return contains(s.free, cell)


def temple_refusal(s: MexicaState, cell: int) -> str | None:
    """Return the first rule that keeps every temple off a cell (M11.2 to M11.4), or None."""
    if not is_land(s, cell):
        return "M11.2"
    if not is_free(s, cell):
        return "M11.3"
    return "M11.4" if s.box.palace[cell] else None


def is_open_bridge(s: MexicaState, cell: int) -> bool:
    """Say whether a cell has a bridge without a Mexica on it."""
    return contains(open_bridges(s), cell)


def open_bridges(s: MexicaState) -> Area:
    """Return the bridges without a Mexica."""
    return difference(s.bridged, s.standing)


def ends_of(cell: int, axis: int) -> tuple[int, int]:
    """Return the two ends of a bridge on this cell (M1.10)."""
    sides = SIDES[cell]
    return sides[axis], sides[axis + 2]


def is_end(s: MexicaState, bridge: int, cell: int) -> bool:
    """Say whether the bridge on one cell ends on the other."""
    one, other = ends_of(bridge, s.bridge[bridge] - 1)
    return cell in (one, other)


def landings(s: MexicaState) -> Area:
    """Return the cells that a jump may end on: any free land, and any bridge without a Mexica (M10.1)."""
    return union(s.free, open_bridges(s))
