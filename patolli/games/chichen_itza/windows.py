"""Idols exchanged for coins, luck or magic cards (I18): which exchange is open in which window, and what it gives."""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import IDOL
from patolli.games.chichen_itza.events import EXCHANGED
from patolli.games.chichen_itza.gains import DrawMagic, can_draw_magic, gain_coins, gain_luck, luck_left
from patolli.games.chichen_itza.state import Chichen, owns
from patolli.games.chichen_itza.tables import Words

COINS: Final = 0  # in the order of the verb `idol`
LUCK: Final = 1
MAGIC: Final = 2
WORDS: Final[Words] = ("coins", "luck", "magic")


def worth(s: Chichen, seat: Seat, thing: int) -> int:
    """I18.1: what an idol gives; twice as much with g22."""
    if owns(s, seat, 22):
        return s.box.god_numbers[21][WORDS[thing]]
    if thing == COINS:
        return s.box.idol_coins
    return s.box.idol_luck if thing == LUCK else s.box.idol_magic


def exchange_refusal(s: Chichen, seat: Seat, thing: int) -> str | None:
    """Why an idol cannot be exchanged for this now, wherever the exchange is open (I18.9)."""
    if s.idols[seat] == 0:
        return "I18.1"
    if thing == MAGIC and not can_draw_magic(s):
        return "I18.9"
    return "I18.9" if thing == LUCK and luck_left(s, 1) < 1 else None


def exchanges(s: Chichen, seat: Seat, things: tuple[int, ...]) -> list[Action]:
    """The exchanges that are possible now."""
    return [IDOL + thing for thing in things if exchange_refusal(s, seat, thing) is None]


def exchange(s: Chichen, seat: Seat, thing: int) -> None:
    """Give up an idol; the interrupted decision is posed again."""
    s.idols[seat] -= 1
    amount = worth(s, seat, thing)
    s.tell(EXCHANGED, seat, WORDS[thing], amount)
    if thing == COINS:
        gain_coins(s, seat, amount)
    elif thing == LUCK:
        gain_luck(s, seat, amount)
    else:
        s.push(DrawMagic(seat, amount))
