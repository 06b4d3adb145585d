"""Bribery: a bribe card is auctioned (C15)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import BID, PASS, PAY, PLAY
from patolli.games.cortez.data.components import SUPPLIES, SUPPLY_KINDS
from patolli.games.cortez.events import AUCTION, BADE, BOUGHT, FREE_BRIBE, NO_AUCTION, PAID, PASSED_BID
from patolli.games.cortez.rules.bribe_cards import AnyTime, Window, filled_city, is_play, play
from patolli.games.cortez.rules.card_draws import DrawBribe
from patolli.games.cortez.rules.market import open_market
from patolli.games.cortez.state import GOLD, NO_SEAT, CortezState, clockwise, discard, has_cards

BEFORE: Final = 0
WINDOW: Final = 1
BIDDING: Final = 2


def purse(s: CortezState, seat: Seat, dearest: int = GOLD) -> int:
    """Return the bribe value of a seat's supplies of the kinds up to `dearest`."""
    value = 0
    for kind in range(dearest + 1):
        value += s.decks.values[kind] * s.supply[seat][kind]
    return value


class Auction(AnyTime):
    """C15.1 to C15.6: rising bids clockwise, until all others have passed in a row."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL, "turn": ALL, "bidder": ALL, "bid": ALL, "passes": ALL}
    VERBS = ("pass", "bid", "play")
    RULE = "C15.4"

    def __init__(self) -> None:
        self.step = BEFORE
        self.turn = NO_SEAT
        self.bidder = NO_SEAT
        self.bid = 0
        self.passes = 0  # since the last bid

    def advance(self, s: CortezState) -> bool:
        if self.step == BEFORE:
            self.step = WINDOW
            s.push(Window())
            if has_cards(s.pile):
                open_market(s)
            return False
        if self.step == WINDOW:
            return self.begin(s)
        if filled_city(s):
            return False
        if self.passes >= self.rivals(s):
            self.close(s)
            return False
        self.turn = self.next_bidder(s)
        return True

    def begin(self, s: CortezState) -> bool:
        """Begin the bidding, or end at once if no bribe card is left."""
        if not has_cards(s.pile):
            s.emit(NO_AUCTION)
            s.pop()
            return False
        self.step = BIDDING
        self.turn = clockwise(s, s.active)
        if self.rivals(s):
            self.turn = self.next_bidder(s)
            s.emit(AUCTION, self.turn)
        return False

    def next_bidder(self, s: CortezState) -> Seat:
        """Return the seat at `turn`, or the first one clockwise from it, that takes part (C15.3)."""
        seat = self.turn
        while not has_cards(s.supply[seat]):
            seat = clockwise(s, seat)
        return seat

    def rivals(self, s: CortezState) -> int:
        """Return the number of seats that take part, other than the highest bidder."""
        count = 0
        for seat in range(s.players):
            if seat != self.bidder and has_cards(s.supply[seat]):
                count += 1
        return count

    def close(self, s: CortezState) -> None:
        """Let the highest bidder pay, or give the card to the active seat for nothing (C15.9)."""
        s.pop()
        if self.bidder == NO_SEAT:
            s.emit(FREE_BRIBE, s.active)
            s.push(DrawBribe(s.active))
        else:
            s.emit(BOUGHT, self.bidder, self.bid)
            s.push(DrawBribe(self.bidder))
            s.push(Pay(self.bidder, self.bid))

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (self.turn,)

    def bids(self, s: CortezState, seat: Seat) -> range:
        """Return the bids that a seat may make: above the last one, at most its purse (C15.4)."""
        return range(self.bid + 1, purse(s, seat) + 1)

    def own_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        bids = self.bids(s, seat)
        return [PASS, *range(BID - 1 + bids.start, BID - 1 + bids.stop)]  # BID is a bid of 1

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return None if action == PASS or action - BID + 1 in self.bids(s, seat) else "C15.4"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if is_play(action):
            play(s, seat, action - PLAY)
            return
        if action == PASS:
            self.passes += 1
            s.emit(PASSED_BID, seat)
        else:
            self.bidder = seat
            self.bid = action - BID + 1
            self.passes = 0
            s.emit(BADE, seat, self.bid)
        self.turn = clockwise(s, seat)


class Pay(Frame[CortezState]):
    """C15.7, C15.8: card by card in any order; no card more than needed, and no change is given."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "due": ALL, "last": ALL, "paid": ALL, "latest": DERIVED}
    SINCE: ClassVar[dict[str, str]] = {"paid": "any_order"}
    VERBS = ("pay",)

    def __init__(self, seat: Seat = 0, due: int = 0) -> None:
        self.seat = seat
        self.due = due
        self.last = GOLD  # the card that was paid last, in a game without C27.1; else always GOLD
        self.paid = [0] * SUPPLY_KINDS
        self.latest = GOLD  # the card that was paid last in every game; bots pay in falling order

    def advance(self, s: CortezState) -> bool:
        if self.due > 0:
            return True
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (self.seat,)

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        kind = action - PAY
        if s.supply[seat][kind] == 0:
            return "C15.7"
        if kind > self.last:
            return "C27.1"
        if not s.game.holds["any_order"]:
            return None if purse(s, seat, kind) >= self.due else "C15.8"
        return None if self.can_follow(s, s.supply[seat], kind) else "C15.8"

    def can_follow(self, s: CortezState, hand: list[int], kind: int) -> bool:
        """Say whether this card and others of the hand can end the payment so that none was paid in vain (C15.8)."""
        paid, left = self.paid.copy(), hand.copy()
        paid[kind] += 1
        left[kind] -= 1
        return can_complete(s.decks.values, paid, left, self.due - s.decks.values[kind])

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        kind = action - PAY
        self.latest = kind
        self.paid[kind] += 1
        if not s.game.holds["any_order"]:
            self.last = kind
        discard(s, seat, kind)
        self.due -= s.decks.values[kind]
        s.emit(PAID, seat, SUPPLIES[kind])


def can_complete(values: list[int], paid: list[int], hand: list[int], due: int) -> bool:
    """Say whether cards of a hand can end a payment of which so much is due, with no card in vain.

    None is in vain if even without the cheapest card the payment would not do.
    """
    dearest = first_kind(paid)
    for cheapest in range(dearest + 1):  # of all the cards that are paid in the end
        left, need = hand.copy(), due
        if cheapest < dearest:
            if hand[cheapest] == 0:
                continue
            left[cheapest] -= 1
            need -= values[cheapest]
        least, most = max(need, 0), need + values[cheapest] - 1
        if least <= most and sums(values, left, cheapest) >> least & ((1 << (most - least + 1)) - 1):
            return True
    return False


def first_kind(cards: list[int]) -> int:
    """Return the cheapest kind of a bag that is not empty."""
    kind = 0
    while cards[kind] == 0:
        kind += 1
    return kind


def sums(values: list[int], cards: list[int], cheapest: int) -> int:
    """Return the sums that cards of the kinds from `cheapest` on can make, as the bits of a number."""
    found = 1
    for kind in range(cheapest, len(cards)):
        for _card in range(cards[kind]):
            found |= found << values[kind]
    return found
