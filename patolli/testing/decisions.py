"""The laws of decisions: the seats to act, their legal actions, and the weights of chance."""

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from patolli.core.game import Game
from patolli.core.state import CHANCE, State

SAMPLED: Final = 32  # legal actions that the law of the sampler asks for


def to_act(game: Game, state: State, rng: Random) -> str:
    """Distinct players are to act or may act, or chance alone is; no seat is to act exactly when the game is over."""
    seats = state.to_act()
    if bool(seats) != bool(state.stack):
        return f"to_act() is {seats} with {len(state.stack)} frames on the stack"
    others = state.may_act()
    if seats == (CHANCE,):
        return f"chance decides, and may_act() is {others}" if others else ""
    both = (*seats, *others)
    players = len(set(both)) == len(both) and all(0 <= seat < state.players for seat in both)
    return "" if players else f"to_act() is {seats}, may_act() is {others}"


def legal_actions(game: Game, state: State, rng: Random) -> str:
    """The legal actions of a seat to act are ints of the table, sorted and unique, and never none; kept ones fit.

    A seat that may act, but need not, may have none.
    """
    asked = state.to_act()
    for seat in (*asked, *state.may_act()):
        legal = state.legal_actions(seat)
        if state.legal_actions(seat) != legal:  # those that a frame has kept are returned once
            return f"seat {seat} is asked twice and offered other actions: {legal} and {state.legal_actions(seat)}"
        if not legal and seat in asked:
            return f"seat {seat} is to act and has no legal action"
        if legal != sorted(set(legal)):
            return f"the legal actions of seat {seat} are not sorted and unique: {legal}"
        if legal and (legal[0] < 0 or legal[-1] >= len(game.actions)):
            return f"the legal actions of seat {seat} are not all in the table: {legal}"
    return ""


def sampler(game: Game, state: State, rng: Random) -> str:
    """`sample_action` gives every legal action an equal share of the numbers from 0 to below 1."""
    for seat in state.to_act():
        legal = state.legal_actions(seat)
        shares = rng.sample(range(len(legal)), min(len(legal), SAMPLED))
        found = [state.sample_action(seat, (k + 0.5) / len(legal)) for k in shares]
        if len(set(found)) < len(found) or not set(found) <= set(legal):
            return f"equal shares give seat {seat} {sorted(found)}, of {legal}"
    return ""


def notation(game: Game, state: State, rng: Random) -> str:
    """Every legal action has one text in lower case, and the text gives the action back."""
    for seat in state.to_act():
        for action in state.legal_actions(seat):
            text = game.actions.name(action)
            if text != text.lower() or game.actions.find(text) != action:
                return f"action {action} is written {text!r}, which is read as {game.actions.find(text)}"
    return ""


def weights(game: Game, state: State, rng: Random) -> str:
    """Chance outcomes have positive whole weights, one each; a frame that finds outcomes without them agrees."""
    if state.to_act() != (CHANCE,):
        return ""
    given: Sequence[object] = state.chance_weights()
    outcomes = state.legal_actions(CHANCE)
    whole = len(given) == len(outcomes) and all(isinstance(weight, int) and weight > 0 for weight in given)
    return misplaced(state) if whole else f"weights {given} for {len(outcomes)} outcomes"


def misplaced(state: State) -> str:
    """Say where `Frame.outcome_at` differs from the list: at the first and last place of each outcome."""
    frame, outcomes, weights = state.stack[-1], state.legal_actions(CHANCE), state.chance_weights()
    if not (places := frame.places(state)):
        return ""
    if places != sum(weights):
        return f"{places} places for weights {weights}"
    for outcome, weight, end in zip(outcomes, weights, accumulate(weights), strict=True):
        for at in {end - weight, end - 1}:
            if (found := frame.outcome_at(state, at)) != outcome:
                return f"at place {at} lies action {found}; the list has {outcome}"
    return ""
