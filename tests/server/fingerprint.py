"""All that a storage holds, as one value: two of them are equal if nothing has changed."""

from hashlib import sha256
from pathlib import Path

import apsw


def fingerprint(db: Path, table: str = "") -> dict[str, tuple[int, str]]:
    """How many rows each table of the database has, or how many about one table of players, and their digest."""
    connection = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(5_000)
    try:
        found = {}
        for (name,) in list(connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            if not table:
                where = "true"
            elif "no" in columns:
                where = f"no = (SELECT no FROM tables WHERE id = '{table}')"
            else:
                where = "false"
            rows = [repr(row) for row in connection.execute(f"SELECT * FROM {name} WHERE {where}")]
            found[str(name)] = (len(rows), sha256("\n".join(sorted(rows)).encode()).hexdigest())
        return found
    finally:
        connection.close()
