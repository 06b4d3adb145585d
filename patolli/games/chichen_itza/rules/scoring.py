"""Final scoring (I17), the blue gods (I20.61 to I20.80), and the conditions of the tasks (I22)."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Result
from patolli.games.chichen_itza.data.cards import (
    ALL_WHEELS,
    BEST_FIGURE_AGAIN,
    BEST_RUIN_AGAIN,
    POINTS_PER_LEVEL_DEFENCE,
    POINTS_PER_LEVEL_MAGE,
    POINTS_PER_LEVEL_MELEE,
    POINTS_PER_LEVEL_RANGED,
)
from patolli.games.chichen_itza.data.components import (
    BUILDINGS,
    COINS_IN_HAND,
    DEFENCE,
    FIRST_BLUE,
    GEM_COUNT,
    GOD_CARDS,
    KINDS,
    LAND,
    MAGE,
    MELEE,
    OWN_BUILDING,
    OWN_FIGURES,
    OWN_GEMS,
    OWN_TERRAIN,
    RANGED,
    SCOUTS_PLACED,
    TERRAINS,
    WAR_MARKERS,
    WATER,
    WHEEL_LEVEL,
    Words,
)
from patolli.games.chichen_itza.rules.supply import strip_points
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    NO_TILE,
    ChichenState,
    built,
    gods_of,
    own_tiles,
    terrain,
)

LEVEL_WHEELS: Final = {
    POINTS_PER_LEVEL_RANGED: RANGED,
    POINTS_PER_LEVEL_DEFENCE: DEFENCE,
    POINTS_PER_LEVEL_MAGE: MAGE,
    POINTS_PER_LEVEL_MELEE: MELEE,
}
PARTS: Final[Words] = ("tiles", "strips", "idols", "raids", "gods", "tasks", "gems", "ruins", "figures", "heroes")


# Counts


def tiles_of(s: ChichenState, tiles: list[int], kind: int) -> int:
    """Count the tiles in a list that are land, or water."""
    return sum(1 for spot in tiles if terrain(s, spot) == kind)


def is_edge(s: ChichenState, spot: int) -> bool:
    """Return True if a side of a tile touches neither a terrain tile nor the city (I2.16)."""
    return s.box.rim[spot] or any(near != CITY and s.tile[near] == NO_TILE for near in s.box.near[spot])


def god_count(s: ChichenState, seat: Seat) -> int:
    """Count the gods of a seat."""
    return s.god_owner.count(seat)


def figures_of(s: ChichenState, seat: Seat, kind: int) -> int:
    """Count the figures of a kind that a seat has gained."""
    return sum(1 for figure in s.figures[seat] if figure[0] == kind)


def ruin_values(s: ChichenState, tiles: list[int]) -> list[int]:
    """Return the points of the ruins on these tiles, as far as they are drawn (I17.8)."""
    return [s.box.ruin_points[s.ruin[spot]] for spot in tiles if s.ruin[spot]]


# Tasks


def fulfils(s: ChichenState, seat: Seat, task: int) -> bool:
    """Return True if a seat fulfils a task (I22)."""
    condition = s.box.task_condition[task]
    need = s.box.task_need[task]
    if condition == OWN_FIGURES:
        return all(figures_of(s, seat, kind) >= need[kind] for kind in range(len(KINDS)))
    if condition == OWN_BUILDING:
        tiles = own_tiles(s, seat)
        return all(built(s, tiles, kind) >= need[kind] for kind in range(len(BUILDINGS)) if need[kind])
    if condition == OWN_TERRAIN:
        tiles = own_tiles(s, seat)
        return all(tiles_of(s, tiles, kind) >= need[kind] for kind in range(len(TERRAINS)) if need[kind])
    if condition == OWN_GEMS:
        return all(s.gems[seat][gem] >= need[gem] for gem in range(len(need)))
    return amount(s, seat, condition) >= need[0]


def amount(s: ChichenState, seat: Seat, condition: int) -> int:
    """Return the number that a task with a single number compares."""
    if condition == GEM_COUNT:
        return sum(s.gems[seat])
    if condition == WAR_MARKERS:
        return s.war[seat]
    if condition == SCOUTS_PLACED:
        return sum(s.scout[seat])
    if condition == GOD_CARDS:
        return god_count(s, seat)
    if condition == WHEEL_LEVEL:
        return max(s.wheel[seat])
    assert condition == COINS_IN_HAND
    return s.coins[seat]


# Points


def blue_points(s: ChichenState, seat: Seat, god: int, tiles: list[int]) -> int:
    """Return the points of a blue god (I20.61 to I20.80); the tiles are the seat's own."""
    value = s.box.god_value[god]
    if god in LEVEL_WHEELS:
        return value * s.wheel[seat][LEVEL_WHEELS[god]]
    if god == ALL_WHEELS:
        return value if min(s.wheel[seat]) >= s.box.god_numbers[ALL_WHEELS]["level"] else 0
    if god == BEST_RUIN_AGAIN:
        return max(ruin_values(s, tiles), default=0)
    if god == BEST_FIGURE_AGAIN:
        return max([figure[1] for figure in s.figures[seat]], default=0)
    return value * counted(s, seat, s.box.god_about[god], tiles)


def counted(s: ChichenState, seat: Seat, thing: str, tiles: list[int]) -> int:
    """Count the things of a seat that a blue god rewards."""
    if thing == "water-tile":
        return tiles_of(s, tiles, WATER)
    if thing == "land-tile":
        return tiles_of(s, tiles, LAND)
    if thing == "edge-tile":
        return sum(1 for spot in tiles if is_edge(s, spot))
    if thing in BUILDINGS:
        return built(s, tiles, BUILDINGS.index(thing))
    if thing == "scout":
        return sum(s.scout[seat])
    if thing == "god-card":
        return god_count(s, seat)
    if thing == "idol":
        return s.idols[seat]
    if thing == "favour-step":
        return s.favour[seat]
    if thing == "figure":
        return len(s.figures[seat])
    assert thing == "figure-kind"
    return len({figure[0] for figure in s.figures[seat]})


def part_points(s: ChichenState, seat: Seat, tiles: list[int]) -> list[int]:
    """Return the points of a seat for each of PARTS (I17.1 to I17.10); the tiles are the seat's own."""
    box, fulfilled = s.box, s.fulfilled[seat]
    return [
        box.tile_points * len(tiles),
        strip_points(s, seat),
        box.idol_points * s.idols[seat],
        sum(card for card in s.raid_cards[seat]),
        sum(blue_points(s, seat, god, tiles) for god in gods_of(s, seat) if god >= FIRST_BLUE),
        sum(box.set_points[i] for i in range(len(s.goal)) if fulfilled[i]),
        box.gem_points[sum(gem for gem in s.gems[seat])],
        sum(points for points in ruin_values(s, tiles)),
        sum(figure[1] for figure in s.figures[seat]),
        box.hero_points * sum(1 for spot in s.hero_at[seat] if spot != HOME),
    ]


def points(s: ChichenState, seat: Seat, tiles: list[int]) -> dict[str, int]:
    """Return the points of a seat by part; the tiles are the seat's own."""
    return dict(zip(PARTS, part_points(s, seat, tiles), strict=True))


def total_points(s: ChichenState, seat: Seat, tiles: list[int]) -> int:
    """Return the points of a seat; the tiles are the seat's own."""
    total = 0
    for part in part_points(s, seat, tiles):
        total += part
    return total


def result(s: ChichenState) -> Result:
    """Return the standings; among equals the earlier in turn order is ahead, so places are never shared (I17.12)."""
    parts = [points(s, seat, own_tiles(s, seat)) for seat in range(s.players)]
    scores = [sum(part.values()) for part in parts]
    order = s.order if len(s.order) == s.players else list(range(s.players))
    ranked = sorted([(-scores[seat], order.index(seat), seat) for seat in range(s.players)])
    places = [1 + order.index(seat) for seat in range(s.players)]
    return Result(scores, parts, [[seat] for _, _, seat in ranked], s.reason, [("order", places)])
