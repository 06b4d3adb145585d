"""The value of the table to each seat: points that are there, and points to hope for.

Hopes fade as the actions that could fulfil them run out; at the end points alone count.
"""

from math import exp
from typing import Final

from patolli.core.audience import Seat
from patolli.games.cortez.ai.weights import Weights
from patolli.games.cortez.data.components import CITY_FIELDS
from patolli.games.cortez.rules.combat.battle import strength
from patolli.games.cortez.rules.scoring import FIGURE_POINTS, MISSION_POINTS, NATION_POINTS, TREASURE_POINTS
from patolli.games.cortez.rules.sequence import TREASURE_FROM
from patolli.games.cortez.state import FOOD, GOLD, OWN, WEAPON_CARD, CortezState, bag_size, figure_count, nation_of

ROUND: Final = 16  # flips of a round on average
MISSION_AHEAD: Final = [0.45, 0.25, 0.1]  # of its points, if the temple is free, held by a foe, or by the own nation
MISSION_NEAR: Final = [0.75, 0.35, 0.15]  # the same with an own figure in the city
WORTH: Final = [  # of 0 to FEW_CARDS supplies of a kind; gold apart
    [0.0, 0.5, 0.9, 1.2, 1.4, 1.5],
    [0.0, 0.3, 0.6, 0.8, 1.0, 1.1],
    [0.0, 0.9, 1.7, 2.3, 2.7, 2.9],
]
FEW_CARDS: Final = 5
SPARE: Final = 0.05  # of any further card
BRIBE: Final = [4.5, 4.0, 3.0, 3.0, 3.0, 5.0, 7.0, 0.0]  # a card of each kind


def usable_share(s: CortezState) -> float:
    """Return the share of a prospect that can still come true: 0 without actions left, nearly 1 with many."""
    actions = actions_left(s)
    return actions / (actions + 2.0)


def actions_left(s: CortezState) -> float:
    """Return the number of actions that each seat can still expect."""
    flips = max(1, ROUND - s.flips) + ROUND * (s.rounds - s.round)
    return 2.0 * flips / s.players


def table_values(s: CortezState, w: Weights) -> list[float]:
    """Return the value by seat: figures, mission, treasures, hands."""
    figures = figure_count(s)
    coming = treasure_shares(s, w)
    hope = usable_share(s)
    sums: list[float] = []
    for seat in range(s.players):
        total = FIGURE_POINTS * (figures.inside[seat] + outside(s, seat, w))
        total += NATION_POINTS * sure(nation_lead(s, seat), hope, w)
        total += MISSION_POINTS * mission(s, seat, hope, figures.inside[seat] > 0, w)
        total += TREASURE_POINTS * (s.treasures[seat] + coming[seat])
        sums.append(total + hand(s, seat, hope, w) + bribes(s, seat, w))
    return sums


def outside(s: CortezState, seat: Seat, w: Weights) -> float:
    """Return the figures outside as a number of figures in the city; each needs an action to get there."""
    left = actions_left(s)
    figures = figure_count(s)
    count = min(float(figures.all[seat] - figures.inside[seat]), left)
    return w.outside * count * left / (left + 0.5 + 0.5 * count)


def treasure_shares(s: CortezState, w: Weights) -> list[float]:
    """Return each seat's chance of this round's treasure; late the lead counts more, figures outside less."""
    late = min(1.0, s.flips / 14.0) ** 2
    actions = 2.0 * max(0, TREASURE_FROM - s.flips) / s.players  # of a seat before the treasure can come
    counted = figure_count(s)
    inside, highest = counted.inside, counted.highest
    first = 0
    for seat in range(s.players):
        first = max(first, inside[seat] * (CITY_FIELDS + 1) + highest[seat])
    weights: list[float] = []
    total = 0.0
    for seat in range(s.players):
        figures = inside[seat] + w.firm * min(float(counted.all[seat] - inside[seat]), actions)
        leads = first > 0 and inside[seat] * (CITY_FIELDS + 1) + highest[seat] == first
        figures += 0.005 * highest[seat] + (0.4 * late if leads else 0.0)
        weight = exp((w.race + w.race_late * late) * figures) if figures else 0.3 * (1.0 - late)
        weights.append(weight)
        total += weight
    total += 0.01
    return [weight / total for weight in weights]


def nation_lead(s: CortezState, seat: Seat) -> int:
    """Return how many more figures a seat's nation has in the city than the other."""
    lead = figure_count(s).aztec_lead
    return lead if nation_of(s, seat) == 0 else -lead


def sure(more: int, hope: float, w: Weights) -> float:
    """Return the chance that a nation ahead by so many figures wins the war."""
    return 1.0 / (1.0 + exp(-more * w.nation * (1.5 - 1.2 * hope)))


def mission(s: CortezState, seat: Seat, hope: float, near: bool, w: Weights) -> float:
    """Return the share of the mission's points: all if done, else a hope, larger with an own figure in the city."""
    if s.mission[seat] == 0:
        return 0.0
    code = s.figure[s.board.city_field[s.mission[seat]]]
    if code == OWN + seat:
        return 1.0
    holder = 0 if code == 0 else 2 if code == 1 + nation_of(s, seat) else 1
    if near:
        return w.mission_near * MISSION_NEAR[holder] * hope
    return w.mission * MISSION_AHEAD[holder] * hope


def hand(s: CortezState, seat: Seat, hope: float, w: Weights) -> float:
    """Return the value of war cards and supplies."""
    total = 0.0
    for kind, count in enumerate(s.supply[seat]):
        total += supplies(s, seat, kind, count, hope, w)
    return total


def supplies(s: CortezState, seat: Seat, kind: int, count: int, hope: float, w: Weights) -> float:
    """Return the value of supplies of a kind, each further one worth less; weapons with the cards that they double."""
    if kind == GOLD:
        return count * (1.0 + w.coin * hope)
    total = WORTH[kind][count] if count <= FEW_CARDS else WORTH[kind][FEW_CARDS] + SPARE * (count - FEW_CARDS)
    if kind == WEAPON_CARD:
        total = w.weapons * total + w.war * strength(s.war[seat], count)
    elif kind == FOOD:
        total *= w.food
    else:
        total *= w.camouflage
    return total * hope


def bribes(s: CortezState, seat: Seat, w: Weights) -> float:
    """Return the value of a seat's bribe cards."""
    return w.bribe * price_of(s.bribes[seat])


def next_bribe(s: CortezState, w: Weights) -> float:
    """Return the average value of a card of the pile."""
    return w.bribe * price_of(s.pile) / max(1, bag_size(s.pile))


def price_of(cards: list[int]) -> float:
    """Return the value of bribe cards."""
    total = 0.0
    for kind in range(len(cards)):
        total += BRIBE[kind] * cards[kind]
    return total
