"""Heroes (I1.27, I1.28, I5.7, I7.19): their stacks, recruiting, going home."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import HERO, RECRUIT, SPOTS
from patolli.games.chichen_itza.events import HERO_HOME, HERO_SHOWN, RECRUITED
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    Chichen,
    Question,
    changed,
    changed_row,
    garrisons,
    hero_type,
    room,
)
from patolli.games.chichen_itza.tables import HEROES, TYPES


def hero_in(s: Chichen, seat: Seat, hero: int, spot: int) -> bool:
    """Whether a seat has this hero on a spot, or in its running group."""
    kind = hero_type(s, hero)
    return s.hero_card[seat][kind] == hero and s.hero_at[seat][kind] == spot


def go_home(s: Chichen, seat: Seat, kind: int) -> None:
    """I1.27: the figure goes home, the card face up under its stack."""
    hero = s.hero_card[seat][kind]
    s.hero_queue = changed_row(s.hero_queue, kind, [*s.hero_queue[kind], hero])
    s.hero_card[seat][kind] = 0
    s.hero_at[seat][kind] = HOME
    s.tell(HERO_HOME, seat, s.box.heroes[hero - 1])


def hidden_heroes(s: Chichen, kind: int) -> list[int]:
    """The heroes of a type that were never shown."""
    return [hero for hero in range(1, HEROES + 1) if hero_type(s, hero) == kind and not s.hero_seen[hero]]


class NextHero(Question):
    """I1.28: the next card of a stack becomes visible."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"kind": ALL}
    ANSWERS = ("hero",)

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind

    def next_heroes(self, s: Chichen) -> list[int]:
        """Those that can come: never shown ones, or else the longest returned one."""
        return hidden_heroes(s, self.kind) or s.hero_queue[self.kind][:1]

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [HERO + hero - 1 for hero in self.next_heroes(s)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - HERO + 1 in self.next_heroes(s) else "I1.28"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        hero = action - HERO + 1
        if s.hero_seen[hero]:
            queue = [other for other in s.hero_queue[self.kind] if other != hero]
            s.hero_queue = changed_row(s.hero_queue, self.kind, queue)
        s.hero_seen = changed(s.hero_seen, hero, 1)
        s.hero_top = changed(s.hero_top, self.kind, hero)
        s.tell(HERO_SHOWN, s.box.heroes[hero - 1])
        s.pop()


def types_at_home(s: Chichen, seat: Seat) -> list[int]:
    """The types whose figure a seat can recruit."""
    return [kind for kind in range(len(TYPES)) if s.hero_at[seat][kind] == HOME]


class Recruit(Question):
    """I7.19, I23.5: a hero type and where its figure goes."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "city_only": ALL}
    ANSWERS = ("recruit",)

    def __init__(self, seat: Seat = 0, city_only: bool = False) -> None:
        self.seat = seat
        self.city_only = city_only

    def ready(self, s: Chichen) -> bool:
        if types_at_home(s, self.seat):
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def spots(self, s: Chichen) -> list[int]:
        """I25.16."""
        if self.city_only:
            return [CITY]
        return [CITY] + [spot for spot in garrisons(s, self.seat) if room(s, self.seat, spot)]

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        spots = self.spots(s)
        return [RECRUIT + kind * SPOTS + spot for kind in types_at_home(s, seat) for spot in spots]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        kind, spot = divmod(action - RECRUIT, SPOTS)
        if spot in garrisons(s, seat) and not room(s, seat, spot) and not self.city_only:
            return "I2.14"
        if s.hero_at[seat][kind] != HOME or spot not in self.spots(s):
            return "I23.5" if self.city_only else "I7.19"
        return None

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        kind, spot = divmod(action - RECRUIT, SPOTS)
        hero = s.hero_top[kind]
        s.hero_card[seat][kind] = hero
        s.hero_at[seat][kind] = spot
        s.hero_top = changed(s.hero_top, kind, 0)
        s.tell(RECRUITED, seat, s.box.heroes[hero - 1], spot)
        s.pop()
        s.push(NextHero(kind))
