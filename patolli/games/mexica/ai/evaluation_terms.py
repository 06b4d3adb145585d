"""The evaluation by terms: their sum is `evaluation.evaluate`."""

from collections.abc import Sequence

from patolli.core.audience import Seat
from patolli.core.evaluation import relative_to_rivals
from patolli.games.mexica.ai.evaluation import (
    ALL_OWNERS,
    Survey,
    chips_value,
    common,
    distances,
    foundings,
    next_district,
    next_temple,
    pay,
    scoring_chance,
)
from patolli.games.mexica.ai.weights import WEIGHTS, Weights
from patolli.games.mexica.data.components import SHOWN
from patolli.games.mexica.rules.scoring import PALACE_POINTS
from patolli.games.mexica.state import MexicaState


def evaluation_terms(s: MexicaState, seat: Seat, weights: Weights | None = None) -> dict[str, float]:
    """Return what a seat has and expects, and what its rivals do, by name."""
    survey = Survey(s, weights or WEIGHTS[s.players])
    holdings = [possessions(s, survey, other) for other in range(s.players)]
    if s.stack and s.mexica[seat] >= 0:
        away = distances(s, seat)
        found = [0.0] * s.players
        foundings(s, survey, seat, away, found)
        for other in range(s.players):
            holdings[other]["founding"] = found[other]
        add_plans(s, survey, seat, away, holdings[seat])
    parts = relative_to_rivals(holdings, seat)
    parts["supply"] = common(s, survey)
    parts["effort"] = -survey.effort(seat)
    return parts


def possessions(s: MexicaState, survey: Survey, seat: Seat) -> dict[str, float]:
    """Return the points of a seat, the expected payments for its temples, and the value of its stock, by name."""
    if not s.stack:
        return {"points": float(s.points[seat]), "chips": 0.1 * s.chips[seat]}
    districts = temples = palace = 0.0
    for region in range(len(s.size)):
        if survey.temples[region * ALL_OWNERS + seat]:
            districts += pay(s, survey, region, seat, 0)
    for value, count in enumerate(s.hand[seat]):
        temples += survey.level * (value + 1) * count
    if s.mexica[seat] in s.box.starts:
        palace = PALACE_POINTS * scoring_chance(s, survey)
    points = float(s.points[seat])
    return {
        "points": points,
        "chips": chips_value(s, survey, seat),
        "districts": districts,
        "temples": temples,
        "palace": palace,
    }


def add_plans(s: MexicaState, survey: Survey, seat: Seat, away: list[int], parts: dict[str, float]) -> None:
    """Add the Mexica's best plan, a temple or a new district, and a part of the second best."""
    building = next_temple(s, survey, seat, away)
    making = next_district(s, survey, seat, away) if survey.tiles else 0.0
    second = survey.w.second
    parts["next-temple"] = building * (1.0 if building >= making else second)
    parts["next-district"] = making * (second if building >= making else 1.0)


def progress(s: MexicaState) -> float:
    """Return how much of the game has been played, from 0 to 1.

    Each phase counts by the tiles founded, and by the temples of the seat that has built most.
    """
    if not s.stack or min(s.mexica) < 0:
        return 0.0 if s.stack else 1.0  # setup, or the end
    whole = levels(s.box.phase_1) if s.phase == 1 else levels(s.box.phase_2)
    left = min(1.0, min([levels(hand) for hand in s.hand]) / whole)
    tiles = min(1.0, sum(s.display) / SHOWN)
    return (s.phase - 1 + (2.0 - left - tiles) / 2) / s.rule_options.phases


def levels(hand: Sequence[int]) -> int:
    """Return the sum of the values of temples, given their number by value."""
    return sum([(value + 1) * count for value, count in enumerate(hand)])
