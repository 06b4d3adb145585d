"""Heroes (I1.27, I1.28, I5.7, I7.19): their stacks, recruiting, going home."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import HERO, RECRUIT, SPOTS
from patolli.games.chichen_itza.data.components import HEROES, TYPES
from patolli.games.chichen_itza.events import HERO_HOME, HERO_SHOWN, RECRUITED
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    ChichenState,
    garrisons,
    has_room,
    hero_type,
    place_hero,
    with_entry,
    with_row,
)


def hero_in(s: ChichenState, seat: Seat, hero: int, spot: int) -> bool:
    """Return True if a seat has this hero on a spot, or in its running group."""
    kind = hero_type(s, hero)
    return s.hero_card[seat][kind] == hero and s.hero_at[seat][kind] == spot


def go_home(s: ChichenState, seat: Seat, kind: int) -> None:
    """Send a hero home, its card face up under the stack (I1.27)."""
    hero = s.hero_card[seat][kind]
    s.hero_queue = with_row(s.hero_queue, kind, [*s.hero_queue[kind], hero])
    s.hero_card = with_row(s.hero_card, seat, with_entry(s.hero_card[seat], kind, 0))
    place_hero(s, seat, kind, HOME)
    s.emit(HERO_HOME, seat, s.box.heroes[hero])


def hidden_heroes(s: ChichenState, kind: int) -> list[int]:
    """Return the heroes of a type that were never shown."""
    return [hero for hero in range(1, HEROES + 1) if not s.hero_seen[hero] and hero_type(s, hero) == kind]


class NextHero(Question):
    """The draw of the next visible hero of a stack (I1.28)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"kind": ALL}
    VERBS = ("hero",)
    RULE = "I1.28"

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind

    def next_heroes(self, s: ChichenState) -> list[int]:
        """Return the possible next heroes: never shown ones, or else the longest returned one."""
        return hidden_heroes(s, self.kind) or s.hero_queue[self.kind][:1]

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [HERO + hero - 1 for hero in self.next_heroes(s)]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        hero = action - HERO + 1
        if s.hero_seen[hero]:
            queue = [other for other in s.hero_queue[self.kind] if other != hero]
            s.hero_queue = with_row(s.hero_queue, self.kind, queue)
        s.hero_seen = with_entry(s.hero_seen, hero, 1)
        s.hero_top = with_entry(s.hero_top, self.kind, hero)
        s.emit(HERO_SHOWN, s.box.heroes[hero])
        s.pop()


def types_at_home(s: ChichenState, seat: Seat) -> list[int]:
    """Return the hero types that a seat can recruit."""
    return [kind for kind in range(len(TYPES)) if s.hero_at[seat][kind] == HOME]


class Recruit(SeatQuestion):
    """The choice of a hero type and of the spot of its figure (I7.19, I23.5)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "city_only": ALL}
    VERBS = ("recruit", "idol")

    def __init__(self, seat: Seat = 0, city_only: bool = False) -> None:
        super().__init__(seat)
        self.city_only = city_only

    def ready(self, s: ChichenState) -> bool:
        if types_at_home(s, self.seat):
            return True
        s.pop()
        return False

    def spots(self, s: ChichenState) -> list[int]:
        """Return the spots with room for the figure (I25.16)."""
        if self.city_only:
            return [CITY]
        return [CITY] + [spot for spot in garrisons(s, self.seat) if has_room(s, self.seat, spot)]

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        spots = self.spots(s)
        return [RECRUIT + kind * SPOTS + spot for kind in types_at_home(s, seat) for spot in spots]

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action in self.answers(s, seat):
            return None
        if self.city_only:
            return "I23.5"
        return "I7.19" if has_room(s, seat, (action - RECRUIT) % SPOTS) else "I2.14"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        kind, spot = divmod(action - RECRUIT, SPOTS)
        hero = s.hero_top[kind]
        s.hero_card = with_row(s.hero_card, seat, with_entry(s.hero_card[seat], kind, hero))
        place_hero(s, seat, kind, spot)
        s.hero_top = with_entry(s.hero_top, kind, 0)
        s.emit(RECRUITED, seat, s.box.heroes[hero], spot)
        s.pop()
        s.push(NextHero(kind))
