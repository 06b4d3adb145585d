"""The contract of a storage, and the rows that go in and out. Imports the standard library alone."""

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, Protocol

from patolli.core.errors import PatolliError

Value = str | int | float | bytes | None
Row = tuple[Any, ...]
Status = Literal["waiting", "playing", "finished"]  # of a table; it waits for players

SPECTATOR: Final = -1  # the seat of users who may watch a private table
TABLE: Final = -2  # the seat of the table itself in its chat
BROWSER: Final = "browser"  # kinds of users: a person, known by a cookie
PROGRAM: Final = "program"  # a program, known by its secret
SEAT_TOKEN: Final = "seat-token"  # a program that was given one seat, known by the token of that seat


class Statement(NamedTuple):
    """SQL with named parameters (`:name`), in the dialect that all databases understand."""

    sql: str
    values: Mapping[str, Value]
    must_change: bool = False  # raise Conflict if it changes no row: compare and set
    skip_damaged: bool = False  # leave out rows with a text that cannot be read, and do not raise Damaged for them


class Storage(Protocol):
    """All that a server keeps. What `commit` has returned from is on disk."""

    version: str  # of the database, in words

    async def read(self, statement: Statement) -> list[Row]:
        """Return rows of what is committed; raises Damaged if they cannot be read."""
        ...

    async def commit(self, statements: Sequence[Statement], hint: str = "") -> None:
        """Carry out all of these or none; raises Conflict, NotSaved (Damaged) or OutcomeUnknown.

        Without statements it only finds out whether changes can be saved. `hint` ("TABLE SEQ") goes to other processes.
        """
        ...

    def hints(self) -> AsyncIterator[str]:
        """Yield the hints of other processes on the same data; some may be lost. Ends if there are no others."""
        ...

    async def close(self) -> None:
        """Finish what waits, and let go of the data."""
        ...


class StorageError(PatolliError):
    """A place or a file that this server cannot use as its storage; says what to do, in one line."""


class Conflict(PatolliError):
    """Another change was faster; nothing of this one was written."""


class NotSaved(PatolliError):
    """The disk refused; nothing has changed, and the same may be tried again."""


class Damaged(NotSaved):
    """The storage was found to be damaged while it was in use; nothing more is saved in it."""

    def __init__(self) -> None:
        super().__init__(
            "the server's games are damaged on its disk: nothing can be saved until its host restores a backup, and "
            "decisions since that backup may be lost"
        )


class OutcomeUnknown(PatolliError):
    """The commit failed at a moment at which it may be on disk or not; the request's key will tell."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class TableRow:
    """A table without its record: `tables` (never changes) and `heads` (changes with the game)."""

    id: str
    game: str
    rules: str  # their version
    options: dict[str, str | int]
    digests: dict[str, str]  # of the data that the game was made with
    seed: bytes  # of the draws; empty for an imported game, whose draws are not the server's own
    host: str  # the user who made it
    public: bool
    hints: bool  # whether hints and win chances are given
    created: int  # ms
    labels: list[str]  # the players of the seats now
    seq: int = 1  # commits of this table; `queries.update_head` compares it and stores the next
    status: Status = "waiting"
    to_act: list[int] = field(default_factory=list)
    auto_answers: dict[int, tuple[str, str]] = field(default_factory=dict)  # by seat: a kind of question, the answer
    takeback: dict[str, Any] = field(default_factory=dict)  # a vote that waits for answers: seat, to, waiting
    transfer: dict[str, Any] = field(default_factory=dict)  # a seat that may go to another person: seat, waiting
    rematch: str = ""  # the table where these players went on
    changed: int = 0  # ms

    def seed_hash(self) -> str:
        """Return what is published of the seed before the game; nothing for an imported game."""
        return sha256(self.seed).hexdigest() if self.seed else ""


@dataclass(slots=True)
class StoredLine:
    """A line of a record with its events: [kind, values] each, secrets included."""

    line: int
    who: str
    text: str
    events: list[Any]
    at: int  # ms


class Invite(NamedTuple):
    """A secret that opens a seat, or lets its bearer watch."""

    seat: int
    kind: str  # invite, device, watch


class Session(NamedTuple):
    """The user whom a cookie, a program's secret or a seat token belongs to."""

    user: str
    kind: str  # BROWSER, PROGRAM or SEAT_TOKEN
    name: str


class KeptAnswer(NamedTuple):
    """A request that was carried out, by its key."""

    fingerprint: str
    answer: Any


class ChatRow(NamedTuple):
    """A line of chat."""

    line: int
    seat: int
    name: str
    text: str
    at: int  # ms


class Job(NamedTuple):
    """Work that the server does by itself, from a moment on."""

    id: int
    kind: str
    table: str
    due_at: int  # ms
    tries: int
