"""Mercenaries (C12): after every batch and every pass, each third seat may help a side."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.cortez.actions import AID, HIRE, PASS, PLAY
from patolli.games.cortez.data.components import HIGHEST_WAR
from patolli.games.cortez.events import NO_HELP
from patolli.games.cortez.rules.bribe_cards import RECRUITS, AnyTime, play, play_refusal
from patolli.games.cortez.rules.combat.battle import NOT_LENT, battle_of, called_off, combatant
from patolli.games.cortez.rules.deals import AID_DEAL, HIRE_DEAL, open_deal
from patolli.games.cortez.state import CortezState, clockwise, has_cards

MAX_OFFERS: Final = 3  # C12.9


class Mercenaries(AnyTime):
    """C12.2: one decision for each third seat, clockwise from the left of the attacker."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "again": ALL}
    VERBS = ("pass", "hire", "aid", "play")
    WINDOWED = True

    def __init__(self) -> None:
        self.asked = 1  # steps clockwise from the attacker
        self.again = False  # the seat has played a card and is asked again in any case (C12.12)

    def advance(self, s: CortezState) -> bool:
        if called_off(s):
            return False
        while self.asked < s.players:
            if self.again or self.is_asked(s, clockwise(s, s.active, self.asked)):
                return True
            self.asked += 1
        s.pop()
        return False

    def is_asked(self, s: CortezState, seat: Seat) -> bool:
        """Say whether a seat is asked, by public numbers only (C12.3)."""
        f = battle_of(s)
        if seat == f.defender:
            return False
        if has_cards(s.bribes[seat]):
            return True
        if f.offers[seat] == MAX_OFFERS:
            return False
        lends = f.lent_to[seat] == NOT_LENT and has_cards(s.war[seat])
        return lends or (s.limit > 0 and has_cards(s.supply[seat]))

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if action == PASS:
            return None
        if action >= PLAY:
            kind = action - PLAY
            return play_refusal(s, seat, kind) if kind >= RECRUITS else "C16.12"
        f = battle_of(s)
        if action < AID:
            if s.war[seat][(action - HIRE) % HIGHEST_WAR] == 0:
                return "C12.4"
            if f.lent_to[seat] != NOT_LENT:
                return "C12.6"
        if f.offers[seat] == MAX_OFFERS:
            return "C12.9"
        if action >= AID:
            if s.limit == 0:
                return "C14.18"
            return None if has_cards(s.supply[seat]) else "C22.6"
        return None

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if action >= PLAY:
            self.again = self.again or seat in self.to_act(s)
            play(s, seat, action - PLAY)
            return
        self.again = False
        self.asked += 1
        if action == PASS:
            s.emit(NO_HELP, seat)
            return
        f = battle_of(s)
        f.offers[seat] += 1
        if action >= AID:
            open_deal(s, AID_DEAL, seat, combatant(s, f, action - AID))
        else:
            side, card = divmod(action - HIRE, HIGHEST_WAR)
            open_deal(s, HIRE_DEAL, seat, combatant(s, f, side), card + 1)
