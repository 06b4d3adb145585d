"""Numbers that explain a refusal: the bid to beat, the price that is too high, the limit that is reached.

They come from the view alone, so that they cannot reveal anything else. The message is that of the rule's summary.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message
from patolli.games.cortez.rules.auction import Auction, Pay, purse
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.mercenaries import MAX_OFFERS
from patolli.games.cortez.rules.deals import MAX_CARDS
from patolli.games.cortez.rules.movement import CARDS, NEVER, March, prices
from patolli.games.cortez.state import CAMOUFLAGE, CortezState
from patolli.games.cortez.ui.insight import known_state, side_insights

View = dict[str, Any]
Numbers = dict[str, object]


def explain(game: Game, view: View, seat: Seat, text: str, rule: str) -> Message:
    """Return the message of a rule that refuses a text to a seat, with numbers where they help."""
    message = f"rule-{rule.replace('.', '-')}"
    if rule not in NUMBERS or seat != view["seat"] or not view["stack"]:
        return message, {}
    return message, NUMBERS[rule](known_state(game, view), view, seat, game.actions.find(text))


def bid_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the last bid and the purse of the seat (C15.4)."""
    top = s.stack[-1]
    return {"bid": top.bid, "purse": purse(s, seat)} if isinstance(top, Auction) else {}


def due_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the bribe value that is still due (C15.8)."""
    top = s.stack[-1]
    return {"due": top.due, "purse": purse(s, seat)} if isinstance(top, Pay) else {}


def price_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the camouflage that a target costs, and that of the seat (C8.9)."""
    top = s.stack[-1]
    if not isinstance(top, March) or not 0 <= action - s.verbs.to < s.board.size:
        return {}
    price = prices(s, seat, top.start, CARDS)[action - s.verbs.to]
    return {"price": price, "camouflage": s.supply[seat][CAMOUFLAGE]} if 0 <= price < NEVER else {}


def weapon_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the weapons and the war cards of the side that lays (C11.5)."""
    top, found = s.stack[-1], side_insights(view)
    if not isinstance(top, Batch) or not found:
        return {}
    return {"weapons": found[top.side]["weapons"], "war": found[top.side]["war"]}


def trade_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the trades that the seat has opened in its turn, and the most that it may open (C14.3)."""
    return {"proposed": s.proposed, "limit": s.limit}


def offer_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the most cards on a side of a deal (C14.6)."""
    return {"limit": MAX_CARDS}


def help_numbers(s: CortezState, view: View, seat: Seat, action: Action) -> Numbers:
    """Return the most offers of help in a combat (C12.9)."""
    return {"limit": MAX_OFFERS}


NUMBERS: Final[dict[str, Callable[[CortezState, View, Seat, Action], Numbers]]] = {
    "C8.9": price_numbers,
    "C11.5": weapon_numbers,
    "C12.9": help_numbers,
    "C14.3": trade_numbers,
    "C14.6": offer_numbers,
    "C15.4": bid_numbers,
    "C15.8": due_numbers,
}
