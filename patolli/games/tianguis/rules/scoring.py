"""Points and ranking (T5.2, T5.3)."""

from patolli.core.audience import Seat
from patolli.core.game import Result
from patolli.games.tianguis.data.load import Goods
from patolli.games.tianguis.state import TianguisState


def result(goods: Goods, s: TianguisState) -> Result:
    """Return the points of stalls and cards, and the ranking: beans decide between equal points."""
    parts = [
        {"stalls": stalls, "goods": sum(n * p for n, p in zip(hand, goods.points, strict=True))}
        for stalls, hand in zip(s.points, s.hands, strict=True)
    ]
    scores = [sum(part.values()) for part in parts]
    places = sorted(zip(scores, s.beans, range(s.players), strict=True), key=lambda p: (-p[0], -p[1], p[2]))
    ranking: list[list[Seat]] = []
    for i, (score, beans, seat) in enumerate(places):
        if i and places[i - 1][:2] == (score, beans):
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    return Result(scores, parts, ranking, "" if s.stack else "rounds", [("beans", list(s.beans))])
