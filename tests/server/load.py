"""Readers of a store from outside, for tests that kill, race and restore."""

from pathlib import Path

import apsw


def lines_of(db: Path) -> dict[str, list[tuple[int, str, str]]]:
    """The lines of each table in a store: number, who, text."""
    connection = apsw.Connection(str(db))
    assert connection.pragma("integrity_check") == "ok"
    found: dict[str, list[tuple[int, str, str]]] = {}
    for (table,) in connection.execute("SELECT id FROM tables"):
        found[table] = []
    for table, n, who, text in connection.execute("SELECT tab, n, who, text FROM lines ORDER BY tab, n"):
        found[table].append((n, who, text))
    connection.close()
    return found
