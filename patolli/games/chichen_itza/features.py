"""What a position is worth to a seat."""

from patolli.core.audience import Seat
from patolli.games.chichen_itza.scoring import points
from patolli.games.chichen_itza.state import Chichen


def value(s: Chichen, seat: Seat) -> float:
    """Points of the seat less those of the best rival."""
    sums = [sum(points(s, other).values()) for other in range(s.players)]
    return float(sums[seat] - max([total for other, total in enumerate(sums) if other != seat]))
