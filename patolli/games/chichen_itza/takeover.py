"""Taking tiles over (I14): buildings, ruins, gems and their lines (I15), and what follows a won fight (I14.9)."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, DOUBLE, RUIN
from patolli.games.chichen_itza.bonus import RUIN_WARRIOR, TREASURES, Gains
from patolli.games.chichen_itza.events import DECLINED, GEM, LINE_PAID, RUIN_UP, SAW_RUIN, TAKEN_OVER
from patolli.games.chichen_itza.heroes import hero_in
from patolli.games.chichen_itza.state import GROUP, NO_SEAT, Chichen, Question, building, changed, changed_row, owns
from patolli.games.chichen_itza.tables import GEMS, HERO_TYPES, MINE
from patolli.games.chichen_itza.tables import RUIN as RUIN_TILE
from patolli.games.chichen_itza.tables import RUINS as ALL_RUINS


def settle(s: Chichen, seat: Seat, spot: int, warriors: int) -> None:
    """Put the running group on a spot."""
    s.warriors[seat][spot] += warriors
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] == GROUP:
            s.hero_at[seat][kind] = spot


def take_over(s: Chichen, seat: Seat, spot: int, further: list[int]) -> None:
    """I14.1: the units stand there already; its bonus, what gods and heroes add, and further gains (I14.9)."""
    s.tell(TAKEN_OVER, seat, spot)
    after: list[int] = []
    kind = building(s, spot)
    if kind == RUIN_TILE and owns(s, seat, 37):
        after += [RUIN_WARRIOR, 1]
    if hero_in(s, seat, 19, spot):
        after += [TREASURES, 1]
    s.push(Gains(seat, after + further))
    if kind == RUIN_TILE:
        s.push(TurnRuin(spot, seat, 2 if hero_in(s, seat, 22, spot) else 1))
    elif kind == MINE:
        find_gem(s, seat, s.box.gem[s.tile[spot]], hero_in(s, seat, 23, spot))
    else:
        gain, amount = s.box.take_over[kind]
        s.push(Gains(seat, [gain, amount]))


# Ruins


def ruins_left(s: Chichen) -> list[int]:
    """The ruins that were not drawn yet."""
    drawn = [False] * (ALL_RUINS + 1)
    for ruin in s.ruin:
        drawn[ruin] = True
    return [ruin for ruin in range(1, ALL_RUINS + 1) if not drawn[ruin]]


class DrawRuin(Question):
    """I7.7: an undrawn ruin, for the eyes of a seat; for all if NO_SEAT (I14.6)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"spot": ALL, "seat": ALL}
    ANSWERS = ("ruin",)

    def __init__(self, spot: int = 0, seat: Seat = NO_SEAT) -> None:
        self.spot = spot
        self.seat = seat

    def ready(self, s: Chichen) -> bool:
        if s.ruin[self.spot] == 0:
            return True
        if self.seat != NO_SEAT:  # I26.23: somebody looked before
            s.tell(SAW_RUIN, self.seat, self.spot, s.box.ruins[s.ruin[self.spot] - 1])
        s.pop()
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [RUIN + ruin - 1 for ruin in ruins_left(s)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - RUIN + 1 in ruins_left(s) else "I3.3"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.ruin = changed(s.ruin, self.spot, action - RUIN + 1)
        if self.seat != NO_SEAT:
            s.tell(SAW_RUIN, self.seat, self.spot, s.box.ruins[action - RUIN])
        s.pop()


class TurnRuin(Question):
    """I14.6: the ruin is turned up, and pays so many times. It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"spot": ALL, "seat": ALL, "times": ALL}

    def __init__(self, spot: int = 0, seat: Seat = 0, times: int = 1) -> None:
        self.spot = spot
        self.seat = seat
        self.times = times

    def advance(self, s: Chichen) -> bool:
        ruin = s.ruin[self.spot]
        if ruin == 0:
            s.push(DrawRuin(self.spot))
            return False
        s.pop()
        turn_up(s, self.spot)
        queue: list[int] = []
        for _time in range(self.times):
            for gain, amount in s.box.ruin_gains[ruin - 1]:
                queue += [gain, amount]
        s.push(Gains(self.seat, queue))
        return False


def turn_up(s: Chichen, spot: int) -> None:
    """Everybody sees the ruin from now on."""
    if not s.ruin_up[spot]:
        s.ruin_up = changed(s.ruin_up, spot, 1)
        s.tell(RUIN_UP, spot, s.box.ruins[s.ruin[spot] - 1])


# Gems


def find_gem(s: Chichen, seat: Seat, gem: int, doubles: bool) -> None:
    """I14.7, I15.2: a gem if the seat has none of its colour; each line to gems that it owns pays."""
    if s.gems[seat][gem]:
        return
    s.gems = changed_row(s.gems, seat, changed(s.gems[seat], gem, 1))
    s.mines = changed(s.mines, gem, s.mines[gem] - 1)
    s.tell(GEM, seat, GEMS[gem])
    lines = [i for i, (one, other, _, _) in enumerate(s.box.lines) if pays(s, seat, gem, one, other)]
    if lines:
        s.push(Lines(seat, lines, doubles))


def pays(s: Chichen, seat: Seat, gem: int, one: int, other: int) -> bool:
    """Whether a line joins the new gem to another one of the seat."""
    return gem in (one, other) and s.gems[seat][one] > 0 and s.gems[seat][other] > 0


class Lines(Question):
    """I15.3: the lines in their order; with h23 one of them is paid twice (I21.23)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "lines": ALL, "doubles": ALL}
    ANSWERS = ("double", "done")

    def __init__(self, seat: Seat = 0, lines: list[int] | None = None, doubles: bool = False) -> None:
        self.seat = seat
        self.lines: list[int] = lines or []
        self.doubles = doubles

    def ready(self, s: Chichen) -> bool:
        if self.doubles:
            return True
        self.pay(s, -1)
        return False

    def pay(self, s: Chichen, twice: int) -> None:
        """Queue the lines."""
        s.pop()
        queue: list[int] = []
        for line in self.lines:
            _, _, gain, amount = s.box.lines[line]
            s.tell(LINE_PAID, self.seat, s.box.line_words[line])
            queue += [gain, amount] * (2 if line == twice else 1)
        s.push(Gains(self.seat, queue))

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE] + [DOUBLE + line for line in self.lines]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I21.23"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
        self.pay(s, action - DOUBLE if action >= DOUBLE else -1)
