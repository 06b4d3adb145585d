"""All SQL, once, in the dialect that SQLite and PostgreSQL share. Questions read; changes give statements to commit.

Tables are named by their public id. A change of a table collects its statements, among them one `update_head` (or
`add_table`, `remove_table`), and commits them together: so `heads.seq` counts and orders all commits of a table.
Imports the standard library alone, besides `base`.
"""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, get_args

from patolli.server.storage.base import (
    ChatRow,
    Damaged,
    Invite,
    Job,
    KeptAnswer,
    Row,
    Session,
    Statement,
    Status,
    Storage,
    StoredLine,
    TableRow,
    Value,
    now,
)

EVER: Final = 1 << 60
DAY: Final = 24 * 3600 * 1000  # ms
MAX_ROWS: Final = 200  # of a list of tables
REMOVED: Final = "removed "  # begins the names of facts about tables that were removed
NO: Final = "(SELECT no FROM tables WHERE id = :table)"
TABLE_COLUMNS: Final = """id, game, rules, options, digests, seed, host, public, hints, created, labels, seq, status,
    to_act, auto_answers, takeback, transfer, rematch, changed"""


BOXES_OF_HOST: Final = """FROM table_boxes JOIN tables USING (no) JOIN heads USING (no)
    WHERE host = :host AND status != 'finished'"""


def encode(value: object) -> str:
    """Return a value as JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


decode = json.loads


# Questions about tables


async def table_row(storage: Storage, table: str) -> TableRow | None:
    """Return a table without its record, if there is one."""
    sql = f"SELECT {TABLE_COLUMNS} FROM tables JOIN heads USING (no) WHERE id = :table"
    rows = await storage.read(Statement(sql, {"table": table}))
    return decode_table(rows[0]) if rows else None


def decode_table(row: Row) -> TableRow:
    """Return the columns of a table as Python values; raises Damaged."""
    try:
        return read_columns(row)
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise Damaged from None


def readable(rows: Iterable[Row]) -> list[tuple[Row, TableRow]]:
    """Return the tables of a list, without those whose columns are damaged: the others are not lost with them."""
    found: list[tuple[Row, TableRow]] = []
    for row in rows:
        with suppress(Damaged):
            found.append((row, decode_table(row)))
    return found


def read_columns(row: Row) -> TableRow:
    """Return the columns of a table as Python values; raises all kinds of errors if they are damaged."""
    id_, game, rules, options, digests, seed, host, public, hints, created, labels, seq, status, *rest = row
    to_act, auto_answers, takeback, transfer, rematch, changed = rest[:6]
    answers = {int(seat): (question, text) for seat, (question, text) in decode(auto_answers).items()}
    given, known = decode_as(dict, options), decode_as(dict, digests)
    if status not in get_args(Status):
        raise ValueError(f"a table is not {status}")
    cold = id_, game, rules, given, known, bytes(seed), host, bool(public), bool(hints), created
    votes = decode_as(dict, takeback), decode_as(dict, transfer)
    return TableRow(
        *cold, decode_as(list, labels), seq, status, decode_as(list, to_act), answers, *votes, rematch, changed
    )


def decode_as(kind: type[Any], text: str) -> Any:
    """Return a JSON value of a kind; raises ValueError."""
    found = decode(text)
    if not isinstance(found, kind):
        raise ValueError(f"{type(found).__name__} in place of {kind.__name__}")
    return found


async def tables_of_user(storage: Storage, user: str) -> list[tuple[TableRow, list[int]]]:
    """Return the tables that a user has made or plays at, with the own seats; those that changed last first."""
    held = "SELECT no FROM seat_holders WHERE user_id = :user AND seat >= 0"
    sql = f"""SELECT t.*, coalesce(seat, -1) FROM
              (SELECT {TABLE_COLUMNS}, no FROM tables JOIN heads USING (no)
               WHERE host = :user OR no IN ({held}) ORDER BY changed DESC, no LIMIT {MAX_ROWS}) AS t
              LEFT JOIN seat_holders AS h ON h.no = t.no AND h.user_id = :user AND h.seat >= 0
              ORDER BY changed DESC, t.no, seat"""
    found: dict[str, tuple[TableRow, list[int]]] = {}
    for row, table in readable(await storage.read(Statement(sql, {"user": user}, skip_damaged=True))):
        if row[0] not in found:
            found[row[0]] = table, []
        if row[-1] >= 0:
            found[row[0]][1].append(row[-1])
    return list(found.values())


async def open_tables(storage: Storage) -> list[TableRow]:
    """Return the tables that everybody may see and whose game is not over, those that wait for players first."""
    sql = f"""SELECT {TABLE_COLUMNS} FROM heads JOIN tables USING (no) WHERE status != 'finished' AND public = 1
              ORDER BY CASE status WHEN 'waiting' THEN 0 ELSE 1 END, changed DESC, no LIMIT 100"""
    return [table for _, table in readable(await storage.read(Statement(sql, {}, skip_damaged=True)))]


async def seats(storage: Storage, table: str) -> list[tuple[str, str]]:
    """Return label and nonce of each seat when the game began."""
    sql = f"SELECT label, nonce FROM seats WHERE no = {NO} ORDER BY seat"
    return [(label, nonce) for label, nonce in await storage.read(Statement(sql, {"table": table}))]


async def seat_holders(storage: Storage, table: str) -> dict[str, set[int]]:
    """Return the seats that users hold."""
    found: dict[str, set[int]] = {}
    sql = f"SELECT seat, user_id FROM seat_holders WHERE no = {NO}"
    for seat, user in await storage.read(Statement(sql, {"table": table})):
        found.setdefault(user, set()).add(seat)
    return found


async def holders_seen(storage: Storage, table: str, seat: int) -> list[int]:
    """Return when each user who holds a seat was last here."""
    sql = f"SELECT seen FROM seat_holders JOIN users ON id = user_id WHERE no = {NO} AND seat = :seat ORDER BY seen"
    return [seen for (seen,) in await storage.read(Statement(sql, {"table": table, "seat": seat}))]


async def invite(storage: Storage, hash_: str, table: str) -> Invite | None:
    """Return what a secret opens, if it is one of this table."""
    sql = f"SELECT seat, kind FROM invites WHERE hash = :hash AND no = {NO}"
    rows = await storage.read(Statement(sql, {"hash": hash_, "table": table}))
    return Invite(*rows[0]) if rows else None


# Questions about the record of a table


async def bare_lines(storage: Storage, table: str, after: int, to: int = EVER) -> list[Row]:
    """Return lines of a record as number, who and text."""
    return await lines_between(storage, "line, who, text", table, after, to)


async def encoded_lines(storage: Storage, table: str, after: int, to: int = EVER) -> list[Row]:
    """Return lines of a record as they are stored, for `decode_lines`."""
    return await lines_between(storage, "line, who, text, events, at", table, after, to)


async def lines(storage: Storage, table: str, after: int, to: int = EVER) -> list[StoredLine]:
    """Return lines of a record."""
    return decode_lines(await encoded_lines(storage, table, after, to))


async def lines_between(storage: Storage, columns: str, table: str, after: int, to: int) -> list[Row]:
    """Return columns of the lines of a record from `after` (without it) to `to`."""
    sql = f"SELECT {columns} FROM lines WHERE no = {NO} AND line > :after AND line <= :to ORDER BY line"
    return await storage.read(Statement(sql, {"table": table, "after": after, "to": to}))


def decode_lines(rows: Iterable[Row]) -> list[StoredLine]:
    """Return stored lines with their events."""
    return [StoredLine(line, who, text, decode_events(events), at) for line, who, text, events, at in rows]


def decode_events(stored: str) -> list[Any]:
    """Return the events of a line as [kind, values] each; none if they are damaged: the line itself is the truth."""
    try:
        events = [(kind, values) for kind, values in decode(stored)]
    except (ValueError, TypeError, RecursionError):
        return []
    return events if all(isinstance(kind, str) and isinstance(values, list) for kind, values in events) else []


async def last_line_at(storage: Storage, table: str) -> int | None:
    """Return when the last line was written; None if there is none."""
    sql = f"SELECT at FROM lines WHERE no = {NO} ORDER BY line DESC LIMIT 1"
    rows = await storage.read(Statement(sql, {"table": table}))
    return int(rows[0][0]) if rows else None


async def snapshot(storage: Storage, table: str, before: int = EVER) -> dict[str, Any] | None:
    """Return the last snapshot, or the last one before a line."""
    sql = f"SELECT data FROM snapshots WHERE no = {NO} AND line < :before ORDER BY line DESC LIMIT 1"
    rows = await storage.read(Statement(sql, {"table": table, "before": before}))
    return decode(rows[0][0]) if rows else None


async def commit_by_key(storage: Storage, table: str, key: str) -> KeptAnswer | None:
    """Return the request that was carried out under this key, and its answer."""
    sql = f"SELECT fingerprint, answer FROM keys WHERE no = {NO} AND key = :key"
    rows = await storage.read(Statement(sql, {"table": table, "key": key}))
    return KeptAnswer(rows[0][0], decode(rows[0][1])) if rows else None


async def removal_by_key(storage: Storage, table: str, key: str) -> KeptAnswer | None:
    """Return the request under this key that removed a table; its answer has no body."""
    sql = "SELECT value FROM facts WHERE name = :name"
    rows = await storage.read(Statement(sql, {"name": f"{REMOVED}{table} {key}"}))
    return KeptAnswer(bytes(rows[0][0]).decode().partition(" ")[2], None) if rows else None


async def chat(storage: Storage, table: str, after: int) -> list[ChatRow]:
    """Return lines of chat."""
    sql = f"SELECT line, seat, name, text, at FROM chat WHERE no = {NO} AND line > :after ORDER BY line"
    return [ChatRow(*row) for row in await storage.read(Statement(sql, {"table": table, "after": after}))]


async def last_chat_line(storage: Storage, table: str) -> int:
    """Return the number of lines of chat."""
    sql = f"SELECT coalesce(max(line), 0) FROM chat WHERE no = {NO}"
    return int((await storage.read(Statement(sql, {"table": table})))[0][0])


# Questions about boxes


async def box(storage: Storage, digest: str) -> str | None:
    """Return the contents of a corrected box, if it is kept."""
    rows = await storage.read(Statement("SELECT contents FROM boxes WHERE digest = :digest", {"digest": digest}))
    return str(rows[0][0]) if rows else None


async def boxes_of_host(storage: Storage, host: str) -> set[str]:
    """Return the digests of the boxes at the tables of a host that are not over."""
    rows = await storage.read(Statement(f"SELECT digest {BOXES_OF_HOST}", {"host": host}))
    return {digest for (digest,) in rows}


# Questions about users, jobs and the storage itself


async def session(storage: Storage, hash_: str) -> Session | None:
    """Return the user whom a cookie, a program's secret or a seat token belongs to."""
    sql = "SELECT u.id, u.kind, u.name FROM sessions AS s JOIN users AS u ON u.id = s.user_id WHERE s.hash = :hash"
    rows = await storage.read(Statement(sql, {"hash": hash_}))
    return Session(*rows[0]) if rows else None


async def jobs_due(storage: Storage, at: int, limit: int = 50) -> list[Job]:
    """Return jobs that are due at a time and that nobody has claimed, the oldest first."""
    sql = """SELECT j.id, kind, t.id, due_at, tries FROM jobs AS j JOIN tables AS t USING (no)
             WHERE due_at <= :at AND claimed_until <= :at ORDER BY due_at, j.id LIMIT :limit"""
    return [Job(*row) for row in await storage.read(Statement(sql, {"at": at, "limit": limit}, skip_damaged=True))]


async def job(storage: Storage, table: str, kind: str) -> Job | None:
    """Return the job of a kind at a table."""
    sql = """SELECT j.id, kind, t.id, due_at, tries FROM jobs AS j JOIN tables AS t USING (no)
             WHERE t.id = :table AND kind = :kind"""
    rows = await storage.read(Statement(sql, {"table": table, "kind": kind}))
    return Job(*rows[0]) if rows else None


async def secret(storage: Storage, name: str) -> bytes:
    """Return a random secret of this storage, made when it is first asked for."""
    wanted = Statement("SELECT value FROM facts WHERE name = :name", {"name": name})
    if not await storage.read(wanted):
        sql = "INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
        await storage.commit([Statement(sql, {"name": name, "value": secrets.token_bytes(32)})])
    return bytes((await storage.read(wanted))[0][0])


# Changes of a table


def add_table(row: TableRow, nonces: Sequence[str]) -> list[Statement]:
    """Write a new table with its seats; `row.seq` is its first commit."""
    cold = "id, game, rules, options, digests, seed, host, public, hints, created"
    values: dict[str, Value] = {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": encode(row.options),
        "digests": encode(row.digests),
        "seed": row.seed,
        "host": row.host,
        "public": int(row.public),
        "hints": int(row.hints),
        "created": row.created,
    }
    added = f"""INSERT INTO tables ({cold})
                VALUES (:table, :game, :rules, :options, :digests, :seed, :host, :public, :hints, :created)"""
    hot = "seq, status, to_act, labels, auto_answers, takeback, transfer, rematch, changed"
    names = ", ".join(f":{name}" for name in hot.split(", "))
    head = Statement(f"INSERT INTO heads (no, {hot}) VALUES ({NO}, {names})", head_values(row) | {"seq": row.seq})
    seat = f"INSERT INTO seats (no, seat, label, nonce) VALUES ({NO}, :seat, :label, :nonce)"
    given = enumerate(zip(row.labels, nonces, strict=True))
    return [
        Statement(added, values),
        head,
        *[Statement(seat, {"table": row.id, "seat": n, "label": label, "nonce": nonce}) for n, (label, nonce) in given],
    ]


def head_values(row: TableRow) -> dict[str, Value]:
    """Return what changes of a table while the game goes on."""
    return {
        "table": row.id,
        "status": row.status,
        "to_act": encode(row.to_act),
        "labels": encode(row.labels),
        "auto_answers": encode(row.auto_answers),
        "takeback": encode(row.takeback),
        "transfer": encode(row.transfer),
        "rematch": row.rematch,
        "changed": now(),
    }


def update_head(row: TableRow) -> Statement:
    """Write what has changed of a table, and count the commit; Conflict unless `row.seq` is the stored one.

    Once the commit is on disk, add 1 to `row.seq`.
    """
    sql = f"""UPDATE heads SET seq = :was + 1, status = :status, to_act = :to_act, labels = :labels,
                  auto_answers = :auto_answers, takeback = :takeback, transfer = :transfer, rematch = :rematch,
                  changed = :changed
              WHERE no = {NO} AND seq = :was"""
    return Statement(sql, head_values(row) | {"was": row.seq}, must_change=True)


def remove_table(row: TableRow) -> list[Statement]:
    """Remove a table whose game has not begun; Conflict if it has changed since, or has a record."""
    values: Mapping[str, Value] = {"table": row.id, "was": row.seq}
    head = Statement(f"DELETE FROM heads WHERE no = {NO} AND seq = :was", values, must_change=True)
    names = ("seats", "seat_holders", "invites", "keys", "chat", "jobs", "table_boxes")
    parts = [Statement(f"DELETE FROM {name} WHERE no = {NO}", values) for name in names]
    parts.append(Statement("DELETE FROM boxes WHERE digest NOT IN (SELECT digest FROM table_boxes)", {}))
    return [head, *parts, Statement("DELETE FROM tables WHERE id = :table", values, must_change=True)]


def add_box(digest: str, contents: str) -> Statement:
    """Keep a corrected box; one that is there stays."""
    sql = """INSERT INTO boxes (digest, contents, created) VALUES (:digest, :contents, :at)
             ON CONFLICT (digest) DO NOTHING"""
    return Statement(sql, {"digest": digest, "contents": contents, "at": now()})


def add_table_box(table: str, option: str, digest: str, most: int) -> Statement:
    """Note that a table uses a box; Conflict if its host has so many others at tables that are not over."""
    others = BOXES_OF_HOST.replace(":host", "(SELECT host FROM tables WHERE id = :table)")
    sql = f"""INSERT INTO table_boxes (no, option, digest) SELECT no, :option, :digest FROM tables
              WHERE id = :table AND (SELECT count(DISTINCT digest) {others} AND digest != :digest) < :most"""
    return Statement(sql, {"table": table, "option": option, "digest": digest, "most": most}, must_change=True)


def add_lines(table: str, entries: Iterable[StoredLine]) -> list[Statement]:
    """Write new lines of a record."""
    return [add_line(table, new.line, new.who, new.text, encode(new.events), new.at) for new in entries]


def add_encoded_lines(table: str, entries: Iterable[Sequence[str]]) -> list[Statement]:
    """Write the first lines of a record, given as who, text and events in JSON."""
    at = now()
    return [add_line(table, line, who, text, events, at) for line, (who, text, events) in enumerate(entries, 1)]


def add_line(table: str, line: int, who: str, text: str, events: str, at: int) -> Statement:
    """Write a line of a record."""
    sql = f"""INSERT INTO lines (no, line, who, text, events, at)
              VALUES ({NO}, :line, :who, :text, :events, :at)"""
    return Statement(sql, {"table": table, "line": line, "who": who, "text": text, "events": events, "at": at})


def add_snapshot(table: str, data: Mapping[str, Any]) -> Statement:
    """Write a position from which the table can go on, unless there is one at that line."""
    sql = f"INSERT INTO snapshots (no, line, turns, data) VALUES ({NO}, :line, :turns, :data) ON CONFLICT DO NOTHING"
    return Statement(sql, {"table": table, "line": data["lines"], "turns": data["turns"], "data": encode(data)})


def drop_snapshots(table: str, turns: int) -> Statement:
    """Remove positions that were taken back: those after so many turns."""
    return Statement(f"DELETE FROM snapshots WHERE no = {NO} AND turns > :turns", {"table": table, "turns": turns})


def add_commit(table: str, key: str, fingerprint: str, answer: object) -> list[Statement]:
    """Remember what was answered to a request, for a day."""
    at = now()
    sql = f"""INSERT INTO keys (no, key, fingerprint, answer, at)
              VALUES ({NO}, :key, :fingerprint, :answer, :at)"""
    values: Mapping[str, Value] = {
        "table": table,
        "key": key,
        "fingerprint": fingerprint,
        "answer": encode(answer),
        "at": at,
    }
    return [Statement("DELETE FROM keys WHERE at < :at", {"at": at - DAY}), Statement(sql, values)]


def add_removal(table: str, key: str, fingerprint: str) -> list[Statement]:
    """Remember the request that removes a table, for a day, as a fact: no row of the table itself is left."""
    at = now()
    old: dict[str, Value] = {"first": REMOVED, "end": f"{REMOVED}~", "value": f"{at - DAY:015}".encode()}
    new: dict[str, Value] = {"name": f"{REMOVED}{table} {key}", "value": f"{at:015} {fingerprint}".encode()}
    sql = "DELETE FROM facts WHERE name >= :first AND name < :end AND value < :value"
    return [Statement(sql, old), Statement("INSERT INTO facts (name, value) VALUES (:name, :value)", new)]


def add_chat(table: str, line: int, seat: int, name: str, text: str) -> Statement:
    """Write a line of chat."""
    sql = f"INSERT INTO chat (no, line, seat, name, text, at) VALUES ({NO}, :line, :seat, :name, :text, :at)"
    return Statement(sql, {"table": table, "line": line, "seat": seat, "name": name, "text": text, "at": now()})


# Changes of seats


def update_seat(table: str, seat: int, label: str, nonce: str) -> Statement:
    """Put a player on a seat before the game, or free it."""
    sql = f"UPDATE seats SET label = :label, nonce = :nonce WHERE no = {NO} AND seat = :seat"
    return Statement(sql, {"table": table, "seat": seat, "label": label, "nonce": nonce}, must_change=True)


def add_holder(table: str, seat: int, user: str) -> Statement:
    """Let a user play a seat (or watch)."""
    sql = f"""INSERT INTO seat_holders (no, seat, user_id) VALUES ({NO}, :seat, :user)
              ON CONFLICT (no, seat, user_id) DO NOTHING"""
    return Statement(sql, {"table": table, "seat": seat, "user": user})


def add_invite(hash_: str, table: str, seat: int, kind: str) -> Statement:
    """Write a secret that opens a seat."""
    sql = f"INSERT INTO invites (hash, no, seat, kind) VALUES (:hash, {NO}, :seat, :kind)"
    return Statement(sql, {"hash": hash_, "table": table, "seat": seat, "kind": kind})


def consume_invite(hash_: str, table: str) -> Statement:
    """Remove a secret that is used; Conflict if somebody else has used it."""
    sql = f"DELETE FROM invites WHERE hash = :hash AND no = {NO}"
    return Statement(sql, {"hash": hash_, "table": table}, must_change=True)


def revoke_invites(table: str, seat: int, kind: str) -> Statement:
    """Remove all secrets of a kind for a seat."""
    sql = f"DELETE FROM invites WHERE no = {NO} AND seat = :seat AND kind = :kind"
    return Statement(sql, {"table": table, "seat": seat, "kind": kind})


def clear_seat(table: str, seat: int) -> list[Statement]:
    """Take a seat from all its holders, with the secrets that open it."""
    values: Mapping[str, Value] = {"table": table, "seat": seat}
    return [
        Statement(f"DELETE FROM {name} WHERE no = {NO} AND seat = :seat", values)
        for name in ("seat_holders", "invites")
    ]


# Changes of users and jobs


def add_user(user: str, kind: str, hash_: str, name: str = "", agent: str = "") -> list[Statement]:
    """Write a user, known by the hash of a cookie or another secret; changes nothing of one who is there."""
    values: Mapping[str, Value] = {"id": user, "kind": kind, "hash": hash_, "name": name, "agent": agent, "at": now()}
    added = """INSERT INTO users (id, kind, name, created, seen) VALUES (:id, :kind, :name, :at, :at)
               ON CONFLICT (id) DO NOTHING"""
    opened = """INSERT INTO sessions (hash, user_id, agent, created, seen) VALUES (:hash, :id, :agent, :at, :at)
                ON CONFLICT (hash) DO NOTHING"""
    return [Statement(added, values), Statement(opened, values)]


def rename_user(user: str, name: str) -> Statement:
    """Change the name of a user."""
    sql = "UPDATE users SET name = :name, seen = :at WHERE id = :user"
    return Statement(sql, {"user": user, "name": name, "at": now()}, must_change=True)


def note_seen(user: str, hash_: str) -> list[Statement]:
    """Note that a user is here now, by one of the secrets."""
    values: Mapping[str, Value] = {"user": user, "hash": hash_, "at": now()}
    return [
        Statement("UPDATE users SET seen = :at WHERE id = :user", values),
        Statement("UPDATE sessions SET seen = :at WHERE hash = :hash AND user_id = :user", values),
    ]


def set_job(table: str, kind: str, due_at: int, claimed_by: str = "", claimed_until: int = 0) -> Statement:
    """Write the job of a kind at a table, in the place of an older one; its node may claim it at once."""
    sql = f"""INSERT INTO jobs (kind, no, due_at, claimed_by, claimed_until, tries)
              VALUES (:kind, {NO}, :due_at, :by, :until, 0)
              ON CONFLICT (kind, no) DO UPDATE SET due_at = excluded.due_at, claimed_by = excluded.claimed_by,
                  claimed_until = excluded.claimed_until, tries = 0"""
    values: Mapping[str, Value] = {
        "table": table,
        "kind": kind,
        "due_at": due_at,
        "by": claimed_by,
        "until": claimed_until,
    }
    return Statement(sql, values)


def remove_job(table: str, kind: str) -> Statement:
    """Remove the job of a kind at a table, if there is one: it is done, or void."""
    return Statement(f"DELETE FROM jobs WHERE no = {NO} AND kind = :kind", {"table": table, "kind": kind})


def release_jobs() -> Statement:
    """End all claims; for the start of the only node of a storage, as with SQLite."""
    return Statement("UPDATE jobs SET claimed_by = '', claimed_until = 0 WHERE claimed_until > 0", {})


def probe() -> Statement:
    """Write something without a meaning, to find out whether changes can be saved."""
    sql = """INSERT INTO facts (name, value) VALUES ('probe', :value)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
    return Statement(sql, {"value": b""})
