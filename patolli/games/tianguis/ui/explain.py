"""Explain a refusal with its numbers. They come from the view alone, so that they cannot reveal anything else.

A rule without an entry here is explained by its summary.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Game, Message
from patolli.core.rulebook import rule_message
from patolli.games.tianguis.rules.auction import Auction
from patolli.games.tianguis.state import TianguisState

Numbers = dict[str, object]


def explain(game: Game, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Message | None:
    """Return a message with the numbers behind a refusal, or None if the rule's summary says enough."""
    if rule not in EXPLANATIONS or not view["stack"]:
        return None
    s = game.public_state(view)
    assert isinstance(s, TianguisState)
    numbers = EXPLANATIONS[rule](s, seat)
    return (rule_message("explain", rule), numbers) if numbers else None


def bid_numbers(s: TianguisState, seat: Seat) -> Numbers | None:
    """Return the bid to beat (T3.1)."""
    top = s.stack[-1]
    return {"bid": top.bid} if isinstance(top, Auction) and top.bid else None


def bean_numbers(s: TianguisState, seat: Seat) -> Numbers | None:
    """Return the beans that the seat has (T3.2)."""
    return {"beans": s.beans[seat]}


EXPLANATIONS: Final[dict[str, Callable[[TianguisState, Seat], Numbers | None]]] = {
    "T3.1": bid_numbers,
    "T3.2": bean_numbers,
}
