"""The state: stall, beans, points and cards."""

from typing import ClassVar

from patolli.core.audience import ALL, COUNT, OWNER, Audience, Seat
from patolli.core.state import State


class TianguisState(State):
    """A market day. Bags of cards are lists of numbers by kind of card."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "rounds": ALL,
        "coyotes": ALL,
        "round": ALL,
        "pips": ALL,
        "pot": ALL,
        "beans": ALL,
        "points": ALL,
        "hands": OWNER | COUNT,
        "deck": COUNT,
        "played": ALL,
    }

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.coyotes = True
        self.round = 0
        self.pips = 0
        self.pot = 0
        self.beans: list[int] = []
        self.points: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.played: list[int] = []

    def opener(self) -> Seat:
        """Return the seat that opens this round (T2.1)."""
        return (self.round - 1) % self.players

    def gain(self, seat: Seat) -> None:
        """Give a seat the stall and the beans on it (T4.3, T5.1)."""
        self.points[seat] += self.pips
        self.beans[seat] += self.pot
        self.pot = 0
