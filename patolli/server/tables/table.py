"""A table that somebody uses now: the match, its players, its subscribers.

A `Table` is loaded from the storage and can be forgotten at any moment. Commands run one after the other under its
lock: check, apply, commit, publish. If one fails half-way, memory is ahead of the disk: the table is invalid, and the
next request loads it anew.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from inspect import isawaitable
from typing import Any, Final, Protocol, TypeVar, cast

from patolli.core.datafile import contents_of
from patolli.core.errors import PatolliError, StaleRevision
from patolli.core.game import Game
from patolli.core.options import Value, shown_value
from patolli.core.record import Line, Record, count_line
from patolli.match.match import Match
from patolli.messages import BOT
from patolli.server.errors import MAX_QUOTED, ApiError, as_api_error
from patolli.server.games import LOAD_ERRORS, damaged, load_game, stored_rules
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Conflict, Storage, StoredLine, TableRow, now
from patolli.server.tables import boxes
from patolli.server.tables.change import BOT_TURN, Actor, Change, Command
from patolli.server.tables.digests import same_data
from patolli.server.tables.replaying import replayed

LOG_CACHE: Final = 200  # lines of the log in memory
LOOK: Final = 30.0  # seconds for which a request counts as looking at a table
WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
A = TypeVar("A")


class Subscriber(Protocol):
    """A client that follows a table."""

    def notify(self) -> None:
        """Note that there is something new."""
        ...


class Table:
    """A table in memory. `match` is None while it waits for players, and for good if its rules are not here."""

    def __init__(
        self, storage: Storage, row: TableRow, settings: Settings, options: dict[str, Value] | None = None
    ) -> None:
        """Make a new table; `load` gives one that is stored. `options` are those of the row with its boxes."""
        self.storage = storage
        self.settings = settings
        self.row = row
        self.id = row.id
        self.options = row.options if options is None else options
        self.lock = asyncio.Lock()
        self.invalid = False
        self.subscribers: dict[Subscriber, list[int]] = {}  # and the seats that each holds
        self.views: dict[tuple[object, ...], Any] = {}  # as they were sent, by viewer, until the next change
        self.generation = 0  # of the views: one that is built while something changes is not kept
        self.loaded_at = time.monotonic()
        self.looked_at = -LOOK
        self.network = ""  # from which its host was here last
        self.on_change: Callable[[Table], None] = ignore  # called when something has changed
        self.game: Game | None = None
        self.match: Match | None = None
        self.read_only: ApiError | None = None  # why it cannot be played on
        self.damaged = False  # whether that is because its record cannot be replayed
        self.holders: dict[str, set[int]] = {}
        self.chat_lines = 0
        self.labels = row.labels
        self.initial_labels = list(self.labels)  # when the game began
        self.nonces = [""] * len(self.labels)
        self.lines: list[StoredLine] = []  # the last lines
        self.effective_lines: list[int] = []  # the numbers of the lines behind the match's turns
        self.snapshot_at = 0
        self.last_line_at = now()
        self.has_job = False
        try:
            self.game = load_game(row.game, tuple(self.options.items()), stored_rules(row.game, row.rules))
            check_rules(row, self.game)
        except LOAD_ERRORS as error:
            self.read_only = as_read_only(error)

    @classmethod
    async def load(cls, storage: Storage, row: TableRow, settings: Settings) -> "Table":
        """Return a stored table."""
        options = None
        with suppress(*LOAD_ERRORS):  # a table without its box, or with a damaged one, is read-only
            options = await boxes.resolved(storage, row.options)
            await boxes.load(row.game, options, stored_rules(row.game, row.rules))
        table = cls(storage, row, settings, options)
        table.holders = await queries.seat_holders(storage, row.id)
        table.chat_lines = await queries.last_chat_line(storage, row.id)
        seats = await queries.seats(storage, row.id)
        if seats:
            table.initial_labels = [label for label, _ in seats]
            table.nonces = [nonce for _, nonce in seats]
        table.last_line_at = await queries.last_line_at(storage, row.id) or now()
        table.has_job = await queries.job(storage, row.id, BOT_TURN) is not None
        if table.read_only is None and row.status != WAITING:
            try:
                await table.load_match()
            except LOAD_ERRORS as error:
                table.match, table.read_only = None, as_read_only(error)
                table.damaged = table.read_only.code == "damaged-record"
        if table.read_only is not None:
            table.lines = (await queries.lines(storage, row.id, 0))[-LOG_CACHE:]
        return table

    async def load_match(self) -> None:
        """Set up the match from the last snapshot; if that is damaged, from all lines: they are the truth."""
        try:
            await self.resume(await queries.snapshot(self.storage, self.id))
        except LOAD_ERRORS:
            await self.resume(None)

    async def resume(self, snapshot: dict[str, Any] | None) -> None:
        """Set up the match from a snapshot and the lines since; raises ApiError if they are damaged."""
        snapshot_at = snapshot["lines"] if snapshot else 0
        lines = await queries.lines(self.storage, self.id, snapshot_at)
        record = self.record(lines)
        record.seed = self.row.seed.hex()
        effective: list[int] = []
        for line in lines:
            count_line(effective, line.line, line.who, line.text)
        try:
            self.match = Match.go_on(await replayed(record, snapshot, self.game), record, snapshot)
        except LOAD_ERRORS as error:
            raise damaged(error) from None
        self.snapshot_at, self.lines, self.effective_lines = snapshot_at, lines, effective
        self.labels = self.match.replay.labels

    def record(self, lines: Iterable[StoredLine]) -> Record:
        """Return the record of the game with these lines, without the seed."""
        names = self.names()
        record = Record(self.row.game, zip(names, self.initial_labels, strict=True))
        record.rules, record.id, record.commit = self.row.rules, self.id, self.row.seed_hash()
        record.options = {name: str(shown_value(value)) for name, value in self.options.items()}
        game = None if self.read_only else self.game
        files = game.file_digests if game else self.row.digests
        record.files = {name: digest for name, digest in files.items() if name in record.options}
        record.contents = {name: contents for name, value in self.options.items() if (contents := contents_of(value))}
        record.nonces = {name: nonce for name, nonce in zip(names, self.nonces, strict=True) if nonce}
        record.lines = [Line(line.who, line.text, line.line) for line in lines]
        return record

    # Questions

    def require_match(self) -> Match:
        """Return the match; raises ApiError if there is none to play."""
        if self.read_only is not None:
            raise self.read_only
        if self.match is None:
            raise ApiError("not-started")
        return self.match

    def require_game(self) -> Game:
        """Return the game; raises ApiError if it is no longer here."""
        if self.game is None:
            raise self.read_only or ApiError("other-data")
        return self.game

    @property
    def revision(self) -> int:
        """Return the number of lines."""
        return self.match.revision if self.match else self.lines[-1].line if self.lines else 0

    def names(self) -> Sequence[str]:
        """Return the names of the seats."""
        return self.game.seat_names(len(self.labels)) if self.game else [f"p{n + 1}" for n in range(len(self.labels))]

    def seat_index(self, name: str) -> int:
        """Return the seat of that name; raises ApiError."""
        names = self.names()
        if name not in names:
            raise ApiError("unknown-seat", seat=name[:MAX_QUOTED], seats=list(names))
        return list(names).index(name)

    def resolve_seat(self, own: Sequence[int], name: str) -> int:
        """Return the seat that a holder of these speaks for: the named one, or one that must act; raises ApiError."""
        if not own:
            raise ApiError("no-seat")
        if name:
            if self.seat_index(name) not in own:
                raise ApiError("not-your-seat", seat=name)
            return self.seat_index(name)
        asked = [seat for seat in own if seat in self.row.to_act]
        return (asked or list(own))[0]

    def seats_of(self, user: str) -> list[int]:
        """Return the seats that a user holds."""
        return sorted(seat for seat in self.holders.get(user, ()) if seat >= 0)

    def holders_of(self, seat: int) -> set[str]:
        """Return the users that hold a seat."""
        return {user for user, seats in self.holders.items() if seat in seats}

    def is_online(self, seat: int) -> bool:
        """Return whether a holder of the seat has a live connection."""
        return any(seat in held for held in self.subscribers.values())

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays the seat."""
        return self.labels[seat].startswith(BOT)

    def bots_only(self) -> bool:
        """Return whether bots play among themselves here."""
        return all(self.is_bot(seat) for seat in range(len(self.labels)))

    def is_watched(self) -> bool:
        """Return whether a client looks at the table now: by a live connection, or by a request a moment ago."""
        return bool(self.subscribers) or time.monotonic() - self.looked_at < LOOK

    def note_network(self, user: str, network: str) -> None:
        """Note from where the host is here."""
        if user == self.row.host:
            self.network = network

    def looked(self) -> None:
        """Note that a client looks; bots that play among themselves go on then."""
        self.looked_at = time.monotonic()
        if self.bots_only():
            self.on_change(self)

    def human_name(self, seat: int) -> str:
        """Return the person at a seat, or the one before a bot sat in; empty if it was always a bot's."""
        labels = self.labels[seat], self.initial_labels[seat]
        return next((label for label in labels if not label.startswith(BOT)), "")

    def automated_seat(self) -> int | None:
        """Return a seat for which the server must decide: a bot's, or one with an automatic answer."""
        if self.match is None or self.invalid or (self.bots_only() and not self.is_watched()):
            return None
        asked = self.match.to_act()
        return next((seat for seat in asked if self.is_bot(seat) or seat in self.row.auto_answers), None)

    def auto_answer_applies(self, seat: int, question: str, text: str) -> bool:
        """Return whether an automatic answer fits the question to a seat, if there is one: another one ends it."""
        assert self.match is not None
        if seat not in self.match.to_act():
            return True
        state = self.match.replay.state
        action = self.match.replay.game.actions.find(text)
        return type(state.stack[-1]).__name__ == question and action in state.legal_actions(seat)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock; memory and disk agree. Raises ApiError if the table is invalid."""
        async with self.lock:
            if self.invalid:
                raise ApiError("reloaded")
            yield

    # Changes

    async def execute(self, command: Command[A], actor: Actor, body: Any, key: str = "", fingerprint: str = "") -> A:
        """Run a command: check, apply, commit, publish. The same request again gets the same answer.

        A caller that goes away does not stop it half-way.
        """
        return await asyncio.shield(asyncio.ensure_future(self.run(command, actor, body, key, fingerprint)))

    async def run(self, command: Command[A], actor: Actor, body: Any, key: str, fingerprint: str) -> A:
        """Run a command while no other does."""
        async with self.locked():
            known = await queries.commit_by_key(self.storage, self.id, key) if key else None
            if known is not None:
                if known.fingerprint != fingerprint:
                    raise ApiError("key-used")
                return cast(A, known.answer)
            change = Change(self)
            answer = await self.apply(command, actor.at(self), body, change)
            await self.commit(change, key, fingerprint, answer)
            self.publish(change)
            return answer

    async def apply(self, command: Command[A], actor: Actor, body: Any, change: Change) -> A:
        """Apply a command in memory; if it fails half-way, the table is invalid."""
        before = change.memory()
        try:
            found = command(self, actor, body, change)
            return await found if isawaitable(found) else found
        except BaseException as error:
            if not isinstance(error, PatolliError) or change.memory() != before:
                self.invalidate()
            if isinstance(error, StaleRevision):
                raise ApiError("stale", rev=change.revision) from None
            raise

    async def commit(self, change: Change, key: str, fingerprint: str, answer: object) -> None:
        """Bring a change to disk; if that fails, the table is invalid. Raises ApiError if another one was faster."""
        try:
            change.collect(key, fingerprint, answer)
            await self.storage.commit(change.statements, f"{self.id} {self.row.seq + 1}")
        except BaseException as error:
            self.invalidate()
            if isinstance(error, Conflict):
                raise ApiError("conflict") from None
            raise
        self.row.seq += 1

    def publish(self, change: Change) -> None:
        """Take over what is on disk now, and tell all subscribers."""
        self.lines = [*self.lines, *change.lines][-LOG_CACHE:]
        if change.snapshot is not None and self.match is not None:
            self.snapshot_at = change.snapshot["lines"]
            self.match.replay.drop_history()
            self.effective_lines = []
        if change.lines:
            self.last_line_at = change.lines[-1].at
        if change.removes:
            self.invalid = True
        self.notify()

    def begin(self) -> None:
        """Begin the game if all seats are taken: in the change that seats the last, so that no kill comes between."""
        if self.game is None or self.match is not None or self.read_only or not all(self.labels):
            return
        self.initial_labels = self.labels[:]
        self.match = Match(self.game, self.labels, seed=self.row.seed, game_id=self.id, nonces=self.nonces)
        self.labels = self.match.replay.labels

    def refresh_row(self) -> None:
        """Bring the stored head of the table up to date with the match."""
        row, match = self.row, self.match
        row.labels = self.labels
        if match is None:
            return
        row.to_act = list(match.to_act())
        row.auto_answers = {
            seat: given for seat, given in row.auto_answers.items() if self.auto_answer_applies(seat, *given)
        }
        row.status = PLAYING if row.to_act else FINISHED

    def notify(self) -> None:
        """Tell all subscribers that there is something new."""
        self.views.clear()
        self.generation += 1
        for subscriber in list(self.subscribers):
            subscriber.notify()
        self.on_change(self)

    def invalidate(self) -> None:
        """Forget this table; the next request loads it anew."""
        self.invalid = True
        self.notify()


def ignore(table: Table) -> None:
    """Do nothing about a change."""


def as_read_only(error: Exception) -> ApiError:
    """Return the error for which a table cannot be played on."""
    return as_api_error(error) if isinstance(error, PatolliError) else damaged(error)


def check_rules(row: TableRow, game: Game) -> None:
    """Raise an error unless the game is the one that the table was made for."""
    if row.rules != str(game.rules):
        here = ", ".join(map(str, (*game.older_rules, game.rules_version)))
        raise ApiError("other-rules", game=row.game, rules=row.rules, here=here)
    if not same_data(row.digests, game):
        raise ApiError("other-data")
