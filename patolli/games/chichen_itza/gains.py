"""What a seat can gain (I1, I7.9, I15.3, I18.1, I23): coins, luck, idols, warriors, cards, turns of a wheel.

A gain is a pair of numbers, kind and amount. What follows one another is a queue of such pairs; `Gains` pays it step by
step, because a card to draw or a wheel to choose stands between.
"""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DRAW, WHEEL
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
from patolli.games.chichen_itza.state import CITY, Chichen, Question, changed, changed_row
from patolli.games.chichen_itza.tables import DEFENCE, LEVELS, MAGE, MELEE, WHEELS, Words

MAGIC_WORDS: Final[Words] = ("stone", "fire")


# At once


def gain_coins(s: Chichen, seat: Seat, amount: int) -> None:
    """Coins never run out (I1.23)."""
    s.coins[seat] += amount
    if amount:
        s.tell(COINS, seat, amount)


def luck_left(s: Chichen, amount: int) -> int:
    """I19.2: as much of this luck as the supply has, if it is limited."""
    return min(amount, s.box.luck_tokens - sum(s.luck)) if s.limits else amount


def gain_luck(s: Chichen, seat: Seat, amount: int) -> None:
    """Luck tokens."""
    amount = luck_left(s, amount)
    s.luck[seat] += amount
    if amount:
        s.tell(LUCK_GAINED, seat, amount)


def gain_idols(s: Chichen, seat: Seat, amount: int) -> None:
    """Idols."""
    if s.limits:  # I19.2
        amount = min(amount, s.box.idol_tokens - sum(s.idols))
    s.idols[seat] += amount
    if amount:
        s.tell(IDOLS, seat, amount)


def gain_warriors(s: Chichen, seat: Seat, amount: int, spot: int = CITY) -> None:
    """I1.13: from the reserve, as far as it lasts."""
    amount = min(amount, s.reserve[seat])
    s.reserve[seat] -= amount
    s.warriors[seat][spot] += amount
    if amount:
        s.tell(WARRIORS_GAINED, seat, amount, spot)


def defence_value(s: Chichen, seat: Seat) -> int:
    """How many shields can be active (I1.21)."""
    return s.box.defence[s.wheel[seat][DEFENCE]]


def turn_wheel(s: Chichen, seat: Seat, wheel: int) -> None:
    """I1.15 to I1.19: one level up, and what comes with it; it may leave a card to draw on the stack."""
    level = s.wheel[seat][wheel] + 1
    s.wheel = changed_row(s.wheel, seat, changed(s.wheel[seat], wheel, level))
    s.tell(WHEEL_TURNED, seat, WHEELS[wheel], level)
    if wheel == DEFENCE:
        shields = min(s.box.turn_shields, defence_value(s, seat) - s.shields[seat])
        s.shields[seat] += shields
        if shields:
            s.tell(SHIELDS, seat, shields)
    elif wheel == MELEE:
        gain_luck(s, seat, s.box.turn_luck[level])
    elif wheel == MAGE:
        s.push(DrawMagic(seat, s.box.turn_magic))


# Magic cards


def can_draw_magic(s: Chichen) -> bool:
    """Whether deck or discard hold a card."""
    return s.deck[0] + s.deck[1] + s.discard[0] + s.discard[1] > 0


def renew_magic(s: Chichen) -> None:
    """I1.25: if the deck is empty, the discard becomes the deck; its bounds are then exact (I26.13)."""
    if s.deck[0] + s.deck[1] == 0 and s.discard[0] + s.discard[1]:
        s.tell(RENEWED, s.discard[0] + s.discard[1])
        s.deck = s.discard
        s.discard = [0, 0]
        s.most = s.deck.copy()


class DrawMagic(Question):
    """I1.24: a seat draws magic cards, as far as they last."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "left": ALL}
    ANSWERS = ("draw",)

    def __init__(self, seat: Seat = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def ready(self, s: Chichen) -> bool:
        if self.left and can_draw_magic(s):
            renew_magic(s)
            return True
        s.pop()
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DRAW + kind for kind in (0, 1) if s.deck[kind]]

    def weights(self, s: Chichen) -> list[int]:
        return [count for count in s.deck if count]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if s.deck[action - DRAW] else "I25.6"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        kind = action - DRAW
        if s.most[1 - kind] == 0:  # I26.11: everybody knows what it is
            s.least[self.seat][kind] += 1
        s.deck[kind] -= 1
        s.hand[self.seat][kind] += 1
        bound_deck(s)
        self.left -= 1
        s.tell(DREW_MAGIC, self.seat, MAGIC_WORDS[kind])


def bound_deck(s: Chichen) -> None:
    """I26.13: no bound is above the size of the deck."""
    size = s.deck[0] + s.deck[1]
    s.most = [min(s.most[0], size), min(s.most[1], size)]


# Wheels


def turnable(s: Chichen, seat: Seat) -> list[int]:
    """The wheels that can be turned."""
    return [wheel for wheel in range(len(WHEELS)) if s.wheel[seat][wheel] < LEVELS]


class AnyWheel(Question):
    """I1.20: one wheel of the seat's choice."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("wheel",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def ready(self, s: Chichen) -> bool:
        if turnable(s, self.seat):
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [WHEEL + wheel for wheel in turnable(s, seat)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if s.wheel[seat][action - WHEEL] < LEVELS else "I1.15"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.pop()
        turn_wheel(s, seat, action - WHEEL)
