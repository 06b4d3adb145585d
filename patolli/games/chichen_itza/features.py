"""What a position is worth to a seat: the points it has, and what it may hope for, as a person would name it.

Guessed worlds are judged here, so all is open. A question that stands open counts by its likely answer: a move by its
best target, a fight by the odds, a choice of gods or heroes by the best of them.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.battle import FIRST, PHASE_KINDS, SECOND, Battle, heroes_now, units_of
from patolli.games.chichen_itza.bonus import Gains, Treasure, UseGod
from patolli.games.chichen_itza.damage import STRIKES, Damage, hearts_left
from patolli.games.chichen_itza.fight import DAMAGE, PHASE_BEGINS, SECOND_THROWS
from patolli.games.chichen_itza.gains import AnyWheel
from patolli.games.chichen_itza.gods import Delve, TakeGod
from patolli.games.chichen_itza.heroes import Recruit, types_at_home
from patolli.games.chichen_itza.movement import Move
from patolli.games.chichen_itza.odds import (
    OPEN,
    Outcome,
    Sign,
    against_creature,
    against_seat,
    attack,
    clash,
    hunt,
    people,
    sign,
)
from patolli.games.chichen_itza.regroup import Regroup
from patolli.games.chichen_itza.rounds import favour_order
from patolli.games.chichen_itza.standing import idle, raid, raid_nearness, scout_worth, table
from patolli.games.chichen_itza.state import (
    CITY,
    NO_BEAST,
    NO_SEAT,
    Chichen,
    holder,
    owns,
    unit_limit,
    units_on,
)
from patolli.games.chichen_itza.tables import HERO_TYPES, LAND, WATER
from patolli.games.chichen_itza.takeover import Lines
from patolli.games.chichen_itza.throws import Cast, Throw, count_hits
from patolli.games.chichen_itza.turns import Reinforce, Scouting, scout_tiles
from patolli.games.chichen_itza.ways import Lay, ends, heroes_at, heroes_of, right_heroes, size_of
from patolli.games.chichen_itza.weights import WEIGHTS
from patolli.games.chichen_itza.worth import (
    best_wheel,
    gain_worth,
    hope,
    new_figure,
    new_god,
    new_hero,
    new_tile,
    share,
    tile_points,
    treasure,
    turns_left,
    warriors_worth,
    yields,
)

WARRIORS: Final = 3  # the gain
NEVER: Final = -9.0  # worth of a move that cannot be made
UNSEEN: Final = 0.5  # a strength that is not drawn yet is taken for so much more than the average


def value(s: Chichen, seat: Seat) -> float:
    """What a seat has and hopes for, less what its rivals do: half the best of them, half all on average."""
    if len(s.order) < s.players:
        return 0.0  # still dealing
    sums = table(s)
    for at in range(1, len(s.stack)):
        frame = s.stack[at]
        if isinstance(frame, Battle):
            battle(s, frame, sums)
        else:
            seat_asked, more = prospect(s, frame)
            sums[seat_asked] += more
    rivals = [total for other, total in enumerate(sums) if other != seat]
    return sums[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def prospect(s: Chichen, frame: Frame[Chichen]) -> tuple[Seat, float]:
    """What an open question will bring, and to whom."""
    if isinstance(frame, Move):
        return frame.seat, march(s, frame)
    if isinstance(frame, Gains):
        queue = frame.queue
        return frame.seat, sum([gain_worth(s, frame.seat, queue[i], queue[i + 1]) for i in range(0, len(queue), 2)])
    if isinstance(frame, TakeGod):
        return frame.seat, max([new_god(s, frame.seat, god) for god in s.open_gods if god], default=0.0)
    if isinstance(frame, Delve):
        return frame.seat, max([new_god(s, frame.seat, god) for god in frame.cards], default=3.0)
    if isinstance(frame, Recruit):
        tops = [s.hero_top[kind] for kind in types_at_home(s, frame.seat) if s.hero_top[kind]]
        return frame.seat, max([new_hero(s, frame.seat, hero) for hero in tops], default=0.0)
    if isinstance(frame, Scouting):
        spots = [scout_worth(s, frame.seat, spot) for spot in scout_tiles(s, frame.seat)]
        return frame.seat, max(spots) * hope(s, turns_left(s, frame.seat)) + treasure(s, frame.seat)
    if isinstance(frame, Treasure):
        gain, amount = s.box.treasure[frame.die] if frame.die else (-1, 1)
        return frame.seat, gain_worth(s, frame.seat, gain, amount)
    if isinstance(frame, Reinforce):
        most = s.box.reinforcements + (s.box.god_value[30] if owns(s, frame.seat, 31) else 0)
        return frame.seat, more_warriors(s, frame.seat, most - frame.placed)
    if isinstance(frame, Regroup):
        return frame.seat, more_warriors(s, frame.seat, frame.free, False)
    if isinstance(frame, AnyWheel):
        return frame.seat, best_wheel(s, frame.seat)
    if isinstance(frame, Lines):
        return frame.seat, sum([gain_worth(s, frame.seat, s.box.lines[i][2], s.box.lines[i][3]) for i in frame.lines])
    if isinstance(frame, UseGod):
        return frame.seat, gain_worth(s, frame.seat, -1 if frame.god == 33 else WARRIORS, 1)
    return 0, 0.0


def more_warriors(s: Chichen, seat: Seat, count: int, new: bool = True) -> float:
    """Warriors that will stand in the city."""
    left, now = turns_left(s, seat), idle(s, seat)
    count = min(count, s.reserve[seat]) if new else count
    fresh = WEIGHTS[s.players].muster * share(left) * count if new else 0.0
    return warriors_worth(s, now + count, left) - warriors_worth(s, now, left) + fresh


# Moves


class Plan:
    """What the ends of a move share: time, units at hand, and whatever was asked for once."""

    def __init__(self, s: Chichen, seat: Seat) -> None:
        self.seat = seat
        self.lay = Lay(s, seat)
        self.left = turns_left(s, seat)
        self.hope = hope(s, self.left)
        self.idle = idle(s, seat)
        self.base = warriors_worth(s, self.idle, self.left)
        self.battle = Battle(seat)  # the fight that is thought of
        self.prizes: dict[int, float] = {}
        self.trophies: dict[int, float] = {}
        self.bands: dict[int, Sign] = {}
        self.fights: dict[int, Outcome] = {}
        self.defences: dict[int, float] = {}
        self.nearness = raid_nearness(s) if favour_order(s)[-1] == seat else 0.0

    def prize(self, s: Chichen, spot: int) -> float:
        """What a tile is worth that is taken over."""
        if spot not in self.prizes:
            self.prizes[spot] = new_tile(s, self.seat, spot)
        return self.prizes[spot]

    def trophy(self, s: Chichen, spot: int) -> float:
        """What the creature on a tile is worth that is defeated."""
        if spot not in self.trophies:
            self.trophies[spot] = new_figure(s, self.seat, s.creature[spot], strength_of(s, spot))
        return self.trophies[spot]

    def fight(self, s: Chichen, group: "Group", other: Seat, spot: int) -> Outcome:
        """The likely end of an attack."""
        key = (spot << 4 | group.warriors) << HERO_TYPES | group.mask
        known = self.fights.get(key)
        if known is None:
            clash(s, self.battle, other, spot, heroes_of(s, self.seat, group.mask))
            known = self.fights[key] = expected(s, self, group)
        return known

    def band(self, s: Chichen, mask: int) -> Sign:
        """What a group with these heroes brings against a creature: the same everywhere but for scouts."""
        key = mask << 1 | s.scout[self.seat][self.battle.spot]
        known = self.bands.get(key)
        if known is None:
            known = self.bands[key] = sign(s, self.battle, FIRST)
        return known

    def defence(self, s: Chichen, units: int) -> float:
        """What the attack on the city will bring, should so many units stand there."""
        if units not in self.defences:
            self.defences[units] = raid(s, self.seat, units)
        return self.defences[units]

    def units(self, s: Chichen, more: float) -> float:
        """What a change of the units at hand is worth."""
        if more == int(more):
            return warriors_worth(s, self.idle + int(more), self.left) - self.base
        return WEIGHTS[s.players].unit * more * self.hope


class Group:
    """Units that set out, and what they leave behind."""

    def __init__(self, s: Chichen, plan: Plan, start: int, warriors: int, mask: int) -> None:
        seat = plan.seat
        self.start = start
        self.warriors = warriors
        self.mask = mask  # types of its heroes
        self.units = warriors + size_of(mask)
        leaves = start != CITY and units_on(s, seat, start) == self.units
        self.there = tile_points(s, seat, start) + yields(s, seat, start) if leaves else 0.0
        self.away = self.units - 1 if leaves else self.units  # that were at hand before


def march(s: Chichen, frame: Move) -> float:
    """The best that a move can become."""
    plan = Plan(s, frame.seat)
    if not frame.chosen:
        return max(from_all(s, plan, LAND), from_all(s, plan, WATER))
    if frame.start < 0:
        return from_all(s, plan, frame.way)
    if frame.warriors < 0:
        return from_one(s, plan, frame.way, frame.start)
    if frame.end < 0:
        return to_any(s, plan, frame.way, Group(s, plan, frame.start, frame.warriors, frame.mask))
    group = Group(s, plan, frame.start, frame.warriors + len(frame.picked), frame.mask)
    return arrival(s, plan, group, frame.end)


def from_all(s: Chichen, plan: Plan, way: int) -> float:
    """From the best start."""
    starts = [spot for spot in range(len(s.tile)) if units_on(s, plan.seat, spot)]
    return max([from_one(s, plan, way, spot) for spot in starts], default=NEVER)


def from_one(s: Chichen, plan: Plan, way: int, start: int) -> float:
    """With the best group: with all heroes or none."""
    seat = plan.seat
    present, limit = heroes_at(s, seat, start), unit_limit(s, seat)
    best = NEVER
    for mask in [0, present] if present else [0]:
        heroes = size_of(mask)
        if not right_heroes(s, seat, way, mask):
            continue
        for count in range(min(s.warriors[seat][start], limit - heroes) + 1):
            if count + heroes:
                best = max(best, to_any(s, plan, way, Group(s, plan, start, count, mask)))
    return best


def to_any(s: Chichen, plan: Plan, way: int, group: Group) -> float:
    """To the best end."""
    best = NEVER
    for end in ends(s, plan.lay, plan.seat, group.start, way, group.units, group.mask, s.coins[plan.seat]):
        best = max(best, arrival(s, plan, group, end))
    return best


def arrival(s: Chichen, plan: Plan, group: Group, end: int) -> float:
    """What it brings to arrive there with a group."""
    seat, units, there, away = plan.seat, group.units, group.there, group.away
    total = guard(s, plan, group.start, units, end)
    if end == CITY:
        return total - there + plan.units(s, units - away)
    if units_on(s, seat, end):
        return total - there
    other = holder(s, end)
    if other == NO_SEAT and s.creature[end] == NO_BEAST:
        return total - there + plan.units(s, units - 1 - away) + plan.prize(s, end)
    result = plan.fight(s, group, other, end)
    w = WEIGHTS[s.players]
    total += w.prize * result.taken * plan.prize(s, end) - (1.0 - result.alive + result.taken) * there
    if other == NO_SEAT:
        total += w.figures * result.wiped * plan.trophy(s, end)
    else:
        total += 0.3 * result.slain * plan.hope + w.spoils * result.taken * tile_points(s, other, end)
    total += (1.0 - result.taken) * w.comfort * plan.hope
    total -= w.muster * share(plan.left) * result.lost
    return total + plan.units(s, units - away - result.lost - result.taken)


def guard(s: Chichen, plan: Plan, start: int, units: int, end: int) -> float:
    """What a move changes for the defence of the city."""
    if CITY not in (start, end) or not plan.nearness:
        return 0.0
    now = units_on(s, plan.seat, CITY)
    then = now + units if end == CITY else max(0, now - units)  # units picked up on the way were not in the city
    return plan.nearness * (plan.defence(s, then) - plan.defence(s, now))


def expected(s: Chichen, plan: Plan, group: Group) -> Outcome:
    """The likely end of the fight that a plan thinks of."""
    b = plan.battle
    if b.defender != NO_SEAT:
        return attack(s, b, group.units)
    return hunt(s, b, group.units, plan.band(s, group.mask), s.creature[b.spot], strength_of(s, b.spot))


def strength_of(s: Chichen, spot: int) -> int:
    """The strength of a creature; about the average if it is not drawn yet."""
    if s.strength[spot]:
        return s.strength[spot]
    strengths = s.box.strengths[s.creature[spot]]
    return int(sum(strengths) / len(strengths) + UNSEEN)


# Fights


def battle(s: Chichen, b: Battle, sums: list[float]) -> None:
    """A fight that goes on: both its ends, by the odds."""
    seat, w = b.attacker, WEIGHTS[s.players]
    left = turns_left(s, seat)
    units = units_of(s, b, FIRST)
    end = odds(s, b, units)
    now = idle(s, seat)
    stay = max(0, units - round(end.lost)) + b.aside
    sums[seat] += warriors_worth(s, now + stay, left) - warriors_worth(s, now, left)
    sums[seat] -= w.muster * share(left) * end.lost
    if b.spot == CITY:
        sums[seat] += end.wiped * s.box.city_win[s.round] + (1.0 - end.wiped) * s.box.city_loss
        return
    wary = not begun(s, b)
    prize = w.prize if wary else 1.0
    sums[seat] += prize * end.taken * new_tile(s, seat, b.spot) + (1.0 - end.taken) * w.comfort * hope(s, left)
    sums[seat] -= w.unit * hope(s, left) * (end.lost - round(end.lost) + end.taken)
    if b.start != CITY and units_on(s, seat, b.start) == 0:
        sums[seat] += (end.alive - end.taken) * (tile_points(s, seat, b.start) + yields(s, seat, b.start))
    if b.defender == NO_SEAT:
        kind, power = s.creature[b.spot], b.power or strength_of(s, b.spot)
        sums[seat] += (w.figures if wary else 1.0) * end.wiped * new_figure(s, seat, kind, power)
        return
    lost = w.unit * hope(s, turns_left(s, b.defender)) * max(0.0, end.slain - end.wiped)
    sums[b.defender] -= lost + end.wiped * (tile_points(s, b.defender, b.spot) + yields(s, b.defender, b.spot))


def begun(s: Chichen, b: Battle) -> bool:
    """Whether something was thrown. From then on the prize counts in full: else bots would hurry to have it over."""
    return b.phase > 0 or b.part > SECOND_THROWS or isinstance(s.stack[-1], Throw)


def odds(s: Chichen, b: Battle, units: int) -> Outcome:
    """How a running fight may end: the phase that goes on, then those to come."""
    heroes, b.heroes = b.heroes, [heroes_now(s, b, FIRST), [] if b.defender == NO_SEAT else heroes_now(s, b, SECOND)]
    since: Sign = (b.phase,)
    if b.part > PHASE_BEGINS and b.phase < len(PHASE_KINDS):
        since = running(s, b)
    if b.defender == NO_SEAT:
        kind = b.kind if b.kind != NO_BEAST else s.creature[b.spot]
        hearts = b.hearts or (s.box.city_strength[s.round] if b.spot == CITY else strength_of(s, b.spot))
        end = against_creature(s, b, units, sign(s, b, FIRST), kind, hearts, since)
    else:
        end = against_seat(s, b, units, units_of(s, b, SECOND), since)
    b.heroes = heroes
    return end


def running(s: Chichen, b: Battle) -> Sign:
    """The phase that goes on: what was thrown counts, what is not thrown yet is open."""
    top = s.stack[-1]
    hits = [float(b.hits[FIRST]), float(b.hits[SECOND])]
    if isinstance(top, Throw):
        hit = people(0, sign(s, b, FIRST)).hit[PHASE_KINDS[b.phase]] if top.left else 0.0
        hits[top.side] += count_hits(top.dice, top.mask(s)) + top.bonus + top.extra + top.left * hit
    if isinstance(top, Damage):
        due = [round(hits[SECOND]), round(hits[FIRST])] if top.stage == STRIKES else top.due
        removed = b.hearts - hearts_left(b) if b.defender == NO_SEAT else due[SECOND]
        return b.phase, removed, due[FIRST], 0
    cast = top.side if isinstance(top, Cast) else -1
    first = round(hits[FIRST]) if b.part >= SECOND_THROWS and cast != FIRST else OPEN
    if b.part >= DAMAGE and cast != SECOND:
        return b.phase, first, round(hits[SECOND]), b.marks
    return b.phase, first, OPEN, 0
