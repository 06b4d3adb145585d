"""The store alone: grouped commits, refusals, full disks, strange files, backup and restore."""

import asyncio
import os
import resource
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest
from server.client import TestServer, key, legal_actions
from server.load import lines_of

from patolli.core.registry import load
from patolli.server.storage import backup, queries, sqlite
from patolli.server.storage.base import Conflict, NotSaved, StorageError
from patolli.server.storage.queries import StoredLine, TableRow
from patolli.server.storage.sqlite import MAX_BATCH, SCHEMA, PendingWrite, SqliteStorage, Statement
from patolli.server.tables.create import new_row

LONG = "x" * 50_000


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def kept(db: Path) -> Iterator[SqliteStorage]:
    found = SqliteStorage(db)
    yield found
    found.close()


def facts(id_: str) -> TableRow:
    found = new_row(load("tianguis"), {}, ["Ada", "Ben"], "host", public=False, seed=b"seed")
    found.id = id_
    return found


def table(id_: str, lines: int = 0) -> list[Statement]:
    """A table with some lines."""
    entries = [StoredLine(n, "p1", "pass", [], 1) for n in range(1, lines + 1)]
    return [*queries.add_table(facts(id_), ["", ""]), *queries.add_lines(id_, entries)]


def say(text: str) -> list[Statement]:
    return [queries.upsert_user(text, text)]


def said(kept: SqliteStorage) -> list[str]:
    return [row[0] for row in kept.read("SELECT id FROM browsers ORDER BY id")]


def all_of(kept: SqliteStorage, *jobs: list[Statement]) -> list[Any]:
    """Write these at once; the answer or the error of each. The writing thread waits until all are in its queue."""
    go = threading.Event()
    commit = kept.commit
    setattr(kept, "commit", lambda found: (go.wait(30), commit(found)))  # noqa: B010 - mypy knows it as a method

    async def write() -> list[Any]:
        found = asyncio.gather(*(kept.write(job) for job in jobs), return_exceptions=True)
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(go.set)
        return await found

    try:
        return asyncio.run(write())
    finally:
        setattr(kept, "commit", commit)  # noqa: B010


def sizes(kept: SqliteStorage, answers: Callable[[], object]) -> list[int]:
    """How many changes went into each commit meanwhile."""
    found: list[int] = []
    commit = kept.commit

    def counted(jobs: list[PendingWrite]) -> None:
        found.append(len(jobs))
        commit(jobs)

    setattr(kept, "commit", counted)  # noqa: B010
    answers()
    return found


# Commits


def test_changes_that_wait_are_committed_together(kept: SqliteStorage) -> None:
    jobs = [say(f"{n:03}") for n in range(1, 201)]
    first, *others = sizes(kept, lambda: all_of(kept, *jobs))
    assert len(said(kept)) == 200
    assert 1 <= first <= MAX_BATCH  # the thread takes what is there when it comes
    full, rest = divmod(200 - first, MAX_BATCH)
    assert others == [MAX_BATCH] * full + [rest] * (rest > 0)


def test_one_that_clashes_leaves_the_others(kept: SqliteStorage) -> None:
    twice = [*say("half"), *table("a")]
    answers = all_of(kept, table("a"), say("one"), twice, say("two"))
    assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None)]
    assert said(kept) == ["one", "two"]
    assert queries.table_row(kept, "a") is not None


@pytest.mark.parametrize(
    "broken",
    [
        ("INSERT INTO nowhere VALUES (?)", (1,)),
        ("INSERT INTO browsers VALUES (?, ?, ?)", ("a", 1 << 70, 1)),
        ("INSERT INTO browsers VALUES (?, ?, ?)", ("a", "\ud800", 1)),
        ("INSERT INTO browsers VALUES (?, ?, ?)", ("a", object(), 1)),
        ("INSERT INTO browsers VALUES (?, ?, ?)", ("a",)),
    ],
    ids=["no such table", "too large", "no text", "no value", "too few"],
)
def test_one_that_is_broken_leaves_the_others_and_the_thread(kept: SqliteStorage, broken: Statement) -> None:
    answers = all_of(kept, say("one"), [*say("half"), broken], say("two"))
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
    assert all_of(kept, say("three")) == [None]
    assert said(kept) == ["one", "three", "two"]


def test_a_caller_that_goes_away_does_not_stop_its_change(kept: SqliteStorage) -> None:
    async def give_up() -> None:
        task = asyncio.ensure_future(kept.write(say("one")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await kept.write(say("two"))

    asyncio.run(give_up())
    assert said(kept) == ["one", "two"]


def test_what_waits_is_written_before_the_store_closes(db: Path) -> None:
    kept = SqliteStorage(db)

    async def close() -> None:
        waiting = [asyncio.ensure_future(kept.write(say(f"{n:03}"))) for n in range(300)]
        await asyncio.sleep(0)
        kept.close()
        await asyncio.gather(*waiting)

    asyncio.run(close())
    again = SqliteStorage(db)
    assert len(said(again)) == 300
    again.close()


def test_everything_is_synchronous(kept: SqliteStorage) -> None:
    assert kept.writer.pragma("journal_mode") == "wal"
    assert kept.writer.pragma("synchronous") == 2
    with pytest.raises(apsw.ReadOnlyError):
        kept.reader.execute("DELETE FROM facts")


def test_lines_are_neither_changed_nor_deleted(kept: SqliteStorage) -> None:
    assert all_of(kept, table("a", 3)) == [None]
    for sql in ("UPDATE lines SET text = 'open'", "DELETE FROM lines", "DELETE FROM lines WHERE n = 3"):
        (answer,) = all_of(kept, [(sql, ())])
        assert isinstance(answer, Conflict)
    (again,) = all_of(kept, queries.add_lines("a", [StoredLine(3, "p2", "open", [], 1)]))
    assert isinstance(again, Conflict)
    assert [(entry.n, entry.who, entry.text) for entry in queries.stored_lines(kept, "a", 0)] == [
        (n, "p1", "pass") for n in (1, 2, 3)
    ]


# A full disk


@contextmanager
def few_pages(kept: SqliteStorage) -> Iterator[None]:
    """SQLite finds no room for another page."""
    used = kept.writer.pragma("page_count")
    kept.writer.pragma("max_page_count", used)
    try:
        yield
    finally:
        kept.writer.pragma("max_page_count", 1 << 30)


@contextmanager
def short_files(kept: SqliteStorage, most: int = 0) -> Iterator[None]:
    """The system lets no file grow beyond this, or beyond the log's present size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most or os.stat(f"{kept.path}-wal").st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("full", [few_pages, short_files])
def test_a_full_disk_refuses_all_and_changes_nothing(kept: SqliteStorage, full: Callable[[SqliteStorage], Any]) -> None:
    assert all_of(kept, table("a", 1), say("before")) == [None, None]
    with full(kept):
        answers = all_of(kept, *([queries.upsert_user(f"{n}", LONG)] for n in range(20)))
        assert {type(answer) for answer in answers} == {NotSaved}
        assert "could not save" in str(answers[0])
        assert said(kept) == ["before"]
    assert all_of(kept, say("later")) == [None]
    assert said(kept) == ["before", "later"]
    assert kept.read("PRAGMA integrity_check") == [("ok",)]


def test_a_server_with_a_full_disk_says_so_and_goes_on_later(db: Path) -> None:
    server = TestServer(db)
    ada = server.user("Ada")
    id_ = ada.make("tianguis", "me", "me")["table"]
    sight = ada.see(id_)
    body = {"rev": sight["rev"], "key": key(), "id": legal_actions(sight)[0]}
    with ada.live(id_) as page, short_files(server.node.storage):
        page.update()
        for _ in range(3):
            refused = ada.post(f"/tables/{id_}/actions", **body)
            assert (refused.status_code, refused.json()["error"]) == (503, "not_saved")
            assert page.update()["rev"] == sight["rev"]
            assert {**ada.see(id_), "seats": []} == {**sight, "seats": []}
    assert ada.post(f"/tables/{id_}/actions", **body).status_code == 200
    assert ada.see(id_)["rev"] > sight["rev"]
    assert server.node.storage.read("PRAGMA integrity_check") == [("ok",)]
    server.close()


# Files that it does not take


def refusal(path: Path) -> str:
    with pytest.raises(StorageError) as caught:
        SqliteStorage(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_second_server_is_refused(db: Path) -> None:
    first = SqliteStorage(db)
    assert "another patolli server" in refusal(db)
    first.close()
    SqliteStorage(db).close()


def test_a_database_of_something_else_stays_as_it_is(db: Path) -> None:
    other = apsw.Connection(str(db))
    other.execute("CREATE TABLE cookbook (recipe)")
    other.close()
    before = db.read_bytes()
    assert "something else" in refusal(db)
    assert db.read_bytes() == before


@pytest.mark.parametrize("kind", ["something else", "newer", "no database"])
def test_nothing_is_put_beside_a_file_that_is_refused(db: Path, kind: str) -> None:
    if kind == "no database":
        db.write_text("dear diary " * 100)
    else:
        other = apsw.Connection(str(db))
        other.execute("CREATE TABLE cookbook (recipe); PRAGMA user_version = " + ("99" if kind == "newer" else "0"))
        other.close()
    refusal(db)
    assert list(db.parent.iterdir()) == [db]


def test_a_newer_store_stays_as_it_is(db: Path) -> None:
    SqliteStorage(db).close()
    newer = apsw.Connection(str(db))
    newer.pragma("user_version", 99)
    newer.pragma("journal_mode", "delete")
    newer.close()
    before = db.read_bytes()
    assert "newer patolli" in refusal(db)
    assert db.read_bytes() == before


def test_whoever_was_refused_does_not_hold_the_store(db: Path) -> None:
    SqliteStorage(db).close()
    for version in (99, len(SCHEMA)):
        connection = apsw.Connection(str(db))
        connection.pragma("user_version", version)
        connection.close()
        try:
            SqliteStorage(db).close()
        except StorageError as error:
            kept = error  # and with it whatever its frames hold
    assert "newer patolli" in str(kept)


def test_no_database_at_all(db: Path) -> None:
    db.write_text("dear diary " * 100)
    assert "not a database" in refusal(db)
    assert db.read_text() == "dear diary " * 100


def test_a_folder_and_a_place_that_cannot_be(db: Path) -> None:
    db.mkdir()
    assert "folder" in refusal(db)
    (db / "file").touch()
    assert "file" in refusal(db / "file" / "games.db")


@pytest.mark.parametrize("kind", ["nfs", "nfs4", "cifs", "fuse.sshfs"])
def test_a_network_file_system_is_refused(db: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = f"/dev/vda / ext4 rw 0 0\nserver:/x {db.parent} {kind} rw 0 0\n"
    read = Path.read_text
    monkeypatch.setattr(
        Path, "read_text", lambda self, **given: mounts if str(self) == "/proc/mounts" else read(self, **given)
    )
    assert "network file system" in refusal(db)
    assert not db.exists()
    SqliteStorage(db.parent.parent / f"{kind}.db").close()


def test_an_old_sqlite_is_refused(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MIN_SQLITE", apsw.SQLITE_VERSION_NUMBER + 1)
    assert "can damage a store" in refusal(db)


# Backup and restore


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> threading.Thread:
    thread = threading.Thread(target=lambda: asyncio.run(work()))
    thread.start()
    return thread


def test_a_backup_under_load_is_whole(kept: SqliteStorage, tmp_path: Path) -> None:
    assert all_of(kept, table("a")) == [None]
    acked = 0
    enough, stop = threading.Event(), threading.Event()

    async def load() -> None:
        nonlocal acked
        while not stop.is_set():
            await kept.write(queries.add_lines("a", [StoredLine(acked + 1, "p1", LONG[:500], [], 1)]))
            acked += 1
            if acked % 20 == 0:
                enough.set()

    thread = run(load)
    copied = []
    for number in range(3):
        enough.clear()
        assert enough.wait(30)
        before = acked
        told = backup.backup(kept.path, tmp_path / f"{number}.db")
        copied.append((before, lines_of(tmp_path / f"{number}.db")["a"], acked + 1))
        assert f"1 tables with {len(copied[-1][1])} lines" in told
    stop.set()
    thread.join()
    for before, lines, after in copied:
        assert [n for n, _, _ in lines] == list(range(1, len(lines) + 1))
        assert before <= len(lines) <= after


def test_a_backup_is_restored_and_what_was_there_is_kept(db: Path, tmp_path: Path) -> None:
    kept, file = SqliteStorage(db), tmp_path / "monday.db"
    all_of(kept, table("a", 5))
    backup.backup(db, file)
    all_of(kept, table("b", 7))
    with pytest.raises(StorageError, match="another patolli server"):
        backup.restore(file, db)
    with pytest.raises(StorageError, match="exists already"):
        backup.backup(db, file)
    kept.close()
    assert "1 tables with 5 lines" in backup.restore(file, db)
    assert {name: len(lines) for name, lines in lines_of(db).items()} == {"a": 5}
    old = db.with_name("games.db.before-restore")
    assert {name: len(lines) for name, lines in lines_of(old).items()} == {"a": 5, "b": 7}
    again = SqliteStorage(db)
    assert all_of(again, queries.add_lines("a", [StoredLine(6, "p1", "pass", [], 1)])) == [None]
    again.close()


@pytest.mark.parametrize("restore", [False, True])
def test_a_copy_is_on_disk_when_it_is_done(
    db: Path, tmp_path: Path, restore: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "monday.db"
    SqliteStorage(db).close()
    backup.backup(db, file) if restore else None
    synced: list[str] = []
    fsync = os.fsync

    def seen(descriptor: int) -> None:
        synced.append(os.readlink(f"/proc/self/fd/{descriptor}"))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", seen)
    backup.restore(file, db) if restore else backup.backup(db, file)
    wanted = [f"{db}.new", db.parent, db, db.parent] if restore else [file, tmp_path]
    assert synced == [str(path) for path in wanted]


def test_a_second_restore_keeps_the_first_store_too(db: Path, tmp_path: Path) -> None:
    file = tmp_path / "monday.db"
    kept = SqliteStorage(db)
    all_of(kept, table("precious", 3))
    kept.close()
    empty = tmp_path / "empty.db"
    SqliteStorage(empty).close()
    backup.backup(empty, file)
    backup.restore(file, db)
    backup.restore(file, db)
    found = [lines_of(path) for path in tmp_path.glob("games.db.before-restore*")]
    assert any("precious" in lines for lines in found)


def test_what_a_killed_server_left_in_its_log_is_kept(db: Path, tmp_path: Path) -> None:
    live = tmp_path / "live.db"
    kept = SqliteStorage(live)
    all_of(kept, table("a", 4))
    for rest in ("", "-wal"):  # as after a kill: the log is not in the file yet
        db.with_name(db.name + rest).write_bytes(live.with_name(live.name + rest).read_bytes())
    backup.backup(live, tmp_path / "monday.db")
    kept.close()
    assert lines_of(tmp_path / "monday.db").keys() == {"a"}
    backup.restore(tmp_path / "monday.db", db)
    assert len(lines_of(db.with_name("games.db.before-restore"))["a"]) == 4


def damaged_pages(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    raw[len(raw) // 2 : len(raw) // 2 + 2000] = b"\xff" * 2000
    file.write_bytes(raw)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


def line_missing(file: Path) -> None:
    connection = apsw.Connection(str(file))
    connection.execute("DROP TRIGGER lines_last; DELETE FROM lines WHERE n = 2")
    connection.close()


def no_database(file: Path) -> None:
    file.write_bytes(b"hello" * 5000)


def something_else(file: Path) -> None:
    file.unlink()
    other = apsw.Connection(str(file))
    other.execute("CREATE TABLE cookbook (recipe)")
    other.close()


def gone(file: Path) -> None:
    file.unlink()


@pytest.mark.parametrize("damage", [damaged_pages, cut_short, line_missing, no_database, something_else, gone])
def test_a_damaged_backup_is_refused(db: Path, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    kept, file = SqliteStorage(db), tmp_path / "monday.db"
    all_of(kept, table("a", 500))
    backup.backup(db, file)
    kept.close()
    before = db.read_bytes()
    damage(file)
    with pytest.raises(StorageError) as caught:
        backup.restore(file, db)
    assert "\n" not in str(caught.value)
    assert db.read_bytes() == before
    assert list(tmp_path.glob("*.new")) == []


def test_a_backup_that_finds_no_room_leaves_nothing(kept: SqliteStorage, tmp_path: Path) -> None:
    all_of(kept, *([queries.upsert_user(f"{n}", LONG)] for n in range(20)))
    with short_files(kept, 100_000), pytest.raises(StorageError):
        backup.backup(kept.path, tmp_path / "monday.db")
    assert not (tmp_path / "monday.db").exists()
