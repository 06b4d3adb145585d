"""Facts of a game as data: TOML files, each with a [source] block, checked when they are read.

Every error names the file and the key path. A [source] block says for the file, and if wanted for single tables, how a
fact is known and by what:

    [source]
    goods = "stated: our own invention"       # stated | found | reconstructed: by what
"""

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from patolli.core.errors import BadData, shorten

MOST_BYTES: Final = 4_000_000
SOURCES: Final = ("stated", "found", "reconstructed")


class Facts:
    """One table of a data file, with the path that leads to it."""

    def __init__(self, table: dict[str, Any], place: str, digest: str = "") -> None:
        self.table = table
        self.place = place
        self.digest = digest

    def fail(self, key: str, message: str) -> BadData:
        """The error for a key of this table."""
        return BadData(f"{self.place}{key}: {message}")

    def get(self, key: str) -> Any:
        """The raw value of a key that must be there."""
        if key not in self.table:
            raise self.fail(key, "is missing")
        return self.table[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self.check_number(key, self.get(key), low, high)

    def check_number(self, key: str, value: object, low: int, high: int) -> int:
        """The value, if it is a whole number from low to high."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(key, f"{value!r} is not a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        """A list of so many whole numbers from low to high."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) != length:
            raise self.fail(key, f"must be a list of {length} numbers")
        return tuple(self.check_number(f"{key}[{i}]", v, low, high) for i, v in enumerate(value))

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(key, f"{value!r} is not a text")
        return value

    def texts(self, key: str, length: int) -> tuple[str, ...]:
        """A list of so many texts."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) != length or not all(isinstance(v, str) for v in value):
            raise self.fail(key, f"must be a list of {length} texts")
        return tuple(value)

    def one_of(self, key: str, values: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self.text(key)
        if value not in values:
            raise self.fail(key, f"{value!r} is not one of {', '.join(values)}")
        return value

    def inner(self, key: str) -> "Facts":
        """The table under a key."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "must be a table")
        return Facts(value, f"{self.place}{key}.")

    def rows(self, key: str) -> "list[Facts]":
        """The tables of an array of tables."""
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.fail(key, "must be an array of tables")
        return [Facts(row, f"{self.place}{key}[{i}].") for i, row in enumerate(value)]

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing here."""
        for key in self.table:
            if key not in keys:
                raise self.fail(key, f"is unknown here; known are {', '.join(keys)}")


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of an ordinary file that is not too large; raises BadData."""
    try:
        if path.is_dir():
            raise BadData(f"{shorten(str(path))}: Is a directory")
        if not path.is_file():
            raise BadData(
                f"{shorten(str(path))}: {'No ordinary file' if path.exists() else 'No such file or directory'}"
            )
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise BadData(f"{shorten(str(path))}: {getattr(error, 'strerror', '') or error}") from None
    if len(raw) > most:
        raise BadData(f"{shorten(str(path))}: larger than {most // 1_000_000} MB")
    return raw


def read_facts(path: Path) -> Facts:
    """Read a TOML file and check its [source] block; raises BadData."""
    raw = read_bytes(path)
    try:
        table = tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadData(f"{path.name}: is not a text file in UTF-8") from None
    except RecursionError:
        raise BadData(f"{path.name}: nested too deeply") from None
    except ValueError as error:  # a TOMLDecodeError, or a number that is too long
        raise BadData(f"{path.name}: {error}") from None
    facts = Facts(table, f"{path.name}: ", sha256(raw).hexdigest())
    source = facts.inner("source")
    if not source.table:
        raise facts.fail("source", "must say where the facts come from")
    for key in source.table:
        kind, colon, reason = source.text(key).partition(":")
        if kind not in SOURCES or not colon or not reason.strip():
            raise source.fail(key, f"must read like 'stated: by what', with one of {', '.join(SOURCES)}")
    return facts
