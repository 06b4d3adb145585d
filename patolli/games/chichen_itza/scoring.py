"""Final scoring (I17), the blue gods (I20.61 to I20.80), and the conditions of the tasks (I22)."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Result
from patolli.games.chichen_itza.state import (
    CITY,
    HOME,
    NO_TILE,
    Chichen,
    built,
    own_tiles,
    terrain,
)
from patolli.games.chichen_itza.supply import strip_points
from patolli.games.chichen_itza.tables import (
    BUILDINGS,
    COINS_IN_HAND,
    DEFENCE,
    GEM_COUNT,
    GOD_CARDS,
    GODS,
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
)

FIRST_BLUE: Final = 61
LEVEL_WHEELS: Final = {73: RANGED, 74: DEFENCE, 75: MAGE, 76: MELEE}


# Questions


def tiles_of(s: Chichen, tiles: list[int], kind: int) -> int:
    """How many of these tiles are land, or water."""
    return sum(1 for spot in tiles if terrain(s, spot) == kind)


def is_edge(s: Chichen, spot: int) -> bool:
    """I2.16: a side touches neither a terrain tile nor the city."""
    return s.box.rim[spot] or any(near != CITY and s.tile[near] == NO_TILE for near in s.box.near[spot])


def god_count(s: Chichen, seat: Seat) -> int:
    """God cards of a seat."""
    return s.god_owner.count(seat)


def figures_of(s: Chichen, seat: Seat, kind: int) -> int:
    """Figures of a kind that a seat has gained."""
    return sum(1 for figure in s.figures[seat] if figure[0] == kind)


def ruin_values(s: Chichen, tiles: list[int]) -> list[int]:
    """I17.8: the points of ruins on own tiles; one that is not drawn yet counts when it is (I17.8)."""
    return [s.box.ruin_points[s.ruin[spot] - 1] for spot in tiles if s.ruin[spot]]


# Tasks


def fulfils(s: Chichen, seat: Seat, task: int) -> bool:
    """I22."""
    condition = s.box.task_condition[task - 1]
    need = s.box.task_need[task - 1]
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


def amount(s: Chichen, seat: Seat, condition: int) -> int:
    """What a task with a single number counts."""
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


def blue_points(s: Chichen, seat: Seat, god: int, tiles: list[int]) -> int:
    """I20.61 to I20.80: what one blue god scores; the tiles are the seat's own."""
    value = s.box.god_value[god - 1]
    if god in LEVEL_WHEELS:
        return value * s.wheel[seat][LEVEL_WHEELS[god]]
    if god == 77:
        return value if min(s.wheel[seat]) >= s.box.god_numbers[76]["level"] else 0
    if god == 69:
        return max(ruin_values(s, tiles), default=0)
    if god == 79:
        return max([figure[1] for figure in s.figures[seat]], default=0)
    return value * counted(s, seat, s.box.god_about[god - 1], tiles)


def counted(s: Chichen, seat: Seat, thing: str, tiles: list[int]) -> int:
    """How many a seat has of what a blue god counts."""
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


def points(s: Chichen, seat: Seat, tiles: list[int]) -> dict[str, int]:
    """I17.1 to I17.10; the tiles are the seat's own."""
    box, owner, fulfilled = s.box, s.god_owner, s.fulfilled[seat]
    return {
        "tiles": box.tile_points * len(tiles),
        "strips": strip_points(s, seat),
        "idols": box.idol_points * s.idols[seat],
        "raids": sum(card for card in s.raid_cards[seat]),
        "gods": sum(blue_points(s, seat, god, tiles) for god in range(FIRST_BLUE, GODS + 1) if owner[god] == seat),
        "tasks": sum(box.set_points[i] for i in range(len(s.goal)) if fulfilled[i]),
        "gems": box.gem_points[sum(gem for gem in s.gems[seat])],
        "ruins": sum(points for points in ruin_values(s, tiles)),
        "figures": sum(figure[1] for figure in s.figures[seat]),
        "heroes": box.hero_points * sum(1 for spot in s.hero_at[seat] if spot != HOME),
    }


def result(s: Chichen) -> Result:
    """I17.12: among equals the earlier in turn order is ahead, so nobody shares a place."""
    parts = [points(s, seat, own_tiles(s, seat)) for seat in range(s.players)]
    scores = [sum(part.values()) for part in parts]
    order = s.order if len(s.order) == s.players else list(range(s.players))
    ranked = sorted([(-scores[seat], order.index(seat), seat) for seat in range(s.players)])
    return Result(scores, parts, [[seat] for _, _, seat in ranked], s.reason)
