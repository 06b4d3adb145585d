"""Perft: how many sequences of actions there are from a position, chance outcomes included.

A rule change that no other test sees changes these counts. Sequences that end before `depth` are not counted.
"""

from patolli.core.game import Game
from patolli.core.record import CHANCE_NAME
from patolli.core.state import CHANCE, State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions, whichever of the seats that must decide acts first."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in state.seats())
    total = 0
    for seat in state.seats():
        for action in state.legal(seat):
            after = state.copy()
            after.step(seat, action)
            total += perft(after, depth - 1)
    return total


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """The same for each first action, written "seat action"; these add up to perft."""
    counts: dict[str, int] = {}
    names = game.seat_names(state.players)
    for seat in state.seats() if depth else ():
        for action in state.legal(seat):
            after = state.copy()
            after.step(seat, action)
            who = CHANCE_NAME if seat == CHANCE else names[seat]
            counts[f"{who} {game.actions.name(action)}"] = perft(after, depth - 1)
    return counts
