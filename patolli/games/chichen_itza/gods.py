"""God cards (I1.29, I7.2, I15.4, I20.30): their decks and layers, taking and delving."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Only, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import DELVE, GOD, REVEAL
from patolli.games.chichen_itza.events import DELVED, DELVED_CARD, GOD_GAINED, GOD_SHOWN
from patolli.games.chichen_itza.state import NO_SEAT, Chichen, Question, changed, changed_row, owns
from patolli.games.chichen_itza.tables import DECKS, PER_COLOUR


def colour_of(god: int) -> int:
    """I1.5."""
    return (god - 1) // PER_COLOUR


def deck_size(s: Chichen, colour: int) -> int:
    """Cards left in a god deck, layers included."""
    size = s.gods_left[colour].count(1)
    for i in range(len(s.layer_colour)):
        if s.layer_colour[i] == colour:
            size += s.layer_size[i]
    return size


def oldest_layer(s: Chichen, colour: int) -> int:
    """The layer of a deck that is drawn from next, or -1."""
    for i in range(len(s.layer_colour)):
        if s.layer_colour[i] == colour:
            return i
    return -1


def next_gods(s: Chichen, colour: int) -> list[int]:
    """I1.29: the cards that can come from a deck: never shown ones, or else those of its oldest layer."""
    first = colour * PER_COLOUR + 1
    left = s.gods_left[colour]
    found = [first + i for i in range(PER_COLOUR) if left[i]]
    if found:
        return found
    layer = oldest_layer(s, colour)
    return sorted(s.layer[layer]) if layer >= 0 else []


def draw_god(s: Chichen, god: int) -> None:
    """Take a card out of its deck."""
    colour = colour_of(god)
    at = god - colour * PER_COLOUR - 1
    if s.gods_left[colour][at]:
        s.gods_left = changed_row(s.gods_left, colour, changed(s.gods_left[colour], at, 0))
        return
    layer = oldest_layer(s, colour)
    s.layer = changed_row(s.layer, layer, [card for card in s.layer[layer] if card != god])
    s.layer_size = changed(s.layer_size, layer, s.layer_size[layer] - 1)
    if s.layer_size[layer] == 0:
        s.layer_colour = without(s.layer_colour, layer)
        s.layer_maker = without(s.layer_maker, layer)
        s.layer_size = without(s.layer_size, layer)
        s.layer = s.layer[:layer] + s.layer[layer + 1 :]


def without(column: list[int], at: int) -> list[int]:
    """A list without one of its entries."""
    return column[:at] + column[at + 1 :]


def gain_god(s: Chichen, seat: Seat, god: int) -> None:
    """I7.3: it lies open and works from now on."""
    s.god_owner = changed(s.god_owner, god, seat)
    s.tell(GOD_GAINED, seat, s.box.gods[god - 1])


class Reveal(Question):
    """The next card of a god deck, for all to see: face up (I3.10, I16.20), or for a seat (I15.4)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"colour": ALL, "seat": ALL}
    ANSWERS = ("reveal",)

    def __init__(self, colour: int = 0, seat: Seat = NO_SEAT) -> None:
        self.colour = colour
        self.seat = seat

    def ready(self, s: Chichen) -> bool:
        if deck_size(s, self.colour):
            return True
        s.pop()
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [REVEAL + god - 1 for god in next_gods(s, self.colour)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - REVEAL + 1 in next_gods(s, self.colour) else "I1.29"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        god = action - REVEAL + 1
        draw_god(s, god)
        s.pop()
        if self.seat == NO_SEAT:
            s.open_gods = changed(s.open_gods, self.colour, god)
            s.tell(GOD_SHOWN, s.box.gods[god - 1])
        else:
            gain_god(s, self.seat, god)


class TakeGod(Question):
    """I7.2: one of the face-up cards; with g30 a deck may be named instead (I20.30)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("god", "delve")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        found = [GOD + god - 1 for god in s.open_gods if god]
        if owns(s, seat, 30):
            found += [DELVE + colour for colour in range(len(DECKS)) if deck_size(s, colour)]
        return found

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action < DELVE:
            return None if action - GOD + 1 in s.open_gods else "I7.2"
        return None if owns(s, seat, 30) and deck_size(s, action - DELVE) else "I20.30"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.pop()
        if action >= DELVE:
            s.tell(DELVED, seat, DECKS[action - DELVE])
            s.push(Delve(seat, action - DELVE))
            return
        god = action - GOD + 1
        s.open_gods = changed(s.open_gods, colour_of(god), 0)
        gain_god(s, seat, god)


def delving(s: Chichen, holder: "Delve", i: int) -> tuple[Seat]:
    """I26.8."""
    return (holder.seat,)


class Delve(Question):
    """I20.30: three cards of a deck, unseen by others; one of them or the face-up card is kept."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "colour": ALL, "drawn": ALL, "cards": Only(delving)}
    ANSWERS = ("reveal", "god")

    def __init__(self, seat: Seat = 0, colour: int = 0) -> None:
        self.seat = seat
        self.colour = colour
        self.drawn = 0
        self.cards: list[int] = []

    def drawing(self, s: Chichen) -> bool:
        """Whether a card is still to be drawn."""
        return self.drawn < s.box.god_numbers[29]["cards"] and deck_size(s, self.colour) > 0

    def asked(self, s: Chichen) -> Seat:
        return CHANCE if self.drawing(s) else self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        if self.drawing(s):
            return [REVEAL + god - 1 for god in next_gods(s, self.colour)]
        face_up = s.open_gods[self.colour]
        return [GOD + god - 1 for god in sorted(self.cards + ([face_up] if face_up else []))]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if self.drawing(s) != (action >= REVEAL):
            return "I25.1"
        if action in self.legal(s, seat):
            return None
        return "I1.29" if seat == CHANCE else "I20.30"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            god = action - REVEAL + 1
            draw_god(s, god)
            self.cards.append(god)
            self.drawn += 1
            s.tell(DELVED_CARD, self.seat, s.box.gods[god - 1])
            return
        god = action - GOD + 1
        s.pop()
        if god in self.cards:
            self.cards.remove(god)
        else:
            s.open_gods = changed(s.open_gods, self.colour, 0)
        if self.cards:
            s.layer_colour = [*s.layer_colour, self.colour]
            s.layer_maker = [*s.layer_maker, self.seat]
            s.layer_size = [*s.layer_size, len(self.cards)]
            s.layer = [*s.layer, sorted(self.cards)]
        gain_god(s, seat, god)
