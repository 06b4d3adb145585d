"""The vote on a tile that a seat proposes to discard (M14.11, M14.12)."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.mexica.actions import DISCARD, END
from patolli.games.mexica.data.components import SMALLEST
from patolli.games.mexica.events import REMOVED, VOTED
from patolli.games.mexica.state import MexicaState, with_change


class Vote(Frame[MexicaState]):
    """M14.12: the others agree to give up a tile, or one of them does not."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"proposer": ALL, "size": ALL, "asked": ALL}
    VERBS: ClassVar[tuple[str, ...]] = ("discard", "end")
    RULE: ClassVar[str] = "M14.12"

    def __init__(self, proposer: Seat = 0, size: int = 0) -> None:
        self.proposer = proposer
        self.size = size
        self.asked = 1  # steps clockwise from the proposer

    def to_act(self, s: MexicaState) -> tuple[Seat, ...]:
        return ((self.proposer + self.asked) % s.players,)

    def legal_actions(self, s: MexicaState, seat: Seat) -> list[Action]:
        return [END, DISCARD + self.size - SMALLEST]

    def apply(self, s: MexicaState, seat: Seat, action: Action) -> None:
        s.emit(VOTED, seat, self.size, action != END)
        self.asked += 1
        if action == END:
            s.pop()
        elif self.asked == s.players:
            s.display = with_change(s.display, self.size - SMALLEST, -1)
            s.removed = with_change(s.removed, self.size - SMALLEST, 1)
            s.emit(REMOVED, self.size, 1)
            s.pop()
