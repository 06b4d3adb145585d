"""The numbers in the explanation of a refusal. They come from the view alone, so that they cannot reveal anything else.

The sentences stand in `messages/refusals.<lang>.ftl`, one for each rule; a rule without an entry here has no numbers.
A number that the viewer cannot know is None.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.games.cortez.actions import PAY
from patolli.games.cortez.data.components import SUPPLIES
from patolli.games.cortez.rules.auction import Auction, Pay, purse
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.movement import CARDS, March
from patolli.games.cortez.rules.reach import NEVER, price_of, search
from patolli.games.cortez.state import CAMOUFLAGE, CortezState
from patolli.games.cortez.ui.insight import known_state, side_insights

View = dict[str, Any]
Details = dict[str, object]


def refusal_details(game: Game, view: View, seat: Seat, text: str, rule: str) -> Details:
    """Return the numbers of the message of a rule that refuses a text."""
    if rule not in DETAILS:
        return {}
    return DETAILS[rule](known_state(game, view), view, seat, game.actions.find(text))


def bid_details(s: CortezState, view: View, seat: Seat, action: Action) -> Details:
    """Return the last bid and the purse of the seat (C15.4)."""
    top = s.stack[-1]
    if not isinstance(top, Auction) or seat != view["seat"]:
        return {"bid": None, "purse": None}
    return {"bid": top.bid, "purse": purse(s, seat)}


def due_details(s: CortezState, view: View, seat: Seat, action: Action) -> Details:
    """Return, under rules 1, what is still due, and what the card is worth with all that are not dearer (C15.8)."""
    top, kind = s.stack[-1], action - PAY
    if not isinstance(top, Pay) or not 0 <= kind < len(SUPPLIES) or seat != view["seat"] or s.game.holds["any_order"]:
        return {"due": None, "purse": None}
    return {"due": top.due, "purse": purse(s, seat, kind)}


def price_details(s: CortezState, view: View, seat: Seat, action: Action) -> Details:
    """Return the camouflage that a target costs, and that of the seat (C8.9)."""
    top, field = s.stack[-1], action - s.verbs.to
    if not isinstance(top, March) or not 0 <= field < s.board.size or seat != view["seat"]:
        return {"price": None, "camouflage": None}
    price = price_of(s, search(s, seat, top.start, CARDS), field)
    return {"price": price if 0 <= price < NEVER else None, "camouflage": s.supply[seat][CAMOUFLAGE]}


def weapon_details(s: CortezState, view: View, seat: Seat, action: Action) -> Details:
    """Return the weapons and the war cards of the side that lays (C11.5)."""
    top, found = s.stack[-1], side_insights(view)
    if not isinstance(top, Batch) or not found:
        return {"weapons": None, "war": None}
    return {"weapons": found[top.side]["weapons"], "war": found[top.side]["war"]}


def trade_details(s: CortezState, view: View, seat: Seat, action: Action) -> Details:
    """Return the trades that the seat has opened in its turn if it may open no more (C14.3)."""
    return {"proposed": s.proposed if s.proposed >= s.limit else None}


DETAILS: Final[dict[str, Callable[[CortezState, View, Seat, Action], Details]]] = {
    "C8.9": price_details,
    "C11.5": weapon_details,
    "C14.3": trade_details,
    "C15.4": bid_details,
    "C15.8": due_details,
}
