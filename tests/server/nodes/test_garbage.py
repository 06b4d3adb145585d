"""Garbage collection keeps out of the way of requests."""

import gc
from collections.abc import Iterator

import pytest

from patolli.server.garbage import IDLE, LONGEST, PAUSE, GarbageCollector


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


def test_full_collections_do_not_start_by_themselves(garbage: GarbageCollector) -> None:
    before = gc.get_stats()[2]["collections"]
    kept: list[list[int]] = [[] for _ in range(1_500_000)]
    assert kept and gc.get_stats()[2]["collections"] == before
    garbage.end()
    more: list[list[int]] = [[] for _ in range(1_500_000)]
    assert more and gc.get_stats()[2]["collections"] > before  # with Python's own schedule they do
    garbage.begin()


def test_an_idle_server_collects_old_cycles(garbage: GarbageCollector) -> None:
    nodes = [Node() for _ in range(5)]
    garbage.collect_if_due(garbage.last_full + LONGEST + 1)  # now they are old
    nodes.clear()
    assert gc.get_freeze_count() > 0
    garbage.note_request()
    before = gc.get_stats()[2]["collections"]
    garbage.collect_if_due(garbage.last_request + IDLE / 2)
    assert gc.get_stats()[2]["collections"] == before
    garbage.collect_if_due(max(garbage.last_full, garbage.last_request) + PAUSE + IDLE + 1)
    assert gc.get_stats()[2]["collections"] > before and cycles() == 0


def test_a_server_that_is_never_idle_collects_now_and_then(garbage: GarbageCollector) -> None:
    before = gc.get_stats()[2]["collections"]
    garbage.last_request = garbage.last_full + LONGEST - 1
    garbage.collect_if_due(garbage.last_full + LONGEST - 1)
    assert gc.get_stats()[2]["collections"] == before
    garbage.last_request = garbage.last_full + LONGEST + 1
    garbage.collect_if_due(garbage.last_full + LONGEST + 1)
    assert gc.get_stats()[2]["collections"] == before + 1
