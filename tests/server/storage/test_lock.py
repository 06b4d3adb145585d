"""One store, one server: by whatever name a second one finds the file."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest
from server.load import HOME

from patolli.server.storage import backup as copies
from patolli.server.storage import queries
from patolli.server.storage.base import NotSaved, StorageError
from patolli.server.storage.sqlite import SqliteStorage

OPEN = """
import sys
from pathlib import Path
from patolli.server.storage.base import StorageError
from patolli.server.storage.sqlite import SqliteStorage
try:
    SqliteStorage(Path(sys.argv[1])).close()
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
    """Run a program on a store in another process, and return what it prints."""
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
def kept(tmp_path: Path) -> Iterator[SqliteStorage]:
    (tmp_path / "games").mkdir()
    store = SqliteStorage(tmp_path / "games" / "games.db")
    yield store
    store.close()


@pytest.mark.parametrize("other", [same_path, symlink, linked_folder, hard_link, nothing_beside])
def test_a_second_process_is_refused(kept: SqliteStorage, other: Callable[[Path], Path]) -> None:
    file = backup(kept)
    before = kept.path.read_bytes()
    path = other(kept.path)
    assert "another patolli server uses it" in elsewhere(OPEN, path)
    with pytest.raises(StorageError, match="another patolli server uses it"):
        copies.restore(file, path)
    assert kept.path.read_bytes() == before


def backup(kept: SqliteStorage) -> Path:
    file = kept.path.with_name("monday.db")
    copies.backup(kept.path, file)
    return file


def test_a_store_is_free_again_when_its_server_is_gone(tmp_path: Path) -> None:
    kept = SqliteStorage(tmp_path / "games.db")
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], close_fds=False)
    try:
        kept.close()
        assert elsewhere(OPEN, kept.path) == "opened"
    finally:
        sleeper.kill()
        sleeper.wait()


def test_a_store_under_two_names_is_refused(tmp_path: Path) -> None:
    """The log beside one name is not found beside the other: decisions that were acknowledged would be lost."""
    db = tmp_path / "games.db"
    SqliteStorage(db).close()
    link = hard_link(db)
    for path in (db, link):
        with pytest.raises(StorageError, match="2 hard links"):
            SqliteStorage(path)
        with pytest.raises(StorageError, match="2 hard links"):
            copies.backup(path, tmp_path / "monday.db")
    link.unlink()
    SqliteStorage(db).close()


def test_who_is_refused_in_the_same_process_takes_no_lock_away(kept: SqliteStorage) -> None:
    """POSIX drops all of a process's locks on a file when any of its descriptors is closed, also those of SQLite."""
    with pytest.raises(StorageError, match="another patolli server uses it"):
        SqliteStorage(kept.path)
    assert elsewhere(LOCK_AS_SQLITE_DOES, kept.path) == "in use"


def test_nothing_is_saved_in_a_store_that_was_moved_away(kept: SqliteStorage) -> None:
    def save() -> None:
        asyncio.run(kept.write([queries.upsert_user("ada", "Ada")]))

    save()
    aside = kept.path.with_name("aside.db")
    kept.path.rename(aside)
    with pytest.raises(NotSaved, match="moved or removed") as refused:
        save()
    assert str(kept.path.parent) not in str(refused.value), "players need not know where the store is"
    other = apsw.Connection(str(kept.path))
    other.execute("CREATE TABLE cookbook (recipe)")
    other.close()
    with pytest.raises(NotSaved, match="moved or removed"):
        save()
    aside.replace(kept.path)
    save()


def test_a_restore_leaves_no_moment_without_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts then would begin an empty one, and lose it."""
    db = tmp_path / "games.db"
    kept = SqliteStorage(db)
    file = backup(kept)
    kept.close()
    there: list[bool] = []

    def watched(step: Callable[..., None]) -> Callable[..., None]:
        def run(*given: object) -> None:
            there.append(db.exists())
            step(*given)
            there.append(db.exists())

        return run

    for name in ("replace", "link", "unlink", "fsync"):
        monkeypatch.setattr(os, name, watched(getattr(os, name)))
    copies.restore(file, db)
    assert there and all(there)


def test_a_restore_through_a_symlink_replaces_the_store_itself(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    db = tmp_path / "games" / "games.db"
    kept = SqliteStorage(db)
    file = backup(kept)
    kept.close()
    link = tmp_path / "link.db"
    link.symlink_to(db)
    before = db.stat().st_ino
    copies.restore(file, link)
    assert link.is_symlink()
    assert db.stat().st_ino != before
    assert db.with_name("games.db.before-restore").stat().st_ino == before
    SqliteStorage(link).close()


def test_a_restore_does_not_take_the_log_of_a_lost_store(tmp_path: Path) -> None:
    kept = SqliteStorage(tmp_path / "games.db")
    file = backup(kept)
    asyncio.run(kept.write([queries.upsert_user("ada", "Ada")]))
    log = tmp_path / "lost.db-wal"
    log.write_bytes((tmp_path / "games.db-wal").read_bytes())
    kept.close()
    copies.restore(file, tmp_path / "lost.db")
    assert not log.exists()
    assert "all in order" in copies.verify(tmp_path / "lost.db")
