"""Chapter 7: where a bridge may lie. `construction` lays it."""

from typing import Final

from patolli.games.mexica.actions import BRIDGE, REBRIDGE, SITES
from patolli.games.mexica.data.components import LAKE
from patolli.games.mexica.rules.bitboard import contains, difference, intersection, shifted, union
from patolli.games.mexica.rules.cells import is_open_bridge
from patolli.games.mexica.state import Area, MexicaState

NOTHING_LIFTED: Final = LAKE  # no cell, so no bridge is taken away


def span_refusal(s: MexicaState, cell: int, axis: int, lifted: int) -> str | None:
    """Return the first of M7.1 to M7.3 that forbids a bridge on a cell once that on `lifted` is taken away, or None."""
    if cell == LAKE or s.canal[cell] == 0:
        return "M7.1"
    if s.bridge[cell] and cell != lifted:
        return "M7.2"
    return None if contains(spans(s, axis), cell) else "M7.3"


def spans(s: MexicaState, axis: int) -> Area:
    """Return the cells, and places of the lake, with land on both sides of this axis (M7.3)."""
    return intersection(shifted(s.land, axis), shifted(s.land, axis + 2))


def open_sites(s: MexicaState, axis: int) -> Area:
    """Return the canals without bridge where one may lie on this axis (M7.1 to M7.3)."""
    return intersection(difference(s.water, s.bridged), spans(s, axis))


def turnable(s: MexicaState) -> Area:
    """Return the bridges that could lie on the other axis (M7.9)."""
    along, across = difference(s.bridged, s.east_west), s.east_west
    return union(intersection(along, spans(s, 1)), intersection(across, spans(s, 0)))


def bridge_refusal(s: MexicaState, cell: int, axis: int) -> str | None:
    """Return the first rule of this chapter that forbids building a bridge here, or None."""
    return span_refusal(s, cell, axis, NOTHING_LIFTED) or (None if s.bridges else "M7.6")


def rebridge_refusal(s: MexicaState, start: int, cell: int, axis: int) -> str | None:
    """Return the first rule of this chapter that forbids this move of a bridge, or None."""
    refused = span_refusal(s, cell, axis, start)
    if refused:
        return refused
    if start == LAKE or s.bridge[start] == 0 or s.bridges:
        return "M7.7"
    if not is_open_bridge(s, start):
        return "M7.8"
    return "M7.9" if start == cell and s.bridge[start] == axis + 1 else None


def turn_site(s: MexicaState, cell: int) -> int:
    """Return the site of the other axis if the bridge on a cell can be turned on the spot, or -1 (M7.9)."""
    axis = 2 - s.bridge[cell]  # a bridge is its axis plus 1, so this is the other axis
    return s.box.site[cell][axis] if span_refusal(s, cell, axis, cell) is None else -1


def site(s: MexicaState, action: int) -> tuple[int, int]:
    """Return cell and axis of a `bridge` action."""
    return s.box.sites[action - BRIDGE]


def rebridge_parts(s: MexicaState, action: int) -> tuple[int, int, int]:
    """Return from-cell, cell and axis of a `rebridge` action."""
    offset = action - REBRIDGE
    cell, axis = s.box.sites[offset % SITES]
    return s.box.site_cells[offset // SITES], cell, axis
