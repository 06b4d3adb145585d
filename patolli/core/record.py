"""Records: a game as text, a header and one line for each action.

A record is the save file, the bug report, the fixture and the training datum.

    patolli-record 1
    game NAME
    rules 1
    id 5f0c...                  what the draws are bound to, if they are to be verified
    seat p1 Ada
    seat p2 bot:normal
    option size=large
    option board=my.toml 3fa9...    an option that names a file has the file's SHA-256 behind it
    commit 9f2c...              SHA-256 of the seed; then `nonce p1 ...`, and after the last line `seed ...`
    ---
    * roll 5
    p1 add
    ~ undo 1
    ~ digest 0c41...            what the state must be here, so that a replay names where it differs

This module reads and writes; `replay` gives the lines their meaning.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from patolli.core.errors import BadData, RecordError, shorten
from patolli.core.facts import read_bytes

VERSION: Final = "1"
MAGIC: Final = "patolli-record"
CHANCE_NAME: Final = "*"
TABLE_NAME: Final = "~"
MAX_BYTES: Final = 16_000_000


class Line:
    """One line below the header: who (`*` is chance, `~` the table), what, and where it stood in the file."""

    def __init__(self, who: str, text: str, number: int = 0) -> None:
        self.who = who
        self.text = text
        self.number = number

    def __repr__(self) -> str:
        return f"Line({self.who!r}, {self.text!r}, {self.number})"

    def __str__(self) -> str:
        return f"{self.who} {self.text}"


class Record:
    """A header and its lines. `options` keeps what was given, as text; `files` the digest of each file among them."""

    def __init__(self, game: str, seats: Iterable[tuple[str, str]]) -> None:
        self.game = game
        self.rules = ""
        self.id = ""
        self.seats: list[tuple[str, str]] = list(seats)
        self.options: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.commit = ""
        self.nonces: dict[str, str] = {}
        self.lines: list[Line] = []
        self.seed = ""
        self.places: dict[str, int] = {}  # where in a file each header stood: "game", "seat p1", "option rounds"

    def __str__(self) -> str:
        head = [f"{MAGIC} {VERSION}", f"game {self.game}"]
        head += [f"rules {self.rules}"] if self.rules else []
        head += [f"id {self.id}"] if self.id else []
        head += [f"seat {name} {label}".rstrip() for name, label in self.seats]
        head += [f"option {name}={value} {self.files.get(name, '')}".rstrip() for name, value in self.options.items()]
        head += [f"commit {self.commit}"] if self.commit else []
        head += [f"nonce {name} {nonce}" for name, nonce in self.nonces.items()]
        tail = [f"seed {self.seed}"] if self.seed else []
        return "\n".join([*head, "---", *map(str, self.lines), *tail]) + "\n"


def read_record(text: str) -> Record:
    """The record of a text; raises RecordError with the line that is wrong."""
    rows = [(number, row.strip()) for number, row in enumerate(text.split("\n"), 1)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows or rows[0][1].split()[0] != MAGIC:
        raise RecordError(rows[0][0] if rows else 1, f"not a record: it must begin with '{MAGIC} {VERSION}'")
    if rows[0][1].split() != [MAGIC, VERSION]:
        raise RecordError(rows[0][0], f"{rows[0][1]!r}: only version {VERSION} can be read here")
    record = Record("", [])
    body = False
    for number, row in rows[1:]:
        if record.seed:
            raise RecordError(number, "nothing may follow the seed")
        if body:
            read_line(record, number, row)
        elif row == "---":
            body = True
        else:
            read_header(record, number, row)
    if not record.game:
        raise RecordError(rows[-1][0], "the header names no game")
    if not record.seats:
        raise RecordError(rows[-1][0], "the header names no seats")
    return record


def read_header(record: Record, number: int, row: str) -> None:
    """Read one line above the `---`."""
    key, _, rest = row.partition(" ")
    rest = rest.strip()
    name, _, value = rest.partition(" ")
    if not rest:
        raise RecordError(number, f"{row!r}: something is missing behind {key!r}")
    record.places[f"{key} {name.partition('=')[0]}" if key in ("seat", "option") else key] = number
    if key in ("game", "rules", "id", "commit"):
        if getattr(record, key):
            raise RecordError(number, f"a second {key!r}")
        setattr(record, key, read_hex(number, key, rest, 2) if key == "commit" else rest)
    elif key == "seat":
        if name in dict(record.seats):
            raise RecordError(number, f"seat {name} stands there twice")
        record.seats.append((name, value.strip()))
    elif key == "nonce":
        if name not in dict(record.seats) or name in record.nonces or not value.strip():
            raise RecordError(number, f"{row!r}: a nonce needs a seat of its own named above, and a text")
        record.nonces[name] = value.strip()
    elif key == "option":
        read_option(record, number, rest)
    else:
        raise RecordError(number, f"unknown header {shorten(key)!r}")


def read_option(record: Record, number: int, rest: str) -> None:
    """Read `name=value`, or `name=file digest`."""
    name, equals, value = rest.partition("=")
    if not equals or not name or not value or name in record.options:
        raise RecordError(number, f"option {rest!r}: write name=value, once for each name")
    path, _, digest = value.rpartition(" ")
    if path and len(digest) == 64:
        record.files[name] = digest
        value = path
    record.options[name] = value


def read_line(record: Record, number: int, row: str) -> None:
    """Read one line below the `---`."""
    who, *words = row.split()
    text = " ".join(words)
    who = who if who in dict(record.seats) else who.lower()
    if who == "seed":
        record.seed = read_hex(number, "seed", text, 2)
    elif who not in (CHANCE_NAME, TABLE_NAME) and who not in dict(record.seats):
        raise RecordError(number, f"{shorten(row)}: no seat is called {shorten(who)!r}")
    elif not text:
        raise RecordError(number, f"{row}: an action is missing")
    else:
        record.lines.append(Line(who, text, number))


def count(counted: list[int], number: int, who: str, text: str) -> None:
    """Keep in mind which lines count, by their numbers: not the table's own, nor what was taken back."""
    if who != TABLE_NAME:
        counted.append(number)
    elif text.startswith("undo "):
        del counted[-int(text.split()[1]) :]


def read_hex(number: int, key: str, text: str, least: int) -> str:
    """A seed or commitment in lower case; raises RecordError if it is not hexadecimal or cut short."""
    if len(text) < least or set(text.lower()) - set("0123456789abcdef"):
        raise RecordError(number, f"{key} {shorten(text)}: not {least} or more hexadecimal digits")
    if len(text) % 2:
        raise RecordError(number, f"{key} {shorten(text)}: an odd number of hexadecimal digits, {len(text)}")
    return text.lower()


def decode(raw: bytes, place: str) -> str:
    """The text of a record file; raises RecordError if it is none."""
    if len(raw) > MAX_BYTES:
        raise RecordError(0, f"{place}: larger than {MAX_BYTES // 1_000_000} MB, that is no record")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(0, f"{place}: not a text file in UTF-8") from None
    if "\0" in text:
        raise RecordError(0, f"{place}: not a text file")
    return text.replace("\r\n", "\n")


def read_record_file(path: Path) -> Record:
    """The record in a file; raises RecordError."""
    try:
        raw = read_bytes(path, MAX_BYTES)
    except BadData as error:
        raise RecordError(0, str(error)) from None
    return read_record(decode(raw, str(path)))
