"""What a drawing of Mexica must know that never changes: the island, the tiles, and what is in supply at the start."""

# not compiled: asked once for each page that is loaded

from typing import Any

from patolli.games.mexica.board import (
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
from patolli.games.mexica.data import COLUMNS, LETTERS, ROWS
from patolli.games.mexica.deeds import CHEAP
from patolli.games.mexica.flow import AP
from patolli.games.mexica.movement import JUMP_COST


def scene() -> dict[str, Any]:
    """Cells as column and row, in the order of their numbers; tiles as size, middle and small number (M1)."""
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
    """What deeds cost wherever they are done (M3.4); the price of a boat depends on its way."""
    points: dict[str, int | str] = dict.fromkeys(("chip", "walk", "canal", "bridge", "rebridge"), CHEAP)
    points |= {f"build {value}": value for value in range(1, VALUES + 1)}
    points |= {"build": f"1–{VALUES}", "jump": JUMP_COST, "sail": f"{CHEAP}+"}
    return {deed: {"ap": price} for deed, price in points.items()}
