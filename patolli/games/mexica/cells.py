"""What a cell is, and what it admits: the predicates that several chapters share. All pure."""

from patolli.games.mexica.board import LAKE, PLOT, SIDES, SITE
from patolli.games.mexica.state import Mexica


def is_land(s: Mexica, cell: int) -> bool:
    """M1.7."""
    return cell != LAKE and s.canal[cell] == 0


def is_free(s: Mexica, cell: int) -> bool:
    """M1.8: land without Mexica, temple and tile."""
    return s.canal[cell] == 0 and s.stands[cell] == 0 and s.temple[cell] == 0 and s.tile[cell] == 0


def is_open_bridge(s: Mexica, cell: int) -> bool:
    """A bridge without a Mexica on it."""
    return s.bridge[cell] != 0 and s.stands[cell] == 0


def ends_of(cell: int, axis: int) -> tuple[int, int]:
    """The two ends of a bridge on this cell (M1.10)."""
    sides = SIDES[cell]
    return sides[axis], sides[axis + 2]


def is_end(s: Mexica, bridge: int, cell: int) -> bool:
    """Whether the bridge on one cell ends on the other."""
    one, other = ends_of(bridge, s.bridge[bridge] - 1)
    return cell in (one, other)


def can_dig(s: Mexica, cell: int) -> bool:
    """M4.3 to M4.7 for one cell of a canal."""
    return PLOT[cell] >= 0 and is_free(s, cell) and s.founded[s.region[cell]] == 0 and s.ends[cell] == 0


def can_span(s: Mexica, cell: int, axis: int) -> bool:
    """M7.1 to M7.3: a canal cell without a bridge, land at both ends."""
    if s.canal[cell] == 0 or s.bridge[cell] != 0:
        return False
    one, other = ends_of(cell, axis)
    return is_land(s, one) and is_land(s, other)


def turn_site(s: Mexica, cell: int) -> int:
    """Where the bridge on a cell can be turned on the spot: the site of its other axis, or -1 (M7.9)."""
    axis = 2 - s.bridge[cell]
    one, other = ends_of(cell, axis)
    return SITE[cell][axis] if is_land(s, one) and is_land(s, other) else -1


def can_jump(s: Mexica, cell: int) -> bool:
    """M10.1: any free land cell, or any bridge without a Mexica."""
    return is_free(s, cell) or is_open_bridge(s, cell)
