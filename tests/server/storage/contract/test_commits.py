"""In every storage a change is written whole or not at all, and of two that meet one wins."""

import asyncio
import re
from typing import Any

import pytest
from server.storage.samples import (
    add_person,
    commit_all,
    done,
    head,
    new_lines,
    new_table,
    refused,
    run,
    said,
    say,
    select,
)

from patolli.server.storage import queries
from patolli.server.storage.base import Conflict, Statement, Storage, StoredLine

NO_VALUE: Any = object()


def test_a_change_of_an_old_copy_conflicts_and_writes_nothing(storage: Storage) -> None:
    done(storage, *new_table("a"))
    copy = head(storage)
    done(storage, queries.update_head(head(storage)))
    done(storage, *new_table("b"))
    late = [*queries.add_lines("a", new_lines(1, 2)), queries.add_chat("a", 1, 0, "Ada", "Hi")]
    refused(storage, *late, queries.update_head(copy))
    refused(storage, queries.update_head(copy), *late)
    assert run(queries.lines(storage, "a", 0)) == [] and run(queries.chat(storage, "a", 0)) == []
    assert head(storage).seq == 2


@pytest.mark.parametrize("together", [True, False])
def test_of_two_changes_at_the_same_moment_one_wins(storage: Storage, together: bool) -> None:
    """It does not matter what they change: lines, chat, or a seat that both were invited to."""
    done(storage, *new_table("a"), *add_person("ada"), *add_person("ben"), queries.add_invite("h", "a", 1, "invite"))
    changes = [
        [queries.add_holder("a", 1, "ada"), queries.update_head(head(storage))],
        [queries.add_holder("a", 1, "ben"), queries.update_head(head(storage))],
        [queries.add_chat("a", 1, 0, "Ada", "Hi"), queries.update_head(head(storage))],
        [*queries.add_lines("a", new_lines(1, 1)), queries.update_head(head(storage))],
    ]
    if together:
        answers = commit_all(storage, *changes)
    else:
        answers = [commit_all(storage, change)[0] for change in changes]
    assert [type(answer) for answer in answers] == [type(None), Conflict, Conflict, Conflict]
    assert run(queries.seat_holders(storage, "a")) == {"ada": {1}}
    assert run(queries.lines(storage, "a", 0)) == [] and run(queries.chat(storage, "a", 0)) == []
    assert head(storage).seq == 2


def test_many_writers_of_one_table_lose_nothing(storage: Storage) -> None:
    """Each tries until it wins: so many commits, so many lines, without a gap."""
    done(storage, *new_table("a"))

    async def writer(wins: int) -> int:
        lost = 0
        while wins:
            row = await queries.table_row(storage, "a")
            assert row is not None
            line = row.seq  # each commit writes one line
            try:
                entry = StoredLine(line, "p1", "pass", [], 1)
                await storage.commit([*queries.add_lines("a", [entry]), queries.update_head(row)])
                wins -= 1
            except Conflict:
                lost += 1
        return lost

    async def race() -> list[int]:
        return await asyncio.gather(*(writer(8) for _ in range(12)))

    assert sum(run(race())) > 0, "they were to meet"
    assert head(storage).seq == 97
    assert [entry.line for entry in run(queries.lines(storage, "a", 0))] == list(range(1, 97))


def test_all_of_a_change_or_none(storage: Storage) -> None:
    first, last = say("first"), [Statement("UPDATE users SET name = 'x' WHERE id = 'nobody'", {}, must_change=True)]
    for parts in ([*first, *last], [*last, *first]):
        refused(storage, *parts)
        assert said(storage) == []
    done(storage, *first)
    assert said(storage) == ["first"]


def test_a_statement_that_need_not_change_anything_does_not_conflict(storage: Storage) -> None:
    done(storage, Statement("UPDATE users SET name = 'x' WHERE id = 'nobody'", {}), *say("ada"))
    assert said(storage) == ["ada"]


def test_a_change_that_conflicts_leaves_those_that_wait_with_it(storage: Storage) -> None:
    twice = [*say("half"), *new_table("a")]
    answers = commit_all(storage, new_table("a"), say("one"), twice, say("two"), twice)
    assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None), Conflict]
    assert said(storage) == ["one", "two"]


@pytest.mark.parametrize(
    "broken",
    [
        Statement("INSERT INTO nowhere VALUES (:id)", {"id": 1}),
        Statement("UPDATE users SET seen = :seen", {"seen": 1 << 70}),
        Statement("UPDATE users SET name = :name", {"name": "\ud800"}),
        Statement("UPDATE users SET name = :name", {"name": NO_VALUE}),
        Statement("UPDATE users SET name = :name", {}),
    ],
    ids=["no such table", "too large", "no text", "no value", "too few"],
)
def test_a_change_that_is_broken_leaves_the_others(storage: Storage, broken: Statement) -> None:
    answers = commit_all(storage, say("one"), [*say("half"), broken], say("two"))
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
    assert not isinstance(answers[1], Conflict)
    assert commit_all(storage, say("three")) == [None]
    assert said(storage) == ["one", "three", "two"]


def test_a_caller_that_goes_away_does_not_stop_its_change(storage: Storage) -> None:
    async def give_up() -> None:
        task = asyncio.ensure_future(storage.commit(say("one")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await storage.commit(say("two"))

    run(give_up())
    assert said(storage) == ["one", "two"]


def test_a_change_without_statements_writes_nothing(storage: Storage) -> None:
    before = select(storage, "SELECT * FROM facts")
    run(storage.commit([]))
    assert select(storage, "SELECT * FROM facts") == before


def test_a_probe_can_be_written_again_and_again(storage: Storage) -> None:
    done(storage, queries.probe())
    done(storage, queries.probe(), queries.probe())


def test_one_process_alone_hears_no_hints(storage: Storage) -> None:
    async def heard() -> list[str]:
        await storage.commit(say("one"), hint="a 1")
        return [hint async for hint in storage.hints()]

    assert run(asyncio.wait_for(heard(), 10)) == []


def test_the_version_of_the_database_is_reported(storage: Storage) -> None:
    assert re.fullmatch(r"[A-Za-z]+ \d+(\.\d+)+", storage.version)
