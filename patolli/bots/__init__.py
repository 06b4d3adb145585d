"""Bots: they see views, never states.

    choice = bot("greedy", game).choose(view, legal, budget=400, seed=7)

`budget` counts nodes, that is steps of the game tried in search; the same view, offers, budget and seed give the same
answer.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, Protocol

from patolli.bots.errors import UnknownBot
from patolli.bots.greedy import Greedy
from patolli.bots.planner import Planner
from patolli.bots.random import Random
from patolli.core.actions import Action
from patolli.core.game import Game


class Bot(Protocol):
    """Somebody who can decide."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """One of the legal actions. Raises BadBudget or BadState."""
        ...


BOTS: Final[dict[str, Callable[[Game], Bot]]] = {"greedy": Greedy, "planner": Planner, "random": Random}
LEVELS: Final[dict[str, tuple[str, int]]] = {  # what people choose, the weakest first: a bot and its budget
    "beginner": ("random", 1),
    "easy": ("greedy", 60),
    "normal": ("planner", 2000),
    "hard": ("planner", 8000),
}


def bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game. Raises UnknownBot."""
    if name in BOTS:
        return BOTS[name](game)
    near = get_close_matches(name.lower(), BOTS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"bots: {', '.join(BOTS)}"
    raise UnknownBot(f"unknown bot {name!r}; {hint}")


def level(name: str) -> tuple[str, int]:
    """The bot and the budget of a level. Raises UnknownBot."""
    if name not in LEVELS:
        raise UnknownBot(f"unknown level {name!r}; levels: {', '.join(LEVELS)}")
    return LEVELS[name]
