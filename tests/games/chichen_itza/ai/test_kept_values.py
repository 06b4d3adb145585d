"""A value that the evaluation keeps is the one computed from nothing, to the last bit."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.bots.greedy import Greedy
from patolli.core.chance import resolve_chance, sample_outcome
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import CHANCE, State
from patolli.games.chichen_itza.ai.combat_odds import KNOWN
from patolli.games.chichen_itza.ai.known_values import TABLES
from patolli.games.chichen_itza.ai.move_value import PLANS

SEATS = (2, 3, 4)
BRANCHES = 3  # actions looked at beside the one played, on copies as in a search


def random_positions(game: Game, players: int, rng: random.Random) -> Iterator[State]:
    """Yield every position of a random game, those before a draw included, and copies played on."""
    state = game.new_state(players)
    while seats := state.to_act():
        seat = seats[0]
        yield state
        if seat == CHANCE:
            state.step(CHANCE, sample_outcome(state, rng))
            continue
        for _branch in range(BRANCHES):
            twin = state.copy()
            twin.step(seat, rng.choice(twin.legal_actions(seat)))
            yield twin
        state.step(seat, rng.choice(state.legal_actions(seat)))
    yield state


def greedy_positions(game: Game, players: int, rng: random.Random) -> Iterator[State]:
    """Yield the positions that a bot compares: those after each action of its shortlist."""
    state, thinker = game.new_state(players), Greedy(game, fitted=True)
    resolve_chance(state, rng)
    while seats := state.to_act():
        seat, legal = seats[0], state.legal_actions(seats[0])
        for action in rng.sample(legal, min(len(legal), BRANCHES)):
            twin = state.copy()
            twin.step(seat, action)
            resolve_chance(twin, rng)
            yield twin
        state.step(seat, thinker.choose(game.view(state, seat), legal, 20, rng.randrange(1 << 30)))
        resolve_chance(state, rng)


def values_from_nothing(game: Game, state: State) -> list[float]:
    """Return the evaluations of a position by seat when nothing is known."""
    tables: list[dict[Any, Any]] = [TABLES, PLANS, KNOWN]
    kept = [(known, dict(known)) for known in tables]
    values = []
    for seat in range(state.players):
        for known, _ in kept:
            known.clear()
        values.append(game.evaluate(game.load_state(game.dump(state)), seat))
    for known, before in kept:
        known.clear()
        known.update(before)
    return values


@pytest.mark.parametrize("positions", [random_positions, greedy_positions])
@pytest.mark.parametrize("players", SEATS)
def test_a_kept_value_is_the_value_from_nothing(positions: object, players: int) -> None:
    game = load("chichen_itza")
    assert callable(positions)
    compared = 0
    for state in positions(game, players, random.Random(players)):
        assert [game.evaluate(state, seat) for seat in range(players)] == values_from_nothing(game, state)
        compared += 1
    assert compared > 100
