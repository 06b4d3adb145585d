"""Open trading (C14.24, C14.25): with `trading=open` any two seats may trade before a turn and before an auction."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import PASS
from patolli.games.cortez.events import ABSTAINED, NO_TRADE
from patolli.games.cortez.rules.deals import TRADE, can_trade, is_partner, open_deal, trade_partner
from patolli.games.cortez.state import CortezState, clockwise


class Market(Frame[CortezState]):
    """C14.24: clockwise from the active seat, each seat opens trades until it passes."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "opened": ALL}
    VERBS = ("pass", "propose", "abstain")

    def __init__(self) -> None:
        self.asked = 0  # steps clockwise from the active seat
        self.opened = 0  # trades that this seat has opened here

    def advance(self, s: CortezState) -> bool:
        while self.asked < s.players:
            if self.is_asked(s, clockwise(s, s.active, self.asked)):
                return True
            self.go_on()
        s.pop()
        return False

    def go_on(self) -> None:
        """Go on with the next seat."""
        self.asked += 1
        self.opened = 0

    def is_asked(self, s: CortezState, seat: Seat) -> bool:
        """Say whether a seat is asked, by public numbers only: it may still propose a trade to somebody."""
        if s.abstains[seat] or self.opened >= s.limit:
            return False
        for partner in range(s.players):
            if partner != seat and self.partner_refusal(s, seat, partner) is None:
                return True
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if action in (PASS, s.verbs.abstain):
            return None
        partner = trade_partner(s, action)
        return self.partner_refusal(s, seat, partner) if is_partner(seat, partner) else "C14.2"

    def partner_refusal(self, s: CortezState, seat: Seat, partner: Seat) -> str | None:
        """Return the rule that forbids a trade between two seats (C14.24, C14.25)."""
        if s.abstains[partner]:
            return "C14.25"
        return None if can_trade(s, seat, partner) else "C14.24"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if action == PASS:
            s.emit(NO_TRADE, seat)
            self.go_on()
        elif action == s.verbs.abstain:
            s.abstains[seat] = 1
            s.emit(ABSTAINED, seat)
            self.go_on()
        else:
            self.opened += 1
            open_deal(s, TRADE, seat, trade_partner(s, action))


def open_market(s: CortezState) -> None:
    """Let all seats trade, if the option says so."""
    if s.open_trading and s.limit:
        s.push(Market())
