"""Damage (I11): strikes of h09, protection of both sides, then all losses at once."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import BLOCK, DONE, FALL, use_hero
from patolli.games.chichen_itza.data.cards import (
    COIN_PER_FALLEN,
    FALLEN_TO_START,
    FOE_NO_SHIELDS,
    IDOL_DOUBLE,
    IDOL_STRIKES,
    NEGATE_PHASE,
    SHIELD_LUCK_SWAP,
)
from patolli.games.chichen_itza.data.components import HERO_TYPES, KINDS
from patolli.games.chichen_itza.events import BLOCKED, DECLINED, FELL, HEARTS, SHIELDS_BACK, USED
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.combat.battle import (
    FIRST,
    SECOND,
    Battle,
    current_battle,
    has_god,
    heroes_now,
    place_of,
    seat_of,
    warriors_of,
    with_hero,
)
from patolli.games.chichen_itza.rules.gains import gain_coins
from patolli.games.chichen_itza.rules.heroes import go_home
from patolli.games.chichen_itza.state import NO_SEAT, ChichenState, add_warriors, hero_type, owns

STRIKE: Final = use_hero(IDOL_STRIKES)
NEGATE: Final = use_hero(NEGATE_PHASE)
BLOCK_IDOL: Final = BLOCK
BLOCK_LUCK: Final = BLOCK + 1
STRIKES: Final = 0  # stages of the damage step
CANCEL: Final = 1
SHIELDS: Final = 2
BLOCKS: Final = 3
PROTECTED: Final = 4


def hearts_left(b: Battle) -> int:
    """Return the hearts that the creature keeps after the hits and strikes of this phase (I11.2)."""
    return b.hearts - max(0, b.hits[FIRST] - b.marks) - b.strikes


@mypyc_attr(free_list_len=1)
class Damage(Asking):
    """The damage step (I11.1): strikes, the protection of each side, then losses of units and hearts."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "stage": ALL, "due": ALL, "lucky": ALL, "spent": ALL}
    SINCE: ClassVar[dict[str, str]] = {"spent": "idol_is_shield"}
    VERBS = ("use", "block", "done", "idol")

    def __init__(self) -> None:
        self.side = FIRST  # the side that protects itself now
        self.stage = STRIKES
        self.due = [0, 0]  # side: hits on it
        self.lucky = False  # luck was used as a shield; by rules 1 idols come before it (I11.6)
        self.spent = 0  # active shields that this side gave up in this step

    def asked(self, s: ChichenState) -> Seat:
        return seat_of(current_battle(s), self.side)

    def ready(self, s: ChichenState) -> bool:
        b = current_battle(s)
        if self.stage == STRIKES:
            if self.can_strike(s, b):
                return True
            self.end_strikes(b)
        if self.side > SECOND or (self.side == SECOND and b.defender == NO_SEAT):
            s.pop()
            remove(s, b, self.due)
            return False
        return self.protects(s, b)

    def end_strikes(self, b: Battle) -> None:
        """Set the hits that each side must stop or suffer."""
        self.due = [b.hits[SECOND], 0 if b.defender == NO_SEAT else b.hits[FIRST]]
        self.stage = CANCEL

    def can_strike(self, s: ChichenState, b: Battle) -> bool:
        """Return True if h09 may strike: an idol and hearts of the creature are left (I21.09)."""
        armed = b.defender == NO_SEAT and with_hero(b, FIRST, IDOL_STRIKES) and s.idols[b.attacker] > 0
        return armed and hearts_left(b) > 0

    def protects(self, s: ChichenState, b: Battle) -> bool:
        """Offer the present side its protection, in the order of I11.3 to I11.6; return True while a choice is open."""
        seat = seat_of(b, self.side)
        barred = has_god(s, b, 1 - self.side, FOE_NO_SHIELDS)  # I11.9
        if self.stage == CANCEL and (barred or self.due[self.side] == 0):
            self.stage = PROTECTED
        if self.stage == CANCEL:
            if with_hero(b, self.side, NEGATE_PHASE) and self.has_shield(s, b, seat):
                return True
            self.stage = SHIELDS
        if self.stage == SHIELDS:
            self.absorb(s, b, seat)
            self.stage = BLOCKS
        if self.stage == BLOCKS and (self.due[self.side] or self.may_replace(s)):
            return True
        self.side += 1
        self.stage = CANCEL
        self.lucky = False
        self.spent = 0
        return False

    def has_shield(self, s: ChichenState, b: Battle, seat: Seat) -> bool:
        """Return True if a seat has a shield to give up: an active one, or an idol used as one (I11.3)."""
        if s.shields[seat]:
            return True
        return s.game.holds["idol_is_shield"] and s.idols[seat] + b.half[self.side] > 0

    def may_replace(self, s: ChichenState) -> bool:
        """Return True if an idol may take the place of a shield that was given up in this step (I11.6)."""
        return self.spent > 0 and s.game.holds["idol_is_shield"]

    def absorb(self, s: ChichenState, b: Battle, seat: Seat) -> None:
        """Stop hits with left-over halves of idols, then with active shields (I11.4, I11.5)."""
        self.absorb_halves(b)
        shields = min(s.shields[seat], self.due[self.side])
        if shields == 0:
            return
        s.shields[seat] -= shields
        self.spent += shields
        self.due[self.side] -= shields
        for _shield in range(shields):
            s.emit(BLOCKED, seat, "shield")

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        if self.stage == STRIKES:
            return [DONE, STRIKE]
        if self.stage == CANCEL:
            return [DONE, NEGATE]
        found = [DONE]
        if s.idols[seat] and not (self.lucky and not s.game.holds["any_order"]):
            found.append(BLOCK_IDOL)
        if s.luck[seat] and with_hero(current_battle(s), self.side, SHIELD_LUCK_SWAP):
            found.append(BLOCK_LUCK)
        return found

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action in self.answers(s, seat):
            return None
        if self.stage == BLOCKS and action in (BLOCK_IDOL, BLOCK_LUCK):
            return "I11.6"
        return "I25.1"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        b = current_battle(s)
        if action == DONE:
            s.emit(DECLINED, seat)
            self.pass_on(b)
        elif action == STRIKE:
            s.idols[seat] -= 1
            b.strikes += 1
            s.emit(USED, seat, s.box.heroes[IDOL_STRIKES])
        elif action == NEGATE:
            self.cancel(s, b, seat)
        elif action == BLOCK_IDOL:
            s.idols[seat] -= 1
            b.half[self.side] += shields_of_idol(s, seat)
            s.emit(BLOCKED, seat, "idol")
            self.absorb_halves(b)
            self.take_back(s, b, seat)
        else:
            s.luck[seat] -= 1
            self.lucky = True
            s.emit(BLOCKED, seat, "luck")
            if self.due[self.side]:
                self.due[self.side] -= 1
            else:
                self.return_shields(s, seat, 1)

    def cancel(self, s: ChichenState, b: Battle, seat: Seat) -> None:
        """Give up a shield for all hits of the phase: one left over from an idol, an active one, or an idol (I11.3)."""
        self.due[self.side] = 0
        s.emit(USED, seat, s.box.heroes[NEGATE_PHASE])
        if s.game.holds["idol_is_shield"]:
            self.stage = BLOCKS
            if b.half[self.side]:
                b.half[self.side] -= 1
                return
            if not s.shields[seat]:
                s.idols[seat] -= 1
                b.half[self.side] += shields_of_idol(s, seat) - 1
                s.emit(BLOCKED, seat, "idol")
                return
            self.spent += 1
        s.shields[seat] -= 1

    def absorb_halves(self, b: Battle) -> None:
        """Stop hits with the shields of idols; the rest stays until the end of the fight (I11.7)."""
        stopped = min(b.half[self.side], self.due[self.side])
        if stopped == 0:
            return
        b.half[self.side] -= stopped
        self.due[self.side] -= stopped

    def take_back(self, s: ChichenState, b: Battle, seat: Seat) -> None:
        """Return active shields for those of idols that stopped no hit (I11.6)."""
        if not self.may_replace(s):
            return
        back = min(b.half[self.side], self.spent)
        b.half[self.side] -= back
        self.return_shields(s, seat, back)

    def return_shields(self, s: ChichenState, seat: Seat, shields: int) -> None:
        """Make shields active again that were given up in this step."""
        if shields:
            self.spent -= shields
            s.shields[seat] += shields
            s.emit(SHIELDS_BACK, seat, shields)

    def pass_on(self, b: Battle) -> None:
        """Decline the present choice."""
        if self.stage == STRIKES:
            self.end_strikes(b)
        elif self.stage == CANCEL:
            self.stage = SHIELDS
        else:
            self.stage = PROTECTED


def shields_of_idol(s: ChichenState, seat: Seat) -> int:
    """Return the number of hits that an idol stops; twice as many with g22 (I11.6, I11.7)."""
    return s.box.god_numbers[IDOL_DOUBLE]["shields"] if owns(s, seat, IDOL_DOUBLE) else s.box.idol_blocks


def remove(s: ChichenState, b: Battle, due: list[int]) -> None:
    """Remove the losses of both sides at once, and ask for heroes where a seat must choose (I9.11)."""
    if b.defender == NO_SEAT:
        b.hearts = max(0, hearts_left(b))
        s.emit(HEARTS, KINDS[b.kind], b.hearts)
    else:
        lose(s, b, SECOND, due[SECOND])
    lose(s, b, FIRST, due[FIRST])


def lose(s: ChichenState, b: Battle, side: int, hits: int) -> None:
    """Remove the losses of a side: warriors first, then heroes (I11.10 to I11.14)."""
    if hits == 0:
        return
    seat = seat_of(b, side)
    fallen = min(hits, warriors_of(s, b, side))
    if side == FIRST:
        b.warriors -= fallen
    else:
        add_warriors(s, seat, b.spot, -fallen)
    attacks = side == FIRST and b.start != b.spot  # I9.16: only the moving side attacks
    if attacks and with_hero(b, side, FALLEN_TO_START):
        b.aside += fallen
    else:
        s.reserve[seat] += fallen
        if with_hero(b, side, COIN_PER_FALLEN):
            gain_coins(s, seat, fallen)
    heroes = heroes_now(s, b, side)
    doomed = min(hits - fallen, len(heroes))
    s.emit(FELL, seat, fallen, doomed)
    if doomed == len(heroes):
        for hero in heroes:
            go_home(s, seat, hero_type(s, hero))
    elif doomed:
        s.push(Fall(side, doomed))


class Fall(Asking):
    """The choice of the heroes that fall, if some survive (I11.11)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "left": ALL}
    VERBS = ("fall", "idol")
    RULE = "I11.11"

    def __init__(self, side: int = FIRST, left: int = 0) -> None:
        self.side = side
        self.left = left

    def ready(self, s: ChichenState) -> bool:
        if self.left:
            return True
        s.pop()
        return False

    def asked(self, s: ChichenState) -> Seat:
        return seat_of(current_battle(s), self.side)

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        place = place_of(current_battle(s), self.side)
        return [FALL + kind for kind in range(HERO_TYPES) if s.hero_at[seat][kind] == place]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        go_home(s, seat, action - FALL)
        self.left -= 1
