"""The numbers in the explanation of a refusal. They come from the view alone, so that they cannot reveal anything else.

The sentences stand in `messages/refusals.<lang>.ftl`, one for each rule; a rule without an entry here has no numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.games.tianguis.rules.auction import Auction
from patolli.games.tianguis.state import TianguisState

Details = dict[str, object]


def refusal_details(game: Game, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Details:
    """Return the numbers of the message of a rule that refuses a text."""
    if rule not in DETAILS:
        return {}
    s = game.public_state(view)
    assert isinstance(s, TianguisState)
    return DETAILS[rule](s, seat)


def bid_details(s: TianguisState, seat: Seat) -> Details:
    """Return the bid to beat (T3.1)."""
    top = s.stack[-1]
    return {"bid": top.bid if isinstance(top, Auction) else None}


def bean_details(s: TianguisState, seat: Seat) -> Details:
    """Return the beans that the seat has (T3.2)."""
    return {"beans": s.beans[seat]}


DETAILS: Final[dict[str, Callable[[TianguisState, Seat], Details]]] = {
    "T3.1": bid_details,
    "T3.2": bean_details,
}
