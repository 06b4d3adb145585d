"""Reach of groups (I8), by sets of spots, which make floods cheap."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import MASKS, MAX_GROUP
from patolli.games.chichen_itza.data.cards import (
    ATTACK_WITHOUT_WAR,
    ATTACKER_MARKERS,
    ATTACKER_PAYS,
    FREE_HERO_MOVE,
    LAND_JUMP,
    LAND_WATER_SWAP,
    WATER_JUMP,
)
from patolli.games.chichen_itza.data.components import HERO_TYPES, LAND, RANGED, WATER
from patolli.games.chichen_itza.state import (
    BIT,
    CITY,
    NO_CITY,
    NO_SEAT,
    NO_TILE,
    ChichenState,
    hero_type,
    holder,
    members,
    owns,
    stands,
    terrain,
    terrain_set,
    unit_limit,
    units_on,
)

ANYWHERE: Final = 2  # a hero move; the other ways are LAND and WATER
FREE: Final = 3  # a hero move with h01 at no price (I7.21)
SETS: Final = len(MASKS)


# Sets of spots


def enters(s: ChichenState, way: int, spot: int) -> bool:
    """Return True if a spot can be entered on this way (I8.4, I8.5)."""
    if spot == CITY:
        return True
    return s.tile[spot] != NO_TILE and (way >= ANYWHERE or terrain(s, spot) == way)


@mypyc_attr(free_list_len=1)
class MoveMap:
    """The units and terrain of the map, as sets, while a seat considers its moves."""

    def __init__(self, s: ChichenState, seat: Seat) -> None:
        self.own: i64 = stands(s, seat)
        self.taken: i64 = self.own  # terrain tiles with units
        for other in range(s.players):
            if other != seat:
                self.taken |= stands(s, other)
        self.taken &= NO_CITY
        self.land: i64 = terrain_set(s, LAND) | 1
        self.water: i64 = terrain_set(s, WATER) | 1

    def ground(self, way: int) -> i64:
        """Return the spots that can be entered on this way (I8.4, I8.5)."""
        if way >= ANYWHERE:
            return self.land | self.water
        return self.land if way == LAND else self.water


def reached(s: ChichenState, seat: Seat, start: int, ground: i64) -> i64:
    """Return the spots within the movement range, without the start (I8.6)."""
    around = s.box.around
    here: i64 = BIT[start]
    seen = here
    edge = here
    for _step in range(s.reach[s.wheel[seat][RANGED]]):
        beyond: i64 = 0
        spot = 0
        while edge:
            if edge & 1:
                beyond |= around[spot]
            edge >>= 1
            spot += 1
        edge = beyond & ground & ~seen
        seen |= edge
    return seen & ~here


def visits(s: ChichenState, seat: Seat, start: int, end: int, way: int, wanted: list[int]) -> bool:
    """Return True if some legal walk from start to end passes all wanted spots (I20.59)."""
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


# Heroes of a group


def heroes_at(s: ChichenState, seat: Seat, spot: int) -> int:
    """Return the hero types on a spot, as bits."""
    at = s.hero_at[seat]
    return (at[0] == spot) | (at[1] == spot) << 1 | (at[2] == spot) << 2


def hero_spots(s: ChichenState, seat: Seat) -> i64:
    """Return the spots with heroes of a seat, as a set."""
    found: i64 = 0
    for spot in s.hero_at[seat]:
        if spot >= 0:
            found |= BIT[spot]
    return found


def movers(s: ChichenState, seat: Seat, way: int) -> i64:
    """Return the spots with units that may go this way, as a set (I7.20, I7.21)."""
    if way < ANYWHERE:
        return stands(s, seat)
    if way == ANYWHERE:
        return hero_spots(s, seat)
    kind = hero_type(s, FREE_HERO_MOVE)
    at = s.hero_at[seat][kind]
    return BIT[at] if at >= 0 and s.hero_card[seat][kind] == FREE_HERO_MOVE else 0


def heroes_of(s: ChichenState, seat: Seat, mask: int) -> list[int]:
    """Return the cards of the heroes of these types."""
    return [s.hero_card[seat][kind] for kind in range(HERO_TYPES) if mask >> kind & 1]


def includes(s: ChichenState, seat: Seat, mask: int, hero: int) -> bool:
    """Return True if a hero is among those of these types."""
    kind = hero_type(s, hero)
    return mask >> kind & 1 == 1 and s.hero_card[seat][kind] == hero


def size_of(mask: int) -> int:
    """Count the hero types in a mask."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def leaps(s: ChichenState, seat: Seat, way: int, mask: int) -> bool:
    """Return True if a hero of these types jumps on this way (I8.17)."""
    return way < ANYWHERE and includes(s, seat, mask, WATER_JUMP if way == WATER else LAND_JUMP)


def right_heroes(s: ChichenState, seat: Seat, way: int, mask: int) -> bool:
    """Return True if the heroes fit the way: hero moves need one, and h01 moves for free only (I7.20, I7.21)."""
    if way < ANYWHERE:
        return True
    return mask > 0 and includes(s, seat, mask, FREE_HERO_MOVE) == (way == FREE)


# Ends of a move


def markers_needed(s: ChichenState, defender: Seat, without_war: bool) -> int:
    """Return the number of war markers that an attack turns (I8.14)."""
    if without_war:
        return 0
    return s.box.god_value[ATTACKER_MARKERS] if owns(s, defender, ATTACKER_MARKERS) else 1


def coins_needed(s: ChichenState, defender: Seat) -> int:
    """Return the coins that an attack costs (I8.15)."""
    return s.box.god_value[ATTACKER_PAYS] if owns(s, defender, ATTACKER_PAYS) else 0


def pays_to_attack(s: ChichenState, seat: Seat) -> bool:
    """Return True if a seat would have to pay for attacks on another one (I8.15)."""
    return s.god_owner[ATTACKER_PAYS] not in (NO_SEAT, seat)


def end_refusal(
    s: ChichenState, seat: Seat, start: int, spot: int, units: int, without_war: bool, coins: int
) -> str | None:
    """Return the rule that forbids a group to end on a spot that it reaches (I8.9 to I8.15)."""
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
    if s.war[seat] < markers_needed(s, other, without_war):
        return "I8.14"
    return None if coins >= coins_needed(s, other) else "I8.15"


def covered(s: ChichenState, moves_map: MoveMap, seat: Seat, start: int, way: int, mask: int) -> i64:
    """Return the spots to which a group comes (I8.4 to I8.6, I8.17)."""
    ground = moves_map.ground(way)
    return ground if leaps(s, seat, way, mask) else reached(s, seat, start, ground)


def to_refusal(
    s: ChichenState, seat: Seat, start: int, spot: int, way: int, within: i64, units: int, without_war: bool, coins: int
) -> str | None:
    """Return the rule that forbids an end of a move (I8.4 to I8.15); `within` is the spots to which the group comes."""
    if not within >> spot & 1:
        if not enters(s, way, spot):
            return "I8.4"
        if spot != start:
            return "I8.6"
    return end_refusal(s, seat, start, spot, units, without_war, coins)


def ends(
    s: ChichenState, moves_map: MoveMap, seat: Seat, start: int, way: int, units: int, mask: int, coins: int
) -> list[int]:
    """Return the legal ends of a move, in map order."""
    within = covered(s, moves_map, seat, start, way, mask)
    without_war = includes(s, seat, mask, ATTACK_WITHOUT_WAR)
    here: i64 = BIT[start]
    fit = within & ~moves_map.taken & ~here  # city and free tiles
    doubtful = within & moves_map.taken & ~here
    spot = 0
    while doubtful:
        if doubtful & 1 and end_refusal(s, seat, start, spot, units, without_war, coins) is None:
            fit |= BIT[spot]
        doubtful >>= 1
        spot += 1
    return members(fit)


class Prospects:
    """The options of a group among some spots: a free one, own units to join, attacks with or without war markers."""

    def __init__(self) -> None:
        self.free = False
        self.room = 0  # the largest group that can join own units
        self.attack = False
        self.attack_without_war = False

    def allow(self, units: int, without_war: bool) -> bool:
        """Return True if a group of this size has a legal end."""
        return self.free or units <= self.room or self.attack or (without_war and self.attack_without_war)


def prospects(s: ChichenState, moves_map: MoveMap, seat: Seat, start: int, spots: i64, coins: int) -> Prospects:
    """Return the options of groups of any size from a start (I8.9 to I8.15)."""
    found = Prospects()
    here: i64 = BIT[start]
    spots &= ~here
    if spots & ~moves_map.taken:
        found.free = True
        return found
    limit = unit_limit(s, seat)
    for spot in members(spots):  # without the city, which is free
        if moves_map.own >> spot & 1:
            found.room = max(found.room, limit - units_on(s, seat, spot))
            continue
        found.attack |= end_refusal(s, seat, start, spot, 1, False, coins) is None
        found.attack_without_war |= end_refusal(s, seat, start, spot, 1, True, coins) is None
    return found


class Leaving:
    """The options of the groups that leave a spot on a way."""

    def __init__(self, s: ChichenState, moves_map: MoveMap, seat: Seat, start: int, way: int, coins: int) -> None:
        self.seat = seat
        self.start = start
        self.way = way
        self.present = heroes_at(s, seat, start)
        self.most = unit_limit(s, seat)
        spots = moves_map.ground(way)
        self.walking = prospects(s, moves_map, seat, start, reached(s, seat, start, spots), coins)
        leaping = leaps(s, seat, way, self.present)
        self.leaping = prospects(s, moves_map, seat, start, spots, coins) if leaping else self.walking


def group_refusal(s: ChichenState, leaving: Leaving, group: int) -> str | None:
    """Return the rule that forbids a group, an offset in the block `take` (I7.20, I7.21, I8.2, I8.3, I25.12)."""
    count, i = divmod(group, SETS)
    mask = MASKS[i]
    if not right_heroes(s, leaving.seat, leaving.way, mask):
        return "I7.21" if mask else "I7.20"
    if mask & ~leaving.present or count > s.warriors[leaving.seat][leaving.start]:
        return "I8.2"
    return size_refusal(s, leaving, count, mask)


def size_refusal(s: ChichenState, leaving: Leaving, count: int, mask: int) -> str | None:
    """Return the rule that forbids so many warriors with these heroes, all of them present (I8.2, I8.3, I25.12)."""
    units = count + size_of(mask)
    if not 1 <= units <= leaving.most:
        return "I8.2"
    options = leaving.leaping if leaps(s, leaving.seat, leaving.way, mask) else leaving.walking
    return None if options.allow(units, includes(s, leaving.seat, mask, ATTACK_WITHOUT_WAR)) else "I25.12"


def groups(s: ChichenState, moves_map: MoveMap, seat: Seat, start: int, way: int, coins: int) -> list[int]:
    """Return the groups with a legal end, as offsets in the block `take`."""
    present = heroes_at(s, seat, start)
    if way >= ANYWHERE and not present:
        return []
    leaving = Leaving(s, moves_map, seat, start, way, coins)
    sets = [i for i in range(SETS) if not MASKS[i] & ~present and right_heroes(s, seat, way, MASKS[i])]
    found: list[int] = []
    for count in range(min(MAX_GROUP, s.warriors[seat][start]) + 1):
        for i in sets:
            if size_refusal(s, leaving, count, MASKS[i]) is None:
                found.append(count * SETS + i)
    return found


def can_leave(s: ChichenState, moves_map: MoveMap, seat: Seat, start: int, way: int, coins: int) -> bool:
    """Return True if a group can leave a spot. Usually a free spot is near, which decides it quickly."""
    if way < ANYWHERE:
        around: i64 = s.box.around[start]
        grounds = moves_map.ground(way)
        if around & grounds & ~moves_map.taken and s.reach[s.wheel[seat][RANGED]]:
            return True
        if reached(s, seat, start, grounds) & ~moves_map.taken:
            return True
    return bool(groups(s, moves_map, seat, start, way, coins))


def starts(s: ChichenState, moves_map: MoveMap, seat: Seat, way: int, coins: int) -> list[int]:
    """Return the spots from which a group can move (I8.1)."""
    return [spot for spot in members(moves_map.own) if can_leave(s, moves_map, seat, spot, way, coins)]


def can_move(s: ChichenState, moves_map: MoveMap, seat: Seat, way: int, coins: int) -> bool:
    """Return True if a seat can move this way; with g38 land and water can be swapped (I7.18, I7.20, I7.21, I20.38)."""
    either = way < ANYWHERE and owns(s, seat, LAND_WATER_SWAP)
    own = movers(s, seat, way)
    spot = 0
    while own:
        if own & 1:
            if can_leave(s, moves_map, seat, spot, way, coins):
                return True
            if either and can_leave(s, moves_map, seat, spot, LAND + WATER - way, coins):
                return True
        own >>= 1
        spot += 1
    return False
