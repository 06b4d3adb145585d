"""The value of a position to a seat, which bots maximise."""

from patolli.core.audience import Seat
from patolli.games.tianguis.data.load import Goods
from patolli.games.tianguis.rules.scoring import result
from patolli.games.tianguis.state import TianguisState


def evaluate(goods: Goods, s: TianguisState, seat: Seat) -> float:
    """Return the lead in points; a bean is worth about a third of a point while there are rounds left."""
    left = (s.rounds - s.round + 1) / s.rounds if s.stack else 0.0
    scores = result(goods, s).scores
    values = [score + left * beans / 3 for score, beans in zip(scores, s.beans, strict=True)]
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)
