"""Lookahead: what it plays on and what not, the nodes that it spends, and luck that it does not take for skill."""

import random
from typing import Any

import pytest

from patolli.bots import bot
from patolli.bots.greedy import Greedy
from patolli.bots.lookahead import ANSWERS, ASKED_AGAIN, FEW, FIRST, PLAYED, TURNS, Line, Lookahead
from patolli.core.audience import Seat
from patolli.core.game import Game, settle_chance
from patolli.core.registry import load
from patolli.core.state import State

BUDGETS = [FIRST + 1, FIRST + 3, 150, 333]


@pytest.fixture(name="game", scope="module")
def fixture_game() -> Game:
    return load("chichen_itza")


def positions(game: Game, seed: int, steps: int, seats: int = 2) -> list[State]:
    """The positions of a game of greedy bots in which somebody has a choice."""
    rng = random.Random(seed)
    state, greedy, found = game.new(seats), bot("greedy", game), []
    settle_chance(state, rng)
    for _ in range(steps):
        seat = state.seats()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append(state.copy())
        state.step(seat, greedy.choose(game.view(state, seat), legal, 30, rng.randrange(1 << 30)))
        settle_chance(state, rng)
    return found


def ask(game: Game, player: Lookahead, state: State, budget: int) -> list[tuple[int, float]]:
    """What it thinks of the actions in a position."""
    seat = state.seats()[0]
    return player.weigh(game.view(state, seat), state.legal(seat), budget, 5)


def test_a_turn_is_played_on_and_questions_within_it_are_not(game: Game) -> None:
    greedy, player = Greedy(game, fitted=True), Lookahead(game)
    within = opened = other = 0
    for state in positions(game, 3, 40):
        seat = state.seats()[0]
        view, legal = game.view(state, seat), state.legal(seat)
        if game.opens_turn(state):
            opened += 1
            weighed = ask(game, player, state, 400)
            other += weighed != greedy.weigh(view, legal, FIRST, 5)
            assert 1 < len(weighed) <= PLAYED
            assert [worth for _, worth in weighed] == sorted((worth for _, worth in weighed), reverse=True)
        else:
            within += 1
            assert player.choose(view, legal, 900, 5) == greedy.choose(view, legal, FIRST, 5)
        assert player.choose(view, legal, 40, 5) == greedy.choose(view, legal, 40, 5), "few nodes: greedy"
    assert opened > 5 and within > 5
    assert other > opened // 2, "turns that were played on are worth something else"


def test_so_many_turns_are_played_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in positions(game, 4, 30) if game.opens_turn(state))
    begun: list[list[int]] = []
    played = Lookahead.play

    def noted(self: Lookahead, line: Line, action: int, turns: int) -> float:
        begun.append([game.turn(line.state)])
        return played(self, line, action, turns)

    def answered(self: Lookahead, line: Line, seat: Seat) -> int:
        if game.opens_turn(line.state):
            begun[-1].append(game.turn(line.state))
        return line.state.legal(seat)[0]

    monkeypatch.setattr(Lookahead, "play", noted)
    monkeypatch.setattr(Lookahead, "answer", answered)
    ask(game, Lookahead(game), state, 3000)
    assert {len(set(line)) for line in begun} == {TURNS}, "the own one, and the others before the last begins"


def test_what_may_be_asked_again_has_a_part_of_the_nodes(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[list[int], int]] = []

    def halved(self: Lookahead, view: Any, listed: list[int], nodes: int, *more: Any) -> list[tuple[int, float]]:
        given.append((listed, nodes))
        return [(action, -float(i)) for i, action in enumerate(listed if first else listed[::-1])]

    monkeypatch.setattr(Lookahead, "halve", halved)
    budget, seen = 9000 + FIRST, set()
    for state in filter(game.opens_turn, positions(game, 3, 160)[-70:]):
        seat = state.seats()[0]
        looked = Greedy(game, fitted=True).weigh(game.view(state, seat), state.legal(seat), FIRST, 5)
        listed = [action for action, _ in looked[: PLAYED + 1]]
        last = [action for action in listed if not game.actions.name(action).startswith("idol ")]
        for first in (True, False):  # which is best
            given.clear()
            chosen = ask(game, Lookahead(game), state, budget)[0][0]
            best = listed[0] if first else listed[-1]
            if last == listed:
                assert (given, chosen) == ([(listed, 9000)], best)
            elif best in last and len(last) > 1:
                assert given == [(listed, 9000 // ASKED_AGAIN), (last, 9000 - 9000 // ASKED_AGAIN)]
                assert chosen == (last[0] if first else last[-1])
            else:
                assert (given, chosen) == ([(listed, 9000 // ASKED_AGAIN)], best)
            seen.add((last == listed, best in last))
        given.clear()
        ask(game, Lookahead(game), state, FEW)
        assert given == [(listed[:PLAYED], FEW - FIRST)], "few nodes are not divided"
    assert seen == {(True, True), (False, True), (False, False)}


def test_the_same_question_gets_the_same_answer(game: Game) -> None:
    state = next(state for state in positions(game, 4, 30) if game.opens_turn(state))
    assert ask(game, Lookahead(game), state, 600) == ask(game, Lookahead(game), state, 600)


def test_it_keeps_to_its_budget_but_for_the_last_world(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in positions(game, 4, 30) if game.opens_turn(state))
    looked, true_value = 0, game.value

    def counted(position: State, judge: Seat) -> float:
        nonlocal looked
        looked += 1
        return true_value(position, judge)

    monkeypatch.setattr(game, "value", counted)
    ask(game, Lookahead(game), state, 4000)
    assert 2000 < looked < 5000


@pytest.mark.parametrize("seats", [2, 4])
def test_it_keeps_to_small_budgets_too(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, true_value = 0, game.value

    def counted(position: State, judge: Seat) -> float:
        nonlocal looked
        looked += 1
        return true_value(position, judge)

    opened = [state for state in positions(game, 4, 60, seats) if game.opens_turn(state)]
    monkeypatch.setattr(game, "value", counted)
    for budget in (150, 250, 500, 1000):
        for state in opened[::3]:
            looked = 0
            ask(game, Lookahead(game), state, budget)
            assert looked <= budget + 4 * ANSWERS, "at most the last answers beyond it"


@pytest.mark.parametrize("budget", BUDGETS)
def test_a_few_nodes_more_than_a_first_look_are_enough(game: Game, budget: int) -> None:
    for state in positions(game, 6, 25):
        if game.opens_turn(state):
            assert ask(game, Lookahead(game), state, budget)[0][0] in state.legal(state.seats()[0])


def test_how_a_fight_happens_to_end_is_luck(game: Game) -> None:
    fights = [state for state in positions(game, 5, 120) if game.at_stake(state)]
    assert fights
    for state in fights:
        seat = state.seats()[0]
        line = Line(game, state.copy(), seat, random.Random(1), 1)
        staked = game.value(state, seat)
        while game.at_stake(line.state):
            line.step(line.state.seats()[0], line.state.legal(line.state.seats()[0])[0])
        assert game.value(line.state, seat) - line.luck == pytest.approx(staked)
