"""The value of an open move: the best end that it can still reach, fights by their odds."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.ai.combat_odds import Outcome, Sign, attack, clash, hunt, sign, strength_of
from patolli.games.chichen_itza.ai.item_value import new_figure, new_tile, tile_points, warriors_value, yields
from patolli.games.chichen_itza.ai.known_values import KnownValue, known_seat
from patolli.games.chichen_itza.ai.table_value import idle, raid, raid_nearness
from patolli.games.chichen_itza.ai.time_left import share, turns_left, usable_share
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.components import HERO_TYPES, LAND, WATER
from patolli.games.chichen_itza.rules.combat.battle import FIRST, Battle
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.reach import MoveMap, ends, heroes_at, heroes_of, right_heroes, size_of
from patolli.games.chichen_itza.rules.sequence import favour_order
from patolli.games.chichen_itza.state import (
    CITY,
    NO_BEAST,
    NO_SEAT,
    ChichenState,
    holder,
    members,
    stands,
    unit_limit,
    units_on,
)

NEVER: Final = -9.0  # value of a move that cannot be made
MAX_PLANS: Final = 256  # kept at the same time


class MovePlan:
    """Values that the ends of a move share: time, units at hand, and results computed once."""

    def __init__(self, s: ChichenState, w: Weights, seat: Seat) -> None:
        self.w = w
        self.seat = seat
        self.move_map = MoveMap(s, seat)
        self.left = turns_left(s, seat)
        self.hope = usable_share(w, self.left)
        self.idle = idle(s, seat)
        self.base = warriors_value(w, self.idle, self.left)
        self.battle = Battle(seat)  # the imagined fight
        self.prizes: dict[int, float] = {}
        self.trophies: dict[int, float] = {}
        self.bands: dict[int, Sign] = {}
        self.fights: dict[int, Outcome] = {}
        self.defences: dict[int, float] = {}
        self.nearness = nearness_for(s, seat)
        self.groups: dict[int, float] = {}  # values of moves to the best end

    def prize(self, s: ChichenState, spot: int) -> float:
        """Return the value of a take-over of a tile."""
        known = self.prizes.get(spot)
        if known is None:
            known = self.prizes[spot] = new_tile(s, self.w, self.seat, spot)
        return known

    def trophy(self, s: ChichenState, spot: int) -> float:
        """Return the value of a victory over the creature on a tile."""
        known = self.trophies.get(spot)
        if known is None:
            known = new_figure(s, self.w, self.seat, s.creature[spot], strength_of(s, spot))
            self.trophies[spot] = known
        return known

    def fight(self, s: ChichenState, group: "Group", other: Seat, spot: int) -> Outcome:
        """Return the odds of an attack."""
        key = (spot << 4 | group.warriors) << HERO_TYPES | group.mask
        known = self.fights.get(key)
        if known is None:
            clash(s, self.battle, other, spot, heroes_of(s, self.seat, group.mask))
            known = self.fights[key] = expected(s, self, group)
        return known

    def band(self, s: ChichenState, mask: int) -> Sign:
        """Return the key of a group with these heroes against a creature; only scouts make tiles differ."""
        key = mask << 1 | s.scout[self.seat][self.battle.spot]
        known = self.bands.get(key)
        if known is None:
            known = self.bands[key] = sign(s, self.battle, FIRST)
        return known

    def defence(self, s: ChichenState, units: int) -> float:
        """Return the expected gain from the attack on the city if so many units stand there."""
        if units not in self.defences:
            self.defences[units] = raid(s, self.w, self.seat, units)
        return self.defences[units]

    def units(self, s: ChichenState, more: float) -> float:
        """Return the value of a change in the units at hand."""
        if more == int(more):
            return warriors_value(self.w, self.idle + int(more), self.left) - self.base
        return self.w.unit * more * self.hope


class Group:
    """Units that set out, and the value that they leave behind."""

    def __init__(self, s: ChichenState, plan: MovePlan, start: int, warriors: int, mask: int) -> None:
        seat = plan.seat
        self.start = start
        self.warriors = warriors
        self.mask = mask  # types of its heroes, as bits
        self.units = warriors + size_of(mask)
        leaves = start != CITY and units_on(s, seat, start) == self.units
        self.there = tile_points(s, seat, start) + yields(s, plan.w, seat, start) if leaves else 0.0
        self.away = self.units - 1 if leaves else self.units  # units that were free before


def nearness_for(s: ChichenState, seat: Seat) -> float:
    """Return the chance that a seat defends the city in the next attack."""
    return raid_nearness(s) if favour_order(s)[-1] == seat else 0.0


PLANS: Final[dict[tuple[object, ...], MovePlan]] = {}  # by all that they depend on


def plan_of(s: ChichenState, w: Weights, seat: Seat, values: list[KnownValue | None] | None) -> MovePlan:
    """Return the plan of a seat in a position with these known values of seats: the known plan if there is one."""
    known: list[KnownValue] = []
    for other in range(s.players):
        one = values[other] if values else known_seat(s, w, other)
        if one is None:
            return MovePlan(s, w, seat)
        known.append(one)
    key = (seat, nearness_for(s, seat), tuple(known), tuple(s.strength), tuple(s.raids))
    plan = PLANS.get(key)
    if plan is None:
        if len(PLANS) >= MAX_PLANS:
            PLANS.clear()
        plan = PLANS[key] = MovePlan(s, w, seat)
    return plan


def march(s: ChichenState, w: Weights, frame: Move, values: list[KnownValue | None] | None = None) -> float:
    """Return the value of the best way to complete a move; the known values of seats may be given."""
    plan = plan_of(s, w, frame.seat, values)
    if not frame.chosen:
        return max(from_all(s, plan, LAND), from_all(s, plan, WATER))
    if frame.start < 0:
        return from_all(s, plan, frame.way)
    if frame.warriors < 0:
        return from_one(s, plan, frame.way, frame.start)
    if frame.end < 0:
        return to_any(s, plan, frame.way, frame.start, frame.warriors, frame.mask)
    group = Group(s, plan, frame.start, frame.warriors + len(frame.picked), frame.mask)
    return arrival(s, plan, group, frame.end)


def from_all(s: ChichenState, plan: MovePlan, way: int) -> float:
    """Return the value of a move from the best start."""
    return max([from_one(s, plan, way, spot) for spot in members(stands(s, plan.seat))], default=NEVER)


def from_one(s: ChichenState, plan: MovePlan, way: int, start: int) -> float:
    """Return the value of a move with the best group: with all heroes or none."""
    seat = plan.seat
    present, limit = heroes_at(s, seat, start), unit_limit(s, seat)
    best = NEVER
    for mask in [0, present] if present else [0]:
        heroes = size_of(mask)
        if not right_heroes(s, seat, way, mask):
            continue
        for count in range(min(s.warriors[seat][start], limit - heroes) + 1):
            if count + heroes:
                best = max(best, to_any(s, plan, way, start, count, mask))
    return best


def to_any(s: ChichenState, plan: MovePlan, way: int, start: int, warriors: int, mask: int) -> float:
    """Return the value of a group's move to the best end."""
    key = ((start << 4 | warriors) << HERO_TYPES | mask) << 2 | way
    known = plan.groups.get(key)
    if known is not None:
        return known
    group, best = Group(s, plan, start, warriors, mask), NEVER
    for end in ends(s, plan.move_map, plan.seat, start, way, group.units, mask, s.coins[plan.seat]):
        best = max(best, arrival(s, plan, group, end))
    plan.groups[key] = best
    return best


def arrival(s: ChichenState, plan: MovePlan, group: Group, end: int) -> float:
    """Return the value of a group's arrival on a spot."""
    seat, units, there, away = plan.seat, group.units, group.there, group.away
    total = guard(s, plan, group.start, units, end)
    if end == CITY:
        return total - there + plan.units(s, units - away)
    if units_on(s, seat, end):
        return total - there
    other = holder(s, end)
    if other == NO_SEAT and s.creature[end] == NO_BEAST:
        return total - there + plan.units(s, units - 1 - away) + plan.prize(s, end)
    result, w = plan.fight(s, group, other, end), plan.w
    total += w.prize * result.taken * plan.prize(s, end) - (1.0 - result.alive + result.taken) * there
    if other == NO_SEAT:
        total += w.figures * result.wiped * plan.trophy(s, end)
    else:
        total += 0.3 * result.slain * plan.hope + w.spoils * result.taken * tile_points(s, other, end)
    total += (1.0 - result.taken) * w.comfort * plan.hope
    total -= w.muster * share(plan.left) * result.lost
    return total + plan.units(s, units - away - result.lost - result.taken)


def guard(s: ChichenState, plan: MovePlan, start: int, units: int, end: int) -> float:
    """Return the change that a move makes to the defence of the city."""
    if CITY not in (start, end) or not plan.nearness:
        return 0.0
    now = units_on(s, plan.seat, CITY)
    then = now + units if end == CITY else max(0, now - units)  # units picked up on the way were not in the city
    return plan.nearness * (plan.defence(s, then) - plan.defence(s, now))


def expected(s: ChichenState, plan: MovePlan, group: Group) -> Outcome:
    """Return the odds of the imagined fight of a plan."""
    b = plan.battle
    if b.defender != NO_SEAT:
        return attack(s, b, group.units)
    return hunt(s, b, group.units, plan.band(s, group.mask), s.creature[b.spot], strength_of(s, b.spot))
