"""The creature's side of a fight (I9.17, I24): its die, its special, and g51."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import BEAST, DONE, USE
from patolli.games.chichen_itza.battle import FIRST, PHASE_KINDS, SECOND, Battle, battle, fights_alone, tames, with_hero
from patolli.games.chichen_itza.events import BEAST_ROLLED, DECLINED, ROBBED, USED
from patolli.games.chichen_itza.state import CITY, Chichen, Question, owns
from patolli.games.chichen_itza.tables import COIN_LOSS, FACES, KINDS, NEGATE_DAMAGE, ROLL_AGAIN

BEAST_ROLLS: Final = [BEAST + i for i in range(FACES)]


def beast_rolls(s: Chichen, b: Battle) -> None:
    """I9.17: the creature rolls if its board shows this phase."""
    if s.box.symbols[b.kind][PHASE_KINDS[b.phase]] and fights_alone(b) != FIRST:
        s.push(Beast())


class Beast(Question):
    """I25.53: the creature's die; with g51 a roll that works may be rolled again (I20.51); a kukulkan goes on."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"face": ALL}
    ANSWERS = ("beast", "use", "done")

    def __init__(self) -> None:
        self.face = 0  # the roll that does not stand yet

    def asked(self, s: Chichen) -> Seat:
        return battle(s).attacker if self.face else CHANCE

    def ready(self, s: Chichen) -> bool:
        if self.face == 0:
            return True
        b = battle(s)
        if not b.rerolled and owns(s, b.attacker, 51) and works(s, b, self.face):
            return True
        self.stand(s, b)
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE, USE + 50] if self.face else BEAST_ROLLS.copy()

    def weights(self, s: Chichen) -> list[int]:
        return [1] * FACES

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I25.1"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        b = battle(s)
        if seat == CHANCE:
            self.face = s.die = action - BEAST + 1
            s.tell(BEAST_ROLLED, KINDS[b.kind], s.box.faces[die_of(s, b)][b.kind][self.face])
        elif action == DONE:
            s.tell(DECLINED, seat)
            self.stand(s, b)
        else:
            s.tell(USED, seat, "g51")
            b.rerolled = 1
            self.face = 0

    def stand(self, s: Chichen, b: Battle) -> None:
        """The roll counts: hits, and the creature's special."""
        die = die_of(s, b)
        hits = s.box.face_hits[die][b.kind][PHASE_KINDS[b.phase]][self.face]
        b.hits[SECOND] += hits
        special = special_of(s, b)
        marks = s.box.face_marks[die][b.kind][self.face]
        if special == NEGATE_DAMAGE:
            b.marks += marks
        elif special == COIN_LOSS:
            self.rob(s, b.attacker, min(marks, s.coins[b.attacker]))
        if special == ROLL_AGAIN and hits:
            self.face = 0
        else:
            s.pop()

    def rob(self, s: Chichen, seat: Seat, coins: int) -> None:
        """I24: coins that a snake takes."""
        s.coins[seat] -= coins
        if coins:
            s.tell(ROBBED, seat, coins)


def die_of(s: Chichen, b: Battle) -> int:
    """I9.17, I16.10, I21.15: light or dark."""
    if with_hero(b, FIRST, 15):
        return 0
    return s.box.city_die[s.round] if b.spot == CITY else s.box.map_die[s.round]


def special_of(s: Chichen, b: Battle) -> int:
    """The special that works in this phase; snakes and triceratops fight in melee only."""
    return 0 if tames(b) else s.box.special[b.kind]


def works(s: Chichen, b: Battle, face: int) -> bool:
    """I20.51: whether a face has a symbol that works in this phase."""
    die = die_of(s, b)
    if s.box.face_hits[die][b.kind][PHASE_KINDS[b.phase]][face]:
        return True
    return special_of(s, b) in (NEGATE_DAMAGE, COIN_LOSS) and s.box.face_marks[die][b.kind][face] > 0
