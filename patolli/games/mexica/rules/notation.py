"""The grammar of M20.2 and M20.3, for texts that are well formed but can never be legal.

The action table leaves those out: a canal in the lake, a bridge on the palace.
"""

from typing import Final

from patolli.core.errors import BadNotation
from patolli.games.mexica.actions import A
from patolli.games.mexica.data.components import AXES, CELL_AT, LAKE, SIZES, VALUES, Place
from patolli.games.mexica.data.load import COLUMNS, LETTERS, ROWS

SHAPES: Final = {  # the words after each verb: c cell, d one cell or two, s size, v value, a axis
    "end": "", "chip": "", "spend": "", "discard": "s", "place": "c", "walk": "c", "jump": "c", "sail": "c",
    "canal": "d", "bridge": "ca", "rebridge": "cca", "build": "vc", "found": "sc", "neutral": "vc", "deal": "ssssssss",
}  # fmt: skip


class ParsedText:
    """The parts of a text: its verb, and its places, numbers and axis in their order."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.places: list[Place] = []
        self.numbers: list[int] = []
        self.axis = 0

    def read_words(self, words: list[str]) -> bool:
        """Read the words after the verb; return False if they do not fit its shape."""
        shape = SHAPES.get(self.verb)
        if shape is None or len(words) != len(shape):
            return False
        for kind, word in zip(shape, words, strict=True):
            if not self.read_word(kind, word):
                return False
        return True

    def read_word(self, kind: str, word: str) -> bool:
        """Read one word; return False if it is not of its kind."""
        if kind in "cd":
            places = [read_place(part) for part in word.split("-")] if kind == "d" else [read_place(word)]
            self.places += [place for place in places if place is not None]
            in_order = len(places) == 1 or (len(places) == 2 and reading(places[0]) < reading(places[1]))  # M20.3
            return in_order and None not in places
        if kind == "a":
            self.axis = AXES.index(word) if word in AXES else -1
            return self.axis >= 0
        low, high = (SIZES[0], SIZES[-1]) if kind == "s" else (1, VALUES)
        if not (word.isascii() and word.isdigit() and word == str(int(word[:3])) and low <= int(word) <= high):
            return False
        self.numbers.append(int(word))
        return True

    def cell(self, i: int = 0) -> int:
        """Return the i-th place as a cell, or LAKE."""
        return CELL_AT.get(self.places[i], LAKE)


def parse_text(text: str) -> ParsedText:
    """Return the parts of a text of the grammar; raises BadNotation."""
    verb, *words = text.split() or [""]
    line = ParsedText(verb)
    if not line.read_words(words):
        raise BadNotation(A.notation_error(text))
    return line


def is_notation(text: str) -> bool:
    """Say whether a text is one of the grammar (M20.2)."""
    verb, *words = text.split() or [""]
    return ParsedText(verb).read_words(words)


def read_place(word: str) -> Place | None:
    """Return column and row of a cell name, on the island or on the lake, or None if it is none."""
    row = word[1:]
    if word[:1] in LETTERS and row.isascii() and row.isdigit() and row == str(int(row[:3])) and 1 <= int(row) <= ROWS:
        return LETTERS.index(word[0]), int(row) - 1
    return None


def reading(at: Place | None) -> int:
    """Return the position of a place in reading order."""
    return -1 if at is None else at[1] * COLUMNS + at[0]
