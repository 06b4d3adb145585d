"""Hints and win chances: from a view alone, the same each time, and with reasons that hold."""

import random
from typing import Any

import pytest
from rules.mexica.position import at

from patolli.bots import bot
from patolli.bots.chances import KNOTS, chances, open_chances, sharpness, softmax, weights
from patolli.bots.errors import BadBudget
from patolli.bots.hints import (
    EQUAL,
    LACKS,
    NEXT,
    NOW,
    ONLY,
    TRIED,
    WORSE,
    Prospect,
    Reason,
    changes,
    differences,
    going_on,
    hints,
    lacking,
    rest,
    since,
    speaking,
)
from patolli.bots.planner import Line, Planner
from patolli.core.errors import BadState
from patolli.core.game import Game, settle_chance
from patolli.core.registry import load, own_games
from patolli.core.state import State
from patolli.play.match import Match

OTHERS = "p2 K9; p3 K11; p4 I10"
CUT_AND_FOUND = f"p1 T8; show 6; ap 1; supply chips 0; hand p1 0 0 0 0; canal S7-S8; canal S9; {OTHERS}"


def played(game: Game, players: int, seed: int, decisions: int) -> State:
    """A position after some random decisions, or the end."""
    rng = random.Random(seed)
    state = game.new(players)
    settle_chance(state, rng)
    while state.seats() and decisions:
        seat = state.seats()[0]
        state.step(seat, rng.choice(state.legal(seat)))
        settle_chance(state, rng)
        decisions -= 1
    return state


# Hints


def test_a_hint_plans_the_turn_and_says_why() -> None:
    table = at(CUT_AND_FOUND)
    game, state = table.game, table.state
    best, *_ = hints(game, game.view(state, 0), state.legal(0))
    assert game.actions.verb(best.action) == "canal"
    assert game.actions.name(best.then[0]).startswith("found 6")
    assert best.lead > 0
    assert [(event["kind"], event["size"], event["points"]) for event in best.events[:1]] == [("founded", 6, 3)]
    assert best.why == NEXT
    assert any(reason.term == "points" and reason.seat == 0 and reason.change > 0 for reason in best.reasons)


def test_how_dice_happen_to_fall_is_no_reason() -> None:
    game, rng, fights = load("chichen_itza"), random.Random(5), 0
    state = game.new(2)
    settle_chance(state, rng)
    while fights < 12:
        seat = state.seats()[0]
        view, legal = game.view(state, seat), state.legal(seat)
        if game.at_stake(state) and len(legal) > 1:
            fights += 1
            for advice in hints(game, view, legal):
                assert not advice.reasons and advice.price is None
                assert advice.why in (TRIED, WORSE, EQUAL)
        state.step(seat, bot("greedy", game).choose(view, legal, 20, rng.randrange(1 << 30)))
        settle_chance(state, rng)


def test_the_reasons_are_told_from_where_the_planned_turn_ends() -> None:
    table = at(CUT_AND_FOUND)
    game, state = table.game, table.state
    first, second, *_ = hints(game, game.view(state, 0), state.legal(0))
    ends = []
    for advice in (first, second):
        end = state.copy()
        for action in (advice.action, *advice.then):
            end.step(0, action)
        ends.append(game.terms(end, 0))
    own = [reason for reason in first.reasons if reason.seat == 0]
    assert own
    for reason in own:
        assert ends[0].get(reason.term, 0.0) - ends[1].get(reason.term, 0.0) == pytest.approx(reason.change, abs=0.051)


@pytest.mark.parametrize("name", own_games())
def test_hints_are_legal_and_the_same_each_time(name: str) -> None:
    game = load(name)
    state = played(game, game.seat_counts[0], 5, 9)
    seat = state.seats()[0]
    view, legal = game.view(state, seat), state.legal(seat)
    found = hints(game, view, legal, 7)
    assert found == hints(game, view, legal, 7)
    assert 1 <= len(found) <= 3
    assert all(advice.action in legal for advice in found)
    assert all(advice.lead <= 0 for advice in found[1:])


def test_a_plan_that_goes_as_told_goes_on() -> None:
    game = load("mexica")
    match = Match(game, ["Ada", "Ben"], seed=bytes([4]) * 32, game_id="plans")
    table, plan, line, kept, left = match.table, list[int](), 0, 0, 0
    for _ in range(12):
        seat = match.seats()[0]
        follow = rest(plan, since(table, line, seat))
        best = hints(game, game.view(table.state, seat), table.state.legal(seat), match.revision, follow)[0]
        plan, line = [best.action, *best.then], table.rev
        if follow:
            kept, left = (kept + 1, left) if plan == follow else (kept, left + 1)
        match.play(seat, game.actions.name(best.action), match.revision)
    assert kept >= 4 and left <= 1, "only for what is clearly better, which is rare"


def test_a_plan_is_left_for_what_is_clearly_better() -> None:
    table = at(CUT_AND_FOUND)
    game, state = table.game, table.state
    view, legal, end = game.view(state, 0), state.legal(0), game.actions.parse("end")
    assert hints(game, view, legal, 0, [end]) == hints(game, view, legal), "ending the turn gives three points away"
    assert hints(game, view, legal, 0, [game.actions.parse("chip"), end]) == hints(game, view, legal), (
        "it cannot be done"
    )
    best, *_ = Planner(game).best_turns(view, legal, 4500, 0)
    another = Line(best.state, best.value, (end,))
    assert [line.path for line in going_on(game, state, 0, [another], best.path, 4500, 0)] == [best.path, (end,)]


def test_what_is_left_of_a_plan() -> None:
    assert rest([1, 2, 3], [1]) == [2, 3]
    assert rest([1, 2, 3], [2]) == rest([1, 2], None) == rest([1], [1]) == []
    match = Match(load("tianguis"), ["Ada", "Ben"], seed=bytes(32), game_id="left")
    seat, line = match.seats()[0], match.table.rev
    match.play(seat, match.table.game.actions.name(match.table.state.legal(seat)[0]), match.revision)
    own = since(match.table, line, seat)
    assert own is not None and len(own) == 1
    assert since(match.table, line, 1 - seat) is None and since(match.table, line + 9, seat) is None


def test_hidden_cards_change_no_hint() -> None:
    game = load("cortez")
    state = played(game, 3, 2, 30)
    seat = state.seats()[0]
    view = game.view(state, seat)
    twin = game.guess(view, random.Random(9))
    assert game.dump(twin) != game.dump(state)
    assert hints(game, game.view(twin, seat), twin.legal(seat)) == hints(game, view, state.legal(seat))
    assert chances(game, game.view(twin, seat)) == chances(game, view)


def test_nobody_gets_a_hint_who_has_nothing_to_decide() -> None:
    game = load("tianguis")
    state = played(game, 2, 1, 4)
    other = 1 - state.seats()[0]
    with pytest.raises((BadState, BadBudget)):
        hints(game, game.view(state, other), [])


@pytest.mark.parametrize("name", own_games())
def test_nothing_that_is_told_speaks_against_the_order(name: str) -> None:
    game = load(name)
    for seed in range(6):
        state = played(game, 2, seed, 7 * seed + 3)
        if not state.seats():
            continue
        seat = state.seats()[0]
        best, *others = hints(game, game.view(state, seat), state.legal(seat), seed)
        assert best.why in (NEXT, NOW, TRIED, ONLY)
        assert [reason for reason in best.reasons if not good(reason, seat)] == []
        assert bool(best.reasons) == (best.why in (NEXT, NOW))
        if best.price:
            assert not good(best.price, seat)
            assert abs(best.price.change) < sum(abs(reason.change) for reason in best.reasons)
        for other in others:
            assert other.why in (LACKS, WORSE, EQUAL) and other.price is None
            assert bool(other.reasons) == (other.why == LACKS)
            assert [reason for reason in other.reasons if good(reason, seat)] == []


def good(reason: Reason, seat: int) -> bool:
    return (reason.change > 0) == (reason.seat == seat)


def test_what_is_good_and_what_is_bad() -> None:
    now = [{"gold": 1.0, "temples": 4.0, "food": 2.0}, {"gold": 3.0}]
    then = [{"gold": 1.1, "temples": 9.0, "food": 1.0}, {"gold": 0.5, "chips": 1.5}]
    gains, costs = changes(0, now, then)
    assert gains == [Reason("temples", 0, 5.0), Reason("gold", 1, -2.5)]
    assert costs == [Reason("chips", 1, 1.5), Reason("food", 0, -1.0)]
    alike = changes(0, [{"canals": 3.0}] * 2, [{"canals": 1.6}] * 2)
    assert alike == ([], []), "what is the same for all speaks for nothing"
    assert differences({"a": 1.0}, {"b": 2.0}) == {"a": -1.0, "b": 2.0}


def end(own: float, cost: float = 0.0) -> Prospect:
    return Prospect([], [{"points": own, "chips": -cost}, {"points": 0.0}])


def test_the_best_is_told_by_what_it_has_over_the_next_or_over_now() -> None:
    now = end(0).terms
    assert speaking(0, now, [end(5, 1), end(2)], 2.0, True) == (
        NEXT,
        [Reason("points", 0, 3.0)],
        Reason("chips", 0, -1.0),
    )
    assert speaking(0, now, [end(5), end(5)], 2.0, True) == (NOW, [Reason("points", 0, 5.0)], None)
    assert speaking(0, now, [end(5), end(2)], 9.0, True)[0] == NOW, "three points do not explain nine"
    assert speaking(0, now, [end(1, 3), end(2)], 2.0, True) == (TRIED, [], None), "the price is more than it brings"
    assert speaking(0, now, [end(0)], 0.0, False) == (ONLY, [], None)


def test_the_others_are_told_by_what_they_lack() -> None:
    assert lacking(0, [end(5), end(2)], 1, -3.0) == (LACKS, [Reason("points", 0, -3.0)], None)
    assert lacking(0, [end(2), end(5)], 1, -3.0) == (WORSE, [], None), "the search knows better, and no term says why"
    assert lacking(0, [end(5), end(2)], 1, -0.1) == (EQUAL, [], None)


# Bad questions


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (None, r"a view is what game\.view gives, not NoneType"),
        ({"game": "chess"}, "this is a view of chess, and the bot plays tianguis"),
        ({"players": 9}, "this is no view of a game of 9 players"),
        ({"state": {}}, "this is no view of a game of 2 players"),
        ({"to_act": None}, "this view does not say who must decide"),
    ],
)
def test_what_is_no_view_gets_no_advice(change: dict[str, Any] | None, complaint: str) -> None:
    game = load("tianguis")
    state = game.new(2)
    settle_chance(state, random.Random(1))
    seat = state.seats()[0]
    view: Any = None if change is None else game.view(state, seat) | change
    with pytest.raises(BadState, match=f"^{complaint}$"):
        hints(game, view, state.legal(seat))
    with pytest.raises(BadState, match=f"^{complaint}$"):
        chances(game, view)


# Win chances


@pytest.mark.parametrize("name", own_games())
def test_chances_sum_up_to_one_and_end_with_the_result(name: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        for decisions in (3, 12):
            state = played(game, players, players, decisions)
            for viewer in (None, *range(players)):
                found = chances(game, game.view(state, viewer))
                assert len(found) == players and sum(found) == pytest.approx(1) and min(found) > 0
        end = played(game, players, players, 100_000)
        first = game.result(end).ranking[0]
        assert open_chances(game, end) == chances(game, game.view(end, None))
        assert [seat for seat, chance in enumerate(open_chances(game, end)) if chance] == sorted(first)


def test_a_lead_is_surer_the_sharper() -> None:
    assert softmax([1.0, 1.0], 3.0) == [0.5, 0.5]
    assert softmax([3.0, 0.0], 0.5)[0] > softmax([3.0, 0.0], 0.1)[0] > 0.5
    assert softmax([1000.0, 0.0], 9.0) == [1.0, 0.0]


@pytest.mark.parametrize("name", own_games())
def test_a_lead_is_surer_at_the_end_than_at_the_start(name: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        for kind in ("seen", "open"):
            assert sharpness(game, players, 1.0, kind) > sharpness(game, players, 0.0, kind) >= 0


def test_knots_share_what_lies_between_them() -> None:
    assert weights(0.0) == [1, 0, 0, 0, 0]
    assert weights(0.625) == [0, 0, 0.5, 0.5, 0]
    assert all(sum(weights(n / 50)) == pytest.approx(1) and len(weights(n / 50)) == KNOTS for n in range(51))
