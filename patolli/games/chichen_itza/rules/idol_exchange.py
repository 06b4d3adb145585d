"""Idols exchanged for coins, luck or magic cards (I18)."""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import IDOL
from patolli.games.chichen_itza.data.cards import IDOL_DOUBLE
from patolli.games.chichen_itza.data.components import Numbers, Words
from patolli.games.chichen_itza.events import EXCHANGED
from patolli.games.chichen_itza.rules.gains import DrawMagic, can_draw_magic, gain_coins, gain_luck, luck_left
from patolli.games.chichen_itza.state import ChichenState, owns

COINS: Final = 0  # in the order of the verb `idol`
LUCK: Final = 1
MAGIC: Final = 2
WORDS: Final[Words] = ("coins", "luck", "magic")
THINGS: Final[Numbers] = (COINS, LUCK, MAGIC)


def exchange_value(s: ChichenState, seat: Seat, thing: int) -> int:
    """Return the amount that an idol gives; twice as much with g22 (I18.1)."""
    if owns(s, seat, IDOL_DOUBLE):
        return s.box.god_numbers[IDOL_DOUBLE][WORDS[thing]]
    if thing == COINS:
        return s.box.idol_coins
    return s.box.idol_luck if thing == LUCK else s.box.idol_magic


def exchange_refusal(s: ChichenState, seat: Seat, thing: int) -> str | None:
    """Return the rule that forbids this exchange, wherever it is open (I18.9)."""
    if s.idols[seat] == 0:
        return "I18.1"
    if thing == MAGIC and not can_draw_magic(s):
        return "I18.9"
    return "I18.9" if thing == LUCK and luck_left(s, 1) < 1 else None


def exchanges(s: ChichenState, seat: Seat, things: Numbers) -> list[Action]:
    """Return the legal exchanges for these things."""
    return [IDOL + thing for thing in things if exchange_refusal(s, seat, thing) is None]


def coins_of_idols(s: ChichenState, seat: Seat) -> int:
    """Return the coins that a seat would get for all its idols."""
    return s.idols[seat] * exchange_value(s, seat, COINS)


def exchange(s: ChichenState, seat: Seat, thing: int) -> None:
    """Exchange an idol; the interrupted decision is asked again."""
    s.idols[seat] -= 1
    amount = exchange_value(s, seat, thing)
    s.emit(EXCHANGED, seat, WORDS[thing], amount)
    if thing == COINS:
        gain_coins(s, seat, amount)
    elif thing == LUCK:
        gain_luck(s, seat, amount)
    else:
        s.push(DrawMagic(seat, amount))
