"""Random: picks a verb first, then one of its actions, so that a verb with many arguments does not crowd out others."""

import random
from collections.abc import Sequence
from typing import Any

from patolli.bots.errors import check_question
from patolli.core.actions import Action, Actions
from patolli.core.game import Game


class Random:
    """Plays any legal action."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return any legal action."""
        check_question(self.game, view, legal, budget)
        return any_action(self.game.actions, legal, random.Random(seed))


def any_action(actions: Actions, legal: Sequence[Action], rng: random.Random) -> Action:
    """Pick a verb, then one of its actions."""
    return rng.choice(rng.choice(by_verb(actions, legal)))


def by_verb(actions: Actions, legal: Sequence[Action]) -> list[list[Action]]:
    """Group the legal actions by verb."""
    groups: dict[str, list[Action]] = {}
    for action in legal:
        groups.setdefault(actions.verb(action), []).append(action)
    return list(groups.values())
