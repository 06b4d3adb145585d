"""Levels: each stands for a bot that is there, with a budget, in every game and for every number of players."""

import pytest

from patolli.bots import bot
from patolli.bots.levels import LEVELS, level, levels
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
