"""What stands in the store about tables, as Python values; all SQL about them is here.

Questions read what is committed. Changes are statements: whoever makes a change collects them and writes them at once.
"""

import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from patolli.server.storage.sqlite import Row, SqliteStorage, Statement

SPECTATOR: Final = -1  # the seat of those who may watch a private table
TABLE: Final = -2  # the seat of the table in its chat
EVER: Final = 1 << 60
DAY: Final = 24 * 3600
encode = msgspec.json.encode
decode = msgspec.json.decode


class TableRow:
    """A table but for its record. `stage` is open (waits for players), running or over."""

    def __init__(self, row: Row) -> None:
        self.id: str = row[0]
        self.game: str = row[1]
        self.rules: str = row[2]
        self.options: dict[str, str | int] = decode(row[3])
        self.digests: dict[str, str] = decode(row[4])  # of all data that the game was made with
        self.seed: bytes = row[5]
        self.stage: str = row[6]
        self.host: str = row[7]
        self.public = bool(row[8])
        self.made: int = row[9]
        self.changed: int = row[10]
        self.labels: list[str] = decode(row[11])  # who plays the seats now
        self.to_act: list[int] = decode(row[12])
        self.due = bool(row[13])  # whether the server decides for one of them
        self.standing = decode(row[14], type=dict[int, tuple[str, str]])  # by seat: a kind of question, and the answer
        self.asked: dict[str, Any] = decode(row[15])  # a take-back that waits for answers
        self.transfer: dict[str, Any] = self.asked.pop("transfer", {})  # a seat that may go to somebody else
        self.rematch: str = row[16]
        self.hints = bool(row[17])

    def commit(self) -> str:
        """What is published of the seed before the game; nothing for an imported game, whose draws are not ours."""
        return sha256(self.seed).hexdigest() if self.seed else ""

    def row(self) -> Row:
        """As it is stored."""
        head = (self.id, self.game, self.rules, text(self.options), text(self.digests), self.seed, self.stage)
        return (*head, self.host, int(self.public), self.made, self.changed, *self.mutable_columns(), int(self.hints))

    def mutable_columns(self) -> Row:
        """What changes while the game goes on."""
        asks = self.asked | ({"transfer": self.transfer} if self.transfer else {})
        labels, to_act, standing, asked = map(text, (self.labels, self.to_act, self.standing, asks))
        return labels, to_act, int(self.due), standing, asked, self.rematch


class StoredLine:
    """A line of a record with what it did: [kind, values] each, secrets included."""

    def __init__(self, n: int, who: str, text: str, events: list[Any], at: int) -> None:
        self.n = n
        self.who = who
        self.text = text
        self.events = events
        self.at = at


def text(value: object) -> str:
    """A value as JSON."""
    return encode(value).decode()


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def table_row(store: SqliteStorage, table: str) -> TableRow | None:
    """The facts of a table, if there is one."""
    rows = store.read("SELECT * FROM tables WHERE id = ?", table)
    return TableRow(rows[0]) if rows else None


def seats(store: SqliteStorage, table: str) -> list[tuple[str, str]]:
    """Label and nonce of each seat when the game began."""
    return [
        (label, nonce)
        for label, nonce in store.read("SELECT label, nonce FROM seats WHERE tab = ? ORDER BY seat", table)
    ]


def holders(store: SqliteStorage, table: str) -> dict[str, set[int]]:
    """The seats that browsers hold."""
    found: dict[str, set[int]] = {}
    for seat, browser in store.read("SELECT seat, browser FROM holders WHERE tab = ?", table):
        found.setdefault(browser, set()).add(seat)
    return found


def invite(store: SqliteStorage, hash_: str, table: str) -> tuple[int, str] | None:
    """The seat and the kind of a secret, if it is one of this table."""
    rows = store.read("SELECT seat, kind FROM tickets WHERE hash = ? AND tab = ?", hash_, table)
    return (rows[0][0], rows[0][1]) if rows else None


def holders_seen(store: SqliteStorage, table: str, seat: int) -> list[int]:
    """Return when each browser and program that holds a seat was last here; now for one that is not known yet."""
    holders = "SELECT browser AS who FROM holders WHERE tab = ?2 AND seat = ?3"
    programs = "SELECT hash AS who FROM tickets WHERE tab = ?2 AND seat = ?3 AND kind = 'token'"
    sql = f"SELECT coalesce(seen, ?1) FROM ({holders} UNION {programs}) LEFT JOIN browsers ON id = who"
    return [seen for (seen,) in store.read(sql, now(), table, seat)]


def is_known_secret(store: SqliteStorage, hash_: str) -> bool:
    """Whether a secret is one of ours."""
    return bool(store.read("SELECT 1 FROM tickets WHERE hash = ?", hash_))


def is_program(store: SqliteStorage, hash_: str) -> bool:
    """Say whether a secret is that of a program, which has a name; seat tokens have none."""
    return bool(store.read("SELECT 1 FROM browsers WHERE id = ? AND name <> ''", hash_))


def lines(store: SqliteStorage, table: str, after: int, to: int = EVER) -> list[Row]:
    """Return lines of a record as number, who and text."""
    return store.read("SELECT n, who, text FROM lines WHERE tab = ? AND n > ? AND n <= ? ORDER BY n", table, after, to)


def stored_lines(store: SqliteStorage, table: str, after: int, to: int = EVER) -> list[StoredLine]:
    """Lines of a record."""
    return read_lines(encoded_lines(store, table, after, to))


def encoded_lines(store: SqliteStorage, table: str, after: int, to: int = EVER) -> list[Row]:
    """Return lines of a record as they are stored, for `read_entries`."""
    sql = "SELECT n, who, text, events, at FROM lines WHERE tab = ? AND n > ? AND n <= ? ORDER BY n"
    return store.read(sql, table, after, to)


def read_lines(rows: Iterable[Row]) -> list[StoredLine]:
    """Return stored lines with their events."""
    return [StoredLine(n, who, line, read_events(events), at) for n, who, line, events, at in rows]


def read_events(stored: str) -> list[Any]:
    """Return the events of a line as [kind, values] each; none if they are damaged: the line itself is the truth."""
    try:
        return decode(stored, type=list[tuple[str, list[Any]]])
    except msgspec.MsgspecError:
        return []


def last_line_at(store: SqliteStorage, table: str) -> int:
    """Return when the last line was written; now if there is none."""
    rows = store.read("SELECT at FROM lines WHERE tab = ? ORDER BY n DESC LIMIT 1", table)
    return int(rows[0][0]) if rows else now()


def snapshot(store: SqliteStorage, table: str, before: int = EVER) -> dict[str, Any] | None:
    """The last snapshot, or the last one before a line."""
    rows = store.read("SELECT data FROM snapshots WHERE tab = ? AND n < ? ORDER BY n DESC LIMIT 1", table, before)
    return decode(rows[0][0]) if rows else None


def commit_by_key(store: SqliteStorage, table: str, key: str) -> tuple[str, Any] | None:
    """The request that was made with this key, and what was answered."""
    rows = store.read("SELECT what, answer FROM keys WHERE tab = ? AND key = ?", table, key)
    return (rows[0][0], decode(rows[0][1])) if rows else None


def chat(store: SqliteStorage, table: str, after: int) -> list[Row]:
    """What was said: number, seat, name, text, time."""
    return store.read("SELECT n, seat, name, text, at FROM chat WHERE tab = ? AND n > ? ORDER BY n", table, after)


def chat_lines(store: SqliteStorage, table: str) -> int:
    """How often something was said."""
    return int(store.read("SELECT coalesce(max(n), 0) FROM chat WHERE tab = ?", table)[0][0])


def tables_of(store: SqliteStorage, browser: str) -> list[tuple[TableRow, list[int]]]:
    """The tables that a browser has made or plays at, with its seats there, those that changed last first."""
    seats = "SELECT json_group_array(seat) FROM holders WHERE tab = id AND browser = ?1 AND seat >= 0"
    sql = f"""SELECT *, ({seats}) FROM tables
              WHERE host = ?1 OR id IN (SELECT tab FROM holders WHERE browser = ?1 AND seat >= 0)
              ORDER BY changed DESC LIMIT 200"""
    return [(TableRow(row), decode(row[-1])) for row in store.read(sql, browser)]


def public_tables(store: SqliteStorage) -> list[TableRow]:
    """Tables that everybody may see, those that wait for players first."""
    sql = """SELECT * FROM tables WHERE public AND stage != 'over'
             ORDER BY stage = 'open' DESC, changed DESC LIMIT 100"""
    return [TableRow(row) for row in store.read(sql)]


def tables_due(store: SqliteStorage) -> list[str]:
    """The tables where the server decides for somebody."""
    return [id_ for (id_,) in store.read("SELECT id FROM tables WHERE due")]


def add_table(facts: TableRow, nonces: Sequence[str]) -> list[Statement]:
    """A new table with its seats."""
    row = facts.row()
    seats = enumerate(zip(facts.labels, nonces, strict=True))
    return [
        (f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row),
        *[("INSERT INTO seats VALUES (?, ?, ?, ?)", (facts.id, seat, *given)) for seat, given in seats],
    ]


def remove_table(table: str) -> list[Statement]:
    """A table whose game has not begun, gone."""
    parts = [
        (f"DELETE FROM {name} WHERE tab = ?", (table,)) for name in ("seats", "holders", "tickets", "keys", "chat")
    ]
    return [*parts, ("DELETE FROM tables WHERE id = ?", (table,))]


def update_table(facts: TableRow) -> Statement:
    """What has changed of a table."""
    names = "stage, changed, labels, to_act, due, standing, asked, rematch"
    sql = f"UPDATE tables SET ({names}) = (?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?"
    return sql, (facts.stage, now(), *facts.mutable_columns(), facts.id)


def seat_label(table: str, seat: int, label: str, nonce: str) -> Statement:
    """Somebody takes a seat before the game."""
    return "UPDATE seats SET label = ?, nonce = ? WHERE tab = ? AND seat = ?", (label, nonce, table, seat)


def add_holder(table: str, seat: int, browser: str) -> Statement:
    """A browser may play a seat (or watch)."""
    return "INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", (table, seat, browser)


def add_invite(hash_: str, table: str, seat: int, kind: str) -> Statement:
    """A secret that opens a seat."""
    return "INSERT INTO tickets VALUES (?, ?, ?, ?)", (hash_, table, seat, kind)


def consume_invite(hash_: str, table: str) -> Statement:
    """A secret that opens nothing any more."""
    return "DELETE FROM tickets WHERE hash = ? AND tab = ?", (hash_, table)


def consume_invites(table: str, seat: int, kind: str) -> Statement:
    """All secrets of a kind for a seat that open nothing any more."""
    return "DELETE FROM tickets WHERE tab = ? AND seat = ? AND kind = ?", (table, seat, kind)


def copy_tokens(table: str, seat: int, other: str, there: int) -> Statement:
    """The programs that play a seat play one at another table too."""
    sql = "INSERT INTO tickets SELECT hash, ?, ?, kind FROM tickets WHERE tab = ? AND seat = ? AND kind = 'token'"
    return sql, (other, there, table, seat)


def clear_seat(table: str, seat: int) -> list[Statement]:
    """Nobody holds the seat any more."""
    return [
        ("DELETE FROM holders WHERE tab = ? AND seat = ?", (table, seat)),
        ("DELETE FROM tickets WHERE tab = ? AND seat = ?", (table, seat)),
    ]


def add_lines(table: str, entries: Iterable[StoredLine]) -> list[Statement]:
    """New lines of a record."""
    sql = "INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)"
    return [(sql, (table, entry.n, entry.who, entry.text, text(entry.events), entry.at)) for entry in entries]


def add_encoded_lines(table: str, lines: Iterable[Sequence[str]]) -> list[Statement]:
    """Write the first lines of a record, given as who, text and events in JSON."""
    sql = "INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)"
    at = now()
    return [(sql, (table, n, *line, at)) for n, line in enumerate(lines, 1)]


def add_snapshot(table: str, data: dict[str, Any]) -> Statement:
    """A position from which the table can go on."""
    return "INSERT INTO snapshots VALUES (?, ?, ?, ?)", (table, data["lines"], data["turns"], text(data))


def drop_snapshots(table: str, turns: int) -> Statement:
    """Positions that no longer count."""
    return "DELETE FROM snapshots WHERE tab = ? AND turns > ?", (table, turns)


def add_commit(table: str, key: str, what: str, answer: object) -> list[Statement]:
    """What was answered to a request; nobody asks again after a day."""
    return [
        ("DELETE FROM keys WHERE at < ?", (now() - DAY,)),
        ("INSERT INTO keys VALUES (?, ?, ?, ?, ?)", (table, key, what, text(answer), now())),
    ]


def add_chat(table: str, n: int, seat: int, name: str, said: str) -> Statement:
    """Somebody says something."""
    return "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table, n, seat, name, said, now())


def upsert_user(browser: str, name: str) -> Statement:
    """A browser and its name."""
    return "INSERT OR REPLACE INTO browsers VALUES (?, ?, ?)", (browser, name, now())


def note_seen(who: str) -> Statement:
    """A browser or a program, by the hash of its token, is here now."""
    sql = "INSERT INTO browsers VALUES (?, '', ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
    return sql, (who, now())


def user_name(store: SqliteStorage, browser: str) -> str:
    """The name that a browser goes by; empty if it has none."""
    rows = store.read("SELECT name FROM browsers WHERE id = ?", browser)
    return str(rows[0][0]) if rows else ""
