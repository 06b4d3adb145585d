"""The creature's side of a fight (I9.17, I24): its die, its special, and g51."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import BEAST, DONE, use
from patolli.games.chichen_itza.data.cards import HEARTS_MINUS, IGNORE_SPECIAL, LIGHT_DIE, REROLL_CREATURE_DIE
from patolli.games.chichen_itza.data.components import COIN_LOSS, FACES, KINDS, MELEE_ONLY, NEGATE_DAMAGE, ROLL_AGAIN
from patolli.games.chichen_itza.events import BEAST_ROLLED, DECLINED, ROBBED, USED
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.combat.battle import (
    FIRST,
    PHASE_KINDS,
    SECOND,
    Battle,
    cancels_special,
    current_battle,
    fights_alone,
    with_hero,
)
from patolli.games.chichen_itza.state import CITY, NO_BEAST, ChichenState, owns

BEAST_ROLLS: Final = [BEAST + i for i in range(FACES)]


def beast_rolls(s: ChichenState, b: Battle) -> None:
    """Ask for the roll of the creature if its board shows this phase (I9.17)."""
    if s.box.symbols[b.kind][PHASE_KINDS[b.phase]] and fights_alone(b) != FIRST:
        s.push(Beast())


@mypyc_attr(free_list_len=1)
class Beast(Asking):
    """The die of the creature (I25.53). With g51 a roll that works may be repeated (I20.51); a kukulkan goes on."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"face": ALL}
    VERBS = ("beast", "use", "done", "idol")
    RULE = "I25.1"

    def __init__(self) -> None:
        self.face = 0  # the roll that may still be repeated

    def asked(self, s: ChichenState) -> Seat:
        return current_battle(s).attacker if self.face else CHANCE

    def ready(self, s: ChichenState) -> bool:
        if self.face == 0:
            return True
        b = current_battle(s)
        if not b.rerolled and owns(s, b.attacker, REROLL_CREATURE_DIE) and works(s, b, self.face):
            return True
        self.stand(s, b)
        return False

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE, use(REROLL_CREATURE_DIE)] if self.face else BEAST_ROLLS.copy()

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [1] * FACES

    def places(self, s: ChichenState) -> int:
        return FACES

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return BEAST + at

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        b = current_battle(s)
        if seat == CHANCE:
            self.face = s.die = action - BEAST + 1
            if s.emitted is not None:
                s.emit(BEAST_ROLLED, KINDS[b.kind], s.box.faces[die_of(s, b)][b.kind][self.face])
        elif action == DONE:
            s.emit(DECLINED, seat)
            self.stand(s, b)
        else:
            s.emit(USED, seat, s.box.gods[REROLL_CREATURE_DIE])
            b.rerolled = 1
            self.face = 0

    def stand(self, s: ChichenState, b: Battle) -> None:
        """Count the roll: hits, and the special of the creature."""
        die = die_of(s, b)
        hits = s.box.face_hits[die][b.kind][PHASE_KINDS[b.phase]][self.face]
        b.hits[SECOND] = b.hits[SECOND] + hits
        special = special_of(s, b, b.kind)
        marks = s.box.face_marks[die][b.kind][self.face]
        if special == NEGATE_DAMAGE:
            b.marks += marks
        elif special == COIN_LOSS:
            self.rob(s, b.attacker, min(marks, s.coins[b.attacker]))
        if special == ROLL_AGAIN and hits:
            self.face = 0
        else:
            s.pop()

    def rob(self, s: ChichenState, seat: Seat, coins: int) -> None:
        """Take the coins that a snake steals (I24)."""
        s.coins[seat] -= coins
        if coins:
            s.emit(ROBBED, seat, coins)


def die_of(s: ChichenState, b: Battle) -> int:
    """Return the die of the creature: 0 light, 1 dark (I9.17, I16.10, I21.15)."""
    if with_hero(b, FIRST, LIGHT_DIE):
        return 0
    return s.box.city_die[s.round] if b.spot == CITY else s.box.map_die[s.round]


def special_of(s: ChichenState, b: Battle, kind: int) -> int:
    """Return the special of a kind of creature that works in this phase; snakes and triceratops fight in melee only."""
    return 0 if cancels_special(b) else s.box.special[kind]


def stays_near(s: ChichenState, kind: int, heroes: list[int]) -> bool:
    """Return True if a creature fights in melee only: a jaguar, unless h08 is among the heroes (I9.4)."""
    return kind != NO_BEAST and s.box.special[kind] == MELEE_ONLY and IGNORE_SPECIAL not in heroes


def hearts_of(strength: int, heroes: list[int]) -> int:
    """Return the hearts of a creature of this strength against these heroes (I9.2, I21.14)."""
    return max(1, strength - 1) if HEARTS_MINUS in heroes else strength


def works(s: ChichenState, b: Battle, face: int) -> bool:
    """Return True if a face has a symbol that works in this phase (I20.51)."""
    die = die_of(s, b)
    if s.box.face_hits[die][b.kind][PHASE_KINDS[b.phase]][face]:
        return True
    return special_of(s, b, b.kind) in (NEGATE_DAMAGE, COIN_LOSS) and s.box.face_marks[die][b.kind][face] > 0
