"""The fields of a fight (I9): sides, phase, hits, hearts. `sequence` leads through it.

Side 0 is the attacker, or the seat that defends the city (I9.19); side 1 is the defending seat or the creature.
"""

from typing import Any, ClassVar, Final

from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.data.cards import IGNORE_SPECIAL, SOLO_THIRD_MELEE
from patolli.games.chichen_itza.data.components import (
    HERO_TYPES,
    MAGIC_PHASE,
    MELEE_PHASE,
    RANGED_PHASE,
    Numbers,
    Words,
)
from patolli.games.chichen_itza.state import CITY, GROUP, NO_BEAST, NO_SEAT, ChichenState, heroes_on, owns

FIRST: Final = 0
SECOND: Final = 1
MAGIC_1: Final = 0
MAGIC_2: Final = 1
RANGED_1: Final = 2
RANGED_2: Final = 3
MELEE_1: Final = 4
MELEE_3: Final = 6
MELEE_4: Final = 7
PHASE_WORDS: Final[Words] = ("magic-1", "magic-2", "ranged-1", "ranged-2", "melee-1", "melee-2", "melee-3", "melee-4")
PHASE_KINDS: Final[Numbers] = (
    MAGIC_PHASE, MAGIC_PHASE, RANGED_PHASE, RANGED_PHASE, MELEE_PHASE, MELEE_PHASE, MELEE_PHASE, MELEE_PHASE,
)  # fmt: skip
HERO_BASE: Final = 100  # heroes in Battle.used are numbered from here
NO_BATTLE: Final = "no fight is running; expected a Battle on the stack"


class Battle(Frame[ChichenState]):
    """A fight. Fields of a phase are reset when a phase begins."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "attacker": ALL,
        "defender": ALL,
        "spot": ALL,
        "start": ALL,
        "warriors": ALL,
        "kind": ALL,
        "power": ALL,
        "hearts": ALL,
        "aside": ALL,
        "half": ALL,
        "paid_reroll": ALL,
        "phase": ALL,
        "part": ALL,
        "took_place": ALL,
        "gate": ALL,
        "heroes": ALL,
        "hits": ALL,
        "luck_used": ALL,
        "used": ALL,
        "marks": ALL,
        "strikes": ALL,
        "rerolled": ALL,
    }

    def __init__(
        self, attacker: Seat = 0, defender: Seat = NO_SEAT, spot: int = CITY, start: int = CITY, warriors: int = 0
    ) -> None:
        self.attacker = attacker
        self.defender = defender  # NO_SEAT against a creature
        self.spot = spot  # the tile, or CITY when a creature attacks the city
        self.start = start
        self.warriors = warriors  # in the attacker's group
        self.kind = NO_BEAST  # of the creature
        self.power = 0  # its printed strength
        self.hearts = 0
        self.aside = 0  # warriors set aside by h05
        self.half = [0, 0]  # side: one-time shields left over from g22 (I11.7)
        self.paid_reroll = [0, 0]  # side: uses of g52
        self.phase = 0
        self.part = 0  # the next part of the phase, see `sequence`
        self.took_place = [0] * len(PHASE_WORDS)
        self.gate = 0  # 1 if the god at the gate of this phase was used
        self.heroes: list[list[int]] = [[], []]  # side: heroes there when the phase began (I9.14)
        self.hits = [0, 0]  # side: hits done in this phase
        self.luck_used = [0, 0]
        self.used: list[list[int]] = [[], []]  # side: gods, and heroes as HERO_BASE + number, used in this phase
        self.marks = 0  # shield symbols of a triceratops
        self.strikes = 0  # hearts removed by h09
        self.rerolled = 0  # 1 once g51 was used in this phase


def current_battle(s: ChichenState) -> Battle:
    """Return the running fight."""
    stack: list[Any] = s.stack  # frames of type Frame would be checked twice
    for at in range(len(stack) - 2, -1, -1):  # the frame on top is the one that asks
        frame = stack[at]
        if isinstance(frame, Battle):
            return frame
    raise AssertionError(NO_BATTLE)


def has_battle(s: ChichenState) -> bool:
    """Return True while there is a fight."""
    for frame in s.stack:
        if isinstance(frame, Battle):
            return True
    return False


def seat_of(b: Battle, side: int) -> Seat:
    """Return the seat of a side; NO_SEAT is the creature."""
    return b.attacker if side == FIRST else b.defender


def place_of(b: Battle, side: int) -> int:
    """Return the place of the heroes of a side."""
    return GROUP if side == FIRST else b.spot


def warriors_of(s: ChichenState, b: Battle, side: int) -> int:
    """Count the warriors of a side."""
    return b.warriors if side == FIRST else s.warriors[b.defender][b.spot]


def units_of(s: ChichenState, b: Battle, side: int) -> int:
    """Count the units of a side that is a seat."""
    return warriors_of(s, b, side) + heroes_on(s, seat_of(b, side), place_of(b, side))


def heroes_now(s: ChichenState, b: Battle, side: int) -> list[int]:
    """Return the heroes of a side that is a seat."""
    seat, place = seat_of(b, side), place_of(b, side)
    if heroes_on(s, seat, place) == 0:
        return []
    return [s.hero_card[seat][kind] for kind in range(HERO_TYPES) if s.hero_at[seat][kind] == place]


def with_hero(b: Battle, side: int, hero: int) -> bool:
    """Return True if the ability of a hero works for a side in this phase (I9.14, I9.15)."""
    heroes = b.heroes[side]
    return len(heroes) > 0 and hero in heroes


def has_god(s: ChichenState, b: Battle, side: int, god: int) -> bool:
    """Return True if the seat of a side owns a god."""
    seat = seat_of(b, side)
    return seat != NO_SEAT and owns(s, seat, god)


def god_taking_part(s: ChichenState, b: Battle, god: int) -> Seat:
    """Return the owner of a god if it takes part in the fight, else NO_SEAT."""
    owner = s.god_owner[god]
    return owner if owner != NO_SEAT and owner in (b.attacker, b.defender) else NO_SEAT


def cancels_special(b: Battle) -> bool:
    """Return True if h08 cancels the special of the creature in this phase (I21.08)."""
    return with_hero(b, FIRST, IGNORE_SPECIAL)


def has_scout(s: ChichenState, b: Battle, side: int) -> bool:
    """Return True if a side has a scout on the tile; there are none in the city (I10.5, I10.8)."""
    return b.spot != CITY and s.scout[seat_of(b, side)][b.spot] > 0


def fights_alone(b: Battle) -> int:
    """Return the side of h17, which throws alone in melee-3, or -1 if both throw (I21.17)."""
    if b.phase == MELEE_3:
        for side in (FIRST, SECOND):
            if with_hero(b, side, SOLO_THIRD_MELEE):
                return side
    return -1
