"""Load and faults from outside: a server as a process, people who play at it at random, and what must be in its store.

People note what they asked and what they were answered. `check` compares that with the lines in the store: each line
belongs to exactly one request, each acknowledged request has its lines, and nothing else is there.
"""

import os
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, ClassVar, NamedTuple

import apsw
import httpx

import patolli

SOAK = os.environ.get("PATOLLI_SOAK", "") not in ("", "0")
HOME = Path(patolli.__file__).parent.parent
PLANTED = """
import asyncio, sys, time
from patolli.server.storage import queries, sqlite
{fault}
from patolli.cli import main
sys.exit(main(sys.argv[1:]))
"""
Lines = list[tuple[int, str, str]]


def lines_of(db: Path) -> dict[str, Lines]:
    """The lines of each table in a store: number, who, text."""
    connection = apsw.Connection(str(db))
    assert connection.pragma("integrity_check") == "ok"
    found: dict[str, Lines] = {id_: [] for (id_,) in connection.execute("SELECT id FROM tables")}
    for table, n, who, text in connection.execute(
        "SELECT id, line, who, text FROM lines JOIN tables USING (no) ORDER BY no, line"
    ):
        found[table].append((n, who, text))
    connection.close()
    return found


class ServerProcess:
    """`patolli serve` as a process of its own; `fault` is Python that breaks it first, `before` a command around it."""

    running: ClassVar[list["ServerProcess"]] = []

    def __init__(self, db: Path, fault: str = "", before: Sequence[str] = (), limited: bool = False) -> None:
        program = ["-c", PLANTED.format(fault=fault)] if fault else ["-m", "patolli"]
        command = [*before, sys.executable, *program, "serve", "--db", str(db), "--port", "0"]
        command += [] if limited else ["--unlimited"]
        environment = os.environ | {"PYTHONPATH": str(HOME)}
        self.log: IO[str] = open(f"{db}.log", "a", encoding="utf-8")  # noqa: SIM115 - as long as the process
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment, cwd=db.parent
        )
        self.running.append(self)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", first)
        assert found, f"no address in {first!r}; see {db}.log"
        self.url = found.group()

    def end(self, how: int = signal.SIGKILL) -> int:
        """Send a signal, and wait for the end; its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(60)
        self.running.remove(self)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code


class Request(NamedTuple):
    """A request with a key; `command` is the last word of its address."""

    command: str
    body: dict[str, Any]


class Player:
    """Somebody with a table at one screen, and the notes about it. Several tabs may play at it."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.cookie = ""
        self.table = ""
        self.first: dict[str, int] = {}  # by table: how many lines it began with
        self.open: dict[tuple[str, str], Request] = {}  # by table and key: what was sent and not answered
        self.done: dict[tuple[str, str], tuple[Request, str]] = {}  # and what was acknowledged, with the answer
        self.chat: set[tuple[str, str]] = set()
        self.lock = threading.Lock()

    def browser(self, url: str) -> httpx.Client:
        """A tab of this person's browser."""
        found = httpx.Client(base_url=url, headers={"origin": url}, timeout=60, verify=False)  # no TLS: starts faster
        if self.cookie:
            found.headers["cookie"] = self.cookie
        return found

    def sit_down(self, http: httpx.Client) -> None:
        """Make a new table."""
        seats = [{"kind": "me"}] * 2
        made = http.post("/api/v1/tables", json={"game": self.game, "seats": seats})
        assert made.status_code == 201, made.text
        if "set-cookie" in made.headers:
            self.cookie = made.headers["set-cookie"].partition(";")[0]
            http.cookies.clear()
            http.headers["cookie"] = self.cookie
        table = made.json()["table"]
        self.first[table] = http.get(f"/api/v1/tables/{table}").json()["rev"]
        self.table = table

    def send(self, http: httpx.Client, table: str, request: Request) -> httpx.Response:
        """Send a request and note what becomes of it."""
        name = (table, request.body["key"])
        with self.lock:
            self.open[name] = request
        answer = http.post(f"/api/v1/tables/{table}/{request.command}", json=request.body)
        assert answer.status_code < 500, answer.text
        with self.lock:
            del self.open[name]
            if answer.status_code == 200:
                assert self.done.setdefault(name, (request, answer.text)) == (request, answer.text)
        return answer

    def step(self, http: httpx.Client, rng: random.Random) -> None:
        """Do something: mostly decide, now and then take back or talk."""
        table = self.table
        shown = http.get(f"/api/v1/tables/{table}").json()
        key = secrets.token_urlsafe(12)
        if shown["status"] == "finished":
            with self.lock:
                if self.table == table:
                    self.sit_down(http)
        elif rng.random() < 0.05:
            if http.post(f"/api/v1/tables/{table}/chat", json={"text": key}).status_code == 204:
                self.chat.add((table, key))
        elif shown["undo"] and rng.random() < 0.1:
            self.send(http, table, Request("undo", {"rev": shown["rev"], "key": key, "seat": shown["seat"]}))
        else:
            choice = rng.choice([a for first, last in shown["legal"] for a in range(first, last + 1)])
            body = {"rev": shown["rev"], "key": key, "action": choice, "seat": shown["seat"]}
            self.send(http, table, Request("actions", body))

    def play(self, url: str, seed: int, faults: list[str]) -> None:
        """Play until the server is gone."""
        rng = random.Random(seed)
        with self.browser(url) as http:
            try:
                while True:
                    self.step(http, rng)
            except httpx.TransportError:
                pass
            except Exception as error:
                faults.append(f"{type(error).__name__}: {error}")

    def ask_again(self, url: str, some: int = 5) -> None:
        """Send again what was not answered, and some of what was: that must get the same answer."""
        with self.browser(url) as http:
            for (table, _), request in list(self.open.items()):
                self.send(http, table, request)
            for (table, _), (request, _) in list(self.done.items())[-some:]:
                assert self.send(http, table, request).status_code == 200, f"{request} was acknowledged before"

    def check(self, store: dict[str, Lines]) -> None:
        """Compare the notes with the store: every line has one request, and every acknowledged request its lines."""
        assert not self.open
        for table, first in self.first.items():
            numbers = [n for n, _, _ in store[table]]
            assert numbers == list(range(1, len(numbers) + 1)), f"{table}: a gap or a duplicate in {numbers}"
            spans = sorted(
                (request.body["rev"], int(answer[len('{"rev":') : -1]), request)
                for (of, _), (request, answer) in self.done.items()
                if of == table
            )
            at = first
            for before, after, request in spans:
                assert before == at, f"{table}: {request} answers line {before}, but {at} lines were there"
                assert after <= len(numbers), (
                    f"{table}: line {after} was acknowledged; the store ends at {len(numbers)}"
                )
                _, who, _ = store[table][before]
                assert who == ("~" if request.command == "undo" else request.body["seat"])
                at = after
            assert at == len(numbers), f"{table}: lines from {at + 1} on, which nobody was answered"


def under_load(
    server: ServerProcess, players: Sequence[Player], tabs: int, seed: int
) -> tuple[list[threading.Thread], list[str]]:
    """Let all tabs of all players play."""
    faults: list[str] = []
    threads = [
        threading.Thread(target=player.play, args=(server.url, seed * 1000 + 10 * n + tab, faults))
        for n, player in enumerate(players)
        for tab in range(tabs)
    ]
    for thread in threads:
        thread.start()
    return threads, faults


def acknowledged(players: Sequence[Player]) -> int:
    """Return the number of requests that were acknowledged so far."""
    return sum(len(player.done) for player in players)
