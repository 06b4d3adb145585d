"""The promises of every storage: one test for each query, each conflict and each race, on every implementation."""

import asyncio
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.storage.samples import (
    HOST,
    add_person,
    close,
    commit_all,
    new_lines,
    new_row,
    new_table,
    run,
    said,
    say,
    select,
)

from patolli.server.storage import open_storage, queries
from patolli.server.storage.base import (
    BROWSER,
    PROGRAM,
    SEAT_TOKEN,
    SPECTATOR,
    TABLE,
    ChatRow,
    Conflict,
    Invite,
    Session,
    Statement,
    Storage,
    StoredLine,
    TableRow,
    now,
)

IMPLEMENTATIONS: dict[str, Callable[[Path], Storage]] = {"sqlite": lambda folder: open_storage(folder / "games.db")}

NO_VALUE: Any = object()


@pytest.fixture(params=IMPLEMENTATIONS)
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    found = IMPLEMENTATIONS[request.param](tmp_path)
    yield found
    close(found)


def done(storage: Storage, *statements: Statement) -> None:
    """Commit these together."""
    run(storage.commit(statements))


def refused(storage: Storage, *statements: Statement) -> str:
    """Return why these conflict."""
    with pytest.raises(Conflict) as caught:
        run(storage.commit(statements))
    return str(caught.value)


def head(storage: Storage, table: str = "a") -> TableRow:
    found = run(queries.table_row(storage, table))
    assert found is not None
    return found


# Tables


def test_a_table_is_read_as_it_was_written(storage: Storage) -> None:
    row = new_row(
        "a",
        seq=1,
        status="playing",
        to_act=[1],
        auto_answers={0: ("Auction", "pass"), 1: ("Trade", "no “thanks” ☀")},
        takeback={"seat": 0, "to": 6, "waiting": [1]},
        transfer={"seat": 1, "waiting": [1]},
        rematch="b",
        public=True,
    )
    before = now()
    done(storage, *add_person(HOST), *queries.add_table(row, ["", "luck"]))
    found = head(storage)
    assert before <= found.changed <= now()
    row.changed = found.changed
    assert found == row
    assert (type(found.public), type(found.hints), type(found.seed)) == (bool, bool, bytes)
    assert found.seed_hash() and not new_row("b", seed=b"").seed_hash()
    assert run(queries.seats(storage, "a")) == [("Ada", ""), ("bot:easy", "luck")]
    assert run(queries.table_row(storage, "b")) is None


def test_a_table_changes_and_its_commits_are_counted(storage: Storage) -> None:
    done(storage, *new_table("a"))
    row = head(storage)
    row.status, row.to_act, row.labels = "finished", [], ["Ada", "Ben"]
    row.auto_answers, row.takeback, row.transfer, row.rematch = {1: ("Trade", "no")}, {"to": 1}, {"seat": 0}, "z"
    done(storage, queries.update_head(row))
    found = head(storage)
    assert found.seq == row.seq + 1
    found.seq, found.changed = row.seq, row.changed
    assert found == row


def test_the_same_name_is_never_given_twice(storage: Storage) -> None:
    done(storage, *new_table("a"))
    refused(storage, *new_table("a"))


def test_a_table_that_nobody_needs_is_removed_with_all_that_belongs_to_it(storage: Storage) -> None:
    done(
        storage,
        *new_table("a"),
        queries.add_holder("a", 0, HOST),
        queries.add_invite("hash", "a", 1, "invite"),
        *queries.add_commit("a", "key", "print", 1),
        queries.add_chat("a", 1, 0, "Ada", "Hi"),
        queries.set_job("a", "bot-turn", 1),
    )
    done(storage, *queries.remove_table(head(storage)))
    assert run(queries.table_row(storage, "a")) is None
    for name in ("heads", "seats", "seat_holders", "invites", "keys", "chat", "jobs"):
        assert select(storage, f"SELECT * FROM {name}") == []


def test_a_table_with_a_record_or_with_news_is_not_removed(storage: Storage) -> None:
    done(storage, *new_table("a", lines=1))
    refused(storage, *queries.remove_table(head(storage)))
    done(storage, *new_table("b"))
    old = head(storage, "b")
    done(storage, queries.update_head(old))
    refused(storage, *queries.remove_table(old))
    assert head(storage, "a").seq == 1 and head(storage, "b").seq == 2


@pytest.mark.parametrize("change", ["lines", "chat", "holder", "invite", "commit", "job", "snapshot"])
def test_nothing_is_written_for_a_table_that_is_gone(storage: Storage, change: str) -> None:
    done(storage, *add_person(HOST))
    changes = {
        "lines": queries.add_lines("gone", new_lines(1, 1)),
        "chat": [queries.add_chat("gone", 1, 0, "Ada", "Hi")],
        "holder": [queries.add_holder("gone", 0, HOST)],
        "invite": [queries.add_invite("hash", "gone", 0, "invite")],
        "commit": queries.add_commit("gone", "key", "print", 1),
        "job": [queries.set_job("gone", "bot-turn", 1)],
        "snapshot": [queries.add_snapshot("gone", {"lines": 1, "turns": 1})],
    }
    refused(storage, *changes[change])


def test_tables_of_a_user(storage: Storage) -> None:
    for id_, host in (("own", "ada"), ("played", "ben"), ("watched", "ben"), ("other", "ben"), ("both", "ada")):
        done(storage, *new_table(id_, host=host))
    held = (("played", 1), ("played", 0), ("watched", SPECTATOR), ("both", 1))
    done(storage, *[queries.add_holder(id_, seat, "ada") for id_, seat in held], queries.add_holder("both", 0, "ben"))
    later = head(storage, "own")
    run(asyncio.sleep(0.005))
    done(storage, queries.update_head(later))
    found = {row.id: seats for row, seats in run(queries.tables_of_user(storage, "ada"))}
    assert found == {"own": [], "played": [0, 1], "both": [1]}
    assert next(iter(found)) == "own"
    assert run(queries.tables_of_user(storage, "cleo")) == []


def test_a_list_of_tables_is_cut_by_tables_and_not_by_seats(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MAX_ROWS", 2)
    for id_ in ("a", "b", "c"):
        holders = [queries.add_holder(id_, seat, HOST) for seat in (0, 1)]
        done(storage, *new_table(id_), *holders)
    assert [seats for _, seats in run(queries.tables_of_user(storage, HOST))] == [[0, 1], [0, 1]]


def test_open_tables(storage: Storage) -> None:
    for id_, status, public in (
        ("old", "playing", True),
        ("over", "finished", True),
        ("private", "waiting", False),
        ("waits", "waiting", True),
        ("new", "playing", True),
    ):
        done(storage, *new_table(id_, status=status, public=public))
        run(asyncio.sleep(0.003))
    assert [row.id for row in run(queries.open_tables(storage))] == ["waits", "new", "old"]


# Races


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


# The record


def test_lines(storage: Storage) -> None:
    entries = [
        StoredLine(1, "*", "deal “á”", [("dealt", [1, [2, 3], None, "☀"])], 1_700_000_000_001),
        StoredLine(2, "p1", "pass", [], 1_700_000_000_002),
        StoredLine(3, "~", "undo 1", [("~undo", [2])], 1_700_000_000_003),
    ]
    done(storage, *new_table("a"), *new_table("b", lines=2), *queries.add_lines("a", entries))
    assert run(queries.lines(storage, "a", 0)) == entries
    assert run(queries.lines(storage, "a", 1)) == entries[1:]
    assert run(queries.lines(storage, "a", 0, 2)) == entries[:2]
    assert run(queries.bare_lines(storage, "a", 1, 2)) == [(2, "p1", "pass")]
    encoded = run(queries.encoded_lines(storage, "a", 0))
    assert encoded[0] == (1, "*", "deal “á”", '[["dealt",[1,[2,3],null,"☀"]]]', 1_700_000_000_001)
    assert queries.decode_lines(encoded) == entries
    assert run(queries.last_line_at(storage, "a")) == 1_700_000_000_003
    assert run(queries.last_line_at(storage, "gone")) is None


def test_encoded_lines_are_numbered_from_1(storage: Storage) -> None:
    done(
        storage, *new_table("a"), *queries.add_encoded_lines("a", [("*", "deal", '[["dealt",[1]]]'), ("p1", "x", "[]")])
    )
    found = run(queries.lines(storage, "a", 0))
    assert [(entry.line, entry.who, entry.text, entry.events) for entry in found] == [
        (1, "*", "deal", [("dealt", [1])]),
        (2, "p1", "x", []),
    ]
    assert all(now() - 60_000 < entry.at <= now() for entry in found)


def test_lines_are_neither_changed_nor_deleted_nor_written_twice(storage: Storage) -> None:
    done(storage, *new_table("a", lines=3))
    for sql in ("UPDATE lines SET text = 'open'", "DELETE FROM lines", "DELETE FROM lines WHERE line = 3"):
        assert "never" in refused(storage, Statement(sql, {}))
    refused(storage, *queries.add_lines("a", new_lines(3, 3)))
    assert run(queries.lines(storage, "a", 0)) == new_lines(1, 3)


@pytest.mark.parametrize(
    "stored", ["", "{", "7", "null", '"ab"', '["ab"]', "[[1, []]]", '[["a", 1]]', '[["a"]]', "[" * 9999]
)
def test_damaged_events_are_none(stored: str) -> None:
    assert queries.decode_events(stored) == []


def test_snapshots(storage: Storage) -> None:
    done(storage, *new_table("a"))
    for line, turns in ((10, 9), (20, 18), (30, 27)):
        done(storage, queries.add_snapshot("a", {"lines": line, "turns": turns, "state": "ä"}))
    assert run(queries.snapshot(storage, "a")) == {"lines": 30, "turns": 27, "state": "ä"}
    assert run(queries.snapshot(storage, "a", before=30)) == {"lines": 20, "turns": 18, "state": "ä"}
    assert run(queries.snapshot(storage, "a", before=10)) is None
    done(storage, queries.drop_snapshots("a", 18))
    assert run(queries.snapshot(storage, "a")) == {"lines": 20, "turns": 18, "state": "ä"}


def test_an_answer_is_kept_by_its_key_for_a_day(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    done(storage, *new_table("a"), *new_table("b"))
    done(storage, *queries.add_commit("a", "key", "print", {"rev": 57}))
    assert run(queries.commit_by_key(storage, "a", "key")) == ("print", {"rev": 57})
    assert run(queries.commit_by_key(storage, "b", "key")) is None
    refused(storage, *queries.add_commit("a", "key", "print", {"rev": 58}))
    done(storage, *queries.add_commit("b", "key", "print", None))
    assert run(queries.commit_by_key(storage, "b", "key")) == ("print", None)
    for hours, there in ((23, True), (25, False)):
        monkeypatch.setattr(queries, "now", lambda hours=hours: now() + hours * 3600 * 1000)
        done(storage, *queries.add_commit("a", f"{hours}", "print", 0))
        assert (run(queries.commit_by_key(storage, "a", "key")) is not None) is there


def test_chat(storage: Storage) -> None:
    done(storage, *new_table("a"))
    assert run(queries.last_chat_line(storage, "a")) == 0
    done(storage, queries.add_chat("a", 1, 0, "Ada", "Hi ☀"), queries.add_chat("a", 2, TABLE, "", "note"))
    assert run(queries.last_chat_line(storage, "a")) == 2
    found = run(queries.chat(storage, "a", 0))
    assert found == [ChatRow(1, 0, "Ada", "Hi ☀", found[0].at), ChatRow(2, TABLE, "", "note", found[1].at)]
    assert now() - 60_000 < found[0].at <= now()
    assert run(queries.chat(storage, "a", 1)) == found[1:]
    refused(storage, queries.add_chat("a", 2, 0, "Ada", "Me too"))


# Seats


def test_seats(storage: Storage) -> None:
    done(storage, *new_table("a"), queries.update_seat("a", 1, "Ben", "luck"))
    assert run(queries.seats(storage, "a")) == [("Ada", ""), ("Ben", "luck")]
    refused(storage, queries.update_seat("a", 2, "Cleo", ""))


def test_holders(storage: Storage) -> None:
    done(storage, *new_table("a"), *new_table("b"), *add_person("ada"))
    for seat in (0, 1, 1, SPECTATOR):
        done(storage, queries.add_holder("a", seat, "ada"))
    done(storage, queries.add_holder("a", 1, HOST), queries.add_holder("b", 1, HOST))
    assert run(queries.seat_holders(storage, "a")) == {"ada": {0, 1, SPECTATOR}, HOST: {1}}
    assert len(run(queries.holders_seen(storage, "a", 1))) == 2
    refused(storage, queries.add_holder("a", 0, "nobody"))
    done(storage, queries.add_invite("h", "a", 1, "invite"), *queries.clear_seat("a", 1))
    assert run(queries.seat_holders(storage, "a")) == {"ada": {0, SPECTATOR}}
    assert run(queries.holders_seen(storage, "a", 1)) == []
    assert run(queries.invite(storage, "h", "a")) is None
    assert run(queries.seat_holders(storage, "b")) == {HOST: {1}}


def test_invites(storage: Storage) -> None:
    done(storage, *new_table("a"), *new_table("b"))
    for hash_, seat, kind in (
        ("h1", 1, "invite"),
        ("h2", 1, "device"),
        ("h3", SPECTATOR, "watch"),
        ("h4", 0, "device"),
    ):
        done(storage, queries.add_invite(hash_, "a", seat, kind))
    assert run(queries.invite(storage, "h1", "a")) == Invite(1, "invite")
    assert run(queries.invite(storage, "h3", "a")) == Invite(SPECTATOR, "watch")
    assert run(queries.invite(storage, "h1", "b")) is None
    done(storage, queries.consume_invite("h1", "a"))
    refused(storage, queries.consume_invite("h1", "a"))
    refused(storage, queries.consume_invite("h2", "b"))
    done(storage, queries.revoke_invites("a", 1, "device"), queries.revoke_invites("a", 1, "device"))
    assert [bool(run(queries.invite(storage, f"h{n}", "a"))) for n in (1, 2, 3, 4)] == [False, False, True, True]
    refused(storage, queries.add_invite("h5", "a", 0, "token"))


# Users and jobs


def test_users_and_their_sessions(storage: Storage) -> None:
    done(storage, *queries.add_user("u1", BROWSER, "cookie", "Ada"), *queries.add_user("u2", PROGRAM, "secret", "Deep"))
    done(storage, *queries.add_user("u3", SEAT_TOKEN, "token"), *queries.add_user("u1", BROWSER, "phone", "Else"))
    assert run(queries.session(storage, "cookie")) == Session("u1", BROWSER, "Ada")
    assert run(queries.session(storage, "phone")) == Session("u1", BROWSER, "Ada")
    assert run(queries.session(storage, "secret")) == Session("u2", PROGRAM, "Deep")
    assert run(queries.session(storage, "token")) == Session("u3", SEAT_TOKEN, "")
    assert run(queries.session(storage, "unknown")) is None
    done(storage, queries.rename_user("u1", "Ada Lovelace"))
    assert run(queries.session(storage, "cookie")) == Session("u1", BROWSER, "Ada Lovelace")
    refused(storage, queries.rename_user("nobody", "Ben"))
    refused(storage, *queries.add_user("u4", "king", "crown"))


def test_when_a_user_was_last_here(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    done(storage, *new_table("a"), *add_person("ada"), queries.add_holder("a", 0, "ada"))
    assert run(queries.holders_seen(storage, "a", 0)) == pytest.approx([now()], abs=60_000)
    monkeypatch.setattr(queries, "now", lambda: 5_000)
    done(storage, *queries.note_seen("ada", "ada"), *queries.note_seen("nobody", "nothing"))
    assert run(queries.holders_seen(storage, "a", 0)) == [5_000]
    assert select(storage, "SELECT seen FROM sessions WHERE hash = 'ada'") == [(5_000,)]


def test_a_job_is_due_from_its_time_on(storage: Storage) -> None:
    done(storage, *new_table("a"), *new_table("b"), queries.set_job("a", "bot-turn", 1_000))
    assert run(queries.jobs_due(storage, 999)) == []
    (job,) = run(queries.jobs_due(storage, 1_000))
    assert (job.kind, job.table, job.due_at, job.tries) == ("bot-turn", "a", 1_000, 0)


def test_a_table_has_one_job_of_a_kind(storage: Storage) -> None:
    done(storage, *new_table("a"), queries.set_job("a", "bot-turn", 1_000), queries.set_job("a", "clock", 9_000))
    done(storage, queries.set_job("a", "bot-turn", 2_000, "n1", 32_000))
    assert run(queries.jobs_due(storage, 5_000)) == []
    job = run(queries.job(storage, "a", "bot-turn"))
    assert job is not None and job.due_at == 2_000
    done(storage, queries.release_jobs(), queries.release_jobs())
    assert [found.id for found in run(queries.jobs_due(storage, 5_000))] == [job.id]
    done(storage, queries.remove_job("a", "bot-turn"), queries.remove_job("a", "bot-turn"))
    assert run(queries.job(storage, "a", "bot-turn")) is None
    assert [found.kind for found in run(queries.jobs_due(storage, 9_000))] == ["clock"]
    done(storage, queries.remove_job("a", "clock"))
    assert run(queries.jobs_due(storage, 1 << 50)) == []


def test_the_request_that_removed_a_table_is_known_for_a_day(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    done(storage, *queries.add_removal("a", "key", "print"))
    assert run(queries.removal_by_key(storage, "a", "key")) == ("print", None)
    assert (
        run(queries.removal_by_key(storage, "a", "other")) is run(queries.removal_by_key(storage, "b", "key")) is None
    )
    monkeypatch.setattr(queries, "now", lambda: now() + queries.DAY + 60_000)
    done(storage, *queries.add_removal("b", "key", "print"))
    assert run(queries.removal_by_key(storage, "a", "key")) is None
    assert run(queries.removal_by_key(storage, "b", "key")) == ("print", None)
    assert run(queries.secret(storage, "cookies")) == run(queries.secret(storage, "cookies"))


def test_a_secret_stays_the_same(storage: Storage) -> None:
    first = run(queries.secret(storage, "cookies"))
    assert len(first) == 32
    assert run(queries.secret(storage, "cookies")) == first
    assert run(queries.secret(storage, "other")) != first


# The SQL itself


def missed(source: str) -> list[str]:
    """Return the queries that a text does not call."""
    own = [
        name for name, found in inspect.getmembers(queries, inspect.isfunction) if found.__module__ == queries.__name__
    ]
    inner = {"encode", "decode_table", "head_values", "add_line", "lines_between"}  # called by others of them
    return [name for name in own if name not in inner and not re.search(rf"queries\.{name}\(", source)]


def test_every_query_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert missed(source) == []
    assert missed(source.replace("queries.rename_user(", "")) == ["rename_user"]


def test_queries_need_no_database_and_no_library() -> None:
    """A page without a server runs what is built on them."""
    program = """
import sys
for name in ("apsw", "msgspec", "starlette", "uvicorn"):
    sys.modules[name] = None
import patolli.server.storage.queries
"""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parents[3])}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)


ONE_DATABASE = re.compile(
    r"\bOR (IGNORE|REPLACE)\b|\bjson_|\bunixepoch|\browid\b|\bstrftime|\bifnull|\bGLOB\b|\?|::|\bRETURNING\b|\bsqlite"
)


def foreign_sql(source: str) -> list[Any]:
    return [found.group() for found in ONE_DATABASE.finditer(source)]


def test_sql_is_that_of_all_databases() -> None:
    source = Path(queries.__file__).read_text(encoding="utf-8").partition("EVER: Final")[2]
    assert foreign_sql(source) == []
    assert foreign_sql("INSERT OR IGNORE INTO a VALUES (?, json_group_array(b))") == ["OR IGNORE", "?", "json_"]
