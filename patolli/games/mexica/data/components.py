"""The outline of the island (M1), which no file can change: cells, neighbours and tiles as tables.

A cell is an int, 0 to 195 in reading order. Its four sides are in the order north, east, south, west; a side that is
lake has no cell and is LAKE. Axis 0 is `ns`, axis 1 is `ew`: the ends of a bridge are sides (0, 2) or (1, 3).
"""

from typing import Final

from patolli.games.mexica.data.load import COLUMNS, COUNTS, LETTERS, ROWS, own_board, own_pieces, read_rows

Place = tuple[int, int]  # column and row, also on the lake

LAKE: Final = -1
AXES: Final = ("ns", "ew")

GRID: Final = read_rows(own_board())
PLACES: Final = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if GRID[y][x] != "~"]
CELLS: Final = len(PLACES)
CELL_AT: Final = {place: cell for cell, place in enumerate(PLACES)}
NAMES: Final = [f"{LETTERS[x]}{y + 1}" for x, y in PLACES]
PLOTS: Final = COUNTS["#"]  # ordinary cells

SIDES: Final = [
    [CELL_AT.get(place, LAKE) for place in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))] for x, y in PLACES
]
NEAR: Final = [sorted([side for side in sides if side != LAKE]) for sides in SIDES]
RING: Final = [  # the eight cells around, clockwise from north
    [
        CELL_AT.get((x + dx, y + dy), LAKE)
        for dx, dy in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
    ]
    for x, y in PLACES
]
SHORE: Final = [LAKE in sides for sides in SIDES]
SHORE_CELLS: Final = [cell for cell in range(CELLS) if SHORE[cell]]

TILES: Final = own_pieces().subtable("tiles")
SIZES: Final = TILES.numbers("size", 11, 3, 13)
SMALLEST: Final = SIZES[0]
COPIES: Final = TILES.numbers("copies", 11, 1, 2)
SHOWN: Final = 8  # M2.3: tiles on display in phase 1
VALUES: Final = 4


def around(cell: int, steps: list[Place]) -> list[int]:
    """Return the cells of the island at these distances, each given as columns and rows."""
    x, y = PLACES[cell]
    return [CELL_AT[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in CELL_AT]


def touching(one: Place, other: Place) -> bool:
    """Say whether two places are adjacent (M1.6)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def deals() -> list[tuple[int, ...]]:
    """Return all sets of eight tiles, as copies by size, in the order of their texts (M20.5)."""
    sets: list[tuple[int, ...]] = [()]
    for copies in COPIES:
        sets = [chosen + (n,) for chosen in sets for n in range(copies, -1, -1) if sum(chosen) + n <= SHOWN]
    return [chosen for chosen in sets if sum(chosen) == SHOWN]


DEALS: Final = deals()


def deal_weight(chosen: tuple[int, ...]) -> int:
    """Return the number of ways to draw these eight tiles from the fifteen (M20.1)."""
    weight = 1
    for n, copies in zip(chosen, COPIES, strict=True):
        weight *= 2 if n == 1 and copies == 2 else 1
    return weight


DEAL_WEIGHTS: Final = [deal_weight(chosen) for chosen in DEALS]
DEAL_AT: Final = [i for i, weight in enumerate(DEAL_WEIGHTS) for _ in range(weight)]  # a deal for each way to draw it
DEAL_TEXTS: Final = [
    " ".join(str(size) for size, n in zip(SIZES, chosen, strict=True) for _ in range(n)) for chosen in DEALS
]


def sizes(copies: list[int]) -> list[int]:
    """Return the sizes of tiles in rising order, given their copies by size."""
    return [SIZES[row] for row, n in enumerate(copies) for _ in range(n)]
