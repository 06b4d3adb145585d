"""Lessons from games about the numbers of an evaluation."""

import random

import pytest
from lessons import Lesson, Task, ahead, learnt, lessons, moved

from patolli.core.evaluation import weight_sets
from patolli.core.game import Result
from patolli.core.registry import load


def sampled_lessons(seed: int, games: int) -> list[Lesson]:
    """Return games in which the first number should be larger by 2 and the second has no effect."""
    rng, found = random.Random(seed), []
    for game in range(games):
        luck = rng.gauss(0, 10)
        for _ in range(10):
            slopes = [rng.gauss(0, 1), rng.gauss(0, 1)]
            found.append(Lesson(game, 2 * slopes[0] + luck + rng.gauss(0, 10), slopes))
    return found


def test_the_error_of_the_value_gives_the_change_of_a_number() -> None:
    found = learnt(sampled_lessons(1, 2000), {"coin": 1.0, "tile": 5.0})
    (coin, error), (tile, _) = found["coin"], found["tile"]
    assert coin == pytest.approx(2.0, abs=3 * error)
    assert coin > 1.0
    assert abs(tile) < 0.5


def test_few_games_teach_little() -> None:
    numbers = {"coin": 1.0, "tile": 5.0}
    (few, doubt), (many, less) = (learnt(sampled_lessons(2, games), numbers)["coin"] for games in (5, 500))
    assert few < 0.2 < many
    assert doubt > less
    assert moved(numbers, {"coin": (0.4, 0.5), "tile": (2.0, 0.0)}) == {"coin": 1.0, "tile": 6.0}, (
        "half of what is sure"
    )


def test_a_lead_is_counted_as_values_count_it() -> None:
    assert ahead(Result([30, 20, 10], [{}, {}, {}], [[0], [1], [2]], ""), 0) == 30 - (20 + 15) / 2


def test_a_game_teaches_how_its_value_hangs_on_each_number() -> None:
    numbers = weight_sets(load("cortez").folder)[2]
    found = lessons(Task("cortez", {}, 2, "planner@4", 0.5, numbers, 3))
    assert found == lessons(Task("cortez", {}, 2, "planner@4", 0.5, numbers, 3))
    assert all(len(lesson.slopes) == len(numbers) for lesson in found)
    assert any(any(lesson.slopes) for lesson in found)
