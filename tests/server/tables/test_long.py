"""Long games: loading begins at a snapshot, undo and take-backs reach across it, memory does not grow with the game."""

import asyncio
from pathlib import Path

import pytest
from server.client import TestServer, labels, legal_actions, wait
from server.storage.test_faults import moved, spoil
from server.tables.test_tables import pair, play_on

from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.sqlite import SqliteStorage
from patolli.server.tables import change, table
from patolli.server.tables.table import Table

FEW = 12


@pytest.fixture
def long_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestServer:
    monkeypatch.setattr(change, "SNAPSHOT_EVERY", FEW)
    monkeypatch.setattr(table, "LOG_CACHE", 20)
    return TestServer(tmp_path / "games.db")


async def load(db: Path, id_: str) -> Table:
    """A table as a server loads it."""
    storage = SqliteStorage(db)
    row = await queries.table_row(storage, id_)
    assert row is not None
    table = await Table.load(storage, row, Settings())
    await storage.close()
    return table


def test_loading_replays_only_what_came_after_the_last_snapshot(long_house: TestServer) -> None:
    id_, ada, ben = pair(long_house, "mexica")
    play_on(id_, ada, ben, most=60)
    sights = [ada.see(id_), ben.see(id_)]
    logs = [ada.get(f"/tables/{id_}/log").json(), ben.get(f"/tables/{id_}/log").json()]
    long_house.stop()
    loaded = asyncio.run(load(long_house.db, id_))
    assert loaded.match is not None
    assert loaded.match.revision == sights[0]["rev"]
    assert loaded.match.replay.dropped_lines > 0
    assert len(loaded.match.replay.record.lines) < loaded.match.revision // 2
    long_house.open()
    moved(long_house, ada, ben)
    for person, sight, log in zip((ada, ben), sights, logs, strict=True):
        again = person.see(id_)
        assert {k: v for k, v in again.items() if k not in ("seats", "log")} == {
            k: v for k, v in sight.items() if k not in ("seats", "log")
        }
        assert person.get(f"/tables/{id_}/log").json() == log
    long_house.close()


def test_a_finished_game_is_whole_although_much_was_forgotten(long_house: TestServer) -> None:
    id_, ada, ben = pair(long_house, "tianguis", options={"rounds": 9})
    play_on(id_, ada, ben)
    record = ada.get(f"/tables/{id_}/record").text
    assert record.count("\n") > 4 * FEW
    verified = ada.get(f"/tables/{id_}/verification").json()
    assert verified["fair"] is True
    assert verified["draws"] == sum(line.startswith("* ") for line in record.splitlines())
    long_house.close()


def test_a_take_back_goes_far_behind_a_snapshot_and_the_table_can_be_loaded_again(long_house: TestServer) -> None:
    id_, ada, ben = pair(long_house, "tianguis", options={"rounds": 9})
    start = ada.see(id_)
    play_on(id_, ada, ben, most=24)
    rev = ada.see(id_)["rev"]
    assert ada.do(id_, "takeback", rev=rev, to=start["rev"] + 1).status_code == 200
    assert ben.do(id_, "takeback-answer", accept=True).status_code == 200
    back = ada.see(id_)
    assert back["view"]["state"]["round"] == 1
    assert legal_actions(back) == legal_actions(start)
    long_house.stop()
    long_house.open()
    moved(long_house, ada, ben)
    again = ada.see(id_)
    assert (again["view"], again["rev"], again["undo"]) == (back["view"], back["rev"], back["undo"])
    play_on(id_, ada, ben)
    assert ada.get(f"/tables/{id_}/verification").json()["fair"] is True
    long_house.close()


def test_positions_of_the_past_are_those_that_were_seen(long_house: TestServer) -> None:
    id_, ada, ben = pair(long_house, "tianguis", options={"rounds": 9})
    seen = {}
    for _ in range(20):
        sight = ada.see(id_)
        seen[sight["rev"]] = sight["view"]
        play_on(id_, ada, ben, most=1, seed=sight["rev"])
    for rev, view in seen.items():
        assert ada.get(f"/tables/{id_}/positions/{rev}").json()["view"] == view
    assert ada.get(f"/tables/{id_}/positions/{10**6}").status_code == 404
    assert ada.get(f"/tables/{id_}/positions/x").status_code == 422
    long_house.close()


def test_somebody_who_is_away_too_long_is_replaced_and_comes_back(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", replace_offline_after=0.0, reconnect_time=0.0)
    id_, ada, ben = pair(server, "mexica")
    with ada.live(id_) as page:
        page.update()
        assert ben.do(id_, "replace", seat="p1", level="beginner").status_code == 403  # she is there
    wait(lambda: not ben.see(id_)["seats"][0].get("online"))
    assert ben.do(id_, "replace", seat="p1", level="beginner").status_code == 200
    assert labels(ben.see(id_))[0] == "bot:beginner"
    wait(lambda: ben.see(id_)["to_act"] == ["p2"])
    assert ada.do(id_, "resume").status_code == 200
    assert labels(ben.see(id_))[0] == "Ada"
    server.close()


@pytest.mark.parametrize(("reconnect", "status"), [(0.0, 200), (60.0, 403)])
def test_a_restart_does_not_forget_how_long_others_have_waited(tmp_path: Path, reconnect: float, status: int) -> None:
    """The time counts from the last line; only pages get some seconds to connect again."""
    server = TestServer(tmp_path / "games.db", reconnect_time=reconnect)
    id_, ada, ben = pair(server)
    assert ben.do(id_, "replace", seat="p1", level="beginner").status_code == 403
    server.stop()
    spoil(
        server.db,
        f"DROP TRIGGER lines_stay; UPDATE lines SET at = at - {1000 * server.settings.replace_offline_after:.0f}",
    )
    server.open()
    moved(server, ada, ben)
    assert ben.do(id_, "replace", seat="p1", level="beginner").status_code == status
    server.close()
