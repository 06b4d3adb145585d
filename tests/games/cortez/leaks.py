"""Planted leaks: Cortez, broken so that a seat can learn what it must not; the permutation law finds each of them.

Run as a program in pure Python, where classes can be patched; it prints {leak: [law, message]} as JSON.
"""

import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from unittest.mock import patch

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.registry import load
from patolli.games.cortez.actions import WANT
from patolli.games.cortez.events import DREW_SUPPLY, DREW_WAR, E
from patolli.games.cortez.rules.auction import Auction, purse
from patolli.games.cortez.rules.bribe_cards import Window, play_refusal
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.turn import Act
from patolli.games.cortez.state import GOLD, CortezState, clockwise
from patolli.testing import fuzz, laws, lockstep

Plant = Callable[[object, str, object], object]
Leak = Callable[[Plant], None]
SEATS = 4
GAMES = 12


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


LEAKS: dict[str, Leak] = {
    leak.__name__: leak
    for leak in (
        a_drawn_war_card_is_shown_to_all,
        a_drawn_supply_is_shown_to_all,
        a_window_asks_only_those_who_can_play,
        an_auction_passes_over_those_who_cannot_raise,
        only_kinds_that_are_held_can_be_wanted,
        a_refusal_tells_who_has_gold,
    )
}


def verdict(leak: Leak) -> list[str]:
    """Return the law that a leak breaks and the message, or nothing. Only the laws of secrecy are asked."""
    with ExitStack() as planted:
        planted.enter_context(patch.object(laws, "AT_EACH_STEP", ()))
        planted.enter_context(patch.object(laws, "AT_SOME_STEPS", ()))
        planted.enter_context(patch.object(fuzz, "PAIRS", 30))
        planted.enter_context(patch.object(lockstep, "TEXTS", 30))
        leak(lambda target, name, value: planted.enter_context(patch.object(target, name, value)))
        try:
            fuzz.fuzz_game(load("cortez"), SEATS, GAMES, 1)
        except laws.LawBroken as broken:
            return [broken.law, broken.message]
    return []


if __name__ == "__main__":
    json.dump({name: verdict(leak) for name, leak in LEAKS.items()}, sys.stdout)
