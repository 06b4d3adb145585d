"""The evaluation by terms: they sum up to `evaluate` in every game."""

import random
from collections.abc import Iterator

import pytest

from patolli.core.evaluation import RIVAL, relative_to_rivals
from patolli.core.game import Game
from patolli.core.registry import bundled_games, load
from patolli.core.state import CHANCE, State

CASES = [(name, players) for name in bundled_games() for players in load(name).seat_counts]
LOOKS = 40  # positions of a game that are judged


def positions(game: Game, players: int, seed: int) -> Iterator[State]:
    """Yield some positions of a random game, and its end."""
    rng = random.Random(seed)
    state, steps = game.new_state(players), 0
    while seats := state.to_act():
        if rng.random() < LOOKS / (LOOKS + steps):
            yield state
        seat = rng.choice(seats)
        state.step(
            seat, state.sample_action(seat, rng.random()) if seat != CHANCE else rng.choice(state.legal_actions(seat))
        )
        steps += 1
    yield state


@pytest.mark.parametrize(("name", "players"), CASES)
def test_terms_sum_up_to_value(name: str, players: int) -> None:
    game = load(name)
    for state in positions(game, players, players):
        for seat in range(players):
            terms = game.evaluation_terms(state, seat)
            assert sum(terms.values()) == pytest.approx(game.evaluate(state, seat), abs=1e-7)
            rivals = {int(term.partition(RIVAL)[2]) for term in terms if RIVAL in term}
            assert rivals <= set(range(players)) - {seat}


@pytest.mark.parametrize(("name", "players"), CASES)
def test_progress_goes_from_the_start_to_the_end(name: str, players: int) -> None:
    game = load(name)
    found = [game.progress(state) for state in positions(game, players, players)]
    assert all(0 <= far <= 1 for far in found)
    assert found[0] < 0.1 and found[-1] == 1
    assert len(set(found)) > 4 or game.is_template


def test_half_the_best_rival_and_half_all_count() -> None:
    terms = relative_to_rivals([{"gold": 5.0}, {"gold": 2.0, "silver": 1.0}, {"silver": 1.0}], 0)
    assert terms == {"gold": 5.0, "gold@1": -1.5, "silver@1": -0.75, "silver@2": -0.25}
