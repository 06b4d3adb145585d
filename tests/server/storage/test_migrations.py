"""Older storages are brought up to date with all that they hold, and a backup is made first."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import apsw
import pytest
from server.storage.old import make_old
from server.storage.samples import close, commit_all, run, say, select

from patolli.server.storage import backup, migrations, queries
from patolli.server.storage.base import (
    BROWSER,
    SEAT_TOKEN,
    SPECTATOR,
    ChatRow,
    Conflict,
    Invite,
    Session,
    Statement,
    StorageError,
    StoredLine,
)
from patolli.server.storage.migrations import Migration
from patolli.server.storage.sqlite import SqliteStorage

HOME = Path(__file__).resolve().parents[3]
STORED_IN_2026 = HOME / "tests" / "old" / "games.db"
KILLED = """
import os, signal, sys
from pathlib import Path
from patolli.server.storage import migrations
from patolli.server.storage.sqlite import SqliteStorage

class Killed(migrations.Migration):
    def checksum(self):  # asked when all is migrated, and nothing committed yet
        os.kill(os.getpid(), signal.SIGKILL)

found = migrations.all_migrations()
migrations.all_migrations = lambda: (Killed(*found[0]), *found[1:])
SqliteStorage(Path(sys.argv[1]))
"""


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def rows(db: Path, sql: str) -> list[tuple[Any, ...]]:
    connection = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return list(connection.execute(sql))
    finally:
        connection.close()


def everything(db: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables of a file."""
    names = [name for (name,) in rows(db, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {name: sorted(rows(db, f"SELECT * FROM {name}"), key=repr) for name in names}


def refusal(db: Path) -> str:
    with pytest.raises(StorageError) as caught:
        SqliteStorage(db)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# What an old storage holds


@pytest.mark.parametrize("version", [1, 2, 3])
def test_tables_are_carried_over(db: Path, version: int) -> None:
    storage = SqliteStorage(make_old(db, version))
    row = run(queries.table_row(storage, "running"))
    assert row is not None
    assert (row.game, row.rules, row.options, row.digests) == ("tianguis", "1", {"rounds": 3}, {"": "01"})
    assert (row.seed, row.host, row.public, row.hints) == (b"s\x00\xff", "ada", True, version >= 2)
    assert (row.created, row.changed, row.seq, row.status) == (1700000010_000, 1700000020_000, 1, "playing")
    assert (row.labels, row.to_act, row.auto_answers) == (["Ada", "Bén ☀"], [1], {0: ("Auction", "pass")})
    assert row.takeback == {"seat": 0, "to": 2, "waiting": [1]}
    assert row.transfer == {"seat": 1, "waiting": [1, 0]}
    others = [run(queries.table_row(storage, id_)) for id_ in ("over", "open", "asked")]
    assert [other and (other.status, other.rematch, other.takeback, other.transfer) for other in others] == [
        ("finished", "open", {}, {}),
        ("waiting", "", {}, {}),
        ("playing", "", {}, {"seat": 0, "waiting": []}),
    ]
    assert run(queries.seats(storage, "running")) == [("Ada", "luck"), ("Bén ☀", "")]
    assert [job.table for job in run(queries.jobs_due(storage, 1 << 50))] == ["running"]
    assert run(queries.job(storage, "running", "bot-turn")) is not None
    close(storage)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_records_are_carried_over(db: Path, version: int) -> None:
    storage = SqliteStorage(make_old(db, version))
    assert run(queries.lines(storage, "running", 0)) == [
        StoredLine(1, "*", "deal “á”", [("dealt", [1, [2, 3]])], 1700000011_000),
        StoredLine(2, "p1", "pass", [], 1700000012_000),
        StoredLine(3, "~", "undo 1", [("~undo", [2])], 1700000013_000),
    ]
    assert run(queries.snapshot(storage, "running")) == {"lines": 2, "turns": 1, "drawn": 7}
    assert run(queries.commit_by_key(storage, "running", "k1")) == ("print", {"rev": 3})
    assert run(queries.chat(storage, "running", 0)) == [
        ChatRow(1, 0, "Ada", "Hi ☀", 1700000014_000),
        ChatRow(2, -2, "", "bot-by-lot p1 easy", 1700000015_000),
    ]
    for sql in ("UPDATE lines SET text = ''", "DELETE FROM lines"):
        assert [type(answer) for answer in commit_all(storage, [Statement(sql, {})])] == [Conflict]
    close(storage)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_nobody_loses_a_seat_a_name_or_a_link(db: Path, version: int) -> None:
    storage = SqliteStorage(make_old(db, version))
    assert run(queries.secret(storage, "cookies")) == b"\x00\xff\x01"
    assert run(queries.session(storage, "ada")) == Session("ada", BROWSER, "Ada")
    assert run(queries.session(storage, "ben")) == Session("ben", BROWSER, "Bén ☀")
    assert run(queries.session(storage, "eve")) == Session("eve", BROWSER, "")
    assert run(queries.session(storage, "nameless")) == Session("nameless", BROWSER, "")
    assert run(queries.session(storage, "token")) == Session("token", SEAT_TOKEN, "")
    assert run(queries.session(storage, "invite")) is None
    assert run(queries.seat_holders(storage, "running")) == {
        "ada": {0},
        "ben": {1},
        "eve": {SPECTATOR},
        "token": {1},
    }
    assert run(queries.seat_holders(storage, "over")) == {"ada": {1}, "token": {0}}
    assert {row.id for row, _ in run(queries.tables_of_user(storage, "nameless"))} == {"over"}
    assert run(queries.invite(storage, "invite", "open")) == Invite(1, "invite")
    assert run(queries.invite(storage, "watch", "open")) == Invite(SPECTATOR, "watch")
    assert run(queries.invite(storage, "carry", "running")) == Invite(0, "device")
    assert run(queries.invite(storage, "token", "running")) is None
    seen: dict[str, int] = dict(select(storage, "SELECT hash, seen FROM sessions"))
    if version == 3:
        assert (seen["ada"], seen["token"]) == (1700000001_000, 1700000003_000)
    assert min(seen.values()) >= 1700000001_000
    assert select(storage, "SELECT * FROM sessions WHERE hash != user_id") == []
    close(storage)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_migrated_storage_has_the_schema_of_a_new_one(db: Path, tmp_path: Path, version: int) -> None:
    close(SqliteStorage(make_old(db, version)))
    close(SqliteStorage(tmp_path / "new.db"))
    schema = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
    assert rows(db, schema) == rows(tmp_path / "new.db", schema)
    assert not [name for (name,) in rows(db, "SELECT name FROM sqlite_schema") if name.startswith("old_")]
    numbers = "SELECT number, name, checksum FROM migrations"
    assert rows(db, numbers) == rows(tmp_path / "new.db", numbers)
    assert rows(db, "PRAGMA integrity_check") == [("ok",)] and rows(db, "PRAGMA foreign_key_check") == []


def test_a_storage_of_commit_6bfaa6e_keeps_every_byte(db: Path) -> None:
    shutil.copyfile(STORED_IN_2026, db)
    old = everything(db)
    assert rows(db, "PRAGMA user_version") == [(2,)]
    close(SqliteStorage(db))

    def new(sql: str) -> list[tuple[Any, ...]]:
        return sorted(rows(db, f"SELECT {sql}"), key=repr)

    def in_ms(found: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        return sorted(((*row[:-1], 1000 * row[-1]) for row in found), key=repr)

    of = "JOIN tables USING (no)"
    assert new(f"id, line, who, text, events, at FROM lines {of}") == in_ms(old["lines"])
    assert new(f"id, line, turns, data FROM snapshots {of}") == old["snapshots"]
    assert new(f"id, line, seat, name, text, at FROM chat {of}") == in_ms(old["chat"])
    assert new(f"id, key, fingerprint, answer, at FROM keys {of}") == in_ms(old["keys"])
    assert new(f"id, seat, label, nonce FROM seats {of}") == old["seats"]
    assert new(f"id, seat, user_id FROM seat_holders {of}") == old["holders"]
    assert new(f"hash, id, seat, kind FROM invites {of}") == old["tickets"]
    assert new("name, value FROM facts") == old["facts"]
    assert {row[:2] for row in new("id, name FROM users")} >= {row[:2] for row in old["browsers"]}
    hot = "id, labels, to_act, auto_answers, takeback, transfer, rematch"
    assert new(f"{hot} FROM heads {of}") == sorted(
        ((row[0], row[11], row[12], row[14], row[15], "{}", row[16]) for row in old["tables"]), key=repr
    )
    cold = "id, game, rules, options, digests, seed, host, public, created, hints"
    assert new(f"{cold} FROM tables") == sorted(
        ((*row[:6], row[7], row[8], 1000 * row[9], row[17]) for row in old["tables"]), key=repr
    )
    assert len(old["lines"]) > 1000 and len(old["tables"]) == 14


# Backups, refusals, kills


def test_a_backup_is_made_before_a_migration(db: Path, capfd: pytest.CaptureFixture[str]) -> None:
    before = everything(make_old(db, 2))
    close(SqliteStorage(db))
    kept = db.with_name("games.db.before-version-5")
    assert sorted(db.parent.iterdir()) == [db, kept]
    assert everything(kept) == before
    assert rows(kept, "PRAGMA user_version") == [(2,)]
    assert kept.stat().st_mode & 0o777 == 0o600
    said = capfd.readouterr().err
    assert "from version 2 to 5; a backup of it is games.db.before-version-5" in said and '"migrated"' in said
    close(SqliteStorage(db))
    assert sorted(db.parent.iterdir()) == [db, kept] and capfd.readouterr().err == ""


def test_a_backup_made_before_a_migration_can_be_restored(db: Path) -> None:
    close(SqliteStorage(make_old(db, 3)))
    first = everything(db)
    backup.restore(db.with_name("games.db.before-version-5"), db)
    close(SqliteStorage(db))
    again = everything(db)
    for name in ("migrations", "users", "sessions"):  # with the time
        del first[name], again[name]
    assert again == first
    assert db.with_name("games.db.before-version-5-1").exists(), "no backup is overwritten"


def test_a_new_storage_needs_no_backup(db: Path) -> None:
    close(SqliteStorage(db))
    assert list(db.parent.iterdir()) == [db]


def test_a_migration_without_a_backup_is_not_begun(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old(db, 3)
    before = everything(db)

    def full(*given: object) -> None:
        raise StorageError(f"{db}.new: database or disk is full")

    monkeypatch.setattr(backup, "copy", full)
    assert "disk is full" in refusal(db)
    assert everything(db) == before
    assert list(db.parent.glob("*.before*")) == []


def test_a_migration_that_fails_changes_nothing(db: Path) -> None:
    make_old(db, 3)
    with apsw.Connection(str(db)) as connection:
        connection.execute("UPDATE tables SET asked = 'no JSON' WHERE id = 'over'")
    connection.close()
    before = everything(db)
    for _ in range(2):
        assert "cannot be brought from version 3 to 5, and stays as it was: malformed JSON" in refusal(db)
        assert everything(db) == before
        assert rows(db, "PRAGMA user_version") == [(3,)]
        assert list(db.parent.glob("*.before*")) == [], "a server that starts again and again does not fill the disk"


def test_rows_that_belong_to_nothing_are_not_lost_in_silence(db: Path) -> None:
    make_old(db, 3)
    with apsw.Connection(str(db)) as connection:
        connection.execute("INSERT INTO lines VALUES ('nowhere', 1, 'p1', 'pass', '[]', 1)")
    connection.close()
    before = everything(db)
    assert "stays as it was: a row of lines belongs to nothing (1 such rows in all)" in refusal(db)
    assert everything(db) == before


def test_a_kill_during_a_migration_leaves_the_old_storage(db: Path) -> None:
    make_old(db, 2)
    before = everything(db)
    environment = os.environ | {"PYTHONPATH": str(HOME)}
    ran = subprocess.run([sys.executable, "-c", KILLED, str(db)], env=environment, capture_output=True, check=False)
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    assert everything(db) == before
    assert rows(db, "PRAGMA user_version") == [(2,)]
    assert everything(db.with_name("games.db.before-version-5")) == before
    storage = SqliteStorage(db)
    assert len(run(queries.lines(storage, "running", 0))) == 3
    assert commit_all(storage, say("later")) == [None]
    close(storage)


def test_a_kill_at_any_moment_of_a_migration_loses_nothing(db: Path) -> None:
    """The storage is either old or new, and whole, whenever the process ends."""
    shutil.copyfile(STORED_IN_2026, db)
    lines = rows(db, "SELECT count(*) FROM lines")
    program = (
        "import sys\nfrom patolli.server.storage import open_storage\nprint(flush=True)\nopen_storage(sys.argv[1])"
    )
    environment = os.environ | {"PYTHONPATH": str(HOME)}
    versions = set()
    for n in range(12):
        process = subprocess.Popen(
            [sys.executable, "-c", program, str(db)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.012 * n)
        process.kill()
        process.communicate()
        versions.add(rows(db, "PRAGMA user_version")[0][0])
        assert versions <= {2, 5}
        assert rows(db, "PRAGMA integrity_check") == [("ok",)] and rows(db, "SELECT count(*) FROM lines") == lines
    close(SqliteStorage(db))
    assert rows(db, "SELECT count(*) FROM lines") == lines


def test_a_newer_storage_stays_as_it_is(db: Path) -> None:
    close(SqliteStorage(db))
    newer = apsw.Connection(str(db))
    newer.pragma("user_version", 99)
    newer.pragma("journal_mode", "delete")
    newer.close()
    before = db.read_bytes()
    assert "made by a newer patolli (its version is 99, this one knows 5)" in refusal(db)
    assert db.read_bytes() == before


@pytest.mark.parametrize("change", ["UPDATE migrations SET checksum = 'x' WHERE number = 2", "DELETE FROM migrations"])
def test_a_storage_of_other_migrations_is_refused(db: Path, change: str) -> None:
    close(SqliteStorage(db))
    with apsw.Connection(str(db)) as connection:
        connection.execute(change)
    connection.close()
    before = everything(db)
    assert "than this patolli has; use the patolli that made it" in refusal(db)
    assert everything(db) == before


def test_a_list_of_migrations_that_is_gone_is_refused(db: Path) -> None:
    close(SqliteStorage(db))
    with apsw.Connection(str(db)) as connection:
        connection.execute("DROP TABLE migrations")
    connection.close()
    assert "migrations" in refusal(db)


def test_a_migration_that_was_changed_is_refused_and_a_corrected_comment_is_not(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    close(SqliteStorage(db))
    *others, last = migrations.all_migrations()
    for sql, same in ((f"-- corrected\n{last.sql}\n\n", True), (f"{last.sql}; DROP TABLE chat", False)):
        changed = (*others, Migration(last.number, last.name, sql))
        monkeypatch.setattr(migrations, "all_migrations", lambda changed=changed: changed)
        if same:
            close(SqliteStorage(db))
        else:
            assert f"made by another {last.name}.sql" in refusal(db)


def test_checksums_of_released_migrations_never_change() -> None:
    """Storages exist that were made by these; what must change goes into a new file."""
    assert {migration.name: migration.checksum()[:16] for migration in migrations.all_migrations()} == {
        "0001_store": "f2ff3378a372b329",
        "0002_hints": "20a46a0d60b857f5",
        "0003_seen": "3ca15dd6994f4f44",
        "0004_heads": "efba90e3aba868f6",
        "0005_boxes": "99e85afc424ecd37",
    }


def test_migrations_are_numbered_without_a_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("0001_a.sql", "0003_c.sql"):
        (tmp_path / name).write_text("SELECT 1")
    monkeypatch.setattr(migrations, "FOLDER", tmp_path)
    with pytest.raises(AssertionError, match="without a gap"):
        migrations.all_migrations.__wrapped__()


def test_a_read_only_reader_of_a_migrated_storage_is_not_disturbed(db: Path) -> None:
    """A backup may run while an old server is replaced by a new one."""
    make_old(db, 3)
    reader = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)
    reader.execute("BEGIN")
    assert list(reader.execute("SELECT count(*) FROM browsers")) == [(2 + 1,)]
    storage = SqliteStorage(db)
    assert list(reader.execute("SELECT count(*) FROM browsers")) == [(3,)]
    reader.close()
    found = run(asyncio.wait_for(queries.session(storage, "ada"), 10))
    assert found is not None and found.name == "Ada"
    close(storage)
