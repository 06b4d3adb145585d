"""Backup and restore: a storage copied whole and checked, under a server that goes on."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

import apsw

from patolli.server.storage import migrations
from patolli.server.storage.base import StorageError
from patolli.server.storage.file_lock import PRIVATE, FileLock, check_links, fsync


def backup(db: Path, file: Path) -> str:
    """Copy a storage into a new file; return a line about the copy. Raises StorageError."""
    if file.exists():
        raise StorageError(f"{file}: exists already; choose another name")
    copy(db, file)
    return f"{file}: {verify(file)}"


def backup_before_migration(db: Path, version: int) -> Path:
    """Copy a storage of an older version beside it, before it is brought up to date; raises StorageError."""
    file = unused_name(db, f"before-version-{version}")
    fresh = db.with_name(f"{db.name}.new")
    fresh.unlink(missing_ok=True)
    copy(db, fresh)
    os.replace(fresh, file)
    fsync(file)
    return file


def copy(db: Path, file: Path) -> None:
    """Copy a storage, with what is only in its log, into a file that is not there yet, and bring that to disk."""
    source = open_readable(db)
    try:
        source.execute("VACUUM INTO ?", (str(file),))
    except apsw.Error as error:
        file.unlink(missing_ok=True)  # half a backup is none
        raise StorageError(f"{file}: {error}") from None
    finally:
        source.close()
    file.chmod(PRIVATE)
    fsync(file)


def restore(file: Path, db: Path) -> str:
    """Put a backup in the place of a storage that no server uses; the old one is kept beside it.

    Returns a line about what was done; raises StorageError.
    """
    contents = verify(file)
    db = db.resolve()  # a link to the storage stays what it is
    try:
        db.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{db.parent}: {error.strerror}") from None
    lock = FileLock(db)
    try:
        fresh = db.with_name(f"{db.name}.new")
        fresh.unlink(missing_ok=True)
        copy(file, fresh)
        kept = set_aside(db) if db.stat().st_size else ""
        for rest in ("-wal", "-shm"):  # SQLite would take them for those of the new file
            db.with_name(db.name + rest).unlink(missing_ok=True)
        os.replace(fresh, db)
        fsync(db)
    except (apsw.Error, OSError) as error:
        raise StorageError(f"{db}: {error}") from None
    finally:
        lock.close()
    return f"{db}: {contents}{kept}"


def set_aside(db: Path) -> str:
    """Keep a storage under another name, with the log that is not in its file yet; return a line about it.

    The storage has both names until it is replaced, so that nobody finds its place empty.
    """
    with suppress(apsw.Error):  # what is damaged is kept as it is
        checkpoint(db)
    old = unused_name(db, "before-restore")
    os.link(db, old)
    with suppress(FileNotFoundError):
        os.replace(f"{db}-wal", f"{old}-wal")
    return f"; what was there is now {old}"


def unused_name(db: Path, suffix: str) -> Path:
    """Return a name beside a storage that no file has: nothing that was kept before is overwritten."""
    names = (db.with_name(f"{db.name}.{suffix}{f'-{n}' if n else ''}") for n in count())
    return next(name for name in names if not name.exists())


def checkpoint(db: Path) -> None:
    """Bring all that is in the log of a storage into its file."""
    connection = apsw.Connection(str(db))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def open_readable(db: Path) -> apsw.Connection:
    """Return a connection that reads a storage of any version up to this one's; raises StorageError."""
    if not db.is_file():
        raise StorageError(f"{db}: there is no such file")
    check_links(db)
    try:
        connection = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)
        version = int(connection.pragma("user_version"))
    except apsw.Error as error:
        raise StorageError(f"{db}: {error}") from None
    if not 1 <= version <= migrations.latest():
        connection.close()
        raise StorageError(f"{db}: no storage of patolli, or one of a newer patolli")
    return connection


def verify(file: Path) -> str:
    """Check a storage, and return a line about its contents; raises StorageError if it is damaged."""
    connection = open_readable(file)
    try:
        version = migrations.version_of(connection, file)
        table, line = ("no", "line") if version >= migrations.FIRST_LISTED else ("tab", "n")
        damage = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        gaps = f"SELECT 1 FROM lines GROUP BY {table} HAVING max({line}) != count(*) OR min({line}) != 1 LIMIT 1"
        missing = list(connection.execute(gaps))
        tables, lines = (connection.execute(f"SELECT count(*) FROM {name}").get for name in ("tables", "lines"))
    except apsw.Error as error:
        raise StorageError(f"{file}: {error}") from None
    finally:
        connection.close()
    if damage or missing:
        raise StorageError(f"{file}: damaged ({damage[0] if damage else 'lines are missing'})")
    return f"{tables} tables with {lines} lines, all in order"
