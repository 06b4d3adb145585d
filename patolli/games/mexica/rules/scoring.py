"""Chapters 15 and 17: the two scorings, and the ranking."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.data.box import Box
from patolli.games.mexica.data.components import CELLS, SMALLEST
from patolli.games.mexica.events import PALACE_SCORED, SCORED
from patolli.games.mexica.rules.districts import address
from patolli.games.mexica.state import NEUTRAL_OWNER, NO_REGION, MexicaState, with_change

FOUNDING: Final = 0
DISTRICTS: Final = (1, 3)  # by phase - 1
PALACE: Final = (2, 4)
SOURCES: Final = ("founding", "districts-1", "palace-1", "districts-2", "palace-2")
PALACE_POINTS: Final = 5


def earn(s: MexicaState, seat: Seat, source: int, points: int) -> None:
    """Add points, and record their source."""
    s.points[seat] += points
    s.earned = [with_change(by, source, points) if owner == seat else by for owner, by in enumerate(s.earned)]


def numbers(box: Box, size: int, founded: bool) -> tuple[int, int, int]:
    """Return the big, middle and small number of a tile (M1.11) or of an unfounded district (M15.7)."""
    if founded:
        return size, box.middle[size - SMALLEST], box.small[size - SMALLEST]
    middle = (size + 1) // 2
    return size, middle, (middle + 1) // 2


def temple_values(s: MexicaState) -> list[list[int]]:
    """Return by district the value of each colour in it, the neutral one last (M15.1)."""
    values = [[0] * (NEUTRAL_OWNER + 1) for _ in s.size]
    for cell in range(CELLS):
        if s.temple[cell]:
            values[s.region[cell]][s.owner[cell]] += s.temple[cell]
    return values


def places(values: list[int]) -> list[int]:
    """Return the place of each colour: 1 plus the number of colours with more; 0 for none (M15.2, M15.3)."""
    return [1 + sum(1 for other in values if other > value) if value else 0 for value in values]


def scored_regions(s: MexicaState, phase: int) -> list[int]:
    """Return the districts that a scoring covers, from north to south (M15.6, M15.7)."""
    return [region for region in dict.fromkeys(s.region) if region != NO_REGION and (phase == 2 or s.founded[region])]


def district_points(s: MexicaState, phase: int) -> list[tuple[int, Seat, int, int]]:
    """Return district, seat, place and points of every payment of a scoring in districts (M15.4)."""
    values = temple_values(s)
    paid: list[tuple[int, Seat, int, int]] = []
    for region in scored_regions(s, phase):
        pays = (0, *numbers(s.box, s.size[region], s.founded[region] > 0), 0, 0)
        for seat, place in enumerate(places(values[region])[: s.players]):
            if pays[place]:
                paid.append((region, seat, place, pays[place]))
    return paid


def score(s: MexicaState, phase: int) -> None:
    """Score districts, then the palace (M15.5, M15.8)."""
    for region, seat, place, points in district_points(s, phase):
        earn(s, seat, DISTRICTS[phase - 1], points)
        if s.emitted is not None:  # playouts need no address
            s.emit(SCORED, seat, address(s, region), s.size[region], place, points)
    for seat, cell in enumerate(s.mexica):
        if cell in s.box.starts:
            earn(s, seat, PALACE[phase - 1], PALACE_POINTS)
            s.emit(PALACE_SCORED, seat, PALACE_POINTS)


def ranking(s: MexicaState) -> list[list[Seat]]:
    """Return the seats by points, then by chips, then with a shared place (M17.1 to M17.3)."""
    keys = [(s.points[seat], s.chips[seat]) for seat in range(s.players)]
    order = sorted(set(keys), reverse=True)
    return [[seat for seat in range(s.players) if keys[seat] == key] for key in order]
