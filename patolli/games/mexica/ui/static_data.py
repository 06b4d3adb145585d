"""Data of a drawing that never changes: the island, the tiles, and the supply at the start."""

from typing import Any

from patolli.games.mexica.data.components import (
    BRIDGES,
    CHIPS,
    DOUBLES,
    LETTER,
    MIDDLE,
    NAMES,
    PALACE,
    PLACES,
    SINGLES,
    SIZES,
    SMALL,
    VALUES,
)  # fmt: skip
from patolli.games.mexica.data.load import COLUMNS, LETTERS, ROWS
from patolli.games.mexica.rules.movement import JUMP_COST
from patolli.games.mexica.rules.turn import AP
from patolli.games.mexica.rules.turn_actions import CHEAP


def static_data() -> dict[str, Any]:
    """Return cells as column and row by number, tiles as size, middle and small number, supply and costs (M1)."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "letters": LETTERS,
        "cells": PLACES,
        "palace": [name for name, palace in zip(NAMES, PALACE, strict=True) if palace],
        "crest": next(name for name, letter in zip(NAMES, LETTER, strict=True) if letter == "E"),
        "tiles": list(zip(SIZES, MIDDLE, SMALL, strict=True)),
        "supply": {"singles": SINGLES, "doubles": DOUBLES, "bridges": BRIDGES, "chips": CHIPS},
        "ap": AP,
        "costs": costs(),
    }


def costs() -> dict[str, dict[str, int | str]]:
    """Return the costs of actions that are the same everywhere (M3.4); that of a boat depends on its way."""
    points: dict[str, int | str] = dict.fromkeys(("chip", "walk", "canal", "bridge", "rebridge"), CHEAP)
    points |= {f"build {value}": value for value in range(1, VALUES + 1)}
    points |= {"build": f"1–{VALUES}", "jump": JUMP_COST, "sail": f"{CHEAP}+"}
    return {verb: {"ap": price} for verb, price in points.items()}
