"""The actions that are worth a look: of hundreds that come to the same, a few; what cannot matter now, not at all.

A temple or a tile may stand on any cell of its district, and a canal anywhere on the island: bots that look at all that
is legal spend nearly all their time on it. Of about 450 actions, about 50 are left.
"""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, BUILD, CANAL, DISCARD, DOUBLE, JUMP, NEUTRAL, REBRIDGE, SAIL, WALK
from patolli.games.mexica.board import (
    CELL_AT,
    CELLS,
    LAKE,
    NEAR,
    ORDINARY,
    PAIRS,
    PALACE,
    PLACES,
    PLOTS,
    SITES,
    SMALLEST,
    STARTS,
)
from patolli.games.mexica.cells import is_free
from patolli.games.mexica.districts import home
from patolli.games.mexica.flow import Turn
from patolli.games.mexica.sites import Site, grow, join
from patolli.games.mexica.state import NO_REGION, Mexica

AROUND: Final = [(0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (4, 0), (-4, 0), (0, 4), (0, -4)]  # sites, from the Mexica
BRIDGE_REACH: Final = 3  # from the Mexica to a bridge that it may want to walk on
LANDINGS: Final = 2  # cells of a small district to jump to
LARGEST: Final = 13  # where more cells are than on any tile, it matters where one lands


def shortlist(s: Mexica, seat: Seat, legal: list[Action]) -> list[Action]:
    """The actions that a bot need look at, in their order."""
    if not s.stack or not isinstance(s.stack[-1], Turn):
        return legal
    plot, rims, landings = quiet_plot(s, seat), borders(s, s.mexica[seat]), landing_cells(s)
    x, y = PLACES[s.mexica[seat]]
    moved = bytearray(len(SITES))  # where a bridge could be put, whichever it is
    chosen: list[Action] = []
    for action in legal:
        keep = True
        if action < WALK:
            keep = action < DISCARD or s.singles + s.doubles == 0
        elif action < JUMP:
            pass
        elif action < SAIL:
            keep = landings[action - JUMP] > 0
        elif action < CANAL:
            pass
        elif action < DOUBLE:
            keep = rims[ORDINARY[action - CANAL]] > 0
        elif action < BRIDGE:
            one, other = PAIRS[action - DOUBLE]
            keep = rims[one] > 0 and rims[other] > 0 if s.singles else rims[one] + rims[other] > 0
        elif action < BUILD:
            keep = in_reach(SITES[action - BRIDGE][0], x, y)
        elif action < NEUTRAL:
            keep = (action - BUILD) % PLOTS == plot  # temples and tiles
        else:
            site = (action - REBRIDGE) % len(SITES)
            keep = moved[site] == 0 and in_reach(SITES[site][0], x, y)
            moved[site] = 1
        if keep:
            chosen.append(action)
    return chosen


def in_reach(cell: int, x: int, y: int) -> bool:
    """Whether a bridge on this cell is a few steps from a place."""
    across, down = PLACES[cell]
    return abs(across - x) + abs(down - y) <= BRIDGE_REACH


def quiet_plot(s: Mexica, seat: Seat) -> int:
    """The free plot in the district of the Mexica where a piece is least in the way: a corner, no end of a bridge."""
    region = home(s, seat)
    chosen, most = -1, -1
    if region == NO_REGION:
        return chosen
    for plot, cell in enumerate(ORDINARY):
        if s.region[cell] != region or not is_free(s, cell):
            continue
        walls = 4 - len(NEAR[cell])
        for near in NEAR[cell]:
            if s.canal[near]:
                walls += 1
            elif s.temple[near] or s.tile[near]:
                walls += 2
        if s.ends[cell]:
            walls = 0
        if walls > most:
            chosen, most = plot, walls
    return chosen


def landing_cells(s: Mexica) -> bytearray:
    """Marks where a jump may end: any cell does in a small district; elsewhere every fourth; and a start cell."""
    mark = bytearray(CELLS)
    count = [0] * len(s.size)
    for cell in range(CELLS):
        if s.canal[cell]:
            continue
        region = s.region[cell]
        if s.size[region] > LARGEST:
            x, y = PLACES[cell]
            mark[cell] = 1 if PALACE[cell] or (x % 2 == 0 and y % 2 == 0) else 0
        elif is_free(s, cell) and count[region] < LANDINGS:
            count[region] += 1
            mark[cell] = 1
    for cell in STARTS:
        if is_free(s, cell):
            mark[cell] = 1
            break
    return mark


def borders(s: Mexica, mine: int) -> bytearray:
    """Marks what would become water, were districts of the sizes on display made near the Mexica."""
    mark = bytearray(CELLS)
    sizes = [row + SMALLEST for row, copies in enumerate(s.display) if copies]
    x, y = PLACES[mine]
    for dx, dy in AROUND:
        start = CELL_AT.get((x + dx, y + dy), LAKE)
        if start != LAKE and s.canal[start] == 0 and s.founded[s.region[start]] == 0:
            outline(s, start, mine, sizes, mark)
    return mark


def outline(s: Mexica, start: int, mine: int, sizes: list[int], mark: bytearray) -> None:
    """Marks the rims of the sites of these sizes that grow from a cell."""
    site, size = Site(), 0
    join(s, site, start, mine)
    for wanted in sizes:
        while size < wanted and site.rim:
            grow(s, site, mine)
            size += 1
        if size == wanted and site.firm == 0:
            for cell in site.rim:
                mark[cell] = 1
