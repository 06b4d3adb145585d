"""Planted leaks: Cortez, broken so that a seat can learn what it must not; see `games.leaks`."""

from games.leaks import Leaks, Plant

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.cortez.actions import WANT
from patolli.games.cortez.events import DREW_SUPPLY, DREW_WAR, E
from patolli.games.cortez.rules.auction import Auction, purse
from patolli.games.cortez.rules.bribe_cards import Window, play_refusal
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.turn import Act
from patolli.games.cortez.state import GOLD, CortezState, clockwise


def a_drawn_war_card_is_shown_to_all(plant: Plant) -> None:
    plant(E.kinds[DREW_WAR], "audience", {"seat": [], "value": []})


def a_drawn_supply_is_shown_to_all(plant: Plant) -> None:
    plant(E.kinds[DREW_SUPPLY], "audience", {"seat": [], "card": []})


def a_window_asks_only_those_who_can_play(plant: Plant) -> None:
    """C16.10."""
    advance = Window.advance

    def skips(window: Window, s: CortezState) -> bool:
        while window.asked < s.players:
            seat = clockwise(s, s.active, window.asked)
            if any(play_refusal(s, seat, kind) is None for kind in range(4)):
                break
            window.asked += 1
        return advance(window, s)

    plant(Window, "advance", skips)


def an_auction_passes_over_those_who_cannot_raise(plant: Plant) -> None:
    """C15.11."""
    advance = Auction.advance

    def skips(auction: Auction, s: CortezState) -> bool:
        waits = advance(auction, s)
        if waits and purse(s, auction.turn) <= auction.bid:
            auction.apply(s, auction.turn, 0)
            return False
        return waits

    plant(Auction, "advance", skips)


def only_kinds_that_are_held_can_be_wanted(plant: Plant) -> None:
    """C14.8."""
    refusal = Trade.refusal

    def peeks(trade: Trade, s: CortezState, seat: Seat, action: Action) -> str | None:
        if not trade.sent and action >= WANT and s.supply[trade.addressee()][action - WANT] == 0:
            return "C14.8"
        return refusal(trade, s, seat, action)

    plant(Trade, "refusal", peeks)


def a_refusal_tells_who_has_gold(plant: Plant) -> None:
    refusal = Act.trade_refusal

    def tells(act: Act, s: CortezState, seat: Seat, action: Action) -> str | None:
        refused = refusal(act, s, seat, action)
        return "C14.1" if refused == "C14.2" and s.supply[clockwise(s, seat)][GOLD] else refused

    plant(Act, "trade_refusal", tells)


LEAKS = Leaks(
    "cortez",
    seats=4,
    games=12,
    pairs=30,
    leaks=(
        a_drawn_war_card_is_shown_to_all,
        a_drawn_supply_is_shown_to_all,
        a_window_asks_only_those_who_can_play,
        an_auction_passes_over_those_who_cannot_raise,
        only_kinds_that_are_held_can_be_wanted,
        a_refusal_tells_who_has_gold,
    ),
)
