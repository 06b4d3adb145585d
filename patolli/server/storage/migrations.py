"""Bring the schema of a storage up to date: numbered files, each run once, with checksums kept in the database.

There is no way back: an older patolli refuses a newer storage, and the backup made before a migration opens with it.
"""

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from patolli.server.storage.base import StorageError, now

FOLDER: Final = Path(__file__).parent / "schema" / "sqlite"
COMMENT: Final = re.compile(r"--.*")
FIRST_LISTED: Final = 4  # older storages have no list of their migrations
LIST: Final = """CREATE TABLE IF NOT EXISTS migrations (
    number   INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    checksum TEXT NOT NULL,
    at       INTEGER NOT NULL
)"""


class Connection(Protocol):
    """The part of a connection to SQLite that a migration needs."""

    def execute(self, statements: str, bindings: Any = None) -> Iterable[Any]: ...

    def pragma(self, name: str) -> Any: ...

    def get_autocommit(self) -> bool: ...


class Migration(NamedTuple):
    """A file of the schema."""

    number: int
    name: str
    sql: str

    def checksum(self) -> str:
        """Return a hash of what the file does; comments and spaces may be corrected."""
        return sha256(" ".join(COMMENT.sub("", self.sql).split()).encode()).hexdigest()


@cache
def all_migrations() -> tuple[Migration, ...]:
    """Return all migrations in their order."""
    files = sorted(FOLDER.glob("*.sql"))
    found = [Migration(int(file.stem[:4]), file.stem, file.read_text(encoding="utf-8")) for file in files]
    assert [migration.number for migration in found] == list(range(1, len(found) + 1)), "numbered without a gap"
    return tuple(found)


def latest() -> int:
    """Return the version of the schema that this patolli uses."""
    return len(all_migrations())


def version_of(connection: Connection, path: Path) -> int:
    """Return the version of a storage's schema, 0 for a new file.

    Raises StorageError if it is newer than this patolli, made by other files than these, or of something else.
    """
    version = int(connection.pragma("user_version"))
    if version > latest():
        raise StorageError(f"{path}: made by a newer patolli (its version is {version}, this one knows {latest()})")
    if version == 0 and list(connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1")):
        raise StorageError(f"{path}: a database of something else")
    if version >= FIRST_LISTED:
        check_checksums(connection, version, path)
    return version


def check_checksums(connection: Connection, version: int, path: Path) -> None:
    """Raise StorageError unless a storage was made by the same migrations that this patolli has."""
    made = dict(connection.execute("SELECT number, checksum FROM migrations"))
    for migration in all_migrations()[:version]:
        if made.get(migration.number) != migration.checksum():
            raise StorageError(
                f"{path}: made by another {migration.name}.sql than this patolli has; use the patolli that made it"
            )


def migrate(connection: Connection, version: int) -> None:
    """Bring the schema from a version up to date, all of it or nothing."""
    connection.execute("PRAGMA foreign_keys = OFF")  # tables are replaced; all is checked before and after
    connection.execute("BEGIN IMMEDIATE")
    try:
        check_references(connection)
        for migration in all_migrations()[version:]:
            connection.execute(migration.sql)
        connection.execute(LIST)
        for migration in all_migrations():
            connection.execute(
                "INSERT INTO migrations VALUES (?, ?, ?, ?) ON CONFLICT (number) DO NOTHING",
                (migration.number, migration.name, migration.checksum(), now()),
            )
        check_references(connection)
        connection.execute(f"PRAGMA user_version = {latest()}")
        connection.execute("COMMIT")
    except BaseException:
        if not connection.get_autocommit():  # a full disk ends the transaction by itself
            connection.execute("ROLLBACK")
        raise
    connection.execute("PRAGMA foreign_keys = ON")


def check_references(connection: Connection) -> None:
    """Raise StorageError if rows name a table that is not there: they would be lost in silence."""
    broken = [row[0] for row in connection.execute("PRAGMA foreign_key_check")]
    if broken:
        raise StorageError(f"a row of {broken[0]} belongs to nothing ({len(broken)} such rows in all)")
