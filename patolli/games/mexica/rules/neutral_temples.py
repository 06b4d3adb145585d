"""Chapter 18: places for the neutral temples of the two-player game."""

from typing import Final

from patolli.games.mexica.data.components import CELLS, INLAND, PLACES, VALUES
from patolli.games.mexica.rules.cells import is_free
from patolli.games.mexica.state import NEUTRAL_OWNER, MexicaState

DISTANCE: Final = 4
FAR: Final = 99  # farther than any two cells are apart


def legal_cells(s: MexicaState) -> list[int]:
    """Return the cells for the next neutral temple; if none is left, the distance falls until one is (M18.8)."""
    free = [cell for cell in INLAND if is_free(s, cell)]
    gaps = free_gaps(s, free)
    distance = distance_kept(gaps)
    return [cell for cell, gap in zip(free, gaps) if gap_refusal(gap, distance) is None]


def legal_values(s: MexicaState, by_players: bool) -> list[int]:
    """Return the values of which the next neutral temple may be, in rising order."""
    values = [value for value in range(1, VALUES + 1) if s.neutral[value - 1]]
    return [value for value in values if order_refusal(s, value, by_players) is None]


def required_distance(s: MexicaState) -> int:
    """Return the distance that the next neutral temple must keep (M18.5, M18.8)."""
    return distance_kept(free_gaps(s, [cell for cell in INLAND if is_free(s, cell)]))


def distance_kept(gaps: list[int]) -> int:
    """Return the distance that can be kept with these gaps of the free cells (M18.5, M18.8)."""
    return min(DISTANCE, max(gaps))


def gap(s: MexicaState, cell: int) -> int:
    """Return the distance of a cell to the nearest neutral temple: columns plus rows."""
    return free_gaps(s, [cell])[0]


def free_gaps(s: MexicaState, cells: list[int]) -> list[int]:
    """Return the distance of each of these cells to the nearest neutral temple."""
    temples = [PLACES[cell] for cell in range(CELLS) if s.owner[cell] == NEUTRAL_OWNER]
    found: list[int] = []
    for cell in cells:
        x, y = PLACES[cell]
        nearest = FAR
        for column, row in temples:
            nearest = min(nearest, abs(column - x) + abs(row - y))
        found.append(nearest if temples else DISTANCE)
    return found


def gap_refusal(gap: int, distance: int) -> str | None:
    """Return M18.5 if a cell is too near to a neutral temple, or None."""
    return "M18.5" if gap < distance else None


def cell_refusal(s: MexicaState, cell: int) -> str | None:
    """Return the rule that keeps a neutral temple off a cell (M18.4, M18.5), or None."""
    if cell not in INLAND or not is_free(s, cell):
        return "M18.4"
    return gap_refusal(gap(s, cell), required_distance(s))


def order_refusal(s: MexicaState, value: int, by_players: bool) -> str | None:
    """Return M18.6 if chance must place a higher value first."""
    return "M18.6" if not by_players and any(s.neutral[value:]) else None


def neutral_refusal(s: MexicaState, value: int, cell: int, by_players: bool) -> str | None:
    """Return the first rule of this chapter that forbids a neutral temple there (M20.10), or None."""
    if s.neutral[value - 1] == 0:
        return "M18.3" if s.rule_options.neutral == "more" else "M18.2"
    return cell_refusal(s, cell) or order_refusal(s, value, by_players)
