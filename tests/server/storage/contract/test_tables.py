"""Every storage keeps tables, and finds those of a user and the open ones."""

import asyncio

import pytest
from server.storage.samples import HOST, add_person, done, head, new_lines, new_row, new_table, refused, run, select

from patolli.server.storage import queries
from patolli.server.storage.base import SPECTATOR, Storage, now


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
        queries.add_box("digest", "contents"),
        queries.add_table_box("a", "goods", "digest", 1),
    )
    done(storage, *queries.remove_table(head(storage)))
    assert run(queries.table_row(storage, "a")) is None
    for name in ("heads", "seats", "seat_holders", "invites", "keys", "chat", "jobs", "boxes", "table_boxes"):
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


def test_boxes_are_kept_once_and_as_long_as_a_table_uses_them(storage: Storage) -> None:
    done(storage, *new_table("a"), queries.add_box("one", "1"), queries.add_table_box("a", "goods", "one", 2))
    done(storage, *new_table("b"), queries.add_box("one", "?"), queries.add_table_box("b", "goods", "one", 2))
    assert run(queries.box(storage, "one")) == "1" and run(queries.box(storage, "two")) is None
    done(storage, *queries.remove_table(head(storage, "a")))
    assert run(queries.box(storage, "one")) == "1"
    done(storage, *queries.remove_table(head(storage, "b")))
    assert run(queries.box(storage, "one")) is None


def test_a_host_has_so_many_boxes_at_tables_that_are_not_over(storage: Storage) -> None:
    for id_ in ("a", "b"):
        done(storage, *new_table(id_), queries.add_box(id_, "1"), queries.add_table_box(id_, "goods", id_, 2))
    assert run(queries.boxes_of_host(storage, HOST)) == {"a", "b"} and not run(queries.boxes_of_host(storage, "ben"))
    third = [*new_table("c"), queries.add_box("c", "1"), queries.add_table_box("c", "goods", "c", 2)]
    refused(storage, *third)
    assert run(queries.box(storage, "c")) is None
    done(storage, *new_table("d"), queries.add_table_box("d", "goods", "a", 2))
    over = head(storage, "b")
    over.status = "finished"
    done(storage, queries.update_head(over))
    assert run(queries.boxes_of_host(storage, HOST)) == {"a"}
    done(storage, *third)


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
