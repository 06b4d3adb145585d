"""The odds of a fight (I9 to I13): how many lives each side may have left, by the dice alone.

A life is a unit, or a shield that takes a hit before the units do; the lives of a creature are its hearts.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.battle import (
    FIRST,
    MAGIC_2,
    MELEE_4,
    PHASE_KINDS,
    RANGED_2,
    SECOND,
    Battle,
    has_god,
    has_scout,
    seat_of,
    with_hero,
)
from patolli.games.chichen_itza.state import CITY, FIRE, NO_BEAST, NO_SEAT, STONE, Chichen, owns
from patolli.games.chichen_itza.tables import (
    FACES,
    HERO_TYPES,
    KINDS,
    MAGIC_PHASE,
    MELEE_ONLY,
    MELEE_PHASE,
    NEGATE_DAMAGE,
    RANGED_PHASE,
    ROLL_AGAIN,
    Box,
)
from patolli.games.chichen_itza.throws import MELEE_THROW, RANGED_THROW, hitting, most_cards, ranged_dice

Strike = tuple[float, int, int]  # chance, hits, hits that it stops
NOTHING: Final[list[Strike]] = [(1.0, 0, 0)]
ROLLS: Final = 4  # of a creature that rolls again, at most
PHASES: Final = len(PHASE_KINDS)
ADDED: Final = {MAGIC_2: 43, RANGED_2: 46, MELEE_4: 45}  # phase: the god that adds it


class Side:
    """What a side brings: lives, and dice with their chance to hit by kind of phase, or the faces of a creature."""

    def __init__(self, units: int, guard: int) -> None:
        self.units = units
        self.guard = guard  # shields
        self.dice = [0, 0, 0]  # kind of phase; in melee those beyond one for each unit
        self.hit = [0.0, 0.0, 0.0]
        self.faces: list[list[Strike]] = []


class Outcome:
    """How a fight may end."""

    def __init__(self, wiped: float, taken: float, alive: float, lost: float, slain: float) -> None:
        self.wiped = wiped  # chance that the second side has nothing left
        self.taken = taken  # chance that the tile is taken over
        self.alive = alive  # chance that the first side has a unit left
        self.lost = lost  # units that the first side loses on average
        self.slain = slain  # units, or hearts, of the second


# Sides


def bits(mask: int) -> int:
    """How many numbers of a die hit."""
    count = 0
    for number in range(1, FACES + 1):
        count += mask >> number & 1
    return count


def people(s: Chichen, b: Battle, side: int, units: int) -> Side:
    """A side that is a seat; the heroes of the battle are set."""
    seat = seat_of(b, side)
    new = Side(units, 0 if has_god(s, b, 1 - side, 50) else s.shields[seat] + b.half[side])
    best = 0.0
    for kind in (STONE, FIRE):
        cards = min(s.hand[seat][kind], most_cards(s, seat, kind))
        hit = bits(hitting(s, b, side, kind)) / FACES
        again = kind == FIRE or with_hero(b, side, 11)
        each = min(1.0, hit * (1.0 + hit) if again else hit)
        if cards * each > best:
            best = cards * each
            new.dice[MAGIC_PHASE], new.hit[MAGIC_PHASE] = cards, each
    new.dice[RANGED_PHASE] = ranged_dice(s, b, side)
    hit = bits(hitting(s, b, side, RANGED_THROW)) / FACES
    new.hit[RANGED_PHASE] = min(1.0, hit + (hit / 3.0 if has_god(s, b, side, 55) else 0.0))
    new.dice[MELEE_PHASE] = has_scout(s, b, side) + with_hero(b, side, 13) - has_god(s, b, 1 - side, 40)
    new.hit[MELEE_PHASE] = bits(hitting(s, b, side, MELEE_THROW)) / FACES
    return new


def beast(s: Chichen, b: Battle, kind: int, hearts: int) -> Side:
    """A creature with its die of this round."""
    new = Side(hearts, 0)
    die = s.box.city_die[s.round] if b.spot == CITY else s.box.map_die[s.round]
    if with_hero(b, FIRST, 15):
        die = 0
    special = 0 if with_hero(b, FIRST, 8) else s.box.special[kind]
    for phase in (MAGIC_PHASE, RANGED_PHASE, MELEE_PHASE):
        new.faces.append(rolls(s, die, kind, phase, special) if s.box.symbols[kind][phase] else NOTHING)
    return new


def rolls(s: Chichen, die: int, kind: int, phase: int, special: int) -> list[Strike]:
    """What a creature may roll in a phase."""
    hits = s.box.face_hits[die][kind][phase]
    if special == ROLL_AGAIN:
        again = sum([1 for face in range(1, FACES + 1) if hits[face]]) / FACES
        return [(again**count * (1.0 - again if count < ROLLS else 1.0), count, 0) for count in range(ROLLS + 1)]
    found: dict[tuple[int, int], float] = {}
    for face in range(1, FACES + 1):
        stops = s.box.face_marks[die][kind][face] if special == NEGATE_DAMAGE else 0
        key = (hits[face], stops)
        found[key] = found.get(key, 0.0) + 1.0 / FACES
    return [(chance, count, stops) for (count, stops), chance in found.items()]


def thrown(dice: int, hit: float) -> list[Strike]:
    """What so many dice may hit."""
    chances = [1.0]
    for _die in range(dice):
        more = [chance * (1.0 - hit) for chance in chances] + [0.0]
        for count, chance in enumerate(chances):
            more[count + 1] += chance * hit
        chances = more
    return [(chance, count, 0) for count, chance in enumerate(chances)]


def strikes(side: Side, kind: int, units: int) -> list[Strike]:
    """What a side with so many units left may do in a kind of phase."""
    if side.faces:
        return side.faces[kind]
    dice = side.dice[kind] + (units if kind == MELEE_PHASE else 0)
    return thrown(dice, side.hit[kind]) if dice > 0 else NOTHING


# A fight


class Melee:
    """The chances of all pairs of lives, first and second side."""

    def __init__(self, one: Side, two: Side) -> None:
        self.one = one
        self.two = two
        self.width = two.units + two.guard + 1
        self.chances = [0.0] * ((one.units + one.guard + 1) * self.width)
        self.chances[-1] = 1.0

    def phase(self, kind: int, first: list[Strike] | None = None, second: list[Strike] | None = None) -> None:
        """Both sides throw, or have done so already, and lose lives at once."""
        width = self.width
        after = [0.0] * len(self.chances)
        firsts = [first or strikes(self.one, kind, units) for units in range(self.one.units + 1)]
        seconds = [second or strikes(self.two, kind, units) for units in range(self.two.units + 1)]
        for at, chance in enumerate(self.chances):
            mine, theirs = divmod(at, width)
            if chance < 1e-6:
                continue
            if mine == 0 or theirs == 0:
                after[at] += chance
                continue
            others = seconds[min(theirs, self.two.units)]
            for p, hits, _ in firsts[min(mine, self.one.units)]:
                for q, losses, stops in others:
                    left = max(0, theirs - max(0, hits - stops))
                    after[max(0, mine - losses) * width + left] += chance * p * q
        self.chances = after

    def outcome(self, hunt: bool) -> Outcome:
        """The end; a creature with one heart flees (I13.4)."""
        wiped = taken = alive = 0.0
        stay = slain = 0.0
        for at, chance in enumerate(self.chances):
            mine, theirs = divmod(at, self.width)
            if theirs == 0:
                wiped += chance
            if mine:
                alive += chance
                if theirs <= (1 if hunt else 0):
                    taken += chance
            stay += chance * min(mine, self.one.units)
            slain += chance * (self.two.units - min(theirs, self.two.units))
        return Outcome(wiped, taken, alive, self.one.units - stay, slain)


def takes_place(s: Chichen, b: Battle, phase: int, kind: int) -> bool:
    """Whether a phase is to be expected."""
    near = kind != NO_BEAST and s.box.special[kind] == MELEE_ONLY and not with_hero(b, FIRST, 8)
    if near and PHASE_KINDS[phase] != MELEE_PHASE:
        return False
    god = ADDED.get(phase, 0)
    return god == 0 or owns(s, b.attacker, god)


def fought_out(s: Chichen, b: Battle, fight: Melee, phase: int, kind: int) -> Outcome:
    """The fight from a phase on."""
    for later in range(phase, PHASES):
        if takes_place(s, b, later, kind):
            fight.phase(PHASE_KINDS[later])
    return fight.outcome(b.defender == NO_SEAT and b.spot != CITY)


# Fights to come

KNOWN: Final[dict[tuple[int, ...], Outcome]] = {}  # fights that were thought through before, all with the same box
BOX: Final[list[Box]] = []
MANY: Final = 20000


def hunt(s: Chichen, seat: Seat, spot: int, units: int, heroes: list[int], kind: int, hearts: int) -> Outcome:
    """A creature is attacked on a tile, or attacks the city."""
    b = Battle(seat, NO_SEAT, spot)
    b.heroes[FIRST] = heroes
    one = people(s, b, FIRST, units)
    key = (kind, hearts, s.round, *sign(s, b, one))
    known = recalled(s, key)
    if known is None:
        two = beast(s, b, kind, max(1, hearts - 1) if 14 in heroes else hearts)
        known = KNOWN[key] = fought_out(s, b, Melee(one, two), 0, kind)
    return known


def raided(s: Chichen, seat: Seat, units: int, heroes: list[int]) -> Outcome:
    """Any of the creatures that are left attacks the city: the average outcome."""
    b = Battle(seat, NO_SEAT, CITY)
    b.heroes[FIRST] = heroes
    key = (*s.raids, NO_SEAT, s.round, *sign(s, b, people(s, b, FIRST, units)))
    known = recalled(s, key)
    if known is None:
        kinds = [kind for kind in range(len(KINDS)) if kind not in s.raids]
        ends = [hunt(s, seat, CITY, units, heroes, kind, s.box.city_strength[s.round]) for kind in kinds]
        wiped = sum([end.wiped for end in ends]) / len(ends)
        lost = sum([end.lost for end in ends]) / len(ends)
        known = KNOWN[key] = Outcome(wiped, 0.0, 1.0, lost, 0.0)
    return known


def attack(s: Chichen, seat: Seat, other: Seat, spot: int, units: int, heroes: list[int], defenders: int) -> Outcome:
    """A seat is attacked on a tile."""
    b = Battle(seat, other, spot)
    b.heroes = [heroes, [s.hero_card[other][kind] for kind in range(HERO_TYPES) if s.hero_at[other][kind] == spot]]
    one, two = people(s, b, FIRST, units), people(s, b, SECOND, defenders)
    key = (NO_BEAST, *sign(s, b, one), *sign(s, b, two))
    known = recalled(s, key)
    if known is None:
        known = KNOWN[key] = fought_out(s, b, Melee(one, two), 0, NO_BEAST)
    return known


def recalled(s: Chichen, key: tuple[int, ...]) -> Outcome | None:
    """What is known of a fight; the same sides meet again and again."""
    if not BOX or BOX[0] is not s.box or len(KNOWN) > MANY:
        KNOWN.clear()
        BOX[:] = [s.box]
    return KNOWN.get(key)


def sign(s: Chichen, b: Battle, side: Side) -> tuple[int, ...]:
    """All of a side, and of what it adds to the fight, that the outcome depends on."""
    more = 2 * (b.spot == CITY)
    for god in (43, 45, 46):
        more = 2 * more + owns(s, b.attacker, god)
    for hero in (8, 14, 15):
        more = 2 * more + with_hero(b, FIRST, hero)
    hits = (int(side.hit[0] * 720), int(side.hit[1] * 720), int(side.hit[2] * 720))
    return (more, side.units, side.guard, side.dice[0], side.dice[1], side.dice[2], hits[0], hits[1], hits[2])
