"""Read the data files that come with the rules of Mexica (M1), and the rows of a board."""

from pathlib import Path
from typing import Final

from patolli.core.datafile import DataTable, read_data_file

FOLDER: Final = Path(__file__).parent
COLUMNS: Final = 21
ROWS: Final = 14
LETTERS: Final = "abcdefghijklmnopqrstu"
COUNTS: Final = {"#": 187, "S": 4, "E": 1, "C": 4}  # M1.3


def own_board() -> DataTable:
    """Return the table of the board that comes with the rules."""
    return read_data_file(FOLDER / "board.toml")


def own_pieces() -> DataTable:
    """Return the table of the pieces that come with the rules."""
    return read_data_file(FOLDER / "pieces.toml")


def read_rows(table: DataTable) -> tuple[str, ...]:
    """Return the rows of the grid (M1.1 to M1.3)."""
    table.note("rows", "grid", length=ROWS, words=("~", *COUNTS))
    rows = table.texts("rows", ROWS)
    for i, row in enumerate(rows):
        if len(row) != COLUMNS or set(row) - set("~#SEC"):
            message = f"{row!r} is not a row; expected {COLUMNS} of the letters ~ # S E C"
            raise table.error(f"rows[{i}]", message, "row", {"n": COLUMNS})
    for letter, count in COUNTS.items():
        found = sum(row.count(letter) for row in rows)
        if found != count:
            message = f"{found} cells are {letter!r}; expected {count}"
            raise table.error("rows", message, "letters", {"n": found, "letter": letter, "expected": count})
    return rows
