"""Levels: each has an existing bot with a budget, in every game and for every number of players."""

import random

import pytest

from patolli.bots import make_bot
from patolli.bots.greedy import Greedy
from patolli.bots.levels import LEVELS, fallback_levels, levels, resolve_level
from patolli.core.chance import resolve_chance
from patolli.core.registry import game_names, load


@pytest.mark.parametrize("name", game_names())
def test_each_level_of_a_game_is_a_bot(name: str) -> None:
    game = load(name)
    for count, found in levels(game.folder).items():
        assert int(count) in game.seat_counts
        assert tuple(found) == LEVELS
    for players in game.seat_counts:
        for known in LEVELS:
            thinker, budget = resolve_level(known, game, players)
            make_bot(thinker, game)
            assert budget > 0


@pytest.mark.parametrize("name", game_names())
def test_higher_levels_think_longer(name: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        budgets = [resolve_level(known, game, players)[1] for known in LEVELS]
        assert budgets == sorted(budgets)


def test_a_style_and_a_strength_go_with_a_level() -> None:
    game = load("mexica")
    thinker, budget = resolve_level("hard", game, 2)
    assert resolve_level("hard:builder~40", game, 2) == (f"{thinker}:builder~40", budget)


def test_a_strength_takes_its_part_of_that_of_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"2": {"beginner": "greedy~50@7"}}
    monkeypatch.setattr("patolli.bots.levels.levels", lambda _: known)
    game = load("mexica")
    assert resolve_level("beginner", game, 2) == ("greedy~50", 7)
    assert resolve_level("beginner:builder~40", game, 4) == ("greedy:builder~20", 7)


def test_fallback_levels_are_weaker() -> None:
    assert fallback_levels("normal") == ["normal", "easy", "beginner"]
    assert fallback_levels("hard:builder~40") == [f"{known}:builder~40" for known in LEVELS[::-1]]
    assert fallback_levels("mine:Bold") == ["beginner"]


@pytest.mark.parametrize("name", game_names())
def test_a_strength_has_something_to_choose_from(name: str) -> None:
    game, rng = load(name), random.Random(3)
    players = max(game.seat_counts)
    budget = resolve_level("beginner", game, players)[1]
    state = game.new_state(players)
    resolve_chance(state, rng)
    choices = several = 0
    for _ in range(80):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        view = game.view(state, seat)
        world = game.determinize(view, random.Random(1))
        if len(game.prune(world, seat, legal)) > 1:  # bots look at one order of cards that are chosen one by one
            choices += 1
            several += len(Greedy(game).rank_actions(view, legal, budget, 1)) > 1
        state.step(seat, rng.choice(legal))
        resolve_chance(state, rng)
    assert choices > 10 and several > 0.9 * choices
