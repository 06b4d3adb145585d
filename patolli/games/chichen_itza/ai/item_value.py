"""The value of single things to a seat, in points: coins, cards, wheels, tiles, gems, figures.

Expected gains fade as the turns run out in which they could be made.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.ai.task_value import push
from patolli.games.chichen_itza.ai.time_left import rounds_left, share, turns_left, usable, usable_share
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.cards import (
    BEST_FIGURE_AGAIN,
    BEST_RUIN_AGAIN,
    COINS_ON_DEFEAT,
    NO_HERO_PAY,
    POINTS_PER_FIGURE,
    POINTS_PER_FIGURE_KIND,
)
from patolli.games.chichen_itza.data.components import (
    ANY_WHEEL,
    BUILDINGS,
    CAMP,
    COINS,
    FACES,
    FIRST_BLUE,
    FIRST_GREEN,
    GEM_COUNT,
    IDOLS,
    LAST_GREEN,
    LAST_TILE_GOD,
    LUCK,
    MAGIC,
    MINE,
    NEW_HERO,
    NEXT_GOD,
    OWN_BUILDING,
    OWN_FIGURES,
    OWN_GEMS,
    OWN_TERRAIN,
    RANGED,
    RUIN,
    TEMPLE,
    TERRAINS,
    TURNS,
    VILLAGE,
    WARRIORS,
    WHEELS,
)
from patolli.games.chichen_itza.rules.scoring import blue_points, is_edge
from patolli.games.chichen_itza.state import HOME, ChichenState, building, own_tiles, owns, terrain

SPARE_COIN: Final = 0.03
PRICE: Final = 3  # coins that a turn needs
WARRIOR: Final = [0.0, 1.0, 1.95, 2.85, 3.7, 4.5, 5.2, 5.8, 6.4, 6.9, 7.3, 7.6, 7.8]  # of 0, 1, 2 ... free units
FEW_WARRIORS: Final = 12
LUCKY: Final = [0.0, 0.5, 1.0, 1.35, 1.6, 1.75]  # of 0, 1, 2 ... luck
CARDS: Final = [0.0, 0.6, 1.15, 1.6, 1.95, 2.2]  # of 0, 1, 2 ... magic cards
FEW_CARDS: Final = 5
LEVEL: Final = [  # wheel, level: at the start of the game
    [0.0, 0.0, 3.8, 6.8, 9.0, 11.2, 12.8],
    [0.0, 0.0, 5.0, 11.0, 14.0, 20.0, 26.0],
    [0.0, 0.0, 5.5, 10.0, 13.5, 16.0, 18.0],
    [0.0, 0.0, 2.5, 4.5, 6.5, 8.0, 9.0],
]
RUIN_AVERAGE: Final = 5.0
GOD_AVERAGE: Final = 3.0
TERRAIN_TILES: Final = [f"{word}-tile" for word in TERRAINS]
GOD: Final = [  # g01 to g80 at the start of the game, without the points of blue ones
    3.5, 3.5, 3.0, 2.0, 0.8, 0.8, 1.2, 1.5, 1.2, 2.0, 2.2, 1.0, 2.2, 0.8, 1.4, 1.4, 2.5, 3.0, 0.8, 2.0,
    1.5, 3.0, 3.0, 3.0, 3.5, 2.5, 2.0, 2.0, 1.5, 1.5, 2.2, 1.2, 1.5, 0.8, 2.5, 3.0, 1.5, 2.5, 0.8, 0.8,
    0.5, 0.5, 3.0, 0.6, 2.5, 3.0, 1.5, 3.0, 0.5, 0.8, 2.2, 2.5, 1.0, 2.5, 2.5, 2.0, 2.0, 2.0, 1.2, 1.2,
    6.0, 6.0, 7.0, 3.0, 3.0, 3.0, 5.0, 7.0, 6.0, 9.0, 2.5, 3.0, 6.0, 4.0, 4.0, 6.0, 6.0, 5.0, 4.0, 8.0,
]  # fmt: skip
HERO: Final = [  # h01 to h24 at the start of the game, without points and pay
    3.0, 2.5, 2.5, 1.0, 2.5, 0.5, 1.0, 2.0, 1.5, 2.0, 2.0, 1.0, 3.0, 3.5, 2.5, 2.5, 2.5, 2.5, 2.0, 1.5, 2.0, 2.0, 1.5,
    2.0,
]  # fmt: skip


# Gains


def step_value(worths: list[float], count: int, last: int) -> float:
    """Return the value of so many things, each further one worth less."""
    return worths[min(count, last)]


def coins_value(w: Weights, coins: int, left: int) -> float:
    """Return the value of coins: those that pay for turns, and spare ones."""
    needed = min(coins, PRICE * min(left, TURNS + 1))
    spare = SPARE_COIN * (coins - needed) if left else 0.0
    return w.coin * needed * min(1.0, 0.4 + 0.1 * left) + spare + w.hoard * coins * share(left)


def warriors_value(w: Weights, count: int, left: int) -> float:
    """Return the value of units that can leave their place."""
    return w.warriors * step_value(WARRIOR, count, FEW_WARRIORS) * usable_share(w, left)


def gain_value(s: ChichenState, w: Weights, seat: Seat, gain: int, amount: int) -> float:
    """Return the approximate value of a gain of the box."""
    left = turns_left(s, seat)
    if gain == COINS:
        return coins_value(w, s.coins[seat] + amount, left) - coins_value(w, s.coins[seat], left)
    if gain == LUCK:
        return (w.things * 0.4 * usable_share(w, left) + w.lucky * usable(left)) * amount
    if gain == IDOLS:
        return (1.0 + w.idol * usable_share(w, left)) * amount
    if gain == WARRIORS:
        each = w.warriors * 0.8 * usable_share(w, left) + w.muster * share(left)
        return each * min(amount, s.reserve[seat])
    if gain == MAGIC:
        return (w.things * 0.5 * usable_share(w, left) + w.card * share(left)) * amount
    if gain == ANY_WHEEL:
        return best_wheel(s, w, seat)
    if gain == NEW_HERO:
        return w.heroes * 3.5 if HOME in s.hero_at[seat] else 0.0
    if gain == NEXT_GOD:
        return w.gods * GOD_AVERAGE * share(left) + (2.0 if amount == 3 else 0.0)
    return treasure(s, w, seat)


def treasure(s: ChichenState, w: Weights, seat: Seat) -> float:
    """Return the average value of a treasure (I7.9)."""
    return sum([gain_value(s, w, seat, gain, n) for gain, n in s.box.treasure[1:]]) / FACES


# Wheels, gods and heroes


def wheel_value(w: Weights, wheel: int, level: int, left: int) -> float:
    """Return the value of a wheel at a level."""
    further = w.reach * level * usable(left) if wheel == RANGED else 0.0
    return w.wheels[wheel] * LEVEL[wheel][level] * share(left) + further


def best_wheel(s: ChichenState, w: Weights, seat: Seat) -> float:
    """Return the value of the best turn of any wheel."""
    left = turns_left(s, seat)
    best = 0.0
    for wheel in range(len(WHEELS)):
        level = s.wheel[seat][wheel]
        if level < len(LEVEL[wheel]) - 1:
            best = max(best, wheel_value(w, wheel, level + 1, left) - wheel_value(w, wheel, level, left))
    return best


def god_value(w: Weights, god: int, left: int) -> float:
    """Return the value of a god beside the points that it scores now."""
    more = w.blue if god >= FIRST_BLUE else w.green if FIRST_GREEN <= god <= LAST_GREEN else 0.0
    return (w.gods * GOD[god - 1] + more) * share(left)


def new_god(s: ChichenState, w: Weights, seat: Seat, god: int) -> float:
    """Return the value of a god that could be taken."""
    now = blue_points(s, seat, god, own_tiles(s, seat)) if god >= FIRST_BLUE else 0
    return now + god_value(w, god, turns_left(s, seat))


def new_hero(s: ChichenState, w: Weights, seat: Seat, hero: int) -> float:
    """Return the value of a hero that could be recruited: points, ability, a unit, less pay."""
    left = turns_left(s, seat)
    due = 0 if owns(s, seat, NO_HERO_PAY) else s.box.hero_pay[hero]
    aid = w.heroes * HERO[hero - 1] * share(left) + w.warriors * 0.8 * usable_share(w, left)
    return s.box.hero_points + aid - w.coin * due * rounds_left(s)


# Tiles, gems, figures


def yields(s: ChichenState, w: Weights, seat: Seat, spot: int) -> float:
    """Return the income of a tile in the supply phases to come."""
    kind = building(s, spot)
    rounds = rounds_left(s)
    if kind == VILLAGE:
        return w.coin * s.box.village_coins * rounds
    if kind == CAMP:
        return w.camp * s.box.camp_warriors * rounds
    if kind == TEMPLE:
        return 1.1 * s.box.temple_idols * rounds
    return 0.0


def tile_points(s: ChichenState, seat: Seat, spot: int) -> float:
    """Return the points of a tile in the final scoring."""
    kind = building(s, spot)
    total = float(s.box.tile_points)
    if kind == RUIN:
        total += float(s.box.ruin_points[s.ruin[spot]]) if s.ruin[spot] else RUIN_AVERAGE
        if owns(s, seat, BEST_RUIN_AGAIN):
            total += 1.0
    owner = s.god_owner
    for god in range(FIRST_BLUE, LAST_TILE_GOD + 1):
        if owner[god] == seat and is_about(s, spot, s.box.god_about[god]):
            total += s.box.god_value[god]
    return total


def is_about(s: ChichenState, spot: int, thing: str) -> bool:
    """Say whether a blue god counts a tile."""
    if thing == "edge-tile":
        return is_edge(s, spot)
    return thing == BUILDINGS[building(s, spot)] or thing == TERRAIN_TILES[terrain(s, spot)]


def new_tile(s: ChichenState, w: Weights, seat: Seat, spot: int) -> float:
    """Return the value of a take-over: points, income, bonus, tasks."""
    kind = building(s, spot)
    total = tile_points(s, seat, spot) + yields(s, w, seat, spot)
    total += push(s, w, seat, OWN_BUILDING, kind) + push(s, w, seat, OWN_TERRAIN, terrain(s, spot))
    if kind == MINE:
        return total + new_gem(s, w, seat, s.box.gem[s.tile[spot]])
    if kind == RUIN:
        if s.ruin[spot] == 0:
            return total + treasure(s, w, seat)
        return total + sum([gain_value(s, w, seat, gain, n) for gain, n in s.box.ruin_gains[s.ruin[spot]]])
    gain, n = s.box.take_over[kind]
    return total + gain_value(s, w, seat, gain, n)


def new_gem(s: ChichenState, w: Weights, seat: Seat, gem: int) -> float:
    """Return the value of a gem with its lines."""
    if s.gems[seat][gem]:
        return 0.0
    count = sum(s.gems[seat])
    total = s.box.gem_points[count + 1] - s.box.gem_points[count] + w.gem * share(turns_left(s, seat))
    for one, other, gain, n in s.box.lines:
        if gem in (one, other) and s.gems[seat][one] + s.gems[seat][other]:
            total += gain_value(s, w, seat, gain, n)
    return total + push(s, w, seat, OWN_GEMS, gem) + push(s, w, seat, GEM_COUNT, 0)


def new_figure(s: ChichenState, w: Weights, seat: Seat, kind: int, strength: int) -> float:
    """Return the value of a defeated creature."""
    total = strength + push(s, w, seat, OWN_FIGURES, kind) + trophy(w, strength, turns_left(s, seat))
    if owns(s, seat, POINTS_PER_FIGURE):
        total += 1.0
    if owns(s, seat, BEST_FIGURE_AGAIN):
        total += max(0, strength - max([figure[1] for figure in s.figures[seat]], default=0))
    if owns(s, seat, POINTS_PER_FIGURE_KIND) and kind not in [figure[0] for figure in s.figures[seat]]:
        total += s.box.god_value[POINTS_PER_FIGURE_KIND]
    return total + (w.coin * s.box.god_value[COINS_ON_DEFEAT] if owns(s, seat, COINS_ON_DEFEAT) else 0.0)


def trophy(w: Weights, strength: int, left: int) -> float:
    """Return the value of a figure beyond its points."""
    return (w.figure + w.power * strength) * share(left)
