"""What a position is worth to a seat, part by part: the sum is `features.value`."""

from collections.abc import Sequence

from patolli.core.audience import Seat
from patolli.core.terms import compared
from patolli.games.mexica.board import PHASE_1, PHASE_2, SHOWN, STARTS
from patolli.games.mexica.features import (
    Lay,
    chips_worth,
    common,
    distances,
    foundings,
    next_district,
    next_temple,
    pay,
    scoring_chance,
)
from patolli.games.mexica.scoring import PALACE_POINTS
from patolli.games.mexica.state import Mexica
from patolli.games.mexica.weights import WEIGHTS


def terms(s: Mexica, seat: Seat) -> dict[str, float]:
    """What a seat has and hopes for, and what its rivals do."""
    lay = Lay(s)
    holdings = [possessions(s, lay, other) for other in range(s.players)]
    if s.stack and s.mexica[seat] >= 0:
        away = distances(s, seat)
        found = [0.0] * s.players
        foundings(s, lay, seat, away, found)
        for other in range(s.players):
            holdings[other]["founding"] = found[other]
        add_plans(s, lay, seat, away, holdings[seat])
    parts = compared(holdings, seat)
    parts["supply"] = common(s, lay)
    parts["effort"] = -lay.trouble(seat)
    return parts


def possessions(s: Mexica, lay: Lay, seat: Seat) -> dict[str, float]:
    """Points, what the temples of a seat may bring, and what it keeps."""
    if not s.stack:
        return {"points": float(s.points[seat]), "chips": 0.1 * s.chips[seat]}
    districts = temples = palace = 0.0
    for region in range(len(s.size)):
        if lay.temples[region][seat]:
            districts += pay(s, lay, region, seat, 0)
    for value, count in enumerate(s.hand[seat]):
        temples += lay.level * (value + 1) * count
    if s.mexica[seat] in STARTS:
        palace = PALACE_POINTS * scoring_chance(s, lay)
    points = float(s.points[seat])
    return {
        "points": points,
        "chips": chips_worth(s, seat),
        "districts": districts,
        "temples": temples,
        "palace": palace,
    }


def add_plans(s: Mexica, lay: Lay, seat: Seat, away: list[int], parts: dict[str, float]) -> None:
    """The best that the Mexica could do next, and a part of the second best: build somewhere, or make a district."""
    building = next_temple(s, lay, seat, away)
    making = next_district(s, lay, seat, away) if lay.tiles else 0.0
    second = WEIGHTS[s.players].second
    parts["next-temple"] = building * (1.0 if building >= making else second)
    parts["next-district"] = making * (second if building >= making else 1.0)


def progress(s: Mexica) -> float:
    """How far the game is: each phase by the tiles that are founded and the temples of whoever has built most."""
    if not s.stack or min(s.mexica) < 0:
        return 0.0 if s.stack else 1.0  # nothing is laid out yet, or all is over
    whole = levels(PHASE_1) if s.phase == 1 else levels(PHASE_2)
    left = min(1.0, min([levels(hand) for hand in s.hand]) / whole)
    tiles = min(1.0, sum(s.display) / SHOWN)
    return (s.phase - 1) / 2 + (2.0 - left - tiles) / 4


def levels(hand: Sequence[int]) -> int:
    """What temples are worth together, given how many there are of each value."""
    return sum([(value + 1) * count for value, count in enumerate(hand)])
