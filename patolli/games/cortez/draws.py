"""Cards drawn from the decks (C1.11, C17): each card is one chance decision, weighted by the numbers left."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.cortez.actions import BRIBES, SUPPLIES
from patolli.games.cortez.events import DREW_BRIBE, DREW_SUPPLY, DREW_WAR, LEVIED, RESHUFFLED, VILLAGE
from patolli.games.cortez.state import FOOD, Cortez, Question, discard, nation_of, size_of

LEVIED_CARDS: Final = 4


def outcomes(base: Action, bag: list[int]) -> list[Action]:
    """The cards that can come, as actions of the block that begins at base."""
    return [base + card for card, left in enumerate(bag) if left]


def chances(bag: list[int]) -> list[int]:
    """Their weights."""
    return [left for left in bag if left]


def can_draw_supply(s: Cortez) -> bool:
    """Whether a supply card is left, in the deck or in the discard."""
    return size_of(s.deck) > 0 or size_of(s.discard) > 0


def refill(s: Cortez) -> None:
    """C17.1: a card is due; if the deck is empty, the discard becomes the deck."""
    if size_of(s.deck) == 0 and size_of(s.discard):
        s.tell(RESHUFFLED, size_of(s.discard))
        s.deck, s.discard = s.discard, s.deck


class DrawSupply(Question):
    """A seat draws supplies, as far as they reach (C17.2)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "left": ALL}
    ANSWERS = ("supply",)

    def __init__(self, seat: Seat = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def advance(self, s: Cortez) -> bool:
        if self.left and can_draw_supply(s):
            refill(s)
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return outcomes(s.verbs.supply, s.deck)

    def weights(self, s: Cortez) -> list[int]:
        return chances(s.deck)

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if s.deck[action - s.verbs.supply] else "C1.11"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.supply
        s.deck[kind] -= 1
        s.supply[self.seat][kind] += 1
        self.left -= 1
        s.tell(DREW_SUPPLY, self.seat, SUPPLIES[kind])


class DrawWar(Question):
    """A seat draws war cards of its nation, as far as they reach (C17.3)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "left": ALL}
    ANSWERS = ("war",)

    def __init__(self, seat: Seat = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def deck(self, s: Cortez) -> list[int]:
        """The deck of the seat's nation (C1.6)."""
        return s.war_deck[nation_of(s, self.seat)]

    def advance(self, s: Cortez) -> bool:
        if self.left and size_of(self.deck(s)):
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return outcomes(s.verbs.war, self.deck(s))

    def weights(self, s: Cortez) -> list[int]:
        return chances(self.deck(s))

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if self.deck(s)[action - s.verbs.war] else "C1.11"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        card = action - s.verbs.war
        self.deck(s)[card] -= 1
        s.war[self.seat][card] += 1
        self.left -= 1
        s.tell(DREW_WAR, self.seat, card + 1)


class DrawBribe(Question):
    """C15.10: a seat gets a bribe card that it alone sees."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("bribe",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return outcomes(s.verbs.bribe, s.pile)

    def weights(self, s: Cortez) -> list[int]:
        return chances(s.pile)

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if s.pile[action - s.verbs.bribe] else "C1.11"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.bribe
        s.pile[kind] -= 1
        s.bribes[self.seat][kind] += 1
        s.tell(DREW_BRIBE, self.seat, BRIBES[kind])
        s.pop()


def levy(s: Cortez, seat: Seat) -> None:
    """C7.3, C10.14: a food card buys four war cards."""
    discard(s, seat, FOOD)
    s.tell(LEVIED, seat)
    s.push(DrawWar(seat, LEVIED_CARDS))


def visit(s: Cortez, seat: Seat, field: int) -> None:
    """C9: a figure that came to a village by a move or a combat brings its supplies."""
    cards = s.board.supplies[field]
    if cards:
        s.tell(VILLAGE, seat, field, cards)
        s.push(DrawSupply(seat, cards))
