"""Turns and rounds that are left, and the shares by which expected gains fade."""

from typing import Final

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.components import ROUNDS, TURNS
from patolli.games.chichen_itza.rules.sequence import ROUND as STEPS
from patolli.games.chichen_itza.rules.sequence import Round, turns
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import ChichenState

TURNS_STEP: Final = STEPS.index(turns)
ALL_TURNS: Final = TURNS * ROUNDS


def turns_left(s: ChichenState, seat: Seat) -> int:
    """Return the number of turns in which a seat has not acted yet."""
    bottom = s.stack[0]
    assert isinstance(bottom, Round)
    left = TURNS * (s.box.rounds - max(1, s.round))
    if bottom.step < TURNS_STEP:
        return left + TURNS
    if bottom.step > TURNS_STEP:
        return left
    top = s.stack[-1]
    if isinstance(top, Turn) and top.seat == seat:
        left += 1
    players: i64 = s.players
    begun: i64 = bottom.at + s.players - 1 - place_of(s, seat)  # never below 0
    return left + TURNS - begun // players


def place_of(s: ChichenState, seat: Seat) -> int:
    """Return the place of a seat in the turn order, from 0."""
    for place in range(s.players):
        if s.order[place] == seat:
            return place
    raise AssertionError("expected every seat in the turn order")


def rounds_left(s: ChichenState) -> int:
    """Return the number of supply phases to come."""
    return s.box.rounds - max(1, s.round)


def usable_share(w: Weights, left: int) -> float:
    """Return the share of things at hand that can still be used."""
    return left / (left + w.patience)


def share(left: int) -> float:
    """Return the share of the game that is to come."""
    return left / ALL_TURNS


def usable(left: int) -> float:
    """Return the share of things at hand that can still be used, if one turn suffices for each."""
    return left / (left + 1)
