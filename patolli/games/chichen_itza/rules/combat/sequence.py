"""Fights (I9): muster, the creature's strength, and the phases with their gates."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, PICK, SPOTS, STRENGTH, use
from patolli.games.chichen_itza.data.cards import (
    FOURTH_MELEE,
    MUSTER,
    NO_MAGIC_PHASE,
    NO_RANGED_PHASE,
    NO_THIRD_MELEE,
    SECOND_MAGIC_PHASE,
    SECOND_RANGED_PHASE,
)
from patolli.games.chichen_itza.data.components import FACES, KINDS, MAGIC_PHASE, RANGED_PHASE, Numbers
from patolli.games.chichen_itza.events import ATTACKED, DECLINED, HUNTED, JOINED, PHASE, SAW_STRENGTH, USED
from patolli.games.chichen_itza.rules.asking import Asking, SeatQuestion
from patolli.games.chichen_itza.rules.combat.aftermath import finish
from patolli.games.chichen_itza.rules.combat.battle import (
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
    current_battle,
    fights_alone,
    god_taking_part,
    heroes_now,
    seat_of,
    units_of,
)
from patolli.games.chichen_itza.rules.combat.casting import Cast
from patolli.games.chichen_itza.rules.combat.creature import beast_rolls, hearts_of, stays_near
from patolli.games.chichen_itza.rules.combat.damage import Damage
from patolli.games.chichen_itza.rules.combat.dice import MELEE_THROW, RANGED_THROW, melee_dice, ranged_dice
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import (
    CITY,
    NO_SEAT,
    ChichenState,
    add_warriors,
    entry_at,
    total,
    unit_limit,
    with_entry,
)

GATES: Final[Numbers] = (  # phase: the god that adds or drops it, or 0
    NO_MAGIC_PHASE, SECOND_MAGIC_PHASE, NO_RANGED_PHASE, SECOND_RANGED_PHASE, 0, 0, NO_THIRD_MELEE, FOURTH_MELEE,
)  # fmt: skip
NORMAL: Final[Numbers] = (1, 0, 1, 0, 1, 1, 1, 0)  # phase: 1 if it takes place without a god
AFTER: Final[Numbers] = (-1, MAGIC_1, -1, RANGED_1, -1, -1, -1, MELEE_3)  # phase: the phase that it needs, or -1
FIRST_MUSTERS: Final = 0  # parts of a fight
SECOND_MUSTERS: Final = 1
MET: Final = 2
GATE: Final = 3
PHASE_BEGINS: Final = 4
SECOND_THROWS: Final = 5
DAMAGE: Final = 6
PHASE_ENDS: Final = 7


@mypyc_attr(free_list_len=1)
class Fight(Battle):
    """A fight that goes from part to part and from phase to phase. It never asks."""

    def copy(self) -> "Fight":
        new = Fight(self.attacker, self.defender, self.spot, self.start, self.warriors)
        new.kind = self.kind
        new.power = self.power
        new.hearts = self.hearts
        new.aside = self.aside
        new.half = self.half.copy()
        new.paid_reroll = self.paid_reroll.copy()
        new.phase = self.phase
        new.part = self.part
        new.took_place = self.took_place.copy()
        new.gate = self.gate
        new.heroes = [heroes.copy() for heroes in self.heroes]
        new.hits = self.hits.copy()
        new.luck_used = self.luck_used.copy()
        new.used = [used.copy() for used in self.used]
        new.marks = self.marks
        new.strikes = self.strikes
        new.rerolled = self.rerolled
        return new

    def advance(self, s: ChichenState) -> bool:
        part = self.part
        self.part += 1
        if part in (FIRST_MUSTERS, SECOND_MUSTERS):
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


def muster(s: ChichenState, b: Battle, side: int) -> None:
    """Let h21 call warriors, for the attacker first (I9.2)."""
    if seat_of(b, side) != NO_SEAT and MUSTER in heroes_now(s, b, side):
        question = Muster(side)
        if s.game.holds["city_is_tile"]:
            question.last = CITY
        s.push(question)


class Muster(Asking):
    """The choice of own warriors from any tiles, the city included, in any order, within the limit (I21.21)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "last": ALL}
    VERBS = ("pick", "done", "idol")
    RULE = "I21.21"

    def __init__(self, side: int = FIRST) -> None:
        self.side = side
        self.last = 1  # the last spot in map order that was picked

    def asked(self, s: ChichenState) -> Seat:
        return seat_of(current_battle(s), self.side)

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        b = current_battle(s)
        limit = s.box.city_units if b.spot == CITY else unit_limit(s, seat)
        if units_of(s, b, self.side) >= limit:
            return [DONE]
        first = self.last
        if s.game.holds["any_order"]:
            first = CITY if s.game.holds["city_is_tile"] else CITY + 1
        spots = [spot for spot in range(first, SPOTS) if spot != b.spot and s.warriors[seat][spot]]
        return [DONE] + [PICK + spot for spot in spots]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            s.pop()
            return
        b = current_battle(s)
        spot = action - PICK
        self.last = max(self.last, spot)
        add_warriors(s, seat, spot, -1)
        if self.side == FIRST:
            b.warriors += 1
        else:
            add_warriors(s, seat, b.spot, 1)
        s.emit(JOINED, seat, spot)


def meet(s: ChichenState, b: Battle) -> None:
    """Show the strength of a creature, or announce the attack on a seat (I9.2)."""
    if b.defender != NO_SEAT:
        s.emit(ATTACKED, b.attacker, b.defender, b.spot)
    elif b.spot == CITY:
        set_hearts(s, b, s.box.city_strength[s.round])
    elif s.strength[b.spot] == 0:
        b.part = MET
        s.push(DrawStrength(b.spot))
    else:
        s.fought = with_entry(s.fought, b.spot, 1)
        b.kind = s.creature[b.spot]
        set_hearts(s, b, s.strength[b.spot])


def set_hearts(s: ChichenState, b: Battle, strength: int) -> None:
    """Set the strength and hearts of the creature (I9.2, I21.14)."""
    b.power = strength
    b.hearts = hearts_of(strength, heroes_now(s, b, FIRST))
    s.emit(HUNTED, b.attacker, KINDS[b.kind], strength, b.spot)


def strengths_left(s: ChichenState, kind: int) -> list[int]:
    """Count the undrawn figures of a kind by strength; the entry 0 is empty (I3.8)."""
    left = [0] * (FACES + 1)
    for strength in s.box.strengths[kind]:
        left[strength] = left[strength] + 1
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
    """The draw of the strength of a figure, for one seat, or for all in a fight (I7.7)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"spot": ALL, "seat": ALL, "kept": DERIVED}
    VERBS = ("strength",)
    RULE = "I3.8"

    def __init__(self, spot: int = 0, seat: Seat = NO_SEAT) -> None:
        self.spot = spot
        self.seat = seat
        self.kept: list[int] | None = None  # see `left`

    def left(self, s: ChichenState) -> list[int]:
        """Count the undrawn figures of the kind by strength; nothing changes before this draw is made."""
        if self.kept is None:
            self.kept = strengths_left(s, s.creature[self.spot])
        return self.kept

    def ready(self, s: ChichenState) -> bool:
        if s.strength[self.spot] == 0:
            return True
        if self.seat != NO_SEAT:  # I26.23: it was drawn before
            s.emit(SAW_STRENGTH, self.seat, self.spot, s.strength[self.spot])
        s.pop()
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        left = self.left(s)
        return [STRENGTH + strength - 1 for strength in range(1, FACES + 1) if left[strength]]

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [count for count in self.left(s) if count]

    def places(self, s: ChichenState) -> int:
        return total(self.left(s))

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return STRENGTH - 1 + entry_at(self.left(s), at)

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.strength = with_entry(s.strength, self.spot, action - STRENGTH + 1)
        if self.seat != NO_SEAT:
            s.emit(SAW_STRENGTH, self.seat, self.spot, action - STRENGTH + 1)
        s.pop()


# Phases


def open_gate(s: ChichenState, b: Battle) -> None:
    """Skip the next phase, ask the owner of its god, or let it begin (I9.4 to I9.8)."""
    if b.phase > MELEE_4:
        finish(s, b)
        return
    b.gate = 0
    before = AFTER[b.phase]
    impossible = before >= 0 and not b.took_place[before]
    if impossible or (b.phase < MELEE_1 and stays_near(s, b.kind, heroes_now(s, b, FIRST))):
        skip_phase(b)
        return
    god = GATES[b.phase]
    owner = god_taking_part(s, b, god) if god else NO_SEAT
    if owner != NO_SEAT:
        s.push(Gate(owner, god))
    elif not NORMAL[b.phase]:
        skip_phase(b)


def skip_phase(b: Battle) -> None:
    """Go on to the gate of the next phase."""
    b.phase += 1
    b.part = GATE


class Gate(SeatQuestion):
    """The choice to use the god that adds or drops a phase (I25.47)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "god": ALL}
    VERBS = ("use", "done", "idol")
    RULE = "I25.1"

    def __init__(self, seat: Seat = 0, god: int = 0) -> None:
        super().__init__(seat)
        self.god = god

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE, use(self.god)]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        b = current_battle(s)
        s.pop()
        if action == DONE:
            s.emit(DECLINED, seat)
        else:
            b.gate = 1
            s.emit(USED, seat, s.box.gods[self.god])


def begin_phase(s: ChichenState, b: Battle) -> None:
    """Begin the phase unless its gate says otherwise; the attacker throws first (I9.9)."""
    if b.gate == NORMAL[b.phase]:
        if b.phase in (MAGIC_1, RANGED_1):  # the answer holds for the whole fight (I9.5)
            b.phase += 1
        skip_phase(b)
        return
    b.took_place[b.phase] = 1
    b.heroes = [heroes_now(s, b, FIRST), [] if b.defender == NO_SEAT else heroes_now(s, b, SECOND)]
    for side in range(len(b.hits)):
        b.hits[side] = b.luck_used[side] = 0
        if b.used[side]:
            b.used[side].clear()
    b.marks = b.strikes = b.rerolled = 0
    s.emit(PHASE, PHASE_WORDS[b.phase])
    throw(s, b, FIRST)


def throw(s: ChichenState, b: Battle, side: int) -> None:
    """Ask for the throw of a seat in this phase."""
    if fights_alone(b) == 1 - side:
        return
    kind = PHASE_KINDS[b.phase]
    if kind == MAGIC_PHASE:
        s.push(Cast(side))
    elif kind == RANGED_PHASE:
        s.push(Throw(side, RANGED_THROW, ranged_dice(s, b, side)))
    else:
        s.push(Throw(side, MELEE_THROW, melee_dice(s, b, side)))


def end_phase(s: ChichenState, b: Battle) -> None:
    """End the fight if a side has nothing left; otherwise go on (I9.12)."""
    second = b.hearts if b.defender == NO_SEAT else units_of(s, b, SECOND)
    if units_of(s, b, FIRST) == 0 or second == 0:
        finish(s, b)
    else:
        skip_phase(b)
