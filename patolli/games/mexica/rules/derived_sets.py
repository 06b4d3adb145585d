"""The fields that follow from the table: sets of cells, districts and lists of legal actions."""

from patolli.games.mexica.data.components import CELLS
from patolli.games.mexica.rules.bitboard import cell_set, difference, union
from patolli.games.mexica.rules.canals import diggable
from patolli.games.mexica.rules.cells import ends_of
from patolli.games.mexica.rules.districts import derive_regions
from patolli.games.mexica.rules.legal_cache import EAST_WEST, forget_lists
from patolli.games.mexica.state import MexicaState


def refresh(s: MexicaState) -> None:
    """Update the free land (M1.8) and the cells that may become water, after one of the other sets has changed."""
    s.free = difference(s.land, union(s.standing, s.filled))
    s.diggable = diggable(s)


def derive(s: MexicaState) -> None:
    """Compute all derived fields from the others."""
    cells = range(CELLS)
    lying = [cell for cell in cells if s.bridge[cell]]
    s.ordinary = cell_set(s.box.ordinary)
    s.standing = cell_set([cell for cell in s.mexica if cell >= 0])
    s.land = cell_set([cell for cell in cells if s.canal[cell] == 0])
    s.water = cell_set([cell for cell in cells if s.canal[cell]])
    s.filled = cell_set([cell for cell in cells if s.temple[cell] or s.tile[cell]])
    s.bridged = cell_set(lying)
    s.east_west = cell_set([cell for cell in lying if s.bridge[cell] == EAST_WEST])
    s.protected = cell_set([end for cell in lying for end in ends_of(cell, s.bridge[cell] - 1)])
    s.hosts_checked = False
    derive_regions(s)
    s.settled = cell_set([cell for cell in cells if s.canal[cell] == 0 and s.founded[s.region[cell]]])
    refresh(s)
    forget_lists(s)
