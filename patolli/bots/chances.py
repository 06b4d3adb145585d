"""How likely each seat is to win, from what a reader may know.

Each seat's value of the position becomes a chance by a softmax: the later in the game, the surer a lead. How sure
was fitted on games that bots played among themselves, for each game and number of players (`tools/chances.py` makes
the game's `chances.json`). What is hidden stays hidden: values are means over guessed worlds.
"""

import json
import random
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from patolli.bots.errors import checked_view
from patolli.core.game import Game, Result
from patolli.core.state import State
from patolli.core.weights import nearest

WORLDS: Final = 8
KNOTS: Final = 5  # moments from the start to the end between which the sharpness is interpolated
PLAIN: Final = (0.02, 0.03, 0.04, 0.05, 0.06)  # the sharpness in a game for which none was fitted
SEEN: Final = "seen"  # from a view
OPEN: Final = "open"  # with everything open, after the game


def chances(game: Game, view: dict[str, Any], seed: int = 0) -> list[float]:
    """By seat, how likely it wins as far as the view tells; the same for the same view and seed. Raises BadState."""
    checked_view(game, view)
    if not view["to_act"]:
        return won(game.result(game.guess(view, random.Random(seed))))
    values, progress = prospects(game, view, random.Random(seed))
    return softmax(values, sharpness(game, view["players"], progress, SEEN))


def open_chances(game: Game, state: State) -> list[float]:
    """By seat, how likely it wins if everything is known."""
    if not state.stack:
        return won(game.result(state))
    return softmax(values_of(game, state), sharpness(game, state.players, game.progress(state), OPEN))


def prospects(game: Game, view: dict[str, Any], rng: random.Random) -> tuple[list[float], float]:
    """By seat, what the position is worth, and how far the game is: means over worlds that agree with the view."""
    worlds = [game.guess(view, rng) for _ in range(WORLDS if has_secrets(game) else 1)]
    values = [mean(of_seat) for of_seat in zip(*(values_of(game, world) for world in worlds), strict=True)]
    return values, mean([game.progress(world) for world in worlds])


def has_secrets(game: Game) -> bool:
    """Whether anything is ever hidden in a game: one that never has to guess hides nothing."""
    return type(game).fill is not Game.fill


def values_of(game: Game, state: State) -> list[float]:
    """By seat, what a position is worth."""
    return [game.value(state, seat) for seat in range(state.players)]


def mean(numbers: Sequence[float]) -> float:
    """The mean."""
    return sum(numbers) / len(numbers)


def won(result: Result) -> list[float]:
    """By seat, its share of the win, when the game is over."""
    first = result.ranking[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(result.scores))]


def softmax(values: Sequence[float], sharp: float) -> list[float]:
    """Shares that sum up to 1: the greater a value, the greater its share."""
    top = max(values)
    weights = [exp(sharp * (value - top)) for value in values]
    return [weight / sum(weights) for weight in weights]


def sharpness(game: Game, players: int, progress: float, kind: str) -> float:
    """How surely a lead of one point wins, at that moment of the game."""
    found = fitted(game.folder)
    knots: Sequence[float] = found[nearest(found, players)][kind] if found else PLAIN
    return sum(weight * knot for weight, knot in zip(weights(progress), knots, strict=True))


def weights(progress: float) -> list[float]:
    """How much each knot counts at a moment of the game: the two beside it share."""
    at = progress * (KNOTS - 1)
    return [max(0.0, 1.0 - abs(at - knot)) for knot in range(KNOTS)]


@cache
def fitted(folder: Path) -> dict[str, Any]:
    """What was fitted for a game: by number of players, the sharpness at each knot."""
    path = folder / "chances.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["players"] if path.exists() else {}
    return found
