"""What can go wrong when a bot is asked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from patolli.core.actions import Action
from patolli.core.errors import BadState, PatolliError
from patolli.core.game import Game


class UnknownBot(PatolliError):
    """No bot has this name."""


class BadBudget(PatolliError):
    """A budget with which no bot can think."""


def check_question(game: Game, view: object, legal: Sequence[Action], budget: object) -> None:
    """Raise BadBudget or BadState unless a bot for this game can answer."""
    if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
        raise BadBudget(f"a budget of {budget} nodes: a bot needs at least 1, and whole ones")
    seen = checked_view(game, view)
    if seen.get("seat") not in seen["to_act"] or not legal or not seen.get("stack"):
        raise BadState(f"seat {seen.get('seat')} has nothing to decide in this view")
    if unknown := [action for action in legal if not 0 <= action < game.actions.size]:
        raise BadState(f"{unknown[0]} is no action of {game.name}")


def checked_view(game: Game, view: object) -> dict[str, Any]:
    """A view of this game, a spectator's too; raises BadState if it is none."""
    if not isinstance(view, dict):
        raise BadState(f"a view is what game.view gives, not {type(view).__name__}")
    if view.get("game") != game.name:
        raise BadState(f"this is a view of {view.get('game')}, and the bot plays {game.name}")
    players, shown = view.get("players"), view.get("state")
    lists = [shown.get(name) for name in by_seat(game)] if isinstance(shown, dict) else [None]
    sizes = [len(found) if isinstance(found, list) else None for found in lists]
    if type(players) is not int or players not in game.seat_counts or any(size != players for size in sizes):
        raise BadState(f"this is no view of a game of {players} players")
    if not isinstance(view.get("to_act"), list):
        raise BadState("this view does not say who must decide")
    return view


@lru_cache(maxsize=16)
def by_seat(game: Game) -> tuple[str, ...]:
    """The fields of a state that list one thing for each seat, as can be told where the number of seats varies."""
    if len(game.seat_counts) == 1:
        return ()
    states = [game.setup(players) for players in game.seat_counts]
    lists = [name for name in states[0].AUDIENCE if all(isinstance(getattr(state, name), list) for state in states)]
    return tuple(name for name in lists if all(len(getattr(state, name)) == state.players for state in states))
