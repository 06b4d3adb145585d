"""Bribe cards and the windows in which they are played (C16)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import PASS, PLAY, PLAYABLE
from patolli.games.cortez.data.components import BRIBES
from patolli.games.cortez.events import PASSED_WINDOW, PICKED, PLAYED, PUT
from patolli.games.cortez.rules.card_draws import DrawSupply, DrawWar, can_draw_supply
from patolli.games.cortez.rules.ending import CITY_FULL, end
from patolli.games.cortez.state import (
    NO_FIELD,
    OWN,
    CortezState,
    city_full,
    clockwise,
    free_fields,
    free_refusal,
    has_cards,
    move_figure,
    nation_of,
    nation_of_figure,
)

FOREIGN: Final = 1  # kinds of bribe cards; 0 is `own`
RECRUITS: Final = 2
STORES: Final = 3
DRAWN: Final = 5  # C16.5
PLAYS: Final[tuple[Action, ...]] = tuple(range(PLAY, PLAY + len(PLAYABLE)))


def play_refusal(s: CortezState, seat: Seat, kind: int) -> str | None:
    """Return the rule that keeps a seat from playing a bribe card now."""
    if kind == RECRUITS and not has_cards(s.war_deck[nation_of(s, seat)]):
        return "C16.6"
    if kind == STORES and not can_draw_supply(s):
        return "C16.6"
    return None if s.bribes[seat][kind] else "C22.6"


def play(s: CortezState, seat: Seat, kind: int) -> None:
    """Show a bribe card, take it out of the game, and carry it out (C16.8)."""
    s.bribes[seat][kind] -= 1
    s.used[kind] += 1
    s.emit(PLAYED, seat, BRIBES[kind])
    if kind == RECRUITS:
        s.push(DrawWar(seat, DRAWN))
    elif kind == STORES:
        s.push(DrawSupply(seat, DRAWN))
    else:
        s.push(PickFigure(seat, kind == FOREIGN))


def is_play(action: Action) -> bool:
    """Say whether an action plays a bribe card."""
    return PLAY <= action < PLAY + len(PLAYABLE)


class AnyTime(Frame[CortezState]):
    """A question during which, with `bribes=anytime`, every seat may play a bribe card (C16.14).

    Frames of this class give the answers to their own question by `own_actions` or `own_refusal`.
    """

    RULE = "C16.7"  # for the cards that are never played
    WINDOWED: ClassVar[bool] = False  # whether the seat that is asked may play some cards without the option

    def may_act(self, s: CortezState) -> tuple[Seat, ...]:
        if not s.anytime:
            return ()
        asked = self.to_act(s)
        return tuple([seat for seat in range(s.players) if has_cards(s.bribes[seat]) and seat not in asked])

    def own_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        """Return the answers of the seat that is asked, by default all that `own_refusal` accepts."""
        answers = s.game.actions.of_verbs(self.VERBS)
        found = [action for action in answers if self.WINDOWED or not is_play(action)]
        return [action for action in found if self.own_refusal(s, seat, action) is None]

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids an answer of the seat that is asked."""
        raise NotImplementedError

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        if not s.anytime:
            return self.own_actions(s, seat)
        plays = [action for action in PLAYS if play_refusal(s, seat, action - PLAY) is None]
        if seat not in self.to_act(s):
            return plays
        return sorted([action for action in self.own_actions(s, seat) if not is_play(action)] + plays)

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if is_play(action):
            if s.anytime:
                return play_refusal(s, seat, action - PLAY)
            if not self.WINDOWED:
                return "C22.6"
        return self.own_refusal(s, seat, action) if seat in self.to_act(s) else "C22.6"

    def unlisted_refusal(self, s: CortezState, seat: Seat, text: str) -> str:
        return "C16.7" if text.startswith("play") else self.RULE


def filled_city(s: CortezState) -> bool:
    """End the game if a bribe card has just filled the city (C18.3)."""
    if s.anytime and city_full(s):
        end(s, CITY_FULL)
        return True
    return False


class Window(Frame[CortezState]):
    """C16.9 to C16.11: clockwise from the active seat holders of bribe cards are asked, until all pass in one go."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "combat": ALL}
    VERBS = ("pass", "play")
    RULE = "C16.7"  # for the cards that are never played

    def __init__(self, combat: bool = False) -> None:
        self.asked = 0  # steps clockwise from the active seat
        self.combat = combat  # window (d)

    def advance(self, s: CortezState) -> bool:
        if not self.combat and city_full(s):  # C18.3
            end(s, CITY_FULL)
            return False
        while self.asked < s.players and not has_cards(s.bribes[clockwise(s, s.active, self.asked)]):
            self.asked += 1
        if self.asked < s.players:
            return True
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return None if action == PASS else play_refusal(s, seat, action - PLAY)

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if action == PASS:
            self.asked += 1
            s.emit(PASSED_WINDOW, seat)
        else:
            self.asked = 0
            play(s, seat, action - PLAY)


class PickFigure(Frame[CortezState]):
    """C16.1, C16.2: the figure that the card moves. The marching one is picked as `attacker` (C16.13)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "foreign": ALL}
    VERBS = ("pick",)

    def __init__(self, seat: Seat = 0, foreign: bool = False) -> None:
        self.seat = seat
        self.foreign = foreign

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (self.seat,)

    def fits(self, owner: Seat) -> bool:
        """Say whether the card moves figures of this owner."""
        return (owner != self.seat) == self.foreign

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        figure = s.figure
        found = [
            s.verbs.pick + field
            for field in range(s.board.size)
            if figure[field] >= OWN and self.fits(figure[field] - OWN)
        ]
        if s.march >= 0 and self.fits(s.active):
            found.append(s.verbs.pick_attacker)
        return found

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if action in self.legal_actions(s, seat):
            return None
        if action == s.verbs.pick_attacker and s.march < 0:
            return "C16.13"
        return "C16.2" if self.foreign else "C16.1"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        start = NO_FIELD if action == s.verbs.pick_attacker else action - s.verbs.pick
        s.emit(PICKED, seat, s.march if start == NO_FIELD else start)
        s.pop()
        s.push(PutFigure(seat, start))


class PutFigure(Frame[CortezState]):
    """C16.3, C16.4: any free field, for nothing."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "start": ALL}
    VERBS = ("to",)

    def __init__(self, seat: Seat = 0, start: int = NO_FIELD) -> None:
        self.seat = seat
        self.start = start  # NO_FIELD: the marching figure

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in free_fields(s)]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return free_refusal(s, action - s.verbs.to)

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        start = s.march if self.start == NO_FIELD else self.start
        code = OWN + s.active if self.start == NO_FIELD else s.figure[start]
        field = action - s.verbs.to
        move_figure(s, self.start, field, code)
        s.emit(PUT, seat, code - OWN, nation_of_figure(s, code), start, field)
        s.pop()
