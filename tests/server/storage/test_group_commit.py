"""Changes that wait are committed together, and each caller hears about its own."""

import asyncio
from collections.abc import Sequence

import pytest
from server.storage.samples import run, say

from patolli.server.storage.base import Conflict, NotSaved, OutcomeUnknown, Statement
from patolli.server.storage.group_commit import MAX_BATCH, GroupCommit, PendingWrite, Rejected


class Disk:
    """A backend that remembers its transactions, refuses users named "bad", and fails when it is told to."""

    def __init__(self) -> None:
        self.committed: list[list[str]] = []
        self.error: Exception | None = None
        self.tries = 0

    async def apply(self, batch: Sequence[PendingWrite]) -> None:
        self.tries += 1
        await asyncio.sleep(0.001)
        if self.error is not None:
            raise self.error
        names = [str(write.statements[0].values["id"]) for write in batch]
        if "bad" in names:
            raise Rejected(names.index("bad"), Conflict("bad"))
        self.committed.append(names)


async def all_of(group: GroupCommit, *names: str) -> list[BaseException | None]:
    return await asyncio.gather(*(group.commit(say(name)) for name in names), return_exceptions=True)


def test_what_waits_is_committed_together() -> None:
    disk = Disk()
    names = [f"{n:03}" for n in range(200)]
    assert run(all_of(GroupCommit(disk.apply), *names)) == [None] * 200
    assert [len(batch) for batch in disk.committed] == [MAX_BATCH, MAX_BATCH, MAX_BATCH, 200 - 3 * MAX_BATCH]
    assert [name for batch in disk.committed for name in batch] == names


def test_what_comes_during_a_commit_is_in_the_next() -> None:
    disk = Disk()
    group = GroupCommit(disk.apply)

    async def twice() -> None:
        first = asyncio.ensure_future(group.commit(say("one")))
        while not disk.tries:
            await asyncio.sleep(0)
        await asyncio.gather(group.commit(say("two")), group.commit(say("three")))
        assert first.done()

    run(twice())
    assert disk.committed == [["one"], ["two", "three"]]


def test_one_that_is_rejected_fails_alone() -> None:
    disk = Disk()
    answers = run(all_of(GroupCommit(disk.apply), "one", "bad", "two", "bad"))
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict]
    assert disk.committed == [["one", "two"]]


@pytest.mark.parametrize("error", [NotSaved("full"), OutcomeUnknown("broken"), RuntimeError("ours")])
def test_a_disk_that_fails_fails_all_that_wait_and_the_next_try_works(error: Exception) -> None:
    """It is not tried again by itself: if the outcome is unknown, a second try would write twice."""
    disk = Disk()
    group = GroupCommit(disk.apply)
    disk.error = error
    answers = run(all_of(group, "one", "two"))
    assert [(type(answer), str(answer)) for answer in answers] == [(type(error), str(error))] * 2
    assert disk.tries == 1 and disk.committed == []
    disk.error = None
    assert run(all_of(group, "one", "two")) == [None, None]


@pytest.mark.parametrize("name", ["good", "bad"])
def test_a_caller_that_goes_away_leaves_its_change_and_the_others(name: str) -> None:
    disk = Disk()
    group = GroupCommit(disk.apply)

    async def leave() -> None:
        gone = asyncio.ensure_future(group.commit(say(name)))
        stays = asyncio.ensure_future(group.commit(say("one")))
        await asyncio.sleep(0)
        gone.cancel()
        await stays

    run(asyncio.wait_for(leave(), 10))
    assert disk.committed == ([["good", "one"]] if name == "good" else [["one"]])


def test_closing_waits_for_what_waits() -> None:
    disk = Disk()
    group = GroupCommit(disk.apply)

    async def close() -> None:
        waiting = [asyncio.ensure_future(group.commit(say(f"{n}"))) for n in range(300)]
        await asyncio.sleep(0)
        await group.close()
        assert sum(map(len, disk.committed)) == 300
        await asyncio.gather(*waiting)

    run(close())


def test_it_goes_on_after_an_event_loop_has_ended() -> None:
    disk = Disk()
    group = GroupCommit(disk.apply)

    async def cut_off() -> None:
        asyncio.ensure_future(group.commit(say("lost")))  # noqa: RUF006 - the loop ends before it
        await asyncio.sleep(0)

    run(cut_off())
    assert run(all_of(group, "one")) == [None]
    assert disk.committed == [["one"]]


def test_an_empty_batch_is_never_applied() -> None:
    disk = Disk()
    assert run(all_of(GroupCommit(disk.apply), "bad", "bad")) != [None, None]
    assert (disk.tries, disk.committed) == (2, [])


def test_hints_go_with_their_changes() -> None:
    seen: list[tuple[Sequence[Statement], str]] = []

    async def apply(batch: Sequence[PendingWrite]) -> None:
        seen.extend((write.statements, write.hint) for write in batch)

    run(GroupCommit(apply).commit(say("ada"), "a 7"))
    assert [hint for _, hint in seen] == ["a 7"]
