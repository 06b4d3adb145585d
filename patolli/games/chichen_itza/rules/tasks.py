"""The check of a task at the end of a round (I16.1 to I16.4, I18.8): coins for idols, then a warrior on the card."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, MARK, SPOTS
from patolli.games.chichen_itza.data.components import Numbers
from patolli.games.chichen_itza.events import (
    DECLINED,
    TASK_DONE,
)
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.idol_exchange import COINS, coins_of_idols
from patolli.games.chichen_itza.state import ChichenState, add_warriors, with_entry, with_row


class TaskCoins(SeatQuestion):
    """The exchange of idols for coins, if it can reach the number that the task needs (I18.8)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "need": ALL}
    VERBS = ("idol", "done")
    RULE = "I25.1"

    def __init__(self, seat: Seat = 0, need: int = 0) -> None:
        super().__init__(seat)
        self.need = need

    def ready(self, s: ChichenState) -> bool:
        coins = s.coins[self.seat]
        if coins < self.need <= coins + coins_of_idols(s, self.seat):
            return True
        s.pop()
        return False

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        return (COINS,)

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        return True

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.emit(DECLINED, seat)
        s.pop()


class Mark(SeatQuestion):
    """The choice of a warrior that goes on the task for good, from the reserve or any spot (I16.3, I16.4)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "due": ALL}
    VERBS = ("mark", "idol")
    RULE = "I16.3"

    def __init__(self, seat: Seat = 0, due: int = 0) -> None:
        super().__init__(seat)
        self.due = due  # the set of the task

    def ready(self, s: ChichenState) -> bool:
        if s.reserve[self.seat] + sum(s.warriors[self.seat]):
            return True
        s.pop()  # no warrior is left to put there
        return False

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = [MARK] if s.reserve[seat] else []
        return found + [MARK + 1 + spot for spot in range(SPOTS) if s.warriors[seat][spot]]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == MARK:
            s.reserve[seat] -= 1
        else:
            add_warriors(s, seat, action - MARK - 1, -1)
        s.fulfilled = with_row(s.fulfilled, seat, with_entry(s.fulfilled[seat], self.due, 1))
        s.emit(TASK_DONE, seat, s.box.tasks[s.goal[self.due]])
        s.pop()
