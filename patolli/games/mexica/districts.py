"""Chapter 5: districts, and how new water cuts them."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.areas import cells_in, flood, has, union
from patolli.games.mexica.board import CELLS, LAKE, NEAR, RING
from patolli.games.mexica.state import NO_REGION, Mexica, changed

UNSEEN: Final = 254


def joined(ring: int) -> bool:
    """Whether the four neighbours in a ring of eight (bit 0 north, clockwise) that are there hang together in it."""
    sides = [side for side in (0, 2, 4, 6) if ring >> side & 1]
    links = sum(1 for side in sides if ring >> (side + 1) & 1 and ring >> (side + 2) % 8 & 1)
    return len(sides) - links <= 1


JOINED: Final = [joined(ring) for ring in range(256)]


def home(s: Mexica, seat: Seat) -> int:
    """The district in which a seat's Mexica stands on land; none on a bridge (M5.8) or before it is placed."""
    cell = s.mexica[seat]
    return s.region[cell] if cell >= 0 else NO_REGION


def cells_of(s: Mexica, region: int) -> list[int]:
    """The cells of a district in reading order."""
    return [cell for cell in range(CELLS) if s.region[cell] == region]


def address(s: Mexica, region: int) -> int:
    """The cell that a district is named by: that of its tile, or its first."""
    cells = cells_of(s, region)
    for cell in cells:
        if s.tile[cell]:
            return cell
    return cells[0]


def cut(s: Mexica, cell: int) -> None:
    """The cell has become water: its district shrinks, and may fall apart (M5.1, M5.2, M5.6)."""
    old = s.region[cell]
    s.region = changed(s.region, cell, NO_REGION)
    s.size[old] -= 1
    ring = 0
    bit = 1
    for other in RING[cell]:
        if other != LAKE and s.canal[other] == 0:
            ring |= bit
        bit <<= 1
    if not JOINED[ring]:
        part(s, cell, old)


def part(s: Mexica, cell: int, old: int) -> None:
    """Around a new canal cell: the first part of the old district keeps its number, others get numbers of their own."""
    around = [near for near in NEAR[cell] if s.region[near] == old]
    known = flood(around[0], s.land)
    for near in around:
        if not has(known, near):
            new = flood(near, s.land)
            known = union(known, new)
            split(s, old, cells_in(new))


def split(s: Mexica, old: int, cells: list[int]) -> None:
    """Make these cells of a district a district of their own."""
    region = bytearray(s.region)
    for cell in cells:
        region[cell] = len(s.size)
    s.region = bytes(region)
    s.size[old] -= len(cells)
    s.size.append(len(cells))
    s.founded.append(0)
    s.build_region = [NO_REGION if known == old else known for known in s.build_region]


def renumber(region: list[int], start: int, old: int, new: int) -> int:
    """Give the cells that hang together with this one, so far in district `old`, a new number; how many they are."""
    cells = [start]
    region[start] = new
    for cell in cells:
        for near in NEAR[cell]:
            if region[near] == old:
                region[near] = new
                cells.append(near)
    return len(cells)


def derive_regions(s: Mexica) -> None:
    """Districts from the canals and tiles alone."""
    region = [NO_REGION if s.canal[cell] else UNSEEN for cell in range(CELLS)]
    s.size = []
    for cell in range(CELLS):
        if region[cell] == UNSEEN:
            s.size.append(renumber(region, cell, UNSEEN, len(s.size)))
    s.region = bytes(region)
    s.founded = [0] * len(s.size)
    for cell in range(CELLS):
        if s.tile[cell]:
            s.founded[region[cell]] = s.tile[cell]
