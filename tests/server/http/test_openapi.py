"""The API documents: they are the committed ones, name every route, and the server's answers fit them.

schemathesis tries every operation with a few requests; with some hundred if PATOLLI_SOAK=1.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from contract.test_schemas import closed
from jsonschema_rs import Draft202012Validator
from server.client import API, LiveClient, TestServer, TestUser, key, label, legal_actions
from server.load import SOAK

from patolli.core.registry import bundled_games
from patolli.server.errors import CODES
from patolli.server.http import analysis, operations
from patolli.server.http.asyncapi import asyncapi_document
from patolli.server.http.openapi import openapi_document
from patolli.server.http.routes import EVENTS, LIVE, ROUTES
from patolli.server.settings import Settings

GAME: Final = "tianguis"
WEB: Final = Path(__file__).resolve().parents[3] / "web"
ALL_ROUTES: Final = ("500", "coverage,fuzzing") if SOAK else ("3", "fuzzing")  # requests for each, made in these ways
ONE_ROUTE: Final = ("20", "coverage,fuzzing")
CHECKS: Final = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "response_headers_conformance,allow_header_conformance"
)


# The documents


@pytest.mark.parametrize(
    ("file", "document"), [("openapi.json", openapi_document), ("asyncapi.json", asyncapi_document)]
)
def test_the_committed_document_is_the_one_that_the_server_makes(server: TestServer, file: str, document: Any) -> None:
    served = server.user().get(f"/{file}")
    assert (served.status_code, served.headers["content-type"]) == (200, "application/json")
    hint = f"write web/{file} anew with `patolli openapi` or `patolli openapi --async`, and review the difference"
    assert (WEB / file).read_bytes().strip() == served.content.strip() == document().strip(), hint


def described() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(openapi_document())
    return found


def test_it_names_every_route() -> None:
    named = {f"{method.upper()} {path}" for path, methods in described()["paths"].items() for method in methods}
    assert named == {f"{route.method} {route.path}" for route in ROUTES}


def test_every_operation_is_complete() -> None:
    found = described()
    operations = [operation for methods in found["paths"].values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    for route in ROUTES:
        operation = found["paths"][route.path][route.method.lower()]
        assert operation["summary"]
        assert {str(route.status), "404", "429"} <= operation["responses"].keys()
        assert ("requestBody" in operation) is (route.method == "POST")


def references(document: Any) -> Iterator[str]:
    """Yield all references of a document."""
    if isinstance(document, list):
        for part in document:
            yield from references(part)
    elif isinstance(document, dict):
        yield from (value for name, value in document.items() if name == "$ref")
        for part in document.values():
            yield from references(part)


def resolve(documents: dict[str, Any], reference: str, here: str) -> Any:
    """Return the part of a document that a reference leads to; raises KeyError."""
    file, _, pointer = reference.partition("#/")
    found = documents[file or here]
    for step in pointer.split("/"):
        found = found[step.replace("~1", "/").replace("~0", "~")]
    return found


def test_every_reference_leads_somewhere() -> None:
    documents = {"openapi.json": described(), "asyncapi.json": json.loads(asyncapi_document())}
    for name, document in documents.items():
        found = set(references(document))
        assert found
        assert all(resolve(documents, reference, name) for reference in found)
    with pytest.raises(KeyError):
        resolve(documents, "openapi.json#/components/schemas/Nothing", "asyncapi.json")


def test_no_object_is_without_known_fields_by_accident() -> None:
    """TypeScript takes an object without properties for one that has none."""
    schemas = described()["components"]["schemas"]
    bare = re.findall(r'\{"type":"object"\}', json.dumps(schemas, separators=(",", ":")))
    assert bare == []
    for game in ("Mexica", "Cortez", "ChichenItza"):
        assert {f"{game}View", f"{game}Insight", f"{game}Event", f"{game}StaticData"} <= schemas.keys()
    assert set(schemas["ErrorCode"]["enum"]) == CODES.keys()


def test_the_live_document_has_both_connections() -> None:
    found = json.loads(asyncapi_document())
    assert found["asyncapi"].startswith("3.")
    assert {channel["address"] for channel in found["channels"].values()} == {LIVE, EVENTS}
    for operation in found["operations"].values():
        channel = resolve({"": found}, operation["channel"]["$ref"], "")
        names = [reference["$ref"].rpartition("/")[2] for reference in operation["messages"]]
        assert operation["action"] in ("send", "receive")
        assert set(names) <= channel["messages"].keys()


# Answers


class Answers:
    """The schemas of answers, closed: a field that the document does not name is a fault."""

    def __init__(self) -> None:
        document = described()
        self.paths = document["paths"]
        self.components = {"schemas": closed(document["components"]["schemas"])}
        self.validators: dict[str, Draft202012Validator] = {}

    def faults(self, schema: dict[str, Any], value: Any) -> list[str]:
        """Return the places where a value does not fit."""
        text = json.dumps(schema)
        if text not in self.validators:
            self.validators[text] = Draft202012Validator(closed(schema) | {"components": self.components})
        return [f"{error.instance_path}: {error.message[:200]}" for error in self.validators[text].iter_errors(value)]

    def check(self, person: TestUser, method: str, path: str, expected: int, body: Any = None, **places: Any) -> Any:
        """Send a request and compare its answer with the document; return the answer."""
        address = (API + path if not path.startswith("/health") else path).format(**places)
        answer = person.http.request(method, address, json=body)
        assert answer.status_code == expected, answer.text
        described = self.paths[API + path][method.lower()]["responses"][str(expected)]
        if "content" not in described:
            assert answer.content == b""
            return None
        ((media, content),) = described["content"].items()
        assert answer.headers["content-type"].partition(";")[0] == media
        if media != "application/json":
            return answer.text
        assert self.faults(content["schema"], answer.json()) == [], f"{method} {path}"
        return answer.json()


@pytest.fixture(scope="module")
def answers() -> Answers:
    return Answers()


def play_through(answers: Answers, server: TestServer, game: str, players: int) -> str:
    """Play a game at random by its only user, compare the view of every step, and return its table."""
    rng, ada = Random(f"{game}{players}"), server.user("Ada")
    seats = [{"kind": "me"} for _ in range(players)]
    made = answers.check(ada, "POST", "/tables", 201, {"game": game, "seats": seats})
    table: str = made["table"]
    answers.check(ada, "POST", "/tables/{table}/chat", 204, {"text": "hello"}, table=table)
    for step in range(60):
        view = answers.check(ada, "GET", "/tables/{table}", 200, table=table)
        if view["status"] == "finished":
            break
        actions, body = legal_actions(view), {"rev": view["rev"], "seat": view["seat"]}
        chosen = body | {"action": rng.choice(actions)}
        if step % 10 == 0:
            questions(answers, ada, table, chosen)
        answers.check(ada, "POST", "/tables/{table}/actions", 200, chosen | {"key": key()}, table=table)
    else:
        answers.check(ada, "POST", "/tables/{table}/resign", 200, {"key": key(), "seat": view["seat"]}, table=table)
    return table


def questions(answers: Answers, person: TestUser, table: str, chosen: dict[str, Any]) -> None:
    """Ask all that a player may ask about a position."""
    asked = {name: chosen[name] for name in ("rev", "seat")}
    answers.check(person, "POST", "/tables/{table}/preview", 200, chosen, table=table)
    for text in ("fly", "pass", "end"):
        answers.check(person, "POST", "/tables/{table}/why", 200, asked | {"text": text}, table=table)
    for depth in ("nudge", "region", "full"):
        answers.check(person, "POST", "/tables/{table}/hint", 200, asked | {"depth": depth}, table=table)
    answers.check(person, "POST", "/tables/{table}/chances", 200, {"seat": chosen["seat"]}, table=table)
    answers.check(person, "POST", "/tables/{table}/actions", 422, chosen | {"key": key(), "action": 10**9}, table=table)
    stale = chosen | {"key": key(), "rev": chosen["rev"] + 1}
    assert answers.check(person, "POST", "/tables/{table}/actions", 409, stale, table=table)["error"]["code"] == "stale"


@pytest.mark.parametrize("game", bundled_games())
def test_a_game_fits_the_document(answers: Answers, server: TestServer, game: str) -> None:
    table = play_through(answers, server, game, 2)
    ada = server.users[-1]
    for path in ("", "/log", "/positions/{line}", "/verification", "/record"):
        answers.check(ada, "GET", f"/tables/{{table}}{path}", 200, table=table, line=9)
    for path in ("/result", "/chart"):
        answers.check(ada, "GET", f"/tables/{{table}}{path}", 200, table=table)
    answers.check(ada, "GET", "/tables/{table}/positions/{line}", 404, table=table, line=10**6)
    answers.check(ada, "POST", "/tables/import", 201, {"table": table, "at": 4})
    answers.check(ada, "POST", "/tables/{table}/rematch", 200, {"key": key()}, table=table)
    answers.check(ada, "GET", "/games/{game}", 200, game=game)
    if game != GAME:
        answers.check(ada, "GET", "/games/{game}/lesson", 200, game=game)


def test_a_report_fits_the_document(answers: Answers, server: TestServer) -> None:
    ada = server.user("Ada")
    record = (WEB.parent / "tests/golden/tianguis/games/four-long.patolli").read_text("utf-8")
    table = answers.check(ada, "POST", "/tables/import", 201, {"record": record})["table"]
    while not (found := answers.check(ada, "GET", "/tables/{table}/report", 200, table=table))["report"]:
        assert not found["failed"]


def test_the_other_answers_fit_the_document(answers: Answers, server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    for path in ("/me", "/tables", "/games", "/messages/{lang}"):
        answers.check(ada, "GET", path, 200, lang="de")
    answers.check(ada, "GET", "/games/{game}", 404, game="senet")
    answers.check(ada, "POST", "/me", 200, {"name": "Ada"})
    answers.check(ada, "POST", "/programs", 201, {"name": "Dicey"})
    made = ada.make(GAME, "me", "invite", "normal")
    table = made["table"]
    waiting = answers.check(ada, "GET", "/tables/{table}", 200, table=table)
    assert [label(seat) for seat in waiting["seats"]] == ["Ada", "", "bot:normal"]
    answers.check(ben, "GET", "/tables/{table}", 404, table=table)
    secret = {"secret": made["invites"]["p2"]}
    answers.check(ben, "POST", "/tables/{table}/claim", 200, secret, table=table)
    answers.check(server.user(), "POST", "/tables/{table}/claim", 403, secret, table=table)
    answers.check(ben, "POST", "/tables/{table}/device-link", 200, {"key": key()}, table=table)
    answers.check(ben, "POST", "/tables/{table}/close", 403, {"key": key()}, table=table)
    answers.check(ada, "POST", "/tables/{table}/transfer", 200, {"key": key(), "seat": "p2"}, table=table)
    question = {"question": "Auction", "text": "pass"}
    answers.check(ben, "POST", "/tables/{table}/auto-answer", 204, question, table=table)
    answers.check(ben, "GET", "/tables/{table}", 200, table=table)
    assert ben.do(table, "leave").status_code == 200
    assert answers.check(ada, "GET", "/tables/{table}", 200, table=table)["log"][-1]["events"]


def test_live_messages_fit_the_document(answers: Answers, server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    schema = {"$ref": "#/components/schemas/TableView"}
    wrong = {"$ref": "#/components/schemas/TableError"}
    with ada.live(table) as page, ada.events(table, "nosuchtable") as events:
        found = [events.update(), events.update()]
        assert answers.faults(schema, page.update()) == []
        assert sorted("error" in message for message in found) == [False, True]
        for message in found:
            assert answers.faults(wrong if "error" in message else schema, message) == []


def test_an_answer_that_does_not_fit_is_found(answers: Answers) -> None:
    schema = {"$ref": "#/components/schemas/Accepted"}
    assert answers.faults(schema, {"rev": 3}) == []
    assert all(answers.faults(schema, wrong) for wrong in ({}, {"rev": "3"}, {"rev": 3, "more": 1}))


# Programs, and one connection for many tables


def revision(client: LiveClient, table: str) -> int:
    """Return the revision of the next update, which must be of this table."""
    update = client.update()
    assert update["table"] == table
    return int(update["rev"])


def test_a_program_plays_like_a_person(server: TestServer) -> None:
    ada = server.user("Ada")
    made = server.user().post("/programs", name="Dicey").json()
    program = server.user(token=made["secret"])
    assert program.get("/me").json() == {"name": "Dicey", "named": True, "tables": []}
    table = ada.make(GAME, "me", "invite")
    assert program.post(f"/tables/{table['table']}/claim", secret=table["invites"]["p2"]).json()["seat"] == "p2"
    own = program.make(GAME, "me", "beginner")["table"]
    assert {row["table"] for row in program.get("/me").json()["tables"]} == {table["table"], own}
    assert [seat["name"] for seat in ada.see(table["table"])["seats"]] == ["Ada", "Dicey"]
    assert program.play(own, legal_actions(program.see(own))[0]).status_code == 200
    assert server.user(token=made["secret"][:-1] + "x").post("/tables", game=GAME, seats=[]).status_code in (401, 403)
    assert ada.get("/me").text.count(made["secret"]) == 0


def test_new_programs_are_limited(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", Settings(programs=(2, 1e6)))
    try:
        ada = server.user("Ada")
        answers = [ada.post("/programs", name="Dicey") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["error"]["params"]["what"] == "programs"
        assert len({answer.json()["secret"] for answer in answers[:2]}) == 2
    finally:
        server.close()


def test_one_connection_follows_many_tables(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    first, second = (ada.make(GAME, "me", "me")["table"] for _ in range(2))
    private = ben.make(GAME, "me", "me")["table"]
    with ada.events(first, second, private) as events:
        found = {message["table"]: message for message in (events.update() for _ in range(3))}
        assert found[private]["error"]["code"] == "no-table"
        assert {found[table]["seat"] for table in (first, second)} == {"p1"}
        rev = ada.play(second, "add").json()["rev"]
        assert revision(events, second) == rev
        events.say(unsubscribe=[second], subscribe={first: {"after": found[first]["rev"], "seat": "p2"}})
        again = events.update()
        assert (again["table"], again["seat"], again["log"]) == (first, "p2", [])
        assert ada.play(second, "add", seat="p2").status_code in (200, 422)
        rev = ada.play(first, "add").json()["rev"]
        assert revision(events, first) == rev


def test_a_lost_seat_ends_one_subscription_and_not_the_connection(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    table = ada.make(GAME, "me", "invite", "invite")
    own = ben.make(GAME, "me", "me")["table"]
    assert ben.post(f"/tables/{table['table']}/claim", secret=table["invites"]["p2"]).status_code == 200
    with ben.events(table["table"], own) as events:
        assert {events.update()["table"] for _ in range(2)} == {table["table"], own}
        assert ada.do(table["table"], "invite", seat="p2").status_code == 200
        assert events.update()["error"]["code"] == "no-table"
        rev = ben.play(own, "add").json()["rev"]
        assert revision(events, own) == rev


# Requests as the document allows them, and as it forbids them


def schemathesis(
    server: TestServer, folder: Path, examples: str, phases: str, *more: str, seats: tuple[str, ...] = ("me", "me")
) -> subprocess.CompletedProcess[str]:
    """Run schemathesis as a user with a seat at a table."""
    ada = server.user("Ada")
    table = ada.make(GAME, *seats)["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    places = {"table": table, "game": GAME, "lang": "en"}
    config = folder / "schemathesis.toml"
    config.write_text("[parameters]\n" + "".join(f'"path.{k}" = "{v}"\n' for k, v in places.items()), encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{server.url}{API}/openapi.json", "-H", f"cookie: {cookie}", "-H", f"origin: {server.url}"]
    command += ["--checks", CHECKS, "--no-shrink", "--seed", "1"]
    command += ["--max-examples", examples, "--phases", phases, "--warnings", "off", *more]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=3000 if SOAK else 300)


def test_a_refused_method_names_those_of_its_path(server: TestServer) -> None:
    paths = json.loads((WEB / "openapi.json").read_text(encoding="utf-8"))["paths"]
    places = {"table": server.user("Ada").make(GAME, "me", "me")["table"], "game": GAME, "lang": "en"}
    for path, operations_there in paths.items():
        refused = server.user().http.request("PUT", re.sub(r"{(\w+)}", lambda name: places.get(name[1], "x"), path))
        wanted = {method.upper() for method in operations_there} | ({"HEAD"} if "get" in operations_there else set())
        assert (refused.status_code, set(refused.headers["allow"].split(", "))) == (405, wanted), path


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "invite")][: 2 if SOAK else 1])
def test_the_server_does_what_it_says(server: TestServer, tmp_path: Path, seats: tuple[str, ...]) -> None:
    run = schemathesis(server, tmp_path, *ALL_ROUTES, seats=seats)
    assert run.returncode == 0, run.stdout[-10_000:] + run.stderr[-2_000:]
    assert f"Tested: {len(ROUTES)}\n" in run.stdout, run.stdout[-3_000:]
    if SOAK:
        (cases,) = re.findall(r"(\d+) generated", run.stdout)
        assert int(cases) >= 10_000


@pytest.mark.parametrize(
    ("module", "part", "path"),
    [(operations, "metrics", "/metrics"), (analysis, "commands", f"{API}/tables/{{table}}/why")],
)
def test_a_planted_fault_is_found(
    server: TestServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, part: str, path: str
) -> None:
    monkeypatch.delattr(module, part)
    run = schemathesis(server, tmp_path, *ONE_ROUTE, "--include-path", path)
    assert run.returncode == 1
    assert "Server error" in run.stdout
