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
TOO_MANY: Final = 99  # canal tiles: a site that cannot be closed


class Site:
    """A piece of land that grows, and the rim of land around it that would have to become water."""

    def __init__(self) -> None:
        self.mark = bytearray(CELLS)
        self.stiff = bytearray(CELLS)  # cell of the rim: it cannot be dug
        self.longer = [0] * CELLS  # cell of the rim: by how much the rim grows if it is taken in
        self.rim: list[int] = []
        self.firm = 0  # cells of the rim that cannot be dug
        self.room = 0


def best_site(s: Mexica, start: int, mine: int, largest: int) -> tuple[float, int, bool]:
    """The best district around a cell: its worth, the tiles that close it, and whether it takes in the cell `mine`."""
    w, site = WEIGHTS[s.players], Site()
    join(s, site, start, mine)
    best = NONE
    for size in range(1, largest + 1):
        if not site.rim:
            break
        grow(s, site, mine)
        row = size - SMALLEST
        if row < 0 or s.display[row] == 0 or site.firm or site.room < ROOM:
            continue
        tiles = tiles_for(s, site, mine) if w.careful else fewest_tiles(site)
        worth = MIDDLE[row] + w.building * size - w.digging * tiles
        if tiles <= s.singles + s.doubles and worth > best[0]:
            best = (worth, tiles, site.mark[mine] == INSIDE)
    return best


def diggable(s: Mexica, cell: int, mine: int) -> bool:
    """Whether a cell can become water, once the own Mexica has left it."""
    return can_dig(s, cell) or (cell == mine and PLOT[cell] >= 0 and s.ends[cell] == 0)


def grow(s: Mexica, site: Site, mine: int) -> None:
    """Take in the cell of the rim that lengthens it least; first those that can never be water."""
    mark, canal, longer, stiff, firm = site.mark, s.canal, site.longer, site.stiff, site.firm > 0
    chosen, least = -1, 99
    for cell in site.rim:
        by = longer[cell]
        if firm and stiff[cell]:
            by -= 50
        if by < least:
            chosen, least = cell, by
    mark[chosen] = INSIDE
    site.rim.remove(chosen)
    if stiff[chosen]:
        site.firm -= 1
    if PLOT[chosen] >= 0 and (is_free(s, chosen) or chosen == mine):
        site.room += 1
    for near in NEAR[chosen]:
        if canal[near] == 0:
            if mark[near] == RIM:
                longer[near] -= 1
            elif mark[near] == 0:
                join(s, site, near, mine)


def join(s: Mexica, site: Site, cell: int, mine: int) -> None:
    """Add a cell to the rim, and keep what the cells of the rim lengthen it by."""
    mark, canal, longer = site.mark, s.canal, site.longer
    mark[cell] = RIM
    site.rim.append(cell)
    if not diggable(s, cell, mine):
        site.stiff[cell] = 1
        site.firm += 1
    by = 0
    for near in NEAR[cell]:
        if canal[near] == 0:
            if mark[near] == 0:
                by += 4
            elif mark[near] == INSIDE:
                by -= 1
            else:
                longer[near] -= 4
    longer[cell] = by


def tiles_for(s: Mexica, site: Site, mine: int) -> int:
    """How many canal tiles turn the rim into water, with the singles that are left: a double may reach outwards."""
    mark, covered, tiles, singles = site.mark, bytearray(CELLS), 0, s.singles
    for cell in site.rim:
        if covered[cell]:
            continue
        tiles += 1
        covered[cell] = 1
        partner = -1
        for near in SIDES[cell]:
            if near >= 0 and covered[near] == 0 and mark[near] != INSIDE:
                if mark[near] == RIM:
                    partner = near
                    break
                if diggable(s, near, mine):
                    partner = near
        if partner >= 0 and mark[partner] == RIM:
            covered[partner] = 1
        elif singles:
            singles -= 1
        elif partner >= 0:
            covered[partner] = 1
        else:
            return TOO_MANY
    return tiles


def fewest_tiles(site: Site) -> int:
    """The same with as many singles as one likes: doubles only where two cells of the rim touch."""
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
