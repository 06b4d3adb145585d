"""Bribery: a bribe card is auctioned (C15)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import BID, PASS, PAY
from patolli.games.cortez.data.components import SUPPLIES
from patolli.games.cortez.events import AUCTION, BADE, BOUGHT, FREE_BRIBE, NO_AUCTION, PAID, PASSED_BID
from patolli.games.cortez.rules.bribe_cards import Window
from patolli.games.cortez.rules.card_draws import DrawBribe
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


class Auction(Frame[CortezState]):
    """C15.1 to C15.6: rising bids clockwise, until all others have passed in a row."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL, "turn": ALL, "bidder": ALL, "bid": ALL, "passes": ALL}
    VERBS = ("pass", "bid")
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
            return False
        if self.step == WINDOW:
            return self.begin(s)
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

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        bids = self.bids(s, seat)
        return [PASS, *range(BID - 1 + bids.start, BID - 1 + bids.stop)]  # BID is a bid of 1

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
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
    """C15.7, C15.8: card by card in falling or equal value; no card more than needed, and no change is given."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "due": ALL, "last": ALL}
    VERBS = ("pay",)

    def __init__(self, seat: Seat = 0, due: int = 0) -> None:
        self.seat = seat
        self.due = due
        self.last = GOLD

    def advance(self, s: CortezState) -> bool:
        if self.due > 0:
            return True
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (self.seat,)

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        kind = action - PAY
        if kind > self.last or s.supply[seat][kind] == 0:
            return "C15.7"
        return None if purse(s, seat, kind) >= self.due else "C15.8"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        self.last = action - PAY
        discard(s, seat, self.last)
        self.due -= s.decks.values[self.last]
        s.emit(PAID, seat, SUPPLIES[self.last])
