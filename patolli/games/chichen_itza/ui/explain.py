"""The numbers and names in the explanation of a refusal. They come from the view alone, so they reveal nothing else.

The sentences stand in `messages/refusals.<lang>.ftl`, one for each rule; a rule without an entry here has
none of these. A number that does not apply to the text is None.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, DISMISS, PAY, PUT, RECRUIT, SPOTS, TO
from patolli.games.chichen_itza.data.cards import ATTACK_WITHOUT_WAR
from patolli.games.chichen_itza.data.components import ACTIONS, HERO_TYPES, WATER
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.prices import ACT_TILE, NOT_THERE, field_of
from patolli.games.chichen_itza.rules.reach import coins_needed, includes, markers_needed
from patolli.games.chichen_itza.rules.supply import pay
from patolli.games.chichen_itza.state import NO_SEAT, ChichenState, holder, unit_limit, units_on
from patolli.games.chichen_itza.ui.insight import full_price, is_dealt

Details = dict[str, object]


def refusal_details(game: Game, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Details:
    """Return the numbers and names of the message of a rule that refuses a text."""
    if rule not in DETAILS:
        return {}
    s = game.public_state(view)
    assert isinstance(s, ChichenState)
    return DETAILS[rule](s, seat, game.actions.find(text))


def price_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the price of an action tile and the coins at hand (I6.11)."""
    field = field_of(s, ACT_TILE[action - ACT]) if ACT <= action < ACT_COINS and is_dealt(s) else NOT_THERE
    price = None if field == NOT_THERE else full_price(s, seat, action - ACT, field)
    return {"price": price, "coins": s.coins[seat]}


def pay_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the pay of a hero and the coins at hand, if these are too few (I5.7)."""
    if not PAY <= action < DISMISS or not s.hero_card[seat][action - PAY]:
        return {"price": None, "coins": None}
    price = pay(s, seat, action - PAY)
    return {"price": price if price > s.coins[seat] else None, "coins": s.coins[seat]}


def limit_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the units on a tile and the most that may stand there (I2.14, I8.11)."""
    if PUT <= action < PUT + SPOTS:
        spot = action - PUT
    elif TO <= action < TO + SPOTS:
        spot = action - TO
    elif RECRUIT <= action < RECRUIT + HERO_TYPES * SPOTS:
        spot = (action - RECRUIT) % SPOTS
    else:
        return {"units": None, "limit": None}
    return {"units": units_on(s, seat, spot), "limit": unit_limit(s, seat)}


def effect_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the name of an action that cannot be carried out (I6.12)."""
    if not ACT <= action < ACT_COINS:
        return {"action": None}
    act = action - ACT
    return {"action": ACTIONS[s.box.act_action[act]]}


def way_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the way of the open move (I8.4)."""
    top = s.stack[-1]
    return {"way": "water" if isinstance(top, Move) and top.way == WATER else "land"}


def marker_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the markers on war that an attack needs, and those of the seat (I8.14)."""
    move, other = attack_of(s, action)
    if move is None:
        return {"needed": None, "war": None}
    needed = markers_needed(s, other, includes(s, seat, move.mask, ATTACK_WITHOUT_WAR))
    return {"needed": needed, "war": s.war[seat]}


def tribute_details(s: ChichenState, seat: Seat, action: Action) -> Details:
    """Return the coins that an attack needs, and those of the seat (I8.15)."""
    move, other = attack_of(s, action)
    return {"needed": None if move is None else coins_needed(s, other), "coins": s.coins[seat]}


def attack_of(s: ChichenState, action: Action) -> tuple[Move | None, Seat]:
    """Return the open move and the seat that it would attack, or None."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Move) or not TO <= action < TO + SPOTS:
        return None, NO_SEAT
    other = holder(s, action - TO)
    return (top, other) if other not in (NO_SEAT, top.seat) else (None, NO_SEAT)


DETAILS: Final[dict[str, Callable[[ChichenState, Seat, Action], Details]]] = {
    "I2.14": limit_details,
    "I5.7": pay_details,
    "I6.11": price_details,
    "I6.12": effect_details,
    "I8.4": way_details,
    "I8.11": limit_details,
    "I8.14": marker_details,
    "I8.15": tribute_details,
}
