"""Queues of gains (I15, I23), and what needs a decision or a die on the way: treasures (I7.9), single gods, h07."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import DONE, ROLL, SPOTS, STATION, USE
from patolli.games.chichen_itza.events import DECLINED, FAVOUR, HERO_MOVED, TREASURE, USED
from patolli.games.chichen_itza.gains import (
    AnyWheel,
    DrawMagic,
    gain_coins,
    gain_idols,
    gain_luck,
    gain_warriors,
)
from patolli.games.chichen_itza.gods import Reveal
from patolli.games.chichen_itza.heroes import Recruit
from patolli.games.chichen_itza.state import (
    Chichen,
    Question,
    hero_type,
    own_tiles,
    owns,
    room,
)
from patolli.games.chichen_itza.tables import (
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

TREASURES: Final = len(GAINS)  # gains beyond those of the box: h19,
RUIN_WARRIOR: Final = TREASURES + 1  # g37,
FAVOURS: Final = TREASURES + 2  # h06,
RELOCATION: Final = TREASURES + 3  # h07
H07: Final = 7


def climb(s: Chichen, seat: Seat) -> None:
    """I7.14, I7.15: the favour marker goes one step up, on top of all that lie there."""
    s.favour[seat] = min(s.favour[seat] + s.box.favour_steps, s.box.favour_top)
    s.track = [other for other in s.track if other != seat] + [seat]
    s.tell(FAVOUR, seat, s.favour[seat])


class Gains(Question):
    """Gains one after the other. It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "queue": ALL}

    def __init__(self, seat: Seat = 0, queue: list[int] | None = None) -> None:
        self.seat = seat
        self.queue: list[int] = queue or []  # kind, amount, kind, amount ...

    def advance(self, s: Chichen) -> bool:
        if not self.queue:
            s.pop()
            return False
        kind, amount = self.queue[0], self.queue[1]
        del self.queue[:2]
        gain(s, self.seat, kind, amount)
        return False


def gain(s: Chichen, seat: Seat, kind: int, amount: int) -> None:
    """Pay one gain, or push the question that it puts."""
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
        s.push(UseGod(seat, 37))
    elif kind == FAVOURS:
        climb(s, seat)
    else:
        s.push(Relocate(seat))


class Treasure(Question):
    """I7.9 to I7.11: a die says what is found; when scouting, g32 may raise it (I20.32)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "scouting": ALL, "die": ALL}
    ANSWERS = ("roll", "use", "done")

    def __init__(self, seat: Seat = 0, scouting: bool = False) -> None:
        self.seat = seat
        self.scouting = scouting
        self.die = 0

    def ready(self, s: Chichen) -> bool:
        if self.die == 0 or (self.scouting and self.die < FACES and owns(s, self.seat, 32)):
            return True
        self.find(s)
        return False

    def find(self, s: Chichen) -> None:
        """What the die says."""
        s.pop()
        kind, amount = s.box.treasure[self.die]
        gain(s, self.seat, kind, amount)

    def asked(self, s: Chichen) -> Seat:
        return self.seat if self.die else CHANCE

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE, USE + 31] if self.die else [ROLL + i for i in range(FACES)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if (self.die == 0) != (action >= ROLL):
            return "I25.1"
        return None if action in self.legal(s, seat) else "I25.1"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if self.die == 0:
            self.die = s.die = action - ROLL + 1
            s.tell(TREASURE, self.seat, self.die)
            return
        if action == DONE:
            s.tell(DECLINED, seat)
        else:
            s.tell(USED, seat, "g32")
            self.die = min(self.die + s.box.god_value[31], FACES)
        self.find(s)


class UseGod(Question):
    """A god whose use is offered once: g29 (I20.29), g33 (I20.33), g37 (I20.37)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "god": ALL}
    ANSWERS = ("use", "done")

    def __init__(self, seat: Seat = 0, god: int = 0) -> None:
        self.seat = seat
        self.god = god

    def ready(self, s: Chichen) -> bool:
        if self.god == 33 or s.reserve[self.seat]:
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE, USE + self.god - 1]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I25.1"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.pop()
        if action == DONE:
            s.tell(DECLINED, seat)
            return
        s.tell(USED, seat, f"g{self.god}")
        if self.god == 33:
            s.push(Treasure(seat, scouting=True))
        else:
            gain_warriors(s, seat, s.box.god_value[self.god - 1])


class Relocate(Question):
    """I21.07: after a won fight h07 may move to another own tile with room."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("station", "done")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        kind = hero_type(s, H07)
        at = s.hero_at[seat][kind]
        first = STATION + kind * SPOTS
        return [DONE] + [first + spot for spot in own_tiles(s, seat) if spot != at and room(s, seat, spot)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I21.07"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.pop()
        if action == DONE:
            s.tell(DECLINED, seat)
            return
        kind, spot = divmod(action - STATION, SPOTS)
        s.hero_at[seat][kind] = spot
        s.tell(HERO_MOVED, seat, s.box.heroes[H07 - 1], spot)
