"""Casting (I10.1, I10.2): stone or fire cards are discarded, and as many dice are thrown."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import (
    CAST,
    MAGIC,
    MIX,
)
from patolli.games.chichen_itza.data.cards import (
    MAGIC_SWAP,
)
from patolli.games.chichen_itza.data.components import MAGE, Numbers
from patolli.games.chichen_itza.events import CAST as CAST_CARDS
from patolli.games.chichen_itza.events import DECLINED, SWAPPED
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.combat.battle import (
    current_battle,
    has_god,
    seat_of,
)
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.idol_exchange import MAGIC as IDOL_MAGIC
from patolli.games.chichen_itza.rules.idol_exchange import exchange_refusal
from patolli.games.chichen_itza.state import FIRE, STONE, ChichenState, change_hand, owns, set_least, with_entry


def most_cards(s: ChichenState, seat: Seat, kind: int) -> int:
    """Return the number of cards of an effect that the wheel allows (I10.1)."""
    level = s.wheel[seat][MAGE]
    return s.box.stone[level] if kind == STONE else s.box.fire[level]


@mypyc_attr(free_list_len=1)
class Cast(Asking):
    """The choice of stone or fire cards, or none (I10.1, I10.2, I18.4); with g53 also of their mix (I20.53)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "effect": ALL, "cards": ALL}
    VERBS = ("cast", "idol", "mix")

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.effect = STONE
        self.cards = 0  # above 0 while the mix is asked for

    def asked(self, s: ChichenState) -> Seat:
        return seat_of(current_battle(s), self.side)

    def advance(self, s: ChichenState) -> bool:
        if self.cards:
            return True  # I25.4: a mix is always asked for
        seat = self.asked(s)
        if s.hand[seat][STONE] + s.hand[seat][FIRE] + s.idols[seat] == 0:
            s.pop()
            return False
        return super().advance(s)

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        return () if self.cards else (IDOL_MAGIC,)

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        return exchange_refusal(s, seat, IDOL_MAGIC) is None

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        stone, fire = s.hand[seat][STONE], s.hand[seat][FIRE]
        if self.cards:
            return [MIX + stones for stones in range(max(0, self.cards - fire), min(self.cards, stone) + 1)]
        swaps = owns(s, seat, MAGIC_SWAP)
        found = [CAST]
        for kind in (STONE, FIRE):
            held = stone + fire if swaps else s.hand[seat][kind]
            for cards in range(min(held, most_cards(s, seat, kind))):
                found.append(CAST + 1 + kind * MAGIC + cards)
        return found

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if (self.cards > 0) != (action >= MIX):
            return "I25.1"
        if action in self.answers(s, seat):
            return None
        return "I20.53" if self.cards else "I10.1"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == CAST:
            s.emit(DECLINED, seat)
            s.pop()
        elif action < MIX:
            self.effect, count = divmod(action - CAST - 1, MAGIC)
            self.cards = count + 1
            if not has_god(s, current_battle(s), self.side, MAGIC_SWAP):
                self.discard(s, seat, self.cards if self.effect == STONE else 0)
        else:
            self.discard(s, seat, action - MIX)

    def discard(self, s: ChichenState, seat: Seat, stones: int) -> None:
        """Discard the cards face up, and throw as many dice."""
        for kind, count in ((STONE, stones), (FIRE, self.cards - stones)):
            if count:
                change_hand(s, seat, kind, -count)
                s.discard = with_entry(s.discard, kind, s.discard[kind] + count)
                set_least(s, seat, kind, max(0, s.least[seat][kind] - count))  # I26.11
        s.emit(CAST_CARDS, seat, ("stone", "fire")[self.effect], self.cards)
        if stones != (self.cards if self.effect == STONE else 0):
            s.emit(SWAPPED, seat, stones, self.cards - stones)
        s.pop()
        s.push(Throw(self.side, self.effect, self.cards))
