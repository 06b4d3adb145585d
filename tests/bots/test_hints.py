"""Hints and win probabilities: from a view alone, reproducible, and with reasons that hold."""

import random
from typing import Any

import pytest
from games.mexica.position import at

from patolli.bots import make_bot
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
    explain_best,
    explain_other,
    hints,
    keep_plan,
    rest,
    since,
)
from patolli.bots.planner import Planner, Variation
from patolli.bots.win_probability import KNOTS, sharpness, softmax, true_win_probabilities, weights, win_probabilities
from patolli.core.chance import resolve_chance
from patolli.core.errors import BadState
from patolli.core.game import Game
from patolli.core.registry import bundled_games, load
from patolli.core.state import State
from patolli.match.match import Match

OTHERS = "p2 K9; p3 K11; p4 I10"
CUT_AND_FOUND = f"p1 T8; show 6; ap 1; supply chips 0; hand p1 0 0 0 0; canal S7-S8; canal S9; {OTHERS}"


def played(game: Game, players: int, seed: int, decisions: int) -> State:
    """Return a position after some random decisions, or the end."""
    rng = random.Random(seed)
    state = game.new_state(players)
    resolve_chance(state, rng)
    while state.to_act() and decisions:
        seat = state.to_act()[0]
        state.step(seat, rng.choice(state.legal_actions(seat)))
        resolve_chance(state, rng)
        decisions -= 1
    return state


# Hints


def test_a_hint_plans_the_turn_and_says_why() -> None:
    table = at(CUT_AND_FOUND)
    game, state = table.game, table.state
    best, *_ = hints(game, game.view(state, 0), state.legal_actions(0))
    assert game.actions.verb(best.action) == "canal"
    assert game.actions.name(best.follow_up[0]).startswith("found 6")
    assert best.lead > 0
    assert [(event["kind"], event["size"], event["points"]) for event in best.events[:1]] == [("founded", 6, 3)]
    assert best.why == NEXT
    assert any(reason.term == "points" and reason.seat == 0 and reason.change > 0 for reason in best.reasons)


def test_dice_are_not_a_reason() -> None:
    game, rng, fights = load("chichen_itza"), random.Random(5), 0
    state = game.new_state(2)
    resolve_chance(state, rng)
    while fights < 12:
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        if not game.is_quiet(state) and len(legal) > 1:
            fights += 1
            for hint in hints(game, view, legal):
                assert not hint.reasons and hint.drawback is None
                assert hint.why in (TRIED, WORSE, EQUAL)
        state.step(seat, make_bot("greedy", game).choose(view, legal, 20, rng.randrange(1 << 30)))
        resolve_chance(state, rng)


def test_reasons_refer_to_the_end_of_the_planned_turn() -> None:
    table = at(CUT_AND_FOUND)
    game, state = table.game, table.state
    first, second, *_ = hints(game, game.view(state, 0), state.legal_actions(0))
    ends = []
    for hint in (first, second):
        end = state.copy()
        for action in (hint.action, *hint.follow_up):
            end.step(0, action)
        ends.append(game.evaluation_terms(end, 0))
    own = [reason for reason in first.reasons if reason.seat == 0]
    assert own
    for reason in own:
        assert ends[0].get(reason.term, 0.0) - ends[1].get(reason.term, 0.0) == pytest.approx(reason.change, abs=0.051)


@pytest.mark.parametrize("name", bundled_games())
def test_hints_are_legal_and_the_same_each_time(name: str) -> None:
    game = load(name)
    state = played(game, game.seat_counts[0], 5, 9)
    seat = state.to_act()[0]
    view, legal = game.view(state, seat), state.legal_actions(seat)
    found = hints(game, view, legal, 7)
    assert found == hints(game, view, legal, 7)
    assert 1 <= len(found) <= 3
    assert all(hint.action in legal for hint in found)
    assert all(hint.lead <= 0 for hint in found[1:])


def test_a_plan_that_is_followed_is_kept() -> None:
    game = load("mexica")
    match = Match(game, ["Ada", "Ben"], seed=bytes([4]) * 32, game_id="plans")
    table, plan, line, kept, left = match.replay, list[int](), 0, 0, 0
    for _ in range(12):
        seat = match.to_act()[0]
        follow = rest(plan, since(table, line, seat))
        best = hints(game, game.view(table.state, seat), table.state.legal_actions(seat), match.revision, follow)[0]
        plan, line = [best.action, *best.follow_up], table.step_count
        if follow:
            kept, left = (kept + 1, left) if plan == follow else (kept, left + 1)
        match.play(seat, game.actions.name(best.action), match.revision)
    assert kept >= 4 and left <= 1, "only for what is clearly better, which is rare"


def test_a_plan_is_left_for_what_is_clearly_better() -> None:
    table = at(CUT_AND_FOUND)
    game, state = table.game, table.state
    view, legal, end = game.view(state, 0), state.legal_actions(0), game.actions.parse("end")
    assert hints(game, view, legal, 0, [end]) == hints(game, view, legal), "ending the turn gives three points away"
    assert hints(game, view, legal, 0, [game.actions.parse("chip"), end]) == hints(game, view, legal), (
        "it cannot be done"
    )
    best, *_ = Planner(game).best_turns(view, legal, 4500, 0)
    another = Variation(best.state, best.value, (end,))
    assert [line.path for line in keep_plan(game, state, 0, [another], best.path, 4500, 0)] == [best.path, (end,)]


def test_the_rest_of_a_plan() -> None:
    assert rest([1, 2, 3], [1]) == [2, 3]
    assert rest([1, 2, 3], [2]) == rest([1, 2], None) == rest([1], [1]) == []
    match = Match(load("tianguis"), ["Ada", "Ben"], seed=bytes(32), game_id="left")
    seat, line = match.to_act()[0], match.replay.step_count
    match.play(seat, match.replay.game.actions.name(match.replay.state.legal_actions(seat)[0]), match.revision)
    own = since(match.replay, line, seat)
    assert own is not None and len(own) == 1
    assert since(match.replay, line, 1 - seat) is None and since(match.replay, line + 9, seat) is None


def test_hidden_cards_change_no_hint() -> None:
    game = load("cortez")
    state = played(game, 3, 2, 30)
    seat = state.to_act()[0]
    view = game.view(state, seat)
    twin = game.determinize(view, random.Random(9))
    assert game.dump(twin) != game.dump(state)
    assert hints(game, game.view(twin, seat), twin.legal_actions(seat)) == hints(game, view, state.legal_actions(seat))
    assert win_probabilities(game, game.view(twin, seat)) == win_probabilities(game, view)


def test_nobody_gets_a_hint_who_has_nothing_to_decide() -> None:
    game = load("tianguis")
    state = played(game, 2, 1, 4)
    other = 1 - state.to_act()[0]
    with pytest.raises((BadState, BadBudget)):
        hints(game, game.view(state, other), [])


@pytest.mark.parametrize("name", bundled_games())
def test_no_reason_contradicts_the_order(name: str) -> None:
    game = load(name)
    for seed in range(6):
        state = played(game, 2, seed, 7 * seed + 3)
        if not state.to_act():
            continue
        seat = state.to_act()[0]
        best, *others = hints(game, game.view(state, seat), state.legal_actions(seat), seed)
        assert best.why in (NEXT, NOW, TRIED, ONLY)
        assert [reason for reason in best.reasons if not good(reason, seat)] == []
        assert bool(best.reasons) == (best.why in (NEXT, NOW))
        if best.drawback:
            assert not good(best.drawback, seat)
            assert abs(best.drawback.change) < sum(abs(reason.change) for reason in best.reasons)
        for other in others:
            assert other.why in (LACKS, WORSE, EQUAL) and other.drawback is None
            assert bool(other.reasons) == (other.why == LACKS)
            assert [reason for reason in other.reasons if good(reason, seat)] == []


def good(reason: Reason, seat: int) -> bool:
    return (reason.change > 0) == (reason.seat == seat)


def test_good_and_bad_changes() -> None:
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


def test_the_best_lists_its_lead_over_the_next_or_over_now() -> None:
    now = end(0).terms
    assert explain_best(0, now, [end(5, 1), end(2)], 2.0, True) == (
        NEXT,
        [Reason("points", 0, 3.0)],
        Reason("chips", 0, -1.0),
    )
    assert explain_best(0, now, [end(5), end(5)], 2.0, True) == (NOW, [Reason("points", 0, 5.0)], None)
    assert explain_best(0, now, [end(5), end(2)], 9.0, True)[0] == NOW, "three points do not explain nine"
    assert explain_best(0, now, [end(1, 3), end(2)], 2.0, True) == (TRIED, [], None), "the price is more than it brings"
    assert explain_best(0, now, [end(0)], 0.0, False) == (ONLY, [], None)


def test_the_others_list_their_disadvantages() -> None:
    assert explain_other(0, [end(5), end(2)], 1, -3.0) == (LACKS, [Reason("points", 0, -3.0)], None)
    assert explain_other(0, [end(2), end(5)], 1, -3.0) == (WORSE, [], None), (
        "the search knows better, and no term says why"
    )
    assert explain_other(0, [end(5), end(2)], 1, -0.1) == (EQUAL, [], None)


# Bad questions


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (None, r"NoneType is not a view; expected the dict that game\.view returns"),
        ({"game": "chess"}, "this is a view of chess; expected one of tianguis"),
        ({"players": 9}, "this is not a view of a game of 9 players; its fields do not fit"),
        ({"state": {}}, "this is not a view of a game of 2 players; its fields do not fit"),
        ({"to_act": None}, "this view has no list `to_act`; expected the seats that must decide"),
    ],
)
def test_bad_views_get_no_hints(change: dict[str, Any] | None, complaint: str) -> None:
    game = load("tianguis")
    state = game.new_state(2)
    resolve_chance(state, random.Random(1))
    seat = state.to_act()[0]
    view: Any = None if change is None else game.view(state, seat) | change
    with pytest.raises(BadState, match=f"^{complaint}$"):
        hints(game, view, state.legal_actions(seat))
    with pytest.raises(BadState, match=f"^{complaint}$"):
        win_probabilities(game, view)


# Win chances


@pytest.mark.parametrize("name", bundled_games())
def test_chances_sum_up_to_one_and_end_with_the_result(name: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        for decisions in (3, 12):
            state = played(game, players, players, decisions)
            for viewer in (None, *range(players)):
                found = win_probabilities(game, game.view(state, viewer))
                assert len(found) == players and sum(found) == pytest.approx(1) and min(found) > 0
        end = played(game, players, players, 100_000)
        first = game.result(end).ranking[0]
        assert true_win_probabilities(game, end) == win_probabilities(game, game.view(end, None))
        assert [seat for seat, chance in enumerate(true_win_probabilities(game, end)) if chance] == sorted(first)


def test_a_lead_is_surer_the_sharper() -> None:
    assert softmax([1.0, 1.0], 3.0) == [0.5, 0.5]
    assert softmax([3.0, 0.0], 0.5)[0] > softmax([3.0, 0.0], 0.1)[0] > 0.5
    assert softmax([1000.0, 0.0], 9.0) == [1.0, 0.0]


@pytest.mark.parametrize("name", bundled_games())
def test_a_lead_is_surer_at_the_end_than_at_the_start(name: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        for kind in ("seen", "open"):
            assert sharpness(game, players, 1.0, kind) > sharpness(game, players, 0.0, kind) >= 0


def test_knots_share_what_lies_between_them() -> None:
    assert weights(0.0) == [1, 0, 0, 0, 0]
    assert weights(0.625) == [0, 0, 0.5, 0.5, 0]
    assert all(sum(weights(n / 50)) == pytest.approx(1) and len(weights(n / 50)) == KNOTS for n in range(51))
