"""Queues of gains (I15, I23), and gains that need a decision or a die: wheels, treasures (I7.9), single gods, h07."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.chichen_itza.actions import DONE, ROLL, SPOTS, STATION, WHEEL, use
from patolli.games.chichen_itza.data.cards import RELOCATE_ON_WIN, SECOND_TREASURE, TREASURE_PLUS, WARRIOR_ON_RUIN
from patolli.games.chichen_itza.data.components import (
    ANY_WHEEL,
    COINS,
    FACES,
    GAINS,
    IDOLS,
    LUCK,
    MAGIC,
    NEW_HERO,
    NEXT_GOD,
    WARRIORS,
)
from patolli.games.chichen_itza.events import DECLINED, FAVOUR, HERO_MOVED, TREASURE, USED
from patolli.games.chichen_itza.rules.asking import Asking, SeatQuestion
from patolli.games.chichen_itza.rules.gains import (
    DrawMagic,
    gain_coins,
    gain_idols,
    gain_luck,
    gain_warriors,
    turn_wheel,
    turnable,
)
from patolli.games.chichen_itza.rules.gods import Reveal
from patolli.games.chichen_itza.rules.heroes import Recruit
from patolli.games.chichen_itza.state import ChichenState, has_room, hero_type, own_tiles, owns, place_hero, with_entry

TREASURES: Final = len(GAINS)  # gains beyond those of the box: h19,
RUIN_WARRIOR: Final = TREASURES + 1  # g37,
FAVOURS: Final = TREASURES + 2  # h06,
RELOCATION: Final = TREASURES + 3  # h07


def climb(s: ChichenState, seat: Seat) -> None:
    """Move the favour marker one step up, on top of all markers there (I7.14, I7.15)."""
    s.favour = with_entry(s.favour, seat, min(s.favour[seat] + s.box.favour_steps, s.box.favour_top))
    s.track = [other for other in s.track if other != seat] + [seat]
    s.emit(FAVOUR, seat, s.favour[seat])


@mypyc_attr(free_list_len=1)
class Gains(Frame[ChichenState]):
    """Gains one after the other. It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "queue": ALL}

    def __init__(self, seat: Seat = 0, queue: list[int] | None = None) -> None:
        self.seat = seat
        self.queue: list[int] = queue or []  # kind, amount, kind, amount ...

    def advance(self, s: ChichenState) -> bool:
        if not self.queue:
            s.pop()
            return False
        kind, amount = self.queue[0], self.queue[1]
        del self.queue[:2]
        gain(s, self.seat, kind, amount)
        return False


def gain(s: ChichenState, seat: Seat, kind: int, amount: int) -> None:
    """Pay one gain, or push the question that it needs."""
    if kind == COINS:
        gain_coins(s, seat, amount)
    elif kind == LUCK:
        gain_luck(s, seat, amount)
    elif kind == IDOLS:
        gain_idols(s, seat, amount)
    elif kind == WARRIORS:
        gain_warriors(s, seat, amount)
    elif kind == MAGIC:
        s.push(DrawMagic(seat, amount))
    elif kind == ANY_WHEEL:
        s.push(AnyWheel(seat))
    elif kind == NEW_HERO:
        s.push(Recruit(seat, city_only=True))
    elif kind == NEXT_GOD:
        s.push(Reveal(amount, seat))
    elif kind == TREASURES:
        s.push(Treasure(seat))
    elif kind == RUIN_WARRIOR:
        s.push(UseGod(seat, WARRIOR_ON_RUIN))
    elif kind == FAVOURS:
        climb(s, seat)
    else:
        s.push(Relocate(seat))


class AnyWheel(SeatQuestion):
    """The choice of a wheel to turn (I1.20)."""

    VERBS = ("wheel", "idol")
    RULE = "I1.15"

    def ready(self, s: ChichenState) -> bool:
        if turnable(s, self.seat):
            return True
        s.pop()
        return False

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [WHEEL + wheel for wheel in turnable(s, seat)]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        turn_wheel(s, seat, action - WHEEL)


class Treasure(Asking):
    """A die decides the treasure (I7.9 to I7.11); when scouting, g32 may raise it (I20.32)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "scouting": ALL, "die": ALL}
    VERBS = ("roll", "use", "done", "idol")
    RULE = "I25.1"

    def __init__(self, seat: Seat = 0, scouting: bool = False) -> None:
        self.seat = seat
        self.scouting = scouting
        self.die = 0

    def ready(self, s: ChichenState) -> bool:
        if self.die == 0 or (self.scouting and self.die < FACES and owns(s, self.seat, TREASURE_PLUS)):
            return True
        self.find(s)
        return False

    def find(self, s: ChichenState) -> None:
        """Pay the treasure of the die."""
        s.pop()
        kind, amount = s.box.treasure[self.die]
        gain(s, self.seat, kind, amount)

    def asked(self, s: ChichenState) -> Seat:
        return self.seat if self.die else CHANCE

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE, use(TREASURE_PLUS)] if self.die else [ROLL + i for i in range(FACES)]

    def places(self, s: ChichenState) -> int:
        return FACES

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return ROLL + at

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if self.die == 0:
            self.die = s.die = action - ROLL + 1
            s.emit(TREASURE, self.seat, self.die)
            return
        if action == DONE:
            s.emit(DECLINED, seat)
        else:
            s.emit(USED, seat, s.box.gods[TREASURE_PLUS])
            self.die = min(self.die + s.box.god_value[TREASURE_PLUS], FACES)
        self.find(s)


class UseGod(SeatQuestion):
    """The single offer to use a god: g29 (I20.29), g33 (I20.33), g37 (I20.37)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "god": ALL}
    VERBS = ("use", "done", "idol")
    RULE = "I25.1"

    def __init__(self, seat: Seat = 0, god: int = 0) -> None:
        super().__init__(seat)
        self.god = god

    def ready(self, s: ChichenState) -> bool:
        if self.god == SECOND_TREASURE or s.reserve[self.seat]:
            return True
        s.pop()
        return False

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE, use(self.god)]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        if action == DONE:
            s.emit(DECLINED, seat)
            return
        s.emit(USED, seat, s.box.gods[self.god])
        if self.god == SECOND_TREASURE:
            s.push(Treasure(seat, scouting=True))
        else:
            gain_warriors(s, seat, s.box.god_value[self.god])


class Relocate(SeatQuestion):
    """The move of h07 to another own tile with room, after a won fight (I21.07)."""

    VERBS = ("station", "done", "idol")
    RULE = "I21.07"

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        kind = hero_type(s, RELOCATE_ON_WIN)
        at = s.hero_at[seat][kind]
        first = STATION + kind * SPOTS
        return [DONE] + [first + spot for spot in own_tiles(s, seat) if spot != at and has_room(s, seat, spot)]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        if action == DONE:
            s.emit(DECLINED, seat)
            return
        kind, spot = divmod(action - STATION, SPOTS)
        place_hero(s, seat, kind, spot)
        s.emit(HERO_MOVED, seat, s.box.heroes[RELOCATE_ON_WIN], spot)
