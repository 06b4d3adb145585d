"""Weak spots of an area: where one cell, or two neighbours, may hold it together. All cells are looked at in one go.

Around a cell its four sides hang together by the corners between them. If they fall into two groups or more, the cell
may be the only way from one group to another; only a flood can tell. If not, the area is whole without the cell.
"""

from typing import Final

from patolli.games.mexica.areas import common, less, shifted, union
from patolli.games.mexica.state import Area

NOTHING: Final[Area] = (0, 0, 0, 0, 0)


class Weak:
    """The cells that may part an area, alone, or with their neighbour in the east or south."""

    def __init__(self, land: Area) -> None:
        north, east, south, west = shifted(land, 2), shifted(land, 3), shifted(land, 0), shifted(land, 1)
        corners = [shifted(north, 3), shifted(south, 3), shifted(south, 1), shifted(north, 1)]
        self.alone = common(land, parted(north, east, south, west, corners))
        east_of_gap = common(land, parted(north, east, south, NOTHING, corners))
        west_of_gap = common(land, parted(north, NOTHING, south, west, corners))
        south_of_gap = common(land, parted(NOTHING, east, south, west, corners))
        north_of_gap = common(land, parted(north, east, NOTHING, west, corners))
        # two cells part nothing if one does not, nor the other once the first is gone
        self.east = common(union(self.alone, shifted(east_of_gap, 3)), union(shifted(self.alone, 3), west_of_gap))
        self.south = common(union(self.alone, shifted(south_of_gap, 0)), union(shifted(self.alone, 0), north_of_gap))


def parted(north: Area, east: Area, south: Area, west: Area, corners: list[Area]) -> Area:
    """The cells whose sides, each given as a set of cells that have it, fall into two groups or more."""
    first = less(north, common(west, corners[3]))  # the sides that do not hang on the one before
    second = less(east, common(north, corners[0]))
    third = less(south, common(east, corners[1]))
    fourth = less(west, common(south, corners[2]))
    both = union(common(first, second), common(third, fourth))
    return union(both, common(union(first, second), union(third, fourth)))
