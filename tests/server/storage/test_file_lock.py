"""One storage, one server: by whatever name a second one finds the file."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest
from server.storage.samples import close, commit_all, said, say

from patolli.server.storage.backup import backup, restore, verify
from patolli.server.storage.base import NotSaved, StorageError
from patolli.server.storage.sqlite import SqliteStorage

HOME = Path(__file__).resolve().parents[3]
OPEN = """
import asyncio, sys
from patolli.server.storage import open_storage
from patolli.server.storage.base import StorageError
try:
    asyncio.run(open_storage(sys.argv[1]).close())
    print("opened")
except StorageError as error:
    print(error)
"""
LOCK_AS_SQLITE_DOES = """
import fcntl, sys
try:
    fcntl.lockf(open(sys.argv[1], "r+b"), fcntl.LOCK_EX | fcntl.LOCK_NB, 510, 0x40000002)
    print("free")
except OSError:
    print("in use")
"""


def elsewhere(program: str, db: Path) -> str:
    """Run a program on a storage in another process, and return what it prints."""
    environment = os.environ | {"PYTHONPATH": str(HOME)}
    ran = subprocess.run(
        [sys.executable, "-c", program, str(db)], env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def same_path(db: Path) -> Path:
    return db


def symlink(db: Path) -> Path:
    link = db.with_name("symlink.db")
    link.symlink_to(db)
    return link


def linked_folder(db: Path) -> Path:
    folder = db.parent.with_name("linked")
    folder.symlink_to(db.parent)
    return folder / db.name


def hard_link(db: Path) -> Path:
    link = db.with_name("hard-link.db")
    link.hardlink_to(db)
    return link


def nothing_beside(db: Path) -> Path:
    for file in db.parent.iterdir():
        if file.suffix == ".lock":
            file.unlink()
    return db


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[SqliteStorage]:
    found = SqliteStorage(tmp_path / "games" / "games.db")
    yield found
    close(found)


def backup_of(storage: SqliteStorage) -> Path:
    file = storage.path.with_name("monday.db")
    backup(storage.path, file)
    return file


@pytest.mark.parametrize("other", [same_path, symlink, linked_folder, hard_link, nothing_beside])
def test_a_second_process_is_refused(storage: SqliteStorage, other: Callable[[Path], Path]) -> None:
    file = backup_of(storage)
    before = storage.path.read_bytes()
    path = other(storage.path)
    assert "another patolli server uses it" in elsewhere(OPEN, path)
    with pytest.raises(StorageError, match="another patolli server uses it"):
        restore(file, path)
    assert storage.path.read_bytes() == before


def test_a_storage_is_free_again_when_its_server_is_gone(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "games.db")
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], close_fds=False)
    try:
        close(storage)
        assert elsewhere(OPEN, storage.path) == "opened"
    finally:
        sleeper.kill()
        sleeper.wait()


def test_a_storage_under_two_names_is_refused(tmp_path: Path) -> None:
    """The log beside one name is not found beside the other: decisions that were acknowledged would be lost."""
    db = tmp_path / "games.db"
    close(SqliteStorage(db))
    link = hard_link(db)
    for path in (db, link):
        with pytest.raises(StorageError, match="2 hard links"):
            SqliteStorage(path)
        with pytest.raises(StorageError, match="2 hard links"):
            backup(path, tmp_path / "monday.db")
    link.unlink()
    close(SqliteStorage(db))


def test_a_refusal_in_the_same_process_takes_no_lock_away(storage: SqliteStorage) -> None:
    """POSIX drops all of a process's locks on a file when any of its descriptors is closed, also those of SQLite."""
    with pytest.raises(StorageError, match="another patolli server uses it"):
        SqliteStorage(storage.path)
    assert elsewhere(LOCK_AS_SQLITE_DOES, storage.path) == "in use"


def test_nothing_is_saved_in_a_storage_that_was_moved_away(storage: SqliteStorage) -> None:
    def refusals() -> list[object]:
        return commit_all(storage, say("ada"), [])

    assert refusals() == [None, None]
    aside = storage.path.with_name("aside.db")
    storage.path.rename(aside)
    for answer in refusals():
        assert isinstance(answer, NotSaved) and "moved or removed" in str(answer)
        assert str(storage.path.parent) not in str(answer), "players need not know where the storage is"
    aside.replace(storage.path)
    assert refusals() == [None, None]
    assert said(storage) == ["ada"]


@pytest.mark.parametrize("back", [False, True])
def test_nothing_is_saved_where_another_database_was_made(storage: SqliteStorage, back: bool) -> None:
    """SQLite removes the log that it finds beside a new file: what is written to it then is lost."""
    commit_all(storage, say("ada"))
    aside = storage.path.with_name("aside.db")
    storage.path.rename(aside)
    other = apsw.Connection(str(storage.path))
    other.execute("CREATE TABLE cookbook (recipe)")
    other.close()
    if back:
        aside.replace(storage.path)
    (answer,) = commit_all(storage, say("ben"))
    assert isinstance(answer, NotSaved) and "moved or removed" in str(answer)


def test_nothing_is_saved_without_its_log_and_what_was_acknowledged_is_rescued(tmp_path: Path) -> None:
    """A log that is removed while it is open takes all with it that is not in the database file yet."""
    storage = SqliteStorage(tmp_path / "games.db")
    assert commit_all(storage, say("ada")) == [None]
    for name in ("games.db-wal", "games.db-shm"):
        (tmp_path / name).unlink()
    for answer in commit_all(storage, [], say("ben")):
        assert isinstance(answer, NotSaved) and "moved or removed" in str(answer)
    killed = tmp_path / "killed.db"
    killed.write_bytes(storage.path.read_bytes())  # as a killed server leaves it
    fresh = SqliteStorage(killed)
    assert said(fresh) == ["ada"]
    close(fresh)
    close(storage)
    again = SqliteStorage(storage.path)
    assert said(again) == ["ada"] and commit_all(again, say("cid")) == [None]
    close(again)


@pytest.mark.parametrize("empty", [False, True])
def test_a_log_that_has_lost_its_storage_is_not_begun_anew(tmp_path: Path, empty: bool) -> None:
    storage = SqliteStorage(tmp_path / "games.db")
    commit_all(storage, say("ada"))
    log = tmp_path / "lost.db-wal"
    log.write_bytes((tmp_path / "games.db-wal").read_bytes())
    close(storage)
    lost = tmp_path / "lost.db"
    if empty:
        lost.touch()
    with pytest.raises(StorageError, match=r"is missing or empty, but its log lost\.db-wal is there") as refused:
        SqliteStorage(lost)
    assert "\n" not in str(refused.value)
    assert log.exists() and lost.exists() == empty


def watched(monkeypatch: pytest.MonkeyPatch, db: Path) -> list[bool]:
    """Return a list to which each step on files adds whether the storage is in its place before and after it."""
    there: list[bool] = []

    def watch(step: Callable[..., None]) -> Callable[..., None]:
        def run(*given: object) -> None:
            there.append(db.exists())
            step(*given)
            there.append(db.exists())

        return run

    for name in ("replace", "link", "unlink", "fsync"):
        monkeypatch.setattr(os, name, watch(getattr(os, name)))
    return there


def test_a_restore_leaves_no_moment_without_a_storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts then would begin an empty one, and lose it."""
    db = tmp_path / "games.db"
    storage = SqliteStorage(db)
    file = backup_of(storage)
    close(storage)
    there = watched(monkeypatch, db)
    restore(file, db)
    assert there and all(there)


def test_a_restore_through_a_symlink_replaces_the_storage_itself(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "games" / "games.db")
    file, db = backup_of(storage), storage.path
    close(storage)
    link = tmp_path / "link.db"
    link.symlink_to(db)
    before = db.stat().st_ino
    restore(file, link)
    assert link.is_symlink()
    assert db.stat().st_ino != before
    assert db.with_name("games.db.before-restore").stat().st_ino == before
    close(SqliteStorage(link))


def test_a_restore_does_not_take_the_log_of_a_lost_storage(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "games.db")
    file = backup_of(storage)
    commit_all(storage, say("ada"))
    log = tmp_path / "lost.db-wal"
    log.write_bytes((tmp_path / "games.db-wal").read_bytes())
    close(storage)
    restore(file, tmp_path / "lost.db")
    assert not log.exists()
    assert "all in order" in verify(tmp_path / "lost.db")
