"""The check of a task at the end of a round (I16.1 to I16.4, I18.8): coins for idols, then a warrior on the card."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, IDOL, MARK, SPOTS
from patolli.games.chichen_itza.events import (
    DECLINED,
    TASK_DONE,
)
from patolli.games.chichen_itza.rules.idol_exchange import COINS, exchange, exchange_refusal, exchange_value
from patolli.games.chichen_itza.rules.question import SeatQuestion
from patolli.games.chichen_itza.state import ChichenState, add_warriors, with_entry, with_row


class TaskCoins(SeatQuestion):
    """The exchange of idols for coins, if it can reach the number that the task needs (I18.8)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "need": ALL}
    VERBS = ("idol", "done")

    def __init__(self, seat: Seat = 0, need: int = 0) -> None:
        super().__init__(seat)
        self.need = need

    def ready(self, s: ChichenState) -> bool:
        coins = s.coins[self.seat]
        if coins < self.need <= coins + s.idols[self.seat] * exchange_value(s, self.seat, COINS):
            return True
        s.pop()
        return False

    def refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action == DONE:
            return None
        return exchange_refusal(s, seat, COINS) if action == IDOL + COINS else "I18.8"

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            s.pop()
        else:
            exchange(s, seat, COINS)


class Mark(SeatQuestion):
    """The choice of a warrior that goes on the task for good, from the reserve or any spot (I16.3, I16.4)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "due": ALL}
    VERBS = ("mark",)
    RULE = "I16.3"

    def __init__(self, seat: Seat = 0, due: int = 0) -> None:
        super().__init__(seat)
        self.due = due  # the set of the task

    def ready(self, s: ChichenState) -> bool:
        if s.reserve[self.seat] + sum(s.warriors[self.seat]):
            return True
        s.pop()  # no warrior is left to put there
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = [MARK] if s.reserve[seat] else []
        return found + [MARK + 1 + spot for spot in range(SPOTS) if s.warriors[seat][spot]]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == MARK:
            s.reserve[seat] -= 1
        else:
            add_warriors(s, seat, action - MARK - 1, -1)
        s.fulfilled = with_row(s.fulfilled, seat, with_entry(s.fulfilled[seat], self.due, 1))
        s.emit(TASK_DONE, seat, s.box.tasks[s.goal[self.due]])
        s.pop()
