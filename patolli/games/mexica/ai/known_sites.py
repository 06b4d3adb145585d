"""The best sites near a Mexica, and those found in earlier positions, so that a search computes each only once.

A site is grown from one cell, and nothing is looked at but the cells that it covers and those beside them: if they are
land; of those that it covers and its rim, if they can be dug; of those that it covers, if they are free. So what was
found holds wherever these are the same, and the pieces left are the same or at least enough for all plans made.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from patolli.games.mexica.ai.district_sites import Ground, Site, best_site
from patolli.games.mexica.ai.weights import Weights
from patolli.games.mexica.data.components import CELLS
from patolli.games.mexica.rules.bitboard import cell_set, contains, grown
from patolli.games.mexica.state import Area, MexicaState

KEPT: Final = 24  # sites for each start; more are hardly ever found again


@mypyc_attr(free_list_len=1)
class Surroundings:
    """The cells and pieces on which the best sites of a seat depend, as if its own Mexica had left."""

    def __init__(self, s: MexicaState, w: Weights, mine: int) -> None:
        self.w = w
        self.mine = mine
        self.ground = Ground(s, mine)
        self.box = s.box
        self.display = s.display
        self.shown = 0  # the rows of the display that have a tile, as bits
        for row in range(len(s.display)):
            if s.display[row]:
                self.shown |= 1 << row
        self.singles = s.singles if w.careful else CELLS
        self.supply = s.singles + s.doubles


class KnownSite:
    """The best site found from one start, with all that it depends on. It never changes."""

    def __init__(self, around: Surroundings, site: Site, best: tuple[float, int, int]) -> None:
        self.w = around.w
        self.box = around.box
        self.land = around.ground.land
        self.diggable = around.ground.diggable
        self.free = around.ground.free
        self.shown = around.shown
        self.available = around.singles
        self.supply = around.supply
        joined = cell_set(site.inside + site.rim)
        self.looked_at: Area = grown(joined)
        self.to_dig: Area = self.looked_at if site.short else joined
        self.to_build: Area = cell_set(site.inside)
        self.most = site.most
        self.singles = site.singles
        self.short = site.short
        self.worth, self.tiles, size = best
        self.inside: Area = cell_set(site.inside[:size])


RECENT: Final[list[list[KnownSite]]] = [[] for _ in range(CELLS)]  # by start, the last one used first


def best_site_from(around: Surroundings, start: int) -> tuple[float, int, bool]:
    """Return the best district around a cell: its value, the tiles that close it, and if it takes in the Mexica."""
    known = RECENT[start]  # never changed in place, for threads may share it
    for i in range(len(known)):
        site = known[i]
        if holds(site, around):
            if i:
                RECENT[start] = [site, *known[:i], *known[i + 1 :]]
            return site.worth, site.tiles, contains(site.inside, around.mine)
    site = fresh_site(around, start)
    RECENT[start] = [site, *known[: KEPT - 1]]
    return site.worth, site.tiles, contains(site.inside, around.mine)


def fresh_site(around: Surroundings, start: int) -> KnownSite:
    """Return the best site from a start, computed from nothing."""
    site = Site(around.ground, start)
    best = best_site(site, around.w, around.display, around.singles, around.supply)
    return KnownSite(around, site, best)


def holds(site: KnownSite, around: Surroundings) -> bool:
    """Say whether a site would be found again."""
    if site.w is not around.w or site.box is not around.box or site.shown != around.shown:
        return False
    if site.available != around.singles and (site.short or around.singles < site.singles):
        return False
    if site.supply != around.supply and site.most > min(site.supply, around.supply):
        return False
    ground = around.ground
    return (
        same_within(site.looked_at, site.land, ground.land)
        and same_within(site.to_dig, site.diggable, ground.diggable)
        and same_within(site.to_build, site.free, ground.free)
    )


def same_within(area: Area, one: Area, other: Area) -> bool:
    """Say whether two sets have the same cells of an area."""
    return (
        (one[0] ^ other[0]) & area[0]
        | (one[1] ^ other[1]) & area[1]
        | (one[2] ^ other[2]) & area[2]
        | (one[3] ^ other[3]) & area[3]
        | (one[4] ^ other[4]) & area[4]
    ) == 0
