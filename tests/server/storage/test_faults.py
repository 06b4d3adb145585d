"""Faults that are not the caller's: rules that have changed, bots that crash, are slow or talk nonsense."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw
import pytest
from server.client import TestServer, TestUser, labels, wait
from server.load import lines_of
from server.tables.test_tables import pair, play_on

from patolli.core.record import read_record
from patolli.server.jobs import bot_turns
from patolli.server.storage.base import NotSaved
from patolli.server.tables import change as tables
from patolli.server.workers import pool


def moved(server: TestServer, *people: TestUser) -> None:
    """Let people find a server that has opened again."""
    for person in people:
        person.url = server.url
        person.http.base_url = server.url
        person.http.headers["origin"] = server.url


def spoil(db: Path, sql: str) -> None:
    with apsw.Connection(str(db)) as connection:
        connection.execute(sql)


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("UPDATE tables SET rules = '99'", "other-rules"),
        ('UPDATE tables SET digests = \'{"": "0"}\'', "other-data"),
        ("UPDATE tables SET game = 'senet'", "bad-input"),
        ("UPDATE tables SET options = '{\"rounds\": 99}'", "bad-option"),
        ("SELECT 1", ""),  # nothing is spoiled
    ],
)
def test_a_table_of_other_rules_is_read_only_and_can_be_exported(tmp_path: Path, sql: str, why: str) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    play_on(table, ada, ben, most=3)
    rev = ada.see(table)["rev"]
    server.stop()
    spoil(server.db, sql)
    server.open()
    moved(server, ada, ben)
    shown = ada.see(table)
    assert shown["rev"] == rev
    if why:
        assert shown["read_only"]["code"] == why
        assert ada.play(table, 0, rev).json()["error"]["code"] == why
        for command in ("undo", "resign", "leave", "resume", "device-link"):
            assert ada.do(table, command, **({"rev": rev} if command == "undo" else {})).status_code < 500
        for page in ("positions/1", "result", "verification", "log"):
            assert ada.get(f"/tables/{table}/{page}").status_code < 500
        assert ada.get(f"/tables/{table}/record").text.startswith("patolli-record 1\n")
        assert server.user().get(f"/tables/{table}/record").status_code == 404
    else:
        assert shown["read_only"] is None
    assert ben.make("tianguis", "me", "me")["table"]  # other tables go on
    server.close()


@pytest.mark.parametrize(
    ("same", "shown"), [(True, [{"kind": "passed", "seat": 0}]), (False, [{"kind": "~unknown", "event": "passed"}])]
)
def test_the_log_of_a_read_only_table_tells_no_more_than_is_safe(
    tmp_path: Path, same: bool, shown: list[dict[str, object]]
) -> None:
    """Of events under other rules only the kinds are shown: nobody knows any more which fields were secret."""
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    for text in ("open", "pass"):
        assert ada.play(table, text).status_code == 200
    before = ben.see(table)
    server.stop()
    spoil(server.db, 'UPDATE tables SET digests = \'{"": "0"}\'' if same else "UPDATE tables SET rules = '99'")
    server.open()
    moved(server, ada, ben)
    after = ben.see(table)
    assert after["read_only"]
    assert after["log"][-1]["events"] == shown
    assert [entry["line"] for entry in after["log"]] == [entry["line"] for entry in before["log"]]
    assert ben.get(f"/tables/{table}/log").json() == after["log"]
    assert ben.see(table, after=after["rev"] - 1)["log"] == after["log"][-1:]
    if same:
        assert after["log"] == before["log"]
    else:
        assert all(event.keys() == {"kind", "event"} for entry in after["log"] for event in entry["events"])
    server.close()


def test_the_record_of_a_read_only_table_tells_players_what_is_theirs(tmp_path: Path) -> None:
    """Its rules may come back, and the game go on: nobody is to have seen the cards of somebody else by then."""
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    alone = ada.make("tianguis", "me", "me")["table"]
    away = ada.make("tianguis", "me", "invite")
    assert ben.post(f"/tables/{away['table']}/claim", secret=away["invites"]["p2"]).status_code == 200
    assert ben.do(away["table"], "leave").status_code == 200
    play_on(table, ada, ben, most=12)
    play_on(alone, ada, most=12)
    server.stop()
    spoil(server.db, "UPDATE tables SET rules = '99'")
    server.open()
    moved(server, ada, ben)
    whole = [f"{who} {text}" for _, who, text in lines_of(server.db)[table]]
    for person, name in ((ada, "p1"), (ben, "p2")):
        text = person.get(f"/tables/{table}/record").text
        lines = text.partition("---\n")[2].splitlines()
        assert len(lines) == len(whole)
        assert lines == [line if line.startswith(name) else f"# {line.split()[0]}" for line in whole]
        assert not any("deal" in line or "digest" in line or "seed" in line for line in lines)
        assert read_record(text).seats == [("p1", "Ada"), ("p2", "Ben")]
    assert "* deal" in ada.get(f"/tables/{alone}/record").text
    assert "* deal" not in ada.get(f"/tables/{away['table']}/record").text  # Ben may come back
    server.close()


FAILURES = [  # as the chat of the table notes them
    ["note-bot-failed", {"seat": 0, "level": "easy"}],
    ["note-bot-by-lot", {"seat": 0, "level": "beginner"}],
]
WORKERS = {
    "crashes": "import sys; sys.stdin.readline(); sys.exit(3)",
    "is slow": "import sys, time; sys.stdin.readline(); time.sleep(60)",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('{]', flush=True)",
    "says a number": "import sys\nfor line in sys.stdin: print(7, flush=True)",
    "says a list": "import sys\nfor line in sys.stdin: print('[\"action\"]', flush=True)",
    "cheats": "import sys\nfor line in sys.stdin: print('{\"action\": 999999}', flush=True)",
    "says nothing": "import sys; sys.stdout.close()",
}


@pytest.mark.parametrize("kind", WORKERS)
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "COMMAND", ("-c", WORKERS[kind]))
    monkeypatch.setattr(pool, "TIME_FACTOR", 0.25)
    monkeypatch.setattr(pool, "STARTUP_TIME", 0.25)
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "easy", "me")["table"]
    shown = wait(lambda: (s := ada.see(table))["to_act"] == ["p2"] and s)
    assert [line["note"] for line in shown["chat"] if not line["name"]][:2] == FAILURES
    server.close()


def test_a_bot_that_keeps_failing_does_not_flood_the_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure is noted once, and again only after a while."""
    monkeypatch.setattr(pool, "COMMAND", ("-c", WORKERS["says nothing"]))
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "easy", "me", options={"rounds": 9})["table"]

    def notes() -> list[Any]:
        return [line["note"] for line in ada.see(table)["chat"]]

    def decisions() -> int:
        return sum(who == "p1" for _, who, _ in lines_of(server.db)[table])

    def bot_decides(more: int) -> None:
        end = decisions() + more
        while decisions() < end:
            shown = wait(lambda: (s := ada.see(table))["to_act"] == ["p2"] and s)
            assert ada.play(table, shown["legal"][0][0]).status_code == 200
        wait(lambda: ada.see(table)["to_act"] == ["p2"])

    bot_decides(3)
    assert notes() == FAILURES
    monkeypatch.setattr(bot_turns, "QUIET", 0.0)
    bot_decides(1)
    assert len(notes()) >= 4
    server.close()


def test_what_a_worker_needs_is_a_view_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question that goes to a bot is what its seat may see."""
    asked: list[dict[str, object]] = []
    true_ask = pool.WorkerPool.choose_action

    async def overheard(self: pool.WorkerPool, question: dict[str, object], host: str = "") -> int:
        asked.append(question)
        return await true_ask(self, question)

    monkeypatch.setattr(pool.WorkerPool, "choose_action", overheard)
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "beginner", "me")["table"]
    wait(lambda: ada.see(table)["to_act"] == ["p2"])
    server.close()
    assert set(asked[0]) == {"who", "game", "options", "rules", "view", "legal", "seed", "level"}
    assert table not in str(asked[0]["who"]), "nor does it learn at which table it sits"
    view = asked[0]["view"]
    assert isinstance(view, dict)
    assert view["seat"] == 0
    assert isinstance(view["state"]["hands"][0], list)
    assert isinstance(view["state"]["hands"][1], int)


def test_bots_go_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = TestServer(tmp_path / "games.db", bot_slot=0.4)
    ada = server.user("Ada")
    made = ada.make("cortez", "beginner", "invite")
    table = made["table"]
    ben = server.user("Ben")
    [secret] = made["invites"].values()
    assert ben.post(f"/tables/{table}/claim", secret=secret).status_code == 200
    assert ben.do(table, "leave", level="beginner").status_code == 200
    wait(lambda: ada.see(table)["rev"] > 14)
    server.stop()
    server.open()
    moved(server, ada)
    rev = ada.see(table)["rev"]
    wait(lambda: ada.see(table)["rev"] > rev)
    start = time.monotonic()
    server.close()
    assert time.monotonic() - start < 20


def test_a_damaged_snapshot_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines are the truth, and one bad table does not stop a server."""
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 8)
    server = TestServer(tmp_path / "games.db", bot_slot=0.3)
    table, ada, ben = pair(server)
    play_on(table, ada, ben, most=14)
    assert ada.do(table, "leave", level="beginner").status_code == 200
    assert ben.do(table, "leave", level="beginner").status_code == 200
    server.stop()
    spoil(server.db, "UPDATE snapshots SET data = json_remove(data, '$.drawn')")
    server.settings = replace(server.settings, bot_slot=0.0)  # slow until here, so that the game was not over yet
    server.open()
    moved(server, ada, ben)
    assert ada.see(table)["read_only"] is None
    wait(lambda: ada.see(table)["status"] == "finished", 120)
    server.close()


def test_the_log_is_whole_after_a_restart_right_at_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 1)
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    play_on(table, ada, ben, most=5)
    before = ada.see(table)["log"], ada.see(table, after=3)["log"], ada.get(f"/tables/{table}/log").json()
    server.stop()
    server.open()
    moved(server, ada, ben)
    after = ada.see(table)["log"], ada.see(table, after=3)["log"], ada.get(f"/tables/{table}/log").json()
    assert after == before
    assert all(before)
    server.close()


def test_a_seat_link_at_a_read_only_table_changes_no_name(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    link = ada.do(table, "device-link").json()["secret"]
    for rules, sit in (("0", True), ("1", False)):
        server.stop()
        spoil(server.db, f"UPDATE tables SET rules = '{rules}'")
        server.open()
        moved(server, ada, ben)
        if sit:
            assert server.user("Cleo").post(f"/tables/{table}/claim", secret=link).status_code == 200
    assert labels(ada.see(table)) == ["Ada", "Ben"]
    server.close()


def test_nobody_sees_what_could_not_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a commit is under way and then fails, questions wait for what is on disk."""
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    before = ada.see(table)
    true_write = server.node.storage.commit

    async def slow_and_failing(*_: object) -> None:
        await asyncio.sleep(0.5)
        raise NotSaved("the disk is full")

    monkeypatch.setattr(server.node.storage, "commit", slow_and_failing)
    with ThreadPoolExecutor() as pool:
        resigned = pool.submit(ben.do, table, "resign")
        time.sleep(0.2)
        assert ada.get(f"/tables/{table}/record").status_code == 403
        assert ada.get(f"/tables/{table}/result").status_code == 403
        assert resigned.result().status_code == 503
    monkeypatch.setattr(server.node.storage, "commit", true_write)
    after = ada.see(table)
    assert (after["status"], after["rev"], after["view"]) == ("playing", before["rev"], before["view"])
    assert ada.play(table, "add").status_code == 200
    server.close()
