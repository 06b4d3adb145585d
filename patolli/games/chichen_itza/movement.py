"""Movement (I8): who can go where, chosen step by step (I25.44), and warriors picked up on the way (I20.59, I20.60)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, FROM, KIND, MASKS, MOST, PICK, SPOTS, TAKE, TO
from patolli.games.chichen_itza.events import CHOSE, JOINED, MOVED
from patolli.games.chichen_itza.fight import Fight
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    NO_TILE,
    Chichen,
    Question,
    holder,
    owns,
    terrain,
    unit_limit,
    units_on,
)
from patolli.games.chichen_itza.tables import LAND, RANGED, WATER
from patolli.games.chichen_itza.takeover import settle, take_over

ANYWHERE: Final = 2  # a hero move; the other ways are LAND and WATER
FREE: Final = 3  # a hero move with h01 at no price (I7.21)
UNKNOWN: Final = -1
SETS: Final = len(MASKS)
BITS: Final = 3  # hero types


# Who can go where


def enters(s: Chichen, way: int, spot: int) -> bool:
    """I8.4, I8.5: whether a spot can be entered on this way."""
    if spot == CITY:
        return True
    return s.tile[spot] != NO_TILE and (way >= ANYWHERE or terrain(s, spot) == way)


def reached(s: Chichen, seat: Seat, start: int, way: int) -> list[int]:
    """I8.6: the spots within the movement range, the start apart, in map order."""
    seen = [0] * SPOTS
    seen[start] = 1
    frontier = [start]
    found: list[int] = []
    for _step in range(s.reach[s.wheel[seat][RANGED]]):
        beyond: list[int] = []
        for spot in frontier:
            for step in s.box.near[spot]:
                if seen[step] == 0 and enters(s, way, step):
                    seen[step] = 1
                    beyond.append(step)
        found += beyond
        frontier = beyond
    return sorted(found)


def jumps(s: Chichen, way: int) -> list[int]:
    """I8.17: all tiles of a terrain, and the city."""
    return [spot for spot in range(SPOTS) if enters(s, way, spot)]


def heroes_of(s: Chichen, seat: Seat, mask: int) -> list[int]:
    """The cards of the heroes of these types."""
    return [s.hero_card[seat][kind] for kind in range(BITS) if mask >> kind & 1]


def heroes_at(s: Chichen, seat: Seat, spot: int) -> int:
    """The hero types on a spot, as bits."""
    mask = 0
    for kind in range(BITS):
        if s.hero_at[seat][kind] == spot:
            mask |= 1 << kind
    return mask


def markers_needed(s: Chichen, defender: Seat, heroes: list[int]) -> int:
    """I8.14: war markers that an attack turns."""
    if 20 in heroes:
        return 0
    return s.box.god_value[38] if owns(s, defender, 39) else 1


def coins_needed(s: Chichen, defender: Seat) -> int:
    """I8.15."""
    return s.box.god_value[18] if owns(s, defender, 19) else 0


def end_refusal(s: Chichen, seat: Seat, start: int, spot: int, units: int, heroes: list[int], coins: int) -> str | None:
    """I8.9 to I8.15: why a group of so many units with these heroes cannot end on a spot that it reaches."""
    if spot == start:
        return "I8.9"
    if spot == CITY:
        return None
    there = units_on(s, seat, spot)
    if there:
        return None if there + units <= unit_limit(s, seat) else "I8.11"
    other = holder(s, spot)
    if other == NO_SEAT:
        return None
    if s.war[seat] < markers_needed(s, other, heroes):
        return "I8.14"
    return None if coins >= coins_needed(s, other) else "I8.15"


def ends(s: Chichen, seat: Seat, start: int, way: int, units: int, mask: int, coins: int) -> list[int]:
    """Where a group can end its move, in map order."""
    heroes = heroes_of(s, seat, mask)
    spots = jumps(s, way) if leaps(s, seat, way, mask) else reached(s, seat, start, way)
    return [spot for spot in spots if end_refusal(s, seat, start, spot, units, heroes, coins) is None]


class Prospects:
    """What a group could do among some spots: go to a free one, join own units, attack with or without war markers."""

    def __init__(self) -> None:
        self.free = False
        self.room = 0  # the largest group that can join own units
        self.attack = False
        self.attack_with_h20 = False

    def allow(self, units: int, h20: bool) -> bool:
        """Whether a group of this size has a legal end."""
        return self.free or units <= self.room or self.attack or (h20 and self.attack_with_h20)


def prospects(s: Chichen, seat: Seat, start: int, spots: list[int], coins: int) -> Prospects:
    """I8.9 to I8.15 for groups of any size from a start, spot by spot."""
    found = Prospects()
    limit = unit_limit(s, seat)
    for spot in spots:
        if spot == start:
            continue
        there = units_on(s, seat, spot)
        if spot != CITY and there:
            found.room = max(found.room, limit - there)
            continue
        if end_refusal(s, seat, start, spot, 1, [], coins) is None:
            if spot == CITY or holder(s, spot) == NO_SEAT:
                found.free = True
                return found
            found.attack = True
        found.attack_with_h20 |= end_refusal(s, seat, start, spot, 1, [20], coins) is None
    return found


def groups(s: Chichen, seat: Seat, start: int, way: int, coins: int) -> list[int]:
    """I8.2, I8.3, I25.12: the groups with a legal end, each as an offset in the block `take`."""
    present = heroes_at(s, seat, start)
    if way >= ANYWHERE and not present:
        return []
    most = unit_limit(s, seat)
    walking = prospects(s, seat, start, reached(s, seat, start, way), coins)
    leaping = prospects(s, seat, start, jumps(s, way), coins) if leaps(s, seat, way, present) else walking
    found: list[int] = []
    for count in range(min(MOST, s.warriors[seat][start]) + 1):
        for i, mask in enumerate(MASKS):
            units = count + (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
            if mask & ~present or not 1 <= units <= most or not right_heroes(s, seat, way, mask):
                continue
            view = leaping if leaps(s, seat, way, mask) else walking
            if view.allow(units, mask > 0 and 20 in heroes_of(s, seat, mask)):
                found.append(count * SETS + i)
    return found


def leaps(s: Chichen, seat: Seat, way: int, mask: int) -> bool:
    """I8.17: whether a hero of these types jumps on this way."""
    if way >= ANYWHERE or not mask:
        return False
    return (2 if way == WATER else 3) in heroes_of(s, seat, mask)


def right_heroes(s: Chichen, seat: Seat, way: int, mask: int) -> bool:
    """I7.20, I7.21: a hero move needs a hero, the free one h01, the paid one must not have it."""
    if way < ANYWHERE:
        return True
    return mask > 0 and (1 in heroes_of(s, seat, mask)) == (way == FREE)


def starts(s: Chichen, seat: Seat, way: int, coins: int) -> list[int]:
    """I8.1: the spots from which a group can go."""
    return [spot for spot in range(SPOTS) if units_on(s, seat, spot) and groups(s, seat, spot, way, coins)]


def can_move(s: Chichen, seat: Seat, way: int, coins: int) -> bool:
    """I7.18, I7.20, I7.21; with g38 a land or water action may use either way (I20.38)."""
    ways = [LAND, WATER] if way < ANYWHERE and owns(s, seat, 38) else [way]
    for tried in ways:
        for spot in range(SPOTS):
            if units_on(s, seat, spot) and groups(s, seat, spot, tried, coins):
                return True
    return False


def visits(s: Chichen, seat: Seat, start: int, end: int, way: int, wanted: list[int]) -> bool:
    """Whether some legal walk from start to end passes all wanted spots (I20.59)."""
    whole = (1 << len(wanted)) - 1
    seen = {(start, 0)}
    frontier = [(start, 0)]
    for _step in range(s.reach[s.wheel[seat][RANGED]]):
        beyond: list[tuple[int, int]] = []
        for spot, passed in frontier:
            for step in s.box.near[spot]:
                if not enters(s, way, step):
                    continue
                if step == end and passed == whole:
                    return True
                place = (step, passed | 1 << wanted.index(step) if step in wanted else passed)
                if place not in seen:
                    seen.add(place)
                    beyond.append(place)
        frontier = beyond
    return False


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
        return self.warriors + (self.mask & 1) + (self.mask >> 1 & 1) + (self.mask >> 2 & 1) + len(self.picked)

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        stage, coins = self.stage(), s.coins[seat]
        if stage == KIND:
            return [KIND + way for way in (LAND, WATER) if starts(s, seat, way, coins)]
        if stage == FROM:
            return [FROM + spot for spot in starts(s, seat, self.way, coins)]
        if stage == TAKE:
            return [TAKE + group for group in groups(s, seat, self.start, self.way, coins)]
        if stage == TO:
            spots = ends(s, seat, self.start, self.way, self.units(), self.mask, coins)
            return [TO + spot for spot in spots]
        return [DONE] + [PICK + spot for spot in self.pickable(s)]

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
            return "I8.1"
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
        units = count + (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
        here = count <= s.warriors[seat][self.start] and not mask & ~heroes_at(s, seat, self.start)
        return "I25.12" if here and 1 <= units <= unit_limit(s, seat) else "I8.2"

    def to_refusal(self, s: Chichen, seat: Seat, spot: int) -> str:
        """I8.4 to I8.15."""
        if not enters(s, self.way, spot):
            return "I8.4"
        heroes = heroes_of(s, seat, self.mask)
        refused = end_refusal(s, seat, self.start, spot, self.units(), heroes, s.coins[seat])
        if spot != self.start and spot not in reached(s, seat, self.start, self.way):
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
        for kind in range(BITS):
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
        heroes = heroes_of(s, seat, heroes_at(s, seat, GROUP))
        s.war[seat] -= markers_needed(s, other, heroes)  # I8.16
        s.coins[seat] -= coins_needed(s, other)
        s.coins[other] += coins_needed(s, other)
    s.push(Fight(seat, other, end, start, warriors))
