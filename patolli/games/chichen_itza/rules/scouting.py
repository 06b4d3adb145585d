"""Scouting (I7.5 to I7.8): a scout on a terrain tile looks at its creature and ruin, and finds a treasure."""

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import SCOUT, SPOTS
from patolli.games.chichen_itza.data.cards import (
    SECOND_TREASURE,
)
from patolli.games.chichen_itza.data.components import RUIN
from patolli.games.chichen_itza.events import SCOUTED
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.combat.sequence import DrawStrength
from patolli.games.chichen_itza.rules.gain_queue import Treasure, UseGod
from patolli.games.chichen_itza.rules.takeover import DrawRuin
from patolli.games.chichen_itza.state import (
    NO_BEAST,
    NO_TILE,
    ChichenState,
    building,
    owns,
    with_entry,
    with_row,
)


def can_scout(s: ChichenState, seat: Seat) -> bool:
    """Return True if a seat has a scout left and a terrain tile without one (I7.5)."""
    scouts, placed, free = s.scout[seat], 0, False
    for spot in range(1, SPOTS):
        if scouts[spot]:
            placed += 1
        elif not free:
            free = takes_scout(s, seat, spot)
    return free and placed < s.box.scouts


def takes_scout(s: ChichenState, seat: Seat, spot: int) -> bool:
    """Return True if a spot has a terrain tile without a scout of the seat."""
    return s.tile[spot] != NO_TILE and not s.scout[seat][spot]


def scout_tiles(s: ChichenState, seat: Seat) -> list[int]:
    """Return the terrain tiles without a scout of the seat (I7.5)."""
    return [spot for spot in range(1, SPOTS) if takes_scout(s, seat, spot)]


class Scouting(SeatQuestion):
    """The choice of a tile for a scout, which then looks and finds a treasure (I7.5 to I7.8); with g33 a second one."""

    VERBS = ("scout", "idol")
    RULE = "I7.5"

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [SCOUT + spot - 1 for spot in scout_tiles(s, seat)]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        spot = action - SCOUT + 1
        s.scout = with_row(s.scout, seat, with_entry(s.scout[seat], spot, 1))
        s.emit(SCOUTED, seat, spot)
        s.pop()
        if owns(s, seat, SECOND_TREASURE):
            s.push(UseGod(seat, SECOND_TREASURE))
        s.push(Treasure(seat, scouting=True))
        if building(s, spot) == RUIN:
            s.push(DrawRuin(spot, seat))
        if s.creature[spot] != NO_BEAST:
            s.push(DrawStrength(spot, seat))
