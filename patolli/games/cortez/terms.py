"""What a position is worth to a seat, part by part: the sum is `features.value`.

What lies on the table has its parts; a question that stands open is one more, by what its likely answer changes.
"""

from patolli.core.audience import Seat
from patolli.core.terms import compared
from patolli.games.cortez.aftermath import Place, Premium
from patolli.games.cortez.auction import Auction, Pay
from patolli.games.cortez.board import CITY_FIELDS
from patolli.games.cortez.bribes import PickFigure, PutFigure
from patolli.games.cortez.deals import Trade
from patolli.games.cortez.features import action_open, worths
from patolli.games.cortez.fight import fight
from patolli.games.cortez.movement import March
from patolli.games.cortez.scoring import FIGURE_POINTS, MISSION_POINTS, NATION_POINTS, TREASURE_POINTS, in_city, points
from patolli.games.cortez.standing import (
    ROUND,
    actions_left,
    ahead,
    bribes,
    mission,
    outside,
    supplies,
    sure,
    table,
    treasure_shares,
)
from patolli.games.cortez.state import GOLD, OWN, WEAPON_CARD, Cortez, nation_of, nation_of_figure
from patolli.games.cortez.weights import WEIGHTS


def terms(s: Cortez, seat: Seat) -> dict[str, float]:
    """What a seat has and hopes for, and what its rivals do."""
    if s.stack:
        holdings = lying(s)
        now, then, name = table(s), worths(s), question(s)
        for other in range(s.players):
            if then[other] != now[other]:
                holdings[other][name] = then[other] - now[other]
    else:
        holdings = [scored(s, other) for other in range(s.players)]
    parts = compared(holdings, seat)
    if s.active == seat and action_open(s):
        parts["action"] = WEIGHTS[s.players].action
    return parts


def scored(s: Cortez, seat: Seat) -> dict[str, float]:
    """The points at the end."""
    found = {name: float(count) for name, count in points(s, seat).items()}
    found["city"] = found.pop("figures")
    return found


def question(s: Cortez) -> str:
    """What stands open."""
    top = s.stack[-1]
    if isinstance(top, Trade):
        return "deal"
    if isinstance(top, March):
        return "march"
    if isinstance(top, (PickFigure, PutFigure)):
        return "placing"
    if isinstance(top, (Auction, Pay)):
        return "auction"
    if isinstance(top, (Premium, Place)) or fight(s) is None:
        return "premium"
    return "combat"


def lying(s: Cortez) -> list[dict[str, float]]:
    """By seat: figures, mission, treasures, hands, as they lie on the table."""
    counts: list[int] = []
    highest: list[int] = []
    for seat in range(s.players):
        count, number = in_city(s, OWN + seat)
        counts.append(count)
        highest.append(number)
    war = 0  # how many more figures the Aztecs have in the city
    for number in range(1, CITY_FIELDS + 1):
        code = s.figure[s.board.city_field[number]]
        if code:
            war += 1 if nation_of_figure(s, code) == 0 else -1
    coming = treasure_shares(s, counts, highest)
    hope = ahead(s)
    found: list[dict[str, float]] = []
    for seat in range(s.players):
        parts = {
            "city": float(FIGURE_POINTS * counts[seat]),
            "outside": FIGURE_POINTS * outside(s, seat, counts[seat]),
            "nation": NATION_POINTS * sure(s, war if nation_of(s, seat) == 0 else -war, hope),
            "mission": MISSION_POINTS * mission(s, seat, hope, counts[seat] > 0),
            "treasures": TREASURE_POINTS * (s.treasures[seat] + coming[seat]),
            "bribes": bribes(s, seat),
            "supplies": 0.0,
        }
        for kind, count in enumerate(s.supply[seat]):
            name = "gold" if kind == GOLD else "war" if kind == WEAPON_CARD else "supplies"
            parts[name] = parts.get(name, 0.0) + supplies(s, seat, kind, count, hope)
        found.append(parts)
    return found


def progress(s: Cortez) -> float:
    """How far the game is, by the actions that each seat can still hope for."""
    return 1.0 - actions_left(s) * s.players / (2.0 * ROUND * s.rounds) if s.stack else 1.0
