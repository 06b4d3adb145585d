"""What lies on the table is worth to each seat: points that are there, and what a seat may hope for."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import SPOTS
from patolli.games.chichen_itza.odds import raided
from patolli.games.chichen_itza.rounds import ROUND as STEPS
from patolli.games.chichen_itza.rounds import Round, city_attack, favour_order
from patolli.games.chichen_itza.scoring import points
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    NO_BEAST,
    Chichen,
    own_tiles,
    units_on,
)
from patolli.games.chichen_itza.supply import pay, strip, strip_coins
from patolli.games.chichen_itza.tables import (
    GODS,
    HERO_TYPES,
    STRIP_WARRIORS,
    STRIPS,
    TURNS,
    WHEELS,
)
from patolli.games.chichen_itza.weights import WEIGHTS
from patolli.games.chichen_itza.worth import (
    CARDS,
    FEW,
    HERO,
    LUCKY,
    TURNS_STEP,
    chance,
    coins_worth,
    god_worth,
    hope,
    is_open,
    missing,
    rounds_left,
    share,
    step_worth,
    tile_points,
    trophy,
    turns_left,
    turns_to,
    usable,
    warriors_worth,
    wheel_worth,
    yields,
)

RAID_STEP: Final = STEPS.index(city_attack)


def raid_nearness(s: Chichen) -> float:
    """How surely the city will be defended by whom it looks now; 0 when the attack of this round is over."""
    bottom = s.stack[0]
    assert isinstance(bottom, Round)
    if bottom.step > RAID_STEP:
        return 0.0
    if bottom.step > TURNS_STEP:
        return 1.0
    done = bottom.at if bottom.step == TURNS_STEP else 0
    return 0.4 + 0.6 * done / (TURNS * s.players)


def table(s: Chichen) -> list[float]:
    """By seat: points, and what it may hope for."""
    tiles = [own_tiles(s, seat) for seat in range(s.players)]
    sums = [float(sum(points(s, seat, tiles[seat]).values())) for seat in range(s.players)]
    if not s.stack:
        return sums
    for seat, own in enumerate(tiles):
        left = turns_left(s, seat)
        held = supplies(s, seat, left) + engine(s, seat, left)
        sums[seat] += held + tasks(s, seat, left, own) + land(s, seat, left, own)
        sums[seat] += army(s, seat, left) + more_gems(s, seat, left) + trophies(s, seat, left)
    ranks = favour_order(s)
    for place, seat in enumerate(ranks):
        sums[seat] += favoured(s, seat, place)
    near = raid_nearness(s)
    if near:
        sums[ranks[-1]] += near * raid(s, ranks[-1], units_on(s, ranks[-1], CITY))
    return sums


def favoured(s: Chichen, seat: Seat, place: int) -> float:
    """A place in the order of favour, and the steps by which others must pass a seat in the rounds to come."""
    left = turns_left(s, seat)
    w = WEIGHTS[s.players]
    return w.place * (s.players - 1 - place) * hope(s, left) + w.favour * s.favour[seat] * share(left)


def idle(s: Chichen, seat: Seat) -> int:
    """Units that could go out: all in the city, and on each tile all but one."""
    count, warriors = units_on(s, seat, CITY), s.warriors[seat]
    for spot in range(1, SPOTS):
        units = warriors[spot]
        if units > 1:
            count += units - 1
    return count


def supplies(s: Chichen, seat: Seat, left: int) -> float:
    """Coins, units, luck, magic cards, shields, idols."""
    w = WEIGHTS[s.players]
    total = coins_worth(s, s.coins[seat], left) + warriors_worth(s, idle(s, seat), left)
    cards = s.hand[seat][0] + s.hand[seat][1]
    things = step_worth(LUCKY, s.luck[seat], FEW) + step_worth(CARDS, cards, FEW)
    things = w.things * things + w.shield * s.shields[seat] + w.idol * s.idols[seat] + w.marker * s.war[seat]
    ready = w.attack * s.war[seat] + w.lucky * s.luck[seat]
    return total + things * hope(s, left) + ready * usable(left) + w.card * cards * share(left)


def army(s: Chichen, seat: Seat, left: int) -> float:
    """Warriors out of the reserve, the more the earlier, but not many on one tile."""
    w, warriors = WEIGHTS[s.players], s.warriors[seat]
    crowds = sum(1 for spot in range(1, SPOTS) if warriors[spot] > 1)
    return (w.muster * (s.box.warriors - s.reserve[seat]) + w.crowd * crowds) * share(left)


def more_gems(s: Chichen, seat: Seat, left: int) -> float:
    """The gems to come, each of which counts for more than the one before."""
    return WEIGHTS[s.players].gem * sum(gem for gem in s.gems[seat]) * share(left)


def trophies(s: Chichen, seat: Seat, left: int) -> float:
    """Figures beyond their points."""
    total = 0.0
    for figure in s.figures[seat]:
        total += trophy(s, figure[1], left)
    return total


def engine(s: Chichen, seat: Seat, left: int) -> float:
    """Wheels, gods, heroes, and the income of strips and buildings."""
    w, owner = WEIGHTS[s.players], s.god_owner
    total = 0.0
    for wheel in range(len(WHEELS)):
        total += wheel_worth(s, wheel, s.wheel[seat][wheel], left)
    for god in range(1, GODS + 1):
        if owner[god] == seat:
            total += god_worth(s, god, left)
    rounds = rounds_left(s)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] != HOME:
            total += hero_worth(s, seat, kind, left)
    total += 0.5 * w.coin * strip_coins(s, seat) * rounds + w.strip * begun_strip(s, seat)
    return total + scouts_worth(s, seat, left)


def hero_worth(s: Chichen, seat: Seat, kind: int, left: int) -> float:
    """A hero beside his points, less his pay."""
    w = WEIGHTS[s.players]
    return w.heroes * HERO[s.hero_card[seat][kind] - 1] * share(left) - w.coin * pay(s, seat, kind) * rounds_left(s)


def begun_strip(s: Chichen, seat: Seat) -> float:
    """The points of the strip that empties next, as far as it is empty."""
    for k in range(1, STRIPS + 1):
        there = strip(s, seat, k)
        if there:
            return s.box.strip_points[k] * (1.0 - there / STRIP_WARRIORS)
    return 0.0


def scouts_worth(s: Chichen, seat: Seat, left: int) -> float:
    """Scouts help in fights to come, all the more where the foe is weak and the tile worth it."""
    total, scouts = 0.0, s.scout[seat]
    for spot in range(1, SPOTS):
        if scouts[spot]:
            total += scout_worth(s, seat, spot)
    return total * hope(s, left)


def scout_worth(s: Chichen, seat: Seat, spot: int) -> float:
    """A scout on a tile."""
    if s.creature[spot] == NO_BEAST:
        return WEIGHTS[s.players].scout
    within = 0.0
    for near in s.box.near[spot]:
        if units_on(s, seat, near):
            within = 1.0
    weak = max(0.0, 1.5 - 0.3 * s.strength[spot]) if s.strength[spot] else 0.75
    return WEIGHTS[s.players].scout + (0.05 + 0.1 * within) * weak * tile_points(s, seat, spot)


def land(s: Chichen, seat: Seat, left: int, tiles: list[int]) -> float:
    """What own tiles will bring beside their points, and whether they can be held."""
    foes = 0
    for other in range(s.players):
        if other != seat and s.war[other]:
            foes += 1
    total, risk = 0.0, WEIGHTS[s.players].risk * foes * hope(s, left)
    for spot in tiles:
        worth = yields(s, seat, spot)
        total += worth
        if foes:
            units = units_on(s, seat, spot)
            total -= risk / max(1, units * units) * (worth + tile_points(s, seat, spot))
    return total


def tasks(s: Chichen, seat: Seat, left: int, tiles: list[int]) -> float:
    """The tasks to come, by how far they are."""
    total = 0.0
    for of, task in enumerate(s.goal):
        if is_open(s, seat, of):
            total += s.box.set_points[of] * chance(s, missing(s, seat, task, tiles), turns_to(s, of, left))
    return total


def raid(s: Chichen, seat: Seat, units: int) -> float:
    """What the attack on the city will bring to its defender (I16.8 to I16.16)."""
    units = min(units, s.box.city_units)
    if units == 0:
        return float(s.box.city_loss)
    heroes = [s.hero_card[seat][kind] for kind in range(HERO_TYPES) if s.hero_at[seat][kind] == CITY]
    end = raided(s, seat, units, heroes)
    total = end.wiped * s.box.city_win[s.round] + (1.0 - end.wiped) * s.box.city_loss
    return total - 0.5 * end.lost * hope(s, turns_left(s, seat))
