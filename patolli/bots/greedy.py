"""Greedy: tries every action in a few worlds that agree with the view, and takes the one that looks best at once.

A try is the action, whatever chance then decides, and at most one random answer for each seat until it is its own turn
again, so that a bid or an offer is judged by what becomes of it; then the game's own evaluation speaks. All actions
are tried in the same worlds with the same luck, so that the comparison is fair.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.random import any_action, by_verb
from patolli.core.actions import Action, Actions
from patolli.core.audience import Seat
from patolli.core.game import Game, settle_chance
from patolli.core.state import State

WORLDS: Final = 16  # enough to average over; a question with few answers need not use up its budget


class Greedy:
    """Plays what looks best at once."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """The action with the best mean value; among equals the seed decides."""
        check_question(self.game, view, legal, budget)
        rng = random.Random(seed)
        tries = max(1, budget // (1 + view["players"]))
        actions = spread(self.game.actions, legal, tries, rng)
        if len(actions) == 1:
            return actions[0]
        totals = [0.0] * len(actions)
        for _ in range(min(WORLDS, tries // len(actions))):
            world = self.game.guess(view, rng)
            luck = rng.randrange(1 << 62)
            for i, action in enumerate(actions):
                totals[i] += self.attempt(world.copy(), view["seat"], action, random.Random(luck))
        best = max(totals)
        return rng.choice([action for action, total in zip(actions, totals, strict=True) if total == best])

    def attempt(self, state: State, seat: Seat, action: Action, rng: random.Random) -> float:
        """What the action comes to in one world; the state is used up."""
        state.step(seat, action)
        settle_chance(state, rng)
        for _ in range(state.players):
            asked = state.seats()
            if seat in asked or not asked:
                break
            state.step(asked[0], any_action(self.game.actions, state.legal(asked[0]), rng))
            settle_chance(state, rng)
        return self.game.value(state, seat)


def spread(actions: Actions, legal: Sequence[Action], most: int, rng: random.Random) -> list[Action]:
    """All legal actions, or if these are too many a sample in which every verb has its share."""
    if len(legal) <= most:
        return list(legal)
    groups = by_verb(actions, legal)
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    longest = max(len(group) for group in groups)
    return [group[i] for i in range(longest) for group in groups if i < len(group)][:most]
