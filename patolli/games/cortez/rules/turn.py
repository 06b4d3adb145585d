"""An action of a turn (C5, C7)."""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.cortez.actions import GATHER, LEVY, PASS, PLAY, PROPOSE
from patolli.games.cortez.data.components import COLOURS
from patolli.games.cortez.events import GATHERED, PASSED_ACTION, SET_OUT, SET_OUT_HIDDEN
from patolli.games.cortez.rules.bribe_cards import AnyTime, filled_city, is_play, play
from patolli.games.cortez.rules.card_draws import DrawSupply, can_draw_supply, levy
from patolli.games.cortez.rules.deals import TRADE, can_trade, is_partner, open_deal, trade_partner
from patolli.games.cortez.rules.movement import March, can_move
from patolli.games.cortez.state import CAMOUFLAGE, FOOD, OWN, CortezState, fields_of, has_cards, nation_of

WITHOUT_FIGURE: Final = (PASS, GATHER, LEVY, *range(PROPOSE, PROPOSE + len(COLOURS)))


class Act(AnyTime):
    """C7.1: one of the two actions; trades cost none (C14.3)."""

    VERBS = ("pass", "gather", "levy", "play", "move", "propose")

    def advance(self, s: CortezState) -> bool:
        return not filled_city(s)

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def own_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        found = [answer for answer in WITHOUT_FIGURE if self.own_refusal(s, seat, answer) is None]
        most = s.supply[seat][CAMOUFLAGE]
        found += [s.verbs.move + field for field in fields_of(s, OWN + seat) if can_move(s, seat, field, most)]
        return found

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if action == PASS:
            return None
        if action == GATHER:
            return None if can_draw_supply(s) else "C7.2"
        if action == LEVY:
            if s.supply[seat][FOOD] == 0:
                return "C7.3"
            return None if has_cards(s.war_deck[nation_of(s, seat)]) else "C7.4"
        if action < s.verbs.move:
            return self.trade_refusal(s, seat, action)
        field = action - s.verbs.move
        if s.figure[field] != OWN + seat:
            return "C8.1"
        return None if can_move(s, seat, field, s.supply[seat][CAMOUFLAGE]) else "C8.17"

    def trade_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids a trade (C14.2, C14.3)."""
        partner = trade_partner(s, action)
        if not is_partner(seat, partner):
            return "C14.2"
        if s.proposed >= s.limit:
            return "C14.3"
        return None if can_trade(s, seat, partner) else "C14.3"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if PROPOSE <= action < s.verbs.move:
            s.proposed += 1
            open_deal(s, TRADE, seat, trade_partner(s, action))
            return
        if is_play(action):
            play(s, seat, action - PLAY)
            return
        s.pop()
        if action == PASS:
            s.emit(PASSED_ACTION, seat)
        elif action == GATHER:
            s.emit(GATHERED, seat)
            s.push(DrawSupply(seat, 1))
        elif action == LEVY:
            levy(s, seat)
        else:
            field = action - s.verbs.move
            s.emit(SET_OUT if can_move(s, seat, field, 0) else SET_OUT_HIDDEN, seat, field)
            s.push(March(field))
