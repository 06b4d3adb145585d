"""Every storage keeps lines, snapshots, answers and chat."""

import pytest
from server.storage.samples import done, new_lines, new_table, refused, run

from patolli.server.storage import queries
from patolli.server.storage.base import TABLE, ChatRow, Statement, Storage, StoredLine, now


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
