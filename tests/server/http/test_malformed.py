"""Bad input: over a thousand malformed requests and messages get a 4xx in JSON or a close code, and change nothing."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

import pytest
from server.client import TestServer, TestUser, key, wait
from server.fingerprint import fingerprint
from websockets.exceptions import ConnectionClosed

from patolli.server.errors import CODES
from patolli.server.http.routes import EVENTS, LIVE, PREFIX, ROUTES, TABLE
from patolli.server.settings import Settings
from patolli.server.tables import commands
from patolli.server.tables.table import Table

LIMITS = Settings()
SIZE = LIMITS.message_size
GAME: Final = "tianguis"
JSON: Final = "application/json"
API: Final = PREFIX
T: Final = TABLE
POSTS: Final = [route.path for route in ROUTES if route.method == "POST"]
OPTIONAL: Final = {"seat", "level"}


class Case(NamedTuple):
    """A request that must be refused."""

    method: str
    path: str
    body: bytes = b""
    media: str = JSON
    headers: tuple[tuple[str, str], ...] = ()


class Ground:
    """A running table, somebody who sits there, and another table."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        self.ada = server.user("Ada")
        self.table = str(self.ada.make(GAME, "me", "me")["table"])
        self.other = self.ada.make(GAME, "me", "invite")
        self.rev = int(self.ada.see(self.table)["rev"])
        self.line = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=60)
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.ada.http.cookies.items())

    def good(self, path: str) -> dict[str, Any]:
        """A body without a flaw, but for its missing right to change anything."""
        bodies: dict[str, dict[str, Any]] = {
            "me": {"name": "Max"},
            "programs": {"name": "Dicey"},
            "tables": {"game": GAME, "seats": [{"kind": "me"}, {"kind": "invite"}]},
            "import": {"record": "patolli-record 1\n"},
            "check": {"option": "goods", "text": "[["},
            "claim": {"secret": "x" * 43, "name": "Max"},
            "actions": {"rev": self.rev, "key": key(), "text": "add", "seat": "p1"},
            "why": {"rev": self.rev, "text": "add", "seat": "p1"},
            "hint": {"rev": self.rev, "depth": "full", "seat": "p1"},
            "chances": {"seat": "p1"},
            "undo": {"rev": self.rev, "key": key(), "lines": 1},
            "takeback": {"rev": self.rev, "key": key(), "to": self.rev},
            "takeback-answer": {"key": key(), "accept": True},
            "transfer-answer": {"key": key(), "accept": True},
            "replace": {"key": key(), "seat": "p1", "level": "beginner"},
            "auto-answer": {"question": "Auction", "text": "pass"},
            "rematch": {"key": key()},
            "chat": {"text": "hello"},
            "fill": {"level": "beginner"},
            "leave": {"key": key(), "level": "beginner", "seat": "p1"},
        }
        return bodies.get(path.rpartition("/")[2], {"key": key(), "seat": "p1"})

    def send(self, case: Case) -> tuple[int, str, bytes]:
        """Status, media type and body of the answer."""
        self.line.putrequest(
            case.method,
            case.path.replace("{table}", self.table)
            .replace("{game}", GAME)
            .replace("{lang}", "en")
            .replace("{line}", "1"),
            skip_accept_encoding=True,
        )
        headers = [("cookie", self.cookie), ("origin", self.server.url), ("content-length", str(len(case.body)))]
        for name, value in [*headers, *([("content-type", case.media)] if case.media else []), *case.headers]:
            self.line.putheader(name, value)
        self.line.endheaders(case.body)
        answer = self.line.getresponse()
        return answer.status, answer.headers.get("content-type", ""), answer.read()

    def state(self) -> Any:
        """All that must not change."""
        return fingerprint(self.server.db), self.ada.see(self.table, seat="p1")

    def faults(self, cases: list[Case]) -> list[str]:
        """Return the faults of the answers to requests that must be refused."""
        before, found = self.state(), []
        for case in cases:
            status, media, body = self.send(case)
            if not (400 <= status < 500 and media == JSON and is_refusal(body)):
                found.append(f"{case.method} {case.path[:80]} {case.body[:80]!r} {case.media}: {status} {body[:80]!r}")
        return found + ([] if self.state() == before else ["something has changed"])


def is_refusal(body: bytes) -> bool:
    """Return True if a body names an error and says a sentence."""
    said = json.loads(body)
    return said["error"]["code"] in CODES and bool(said["message"]) and said["message"][-1] == "."


@pytest.fixture(scope="module")
def ground(server: TestServer) -> Iterator[Ground]:
    found = Ground(server)
    yield found
    found.line.close()


# Bodies that are wrong on every route

RAW: Final = [
    b"", b" ", b"null", b"true", b"[]", b"0", b'"x"', b"{", b"}", b"{]", b"[{}]", b"{'key': 1}", b"{}x", b"{}{}",
    b"\x00",
    b"\xff\xfe", b"\xef\xbb\xbf{}", b'{"key": "\xff\xff\xff\xff\xff\xff\xff\xff"}', b'{"\xc3\x28": 1}', b'{"key": NaN}',
    b'{"key": Infinity}', b'{"key": 1e999}', b'{"key": -}', b'{"key": 01}', b'{"key": "\\ud800\\ud800\\ud800\\ud800"}',
    b'{"key": "\\x41"}', b'{"key": "a\nb"}', b'{"__proto__": {"key": "aaaaaaaa"}}', b'{"key": "aaaaaaaa", "key": 1}',
    b'{"key": "aaaaaaaa", "seat": "p1", "seat": ["p1"]}', b"[" * 10_000, b'{"a":' * 10_000, b'{"key":' + b"[" * 10_000,
    b'{"rev": ' + b"9" * 4_301 + b"}", b'{"key": ' + b"9" * 4_301 + b"}", b"<xml/>", b"key=aaaaaaaa",
    b'{"key": "' + b"x" * 65 + b'"}',
]  # fmt: skip
MEDIA: Final = [
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jso",
    "*/*",
]
WRONG: Final[dict[type, list[Any]]] = {
    str: [None, 1, True, 1.5, [], {}, "x" * 10_000],
    int: [None, "1", 1.5, True, [], {}, -1, 10**9 + 1, 2**63, 2**64, 10**30, -(10**30)],
    bool: [None, 0, 1, "true", [], {}],
    list: [
        None,
        {},
        "x",
        1,
        [1],
        [None],
        [[]],
        [{"kind": "me"}] * 13,
        [{"kind": "nobody"}],
        [{"kind": "me", "x": 1}],
        [],
        [{}],
    ],
}


def raw_cases(ground: Ground) -> Iterator[Case]:
    for path in POSTS:
        yield from (Case("POST", path, body) for body in RAW)
        yield Case("POST", path, b" " * ((LIMITS.import_size if path.endswith("import") else LIMITS.body_size) + 1))
        yield from (Case("POST", path, json.dumps(ground.good(path)).encode(), media) for media in MEDIA)


def field_cases(ground: Ground) -> Iterator[Case]:
    """Each field of each body wrong, missing, or one too many."""
    for path in POSTS:
        good = ground.good(path)
        bodies = [good | {"extra": 1}, good | {"": 1}, good | {"Key": "aaaaaaaa"}]
        bodies += [{k: v for k, v in good.items() if k != name} for name in good if required(path, name)]
        bodies += [good | {name: wrong} for name, value in good.items() for wrong in WRONG[type(value)]]
        yield from (Case("POST", path, json.dumps(body).encode()) for body in bodies)


def required(path: str, name: str) -> bool:
    optional = {
        T + "/undo": "lines",
        T + "/auto-answer": "text",
        T + "/hint": "depth",
    }
    return name not in OPTIONAL and optional.get(path) != name


def meaning_cases(ground: Ground) -> Iterator[Case]:
    """Well-formed bodies that mean nothing here: seats, actions, revisions, secrets and keys that are not ours."""
    for path in POSTS:
        good = ground.good(path)
        if "seat" in good:
            seats = ["p9", "P1", "p1 ", "p01", "*", "-1", "0", "p1\x00", "\u202ep1", "ｐ1"]
            yield from (Case("POST", path, json.dumps(good | {"seat": seat}).encode()) for seat in seats)
        if "key" in good:
            keys = ["", "short", "x" * 65, "white space", "line\nfeed", "nul\x00nul\x00", "ümläute-ü"]
            yield from (Case("POST", path, json.dumps(good | {"key": bad}).encode()) for bad in keys)
        if "rev" in good:
            revs = [0, 1, ground.rev - 1, ground.rev + 1, 10**9]
            yield from (Case("POST", path, json.dumps(good | {"rev": rev}).encode()) for rev in revs)
    play = ground.good(T + "/actions")
    del play["text"]
    ids = [-1, 10**6, 2**31, 2**63 - 1, 2**63, 2**64, 10**30, None]
    yield from (Case("POST", T + "/actions", json.dumps(play | {"action": id_}).encode()) for id_ in ids)
    texts = ["", " ", "fly", "add add", "\x00", "bid -1", "bid " + "9" * 400, "bid ３", "* roll 1", "../add"]
    yield from (Case("POST", T + "/actions", json.dumps(play | {"text": text}).encode()) for text in texts)
    yield Case("POST", T + "/actions", json.dumps(play | {"text": "add", "action": 0}).encode())
    secrets = [ground.other["watch"], *ground.other["invites"].values(), ground.table * 4, "\x00" * 43, "ü" * 43]
    yield from (Case("POST", T + "/claim", json.dumps({"secret": secret}).encode()) for secret in secrets)
    table = ground.good("/api/v1/tables")
    games = ["", "chess", "..", "../tianguis", "tianguis/../mexica", "os", "__init__", "tianguis\x00", "\u202e"]
    options: list[Any] = [
        {"rounds": "x"},
        {"rounds": -1},
        {"rounds": 10**30},
        {"x": 1},
        {"goods": "/etc/passwd"},
        {"goods": "../x"},
    ]
    options += [{"rounds": None}, {"rounds": []}, [], {"goods": "\x00"}, {"coyotes": "maybe"}, {"x" * 41: 1}]
    yield from (Case("POST", "/api/v1/tables", json.dumps(table | {"game": game}).encode()) for game in games)
    yield from (Case("POST", "/api/v1/tables", json.dumps(table | {"options": option}).encode()) for option in options)
    files: list[Any] = ["", "x = [1,", "\x00", "/etc/passwd", "x" * 64_001, 1, None, {}, []]
    boxes: list[Any] = [{"goods": file} for file in files]
    boxes += [[], "x", {"goods.toml": ""}, {"rounds": "x = 1"}, {"": "x = 1"}, {str(n): "" for n in range(5)}]
    yield from (Case("POST", "/api/v1/tables", json.dumps(table | {"boxes": given}).encode()) for given in boxes)
    check = f"{API}/games/{GAME}/box/check"
    values: list[Any] = [{"values": 1}, {"values": []}, {"values": {}, "text": "x"}, {"option": "x", "values": {}}, {}]
    yield from (Case("POST", check, json.dumps(given).encode()) for given in values)
    yield from (Case("POST", f"{API}/games/{game}/box/check", b'{"values": {}}') for game in ("chess", "..", "%00"))
    levels = ["", "god", "normal ", "../normal", "\x00", "__class__"]
    bot = [{"kind": "me"}]
    yield from (
        Case("POST", "/api/v1/tables", json.dumps(table | {"seats": [*bot, {"kind": "bot", "level": level}]}).encode())
        for level in levels
    )
    yield from (Case("POST", T + "/leave", json.dumps({"key": key(), "level": level}).encode()) for level in levels)
    head = f"patolli-record 1\ngame {GAME}\nrules 1\nid x\nseat p1 A\nseat p2 B\n"
    records = [
        "",
        "x",
        head + "---\nfly\n",
        head + "---\np1 add\n",
        head + "option goods=/etc/passwd\n---\n",
        "\x00" * 99,
    ]
    records += [
        head.replace("rules 1", "rules 99"),
        head.replace(GAME, "../x"),
        head + "---\n" + "* deal jade\n" * 5_000,
    ]
    yield from (Case("POST", "/api/v1/tables/import", json.dumps({"record": record}).encode()) for record in records)


# Addresses


def address_cases(ground: Ground) -> Iterator[Case]:
    paths = [
        "/x", "//", "//evil.example/", "/tables/", "/t", "/t/", "/t//live", "/t/{table}/", "/api", "/api/",
        "/api/v2/me", f"{API}", f"{API}/", f"{API}/tables/", f"{T}/", LIVE, EVENTS, f"{API}/tables//log",
        "/t/../../etc/passwd", "/t/%2e%2e/%2e%2e/etc/passwd", f"{API}/tables/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/store.db", f"{API}/tables/%00", f"{T}%00", f"{API}/tables/%ff", f"{API}/tables/%ed%a0%80",
        f"{API}/tables/%zz", f"{API}/tables/%", f"{T}%20",
        f"{API}/tables/" + "a" * 10_000, "/" + "a/" * 5_000, f"{T}.json", f"{API}/TABLES/{{table}}",
        f"{API}/tables/';DROP TABLE lines;--", f"{API}/tables/%27%20OR%201=1--", f"{API}/tables/*", f"{API}/tables/%25",
        f"{API}/games/chess", f"{API}/games/%2e%2e", f"{API}/games/..%2f", f"{API}/games/os", f"{API}/games/__init__",
        f"{API}/games/" + "x" * 5_000, f"{API}/messages/fr", f"{API}/messages/%2e%2e", f"{API}/games/os/lesson",
        "/static/../x", f"{API}/games/tianguis%00", f"{API}/games/%ff", f"{API}/games//rules", f"{API}/me/x",
        f"{API}/games/tianguis?goods=/etc/passwd", f"{API}/games/tianguis?goods=../x", f"{API}/games/tianguis?x=1",
        f"{API}/games/tianguis?rounds=-1", f"{API}/games/tianguis?rounds=" + "9" * 5_000,
        f"{API}/games/tianguis?%ff=%ff", f"{API}/games/tianguis?rounds=%EF%BC%93", f"{API}/games/tianguis?rounds=",
        f"{API}/games/tianguis?goods=%00", f"{API}/games/tianguis?goods=sha256:" + "0" * 64,
        f"{API}/games/tianguis?goods=enclosed:x.toml:eJx", f"{API}/games/chess/box", f"{API}/games/tianguis/boxes/x",
        f"{API}/games/tianguis/boxes/" + "0" * 64, f"{API}/games/tianguis/box/messages/fr",
 "/health/", "/metrics/x", f"{API}/openapi.json/", f"{API}/openapi.yaml",
        "/openapi.json", "/.git/config", "/assets/x", "/assets/../app.py", "/assets/..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py", "/assets/%00", "/assets/%2fetc%2fpasswd", "/assets/" + "a" * 5_000, "/assets",
        "/%", f"{T}/record/x", f"{T}/result", f"{T}/record", f"{T}/verification",
    ]  # fmt: skip
    bad = ["-1", "1.5", "x", "9" * 10, "9" * 5_000, "%EF%BC%91", "%00", "0x1", "1e3", "+1", "1_0", "%ff", "NaN"]
    paths += [f"{T}{page}={value}" for page in ("?after", "?chat", "/log?after") for value in bad]
    paths += [f"{T}/positions/{value}" for value in bad]
    seats = ["p9", "P1", "%00", "p1%00", "%ff", "x" * 5_000, "-1", "0", "*"]
    paths += [f"{T}{page}?seat={seat}" for page in ("", "/log", "/positions/1") for seat in seats]
    paths += [f"{T}/positions/{line}" for line in (ground.rev + 1, 10**6, 999_999_999)]
    paths = [path.replace(" ", "%20") for path in paths]
    yield from (Case("GET", path) for path in paths)
    posts = {route.path for route in ROUTES if route.method == "POST"}
    yield from (Case("POST", path, b"{}") for path in paths if "?" not in path and path not in posts)


def method_cases(ground: Ground) -> Iterator[Case]:
    """Methods that an address does not take."""
    known: dict[str, set[str]] = {}
    for route in ROUTES:
        known.setdefault(route.path, set()).add(route.method)
    for path, methods in [*known.items(), (f"{API}/openapi.json", {"GET"}), (f"{API}/asyncapi.json", {"GET"})]:
        for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get", "X" * 40):
            if method not in methods:
                yield Case(method, path, b"{}" if method == "POST" else b"")


GROUPS: Final = {
    "raw": raw_cases,
    "fields": field_cases,
    "meaning": meaning_cases,
    "addresses": address_cases,
    "methods": method_cases,
}


def test_the_corpus_is_large(ground: Ground) -> None:
    assert sum(len(list(cases(ground))) for cases in GROUPS.values()) >= 1_000
    assert len(set(messages())) >= 60


@pytest.mark.parametrize("group", GROUPS)
def test_malformed_requests_change_nothing(ground: Ground, group: str) -> None:
    assert ground.faults(list(GROUPS[group](ground))) == []
    assert ground.ada.get("/health").json()["status"] == "ok"


def test_a_crash_would_be_seen(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: Any) -> str:
        raise OverflowError

    monkeypatch.setattr(commands, "known_text", crash)
    assert any(": 500 " in fault for fault in ground.faults(list(meaning_cases(ground))))


def test_a_change_would_be_seen(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "resolve_seat", lambda *_: 0)
    ground = Ground(server)
    cases = [case for case in meaning_cases(ground) if case.path.endswith("/actions")]
    assert "something has changed" in ground.faults(cases)
    ground.line.close()


# Live pages

GARBAGE: Final = [
    b"GET\r\n\r\n", b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET /x HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
    b"POST /api/v1/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
]  # fmt: skip


@pytest.mark.parametrize("raw", GARBAGE, ids=range(len(GARBAGE)))
def test_what_is_not_http_gets_a_400_or_no_answer(ground: Ground, raw: bytes) -> None:
    before = ground.state()
    host, _, port = ground.server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 30) as line:
        try:
            line.sendall(raw)
            with suppress(OSError):  # it may have hung up already
                line.shutdown(socket.SHUT_WR)
            answer = line.recv(1_000)
        except ConnectionError:
            answer = b""
    assert not answer or answer.split()[1].startswith(b"4")
    assert ground.state() == before


def messages() -> Iterator[tuple[str | bytes, int]]:
    """Messages that a live page must not send, and the code with which it is closed."""
    malformed = [
        "", " ", "null", "true", "[]", "0", '"x"', "{", "}", "{]", "{}{}", "\x00", "\ufeff{}", '{"after": NaN}',
        '{"after": -1}',
        '{"after": "1"}', '{"after": 1.5}', '{"after": null}', '{"after": true}', '{"after": []}', '{"after": 1e999}',
        '{"after": 01}',
        '{"after": 1000000001}', '{"after": ' + "9" * 30 + "}", '{"after": ' + "9" * 4_301 + "}",
        '{"after": 1, "after": -1}',
        '{"seat": 1}', '{"seat": null}', '{"seat": []}', '{"seat": "\\ud800"}', '{"seat": "' + "x" * 33 + '"}',
        '{"seat": "a\nb"}',
        '{"extra": 1}', '{"type": "play", "rev": 1}', '{"play": "add"}', '{"After": 1}', "[" * 10_000,
        '{"a":' * 3_000, "<x/>", "ping",
        '{"after": 0, "seat": "p1", "table": "x"}', '{"after"}', "x" * LIMITS.message_size,
    ]  # fmt: skip
    yield from ((text, 4400) for text in malformed)
    seats = ["p9", "P1", "*", "-1", "0", "p1 ", "p1\\u0000", "\\u202ep1", "p01", "ｐ1"]
    yield from ((f'{{"seat": "{seat}"}}', 4404) for seat in seats)
    yield from (
        (text, 4413)
        for text in (
            "x" * (LIMITS.message_size + 1),
            "ü" * (LIMITS.message_size // 2 + 1),
            '{"seat": "' + "x" * 100_000 + '"}',
        )
    )
    yield from ((raw, 4415) for raw in (b"", b"{}", b"\x00", b"\xff" * 100, b'{"after": 0}'))


TOO_LONG: Final = (4413, 1009, 1006)  # the reason is lost where the rest meets a connection that is closed already


def closed_with(person: TestUser, table: str, message: Any, greeted: bool, text: bool | None = None) -> int:
    """The code with which a live page is closed that says something wrong."""
    with person.live(table, seat="p1", hello=greeted) as page:
        if greeted:
            page.update()
        try:
            page.socket.send(message, text=text)
            while True:
                page.update()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.parametrize("greeted", [False, True])
def test_malformed_messages_close_a_live_page(ground: Ground, greeted: bool) -> None:
    before = ground.state()
    wrong = []
    for message, expected in messages():
        code = closed_with(ground.ada, ground.table, message, greeted)
        if code not in (TOO_LONG if expected == 4413 else (expected,)):
            wrong.append((message[:60], code, expected))
    assert wrong == []
    settled(ground)
    assert ground.state() == before


def settled(ground: Ground) -> None:
    """Wait until nobody is looking any more."""
    wait(lambda: not any(seat["online"] for seat in ground.ada.see(ground.table, seat="p1")["seats"]))


@pytest.mark.parametrize("greeted", [False, True])
def test_frames_that_are_no_text(ground: Ground, greeted: bool) -> None:
    assert closed_with(ground.ada, ground.table, b"\xff\xfe", greeted, text=True) == 1007
    assert closed_with(ground.ada, ground.table, b'{"seat": "\xed\xa0\x80"}', greeted, text=True) == 1007
    assert closed_with(ground.ada, ground.table, ["x" * 9_000] * 3, greeted) in TOO_LONG
    assert closed_with(ground.ada, ground.table, ['{"af', 'ter": ', "-1}"], greeted) == 4400


@pytest.mark.parametrize("frame", [b"\x83\x80abcd", b"\xf1\x80abcd", b"\x81\x02{}", b"\x80\x80abcd", b"\x09\x80abcd"])
def test_frames_against_the_protocol(ground: Ground, frame: bytes) -> None:
    """An unknown kind, reserved bits, no mask, a continuation of nothing, a ping in fragments."""
    with ground.ada.live(ground.table, seat="p1") as page:
        page.update()
        page.socket.socket.sendall(frame)
        with pytest.raises(ConnectionClosed) as closed:
            page.update()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002


def test_messages_after_the_close_are_not_heard(ground: Ground) -> None:
    with ground.ada.live(ground.table, seat="p1") as page:
        page.update()
        page.socket.socket.sendall(b"\x88\x82\x00\x00\x00\x00\x03\xe8" + b"\x81\x82\x00\x00\x00\x00{}" * 50)
        with pytest.raises(ConnectionClosed):
            page.update()
    settled(ground)
    assert ground.ada.see(ground.table, seat="p1")["rev"] == ground.rev


def test_fragments_of_a_good_message_are_heard(ground: Ground) -> None:
    with ground.ada.live(ground.table, hello=False) as page:
        page.socket.send(['{"af', 'ter": ', '0, "seat": "p1"}'])
        assert page.update()["seat"] == "p1"
