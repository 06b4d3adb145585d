"""Data of a drawing that never changes: the island, the tiles, and the supply at the start."""

from typing import Final, TypedDict

from patolli.games.mexica.actions import BRIDGE, BUILD, CANAL, CHIP, JUMP, REBRIDGE, WALK
from patolli.games.mexica.data.box import Box
from patolli.games.mexica.data.components import (
    NAMES,
    PLACES,
    PLOTS,
    SIZES,
    VALUES,
)  # fmt: skip
from patolli.games.mexica.data.load import COLUMNS, LETTERS, ROWS
from patolli.games.mexica.rules.turn import AP
from patolli.games.mexica.rules.turn_actions import CHEAP, fixed_cost

FIXED: Final = {"chip": CHIP, "walk": WALK, "canal": CANAL, "bridge": BRIDGE, "rebridge": REBRIDGE}


class Supply(TypedDict):
    """The pieces in the supply at the start."""

    singles: int
    doubles: int
    bridges: int
    chips: int


class StaticData(TypedDict):
    """The data of a drawing that never changes."""

    columns: int
    rows: int
    letters: str  # of the columns
    cells: list[tuple[int, int]]  # column and row
    palace: list[str]  # names of cells
    crest: str  # the name of the cell
    tiles: list[tuple[int, int, int]]  # size, number in the middle, small number
    supply: Supply
    ap: int  # action points of a turn
    costs: dict[str, dict[str, int | str]]  # verb: kinds of cost and their amounts, as text if it varies


def static_data(box: Box) -> StaticData:
    """Return cells as column and row by number, tiles as size, middle and small number, supply and costs (M1)."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "letters": LETTERS,
        "cells": PLACES,
        "palace": [name for name, palace in zip(NAMES, box.palace, strict=True) if palace],
        "crest": next(name for name, letter in zip(NAMES, box.letter, strict=True) if letter == "E"),
        "tiles": list(zip(SIZES, box.middle, box.small, strict=True)),
        "supply": {"singles": box.singles, "doubles": box.doubles, "bridges": box.bridges, "chips": box.chips},
        "ap": AP,
        "costs": costs(),
    }


def costs() -> dict[str, dict[str, int | str]]:
    """Return the costs of actions that are the same everywhere (M3.4); that of a boat depends on its way."""
    points: dict[str, int | str] = {verb: fixed_cost(first) for verb, first in FIXED.items()}
    points |= {f"build {value}": fixed_cost(BUILD + (value - 1) * PLOTS) for value in range(1, VALUES + 1)}
    points["build"] = f"{points['build 1']}–{points[f'build {VALUES}']}"
    points |= {"jump": fixed_cost(JUMP), "sail": f"{CHEAP}+"}
    return {verb: {"ap": price} for verb, price in points.items()}
