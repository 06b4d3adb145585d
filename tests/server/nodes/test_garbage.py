"""Garbage collection keeps out of the way of requests."""

import gc
from collections.abc import Iterator

import pytest
from server.client import TestServer, legal_actions, wait

from patolli.server.garbage import IDLE, LONGEST, PAUSE, ROUNDS, YOUNG, GarbageCollector


@pytest.fixture
def garbage() -> Iterator[GarbageCollector]:
    """A schedule that has begun, and is given back at the end."""
    found = GarbageCollector()
    found.begin()
    yield found
    found.end()


class Node:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.own = self


def cycles() -> int:
    return sum(isinstance(found, Node) for found in gc.get_objects())


def collections() -> list[int]:
    """Return how many collections there were of each generation."""
    return [generation["collections"] for generation in gc.get_stats()]


def test_only_collections_of_few_objects_start_by_themselves(garbage: GarbageCollector) -> None:
    """Also while a second brings a million of them, such as tables that are loaded."""
    looked_at: list[int] = []

    def count(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(older)) for older in range(info["generation"] + 1)))

    full = collections()[2]
    gc.callbacks.append(count)
    kept: list[list[int]] = [[] for _ in range(1_500_000)]
    garbage.collect_if_due(garbage.last_work)
    gc.callbacks.remove(count)
    assert kept and looked_at and max(looked_at) <= (ROUNDS + 2) * YOUNG + 1_000
    assert collections()[2] == full
    garbage.end()
    more: list[list[int]] = [[] for _ in range(1_500_000)]
    assert more and collections()[2] > full  # with Python's own schedule they do
    garbage.begin()


def survive() -> list[list[int]]:
    """Return objects that have survived a collection of the youngest."""
    kept: list[list[int]] = [[] for _ in range(3 * YOUNG)]
    assert gc.get_count()[1] > 0
    return kept


def test_what_survives_is_looked_at_once_and_frozen(garbage: GarbageCollector) -> None:
    before, frozen = collections(), gc.get_freeze_count()
    kept = survive()
    garbage.note_work()
    garbage.collect_if_due(garbage.last_work)
    after = collections()
    assert (after[1], after[2]) == (before[1] + 1, before[2])
    assert gc.get_freeze_count() - frozen >= len(kept) - YOUNG
    assert len(gc.get_objects()) < YOUNG, "nothing is left for the next collection"
    garbage.collect_if_due(garbage.last_work)
    assert collections()[1:] == after[1:], "nothing has survived since"


def test_an_idle_server_collects_old_cycles(garbage: GarbageCollector) -> None:
    nodes = [Node() for _ in range(5)]
    kept = survive()
    garbage.collect_if_due(garbage.last_work)  # now they are frozen
    nodes.clear()
    garbage.note_work()
    before = collections()[2]
    garbage.last_full -= PAUSE + 1
    garbage.collect_if_due(garbage.last_work + IDLE / 2)
    assert kept and collections()[2] == before
    garbage.collect_if_due(max(garbage.last_full, garbage.last_work) + PAUSE + IDLE + 1)
    assert collections()[2] > before and cycles() == 0


def test_a_server_that_is_never_idle_collects_all_at_last(garbage: GarbageCollector) -> None:
    before = collections()[2]
    for later, expected in ((PAUSE + 1, before), (LONGEST - 1, before), (LONGEST + 1, before + 1)):
        garbage.last_work = garbage.last_full + later
        garbage.collect_if_due(garbage.last_full + later)
        assert collections()[2] == expected
        if expected > before:
            break


def test_all_that_somebody_waits_for_is_work(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request, a live message and its answer, and a decision of a bot."""
    noted: list[str] = []
    node = server.node
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "easy")["table"]
    wait(lambda: ada.see(table)["to_act"] == ["p1"])
    monkeypatch.setattr(node, "on_work", lambda: noted.append("node"))
    monkeypatch.setattr(node.bots, "on_work", lambda: noted.append("bot"))
    with ada.live(table) as page:
        page.update()
        assert noted == ["node"], "the first message was answered"
        page.socket.send('{"after": 0}')
        page.update()
        wait(lambda: noted.count("node") >= 3)
    ada.get("/health")
    assert noted.count("node") >= 4 and "bot" not in noted
    while ada.see(table)["to_act"] == ["p1"] and "bot" not in noted:
        view = ada.see(table)
        assert ada.play(table, legal_actions(view)[-1], view["rev"]).status_code == 200
    wait(lambda: "bot" in noted)
