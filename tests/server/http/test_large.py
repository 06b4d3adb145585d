"""The largest request to every route: the event loop never works on one for long, and others are answered meanwhile."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.client import TestServer, TestUser, wait
from server.loop_time import watched
from server.tables.test_tables import GOLDEN

from patolli.server.http.routes import ROUTES, Route
from patolli.server.schema import common, requests
from patolli.server.settings import Settings

HEAD = "patolli-record 1\ngame tianguis\nseat p1 Ada\nseat p2 Ben\n---\n"
START = "* deal jade\n* deal coyote\n* deal maize\n* deal coyote\n* roll 4\n* draw maize\n"


def long_record(lines: int) -> str:
    """Return a record of so many lines that is as large as a request may be."""
    body = START + "p1 add\n~ undo 1\n" * ((lines - 6) // 2)
    text = HEAD + body
    padding = 2_000_000 - len(text) - 2
    return text + "#" + "x" * padding + "\n"


def bodies(route: Route, table: str) -> list[bytes]:
    """Return the largest bodies for a route: all fields as long as may be, one that is long in every way it can be."""
    if route.body is None:
        return [b""]
    whole = {field: largest(schema) for field, schema in schema_of(route.body).items()}
    named = {"table": table} if route.body is requests.Rename else {}
    most: int = getattr(Settings(), route.max_body)
    room = most - 100
    many = [dict.fromkeys((f"a{n}" for n in range(room // 12)), 1), [{"kind": "me"}] * (room // 20), "x" * (room // 2)]
    found = [json.dumps(whole | named).encode()]
    for field in schema_of(route.body):
        found += [json.dumps(whole | {field: value}).encode()[:most] for value in many]
    found += [b"[" * room, b"9" * room, b'{"x":' * (room // 5), b" " * room, b'"' + b"\\u0000" * (room // 6) + b'"']
    return found


def schema_of(body: type[common.Body]) -> dict[str, dict[str, Any]]:
    """Return the JSON schema of each field of a body."""
    _, parts = msgspec.json.schema_components([body])
    fields: dict[str, dict[str, Any]] = parts[body.__name__].get("properties", {})
    return fields


def largest(schema: dict[str, Any]) -> object:
    """Return a large value that fits the schema of a field."""
    kinds = schema.get("anyOf", [schema])
    schema = next((kind for kind in kinds if kind.get("type") != "null"), schema)
    if "enum" in schema:
        return schema["enum"][-1]
    if schema.get("type") == "string":
        return "x" * schema.get("maxLength", 64)
    if schema.get("type") == "integer":
        return schema.get("maximum", 1_000_000)
    if schema.get("type") == "array":
        return [{"kind": "bot", "level": "x" * 32, "name": "x" * 40}] * schema.get("maxItems", 12)
    return {"boolean": True, "object": {"x" * 40: "x" * 1000}}.get(schema.get("type", ""), "")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """A server that gives a busy machine time to replay the longest game."""
    found = TestServer(tmp_path_factory.mktemp("server") / "games.db", record_time=120.0)
    yield found
    found.close()


@pytest.fixture(scope="module")
def played(server: TestServer) -> tuple[TestUser, str, str]:
    """Somebody with a running and a finished table, both of many lines; everything is loaded once."""
    ada = server.user("Ada")
    running = ada.make("tianguis", "me", "me", public=True)["table"]
    record = (GOLDEN / "cortez/games/four-at-war.patolli").read_text("utf-8")
    assert record.count("\n") > 4000
    ada.http.timeout = 120
    finished = ada.post("/tables/import", record=record)
    assert finished.status_code == 201, finished.text
    for table in (running, finished.json()["table"]):
        assert ada.get(f"/tables/{table}/positions/{1}").status_code == 200
    assert ada.see(finished.json()["table"])["status"] == "finished"
    return ada, running, finished.json()["table"]


def send(person: TestUser, route: Route, path: str, body: bytes) -> httpx.Response:
    if route.method == "GET":
        return person.http.get(path, params={"seat": "x" * 20_000, "n": "9" * 20_000, "have": "1"})
    return person.http.post(path, content=body, headers={"content-type": "application/json"})


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_no_route_keeps_the_loop_busy(server: TestServer, played: tuple[TestUser, str, str], route: Route) -> None:
    ada, *tables = played
    for table in tables:
        path = route.path.replace("{table}", table).replace("{game}", "tianguis").replace("{lang}", "en")
        with watched() as slow:
            for body in bodies(route, table):
                assert len(body) <= getattr(Settings(), route.max_body)
                assert send(ada, route, path, body).status_code < 500
        assert slow == []


IMPORTS = {
    "the longest game": lambda: long_record(Settings().import_lines),
    "a whole game": lambda: (GOLDEN / "cortez/games/four-at-war.patolli").read_text("utf-8"),
    "many seats": lambda: "patolli-record 1\ngame tianguis\n" + "".join(f"seat p{n}\n" for n in range(140_000)),
    "many lines": lambda: HEAD + START + "p1 add\n" * 250_000,
    "many options": lambda: HEAD.replace("---\n", "") + "".join(f"option a{n}=1\n" for n in range(120_000)),
    "empty lines": lambda: HEAD + "\n" * 1_000_000,
    "one line": lambda: HEAD + "p1 " + "x " * 950_000,
    "no record": lambda: "x" * 2_000_000,
}


LONG = ("the longest game", "a whole game")  # others are refused at once


@pytest.mark.parametrize("kind", IMPORTS)
def test_others_are_answered_before_a_large_import_ends(server: TestServer, played: object, kind: str) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    body = json.dumps({"record": IMPORTS[kind]()}).encode()
    assert len(body) <= Settings().import_size
    headers = {"content-type": "application/json"}
    with watched() as slow, ThreadPoolExecutor() as pool:
        large = pool.submit(ada.http.post, "/api/v1/tables/import", content=body, headers=headers)
        answered = 0
        while not large.done():
            assert ben.get("/health").status_code == 200
            answered += not large.done()
        assert answered or kind not in LONG
    assert large.result().status_code in (201, 422), large.result().text
    assert slow == []


@pytest.mark.parametrize("page", ["log", "positions/1", "chart", "record"])
def test_others_are_answered_while_a_long_game_is_replayed(
    server: TestServer, played: tuple[TestUser, str, str], page: str
) -> None:
    ada, _, table = played
    ben = server.user("Ben")
    with watched() as slow, ThreadPoolExecutor() as pool:
        large = pool.submit(ada.http.get, f"/api/v1/tables/{table}/{page}")
        while not large.done():
            assert ben.get("/health").status_code == 200
        assert large.result().status_code == 200, large.result().text
        assert ada.get(f"/tables/{table}", after=1).status_code == 200
    assert slow == []


def test_a_worker_is_ended_at_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    record = HEAD + START
    assert ada.post("/tables/import", record=record).status_code == 201
    [worker] = server.node.records.importers.all
    monkeypatch.setattr(server.node.records, "settings", replace(server.settings, record_time=0.05))
    body = {"record": (GOLDEN / "cortez/games/four-at-war.patolli").read_text("utf-8")}
    ended = ada.post("/tables/import", **body)
    assert (ended.status_code, ended.json()["error"]["code"]) == (503, "replay-too-long")
    assert "takes too long" in ended.json()["message"]
    assert wait(lambda: worker.returncode is not None)
    monkeypatch.undo()
    assert ada.post("/tables/import", record=record).status_code == 201
    server.close()


def test_an_import_can_be_undone_as_far_as_it_could(server: TestServer) -> None:
    """The own last decisions can still be taken back when the table is loaded."""
    ada = server.user("Ada")
    table = ada.post("/tables/import", record=HEAD + START + "p1 add\n").json()["table"]
    shown = ada.see(table)
    assert shown["undo"] == 1
    assert ada.do(table, "undo", rev=shown["rev"]).status_code == 200
    assert ada.play(table, "add").status_code == 200
