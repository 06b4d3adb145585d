"""Why a text is refused: one predicate per rule, asked in the order of T6.2."""

from patolli.core.audience import Seat
from patolli.games.tianguis.market import ADD, BID, COYOTE, MOST_ADDED, THIEF, A, Auction, FromDeck, Market

ANSWERS = {
    "Deal": ("deal",),
    "Draw": ("draw",),
    "Roll": ("roll",),
    "Sweeten": ("add", "open"),
    "Auction": ("bid", "pass"),
    "Window": ("coyote", "pass"),
}


def refusal(s: Market, seat: Seat, text: str) -> str | None:
    """The first broken rule, or None."""
    never = impossible_bid(text)
    action = A.parse(text) if never < 0 else BID
    if not s.stack:
        return "T5.4"
    frame = s.stack[-1]
    if seat not in frame.seats(s) or A.verb(action) not in ANSWERS[type(frame).__name__]:
        return "T6.1"
    if isinstance(frame, FromDeck) and not s.deck[action - frame.verb]:
        return "T1.2"
    if action == ADD and (s.pot == MOST_ADDED or not s.beans[seat]):
        return "T2.4"
    if isinstance(frame, Auction) and action >= BID:
        return bid_refusal(s, frame, seat, action - BID + 1 if never < 0 else never)
    if action == THIEF and not s.hands[seat][COYOTE]:
        return "T4.2"
    return None


def impossible_bid(text: str) -> int:
    """The number of a bid that the table leaves out because nobody can ever make it, or -1."""
    verb, _, number = text.partition(" ")
    left_out = verb == "bid" and number.isascii() and number.isdigit() and A.find(text) < 0
    return int(number[:9]) if left_out else -1


def bid_refusal(s: Market, frame: Auction, seat: Seat, bid: int) -> str | None:
    """T3.1 and T3.2."""
    if bid <= frame.bid:
        return "T3.1"
    return "T3.2" if bid > s.beans[seat] else None
