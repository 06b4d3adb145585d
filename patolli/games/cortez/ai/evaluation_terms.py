"""The value of a position to a seat, term by term: the sum is `evaluation.evaluate`.

The table has its terms; an open question is one more, by the change that its likely answer brings.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.evaluation import relative_to_rivals
from patolli.games.cortez.ai.evaluation import action_open, seat_values
from patolli.games.cortez.ai.table_value import (
    ROUND,
    actions_left,
    bribes,
    mission,
    nation_lead,
    outside,
    supplies,
    sure,
    table_values,
    treasure_shares,
    usable_share,
)
from patolli.games.cortez.ai.weights import WEIGHTS, Weights
from patolli.games.cortez.rules.auction import Auction, Pay
from patolli.games.cortez.rules.bribe_cards import PickFigure, PutFigure
from patolli.games.cortez.rules.combat.aftermath import Place, Premium
from patolli.games.cortez.rules.combat.battle import current_battle
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.movement import March
from patolli.games.cortez.rules.scoring import (
    FIGURE_POINTS,
    MISSION_POINTS,
    NATION_POINTS,
    TREASURE_POINTS,
    points,
)
from patolli.games.cortez.state import GOLD, WEAPON_CARD, CortezState, figure_count

QUESTIONS: Final[dict[type, str]] = {
    Trade: "deal",
    March: "march",
    PickFigure: "placing",
    PutFigure: "placing",
    Auction: "auction",
    Pay: "auction",
    Premium: "premium",
    Place: "premium",
}


def evaluation_terms(s: CortezState, seat: Seat, weights: Weights | None = None) -> dict[str, float]:
    """Return the terms of `evaluate` by name: those of the seat, and those of its rivals."""
    w = WEIGHTS[s.players] if weights is None else weights
    if s.stack:
        holdings = lying(s, w)
        now, then, name = table_values(s, w), seat_values(s, w), question(s)
        for other in range(s.players):
            if then[other] != now[other]:
                holdings[other][name] = then[other] - now[other]
    else:
        holdings = [scored(s, other) for other in range(s.players)]
    parts = relative_to_rivals(holdings, seat)
    if s.active == seat and action_open(s):
        parts["action"] = w.action
    return parts


def scored(s: CortezState, seat: Seat) -> dict[str, float]:
    """Return the points at the end."""
    found = {name: float(count) for name, count in points(s, seat).items()}
    found["city"] = found.pop("figures")
    return found


def question(s: CortezState) -> str:
    """Return the name of the term that values the open question."""
    named = QUESTIONS.get(type(s.stack[-1]))
    if named is not None:
        return named
    return "premium" if current_battle(s) is None else "combat"


def lying(s: CortezState, w: Weights) -> list[dict[str, float]]:
    """Return the terms of the table by seat: figures, mission, treasures, hands."""
    counts = figure_count(s).inside
    coming = treasure_shares(s, w)
    hope = usable_share(s)
    found: list[dict[str, float]] = []
    for seat in range(s.players):
        parts = {
            "city": float(FIGURE_POINTS * counts[seat]),
            "outside": FIGURE_POINTS * outside(s, seat, w),
            "nation": NATION_POINTS * sure(nation_lead(s, seat), hope, w),
            "mission": MISSION_POINTS * mission(s, seat, hope, counts[seat] > 0, w),
            "treasures": TREASURE_POINTS * (s.treasures[seat] + coming[seat]),
            "bribes": bribes(s, seat, w),
            "supplies": 0.0,
        }
        for kind, count in enumerate(s.supply[seat]):
            name = "gold" if kind == GOLD else "war" if kind == WEAPON_CARD else "supplies"
            parts[name] = parts.get(name, 0.0) + supplies(s, seat, kind, count, hope, w)
        found.append(parts)
    return found


def progress(s: CortezState) -> float:
    """Return the share of the game that is over, by the actions that each seat can still expect."""
    return 1.0 - actions_left(s) * s.players / (2.0 * ROUND * s.rounds) if s.stack else 1.0
