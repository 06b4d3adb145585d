"""The value of a position to a seat: its points, and expected gains in terms that a person would name.

Sampled worlds are evaluated here, so nothing is hidden. An open question counts by its likely answer: a move by its
best target, a fight by its odds, a choice of gods or heroes by the best of them.
"""

from patolli.core.audience import Seat
from patolli.games.chichen_itza.ai.known_values import table_values
from patolli.games.chichen_itza.ai.open_question_value import add_question_value
from patolli.games.chichen_itza.ai.weights import WEIGHTS, Weights
from patolli.games.chichen_itza.state import ChichenState


def evaluate(s: ChichenState, seat: Seat, weights: Weights | None = None) -> float:
    """Return the value of a seat less that of its rivals: half of the best of them, half of their average."""
    if len(s.order) < s.players:
        return 0.0  # still dealing
    w = WEIGHTS[s.players] if weights is None else weights
    values = table_values(s, w)
    for at in range(1, len(s.stack)):
        add_question_value(s, w, s.stack[at], values)
    sums = values.of
    best, total = sums[seat - 1], 0.0  # of the rivals; the one before the seat is one of them
    for other in range(s.players):
        if other != seat:
            best = max(best, sums[other])
            total += sums[other]
    return sums[seat] - (best + total / (s.players - 1)) / 2
