"""Chapter 5: districts, and their division by new water."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.data.components import CELLS, LAKE, NEAR, RING
from patolli.games.mexica.rules.bitboard import (
    cell_set,
    cells_in,
    contains,
    count,
    difference,
    flood,
    intersection,
    nowhere,
    toggled,
    union,
)
from patolli.games.mexica.state import NO_REGION, Area, MexicaState, with_cell

UNSEEN: Final = 254


def joined(ring: int) -> bool:
    """Say whether the direct neighbours in a ring of eight (bit 0 north, clockwise) are connected within it."""
    sides = [side for side in (0, 2, 4, 6) if ring >> side & 1]
    links = sum(1 for side in sides if ring >> (side + 1) & 1 and ring >> (side + 2) % 8 & 1)
    return len(sides) - links <= 1


JOINED: Final = [joined(ring) for ring in range(256)]


def district_of(s: MexicaState, seat: Seat) -> int:
    """Return the district in which a seat's Mexica stands on land; none on a bridge (M5.8) or before it is placed."""
    cell = s.mexica[seat]
    return s.region[cell] if cell >= 0 else NO_REGION


def cells_of(s: MexicaState, region: int) -> list[int]:
    """Return the cells of a district in reading order."""
    return cells_in(s.area[region])


def free_plots(s: MexicaState, seat: Seat) -> Area:
    """Return the free ordinary cells of the district in which a seat's Mexica stands; none on a bridge."""
    region = district_of(s, seat)
    return nowhere() if region == NO_REGION else intersection(intersection(s.free, s.ordinary), s.area[region])


def address(s: MexicaState, region: int) -> int:
    """Return the cell that a district is named by: that of its tile, or its first."""
    if s.founded[region]:
        for cell in cells_of(s, region):
            if s.tile[cell]:
                return cell
    return s.region.index(region)


def cut(s: MexicaState, cell: int) -> None:
    """Remove a cell that has become water from its district, which may fall apart (M5.1, M5.2, M5.6)."""
    old = s.region[cell]
    s.region = with_cell(s.region, cell, NO_REGION)
    s.size[old] -= 1
    s.area[old] = toggled(s.area[old], cell)
    ring = 0
    bit = 1
    for other in RING[cell]:
        if other != LAKE and s.canal[other] == 0:
            ring |= bit
        bit <<= 1
    if not JOINED[ring]:
        part(s, cell, old)


def part(s: MexicaState, cell: int, old: int) -> None:
    """Divide a district around a new canal cell: the first part keeps its number, the others get new ones."""
    around = [near for near in NEAR[cell] if s.region[near] == old]
    known = flood(around[0], s.land)
    for near in around:
        if not contains(known, near):
            new = flood(near, s.land)
            known = union(known, new)
            split(s, old, new)


def split(s: MexicaState, old: int, area: Area) -> None:
    """Make these cells of a district a district of their own."""
    region = bytearray(s.region)
    for cell in cells_in(area):
        region[cell] = len(s.size)
    s.region = bytes(region)
    s.size[old] -= count(area)
    s.area[old] = difference(s.area[old], area)
    s.size.append(count(area))
    s.area.append(area)
    s.founded.append(0)


def renumber(region: list[int], start: int, old: int, new: int) -> int:
    """Move the cells connected with this one from district `old` to `new`, and return their number."""
    cells = [start]
    region[start] = new
    for cell in cells:
        for near in NEAR[cell]:
            if region[near] == old:
                region[near] = new
                cells.append(near)
    return len(cells)


def derive_regions(s: MexicaState) -> None:
    """Compute the districts from canals and tiles alone."""
    region = [NO_REGION if s.canal[cell] else UNSEEN for cell in range(CELLS)]
    s.size = []
    for cell in range(CELLS):
        if region[cell] == UNSEEN:
            s.size.append(renumber(region, cell, UNSEEN, len(s.size)))
    s.region = bytes(region)
    s.founded = [0] * len(s.size)
    s.area = [cell_set([cell for cell in range(CELLS) if region[cell] == number]) for number in range(len(s.size))]
    for cell in range(CELLS):
        if s.tile[cell]:
            s.founded[region[cell]] = s.tile[cell]
