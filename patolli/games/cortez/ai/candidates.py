"""The candidates of a good player: a few of many fields, small raises of a bid, no trades between two, short deals.

A figure may go to over 300 fields and a bid may be any number, so a bot that tries some at random misses the best.
With two players one gains by a trade as much as the other loses. A helper in a fight makes one offer of a few cards,
because all others wait while it is built card by card.
"""

from typing import Final

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
    if isinstance(top, Auction):
        return [action for action in legal if action < BID + top.bid + RAISE]
    if isinstance(top, Mercenaries) and battle_of(s).offers[seat]:
        return [action for action in legal if not HIRE <= action < PLAY]
    if isinstance(top, Trade) and bag_size(top.give) + bag_size(top.want) >= OFFERED:
        return [action for action in legal if action < GIVE]
    if s.players == 2 and isinstance(top, (Act, Batch)):
        return [action for action in legal if not PROPOSE <= action < TURN]
    if len(legal) > MAX_FIELDS and legal[0] >= s.verbs.to:
        return fields(s, seat, legal)
    return legal


def fields(s: CortezState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Return the best city fields, villages and fights, and one empty field."""
    inside: list[tuple[float, Action]] = []
    villages: list[tuple[float, Action]] = []
    fights: list[tuple[float, Action]] = []
    plain: list[Action] = []
    top = s.stack[-1]
    price = top.affordable(s) if isinstance(top, March) else [0] * s.board.size
    for action in legal:
        field = action - s.verbs.to
        number = s.board.city[field]
        cost = PASSED * price[field]
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
