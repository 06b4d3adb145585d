"""Cards drawn from the decks (C1.11, C17): each card is one chance decision, weighted by the numbers left."""

from abc import abstractmethod
from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.cortez.data.components import BRIBES, SUPPLIES
from patolli.games.cortez.events import DREW_BRIBE, DREW_SUPPLY, DREW_WAR, LEVIED, RESHUFFLED, VILLAGE
from patolli.games.cortez.state import FOOD, CortezState, bag_size, discard, has_cards, nation_of

LEVIED_CARDS: Final = 4


def outcomes(base: Action, bag: list[int]) -> list[Action]:
    """Return the cards that can come, as actions of the block that begins at base."""
    return [base + card for card, left in enumerate(bag) if left]


def chances(bag: list[int]) -> list[int]:
    """Return the weights of the cards that can come."""
    return [left for left in bag if left]


def can_draw_supply(s: CortezState) -> bool:
    """Say whether a supply card is left, in the deck or in the discard."""
    return has_cards(s.deck) or has_cards(s.discard)


def refill(s: CortezState) -> None:
    """Make the discard the deck if a card is due and the deck is empty (C17.1)."""
    if not has_cards(s.deck) and has_cards(s.discard):
        s.emit(RESHUFFLED, bag_size(s.discard))
        s.deck, s.discard = s.discard, s.deck


class FromDeck(Frame[CortezState]):
    """Chance draws a card; each kind is as likely as its copies are many (C1.11)."""

    RULE = "C1.11"

    @abstractmethod
    def bag(self, s: CortezState) -> list[int]:
        """Return the bag that the card comes from."""

    @abstractmethod
    def base(self, s: CortezState) -> Action:
        """Return the first action of the block that names the card."""

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return outcomes(self.base(s), self.bag(s))

    def chance_weights(self, s: CortezState) -> list[int]:
        return chances(self.bag(s))

    def places(self, s: CortezState) -> int:
        return bag_size(self.bag(s))

    def outcome_at(self, s: CortezState, at: int) -> Action:
        bag, card = self.bag(s), 0
        while at >= bag[card]:
            at -= bag[card]
            card += 1
        return self.base(s) + card


class DrawSupply(FromDeck):
    """A seat draws supplies, as far as they reach (C17.2)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "left": ALL}
    VERBS = ("supply",)

    def __init__(self, seat: Seat = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def advance(self, s: CortezState) -> bool:
        if self.left and can_draw_supply(s):
            refill(s)
            return True
        s.pop()
        return False

    def bag(self, s: CortezState) -> list[int]:
        return s.deck

    def base(self, s: CortezState) -> Action:
        return s.verbs.supply

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.supply
        s.deck[kind] -= 1
        s.supply[self.seat][kind] += 1
        self.left -= 1
        s.emit(DREW_SUPPLY, self.seat, SUPPLIES[kind])


class DrawWar(FromDeck):
    """A seat draws war cards of its nation, as far as they reach (C17.3)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "left": ALL}
    VERBS = ("war",)

    def __init__(self, seat: Seat = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def bag(self, s: CortezState) -> list[int]:
        return s.war_deck[nation_of(s, self.seat)]  # C1.6

    def base(self, s: CortezState) -> Action:
        return s.verbs.war

    def advance(self, s: CortezState) -> bool:
        if self.left and has_cards(self.bag(s)):
            return True
        s.pop()
        return False

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        card = action - s.verbs.war
        self.bag(s)[card] -= 1
        s.war[self.seat][card] += 1
        self.left -= 1
        s.emit(DREW_WAR, self.seat, card + 1)


class DrawBribe(FromDeck):
    """C15.10: a seat gets a bribe card that it alone sees."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    VERBS = ("bribe",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def bag(self, s: CortezState) -> list[int]:
        return s.pile

    def base(self, s: CortezState) -> Action:
        return s.verbs.bribe

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.bribe
        s.pile[kind] -= 1
        s.bribes[self.seat][kind] += 1
        s.emit(DREW_BRIBE, self.seat, BRIBES[kind])
        s.pop()


def may_levy_in_combat(s: CortezState, defender: Seat) -> bool:
    """Say whether a defender is asked for a levy, by public numbers only: it may have no food (C10.14, C10.15)."""
    return has_cards(s.supply[defender]) and has_cards(s.war_deck[nation_of(s, defender)])


def levy(s: CortezState, seat: Seat) -> None:
    """Buy four war cards with a food card (C7.3, C10.14)."""
    discard(s, seat, FOOD)
    s.emit(LEVIED, seat)
    s.push(DrawWar(seat, LEVIED_CARDS))


def collect_supplies(s: CortezState, seat: Seat, field: int) -> None:
    """Draw the supplies of a village that a figure came to by a move or a combat (C9)."""
    cards = s.board.supplies[field]
    if cards:
        s.emit(VILLAGE, seat, field, cards)
        s.push(DrawSupply(seat, cards))
