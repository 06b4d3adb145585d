"""Perft: count the sequences of actions from a position, chance outcomes included.

A change of the rules that no other test finds changes these counts. Sequences that end before `depth` are not counted.
"""

from patolli.core.game import Game
from patolli.core.record import CHANCE_NAME
from patolli.core.state import CHANCE, State


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` actions; any seat to act may act first."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(state.legal_actions(seat)) for seat in state.to_act())
    total = 0
    for seat in state.to_act():
        for action in state.legal_actions(seat):
            after = state.copy()
            after.step(seat, action)
            total += perft(after, depth - 1)
    return total


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """Return the counts by first action, written "seat action"; they add up to perft."""
    counts: dict[str, int] = {}
    names = game.seat_names(state.players)
    for seat in state.to_act() if depth else ():
        for action in state.legal_actions(seat):
            after = state.copy()
            after.step(seat, action)
            who = CHANCE_NAME if seat == CHANCE else names[seat]
            counts[f"{who} {game.actions.name(action)}"] = perft(after, depth - 1)
    return counts
