"""Regrouping (I7.17, I25.42): first every hero on the board finds a spot, then every garrison a number of warriors."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, MOST, SET, SPOTS, STATION
from patolli.games.chichen_itza.events import DECLINED, HERO_MOVED, REGROUPED
from patolli.games.chichen_itza.state import CITY, HOME, Chichen, Question, garrisons, heroes_on, unit_limit

TYPES: Final = 3
COUNTS: Final = MOST + 1


class Regroup(Question):
    """Own units among the city and the tiles that held some when it began; `done` leaves the rest as it is."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "tiles": ALL, "kind": ALL, "at": ALL, "free": ALL}
    ANSWERS = ("station", "set", "done")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.tiles: list[int] = []  # garrisoned when it began
        self.kind = -1  # the hero type that is asked for; -1 before it begins, 3 when all are placed
        self.at = 0  # the tile that is asked for, as an index
        self.free = 0  # warriors not yet assigned

    def ready(self, s: Chichen) -> bool:
        if self.kind < 0:
            self.begin(s)
        while self.kind < TYPES and s.hero_at[self.seat][self.kind] == HOME:
            self.kind += 1
        if self.tiles and (self.kind < TYPES or self.at < len(self.tiles)):
            return True
        s.warriors[self.seat][CITY] += self.free
        s.pop()
        return False

    def begin(self, s: Chichen) -> None:
        """All warriors are up for assignment, but each stays on its tile until that is asked for."""
        self.kind = 0
        self.tiles = garrisons(s, self.seat)
        self.free = s.warriors[self.seat][CITY]
        s.warriors[self.seat][CITY] = 0

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def unassigned(self, s: Chichen) -> int:
        """The warriors that can still be put on tiles: the free ones and those on tiles not yet named."""
        return self.free + self.waiting(s)

    def waiting(self, s: Chichen) -> int:
        """The warriors on the tiles that were not named yet."""
        total = 0
        for spot in self.tiles[self.at :]:
            total += s.warriors[self.seat][spot]
        return total

    def most(self, s: Chichen) -> int:
        """I25.13: how many warriors the present tile can get."""
        spot = self.tiles[self.at]
        return min(unit_limit(s, self.seat) - heroes_on(s, self.seat, spot), self.unassigned(s))

    def can_stop(self, s: Chichen) -> bool:
        """Whether everything not yet named can stay: no tile is over the limit, and nothing owed to another tile."""
        if self.free < 0:
            return False
        limit = unit_limit(s, self.seat)
        for spot in self.tiles[self.at :]:
            if s.warriors[self.seat][spot] + heroes_on(s, self.seat, spot) > limit:
                return False
        return True

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        found = [DONE] if self.can_stop(s) else []
        if self.kind < TYPES:
            base = STATION + self.kind * SPOTS
            limit = unit_limit(s, seat)
            return found + [base + spot for spot in [CITY, *self.tiles] if self.fits(s, spot, limit)]
        base = SET + (self.tiles[self.at] - 1) * COUNTS
        return found + [base + n for n in range(self.most(s) + 1)]

    def fits(self, s: Chichen, spot: int, limit: int) -> bool:
        """Whether the hero finds room: heroes alone must not exceed the limit."""
        others = heroes_on(s, self.seat, spot) - (s.hero_at[self.seat][self.kind] == spot)
        return spot == CITY or others < limit

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action in self.legal(s, seat):
            return None
        if action == DONE:
            return "I25.13"
        if (action < SET) != (self.kind < TYPES):
            return "I25.1"
        return "I25.15" if action < SET else "I25.13"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
            self.kind = TYPES
            self.at = len(self.tiles)
        elif action < SET:
            spot = (action - STATION) % SPOTS
            s.hero_at[seat][self.kind] = spot
            s.tell(HERO_MOVED, seat, s.box.heroes[s.hero_card[seat][self.kind] - 1], spot)
            self.kind += 1
        else:
            spot = self.tiles[self.at]
            warriors = (action - SET) % COUNTS
            self.free += s.warriors[seat][spot] - warriors
            s.warriors[seat][spot] = warriors
            self.at += 1
            s.tell(REGROUPED, seat, spot, warriors)
