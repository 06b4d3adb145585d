"""The sequence of play (T2): rounds of a roll, a card, the opener's beans and an auction."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.tianguis.actions import ADD, OPEN, ROLL
from patolli.games.tianguis.data.components import MAX_ADDED, PIPS
from patolli.games.tianguis.events import ADDED, ENDED, OPENED, ROLLED
from patolli.games.tianguis.rules.auction import Auction
from patolli.games.tianguis.rules.setup import FromDeck
from patolli.games.tianguis.state import TianguisState


class Day(Frame[TianguisState]):
    """The sequence of play: rounds of the steps in ROUND (T2.5), then the end."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL}

    def __init__(self) -> None:
        self.step = 0

    def advance(self, s: TianguisState) -> bool:
        if self.step == 0:
            if s.round == s.rounds:
                s.emit(ENDED)
                s.pop()
                return False
            s.round += 1
        frame = ROUND[self.step]
        self.step = (self.step + 1) % len(ROUND)
        if frame is not Draw or any(s.deck):  # T2.3
            s.push(frame(s.opener()))
        return False


class Roll(Frame[TianguisState]):
    """T2.2: the die."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"opener": ALL}
    VERBS = ("roll",)
    RULE = "T2.2"

    def __init__(self, opener: Seat = 0) -> None:
        self.opener = opener

    def to_act(self, s: TianguisState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: TianguisState, seat: Seat) -> list[Action]:
        return list(range(ROLL, ROLL + PIPS))

    def apply(self, s: TianguisState, seat: Seat, action: Action) -> None:
        s.pips = action - ROLL + 1
        s.emit(ROLLED, s.round, s.pips)
        s.pop()


class Draw(FromDeck):
    """T2.3: the opener draws a card."""


class Sweeten(Frame[TianguisState]):
    """T2.4: the opener lays beans on the stall, one by one."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"opener": ALL}
    VERBS = ("add", "open")
    RULE = "T2.4"

    def __init__(self, opener: Seat = 0) -> None:
        self.opener = opener

    def to_act(self, s: TianguisState) -> tuple[Seat, ...]:
        return (self.opener,)

    def legal_actions(self, s: TianguisState, seat: Seat) -> list[Action]:
        return [ADD, OPEN] if s.pot < MAX_ADDED and s.beans[seat] else [OPEN]

    def apply(self, s: TianguisState, seat: Seat, action: Action) -> None:
        if action == ADD:
            s.beans[seat] -= 1
            s.pot += 1
            s.emit(ADDED, seat)
        else:
            s.emit(OPENED, seat, s.pot)
            s.pop()


ROUND: Final[tuple[type[Roll] | type[Draw] | type[Sweeten] | type[Auction], ...]] = (
    Roll,
    Draw,
    Sweeten,
    Auction,
)
