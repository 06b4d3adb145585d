"""What a position is worth to a seat: a sum of features that a person would name."""

from patolli.core.audience import Seat
from patolli.games.cortez.scoring import points
from patolli.games.cortez.state import Cortez


def value(s: Cortez, seat: Seat) -> float:
    """Points of the seat less those of the best rival."""
    sums = [sum(points(s, other).values()) for other in range(s.players)]
    return float(sums[seat] - max([total for other, total in enumerate(sums) if other != seat]))
