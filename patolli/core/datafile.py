"""Data files of a game: TOML with a [source] block, checked when it is read.

Every error names the file and the key path. A file may also be given as a text, its name and its contents, so that a
record can carry it (`enclosed`). The [source] block gives the origin of the tables:

    [source]
    goods = "stated: our own invention"       # stated | found | reconstructed: by what

The values that a reader asks for are noted as `Field`s, so that a form can offer them with the same bounds
(`patolli.core.corrections`).
"""

import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from patolli.core.errors import BadData, shorten

MAX_BYTES: Final = 4_000_000
ENCLOSED: Final = "enclosed:"  # begins the text of a file that is given with its contents: enclosed:NAME:CONTENTS
MAX_ENCLOSED: Final = 64_000  # bytes of such a file
SOURCES: Final = ("stated", "found", "reconstructed")


class Field:
    """A value that a reader asks for: its kind, and the bounds or words that it must keep to."""

    def __init__(self, kind: str, low: int, high: int, length: int, words: tuple[str, ...]) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.length = length  # of a list; 0 if it may have any
        self.words = words


class DataTable:
    """One table of a data file, with its key path."""

    def __init__(self, table: dict[str, Any], place: str, digest: str = "", contents: str = "") -> None:
        self.table = table
        self.place = place
        self.digest = digest
        self.contents = contents  # of the whole file, as a record carries it; empty if it is too large
        self.fields: dict[str, Field] = {}  # by key path, in the order in which they are asked for; one for all tables

    def part(self, table: dict[str, Any], place: str) -> "DataTable":
        """Return a table inside this one."""
        found = DataTable(table, place)
        found.fields = self.fields
        return found

    def path(self, key: str) -> str:
        """Return the key path of a key."""
        return self.place.partition(": ")[2] + key

    def error(self, key: str, message: str, fault: str = "", params: dict[str, object] | None = None) -> BadData:
        """Return the error for a key of this table; `fault` and `params` are for messages in other languages."""
        return BadData(f"{self.place}{key}: {message}", self.path(key), fault, params)

    def note(
        self, key: str, kind: str, low: int = 0, high: int = 0, length: int = 0, words: tuple[str, ...] = ()
    ) -> None:
        """Note that the reader asks for a value of this kind."""
        self.fields[self.path(key)] = Field(kind, low, high, length, words)

    def get(self, key: str) -> Any:
        """Return the raw value of a required key."""
        if key not in self.table:
            raise self.error(key, "is missing; expected a value", "missing")
        return self.table[key]

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number from low to high."""
        self.note(key, "number", low, high)
        return self.check_number(key, self.get(key), low, high)

    def check_number(self, key: str, value: object, low: int, high: int) -> int:
        """Return the value if it is a whole number from low to high."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            bounds: dict[str, object] = {"low": low, "high": high}
            raise self.error(key, f"{shown(value)} is not a whole number from {low} to {high}", "number", bounds)
        return value

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        """Return a list of a given length of whole numbers from low to high."""
        self.note(key, "numbers", low, high, length)
        value = self.get(key)
        if not isinstance(value, list) or len(value) != length:
            size: dict[str, object] = {"n": length}
            raise self.error(key, f"{misfit(value)}; expected a list of {length} whole numbers", "length", size)
        return tuple(self.check_number(f"{key}[{i}]", v, low, high) for i, v in enumerate(value))

    def text(self, key: str) -> str:
        """Return a text that is not empty."""
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.error(key, f"{misfit(value)}; expected a text", "text")
        return value

    def texts(self, key: str, length: int) -> tuple[str, ...]:
        """Return a list of a given length of texts."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) != length or not all(isinstance(v, str) for v in value):
            raise self.error(key, f"{misfit(value)}; expected a list of {length} texts", "length", {"n": length})
        return tuple(value)

    def one_of(self, key: str, values: tuple[str, ...]) -> str:
        """Return a text that is one of these values."""
        self.note(key, "choice", words=values)
        value = self.text(key)
        if value not in values:
            expected = ", ".join(values)
            raise self.error(key, f"{shown(value)} is not one of {expected}", "choice", {"expected": expected})
        return value

    def subtable(self, key: str) -> "DataTable":
        """Return the table under a key."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.error(key, f"{misfit(value)}; expected a table", "table")
        return self.part(value, f"{self.place}{key}.")

    def subtables(self, key: str) -> "list[DataTable]":
        """Return the tables of an array of tables."""
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.error(key, f"{misfit(value)}; expected an array of tables", "table")
        return [self.part(row, f"{self.place}{key}[{i}].") for i, row in enumerate(value)]

    def allow_keys(self, *keys: str) -> None:
        """Raise BadData if the table has any other key."""
        for key in self.table:
            if key not in keys:
                expected = ", ".join(keys)
                raise self.error(key, f"unknown key; expected one of: {expected}", "unknown", {"expected": expected})


def shown(value: object) -> str:
    """Return a value as an error quotes it."""
    return shorten(repr(value))


def numbers_in(value: object, key: str) -> dict[str, list[int]]:
    """Return all whole numbers of a table by their keys, lists whole and in parts: `supply.singles`, `middle.0`."""
    if isinstance(value, int) and not isinstance(value, bool):
        return {key: [value]}
    found: dict[str, list[int]] = {}
    if isinstance(value, dict):
        for name, inner in value.items():
            found |= numbers_in(inner, f"{key}.{name}")
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            found |= numbers_in(inner, f"{key}.{i}")
        if value and all(isinstance(inner, int) for inner in value):
            found[key] = list(value)
    return found


def source_of(text: str) -> tuple[str, str]:
    """Return kind and reason of a source, 'KIND: reason'."""
    kind, _, reason = text.partition(":")
    return kind, reason.strip()


def misfit(value: object) -> str:
    """Return the beginning of an error: the value, or the length of a list, does not fit."""
    fault = f"a list of {len(value)}" if isinstance(value, list) else shown(value)
    return f"{fault} does not fit"


def read_bytes(path: Path, most: int = MAX_BYTES) -> bytes:
    """Return the bytes of a regular file that is not too large; raises BadData."""
    try:
        if path.is_dir():
            raise BadData(f"{shorten(str(path))}: is a folder; expected a file")
        if not path.is_file():
            fault = "not an ordinary file; expected one with text" if path.exists() else "No such file or directory"
            raise BadData(f"{shorten(str(path))}: {fault}")
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise BadData(f"{shorten(str(path))}: {getattr(error, 'strerror', '') or error}") from None
    if len(raw) > most:
        raise BadData(f"{shorten(str(path))}: too large; expected at most {most // 1_000_000} MB")
    return raw


def enclosed(name: str, contents: str) -> str:
    """Return the text that stands for a file with these contents, in place of its path."""
    return f"{ENCLOSED}{name}:{contents}"


def file_name(value: str) -> str:
    """Return the path of a file, or the name of an enclosed one."""
    return value.removeprefix(ENCLOSED).rpartition(":")[0] if value.startswith(ENCLOSED) else value


def contents_of(value: int | str) -> str:
    """Return the contents of an enclosed file as a record carries them; empty if the value is none."""
    return value.rpartition(":")[2] if isinstance(value, str) and value.startswith(ENCLOSED) else ""


def pack(raw: bytes) -> str:
    """Return the bytes of a file as the text that a record carries; empty if there are too many."""
    return "" if len(raw) > MAX_ENCLOSED else b64encode(zlib.compress(raw, 9)).decode()


def unpack(name: str, contents: str) -> bytes:
    """Return the bytes of an enclosed file; raises BadData."""
    try:
        reader = zlib.decompressobj()
        raw = reader.decompress(b64decode(contents, validate=True), MAX_ENCLOSED + 1)
    except (ValueError, zlib.error):
        raise BadData(f"{name}: its contents cannot be read; expected zlib data in base64") from None
    if len(raw) > MAX_ENCLOSED:
        raise BadData(f"{name}: too large; expected at most {MAX_ENCLOSED // 1000} kB in a record")
    if not reader.eof or reader.unused_data:
        raise BadData(f"{name}: its contents are cut off or go on; expected the whole file and no more")
    return raw


def read_data_file(path: Path | str) -> DataTable:
    """Read a TOML file, given by its path or enclosed, and check its [source] block; raises BadData."""
    if isinstance(path, str) and path.startswith(ENCLOSED):
        name = Path(file_name(path)).name
        return parse_data(name, unpack(name, contents_of(path)))
    return parse_data(Path(path).name, read_bytes(Path(path)))


def parse_data(name: str, raw: bytes) -> DataTable:
    """Return the table of a TOML file of this name, its [source] block checked; raises BadData."""
    import tomllib  # takes long to import

    try:
        table = tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadData(f"{name}: not text; expected a TOML file in UTF-8") from None
    except RecursionError:
        raise BadData(f"{name}: nested too deeply") from None
    except ValueError as error:  # a TOMLDecodeError, or a number that is too long
        raise BadData(f"{name}: {error}") from None
    data = DataTable(table, f"{name}: ", sha256(raw).hexdigest(), pack(raw))
    check_source(data)
    return data


def check_source(data: DataTable) -> None:
    """Check the [source] block of a file; raises BadData."""
    source = data.subtable("source")
    if not source.table:
        raise data.error("source", "is empty; expected the source of each table", "missing")
    for key in source.table:
        kind, reason = source_of(source.text(key))
        if kind not in SOURCES or not reason:
            raise source.error(
                key,
                f"{shorten(source.text(key))!r} does not fit; expected 'KIND: reason', KIND in {', '.join(SOURCES)}",
                "source",
                {"expected": ", ".join(SOURCES)},
            )
