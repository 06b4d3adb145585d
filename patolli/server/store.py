"""The store: one SQLite file that is the truth. What it has acknowledged is on disk.

One thread writes. Changes that arrive while it waits for the disk are committed together (`synchronous=FULL`), each
in a savepoint of its own, so that one that fails leaves the others alone. Reads have a connection that cannot write.
SQLite comes with APSW, because the one that Python links may have the WAL-reset fault (before 3.51.3).
"""

import asyncio
import fcntl
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

import apsw

from patolli.core.errors import PatolliError

HERE: Final = Path(__file__).parent
SCHEMA: Final = (
    HERE / "schema.sql",
    HERE / "schema-2.sql",
)  # one file for each version of the schema, what it adds to the one before
PRIVATE: Final = 0o600  # seeds, hands and the key of the cookies are nobody else's business
TOGETHER: Final = 64  # changes in one commit
FIXED_RACE: Final = 3_051_003  # the first SQLite without the WAL-reset fault
PATIENCE: Final = 5_000  # milliseconds to wait for a backup's lock
NETWORK: Final = {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"}

Row = tuple[Any, ...]
Statement = tuple[str, Row]


class BadStore(PatolliError):
    """A store that this server cannot use."""


class Clash(PatolliError):
    """Something was written that must not be there twice: somebody else was faster. Nothing has changed."""


class NotSaved(PatolliError):
    """The disk refused; nothing has changed."""


class Store:
    """An open store."""

    def __init__(self, path: Path) -> None:
        check_place(path)
        check_file(path)
        self.path = path
        self.lock = hold(path)
        try:
            if not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
            self.writer = opened(path, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
            self.reader = opened(path, apsw.SQLITE_OPEN_READONLY)
        except (apsw.Error, OSError, BadStore) as error:
            self.lock.close()
            raise error if isinstance(error, BadStore) else BadStore(f"{path}: {error}") from None
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.write_on, name="store", daemon=True)
        self.thread.start()

    def read(self, sql: str, *values: object) -> list[Row]:
        """Rows of what is committed."""
        return list(self.reader.execute(sql, values))

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out all of these or none; when this returns, they are on disk. Raises Clash or NotSaved."""
        job = Job(statements, asyncio.get_running_loop())
        self.queue.put(job)
        await asyncio.shield(job.done)

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

    def write_on(self) -> None:
        """Commit changes until None comes."""
        while (job := self.queue.get()) is not None:
            jobs = [job]
            while len(jobs) < TOGETHER and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    self.queue.put(None)
                    break
                jobs.append(more)
            self.commit(jobs)

    def commit(self, jobs: "list[Job]") -> None:
        """Make these changes in one transaction, and only then say so."""
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self.attempt(job)
            self.writer.execute("COMMIT")
        except apsw.Error as error:
            with suppress(apsw.Error):  # the next commit tries again
                if not self.writer.getautocommit():
                    self.writer.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or as_told(error)
        for job in jobs:
            job.finish()

    def attempt(self, job: "Job") -> None:
        """Make one change, or none of it. Whatever is wrong with it alone is told to nobody else."""
        self.writer.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self.writer.execute(sql, values)
        except Exception as error:
            if self.writer.getautocommit():  # SQLite has rolled back all of it: the disk is to blame
                raise
            job.error = as_told(error)
            self.writer.execute("ROLLBACK TO job")
        self.writer.execute("RELEASE job")


class Job:
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


def as_told(error: Exception) -> Exception:
    """What whoever wanted a change is told; a mistake of ours stays what it is."""
    if isinstance(error, apsw.ConstraintError):
        return Clash(str(error))
    return NotSaved(f"the server could not save this: {error}") if isinstance(error, apsw.Error) else error


def opened(path: Path, flags: int) -> apsw.Connection:
    """A connection that commits for good; raises BadStore if the file is not ours, and leaves it as it is."""
    connection = apsw.Connection(str(path), flags=flags)
    connection.set_busy_timeout(PATIENCE)
    connection.execute("PRAGMA foreign_keys = ON")
    if flags & apsw.SQLITE_OPEN_READWRITE:
        version = version_of(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, version)
    return connection


def check_file(path: Path) -> None:
    """Raise BadStore if a file is there that is not ours: before anything is put beside it."""
    if not path.exists():
        return
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        version_of(connection, path)
        connection.close()
    except apsw.Error as error:
        raise BadStore(f"{path}: {error}") from None


def version_of(connection: apsw.Connection, path: Path) -> int:
    """The version of a store's schema, 0 for a new file; raises BadStore if it is newer, or of something else."""
    version = int(connection.pragma("user_version"))
    if version > len(SCHEMA):
        raise BadStore(f"{path}: made by a newer patolli (its version is {version}, this one knows {len(SCHEMA)})")
    if version == 0 and list(connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1")):
        raise BadStore(f"{path}: a database of something else")
    return version


def migrate(connection: apsw.Connection, version: int) -> None:
    """Bring the schema up to date."""
    with connection:
        for file in SCHEMA[version:]:
            connection.execute(file.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {len(SCHEMA)}")


def check_place(path: Path) -> None:
    """Raise BadStore unless SQLite is safe here."""
    if apsw.SQLITE_VERSION_NUMBER < FIXED_RACE:
        raise BadStore(f"SQLite {apsw.sqlite_lib_version()} can damage a store; patolli needs 3.51.3 or newer")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(f"{path.parent}: {error.strerror}") from None
    if path.is_dir():
        raise BadStore(f"{path}: that is a folder; name a file")
    if file_system(path) in NETWORK:
        raise BadStore(f"{path}: on a network file system, where SQLite is not safe; choose a local disk")


def file_system(path: Path) -> str:
    """The kind of file system that holds a path, where the machine tells."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    place = path.resolve()
    above = [(where, kind) for where, kind in mounts if place.is_relative_to(where)]
    return max(above, key=lambda mount: len(mount[0]), default=("", ""))[1]


def hold(path: Path) -> Any:
    """A lock that only one server can hold; raises BadStore."""
    try:
        lock = open(f"{path}.lock", "w", encoding="utf-8")  # noqa: SIM115 - open as long as the store is
    except OSError as error:
        raise BadStore(f"{path}: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadStore(f"{path}: another patolli server uses it") from None
    return lock
