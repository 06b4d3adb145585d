"""Laying cards (C11): the attacker opens, then the combatants lay batches or pass in turn."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Only, Seat
from patolli.games.cortez.actions import DONE, LAY, PASS, PLAY, PROPOSE, SURRENDER, WEAPON
from patolli.games.cortez.data.components import HIGHEST_WAR
from patolli.games.cortez.events import LAID, LAID_BATCH, LAID_WEAPON, PASSED_BATCH, SURRENDERED
from patolli.games.cortez.rules.bribe_cards import RECRUITS, AnyTime, play, play_refusal
from patolli.games.cortez.rules.combat.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    battle_of,
    called_off,
    combatant,
    war_cards,
)
from patolli.games.cortez.rules.deals import TRADE, can_trade, is_partner, open_deal, trade_partner
from patolli.games.cortez.state import WEAPON_CARD, CortezState, forget_shown, has_cards, spend

MAX_TRADES: Final = 2  # C14.20


def laying(s: CortezState, holder: "Batch", i: int) -> tuple[Seat, ...]:
    """Return the seat that knows the last card it laid."""
    return holder.to_act(s)


class Batch(AnyTime):
    """C11.3: war cards and weapons in any order, then `done`; or a pass."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "side": ALL,
        "cards": ALL,
        "last": Only(laying),
        "weapons": ALL,
        "latest": DERIVED,
    }
    VERBS = ("pass", "surrender", "done", "lay", "weapon", "play", "propose")
    WINDOWED = True

    def __init__(self, side: int = ATTACKER) -> None:
        self.side = side
        self.cards = 0  # war cards in this batch
        self.last = HIGHEST_WAR  # the card that was laid last, in a game without C27.1; else always the highest
        self.weapons = 0  # weapons in this batch
        self.latest = HIGHEST_WAR  # the card that was laid last in every game; bots lay in falling order

    def copy(self) -> "Batch":
        new = Batch(self.side)
        new.cards = self.cards
        new.last = self.last
        new.latest = self.latest
        new.weapons = self.weapons
        return new

    def advance(self, s: CortezState) -> bool:
        return not called_off(s)

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (combatant(s, battle_of(s), self.side),)

    def begun(self) -> bool:
        """Say whether a card of this batch lies."""
        return self.cards + self.weapons > 0

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
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
        if s.war[seat][value - 1] == 0:
            return "C11.3"
        return None if self.may_follow(s, value) else "C27.1"

    def may_follow(self, s: CortezState, value: int) -> bool:
        """Say whether a war card may be laid after those of this batch (C11.3, C27.1)."""
        return s.game.holds["any_order"] or (self.weapons == 0 and value <= self.last)

    def must_open(self, s: CortezState, seat: Seat) -> bool:
        """Say whether the attacker must lay its first war card (C11.1)."""
        return self.side == ATTACKER and not has_cards(battle_of(s).laid[seat])

    def surrender_refusal(self, s: CortezState) -> str | None:
        """Return the rule that forbids a surrender (C11.7, C11.8)."""
        if self.side == ATTACKER:
            return "C11.8"
        f = battle_of(s)
        return "C11.7" if war_cards(s, f, DEFENDER) or f.weapons[DEFENDER] else None

    def weapon_refusal(self, s: CortezState, seat: Seat) -> str | None:
        """Return the rule that forbids a weapon (C11.3, C11.5)."""
        if s.supply[seat][WEAPON_CARD] == 0:
            return "C11.3"
        f = battle_of(s)
        return None if f.weapons[self.side] < war_cards(s, f, self.side) else "C11.5"

    def trade_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids a trade in a combat (C14.2, C14.17 to C14.20)."""
        partner = trade_partner(s, action)
        if not is_partner(seat, partner):
            return "C14.2"
        if self.begun():
            return "C14.17"
        if s.limit == 0:
            return "C14.18"
        if not can_trade(s, seat, partner):
            return "C14.19"
        return None if battle_of(s).trades[self.side] < MAX_TRADES else "C14.20"

    def play_refusal(self, s: CortezState, seat: Seat, kind: int) -> str | None:
        """Return the rule that forbids a bribe card in a combat (C11.9, C16.12)."""
        if self.begun():
            return "C11.9"
        return play_refusal(s, seat, kind) if kind >= RECRUITS else "C16.12"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        f = battle_of(s)
        if action == PASS:
            f.passes += 1  # C11.11
            s.emit(PASSED_BATCH, seat)
            s.pop()
        elif action == DONE:
            f.passes = 0
            s.emit(LAID_BATCH, seat, self.cards, self.weapons)
            s.pop()
        elif action == SURRENDER:
            f.surrendered = True
            s.emit(SURRENDERED, seat, s.active)
            s.pop()
        elif action == WEAPON:
            spend(s, seat, WEAPON_CARD)
            f.weapons[self.side] += 1
            self.weapons += 1
            s.emit(LAID_WEAPON, seat)
        elif action >= PROPOSE:
            f.trades[self.side] += 1
            open_deal(s, TRADE, seat, trade_partner(s, action))
        elif action >= PLAY:
            play(s, seat, action - PLAY)
        else:
            self.lay(s, f, seat, action - LAY + 1)

    def lay(self, s: CortezState, f: Battle, seat: Seat, value: int) -> None:
        """Lay a war card face down (C11.4)."""
        s.war[seat][value - 1] -= 1
        f.laid[seat][value - 1] += 1
        self.cards += 1
        self.latest = value
        if not s.game.holds["any_order"]:
            self.last = value
        forget_shown(s, seat)
        s.emit(LAID, seat, value)
