"""The odds of a fight (I9 to I13): lives that each side may have left, by the dice alone.

A life is a unit, or a shield that takes a hit before the units do; the lives of a creature are its hearts.
"""

from typing import Final

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.cards import (
    FOE_FEWER_MELEE_DICE,
    FOE_NO_SHIELDS,
    FOURTH_MELEE,
    HEARTS_MINUS,
    IGNORE_SPECIAL,
    LIGHT_DIE,
    MELEE_DIE_PLUS,
    RANGED_BONUS_THROW,
    SECOND_MAGIC_PHASE,
    SECOND_RANGED_PHASE,
    STONE_BONUS_THROW,
)
from patolli.games.chichen_itza.data.components import (
    FACES,
    KINDS,
    MAGIC_PHASE,
    MELEE_PHASE,
    NEGATE_DAMAGE,
    RANGED_PHASE,
    ROLL_AGAIN,
)
from patolli.games.chichen_itza.rules.combat.battle import (
    FIRST,
    MAGIC_2,
    MELEE_4,
    PHASE_KINDS,
    RANGED_2,
    SECOND,
    Battle,
    has_god,
    has_scout,
    heroes_now,
    seat_of,
    units_of,
    with_hero,
)
from patolli.games.chichen_itza.rules.combat.casting import most_cards
from patolli.games.chichen_itza.rules.combat.creature import die_of, hearts_of, special_of, stays_near
from patolli.games.chichen_itza.rules.combat.dice import MELEE_THROW, RANGED_THROW, hit_mask, ranged_dice
from patolli.games.chichen_itza.state import CITY, FIRE, NO_BEAST, NO_SEAT, STONE, ChichenState, owns

Strike = tuple[float, int, int]  # chance, hits, hits that it stops
Sign = tuple[int, ...]  # a key of a side, or of the phase that a fight has reached
WHOLE: Final[Sign] = (0,)  # from the first phase on; within a phase the key also has hits, losses and stopped hits
OPEN: Final = -1  # hits that are not thrown yet
SHARES: Final = [sum([numbers >> n & 1 for n in range(1, FACES + 1)]) / FACES for numbers in range(2 << FACES)]
UNSEEN: Final = 0.5  # added to the average for a strength that is not drawn yet
ROLLS: Final = 4  # most rolls that count for a creature that rolls again
PHASES: Final = len(PHASE_KINDS)
ADDED: Final = {
    MAGIC_2: SECOND_MAGIC_PHASE,
    RANGED_2: SECOND_RANGED_PHASE,
    MELEE_4: FOURTH_MELEE,
}  # phase: the god that adds it


class Throws:
    """The possible results of a throw, in columns: the inner loop of a fight reads them without tuples."""

    def __init__(self, strikes: list[Strike]) -> None:
        self.chances = [chance for chance, _hits, _stops in strikes]
        self.hits = [hits for _chance, hits, _stops in strikes]
        self.stops = [stops for _chance, _hits, stops in strikes]


NOTHING: Final = Throws([(1.0, 0, 0)])
THROWN: Final[dict[tuple[int, float], Throws]] = {}


class Side:
    """One side of a fight: lives, and dice with their chance to hit by kind of phase, or the faces of a creature."""

    def __init__(self, units: int, guard: int) -> None:
        self.units = units
        self.guard = guard  # shields
        self.dice = [0, 0, 0]  # by kind of phase; in melee without the one of each unit
        self.hit = [0.0, 0.0, 0.0]
        self.faces: list[Throws] = []
        self.known: list[list[Throws]] = [[], [], []]  # kind of phase, units left: see `throws`

    def throws(self, kind: int) -> list[Throws]:
        """Return the possible hits in a kind of phase, by the number of units left."""
        known = self.known[kind]
        if not known:
            known = self.known[kind] = [strikes(self, kind, units) for units in range(self.units + 1)]
        return known


class Outcome:
    """The expected end of a fight."""

    def __init__(self, wiped: float, taken: float, alive: float, lost: float, slain: float) -> None:
        self.wiped = wiped  # chance that the second side has nothing left
        self.taken = taken  # chance that the tile is taken over
        self.alive = alive  # chance that the first side has a unit left
        self.lost = lost  # units that the first side loses on average
        self.slain = slain  # units, or hearts, of the second


# Sides


def sign(s: ChichenState, b: Battle, side: int) -> Sign:
    """Return a key of all that a side has from its seat. The heroes of the battle must be set."""
    seat = seat_of(b, side)
    guard = 0 if has_god(s, b, 1 - side, FOE_NO_SHIELDS) else s.shields[seat] + b.half[side]
    cards, magic, again = spell(s, b, side)
    shots, shot, twice = (
        ranged_dice(s, b, side),
        hit_mask(s, b, side, RANGED_THROW),
        has_god(s, b, side, RANGED_BONUS_THROW),
    )
    more = has_scout(s, b, side) + with_hero(b, side, MELEE_DIE_PLUS) - has_god(s, b, 1 - side, FOE_FEWER_MELEE_DICE)
    return guard, cards, magic, again, shots, shot, twice, more, hit_mask(s, b, side, MELEE_THROW), traits(s, b)


def traits(s: ChichenState, b: Battle) -> int:
    """Return a key of the rest: a fight for the city, phases that gods add, heroes against creatures."""
    owner, seat, heroes = s.god_owner, b.attacker, b.heroes[FIRST]
    gods = (owner[SECOND_MAGIC_PHASE] == seat) + 2 * (owner[FOURTH_MELEE] == seat)
    gods += 4 * (owner[SECOND_RANGED_PHASE] == seat)
    return gods + 8 * (IGNORE_SPECIAL in heroes) + 16 * (LIGHT_DIE in heroes) + 32 * (b.spot == CITY)


def spell(s: ChichenState, b: Battle, side: int) -> tuple[int, int, bool]:
    """Return the effect with the most expected hits: cards, numbers that hit, 1 if misses are thrown again."""
    seat = seat_of(b, side)
    found, best = (0, 0, False), 0.0
    for kind in (STONE, FIRE):
        cards = min(s.hand[seat][kind], most_cards(s, seat, kind))
        if cards:
            numbers, again = hit_mask(s, b, side, kind), kind == FIRE or with_hero(b, side, STONE_BONUS_THROW)
            hits = cards * magic_hit(numbers, again)
            if hits > best:
                found, best = (cards, numbers, again), hits
    return found


def magic_hit(numbers: int, again: bool) -> float:
    """Return the chance that a die of magic hits."""
    hit = SHARES[numbers]
    return min(1.0, hit * (1.0 + hit) if again else hit)


def people(units: int, of: Sign) -> Side:
    """Return the side of a seat."""
    guard, cards, magic, again, shots, shot, twice, more, blow, _traits = of
    new = Side(units, guard)
    new.dice = [cards, shots, more]
    new.hit[MAGIC_PHASE] = magic_hit(magic, again > 0)
    new.hit[RANGED_PHASE] = min(1.0, SHARES[shot] + (SHARES[shot] / 3.0 if twice else 0.0))
    new.hit[MELEE_PHASE] = SHARES[blow]
    return new


def beast(s: ChichenState, b: Battle, kind: int, hearts: int) -> Side:
    """Return the side of a creature with its die of this round."""
    new = Side(hearts, 0)
    die, special = die_of(s, b), special_of(s, b, kind)
    for phase in (MAGIC_PHASE, RANGED_PHASE, MELEE_PHASE):
        new.faces.append(Throws(rolls(s, die, kind, phase, special)) if s.box.symbols[kind][phase] else NOTHING)
    return new


def rolls(s: ChichenState, die: int, kind: int, phase: int, special: int) -> list[Strike]:
    """Return the possible rolls of a creature in a phase."""
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


def thrown(dice: int, hit: float) -> Throws:
    """Return the possible hits of so many dice, computed once for each number of dice and chance."""
    key = (dice, hit)
    known = THROWN.get(key)
    if known is None:
        if len(THROWN) > MAX_STATES:
            THROWN.clear()
        known = THROWN[key] = Throws(hits_of(dice, hit))
    return known


def hits_of(dice: int, hit: float) -> list[Strike]:
    """Return the chance of each number of hits."""
    chances = [1.0]
    for _die in range(dice):
        more = [chance * (1.0 - hit) for chance in chances] + [0.0]
        for count, chance in enumerate(chances):
            more[count + 1] += chance * hit
        chances = more
    return [(chance, count, 0) for count, chance in enumerate(chances)]


def strikes(side: Side, kind: int, units: int) -> Throws:
    """Return the possible hits of a side with so many units left, by kind of phase."""
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

    def phase(self, kind: int, first: Throws | None = None, second: Throws | None = None) -> None:
        """Let both sides throw, or take the given hits, and lose lives at once."""
        one, two, width, chances = self.one, self.two, self.width, self.chances
        after = [0.0] * len(chances)
        firsts = one.throws(kind) if first is None else [first] * (one.units + 1)
        seconds = two.throws(kind) if second is None else [second] * (two.units + 1)
        for mine in range(one.units + one.guard + 1):
            for theirs in range(width):
                chance = chances[mine * width + theirs]
                if chance < 1e-6:
                    continue
                if mine == 0 or theirs == 0:
                    after[mine * width + theirs] = after[mine * width + theirs] + chance
                    continue
                spread(
                    chance, mine, theirs, firsts[min(mine, one.units)], seconds[min(theirs, two.units)], width, after
                )
        self.chances = after

    def outcome(self, hunt: bool) -> Outcome:
        """Return the expected end; a creature with one heart flees (I13.4)."""
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


def spread(chance: float, mine: int, theirs: int, one: Throws, two: Throws, width: int, after: list[float]) -> None:
    """Add the chance of a pair of lives to the pairs that the throws of both sides leave of it."""
    own: i64 = mine
    others: i64 = theirs
    row: i64 = width
    counts, chances, losses, stops = one.hits, two.chances, two.hits, two.stops
    for i in range(len(counts)):
        both = chance * one.chances[i]
        hits: i64 = counts[i]
        for j in range(len(chances)):
            stopped: i64 = stops[j]
            left = others if hits <= stopped else others - hits + stopped
            kept: i64 = losses[j]
            kept = own - kept
            at: i64 = 0 if kept <= 0 else kept * row
            if left > 0:
                at += left
            after[at] = after[at] + both * chances[j]


def takes_place(s: ChichenState, b: Battle, phase: int, kind: int) -> bool:
    """Say whether a phase is to be expected."""
    if PHASE_KINDS[phase] != MELEE_PHASE and stays_near(s, kind, b.heroes[FIRST]):
        return False
    god = ADDED.get(phase, 0)
    return god == 0 or owns(s, b.attacker, god)


def fought_out(s: ChichenState, b: Battle, fight: Melee, kind: int, since: Sign) -> Outcome:
    """Fight on from a phase and return the end; hits of an open phase count."""
    phase = since[0]
    if len(since) > 1:
        _phase, hits, losses, stops = since
        fight.phase(PHASE_KINDS[phase], struck(hits, 0), struck(losses, stops))
        phase += 1
    for later in range(phase, PHASES):
        if takes_place(s, b, later, kind):
            fight.phase(PHASE_KINDS[later])
    return fight.outcome(b.defender == NO_SEAT and b.spot != CITY)


def struck(hits: int, stops: int) -> Throws | None:
    """Return a certain number of hits, or None if they are open."""
    return None if hits == OPEN else Throws([(1.0, hits, stops)])


# A table of outcomes: the same sides meet again and again

Key = tuple[int, int, Sign, Sign, Sign]  # units of the first side, lives of the second, keys of both, phase reached

KNOWN: Final[dict[Key, Outcome]] = {}  # all of the same box
BOX: Final[list[Box]] = []
MAX_STATES: Final = 20000


def recalled(s: ChichenState, key: Key) -> Outcome | None:
    """Return the known outcome of a fight, or None. Forgets all when the box changes or the table is full."""
    if not BOX or BOX[0] is not s.box or len(KNOWN) > MAX_STATES:
        KNOWN.clear()
        BOX[:] = [s.box]
    return KNOWN.get(key)


def against_creature(s: ChichenState, b: Battle, units: int, one: Sign, kind: int, hearts: int, since: Sign) -> Outcome:
    """Return the odds of a fight for a tile with a creature, or for the city."""
    key = (units, hearts, one, (kind, s.round), since)
    known = recalled(s, key)
    if known is None:
        known = KNOWN[key] = fought_out(s, b, Melee(people(units, one), beast(s, b, kind, hearts)), kind, since)
    return known


def against_seat(s: ChichenState, b: Battle, units: int, defenders: int, since: Sign) -> Outcome:
    """Return the odds of a fight for a tile that another seat holds."""
    one, two = sign(s, b, FIRST), sign(s, b, SECOND)
    key = (units, defenders, one, two, since)
    known = recalled(s, key)
    if known is None:
        known = KNOWN[key] = fought_out(s, b, Melee(people(units, one), people(defenders, two)), NO_BEAST, since)
    return known


# Fights to come


def strength_of(s: ChichenState, spot: int) -> int:
    """Return the strength of a creature; about the average if it is not drawn yet."""
    if s.strength[spot]:
        return s.strength[spot]
    strengths = s.box.strengths[s.creature[spot]]
    total = 0
    for strength in strengths:
        total += strength
    return int(total / len(strengths) + UNSEEN)


def clash(s: ChichenState, b: Battle, other: Seat, spot: int, heroes: list[int]) -> None:
    """Set an imagined fight to a spot, a defender and these heroes."""
    b.defender = other
    b.spot = spot
    b.heroes = [heroes, []]
    if other != NO_SEAT:
        b.heroes[SECOND] = heroes_now(s, b, SECOND)


def hunt(s: ChichenState, b: Battle, units: int, one: Sign, kind: int, strength: int) -> Outcome:
    """Return the odds against a creature on a tile or before the city, all of whose hearts are left."""
    return against_creature(s, b, units, one, kind, hearts_of(strength, b.heroes[FIRST]), WHOLE)


def attack(s: ChichenState, b: Battle, units: int) -> Outcome:
    """Return the odds of an attack on a seat."""
    return against_seat(s, b, units, units_of(s, b, SECOND), WHOLE)


def raided(s: ChichenState, seat: Seat, units: int, heroes: list[int]) -> Outcome:
    """Return the average odds of an attack on the city by any of the creatures that are left."""
    b = Battle(seat, NO_SEAT, CITY)
    b.heroes[FIRST] = heroes
    one = sign(s, b, FIRST)
    key = (units, 0, one, (NO_BEAST, s.round, with_hero(b, FIRST, HEARTS_MINUS)), tuple(s.raids))
    known = recalled(s, key)
    if known is None:
        kinds = [kind for kind in range(len(KINDS)) if kind not in s.raids]
        ends = [hunt(s, b, units, one, kind, s.box.city_strength[s.round]) for kind in kinds]
        wiped = sum([end.wiped for end in ends]) / len(ends)
        lost = sum([end.lost for end in ends]) / len(ends)
        known = KNOWN[key] = Outcome(wiped, 0.0, 1.0, lost, 0.0)
    return known
