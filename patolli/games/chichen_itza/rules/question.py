"""The questions of the game: one seat or chance is asked. `asking` has those that are put to seats."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.chichen_itza.data.components import SEATS
from patolli.games.chichen_itza.state import ChichenState

ASKED: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(CHANCE, len(SEATS))]  # shared by all answers


class Question(Frame[ChichenState]):
    """A question to chance, and the common part of all questions."""

    def ready(self, s: ChichenState) -> bool:
        """Return True if there is something to ask; otherwise change something, push a frame or pop this one."""
        return True

    def asked(self, s: ChichenState) -> Seat:
        """Return the seat that must answer."""
        return CHANCE

    def to_act(self, s: ChichenState) -> tuple[Seat, ...]:
        return ASKED[self.asked(s) - CHANCE]

    def advance(self, s: ChichenState) -> bool:
        return self.ready(s)
