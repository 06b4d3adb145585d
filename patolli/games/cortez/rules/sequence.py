"""Rounds, turns and actions (C4, C5, C7): the sequence of play."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.data.components import EVENTS
from patolli.games.cortez.events import (
    FLIPPED,
    ROUND_BEGAN,
    TREASURE,
    TREASURE_LOST,
    TURN_BEGAN,
)
from patolli.games.cortez.rules.auction import Auction
from patolli.games.cortez.rules.bribe_cards import Window
from patolli.games.cortez.rules.card_draws import FromDeck
from patolli.games.cortez.rules.ending import CITY_FULL, LAST_TREASURE, end
from patolli.games.cortez.rules.event_cards import Bridges, Mutiny, Plunder, Resupply, Take
from patolli.games.cortez.rules.market import open_market
from patolli.games.cortez.rules.scoring import in_city, treasure_winner
from patolli.games.cortez.rules.turn import Act
from patolli.games.cortez.state import (
    NO_SEAT,
    OWN,
    CortezState,
    city_full,
    clockwise,
)

TREASURE_FROM: Final = 13  # flips of a round without treasure (C4.2)


class Turn(Frame[CortezState]):
    """C5.1: the steps of TURN for one seat after the other. Never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL}

    def __init__(self) -> None:
        self.step = 0  # the next one

    def copy(self) -> "Turn":
        new = Turn()
        new.step = self.step
        return new

    def advance(self, s: CortezState) -> bool:
        if city_full(s):  # C18.2
            end(s, CITY_FULL)
            return False
        if self.step == len(TURN):
            self.step = 0
            s.active = clockwise(s, s.active)
        if self.step == 0:
            s.proposed = 0
            s.emit(TURN_BEGAN, s.active, s.round)
        s.push(TURN[self.step]())
        if self.step == 0:
            open_market(s)
        self.step += 1
        return False


class Flip(FromDeck):
    """C4: an event card, and the treasure from the 14th card on."""

    VERBS = ("event",)

    def bag(self, s: CortezState) -> list[int]:
        return [1 if s.flips >= TREASURE_FROM else 0, *s.events[1:]]  # the treasure is the first kind

    def base(self, s: CortezState) -> Action:
        return s.verbs.event

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        refused = super().refusal(s, seat, action)
        return "C4.2" if refused and action == s.verbs.event else refused

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.event
        s.flips += 1
        s.emit(FLIPPED, EVENTS[kind], s.active)
        if kind == 0:
            award(s)
            next_round(s)
            return
        s.events[kind] -= 1
        s.pop()
        s.push(event_frame(kind))


def award(s: CortezState) -> None:
    """Give the treasure to its winner, if any (C4.4 to C4.7)."""
    winner = treasure_winner(s)
    if winner == NO_SEAT:
        s.lost += 1
        s.emit(TREASURE_LOST)
    else:
        s.treasures[winner] += 1
        figures, highest = in_city(s, OWN + winner)
        s.emit(TREASURE, winner, s.board.city_field[highest], figures)


def next_round(s: CortezState) -> None:
    """Begin the next round with a flip of the same seat, or end the game (C4.8, C18.1)."""
    if s.round == s.rounds:
        end(s, LAST_TREASURE)
        return
    s.round += 1
    s.flips = 0
    s.events = [0, *s.decks.events[1:]]
    s.abstains = [0] * s.players  # C14.25
    s.emit(ROUND_BEGAN, s.round, s.rounds)


def event_frame(kind: int) -> Frame[CortezState]:
    """Return the question that an event card asks."""
    word = EVENTS[kind]
    if word in TAKEN:
        nation, attack = TAKEN[word]
        return Take(nation, attack)
    return EVENT_FRAMES[word]()


TAKEN: Final = {  # events that move an unmarked figure: its nation, and whether it attacks
    "attack-aztec": (0, True),
    "attack-spaniard": (1, True),
    "flight-aztec": (0, False),
    "flight-spaniard": (1, False),
}
EVENT_FRAMES: Final[dict[str, type[Frame[CortezState]]]] = {
    "bridges": Bridges,
    "plunder": Plunder,
    "resupply": Resupply,
    "mutiny": Mutiny,
    "bribery": Auction,
}
TURN: Final = (Window, Flip, Window, Act, Window, Act)
