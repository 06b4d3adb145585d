"""Names and rematches have limits: at a table a new name is a line of its record, and a rematch is a new table."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.client import GENEROUS, TestServer, key
from server.storage.test_faults import moved, spoil
from server.tables.test_tables import pair

NEVER = 1e9  # seconds: so that no bucket fills while a test runs
Build = Callable[..., TestServer]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Servers with limits."""
    found: list[TestServer] = []

    def make(**limits: Any) -> TestServer:
        found.append(TestServer(tmp_path / f"{len(found)}.db", replace(GENEROUS, **limits)))
        return found[-1]

    yield make
    for server in found:
        server.close()


def test_a_name_changes_a_few_times(build: Build) -> None:
    server = build(renames=(3, NEVER))
    ada, ben = server.user(), server.user()
    for person in (ada, ben):
        assert person.get("/me").status_code == 200  # from now on it is known by its cookie
    table = ada.make("tianguis", "me", "me")["table"]
    rev = ada.see(table)["rev"]
    found = [ada.post("/me", name=f"Ada {n}", table=table).status_code for n in range(6)]
    assert found == [200] * 3 + [429] * 3
    assert ada.see(table)["rev"] - rev == 3 * 2, "two seats"
    refused = ada.post("/me", name="Eve", table=table).json()
    assert refused["error"]["params"]["what"] == "renames"
    assert refused["message"].startswith("Too many changes of name at once. Try again in ")
    assert ben.post("/me", name="Ben").status_code == 200


def test_a_rematch_counts_as_a_new_table(build: Build) -> None:
    server = build(tables=(3, NEVER))
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "easy")["table"]
    found = []
    for _ in range(4):
        assert ada.post(f"/tables/{table}/resign", key=key()).status_code == 200
        answer = ada.post(f"/tables/{table}/rematch", key=key())
        found.append(answer.status_code)
        table = answer.json().get("table", table)
        if answer.status_code != 200:
            assert answer.json()["error"]["params"]["what"] == "tables"
            break
    assert found == [200, 200, 429]


def test_a_name_that_its_table_refuses_is_not_saved(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    server.stop()
    spoil(server.db, "UPDATE tables SET rules = '99'")
    server.open()
    moved(server, ada, ben)
    refused = ada.post("/me", name="Eve", table=table)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "other-rules")
    assert ada.get("/me").json()["name"] == "Ada"
    assert ada.post("/me", name="Eve").status_code == 200
    assert ada.get("/me").json()["name"] == "Eve"
    server.close()
