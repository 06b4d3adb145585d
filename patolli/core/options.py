"""Options of a game, chosen before it starts; each has a default.

    OPTIONS = (choice("thieves", "on", "off"), number("rounds", 4, 1, 9), file("goods", "goods.toml"))

An option is read from text (`rounds=3` in a record) or from a value (`{"rounds": 3}` in a program). A data file is
named by its path, or by a bare word if it lies in the game's own folder: `board=lake` is `lake.toml` there. It may also
be given with its contents, see `datafile.enclosed`.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from patolli.core.datafile import file_name
from patolli.core.errors import BadOption

CHOICE: Final = "choice"
NUMBER: Final = "number"
FILE: Final = "file"

WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # no separators and no dots: it cannot lead out of a folder

Value = int | str


class Option:
    """A name, a default, and the values that are allowed."""

    def __init__(self, name: str, kind: str, default: Value, values: tuple[str, ...], low: int, high: int) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.values = values
        self.low = low
        self.high = high

    def read(self, value: object) -> Value:
        """Return the value of a text or number; raises BadOption."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        text = str(value).strip()
        if self.kind == CHOICE and text.lower() in self.values:
            return text.lower()
        if self.kind == NUMBER and is_number(text) and self.low <= int(text) <= self.high:
            return int(text)
        if self.kind == NUMBER and text.lower() in self.values:
            return text.lower()
        if self.kind == FILE and text:
            return text
        raise BadOption(f"option {self.name}: {text!r} is not {self.allowed()}")

    def allowed(self) -> str:
        """Return a description of the allowed values."""
        if self.kind == CHOICE:
            return "one of " + ", ".join(self.values)
        if self.kind == FILE:
            return "the path of a file"
        return ", or ".join([f"a number from {self.low} to {self.high}", *self.values])


def is_number(text: str) -> bool:
    """Say whether a text is a whole number of at most nine digits."""
    return text.isascii() and text.isdigit() and len(text) < 10


def choice(name: str, default: str, *others: str) -> Option:
    """Return an option with a few words to choose from; the first is the default."""
    return Option(name, CHOICE, default, (default, *others), 0, 0)


def number(name: str, default: int, low: int, high: int, *words: str) -> Option:
    """Return an option that is a number from low to high, or one of a few words instead."""
    return Option(name, NUMBER, default, words, low, high)


def file(name: str, default: str) -> Option:
    """Return an option that names a data file; the default lies in the folder `data` of the game."""
    return Option(name, FILE, default, (), 0, 0)


def default_file(folder: Path, option: Option) -> Path:
    """Return the default data file of an option."""
    name = str(option.default)
    return folder / "data" / (name if name.endswith(".toml") else f"{name}.toml")


def shown_value(value: Value) -> Value:
    """Return a value for people and records: of an enclosed file only its name."""
    return file_name(value) if isinstance(value, str) else value


def own_file(folder: Path, value: str) -> Path | None:
    """Return the data file in a game's folder that a bare word names, or None."""
    path = folder / "data" / f"{value}.toml"
    return path if WORD.fullmatch(value) and path.is_file() else None


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Return the given options, checked, without defaults; raises BadOption."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            from difflib import get_close_matches  # takes long to import

            near = get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"options: {', '.join(known) or 'none'}"
            raise BadOption(f"unknown option {name!r}; {hint}")
    return {name: known[name].read(value) for name, value in given.items()}
