"""The invariants of chapter I27, checked after every line of a record."""

from patolli.core.audience import Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import LUCK, MIX, SPOTS
from patolli.games.chichen_itza.data.components import (
    DECKS,
    FIGURES,
    GODS,
    HERO_TYPES,
    HEROES,
    KINDS,
    LEVELS,
    MAX_STRENGTH,
    PER_COLOUR,
    RUIN,
)
from patolli.games.chichen_itza.rules.combat.battle import Battle
from patolli.games.chichen_itza.rules.combat.sequence import DrawStrength
from patolli.games.chichen_itza.rules.gains import defence_value
from patolli.games.chichen_itza.rules.gods import Delve
from patolli.games.chichen_itza.rules.layout import Tiles
from patolli.games.chichen_itza.rules.prices import keep_offers
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.rules.sequence import Costs
from patolli.games.chichen_itza.rules.setup import Creatures, Order, Slots
from patolli.games.chichen_itza.rules.takeover import DrawRuin
from patolli.games.chichen_itza.state import (
    GROUP,
    HOME,
    NO_BEAST,
    NO_TILE,
    ChichenState,
    building,
    gods_of,
    owned_gods,
    scouts_on,
    stands,
    unit_limit,
    units_on,
)


def check_invariants(s: ChichenState) -> None:
    """Assert I27.1 to I27.17, as far as one position shows them."""
    battle = next((frame for frame in s.stack if isinstance(frame, Battle)), None)
    for seat in range(s.players):
        check_seat(s, seat, battle)
        for spot in range(SPOTS):
            assert (stands(s, seat) >> spot & 1 == 1) == (units_on(s, seat, spot) > 0), "the set of spots with units"
    check_tiles(s, battle)
    check_cards(s)
    check_figures(s)
    check_draws(s)
    check_board(s)
    check_question(s)


def check_seat(s: ChichenState, seat: Seat, battle: Battle | None) -> None:
    """Assert I27.1 to I27.4, and I27.8 for the gems of a seat."""
    running = 0
    if battle is not None and battle.attacker == seat:
        running += battle.warriors + battle.aside
    for frame in s.stack:
        if isinstance(frame, Regroup) and frame.seat == seat:
            running += frame.free
    total = s.reserve[seat] + sum(s.warriors[seat]) + running + sum(s.fulfilled[seat])
    assert total == s.box.warriors and s.reserve[seat] >= 0 and min(s.warriors[seat]) >= 0, "I27.1"
    for kind in range(HERO_TYPES):
        home = s.hero_at[seat][kind] == HOME
        assert home == (s.hero_card[seat][kind] == 0), "I27.2"
        assert s.hero_at[seat][kind] != GROUP or (battle is not None and battle.attacker == seat), "I27.2"
    assert sum(s.scout[seat]) <= s.box.scouts and max(s.scout[seat]) <= 1, "I27.3"
    assert 0 <= s.shields[seat] <= defence_value(s, seat) <= s.box.shields, "I27.4"
    assert all(1 <= level <= LEVELS for level in s.wheel[seat]) and 0 <= s.war[seat] <= s.box.war_markers, "I27.4"
    assert min(s.coins[seat], s.luck[seat], s.idols[seat]) >= 0, "I27.4"
    assert all(count in (0, 1) for count in s.gems[seat]), "I27.8"


def check_tiles(s: ChichenState, battle: Battle | None) -> None:
    """Assert I27.5, I27.8, I27.10 and I27.15."""
    regrouping = any(isinstance(frame, Regroup) for frame in s.stack)
    for spot in range(1, SPOTS):
        holders = [seat for seat in range(s.players) if units_on(s, seat, spot)]
        assert len(holders) <= 1, "I27.5"
        assert not holders or s.tile[spot] != NO_TILE, "I27.5"
        assert not holders or s.creature[spot] == NO_BEAST, "I27.5"
        for seat in holders:
            assert regrouping or units_on(s, seat, spot) <= unit_limit(s, seat), "I27.5"
    drawn = [ruin for ruin in s.ruin if ruin]
    assert len(set(drawn)) == len(drawn), "I27.10"
    assert all(s.ruin[spot] for spot in range(SPOTS) if s.ruin_up[spot]), "I27.10"
    if not any(isinstance(frame, Tiles) for frame in s.stack) and any(kind != NO_TILE for kind in s.tile):
        for gem in range(len(s.mines)):
            assert s.mines[gem] + sum(owned[gem] for owned in s.gems) == s.players, "I27.8"
    if battle is not None:
        assert 0 <= battle.hearts <= battle.power <= MAX_STRENGTH, "I27.15"


def check_cards(s: ChichenState) -> None:
    """Assert I27.2, I27.6, I27.7 and I27.16."""
    assert [gods_of(s, seat) for seat in range(s.players)] == owned_gods(s), "the kept gods"
    for kind, copies in enumerate((s.box.stone_cards, s.box.fire_cards)):
        held = [hand[kind] for hand in s.hand]
        assert s.deck[kind] + s.discard[kind] + sum(held) == copies, "I27.6"
        assert s.deck[kind] <= s.most[kind], "I27.6"
        assert all(least[kind] <= count for least, count in zip(s.least, held, strict=True)), "I27.6"
    gods = [god for god in range(1, GODS + 1) if s.god_owner[god] >= 0]
    gods += [god for god in s.open_gods if god] + s.removed + [god for cards in s.layer for god in cards]
    for colour in range(len(DECKS)):
        gods += [colour * PER_COLOUR + 1 + i for i in range(PER_COLOUR) if s.gods_left[colour][i]]
    for frame in s.stack:
        if isinstance(frame, Delve):
            gods += frame.cards
    assert sorted(gods) == list(range(1, GODS + 1)), "I27.7"
    assert [len(cards) for cards in s.layer] == s.layer_size and all(s.layer_size), "I27.7"
    heroes = [hero for hero in s.hero_top if hero] + [hero for queue in s.hero_queue for hero in queue]
    heroes += [hero for cards in s.hero_card for hero in cards if hero]
    heroes += [hero for hero in range(1, HEROES + 1) if not s.hero_seen[hero]]
    assert sorted(heroes) == list(range(1, HEROES + 1)), "I27.2"
    if s.limits:
        assert sum(s.luck) <= s.box.luck_tokens and sum(s.idols) <= s.box.idol_tokens, "I27.16"


def check_figures(s: ChichenState) -> None:
    """Assert I27.9 and I27.14."""
    for kind in range(len(KINDS)):
        strengths = [s.strength[spot] for spot in range(SPOTS) if s.creature[spot] == kind and s.strength[spot]]
        gone = [figure for gained in [*s.figures, s.fled] for figure in gained if figure[0] == kind]
        strengths += [strength for _, strength in gone]
        assert s.creature.count(kind) + len(gone) <= FIGURES[kind], "I27.9"
        for strength in set(strengths):
            assert strengths.count(strength) <= s.box.strengths[kind].count(strength), "I27.9"
    assert len(set(s.raids)) == len(s.raids), "I27.14"


def check_draws(s: ChichenState) -> None:
    """Assert I26.24: strengths and ruins are drawn where all know them or a scout lies, unless the draw is due."""
    strengths_due = [frame.spot for frame in s.stack if isinstance(frame, DrawStrength)]
    ruins_due = [frame.spot for frame in s.stack if isinstance(frame, DrawRuin)]
    for spot in range(1, SPOTS):
        seen = len(scouts_on(s, spot)) > 0
        if s.creature[spot] != NO_BEAST:
            drawn = s.fought[spot] > 0 or (seen and spot not in strengths_due)
            assert (s.strength[spot] > 0) == drawn, "I26.24"
        if s.tile[spot] != NO_TILE and building(s, spot) == RUIN:
            drawn = s.ruin_up[spot] > 0 or (seen and spot not in ruins_due)
            assert (s.ruin[spot] > 0) == drawn, "I26.24"


def check_board(s: ChichenState) -> None:
    """Assert I27.11 to I27.13."""
    dealing = any(isinstance(frame, (Costs, Slots, Creatures, Order)) for frame in s.stack)
    if not dealing and s.round:
        assert sorted(s.row_cost + s.column_cost) == s.box.costs[s.players], "I27.11"
        assert sorted(s.order) == sorted(s.track) == list(range(s.players)), "I27.13"
    if s.offers:
        kept = (s.offers, s.marked)
        keep_offers(s)
        assert kept == (s.offers, s.marked), "the kept acts"
    if s.owned:
        assert s.owned == owned_gods(s), "the kept gods"
    for seat in range(s.players):
        markers = [field[seat] for field in s.marker]
        assert sum(markers) <= s.box.action_markers, "I27.12"
        assert max(markers, default=0) <= 1 + s.repeated[seat], "I27.12"
    assert all(0 <= step <= s.box.favour_top for step in s.favour), "I27.13"


def check_question(s: ChichenState) -> None:
    """Assert I27.17: a seat to act has a choice; only a mix is always asked."""
    for seat in s.to_act():
        if seat != CHANCE:
            legal = s.legal_actions(seat)
            mixes = MIX <= legal[0] < LUCK  # LUCK begins the next block of the table
            assert len(legal) > 1 or mixes, "I27.17"
