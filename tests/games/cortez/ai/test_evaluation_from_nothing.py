"""Fast evaluations are those computed from nothing, bit for bit: in random and greedy play, with all numbers of seats.

`evaluation` keeps counts of figures until one moves, ways of a march until it ends, and the gains by card of a deal for
all its variants. The reference here keeps nothing, and adds in the same order.
"""

from math import exp
from random import Random

import pytest

from patolli.bots import make_bot
from patolli.core.chance import resolve_chance
from patolli.core.registry import load
from patolli.games.cortez.ai import evaluation
from patolli.games.cortez.ai.evaluation import MIN_DEAL_GAIN, builds, effect, seat_values
from patolli.games.cortez.ai.table_value import (
    bribes,
    hand,
    mission,
    outside,
    supplies,
    sure,
    table_values,
    usable_share,
)
from patolli.games.cortez.ai.weights import WEIGHTS, Weights
from patolli.games.cortez.data.components import CITY_FIELDS
from patolli.games.cortez.rules.combat.battle import current_battle
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.scoring import (
    FIGURE_POINTS,
    MISSION_POINTS,
    NATION_POINTS,
    TREASURE_POINTS,
    in_city,
)
from patolli.games.cortez.rules.sequence import TREASURE_FROM
from patolli.games.cortez.state import OWN, CortezState, nation_of, nation_of_figure

GAME = load("cortez")
DECISIONS = 400
CHECKED = 4  # every so many decisions


def lead(sums: list[float], seat: int) -> float:
    rivals = [total for other, total in enumerate(sums) if other != seat]
    total = 0.0
    for rival in rivals:
        total += rival
    return sums[seat] - (max(rivals) + total / len(rivals)) / 2


def shares(s: CortezState, counts: list[int], highest: list[int], w: Weights) -> list[float]:
    late = min(1.0, s.flips / 14.0) ** 2
    actions = 2.0 * max(0, TREASURE_FROM - s.flips) / s.players
    ranks = [counts[seat] * (CITY_FIELDS + 1) + highest[seat] for seat in range(s.players)]
    found = []
    total = 0.0
    for seat in range(s.players):
        figures = counts[seat] + w.firm * min(float(s.figure.count(OWN + seat) - counts[seat]), actions)
        figures += 0.005 * highest[seat] + (0.4 * late if max(ranks) and ranks[seat] == max(ranks) else 0.0)
        found.append(exp((w.race + w.race_late * late) * figures) if figures else 0.3 * (1.0 - late))
        total += found[-1]
    return [share / (total + 0.01) for share in found]


def table(s: CortezState, w: Weights) -> list[float]:
    """Return the values of the table, with everything counted anew."""
    counts, highest = map(list, zip(*[in_city(s, OWN + seat) for seat in range(s.players)], strict=True))
    codes = [s.figure[s.board.city_field[number]] for number in range(1, CITY_FIELDS + 1)]
    ahead = sum(1 if nation_of_figure(s, code) == 0 else -1 for code in codes if code)
    coming, hope = shares(s, counts, highest, w), usable_share(s)
    found = []
    for seat in range(s.players):
        total = FIGURE_POINTS * (counts[seat] + outside(s, seat, w))
        total += NATION_POINTS * sure(ahead if nation_of(s, seat) == 0 else -ahead, hope, w)
        total += MISSION_POINTS * mission(s, seat, hope, counts[seat] > 0, w)
        total += TREASURE_POINTS * (s.treasures[seat] + coming[seat])
        found.append(total + hand(s, seat, hope, w) + bribes(s, seat, w))
    return found


def exchanged(s: CortezState, seat: int, away: list[int], got: list[int], w: Weights) -> float:
    hope = usable_share(s)
    gain = 0.0
    for kind, held in enumerate(s.supply[seat]):
        more = got[kind] - away[kind]
        if more:
            gain += supplies(s, seat, kind, held + more, hope, w) - supplies(s, seat, kind, held, hope, w)
    return gain


def answered(
    s: CortezState, t: Trade, now: list[float], change: list[float], give: list[int], want: list[int], w: Weights
) -> list[float]:
    maker, other = t.maker(), t.addressee()
    if any(held < count for held, count in zip(s.supply[other], want, strict=True)):
        return now
    after = [total + change[seat] for seat, total in enumerate(now)]
    after[maker] += exchanged(s, maker, give, want, w)
    after[other] += exchanged(s, other, want, give, w)
    p = 1.0 / (1.0 + exp(1.0 - 4.0 * (lead(after, other) - lead(now, other))))
    return [p * after[seat] + (1.0 - p) * now[seat] for seat in range(s.players)]


def deal(s: CortezState, t: Trade, w: Weights) -> list[float]:
    """Return the values of a deal, each of its variants computed by itself."""
    without = s.copy()
    without.pop()
    now = seat_values(without, w)
    change = effect(without, t, now, w)
    if t.sent:
        return answered(s, t, now, change, t.give, t.want, w)
    maker, best = t.maker(), now
    for give, want in builds(s, t):
        sums = answered(s, t, now, change, give, want, w)
        if lead(sums, maker) > lead(best, maker):
            best = sums
    best = best.copy()
    both = sum(min(given, wanted) for given, wanted in zip(t.give, t.want, strict=True))
    best[maker] -= MIN_DEAL_GAIN * (1 + both) * (1 if current_battle(s) is None else 2)
    return best


def check(s: CortezState) -> str:
    """Compare the values of a position; return the name of the open question."""
    w = WEIGHTS[s.players]
    top = s.stack[-1]
    before = GAME.dump(s)
    assert table_values(s, w) == table(s, w)
    values = seat_values(s, w)
    if isinstance(top, Trade):
        assert values == deal(s, top, w)
    assert GAME.dump(s) == before  # what an imagined table shares with the position has not changed
    loaded = GAME.load_state(before)
    assert isinstance(loaded, CortezState)
    assert seat_values(loaded, w) == values
    for seat in range(s.players):
        assert evaluation.lead(values, seat) == lead(values, seat)
    return type(top).__name__


@pytest.mark.parametrize("players", GAME.seat_counts)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_values_are_those_from_nothing(players: int, bot: str) -> None:
    rng = Random(f"{players} {bot}")
    player = make_bot(bot, GAME)
    state = GAME.new_state(players)
    asked = set()
    for number in range(DECISIONS):
        resolve_chance(state, rng)
        if not state.to_act():
            state = GAME.new_state(players)
            continue
        seat, legal = state.to_act()[0], state.legal_actions(state.to_act()[0])
        assert isinstance(state, CortezState)
        if number % CHECKED == 0 or isinstance(state.stack[-1], Trade):
            asked.add(check(state))
        action = legal[rng.randrange(len(legal))]
        if bot == "greedy" and len(legal) > 1:
            action = player.choose(GAME.view(state, seat), legal, 20, number)
        state.step(seat, action)
    assert {"Act", "March"} <= asked
    assert "Trade" in asked or bot == "greedy"
