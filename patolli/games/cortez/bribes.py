"""Bribe cards and the windows in which they are played (C16)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.cortez.actions import BRIBES, PASS, PLAY
from patolli.games.cortez.draws import DrawSupply, DrawWar, can_draw_supply
from patolli.games.cortez.ending import CITY_FULL, end
from patolli.games.cortez.events import PASSED_WINDOW, PICKED, PLAYED, PUT
from patolli.games.cortez.state import (
    NO_FIELD,
    OWN,
    Cortez,
    Question,
    city_full,
    clockwise,
    free_refusal,
    is_free,
    move_figure,
    nation_of,
    nation_of_figure,
    size_of,
)

FOREIGN: Final = 1  # kinds of bribe cards; 0 is `own`
RECRUITS: Final = 2
STORES: Final = 3
DRAWN: Final = 5  # C16.5


def play_refusal(s: Cortez, seat: Seat, kind: int) -> str | None:
    """Why a seat cannot play a bribe card now, wherever it may be played."""
    if kind == RECRUITS and size_of(s.war_deck[nation_of(s, seat)]) == 0:
        return "C16.6"
    if kind == STORES and not can_draw_supply(s):
        return "C16.6"
    return None if s.bribes[seat][kind] else "C22.6"


def draw_cards(s: Cortez, seat: Seat) -> list[Action]:
    """`play recruits` and `play stores`, as far as they can be played (C16.12)."""
    return [PLAY + kind for kind in (RECRUITS, STORES) if play_refusal(s, seat, kind) is None]


def play(s: Cortez, seat: Seat, kind: int) -> None:
    """C16.8: the card is shown, leaves the game, and does what it says."""
    s.bribes[seat][kind] -= 1
    s.used[kind] += 1
    s.tell(PLAYED, seat, BRIBES[kind])
    if kind == RECRUITS:
        s.push(DrawWar(seat, DRAWN))
    elif kind == STORES:
        s.push(DrawSupply(seat, DRAWN))
    else:
        s.push(PickFigure(seat, kind == FOREIGN))


class Window(Question):
    """C16.9 to C16.11: clockwise from the active seat holders of bribe cards are asked, until all pass in one go."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "combat": ALL}
    ANSWERS = ("pass", "play")

    def __init__(self, combat: bool = False) -> None:
        self.asked = 0  # steps clockwise from the active seat
        self.combat = combat  # window (d)

    def advance(self, s: Cortez) -> bool:
        if not self.combat and city_full(s):  # C18.3
            end(s, CITY_FULL)
            return False
        while self.asked < s.players and size_of(s.bribes[clockwise(s, s.active, self.asked)]) == 0:
            self.asked += 1
        if self.asked < s.players:
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PASS] + [PLAY + kind for kind in range(STORES + 1) if play_refusal(s, seat, kind) is None]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if action == PASS else play_refusal(s, seat, action - PLAY)

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        if action == PASS:
            self.asked += 1
            s.tell(PASSED_WINDOW, seat)
        else:
            self.asked = 0
            play(s, seat, action - PLAY)


class PickFigure(Question):
    """C16.1, C16.2: which figure the card moves. The marching one is picked as `attacker` (C16.13)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "foreign": ALL}
    ANSWERS = ("pick",)

    def __init__(self, seat: Seat = 0, foreign: bool = False) -> None:
        self.seat = seat
        self.foreign = foreign

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (self.seat,)

    def fits(self, owner: Seat) -> bool:
        """Whether the card moves figures of this owner."""
        return (owner != self.seat) == self.foreign

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        figure = s.figure
        found = [
            s.verbs.pick + field
            for field in range(s.board.size)
            if figure[field] >= OWN and self.fits(figure[field] - OWN)
        ]
        if s.march >= 0 and self.fits(s.active):
            found.append(s.verbs.pick_attacker)
        return found

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        rule = "C16.2" if self.foreign else "C16.1"
        if action == s.verbs.pick_attacker:
            if s.march < 0:
                return "C16.13"
            return None if self.fits(s.active) else rule
        code = s.figure[action - s.verbs.pick]
        return None if code >= OWN and self.fits(code - OWN) else rule

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        start = NO_FIELD if action == s.verbs.pick_attacker else action - s.verbs.pick
        s.tell(PICKED, seat, s.march if start == NO_FIELD else start)
        s.pop()
        s.push(PutFigure(seat, start))


class PutFigure(Question):
    """C16.3, C16.4: any free field, for nothing."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "start": ALL}
    ANSWERS = ("to",)

    def __init__(self, seat: Seat = 0, start: int = NO_FIELD) -> None:
        self.seat = seat
        self.start = start  # NO_FIELD: the marching figure

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in range(s.board.size) if is_free(s, field)]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return free_refusal(s, action - s.verbs.to)

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        start = s.march if self.start == NO_FIELD else self.start
        code = OWN + s.active if self.start == NO_FIELD else s.figure[start]
        field = action - s.verbs.to
        move_figure(s, self.start, field, code)
        s.tell(PUT, seat, code - OWN, nation_of_figure(s, code), start, field)
        s.pop()
