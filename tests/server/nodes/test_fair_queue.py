"""Hosts take turns where workers are few, and tables of bots alone play only while somebody looks."""

import asyncio
import threading
import time

import pytest
from server.client import TestServer, wait

from patolli.server.settings import Settings
from patolli.server.tables.table import Table
from patolli.server.workers.fair_queue import FairQueue
from patolli.server.workers.pool import BotFailed


def served(*asked: str | tuple[str, str], places: int = 1) -> list[str]:
    """Let hosts ask in this order while all places are taken; return the order in which they are served."""
    order: list[str] = []

    async def ask(queue: FairQueue, client: str | tuple[str, str]) -> None:
        client = (client, "") if isinstance(client, str) else client
        await queue.acquire(*client)
        order.append(client[0])
        await asyncio.sleep(0)
        queue.release()

    async def run() -> None:
        queue = FairQueue(places)
        for _ in range(places):
            await queue.acquire("first")
        tasks = [asyncio.create_task(ask(queue, host)) for host in asked]
        await asyncio.sleep(0)
        queue.release()
        await asyncio.gather(*tasks)
        assert queue.places == 1 and not queue.waiting

    asyncio.run(run())
    return order


def test_hosts_take_turns() -> None:
    assert served("a", "a", "a", "a", "b", "c") == ["a", "b", "c", "a", "a", "a"]


def test_networks_take_turns_and_in_a_network_its_clients() -> None:
    """New clients cost nothing: however many come from one address, each of another address waits for one of them."""
    many = [(f"a{n}", "A") for n in range(4)]
    assert served(*many, ("a0", "A"), ("b", "B"), "c") == ["a0", "b", "c", "a1", "a2", "a3", "a0"]


def test_a_queue_knows_how_many_of_a_client_wait() -> None:
    async def run() -> list[tuple[int, int]]:
        queue = FairQueue(0)
        tasks = [asyncio.create_task(queue.acquire(*client)) for client in (("a", "A"), ("a", "A"), ("b", "A"), ("c",))]
        await asyncio.sleep(0)
        found = [queue.waiting_of("a", "A"), queue.waiting_of("d", "A"), queue.waiting_of("c"), queue.waiting_of("d")]
        for task in tasks:
            task.cancel()
        return found

    assert asyncio.run(run()) == [(2, 3), (0, 3), (1, 1), (0, 0)]


def test_one_host_is_served_by_time_of_arrival() -> None:
    assert served("a", "b", "b", "a") == ["a", "b", "a", "b"]


def test_a_caller_that_has_gone_gives_its_place_back() -> None:
    async def run() -> int:
        queue = FairQueue(1)
        await queue.acquire("a")
        gone, late = (asyncio.create_task(queue.acquire(host)) for host in "bc")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.release()
        await asyncio.wait_for(late, 5)
        queue.release()
        return queue.places

    assert asyncio.run(run()) == 1


def begun(table: Table) -> int:
    """Return the number of lines that a table has."""
    assert table.match is not None
    return table.match.revision


def test_bots_among_themselves_play_while_somebody_looks(server: TestServer) -> None:
    ada = server.user("Ada")
    id_ = ada.make("tianguis", "easy", "easy")["table"]
    table = server.table(id_)
    dealt = begun(table)
    time.sleep(0.5)
    assert begun(table) == dealt, "nobody looks"
    with ada.live(id_) as page:
        wait(lambda: begun(table) > dealt)
        page.update()
    assert ada.see(id_)["rev"] > dealt


def test_a_host_has_few_tables_at_which_bots_play_among_themselves(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = server.user("Ada")
    ids = [ada.make("tianguis", "easy", "easy", options={"rounds": 12})["table"] for _ in range(5)]
    attendant = server.node.bots
    playing = threading.Event()
    seen: list[int] = []

    async def slow(*_: object) -> int:
        seen.append(len(attendant.tables_at_work() & set(ids)))
        playing.set()
        raise BotFailed("slow")

    monkeypatch.setattr(attendant.background, "choose_action", slow)
    for id_ in ids:
        ada.see(id_)
    assert playing.wait(30)
    wait(lambda: all(not server.table(id_).require_match().to_act() for id_ in ids), 60)
    assert max(seen) <= Settings().bot_tables_per_host
