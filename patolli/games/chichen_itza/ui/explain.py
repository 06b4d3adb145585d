"""Explain a refusal with its numbers. They come from the view alone, so that they cannot reveal anything else.

A rule without an entry here is explained by its summary.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message
from patolli.core.rulebook import rule_message
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, DISMISS, PAY, PUT, RECRUIT, SPOTS, TO
from patolli.games.chichen_itza.data.cards import ATTACK_WITHOUT_WAR
from patolli.games.chichen_itza.data.components import HERO_TYPES
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.reach import coins_needed, includes, markers_needed
from patolli.games.chichen_itza.rules.supply import pay
from patolli.games.chichen_itza.rules.turn import ACT_TILE, NOT_THERE, field_of
from patolli.games.chichen_itza.state import NO_SEAT, ChichenState, holder, unit_limit, units_on
from patolli.games.chichen_itza.ui.insight import full_price, is_dealt

Numbers = dict[str, object]


def explain(game: Game, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Message | None:
    """Return a message with the numbers behind a refusal, or None if the rule's summary says enough."""
    action = game.actions.find(text)
    if rule not in EXPLANATIONS or action < 0 or not view["stack"]:
        return None
    s = game.public_state(view)
    assert isinstance(s, ChichenState)
    numbers = EXPLANATIONS[rule](s, seat, action)
    return (rule_message("explain", rule), numbers) if numbers else None


def price_numbers(s: ChichenState, seat: Seat, action: Action) -> Numbers | None:
    """Return the price of an action tile and the coins at hand (I6.11)."""
    if not ACT <= action < ACT_COINS or not is_dealt(s):
        return None
    field = field_of(s, ACT_TILE[action - ACT])
    if field == NOT_THERE:
        return None
    return {"price": full_price(s, seat, action - ACT, field), "coins": s.coins[seat]}


def pay_numbers(s: ChichenState, seat: Seat, action: Action) -> Numbers | None:
    """Return the pay of a hero and the coins at hand (I5.7)."""
    if not PAY <= action < DISMISS or not s.hero_card[seat][action - PAY]:
        return None
    price = pay(s, seat, action - PAY)
    return {"price": price, "coins": s.coins[seat]} if price > s.coins[seat] else None


def limit_numbers(s: ChichenState, seat: Seat, action: Action) -> Numbers | None:
    """Return the units on a tile and the most that may stand there (I2.14, I8.11)."""
    if PUT <= action < PUT + SPOTS:
        spot = action - PUT
    elif TO <= action < TO + SPOTS:
        spot = action - TO
    elif RECRUIT <= action < RECRUIT + HERO_TYPES * SPOTS:
        spot = (action - RECRUIT) % SPOTS
    else:
        return None
    return {"units": units_on(s, seat, spot), "limit": unit_limit(s, seat)}


def marker_numbers(s: ChichenState, seat: Seat, action: Action) -> Numbers | None:
    """Return the markers on war that an attack needs, and those of the seat (I8.14)."""
    move, other = attack_of(s, action)
    if move is None:
        return None
    needed = markers_needed(s, other, includes(s, seat, move.mask, ATTACK_WITHOUT_WAR))
    return {"needed": needed, "war": s.war[seat]}


def tribute_numbers(s: ChichenState, seat: Seat, action: Action) -> Numbers | None:
    """Return the coins that an attack needs, and those of the seat (I8.15)."""
    move, other = attack_of(s, action)
    return None if move is None else {"needed": coins_needed(s, other), "coins": s.coins[seat]}


def attack_of(s: ChichenState, action: Action) -> tuple[Move | None, Seat]:
    """Return the open move and the seat that it would attack, or None."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Move) or not TO <= action < TO + SPOTS:
        return None, NO_SEAT
    other = holder(s, action - TO)
    return (top, other) if other not in (NO_SEAT, top.seat) else (None, NO_SEAT)


EXPLANATIONS: Final[dict[str, Callable[[ChichenState, Seat, Action], Numbers | None]]] = {
    "I2.14": limit_numbers,
    "I5.7": pay_numbers,
    "I6.11": price_numbers,
    "I8.11": limit_numbers,
    "I8.14": marker_numbers,
    "I8.15": tribute_numbers,
}
