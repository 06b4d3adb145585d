"""Rounds, turns and actions (C4, C5, C7): the sequence of play."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.cortez.actions import EVENTS, GATHER, LEVY, PASS, PROPOSE
from patolli.games.cortez.auction import Auction
from patolli.games.cortez.bribes import Window
from patolli.games.cortez.deals import TRADE, open_deal, trade_partner, trades
from patolli.games.cortez.decks import EVENT_COPIES
from patolli.games.cortez.draws import DrawSupply, can_draw_supply, chances, levy, outcomes
from patolli.games.cortez.ending import CITY_FULL, LAST_TREASURE, end
from patolli.games.cortez.events import (
    FLIPPED,
    GATHERED,
    PASSED_ACTION,
    ROUND_BEGAN,
    SET_OUT,
    SET_OUT_HIDDEN,
    TREASURE,
    TREASURE_LOST,
    TURN_BEGAN,
)
from patolli.games.cortez.happenings import Bridges, Mutiny, Plunder, Resupply, Take
from patolli.games.cortez.movement import March, can_move
from patolli.games.cortez.scoring import in_city, treasure_winner
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    FOOD,
    NO_SEAT,
    OWN,
    Cortez,
    Question,
    city_full,
    clockwise,
    fields_of,
    nation_of,
    size_of,
)

TREASURE_FROM: Final = 13  # flips of a round without treasure (C4.2)


class Turn(Question):
    """C5.1: the steps of TURN for one seat after the other. It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL}

    def __init__(self) -> None:
        self.step = 0  # the next one

    def copy(self) -> "Turn":
        new = Turn()
        new.step = self.step
        return new

    def advance(self, s: Cortez) -> bool:
        if city_full(s):  # C18.2
            end(s, CITY_FULL)
            return False
        if self.step == len(TURN):
            self.step = 0
            s.active = clockwise(s, s.active)
        if self.step == 0:
            s.proposed = 0
            s.tell(TURN_BEGAN, s.active, s.round)
        s.push(TURN[self.step]())
        self.step += 1
        return False


class Flip(Question):
    """C4: an event card, and the treasure from the 14th card on."""

    ANSWERS = ("event",)

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def bag(self, s: Cortez) -> list[int]:
        """The events that can come; the treasure is the first kind."""
        return [1 if s.flips >= TREASURE_FROM else 0, *s.events[1:]]

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return outcomes(s.verbs.event, self.bag(s))

    def weights(self, s: Cortez) -> list[int]:
        return chances(self.bag(s))

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        kind = action - s.verbs.event
        if self.bag(s)[kind]:
            return None
        return "C4.2" if kind == 0 else "C1.11"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.event
        s.flips += 1
        s.tell(FLIPPED, EVENTS[kind], s.active)
        if kind == 0:
            award(s)
            next_round(s)
            return
        s.events[kind] -= 1
        s.pop()
        s.push(happening(kind))


def award(s: Cortez) -> None:
    """C4.4 to C4.7."""
    winner = treasure_winner(s)
    if winner == NO_SEAT:
        s.lost += 1
        s.tell(TREASURE_LOST)
    else:
        s.treasures[winner] += 1
        figures, highest = in_city(s, OWN + winner)
        s.tell(TREASURE, winner, s.board.city_field[highest], figures)


def next_round(s: Cortez) -> None:
    """C4.8, C18.1: the same seat flips again, or the game is over."""
    if s.round == s.rounds:
        end(s, LAST_TREASURE)
        return
    s.round += 1
    s.flips = 0
    s.events = [0, *EVENT_COPIES[1:]]
    s.tell(ROUND_BEGAN, s.round, s.rounds)


def happening(kind: int) -> Question:
    """The question that an event card puts."""
    word = EVENTS[kind]
    if word == "bridges":
        return Bridges()
    if word == "plunder":
        return Plunder()
    if word == "resupply":
        return Resupply()
    if word == "mutiny":
        return Mutiny()
    if word == "bribery":
        return Auction()
    return Take(1 if word.endswith("spaniard") else 0, word.startswith("attack"))


class Act(Question):
    """C7.1: one of the two actions; trades cost none (C14.3)."""

    ANSWERS = ("pass", "gather", "levy", "move", "propose")

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (s.active,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        found = [answer for answer in (PASS, GATHER, LEVY) if self.refusal(s, seat, answer) is None]
        if s.proposed < s.limit:
            found += trades(s, seat)
        most = s.supply[seat][CAMOUFLAGE]
        found += [s.verbs.move + field for field in fields_of(s, OWN + seat) if can_move(s, seat, field, most)]
        return found

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        if action == PASS:
            return None
        if action == GATHER:
            return None if can_draw_supply(s) else "C7.2"
        if action == LEVY:
            if s.supply[seat][FOOD] == 0:
                return "C7.3"
            return None if size_of(s.war_deck[nation_of(s, seat)]) else "C7.4"
        if action < s.verbs.move:
            return self.trade_refusal(s, seat, action)
        field = action - s.verbs.move
        if s.figure[field] != OWN + seat:
            return "C8.1"
        return None if can_move(s, seat, field, s.supply[seat][CAMOUFLAGE]) else "C8.17"

    def trade_refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        """C14.2, C14.3."""
        partner = trade_partner(s, action)
        if partner in (-1, seat):
            return "C14.2"
        holds = size_of(s.supply[seat]) + size_of(s.supply[partner])
        return None if holds and s.proposed < s.limit else "C14.3"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        if PROPOSE <= action < s.verbs.move:
            s.proposed += 1
            open_deal(s, TRADE, seat, trade_partner(s, action))
            return
        s.pop()
        if action == PASS:
            s.tell(PASSED_ACTION, seat)
        elif action == GATHER:
            s.tell(GATHERED, seat)
            s.push(DrawSupply(seat, 1))
        elif action == LEVY:
            levy(s, seat)
        else:
            field = action - s.verbs.move
            s.tell(SET_OUT if can_move(s, seat, field, 0) else SET_OUT_HIDDEN, seat, field)
            s.push(March(field))


TURN: Final = (Window, Flip, Window, Act, Window, Act)
