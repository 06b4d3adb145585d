"""Lookahead: the actions that it plays on, the nodes that it spends, and luck kept apart from skill."""

import random
from typing import Any

import pytest

from patolli.bots import make_bot
from patolli.bots.greedy import Greedy
from patolli.bots.lookahead import (
    ACTIONS_LOOKED_AT,
    FIRST_NODES,
    OPEN_PART,
    PLAYED,
    SMALL_BUDGET,
    TURNS,
    Lookahead,
    Rollout,
)
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import State

BUDGETS = [FIRST_NODES + 1, FIRST_NODES + 3, 150, 333]


@pytest.fixture(name="game", scope="module")
def fixture_game() -> Game:
    return load("chichen_itza")


def positions(game: Game, seed: int, steps: int, seats: int = 2) -> list[State]:
    """Yield the positions of a game of greedy bots in which a seat has a choice."""
    rng = random.Random(seed)
    state, greedy, found = game.new_state(seats), make_bot("greedy", game), []
    resolve_chance(state, rng)
    for _ in range(steps):
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found.append(state.copy())
        state.step(seat, greedy.choose(game.view(state, seat), legal, 30, rng.randrange(1 << 30)))
        resolve_chance(state, rng)
    return found


def ask(game: Game, player: Lookahead, state: State, budget: int) -> list[tuple[int, float]]:
    """Return its ranking of the actions in a position."""
    seat = state.to_act()[0]
    return player.rank_actions(game.view(state, seat), state.legal_actions(seat), budget, 5)


def test_a_turn_is_played_on_and_questions_within_it_are_not(game: Game) -> None:
    greedy, player = Greedy(game, fitted=True), Lookahead(game)
    within = opened = other = 0
    for state in positions(game, 3, 40):
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        if game.is_turn_choice(state):
            opened += 1
            weighed = ask(game, player, state, 400)
            other += weighed != greedy.rank_actions(view, legal, FIRST_NODES, 5)
            assert 1 < len(weighed) <= PLAYED
            assert [worth for _, worth in weighed] == sorted((worth for _, worth in weighed), reverse=True)
        else:
            within += 1
            assert player.choose(view, legal, 900, 5) == greedy.choose(view, legal, FIRST_NODES, 5)
        assert player.choose(view, legal, 40, 5) == greedy.choose(view, legal, 40, 5), "few nodes: greedy"
    assert opened > 5 and within > 5
    assert other > opened // 2, "turns that were played on are worth something else"


def test_so_many_turns_are_played_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in positions(game, 4, 30) if game.is_turn_choice(state))
    begun: list[list[int]] = []
    played = Lookahead.play

    def noted(self: Lookahead, line: Rollout, action: int, turns: int) -> float:
        begun.append([game.turn_number(line.state)])
        return played(self, line, action, turns)

    def answered(self: Lookahead, line: Rollout, seat: Seat) -> int:
        if game.is_turn_choice(line.state):
            begun[-1].append(game.turn_number(line.state))
        return line.state.legal_actions(seat)[0]

    monkeypatch.setattr(Lookahead, "play", noted)
    monkeypatch.setattr(Lookahead, "answer", answered)
    ask(game, Lookahead(game), state, 3000)
    assert {len(set(line)) for line in begun} == {TURNS}, "the own one, and the others before the last begins"


def test_actions_that_leave_the_choice_open_have_a_part_of_the_nodes(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[list[int], int]] = []

    def halved(self: Lookahead, view: Any, listed: list[int], nodes: int, *more: Any) -> list[tuple[int, float]]:
        given.append((listed, nodes))
        return [(action, -float(i)) for i, action in enumerate(listed if first else listed[::-1])]

    monkeypatch.setattr(Lookahead, "sequential_halving", halved)
    budget, seen = 9000 + FIRST_NODES, set()
    for state in filter(game.is_turn_choice, positions(game, 3, 160)[-70:]):
        seat = state.to_act()[0]
        looked = Greedy(game, fitted=True).rank_actions(
            game.view(state, seat), state.legal_actions(seat), FIRST_NODES, 5
        )
        listed = [action for action, _ in looked[: PLAYED + 1]]
        last = [action for action in listed if not game.actions.name(action).startswith("idol ")]
        for first in (True, False):  # which is best
            given.clear()
            chosen = ask(game, Lookahead(game), state, budget)[0][0]
            best = listed[0] if first else listed[-1]
            if last == listed:
                assert (given, chosen) == ([(listed, 9000)], best)
            elif best in last and len(last) > 1:
                assert given == [(listed, 9000 // OPEN_PART), (last, 9000 - 9000 // OPEN_PART)]
                assert chosen == (last[0] if first else last[-1])
            else:
                assert (given, chosen) == ([(listed, 9000 // OPEN_PART)], best)
            seen.add((last == listed, best in last))
        given.clear()
        ask(game, Lookahead(game), state, SMALL_BUDGET)
        assert given == [(listed[:PLAYED], SMALL_BUDGET - FIRST_NODES)], "few nodes are not divided"
    assert seen == {(True, True), (False, True), (False, False)}


def test_the_same_question_gets_the_same_answer(game: Game) -> None:
    state = next(state for state in positions(game, 4, 30) if game.is_turn_choice(state))
    assert ask(game, Lookahead(game), state, 600) == ask(game, Lookahead(game), state, 600)


def test_it_keeps_to_its_budget_but_for_the_last_world(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in positions(game, 4, 30) if game.is_turn_choice(state))
    looked, true_value = 0, game.evaluate

    def counted(position: State, judge: Seat, weights: Any = None) -> float:
        nonlocal looked
        looked += 1
        return true_value(position, judge, weights)

    monkeypatch.setattr(game, "evaluate", counted)
    ask(game, Lookahead(game), state, 4000)
    assert 2000 < looked < 5000


@pytest.mark.parametrize("seats", [2, 4])
def test_it_keeps_to_small_budgets_too(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, true_value = 0, game.evaluate

    def counted(position: State, judge: Seat, weights: Any = None) -> float:
        nonlocal looked
        looked += 1
        return true_value(position, judge, weights)

    opened = [state for state in positions(game, 4, 60, seats) if game.is_turn_choice(state)]
    monkeypatch.setattr(game, "evaluate", counted)
    for budget in (150, 250, 500, 1000):
        for state in opened[::3]:
            looked = 0
            ask(game, Lookahead(game), state, budget)
            assert looked <= budget + 4 * ACTIONS_LOOKED_AT, "at most the last answers beyond it"


@pytest.mark.parametrize("budget", BUDGETS)
def test_a_few_nodes_more_than_a_first_look_are_enough(game: Game, budget: int) -> None:
    for state in positions(game, 6, 25):
        if game.is_turn_choice(state):
            assert ask(game, Lookahead(game), state, budget)[0][0] in state.legal_actions(state.to_act()[0])


def test_the_outcome_of_a_fight_is_luck(game: Game) -> None:
    fights = [state for state in positions(game, 5, 120) if not game.is_quiet(state)]
    assert fights
    for state in fights:
        seat = state.to_act()[0]
        line = Rollout(game, state.copy(), seat, random.Random(1), 1)
        staked = game.evaluate(state, seat)
        while not game.is_quiet(line.state):
            line.step(line.state.to_act()[0], line.state.legal_actions(line.state.to_act()[0])[0])
        assert game.evaluate(line.state, seat) - line.luck == pytest.approx(staked)
