"""Gains of a seat (I1, I7.9, I15.3, I18.1, I23): coins, luck, idols, warriors, cards, turns of a wheel.

A gain is a pair of numbers, kind and amount, and a queue is a list of such pairs. `Gains` pays a queue step by step,
because a card to draw or a wheel to choose can interrupt it.
"""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DRAW
from patolli.games.chichen_itza.data.components import DEFENCE, LEVELS, MAGE, MELEE, WHEELS, Words
from patolli.games.chichen_itza.events import (
    COINS,
    DREW_MAGIC,
    IDOLS,
    LUCK_GAINED,
    RENEWED,
    SHIELDS,
    WARRIORS_GAINED,
    WHEEL_TURNED,
)
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import (
    CITY,
    ChichenState,
    add_warriors,
    change_hand,
    set_least,
    with_entry,
    with_row,
)

MAGIC_WORDS: Final[Words] = ("stone", "fire")


# At once


def gain_coins(s: ChichenState, seat: Seat, amount: int) -> None:
    """Give coins, which never run out (I1.23)."""
    if amount:
        s.coins[seat] = s.coins[seat] + amount
        s.emit(COINS, seat, amount)


def luck_left(s: ChichenState, amount: int) -> int:
    """Return this much luck, or the rest of the supply if that is limited and smaller (I19.2)."""
    return min(amount, s.box.luck_tokens - sum(s.luck)) if s.limits else amount


def gain_luck(s: ChichenState, seat: Seat, amount: int) -> None:
    """Give luck tokens."""
    amount = luck_left(s, amount)
    s.luck[seat] += amount
    if amount:
        s.emit(LUCK_GAINED, seat, amount)


def gain_idols(s: ChichenState, seat: Seat, amount: int) -> None:
    """Give idols."""
    if s.limits:  # I19.2
        amount = min(amount, s.box.idol_tokens - sum(s.idols))
    s.idols[seat] += amount
    if amount:
        s.emit(IDOLS, seat, amount)


def gain_warriors(s: ChichenState, seat: Seat, amount: int, spot: int = CITY) -> None:
    """Move warriors from the reserve to a spot, while it lasts (I1.13)."""
    amount = min(amount, s.reserve[seat])
    s.reserve[seat] -= amount
    add_warriors(s, seat, spot, amount)
    if amount:
        s.emit(WARRIORS_GAINED, seat, amount, spot)


def defence_value(s: ChichenState, seat: Seat) -> int:
    """Return the number of shields that can be active (I1.21)."""
    return s.box.defence[s.wheel[seat][DEFENCE]]


def turn_wheel(s: ChichenState, seat: Seat, wheel: int) -> None:
    """Turn a wheel one level up, with its gains; it may push a card to draw (I1.15 to I1.19)."""
    level = s.wheel[seat][wheel] + 1
    s.wheel = with_row(s.wheel, seat, with_entry(s.wheel[seat], wheel, level))
    s.emit(WHEEL_TURNED, seat, WHEELS[wheel], level)
    if wheel == DEFENCE:
        shields = min(s.box.turn_shields, defence_value(s, seat) - s.shields[seat])
        s.shields[seat] += shields
        if shields:
            s.emit(SHIELDS, seat, shields)
    elif wheel == MELEE:
        gain_luck(s, seat, s.box.turn_luck[level])
    elif wheel == MAGE:
        s.push(DrawMagic(seat, s.box.turn_magic))


# Magic cards


def can_draw_magic(s: ChichenState) -> bool:
    """Return True if deck or discard hold a card."""
    return s.deck[0] + s.deck[1] + s.discard[0] + s.discard[1] > 0


def renew_magic(s: ChichenState) -> None:
    """Make the discard the deck if that is empty; its bounds are then exact (I1.25, I26.13)."""
    if s.deck[0] + s.deck[1] == 0 and s.discard[0] + s.discard[1]:
        s.emit(RENEWED, s.discard[0] + s.discard[1])
        s.deck = s.discard
        s.discard = [0, 0]
        s.most = s.deck.copy()


class DrawMagic(Question):
    """The draw of magic cards for a seat, while they last (I1.24)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "left": ALL}
    VERBS = ("draw",)
    RULE = "I25.6"

    def __init__(self, seat: Seat = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def ready(self, s: ChichenState) -> bool:
        if self.left and can_draw_magic(s):
            renew_magic(s)
            return True
        s.pop()
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DRAW + kind for kind in (0, 1) if s.deck[kind]]

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [count for count in s.deck if count]

    def places(self, s: ChichenState) -> int:
        return s.deck[0] + s.deck[1]

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return DRAW if at < s.deck[0] else DRAW + 1

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        kind = action - DRAW
        if s.most[1 - kind] == 0:  # I26.11: all know the card
            set_least(s, self.seat, kind, s.least[self.seat][kind] + 1)
        s.deck = with_entry(s.deck, kind, s.deck[kind] - 1)
        change_hand(s, self.seat, kind, 1)
        bound_deck(s)
        self.left -= 1
        s.emit(DREW_MAGIC, self.seat, MAGIC_WORDS[kind])


def bound_deck(s: ChichenState) -> None:
    """Lower the bounds to the size of the deck (I26.13)."""
    size = s.deck[0] + s.deck[1]
    s.most = [min(s.most[0], size), min(s.most[1], size)]


# Wheels


def turnable(s: ChichenState, seat: Seat) -> list[int]:
    """Return the wheels that a seat can turn."""
    return [wheel for wheel in range(len(WHEELS)) if s.wheel[seat][wheel] < LEVELS]
