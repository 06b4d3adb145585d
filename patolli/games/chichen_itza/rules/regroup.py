"""Regrouping (I7.17, I25.42): a spot for every hero on the board, and the warriors of every garrison."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, MAX_GROUP, SET, SPOTS, STATION
from patolli.games.chichen_itza.data.components import HERO_TYPES
from patolli.games.chichen_itza.events import DECLINED, HERO_MOVED, REGROUPED
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    ChichenState,
    add_warriors,
    garrisons,
    heroes_on,
    place_hero,
    unit_limit,
    units_on,
)

COUNTS: Final = MAX_GROUP + 1


class Regroup(SeatQuestion):
    """The distribution of own units over the city and the tiles that held some; `done` leaves the rest in place.

    Heroes and tiles are named in any order; by rules 1 the heroes a, b, c first, then the tiles in map order.
    """

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "seat": ALL,
        "tiles": ALL,
        "kind": ALL,
        "at": ALL,
        "free": ALL,
        "unplaced": ALL,
        "unset": ALL,
    }
    SINCE: ClassVar[dict[str, str]] = {"unplaced": "any_order", "unset": "any_order"}
    VERBS = ("station", "set", "done", "idol")

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__(seat)
        self.tiles: list[int] = []  # garrisoned when it began
        self.kind = (
            -1
        )  # -1 before it begins; by rules 1 the hero type that is asked for, HERO_TYPES when all are placed
        self.at = 0  # by rules 1 the tile that is asked for, as an index
        self.free = 0  # warriors not yet assigned
        self.unplaced: list[int] = []  # hero types that were not named yet
        self.unset: list[int] = []  # tiles that were not named yet

    def ready(self, s: ChichenState) -> bool:
        if self.kind < 0:
            self.begin(s)
        if not s.game.holds["any_order"]:
            while self.kind < HERO_TYPES and s.hero_at[self.seat][self.kind] == HOME:
                self.kind += 1
        if self.tiles and (self.open_heroes(s) or self.open_tiles(s)):
            return True
        add_warriors(s, self.seat, CITY, self.free)
        s.pop()
        return False

    def begin(self, s: ChichenState) -> None:
        """Take the warriors of the city; those on a tile stay until the tile is named."""
        self.kind = 0
        self.tiles = garrisons(s, self.seat)
        self.free = s.warriors[self.seat][CITY]
        if s.game.holds["any_order"]:
            self.unplaced = [kind for kind in range(HERO_TYPES) if s.hero_at[self.seat][kind] != HOME]
            self.unset = self.tiles.copy()
        add_warriors(s, self.seat, CITY, -self.free)

    def open_heroes(self, s: ChichenState) -> list[int]:
        """Return the hero types that can be named now."""
        if s.game.holds["any_order"]:
            return self.unplaced
        return [self.kind] if self.kind < HERO_TYPES else []

    def open_tiles(self, s: ChichenState) -> list[int]:
        """Return the tiles that can be named now."""
        if s.game.holds["any_order"]:
            return self.unset
        return self.tiles[self.at : self.at + 1] if self.kind == HERO_TYPES else []

    def waiting(self, s: ChichenState) -> list[int]:
        """Return the tiles that were not named yet."""
        return self.unset if s.game.holds["any_order"] else self.tiles[self.at :]

    def unassigned(self, s: ChichenState) -> int:
        """Count the warriors that can still be put on tiles: free ones and those on tiles not yet named."""
        total = self.free
        for spot in self.waiting(s):
            total += s.warriors[self.seat][spot]
        return total

    def can_stop(self, s: ChichenState) -> bool:
        """Return True if the rest can stay: no tile is over the limit, and no warriors are missing."""
        if self.free < 0:
            return False
        limit = unit_limit(s, self.seat)
        for spot in self.waiting(s):
            if units_on(s, self.seat, spot) > limit:
                return False
        return True

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = [DONE] if self.can_stop(s) else []
        limit, unassigned = unit_limit(s, seat), self.unassigned(s)
        for kind in self.open_heroes(s):
            base = STATION + kind * SPOTS
            found += [base + spot for spot in [CITY, *self.tiles] if self.fits(s, kind, spot, limit)]
        for spot in self.open_tiles(s):
            base = SET + (spot - 1) * COUNTS
            most = min(limit - heroes_on(s, seat, spot), unassigned)  # I25.13
            found += [base + n for n in range(most + 1)]
        return found

    def fits(self, s: ChichenState, kind: int, spot: int, limit: int) -> bool:
        """Return True if a spot has room for a hero: next to other heroes, and to the warriors if they are named."""
        if spot == CITY or s.hero_at[self.seat][kind] == spot:
            return True
        there = heroes_on(s, self.seat, spot) if spot in self.waiting(s) else units_on(s, self.seat, spot)
        return there < limit

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action in self.answers(s, seat):
            return None
        return "I25.15" if STATION <= action < SET else "I25.13"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            self.stop(s)
        elif action < SET:
            kind, spot = divmod(action - STATION, SPOTS)
            place_hero(s, seat, kind, spot)
            s.emit(HERO_MOVED, seat, s.box.heroes[s.hero_card[seat][kind]], spot)
            if s.game.holds["any_order"]:
                self.unplaced = [other for other in self.unplaced if other != kind]
            else:
                self.kind += 1
        else:
            tile, warriors = divmod(action - SET, COUNTS)
            spot = tile + 1
            fewer = s.warriors[seat][spot] - warriors
            self.free += fewer
            add_warriors(s, seat, spot, -fewer)
            if s.game.holds["any_order"]:
                self.unset = [other for other in self.unset if other != spot]
            else:
                self.at += 1
            s.emit(REGROUPED, seat, spot, warriors)

    def stop(self, s: ChichenState) -> None:
        """Leave all that was not named in its place."""
        if s.game.holds["any_order"]:
            self.unplaced = []
            self.unset = []
        else:
            self.kind = HERO_TYPES
            self.at = len(self.tiles)
