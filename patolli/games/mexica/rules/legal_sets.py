"""Legal actions on cells as sets: those of one kind are the cells of one set or of two.

The lists of `legal_cache` and the counts of the sampler both follow from these sets.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, BUILD, CANAL, DOUBLE, JUMP
from patolli.games.mexica.data.box import Island
from patolli.games.mexica.data.components import CELLS, PLOTS, VALUES
from patolli.games.mexica.rules.bitboard import intersection, nowhere, shifted
from patolli.games.mexica.rules.bridges import open_sites
from patolli.games.mexica.rules.cells import landings
from patolli.games.mexica.rules.districts import free_plots
from patolli.games.mexica.state import Area, MexicaState

JUMPS: Final = 0  # kinds of actions on cells
CANALS: Final = 1
DOUBLES: Final = 2
BRIDGES: Final = 3
BUILDS: Final = 4  # and above, by value
KINDS: Final = BUILDS + VALUES

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def legal_sets(s: MexicaState, seat: Seat, kind: int) -> tuple[Area, Area]:
    """Return the cells of the legal actions of a kind, at any cost; those of doubles by the cell in north or west."""
    if kind == JUMPS:
        return landings(s), nowhere()
    if kind == CANALS:
        return s.diggable, nowhere()
    if kind == DOUBLES:
        beside, below = shifted(s.diggable, WEST), shifted(s.diggable, NORTH)
        return intersection(s.diggable, beside), intersection(s.diggable, below)
    if kind == BRIDGES:
        return open_sites(s, 0), open_sites(s, 1)
    return free_plots(s, seat), nowhere()


def by_cell(first: int, numbers: list[int]) -> list[int]:
    """Return the action of each cell in a block, or -1, given the numbers of the cells within it, or -1."""
    return [first + number if number >= 0 else -1 for number in numbers]


def actions_by_kind(island: Island) -> list[tuple[list[int], list[int]]]:
    """Return for each kind the actions of the cells of its first set and of its second."""
    if not island.actions:
        unused = [-1] * CELLS
        east, south = (by_cell(DOUBLE, [pairs[side] for pairs in island.pair_at]) for side in (EAST, SOUTH))
        along, across = (by_cell(BRIDGE, [sites[axis] for sites in island.site]) for axis in (0, 1))
        temples = [(by_cell(BUILD + value * PLOTS, island.plot), unused) for value in range(VALUES)]
        jumps, canals = by_cell(JUMP, list(range(CELLS))), by_cell(CANAL, island.plot)
        island.actions = [(jumps, unused), (canals, unused), (east, south), (along, across), *temples]
    return island.actions
