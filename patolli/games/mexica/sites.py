"""Where a district could be made: a site is grown cell by cell, and judged by the canals that would close it."""

from typing import Final

from patolli.games.mexica.board import CELLS, MIDDLE, NEAR, PLOT, SIDES, SMALLEST
from patolli.games.mexica.cells import can_dig, is_free
from patolli.games.mexica.state import Mexica
from patolli.games.mexica.weights import WEIGHTS

INSIDE: Final = 1
RIM: Final = 2
ROOM: Final = 2  # free ordinary cells that a founding needs: for the Mexica and the tile
NONE: Final = (0.0, 0, False)


class Site:
    """A piece of land that grows, and the rim of land around it that would have to become water."""

    def __init__(self, cell: int) -> None:
        self.mark = bytearray(CELLS)
        self.mark[cell] = RIM
        self.rim = [cell]
        self.firm = 0  # cells of the rim that cannot be dug
        self.room = 0


def best_site(s: Mexica, start: int, mine: int, largest: int) -> tuple[float, int, bool]:
    """The best district around a cell: its worth, the tiles that close it, and whether it takes in the cell `mine`."""
    w, site = WEIGHTS[s.players], Site(start)
    if not diggable(s, start, mine):
        site.firm = 1
    best = NONE
    for size in range(1, largest + 1):
        if not site.rim:
            break
        grow(s, site, mine)
        row = size - SMALLEST
        if row < 0 or s.display[row] == 0 or site.firm or site.room < ROOM:
            continue
        tiles = tiles_for(s, site)
        worth = MIDDLE[row] + w.building * size - w.digging * tiles
        if tiles <= s.singles + s.doubles and worth > best[0]:
            best = (worth, tiles, site.mark[mine] == INSIDE)
    return best


def diggable(s: Mexica, cell: int, mine: int) -> bool:
    """Whether a cell can become water, once the own Mexica has left it."""
    return can_dig(s, cell) or (cell == mine and PLOT[cell] >= 0 and s.ends[cell] == 0)


def grow(s: Mexica, site: Site, mine: int) -> None:
    """Take in the cell of the rim that lengthens it least; first those that can never be water."""
    mark, canal = site.mark, s.canal
    chosen, least = -1, 99
    for cell in site.rim:
        longer = 0
        for near in NEAR[cell]:
            if canal[near] == 0:
                if mark[near] == 0:
                    longer += 4
                elif mark[near] == INSIDE:
                    longer -= 1
        if site.firm and not diggable(s, cell, mine):
            longer -= 50
        if longer < least:
            chosen, least = cell, longer
    mark[chosen] = INSIDE
    site.rim.remove(chosen)
    if not diggable(s, chosen, mine):
        site.firm -= 1
    if PLOT[chosen] >= 0 and (is_free(s, chosen) or chosen == mine):
        site.room += 1
    for near in NEAR[chosen]:
        if canal[near] == 0 and mark[near] == 0:
            mark[near] = RIM
            site.rim.append(near)
            if not diggable(s, near, mine):
                site.firm += 1


def tiles_for(s: Mexica, site: Site) -> int:
    """How many canal tiles turn the rim into water: doubles where two cells touch."""
    mark, covered, tiles = site.mark, bytearray(CELLS), 0
    for cell in site.rim:
        if covered[cell]:
            continue
        tiles += 1
        covered[cell] = 1
        for near in SIDES[cell]:
            if near >= 0 and mark[near] == RIM and covered[near] == 0:
                covered[near] = 1
                break
    return tiles
