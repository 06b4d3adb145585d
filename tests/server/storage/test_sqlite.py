"""The storage in one file: what is on disk, full and failing disks, damage, strange files."""

import asyncio
import os
import resource
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest
from server.storage.samples import (
    LONG,
    add_person,
    close,
    commit_all,
    new_row,
    new_table,
    run,
    said,
    say,
    select,
    stays_sound,
)

from patolli.server.storage import backup, migrations, open_storage, queries, sqlite, storage_path
from patolli.server.storage.base import Conflict, Damaged, NotSaved, OutcomeUnknown, Statement, StorageError
from patolli.server.storage.sqlite import SqliteStorage

PAGE = 4096


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def storage(db: Path) -> Iterator[SqliteStorage]:
    found = SqliteStorage(db)
    yield found
    close(found)


# Commits


def test_everything_is_synchronous(storage: SqliteStorage) -> None:
    assert storage.writer.pragma("journal_mode") == "wal"
    assert storage.writer.pragma("synchronous") == 2
    assert storage.writer.pragma("foreign_keys") == 1
    with pytest.raises(apsw.ReadOnlyError):
        storage.reader.execute("DELETE FROM facts")


def test_many_changes_are_few_commits(storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    write = storage.write

    def counted(changes: Sequence[Sequence[Statement]]) -> None:
        sizes.append(len(changes))
        write(changes)

    monkeypatch.setattr(storage, "write", counted)
    commit_all(storage, *(say(f"{n:03}") for n in range(200)))
    assert sizes == [64, 64, 64, 8]
    assert len(said(storage)) == 200


def test_reads_do_not_see_what_is_not_committed_yet(storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    written, go_on = threading.Event(), threading.Event()
    end = storage.end_transaction

    def slow() -> None:
        written.set()
        assert go_on.wait(30)
        end()

    monkeypatch.setattr(storage, "end_transaction", slow)

    async def look() -> tuple[list[Any], list[Any]]:
        count = Statement("SELECT count(*) FROM users", {})
        commit = asyncio.ensure_future(storage.commit(say("ada")))
        await asyncio.to_thread(written.wait, 30)
        during = await storage.read(count)
        go_on.set()
        await commit
        return during, await storage.read(count)

    assert run(look()) == ([(0,)], [(1,)])


def test_what_waits_is_written_before_the_storage_closes(db: Path) -> None:
    storage = SqliteStorage(db)

    async def end() -> None:
        waiting = [asyncio.ensure_future(storage.commit(say(f"{n:03}"))) for n in range(300)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*waiting)

    run(end())
    again = SqliteStorage(db)
    assert len(said(again)) == 300
    close(again)


def test_a_closed_storage_leaves_one_file(db: Path) -> None:
    storage = SqliteStorage(db)
    commit_all(storage, say("ada"))
    close(storage)
    assert list(db.parent.iterdir()) == [db]
    assert db.stat().st_mode & 0o777 == 0o600


# A full or failing disk


@contextmanager
def few_pages(storage: SqliteStorage) -> Iterator[None]:
    """SQLite finds no room for another page."""
    used = storage.writer.pragma("page_count")
    storage.writer.pragma("max_page_count", used)
    try:
        yield
    finally:
        storage.writer.pragma("max_page_count", 1 << 30)


@contextmanager
def short_files(storage: SqliteStorage, most: int = 0) -> Iterator[None]:
    """The system lets no file grow beyond this, or beyond the log's present size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most or os.stat(f"{storage.path}-wal").st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


Full = Callable[[SqliteStorage], AbstractContextManager[None]]


@pytest.mark.parametrize("full", [few_pages, short_files])
def test_a_full_disk_refuses_all_that_wait_and_changes_nothing(storage: SqliteStorage, full: Full) -> None:
    assert commit_all(storage, new_table("a", 1), say("before")) == [None, None]
    with full(storage):
        answers = commit_all(storage, *(queries.add_user(f"{n}", "browser", f"{n}", LONG) for n in range(20)))
        assert {type(answer) for answer in answers} == {NotSaved}
        assert "could not save" in str(answers[0])
        assert said(storage) == ["before"]
    assert commit_all(storage, say("later")) == [None]
    assert said(storage) == ["before", "later"]
    assert stays_sound(storage)


def test_a_change_without_statements_tells_whether_changes_can_be_saved(storage: SqliteStorage) -> None:
    commit_all(storage, say("before"))
    with short_files(storage):
        assert commit_all(storage, []) == [None], "nothing has failed yet, and nothing is written"
        for change in (say("ada"), [], []):
            assert [type(answer) for answer in commit_all(storage, change)] == [NotSaved]
    assert commit_all(storage, [], []) == [None, None]
    assert not storage.failing


def test_a_conflict_is_no_failing_disk(storage: SqliteStorage) -> None:
    commit_all(storage, new_table("a"))
    assert [type(answer) for answer in commit_all(storage, new_table("a"))] == [Conflict]
    assert not storage.failing


class BrokenCommit:
    """The connection that writes, on a disk that fails at one statement, before or after it is carried out."""

    def __init__(self, storage: SqliteStorage, at: str, error: apsw.Error, after: bool = False) -> None:
        self.connection = storage.writer
        self.at, self.error, self.after = at, error, after

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def execute(self, sql: str, values: Any = None) -> Any:
        if sql == self.at and not self.after:
            raise self.error
        found = self.connection.execute(sql, values)
        if sql == self.at:
            raise self.error
        return found


def io_error(extended: int) -> apsw.IOError:
    error = apsw.IOError("disk I/O error")
    setattr(error, "extendedresult", extended)  # noqa: B010 - its type does not know it
    return error


def broken(storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch, *given: Any) -> list[type]:
    """Return what two changes get on a broken disk."""
    with monkeypatch.context() as patch:
        patch.setattr(storage, "writer", BrokenCommit(storage, *given))
        return [type(answer) for answer in commit_all(storage, say("one"), say("two"))]


@pytest.mark.parametrize("after", [False, True])
def test_an_error_during_the_commit_leaves_the_outcome_open(
    storage: SqliteStorage, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may guess: a failed fsync does not say whether a crash would bring the change back."""
    error = io_error(apsw.SQLITE_IOERR_FSYNC)
    assert broken(storage, monkeypatch, "COMMIT", error, after) == [OutcomeUnknown, OutcomeUnknown]
    assert said(storage) == (["one", "two"] if after else [])
    assert storage.failing
    assert commit_all(storage, say("three"), []) == [None, None]
    assert said(storage)[-2 if after else -1 :] == (["three", "two"] if after else ["three"])
    assert stays_sound(storage)


@pytest.mark.parametrize(
    ("statement", "error"),
    [
        ("COMMIT", io_error(apsw.SQLITE_IOERR_WRITE)),
        ("COMMIT", apsw.FullError("database or disk is full")),
        ("BEGIN IMMEDIATE", io_error(apsw.SQLITE_IOERR_FSYNC)),
        ("BEGIN IMMEDIATE", apsw.BusyError("database is locked")),
        (say("")[0].sql, io_error(apsw.SQLITE_IOERR_READ)),
        (say("")[0].sql, apsw.NoMemError("out of memory")),
    ],
)
def test_an_error_before_the_end_of_the_commit_has_changed_nothing(
    storage: SqliteStorage, statement: str, error: apsw.Error, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert broken(storage, monkeypatch, statement, error) == [NotSaved, NotSaved]
    assert said(storage) == []
    assert commit_all(storage, say("three")) == [None]
    assert said(storage) == ["three"]


def test_a_mistake_of_ours_stays_what_it_is(storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "in_place", lambda: 1 / 0)
    assert [type(answer) for answer in commit_all(storage, say("one"))] == [ZeroDivisionError]
    monkeypatch.undo()
    assert commit_all(storage, say("two")) == [None]


# Damage


def filled(db: Path) -> Path:
    """Make a storage of many pages, and a backup beside it."""
    storage = SqliteStorage(db)
    commit_all(storage, *(queries.add_user(f"{n:04}", "browser", f"{n:04}", "x" * 2000) for n in range(40)))
    close(storage)
    kept = db.with_name("monday.db")
    backup.backup(db, kept)
    return kept


def overwrite(db: Path, first: int, last: int = -1) -> None:
    """Damage pages of a file, counted from 0."""
    raw = bytearray(db.read_bytes())
    end = len(raw) if last < 0 else (last + 1) * PAGE
    raw[first * PAGE : end] = b"\xff" * (end - first * PAGE)
    with db.open("r+b") as file:
        file.write(raw)


def second_half(db: Path) -> None:
    overwrite(db, db.stat().st_size // PAGE // 2)


def one_page(db: Path) -> None:
    overwrite(db, db.stat().st_size // PAGE - 3, db.stat().st_size // PAGE - 3)


def cut_short(db: Path) -> None:
    with db.open("r+b") as file:
        file.truncate(db.stat().st_size // PAGE // 2 * PAGE)


@pytest.mark.parametrize("damage", [second_half, one_page, cut_short])
def test_a_damaged_storage_is_refused_with_the_way_to_restore(db: Path, damage: Callable[[Path], None]) -> None:
    kept = filled(db)
    damage(db)
    before = db.read_bytes()
    message = refusal(db)
    assert "damaged" in message
    assert f"patolli restore BACKUP --db {db}" in message
    assert db.read_bytes() == before
    backup.restore(kept, db)
    close(SqliteStorage(db))
    assert db.with_name("games.db.before-restore").read_bytes() == before


def test_the_check_of_a_huge_storage_ends(
    db: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    filled(db)
    monkeypatch.setattr(sqlite, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(sqlite, "CHECK_STEPS", 1)
    close(SqliteStorage(db))
    assert "not-checked" in capfd.readouterr().err


def test_damage_while_it_is_used_ends_all_changes(db: Path, capfd: pytest.CaptureFixture[str]) -> None:
    filled(db)
    storage = SqliteStorage(db)
    storage.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    overwrite(db, 1)
    fresh = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)  # without what was read before
    storage.reader, old = fresh, storage.reader
    old.close()
    with pytest.raises(Damaged):
        run(queries.session(storage, "0001"))
    for change in (say("ada"), []):
        (answer,) = commit_all(storage, change)
        assert isinstance(answer, Damaged)
        assert "nothing can be saved" in str(answer)
    assert capfd.readouterr().err.count('"damaged"') == 1
    close(storage)


def test_damage_that_a_change_meets_is_remembered(storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    sql = say("")[0].sql
    assert broken(storage, monkeypatch, sql, apsw.CorruptError("malformed")) == [Damaged, Damaged]
    assert [type(answer) for answer in commit_all(storage, say("three"))] == [Damaged]
    assert said(storage) == []


# Files that it does not take


def refusal(path: Path) -> str:
    """Return why a path is refused."""
    with pytest.raises(StorageError) as caught:
        SqliteStorage(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


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


def test_a_refused_storage_is_not_held(db: Path) -> None:
    close(SqliteStorage(db))
    for version in (99, migrations.latest()):
        connection = apsw.Connection(str(db))
        connection.pragma("user_version", version)
        connection.close()
        try:
            close(SqliteStorage(db))
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


@pytest.mark.parametrize("kind", ["pipe", "device", "loop"])
def test_what_is_no_file_is_refused_in_one_line(db: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(db)
    else:
        db.symlink_to("/dev/null" if kind == "device" else db)
    assert refusal(db) in (
        f"{db}: that is no regular file; name a file",
        f"{db}: Too many levels of symbolic links",
    )


def test_an_error_that_ends_the_transaction_by_itself_is_named(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a full disk does while a storage is made."""
    ended = migrations.Migration(1, "0001", "ROLLBACK; SELECT * FROM nowhere")
    monkeypatch.setattr(migrations, "all_migrations", lambda: (ended,))
    assert "nowhere" in refusal(db)


@pytest.mark.parametrize("kind", ["nfs", "nfs4", "cifs", "fuse.sshfs"])
def test_a_network_file_system_is_refused(db: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = f"/dev/vda / ext4 rw 0 0\nserver:/x {db.parent} {kind} rw 0 0\n"
    read = Path.read_text
    monkeypatch.setattr(
        Path, "read_text", lambda self, **given: mounts if str(self) == "/proc/mounts" else read(self, **given)
    )
    assert "network file system" in refusal(db)
    assert not db.exists()
    close(SqliteStorage(db.parent.parent / f"{kind}.db"))


def test_an_old_sqlite_is_refused(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MIN_SQLITE", apsw.SQLITE_VERSION_NUMBER + 1)
    assert "can damage a storage" in refusal(db)


@pytest.mark.parametrize("kind", ["path", "text", "url"])
def test_a_storage_is_named_by_a_path_or_a_url(db: Path, kind: str) -> None:
    names: dict[str, str | Path] = {"path": db, "text": str(db), "url": f"sqlite:///{db}"}
    storage = open_storage(names[kind])
    run(storage.commit([*add_person("host"), *queries.add_table(new_row("a"), ["", ""])]))
    assert select(storage, "SELECT id FROM tables") == [("a",)]
    close(storage)
    assert db.exists()
    assert storage_path("C:\\games.db") == Path("C:\\games.db")


@pytest.mark.parametrize(
    "url", ["postgresql://localhost/games", "postgres:games", "mysql://x", "sqlite://", "sqlite:///", ":memory:", ""]
)
def test_any_other_scheme_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(StorageError, match=r"^'.*' is no file; give a path or sqlite:///PATH$"):
        open_storage(url)
