"""Explain a refusal with its numbers. They come from the view alone, so that they cannot reveal anything else.

A rule without an entry here is explained by its summary.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message
from patolli.core.rulebook import rule_message
from patolli.games.cortez.actions import PAY
from patolli.games.cortez.data.components import SUPPLIES
from patolli.games.cortez.rules.auction import Auction, Pay, purse
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.movement import CARDS, NEVER, March, prices
from patolli.games.cortez.state import CAMOUFLAGE, CortezState
from patolli.games.cortez.ui.insight import known_state, side_insights

View = dict[str, Any]
Numbers = dict[str, object]


def explain(game: Game, view: View, seat: Seat, text: str, rule: str) -> Message | None:
    """Return a message with the numbers behind a refusal, or None if the rule's summary says enough."""
    if rule not in EXPLANATIONS or seat != view["seat"] or not view["stack"]:
        return None
    numbers = EXPLANATIONS[rule](known_state(game, view), view, seat, game.actions.find(text))
    return (rule_message("explain", rule), numbers) if numbers else None


def bid_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers | None:
    """Return the last bid and the purse of the seat (C15.4)."""
    top = s.stack[-1]
    return {"bid": top.bid, "purse": purse(s, seat)} if isinstance(top, Auction) else None


def due_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers | None:
    """Return the bribe value that is still due, and that of the card with all that are not dearer (C15.8)."""
    top, kind = s.stack[-1], action - PAY
    if not isinstance(top, Pay) or not 0 <= kind < len(SUPPLIES):
        return None
    return {"due": top.due, "purse": purse(s, seat, kind)}


def price_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers | None:
    """Return the camouflage that a target costs, and that of the seat (C8.9)."""
    top = s.stack[-1]
    if not isinstance(top, March) or not 0 <= action - s.verbs.to < s.board.size:
        return None
    price = prices(s, seat, top.start, CARDS)[action - s.verbs.to]
    return {"price": price, "camouflage": s.supply[seat][CAMOUFLAGE]} if 0 <= price < NEVER else None


def weapon_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers | None:
    """Return the weapons and the war cards of the side that lays (C11.5)."""
    top, found = s.stack[-1], side_insights(view)
    if not isinstance(top, Batch) or not found:
        return None
    return {"weapons": found[top.side]["weapons"], "war": found[top.side]["war"]}


def trade_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers | None:
    """Return the trades that the seat has opened in its turn, and the most that it may open (C14.3)."""
    return {"proposed": s.proposed, "limit": s.limit} if s.proposed >= s.limit else None


EXPLANATIONS: Final[dict[str, Callable[[CortezState, View, Seat, Action], Numbers | None]]] = {
    "C8.9": price_numbers,
    "C11.5": weapon_numbers,
    "C14.3": trade_numbers,
    "C15.4": bid_numbers,
    "C15.8": due_numbers,
}
