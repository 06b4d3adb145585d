"""Records: a game as text, a header and one line for each action.

Records are save files, bug reports, test fixtures and training data.

    patolli-record 1
    game NAME
    rules 1
    id 5f0c...                  part of every draw, so that draws can be verified
    seat p1 Ada
    seat p2 bot:normal
    option size=large
    option board=my.toml 3fa9...    after the name of a file stands its SHA-256
    file board eJx9...          the contents of that file, so that the record needs no other
    commit 9f2c...              SHA-256 of the seed; then `nonce p1 ...`, and after the last line `seed ...`
    ---
    * roll 5
    p1 add
    ~ undo 1
    ~ digest 0c41...            a checkpoint: the digest of the state here, so that a replay finds a difference

This module reads and writes; `replay` gives the lines their meaning.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from patolli.core.datafile import read_bytes
from patolli.core.errors import BadData, RecordError, shorten

VERSION: Final = "1"
MAGIC: Final = "patolli-record"
CHANCE_NAME: Final = "*"
TABLE_NAME: Final = "~"
MAX_BYTES: Final = 16_000_000
MAX_SEATS: Final = 64
MAX_LABEL: Final = 1_000  # characters of the label of a seat
MAX_HEADER: Final = 500  # lines above the `---`
MAX_LINES: Final = 1_000_000  # lines below it


class Line:
    """One line below the header: seat name (`*` is chance, `~` the table), text, and line number in the file."""

    def __init__(self, who: str, text: str, number: int = 0) -> None:
        self.who = who
        self.text = text
        self.number = number

    def __repr__(self) -> str:
        return f"Line({self.who!r}, {self.text!r}, {self.number})"

    def __str__(self) -> str:
        return f"{self.who} {self.text}"


class Record:
    """A header and its lines.

    `options` keeps the given values as text, `files` the digest of each file among them, `contents` what is in it.
    """

    def __init__(self, game: str, seats: Iterable[tuple[str, str]]) -> None:
        self.game = game
        self.rules = ""
        self.id = ""
        self.seats: list[tuple[str, str]] = list(seats)
        self.options: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.contents: dict[str, str] = {}
        self.commit = ""
        self.nonces: dict[str, str] = {}
        self.lines: list[Line] = []
        self.seed = ""
        self.header_lines: dict[str, int] = {}  # line number of each header: "game", "seat p1", "option rounds"

    def __str__(self) -> str:
        head = [f"{MAGIC} {VERSION}", f"game {self.game}"]
        head += [f"rules {self.rules}"] if self.rules else []
        head += [f"id {self.id}"] if self.id else []
        head += [f"seat {name} {label}".rstrip() for name, label in self.seats]
        head += [f"option {name}={value} {self.files.get(name, '')}".rstrip() for name, value in self.options.items()]
        head += [f"file {name} {contents}" for name, contents in self.contents.items() if contents]
        head += [f"commit {self.commit}"] if self.commit else []
        head += [f"nonce {name} {nonce}" for name, nonce in self.nonces.items()]
        tail = [f"seed {self.seed}"] if self.seed else []
        return "\n".join([*head, "---", *map(str, self.lines), *tail]) + "\n"


def read_record(text: str, most_lines: int = MAX_LINES) -> Record:
    """Return the record of a text; raises RecordError with the number of the wrong line, or of the first too many."""
    rows = [(number, row.strip()) for number, row in enumerate(text.split("\n"), 1)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows or rows[0][1].split()[0] != MAGIC:
        raise RecordError(rows[0][0] if rows else 1, f"not a record: it must begin with '{MAGIC} {VERSION}'")
    if rows[0][1].split() != [MAGIC, VERSION]:
        raise RecordError(rows[0][0], f"{rows[0][1]!r}: only version {VERSION} can be read here")
    record = Record("", [])
    names: set[str] = set()
    header = 0
    body = False
    for number, row in rows[1:]:
        if record.seed:
            raise RecordError(number, "a line after the seed; expected the seed as the last line")
        if body:
            read_line(record, names, number, row)
            if len(record.lines) > most_lines:
                raise RecordError(number, f"more than {most_lines} lines; no more are read here")
        elif row == "---":
            body = True
        else:
            header += 1
            if header > MAX_HEADER:
                raise RecordError(number, f"more than {MAX_HEADER} lines in the header; a line with --- ends it")
            read_header(record, names, number, row)
    if not record.game:
        raise RecordError(rows[-1][0], "the header names no game; expected a line like 'game NAME'")
    if not record.seats:
        raise RecordError(rows[-1][0], "the header names no seats; expected lines like 'seat p1 NAME'")
    return record


def read_header(record: Record, names: set[str], number: int, row: str) -> None:
    """Read one line above the `---`. `names` are those of the seats so far."""
    key, _, rest = row.partition(" ")
    rest = rest.strip()
    name, _, value = rest.partition(" ")
    if not rest:
        raise RecordError(number, f"{row!r}: something is missing behind {key!r}")
    record.header_lines[f"{key} {name.partition('=')[0]}" if key in ("seat", "option", "file") else key] = number
    if key in ("game", "rules", "id", "commit"):
        if getattr(record, key):
            raise RecordError(number, f"a second {key!r}; expected one")
        setattr(record, key, read_hex(number, key, rest, 2) if key == "commit" else rest)
    elif key == "seat":
        if name in names:
            raise RecordError(number, f"seat {name} is named twice; expected each seat once")
        if len(names) == MAX_SEATS:
            raise RecordError(number, f"more than {MAX_SEATS} seats; expected at most as many")
        if len(value) > MAX_LABEL:
            raise RecordError(number, f"a label of {len(value)} characters; expected at most {MAX_LABEL}")
        names.add(name)
        record.seats.append((name, value.strip()))
    elif key == "nonce":
        if name not in names or name in record.nonces or not value.strip():
            raise RecordError(number, f"{row!r}: a nonce needs a seat of its own named above, and a text")
        record.nonces[name] = value.strip()
    elif key == "option":
        read_option(record, number, rest)
    elif key == "file":
        if name not in record.files or name in record.contents or not value.strip():
            raise RecordError(
                number, f"file {shorten(name)}: expected an option with a digest above, and contents once"
            )
        record.contents[name] = value.strip()
    else:
        raise RecordError(
            number,
            f"unknown header {shorten(key)!r}; expected one of: game, rules, id, commit, seat, nonce, option, file",
        )


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


def read_line(record: Record, names: set[str], number: int, row: str) -> None:
    """Read one line below the `---`. `names` are those of all seats."""
    who, *words = row.split()
    text = " ".join(words)
    who = who if who in names else who.lower()
    if who == "seed":
        record.seed = read_hex(number, "seed", text, 2)
    elif who not in (CHANCE_NAME, TABLE_NAME) and who not in names:
        raise RecordError(number, f"{shorten(row)}: no seat is called {shorten(who)!r}")
    elif not text:
        raise RecordError(number, f"{row}: an action is missing")
    else:
        record.lines.append(Line(who, text, number))


def count_line(counted: list[int], number: int, who: str, text: str) -> None:
    """Update the numbers of the lines that count: no `~` lines, and none that were taken back."""
    if who != TABLE_NAME:
        counted.append(number)
    elif text.startswith("undo "):
        del counted[-int(text.split()[1]) :]


def read_hex(number: int, key: str, text: str, least: int) -> str:
    """Return a seed or commitment in lower case; raises RecordError if it is not hexadecimal or too short."""
    if len(text) < least or set(text.lower()) - set("0123456789abcdef"):
        raise RecordError(number, f"{key} {shorten(text)}: not {least} or more hexadecimal digits")
    if len(text) % 2:
        raise RecordError(number, f"{key} {shorten(text)}: an odd number of hexadecimal digits, {len(text)}")
    return text.lower()


def decode(raw: bytes, place: str) -> str:
    """Return the text of a record file; raises RecordError if it is not text."""
    if len(raw) > MAX_BYTES:
        raise RecordError(0, f"{place}: too large for a record; expected at most {MAX_BYTES // 1_000_000} MB")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(0, f"{place}: not text; expected a record in UTF-8") from None
    if "\0" in text:
        raise RecordError(0, f"{place}: not text; expected a record in UTF-8")
    return text.replace("\r\n", "\n")


def read_record_file(path: Path) -> Record:
    """Return the record in a file; raises RecordError."""
    try:
        raw = read_bytes(path, MAX_BYTES)
    except BadData as error:
        raise RecordError(0, str(error)) from None
    return read_record(decode(raw, str(path)))
