"""Backup and restore: copies are whole, checked and on disk, and nothing that was there is lost."""

import asyncio
import os
import resource
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest
from server.storage.old import make_old
from server.storage.samples import LONG, close, commit_all, new_lines, new_table, run, select

from patolli.server.storage import queries
from patolli.server.storage.backup import backup, restore, verify
from patolli.server.storage.base import StorageError, StoredLine
from patolli.server.storage.sqlite import SqliteStorage


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def storage(db: Path) -> Iterator[SqliteStorage]:
    found = SqliteStorage(db)
    yield found
    close(found)


def lines_of(db: Path) -> dict[str, list[int]]:
    """Return the numbers of the lines of each table in a file."""
    found: dict[str, list[int]] = {}
    with apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY) as connection:
        for id_, line in connection.execute("SELECT id, line FROM tables LEFT JOIN lines USING (no) ORDER BY id, line"):
            found.setdefault(id_, []).append(line)
    connection.close()
    return found


def test_a_backup_under_load_is_whole(storage: SqliteStorage, tmp_path: Path) -> None:
    assert commit_all(storage, new_table("a")) == [None]
    written = 0
    enough, stop = threading.Event(), threading.Event()

    async def load() -> None:
        nonlocal written
        while not stop.is_set():
            await storage.commit(queries.add_lines("a", [StoredLine(written + 1, "p1", LONG[:500], [], 1)]))
            written += 1
            if written % 20 == 0:
                enough.set()

    thread = threading.Thread(target=lambda: asyncio.run(load()))
    thread.start()
    copied = []
    for number in range(3):
        enough.clear()
        assert enough.wait(30)
        before = written
        contents = backup(storage.path, tmp_path / f"{number}.db")
        copied.append((before, lines_of(tmp_path / f"{number}.db")["a"], written + 1))
        assert f"1 tables with {len(copied[-1][1])} lines" in contents
    stop.set()
    thread.join()
    for before, lines, after in copied:
        assert lines == list(range(1, len(lines) + 1))
        assert before <= len(lines) <= after


def test_a_backup_is_restored_and_what_was_there_is_kept(db: Path, tmp_path: Path) -> None:
    storage, file = SqliteStorage(db), tmp_path / "monday.db"
    commit_all(storage, new_table("a", 5))
    backup(db, file)
    assert file.stat().st_mode & 0o777 == 0o600
    commit_all(storage, new_table("b", 7))
    with pytest.raises(StorageError, match="another patolli server"):
        restore(file, db)
    with pytest.raises(StorageError, match="exists already"):
        backup(db, file)
    close(storage)
    assert "1 tables with 5 lines" in restore(file, db)
    assert {name: len(lines) for name, lines in lines_of(db).items()} == {"a": 5}
    assert {name: len(lines) for name, lines in lines_of(db.with_name("games.db.before-restore")).items()} == {
        "a": 5,
        "b": 7,
    }
    again = SqliteStorage(db)
    assert commit_all(again, queries.add_lines("a", new_lines(6, 6))) == [None]
    close(again)


@pytest.mark.parametrize("restored", [False, True])
def test_a_copy_is_on_disk_when_it_is_done(
    db: Path, tmp_path: Path, restored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "monday.db"
    close(SqliteStorage(db))
    backup(db, file) if restored else None
    synced: list[str] = []
    fsync = os.fsync

    def seen(descriptor: int) -> None:
        synced.append(os.readlink(f"/proc/self/fd/{descriptor}"))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", seen)
    restore(file, db) if restored else backup(db, file)
    wanted = [f"{db}.new", db.parent, db, db.parent] if restored else [file, tmp_path]
    assert synced == [str(path) for path in wanted]


def test_a_second_restore_keeps_the_first_storage_too(db: Path, tmp_path: Path) -> None:
    storage = SqliteStorage(db)
    commit_all(storage, new_table("precious", 3))
    close(storage)
    empty, file = tmp_path / "empty.db", tmp_path / "monday.db"
    close(SqliteStorage(empty))
    backup(empty, file)
    restore(file, db)
    restore(file, db)
    found = [lines_of(path) for path in tmp_path.glob("games.db.before-restore*")]
    assert len(found) == 2
    assert any("precious" in lines for lines in found)


def test_what_a_killed_server_left_in_its_log_is_kept(db: Path, tmp_path: Path) -> None:
    live = tmp_path / "live.db"
    storage = SqliteStorage(live)
    commit_all(storage, new_table("a", 4))
    for rest in ("", "-wal"):  # as after a kill: the log is not in the file yet
        db.with_name(db.name + rest).write_bytes(live.with_name(live.name + rest).read_bytes())
    backup(live, tmp_path / "monday.db")
    close(storage)
    assert lines_of(tmp_path / "monday.db").keys() == {"a"}
    restore(tmp_path / "monday.db", db)
    assert len(lines_of(db.with_name("games.db.before-restore"))["a"]) == 4


def damaged_pages(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    raw[len(raw) // 2 : len(raw) // 2 + 8000] = b"\xff" * 8000  # whole pages, for half of one may be empty
    file.write_bytes(raw)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


def line_missing(file: Path) -> None:
    connection = apsw.Connection(str(file))
    connection.execute("DROP TRIGGER lines_last; DELETE FROM lines WHERE line = 2")
    connection.close()


def other_schema(file: Path) -> None:
    connection = apsw.Connection(str(file))
    connection.execute("UPDATE migrations SET checksum = 'x' WHERE number = 4")
    connection.close()


def no_database(file: Path) -> None:
    file.write_bytes(b"hello" * 5000)


def something_else(file: Path) -> None:
    file.unlink()
    other = apsw.Connection(str(file))
    other.execute("CREATE TABLE cookbook (recipe)")
    other.close()


def newer(file: Path) -> None:
    connection = apsw.Connection(str(file))
    connection.pragma("user_version", 99)
    connection.close()


def gone(file: Path) -> None:
    file.unlink()


DAMAGES = (damaged_pages, cut_short, line_missing, other_schema, no_database, something_else, newer, gone)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused(db: Path, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    storage, file = SqliteStorage(db), tmp_path / "monday.db"
    commit_all(storage, new_table("a", 500))
    backup(db, file)
    close(storage)
    before = db.read_bytes()
    damage(file)
    with pytest.raises(StorageError) as caught:
        restore(file, db)
    assert "\n" not in str(caught.value)
    assert db.read_bytes() == before
    assert list(tmp_path.glob("*.new")) == []


def test_a_backup_that_finds_no_room_leaves_nothing(storage: SqliteStorage, tmp_path: Path) -> None:
    commit_all(storage, *(queries.add_user(f"{n}", "browser", f"{n}", LONG) for n in range(20)))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, before[1]))
    try:
        with pytest.raises(StorageError):
            backup(storage.path, tmp_path / "monday.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert not (tmp_path / "monday.db").exists()


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_backup_of_an_older_version_is_restored_and_brought_up_to_date(
    db: Path, tmp_path: Path, version: int
) -> None:
    old, file = make_old(tmp_path / "old.db", version), tmp_path / "monday.db"
    contents = backup(old, file)
    assert contents.endswith("4 tables with 3 lines, all in order")
    restore(file, db)
    storage = SqliteStorage(db)
    assert len(run(queries.lines(storage, "running", 0))) == 3
    close(storage)
    assert verify(db) == "4 tables with 3 lines, all in order"


def test_a_missing_line_of_an_older_version_is_found(tmp_path: Path) -> None:
    old = make_old(tmp_path / "old.db", 2)
    connection = apsw.Connection(str(old))
    connection.execute("DROP TRIGGER lines_last; DELETE FROM lines WHERE n = 2")
    connection.close()
    with pytest.raises(StorageError, match="lines are missing"):
        verify(old)


def test_numbers_of_tables_go_on_after_a_restore(db: Path, tmp_path: Path) -> None:
    storage = SqliteStorage(db)
    commit_all(storage, new_table("a"), new_table("b"))
    row = run(queries.table_row(storage, "b"))
    assert row is not None
    commit_all(storage, queries.remove_table(row))
    backup(db, tmp_path / "monday.db")
    close(storage)
    restore(tmp_path / "monday.db", db)
    again = SqliteStorage(db)
    commit_all(again, new_table("c"))
    assert select(again, "SELECT id, no FROM tables ORDER BY no") == [("a", 1), ("c", 3)]
    close(again)
