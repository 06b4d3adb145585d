"""What single things are worth to a seat, in points: coins, cards, wheels, tiles, gems, figures, steps to a task.

Hopes fade as the turns that could fulfil them run out.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.rounds import ROUND as STEPS
from patolli.games.chichen_itza.rounds import Round, turns
from patolli.games.chichen_itza.scoring import FIRST_BLUE, amount, blue_points, figures_of, is_edge, tiles_of
from patolli.games.chichen_itza.state import (
    HOME,
    Chichen,
    building,
    built,
    own_tiles,
    owns,
    terrain,
)
from patolli.games.chichen_itza.tables import (
    ANY_WHEEL,
    BUILDINGS,
    CAMP,
    COINS,
    COINS_IN_HAND,
    FACES,
    GEM_COUNT,
    IDOLS,
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
    ROUNDS,
    RUIN,
    TEMPLE,
    TERRAINS,
    TURNS,
    VILLAGE,
    WAR_MARKERS,
    WARRIORS,
    WHEELS,
)
from patolli.games.chichen_itza.turns import Turn
from patolli.games.chichen_itza.weights import WEIGHTS

TURNS_STEP: Final = STEPS.index(turns)
ALL_TURNS: Final = TURNS * ROUNDS
SPARE_COIN: Final = 0.03
PRICE: Final = 3  # coins that a turn needs
WARRIOR: Final = [0.0, 1.0, 1.95, 2.85, 3.7, 4.5, 5.2, 5.8, 6.4, 6.9, 7.3, 7.6, 7.8]  # of 0, 1, 2 ... that could go out
FEW_WARRIORS: Final = 12
LUCKY: Final = [0.0, 0.5, 1.0, 1.35, 1.6, 1.75]  # of 0, 1, 2 ... luck
CARDS: Final = [0.0, 0.6, 1.15, 1.6, 1.95, 2.2]  # of 0, 1, 2 ... magic cards
FEW: Final = 5
LEVEL: Final = [  # wheel, level: at the start of the game
    [0.0, 0.0, 3.8, 6.8, 9.0, 11.2, 12.8],
    [0.0, 0.0, 5.0, 11.0, 14.0, 20.0, 26.0],
    [0.0, 0.0, 5.5, 10.0, 13.5, 16.0, 18.0],
    [0.0, 0.0, 2.5, 4.5, 6.5, 8.0, 9.0],
]
RUIN_AVERAGE: Final = 5.0
GOD_AVERAGE: Final = 3.0
TERRAIN_TILES: Final = [f"{word}-tile" for word in TERRAINS]
LAST_OF_TILES: Final = 67  # of the blue gods that count tiles
FIRST_GREEN: Final = 21
LAST_GREEN: Final = 40
GOD: Final = [  # g01 to g80 at the start of the game, the points of the blue ones as they stand apart
    3.5, 3.5, 3.0, 2.0, 0.8, 0.8, 1.2, 1.5, 1.2, 2.0, 2.2, 1.0, 2.2, 0.8, 1.4, 1.4, 2.5, 3.0, 0.8, 2.0,
    1.5, 3.0, 3.0, 3.0, 3.5, 2.5, 2.0, 2.0, 1.5, 1.5, 2.2, 1.2, 1.5, 0.8, 2.5, 3.0, 1.5, 2.5, 0.8, 0.8,
    0.5, 0.5, 3.0, 0.6, 2.5, 3.0, 1.5, 3.0, 0.5, 0.8, 2.2, 2.5, 1.0, 2.5, 2.5, 2.0, 2.0, 2.0, 1.2, 1.2,
    6.0, 6.0, 7.0, 3.0, 3.0, 3.0, 5.0, 7.0, 6.0, 9.0, 2.5, 3.0, 6.0, 4.0, 4.0, 6.0, 6.0, 5.0, 4.0, 8.0,
]  # fmt: skip
HERO: Final = [  # h01 to h24 at the start of the game, beside their points and their pay
    3.0, 2.5, 2.5, 1.0, 2.5, 0.5, 1.0, 2.0, 1.5, 2.0, 2.0, 1.0, 3.0, 3.5, 2.5, 2.5, 2.5, 2.5, 2.0, 1.5, 2.0, 2.0, 1.5,
    2.0,
]  # fmt: skip


# Time


def turns_left(s: Chichen, seat: Seat) -> int:
    """The turns in which a seat has not acted yet."""
    bottom = s.stack[0]
    assert isinstance(bottom, Round)
    left = TURNS * (ROUNDS - max(1, s.round))
    if bottom.step < TURNS_STEP:
        return left + TURNS
    if bottom.step > TURNS_STEP:
        return left
    top = s.stack[-1]
    if isinstance(top, Turn) and top.seat == seat:
        left += 1
    return left + TURNS - (bottom.at + s.players - 1 - s.order.index(seat)) // s.players


def rounds_left(s: Chichen) -> int:
    """Supply phases to come."""
    return ROUNDS - max(1, s.round)


def hope(s: Chichen, left: int) -> float:
    """How much of what is at hand can still be used."""
    return left / (left + WEIGHTS[s.players].patience)


def share(left: int) -> float:
    """How much of the game is to come."""
    return left / ALL_TURNS


def usable(left: int) -> float:
    """How much of what needs but one turn can still be used."""
    return left / (left + 1)


# What can be gained


def step_worth(worths: list[float], count: int, last: int) -> float:
    """So many things, each further one worth less."""
    return worths[min(count, last)]


def coins_worth(s: Chichen, coins: int, left: int) -> float:
    """Coins that pay for turns, and others."""
    needed = min(coins, PRICE * min(left, TURNS + 1))
    spare = SPARE_COIN * (coins - needed) if left else 0.0
    w = WEIGHTS[s.players]
    return w.coin * needed * min(1.0, 0.4 + 0.1 * left) + spare + w.hoard * coins * share(left)


def warriors_worth(s: Chichen, count: int, left: int) -> float:
    """Units that could go out."""
    return WEIGHTS[s.players].warriors * step_worth(WARRIOR, count, FEW_WARRIORS) * hope(s, left)


def gain_worth(s: Chichen, seat: Seat, gain: int, amount: int) -> float:
    """About what a gain of the box is worth."""
    left = turns_left(s, seat)
    if gain == COINS:
        return coins_worth(s, s.coins[seat] + amount, left) - coins_worth(s, s.coins[seat], left)
    if gain == LUCK:
        return (WEIGHTS[s.players].things * 0.4 * hope(s, left) + WEIGHTS[s.players].lucky * usable(left)) * amount
    if gain == IDOLS:
        return (1.0 + WEIGHTS[s.players].idol * hope(s, left)) * amount
    if gain == WARRIORS:
        each = WEIGHTS[s.players].warriors * 0.8 * hope(s, left) + WEIGHTS[s.players].muster * share(left)
        return each * min(amount, s.reserve[seat])
    if gain == MAGIC:
        return (WEIGHTS[s.players].things * 0.5 * hope(s, left) + WEIGHTS[s.players].card * share(left)) * amount
    if gain == ANY_WHEEL:
        return best_wheel(s, seat)
    if gain == NEW_HERO:
        return WEIGHTS[s.players].heroes * 3.5 if HOME in s.hero_at[seat] else 0.0
    if gain == NEXT_GOD:
        return WEIGHTS[s.players].gods * GOD_AVERAGE * share(left) + (2.0 if amount == 3 else 0.0)
    return treasure(s, seat)


def treasure(s: Chichen, seat: Seat) -> float:
    """What a treasure is worth on average (I7.9)."""
    return sum([gain_worth(s, seat, gain, n) for gain, n in s.box.treasure[1:]]) / FACES


# What works from turn to turn


def wheel_worth(s: Chichen, wheel: int, level: int, left: int) -> float:
    """A wheel at a level."""
    w = WEIGHTS[s.players]
    further = w.reach * level * usable(left) if wheel == RANGED else 0.0
    return w.wheels[wheel] * LEVEL[wheel][level] * share(left) + further


def best_wheel(s: Chichen, seat: Seat) -> float:
    """The best turn of any wheel."""
    left = turns_left(s, seat)
    best = 0.0
    for wheel in range(len(WHEELS)):
        level = s.wheel[seat][wheel]
        if level < len(LEVEL[wheel]) - 1:
            best = max(best, wheel_worth(s, wheel, level + 1, left) - wheel_worth(s, wheel, level, left))
    return best


def god_worth(s: Chichen, god: int, left: int) -> float:
    """A god beside the points that it scores now."""
    w = WEIGHTS[s.players]
    more = w.blue if god >= FIRST_BLUE else w.green if FIRST_GREEN <= god <= LAST_GREEN else 0.0
    return (w.gods * GOD[god - 1] + more) * share(left)


def new_god(s: Chichen, seat: Seat, god: int) -> float:
    """A god that could be taken."""
    now = blue_points(s, seat, god, own_tiles(s, seat)) if god >= FIRST_BLUE else 0
    return now + god_worth(s, god, turns_left(s, seat))


def new_hero(s: Chichen, seat: Seat, hero: int) -> float:
    """A hero that could be recruited: points, help, a unit, pay."""
    w, left = WEIGHTS[s.players], turns_left(s, seat)
    due = 0 if owns(s, seat, 3) else s.box.hero_pay[hero - 1]
    aid = w.heroes * HERO[hero - 1] * share(left) + w.warriors * 0.8 * hope(s, left)
    return s.box.hero_points + aid - w.coin * due * rounds_left(s)


# Tiles, gems, figures


def yields(s: Chichen, seat: Seat, spot: int) -> float:
    """The income of a tile in the supply phases to come."""
    kind = building(s, spot)
    rounds = rounds_left(s)
    if kind == VILLAGE:
        return WEIGHTS[s.players].coin * s.box.village_coins * rounds
    if kind == CAMP:
        return WEIGHTS[s.players].camp * s.box.camp_warriors * rounds
    if kind == TEMPLE:
        return 1.1 * s.box.temple_idols * rounds
    return 0.0


def tile_points(s: Chichen, seat: Seat, spot: int) -> float:
    """The points of a tile in the final scoring."""
    kind = building(s, spot)
    total = float(s.box.tile_points)
    if kind == RUIN:
        total += float(s.box.ruin_points[s.ruin[spot] - 1]) if s.ruin[spot] else RUIN_AVERAGE
        if owns(s, seat, 69):
            total += 1.0
    owner = s.god_owner
    for god in range(FIRST_BLUE, LAST_OF_TILES + 1):
        if owner[god] == seat and is_about(s, spot, s.box.god_about[god - 1]):
            total += s.box.god_value[god - 1]
    return total


def is_about(s: Chichen, spot: int, thing: str) -> bool:
    """Whether a blue god counts a tile."""
    if thing == "edge-tile":
        return is_edge(s, spot)
    return thing == BUILDINGS[building(s, spot)] or thing == TERRAIN_TILES[terrain(s, spot)]


def new_tile(s: Chichen, seat: Seat, spot: int) -> float:
    """A tile that is taken over: points, income, bonus, tasks."""
    kind = building(s, spot)
    total = tile_points(s, seat, spot) + yields(s, seat, spot)
    total += push(s, seat, OWN_BUILDING, kind) + push(s, seat, OWN_TERRAIN, terrain(s, spot))
    if kind == MINE:
        return total + new_gem(s, seat, s.box.gem[s.tile[spot]])
    if kind == RUIN:
        if s.ruin[spot] == 0:
            return total + treasure(s, seat)
        return total + sum([gain_worth(s, seat, gain, n) for gain, n in s.box.ruin_gains[s.ruin[spot] - 1]])
    gain, n = s.box.take_over[kind]
    return total + gain_worth(s, seat, gain, n)


def new_gem(s: Chichen, seat: Seat, gem: int) -> float:
    """A gem, with its lines."""
    if s.gems[seat][gem]:
        return 0.0
    count = sum(s.gems[seat])
    total = s.box.gem_points[count + 1] - s.box.gem_points[count] + WEIGHTS[s.players].gem * share(turns_left(s, seat))
    for one, other, gain, n in s.box.lines:
        if gem in (one, other) and s.gems[seat][one] + s.gems[seat][other]:
            total += gain_worth(s, seat, gain, n)
    return total + push(s, seat, OWN_GEMS, gem) + push(s, seat, GEM_COUNT, 0)


def new_figure(s: Chichen, seat: Seat, kind: int, strength: int) -> float:
    """A creature that is defeated."""
    total = strength + push(s, seat, OWN_FIGURES, kind) + trophy(s, strength, turns_left(s, seat))
    if owns(s, seat, 78):
        total += 1.0
    if owns(s, seat, 79):
        total += max(0, strength - max([figure[1] for figure in s.figures[seat]], default=0))
    if owns(s, seat, 80) and kind not in [figure[0] for figure in s.figures[seat]]:
        total += s.box.god_value[79]
    return total + (WEIGHTS[s.players].coin * s.box.god_value[17] if owns(s, seat, 18) else 0.0)


def trophy(s: Chichen, strength: int, left: int) -> float:
    """A figure beyond its points."""
    return (WEIGHTS[s.players].figure + WEIGHTS[s.players].power * strength) * share(left)


# Tasks


def check_round(s: Chichen, of: int) -> int:
    """The round after which a set of tasks is checked."""
    return s.box.set_round[of]


def turns_to(s: Chichen, of: int, left: int) -> int:
    """The turns until a set is checked; below 0 when that is over."""
    return left - TURNS * (ROUNDS - check_round(s, of))


def is_open(s: Chichen, seat: Seat, of: int) -> bool:
    """Whether a set can still be fulfilled."""
    return not s.fulfilled[seat][of] and check_round(s, of) >= s.round


def chance(s: Chichen, need: float, left: int) -> float:
    """How likely so many things are got in time; what is there may be lost again."""
    if need == 0.0:
        return 1.0 - 0.01 * max(0, left)
    if left <= 0:
        return 0.0
    effort = WEIGHTS[s.players].step_turns * need / left
    return WEIGHTS[s.players].tasks / (1.0 + 0.8 * effort + 2.0 * effort * effort)


def missing(s: Chichen, seat: Seat, task: int, tiles: list[int]) -> float:
    """The things that a task still needs; the tiles are the seat's own."""
    condition = s.box.task_condition[task - 1]
    need = s.box.task_need[task - 1]
    if condition <= OWN_GEMS:
        lack = 0
        for i in range(len(need)):
            if need[i]:
                lack += max(0, need[i] - has(s, seat, condition, i, tiles))
        return float(lack)
    lack = max(0, need[0] - amount(s, seat, condition))
    if condition == WAR_MARKERS:
        return 0.3 * lack  # one action turns all
    return lack / 4.0 if condition == COINS_IN_HAND else float(lack)


def has(s: Chichen, seat: Seat, condition: int, i: int, tiles: list[int]) -> int:
    """How many things of a kind a seat has for a task."""
    if condition == OWN_FIGURES:
        return figures_of(s, seat, i)
    if condition == OWN_BUILDING:
        return built(s, tiles, i)
    if condition == OWN_TERRAIN:
        return tiles_of(s, tiles, i)
    return s.gems[seat][i]


def push(s: Chichen, seat: Seat, condition: int, i: int) -> float:
    """What one more thing of a kind does for the tasks to come."""
    total = 0.0
    for of, task in enumerate(s.goal):
        if s.box.task_condition[task - 1] != condition or not is_open(s, seat, of):
            continue
        need = s.box.task_need[task - 1]
        tiles = own_tiles(s, seat)
        if condition != GEM_COUNT and (need[i] == 0 or has(s, seat, condition, i, tiles) >= need[i]):
            continue
        lack = missing(s, seat, task, tiles)
        left = turns_to(s, of, turns_left(s, seat))
        total += s.box.set_points[of] * max(0.0, chance(s, max(0.0, lack - 1.0), left) - chance(s, lack, left))
    return total
