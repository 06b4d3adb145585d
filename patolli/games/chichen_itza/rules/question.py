"""The questions of the game: one seat or chance is asked, and a single legal answer is given at once (I25.4)."""

from typing import ClassVar, Final

from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.chichen_itza.data.components import SEATS
from patolli.games.chichen_itza.events import DECLINED
from patolli.games.chichen_itza.state import ChichenState

ASKED: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(CHANCE, len(SEATS))]  # shared by all answers


class Question(Frame[ChichenState]):
    """A question to one seat or to chance. A seat with a single legal answer gives it at once (I25.4)."""

    def ready(self, s: ChichenState) -> bool:
        """Return True if there is something to ask; otherwise change something, push a frame or pop this one."""
        return True

    def asked(self, s: ChichenState) -> Seat:
        """Return the seat that must answer."""
        return CHANCE

    def to_act(self, s: ChichenState) -> tuple[Seat, ...]:
        return ASKED[self.asked(s) - CHANCE]

    def advance(self, s: ChichenState) -> bool:
        if not self.ready(s):
            return False
        seat = self.asked(s)
        if seat == CHANCE:
            return True
        legal = self.legal_actions(s, seat)
        if len(legal) > 1:
            s.keep(seat, legal)
            return True
        first = len(s.emitted) if s.emitted is not None else 0
        self.apply(s, seat, legal[0])
        if s.emitted is not None and len(s.emitted) > first and s.emitted[first][0] == DECLINED:
            del s.emitted[first]  # the seat was not asked, so it has declined nothing
        return False


class SeatQuestion(Question):
    """A question to the seat that its field names."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def asked(self, s: ChichenState) -> Seat:
        return self.seat
