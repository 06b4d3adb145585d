"""Bytes that take a parser long: each is answered or refused, and the event loop stands still for none of them."""

import base64
import os
import socket
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from server.client import GENEROUS, TestServer, wait
from server.http.test_connections import dial, ends
from server.loop_time import watched

from patolli.server.accounts.sessions import MAX_COOKIES, new_cookie, read_cookie
from patolli.server.http.connections import MAX_FRAMING, MAX_HEAD
from patolli.server.http.intake import PIECE
from patolli.server.http.security import MAX_FIELDS

GET_ME = b"GET /api/v1/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
CHUNKED = (
    b"POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
    b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
)
PING = b"\x89\x80\x00\x00\x00\x00"
PONG = b"\x8a\x80\x00\x00\x00\x00"
FULL_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
START = b"\x01\x80\x00\x00\x00\x00"  # of a text in parts
PART = b"\x00\x80\x00\x00\x00\x00"


def status(server: TestServer, request: bytes) -> int:
    """Send a request and return the status of its answer; 0 if there was none."""
    with dial(server, request) as line:
        answer = ends(line)
    return int(answer.split()[1]) if answer else 0


def open_live(server: TestServer, cookies: dict[str, str], table: str, buffer: int = 0) -> socket.socket:
    """Open a live connection on a socket of our own."""
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(20)
    address = urlsplit(server.url)
    line.connect((str(address.hostname), address.port))
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    line.sendall(
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: {address.netloc}\r\norigin: {server.url}\r\n"
        f"cookie: {cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    return line


def text_frame(text: bytes) -> bytes:
    """Return a short text as a masked frame."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


# Cookies


@pytest.mark.parametrize("value", [b'"' + b"\\" * 60_000 + b'"', b'"' + b"\\" * 4_000 + b'"', b";" * 15_000])
def test_cookies_are_cut_out_and_not_parsed(server: TestServer, value: bytes) -> None:
    """Cookies in quotes took `http.cookies` seconds: it looks for each backslash from the first on."""
    with watched() as slow:
        assert status(server, GET_ME + b"cookie: patolli=" + value + b"\r\n\r\n") in (200, 413)
    assert slow == []


def test_our_cookie_is_found_among_others_and_not_in_a_huge_header() -> None:
    key = b"k" * 32
    own = new_cookie(key)
    for header in (f"patolli={own}", f'a="\\"; patolli={own}; b=c', f'patolli="{own}"'):
        assert read_cookie(key, {"cookie": header}, secure=False) == own.partition(".")[0]
    huge = f"patolli={own}; a=" + "x" * MAX_COOKIES
    assert read_cookie(key, {"cookie": huge}, secure=False) == ""


# Requests


def test_chunks_of_one_byte_do_not_stop_the_loop(server: TestServer) -> None:
    with watched() as slow:
        assert status(server, CHUNKED + b"1\r\nx\r\n" * 120_000 + b"0\r\n\r\n") in (413, 0)
        assert server.user().get("/health").status_code == 200
    assert slow == []


def test_many_senders_of_such_chunks_do_not_stop_it_either(server: TestServer) -> None:
    """Bytes that all connections received in one turn are parsed in several."""
    lines = [dial(server, CHUNKED) for _ in range(30)]
    with watched() as slow:
        for line in lines:
            line.sendall(b"1\r\nx\r\n" * (PIECE // 6))
        assert server.user().get("/health").status_code == 200
    for line in lines:
        line.close()
    assert slow == []


def test_a_body_in_chunks_is_read(server: TestServer) -> None:
    small = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name": "Ada"}')
    assert status(server, CHUNKED + small + b"0\r\n\r\n") == 200
    assert status(server, CHUNKED + b"14\r\n%b\r\n0\r\n\r\n" % (b"x" * 20)) == 400


@pytest.mark.parametrize("length", [b"4", b"25", b"0"])
def test_a_body_with_two_lengths_is_refused_and_the_connection_closed(server: TestServer, length: bytes) -> None:
    """A proxy may believe the other length, and take the rest of one request for another one."""
    both = CHUNKED.replace(b"connection: close\r\n", b"content-length: " + length + b"\r\n")
    small = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name": "Ada"}')
    with dial(server, both + small + b"0\r\n\r\n" + GET_ME + b"\r\n") as line:
        answer = ends(line)
    assert answer.startswith(b"HTTP/1.1 400 ") and b'"not-http"' in answer
    assert answer.count(b"content-length: ") == 1


def test_a_large_import_in_chunks_is_read(server: TestServer) -> None:
    """Chunks of a usual size may carry as much as a request may have."""
    ada = server.user("Ada")
    text = b'{"record": "' + b"x" * 1_900_000 + b'"}'
    pieces = (text[at : at + 8_000] for at in range(0, len(text), 8_000))
    found = ada.http.post("/api/v1/tables/import", content=pieces, headers={"content-type": "application/json"})
    assert (found.status_code, found.json()["error"]["code"]) == (422, "bad-record")


def test_a_large_body_in_chunks_of_one_byte_is_cut_off_early(server: TestServer) -> None:
    sent = 0
    with dial(server, CHUNKED) as line:
        try:
            while sent < 8_000_000:
                line.sendall(b"1\r\nx\r\n" * 10_000)
                sent += 60_000
        except OSError:
            pass
    assert sent < 8_000_000
    assert MAX_FRAMING < 100_000


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (b"a:b\r\n" * 3_000, (431,)),
        (b"a: %b\r\n" % (b"x" * 2 * MAX_HEAD), (413,)),
        (b"a:b\r\n" * 12_000, (413, 0)),
        (b"a:b\r\n" * (MAX_FIELDS - 10), (200,)),
    ],
)
def test_too_many_headers_are_refused(server: TestServer, head: bytes, expected: tuple[int, ...]) -> None:
    with watched() as slow:
        assert status(server, GET_ME + head + b"\r\n") in expected
    assert slow == []


@pytest.mark.parametrize(("number", "expected"), [(15_000, 413), (7_000, 431), (MAX_FIELDS - 1, 200)])
def test_too_many_parameters_are_refused(server: TestServer, number: int, expected: int) -> None:
    query = b"&".join([b"a"] * number)
    with watched() as slow:
        found = status(server, GET_ME.replace(b"/me ", b"/me?%b " % query) + b"\r\n")
    assert found == expected
    assert slow == []


def test_a_live_connection_with_too_many_headers_is_refused(server: TestServer) -> None:
    upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\n" + b"a:b\r\n" * 300
    assert status(server, b"GET /api/v1/me/events HTTP/1.1\r\nhost: localhost\r\n" + upgrade + b"\r\n") == 431


@pytest.mark.parametrize(
    "rest",
    [
        b"content-length: 10\r\n",
        b"transfer-encoding: chunked\r\n",
        b"x: " + b"a" * 9000 + b"\r\n",
    ],
    ids=["a body", "a body in chunks", "a long line"],
)
def test_a_live_connection_that_cannot_begin_is_refused_and_closed(server: TestServer, rest: bytes) -> None:
    before = len(server.uvicorn.server_state.connections)
    head = b"GET /api/v1/me/events HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    key = b"sec-websocket-version: 13\r\nsec-websocket-key: " + base64.b64encode(b"x" * 16) + b"\r\n"
    assert status(server, head + key + rest + b"\r\n") == 400
    wait(lambda: len(server.uvicorn.server_state.connections) <= before)


def test_requests_one_behind_the_other_are_all_answered(server: TestServer) -> None:
    """More of them than are parsed in one piece, in which the last ones begin in the midst."""
    one = b"GET /health HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 1_000 + b"\r\n\r\n"
    last = one.replace(b"\r\nx", b"\r\nconnection: close\r\nx")
    with dial(server, one * 40 + last) as line:
        assert ends(line).count(b"HTTP/1.1 200 ") == 41


# Live connections


@pytest.mark.parametrize(
    "frames", [PING * 200_000, PONG * 200_000, START + PART * 200_000], ids=["pings", "pongs", "parts"]
)
def test_a_flood_of_frames_is_cut_off(server: TestServer, frames: bytes) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    line = open_live(server, dict(ada.http.cookies), table)
    with line, watched() as slow:
        line.sendall(text_frame(b'{"after": 0}'))
        with suppress(OSError):
            line.sendall(frames)
        assert server.user().get("/health").status_code == 200
        assert wait(lambda: not server.node.connections.keys)
    assert slow == []


def test_a_few_pings_are_answered_and_a_flood_learns_why(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    with open_live(server, dict(ada.http.cookies), table) as line:
        line.sendall(PING * 5)
        answers = b""
        while len(answers) < 10:
            answers += line.recv(100)
        assert answers == b"\x8a\x00" * 5
        line.sendall(PING * 300)
        answers = ends(line)
        assert (4429).to_bytes(2, "big") + b"rate-limited" in answers


def test_a_page_that_never_reads_is_closed(tmp_path: Path) -> None:
    """Its pings are not read while their answers wait, and it holds its seat no longer."""
    server = TestServer(tmp_path / "games.db", replace(GENEROUS, send_timeout=1.0, frames=(10_000_000, 1.0)))
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    most = 0
    with open_live(server, dict(ada.http.cookies), table, buffer=2048) as line:
        line.sendall(text_frame(b'{"after": 0}'))
        wait(lambda: server.node.connections.keys)
        line.settimeout(0.2)
        end = time.monotonic() + 20
        sent = 0
        while time.monotonic() < end and server.node.connections.keys:
            try:
                sent += line.send(FULL_PING * 500)
            except TimeoutError:
                pass
            except OSError:
                break
            most = max(most, *(held(found) for found in list(server.uvicorn.server_state.connections)), 0)
        wait(lambda: not server.node.connections.keys, 5)
    assert sent > 100_000
    assert most < 1_000_000, "bytes in memory for it"
    server.close()


def held(connection: Any) -> int:
    """Return the bytes that a server holds for a connection."""
    transport, received = connection.transport, getattr(connection, "received", b"")
    return int(transport.get_write_buffer_size()) + len(received) if transport is not None else 0


def test_a_page_that_reads_slowly_stays(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", replace(GENEROUS, send_timeout=0.5))
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    with ada.live(table) as page:
        page.update()
        time.sleep(2)
        assert ada.play(table, "add").status_code == 200
        assert page.update()["rev"] > 4
    server.close()
