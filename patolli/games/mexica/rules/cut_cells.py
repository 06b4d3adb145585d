"""Find the cells of an area that may hold it together, alone or with a neighbour. All cells are tested at once.

The four sides of a cell are connected by the corners between them. If they fall into two groups or more, the cell may
be the only link between the groups; only a flood decides. If not, the area stays connected without the cell.
"""

from typing import Final

from patolli.games.mexica.rules.bitboard import difference, intersection, shifted, union
from patolli.games.mexica.state import Area

NOTHING: Final[Area] = (0, 0, 0, 0, 0)


class CutCells:
    """The cells that may part an area, alone, or with their neighbour in the east or south."""

    def __init__(self, land: Area) -> None:
        north, east, south, west = shifted(land, 2), shifted(land, 3), shifted(land, 0), shifted(land, 1)
        corners = [shifted(north, 3), shifted(south, 3), shifted(south, 1), shifted(north, 1)]
        self.alone = intersection(land, may_disconnect(north, east, south, west, corners))
        east_of_gap = intersection(land, may_disconnect(north, east, south, NOTHING, corners))
        west_of_gap = intersection(land, may_disconnect(north, NOTHING, south, west, corners))
        south_of_gap = intersection(land, may_disconnect(NOTHING, east, south, west, corners))
        north_of_gap = intersection(land, may_disconnect(north, east, NOTHING, west, corners))
        # two cells part nothing if the first does not, nor the second once the first is gone
        self.east = intersection(union(self.alone, shifted(east_of_gap, 3)), union(shifted(self.alone, 3), west_of_gap))
        self.south = intersection(
            union(self.alone, shifted(south_of_gap, 0)), union(shifted(self.alone, 0), north_of_gap)
        )

    def add(self, other: "CutCells") -> None:
        """Add the cells that may part another area."""
        self.alone = union(self.alone, other.alone)
        self.east = union(self.east, other.east)
        self.south = union(self.south, other.south)


def may_disconnect(north: Area, east: Area, south: Area, west: Area, corners: list[Area]) -> Area:
    """Return the cells whose sides fall into two groups or more; each side is the set of cells that have it."""
    first = difference(north, intersection(west, corners[3]))  # sides that are not connected with the one before
    second = difference(east, intersection(north, corners[0]))
    third = difference(south, intersection(east, corners[1]))
    fourth = difference(west, intersection(south, corners[2]))
    both = union(intersection(first, second), intersection(third, fourth))
    return union(both, intersection(union(first, second), union(third, fourth)))
