"""What stands in a store, as one value: two of them are equal if nothing has changed."""

from hashlib import sha256
from pathlib import Path

import apsw


def fingerprint(db: Path, table: str = "") -> dict[str, tuple[int, str]]:
    """How many rows a store has in each of its tables, or how many about one table of players, and their digest."""
    connection = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(5_000)
    try:
        found = {}
        for (name,) in list(connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")):
            rows = [repr(row) for row in connection.execute(f"SELECT * FROM {name}") if not table or table in row]
            found[str(name)] = (len(rows), sha256("\n".join(sorted(rows)).encode()).hexdigest())
        return found
    finally:
        connection.close()
