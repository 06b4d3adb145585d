"""The facts of Mexica (chapter 1): `board.toml` and `pieces.toml`, checked."""

from pathlib import Path
from typing import Final

from patolli.core.facts import Facts, read_facts

FOLDER: Final = Path(__file__).parent
COLUMNS: Final = 21
ROWS: Final = 14
LETTERS: Final = "abcdefghijklmnopqrstu"
COUNTS: Final = {"#": 187, "S": 4, "E": 1, "C": 4}  # M1.3


def read_board(folder: Path = FOLDER) -> tuple[str, ...]:
    """The rows of the grid (M1.1 to M1.3)."""
    facts = read_facts(folder / "board.toml")
    facts.only("rows", "printed", "source")
    rows = facts.texts("rows", ROWS)
    for i, row in enumerate(rows):
        if len(row) != COLUMNS or set(row) - set("~#SEC"):
            raise facts.fail(f"rows[{i}]", f"must be {COLUMNS} of the letters ~ # S E C")
    for letter, count in COUNTS.items():
        found = sum(row.count(letter) for row in rows)
        if found != count:
            raise facts.fail("rows", f"{found} cells are {letter!r}, there must be {count}")
    return rows


def read_printed(rows: tuple[str, ...], folder: Path = FOLDER) -> list[list[str]]:
    """The doubles that lie on the board from the start, as names of cells (M2.2)."""
    facts = read_facts(folder / "board.toml")
    printed = facts.texts("printed", COUNTS["C"] // 2)
    water = {(x, y): f"{LETTERS[x]}{y + 1}" for y, row in enumerate(rows) for x in range(COLUMNS) if row[x] == "C"}
    fitting = [f"{name}-{water.get(other)}" for (x, y), name in water.items() for other in ((x + 1, y), (x, y + 1))]
    if set(printed) - set(fitting) or sorted("-".join(printed).split("-")) != sorted(water.values()):
        raise facts.fail("printed", "must be doubles that cover the cells C, each of them once")
    return [double.split("-") for double in printed]


def read_pieces() -> Facts:
    """The counts of the pieces."""
    facts = read_facts(FOLDER / "pieces.toml")
    facts.only("tiles", "supply", "temples", "neutral", "source")
    return facts
