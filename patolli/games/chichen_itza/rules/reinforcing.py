"""Reinforcing (I7.16, I20.31): warriors from the reserve join own units, in the city or on terrain tiles."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, PUT
from patolli.games.chichen_itza.data.cards import REINFORCE_PLUS
from patolli.games.chichen_itza.events import DECLINED
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.gains import gain_warriors
from patolli.games.chichen_itza.state import CITY, ChichenState, garrisons, has_room, owns, units_on


def reinforcement_limit(s: ChichenState, seat: Seat) -> int:
    """Return the number of warriors that a seat may place with one action (I7.16, I20.31)."""
    return s.box.reinforcements + (s.box.god_value[REINFORCE_PLUS] if owns(s, seat, REINFORCE_PLUS) else 0)


class Reinforce(SeatQuestion):
    """The placing of warriors from the reserve, one by one in any order (I7.16, I20.31)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "placed": ALL, "last": ALL}
    VERBS = ("put", "done", "idol")

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__(seat)
        self.placed = 0
        self.last = CITY  # the last spot in map order that got one

    def ready(self, s: ChichenState) -> bool:
        if self.placed < reinforcement_limit(s, self.seat) and s.reserve[self.seat]:
            return True
        s.pop()
        return False

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = [DONE] if self.may_stop(s) else []
        return found + [PUT + spot for spot in [CITY, *garrisons(s, seat)] if self.put_refusal(s, spot) is None]

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action == DONE:
            return None if self.may_stop(s) else "I7.16"
        return self.put_refusal(s, action - PUT)

    def may_stop(self, s: ChichenState) -> bool:
        """Return True if the seat may place no more warriors; by rules 1 it places at least one."""
        return self.placed > 0 or s.game.holds["any_action"]

    def put_refusal(self, s: ChichenState, spot: int) -> str | None:
        """Return the first rule that keeps the next warrior off a spot."""
        if not has_room(s, self.seat, spot):
            return "I2.14"
        if spot != CITY and units_on(s, self.seat, spot) == 0:
            return "I7.16"
        return None if spot >= self.last or s.game.holds["any_order"] else "I25.8"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            s.pop()
            return
        spot = action - PUT
        self.last = max(self.last, spot)
        self.placed += 1
        gain_warriors(s, seat, 1, spot)
