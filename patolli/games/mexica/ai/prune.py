"""Drop legal actions that come to the same as others, or that cannot matter now.

A temple or a tile may stand on any cell of its district, and a canal anywhere on the island: bots that look at all
legal actions spend nearly all their time on those. Of about 450 actions, about 50 are left.
"""

from typing import Final

from mypy_extensions import i64

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.mexica.actions import (
    BRIDGE,
    BUILD,
    CANAL,
    DISCARD,
    DOUBLE,
    END,
    JUMP,
    NEUTRAL,
    REBRIDGE,
    SAIL,
    SITES,
    WALK,
    A,
)
from patolli.games.mexica.ai.district_sites import Ground, Site, grow
from patolli.games.mexica.data.components import (
    CELLS,
    NEAR,
    PLACES,
    PLOTS,
    SMALLEST,
    around,
)
from patolli.games.mexica.rules.bitboard import cells_in, contains
from patolli.games.mexica.rules.districts import free_plots
from patolli.games.mexica.rules.legal_cache import position
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import MexicaState

SITE_STEPS: Final = [(0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (4, 0), (-4, 0), (0, 4), (0, -4)]  # from the Mexica
AROUND: Final = [around(cell, SITE_STEPS) for cell in range(CELLS)]  # starts of sites
REACH: Final = 3  # cells from the Mexica to a bridge that it may walk on
CLOSE: Final = [(x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1) if abs(x) + abs(y) <= REACH]
CLOSE_BY: Final = [around(cell, CLOSE) for cell in range(CELLS)]
LANDINGS: Final = 2  # cells of a small district to jump to
LARGEST: Final = 13  # cells; in larger districts the place of the landing matters
FOURTH: Final = [x % 2 == 0 and y % 2 == 0 for x, y in PLACES]


def prune(s: MexicaState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the actions that a bot needs to look at, in their order."""
    if not s.stack or not isinstance(s.stack[-1], Turn):
        return legal
    mine = s.mexica[seat]
    chosen = block(legal, END, DISCARD if s.singles + s.doubles else WALK)
    chosen += block(legal, WALK, JUMP)
    chosen += jumps(s, block(legal, JUMP, SAIL))
    chosen += block(legal, SAIL, CANAL)
    chosen += canals(s, mine, block(legal, CANAL, DOUBLE), block(legal, DOUBLE, BRIDGE))
    chosen += bridges(s, mine, block(legal, BRIDGE, BUILD), BRIDGE)
    chosen += temples_and_tiles(s, seat, block(legal, BUILD, NEUTRAL))
    chosen += bridges(s, mine, block(legal, REBRIDGE, A.size), REBRIDGE)
    return chosen


def block(legal: list[Action], first: Action, end: Action) -> list[Action]:
    """Return the actions from one to before another."""
    return legal[position(legal, first) : position(legal, end)]


def jumps(s: MexicaState, legal: list[Action]) -> list[Action]:
    """Return the jumps that end on a useful cell."""
    if not legal:
        return legal
    landings = landing_cells(s)
    return [action for action in legal if landings[action - JUMP]]


def canals(s: MexicaState, mine: int, singles: list[Action], doubles: list[Action]) -> list[Action]:
    """Return the canals that would border a new district; without singles, a double may reach beyond the border."""
    if not singles and not doubles:
        return singles
    rims = borders(s, mine)
    enough: i64 = 2 if s.singles else 1
    chosen = [single for single in singles if rims[s.box.ordinary[single - CANAL]]]
    firsts, seconds = s.box.firsts, s.box.seconds
    action: i64
    for action in doubles:
        one: i64 = rims[firsts[action - DOUBLE]]
        other: i64 = rims[seconds[action - DOUBLE]]
        if one + other >= enough:
            chosen.append(action)
    return chosen


def bridges(s: MexicaState, mine: int, legal: list[Action], first: Action) -> list[Action]:
    """Return the bridges near the Mexica; where bridges are moved, only one move to each place."""
    if not legal:
        return legal
    wanted = [False] * SITES
    for near in CLOSE_BY[mine]:
        for site in s.box.site[near]:
            if site >= 0:
                wanted[site] = True
    chosen: list[Action] = []
    sites: i64 = SITES
    action: i64
    for action in legal:
        place = (action - first) % sites
        if wanted[place]:
            wanted[place] = False
            chosen.append(action)
    return chosen


def temples_and_tiles(s: MexicaState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the temples and tiles on the one plot where they are least in the way."""
    if not legal:
        return legal
    plot = quiet_plot(s, seat)
    return [action for action in legal if (action - BUILD) % PLOTS == plot]


def quiet_plot(s: MexicaState, seat: Seat) -> int:
    """Return the free plot in the Mexica's district where a piece is least in the way: a corner, no end of a bridge."""
    chosen, most, plot = -1, -1, s.box.plot
    for cell in cells_in(free_plots(s, seat)):
        walls = 0 if contains(s.protected, cell) else walls_around(s, cell)
        if walls > most:
            chosen, most = plot[cell], walls
    return chosen


def walls_around(s: MexicaState, cell: i64) -> int:
    """Return how closed a cell is: water on a side counts once, a piece twice."""
    walls = 4 - len(NEAR[cell])
    for near in NEAR[cell]:
        if s.canal[near]:
            walls += 1
        elif s.temple[near] or s.tile[near]:
            walls += 2
    return walls


def landing_cells(s: MexicaState) -> list[bool]:
    """Mark the cells to jump to: a few of each small district, every fourth elsewhere, and one start cell."""
    mark, region, left = [False] * CELLS, s.region, [LANDINGS] * len(s.size)
    large = [size > LARGEST for size in s.size]
    for cell in cells_in(s.free):
        here = region[cell]
        if large[here]:
            mark[cell] = FOURTH[cell] or s.box.palace[cell]
        elif left[here]:
            left[here] = left[here] - 1
            mark[cell] = True
    for cell in s.box.starts:
        if contains(s.free, cell):
            mark[cell] = True
            break
    return mark


def borders(s: MexicaState, mine: int) -> list[int]:
    """Mark the cells that would become water if districts of the sizes on display were made near the Mexica."""
    mark, ground = [0] * CELLS, Ground(s, mine)
    sizes = [row + SMALLEST for row, copies in enumerate(s.display) if copies]
    for start in AROUND[mine]:
        if s.canal[start] == 0 and s.founded[s.region[start]] == 0:
            outline(Site(ground, start), sizes, mark)
    return mark


def outline(site: Site, sizes: list[int], mark: list[int]) -> None:
    """Mark the rims of a site as it grows to these sizes."""
    size = 0
    for wanted in sizes:
        while size < wanted and site.rim:
            grow(site)
            size += 1
        if size == wanted and site.firm == 0:
            for cell in site.rim:
                mark[cell] = 1
