"""Connections that never bring a complete request are closed in time, and keep nobody else out."""

import json
import socket
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server import client
from server.client import GENEROUS, TestServer, wait

from patolli.server import log, run
from patolli.server.settings import Settings

SECONDS = 0.6  # for a complete request
QUICK = replace(GENEROUS, request_timeout=SECONDS)
HEAD = b"POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
STARTS = {
    "silent": b"",
    "half of a head": b"GET /health HTTP/1.1\r\nhost: loc",
    "half of a body": HEAD + b'content-length: 40\r\n\r\n{"name": ',
    "half of a chunk": HEAD + b'transfer-encoding: chunked\r\n\r\n20\r\n{"name": ',
    "a body that is not wanted": HEAD.replace(b"/api/v1/me", b"/nowhere") + b"content-length: 40\r\n\r\n",
    "half of a second request": b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /hea",
}


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., TestServer]]:
    """Houses with limits on their connections."""
    found: list[TestServer] = []

    def build(limits: Settings = QUICK) -> TestServer:
        found.append(TestServer(tmp_path / f"{len(found)}.db", limits))
        return found[-1]

    yield build
    for server in found:
        server.close()


def dial(server: TestServer, start: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """Open a connection and begin a request."""
    address = urlsplit(server.url)
    line = socket.create_connection((str(address.hostname), address.port), timeout=5, source_address=(source, 0))
    line.sendall(start)
    return line


def ends(line: socket.socket) -> bytes:
    """Return all that comes until the server closes; raise TimeoutError if it does not."""
    found = b""
    try:
        while chunk := line.recv(1 << 16):
            found += chunk
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize("start", STARTS)
def test_a_request_that_is_not_complete_in_time_is_closed(open_server: Callable[..., TestServer], start: str) -> None:
    server = open_server()
    began = time.monotonic()
    with dial(server, STARTS[start]) as line:
        ends(line)
    assert SECONDS * 0.9 < time.monotonic() - began < SECONDS + 2
    wait(lambda: not server.uvicorn.server_state.connections)
    assert server.user().get("/health").status_code == 200


def test_one_byte_now_and_then_is_not_enough(open_server: Callable[..., TestServer]) -> None:
    server = open_server()
    began = time.monotonic()
    start = STARTS["half of a body"].replace(b"40", b"4000")
    with dial(server, start) as line:
        line.settimeout(SECONDS / 10)
        while time.monotonic() - began < 5:
            line.sendall(b" ")
            with suppress(TimeoutError):
                assert line.recv(1000).startswith(b"HTTP/1.1 408 ")
                break
    assert time.monotonic() - began < SECONDS + 2


def test_who_is_too_slow_hears_why(open_server: Callable[..., TestServer]) -> None:
    with dial(open_server(), STARTS["half of a body"]) as line:
        head, _, body = ends(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert json.loads(body)["error"]["code"] == "request-timeout"


def test_a_body_in_pieces_a_pause_between_requests_and_a_live_page_are_no_harm(
    open_server: Callable[..., TestServer],
) -> None:
    server = open_server()
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    with ada.live(table) as page, dial(server) as line:
        page.update()
        for _ in range(2):
            line.sendall(HEAD + b"content-length: 15\r\n\r\n")
            for piece in (b'{"name"', b": ", b'"Ada"}'):
                time.sleep(SECONDS / 6)
                line.sendall(piece)
            answer = b""
            while not answer.endswith(b'"tables":[]}'):
                answer += line.recv(1 << 16)
            assert answer.startswith(b"HTTP/1.1 200 ")
            time.sleep(SECONDS * 1.5)
        assert ada.play(table, "add").status_code == 200
        assert page.update()["rev"] > 4


def test_a_request_that_ends_in_its_midst_is_no_fault(
    open_server: Callable[..., TestServer], capfd: pytest.CaptureFixture[str]
) -> None:
    server = open_server()
    with dial(server, STARTS["half of a body"]):
        wait(lambda: server.uvicorn.server_state.tasks)
    wait(lambda: not server.uvicorn.server_state.tasks)
    assert '"fault"' not in capfd.readouterr().err


def test_silent_connections_keep_nobody_out(open_server: Callable[..., TestServer]) -> None:
    server = open_server(replace(GENEROUS, connections=20))
    with ExitStack() as lines:
        opened = [lines.enter_context(dial(server, list(STARTS.values())[n % 4])) for n in range(60)]
        assert [ends(line) for line in opened[:40]] == [b""] * 40, "the oldest make room"
        wait(lambda: len(server.uvicorn.server_state.tasks) < 20)
        for _ in range(5):
            assert server.user().get("/health").status_code == 200


def test_one_address_does_not_take_all_connections(
    open_server: Callable[..., TestServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address that is no proxy has a share; beyond that its longest idle connection makes room for its newest."""
    monkeypatch.setattr(client, "http_server", lambda app, settings: run.http_server(app, settings, ("192.0.2.7",)))
    server = open_server(replace(GENEROUS, connections_per_address=5))
    with ExitStack() as lines:
        other = lines.enter_context(dial(server, source="127.0.0.2"))
        many = [lines.enter_context(dial(server)) for _ in range(12)]
        wait(lambda: len(server.uvicorn.server_state.connections) == 6)
        assert [ends(line) for line in many[:7]] == [b""] * 7
        for line in (other, many[-1]):
            line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("reads", [False, True])
def test_a_client_that_does_not_read_is_closed_and_a_slow_one_is_not(
    open_server: Callable[..., TestServer], reads: bool
) -> None:
    server = open_server(QUICK)
    address = urlsplit(server.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(5)
    began = time.monotonic()
    with line:
        line.connect((str(address.hostname), address.port))
        line.sendall(b"GET /api/v1/games/mexica HTTP/1.1\r\nhost: localhost\r\n\r\n" * 50)
        wait(lambda: server.uvicorn.server_state.connections)
        while reads and time.monotonic() - began < 5 * SECONDS:
            assert line.recv(1 << 17), "it was closed though it reads"
            time.sleep(SECONDS / 20)
        wait(lambda: not server.uvicorn.server_state.connections, seconds=10)


def test_a_fault_that_repeats_is_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [1_000.0]
    monkeypatch.setattr(log, "clock", lambda: now[0])
    log.repeats.clear()
    for seconds, why in ((0, "full"), (1, "full"), (1, "other"), (50, "full"), (10, "full"), (1, "full")):
        now[0] += seconds
        log.fault("error", why=why, place="here:1")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["why"], line.get("times", 1)) for line in lines] == [("full", 1), ("other", 1), ("full", 3)]


def test_a_live_connection_that_is_refused_is_no_error_of_the_server(
    open_server: Callable[..., TestServer], caplog: pytest.LogCaptureFixture
) -> None:
    address = urlsplit(open_server().url).netloc.encode()
    key = b"sec-websocket-version: 13\r\nsec-websocket-key: " + b64encode(b"x" * 16)
    upgrade = b"host: " + address + b"\r\nupgrade: websocket\r\nconnection: upgrade\r\n" + key + b"\r\n\r\n"
    for head in (b"GET /api/v1/me/events HTTP/1.1\r\norigin: http://elsewhere\r\n", b"GET /t/x HTTP/1.1\r\n"):
        with dial(open_server(), head + upgrade) as line:
            assert ends(line).startswith(b"HTTP/1.1 403 ")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
