"""Deals (C14): trades, parleys, hires and aids, as chains of small decisions: draft, send, answer, counter once."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Only, Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import ACCEPT, COUNTER, DECLINE, GIVE, PROPOSE, SEND, WANT
from patolli.games.cortez.data.components import SUPPLIES, SUPPLY_KINDS
from patolli.games.cortez.events import (
    ACCEPTED,
    CANCELLED,
    COUNTERED,
    DECLINED,
    DRAFTED,
    GAVE,
    LENT,
    OPENED,
    SENT,
    SHOWED,
    WANTED,
    WITHDREW,
)
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, current_battle
from patolli.games.cortez.state import NO_SEAT, CortezState, bag_size, has_cards, spend

TRADE: Final = 0
PARLEY_DEAL: Final = 1
HIRE_DEAL: Final = 2
AID_DEAL: Final = 3
DEALS: Final = ("trade", "parley", "hire", "aid")
MAX_CARDS: Final = 5  # C14.6
PARTS: Final[tuple[Action, ...]] = (SEND, *range(GIVE, GIVE + SUPPLY_KINDS), *range(WANT, WANT + SUPPLY_KINDS))
REPLIES: Final[tuple[Action, ...]] = (ACCEPT, DECLINE, COUNTER)


def parties(s: CortezState, holder: "Trade", i: int) -> tuple[Seat, Seat]:
    """Return the two seats of a deal."""
    return holder.opener, holder.partner


def readers(s: CortezState, holder: "Trade", i: int) -> tuple[Seat | None, ...]:
    """Return the seats that see the cards of a deal: the maker alone until it is sent (C14.21)."""
    if holder.sent or not s.game.holds["drafts"]:
        return (None, *range(s.players))
    return (holder.maker(),)


class Trade(Frame[CortezState]):
    """A deal of any kind. The maker drafts the offer; the other side answers."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "kind": ALL,
        "opener": ALL,
        "partner": ALL,
        "countered": ALL,
        "sent": ALL,
        "give": Only(readers),
        "want": Only(readers),
        "value": Only(parties),
    }
    VERBS = ("give", "want", "send", "accept", "decline", "counter", "cancel", "withdraw")

    def __init__(self, kind: int = 0, opener: Seat = 0, partner: Seat = 0, value: int = 0) -> None:
        self.kind = kind
        self.opener = opener
        self.partner = partner
        self.countered = False
        self.sent = False
        self.give = [0] * SUPPLY_KINDS  # cards that the maker gives
        self.want = [0] * SUPPLY_KINDS
        self.value = value  # of the war card that is for hire

    def copy(self) -> "Trade":
        new = Trade(self.kind, self.opener, self.partner, self.value)
        new.countered = self.countered
        new.sent = self.sent
        new.give = self.give.copy()
        new.want = self.want.copy()
        return new

    def maker(self) -> Seat:
        """Return the seat that builds the offer; a counter swaps the roles (C14.12)."""
        return self.partner if self.countered else self.opener

    def addressee(self) -> Seat:
        """Return the seat that answers the offer."""
        return self.opener if self.countered else self.partner

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (self.addressee() if self.sent else self.maker(),)

    def may_act(self, s: CortezState) -> tuple[Seat, ...]:
        """Return the maker of an offer that waits for its answer (C14.23)."""
        return (self.maker(),) if self.sent and s.game.holds["drafts"] else ()

    def answers(self, s: CortezState, seat: Seat) -> list[Action]:
        """Return the answers that a seat is asked for now: the parts of an offer, a reply to it, or to withdraw it."""
        if not self.sent:
            return [*PARTS, s.verbs.cancel] if s.game.holds["drafts"] else [*PARTS]
        return [*REPLIES] if seat == self.addressee() else [s.verbs.withdraw]

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [action for action in self.answers(s, seat) if self.answer_refusal(s, seat, action) is None]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return self.answer_refusal(s, seat, action) if action in self.answers(s, seat) else "C22.6"

    def answer_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids an answer of those that are asked for."""
        if action in (s.verbs.cancel, s.verbs.withdraw):
            return None
        if self.sent:
            return self.reply_refusal(s, seat, action)
        if action == SEND:
            return self.send_refusal()
        return self.give_refusal(s, seat, action - GIVE) if action < WANT else self.want_refusal(s, action - WANT)

    def is_next_give(self, kind: int) -> bool:
        """Say whether a card to give follows all that are chosen, in the order of the kinds."""
        return not has_cards(self.want) and not has_cards(self.give, kind + 1)

    def is_next_want(self, kind: int) -> bool:
        """Say whether a card to want follows all that are chosen."""
        return not has_cards(self.want, kind + 1)

    def give_refusal(self, s: CortezState, seat: Seat, kind: int) -> str | None:
        """Return the rule that forbids to give a card (C14.6, C14.7, C14.10, C14.18, C27.1)."""
        if not s.game.holds["any_order"] and not self.is_next_give(kind):
            return "C27.1"
        if bag_size(self.give) == MAX_CARDS:
            return "C14.6"
        if self.give[kind] == s.supply[seat][kind]:
            return "C14.7"
        if self.kind == PARLEY_DEAL and self.countered:
            return "C14.10"
        return None if s.limit else "C14.18"

    def want_refusal(self, s: CortezState, kind: int) -> str | None:
        """Return the rule that forbids to want a card (C14.6, C14.8, C14.10, C14.18, C27.1)."""
        if not s.game.holds["any_order"] and not self.is_next_want(kind):
            return "C27.1"
        wanted = bag_size(self.want)
        if wanted == MAX_CARDS:
            return "C14.6"
        if wanted == bag_size(s.supply[self.addressee()]):
            return "C14.8"
        if self.kind == PARLEY_DEAL and not self.countered:
            return "C14.10"
        return None if s.limit else "C14.18"

    def send_refusal(self) -> str | None:
        """Return the rule that forbids to send the offer (C14.9, C14.10)."""
        if self.kind == HIRE_DEAL or has_cards(self.give) or has_cards(self.want):
            return None
        return "C14.10" if self.kind == PARLEY_DEAL else "C14.9"

    def reply_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids a reply (C14.11, C14.12, C14.18)."""
        if action == ACCEPT:
            for kind in range(SUPPLY_KINDS):
                if s.supply[seat][kind] < self.want[kind]:
                    return "C14.11"
        if action == COUNTER:
            if self.countered:
                return "C14.12"
            return None if s.limit else "C14.18"
        return None

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        partner = self.addressee() if seat == self.maker() else self.maker()
        if action == SEND:
            self.sent = True
            self.make_known(s, seat)
            s.emit(SENT, DEALS[self.kind], seat, partner, words(self.give), words(self.want))
        elif action == COUNTER:
            self.countered = True
            self.sent = False
            self.give = [0] * SUPPLY_KINDS
            self.want = [0] * SUPPLY_KINDS
            s.emit(COUNTERED, DEALS[self.kind], seat, partner)
        elif action == s.verbs.cancel:
            s.emit(CANCELLED, DEALS[self.kind], seat, partner)
            s.pop()
        elif action == s.verbs.withdraw:
            s.emit(WITHDREW, DEALS[self.kind], seat, partner)
            s.pop()
        elif action == DECLINE:
            s.emit(DECLINED, DEALS[self.kind], seat, partner)
            s.pop()
        elif action == ACCEPT:
            s.emit(ACCEPTED, DEALS[self.kind], seat, partner, words(self.give), words(self.want))
            s.pop()
            self.conclude(s)
        else:
            self.add(s, seat, action)

    def add(self, s: CortezState, seat: Seat, action: Action) -> None:
        """Add a card to a side of the offer; of a draft others learn nothing (C14.21)."""
        wanted = action >= WANT
        kind = action - WANT if wanted else action - GIVE
        side = self.want if wanted else self.give
        side[kind] += 1
        if s.game.holds["drafts"]:
            s.emit(DRAFTED, seat, "want" if wanted else "give", SUPPLIES[kind])
            return
        if not wanted:
            self.make_known(s, seat)
        s.emit(WANTED if wanted else GAVE, seat, SUPPLIES[kind])

    def make_known(self, s: CortezState, seat: Seat) -> None:
        """Let all know that the maker holds the cards that it gives (C23.4)."""
        for kind in range(SUPPLY_KINDS):
            s.known[seat][kind] = max(s.known[seat][kind], self.give[kind])

    def conclude(self, s: CortezState) -> None:
        """Carry out an accepted deal at once (C14.14)."""
        hand_over(s, self.maker(), self.addressee(), self.give)
        hand_over(s, self.addressee(), self.maker(), self.want)
        combat = current_battle(s)
        if combat:
            combat.passes = 0  # C11.11
            if self.kind == PARLEY_DEAL:
                combat.surrendered = True  # C10.13
            elif self.kind == HIRE_DEAL:
                combat.lent[self.opener] = self.value
                combat.lent_to[self.opener] = ATTACKER if self.partner == s.active else DEFENDER
                lend(s, self.opener, self.partner, self.value)


def words(cards: list[int]) -> list[str]:
    """Return the cards of a bag one by one, as events name them."""
    return [SUPPLIES[kind] for kind, count in enumerate(cards) for _card in range(count)]


def hand_over(s: CortezState, giver: Seat, receiver: Seat, cards: list[int]) -> None:
    """Hand over supplies; the received cards are known to all (C23.4)."""
    for kind, count in enumerate(cards):
        for _card in range(count):
            spend(s, giver, kind)
            s.supply[receiver][kind] += 1
            s.known[receiver][kind] += 1


def lend(s: CortezState, lender: Seat, combatant: Seat, value: int) -> None:
    """Lay a lent war card (C12.5); other viewers of this hand are no longer sure of it (C23.5)."""
    s.war[lender][value - 1] -= 1
    for viewer in range(s.players):
        at = viewer * s.players + lender
        s.shown[at] = s.shown[at] & ~(1 << value) if viewer == combatant else 0
    s.emit(LENT, lender, combatant, value)


def open_deal(s: CortezState, kind: int, opener: Seat, partner: Seat, value: int = 0) -> None:
    """Begin to build a deal; for a hire the partner is shown the card (C12.4)."""
    s.emit(OPENED, DEALS[kind], opener, partner)
    if kind == HIRE_DEAL:
        s.shown[partner * s.players + opener] |= 1 << value
        s.emit(SHOWED, opener, partner, value)
    s.push(Trade(kind, opener, partner, value))


def trade_partner(s: CortezState, action: Action) -> Seat:
    """Return the seat that `propose S` names, or NO_SEAT if nobody plays this colour."""
    for seat in range(s.players):
        if s.colour[seat] == action - PROPOSE:
            return seat
    return NO_SEAT


def is_partner(seat: Seat, partner: Seat) -> bool:
    """Say whether a seat may trade with the seat that `propose S` names (C14.2)."""
    return partner != NO_SEAT and partner != seat


def can_trade(s: CortezState, seat: Seat, partner: Seat) -> bool:
    """Say whether one of two seats holds a supply card (C14.3, C14.19)."""
    return has_cards(s.supply[seat]) or has_cards(s.supply[partner])
