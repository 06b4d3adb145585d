"""The auction of a stall (T3), the coyotes (T4) and the payment (T5.1)."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.tianguis.actions import BID, PASS, THIEF
from patolli.games.tianguis.data.components import COYOTE
from patolli.games.tianguis.events import BADE, PAID, PASSED, STOLE, UNSOLD
from patolli.games.tianguis.state import TianguisState


class Auction(Frame[TianguisState]):
    """T3: rising bids in turn until all but the highest bidder have passed."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"turn": ALL, "bidder": ALL, "bid": ALL, "passed": ALL}
    VERBS = ("bid", "pass")

    def __init__(self, opener: Seat = 0) -> None:
        self.turn = opener
        self.bidder = -1
        self.bid = 0
        self.passed: list[int] = []

    def advance(self, s: TianguisState) -> bool:
        if len(self.passed) == s.players:  # T3.5
            s.beans[s.opener()] += s.pot
            s.pot = 0
            s.emit(UNSOLD, s.opener())
            s.pop()
            return False
        if self.bidder >= 0 and len(self.passed) == s.players - 1:  # T3.4
            s.pop()
            s.push(Window(self.bidder, self.bid))
            return False
        while self.turn in self.passed or self.turn == self.bidder:  # T3.3
            self.turn = (self.turn + 1) % s.players
        return True

    def to_act(self, s: TianguisState) -> tuple[Seat, ...]:
        return (self.turn,)

    def legal_actions(self, s: TianguisState, seat: Seat) -> list[Action]:
        return [PASS, *self.bid_actions(s, seat)]

    def refusal(self, s: TianguisState, seat: Seat, action: Action) -> str | None:
        return None if action == PASS or action in self.bid_actions(s, seat) else self.bid_rule(action - BID + 1)

    def unlisted_refusal(self, s: TianguisState, seat: Seat, text: str) -> str:
        return self.bid_rule(int(text.split()[1][:9]))

    def bid_actions(self, s: TianguisState, seat: Seat) -> range:
        """Return the bids that a seat may make, as actions; BID is a bid of 1."""
        return range(BID + self.bid, BID + s.beans[seat])

    def bid_rule(self, bid: int) -> str:
        """Return the rule that forbids a bid outside of `bid_actions`: too low, or more than the seat has."""
        return "T3.1" if bid <= self.bid else "T3.2"

    def apply(self, s: TianguisState, seat: Seat, action: Action) -> None:
        if action == PASS:
            self.passed.append(seat)
            s.emit(PASSED, seat)
        else:
            self.bidder = seat
            self.bid = action - BID + 1
            s.emit(BADE, seat, self.bid)


class Window(Frame[TianguisState]):
    """T4: every other seat that holds a card may send a coyote; then the bidder pays (T5.1)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"bidder": ALL, "bid": ALL, "asked": ALL}
    VERBS = ("coyote", "pass")

    def __init__(self, bidder: Seat = 0, bid: int = 0) -> None:
        self.bidder = bidder
        self.bid = bid
        self.asked = 1  # steps clockwise from the bidder

    def advance(self, s: TianguisState) -> bool:
        if not s.coyotes:  # T4.4
            self.asked = s.players
        while self.asked < s.players and not sum(s.hands[self.to_act(s)[0]]):  # T4.1
            self.asked += 1
        if self.asked < s.players:
            return True
        s.beans[self.bidder] -= self.bid
        s.gain(self.bidder)
        s.emit(PAID, self.bidder, self.bid, s.pips)
        s.pop()
        return False

    def to_act(self, s: TianguisState) -> tuple[Seat, ...]:
        return ((self.bidder + self.asked) % s.players,)

    def refusal(self, s: TianguisState, seat: Seat, action: Action) -> str | None:
        return "T4.2" if action == THIEF and not s.hands[seat][COYOTE] else None

    def apply(self, s: TianguisState, seat: Seat, action: Action) -> None:
        if action == PASS:
            s.emit(PASSED, seat)
            self.asked += 1
            return
        s.hands[seat][COYOTE] -= 1
        s.played[COYOTE] += 1
        s.gain(seat)
        s.emit(STOLE, seat, self.bidder, s.pips)
        s.pop()
