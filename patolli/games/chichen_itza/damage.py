"""Damage (I11): strikes of h09, protection of both sides, then all losses at once."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import BLOCK, DONE, FALL, USE_HERO
from patolli.games.chichen_itza.battle import (
    FIRST,
    SECOND,
    Battle,
    battle,
    has_god,
    heroes_now,
    place_of,
    seat_of,
    warriors_of,
    with_hero,
)
from patolli.games.chichen_itza.events import BLOCKED, DECLINED, FELL, HEARTS, USED
from patolli.games.chichen_itza.gains import gain_coins
from patolli.games.chichen_itza.heroes import go_home
from patolli.games.chichen_itza.state import NO_SEAT, Chichen, Question, hero_type, owns
from patolli.games.chichen_itza.tables import HERO_TYPES, KINDS

H09: Final = USE_HERO + 8
H16: Final = USE_HERO + 15
BLOCK_IDOL: Final = BLOCK
BLOCK_LUCK: Final = BLOCK + 1
STRIKES: Final = 0  # stages of the damage step
CANCEL: Final = 1
SHIELDS: Final = 2
BLOCKS: Final = 3
PROTECTED: Final = 4


def hearts_left(b: Battle) -> int:
    """I11.2: what the creature has left after the hits and strikes of this phase."""
    return b.hearts - max(0, b.hits[FIRST] - b.marks) - b.strikes


class Damage(Question):
    """I11.1: the strikes, then the protection of each side; at the end units fall and hearts go."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "stage": ALL, "due": ALL, "lucky": ALL}
    ANSWERS = ("use", "block", "done")

    def __init__(self) -> None:
        self.side = FIRST  # whose protection is decided
        self.stage = STRIKES
        self.due = [0, 0]  # side: hits on it
        self.lucky = False  # luck was used as a shield; idols come before it (I11.6)

    def asked(self, s: Chichen) -> Seat:
        return seat_of(battle(s), self.side)

    def ready(self, s: Chichen) -> bool:
        b = battle(s)
        if self.stage == STRIKES:
            if self.can_strike(s, b):
                return True
            self.due = [b.hits[SECOND], 0 if b.defender == NO_SEAT else b.hits[FIRST]]
            self.stage = CANCEL
        if self.side > SECOND or (self.side == SECOND and b.defender == NO_SEAT):
            s.pop()
            remove(s, b, self.due)
            return False
        return self.protects(s, b)

    def can_strike(self, s: Chichen, b: Battle) -> bool:
        """I21.09: offered while hearts would remain."""
        armed = b.defender == NO_SEAT and with_hero(b, FIRST, 9) and s.idols[b.attacker] > 0
        return armed and hearts_left(b) > 0

    def protects(self, s: Chichen, b: Battle) -> bool:
        """I11.3 to I11.6 for the present side, in their order; True while there is something to ask."""
        seat = seat_of(b, self.side)
        if self.due[self.side] == 0 or has_god(s, b, 1 - self.side, 50):  # I11.9
            self.stage = PROTECTED
        if self.stage == CANCEL:
            if with_hero(b, self.side, 16) and s.shields[seat]:
                return True
            self.stage = SHIELDS
        if self.stage == SHIELDS:
            self.absorb(s, b, seat)
            self.stage = BLOCKS
        if self.stage == BLOCKS and self.due[self.side]:
            return True
        self.side += 1
        self.stage = CANCEL
        self.lucky = False
        return False

    def absorb(self, s: Chichen, b: Battle, seat: Seat) -> None:
        """I11.4, I11.5: left-over halves of idols, then active shields."""
        halves = min(b.half[self.side], self.due[self.side])
        b.half[self.side] -= halves
        self.due[self.side] -= halves
        shields = min(s.shields[seat], self.due[self.side])
        s.shields[seat] -= shields
        self.due[self.side] -= shields
        for _shield in range(shields):
            s.tell(BLOCKED, seat, "shield")

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        if self.stage == STRIKES:
            return [DONE, H09]
        if self.stage == CANCEL:
            return [DONE, H16]
        found = [DONE]
        if s.idols[seat] and not self.lucky:
            found.append(BLOCK_IDOL)
        if s.luck[seat] and with_hero(battle(s), self.side, 12):
            found.append(BLOCK_LUCK)
        return found

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action in self.legal(s, seat):
            return None
        if self.stage == BLOCKS and action in (BLOCK_IDOL, BLOCK_LUCK):
            return "I11.6"
        return "I25.1"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        b = battle(s)
        if action == DONE:
            s.tell(DECLINED, seat)
            self.pass_on(b)
        elif action == H09:
            s.idols[seat] -= 1
            b.strikes += 1
            s.tell(USED, seat, "h09")
        elif action == H16:
            s.shields[seat] -= 1
            self.due[self.side] = 0
            s.tell(USED, seat, "h16")
        elif action == BLOCK_IDOL:
            s.idols[seat] -= 1
            b.half[self.side] += s.box.god_numbers[21]["shields"] if owns(s, seat, 22) else s.box.idol_blocks
            s.tell(BLOCKED, seat, "idol")
            self.absorb_halves(b)
        else:
            s.luck[seat] -= 1
            self.due[self.side] -= 1
            self.lucky = True
            s.tell(BLOCKED, seat, "luck")

    def absorb_halves(self, b: Battle) -> None:
        """I11.7: an idol stops one hit or two; what is not needed stays until the end of the fight."""
        stopped = min(b.half[self.side], self.due[self.side])
        b.half[self.side] -= stopped
        self.due[self.side] -= stopped

    def pass_on(self, b: Battle) -> None:
        """Decline what is asked."""
        if self.stage == STRIKES:
            self.due = [b.hits[SECOND], 0 if b.defender == NO_SEAT else b.hits[FIRST]]
            self.stage = CANCEL
        elif self.stage == CANCEL:
            self.stage = SHIELDS
        else:
            self.stage = PROTECTED


def remove(s: Chichen, b: Battle, due: list[int]) -> None:
    """I9.11: losses of both sides at once; heroes that have to be chosen are asked for on the way."""
    if b.defender == NO_SEAT:
        b.hearts = max(0, hearts_left(b))
        s.tell(HEARTS, KINDS[b.kind], b.hearts)
    else:
        lose(s, b, SECOND, due[SECOND])
    lose(s, b, FIRST, due[FIRST])


def lose(s: Chichen, b: Battle, side: int, hits: int) -> None:
    """I11.10 to I11.14: warriors first, then heroes."""
    if hits == 0:
        return
    seat = seat_of(b, side)
    fallen = min(hits, warriors_of(s, b, side))
    if side == FIRST:
        b.warriors -= fallen
    else:
        s.warriors[seat][b.spot] -= fallen
    if side == FIRST and b.start != b.spot and with_hero(b, side, 5):  # I21.05, I9.16: only the moving side attacks
        b.aside += fallen
    else:
        s.reserve[seat] += fallen
        if with_hero(b, side, 4):
            gain_coins(s, seat, fallen)
    heroes = heroes_now(s, b, side)
    doomed = min(hits - fallen, len(heroes))
    s.tell(FELL, seat, fallen, doomed)
    if doomed == len(heroes):
        for hero in heroes:
            go_home(s, seat, hero_type(s, hero))
    elif doomed:
        s.push(Fall(side, doomed))


class Fall(Question):
    """I11.11: which heroes fall, if not all do."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "left": ALL}
    ANSWERS = ("fall",)

    def __init__(self, side: int = FIRST, left: int = 0) -> None:
        self.side = side
        self.left = left

    def ready(self, s: Chichen) -> bool:
        if self.left:
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return seat_of(battle(s), self.side)

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        place = place_of(battle(s), self.side)
        return [FALL + kind for kind in range(HERO_TYPES) if s.hero_at[seat][kind] == place]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I11.11"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        go_home(s, seat, action - FALL)
        self.left -= 1
