"""Find places for a new district: grow a site cell by cell, and rate it by the canals that would close it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from patolli.games.mexica.ai.weights import Weights
from patolli.games.mexica.data.components import CELLS, LAKE, NEAR, SIDES, SMALLEST
from patolli.games.mexica.rules.bitboard import cell_set, contains, union
from patolli.games.mexica.state import MexicaState

OUTSIDE: Final[i64] = 0  # marks of a cell of a site
INSIDE: Final[i64] = 1
RIM: Final[i64] = 2  # and above: growth of the rim if the cell is taken in, plus STIFF or SOFT
STIFF: Final[i64] = 10  # cannot be dug
SOFT: Final[i64] = 60
ROOM: Final = 2  # free ordinary cells that a founding needs: for the Mexica and the tile
NONE: Final = (0.0, 0, 0)
TOO_MANY: Final = 99  # canal tiles: a site that cannot be closed
BESIDE: Final = [[side for side in sides if side != LAKE] for sides in SIDES]  # from north clockwise


@mypyc_attr(free_list_len=1)
class Ground:
    """The island that sites grow on, with the cells that can be dug or built on once the own Mexica has left."""

    def __init__(self, s: MexicaState, mine: int) -> None:
        self.canal = s.canal
        self.middle = s.box.middle
        self.plot = s.box.plot
        self.land = s.land
        self.free = s.free
        self.diggable = s.diggable
        if s.box.plot[mine] >= 0:
            here = cell_set([mine])
            self.free = union(s.free, here)
            if not contains(s.protected, mine):
                self.diggable = union(s.diggable, here)
        self.covered: list[int] = []  # cell: last plan in which a canal tile covers it; made by the first site
        self.plans: i64 = 0


@mypyc_attr(free_list_len=1)
class Site:
    """A growing piece of land, and the rim of land around it that would have to become water."""

    def __init__(self, ground: Ground, start: int) -> None:
        self.ground = ground
        if not ground.covered:
            ground.covered = [0] * CELLS
        self.mark = [0] * CELLS  # cell: OUTSIDE, INSIDE, or RIM and more
        self.rim: list[int] = []
        self.firm = 0  # cells of the rim that cannot be dug
        self.room = 0
        self.inside: list[int] = []  # in the order in which they were taken in
        self.most = 0  # canal tiles in the largest of the plans made for it
        self.singles = 0  # used by one of these plans at most
        self.short = False  # one of these plans had too few singles
        join(self, start)


def best_site(site: Site, w: Weights, display: list[int], singles: int, supply: int) -> tuple[float, int, int]:
    """Return the best district that a new site can become: its value, the tiles that close it, and its size."""
    best = NONE
    largest = 0
    for row in range(len(display)):
        if display[row]:
            largest = row + SMALLEST
    for size in range(1, largest + 1):
        if not site.rim:
            break
        grow(site)
        row = size - SMALLEST
        if row < 0 or site.firm or site.room < ROOM or display[row] == 0:
            continue
        tiles = tiles_for(site, singles)
        site.most = max(site.most, tiles)
        worth = site.ground.middle[row] + w.building * size - w.digging * tiles
        if tiles <= supply and worth > best[0]:
            best = (worth, tiles, size)
    return best


def grow(site: Site) -> None:
    """Take in the cell of the rim that lengthens it least; cells that can never be water come first."""
    mark, rim, canal = site.mark, site.rim, site.ground.canal
    at: i64 = 0
    least: i64 = mark[rim[0]]
    i: i64
    for i in range(len(rim)):
        cell: i64 = rim[i]
        by: i64 = mark[cell]
        if by < least:
            at, least = i, by
    chosen: i64 = rim.pop(at)
    mark[chosen] = INSIDE
    site.inside.append(chosen)
    if not contains(site.ground.diggable, chosen):
        site.firm -= 1
    if site.ground.plot[chosen] >= 0 and contains(site.ground.free, chosen):
        site.room += 1
    near: i64
    for near in NEAR[chosen]:
        kind: i64 = mark[near]
        if kind >= RIM:
            mark[near] = kind - 1
        elif kind == OUTSIDE and canal[near] == 0:
            join(site, near)


def join(site: Site, cell: i64) -> None:
    """Add a cell to the rim, and update by how much each cell of the rim would lengthen it."""
    mark, canal = site.mark, site.ground.canal
    site.rim.append(cell)
    by = SOFT
    if not contains(site.ground.diggable, cell):
        site.firm += 1
        by = STIFF
    near: i64
    for near in NEAR[cell]:
        kind: i64 = mark[near]
        if kind == INSIDE:
            by -= 1
        elif kind >= RIM:
            mark[near] = kind - 4
        elif canal[near] == 0:
            by += 4
    mark[cell] = by


def tiles_for(site: Site, singles: int) -> int:
    """Return the number of canal tiles that turn the rim into water, given the singles left.

    Where no single is left, a double reaches beyond the rim.
    """
    ground = site.ground
    covered, tiles, left = ground.covered, 0, singles
    ground.plans += 1
    plan = ground.plans
    cell: i64
    for cell in site.rim:
        last: i64 = covered[cell]
        if last == plan:
            continue
        tiles += 1
        covered[cell] = plan
        partner = next_on_rim(site, cell)
        if partner == LAKE and left:
            left -= 1
            site.singles = max(site.singles, singles - left)
            continue
        if partner == LAKE:
            site.short = True
            partner = beyond_rim(site, cell)
        if partner == LAKE:
            return TOO_MANY
        covered[partner] = plan
    return tiles


def next_on_rim(site: Site, cell: i64) -> i64:
    """Return the first neighbour on the rim that no tile covers yet, or LAKE."""
    mark, covered, plan = site.mark, site.ground.covered, site.ground.plans
    near: i64
    for near in BESIDE[cell]:
        kind: i64 = mark[near]
        last: i64 = covered[near]
        if kind >= RIM and last != plan:
            return near
    return LAKE


def beyond_rim(site: Site, cell: i64) -> i64:
    """Return the last neighbour outside that can be dug, or LAKE."""
    ground = site.ground
    partner: i64 = LAKE
    near: i64
    for near in BESIDE[cell]:
        water = ground.covered[near] == ground.plans
        if not water and site.mark[near] == OUTSIDE and contains(ground.diggable, near):
            partner = near
    return partner
