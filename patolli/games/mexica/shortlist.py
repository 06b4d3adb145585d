"""The actions that are worth a look: of hundreds that come to the same, a few; what cannot matter now, not at all.

A temple or a tile may stand on any cell of its district, and a canal anywhere on the island: bots that look at all that
is legal spend nearly all their time on it. Of about 450 actions, about 50 are left.
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
    WALK,
    A,
)
from patolli.games.mexica.board import (
    CELLS,
    NEAR,
    ORDINARY,
    PAIRS,
    PALACE,
    PLACES,
    PLOT,
    PLOTS,
    SITE,
    SITES,
    SMALLEST,
    STARTS,
    around,
)
from patolli.games.mexica.districts import home
from patolli.games.mexica.flow import Turn
from patolli.games.mexica.offers import FREE, position
from patolli.games.mexica.sites import Ground, Site, grow
from patolli.games.mexica.state import NO_REGION, Mexica

SITE_STEPS: Final = [(0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (4, 0), (-4, 0), (0, 4), (0, -4)]  # from the Mexica
AROUND: Final = [around(cell, SITE_STEPS) for cell in range(CELLS)]  # where sites are looked for
REACH: Final = 3  # from the Mexica to a bridge that it may want to walk on
CLOSE: Final = [(x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1) if abs(x) + abs(y) <= REACH]
SITES_NEAR: Final = [
    [site for near in around(cell, CLOSE) for site in SITE[near] if site >= 0] for cell in range(CELLS)
]
LANDINGS: Final = 2  # cells of a small district to jump to
LARGEST: Final = 13  # where more cells are than on any tile, it matters where one lands
FIRST: Final = [one for one, _ in PAIRS]  # the two cells of a double
SECOND: Final = [other for _, other in PAIRS]
FOURTH: Final = [PALACE[cell] or (x % 2 == 0 and y % 2 == 0) for cell, (x, y) in enumerate(PLACES)]


def shortlist(s: Mexica, seat: Seat, legal: list[Action]) -> list[Action]:
    """The actions that a bot need look at, in their order."""
    if not s.stack or not isinstance(s.stack[-1], Turn):
        return legal
    mine = s.mexica[seat]
    chosen = block(legal, END, DISCARD if s.singles + s.doubles else WALK)
    chosen += block(legal, WALK, JUMP)
    chosen += jumps(s, block(legal, JUMP, SAIL))
    chosen += block(legal, SAIL, CANAL)
    chosen += canals(s, mine, block(legal, CANAL, DOUBLE), block(legal, DOUBLE, BRIDGE))
    chosen += bridges(mine, block(legal, BRIDGE, BUILD), BRIDGE)
    chosen += temples_and_tiles(s, seat, block(legal, BUILD, NEUTRAL))
    chosen += bridges(mine, block(legal, REBRIDGE, A.size), REBRIDGE)
    return chosen


def block(legal: list[Action], first: Action, end: Action) -> list[Action]:
    """The actions from one to before another."""
    return legal[position(legal, first) : position(legal, end)]


def jumps(s: Mexica, legal: list[Action]) -> list[Action]:
    """Those that end on a cell worth landing on."""
    if not legal:
        return legal
    landings = landing_cells(s)
    return [action for action in legal if landings[action - JUMP]]


def canals(s: Mexica, mine: int, singles: list[Action], doubles: list[Action]) -> list[Action]:
    """Those that would border a new district; without singles, a double may reach beyond the border."""
    if not singles and not doubles:
        return singles
    rims = borders(s, mine)
    enough: i64 = 2 if s.singles else 1
    chosen = [single for single in singles if rims[ORDINARY[single - CANAL]]]
    action: i64
    for action in doubles:
        one: i64 = rims[FIRST[action - DOUBLE]]
        other: i64 = rims[SECOND[action - DOUBLE]]
        if one + other >= enough:
            chosen.append(action)
    return chosen


def bridges(mine: int, legal: list[Action], first: Action) -> list[Action]:
    """Those to a place near the Mexica, and where bridges are moved, one to each place, whichever it is."""
    if not legal:
        return legal
    wanted = [False] * len(SITES)
    for site in SITES_NEAR[mine]:
        wanted[site] = True
    chosen: list[Action] = []
    sites: i64 = len(SITES)
    action: i64
    for action in legal:
        place = (action - first) % sites
        if wanted[place]:
            wanted[place] = False
            chosen.append(action)
    return chosen


def temples_and_tiles(s: Mexica, seat: Seat, legal: list[Action]) -> list[Action]:
    """Those that go to the one plot where pieces are least in the way."""
    if not legal:
        return legal
    plot = quiet_plot(s, seat)
    return [action for action in legal if (action - BUILD) % PLOTS == plot]


def quiet_plot(s: Mexica, seat: Seat) -> int:
    """The free plot in the district of the Mexica where a piece is least in the way: a corner, no end of a bridge."""
    mine, region, marks = home(s, seat), s.region, s.marks
    chosen, most = -1, -1
    if mine == NO_REGION:
        return chosen
    cell: i64
    for cell in ORDINARY:
        mark: i64 = marks[cell]
        if mark & FREE and region[cell] == mine:
            walls = 0 if s.ends[cell] else walls_around(s, cell)
            if walls > most:
                chosen, most = PLOT[cell], walls
    return chosen


def walls_around(s: Mexica, cell: i64) -> int:
    """How little goes past a cell: water on a side counts once, a piece twice."""
    walls = 4 - len(NEAR[cell])
    for near in NEAR[cell]:
        if s.canal[near]:
            walls += 1
        elif s.temple[near] or s.tile[near]:
            walls += 2
    return walls


def landing_cells(s: Mexica) -> list[bool]:
    """Marks where a jump may end: any cell does in a small district; elsewhere every fourth; and a start cell."""
    mark, marks, region, left = [False] * CELLS, s.marks, s.region, [LANDINGS] * len(s.size)
    large = [size > LARGEST for size in s.size]
    cell: i64
    for cell in range(CELLS):
        free: i64 = marks[cell]
        if free & FREE:
            here = region[cell]
            if large[here]:
                mark[cell] = FOURTH[cell]
            elif left[here]:
                left[here] = left[here] - 1
                mark[cell] = True
    for cell in STARTS:
        if marks[cell] & FREE:
            mark[cell] = True
            break
    return mark


def borders(s: Mexica, mine: int) -> list[int]:
    """Marks what would become water, were districts of the sizes on display made near the Mexica."""
    mark, ground = [0] * CELLS, Ground(s, mine)
    sizes = [row + SMALLEST for row, copies in enumerate(s.display) if copies]
    for start in AROUND[mine]:
        if s.canal[start] == 0 and s.founded[s.region[start]] == 0:
            outline(Site(ground, start), sizes, mark)
    return mark


def outline(site: Site, sizes: list[int], mark: list[int]) -> None:
    """Marks the rims of a site as it grows to these sizes."""
    size = 0
    for wanted in sizes:
        while size < wanted and site.rim:
            grow(site)
            size += 1
        if size == wanted and site.firm == 0:
            for cell in site.rim:
                mark[cell] = 1
