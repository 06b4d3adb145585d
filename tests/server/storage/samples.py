"""The rows that the tests of storages put into them."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import pytest

from patolli.server.storage import queries
from patolli.server.storage.base import BROWSER, Conflict, Row, Statement, Storage, StoredLine, TableRow
from patolli.server.storage.sqlite import SqliteStorage

T = TypeVar("T")
HOST = "host"
LONG = "x" * 50_000


def run(work: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns."""
    return asyncio.run(work)


def new_row(id_: str, **given: Any) -> TableRow:
    """Return a table for two."""
    cold: dict[str, Any] = {
        "id": id_,
        "game": "tianguis",
        "rules": "1",
        "options": {"rounds": 3, "market": "jade"},
        "digests": {"": "0123"},
        "seed": b"\x00seed\xff",
        "host": HOST,
        "public": False,
        "hints": True,
        "created": 1_700_000_000_123,
        "labels": ["Ada", "bot:easy"],
    }
    return TableRow(**(cold | given))


def add_person(user: str) -> list[Statement]:
    return queries.add_user(user, BROWSER, user, user)


def new_lines(first: int, last: int) -> list[StoredLine]:
    return [StoredLine(line, "p1", "pass", [("passed", [0])], 1000 * line) for line in range(first, last + 1)]


def new_table(id_: str, lines: int = 0, **given: Any) -> list[Statement]:
    """Return what writes a table with its host and some lines."""
    row = new_row(id_, **given)
    return [
        *add_person(row.host),
        *queries.add_table(row, ["", ""]),
        *queries.add_lines(id_, new_lines(1, lines)),
    ]


def commit_all(storage: Storage, *changes: Sequence[Statement]) -> list[Any]:
    """Commit these at once; return None or the error of each."""

    async def commit() -> list[Any]:
        return await asyncio.gather(*(storage.commit(change) for change in changes), return_exceptions=True)

    return run(commit())


def say(text: str) -> list[Statement]:
    """Return a change that depends on no other."""
    return add_person(text)


def said(storage: Storage) -> list[str]:
    """Return what was said by `say`."""
    return [row[0] for row in select(storage, "SELECT id FROM users ORDER BY id") if row[0] != HOST]


def select(storage: Storage, sql: str) -> list[Row]:
    return run(storage.read(Statement(sql, {})))


def close(storage: Storage) -> None:
    run(storage.close())


def stays_sound(storage: SqliteStorage) -> bool:
    return select(storage, "PRAGMA integrity_check") == [("ok",)]


def done(storage: Storage, *statements: Statement) -> None:
    """Commit statements together."""
    run(storage.commit(statements))


def refused(storage: Storage, *statements: Statement) -> str:
    """Commit statements that conflict, and return the reason."""
    with pytest.raises(Conflict) as caught:
        run(storage.commit(statements))
    return str(caught.value)


def head(storage: Storage, table: str = "a") -> TableRow:
    found = run(queries.table_row(storage, table))
    assert found is not None
    return found
