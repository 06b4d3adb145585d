"""Chapter 18: where the neutral temples of the two-player game may stand."""

from typing import Final

from patolli.games.mexica.board import CELLS, INLAND, PLACES
from patolli.games.mexica.cells import is_free
from patolli.games.mexica.state import NEUTRAL_OWNER, Mexica

DISTANCE: Final = 4


def legal_cells(s: Mexica) -> list[int]:
    """M18.4, M18.5; if no cell is left, the distance falls until one is (M18.8)."""
    distance = required_distance(s)
    return [cell for cell in INLAND if is_free(s, cell) and gap(s, cell) >= distance]


def required_distance(s: Mexica) -> int:
    """The distance that the next neutral temple must keep."""
    gaps = [gap(s, cell) for cell in INLAND if is_free(s, cell)]
    return min(DISTANCE, max(gaps))


def gap(s: Mexica, cell: int) -> int:
    """The distance to the nearest neutral temple: columns plus rows."""
    x, y = PLACES[cell]
    found = [abs(PLACES[c][0] - x) + abs(PLACES[c][1] - y) for c in range(CELLS) if s.owner[c] == NEUTRAL_OWNER]
    return min(found, default=DISTANCE)


def neutral_refusal(s: Mexica, value: int, cell: int, more: bool, by_players: bool) -> str | None:
    """The first rule of this chapter that forbids a neutral temple there (M20.10)."""
    if s.neutral[value - 1] == 0:
        return "M18.3" if more else "M18.2"
    if cell not in INLAND or not is_free(s, cell):
        return "M18.4"
    if gap(s, cell) < required_distance(s):
        return "M18.5"
    if not by_players and any(s.neutral[value:]):
        return "M18.6"
    return None
