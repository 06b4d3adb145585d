"""The invariants of chapter 24, which hold after every step."""

from typing import Final

from patolli.games.cortez.data.components import (
    HIGHEST_WAR,
    NATIONS,
)
from patolli.games.cortez.rules.auction import Auction, purse
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, NOT_LENT, Battle, current_battle, war_cards
from patolli.games.cortez.rules.combat.laying import MAX_TRADES
from patolli.games.cortez.rules.combat.mercenaries import MAX_OFFERS
from patolli.games.cortez.rules.combat.sequence import Lot
from patolli.games.cortez.rules.deals import HIRE_DEAL, Trade
from patolli.games.cortez.rules.ending import LAST_TREASURE
from patolli.games.cortez.rules.setup import FIRST_MISSION, Deal, First, Guards, Mark
from patolli.games.cortez.state import (
    COLLARS,
    OWN,
    WEAPON_CARD,
    CortezState,
    city_full,
    free_collars,
    nation_of,
    nation_of_figure,
)

FIGURES: Final = 22  # of each nation (C1.2)
MAX_FLIPS: Final = 18  # in a round
VALUES: Final = range(1, HIGHEST_WAR + 1)  # of war cards


def check_invariants(s: CortezState, missions: int) -> None:
    """Assert C24.1 to C24.14."""
    f = current_battle(s)
    check_figures(s, f)
    check_supplies(s, f)
    check_war_cards(s, f)
    check_other_cards(s, missions)
    check_counts(s, f)
    assert not s.stack or f is not None or not city_full(s), "C24.14"


def in_setup(s: CortezState) -> bool:
    """Say whether figures are still to be collared."""
    return any(isinstance(frame, (First, Guards, Deal, Mark)) for frame in s.stack)


def check_figures(s: CortezState, f: Battle | None) -> None:
    """Assert C24.1 to C24.4."""
    codes = [code for code in s.figure if code] + [s.lifted] * (s.lifted > 0) + [OWN + s.active] * (s.march >= 0)
    guarding = any(isinstance(frame, (First, Guards)) for frame in s.stack)
    for nation in range(len(NATIONS)):
        count = sum(1 for code in codes if nation_of_figure(s, code) == nation)
        assert count <= FIGURES if guarding else count == FIGURES, "C24.1"
    if not in_setup(s):
        assert all(0 <= free_collars(s, seat) < COLLARS for seat in range(s.players)), "C24.2"
    assert s.march < 0 or (f is not None and s.march == f.target), "C24.3"
    assert s.lifted == 0 or f is not None, "C24.3"
    for bridge, field in enumerate(s.board.bridges):
        assert not (s.down[bridge] and s.figure[field]), "C24.4"


def check_supplies(s: CortezState, f: Battle | None) -> None:
    """Assert C24.5."""
    for kind, copies in enumerate(s.decks.supplies):
        total = s.deck[kind] + s.discard[kind] + sum(hand[kind] for hand in s.supply)
        if f is not None and f.winner < 0:
            total += sum(f.weapons) if kind == WEAPON_CARD else 0
            total += f.lots.count(kind) if lots_open(s, f) else 0
        assert total == copies and min(s.deck[kind], s.discard[kind]) >= 0, "C24.5"
        assert all(0 <= known[kind] <= hand[kind] for known, hand in zip(s.known, s.supply, strict=True)), "C24.13"


def lots_open(s: CortezState, f: Battle) -> bool:
    """Say whether the lots lie on the table, before the last one is drawn (C10.6)."""
    return f.defender < 0 and isinstance(s.stack[-1], Lot)


def check_war_cards(s: CortezState, f: Battle | None) -> None:
    """Assert C24.6, C24.11 and the second half of C24.13."""
    for nation in range(len(NATIONS)):
        seats = [seat for seat in range(s.players) if nation_of(s, seat) == nation]
        for card, copies in enumerate(s.decks.war):
            total = s.war_deck[nation][card] + sum(s.war[seat][card] for seat in seats)
            if f is not None:
                total += sum(f.laid[seat][card] + (f.lent[seat] == card + 1) for seat in seats)
            assert total == copies and s.war_deck[nation][card] >= 0, "C24.6"
    if f is not None and f.defender >= 0 and f.winner < 0:
        assert all(f.weapons[side] <= war_cards(s, f, side) for side in (ATTACKER, DEFENDER)), "C24.11"
        lenders = [seat for seat in range(s.players) if f.lent_to[seat] != NOT_LENT]
        assert not {s.active, f.defender} & set(lenders), "C24.11"
    for i, values in enumerate(s.shown):
        holder = i % s.players
        assert all(s.war[holder][value - 1] for value in VALUES if values >> value & 1), "C24.13"
    for frame in s.stack:
        if isinstance(frame, Trade) and frame.kind == HIRE_DEAL:
            assert s.war[frame.opener][frame.value - 1], "C24.13"


def check_other_cards(s: CortezState, missions: int) -> None:
    """Assert C24.7 to C24.10."""
    for kind, copies in enumerate(s.decks.bribes):
        assert s.pile[kind] + s.used[kind] + sum(hand[kind] for hand in s.bribes) == copies, "C24.7"
    dealt = [mission for mission in s.mission if mission]
    for kind, copies in enumerate(s.decks.missions[missions]):
        assert s.missions_left[kind] + dealt.count(kind + FIRST_MISSION) == copies, "C24.8"
    dealing = any(isinstance(frame, (First, Guards, Deal)) for frame in s.stack)
    assert dealing or len(dealt) == s.players, "C24.8"
    left = s.rounds - s.round + (0 if s.reason == LAST_TREASURE else 1)
    assert sum(s.treasures) + s.lost + left == s.rounds, "C24.9"
    flipped = s.flips - (1 if s.reason == LAST_TREASURE else 0)
    assert sum(s.events) + flipped == sum(s.decks.events[1:]) and s.flips <= MAX_FLIPS, "C24.10"


def check_counts(s: CortezState, f: Battle | None) -> None:
    """Assert C24.12."""
    assert s.proposed <= s.limit, "C24.12"
    if f is not None:
        assert max(f.offers) <= MAX_OFFERS and max(f.trades) <= MAX_TRADES, "C24.12"
    for frame in s.stack:
        if isinstance(frame, Auction) and frame.bidder >= 0:
            assert frame.bid <= purse(s, frame.bidder), "C24.12"
