"""Levels: each stands for a bot that is there, with a budget, in every game and for every number of players."""

import random

import pytest

from patolli.bots import bot
from patolli.bots.greedy import Greedy
from patolli.bots.levels import LEVELS, in_turn, level, levels
from patolli.core.game import settle_chance
from patolli.core.registry import load, names


@pytest.mark.parametrize("name", names())
def test_each_level_of_a_game_is_a_bot(name: str) -> None:
    game = load(name)
    for count, found in levels(game.folder).items():
        assert int(count) in game.seat_counts
        assert tuple(found) == LEVELS
    for players in game.seat_counts:
        for known in LEVELS:
            thinker, budget = level(known, game, players)
            bot(thinker, game)
            assert budget > 0


@pytest.mark.parametrize("name", names())
def test_higher_levels_think_longer(name: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        budgets = [level(known, game, players)[1] for known in LEVELS]
        assert budgets == sorted(budgets)


def test_a_style_and_a_strength_go_with_a_level() -> None:
    game = load("mexica")
    thinker, budget = level("hard", game, 2)
    assert level("hard:builder~40", game, 2) == (f"{thinker}:builder~40", budget)


def test_a_strength_takes_its_part_of_that_of_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"2": {"beginner": "greedy~50@7"}}
    monkeypatch.setattr("patolli.bots.levels.levels", lambda _: known)
    game = load("mexica")
    assert level("beginner", game, 2) == ("greedy~50", 7)
    assert level("beginner:builder~40", game, 4) == ("greedy:builder~20", 7)


def test_who_steps_in_is_weaker() -> None:
    assert in_turn("normal") == ["normal", "easy", "beginner"]
    assert in_turn("hard:builder~40") == [f"{known}:builder~40" for known in LEVELS[::-1]]
    assert in_turn("mine:Bold") == ["beginner"]


@pytest.mark.parametrize("name", names())
def test_a_strength_has_something_to_choose_from(name: str) -> None:
    game, rng = load(name), random.Random(3)
    players = max(game.seat_counts)
    budget = level("beginner", game, players)[1]
    state = game.new(players)
    settle_chance(state, rng)
    choices = several = 0
    for _ in range(80):
        if not state.seats():
            break
        seat = state.seats()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            choices += 1
            several += len(Greedy(game).weigh(game.view(state, seat), legal, budget, 1)) > 1
        state.step(seat, rng.choice(legal))
        settle_chance(state, rng)
    assert choices > 10 and several > 0.9 * choices
