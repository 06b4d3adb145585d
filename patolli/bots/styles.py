"""Styles and strength: a bot's preferences, and how often it misses the best action.

A style is a set of weights on the terms of a game's evaluation (`ai/styles.json` in the game's folder); a term that is
not named has weight 1. The weight "rivals" applies to all terms of rivals, "temples@" to their temples. The search
stays the same and only the evaluation changes.

Strength sets the quality of play at equal thinking time: the bot ranks its actions as always, then samples one, better
ones more often. The stronger it is, the more often it takes the best; at 100 always.
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
from patolli.core.evaluation import RIVAL
from patolli.core.game import Game, make_game
from patolli.core.options import Value
from patolli.core.registry import game_class
from patolli.core.state import State

RIVALS: Final = "rivals"
FULL: Final = 100  # strength: always the best action
POINTS: Final = 1.0  # at half strength, an action worse by this is chosen 1/e times as often


@runtime_checkable
class Ranker(Protocol):
    """A bot that can rank actions."""

    def rank_actions(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """Return the best actions with their values, the best first."""
        ...


# Styles


@cache
def styles(folder: Path) -> dict[str, dict[str, float]]:
    """Return the styles of a game with their weights."""
    path = folder / "ai/styles.json"
    found: dict[str, dict[str, float]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def styled(game: Game, style: str) -> Game:
    """Return the same game for a bot of that style. Raises UnknownBot."""
    known = styles(game.folder)
    if style not in known:
        names = ", ".join(known) or "none"
        raise UnknownBot(f"unknown style {style!r}; styles of {game.name}: {names}")
    return restyled(game.name, tuple(sorted(game.given_options.items())), style, game.rules)


@lru_cache(maxsize=64)
def restyled(name: str, given: tuple[tuple[str, Value], ...], style: str, rules: int | None = None) -> Game:
    """Return a game whose evaluation uses the weights of a style."""
    kind = game_class(name)
    weights = styles(kind.folder)[style]

    def evaluate(self: Game, state: State, seat: Seat, numbers: Any = None) -> float:
        return sum(
            weight_of(weights, term) * worth for term, worth in self.evaluation_terms(state, seat, numbers).items()
        )

    return make_game(type(kind.__name__, (kind,), {"evaluate": evaluate}), dict(given), rules)


def weight_of(weights: dict[str, float], term: str) -> float:
    """Return the weight of a term."""
    name, of_rival, _ = term.partition(RIVAL)
    if not of_rival:
        return weights.get(name, 1.0)
    return weights.get(name + RIVAL, weights.get(RIVALS, 1.0))


# Strength


class SoftmaxBot:
    """Samples from the ranking of another bot, better actions more often."""

    def __init__(self, game: Game, thinker: Ranker, strength: int, steps: int = 1) -> None:
        self.game = game
        self.thinker = thinker
        self.steps = steps  # of a planned turn; each one is ranked anew here and gets a share of the budget
        self.temperature = POINTS * (FULL - strength) / max(strength, 1)

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return one of the ranked actions; the worse it is, the smaller its probability."""
        check_question(self.game, view, legal, budget)
        if len(legal) == 1:
            return legal[0]
        weighed = self.thinker.rank_actions(view, legal, max(1, budget // self.steps), seed)
        best = weighed[0][1]
        chances = [exp((value - best) / self.temperature) for _, value in weighed]
        return random.Random(f"strength {seed}").choices([action for action, _ in weighed], chances)[0]
