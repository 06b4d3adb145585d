"""Styles and strength: how a bot likes to play, and how often it misses what is best.

A style is a set of weights on the terms of which a game's evaluation is made (`styles.json` in the game's folder; what
is not named counts as it is). The weight of "rivals" is for all that rivals have, that of "temples@" for their temples.
The search stays the same: it plays the same game, in which positions are worth something else.

Strength is a slider at equal thinking time: the bot weighs its actions as ever, and then chooses the better ones more
often, the more so the stronger it is. At 100 it takes the best.
"""

import json
import random
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from patolli.bots.errors import UnknownBot, check_question
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.core.options import Value
from patolli.core.registry import game_class
from patolli.core.state import State
from patolli.core.terms import RIVAL

RIVALS: Final = "rivals"
FULL: Final = 100  # the strength of a bot that takes the best
POINTS: Final = 1.0  # at half strength, what is worse by so many points is chosen about a third as often


@runtime_checkable
class Weigher(Protocol):
    """A bot that can say what it thinks of the other actions too."""

    def weigh(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """The actions that look best with their values, the best first."""
        ...


# Styles


@cache
def styles(folder: Path) -> dict[str, dict[str, float]]:
    """The styles of a game, each with its weights."""
    path = folder / "styles.json"
    found: dict[str, dict[str, float]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def styled(game: Game, style: str) -> Game:
    """The same game for a bot of that style; raises UnknownBot."""
    known = styles(game.folder)
    if style not in known:
        names = ", ".join(known) or "none"
        raise UnknownBot(f"unknown style {style!r}; styles of {game.name}: {names}")
    return restyled(game.name, tuple(sorted(game.given.items())), style)


@lru_cache(maxsize=64)
def restyled(name: str, given: tuple[tuple[str, Value], ...], style: str) -> Game:
    """A game whose positions are worth what a style thinks they are."""
    kind = game_class(name)
    weights = styles(kind.folder)[style]

    def value(self: Game, state: State, seat: Seat) -> float:
        return sum(weight_of(weights, term) * worth for term, worth in self.terms(state, seat).items())

    made: Game = type(kind.__name__, (kind,), {"value": value})(dict(given))
    return made


def weight_of(weights: dict[str, float], term: str) -> float:
    """How much a term counts."""
    name, of_rival, _ = term.partition(RIVAL)
    if not of_rival:
        return weights.get(name, 1.0)
    return weights.get(name + RIVAL, weights.get(RIVALS, 1.0))


# Strength


class Tempered:
    """Plays what another bot thinks of, the better the more often."""

    def __init__(self, game: Game, thinker: Weigher, strength: int, steps: int = 1) -> None:
        self.game = game
        self.thinker = thinker
        self.steps = steps  # of a turn that the thinker plans as a whole, while here each step is weighed anew
        self.heat = POINTS * (FULL - strength) / max(strength, 1)

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """One of the actions that were weighed; by how much worse it is, the more rarely."""
        check_question(self.game, view, legal, budget)
        if len(legal) == 1:
            return legal[0]
        weighed = self.thinker.weigh(view, legal, max(1, budget // self.steps), seed)
        best = weighed[0][1]
        chances = [exp((value - best) / self.heat) for _, value in weighed]
        return random.Random(f"strength {seed}").choices([action for action, _ in weighed], chances)[0]
