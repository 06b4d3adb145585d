"""A storage in one SQLite file, for one server. What it has acknowledged is on disk.

One thread writes (`synchronous=FULL`), with GroupCommit. Reads have a connection of their own that cannot write.
SQLite comes with APSW, because the one that Python links may have the WAL-reset fault (before 3.51.3).
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import apsw

from patolli.server.log import log
from patolli.server.storage import migrations, queries
from patolli.server.storage.backup import backup_before_migration
from patolli.server.storage.base import (
    Conflict,
    Damaged,
    NotSaved,
    OutcomeUnknown,
    Row,
    Statement,
    StorageError,
)
from patolli.server.storage.file_lock import FileLock, check_path, inode, log_path
from patolli.server.storage.group_commit import GroupCommit, PendingWrite, Rejected

MIN_SQLITE: Final = 3_051_003  # the first SQLite without the WAL-reset fault
BUSY_TIMEOUT: Final = 5_000  # milliseconds to wait for a backup's lock
CHECK_SECONDS: Final = 30.0  # for the check at the start
CHECK_STEPS: Final = 10_000  # of SQLite between two looks at the clock
CORRUPT: Final = (apsw.CorruptError, apsw.NotADBError)
OWN_FAULTS: Final = (  # of one change; all others are those of the disk
    apsw.ConstraintError,
    apsw.SQLError,
    apsw.MismatchError,
    apsw.TooBigError,
    apsw.BindingsError,
    apsw.RangeError,
)


class SqliteStorage:
    """An open storage."""

    def __init__(self, path: Path) -> None:
        """Open a storage, made if there is none, and bring it up to date; raises StorageError."""
        if apsw.SQLITE_VERSION_NUMBER < MIN_SQLITE:
            raise StorageError(
                f"SQLite {apsw.sqlite_lib_version()} can damage a storage; patolli needs 3.51.3 or newer"
            )
        check_path(path)
        self.path = path
        self.version = f"SQLite {apsw.sqlite_lib_version()}"
        self.lock = FileLock(path)
        try:
            check_file(path)
            self.writer = open_writer(path)
            self.reader = connect(path, apsw.SQLITE_OPEN_READONLY)
            self.reader.pragma("user_version")  # its log is there from the first read on
        except (apsw.Error, OSError, StorageError) as error:
            self.lock.close()
            raise error if isinstance(error, StorageError) else StorageError(f"{path}: {error}") from None
        self.log = inode(log_path(path))
        self.damaged = False  # found while it was in use; for good
        self.failing = False  # whether the disk refused the last commit
        self.thread = ThreadPoolExecutor(1, "storage")
        self.group = GroupCommit(self.apply)

    def in_place(self) -> bool:
        """Return whether the path still leads to the file that is open, and to its log."""
        return self.lock.in_place() and self.log in (None, inode(log_path(self.path)))

    async def read(self, statement: Statement) -> list[Row]:
        """Return rows of what is committed; raises Damaged if they cannot be read."""
        try:
            return list(rows_of(self.reader.execute(statement.sql, statement.values), statement.skip_damaged))
        except (*CORRUPT, apsw.IOError) as error:
            self.note_damage(error)
            raise Damaged from None

    async def commit(self, statements: Sequence[Statement], hint: str = "") -> None:
        """Carry out all of these or none; when this returns, they are on disk.

        Raises Conflict, NotSaved (Damaged) or OutcomeUnknown. Without statements it writes only if the last commit
        failed or the file is gone, to find out whether changes can be saved. There is nobody to hear the hint.
        """
        if not statements and not (self.failing or self.damaged or not self.in_place()):
            return
        await self.group.commit(statements or [queries.probe()], hint)

    async def hints(self) -> AsyncIterator[str]:
        """Yield nothing: no other process uses the file."""
        others: tuple[str, ...] = ()
        for hint in others:
            yield hint

    async def close(self) -> None:
        """Finish what waits, and let go of the file."""
        await self.group.close()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
        self.thread.shutdown()

    def disconnect(self) -> None:
        """Close the connections."""
        self.reader.close()
        with suppress(apsw.Error):  # a full or damaged disk; the log stays beside the file
            self.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.writer.close()
        self.lock.close()

    def note_damage(self, error: Exception) -> None:
        """Remember that the storage is damaged, if an error says so, and log it the first time."""
        if isinstance(error, CORRUPT) and not self.damaged:
            self.damaged = True
            log("damaged", why=str(error))

    # In the writing thread

    async def apply(self, batch: Sequence[PendingWrite]) -> None:
        """Make changes in one transaction, in the thread that writes."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, [write.statements for write in batch])

    def write(self, changes: Sequence[Sequence[Statement]]) -> None:
        """Make changes in one transaction, or none of them; raises Rejected, NotSaved or OutcomeUnknown."""
        try:
            if self.damaged:
                raise Damaged
            if not self.in_place():
                self.rescue()
                raise apsw.CantOpenError("its file was moved or removed")
            self.writer.execute("BEGIN IMMEDIATE")
            for position, statements in enumerate(changes):
                self.execute(position, statements)
            self.end_transaction()
        except BaseException as error:
            self.roll_back()
            self.failing = not isinstance(error, Rejected)
            if isinstance(error, apsw.Error):
                raise self.translate_error(error) from None
            raise
        self.failing = False

    def rescue(self) -> None:
        """Bring what is in a removed log into the database file, while the log is open; it is lost with this process.

        Where another log has been made, somebody else has written, and that must not be mixed with ours.
        """
        if self.lock.in_place() and inode(log_path(self.path)) is None:
            with suppress(apsw.Error):
                self.writer.execute("PRAGMA wal_checkpoint(FULL)")

    def execute(self, position: int, statements: Sequence[Statement]) -> None:
        """Carry out the statements of one change; raises Rejected if that is to blame."""
        try:
            for statement in statements:
                self.writer.execute(statement.sql, statement.values)
                if statement.must_change and not self.writer.changes():
                    raise Conflict("another change was faster")
        except apsw.Error as error:
            if self.writer.getautocommit() or not isinstance(error, OWN_FAULTS):
                raise
            conflict = isinstance(error, apsw.ConstraintError)
            raise Rejected(position, Conflict(str(error)) if conflict else error) from None
        except Exception as error:
            raise Rejected(position, error) from None

    def end_transaction(self) -> None:
        """Commit; raises OutcomeUnknown if the error leaves open whether the log on the disk has all of it."""
        try:
            self.writer.execute("COMMIT")
        except (apsw.FullError, apsw.BusyError, *CORRUPT):
            raise
        except apsw.Error as error:
            if getattr(error, "extendedresult", 0) == apsw.SQLITE_IOERR_WRITE:  # the mark of the commit comes last
                raise
            raise OutcomeUnknown(
                "the disk failed while this was saved, and nobody can tell whether it was: send it again with its key"
            ) from None

    def roll_back(self) -> None:
        """End a transaction that failed; the next one tries anew."""
        with suppress(apsw.Error):
            if not self.writer.getautocommit():
                self.writer.execute("ROLLBACK")

    def translate_error(self, error: apsw.Error) -> NotSaved:
        """Return the error for the callers of a commit that the disk refused."""
        self.note_damage(error)
        return Damaged() if isinstance(error, CORRUPT) else NotSaved(f"the server could not save this: {error}")


def rows_of(cursor: Iterator[Row], skip_damaged: bool) -> Iterator[Row]:
    """Yield rows; raises Damaged at a text that is none, for flipped bits, which no check finds, or leaves that out."""
    while True:
        try:
            yield next(cursor)
        except StopIteration:
            return
        except UnicodeDecodeError:
            if not skip_damaged:
                raise Damaged from None


def connect(path: Path, flags: int) -> apsw.Connection:
    """Return a connection to a file."""
    connection = apsw.Connection(str(path), flags=flags)
    connection.set_busy_timeout(BUSY_TIMEOUT)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def open_writer(path: Path) -> apsw.Connection:
    """Return the connection that commits for good, to a storage that is up to date; raises StorageError."""
    writer = connect(path, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
    try:
        version = migrations.version_of(writer, path)
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("PRAGMA synchronous = FULL")
        if version == 0:
            migrations.migrate(writer, version)
        elif version < migrations.latest():
            bring_up_to_date(writer, version, path)
    except BaseException:
        writer.close()
        raise
    return writer


def bring_up_to_date(writer: apsw.Connection, version: int, path: Path) -> None:
    """Migrate an older storage, with a backup made first; raises StorageError and changes nothing if that fails."""
    start = time.monotonic()
    kept = backup_before_migration(path, migrations.latest())
    log("migrating", why=f"the storage, from version {version} to {migrations.latest()}; a backup of it is {kept.name}")
    try:
        migrations.migrate(writer, version)
    except (apsw.Error, StorageError) as error:
        kept.unlink()
        raise StorageError(
            f"{path}: cannot be brought from version {version} to {migrations.latest()}, and stays as it was: {error}"
        ) from None
    log("migrated", ms=round(1000 * (time.monotonic() - start)))


def check_file(path: Path) -> None:
    """Raise StorageError if a file is not ours, or damaged: before anything is put beside it."""
    restore = f"restore a backup with: patolli restore BACKUP --db {path}"
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            migrations.version_of(connection, path)
            damage = first_damage(connection)
        finally:
            connection.close()
    except apsw.NotADBError as error:
        raise StorageError(f"{path}: {error}; if it was one, {restore}") from None
    except apsw.CorruptError as error:
        damage = str(error)
    except apsw.Error as error:
        raise StorageError(f"{path}: {error}") from None
    if damage:
        raise StorageError(f"{path}: damaged ({damage}); {restore}")


def first_damage(connection: apsw.Connection) -> str:
    """Return the first damage that a quick check finds, in one line; the check of a huge storage is cut off."""
    end = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, CHECK_STEPS)
    try:
        found = str(connection.pragma("quick_check", 1))
    except apsw.InterruptError:
        log("not-checked", why=f"the check of the store was ended after {CHECK_SECONDS:g} seconds")
        return ""
    return "" if found == "ok" else " ".join(found.split())
