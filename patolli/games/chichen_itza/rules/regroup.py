"""Regrouping (I7.17, I25.42): first a spot for every hero on the board, then the warriors of every garrison."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, MAX_GROUP, SET, SPOTS, STATION
from patolli.games.chichen_itza.data.components import HERO_TYPES
from patolli.games.chichen_itza.events import DECLINED, HERO_MOVED, REGROUPED
from patolli.games.chichen_itza.rules.question import SeatQuestion
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    ChichenState,
    add_warriors,
    garrisons,
    heroes_on,
    place_hero,
    unit_limit,
)

COUNTS: Final = MAX_GROUP + 1


class Regroup(SeatQuestion):
    """The distribution of own units over the city and the tiles that held some; `done` leaves the rest in place."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "tiles": ALL, "kind": ALL, "at": ALL, "free": ALL}
    VERBS = ("station", "set", "done")

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__(seat)
        self.tiles: list[int] = []  # garrisoned when it began
        self.kind = -1  # the hero type that is asked for; -1 before it begins, HERO_TYPES when all are placed
        self.at = 0  # the tile that is asked for, as an index
        self.free = 0  # warriors not yet assigned

    def ready(self, s: ChichenState) -> bool:
        if self.kind < 0:
            self.begin(s)
        while self.kind < HERO_TYPES and s.hero_at[self.seat][self.kind] == HOME:
            self.kind += 1
        if self.tiles and (self.kind < HERO_TYPES or self.at < len(self.tiles)):
            return True
        add_warriors(s, self.seat, CITY, self.free)
        s.pop()
        return False

    def begin(self, s: ChichenState) -> None:
        """Take the warriors of the city; those on a tile stay until the tile is asked for."""
        self.kind = 0
        self.tiles = garrisons(s, self.seat)
        self.free = s.warriors[self.seat][CITY]
        add_warriors(s, self.seat, CITY, -self.free)

    def unassigned(self, s: ChichenState) -> int:
        """Count the warriors that can still be put on tiles: free ones and those on tiles not yet asked for."""
        return self.free + self.waiting(s)

    def waiting(self, s: ChichenState) -> int:
        """Count the warriors on the tiles not yet asked for."""
        total = 0
        for spot in self.tiles[self.at :]:
            total += s.warriors[self.seat][spot]
        return total

    def most(self, s: ChichenState) -> int:
        """Return the number of warriors that the present tile can get (I25.13)."""
        spot = self.tiles[self.at]
        return min(unit_limit(s, self.seat) - heroes_on(s, self.seat, spot), self.unassigned(s))

    def can_stop(self, s: ChichenState) -> bool:
        """Return True if the rest can stay: no tile is over the limit, and no warriors are missing."""
        if self.free < 0:
            return False
        limit = unit_limit(s, self.seat)
        for spot in self.tiles[self.at :]:
            if s.warriors[self.seat][spot] + heroes_on(s, self.seat, spot) > limit:
                return False
        return True

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = [DONE] if self.can_stop(s) else []
        if self.kind < HERO_TYPES:
            base = STATION + self.kind * SPOTS
            limit = unit_limit(s, seat)
            return found + [base + spot for spot in [CITY, *self.tiles] if self.fits(s, spot, limit)]
        base = SET + (self.tiles[self.at] - 1) * COUNTS
        return found + [base + n for n in range(self.most(s) + 1)]

    def fits(self, s: ChichenState, spot: int, limit: int) -> bool:
        """Return True if a spot has room for the hero: heroes alone must not exceed the limit."""
        others = heroes_on(s, self.seat, spot) - (s.hero_at[self.seat][self.kind] == spot)
        return spot == CITY or others < limit

    def refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action in self.legal_actions(s, seat):
            return None
        if action == DONE:
            return "I25.13"
        if (action < SET) != (self.kind < HERO_TYPES):
            return "I25.1"
        return "I25.15" if action < SET else "I25.13"

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            self.kind = HERO_TYPES
            self.at = len(self.tiles)
        elif action < SET:
            spot = (action - STATION) % SPOTS
            place_hero(s, seat, self.kind, spot)
            s.emit(HERO_MOVED, seat, s.box.heroes[s.hero_card[seat][self.kind]], spot)
            self.kind += 1
        else:
            spot = self.tiles[self.at]
            warriors = (action - SET) % COUNTS
            fewer = s.warriors[seat][spot] - warriors
            self.free += fewer
            add_warriors(s, seat, spot, -fewer)
            self.at += 1
            s.emit(REGROUPED, seat, spot, warriors)
