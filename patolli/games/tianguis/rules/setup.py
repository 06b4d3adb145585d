"""Setup (T1): the cards that the seats start with."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.tianguis.actions import DEAL, DRAW
from patolli.games.tianguis.data.components import KINDS
from patolli.games.tianguis.events import DEALT, DREW
from patolli.games.tianguis.state import TianguisState


class FromDeck(Frame[TianguisState]):
    """Chance draws a card from the deck for a seat; its kind is for that seat alone."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    VERBS = ("draw",)
    RULE = "T1.2"  # the deck holds no such card
    first: ClassVar[int] = DRAW  # the action that draws the first kind
    event: ClassVar[int] = DREW

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def to_act(self, s: TianguisState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: TianguisState, seat: Seat) -> list[Action]:
        return [self.first + kind for kind, copies in enumerate(s.deck) if copies]

    def chance_weights(self, s: TianguisState) -> list[int]:
        return [copies for copies in s.deck if copies]

    def apply(self, s: TianguisState, seat: Seat, action: Action) -> None:
        kind = action - self.first
        s.deck[kind] -= 1
        s.hands[self.seat][kind] += 1
        s.emit(self.event, self.seat, KINDS[kind])
        s.pop()


class Deal(FromDeck):
    """T1.3: a card that a seat starts with."""

    VERBS = ("deal",)
    first = DEAL
    event = DEALT
