"""The coast, as a set of cells.

It stands here as five words: mypyc misreads a Final tuple of i64, and one in a list must be unpacked at each use.
"""

from typing import Final

from mypy_extensions import i64

from patolli.games.mexica.data.components import SHORE_CELLS
from patolli.games.mexica.rules.bitboard import cell_set
from patolli.games.mexica.state import Area

SHORE: Final = [cell_set(SHORE_CELLS)]
SHORE_0: Final[i64] = SHORE[0][0]
SHORE_1: Final[i64] = SHORE[0][1]
SHORE_2: Final[i64] = SHORE[0][2]
SHORE_3: Final[i64] = SHORE[0][3]
SHORE_4: Final[i64] = SHORE[0][4]


def coast() -> Area:
    """Return the cells beside the lake."""
    return SHORE_0, SHORE_1, SHORE_2, SHORE_3, SHORE_4
