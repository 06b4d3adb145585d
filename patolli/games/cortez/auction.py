"""Bribery: a bribe card is auctioned (C15)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.cortez.actions import BID, PASS, PAY, SUPPLIES
from patolli.games.cortez.bribes import Window
from patolli.games.cortez.decks import BRIBE_VALUE
from patolli.games.cortez.draws import DrawBribe
from patolli.games.cortez.events import AUCTION, BADE, BOUGHT, FREE_BRIBE, NO_AUCTION, PAID, PASSED_BID
from patolli.games.cortez.state import GOLD, NO_SEAT, Cortez, Question, clockwise, discard, size_of

BEFORE: Final = 0
WINDOW: Final = 1
BIDDING: Final = 2


def purse(s: Cortez, seat: Seat, dearest: int = GOLD) -> int:
    """The bribe value of a seat's supplies up to a kind."""
    value = 0
    for kind in range(dearest + 1):
        value += BRIBE_VALUE[kind] * s.supply[seat][kind]
    return value


class Auction(Question):
    """C15.1 to C15.6: rising bids clockwise, until all others have passed in a row."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL, "turn": ALL, "bidder": ALL, "bid": ALL, "passes": ALL}
    ANSWERS = ("pass", "bid")

    def __init__(self) -> None:
        self.step = BEFORE
        self.turn = NO_SEAT
        self.bidder = NO_SEAT
        self.bid = 0
        self.passes = 0  # since the last bid

    def advance(self, s: Cortez) -> bool:
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

    def begin(self, s: Cortez) -> bool:
        """The bidding begins, unless no bribe card is left."""
        if size_of(s.pile) == 0:
            s.tell(NO_AUCTION)
            s.pop()
            return False
        self.step = BIDDING
        self.turn = clockwise(s, s.active)
        if self.rivals(s):
            self.turn = self.next_bidder(s)
            s.tell(AUCTION, self.turn)
        return False

    def next_bidder(self, s: Cortez) -> Seat:
        """The next seat clockwise that takes part (C15.3)."""
        seat = self.turn
        while size_of(s.supply[seat]) == 0:
            seat = clockwise(s, seat)
        return seat

    def rivals(self, s: Cortez) -> int:
        """How many seats take part, the highest bidder apart."""
        count = 0
        for seat in range(s.players):
            if seat != self.bidder and size_of(s.supply[seat]):
                count += 1
        return count

    def close(self, s: Cortez) -> None:
        """The highest bidder pays, or the active seat gets the card for nothing (C15.9)."""
        s.pop()
        if self.bidder == NO_SEAT:
            s.tell(FREE_BRIBE, s.active)
            s.push(DrawBribe(s.active))
        else:
            s.tell(BOUGHT, self.bidder, self.bid)
            s.push(DrawBribe(self.bidder))
            s.push(Pay(self.bidder, self.bid))

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (self.turn,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PASS, *range(BID + self.bid, BID + purse(s, seat))]  # BID is a bid of 1

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if action == PASS or self.bid <= action - BID < purse(s, seat) else "C15.4"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        if action == PASS:
            self.passes += 1
            s.tell(PASSED_BID, seat)
        else:
            self.bidder = seat
            self.bid = action - BID + 1
            self.passes = 0
            s.tell(BADE, seat, self.bid)
        self.turn = clockwise(s, seat)


class Pay(Question):
    """C15.7, C15.8: card by card in falling or equal value; no card is paid in vain, no change is given."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "due": ALL, "last": ALL}
    ANSWERS = ("pay",)

    def __init__(self, seat: Seat = 0, due: int = 0) -> None:
        self.seat = seat
        self.due = due
        self.last = GOLD

    def advance(self, s: Cortez) -> bool:
        if self.due > 0:
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PAY + kind for kind in range(self.last + 1) if self.refusal(s, seat, PAY + kind) is None]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        kind = action - PAY
        if kind > self.last or s.supply[seat][kind] == 0:
            return "C15.7"
        return None if purse(s, seat, kind) >= self.due else "C15.8"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        self.last = action - PAY
        discard(s, seat, self.last)
        self.due -= BRIBE_VALUE[self.last]
        s.tell(PAID, seat, SUPPLIES[self.last])
