"""What a position is worth to a seat: a sum of features that a person would name."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.board import CELL_AT, LAKE, MIDDLE, PLACES, SMALL, SMALLEST, STARTS
from patolli.games.mexica.districts import home
from patolli.games.mexica.flow import Turn
from patolli.games.mexica.scoring import PALACE_POINTS, numbers, places, worth
from patolli.games.mexica.state import NO_REGION, Mexica

NAMES: Final = ("points", "founded", "open", "founding", "present", "palace", "levels", "chips", "mobility", "closing")
WEIGHTS: Final = (1.0, 0.8, 0.35, 0.7, 0.3, 0.25, -0.25, 0.2, 0.08, 0.15)
RIM: Final = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if abs(dx) + abs(dy) in (2, 3)]


def features(s: Mexica, seat: Seat) -> list[float]:
    """By feature: points so far, what the districts would pay now, and what is about to come."""
    founded, unfounded = standing(s, seat)
    region = home(s, seat)
    founding, present = chances(s, seat, region)
    return [
        float(s.points[seat]),
        founded * (2 if s.phase == 1 else 1),
        unfounded,
        founding,
        present,
        float(PALACE_POINTS if s.mexica[seat] in STARTS else 0),
        float(sum((value + 1) * count for value, count in enumerate(s.hand[seat]))),
        float(s.chips[seat]),
        mobility(s, seat, region),
        closing(s, seat),
    ]


def standing(s: Mexica, seat: Seat) -> tuple[float, float]:
    """What this seat would score in founded and in unfounded districts, were they scored now."""
    founded, unfounded = 0.0, 0.0
    for region, values in enumerate(worth(s)):
        if s.size[region] and values[seat]:
            pays = (0, *numbers(s.size[region], s.founded[region] > 0), 0, 0)
            paid = pays[places(values)[seat]]
            if s.founded[region]:
                founded += paid
            else:
                unfounded += min(paid, 13)
    return founded, unfounded


def chances(s: Mexica, seat: Seat, region: int) -> tuple[float, float]:
    """Whether the Mexica stands in a district that can be founded now, as founder or as one of those present."""
    if region == NO_REGION or s.founded[region]:
        return 0.0, 0.0
    row = s.size[region] - SMALLEST
    if not 0 <= row < len(s.display) or not s.display[row]:
        return 0.0, 0.0
    mine = bool(s.stack) and isinstance(s.stack[-1], Turn) and s.turn == seat
    return (float(MIDDLE[row]), 0.0) if mine else (0.0, float(SMALL[row]))


def mobility(s: Mexica, seat: Seat, region: int) -> float:
    """Room to build where the Mexica stands, counted up to ten cells; nothing on a bridge."""
    return 0.0 if region == NO_REGION else float(min(s.size[region], 10))


def closing(s: Mexica, seat: Seat) -> float:
    """How far the shore around the Mexica is closed: of the cells up to three steps away, those that are water."""
    cell = s.mexica[seat]
    if cell < 0 or not any(s.display) or (s.canal[cell] == 0 and s.founded[s.region[cell]]):
        return 0.0
    x, y = PLACES[cell]
    around = 0
    for dx, dy in RIM:
        other = CELL_AT.get((x + dx, y + dy), LAKE)
        if other == LAKE or s.canal[other]:
            around += 1
    return float(around)


def value(s: Mexica, seat: Seat) -> float:
    """The weighted sum, less that of the best rival."""
    sums = [sum(w * f for w, f in zip(WEIGHTS, features(s, other), strict=True)) for other in range(s.players)]
    return sums[seat] - max(total for other, total in enumerate(sums) if other != seat)
