"""The value of the table to each seat: points that it has, and gains that it can expect."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import SPOTS
from patolli.games.chichen_itza.ai.combat_odds import raided
from patolli.games.chichen_itza.ai.item_value import (
    CARDS,
    FEW_CARDS,
    HERO,
    LUCKY,
    coins_value,
    god_value,
    step_value,
    tile_points,
    trophy,
    warriors_value,
    wheel_value,
    yields,
)
from patolli.games.chichen_itza.ai.task_value import chance, is_open, missing, turns_to
from patolli.games.chichen_itza.ai.time_left import TURNS_STEP, rounds_left, share, turns_left, usable, usable_share
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.components import HERO_TYPES, STRIP_WARRIORS, STRIPS, TURNS, WHEELS
from patolli.games.chichen_itza.rules.scoring import total_points
from patolli.games.chichen_itza.rules.sequence import ROUND as STEPS
from patolli.games.chichen_itza.rules.sequence import Round, city_attack
from patolli.games.chichen_itza.rules.supply import pay, strip, strip_coins
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    NO_BEAST,
    ChichenState,
    gods_of,
    own_tiles,
    units_on,
)

RAID_STEP: Final = STEPS.index(city_attack)


def raid_nearness(s: ChichenState) -> float:
    """Return the chance that the present defender of the city defends it; 0 once this round's attack is over."""
    bottom = s.stack[0]
    assert isinstance(bottom, Round)
    if bottom.step > RAID_STEP:
        return 0.0
    if bottom.step > TURNS_STEP:
        return 1.0
    done = bottom.at if bottom.step == TURNS_STEP else 0
    return 0.4 + 0.6 * done / (TURNS * s.players)


def seat_value(s: ChichenState, w: Weights, seat: Seat) -> float:
    """Return the points of a seat, and the gains that it can expect of what it has."""
    own, left = own_tiles(s, seat), turns_left(s, seat)
    total = float(total_points(s, seat, own))
    held = supplies(s, w, seat, left) + engine(s, w, seat, left)
    total += held + tasks(s, w, seat, left, own) + land(s, w, seat, left, own)
    return total + (army(s, w, seat, left) + more_gems(s, w, seat, left) + trophies(s, w, seat, left))


def favoured(s: ChichenState, w: Weights, seat: Seat, place: int) -> float:
    """Return the value of a place in the order of favour, and of the steps on its track."""
    left = turns_left(s, seat)
    return w.place * (s.players - 1 - place) * usable_share(w, left) + w.favour * s.favour[seat] * share(left)


def idle(s: ChichenState, seat: Seat) -> int:
    """Return the number of units that can leave: all in the city, and on each tile all but one."""
    count, warriors = units_on(s, seat, CITY), s.warriors[seat]
    for spot in range(1, SPOTS):
        units = warriors[spot]
        if units > 1:
            count += units - 1
    return count


def supplies(s: ChichenState, w: Weights, seat: Seat, left: int) -> float:
    """Return the value of coins, units, luck, magic cards, shields and idols."""
    total = coins_value(w, s.coins[seat], left) + warriors_value(w, idle(s, seat), left)
    cards = s.hand[seat][0] + s.hand[seat][1]
    things = step_value(LUCKY, s.luck[seat], FEW_CARDS) + step_value(CARDS, cards, FEW_CARDS)
    things = w.things * things + w.shield * s.shields[seat] + w.idol * s.idols[seat] + w.marker * s.war[seat]
    ready = w.attack * s.war[seat] + w.lucky * s.luck[seat]
    return total + things * usable_share(w, left) + ready * usable(left) + w.card * cards * share(left)


def army(s: ChichenState, w: Weights, seat: Seat, left: int) -> float:
    """Return the value of warriors out of the reserve, higher early in the game, lower for crowded tiles."""
    warriors = s.warriors[seat]
    crowds = sum(1 for spot in range(1, SPOTS) if warriors[spot] > 1)
    return (w.muster * (s.box.warriors - s.reserve[seat]) + w.crowd * crowds) * share(left)


def more_gems(s: ChichenState, w: Weights, seat: Seat, left: int) -> float:
    """Return the value of gems for those to come, each of which scores more than the one before."""
    gems = 0
    for gem in s.gems[seat]:
        gems += gem
    return w.gem * gems * share(left)


def trophies(s: ChichenState, w: Weights, seat: Seat, left: int) -> float:
    """Return the value of figures beyond their points."""
    total = 0.0
    for figure in s.figures[seat]:
        total += trophy(w, figure[1], left)
    return total


def engine(s: ChichenState, w: Weights, seat: Seat, left: int) -> float:
    """Return the value of wheels, gods, heroes, scouts, and the income of strips."""
    total = 0.0
    for wheel in range(len(WHEELS)):
        total += wheel_value(w, wheel, s.wheel[seat][wheel], left)
    for god in gods_of(s, seat):
        total += god_value(w, god, left)
    rounds = rounds_left(s)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] != HOME:
            total += hero_value(s, w, seat, kind, left)
    total += 0.5 * w.coin * strip_coins(s, seat) * rounds + w.strip * begun_strip(s, seat)
    return total + scouts_value(s, w, seat, left)


def hero_value(s: ChichenState, w: Weights, seat: Seat, kind: int, left: int) -> float:
    """Return the value of a hero beside his points, less his pay."""
    return w.heroes * HERO[s.hero_card[seat][kind] - 1] * share(left) - w.coin * pay(s, seat, kind) * rounds_left(s)


def begun_strip(s: ChichenState, seat: Seat) -> float:
    """Return the points of the strip that empties next, in proportion to its empty part."""
    for k in range(1, STRIPS + 1):
        there = strip(s, seat, k)
        if there:
            return s.box.strip_points[k] * (1.0 - there / STRIP_WARRIORS)
    return 0.0


def scouts_value(s: ChichenState, w: Weights, seat: Seat, left: int) -> float:
    """Return the value of scouts in fights to come, higher where the creature is weak and the tile valuable."""
    total, scouts = 0.0, s.scout[seat]
    for spot in range(1, SPOTS):
        if scouts[spot]:
            total += scout_value(s, w, seat, spot)
    return total * usable_share(w, left)


def scout_value(s: ChichenState, w: Weights, seat: Seat, spot: int) -> float:
    """Return the value of a scout on a tile."""
    if s.creature[spot] == NO_BEAST:
        return w.scout
    within = 0.0
    for near in s.box.near[spot]:
        if units_on(s, seat, near):
            within = 1.0
    weak = max(0.0, 1.5 - 0.3 * s.strength[spot]) if s.strength[spot] else 0.75
    return w.scout + (0.05 + 0.1 * within) * weak * tile_points(s, seat, spot)


def rivals_on_war(s: ChichenState, seat: Seat) -> int:
    """Count the other seats with a marker on war."""
    foes = 0
    for other in range(s.players):
        if other != seat and s.war[other]:
            foes += 1
    return foes


def land(s: ChichenState, w: Weights, seat: Seat, left: int, tiles: list[int]) -> float:
    """Return the value of own tiles beside their points, less the risk of losing them."""
    foes = rivals_on_war(s, seat)
    total, risk = 0.0, w.risk * foes * usable_share(w, left)
    for spot in tiles:
        worth = yields(s, w, seat, spot)
        total += worth
        if foes:
            units = units_on(s, seat, spot)
            total -= risk / max(1, units * units) * (worth + tile_points(s, seat, spot))
    return total


def tasks(s: ChichenState, w: Weights, seat: Seat, left: int, tiles: list[int]) -> float:
    """Return the value of the tasks to come, by the things that they still need."""
    total = 0.0
    for of, task in enumerate(s.goal):
        if is_open(s, seat, of):
            total += s.box.set_points[of] * chance(w, missing(s, seat, task, tiles), turns_to(s, of, left))
    return total


def raid(s: ChichenState, w: Weights, seat: Seat, units: int) -> float:
    """Return the expected points of the city's defender in the attack (I16.8 to I16.16), less its losses."""
    units = min(units, s.box.city_units)
    if units == 0:
        return float(s.box.city_loss)
    heroes = [s.hero_card[seat][kind] for kind in range(HERO_TYPES) if s.hero_at[seat][kind] == CITY]
    end = raided(s, seat, units, heroes)
    total = end.wiped * s.box.city_win[s.round] + (1.0 - end.wiped) * s.box.city_loss
    return total - 0.5 * end.lost * usable_share(w, turns_left(s, seat))
