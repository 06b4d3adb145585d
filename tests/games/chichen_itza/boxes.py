"""The box as it ships, and copies of it with changes, for the tests of the data."""

from pathlib import Path

from patolli.core.datafile import read_data_file
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.components import (
    DECKS,
    GAINS,
    NEXT_GOD,
)
from patolli.games.chichen_itza.data.load import read_box
from patolli.games.chichen_itza.data.load_cards import FOLDER

FILE = FOLDER / "box.toml"
TEXT = FILE.read_text(encoding="utf-8")
BOX = read_box(read_data_file(FILE))
COUNTS = (2, 3, 4)
P1 = "p1 = [ 0, -3]"
G05 = 'g05 = { colour = "gold", effect = "price-cap", action = "regroup", value = 1 }'
LIGHT_MONKEY = 'monkey      = ["A", "A", "AH", "H", "H", ""]'


def copy(folder: Path, *changes: tuple[str, str]) -> str:
    """Write a copy of the default box with these changes to its text and return its path."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def edited(folder: Path, *changes: tuple[str, str]) -> Box:
    """Return the box that is read from such a copy."""
    return read_box(read_data_file(Path(copy(folder, *changes))))


def card(name: str, old: str, new: str) -> tuple[str, str]:
    """Return a change to the line of a card."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"{name} = "))
    assert old in line, f"{old!r} is not in {line}"
    return line, line.replace(old, new, 1)


def names(spots: list[int]) -> str:
    return " ".join(BOX.spots[spot] for spot in spots)


def gain(kind: int, amount: int) -> str:
    return f"god {DECKS[amount]}" if kind == NEXT_GOD else f"{GAINS[kind]} {amount}"
