"""Intervals and sequential tests of the arena, checked on coins of known bias."""

import random

import pytest

from patolli.bots.arena.stats import H0, H1, LEAST_BLOCKS, OPEN, SequentialTest, interval

TIMES = 300


def block(rng: random.Random, bias: float, games: int, shared: float) -> float:
    """Return the score of a block; with probability `shared` one toss decides all of its games."""
    if rng.random() < shared:
        return float(rng.random() < bias)
    return sum(rng.random() < bias for _ in range(games)) / games


@pytest.mark.parametrize(
    ("bias", "blocks", "games", "shared"),
    [(0.5, 20, 2, 0.0), (0.9, 50, 2, 0.5), (0.97, 60, 2, 0.0), (0.25, 50, 4, 0.3), (0.05, 50, 4, 0.0)],
)
def test_intervals_hold_the_truth_as_often_as_they_say(bias: float, blocks: int, games: int, shared: float) -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(TIMES):
        low, high = interval([block(rng, bias, games, shared) for _ in range(blocks)])
        held += low <= bias <= high
    assert 0.91 < held / TIMES < 0.99  # 0.94 to 0.96 in 2,000 tries each


def test_blocks_count_and_not_their_games() -> None:
    rng = random.Random(2)
    alone = [block(rng, 0.5, 2, 0.0) for _ in range(400)]
    together = [block(rng, 0.5, 2, 1.0) for _ in range(400)]
    widths = [high - low for low, high in (interval(alone), interval(together))]
    assert widths[1] / widths[0] == pytest.approx(2**0.5, rel=0.1)


def test_a_few_blocks_that_are_alike_prove_little() -> None:
    assert interval([]) == (0, 1)
    assert interval([1.0] * 5)[0] < 0.6
    low, high = interval([0.5] * 4)
    assert low < 0.3 and high > 0.7
    assert interval([1.0] * 200)[0] > 0.97


@pytest.mark.parametrize(("h0", "h1", "games"), [(0.5, 0.6, 2), (0.25, 0.34, 4)])
@pytest.mark.parametrize("right", [H0, H1])
def test_a_test_errs_as_seldom_as_it_says(h0: float, h1: float, games: int, right: str) -> None:
    rng = random.Random(3)
    test = SequentialTest(h0, h1)
    bias = h1 if right == H1 else h0
    wrong = 0
    for _ in range(TIMES):
        scores: list[float] = []
        while (said := test.verdict(scores)) == OPEN:
            scores.append(block(rng, bias, games, 0.0))
        wrong += said != right
    assert wrong / TIMES < 0.09  # 0.05 is promised; more than 0.09 would be 3 standard deviations off


def test_no_verdict_before_fifty_blocks() -> None:
    test = SequentialTest(0.5, 0.55)
    assert LEAST_BLOCKS == 50
    assert test.verdict([1.0] * 49) == OPEN
    assert test.verdict([1.0] * 50) == H1
    assert test.verdict([0.5] * 50) == H0
    assert test.verdict([0.525] * 1000) == OPEN


def test_stricter_tests_ask_for_more() -> None:
    scores = [1.0, 0.5, 0.5, 0.5, 0.5] * 24
    assert SequentialTest(0.5, 0.55).verdict(scores) == H1
    assert SequentialTest(0.5, 0.55, alpha=1e-9).verdict(scores) == OPEN
