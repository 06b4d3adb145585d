"""The questions of the game: one seat or chance is asked. `asking` has those that are put to seats."""

from typing import Final

from patolli.core.actions import Action
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

    def places(self, s: ChichenState) -> int:
        """Return the number of outcomes: they are equally likely unless a question overrides all that chance asks."""
        outcomes = self.legal_actions(s, CHANCE)
        s.keep(CHANCE, outcomes)
        return len(outcomes)

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return s.legal_actions(CHANCE)[at]
