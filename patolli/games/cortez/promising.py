"""What a good player thinks about: few of many fields, no bid far above the last, no trade of two, no haggling.

A figure may go to more than 300 fields, a bid may be any number: a bot that looks at a few of them at random misses
what matters. And where only two play, what one gains by a trade the other loses. Whoever helps in a fight makes one
offer of a few cards: everybody waits while offers are made, card by card.
"""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.cortez.actions import BID, GIVE, HIRE, PLAY, PROPOSE, TURN
from patolli.games.cortez.auction import Auction
from patolli.games.cortez.deals import Trade
from patolli.games.cortez.features import prize
from patolli.games.cortez.laying import Batch
from patolli.games.cortez.mercenaries import Mercenaries
from patolli.games.cortez.movement import March
from patolli.games.cortez.state import Cortez, size_of
from patolli.games.cortez.turns import Act

MANY: Final = 24  # fields: up to so many are all worth a look
INSIDE: Final = 4  # city fields
VILLAGES: Final = 3
FIGHTS: Final = 4
RAISE: Final = 4  # steps above the last bid
OFFERED: Final = 3  # cards of a deal
PASSED: Final = 0.4  # what a camouflage card counts against a way
OWN_TEMPLE: Final = 100.0  # what the temple of one's mission counts above any other field


def promising(s: Cortez, seat: Seat, legal: list[Action]) -> list[Action]:
    """Of the legal actions those that matter, in their order."""
    if not s.stack:
        return legal
    top = s.stack[-1]
    if isinstance(top, Auction):
        return [action for action in legal if action < BID + top.bid + RAISE]
    if isinstance(top, Mercenaries) and top.fight(s).offers[seat]:
        return [action for action in legal if not HIRE <= action < PLAY]
    if isinstance(top, Trade) and size_of(top.give) + size_of(top.want) >= OFFERED:
        return [action for action in legal if action < GIVE]
    if s.players == 2 and isinstance(top, (Act, Batch)):
        return [action for action in legal if not PROPOSE <= action < TURN]
    if len(legal) > MANY and legal[0] >= s.verbs.to:
        return fields(s, seat, legal)
    return legal


def fields(s: Cortez, seat: Seat, legal: list[Action]) -> list[Action]:
    """The best city fields, villages and fights, and one field where nothing is."""
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
            fights.append((prize(s, seat, field, s.figure[field]) - cost, action))
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
