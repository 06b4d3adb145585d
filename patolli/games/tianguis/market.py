"""The market: state, actions, events and the sequence of play (T1 to T5). Which rule refuses what is in `why`."""

from typing import ClassVar, Final

from patolli.core.actions import Action, Actions
from patolli.core.audience import ALL, COUNT, OWNER, Audience, Seat
from patolli.core.events import Events
from patolli.core.state import CHANCE, Frame, State

BEANS: Final = 12
HAND: Final = 2
MOST_ADDED: Final = 3
PIPS: Final = 6
COYOTE: Final = 0
KINDS: Final = ("coyote", "maize", "jade")

A: Final = Actions()
ADD: Final = A.block("add")
OPEN: Final = A.block("open")
PASS: Final = A.block("pass")
THIEF: Final = A.block("coyote")
BID: Final = A.block("bid", [str(n) for n in range(1, 4 * BEANS + 1)])
DEAL: Final = A.block("deal", KINDS)
DRAW: Final = A.block("draw", KINDS)
ROLL: Final = A.block("roll", [str(n) for n in range(1, PIPS + 1)])

E: Final = Events()
DEALT: Final = E.kind("dealt", seat=ALL, card="seat")
ROLLED: Final = E.kind("rolled", round=ALL, pips=ALL)
DREW: Final = E.kind("drew", seat=ALL, card="seat")
ADDED: Final = E.kind("added", seat=ALL)
OPENED: Final = E.kind("opened", seat=ALL, pot=ALL)
BADE: Final = E.kind("bade", seat=ALL, beans=ALL)
PASSED: Final = E.kind("passed", seat=ALL)
STOLE: Final = E.kind("stole", seat=ALL, bidder=ALL, pips=ALL, reveals=True)
PAID: Final = E.kind("paid", seat=ALL, beans=ALL, pips=ALL)
UNSOLD: Final = E.kind("unsold", seat=ALL)
ENDED: Final = E.kind("ended")


class Market(State):
    """All that lies on the table. Bags are lists of numbers by kind of card."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "rounds": ALL,
        "coyotes": ALL,
        "round": ALL,
        "pips": ALL,
        "pot": ALL,
        "beans": ALL,
        "points": ALL,
        "hands": OWNER | COUNT,
        "deck": COUNT,
        "played": ALL,
    }

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.coyotes = True
        self.round = 0
        self.pips = 0
        self.pot = 0
        self.beans: list[int] = []
        self.points: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.played: list[int] = []

    def opener(self) -> Seat:
        """The seat that opens this round (T2.1)."""
        return (self.round - 1) % self.players

    def gain(self, seat: Seat) -> None:
        """Get the stall and the beans on it (T4.3, T5.1)."""
        self.points[seat] += self.pips
        self.beans[seat] += self.pot
        self.pot = 0


class FromDeck(Frame[Market]):
    """Chance draws a card from the deck for a seat; its kind is for that seat alone."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    verb: ClassVar[int] = DRAW
    event: ClassVar[int] = DREW

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def seats(self, s: Market) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Market, seat: Seat) -> list[Action]:
        return [self.verb + kind for kind, copies in enumerate(s.deck) if copies]

    def weights(self, s: Market) -> list[int]:
        return [copies for copies in s.deck if copies]

    def apply(self, s: Market, seat: Seat, action: Action) -> None:
        kind = action - self.verb
        s.deck[kind] -= 1
        s.hands[self.seat][kind] += 1
        s.tell(self.event, self.seat, KINDS[kind])
        s.pop()


class Deal(FromDeck):
    """T1.3: a card that a seat starts with."""

    verb = DEAL
    event = DEALT


class Day(Frame[Market]):
    """The sequence of play: rounds of the steps in ROUND (T2.5), then the end."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL}

    def __init__(self) -> None:
        self.step = 0

    def advance(self, s: Market) -> bool:
        if self.step == 0:
            if s.round == s.rounds:
                s.tell(ENDED)
                s.pop()
                return False
            s.round += 1
        frame = ROUND[self.step]
        self.step = (self.step + 1) % len(ROUND)
        if frame is not Draw or any(s.deck):  # T2.3
            s.push(frame(s.opener()))
        return False


class Roll(Frame[Market]):
    """T2.2: the die."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"opener": ALL}

    def __init__(self, opener: Seat = 0) -> None:
        self.opener = opener

    def seats(self, s: Market) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Market, seat: Seat) -> list[Action]:
        return list(range(ROLL, ROLL + PIPS))

    def apply(self, s: Market, seat: Seat, action: Action) -> None:
        s.pips = action - ROLL + 1
        s.tell(ROLLED, s.round, s.pips)
        s.pop()


class Draw(FromDeck):
    """T2.3: the opener draws a card."""


class Sweeten(Frame[Market]):
    """T2.4: the opener lays beans on the stall, one by one."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"opener": ALL}

    def __init__(self, opener: Seat = 0) -> None:
        self.opener = opener

    def seats(self, s: Market) -> tuple[Seat, ...]:
        return (self.opener,)

    def legal(self, s: Market, seat: Seat) -> list[Action]:
        return [ADD, OPEN] if s.pot < MOST_ADDED and s.beans[seat] else [OPEN]

    def apply(self, s: Market, seat: Seat, action: Action) -> None:
        if action == ADD:
            s.beans[seat] -= 1
            s.pot += 1
            s.tell(ADDED, seat)
        else:
            s.tell(OPENED, seat, s.pot)
            s.pop()


class Auction(Frame[Market]):
    """T3: rising bids in turn until all but the highest bidder have passed."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"turn": ALL, "bidder": ALL, "bid": ALL, "passed": ALL}

    def __init__(self, opener: Seat = 0) -> None:
        self.turn = opener
        self.bidder = -1
        self.bid = 0
        self.passed: list[int] = []

    def advance(self, s: Market) -> bool:
        if len(self.passed) == s.players:  # T3.5
            s.beans[s.opener()] += s.pot
            s.pot = 0
            s.tell(UNSOLD, s.opener())
            s.pop()
            return False
        if self.bidder >= 0 and len(self.passed) == s.players - 1:  # T3.4
            s.pop()
            s.push(Window(self.bidder, self.bid))
            return False
        while self.turn in self.passed or self.turn == self.bidder:  # T3.3
            self.turn = (self.turn + 1) % s.players
        return True

    def seats(self, s: Market) -> tuple[Seat, ...]:
        return (self.turn,)

    def legal(self, s: Market, seat: Seat) -> list[Action]:
        return [PASS, *range(BID + self.bid, BID + s.beans[seat])]  # BID is a bid of 1

    def apply(self, s: Market, seat: Seat, action: Action) -> None:
        if action == PASS:
            self.passed.append(seat)
            s.tell(PASSED, seat)
        else:
            self.bidder = seat
            self.bid = action - BID + 1
            s.tell(BADE, seat, self.bid)


class Window(Frame[Market]):
    """T4: every other seat that holds a card may send a coyote; then the bidder pays (T5.1)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"bidder": ALL, "bid": ALL, "asked": ALL}

    def __init__(self, bidder: Seat = 0, bid: int = 0) -> None:
        self.bidder = bidder
        self.bid = bid
        self.asked = 1  # steps clockwise from the bidder

    def advance(self, s: Market) -> bool:
        if not s.coyotes:  # T4.4
            self.asked = s.players
        while self.asked < s.players and not sum(s.hands[self.seats(s)[0]]):  # T4.1
            self.asked += 1
        if self.asked < s.players:
            return True
        s.beans[self.bidder] -= self.bid
        s.gain(self.bidder)
        s.tell(PAID, self.bidder, self.bid, s.pips)
        s.pop()
        return False

    def seats(self, s: Market) -> tuple[Seat, ...]:
        return ((self.bidder + self.asked) % s.players,)

    def legal(self, s: Market, seat: Seat) -> list[Action]:
        return [PASS, THIEF] if s.hands[seat][COYOTE] else [PASS]

    def apply(self, s: Market, seat: Seat, action: Action) -> None:
        if action == PASS:
            s.tell(PASSED, seat)
            self.asked += 1
            return
        s.hands[seat][COYOTE] -= 1
        s.played[COYOTE] += 1
        s.gain(seat)
        s.tell(STOLE, seat, self.bidder, s.pips)
        s.pop()


ROUND: Final[tuple[type[Roll] | type[Draw] | type[Sweeten] | type[Auction], ...]] = (
    Roll,
    Draw,
    Sweeten,
    Auction,
)
