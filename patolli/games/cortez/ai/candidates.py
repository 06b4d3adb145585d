"""The candidates of a good player: a few of many fields, small raises of a bid, no trades between two, short deals.

A figure may go to over 300 fields and a bid may be any number, so a bot that tries some at random misses the best.
With two players one gains by a trade as much as the other loses. A helper in a fight makes one offer of a few cards,
because all others wait while it is built card by card.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.cortez.actions import BID, GIVE, HIRE, PLAY, PROPOSE, TURN
from patolli.games.cortez.ai.evaluation import attack_value
from patolli.games.cortez.rules.auction import Auction
from patolli.games.cortez.rules.combat.battle import battle_of
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.mercenaries import Mercenaries
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.movement import March
from patolli.games.cortez.rules.reach import Reach, price_of
from patolli.games.cortez.rules.turn import Act
from patolli.games.cortez.state import CortezState, bag_size

MAX_FIELDS: Final = 24  # up to this number all are kept
INSIDE: Final = 4  # city fields
VILLAGES: Final = 3
FIGHTS: Final = 4
RAISE: Final = 4  # steps above the last bid
OFFERED: Final = 3  # cards of a deal
PASSED: Final = 0.4  # cost of a camouflage card
OWN_TEMPLE: Final = 100.0  # value of the mission's temple above any other field


def candidates(s: CortezState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the legal actions that matter, in their order."""
    if not s.stack:
        return legal
    top = s.stack[-1]
    chosen = CHOICES.get(type(top))
    if chosen is not None:
        return chosen(s, top, seat, legal)
    return fields(s, seat, legal, None) if has_many_fields(s, legal) else legal


def has_many_fields(s: CortezState, legal: list[Action]) -> bool:
    """Say whether the actions are fields to go to, and too many."""
    return len(legal) > MAX_FIELDS and legal[0] >= s.verbs.to


def small_raises(s: CortezState, top: Auction, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the bids that are a little above the last one, and the pass."""
    return [action for action in legal if action < BID + top.bid + RAISE]


def first_help(s: CortezState, top: Mercenaries, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the actions without further offers of help, if the seat has made one."""
    return [action for action in legal if not HIRE <= action < PLAY] if battle_of(s).offers[seat] else legal


def short_deal(s: CortezState, top: Trade, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the parts of a deal, without further cards if it has enough."""
    if bag_size(top.give) + bag_size(top.want) < OFFERED:
        return legal
    return [action for action in legal if action < GIVE]


def without_trades(s: CortezState, top: Act | Batch, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the actions without trades between two."""
    return [action for action in legal if not PROPOSE <= action < TURN] if s.players == 2 else legal


def march(s: CortezState, top: March, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the best targets of a march, those that cost camouflage behind."""
    return fields(s, seat, legal, top.affordable(s)) if has_many_fields(s, legal) else legal


def fields(s: CortezState, seat: Seat, legal: list[Action], reach: Reach | None) -> list[Action]:
    """Return the best city fields, villages and fights, less what a march costs, and one empty field."""
    inside: list[tuple[float, Action]] = []
    villages: list[tuple[float, Action]] = []
    fights: list[tuple[float, Action]] = []
    plain: list[Action] = []
    for action in legal:
        field = action - s.verbs.to
        number = s.board.city[field]
        cost = PASSED * price_of(s, reach, field) if reach else 0.0
        if s.figure[field]:
            fights.append((attack_value(s, seat, field, s.figure[field]) - cost, action))
        elif number:
            inside.append((number - cost + (OWN_TEMPLE if number == s.mission[seat] else 0.0), action))
        elif s.board.supplies[field]:
            villages.append((s.board.supplies[field] - cost, action))
        else:
            plain.append(action)
    found = plain[len(plain) // 2 : len(plain) // 2 + 1]
    for group, most in ((inside, INSIDE), (villages, VILLAGES), (fights, FIGHTS)):
        group.sort(reverse=True)
        found += [action for _, action in group[:most]]
    return sorted(found)


# The choices by the class of the frame. Any other: all, or the best of many fields.
CHOICES: Final[dict[type, Callable[[CortezState, Any, Seat, list[Action]], list[Action]]]] = {
    Auction: small_raises,
    Mercenaries: first_help,
    Trade: short_deal,
    Act: without_trades,
    Batch: without_trades,
    March: march,
}
