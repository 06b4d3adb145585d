"""Where the system allows few open files: fewer people at once, but those are served."""

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.client import TestUser, wait
from server.load import HOME, ServerProcess
from websockets.exceptions import InvalidStatus


def test_a_server_with_few_open_files_serves_fewer_people(tmp_path: Path) -> None:
    """Bots and imports have files of their own, however many people come."""
    few = ("bash", "-c", 'ulimit -n 64; exec "$@"', "few")
    server = ServerProcess(tmp_path / "games.db", before=few, limited=True)
    people = [TestUser(server.url, name) for name in ("Ada", "Ben", "Cy")]
    try:
        for person in people:
            for _ in range(5):
                assert person.get("/health").status_code == 200
        table = people[0].make("tianguis", "me", "easy", public=True)["table"]
        assert people[0].play(table, "open").status_code == 200
        wait(lambda: people[0].see(table)["to_act"] == ["p1"])
        assert not people[0].see(table).get("chat"), "no bot has failed"
        crowd = [TestUser(server.url) for _ in range(40)]
        assert {person.get("/health").status_code for person in crowd} == {200}, "idle connections make room"
        with ExitStack() as pages:
            for n in range(6):  # half of three quarters of 16 connections
                pages.enter_context(people[n % 3].live(table, hello=False))
            with pytest.raises(InvalidStatus) as refused:
                pages.enter_context(people[0].live(table, hello=False))
            assert refused.value.response.status_code == 429
            newcomer = TestUser(server.url)
            crowd.append(newcomer)
            assert {newcomer.get("/health").status_code for _ in range(5)} == {200}, "live pages leave room"
        for person in crowd:
            person.http.close()
        assert wait(lambda: people[0].get("/health").status_code == 200)
    finally:
        for person in people:
            person.http.close()
        server.end(signal.SIGTERM)


def test_a_server_with_hardly_any_open_files_does_not_start(tmp_path: Path) -> None:
    command = ["bash", "-c", 'ulimit -n 40; exec "$@"', "few", sys.executable, "-m", "patolli", "serve", "--port", "0"]
    environment = os.environ | {"PYTHONPATH": str(HOME)}
    ran = subprocess.run(
        [*command, "--db", str(tmp_path / "games.db")], env=environment, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 2
    assert "40 open files" in ran.stderr and "ulimit -n" in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
