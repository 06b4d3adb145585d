"""A store whose file is damaged: it is not served as if nothing were wrong, and nobody is promised anything."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest
from server.client import TestServer, key
from server.storage.test_store import short_files

from patolli.server.storage import backup as copies
from patolli.server.storage import queries, sqlite
from patolli.server.storage.base import Damaged, StorageError
from patolli.server.storage.sqlite import SqliteStorage

SIZE = 4096


def filled(db: Path) -> Path:
    """Make a store of many pages, and a backup beside it."""
    kept = SqliteStorage(db)
    for n in range(40):
        asyncio.run(kept.write([queries.upsert_user(f"{n:04}", "x" * 2000)]))
    kept.close()
    backup = db.with_name("monday.db")
    copies.backup(db, backup)
    return backup


def overwrite(db: Path, first: int, last: int = -1) -> None:
    """Damage pages of a file, counted from 0."""
    raw = bytearray(db.read_bytes())
    end = len(raw) if last < 0 else (last + 1) * SIZE
    raw[first * SIZE : end] = b"\xff" * (end - first * SIZE)
    with db.open("r+b") as file:
        file.write(raw)


def second_half(db: Path) -> None:
    overwrite(db, db.stat().st_size // SIZE // 2)


def one_page(db: Path) -> None:
    overwrite(db, db.stat().st_size // SIZE - 3, db.stat().st_size // SIZE - 3)


def cut_short(db: Path) -> None:
    with db.open("r+b") as file:
        file.truncate(db.stat().st_size // SIZE // 2 * SIZE)


@pytest.mark.parametrize("damage", [second_half, one_page, cut_short])
def test_a_damaged_store_is_refused_with_the_way_to_restore(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    db = tmp_path / "games.db"
    backup = filled(db)
    damage(db)
    before = db.read_bytes()
    with pytest.raises(StorageError) as caught:
        SqliteStorage(db)
    said = str(caught.value)
    assert "damaged" in said
    assert f"patolli restore BACKUP --db {db}" in said
    assert "\n" not in said
    assert db.read_bytes() == before
    copies.restore(backup, db)
    SqliteStorage(db).close()
    assert (tmp_path / "games.db.before-restore").read_bytes() == before


def test_the_check_of_a_huge_store_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "games.db"
    filled(db)
    monkeypatch.setattr(sqlite, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(sqlite, "CHECK_STEPS", 1)
    SqliteStorage(db).close()
    assert "not-checked" in capfd.readouterr().err


def test_damage_while_the_server_runs_is_told(tmp_path: Path) -> None:
    """Health says so, every request that meets it says so, and nothing more is acknowledged."""
    db = tmp_path / "games.db"
    filled(db)
    server = TestServer(db)
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    assert ada.get("/health").json()["status"] == "ok"
    server.node.storage.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    overwrite(db, 1)
    server.node.registry.tables.clear()
    fresh = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)  # without what was read before
    server.node.storage.reader, old = fresh, server.node.storage.reader
    old.close()
    met = ada.get("/me")
    assert (met.status_code, met.json()["error"]["code"]) == (503, "damaged")
    assert "damaged" in met.json()["message"] and "nothing is lost" not in met.text
    health = server.user().get("/health")
    assert (health.status_code, health.json()["error"]["code"]) == (503, "damaged")
    refused = ada.post(f"/tables/{table}/actions", rev=0, key=key(), action=0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "damaged")
    with pytest.raises(Damaged):
        asyncio.run(server.node.storage.write([queries.upsert_user("ada", "Ada")]))
    server.close()


def test_health_tells_that_nothing_can_be_saved_until_it_can(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    with short_files(server.node.storage):
        assert ada.post("/me", name="Ada Lovelace").status_code == 503
        for _ in range(2):
            health = ada.get("/health")
            assert (health.status_code, health.json()["error"]["code"]) == (503, "not-saved")
    assert ada.get("/health").json()["status"] == "ok"
    assert ada.get("/health").status_code == 200
    server.close()


def test_health_tells_that_the_store_was_moved_away(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    server.db.rename(tmp_path / "aside.db")
    health = server.user().get("/health")
    assert (health.status_code, health.json()["error"]["code"]) == (503, "not-saved")
    (tmp_path / "aside.db").rename(server.db)
    assert server.user().get("/health").status_code == 200
    server.close()


def test_a_fault_of_ours_promises_no_more_than_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = TestServer(tmp_path / "games.db")

    def broken(*given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(server.node.registry, "open_tables", broken)
    answer = server.user().get("/tables")
    assert answer.status_code == 500
    assert "nothing is lost" not in answer.json()["message"]
    server.close()
