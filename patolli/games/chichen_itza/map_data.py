"""The map and its tiles, from a box file (I2)."""

# not compiled: runs once, when a game is loaded

import re
from collections.abc import Iterable
from typing import Final

from patolli.core.facts import Facts
from patolli.games.chichen_itza import actions as words
from patolli.games.chichen_itza.reading import MOST, SEAT_COUNTS, part, read_different, read_list
from patolli.games.chichen_itza.tables import (
    BUILDINGS,
    CAMP,
    CELLS,
    CORNERS,
    GEMS,
    MOST_YIELD,
    RUIN,
    RUINS,
    SEATS,
    TERRAINS,
    VILLAGE,
    Box,
)

TILES: Final = 28  # with four seats (I1.3)
CELL_NAME: Final = re.compile(r"[a-fi-wyz][0-9]{1,2}")  # g, h and x name cards and ruins


def read_places(facts: Facts, key: str) -> list[tuple[int, int]]:
    """A list of [q, r], none of them twice."""
    found: list[tuple[int, int]] = []
    for i, place in enumerate(read_list(facts, key)):
        q, r = Facts({f"{key}[{i}]": place}, facts.place).numbers(f"{key}[{i}]", 2, -MOST, MOST)
        if (q, r) in found:
            raise facts.fail(f"{key}[{i}]", f"{place} stands here twice")
        found.append((q, r))
    return found


def read_board(box: Box, board: Facts) -> None:
    """Cells, neighbours and corners (I2.1 to I2.6)."""
    steps = read_places(board, "steps")
    for i, (q, r) in enumerate(steps):
        if (q, r) == (0, 0) or (-q, -r) not in steps:
            raise board.fail(f"steps[{i}]", f"[{q}, {r}] leads nowhere, or no step leads back")
    box.city_cells = read_places(board, "city")
    spot_at = {place: 0 for place in box.city_cells}
    read_cells(box, board, spot_at)
    places: list[list[tuple[int, int]]] = [[] for _ in box.spots]
    for place, spot in spot_at.items():
        places[spot].append(place)
    for spot, covered in enumerate(places):
        around = {spot_at.get((q + dq, r + dr), -1) for q, r in covered for dq, dr in steps}
        box.near.append(sorted(around - {spot, -1}))
        box.around.append(sum(1 << near for near in box.near[spot]))
        box.rim.append(-1 in around)
    check_growth(box, board)
    box.corners = read_spots(box, board, "corners")
    if len(box.corners) != CORNERS:
        raise board.fail("corners", f"has {len(box.corners)} cells, must have {CORNERS}")
    for spot in box.corners:
        if spot not in box.near[0]:
            raise board.fail("corners", f"{box.spots[spot]} does not lie beside the city")


def read_cells(box: Box, board: Facts, spot_at: dict[tuple[int, int], int]) -> None:
    """Names and places of the cells, in map order."""
    cells = board.inner("cells")
    if len(cells.table) != CELLS:
        raise board.fail("cells", f"has {len(cells.table)} cells, must have {CELLS}")
    box.spots = ["city", *cells.table]
    box.q, box.r = [box.city_cells[0][0]], [box.city_cells[0][1]]
    for spot, name in enumerate(cells.table, 1):
        if not CELL_NAME.fullmatch(name):
            raise cells.fail(name, "is no name for a cell: a small letter but g, h, x, and a number")
        q, r = cells.numbers(name, 2, -MOST, MOST)
        if (q, r) in spot_at:
            raise cells.fail(name, f"lies on the same place as {box.spots[spot_at[q, r]]}")
        spot_at[q, r] = spot
        box.q.append(q)
        box.r.append(r)


def read_spots(box: Box, facts: Facts, key: str) -> list[int]:
    """A list of different cells, in map order."""
    names = read_different(facts, key)
    for i, name in enumerate(names):
        if name not in box.spots[1:]:
            raise facts.fail(f"{key}[{i}]", f"{name!r} is no cell of the board")
    return sorted(map(box.spots.index, names))


def check_growth(box: Box, board: Facts) -> None:
    """A random layout (I2.18) must never get stuck: it adds cells that touch two tiles to those around the city, and
    where that ends does not depend on the order."""
    tiles = {0, *box.near[0]}
    grown = 0
    while grown < len(tiles):
        grown = len(tiles)
        tiles.update(spot for spot, near in enumerate(box.near) if len(tiles.intersection(near)) >= 2)
    if grown - 1 < TILES:
        number = f"{grown - 1} of the {TILES} tiles"
        raise board.fail(
            "cells", f"only {number} can be laid so that each touches two others, starting around the city"
        )


def unreached(box: Box, spots: Iterable[int]) -> list[str]:
    """Those spots to which no way leads from the city over such spots."""
    left = set(spots)
    edge = [0]
    while edge:
        fresh = left.intersection(box.near[edge.pop()])
        left -= fresh
        edge.extend(fresh)
    return [box.spots[spot] for spot in sorted(left)]


def read_layouts(box: Box, layouts: Facts) -> None:
    """The standard layouts (I2.7)."""
    box.layout = [[], []]
    for seats in map(str, SEAT_COUNTS):
        spots = read_spots(box, layouts, seats)
        lost = unreached(box, spots)
        if lost:
            raise layouts.fail(seats, f"{' '.join(lost)} cannot be reached from the city")
        for corner in box.corners:
            if corner not in spots:
                raise layouts.fail(seats, f"the corner {box.spots[corner]} is missing")
        if len(spots) < len(box.near[0]):
            raise layouts.fail(seats, f"has {len(spots)} cells, but {len(box.near[0])} lie beside the city")
        box.layout.append(spots)
    if len(box.layout[4]) != TILES:
        raise layouts.fail("4", f"has {len(box.layout[4])} cells, must have {TILES}")


def read_terrain_mix(box: Box, facts: Facts) -> None:
    """Kinds of terrain tile and their copies (I2.8 to I2.10)."""
    mix = part(facts, "terrain_mix", *words.TILE_KINDS)
    box.tile_kinds = list(words.TILE_KINDS)
    by_kind = []
    for kind in box.tile_kinds:
        terrain, building, *gem = kind.split("-")
        box.terrain.append(TERRAINS.index(terrain))
        box.building.append(BUILDINGS.index(building))
        box.gem.append(GEMS.index(gem[0]) if gem else -1)
        low, high = (1, 1) if gem else (0, TILES)  # I2.9: one mine of each colour
        numbers = mix.numbers(kind, len(SEAT_COUNTS), low, high)
        if max(numbers) > numbers[-1]:
            raise mix.fail(kind, "more tiles than with 4 seats, when all take part")
        by_kind.append([0, 0, *numbers])
    box.tile_copies = [[copies[seats] for copies in by_kind] for seats in range(len(SEATS) + 1)]
    for seats in SEAT_COUNTS:
        check_mix(box, facts, seats)


def check_mix(box: Box, facts: Facts, seats: int) -> None:
    """The tiles of a number of seats fill its layout, and the ruins and `yield` suffice for them."""
    total, cells = sum(box.tile_copies[seats]), len(box.layout[seats])
    if total != cells:
        raise facts.fail("terrain_mix", f"{total} tiles with {seats} seats, but layouts.{seats} has {cells} cells")
    built = [0] * len(BUILDINGS)
    for building, copies in zip(box.building, box.tile_copies[seats]):
        built[building] += copies
    if built[RUIN] > RUINS:
        raise facts.fail("terrain_mix", f"{built[RUIN]} ruin tiles with {seats} seats, but there are {RUINS} ruins")
    homes = built[CAMP] + built[VILLAGE]
    if homes > MOST_YIELD:
        raise facts.fail("terrain_mix", f"{homes} camps and villages with {seats} seats, at most {MOST_YIELD} count")
