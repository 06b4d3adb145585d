"""God cards (I1.29, I7.2, I15.4, I20.30): their decks and layers, taking and delving."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Only, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import DELVE, GOD, REVEAL
from patolli.games.chichen_itza.data.cards import GOD_DIG
from patolli.games.chichen_itza.data.components import DECKS, PER_COLOUR
from patolli.games.chichen_itza.events import DELVED, DELVED_CARD, GOD_GAINED, GOD_SHOWN
from patolli.games.chichen_itza.rules.asking import Asking, SeatQuestion
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import NO_SEAT, ChichenState, entry_at, owns, with_entry, with_row


def colour_of(god: int) -> int:
    """Return the deck of a god (I1.5)."""
    return (god - 1) // PER_COLOUR


def deck_size(s: ChichenState, colour: int) -> int:
    """Count the cards left in a god deck, layers included."""
    size = s.gods_left[colour].count(1)
    for i in range(len(s.layer_colour)):
        if s.layer_colour[i] == colour:
            size += s.layer_size[i]
    return size


def oldest_layer(s: ChichenState, colour: int) -> int:
    """Return the layer of a deck that is drawn from next, or -1."""
    for i in range(len(s.layer_colour)):
        if s.layer_colour[i] == colour:
            return i
    return -1


def next_gods(s: ChichenState, colour: int) -> list[int]:
    """Return the possible next cards of a deck: never shown ones, or else those of its oldest layer (I1.29)."""
    first = colour * PER_COLOUR + 1
    left = s.gods_left[colour]
    if 1 in left:
        return [first + i for i in range(PER_COLOUR) if left[i]]
    layer = oldest_layer(s, colour)
    return sorted(s.layer[layer]) if layer >= 0 else []


def draw_god(s: ChichenState, god: int) -> None:
    """Take a card out of its deck."""
    colour = colour_of(god)
    at = god - colour * PER_COLOUR - 1
    if s.gods_left[colour][at]:
        s.gods_left = with_row(s.gods_left, colour, with_entry(s.gods_left[colour], at, 0))
        return
    layer = oldest_layer(s, colour)
    s.layer = with_row(s.layer, layer, [card for card in s.layer[layer] if card != god])
    s.layer_size = with_entry(s.layer_size, layer, s.layer_size[layer] - 1)
    if s.layer_size[layer] == 0:
        s.layer_colour = without(s.layer_colour, layer)
        s.layer_maker = without(s.layer_maker, layer)
        s.layer_size = without(s.layer_size, layer)
        s.layer = s.layer[:layer] + s.layer[layer + 1 :]


def without(column: list[int], at: int) -> list[int]:
    """Return a list without one of its entries."""
    return column[:at] + column[at + 1 :]


def gods_offered(s: ChichenState, seat: Seat) -> list[Action]:
    """Return the choices of a seat that takes a god: face-up gods (I7.2), with g30 also decks (I20.30)."""
    found = [GOD + god - 1 for god in s.open_gods if god]
    if owns(s, seat, GOD_DIG):
        found += [DELVE + colour for colour in range(len(DECKS)) if deck_size(s, colour)]
    return found


def is_god_offered(s: ChichenState, seat: Seat) -> bool:
    """Return True if a seat can take a god."""
    for god in s.open_gods:
        if god:
            return True
    return len(gods_offered(s, seat)) > 0


def gain_god(s: ChichenState, seat: Seat, god: int) -> None:
    """Give a seat a god, face up and in force from now on (I7.3)."""
    s.god_owner = with_entry(s.god_owner, god, seat)
    if s.owned:
        s.owned = with_row(s.owned, seat, sorted([*s.owned[seat], god]))
    s.emit(GOD_GAINED, seat, s.box.gods[god])


class Reveal(Question):
    """The draw of the next god of a deck: face up (I3.10, I16.20), or for a seat (I15.4)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"colour": ALL, "seat": ALL}
    VERBS = ("reveal",)
    RULE = "I1.29"

    def __init__(self, colour: int = 0, seat: Seat = NO_SEAT) -> None:
        self.colour = colour
        self.seat = seat

    def ready(self, s: ChichenState) -> bool:
        if deck_size(s, self.colour):
            return True
        s.pop()
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [REVEAL + god - 1 for god in next_gods(s, self.colour)]

    def places(self, s: ChichenState) -> int:
        return s.gods_left[self.colour].count(1) or s.layer_size[oldest_layer(s, self.colour)]

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        first, left = REVEAL + self.colour * PER_COLOUR, s.gods_left[self.colour]
        return first + entry_at(left, at) if 1 in left else REVEAL + next_gods(s, self.colour)[at] - 1

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        god = action - REVEAL + 1
        draw_god(s, god)
        s.pop()
        if self.seat == NO_SEAT:
            s.open_gods = with_entry(s.open_gods, self.colour, god)
            s.emit(GOD_SHOWN, s.box.gods[god])
        else:
            gain_god(s, self.seat, god)


class TakeGod(SeatQuestion):
    """The choice of a face-up god (I7.2); with g30 a deck may be named instead (I20.30)."""

    VERBS = ("god", "delve", "idol")

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return gods_offered(s, seat)

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if action in self.answers(s, seat):
            return None
        return "I7.2" if action < DELVE else "I20.30"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        if action >= DELVE:
            s.emit(DELVED, seat, DECKS[action - DELVE])
            s.push(Delve(seat, action - DELVE))
            return
        god = action - GOD + 1
        s.open_gods = with_entry(s.open_gods, colour_of(god), 0)
        gain_god(s, seat, god)


def delver(s: ChichenState, holder: "Delve", i: int) -> tuple[Seat]:
    """Return the seat that sees the cards of a delve (I26.8)."""
    return (holder.seat,)


class Delve(Asking):
    """The draw of hidden cards of a deck (three in the box): the seat keeps one, or the face-up card (I20.30)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "colour": ALL, "drawn": ALL, "cards": Only(delver)}
    VERBS = ("reveal", "god", "idol")

    def __init__(self, seat: Seat = 0, colour: int = 0) -> None:
        self.seat = seat
        self.colour = colour
        self.drawn = 0
        self.cards: list[int] = []

    def drawing(self, s: ChichenState) -> bool:
        """Return True if a card is still to be drawn."""
        return self.drawn < s.box.god_numbers[GOD_DIG]["cards"] and deck_size(s, self.colour) > 0

    def asked(self, s: ChichenState) -> Seat:
        return CHANCE if self.drawing(s) else self.seat

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        if self.drawing(s):
            return [REVEAL + god - 1 for god in next_gods(s, self.colour)]
        face_up = s.open_gods[self.colour]
        return [GOD + god - 1 for god in sorted(self.cards + ([face_up] if face_up else []))]

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if self.drawing(s) != (action >= REVEAL):
            return "I25.1"
        if action in self.answers(s, seat):
            return None
        return "I1.29" if seat == CHANCE else "I20.30"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            god = action - REVEAL + 1
            draw_god(s, god)
            self.cards.append(god)
            self.drawn += 1
            s.emit(DELVED_CARD, self.seat, s.box.gods[god])
            return
        god = action - GOD + 1
        s.pop()
        if god in self.cards:
            self.cards.remove(god)
        else:
            s.open_gods = with_entry(s.open_gods, self.colour, 0)
        if self.cards:
            s.layer_colour = [*s.layer_colour, self.colour]
            s.layer_maker = [*s.layer_maker, self.seat]
            s.layer_size = [*s.layer_size, len(self.cards)]
            s.layer = [*s.layer, sorted(self.cards)]
        gain_god(s, seat, god)
