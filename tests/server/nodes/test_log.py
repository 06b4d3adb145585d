"""What the server writes to its log: one object of JSON a line, whoever has something to say."""

import json
import logging
import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.load import ServerProcess

from patolli.server import log


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def library() -> logging.Logger:
    found = logging.Logger("library")
    found.addHandler(log.Lines())
    return found


def test_libraries_speak_json_and_tell_no_details(library: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    library.warning("no room for %s", "a secret")
    library.error("a first line\nand a secret in the second")
    try:
        raise ValueError("a secret")
    except ValueError:
        library.exception("something went wrong")
    found = lines(capsys.readouterr().err)
    assert [(line["event"], line["why"]) for line in found] == [
        ("warning", "no room for %s"),
        ("error", "a first line"),
        ("error", "something went wrong ValueError"),
    ]
    assert str(found[2]["place"]).startswith(__file__)


def test_a_server_speaks_json_from_the_first_line_to_the_last(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "games.db")
    address = urlsplit(server.url)
    with socket.create_connection((str(address.hostname), address.port), timeout=30) as client:
        client.sendall(b"this is no HTTP at all\r\n\r\n")
        assert b"400" in client.recv(1000)
    assert server.end(signal.SIGTERM) == 0
    (said,) = lines((tmp_path / "games.db.log").read_text())
    assert (said["event"], said["why"]) == ("warning", "Invalid HTTP request received.")
