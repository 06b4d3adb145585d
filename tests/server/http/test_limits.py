"""Limits: sizes, rates, guesses and live pages, each refused with a sentence; buckets fill up again."""

import json
import resource
import secrets
import time
import urllib.error
import urllib.request
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from server import client
from server.client import GENEROUS, MUCH, TestServer, TestUser, legal_actions, wait
from websockets.exceptions import ConnectionClosed, InvalidStatus

from patolli.cli.serve import network
from patolli.core.registry import load
from patolli.match.match import Match
from patolli.server import run
from patolli.server.errors import ApiError
from patolli.server.http.rate_limit import RateLimiter
from patolli.server.run import http_server
from patolli.server.settings import Settings

GAME: Final = "tianguis"
NEVER: Final = 1e12  # seconds: so that no bucket fills while a test runs
FEW: Final = Settings(
    requests=MUCH,
    posts=MUCH,
    tables=(6, NEVER),
    chat=(3, NEVER),
    invite_attempts=(5, NEVER),
    messages=(4, NEVER),
    live_connections_per_client=3,
    live_connections=5,
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Callable[[Settings], TestServer]]:
    """Houses with limits."""
    client: list[TestServer] = []

    def build(given: Settings) -> TestServer:
        client.append(TestServer(tmp_path / f"{len(client)}.db", given))
        return client[-1]

    yield build
    for server in client:
        server.close()


def refused(answer: httpx.Response) -> bool:
    """Return True if somebody has had too much; a sentence says so."""
    if answer.status_code != 429:
        return False
    assert answer.json()["error"]["code"] == "rate-limited"
    seconds = answer.json()["error"]["params"]["seconds"]
    assert f"{seconds:,} second" in answer.json()["message"]
    assert answer.headers["retry-after"] == str(seconds), "header and sentence must agree"
    return True


# RateLimiter


def test_a_bucket_is_emptied_and_fills_up_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    buckets = RateLimiter(Settings())

    def takes() -> int:
        """Return the number that can be taken now."""
        for taken in range(1_000):
            try:
                buckets.spend("ada", "chat", (20, 60.0))
            except ApiError:
                return taken
        raise AssertionError("there is no end")

    found = []
    for seconds in (0, 0, 2.9, 0.2, 30, 1_000_000):
        now[0] += seconds
        found.append(takes())
    assert found == [20, 0, 0, 1, 10, 20]


def test_buckets_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    buckets = RateLimiter(Settings())
    buckets.spend("ada", "chat", (1, 60.0))
    buckets.spend("ada", "posts", (1, 60.0))
    buckets.spend("ben", "chat", (1, 60.0))
    with pytest.raises(ApiError, match="Too many messages at once"):
        buckets.spend("ada", "chat", (1, 60.0))


def test_buckets_do_not_grow_for_ever_and_who_comes_often_is_not_forgotten() -> None:
    buckets = RateLimiter(Settings(rate_buckets=100))
    for n in range(1_000):
        buckets.spend(str(n), "chat", (1, NEVER))
        if n % 10 == 0 and n < 500:
            buckets.spend("ada", "chat", (50, NEVER))
    assert len(buckets.left) == 100
    for n in range(1_000, 1_050):
        buckets.spend(str(n), "chat", (1, NEVER))
        if n == 1_000:
            buckets.spend("ben", "chat", (1, NEVER))
    with pytest.raises(ApiError):
        buckets.spend("ben", "chat", (1, NEVER))
    buckets.spend("ada", "chat", (50, NEVER))  # was not there for long


# Rates


@pytest.mark.parametrize("post", [False, True])
def test_too_many_requests(strict: Callable[[Settings], TestServer], post: bool) -> None:
    server = strict(Settings(requests=MUCH, posts=(7, NEVER)) if post else Settings(requests=(7, NEVER)))
    ada = server.user()
    answers = [ada.post("/me", name="Ada") if post else ada.get("/me") for _ in range(12)]
    statuses = [answer.status_code for answer in answers]
    assert statuses == [200] * 8 + [429] * 4  # the first is counted by its address: it had no cookie yet
    assert all(map(refused, answers[8:]))
    assert server.user().get("/health").status_code == 200


def test_questions_are_not_counted_as_changes(strict: Callable[[Settings], TestServer]) -> None:
    """A player that looks at what many actions would do can still decide."""
    server = strict(Settings(requests=MUCH, posts=(4, NEVER)))
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    shown = ada.see(table)
    body = {"rev": shown["rev"], "action": legal_actions(shown)[0]}
    assert {ada.post(f"/tables/{table}/preview", **body).status_code for _ in range(9)} == {200}
    assert {ada.post(f"/tables/{table}/why", rev=shown["rev"], text="add").status_code for _ in range(9)} == {200}
    assert ada.play(table, "add").status_code == 200


def test_a_made_up_token_is_no_new_caller(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(Settings(requests=(7, NEVER)))
    programs = [server.user(token=secrets.token_urlsafe(32)) for _ in range(12)]
    assert [refused(program.get("/health")) for program in programs] == [False] * 7 + [True] * 5


def by_way_of(server: TestServer, address: str) -> TestUser:
    """Somebody behind a proxy."""
    person = server.user()
    person.http.headers["x-forwarded-for"] = address
    return person


def test_many_cookies_are_no_way_around(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(Settings(requests=(5, NEVER), per_address_factor=3))
    people = [by_way_of(server, "192.0.2.1") for _ in range(5)]
    for person in people:
        assert person.get("/me").status_code == 200  # here each gets a cookie
    answers = [person.get("/me") for person in people for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 15
    assert refused(answers[-1])
    assert by_way_of(server, "192.0.2.2").get("/health").status_code == 200


def test_half_of_an_address_of_the_new_kind_counts(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(Settings(requests=(3, NEVER)))
    same = [by_way_of(server, f"2001:db8:1:2::{n}") for n in range(5)]
    assert [refused(person.get("/health")) for person in same] == [False] * 3 + [True] * 2
    assert by_way_of(server, "2001:db8:1:3::1").get("/health").status_code == 200
    assert by_way_of(server, "fe80::1%eth0").get("/health").status_code == 200


@pytest.mark.parametrize(("proxies", "believed"), [((), True), (("127.0.0.0/8",), True), (("192.0.2.7",), False)])
def test_only_a_proxy_is_believed(
    strict: Callable[[Settings], TestServer], proxies: tuple[str, ...], believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "http_server", lambda app, settings: http_server(app, settings, proxies))
    server = strict(Settings(requests=(3, NEVER)))
    people = [by_way_of(server, f"192.0.2.{n}") for n in range(10)]
    for person in people:
        person.http.headers["x-forwarded-proto"] = "https"
    answers = [person.get("/me") for person in people]
    assert [refused(answer) for answer in answers] == [False] * 10 if believed else [False] * 3 + [True] * 7
    assert ("Secure" in answers[0].headers["set-cookie"]) is believed


def test_a_proxy_is_named_by_its_address() -> None:
    assert [network(text) for text in ("192.0.2.7", "10.0.0.0/8", "::1")] == ["192.0.2.7/32", "10.0.0.0/8", "::1/128"]
    for text in ("proxy", "10.0.0.1/8", "*"):
        with pytest.raises(ArgumentTypeError, match="not an address"):
            network(text)


def test_guesses_of_secrets_are_counted_by_address(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(FEW)
    table = (ada := server.user("Ada")).make(GAME, "me", "invite")["table"]
    people: list[TestUser] = [server.user() for _ in range(6)]
    people += [server.user("Max") for _ in range(6)]
    people += [server.user(token=secrets.token_urlsafe(32)) for _ in range(6)]
    answers = [person.post(f"/tables/{table}/claim", secret=secrets.token_urlsafe(32)) for person in people]
    assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 13
    assert all(map(refused, answers[5:]))
    assert ada.see(table)["status"] == "waiting"


def test_too_many_tables(strict: Callable[[Settings], TestServer]) -> None:
    """One browser makes so many, and all at its address some times as many: a school has one address."""
    server = strict(replace(FEW, per_address_factor=2))
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "invite"}]}
    answers = [person.post("/tables", **body) for person in map(server.user, ("Ada", "Ben", "Cleo")) for _ in range(8)]
    made, late = [201], [429]
    assert [answer.status_code for answer in answers] == (made * 6 + late * 2) * 2 + late * 8
    assert all(refused(answer) for answer in answers if answer.status_code != 201)


def test_a_proxy_that_adds_to_what_a_client_claims_tells_its_address(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(Settings(requests=(3, NEVER)))
    people = [by_way_of(server, f"203.0.113.{n}, 192.0.2.1") for n in range(5)]
    assert [refused(person.get("/health")) for person in people] == [False] * 3 + [True] * 2


def test_too_much_chat(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(FEW)
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    answers = [ada.post(f"/tables/{table}/chat", text="hello") for _ in range(6)]
    assert [refused(answer) for answer in answers] == [False] * 3 + [True] * 3
    assert len(ada.see(table)["chat"]) == 3
    assert ada.play(table, "add").status_code == 200


def test_a_bucket_that_filled_up_lets_through_again(
    strict: Callable[[Settings], TestServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = strict(Settings(requests=MUCH, posts=MUCH, chat=(2, 1e6)))
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    assert [ada.post(f"/tables/{table}/chat", text="hello").status_code for _ in range(3)] == [204, 204, 429]
    left = server.node.limiter.left
    for bucket, (tokens, at) in list(left.items()):
        left[bucket] = (tokens, at - 0.5e6)  # as if half of the time had gone by
    assert [ada.post(f"/tables/{table}/chat", text="hello").status_code for _ in range(2)] == [204, 429]


# Live pages


def test_too_many_live_pages_of_one(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(FEW)
    ada, ben, cleo = server.user("Ada"), server.user("Ben"), server.user("Cleo")
    table = ada.make(GAME, "me", "me", public=True)["table"]
    with ExitStack() as pages:
        for person in (ada, ada, ada, ben, ben):
            pages.enter_context(person.live(table)).update()
        for person in (ada, cleo):  # one has too many, and then the server has
            with pytest.raises(InvalidStatus) as error, person.live(table):
                pass
            assert error.value.response.status_code == 429
            assert json.loads(error.value.response.body)["error"]["code"] == "too-many-connections"
    wait(lambda: not server.node.connections.keys)
    with cleo.live(table) as page:
        assert page.update()["table"] == table


def test_live_pages_of_many_cookies_at_one_address(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(replace(GENEROUS, live_connections_per_client=2, per_address_factor=2))
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me", public=True)["table"]
    with ExitStack() as pages:
        for person in (ada, ada, server.user("Ben"), server.user("Cleo")):
            pages.enter_context(person.live(table)).update()
        with pytest.raises(InvalidStatus) as error, server.user("Dora").live(table):
            pass
        assert error.value.response.status_code == 429


def test_too_many_connections_learn_when_to_come_back(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(Settings(connections=3))
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    people = [server.user() for _ in range(5)]  # each keeps its connection, but an idle one makes room
    assert {person.get("/health").status_code for person in people} == {200}
    with ExitStack() as pages:
        for _ in range(3):
            pages.enter_context(ada.live(table)).update()
        full = server.user().get("/health")
        assert (full.status_code, full.json()["error"]["code"]) == (503, "server-full")
        assert "no room" in full.json()["message"]
    assert wait(lambda: server.user().get("/health").status_code == 200)


def test_as_many_connections_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        most = run.connections(Settings().connections)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= most + run.OWN_FILES
        assert most == min(Settings().connections, before[1] - run.OWN_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_too_many_messages_close_a_live_page(strict: Callable[[Settings], TestServer]) -> None:
    server = strict(FEW)
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    with ada.live(table) as page:
        for _ in range(6):
            page.socket.send('{"after": 0}')
        with pytest.raises(ConnectionClosed) as closed:
            page.until(10**9)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "rate-limited")


# Sizes


def padded(body: dict[str, Any], size: int) -> bytes:
    """A body of exactly so many bytes."""
    return json.dumps(body).encode().ljust(size)


@pytest.mark.parametrize("path", ["/api/v1/me", "/api/v1/tables", "/api/v1/tables/import"])
def test_sizes_of_bodies(server: TestServer, path: str) -> None:
    record = str(Match(load(GAME, {}), ["Ada", "Ben"]).replay.record)
    bodies: dict[str, dict[str, Any]] = {
        "/api/v1/me": {"name": "Ada"},
        "/api/v1/tables": {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]},
        "/api/v1/tables/import": {"record": record},
    }
    limits = {"/api/v1/tables": Settings().box_size, "/api/v1/tables/import": Settings().import_size}
    most = limits.get(path, Settings().body_size)
    ada = server.user("Ada")
    statuses = []
    for size in (most, most + 1):
        answer = ada.http.post(path, content=padded(bodies[path], size), headers={"content-type": "application/json"})
        statuses.append(answer.status_code)
    assert statuses in ([200, 413], [201, 413])
    assert answer.json()["error"]["params"] == {"max": most}


def test_a_body_of_unknown_length_is_refused_too(server: TestServer) -> None:
    chunks = (b" " * 10_000 for _ in range(20))
    answer = server.user().http.post("/api/v1/me", content=chunks, headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_client_that_says_far_too_much_hears_the_refusal(server: TestServer) -> None:
    """A plain client sends all before it listens; it would hear of a closed connection only."""
    request = urllib.request.Request(f"{server.url}/api/v1/me", b" " * 8_000_000, {"content-type": "application/json"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request, timeout=30)
    with refusal.value as error:
        assert (error.code, json.load(error)["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("path", "field", "most"),
    [
        ("/api/v1/me", "name", 40),
        ("/api/v1/tables/{table}/chat", "text", 500),
        ("/api/v1/tables/{table}/why", "text", 500),
        ("/api/v1/tables/{table}/resign", "key", 64),
        ("/api/v1/tables/{table}/claim", "name", 40),
        ("/api/v1/tables/{table}/claim", "nonce", 64),
    ],
)
def test_lengths_of_texts(server: TestServer, path: str, field: str, most: int) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make(GAME, "me", "invite")
    person = ben if path.endswith("claim") else ada
    bodies: dict[str, dict[str, Any]] = {"why": {"rev": 0}, "claim": {"secret": made["invites"]["p2"]}}
    body = bodies.get(path.rpartition("/")[2], {})
    answers = [
        person.post(path.format(table=made["table"]), **(body | {field: "x" * size})) for size in (most + 1, most)
    ]
    assert (answers[0].status_code, answers[0].json()["error"]["code"]) == (400, "malformed")
    assert answers[1].status_code in (200, 204, 409)  # where the game has not begun
    assert answers[1].status_code < 300 or answers[1].json()["error"]["code"] == "not-started"


def test_names_in_a_record_are_cut(server: TestServer) -> None:
    ada = server.user("Ada")
    record = str(Match(load(GAME, {}), ["x" * 500, "bot:bot:normal"]).replay.record)
    made = ada.post("/tables/import", record=record)
    assert made.status_code == 201, made.text
    seats = ada.see(made.json()["table"])["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("x" * 40, "person"), ("normal", "person")]
