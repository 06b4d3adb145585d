"""Hints, win chances and reports over the network: who gets them, how much, and what they are made of."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.client import TestServer, TestUser, labels, legal_actions, wait

from patolli.bots.game_report import points as curve
from patolli.core.game import Game
from patolli.core.record import count_line, read_record_file
from patolli.core.registry import load
from patolli.core.replay import replay
from patolli.server.settings import Settings
from patolli.server.workers.pool import BotFailed, WorkerPool
from patolli.server.workers.replays import score_chart


def ask(person: TestUser, table: str, depth: str = "full") -> Any:
    return person.post(f"/tables/{table}/hint", rev=person.see(table)["rev"], depth=depth)


def test_a_hint_says_as_much_as_is_asked_for(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("mexica", "me", "beginner")["table"]
    wait(lambda: ada.see(table)["to_act"] == ["p1"])
    nudge, region, full = (ask(ada, table, depth).json() for depth in ("nudge", "region", "full"))
    assert nudge == {"depth": "nudge", "verb": "place", "spots": [], "best": []}
    assert region["spots"] and region["best"] == []
    assert [advice["action"] in legal_actions(ada.see(table)) for advice in full["best"]] == [True] * len(full["best"])
    assert full["best"][0]["text"].startswith("place ")
    assert region["spots"] == full["best"][0]["spots"]


def test_hints_are_for_who_must_decide_now(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    rev = ada.see(table)["rev"]
    assert ada.post(f"/tables/{table}/hint", rev=rev, seat="p2").json()["error"]["code"] == "not-your-turn"
    assert ada.post(f"/tables/{table}/hint", rev=rev + 1, seat="p1").status_code == 409
    assert ada.post(f"/tables/{table}/hint", rev=rev, seat="p1", depth="deep").status_code == 400


@pytest.mark.parametrize(
    ("given", "seats", "allowed"),
    [(None, "me", True), (None, "invite", False), (True, "invite", True), (False, "me", False)],
)
def test_who_shares_a_table_with_others_gets_no_hints_unless_its_host_allows_them(
    server: TestServer, given: bool | None, seats: str, allowed: bool
) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", seats, **({} if given is None else {"hints": given}))
    table = made["table"]
    for secret in made["invites"].values():
        ben.post(f"/tables/{table}/claim", secret=secret)
    assert ada.see(table)["hints"] is allowed
    for path, body in (("hint", {"rev": ada.see(table)["rev"], "seat": "p1"}), ("chances", {"seat": "p1"})):
        answer = ada.post(f"/tables/{table}/{path}", **body)
        assert answer.status_code == (200 if allowed else 403), answer.text
        assert allowed or answer.json()["error"]["code"] == "hints-off"


def test_hints_are_limited(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", Settings(hints=(2, 3600.0)))
    try:
        ada = server.user("Ada")
        table = ada.make("tianguis", "me", "me")["table"]
        assert [ask(ada, table).status_code for _ in range(3)] == [200, 200, 429]
        refused = ask(ada, table)
        wait = refused.headers["retry-after"]
        assert refused.json()["error"]["params"] == {"what": "hints", "seconds": int(wait)}
        assert 1500 < int(wait) <= 1800, "the next one of two in an hour, less the time that the questions took"
    finally:
        server.close()


def test_chances_are_those_of_the_reader(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me", public=True)["table"]
    found = ada.post(f"/tables/{table}/chances", seat="p1").json()
    assert found["rev"] == ada.see(table)["rev"]
    assert sum(found["chances"]) == pytest.approx(1)
    watching = server.user("Wim").post(f"/tables/{table}/chances").json()
    assert len(watching["chances"]) == 2


def test_workers_get_a_view_and_nothing_else(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    think = WorkerPool.ask

    async def heard(self: WorkerPool, question: dict[str, Any], *more: Any, **named: Any) -> dict[str, Any]:
        asked.append(question)
        return await think(self, question, *more, **named)

    monkeypatch.setattr(WorkerPool, "ask", heard)
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    ask(ada, table)
    ada.post(f"/tables/{table}/chances", seat="p2")
    game: Game = load("tianguis")
    match = server.table(table).require_match()
    for question, seat in zip(asked, (0, 1), strict=True):
        view = msgspec.json.decode(msgspec.json.encode(game.view(match.replay.state, seat)))
        assert msgspec.json.decode(msgspec.json.encode(question["view"])) == view
        assert set(question) - {"follow"} == {"ask", "game", "options", "rules", "view", "legal", "seed"}
        assert question.get("follow", []) == [], "no plan was given before"


def test_a_hint_goes_on_with_the_plan_that_was_given(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[list[int]] = []
    plan = [{"lead": 0.0, "events": [], "why": "hint-tried", "reasons": [], "drawback": None}]

    async def plans(self: WorkerPool, question: dict[str, Any], *more: Any, **named: Any) -> dict[str, Any]:
        followed.append(question["follow"])
        return {"found": [plan[0] | {"action": question["legal"][0], "follow_up": [7, 8]}]}

    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    monkeypatch.setattr(WorkerPool, "ask", plans)
    first = ask(ada, table).json()["best"][0]["action"]
    seat = ada.see(table)["to_act"][0]
    ada.play(table, first)
    ada.post(f"/tables/{table}/hint", rev=ada.see(table)["rev"], seat=seat)
    assert followed == [[], [7, 8]]


def test_a_worker_that_fails_is_reported_and_the_table_goes_on(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: WorkerPool, *given: Any, **named: Any) -> dict[str, Any]:
        raise BotFailed("it is gone")

    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    with monkeypatch.context() as broken:
        broken.setattr(WorkerPool, "ask", fail)
        assert ask(ada, table).status_code == 503
    assert ask(ada, table).status_code == 200
    assert ada.play(table, legal_actions(ada.see(table))[0]).status_code == 200


def test_who_asks_again_gets_what_was_found_meanwhile(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    slow = threading.Event()
    think = WorkerPool.ask

    async def lazy(self: WorkerPool, question: dict[str, Any], *more: Any, **named: Any) -> dict[str, Any]:
        asked.append(question["ask"])
        while not slow.is_set():
            await asyncio.sleep(0.01)
        return await think(self, question, *more, **named)

    monkeypatch.setattr(WorkerPool, "ask", lazy)
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    with monkeypatch.context() as hasty:
        hasty.setattr(server.node.advice, "wait", 0.05)
        assert [ask(ada, table).status_code for _ in range(2)] == [503, 503]
    slow.set()
    assert ask(ada, table).status_code == 200
    assert asked == ["hint"], "one worker thinks once, however often it is asked"


def test_a_report_is_made_when_the_game_is_over(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "beginner", options={"rounds": 1})["table"]
    assert ada.get(f"/tables/{table}/report").status_code == 403
    while (shown := ada.see(table))["status"] != "finished":
        if "p1" in shown["to_act"]:
            ada.play(table, legal_actions(shown)[0])
    found = wait(lambda: ada.get(f"/tables/{table}/report").json().get("report"))
    assert len(found["seats"]) == 2
    assert found["curve"][-1]["line"] <= ada.see(table)["rev"]
    assert found["won"] == found["curve"][-1]["chances"]
    assert ada.get(f"/tables/{table}/report").json()["done"] == 1


def test_a_report_that_fails_is_reported(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: WorkerPool, *given: Any, **named: Any) -> dict[str, Any]:
        raise BotFailed("it is gone")

    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    ada.do(table, "resign", seat="p1")
    with monkeypatch.context() as broken:
        broken.setattr(WorkerPool, "ask", fail)
        assert wait(lambda: ada.get(f"/tables/{table}/report").json().get("failed"))
    assert wait(lambda: ada.get(f"/tables/{table}/report").json().get("report")), "asking again tries again"


def test_a_report_that_always_fails_is_not_tried_for_ever(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def fail(self: WorkerPool, *given: Any, **named: Any) -> dict[str, Any]:
        tried.append(given)
        raise BotFailed("it is gone")

    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    ada.do(table, "resign", seat="p1")
    monkeypatch.setattr(WorkerPool, "ask", fail)
    for _ in range(12):
        assert wait(lambda: ada.get(f"/tables/{table}/report").json().get("failed"))
    assert len(tried) == 3


@pytest.mark.parametrize("file", ["mexica/games/two-with-undo", "cortez/games/two-random", "tianguis/games/four-long"])
def test_curve_and_chart_have_the_same_turns(file: str) -> None:
    record = read_record_file(Path(__file__).parents[2] / f"golden/{file}.patolli")
    table, counted = replay(record), [0]
    for n, line in enumerate(record.lines, 1):
        line.number = n
        count_line(counted, n, line.who, line.text)
    assert score_chart(table.game, record)[0] == [counted[at] for at, _, _ in curve(table)]


def test_bots_with_styles_and_strengths_play(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("mexica", "easy:builder~40", "me")["table"]
    assert labels(ada.see(table))[0] == "bot:easy:builder~40"
    wait(lambda: ada.see(table)["to_act"] == ["p2"])
    assert "bot-failed" not in str(ada.see(table)["chat"])
    for level in ("easy:hermit", "easy~101", "expert"):
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        assert ada.post("/tables", game="mexica", seats=seats).status_code == 422
