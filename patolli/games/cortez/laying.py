"""Laying cards (C11): the attacker opens, then the combatants lay batches or pass in turn."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Only, Seat
from patolli.games.cortez.actions import DONE, LAY, PASS, PLAY, PROPOSE, SURRENDER, WEAPON
from patolli.games.cortez.bribes import RECRUITS, draw_cards, play, play_refusal
from patolli.games.cortez.deals import TRADE, open_deal, trade_partner, trades
from patolli.games.cortez.events import LAID, LAID_BATCH, LAID_WEAPON, PASSED_BATCH, SURRENDERED
from patolli.games.cortez.fight import ATTACKER, DEFENDER, Fight, combatant, fight, war_cards
from patolli.games.cortez.state import WEAPON_CARD, Cortez, Question, forget_shown, size_of, spend

MOST_TRADES: Final = 2  # C14.20
HIGHEST: Final = 6


def laying(s: Cortez, holder: "Batch", i: int) -> tuple[Seat, ...]:
    """The seat that knows the last card it laid."""
    return holder.seats(s)


class Batch(Question):
    """C11.3: war cards in falling or equal value, then weapons, then `done`; or a pass."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "cards": ALL, "last": Only(laying), "weapons": ALL}
    ANSWERS = ("pass", "surrender", "done", "lay", "weapon", "play", "propose")

    def __init__(self, side: int = ATTACKER) -> None:
        self.side = side
        self.cards = 0  # war cards in this batch
        self.last = HIGHEST
        self.weapons = 0  # weapons in this batch

    def fight(self, s: Cortez) -> Fight:
        """The combat that the batch belongs to."""
        found = fight(s)
        assert found is not None
        return found

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (combatant(s, self.fight(s), self.side),)

    def begun(self) -> bool:
        """Whether a card of this batch lies."""
        return self.cards + self.weapons > 0

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        f = self.fight(s)
        found = [answer for answer in (PASS, DONE, SURRENDER, WEAPON) if self.refusal(s, seat, answer) is None]
        if self.weapons == 0:
            hand = s.war[seat]
            found += [LAY + value - 1 for value in range(1, self.last + 1) if hand[value - 1]]
        if not self.begun():
            found += draw_cards(s, seat)
            if s.limit and f.trades[self.side] < MOST_TRADES:
                found += trades(s, seat)
        return found

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        if action in (PASS, DONE, SURRENDER) and self.must_open(s, seat):
            return "C11.1"
        if action == PASS:
            return "C11.3" if self.begun() else None
        if action == DONE:
            return None if self.begun() else "C11.3"
        if action == SURRENDER:
            return self.surrender_refusal(s)
        if action == WEAPON:
            return self.weapon_refusal(s, seat)
        if action >= PROPOSE:
            return self.trade_refusal(s, seat, action)
        if action >= PLAY:
            return self.play_refusal(s, seat, action - PLAY)
        value = action - LAY + 1
        return None if self.weapons == 0 and value <= self.last and s.war[seat][value - 1] else "C11.3"

    def must_open(self, s: Cortez, seat: Seat) -> bool:
        """C11.1: the attacker has not laid a war card yet."""
        return self.side == ATTACKER and size_of(self.fight(s).laid[seat]) == 0

    def surrender_refusal(self, s: Cortez) -> str | None:
        """C11.7, C11.8."""
        if self.side == ATTACKER:
            return "C11.8"
        f = self.fight(s)
        return "C11.7" if war_cards(s, f, DEFENDER) or f.weapons[DEFENDER] else None

    def weapon_refusal(self, s: Cortez, seat: Seat) -> str | None:
        """C11.3, C11.5."""
        if s.supply[seat][WEAPON_CARD] == 0:
            return "C11.3"
        f = self.fight(s)
        return None if f.weapons[self.side] < war_cards(s, f, self.side) else "C11.5"

    def trade_refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        """C14.2, C14.17 to C14.20."""
        partner = trade_partner(s, action)
        if partner in (-1, seat):
            return "C14.2"
        if self.begun():
            return "C14.17"
        if s.limit == 0:
            return "C14.18"
        if size_of(s.supply[seat]) + size_of(s.supply[partner]) == 0:
            return "C14.19"
        return None if self.fight(s).trades[self.side] < MOST_TRADES else "C14.20"

    def play_refusal(self, s: Cortez, seat: Seat, kind: int) -> str | None:
        """C11.9, C16.12."""
        if self.begun():
            return "C11.9"
        return play_refusal(s, seat, kind) if kind >= RECRUITS else "C16.12"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        f = self.fight(s)
        if action == PASS:
            f.passes += 1  # C11.11
            s.tell(PASSED_BATCH, seat)
            s.pop()
        elif action == DONE:
            f.passes = 0
            s.tell(LAID_BATCH, seat, self.cards, self.weapons)
            s.pop()
        elif action == SURRENDER:
            f.surrendered = True
            s.tell(SURRENDERED, seat, s.active)
            s.pop()
        elif action == WEAPON:
            spend(s, seat, WEAPON_CARD)
            f.weapons[self.side] += 1
            self.weapons += 1
            s.tell(LAID_WEAPON, seat)
        elif action >= PROPOSE:
            f.trades[self.side] += 1
            open_deal(s, TRADE, seat, trade_partner(s, action))
        elif action >= PLAY:
            play(s, seat, action - PLAY)
        else:
            self.lay(s, f, seat, action - LAY + 1)

    def lay(self, s: Cortez, f: Fight, seat: Seat, value: int) -> None:
        """C11.4: face down."""
        s.war[seat][value - 1] -= 1
        f.laid[seat][value - 1] += 1
        self.cards += 1
        self.last = value
        forget_shown(s, seat)
        s.tell(LAID, seat, value)
