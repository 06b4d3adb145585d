"""Chapter 7: bridges, building and moving them."""

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, REBRIDGE
from patolli.games.mexica.areas import toggled
from patolli.games.mexica.board import LAKE, SITE_CELLS, SITES
from patolli.games.mexica.cells import ends_of, is_land, is_open_bridge
from patolli.games.mexica.events import BRIDGED, MOVED_BRIDGE
from patolli.games.mexica.offers import add_mover, drop_mover, look_dig, look_jump, look_span
from patolli.games.mexica.state import Mexica


def build_bridge(s: Mexica, seat: Seat, cell: int, axis: int) -> None:
    """Take a bridge from the supply and lay it (M7.6)."""
    s.bridges -= 1
    s.progress = True
    lay(s, cell, axis)
    s.tell(BRIDGED, seat, cell, axis)


def move_bridge(s: Mexica, seat: Seat, start: int, cell: int, axis: int) -> None:
    """Lift a bridge and lay it elsewhere, or the other way round (M7.7 to M7.9)."""
    if s.moves_known:
        drop_mover(s, start)
    lift(s, start)
    lay(s, cell, axis)
    if s.moves_known:
        add_mover(s, cell)
    s.tell(MOVED_BRIDGE, seat, start, cell, axis)


def lay(s: Mexica, cell: int, axis: int) -> None:
    """Put a bridge on a cell; its ends are protected from now on (M4.7)."""
    s.bridge[cell] = axis + 1
    change_ends(s, cell, axis, 1)


def lift(s: Mexica, cell: int) -> None:
    """Take a bridge off a cell; the protection of its ends lapses (M4.7)."""
    axis = s.bridge[cell] - 1
    s.bridge[cell] = 0
    change_ends(s, cell, axis, -1)


def change_ends(s: Mexica, cell: int, axis: int, by: int) -> None:
    """A bridge has come or gone: look again at everything that depends on it."""
    s.bridged = toggled(s.bridged, cell)
    one, other = ends_of(cell, axis)
    s.ends[one] += by
    s.ends[other] += by
    look_dig(s, one)
    look_dig(s, other)
    look_jump(s, cell)
    look_span(s, cell)


def place_refusal(s: Mexica, cell: int, axis: int, lifted: int) -> str | None:
    """M7.1 to M7.3 for a bridge on this cell, with the bridge on `lifted` taken away."""
    if cell == LAKE or s.canal[cell] == 0:
        return "M7.1"
    if s.bridge[cell] and cell != lifted:
        return "M7.2"
    return None if all(is_land(s, end) for end in ends_of(cell, axis)) else "M7.3"


def bridge_refusal(s: Mexica, cell: int, axis: int) -> str | None:
    """The first rule of this chapter that forbids building here."""
    return place_refusal(s, cell, axis, LAKE) or (None if s.bridges else "M7.6")


def rebridge_refusal(s: Mexica, start: int, cell: int, axis: int) -> str | None:
    """The first rule of this chapter that forbids this move of a bridge."""
    refused = place_refusal(s, cell, axis, start)
    if refused:
        return refused
    if start == LAKE or s.bridge[start] == 0 or s.bridges:
        return "M7.7"
    if not is_open_bridge(s, start):
        return "M7.8"
    return "M7.9" if start == cell and s.bridge[start] == axis + 1 else None


def site(action: int) -> tuple[int, int]:
    """Cell and axis of a `bridge` action."""
    return SITES[action - BRIDGE]


def rebridge_parts(action: int) -> tuple[int, int, int]:
    """From-cell, cell and axis of a `rebridge` action."""
    offset = action - REBRIDGE
    cell, axis = SITES[offset % len(SITES)]
    return SITE_CELLS[offset // len(SITES)], cell, axis
