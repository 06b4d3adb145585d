"""The planner: turns that need several steps, budgets that are kept, and greedy's answers where cards are hidden."""

import random
from typing import Any

import pytest
from games.language import play
from games.mexica.position import at

from patolli.bots import make_bot
from patolli.bots.greedy import Expert
from patolli.bots.planner import (
    FORESIGHT,
    Planner,
    Variation,
    is_perfect_information,
    order_actions,
    plans,
    play_variation,
    rescore_with_replies,
    search_turns,
    trim,
    value_after_replies,
)
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import State

OTHERS = "p2 K9; p3 K11; p4 I10"
SEVEN = f"canal S7-S8; canal S9; {OTHERS}"  # seven cells in the east: T6 U6 T7 U7 T8 U8 T9
CUT_AND_FOUND = f"p1 T8; show 6; ap 1; supply chips 0; hand p1 0 0 0 0; {SEVEN}"


def turn_of(position: str, name: str, budget: int) -> list[str]:
    """Return the actions of a bot in a position until others must decide."""
    table = at(position)
    game, state = table.game, table.state
    (seat,) = state.to_act()
    player, played = make_bot(name, game), []
    while state.to_act() == (seat,):
        action = player.choose(game.view(state, seat), state.legal_actions(seat), budget, 1)
        played.append(game.actions.name(action))
        state.step(seat, action)
    return played


def test_it_cuts_a_district_to_size_and_founds_it() -> None:
    canal, found, *_ = turn_of(CUT_AND_FOUND, "planner", 1500)
    assert canal in {f"canal {cell}" for cell in ("t6", "u6", "u7", "u8", "t9")}
    assert found.startswith("found 6")


def test_its_turns_end_no_worse_than_those_of_greedy() -> None:
    table = at(f"p1 R8; show 6 7; ap 6; bridge S8 ew; {SEVEN}")
    (seat,) = table.state.to_act()
    best = max(search_turns(table.game, table.state, seat, 4000, 1), key=lambda line: line.value)
    state = table.state.copy()
    greedy = make_bot("greedy", table.game)
    while state.to_act() == (seat,):
        state.step(seat, greedy.choose(table.game.view(state, seat), state.legal_actions(seat), 400, 1))
    assert best.state.to_act() != (seat,)
    assert best.value >= table.game.evaluate(state, seat)


def test_steps_that_the_end_does_not_need_are_left_out() -> None:
    table = at(f"p1 T8; show 6; ap 6; supply chips 0; hand p1 0 0 0 0; {SEVEN}")
    (seat,) = table.state.to_act()
    aimless = ("walk t7", "canal u6", "walk t8", "found 6 t6", "walk t7", "end")
    actions = [tuple(table.game.actions.find(name) for name in names) for names in (aimless, aimless[::-1])]
    line = play_variation(table.game, table.state, seat, actions[0], 1)
    assert line is not None
    left = trim(table.game, table.state, seat, line, 100, 1)
    assert [table.game.actions.name(action) for action in left.path] == ["canal u6", "found 6 t6", "end"]
    assert left.value >= line.value
    assert trim(table.game, table.state, seat, line, 0, 1) is line, "without nodes nothing is tried"
    assert play_variation(table.game, table.state, seat, actions[1], 1) is None, "it cannot be played so"


@pytest.mark.parametrize("budget", [1, 2, 7, 50, 333, FORESIGHT])
def test_it_keeps_to_its_budget(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(CUT_AND_FOUND)
    (seat,) = table.state.to_act()
    looked = 0
    true_value = table.game.evaluate

    def counted(state: State, judge: Seat, weights: Any = None) -> float:
        nonlocal looked
        looked += 1
        return true_value(state, judge, weights)

    monkeypatch.setattr(table.game, "evaluate", counted)
    line = plans(table.game, table.state, seat, budget, 1)[0]
    assert line.path[0] in table.state.legal_actions(seat)
    assert looked - 1 <= budget  # the position itself is not a step


def test_replies_make_half_the_difference_between_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(CUT_AND_FOUND)
    follows = iter([12.0, 16.0])
    monkeypatch.setattr("patolli.bots.planner.value_after_replies", lambda *asked: next(follows))
    lines = [Variation(table.state, 10.0, (1,)), Variation(table.state, 9.0, (2,))]
    rescore_with_replies(table.game, lines, 0, FORESIGHT, 1)
    assert [line.value for line in lines] == [10.0 - 1.25, 9.0 + 1.25], "they gain 2 and 7, so 4.5 is usual"


def test_replies_are_a_turn_of_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(CUT_AND_FOUND)
    after = play(table, "p1: end").state
    planned: list[Seat] = []

    def noted(game: Game, state: State, seat: Seat, nodes: int, chance_seed: int) -> list[Variation]:
        planned.append(seat)
        return search_turns(game, state, seat, nodes, chance_seed)

    monkeypatch.setattr("patolli.bots.planner.search_turns", noted)
    value_after_replies(table.game, after, 0, 20, 1)
    assert planned == [1, 2, 3, 0]


def test_a_plan_is_kept_as_long_as_the_turn_goes_as_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = 0

    def counted(*asked: Any) -> list[Variation]:
        nonlocal planned
        planned += 1
        return plans(*asked)

    monkeypatch.setattr("patolli.bots.planner.plans", counted)
    table = at(f"p1 T8; show 7; ap 6; {SEVEN}")
    game, state = table.game, table.state
    player, steps = Planner(game), 0
    while state.to_act() == (0,) and steps < 3:
        legal = state.legal_actions(0)
        state.step(0, player.choose(game.view(state, 0), legal, 200, steps))
        steps += 1
    assert (planned, steps) == (1, 3), "one plan for three steps, whatever the seed"
    state.step(
        0,
        next(
            action
            for action in state.legal_actions(0)
            if game.actions.name(action) not in ("end", game.actions.name(player.coming[0]))
        ),
    )
    player.choose(game.view(state, 0), state.legal_actions(0), 200, 1)
    assert planned == 2, "it went otherwise"


def test_it_plays_what_is_offered_to_it() -> None:
    table = at(f"p1 T8; show 7; ap 6; {SEVEN}")
    game, state = table.game, table.state
    legal = state.legal_actions(0)
    for few in (legal[:2], legal[5:7], legal[-2:]):
        assert Planner(game).choose(game.view(state, 0), few, 200, 1) in few
    player = Planner(game)
    state.step(0, player.choose(game.view(state, 0), legal, 200, 1))
    others = [action for action in state.legal_actions(0) if action != player.coming[0]][:2]
    assert player.choose(game.view(state, 0), others, 200, 1) in others, "a plan that is kept is no excuse"


def test_where_cards_are_hidden_it_is_greedy() -> None:
    game: Game = load("tianguis")
    rng = random.Random(4)
    state = game.new_state(2)
    resolve_chance(state, rng)
    assert not is_perfect_information(state)
    assert is_perfect_information(at(CUT_AND_FOUND).state)
    asked = 0
    while state.to_act():
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        answers = [player.choose(view, legal, 60, asked) for player in (Planner(game), make_bot("greedy", game))]
        assert answers[0] == answers[1]
        asked += len(legal) > 1
        state.step(seat, rng.choice(legal))
        resolve_chance(state, rng)
    assert asked > 5


def test_where_cards_are_hidden_it_has_an_experts_eye() -> None:
    game: Game = load("cortez")
    rng = random.Random(2)
    state = game.new_state(2)
    resolve_chance(state, rng)
    narrowed = 0
    for _ in range(60):
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        weighed, trusting = (who(game).rank_actions(game.view(state, seat), legal, 60, 1) for who in (Planner, Expert))
        chosen = game.candidates(state, seat, legal)
        narrowed += len(chosen) < len(legal)
        assert {action for action, _ in weighed + trusting} <= set(chosen)
        state.step(seat, weighed[0][0])
        resolve_chance(state, rng)
    assert narrowed > 5


def test_where_cards_are_hidden_it_is_wary_and_an_expert_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = load("cortez")
    state = game.new_state(2)
    resolve_chance(state, random.Random(2))
    seat = state.to_act()[0]
    warned: list[Seat] = []
    monkeypatch.setattr(game, "assume_worst", lambda world, judge: warned.append(judge))
    for who, heard in ((Expert, False), (Planner, True)):
        who(game).rank_actions(game.view(state, seat), state.legal_actions(seat), 60, 1)
        assert bool(warned) == heard


def test_a_turn_is_found_even_if_all_is_worth_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(CUT_AND_FOUND)
    (seat,) = table.state.to_act()
    monkeypatch.setattr(table.game, "evaluate", lambda state, judge: 0.0)
    monkeypatch.setattr(table.game, "prune", lambda state, judge, legal: legal[::-1])  # to end comes last
    assert search_turns(table.game, table.state, seat, 100, 1)


@pytest.mark.parametrize("most", [1, 2, 5, 12, 40])
def test_some_new_and_the_best_known_are_promising(most: int) -> None:
    legal = list(range(100, 130))
    gains: dict[Action, float] = {action: float(action) for action in range(100, 120)}
    tried = order_actions(legal, gains, most)
    assert len(tried) == len(set(tried)) == min(most, 30)
    assert set(tried) <= set(legal)
    known = sorted(action for action in tried if action in gains)
    assert known == list(range(120 - len(known), 120)), "the best of those known"
    assert any(action >= 120 for action in tried), "and something new"
