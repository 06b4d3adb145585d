"""Fights (I9): muster, the creature's strength, and the phases with their gates."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, PICK, SPOTS, STRENGTH, USE
from patolli.games.chichen_itza.battle import (
    FIRST,
    MAGIC_1,
    MELEE_1,
    MELEE_3,
    MELEE_4,
    PHASE_KINDS,
    PHASE_WORDS,
    RANGED_1,
    SECOND,
    Battle,
    battle,
    fights_alone,
    god_taking_part,
    heroes_now,
    seat_of,
    units_of,
)
from patolli.games.chichen_itza.beast import beast_rolls
from patolli.games.chichen_itza.damage import Damage
from patolli.games.chichen_itza.endings import finish
from patolli.games.chichen_itza.events import ATTACKED, DECLINED, HUNTED, JOINED, PHASE, SAW_STRENGTH, USED
from patolli.games.chichen_itza.state import CITY, NO_BEAST, NO_SEAT, Chichen, Question, changed, unit_limit
from patolli.games.chichen_itza.tables import FACES, KINDS, MAGIC_PHASE, MELEE_ONLY, RANGED_PHASE, Numbers
from patolli.games.chichen_itza.throws import MELEE_THROW, RANGED_THROW, Cast, Throw, melee_dice, ranged_dice

GATES: Final[Numbers] = (41, 43, 42, 46, 0, 0, 44, 45)  # phase: the god that decides whether it takes place
NORMAL: Final[Numbers] = (1, 0, 1, 0, 1, 1, 1, 0)  # phase: whether it takes place without that
AFTER: Final[Numbers] = (-1, MAGIC_1, -1, RANGED_1, -1, -1, -1, MELEE_3)  # phase: the one that must come before it
MUSTER: Final = 0  # parts of a fight
MUSTERED: Final = 1
MET: Final = 2
GATE: Final = 3
PHASE_BEGINS: Final = 4
SECOND_THROWS: Final = 5
DAMAGE: Final = 6
PHASE_ENDS: Final = 7


class Fight(Battle):
    """It never asks; it goes from part to part and from phase to phase."""

    def advance(self, s: Chichen) -> bool:
        part = self.part
        self.part += 1
        if part in (MUSTER, MUSTERED):
            muster(s, self, part)
        elif part == MET:
            meet(s, self)
        elif part == GATE:
            open_gate(s, self)
        elif part == PHASE_BEGINS:
            begin_phase(s, self)
        elif part == SECOND_THROWS:
            if self.defender == NO_SEAT:
                beast_rolls(s, self)
            else:
                throw(s, self, SECOND)
        elif part == DAMAGE:
            s.push(Damage())
        else:
            end_phase(s, self)
        return False


# Before the phases


def muster(s: Chichen, b: Battle, side: int) -> None:
    """I9.2: h21 calls warriors, the attacker's first."""
    if seat_of(b, side) != NO_SEAT and 21 in heroes_now(s, b, side):
        s.push(Muster(side))


class Muster(Question):
    """I21.21: own warriors from any terrain tiles, in map order, within the limit."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "last": ALL}
    ANSWERS = ("pick", "done")

    def __init__(self, side: int = FIRST) -> None:
        self.side = side
        self.last = 1  # the spot picked last

    def asked(self, s: Chichen) -> Seat:
        return seat_of(battle(s), self.side)

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        b = battle(s)
        limit = s.box.city_units if b.spot == CITY else unit_limit(s, seat)
        if units_of(s, b, self.side) >= limit:
            return [DONE]
        spots = [spot for spot in range(self.last, SPOTS) if spot != b.spot and s.warriors[seat][spot]]
        return [DONE] + [PICK + spot for spot in spots]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I21.21"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
            s.pop()
            return
        b = battle(s)
        self.last = action - PICK
        s.warriors[seat][self.last] -= 1
        if self.side == FIRST:
            b.warriors += 1
        else:
            s.warriors[seat][b.spot] += 1
        s.tell(JOINED, seat, self.last)


def meet(s: Chichen, b: Battle) -> None:
    """I9.2: a creature shows its strength; a seat is attacked."""
    if b.defender != NO_SEAT:
        s.tell(ATTACKED, b.attacker, b.defender, b.spot)
    elif b.spot == CITY:
        set_hearts(s, b, s.box.city_strength[s.round])
    elif s.strength[b.spot] == 0:
        b.part = MET
        s.push(DrawStrength(b.spot))
    else:
        s.fought = changed(s.fought, b.spot, 1)
        b.kind = s.creature[b.spot]
        set_hearts(s, b, s.strength[b.spot])


def set_hearts(s: Chichen, b: Battle, strength: int) -> None:
    """I9.2, I21.14."""
    b.power = strength
    b.hearts = max(1, strength - 1) if 14 in heroes_now(s, b, FIRST) else strength
    s.tell(HUNTED, b.attacker, KINDS[b.kind], strength, b.spot)


def strengths_left(s: Chichen, kind: int) -> list[int]:
    """I3.8: how many figures of a kind with each strength were not drawn yet; the entry 0 is empty."""
    left = [0] * (FACES + 1)
    for strength in s.box.strengths[kind]:
        left[strength] += 1
    for spot in range(1, SPOTS):
        if s.creature[spot] == kind and s.strength[spot]:
            left[s.strength[spot]] -= 1
    for gained in s.figures:
        for figure in gained:
            if figure[0] == kind:
                left[figure[1]] -= 1
    for figure in s.fled:
        if figure[0] == kind:
            left[figure[1]] -= 1
    return left


class DrawStrength(Question):
    """I7.7: the undrawn strength of a figure, for the eyes of a seat; in a fight for all."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"spot": ALL, "seat": ALL}
    ANSWERS = ("strength",)

    def __init__(self, spot: int = 0, seat: Seat = NO_SEAT) -> None:
        self.spot = spot
        self.seat = seat

    def ready(self, s: Chichen) -> bool:
        if s.strength[self.spot] == 0:
            return True
        if self.seat != NO_SEAT:  # I26.23: somebody looked before
            s.tell(SAW_STRENGTH, self.seat, self.spot, s.strength[self.spot])
        s.pop()
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        left = strengths_left(s, s.creature[self.spot])
        return [STRENGTH + strength - 1 for strength in range(1, FACES + 1) if left[strength]]

    def weights(self, s: Chichen) -> list[int]:
        return [count for count in strengths_left(s, s.creature[self.spot]) if count]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I3.8"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.strength = changed(s.strength, self.spot, action - STRENGTH + 1)
        if self.seat != NO_SEAT:
            s.tell(SAW_STRENGTH, self.seat, self.spot, action - STRENGTH + 1)
        s.pop()


# Phases


def open_gate(s: Chichen, b: Battle) -> None:
    """I9.4 to I9.8: whether the next phase takes place; the owner of a god may decide."""
    if b.phase > MELEE_4:
        finish(s, b)
        return
    b.gate = 0
    before = AFTER[b.phase]
    if (before >= 0 and not b.took_place[before]) or (b.phase < MELEE_1 and melee_only(s, b)):
        skip_phase(b)
        return
    god = GATES[b.phase]
    owner = god_taking_part(s, b, god) if god else NO_SEAT
    if owner != NO_SEAT:
        s.push(Gate(owner, god))
    elif not NORMAL[b.phase]:
        skip_phase(b)


def melee_only(s: Chichen, b: Battle) -> bool:
    """I9.4: a jaguar, unless h08 is in the group."""
    return b.kind != NO_BEAST and s.box.special[b.kind] == MELEE_ONLY and 8 not in heroes_now(s, b, FIRST)


def skip_phase(b: Battle) -> None:
    """On to the gate of the next one."""
    b.phase += 1
    b.part = GATE


class Gate(Question):
    """I25.47: the owner uses the god that adds or drops a phase, or does not."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "god": ALL}
    ANSWERS = ("use", "done")

    def __init__(self, seat: Seat = 0, god: int = 0) -> None:
        self.seat = seat
        self.god = god

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE, USE + self.god - 1]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I25.1"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        b = battle(s)
        s.pop()
        if action == DONE:
            s.tell(DECLINED, seat)
        else:
            b.gate = 1
            s.tell(USED, seat, f"g{self.god}")


def begin_phase(s: Chichen, b: Battle) -> None:
    """I9.9: the phase takes place, unless its gate says otherwise; the attacker throws."""
    if b.gate == NORMAL[b.phase]:
        if b.phase in (MAGIC_1, RANGED_1):  # the answer holds for the whole fight (I9.5)
            b.phase += 1
        skip_phase(b)
        return
    b.took_place[b.phase] = 1
    b.heroes = [heroes_now(s, b, FIRST), [] if b.defender == NO_SEAT else heroes_now(s, b, SECOND)]
    b.hits = [0, 0]
    b.luck_used = [0, 0]
    b.used = [[], []]
    b.marks = b.strikes = b.rerolled = 0
    s.tell(PHASE, PHASE_WORDS[b.phase])
    throw(s, b, FIRST)


def throw(s: Chichen, b: Battle, side: int) -> None:
    """What a seat throws in this phase."""
    if fights_alone(b) == 1 - side:
        return
    kind = PHASE_KINDS[b.phase]
    if kind == MAGIC_PHASE:
        s.push(Cast(side))
    elif kind == RANGED_PHASE:
        s.push(Throw(side, RANGED_THROW, ranged_dice(s, b, side)))
    else:
        s.push(Throw(side, MELEE_THROW, melee_dice(s, b, side)))


def end_phase(s: Chichen, b: Battle) -> None:
    """I9.12: the fight is over when a side has nothing left, or goes on."""
    second = b.hearts if b.defender == NO_SEAT else units_of(s, b, SECOND)
    if units_of(s, b, FIRST) == 0 or second == 0:
        finish(s, b)
    else:
        skip_phase(b)
