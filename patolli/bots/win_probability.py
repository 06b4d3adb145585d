"""Win probabilities of each seat, from the view of a reader.

The values of a position for all seats become probabilities by a softmax whose sharpness grows during the game. The
sharpness was fitted on games of bots, for each game and number of players (`tools/win_probability.py` writes
`ai/win_probability.json`). Hidden information stays hidden: values are means over sampled worlds.
"""

import json
import random
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from patolli.bots.errors import checked_view
from patolli.core.evaluation import nearest_count
from patolli.core.game import Game, Result
from patolli.core.state import State

WORLDS: Final = 8
KNOTS: Final = 5  # points of progress between which the sharpness is interpolated
DEFAULT_SHARPNESS: Final = (0.02, 0.03, 0.04, 0.05, 0.06)  # for a game without a fit
SEEN: Final = "seen"  # from a view
OPEN: Final = "open"  # from the full state, after the game


def win_probabilities(game: Game, view: dict[str, Any], seed: int = 0) -> list[float]:
    """Return the win probability of each seat by this view; the same for the same seed. Raises BadState."""
    checked_view(game, view)
    if not view["to_act"]:
        return won(game.result(game.determinize(view, random.Random(seed))))
    values, progress = prospects(game, view, random.Random(seed))
    return softmax(values, sharpness(game, view["players"], progress, SEEN))


def true_win_probabilities(game: Game, state: State) -> list[float]:
    """Return the win probability of each seat from the full state."""
    if not state.stack:
        return won(game.result(state))
    return softmax(values_of(game, state), sharpness(game, state.players, game.progress(state), OPEN))


def prospects(game: Game, view: dict[str, Any], rng: random.Random) -> tuple[list[float], float]:
    """Return the value of each seat and the progress of the game, as means over worlds that agree with the view."""
    worlds = [game.determinize(view, rng) for _ in range(WORLDS if has_hidden_information(game) else 1)]
    values = [mean(of_seat) for of_seat in zip(*(values_of(game, world) for world in worlds), strict=True)]
    return values, mean([game.progress(world) for world in worlds])


def has_hidden_information(game: Game) -> bool:
    """Return whether a game ever hides anything: one without `sample_hidden` does not."""
    return type(game).sample_hidden is not Game.sample_hidden


def values_of(game: Game, state: State) -> list[float]:
    """Return the value of a position for each seat."""
    return [game.evaluate(state, seat) for seat in range(state.players)]


def mean(numbers: Sequence[float]) -> float:
    """Return the mean."""
    return sum(numbers) / len(numbers)


def won(result: Result) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    first = result.ranking[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(result.scores))]


def softmax(values: Sequence[float], sharp: float) -> list[float]:
    """Turn values into shares that sum to 1; larger values get larger shares."""
    top = max(values)
    weights = [exp(sharp * (value - top)) for value in values]
    return [weight / sum(weights) for weight in weights]


def sharpness(game: Game, players: int, progress: float, kind: str) -> float:
    """Return the softmax factor per point at this progress of the game."""
    found = fitted(game.folder)
    knots: Sequence[float] = found[nearest_count(found, players)][kind] if found else DEFAULT_SHARPNESS
    return sum(weight * knot for weight, knot in zip(weights(progress), knots, strict=True))


def weights(progress: float) -> list[float]:
    """Return the weight of each knot at this progress: linear interpolation between two neighbours."""
    at = progress * (KNOTS - 1)
    return [max(0.0, 1.0 - abs(at - knot)) for knot in range(KNOTS)]


@cache
def fitted(folder: Path) -> dict[str, Any]:
    """Return the fitted sharpness at each knot, by number of players."""
    path = folder / "ai/win_probability.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["players"] if path.exists() else {}
    return found
