"""Deals (C14): trades, parleys, hires and aids, as chains of small decisions: build, send, answer, counter once."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Only, Seat
from patolli.games.cortez.actions import ACCEPT, COUNTER, DECLINE, GIVE, PROPOSE, SEND, SUPPLIES, WANT
from patolli.games.cortez.events import (
    ACCEPTED,
    COUNTERED,
    DECLINED,
    GAVE,
    LENT,
    OPENED,
    SENT,
    SHOWED,
    WANTED,
)
from patolli.games.cortez.fight import ATTACKER, DEFENDER, fight
from patolli.games.cortez.state import Cortez, Question, size_of, spend

TRADE: Final = 0
PARLEY_DEAL: Final = 1
HIRE_DEAL: Final = 2
AID_DEAL: Final = 3
DEALS: Final = ("trade", "parley", "hire", "aid")
MOST_CARDS: Final = 5  # C14.6
KINDS: Final = 4


def parties(s: Cortez, holder: "Trade", i: int) -> tuple[Seat, Seat]:
    """The two seats of a deal."""
    return holder.opener, holder.partner


class Trade(Question):
    """A deal of any kind. The maker builds what it gives and wants; the other side answers."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "kind": ALL,
        "opener": ALL,
        "partner": ALL,
        "countered": ALL,
        "sent": ALL,
        "give": ALL,
        "want": ALL,
        "value": Only(parties),
    }
    ANSWERS = ("give", "want", "send", "accept", "decline", "counter")

    def __init__(self, kind: int = 0, opener: Seat = 0, partner: Seat = 0, value: int = 0) -> None:
        self.kind = kind
        self.opener = opener
        self.partner = partner
        self.countered = False
        self.sent = False
        self.give = [0] * KINDS  # what the maker gives
        self.want = [0] * KINDS
        self.value = value  # of the war card that is for hire

    def maker(self) -> Seat:
        """Who builds; after a counter the roles have changed (C14.12)."""
        return self.partner if self.countered else self.opener

    def addressee(self) -> Seat:
        """Who answers."""
        return self.opener if self.countered else self.partner

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (self.addressee() if self.sent else self.maker(),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        if self.sent:
            answers = [ACCEPT, DECLINE, COUNTER]
        else:
            answers = [SEND, *range(GIVE, GIVE + KINDS), *range(WANT, WANT + KINDS)]
        return [answer for answer in answers if self.refusal(s, seat, answer) is None]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        if self.sent != (ACCEPT <= action <= COUNTER):
            return "C22.6"
        if self.sent:
            return self.reply_refusal(s, seat, action)
        if action == SEND:
            return self.send_refusal()
        return self.give_refusal(s, seat, action - GIVE) if action < WANT else self.want_refusal(s, action - WANT)

    def give_refusal(self, s: Cortez, seat: Seat, kind: int) -> str | None:
        """C14.5 to C14.7, C14.10, C14.18."""
        if size_of(self.want) or size_of(self.give[kind + 1 :]):
            return "C14.5"
        if size_of(self.give) == MOST_CARDS:
            return "C14.6"
        if self.give[kind] == s.supply[seat][kind]:
            return "C14.7"
        if self.kind == PARLEY_DEAL and self.countered:
            return "C14.10"
        return None if s.limit else "C14.18"

    def want_refusal(self, s: Cortez, kind: int) -> str | None:
        """C14.5, C14.6, C14.8, C14.10, C14.18."""
        if size_of(self.want[kind + 1 :]):
            return "C14.5"
        wanted = size_of(self.want)
        if wanted == MOST_CARDS:
            return "C14.6"
        if wanted == size_of(s.supply[self.addressee()]):
            return "C14.8"
        if self.kind == PARLEY_DEAL and not self.countered:
            return "C14.10"
        return None if s.limit else "C14.18"

    def send_refusal(self) -> str | None:
        """C14.9, C14.10."""
        if self.kind == HIRE_DEAL or size_of(self.give) or size_of(self.want):
            return None
        return "C14.10" if self.kind == PARLEY_DEAL else "C14.9"

    def reply_refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        """C14.11, C14.12, C14.18."""
        if action == ACCEPT:
            for kind in range(KINDS):
                if s.supply[seat][kind] < self.want[kind]:
                    return "C14.11"
        if action == COUNTER:
            if self.countered:
                return "C14.12"
            return None if s.limit else "C14.18"
        return None

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        partner = self.addressee() if seat == self.maker() else self.maker()
        if action == SEND:
            self.sent = True
            s.tell(SENT, DEALS[self.kind], seat, partner, words(self.give), words(self.want))
        elif action == COUNTER:
            self.countered = True
            self.sent = False
            self.give = [0] * KINDS
            self.want = [0] * KINDS
            s.tell(COUNTERED, DEALS[self.kind], seat, partner)
        elif action == DECLINE:
            s.tell(DECLINED, DEALS[self.kind], seat, partner)
            s.pop()
        elif action == ACCEPT:
            s.tell(ACCEPTED, DEALS[self.kind], seat, partner, words(self.give), words(self.want))
            s.pop()
            self.conclude(s)
        elif action >= WANT:
            self.want[action - WANT] += 1
            s.tell(WANTED, seat, SUPPLIES[action - WANT])
        else:
            kind = action - GIVE
            self.give[kind] += 1
            s.known[seat][kind] = max(s.known[seat][kind], self.give[kind])  # C23.4
            s.tell(GAVE, seat, SUPPLIES[kind])

    def conclude(self, s: Cortez) -> None:
        """C14.14: carried out at once."""
        hand_over(s, self.maker(), self.addressee(), self.give)
        hand_over(s, self.addressee(), self.maker(), self.want)
        combat = fight(s)
        if combat:
            combat.passes = 0  # C11.11
            if self.kind == PARLEY_DEAL:
                combat.surrendered = True  # C10.13
            elif self.kind == HIRE_DEAL:
                combat.lent[self.opener] = self.value
                combat.lent_to[self.opener] = ATTACKER if self.partner == s.active else DEFENDER
                lend(s, self.opener, self.partner, self.value)


def words(cards: list[int]) -> list[str]:
    """The cards of a bag one by one, as events tell them."""
    return [SUPPLIES[kind] for kind, count in enumerate(cards) for _card in range(count)]


def hand_over(s: Cortez, giver: Seat, receiver: Seat, cards: list[int]) -> None:
    """Supplies change hands; what is received is known (C23.4)."""
    for kind, count in enumerate(cards):
        for _card in range(count):
            spend(s, giver, kind)
            s.supply[receiver][kind] += 1
            s.known[receiver][kind] += 1


def lend(s: Cortez, lender: Seat, combatant: Seat, value: int) -> None:
    """C12.5: the war card is laid; who else was shown some of this hand knows nothing certain any more (C23.5)."""
    s.war[lender][value - 1] -= 1
    for viewer in range(s.players):
        at = viewer * s.players + lender
        s.shown[at] = s.shown[at] & ~(1 << value) if viewer == combatant else 0
    s.tell(LENT, lender, combatant, value)


def open_deal(s: Cortez, kind: int, opener: Seat, partner: Seat, value: int = 0) -> None:
    """Begin to build a deal; for a hire the partner is shown the card (C12.4)."""
    s.tell(OPENED, DEALS[kind], opener, partner)
    if kind == HIRE_DEAL:
        s.shown[partner * s.players + opener] |= 1 << value
        s.tell(SHOWED, opener, partner, value)
    s.push(Trade(kind, opener, partner, value))


def trade_partner(s: Cortez, action: Action) -> Seat:
    """The seat that `propose S` names, or -1 if nobody plays this colour."""
    colour = action - PROPOSE
    for seat in range(s.players):
        if s.colour[seat] == colour:
            return seat
    return -1


def trades(s: Cortez, seat: Seat) -> list[Action]:
    """`propose S` for all that a seat could trade with (C14.3, C14.19)."""
    own = size_of(s.supply[seat])
    return sorted(
        [PROPOSE + s.colour[other] for other in range(s.players) if other != seat and (own or size_of(s.supply[other]))]
    )
