"""Backup and restore: a store copied whole and checked, under a server that goes on."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

import apsw

from patolli.server.storage.base import StorageError
from patolli.server.storage.sqlite import PRIVATE, SCHEMA, FileLock, check_links


def backup(db: Path, file: Path) -> str:
    """Copy a store into a new file; what was copied, in words. Raises StorageError."""
    if file.exists():
        raise StorageError(f"{file}: exists already; choose another name")
    source = readable(db)
    try:
        source.execute("VACUUM INTO ?", (str(file),))
    except apsw.Error as error:
        file.unlink(missing_ok=True)  # half a backup is none
        raise StorageError(f"{file}: {error}") from None
    finally:
        source.close()
    file.chmod(PRIVATE)
    fsync(file)
    return f"{file}: {verify(file)}"


def restore(file: Path, db: Path) -> str:
    """Put a backup in the place of a store that no server uses; the old one is kept beside it. Raises StorageError."""
    told = verify(file)
    db = db.resolve()  # a link to the store stays what it is
    try:
        db.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{db.parent}: {error.strerror}") from None
    lock = FileLock(db)
    try:
        fresh = db.with_name(f"{db.name}.new")
        fresh.unlink(missing_ok=True)
        source = readable(file)
        source.execute("VACUUM INTO ?", (str(fresh),))
        source.close()
        fresh.chmod(PRIVATE)
        fsync(fresh)
        kept = set_aside(db) if db.stat().st_size else ""
        for rest in ("-wal", "-shm"):  # SQLite would take them for those of the new file
            db.with_name(db.name + rest).unlink(missing_ok=True)
        os.replace(fresh, db)
        fsync(db)
    except (apsw.Error, OSError) as error:
        raise StorageError(f"{db}: {error}") from None
    finally:
        lock.close()
    return f"{db}: {told}{kept}"


def set_aside(db: Path) -> str:
    """Keep a store under another name, with the log that is not in its file yet; what was done, in words.

    The store has both names until it is replaced, so that nobody finds its place empty.
    """
    with suppress(apsw.Error):  # what is damaged is kept as it is
        checkpoint(db)
    old = unused_name(db)
    os.link(db, old)
    with suppress(FileNotFoundError):
        os.replace(f"{db}-wal", f"{old}-wal")
    return f"; what was there is now {old}"


def fsync(file: Path) -> None:
    """Bring a file and its name to disk: SQLite trusts the system with what it has copied."""
    for path in (file, file.parent):
        opened = os.open(path, os.O_RDONLY)
        os.fsync(opened)
        os.close(opened)


def unused_name(db: Path) -> Path:
    """Where a store is kept that a backup replaces: never in the place of one that was kept before."""
    names = (db.with_name(f"{db.name}.before-restore{n or ''}") for n in count())
    return next(name for name in names if not name.exists())


def checkpoint(db: Path) -> None:
    """Bring all that is in the log of a store into its file."""
    connection = apsw.Connection(str(db))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def readable(db: Path) -> apsw.Connection:
    """A connection that reads a store of ours; raises StorageError."""
    if not db.is_file():
        raise StorageError(f"{db}: there is no such file")
    check_links(db)
    try:
        connection = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)
        version = int(connection.pragma("user_version"))
    except apsw.Error as error:
        raise StorageError(f"{db}: {error}") from None
    if not 1 <= version <= len(SCHEMA):
        connection.close()
        raise StorageError(f"{db}: no store of patolli, or one of a newer patolli")
    return connection


def verify(file: Path) -> str:
    """Check a store, and say what is in it; raises StorageError if it is damaged."""
    connection = readable(file)
    try:
        damage = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        gaps = list(connection.execute("SELECT tab FROM lines GROUP BY tab HAVING max(n) != count(*) OR min(n) != 1"))
        tables, lines = (connection.execute(f"SELECT count(*) FROM {name}").get for name in ("tables", "lines"))
    except apsw.Error as error:
        raise StorageError(f"{file}: {error}") from None
    finally:
        connection.close()
    if damage or gaps:
        raise StorageError(f"{file}: damaged ({damage[0] if damage else 'lines are missing'})")
    return f"{tables} tables with {lines} lines, all in order"
