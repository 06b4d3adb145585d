"""The odds of fights in Chichén Itzá: known outcomes equal fresh ones."""

import random
from collections.abc import Iterator

from patolli.bots.greedy import Greedy
from patolli.core.chance import resolve_chance
from patolli.core.registry import load
from patolli.games.chichen_itza.ai.combat_odds import KNOWN, THROWN, hits_of, thrown
from patolli.games.chichen_itza.ai.evaluation import evaluate
from patolli.games.chichen_itza.state import ChichenState


def positions(players: int, seed: int) -> Iterator[ChichenState]:
    """Yield the states of a game of bots, decision by decision."""
    game, rng = load("chichen_itza"), random.Random(seed)
    state, thinker = game.new_state(players), Greedy(game, fitted=True)
    resolve_chance(state, rng)
    while state.to_act():
        assert isinstance(state, ChichenState)
        yield state
        seat = state.to_act()[0]
        action = thinker.choose(game.view(state, seat), state.legal_actions(seat), 20, rng.randrange(1 << 30))
        state.step(seat, action)
        resolve_chance(state, rng)


def test_what_was_thrown_before_is_what_would_be_thrown() -> None:
    for dice in range(12):
        for numbers in range(7):
            fresh = hits_of(dice, numbers / 6)
            for known in (thrown(dice, numbers / 6), thrown(dice, numbers / 6)):
                assert list(zip(known.chances, known.hits, known.stops, strict=True)) == fresh
            assert abs(sum(chance for chance, _, _ in fresh) - 1) < 1e-12


def test_a_fight_that_is_known_ends_as_one_that_is_reckoned_anew() -> None:
    for players in (2, 3):
        for state in positions(players, players):
            recalled = [evaluate(state, seat) for seat in range(players)]
            KNOWN.clear()
            THROWN.clear()
            assert [evaluate(state, seat) for seat in range(players)] == recalled
