"""Questions of one client, or of one address, do not hold up those of others."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server.client import TestServer, TestUser, wait

from patolli.core.errors import PatolliError
from patolli.messages import BOT
from patolli.server.labels import display_name
from patolli.server.workers import replays
from patolli.server.workers.fair_queue import FairQueue, Place
from patolli.server.workers.pool import WorkerPool

HEAD = "patolli-record 1\ngame tianguis\nseat p1 {}\nseat p2 Ben\n---\n"
START = "* deal jade\n* deal coyote\n* deal maize\n* deal coyote\n* roll 4\n* draw maize\n"
MOST = 1.0  # seconds of processor time for an import of a few lines


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[TestServer]:
    found = TestServer(tmp_path / "games.db")
    yield found
    found.close()


# Labels


@pytest.mark.parametrize("name", ["bot:Ada", "bot: bot:Ada", "bot:bot: Ada", "Ada"])
def test_nobody_is_called_a_bot(name: str) -> None:
    assert display_name(name) == "Ada"
    assert display_name(BOT * 3) == "Guest"


@pytest.mark.parametrize("place", ["the header", "a line"])
def test_a_long_label_costs_nothing(place: str) -> None:
    label = BOT * 450_000
    text = HEAD.format(label) + START if place == "the header" else HEAD.format("Ada") + START + f"~ seat p1 {label}\n"
    start = time.process_time()
    try:
        found = replays.import_game({"record": text, "at": None, "lines": 5_000})
        assert all(len(name) <= 40 for name in found.get("labels", []))
    except PatolliError:
        pass
    assert time.process_time() - start < MOST


# Waiting


def test_a_client_has_two_questions_waiting_and_others_go_between(
    fresh: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = fresh.user("Ada"), fresh.user("Ben")
    table = ada.post("/tables/import", record=HEAD.format("Ada") + START).json()["table"]
    other = ben.post("/tables/import", record=HEAD.format("Ben") + START).json()["table"]
    queue = fresh.node.records.workers.free
    assert queue.places == 1
    queue.places = 0  # a long question of somebody is under way
    order: list[str] = []  # in which the worker is asked
    exchange = WorkerPool.exchange

    async def note(self: WorkerPool, worker: Any, question: dict[str, Any], *more: Any) -> dict[str, Any]:
        order.append("Ben" if "seat p1 Ben" in str(question) else "Ada")
        return await exchange(self, worker, question, *more)

    monkeypatch.setattr(WorkerPool, "exchange", note)

    def ask(person: TestUser, id_: str, line: int) -> int:
        return person.get(f"/tables/{id_}/positions/{line}").status_code

    with ThreadPoolExecutor() as pool:
        waiting = [pool.submit(ask, ada, table, line) for line in (1, 2)]
        wait(lambda: sum(map(len, clients(queue))) == 2)
        for line in (3, 4):
            refused = ada.get(f"/tables/{table}/positions/{line}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "rate-limited")
            assert int(refused.headers["retry-after"]) > 0
        waiting.append(pool.submit(ask, ben, other, 1))
        wait(lambda: sum(map(len, clients(queue))) == 3)
        fresh.loop.call_soon_threadsafe(queue.release)
        assert [found.result() for found in waiting] == [200, 200, 200]
    assert order == ["Ada", "Ben", "Ada"]


def clients(queue: FairQueue) -> list[deque[Place]]:
    """Return the questions that wait, by client."""
    return [places for network in list(queue.waiting.values()) for places in network.values()]


# Bots


def test_bots_of_many_tables_and_bots_among_themselves_think_in_the_background(
    fresh: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They never think: the bots of others play on, as those of a host with a few tables do."""

    async def never(self: object, *_: object) -> dict[str, Any]:
        await asyncio.sleep(3600)
        raise AssertionError

    background = fresh.node.bots.background
    monkeypatch.setattr(background, "exchange", never)
    eve = fresh.user("Eve")
    own = [eve.make("tianguis", "easy", "easy", "me")["table"] for _ in range(20)]
    among = [eve.make("tianguis", "easy", "easy")["table"] for _ in range(3)]
    for id_ in own + among:
        eve.see(id_)
    wait(lambda: len(fresh.node.bots.tables_at_work()) > 5)
    fresh.node.bots.slot = 0.0
    ada = fresh.user("Ada")
    table = ada.make("tianguis", "me", "easy")["table"]
    for _ in range(3):
        wait(lambda: ada.see(table)["to_act"] == ["p1"])
        assert ada.play(table, legal(ada.see(table))).status_code == 200
    wait(lambda: ada.see(table)["to_act"] == ["p1"])
    assert len(fresh.node.bots.tables_at_work()) > 5


def legal(view: dict[str, Any]) -> int:
    return int(view["legal"][0][0])


def test_hosts_at_one_address_share_too(fresh: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = fresh.node.bots
    people = [fresh.user(f"P{n}") for n in range(14)]
    tables = [person.make("tianguis", "me", "easy")["table"] for person in people]
    for person, id_ in zip(people, tables, strict=True):
        person.see(id_)
    found = [fresh.table(id_) for id_ in tables]
    assert len({table.row.host for table in found}) == 14
    assert {table.network for table in found} == {"127.0.0.1"}
    monkeypatch.setattr(runner, "tables_at_work", lambda: set(tables))
    assert {runner.workers_for(table) is runner.background for table in found} == {True}
    monkeypatch.setattr(runner, "tables_at_work", lambda: set(tables[:12]))
    assert {runner.workers_for(table) is runner.workers for table in found[:12]} == {True}


def test_background_workers_step_back() -> None:
    async def niceness() -> int:
        pool = WorkerPool(1, background=True)
        worker = await pool.start()
        try:
            await pool.exchange(worker, {"ask": "import", "record": "", "at": None, "lines": 5_000}, lambda _: None)
            return int(Path(f"/proc/{worker.pid}/stat").read_text().rpartition(")")[2].split()[16])
        finally:
            await pool.close()

    assert asyncio.run(niceness()) >= 10
