"""Chapter 5: districts, and how new water cuts them."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.board import CELLS, LAKE, NEAR, RING
from patolli.games.mexica.state import NO_REGION, Mexica


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


def cut(s: Mexica, cell: int) -> None:
    """The cell has become water: its district shrinks, and may fall apart (M5.1, M5.2, M5.6)."""
    old = s.region[cell]
    s.region[cell] = NO_REGION
    s.size[old] -= 1
    ring = 0
    for i, other in enumerate(RING[cell]):
        if other != LAKE and s.canal[other] == 0:
            ring |= 1 << i
    if not JOINED[ring]:
        s.build_region = NO_REGION
        for neighbour in NEAR[cell]:
            if s.region[neighbour] == old:
                new_region(s, neighbour, old)


def new_region(s: Mexica, start: int, old: int) -> None:
    """Give the cells that hang together with this one, so far in district `old`, a number of their own."""
    new = len(s.size)
    cells = [start]
    s.region[start] = new
    for cell in cells:
        for neighbour in NEAR[cell]:
            if s.region[neighbour] == old:
                s.region[neighbour] = new
                cells.append(neighbour)
    s.size.append(len(cells))
    s.founded.append(0)


def derive_regions(s: Mexica) -> None:
    """Districts from the canals alone."""
    unseen = 1000
    s.size, s.founded = [], []
    s.region = [NO_REGION if s.canal[cell] else unseen for cell in range(CELLS)]
    for cell in range(CELLS):
        if s.region[cell] == unseen:
            new_region(s, cell, unseen)
    for cell in range(CELLS):
        if s.tile[cell]:
            s.founded[s.region[cell]] = s.tile[cell]
