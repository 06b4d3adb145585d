"""A table that somebody uses now: the match, who sits where, who is looking.

A `Table` is made from the store and can be dropped at any moment. Changes run one after the other under its lock: make
the change in memory, commit, then tell. If the commit fails, the table is dropped and will be loaded anew.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

from patolli.core.errors import PatolliError, StaleRevision
from patolli.core.game import Game
from patolli.core.record import TABLE_NAME, Line, Record, count_line
from patolli.match.match import Match
from patolli.messages import BOT
from patolli.server.errors import MAX_QUOTED, ApiError, as_api_error
from patolli.server.games import LOAD_ERRORS, damaged, encode_events, load_game
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Conflict
from patolli.server.storage.queries import StoredLine, TableRow
from patolli.server.storage.sqlite import SqliteStorage, Statement
from patolli.server.tables.digests import same_data

SNAPSHOT_EVERY: Final = 60  # lines, at least
LOG_CACHE: Final = 200  # lines of the log in memory
LOOK: Final = 30.0  # seconds for which a request counts as looking at a table
T = TypeVar("T")
Command = Callable[[], tuple[T, Sequence[Statement]]]  # makes a change; the answer, and what to write besides its lines


class Subscriber(Protocol):
    """Somebody who looks at a table."""

    def notify(self) -> None:
        """There is something new."""
        ...


class Table:
    """A table in memory. `match` is None while it waits for players, and for good if its rules are not here."""

    def __init__(self, storage: SqliteStorage, facts: TableRow, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.row = facts
        self.id = facts.id
        self.lock = asyncio.Lock()
        self.invalid = False
        self.subscribers: dict[Subscriber, list[int]] = {}  # and the seats that each holds
        self.loaded_at = time.monotonic()
        self.looked_at = -LOOK
        self.on_change: Callable[[Table], None] = ignore  # whoever must go on when something has changed
        self.game: Game | None = None
        self.match: Match | None = None
        self.read_only: ApiError | None = None  # why it cannot be played on
        self.damaged = False  # whether that is because its record cannot be replayed
        self.holders = queries.holders(storage, self.id)
        self.chat_lines = queries.chat_lines(storage, self.id)
        self.labels = facts.labels
        first = queries.seats(storage, self.id) or [(label, "") for label in self.labels]
        self.initial_labels = [label for label, _ in first]  # who sat there when the game began
        self.nonces = [nonce for _, nonce in first]
        self.lines: list[StoredLine] = []  # the last lines
        self.effective_lines: list[int] = []  # the numbers of the lines behind the match's turns
        self.snapshot_at = 0
        self.last_line_at = queries.last_line_at(storage, self.id)
        try:
            self.game = load_game(facts.game, tuple(facts.options.items()))
            check_rules(facts, self.game)
            if facts.stage != "open":
                self.load_match()
        except LOAD_ERRORS as error:
            self.match = None
            self.read_only = as_read_only(error)
            self.damaged = self.read_only.code == "damaged-record"
            self.lines = queries.stored_lines(storage, self.id, 0)[-LOG_CACHE:]

    def load_match(self) -> None:
        """Set up the match from the last snapshot; if that is damaged, from all lines: they are the truth."""
        try:
            self.resume(queries.snapshot(self.storage, self.id))
        except LOAD_ERRORS:
            self.resume(None)

    def resume(self, snapshot: dict[str, Any] | None) -> None:
        """Set up the match from a snapshot and the lines since; raises ApiError if they are damaged."""
        self.snapshot_at = snapshot["lines"] if snapshot else 0
        self.lines = queries.stored_lines(self.storage, self.id, self.snapshot_at)
        record = self.record(self.lines)
        record.seed = self.row.seed.hex()
        try:
            self.match = Match.resume(record, snapshot=snapshot, loaded=self.game)
        except LOAD_ERRORS as error:
            raise damaged(error) from None
        self.labels = self.match.replay.labels
        self.effective_lines = []
        for entry in self.lines:
            count_line(self.effective_lines, entry.n, entry.who, entry.text)

    def record(self, entries: Iterable[StoredLine]) -> Record:
        """The record of the game with these lines, without the seed."""
        names = self.names()
        record = Record(self.row.game, zip(names, self.initial_labels, strict=True))
        record.rules, record.id, record.commit = self.row.rules, self.id, self.row.commit()
        record.options = {name: str(value) for name, value in self.row.options.items()}
        files = self.game.file_digests if self.game and not self.read_only else self.row.digests
        record.files = {name: digest for name, digest in files.items() if name in record.options}
        record.nonces = {name: nonce for name, nonce in zip(names, self.nonces, strict=True) if nonce}
        record.lines = [Line(entry.who, entry.text, entry.n) for entry in entries]
        return record

    # Questions

    def require_match(self) -> Match:
        """The match; raises ApiError if there is none to play."""
        if self.read_only is not None:
            raise self.read_only
        if self.match is None:
            raise ApiError("not-started")
        return self.match

    def require_game(self) -> Game:
        """The game; raises ApiError if it is no longer here."""
        if self.game is None:
            raise self.read_only or ApiError("other-data")
        return self.game

    @property
    def revision(self) -> int:
        """The number of lines."""
        return self.match.revision if self.match else self.lines[-1].n if self.lines else 0

    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self.game.seat_names(len(self.labels)) if self.game else [f"p{n + 1}" for n in range(len(self.labels))]

    def seat_index(self, name: str) -> int:
        """The seat of that name; raises ApiError."""
        names = self.names()
        if name not in names:
            raise ApiError("unknown-seat", seat=name[:MAX_QUOTED], seats=list(names))
        return list(names).index(name)

    def resolve_seat(self, mine: Sequence[int], name: str) -> int:
        """The seat that a holder of these speaks for: the one named, or the one that is asked; raises ApiError."""
        if not mine:
            raise ApiError("no-seat")
        if name:
            if self.seat_index(name) not in mine:
                raise ApiError("not-your-seat", seat=name)
            return self.seat_index(name)
        asked = [seat for seat in mine if seat in self.row.to_act]
        return (asked or list(mine))[0]

    def is_online(self, seat: int) -> bool:
        """Whether somebody who holds the seat has a live page open."""
        return any(seat in held for held in self.subscribers.values())

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat."""
        return self.labels[seat].startswith(BOT)

    def bots_only(self) -> bool:
        """Say whether bots play among themselves here."""
        return all(self.is_bot(seat) for seat in range(len(self.labels)))

    def is_watched(self) -> bool:
        """Say whether somebody looks at the table now: by a live page, or by a request a moment ago."""
        return bool(self.subscribers) or time.monotonic() - self.looked_at < LOOK

    def looked(self) -> None:
        """Note that somebody looks; bots that play among themselves go on then."""
        self.looked_at = time.monotonic()
        if self.bots_only():
            self.on_change(self)

    def human_name(self, seat: int) -> str:
        """Who plays the seat, or played it before a bot did; empty if it was always a bot's."""
        return next(
            (label for label in (self.labels[seat], self.initial_labels[seat]) if not label.startswith(BOT)), ""
        )

    def human_seats(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, label in enumerate(self.labels) if label and not self.is_bot(seat)]

    def automated_seat(self) -> int | None:
        """A seat for which the server must decide: a bot's, or one with a standing answer."""
        if self.match is None or self.invalid or (self.bots_only() and not self.is_watched()):
            return None
        asked = self.match.to_act()
        return next((seat for seat in asked if self.is_bot(seat) or seat in self.row.standing), None)

    def auto_answer_applies(self, seat: int, frame: str, text: str) -> bool:
        """Whether a standing answer fits what the seat is asked, if it is asked anything: another question ends it."""
        assert self.match is not None
        if seat not in self.match.to_act():
            return True
        state = self.match.replay.state
        action = self.match.replay.game.actions.find(text)
        return type(state.stack[-1]).__name__ == frame and action in state.legal_actions(seat)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """A while in which all that is here is on disk, and nobody changes it; raises ApiError if it was dropped."""
        async with self.lock:
            if self.invalid:
                raise ApiError("reloaded")
            yield

    # Changes

    async def execute(self, key: str, what: str, act: Command[T]) -> T:
        """Make a change and commit it, then tell everybody. The same request again gets the same answer.

        `act` changes the match, or raises and changes nothing. A caller that goes away does not stop it half-way.
        """
        return await asyncio.shield(asyncio.ensure_future(self.execute_locked(key, what, act)))

    async def execute_locked(self, key: str, what: str, act: Command[T]) -> T:
        """Make a change while nobody else does."""
        async with self.locked():
            known = queries.commit_by_key(self.storage, self.id, key) if key else None
            if known is not None:
                if known[0] != what:
                    raise ApiError("key-used")
                same: T = known[1]
                return same
            lines = self.revision
            try:
                answer, statements = act()
            except StaleRevision:
                raise ApiError("stale", rev=lines) from None
            try:
                fresh = self.new_lines(lines)
                snapshot = self.snapshot_if_due()
                statements = [*statements, *self.statements(fresh, snapshot)]
                statements += queries.add_commit(self.id, key, what, answer) if key else []
                await self.storage.write(statements)
            except BaseException as error:
                self.invalidate()
                if isinstance(error, Conflict):
                    raise ApiError("conflict") from None
                raise
            self.publish(fresh, snapshot)
            return answer

    def begin(self, match: Match | None = None) -> None:
        """Let the game begin, if everybody is there: in the change that seats the last, and no kill comes between."""
        if self.game is None or self.match is not None or self.read_only or not all(self.labels):
            return
        seed, nonces = self.row.seed, self.nonces
        self.initial_labels = self.labels[:]
        self.match = match or Match(self.game, self.labels, seed=seed, game_id=self.id, nonces=nonces)
        self.labels = self.match.replay.labels

    def chat(self, seat: int, name: str, text: str) -> Statement:
        """A line of chat, to be written with a change."""
        self.chat_lines += 1
        return queries.add_chat(self.id, self.chat_lines, seat, name, text)

    def note(self, message: str, args: dict[str, Any]) -> Statement:
        """Return a note of the table itself in its chat, to be written with a change."""
        return self.chat(queries.TABLE, "", queries.text([message, args]))

    def new_lines(self, lines: int) -> list[StoredLine]:
        """The lines that the match has written since there were so many, with what they did."""
        if self.match is None or self.match.revision == lines:
            return []
        replay = self.match.replay
        fresh = replay.record.lines[lines - replay.dropped_lines :]
        played = sum(line.who != TABLE_NAME for line in fresh)
        turns = iter(replay.steps[len(replay.steps) - played :])
        entries = []
        for n, line in enumerate(fresh, lines + 1):
            of_table = line.who == TABLE_NAME
            events = self.housekeeping_events(line.text) if of_table else encode_events(replay.game, next(turns).events)
            entries.append(StoredLine(n, line.who, line.text, events, queries.now()))
            count_line(self.effective_lines, n, line.who, line.text)
        return entries

    def housekeeping_events(self, text: str) -> list[Any]:
        """What a line of the table tells: an undo from which line on, who plays on, who gives up."""
        verb, _, rest = text.partition(" ")
        if verb == "undo":
            return [["~undo", [self.effective_lines[-int(rest)]]]]
        who, _, label = rest.partition(" ")
        return [[f"~{verb}", [self.seat_index(who), label]]] if verb in ("seat", "resign") else []

    def snapshot_if_due(self) -> dict[str, Any] | None:
        """A snapshot, if it is time for one and nothing can be undone: so it never cuts off an undo."""
        if self.match is None or self.match.revision - self.snapshot_at < SNAPSHOT_EVERY:
            return None
        settled = not any(self.match.undo_depth(seat) for seat in range(len(self.labels)))
        return self.match.snapshot() if settled else None

    def statements(self, fresh: Sequence[StoredLine], snapshot: dict[str, Any] | None) -> list[Statement]:
        """What is to be written for the lines of a change."""
        found = queries.add_lines(self.id, fresh)
        self.row.labels = self.labels
        if self.match is not None:
            self.row.to_act = list(self.match.to_act())
            self.row.standing = {
                seat: said for seat, said in self.row.standing.items() if self.auto_answer_applies(seat, *said)
            }
            self.row.due = self.automated_seat() is not None
            self.row.stage = "running" if self.row.to_act else "over"
            if any(entry.who == TABLE_NAME and entry.text.startswith("undo ") for entry in fresh):
                found.append(queries.drop_snapshots(self.id, self.match.replay.step_count))
            if snapshot is not None:
                found.append(queries.add_snapshot(self.id, snapshot))
        return [*found, queries.update_table(self.row)]

    def publish(self, fresh: Sequence[StoredLine], snapshot: dict[str, Any] | None) -> None:
        """Tell everybody what is on disk now."""
        self.lines = [*self.lines, *fresh][-LOG_CACHE:]
        if snapshot is not None and self.match is not None:
            self.snapshot_at = snapshot["lines"]
            self.match.replay.drop_history()
            self.effective_lines = []
        if fresh:
            self.last_line_at = fresh[-1].at
        self.notify()

    def notify(self) -> None:
        """Tell all readers that there is something new."""
        for reader in list(self.subscribers):
            reader.notify()
        self.on_change(self)

    def invalidate(self) -> None:
        """Forget this table; whoever needs it loads it anew."""
        self.invalid = True
        self.notify()


def request_fingerprint(deed: str, who: int | str, body: object) -> str:
    """Return a hash of a request of a seat or a caller, to know it again."""
    return sha256(f"{deed} {who} ".encode() + queries.encode(body)).hexdigest()


def ignore(table: Table) -> None:
    """Nobody must go on."""


def as_read_only(error: Exception) -> ApiError:
    """Return the error for which a table cannot be played on."""
    return as_api_error(error) if isinstance(error, PatolliError) else damaged(error)


def check_rules(facts: TableRow, game: Game) -> None:
    """Raise an error unless the game is the one that the table was made for."""
    if facts.rules != str(game.rules_version):
        raise ApiError("other-rules", game=facts.game, rules=facts.rules, here=str(game.rules_version))
    if not same_data(facts.digests, game):
        raise ApiError("other-data")
