"""Movement (I8), chosen step by step (I25.44), and warriors picked up on the way (I20.59, I20.60)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, FROM, KIND, MASKS, MOST, PICK, SPOTS, TAKE, TO
from patolli.games.chichen_itza.events import CHOSE, JOINED, MOVED, TRIBUTE, WAR
from patolli.games.chichen_itza.fight import Fight
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    Chichen,
    Question,
    holder,
    owns,
    unit_limit,
    units_on,
)
from patolli.games.chichen_itza.tables import HERO_TYPES, LAND, WATER
from patolli.games.chichen_itza.takeover import settle, take_over
from patolli.games.chichen_itza.ways import (
    ANYWHERE,
    SETS,
    Lay,
    coins_needed,
    end_refusal,
    ends,
    enters,
    groups,
    heroes_at,
    includes,
    leaps,
    markers_needed,
    reached,
    right_heroes,
    size_of,
    starts,
    visits,
)

UNKNOWN: Final = -1


class Move(Question):
    """I25.44: the way (g38), the start, the group, the end, and warriors picked up (g59, g60)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "seat": ALL,
        "way": ALL,
        "chosen": ALL,
        "start": ALL,
        "warriors": ALL,
        "mask": ALL,
        "end": ALL,
        "picked": ALL,
        "lay": DERIVED,
    }
    ANSWERS = ("kind", "from", "take", "to", "pick", "done")

    def __init__(self, seat: Seat = 0, way: int = LAND) -> None:
        self.seat = seat
        self.way = way
        self.chosen = False  # the way is settled
        self.start = UNKNOWN
        self.warriors = UNKNOWN
        self.mask = 0
        self.end = UNKNOWN
        self.picked: list[int] = []  # spots in rising order, once for each warrior
        self.lay: Lay | None = None  # nobody else moves meanwhile

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def ready(self, s: Chichen) -> bool:
        if not self.chosen and (self.way >= ANYWHERE or not owns(s, self.seat, 38)):
            self.chosen = True
        return True

    def stage(self) -> int:
        """The first action of the block that is asked for."""
        if not self.chosen:
            return KIND
        if self.start == UNKNOWN:
            return FROM
        if self.warriors == UNKNOWN:
            return TAKE
        return TO if self.end == UNKNOWN else PICK

    def units(self) -> int:
        """The size of the group."""
        return self.warriors + size_of(self.mask) + len(self.picked)

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        stage, coins = self.stage(), s.coins[seat]
        if stage == PICK:
            return [DONE] + [PICK + spot for spot in self.pickable(s)]
        lay = self.lay = self.lay or Lay(s, seat)
        if stage == KIND:
            return [KIND + way for way in (LAND, WATER) if starts(s, lay, seat, way, coins)]
        if stage == FROM:
            return [FROM + spot for spot in starts(s, lay, seat, self.way, coins)]
        if stage == TAKE:
            return [TAKE + group for group in groups(s, lay, seat, self.start, self.way, coins)]
        spots = ends(s, lay, seat, self.start, self.way, self.units(), self.mask, coins)
        return [TO + spot for spot in spots]

    def pickable(self, s: Chichen) -> list[int]:
        """I20.59, I20.60: spots passed from which another warrior can join."""
        god = 59 if self.way == WATER else 60
        if self.way >= ANYWHERE or not owns(s, self.seat, god):
            return []
        limit = unit_limit(s, self.seat)
        there = units_on(s, self.seat, self.end) if self.end != CITY else 0
        if self.units() >= limit or self.units() + there >= limit:
            return []
        first = self.picked[-1] if self.picked else 0
        passed = sorted(set(self.picked))
        found: list[int] = []
        for spot in range(first, SPOTS):
            left = s.warriors[self.seat][spot] - self.picked.count(spot)
            if spot in (self.start, self.end) or left <= 0:
                continue
            wanted = passed if spot in passed else [*passed, spot]
            if visits(s, self.seat, self.start, self.end, self.way, wanted):
                found.append(spot)
        return found

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action in self.legal(s, seat):
            return None
        stage = self.stage()
        size = SETS * (MOST + 1) if stage == TAKE else 2 if stage == KIND else SPOTS
        if not stage <= action < stage + size:
            return "I25.1"
        if stage == KIND:
            return "I20.38"
        if stage == FROM:
            return "I25.12" if units_on(s, seat, action - FROM) else "I8.1"
        if stage == TAKE:
            return self.group_refusal(s, seat, action - TAKE)
        if stage == PICK:
            return "I20.59" if self.way == WATER else "I20.60"
        return self.to_refusal(s, seat, action - TO)

    def group_refusal(self, s: Chichen, seat: Seat, group: int) -> str:
        """I8.2, I8.3, I7.20, I7.21, or no legal end."""
        count, i = divmod(group, SETS)
        mask = MASKS[i]
        if not right_heroes(s, seat, self.way, mask):
            return "I7.21" if mask else "I7.20"
        units = count + size_of(mask)
        here = count <= s.warriors[seat][self.start] and not mask & ~heroes_at(s, seat, self.start)
        return "I25.12" if here and 1 <= units <= unit_limit(s, seat) else "I8.2"

    def to_refusal(self, s: Chichen, seat: Seat, spot: int) -> str:
        """I8.4 to I8.15."""
        if not enters(s, self.way, spot):
            return "I8.4"
        with_h20 = includes(s, seat, self.mask, 20)
        refused = end_refusal(s, seat, self.start, spot, self.units(), with_h20, s.coins[seat])
        within = leaps(s, seat, self.way, self.mask) or spot == self.start
        if not within and not reached(s, seat, self.start, Lay(s, seat).ground(self.way)) >> spot & 1:
            return "I8.6"
        return refused or "I8.6"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        stage = self.stage()
        if stage == KIND:
            self.way = action - KIND
            self.chosen = True
            s.tell(CHOSE, seat)
        elif stage == FROM:
            self.start = action - FROM
            s.tell(CHOSE, seat)
        elif stage == TAKE:
            self.warriors, i = divmod(action - TAKE, SETS)
            self.mask = MASKS[i]
            s.tell(CHOSE, seat)
        elif stage == TO:
            self.end = action - TO
            s.tell(CHOSE, seat)
        elif action == DONE:
            s.pop()
            self.go(s)
        else:
            self.picked.append(action - PICK)
            s.tell(JOINED, seat, action - PICK)

    def go(self, s: Chichen) -> None:
        """The group leaves its start and arrives (I25.45)."""
        seat = self.seat
        s.warriors[seat][self.start] -= self.warriors
        for spot in self.picked:
            s.warriors[seat][spot] -= 1
        for kind in range(HERO_TYPES):
            if self.mask >> kind & 1:
                s.hero_at[seat][kind] = GROUP
        s.tell(MOVED, seat, self.start, self.end, self.units())
        arrive(s, seat, self.start, self.end, self.warriors + len(self.picked))


def arrive(s: Chichen, seat: Seat, start: int, end: int, warriors: int) -> None:
    """Join own units or the city, take an empty tile over, or fight."""
    if end == CITY or units_on(s, seat, end):
        settle(s, seat, end, warriors)
        return
    other = holder(s, end)
    if other == NO_SEAT and s.creature[end] == NO_BEAST:
        settle(s, seat, end, warriors)
        take_over(s, seat, end, [])
        return
    if other != NO_SEAT:
        with_h20 = includes(s, seat, heroes_at(s, seat, GROUP), 20)
        markers, coins = markers_needed(s, other, with_h20), coins_needed(s, other)
        if markers:
            s.war[seat] -= markers  # I8.16
            s.tell(WAR, seat, s.war[seat])
        if coins:
            s.coins[seat] -= coins
            s.coins[other] += coins
            s.tell(TRIBUTE, seat, other, coins)
    s.push(Fight(seat, other, end, start, warriors))
