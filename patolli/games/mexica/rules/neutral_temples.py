"""Chapter 18: places for the neutral temples of the two-player game."""

from typing import Final

from patolli.games.mexica.data.components import CELLS, PLACES, VALUES
from patolli.games.mexica.rules.bitboard import (
    cell_set,
    cells_in,
    contains,
    difference,
    empty,
    grown,
    intersection,
    intersects,
)
from patolli.games.mexica.rules.cells import is_free
from patolli.games.mexica.state import NEUTRAL_OWNER, Area, MexicaState

DISTANCE: Final = 4


def legal_area(s: MexicaState) -> Area:
    """Return the cells for the next neutral temple; if none is left, the distance falls until one is (M18.8)."""
    free, temples = intersection(cell_set(s.box.inland), s.free), neutral_cells(s)
    for distance in range(DISTANCE, 0, -1):
        found = difference(free, too_near(temples, distance))
        if not empty(found):
            return found
    return cell_set([])


def legal_values(s: MexicaState, by_players: bool) -> list[int]:
    """Return the values of which the next neutral temple may be, in rising order."""
    values = [value for value in range(1, VALUES + 1) if s.neutral[value - 1]]
    return [value for value in values if order_refusal(s, value, by_players) is None]


def neutral_cells(s: MexicaState) -> Area:
    """Return the cells with a neutral temple."""
    return cell_set([cell for cell in cells_in(s.filled) if s.owner[cell] == NEUTRAL_OWNER])


def too_near(temples: Area, distance: int) -> Area:
    """Return the cells whose columns plus rows to a neutral temple are fewer than the distance (M18.5)."""
    for _i in range(distance - 1):
        temples = grown(temples)
    return temples


def required_distance(s: MexicaState) -> int:
    """Return the distance that the next neutral temple must keep (M18.5, M18.8)."""
    allowed = legal_area(s)
    distance = DISTANCE
    while intersects(allowed, too_near(neutral_cells(s), distance)):
        distance -= 1
    return distance


def gap(s: MexicaState, cell: int) -> int:
    """Return the distance of a cell to the nearest neutral temple: columns plus rows; DISTANCE if there is none."""
    x, y = PLACES[cell]
    temples = [PLACES[other] for other in range(CELLS) if s.owner[other] == NEUTRAL_OWNER]
    return min([abs(column - x) + abs(row - y) for column, row in temples], default=DISTANCE)


def cell_refusal(s: MexicaState, cell: int) -> str | None:
    """Return the rule that keeps a neutral temple off a cell (M18.4, M18.5), or None."""
    if s.box.inland_number[cell] < 0 or not is_free(s, cell):
        return "M18.4"
    return "M18.5" if not contains(legal_area(s), cell) else None


def order_refusal(s: MexicaState, value: int, by_players: bool) -> str | None:
    """Return M18.6 if chance must place a higher value first."""
    return "M18.6" if not by_players and any(s.neutral[value:]) else None


def neutral_refusal(s: MexicaState, value: int, cell: int, by_players: bool) -> str | None:
    """Return the first rule of this chapter that forbids a neutral temple there (M20.10), or None."""
    if s.neutral[value - 1] == 0:
        return "M18.3" if s.rule_options.neutral == "more" else "M18.2"
    return cell_refusal(s, cell) or order_refusal(s, value, by_players)
