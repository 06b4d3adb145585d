"""Taking tiles over (I14): buildings, ruins, gems and their lines (I15), and the gains after a won fight (I14.9)."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.actions import DONE, DOUBLE, RUIN
from patolli.games.chichen_itza.data.cards import (
    GEM_BONUS_DOUBLE,
    RUIN_BONUS_DOUBLE,
    TREASURE_ON_TAKE_OVER,
    WARRIOR_ON_RUIN,
)
from patolli.games.chichen_itza.data.components import GEMS, HERO_TYPES, MINE
from patolli.games.chichen_itza.data.components import RUIN as RUIN_TILE
from patolli.games.chichen_itza.data.components import RUINS as ALL_RUINS
from patolli.games.chichen_itza.events import DECLINED, GEM, LINE_PAID, RUIN_UP, SAW_RUIN, TAKEN_OVER
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.gain_queue import RUIN_WARRIOR, TREASURES, Gains
from patolli.games.chichen_itza.rules.heroes import hero_in
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import (
    GROUP,
    NO_SEAT,
    ChichenState,
    add_warriors,
    building,
    owns,
    place_hero,
    with_entry,
    with_row,
)


def place_group(s: ChichenState, seat: Seat, spot: int, warriors: int) -> None:
    """Put the running group on a spot."""
    add_warriors(s, seat, spot, warriors)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] == GROUP:
            place_hero(s, seat, kind, spot)


def take_over(s: ChichenState, seat: Seat, spot: int, further: list[int]) -> None:
    """Pay the bonus of a tile that the units have reached, with gods, heroes and further gains (I14.1, I14.9)."""
    s.emit(TAKEN_OVER, seat, spot)
    after: list[int] = []
    kind = building(s, spot)
    if kind == RUIN_TILE and owns(s, seat, WARRIOR_ON_RUIN):
        after += [RUIN_WARRIOR, 1]
    if hero_in(s, seat, TREASURE_ON_TAKE_OVER, spot):
        after += [TREASURES, 1]
    s.push(Gains(seat, after + further))
    if kind == RUIN_TILE:
        s.push(TurnRuin(spot, seat, 2 if hero_in(s, seat, RUIN_BONUS_DOUBLE, spot) else 1))
    elif kind == MINE:
        find_gem(s, seat, s.box.gem[s.tile[spot]], hero_in(s, seat, GEM_BONUS_DOUBLE, spot))
    else:
        gain, amount = s.box.take_over[kind]
        s.push(Gains(seat, [gain, amount]))


# Ruins


def ruins_left(s: ChichenState) -> list[int]:
    """Return the ruins that were not drawn yet."""
    drawn = [False] * (ALL_RUINS + 1)
    for ruin in s.ruin:
        drawn[ruin] = True
    return [ruin for ruin in range(1, ALL_RUINS + 1) if not drawn[ruin]]


class DrawRuin(Question):
    """The draw of a ruin, for one seat (I7.7), or for all if NO_SEAT (I14.6)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"spot": ALL, "seat": ALL}
    VERBS = ("ruin",)
    RULE = "I3.3"

    def __init__(self, spot: int = 0, seat: Seat = NO_SEAT) -> None:
        self.spot = spot
        self.seat = seat

    def ready(self, s: ChichenState) -> bool:
        if s.ruin[self.spot] == 0:
            return True
        if self.seat != NO_SEAT:  # I26.23: it was drawn before
            s.emit(SAW_RUIN, self.seat, self.spot, s.box.ruins[s.ruin[self.spot]])
        s.pop()
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [RUIN + ruin - 1 for ruin in ruins_left(s)]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.ruin = with_entry(s.ruin, self.spot, action - RUIN + 1)
        if self.seat != NO_SEAT:
            s.emit(SAW_RUIN, self.seat, self.spot, s.box.ruins[s.ruin[self.spot]])
        s.pop()


class TurnRuin(Frame[ChichenState]):
    """A revealed ruin, which pays `times` times (I14.6). It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"spot": ALL, "seat": ALL, "times": ALL}

    def __init__(self, spot: int = 0, seat: Seat = 0, times: int = 1) -> None:
        self.spot = spot
        self.seat = seat
        self.times = times

    def advance(self, s: ChichenState) -> bool:
        ruin = s.ruin[self.spot]
        if ruin == 0:
            s.push(DrawRuin(self.spot))
            return False
        s.pop()
        turn_up(s, self.spot)
        queue: list[int] = []
        for _time in range(self.times):
            for gain, amount in s.box.ruin_gains[ruin]:
                queue += [gain, amount]
        s.push(Gains(self.seat, queue))
        return False


def turn_up(s: ChichenState, spot: int) -> None:
    """Show a ruin to all."""
    if not s.ruin_up[spot]:
        s.ruin_up = with_entry(s.ruin_up, spot, 1)
        s.emit(RUIN_UP, spot, s.box.ruins[s.ruin[spot]])


# Gems


def find_gem(s: ChichenState, seat: Seat, gem: int, doubles: bool) -> None:
    """Give a gem of a colour that the seat lacks, and pay each line to its other gems (I14.7, I15.2)."""
    if s.gems[seat][gem]:
        return
    s.gems = with_row(s.gems, seat, with_entry(s.gems[seat], gem, 1))
    s.mines = with_entry(s.mines, gem, s.mines[gem] - 1)
    s.emit(GEM, seat, GEMS[gem])
    lines = [i for i, (one, other, _, _) in enumerate(s.box.lines) if pays(s, seat, gem, one, other)]
    if lines:
        s.push(Lines(seat, lines, doubles))


def pays(s: ChichenState, seat: Seat, gem: int, one: int, other: int) -> bool:
    """Return True if a line joins the new gem to another one of the seat."""
    return gem in (one, other) and s.gems[seat][one] > 0 and s.gems[seat][other] > 0


class Lines(SeatQuestion):
    """The pay of gem lines in their order (I15.3); with h23 the seat doubles one of them (I21.23)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "lines": ALL, "doubles": ALL}
    VERBS = ("double", "done", "idol")
    RULE = "I21.23"

    def __init__(self, seat: Seat = 0, lines: list[int] | None = None, doubles: bool = False) -> None:
        super().__init__(seat)
        self.lines: list[int] = lines or []
        self.doubles = doubles

    def ready(self, s: ChichenState) -> bool:
        if self.doubles:
            return True
        self.pay(s, -1)
        return False

    def pay(self, s: ChichenState, twice: int) -> None:
        """Queue the gains of the lines."""
        s.pop()
        queue: list[int] = []
        for line in self.lines:
            _, _, gain, amount = s.box.lines[line]
            s.emit(LINE_PAID, self.seat, s.box.line_words[line])
            queue += [gain, amount] * (2 if line == twice else 1)
        s.push(Gains(self.seat, queue))

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE] + [DOUBLE + line for line in self.lines]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
        self.pay(s, action - DOUBLE if action >= DOUBLE else -1)
