"""A change of a table on its way to the disk: what its command writes, and what follows from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from patolli.core.record import TABLE_NAME, count_line
from patolli.server.games import encode_events
from patolli.server.storage import queries
from patolli.server.storage.base import TABLE, Statement, StoredLine, now
from patolli.server.tables.access import require_access

if TYPE_CHECKING:
    from patolli.server.tables.table import Table

SNAPSHOT_EVERY: Final = 60  # lines, at least
BOT_TURN: Final = "bot-turn"  # the kind of job that plays for bots and gives automatic answers
A = TypeVar("A")


@dataclass(frozen=True)
class Actor:
    """The caller of a command: a user with the seats that it holds at the table."""

    user: str
    name: str
    seats: Sequence[int] = ()
    access: str = ""  # the right that the user must have; none for the server itself

    def at(self, table: Table) -> Actor:
        """Return the actor with the seats that it holds now; raises ApiError if it has lost its right."""
        return replace(self, seats=require_access(table, self.user, self.access)) if self.access else self


Command = Callable[["Table", Actor, Any, "Change"], A | Awaitable[A]]  # a body of the type that the command says


class Change:
    """Collects the statements of one change. A command raises before it changes anything."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.revision = table.revision  # before the change
        self.statements: list[Statement] = []
        self.lines: list[StoredLine] = []
        self.snapshot: dict[str, Any] | None = None
        self.removes = False  # the table itself

    def memory(self) -> object:
        """Return all that a command may change, to find out whether one that fails has done so."""
        table = self.table
        facts = table.row, table.holders, table.labels, table.nonces
        match = id(table.match), table.revision, table.snapshot_at, table.effective_lines[:]
        return deepcopy(facts), match, table.chat_lines, len(self.statements), self.removes

    def add(self, *statements: Statement) -> None:
        """Write something besides the lines of the match."""
        self.statements += statements

    def say(self, seat: int, name: str, text: str) -> None:
        """Write a line of chat."""
        self.table.chat_lines += 1
        self.add(queries.add_chat(self.table.id, self.table.chat_lines, seat, name, text))

    def note(self, message: str, args: dict[str, Any]) -> None:
        """Write a note of the table itself in its chat."""
        self.say(TABLE, "", queries.encode([message, args]))

    def remove_table(self) -> None:
        """Remove the table with all that belongs to it."""
        self.add(*queries.remove_table(self.table.row))
        self.removes = True

    def collect(self, key: str, fingerprint: str, answer: object) -> None:
        """Add all that follows: new lines, the head, a snapshot, the job, and the answer under its key."""
        if self.removes:
            self.add(*(queries.add_removal(self.table.id, key, fingerprint) if key else []))
            return
        self.collect_record()
        self.add(queries.update_head(self.table.row), *self.job())
        if key:
            self.add(*queries.add_commit(self.table.id, key, fingerprint, answer))

    def collect_record(self) -> None:
        """Add the new lines of the match, and a snapshot if one is due."""
        table = self.table
        self.lines = self.new_lines()
        self.add(*queries.add_lines(table.id, self.lines))
        table.refresh_row()
        if table.match is None:
            return
        if any(line.who == TABLE_NAME and line.text.startswith("undo ") for line in self.lines):
            self.add(queries.drop_snapshots(table.id, table.match.replay.step_count))
        self.snapshot = self.snapshot_if_due()
        if self.snapshot is not None:
            self.add(queries.add_snapshot(table.id, self.snapshot))

    def new_lines(self) -> list[StoredLine]:
        """Return the lines that the match has written in this change, with their events."""
        match = self.table.match
        if match is None or match.revision == self.revision:
            return []
        replay = match.replay
        fresh = replay.record.lines[self.revision - replay.dropped_lines :]
        played = sum(line.who != TABLE_NAME for line in fresh)
        turns = iter(replay.steps[len(replay.steps) - played :])
        found = []
        for number, line in enumerate(fresh, self.revision + 1):
            of_table = line.who == TABLE_NAME
            events = self.housekeeping_events(line.text) if of_table else encode_events(replay.game, next(turns).events)
            found.append(StoredLine(number, line.who, line.text, events, now()))
            count_line(self.table.effective_lines, number, line.who, line.text)
        return found

    def housekeeping_events(self, text: str) -> list[Any]:
        """Return the event of a line of the table itself: an undo from which line on, a player, a resignation."""
        verb, _, rest = text.partition(" ")
        if verb == "undo":
            return [["~undo", [self.table.effective_lines[-int(rest)]]]]
        who, _, label = rest.partition(" ")
        return [[f"~{verb}", [self.table.seat_index(who), label]]] if verb in ("seat", "resign") else []

    def snapshot_if_due(self) -> dict[str, Any] | None:
        """Return a snapshot, if it is time for one and nothing can be undone: so it never cuts off an undo.

        Nor does it follow a seat that changed hands: it would hide that older revisions are still current.
        """
        match = self.table.match
        if match is None or match.revision - self.table.snapshot_at < SNAPSHOT_EVERY:
            return None
        if match.is_current(match.revision - 1):
            return None
        undoable = any(match.undo_depth(seat) for seat in range(len(self.table.labels)))
        return None if undoable else match.snapshot()

    def job(self) -> list[Statement]:
        """Return the statement that makes the job of the table due, or void; none if that is stored already."""
        due = self.table.automated_seat() is not None
        if due == self.table.has_job:
            return []
        self.table.has_job = due
        return [queries.set_job(self.table.id, BOT_TURN, now()) if due else queries.remove_job(self.table.id, BOT_TURN)]
