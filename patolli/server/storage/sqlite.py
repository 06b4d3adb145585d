"""The store: one SQLite file that is the truth. What it has acknowledged is on disk.

One thread writes. Changes that arrive while it waits for the disk are committed together (`synchronous=FULL`), each
in a savepoint of its own, so that one that fails leaves the others alone. Reads have a connection that cannot write.
SQLite comes with APSW, because the one that Python links may have the WAL-reset fault (before 3.51.3).
"""

import asyncio
import fcntl
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, ClassVar, Final

import apsw

from patolli.server.log import log
from patolli.server.storage.base import Conflict, Damaged, NotSaved, StorageError

HERE: Final = Path(__file__).parent
SCHEMA: Final = (
    HERE / "schema/sqlite/0001_store.sql",
    HERE / "schema/sqlite/0002_hints.sql",
    HERE / "schema/sqlite/0003_seen.sql",
)  # one file for each version of the schema, what it adds to the one before
PRIVATE: Final = 0o600  # seeds, hands and the key of the cookies are nobody else's business
MAX_BATCH: Final = 64  # changes in one commit
MIN_SQLITE: Final = 3_051_003  # the first SQLite without the WAL-reset fault
BUSY_TIMEOUT: Final = 5_000  # milliseconds to wait for a backup's lock
CHECK_SECONDS: Final = 30.0  # for the check at the start
CHECK_STEPS: Final = 10_000  # of SQLite between two looks at the clock
CORRUPT: Final = (apsw.CorruptError, apsw.NotADBError)
IN_USE: Final = "another patolli server uses it"
NETWORK_FILESYSTEMS: Final = {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"}
Row = tuple[Any, ...]
Statement = tuple[str, Row]
PROBE: Final[Statement] = ("INSERT OR REPLACE INTO facts VALUES ('probe', ?)", (b"",))


class SqliteStorage:
    """An open store."""

    def __init__(self, path: Path) -> None:
        check_path(path)
        self.path = path
        self.lock = FileLock(path)
        try:
            check_file(path)
            self.writer = connect(path, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
            self.reader = connect(path, apsw.SQLITE_OPEN_READONLY)
        except (apsw.Error, OSError, StorageError) as error:
            self.lock.close()
            raise error if isinstance(error, StorageError) else StorageError(f"{path}: {error}") from None
        self.damaged = False  # found while it was in use; for good
        self.failing = False  # whether the last commit failed
        self.queue: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    def read(self, sql: str, *values: object) -> list[Row]:
        """Rows of what is committed; raises Damaged if they cannot be read."""
        try:
            return list(self.reader.execute(sql, values))
        except (*CORRUPT, apsw.IOError) as error:
            self.note_damage(error)
            raise Damaged from None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out all of these or none; when this returns, they are on disk. Raises Conflict or NotSaved."""
        job = PendingWrite(statements, asyncio.get_running_loop())
        self.queue.put(job)
        await asyncio.shield(job.done)

    async def probe(self) -> None:
        """Raise Damaged or NotSaved if nothing can be saved now; tries it if the last commit failed."""
        if self.failing or self.damaged or not self.lock.in_place():
            await self.write([PROBE])

    def note_damage(self, error: Exception) -> None:
        """Remember that the store is damaged, if an error says so, and log it the first time."""
        if isinstance(error, CORRUPT) and not self.damaged:
            self.damaged = True
            log("damaged", why=str(error))

    def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
        self.queue.put(None)
        self.thread.join()
        self.reader.close()
        self.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.writer.close()
        self.lock.close()

    def secret(self, name: str) -> bytes:
        """A random secret of this store, made when it is first asked for; for the time before the store is shared."""
        with self.writer:
            self.writer.execute("INSERT OR IGNORE INTO facts VALUES (?, ?)", (name, secrets.token_bytes(32)))
        value: bytes = self.read("SELECT value FROM facts WHERE name = ?", name)[0][0]
        return value

    # The writing thread

    def run(self) -> None:
        """Commit changes until None comes."""
        while (job := self.queue.get()) is not None:
            jobs = [job]
            while len(jobs) < MAX_BATCH and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    self.queue.put(None)
                    break
                jobs.append(more)
            self.commit(jobs)

    def commit(self, jobs: "list[PendingWrite]") -> None:
        """Make these changes in one transaction, and only then say so."""
        try:
            if self.damaged:
                raise apsw.CorruptError
            if not self.lock.in_place():
                raise apsw.CantOpenError("its file was moved or removed")
            self.writer.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self.attempt(job)
            self.writer.execute("COMMIT")
        except apsw.Error as error:
            with suppress(apsw.Error):  # the next commit tries again
                if not self.writer.getautocommit():
                    self.writer.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or self.translate_error(error)
        self.failing = any(isinstance(job.error, NotSaved) for job in jobs)
        for job in jobs:
            job.finish()

    def attempt(self, job: "PendingWrite") -> None:
        """Make one change, or none of it. Whatever is wrong with it alone is told to nobody else."""
        self.writer.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self.writer.execute(sql, values)
        except Exception as error:
            if self.writer.getautocommit():  # SQLite has rolled back all of it: the disk is to blame
                raise
            job.error = self.translate_error(error)
            self.writer.execute("ROLLBACK TO job")
        self.writer.execute("RELEASE job")

    def translate_error(self, error: Exception) -> Exception:
        """Return the error for the caller of a change; a mistake of ours stays what it is."""
        self.note_damage(error)
        if isinstance(error, CORRUPT):
            return Damaged()
        if isinstance(error, apsw.ConstraintError):
            return Conflict(str(error))
        return NotSaved(f"the server could not save this: {error}") if isinstance(error, apsw.Error) else error


class PendingWrite:
    """A change on its way to the disk."""

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None

    def finish(self) -> None:
        """Tell the event loop, unless that is gone."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.settle)

    def settle(self) -> None:
        """Give the answer to whoever waits for it."""
        if not self.done.done():
            if self.error is not None:
                self.done.set_exception(self.error)
            else:
                self.done.set_result(None)


def connect(path: Path, flags: int) -> apsw.Connection:
    """A connection that commits for good; raises StorageError if the file is not ours, and leaves it as it is."""
    connection = apsw.Connection(str(path), flags=flags)
    connection.set_busy_timeout(BUSY_TIMEOUT)
    connection.execute("PRAGMA foreign_keys = ON")
    if flags & apsw.SQLITE_OPEN_READWRITE:
        version = version_of(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, version)
    return connection


def check_file(path: Path) -> None:
    """Raise StorageError if a file is not ours, or damaged: before anything is put beside it."""
    restore = f"restore a backup with: patolli restore BACKUP --db {path}"
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        version_of(connection, path)
        damage = first_damage(connection)
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
    """Return the first damage that a quick check of a store finds, in one line; the check of a huge one is cut off."""
    end = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, CHECK_STEPS)
    try:
        found = str(connection.pragma("quick_check", 1))
    except apsw.InterruptError:
        log("not-checked", why=f"the check of the store was ended after {CHECK_SECONDS:g} seconds")
        return ""
    return "" if found == "ok" else " ".join(found.split())


def version_of(connection: apsw.Connection, path: Path) -> int:
    """The version of a store's schema, 0 for a new file; raises StorageError if it is newer, or of something else."""
    version = int(connection.pragma("user_version"))
    if version > len(SCHEMA):
        raise StorageError(f"{path}: made by a newer patolli (its version is {version}, this one knows {len(SCHEMA)})")
    if version == 0 and list(connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1")):
        raise StorageError(f"{path}: a database of something else")
    return version


def migrate(connection: apsw.Connection, version: int) -> None:
    """Bring the schema up to date."""
    with connection:
        for file in SCHEMA[version:]:
            connection.execute(file.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {len(SCHEMA)}")


def check_path(path: Path) -> None:
    """Raise StorageError unless SQLite is safe here."""
    if apsw.SQLITE_VERSION_NUMBER < MIN_SQLITE:
        raise StorageError(f"SQLite {apsw.sqlite_lib_version()} can damage a store; patolli needs 3.51.3 or newer")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{path.parent}: {error.strerror}") from None
    if path.is_dir():
        raise StorageError(f"{path}: that is a folder; name a file")
    if file_system(path) in NETWORK_FILESYSTEMS:
        raise StorageError(f"{path}: on a network file system, where SQLite is not safe; choose a local disk")


def file_system(path: Path) -> str:
    """The kind of file system that holds a path, where the machine tells."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    place = path.resolve()
    above = [(where, kind) for where, kind in mounts if place.is_relative_to(where)]
    return max(above, key=lambda mount: len(mount[0]), default=("", ""))[1]


def check_links(path: Path) -> None:
    """Raise StorageError if a file has several names: SQLite looks for its log beside the name it was opened by."""
    links = path.stat().st_nlink
    if links > 1:
        raise StorageError(f"{path}: has {links} hard links, and SQLite needs one; remove the others, or copy the file")


class FileLock:
    """The lock on a store, on the database file itself: it holds under every name of the file.

    It is made with flock, which belongs to the open file. The POSIX locks of SQLite belong to the process, which loses
    them all when it closes any descriptor of the file. So a lock is taken before SQLite opens the file and released
    after SQLite has closed it, and a process never opens a file that it has locked.
    """

    held: ClassVar[set[tuple[int, int] | None]] = set()  # device and inode of all files that this process has locked

    def __init__(self, path: Path) -> None:
        """Lock a file, made if there is none; raises StorageError if it is locked, or has several names."""
        self.path = path
        if inode(path) in self.held:
            raise StorageError(f"{path}: {IN_USE}")
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise StorageError(f"{path}: {error.strerror}") from None
        self.inode = inode(self.file)
        try:
            self.lock_file()
        except StorageError:
            os.close(self.file)
            raise
        self.held.add(self.inode)

    def lock_file(self) -> None:
        """Take the lock; raises StorageError."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            why = IN_USE if isinstance(error, BlockingIOError) else error.strerror
            raise StorageError(f"{self.path}: {why}") from None
        if not self.in_place():
            raise StorageError(f"{self.path}: was replaced just now; try again")
        check_links(self.path)

    def in_place(self) -> bool:
        """Return whether the path still leads to the locked file."""
        return inode(self.path) == self.inode

    def close(self) -> None:
        """Let others use the file."""
        self.held.discard(self.inode)
        os.close(self.file)


def inode(file: Path | int) -> tuple[int, int] | None:
    """Return the device and inode of a file, by which it is known under any name; None if it cannot be found."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
