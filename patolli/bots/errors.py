"""The errors of bots, and the checks of the question that a bot is asked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from patolli.core.actions import Action
from patolli.core.audience import DERIVED, absent_fields
from patolli.core.errors import BadState, PatolliError
from patolli.core.game import Game


class UnknownBot(PatolliError):
    """No bot has this name."""


class BadBudget(PatolliError):
    """The budget is not a positive whole number of nodes."""


def check_question(game: Game, view: object, legal: Sequence[Action], budget: object) -> None:
    """Raise BadBudget or BadState unless a bot for this game can answer."""
    if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
        raise BadBudget(f"a budget of {budget} nodes; expected a whole number from 1 on")
    seen = checked_view(game, view)
    if seen.get("seat") not in seen["to_act"] or not legal or not seen.get("stack"):
        raise BadState(f"seat {seen.get('seat')} has nothing to decide in this view")
    if unknown := [action for action in legal if not 0 <= action < game.actions.size]:
        raise BadState(f"{unknown[0]} is not an action of {game.name}; expected 0 to {game.actions.size - 1}")


def checked_view(game: Game, view: object) -> dict[str, Any]:
    """Return the view if it is one of this game, a spectator's included. Raises BadState."""
    if not isinstance(view, dict):
        raise BadState(f"{type(view).__name__} is not a view; expected the dict that game.view returns")
    if view.get("game") != game.name:
        raise BadState(f"this is a view of {view.get('game')}; expected one of {game.name}")
    players, shown = view.get("players"), view.get("state")
    lists = [shown.get(name) for name in by_seat(game)] if isinstance(shown, dict) else [None]
    sizes = [len(found) if isinstance(found, list) else None for found in lists]
    if type(players) is not int or players not in game.seat_counts or any(size != players for size in sizes):
        raise BadState(f"this is not a view of a game of {players} players; its fields do not fit")
    if not isinstance(view.get("to_act"), list):
        raise BadState("this view has no list `to_act`; expected the seats that must decide")
    return view


@lru_cache(maxsize=16)
def by_seat(game: Game) -> tuple[str, ...]:
    """Return the fields of a state that list one entry per seat, as seen from setups with different seat counts."""
    if len(game.seat_counts) == 1:
        return ()
    states = [game.setup(players) for players in game.seat_counts]
    absent = absent_fields(states[0], game.holds)
    shown = [name for name, audience in states[0].AUDIENCE.items() if audience != DERIVED and name not in absent]
    lists = [name for name in shown if all(isinstance(getattr(state, name), list) for state in states)]
    return tuple(name for name in lists if all(len(getattr(state, name)) == state.players for state in states))
