"""Read and check the data files of Mexica (M1): `board.toml` and `pieces.toml`."""

from pathlib import Path
from typing import Final

from patolli.core.datafile import DataTable, read_data_file

FOLDER: Final = Path(__file__).parent
COLUMNS: Final = 21
ROWS: Final = 14
LETTERS: Final = "abcdefghijklmnopqrstu"
COUNTS: Final = {"#": 187, "S": 4, "E": 1, "C": 4}  # M1.3


def read_board(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the rows of the grid (M1.1 to M1.3)."""
    table = read_data_file(folder / "board.toml")
    table.allow_keys("rows", "printed", "source")
    rows = table.texts("rows", ROWS)
    for i, row in enumerate(rows):
        if len(row) != COLUMNS or set(row) - set("~#SEC"):
            raise table.error(f"rows[{i}]", f"{row!r} is not a row; expected {COLUMNS} of the letters ~ # S E C")
    for letter, count in COUNTS.items():
        found = sum(row.count(letter) for row in rows)
        if found != count:
            raise table.error("rows", f"{found} cells are {letter!r}; expected {count}")
    return rows


def read_printed(rows: tuple[str, ...], folder: Path = FOLDER) -> list[list[str]]:
    """Return the doubles that lie on the board from the start, as names of cells (M2.2)."""
    table = read_data_file(folder / "board.toml")
    printed = table.texts("printed", COUNTS["C"] // 2)
    water = {(x, y): f"{LETTERS[x]}{y + 1}" for y, row in enumerate(rows) for x in range(COLUMNS) if row[x] == "C"}
    fitting = [f"{name}-{water.get(other)}" for (x, y), name in water.items() for other in ((x + 1, y), (x, y + 1))]
    if set(printed) - set(fitting) or sorted("-".join(printed).split("-")) != sorted(water.values()):
        raise table.error("printed", f"{list(printed)} do not fit; expected doubles that cover each cell C once")
    return [double.split("-") for double in printed]


def own_pieces() -> DataTable:
    """Return the table of the pieces that come with the rules."""
    return read_data_file(FOLDER / "pieces.toml")
