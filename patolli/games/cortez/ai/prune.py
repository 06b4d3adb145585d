"""One order of chosen cards (C27.1): people choose them in any order, bots look at each set once.

Equal sets that are reached by different orders are one position. Of a batch, a payment or cards that are given up the
frame knows which card came last in this search; of a draft the cards that lie in it say enough.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.games.cortez.actions import GIVE, LAY, PASS, PAY, WANT
from patolli.games.cortez.data.components import HIGHEST_WAR
from patolli.games.cortez.rules.auction import Pay, purse
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.event_cards import DiscardDown, Mutiny, Plunder
from patolli.games.cortez.rules.market import Market
from patolli.games.cortez.state import CortezState


def prune(s: CortezState, legal: list[Action]) -> list[Action]:
    """Drop the actions that lead to the same sets by another order, and those of drafts that bots never take."""
    if not s.stack:
        return legal
    top = s.stack[-1]
    in_order = ORDERS.get(type(top))
    return legal if in_order is None else in_order(s, top, legal) or legal


def batch(s: CortezState, top: Batch, legal: list[Action]) -> list[Action]:
    """Return the actions without war cards above the last one, or after a weapon."""
    most = LAY if top.weapons else LAY + top.latest
    return [action for action in legal if not most <= action < LAY + HIGHEST_WAR]


def payment(s: CortezState, top: Pay, legal: list[Action]) -> list[Action]:
    """Return the cards that are not dearer than the last one, and are enough with others of this sort."""
    return [action for action in legal if action - PAY <= top.latest and purse(s, top.seat, action - PAY) >= top.due]


def giving_up(s: CortezState, top: DiscardDown, legal: list[Action]) -> list[Action]:
    """Return the cards that are not below the last one, and above which enough others are left."""
    return top.in_rising_order(s, top.to_act(s)[0], top.latest)


def draft(s: CortezState, top: Trade, legal: list[Action]) -> list[Action]:
    """Return the parts of an offer in the order of the kinds, what is given first; a bot sends what it has begun."""
    return [action for action in legal if action != s.verbs.cancel and is_next(top, action)]


def is_next(top: Trade, action: Action) -> bool:
    """Say whether a card follows all that are in the draft; other answers always do."""
    if GIVE <= action < WANT:
        return top.is_next_give(action - GIVE)
    return action < WANT or top.is_next_want(action - WANT)


def market(s: CortezState, top: Market, legal: list[Action]) -> list[Action]:
    """Return the pass alone: a bot proposes trades in its own turn, and answers those of others all round long."""
    return [action for action in legal if action == PASS]


ORDERS: Final[dict[type, Callable[[CortezState, Any, list[Action]], list[Action]]]] = {
    Batch: batch,
    Pay: payment,
    Plunder: giving_up,
    Mutiny: giving_up,
    Trade: draft,
    Market: market,
}
