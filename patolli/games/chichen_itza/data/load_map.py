"""Read the map and its tiles from a box file (I2)."""

import re
from collections.abc import Iterable, Sized
from typing import Final

from patolli.core.datafile import DataTable
from patolli.games.chichen_itza.data.box import Map, Terrain
from patolli.games.chichen_itza.data.components import (
    BUILDINGS,
    CAMP,
    CELLS,
    CORNERS,
    GEMS,
    MAX_YIELD,
    RUIN,
    RUINS,
    SEATS,
    TERRAINS,
    TILE_KINDS,
    VILLAGE,
)
from patolli.games.chichen_itza.data.load_common import MAX_NUMBER, SEAT_COUNTS, part, read_different, read_list

TILES: Final = 28  # with four seats (I1.3)
CELL_NAME: Final = re.compile(r"[a-fi-wyz][0-9]{1,2}")  # g, h and x name cards and ruins


def read_places(facts: DataTable, key: str) -> list[tuple[int, int]]:
    """Return a list of different [q, r]."""
    found: list[tuple[int, int]] = []
    for i, place in enumerate(read_list(facts, key)):
        q, r = DataTable({f"{key}[{i}]": place}, facts.place).numbers(f"{key}[{i}]", 2, -MAX_NUMBER, MAX_NUMBER)
        if (q, r) in found:
            raise facts.error(
                f"{key}[{i}]", f"{place} is listed twice; expected different places", "twice", {"word": f"{place}"}
            )
        found.append((q, r))
    return found


def cells_fault(found: Sized, expected: int) -> tuple[str, dict[str, object]]:
    """Return the fault of a list that should have so many cells."""
    return "cells", {"n": len(found), "expected": expected}


def read_board(box: Map, board: DataTable) -> None:
    """Read cells, neighbours and corners (I2.1 to I2.6)."""
    steps = read_places(board, "steps")
    for i, (q, r) in enumerate(steps):
        if (q, r) == (0, 0) or (-q, -r) not in steps:
            raise board.error(
                f"steps[{i}]",
                f"[{q}, {r}] has no opposite step; expected pairs such as [1, 0] and [-1, 0]",
                "no-opposite",
            )
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
        raise board.error(
            "corners", f"has {len(box.corners)} cells; expected {CORNERS}", *cells_fault(box.corners, CORNERS)
        )
    for spot in box.corners:
        if spot not in box.near[0]:
            message = f"{box.spots[spot]} is not beside the city; expected neighbours of the city"
            raise board.error("corners", message, "not-beside-city", {"place": box.spots[spot]})


def read_cells(box: Map, board: DataTable, spot_at: dict[tuple[int, int], int]) -> None:
    """Read names and places of the cells, in map order."""
    cells = board.subtable("cells")
    if len(cells.table) != CELLS:
        raise board.error("cells", f"has {len(cells.table)} cells; expected {CELLS}", *cells_fault(cells.table, CELLS))
    box.spots = ["city", *cells.table]
    box.q, box.r = [box.city_cells[0][0]], [box.city_cells[0][1]]
    for spot, name in enumerate(cells.table, 1):
        if not CELL_NAME.fullmatch(name):
            message = "is not a cell name; expected a small letter other than g, h, x, and a number"
            raise cells.error(name, message, "cell-name")
        q, r = cells.numbers(name, 2, -MAX_NUMBER, MAX_NUMBER)
        cells.note(name, "fixed")
        if (q, r) in spot_at:
            other = box.spots[spot_at[q, r]]
            raise cells.error(name, f"has the place of {other}; expected a place of its own", "taken", {"place": other})
        spot_at[q, r] = spot
        box.q.append(q)
        box.r.append(r)


def read_spots(box: Map, facts: DataTable, key: str) -> list[int]:
    """Return a list of different cells, in map order."""
    facts.note(key, "spots", words=tuple(box.spots[1:]))
    names = read_different(facts, key)
    for i, name in enumerate(names):
        if name not in box.spots[1:]:
            raise facts.error(
                f"{key}[{i}]", f"{name!r} is not a cell; expected cells of the board", "no-cell", {"word": name}
            )
    return sorted(map(box.spots.index, names))


def check_growth(box: Map, board: DataTable) -> None:
    """Check that a random layout (I2.18) cannot get stuck.

    It starts around the city and adds cells that touch two tiles; the order makes no difference to its last extent.
    """
    tiles = {0, *box.near[0]}
    grown = 0
    while grown < len(tiles):
        grown = len(tiles)
        tiles.update(spot for spot, near in enumerate(box.near) if len(tiles.intersection(near)) >= 2)
    if grown - 1 < TILES:
        message = (
            f"only {grown - 1} tiles can be laid from the city on so that each touches two others; expected {TILES}"
        )
        raise board.error("cells", message, "growth", {"n": grown - 1, "expected": TILES})


def unreached(box: Map, spots: Iterable[int]) -> list[str]:
    """Return the names of those spots that cannot be reached from the city over the others."""
    left = set(spots)
    edge = [0]
    while edge:
        fresh = left.intersection(box.near[edge.pop()])
        left -= fresh
        edge.extend(fresh)
    return [box.spots[spot] for spot in sorted(left)]


def read_layouts(box: Map, layouts: DataTable) -> None:
    """Read the standard layouts (I2.7)."""
    box.layout = [[], []]
    for seats in map(str, SEAT_COUNTS):
        spots = read_spots(box, layouts, seats)
        lost = unreached(box, spots)
        if lost:
            places = " ".join(lost)
            message = f"{places} cannot be reached from the city; expected a connected map"
            raise layouts.error(seats, message, "unconnected", {"places": places})
        for corner in box.corners:
            if corner not in spots:
                place = box.spots[corner]
                message = f"{place} is missing; expected all corners of the board"
                raise layouts.error(seats, message, "corner-missing", {"place": place})
        if len(spots) < len(box.near[0]):
            raise layouts.error(
                seats,
                f"has {len(spots)} cells; expected at least the {len(box.near[0])} beside the city",
                "few-cells",
                {"n": len(spots), "expected": len(box.near[0])},
            )
        box.layout.append(spots)
    if len(box.layout[4]) != TILES:
        message = f"has {len(box.layout[4])} cells; expected {TILES}"
        raise layouts.error("4", message, *cells_fault(box.layout[4], TILES))


def read_terrain_mix(box: Terrain, facts: DataTable) -> None:
    """Read the kinds of terrain tile and their copies (I2.8 to I2.10)."""
    mix = part(facts, "terrain_mix", *TILE_KINDS)
    box.tile_kinds = list(TILE_KINDS)
    by_kind = []
    for kind in box.tile_kinds:
        terrain, building, *gem = kind.split("-")
        box.terrain.append(TERRAINS.index(terrain))
        box.building.append(BUILDINGS.index(building))
        box.gem.append(GEMS.index(gem[0]) if gem else -1)
        low, high = (1, 1) if gem else (0, TILES)  # I2.9: one mine of each colour
        numbers = mix.numbers(kind, len(SEAT_COUNTS), low, high)
        if max(numbers) > numbers[-1]:
            raise mix.error(
                kind,
                f"{max(numbers)} tiles with fewer seats; expected at most {numbers[-1]} as with 4 seats",
                "fewer-seats",
                {"n": max(numbers), "most": numbers[-1]},
            )
        by_kind.append([0, 0, *numbers])
    box.tile_copies = [[copies[seats] for copies in by_kind] for seats in range(len(SEATS) + 1)]
    for seats in SEAT_COUNTS:
        check_mix(box, facts, seats)


def check_mix(box: Terrain, facts: DataTable, seats: int) -> None:
    """Check that the tiles fill the layout of a number of seats, and that ruins and `yield` suffice for them."""
    total, cells = sum(box.tile_copies[seats]), len(box.layout[seats])
    if total != cells:
        message = f"{total} tiles with {seats} seats; expected {cells} for layouts.{seats}"
        size: dict[str, object] = {"n": total, "seats": seats, "expected": cells}
        raise facts.error("terrain_mix", message, "tiles-for-layout", size)
    built = [0] * len(BUILDINGS)
    for building, copies in zip(box.building, box.tile_copies[seats]):
        built[building] += copies
    if built[RUIN] > RUINS:
        message = f"{built[RUIN]} ruin tiles with {seats} seats; expected at most {RUINS}"
        limit: dict[str, object] = {"n": built[RUIN], "seats": seats, "most": RUINS}
        raise facts.error("terrain_mix", message, "ruins", limit)
    homes = built[CAMP] + built[VILLAGE]
    if homes > MAX_YIELD:
        message = f"{homes} camps and villages with {seats} seats; expected at most {MAX_YIELD}"
        bound: dict[str, object] = {"n": homes, "seats": seats, "most": MAX_YIELD}
        raise facts.error("terrain_mix", message, "homes", bound)
