"""What can go wrong when a bot is asked."""

from collections.abc import Sequence

from patolli.core.actions import Action
from patolli.core.errors import BadState, PatolliError
from patolli.core.game import Game


class UnknownBot(PatolliError):
    """No bot has this name."""


class BadBudget(PatolliError):
    """A budget with which no bot can think."""


def check_question(game: Game, view: object, legal: Sequence[Action], budget: object) -> None:
    """Raise BadBudget or BadState unless a bot for this game can answer."""
    if not isinstance(budget, int) or budget < 1:
        raise BadBudget(f"a budget of {budget} nodes: a bot needs at least 1, and whole ones")
    if not isinstance(view, dict):
        raise BadState(f"a view is what game.view gives, not {type(view).__name__}")
    if view.get("game") != game.name:
        raise BadState(f"this is a view of {view.get('game')}, and the bot plays {game.name}")
    if view.get("seat") not in view.get("to_act", ()) or not legal:
        raise BadState(f"seat {view.get('seat')} has nothing to decide in this view")
