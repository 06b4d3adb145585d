"""Permissions: every route and the live connection with every kind of caller, against a table written by hand."""

from collections.abc import Iterable
from typing import Any, Final

import pytest
from server.client import TestServer, TestUser, address, key, wait
from server.fingerprint import fingerprint
from websockets.exceptions import ConnectionClosed, InvalidStatus

from patolli.core.registry import load
from patolli.match.match import Match
from patolli.server.http.routes import EVENTS, LIVE, ROUTES
from patolli.server.tables import access
from patolli.server.tables.table import Table

GAME: Final = "tianguis"
NOWHERE: Final = "aaaaaaaaaaaa"  # no table has this address

# nobody     a program that sends neither a cookie nor an origin
# fresh      a browser that was never here
# outsider   a browser without a seat, at a private table
# watcher    the same with the watch link
# spectator  a browser without a seat, at a public table
# removed    a browser whose seat was given out anew
# seat       a browser that holds p1, which is to decide
# other      the same, but it speaks for p2
# host       a browser that made the table and holds p2
# landlord   a browser that made the table and holds no seat
# token      a program with the token of p1
# alien      a program with the token of a seat at another table
#
# Tables are private but for the spectator. Where it matters the table is at a point where p1 may do the thing.
CALLERS: Final = [
    "nobody",
    "fresh",
    "outsider",
    "watcher",
    "spectator",
    "removed",
    "seat",
    "other",
    "host",
    "landlord",
    "token",
    "alien",
]
MATRIX: Final = """
GET /health                            200 200 200 200 200 200 200 200 200 200 200 200
GET /metrics                           200 200 200 200 200 200 200 200 200 200 200 200
GET /openapi.json                      200 200 200 200 200 200 200 200 200 200 200 200
GET /asyncapi.json                     200 200 200 200 200 200 200 200 200 200 200 200
GET /games                             200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}                      200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/rules                200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/rule-messages/{lang} 200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/overview/{lang}      200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/edition/{lang}       200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/lesson               404 404 404 404 404 404 404 404 404 404 404 404
GET /messages/{lang}                   200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/messages/{lang}      200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/box                  200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/box/messages/{lang}  200 200 200 200 200 200 200 200 200 200 200 200
POST /games/{game}/box/check           200 200 200 200 200 200 200 200 200 200 200 200
GET /games/{game}/boxes/{digest}       404 404 404 404 404 404 404 404 404 404 404 404
GET /me                                200 200 200 200 200 200 200 200 200 200 200 200
POST /me                               200 200 200 200 200 200 200 200 200 200 403 403
POST /programs                         201 201 201 201 201 201 201 201 201 201 201 201
GET /tables                            200 200 200 200 200 200 200 200 200 200 200 200
POST /tables                           201 201 201 201 201 201 201 201 201 201 403 403
POST /tables/import                    201 201 201 201 201 201 201 201 201 201 403 403
GET /tables/{table}                    404 404 404 200 200 404 200 403 200 200 200 404
GET /tables/{table}/log                404 404 404 200 200 404 200 403 200 200 200 404
GET /tables/{table}/positions/{line}   404 404 404 200 200 404 200 403 200 200 200 404
GET /tables/{table}/result             404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/chart              404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/report             404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/record             404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/rules              404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/overview/{lang}    404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/edition/{lang}     404 404 404 200 200 404 200 200 200 200 200 404
GET /tables/{table}/verification       404 404 404 200 200 404 200 200 200 200 200 404
POST /tables/{table}/claim             200 200 200 200 200 200 200 200 200 200 403 403
POST /tables/{table}/take-seat         404 404 404 403 200 404 403 403 403 403 403 404
POST /tables/{table}/actions           404 404 404 403 403 404 200 403 422 403 200 404
POST /tables/{table}/why               404 404 404 403 403 404 200 403 200 403 200 404
POST /tables/{table}/preview           404 404 404 403 403 404 200 403 422 403 200 404
POST /tables/{table}/hint              404 404 404 403 403 404 200 403 422 403 200 404
POST /tables/{table}/chances           404 404 404 200 200 404 200 403 200 200 200 404
POST /tables/{table}/undo              404 404 404 403 403 404 200 403 422 403 200 404
POST /tables/{table}/takeback          404 404 404 403 403 404 200 403 200 403 200 404
POST /tables/{table}/takeback-answer   404 404 404 403 403 404 200 403 409 403 200 404
POST /tables/{table}/takeback-withdraw 404 404 404 403 403 404 200 403 409 403 200 404
POST /tables/{table}/resign            404 404 404 403 403 404 200 403 200 403 200 404
POST /tables/{table}/leave             404 404 404 403 403 404 200 403 200 403 200 404
POST /tables/{table}/resume            404 404 404 403 403 404 200 403 409 403 200 404
POST /tables/{table}/replace           404 404 404 403 403 404 200 403 200 403 200 404
POST /tables/{table}/auto-answer       404 404 404 403 403 404 204 403 204 403 204 404
POST /tables/{table}/device-link       404 404 404 403 403 404 200 403 200 403 200 404
POST /tables/{table}/drop-devices      404 404 404 403 403 404 204 403 204 403 204 404
POST /tables/{table}/rematch           404 404 404 403 403 404 200 200 200 403 200 404
POST /tables/{table}/chat              404 404 404 204 204 404 204 403 204 204 204 404
POST /tables/{table}/invite            404 404 404 403 403 404 403 403 200 200 403 404
POST /tables/{table}/transfer          404 404 404 403 403 404 403 403 200 200 403 404
POST /tables/{table}/transfer-answer   404 404 404 403 403 404 200 403 409 403 200 404
POST /tables/{table}/fill              404 404 404 403 403 404 403 403 204 204 403 404
POST /tables/{table}/close             404 404 404 403 403 404 403 403 204 204 403 404
WS /tables/{table}/live                404 404 404 101 101 404 101 4403 101 101 101 404
WS /me/events                          101 101 101 101 101 101 101 101 101 101 101 101
"""
EXPECTED: Final = {
    f"{words[0]} {address(words[1])}": dict(zip(CALLERS, map(int, words[2:]), strict=True))
    for words in map(str.split, MATRIX.strip().splitlines())
}
OVER: Final = {"result", "chart", "report", "record", "verification", "rematch"}  # for finished games
OPEN: Final = {"claim", "take-seat", "invite", "fill", "close"}  # what is for tables that wait for players
PREPARED: Final = {
    "takeback-answer",
    "takeback-withdraw",
    "resume",
    "replace",
    "transfer-answer",
}  # what needs something else before
FRAME: Final = "Auction"
ADD: Final = load(GAME, {}).actions.parse("add")


def point(command: str) -> str:
    """The point of a game at which a command can be given."""
    if command in PREPARED:
        return command
    return (
        "over" if command in OVER else "open" if command in OPEN else "moved" if command in ("undo", "takeback") else ""
    )


class Scene:
    """A table at a point of a game; callers come when they are asked for."""

    def __init__(self, server: TestServer, at: str, caller: str) -> None:
        self.server = server
        self.at = at
        self.callers: dict[str, TestUser] = {}
        self.maker = server.user("Ada")
        mine = "invite" if caller == "landlord" else "me"
        free = ["invite"] if at == "open" else []
        made = self.maker.make(GAME, "invite", mine, *free, public=caller == "spectator", hints=True)
        self.table, self.invites, self.watch = made["table"], made["invites"], made["watch"]
        self.first = self.sits("Cleo", self.invites["p1"])
        self.ben = self.first
        if caller == "removed":
            if at != "open":
                assert self.maker.do(self.table, "transfer", seat="p1").status_code == 200
                assert self.first.do(self.table, "transfer-answer", accept=True).status_code == 200
            self.ben = self.sits("Ben", self.maker.do(self.table, "invite", seat="p1").json()["secret"])
        self.second = self.sits("Dora", self.invites["p2"]) if mine == "invite" else self.maker
        self.prepare()

    def sits(self, name: str, secret: str) -> TestUser:
        person = self.server.user(name)
        assert person.post(f"/tables/{self.table}/claim", secret=secret).status_code == 200
        return person

    def prepare(self) -> None:
        """Bring the table to where p1 may do the thing."""
        if self.at == "over":
            assert self.second.do(self.table, "resign").status_code == 200
        if self.at in ("moved", "takeback-answer", "takeback-withdraw"):
            assert self.ben.play(self.table, "add").status_code == 200
        if self.at == "takeback-withdraw":
            rev = self.ben.see(self.table)["rev"]
            assert self.ben.do(self.table, "takeback", rev=rev, to=rev, seat="p1").status_code == 200
        if self.at == "takeback-answer":
            rev = self.second.see(self.table)["rev"]
            assert self.second.do(self.table, "takeback", rev=rev, to=rev).status_code == 200
        if self.at == "resume":
            assert self.ben.do(self.table, "leave", level="beginner").status_code == 200
            wait(lambda: self.second.see(self.table)["to_act"] == ["p2"])
        if self.at == "replace":
            self.server.node.registry.tables[self.table].last_line_at -= 1_000_000
        if self.at == "transfer-answer":
            assert self.maker.do(self.table, "transfer", seat="p1").status_code == 200

    def caller(self, kind: str) -> TestUser:
        """Somebody of this kind, as seen from this table; one who is new here is always another."""
        if kind in ("nobody", "fresh") or kind not in self.callers:
            self.callers[kind] = self.find(kind)
        return self.callers[kind]

    def find(self, kind: str) -> TestUser:
        """Somebody of this kind."""
        if kind == "nobody":
            nobody = self.server.user()
            del nobody.http.headers["origin"]
            return nobody
        if kind == "watcher":
            return self.sits("Wim", self.watch)
        if kind == "token":
            return self.program(self.ben, self.table)
        if kind == "alien":
            made = (owner := self.server.user("Olga")).make(GAME, "me", "me")
            return self.program(owner, made["table"])
        known = {"seat": self.ben, "other": self.ben, "removed": self.first}
        known |= {"host": self.maker, "landlord": self.maker}
        return known.get(kind) or self.server.user("" if kind == "fresh" else "Max")

    def program(self, owner: TestUser, table: str) -> TestUser:
        link = owner.do(table, "device-link", seat="p1").json()["secret"]
        seated = self.server.user().post(f"/tables/{table}/claim", secret=link, token=True).json()
        return self.server.user(token=seated["token"])

    def body(self, command: str, caller: str) -> dict[str, Any]:
        """A body that is good for p1; the caller `other` names a seat that is not his."""
        rev = self.ben.see(self.table)["rev"]
        bodies: dict[str, dict[str, Any]] = {
            "me": {"name": "Max"},
            "programs": {"name": "Dicey"},
            "tables": {"game": GAME, "seats": [{"kind": "me"}, {"kind": "invite"}]},
            "import": {"record": str(Match(load(GAME, {}), ["Ada", "Ben"]).replay.record)},
            "check": {"option": "goods", "values": {}},
            "claim": {"secret": self.invites.get("p3", "")},
            "take-seat": {"key": key(), "seat": "p3"},
            "actions": {"rev": rev, "key": key(), "text": "add"},
            "why": {"rev": rev, "text": "add"},
            "preview": {"rev": rev, "action": ADD},
            "hint": {"rev": rev},
            "chances": {},
            "undo": {"rev": rev, "key": key()},
            "takeback": {"rev": rev, "key": key(), "to": rev},
            "takeback-answer": {"key": key(), "accept": True},
            "transfer-answer": {"key": key(), "accept": True},
            "transfer": {"key": key(), "seat": "p1"},
            "replace": {"key": key(), "seat": "p1", "level": "beginner"},
            "auto-answer": {"question": FRAME},
            "rematch": {"key": key()},
            "chat": {"text": "hello"},
            "invite": {"key": key(), "seat": "p1"},
            "fill": {"level": "beginner"},
        }
        found = bodies.get(command, {"key": key()})
        named = command not in (
            "me",
            "programs",
            "check",
            "tables",
            "import",
            "claim",
            "take-seat",
            "rematch",
            "fill",
            "close",
        )
        return found | ({"seat": "p2"} if caller == "other" and named else {})

    def ask(self, route: str, caller: str) -> int:
        """The status that a caller gets on a route."""
        person = self.caller(caller)
        method, path = route.split()
        command = path.rpartition("/")[2]
        path = path.format(table=self.table, game=GAME, lang="en", line=1, digest="0" * 64)
        if method == "WS":
            return live_status(person, "" if command == "events" else self.table, "p2" if caller == "other" else "")
        if method == "GET":
            return person.get(path, **({"seat": "p2"} if caller == "other" and "/tables/" in path else {})).status_code
        return person.post(path, **self.body(command, caller)).status_code


def live_status(person: TestUser, table: str, seat: str = "") -> int:
    """101 for a live connection that gets an update, else the status or the code with which it was refused."""
    try:
        with person.live(table, seat=seat) if table else person.events() as page:
            assert page.update()["table"] == (table or NOWHERE)
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


class Scenes:
    """All scenes of a server. Those where nothing is to change are used again and again."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        self.known: dict[tuple[str, str], Scene] = {}

    def scene(self, route: str, caller: str) -> Scene:
        at = point(route.rpartition("/")[2])
        if route.startswith("POST") and EXPECTED[route][caller] < 400 and "{table}" in route:
            return Scene(self.server, at, caller)
        kind = (at, caller if caller in ("landlord", "spectator", "removed") else "")
        if kind not in self.known:
            self.known[kind] = Scene(self.server, at, caller)
        return self.known[kind]

    def wrong_cells(self, route: str, callers: Iterable[str] = CALLERS) -> list[str]:
        """The callers of a route who get another status than is written, or who change a table though refused."""
        wrong = []
        for caller in callers:
            scene = self.scene(route, caller)
            scene.caller(caller)
            before = fingerprint(self.server.db, scene.table)
            status, expected = scene.ask(route, caller), EXPECTED[route][caller]
            if status != expected:
                wrong.append(f"{route}: {caller} gets {status}, not {expected}")
            if status >= 400 and fingerprint(self.server.db, scene.table) != before:
                wrong.append(f"{route}: {caller} is refused and yet changes something")
        return wrong


@pytest.fixture(scope="module")
def scenes(server: TestServer) -> Scenes:
    return Scenes(server)


def test_every_route_has_a_row() -> None:
    routes = {f"{route.method} {route.path}" for route in ROUTES}
    documents = {"GET /api/v1/openapi.json", "GET /api/v1/asyncapi.json"}
    assert EXPECTED.keys() == routes | documents | {f"WS {LIVE}", f"WS {EVENTS}"}


@pytest.mark.parametrize("route", EXPECTED)
def test_every_caller_gets_what_is_written(scenes: Scenes, route: str) -> None:
    assert scenes.wrong_cells(route) == []


def test_an_open_door_would_be_seen(scenes: Scenes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "can_view", lambda *_: True)
    strangers = [caller for caller, status in EXPECTED["GET /api/v1/tables/{table}"].items() if status == 404]
    for route in (
        "GET /api/v1/tables/{table}",
        "POST /api/v1/tables/{table}/actions",
        "WS /api/v1/tables/{table}/live",
    ):
        assert len(scenes.wrong_cells(route, strangers)) == len(strangers) == 5


def test_everybody_at_every_seat_would_be_seen(scenes: Scenes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "seats_of", lambda *_: [0, 1])
    for route in ("POST /api/v1/tables/{table}/actions", "POST /api/v1/tables/{table}/resign"):
        assert any("spectator gets 200, not 403" in wrong for wrong in scenes.wrong_cells(route, ["spectator"]))


def test_a_private_table_looks_as_if_it_were_not_there(scenes: Scenes) -> None:
    scene = scenes.scene("GET /api/v1/tables/{table}", "outsider")
    for route in ROUTES:
        if "{table}" in route.path:
            command = route.path.rpartition("/")[2]
            body = {"secret": "x" * 43} if command == "claim" else scene.body(command, "outsider")
            answers = [
                scene.caller("outsider").http.request(
                    route.method, route.path.format(table=table, line=1, lang="en"), json=body
                )
                for table in (scene.table, NOWHERE)
            ]
            assert len({(answer.status_code, answer.text) for answer in answers}) == 1, route.path
