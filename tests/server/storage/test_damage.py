"""A store whose file is damaged: it is not served as if nothing were wrong, and nobody is promised anything."""

import asyncio
from functools import partial
from pathlib import Path

import apsw
import pytest
from server.client import TestServer, TestUser, key, wait
from server.storage.test_sqlite import short_files

from patolli._pure import compiled
from patolli.server.storage import queries
from patolli.server.storage.base import Damaged
from patolli.server.storage.sqlite import SqliteStorage

SIZE = 4096


def filled(db: Path) -> None:
    """Make a store of many pages."""
    asyncio.run(fill(db))


async def fill(db: Path) -> None:
    kept = SqliteStorage(db)
    for n in range(40):
        await kept.commit(queries.add_user(f"{n:04}", "browser", f"{n:04}", "x" * 2000))
    await kept.close()


def sqlite_of(server: TestServer) -> SqliteStorage:
    """The storage of a server, which is SQLite here."""
    assert isinstance(server.node.storage, SqliteStorage)
    return server.node.storage


def overwrite(db: Path, first: int, last: int = -1) -> None:
    """Damage pages of a file, counted from 0."""
    raw = bytearray(db.read_bytes())
    end = len(raw) if last < 0 else (last + 1) * SIZE
    raw[first * SIZE : end] = b"\xff" * (end - first * SIZE)
    with db.open("r+b") as file:
        file.write(raw)


def test_damage_while_the_server_runs_is_reported(tmp_path: Path) -> None:
    """Health says so, every request that meets it says so, and nothing more is acknowledged."""
    db = tmp_path / "games.db"
    filled(db)
    server = TestServer(db)
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    assert ada.get("/health").json()["status"] == "ok"
    assert ada.get("/health").json()["compiled"] is compiled()
    storage = sqlite_of(server)
    storage.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    overwrite(db, 1)
    server.node.registry.tables.clear()
    fresh = apsw.Connection(str(db), flags=apsw.SQLITE_OPEN_READONLY)  # without what was read before
    storage.reader, old = fresh, storage.reader
    old.close()
    met = ada.get("/me")
    assert (met.status_code, met.json()["error"]["code"]) == (503, "damaged-database")
    assert "damaged" in met.json()["message"] and "nothing is lost" not in met.text
    health = server.user().get("/health")
    assert (health.status_code, health.json()["error"]["code"]) == (503, "damaged-database")
    refused = ada.post(f"/tables/{table}/actions", rev=0, key=key(), action=0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "damaged-database")
    with pytest.raises(Damaged):
        server.call(storage.commit(queries.add_user("ada", "browser", "ada", "Ada")))
    server.close()


def test_health_tells_that_nothing_can_be_saved_until_it_can(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    with short_files(sqlite_of(server)):
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


@pytest.mark.parametrize("value", ["x{", "7", b"\xff\x80"], ids=["no JSON", "another kind", "no text"])
def test_damaged_columns_are_no_fault_and_take_no_other_table_along(
    server: TestServer, value: str | bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    """Flipped bits in a value, which no check of SQLite finds."""
    ada = server.user("Ada")
    damaged, whole = (ada.make("tianguis", "me", "me", public=True)["table"] for _ in range(2))
    for table, column in COLUMNS:
        before = server.call(change(server, damaged, table, column, value))
        pages = [ada.get(f"{path}{damaged}").status_code for path in ("/tables/", "/t/")]
        lists = [ada.get(path) for path in ("/me", "/tables")]
        assert (set(pages), {answer.status_code for answer in lists}) == ({200, 503}, {200}), column
        assert all(whole in answer.text and damaged not in answer.text for answer in lists), column
        assert ada.see(whole)["rev"] > 0
        server.call(change(server, damaged, table, column, before))
    assert '"fault"' not in capfd.readouterr().err


COLUMNS = [
    ("tables", "options"),
    ("tables", "digests"),
    *(("heads", column) for column in ("labels", "to_act", "auto_answers", "takeback", "transfer", "status")),
]


async def change(server: TestServer, id_: str, table: str, column: str, value: str | bytes) -> bytes:
    """Write a column of a table, as a text, and return what it held."""
    server.node.registry.tables.clear()
    row = f"{table} WHERE no = (SELECT no FROM tables WHERE id = '{id_}')"
    writer = sqlite_of(server).writer
    before = bytes(writer.execute(f"SELECT CAST({column} AS BLOB) FROM {row}").get)
    writer.execute("PRAGMA ignore_check_constraints = ON")
    writer.execute(f"UPDATE {row.replace(' WHERE', f' SET {column} = CAST(? AS TEXT) WHERE', 1)}", (value,))
    writer.execute("PRAGMA ignore_check_constraints = OFF")
    return before


@pytest.mark.parametrize("value", ["[x{", "7", b"\xff\x80"], ids=["no JSON", "another kind", "no text"])
def test_a_damaged_text_of_one_table_costs_no_other_table_anything(
    tmp_path: Path, value: str | bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    """Each text that is stored about a table, whatever it is for; and the server starts again with all of them."""
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    places = server.call(texts(server))
    assert len(places) > 25
    seats = [ada.make("tianguis", "me", "me", "beginner", public=True)["table"] for _ in range(len(places) + 1)]
    damaged, whole = dict(zip(seats, places, strict=False)), seats[-1]
    for table in damaged:
        ada.post(f"/tables/{table}/chat", text="Hello", key=key())
        wait(partial(bot_has_played, ada, table))
    for _ in range(2):
        for id_, (table, column) in damaged.items():
            server.call(spoil(server, id_, table, column, value))
        lists = [ada.get(path) for path in ("/me", "/tables", "/health")]
        assert [answer.status_code for answer in lists] == [200] * 3
        assert all(whole in answer.text for answer in lists[:2])
        found = {place: ada.get(f"/tables/{id_}").status_code for id_, place in damaged.items()}
        assert set(found.values()) <= {200, 404, 503}, found
        assert ada.see(whole)["status"] == "playing"
        server.stop()
        server.open()
        ada.http.base_url, ada.http.headers["origin"] = server.url, server.url
    server.close()
    assert '"fault"' not in capfd.readouterr().err


def bot_has_played(ada: TestUser, table: str) -> bool:
    """Return whether people must decide."""
    return bool(ada.see(table)["to_act"] != ["p3"])


async def texts(server: TestServer) -> list[tuple[str, str]]:
    """Return the columns that hold a text about a table."""
    writer = sqlite_of(server).writer
    names = [name for (name,) in writer.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    columns = [(name, row) for name in names for row in writer.pragma("table_info", name)]
    about = {name for name, row in columns if row[1] == "no"}
    return [(name, row[1]) for name, row in columns if name in about and row[2] == "TEXT"]


async def spoil(server: TestServer, id_: str, table: str, column: str, value: str | bytes) -> None:
    """Write a text in all rows of a table that is stored, against all that guards them."""
    writer = sqlite_of(server).writer
    server.node.registry.tables.pop(id_, None)
    writer.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; DROP TRIGGER IF EXISTS lines_stay")
    rows = f"UPDATE OR IGNORE {table} SET {column} = CAST(? AS TEXT) WHERE no = (SELECT no FROM tables WHERE id = ?)"
    writer.execute(rows, (value, id_))
    writer.execute("UPDATE chat SET seat = -2")  # as of the table itself: its notes are messages
    writer.execute("PRAGMA foreign_keys = ON; PRAGMA ignore_check_constraints = OFF")
