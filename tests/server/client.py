"""A real server in a process or a thread of its own, and people and programs that talk to it."""

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from patolli.server.app import create_app
from patolli.server.node import Node
from patolli.server.run import http_server, listen
from patolli.server.settings import Settings
from patolli.server.storage.sqlite import SqliteStorage
from patolli.server.tables.table import Table
from patolli.server.workers.pool import WorkerPool

T = TypeVar("T")
API = "/api/v1"
OUTSIDE = ("/api/", "/health", "/metrics", "/t/", "/rules/", "/learn/", "/assets/", "/icon")
MUCH = (1_000_000, 1.0)
GENEROUS = Settings(
    requests=MUCH,
    posts=MUCH,
    tables=MUCH,
    renames=MUCH,
    chat=MUCH,
    invite_attempts=MUCH,
    messages=MUCH,
    subscriptions=MUCH,
    programs=MUCH,
    live_connections_per_client=5_000,
    live_connections_per_address=5_000,
    request_timeout=120.0,  # on a busy machine a client may be as slow
)


class TestServer:
    """A server that listens. Its people come and go."""

    __test__ = False  # for pytest: no tests are in here

    def __init__(self, db: Path, settings: Settings = GENEROUS, **changes: Any) -> None:
        self.db = db
        quick: dict[str, Any] = {"bot_slot": 0.0, "auto_answer_delay": (0.0, 0.01)}
        self.settings = replace(settings, **(quick | changes))
        self.users: list[TestUser] = []
        self.open()

    def open(self, port: int = 0) -> None:
        self.socket = listen("127.0.0.1", port)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.uvicorn: uvicorn.Server
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,), daemon=True)
        self.thread.start()
        assert ready.wait(30)
        wait(lambda: self.uvicorn.started)

    def run(self, ready: threading.Event) -> None:
        self.node = Node(SqliteStorage(self.db), WorkerPool(1), self.settings)
        self.uvicorn = http_server(create_app(self.node), self.settings)
        ready.set()
        asyncio.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve(sockets=[self.socket])
        for late in list(self.uvicorn.server_state.connections):  # one that came while it stopped got no word to go
            if late.transport is not None:
                late.transport.abort()
        await asyncio.sleep(0)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of a coroutine that runs in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def table(self, id_: str) -> Table:
        """A table in memory."""
        return self.call(self.node.registry.get(id_))

    def close(self) -> None:
        for person in self.users:
            person.http.close()
        self.stop()

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(30)
        self.socket.close()
        assert not self.thread.is_alive()

    def user(self, name: str = "", token: str = "") -> "TestUser":
        self.users.append(TestUser(self.url, name, token))
        return self.users[-1]


class TestUser:
    """A browser with its cookie, or a program with its token."""

    __test__ = False  # for pytest: no tests are in here

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        self.url = url
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": url}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=30, verify=False)
        if name:
            assert self.post("/me", name=name).status_code == 200

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(address(path), params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(address(path), json=body)

    def make(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table; seats are `me`, `invite`, or the level of a bot."""
        kinds = [{"kind": s} if s in ("me", "invite") else {"kind": "bot", "level": s} for s in seats]
        made = self.post("/tables", game=game, seats=kinds, **more)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    def see(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play(self, table: str, action: int | str, rev: int | None = None, **more: Any) -> httpx.Response:
        """Decide, by the number or the text of an action."""
        rev = self.see(table)["rev"] if rev is None else rev
        named = {"action": action} if isinstance(action, int) else {"text": action}
        return self.post(f"/tables/{table}/actions", **{"rev": rev, "key": key(), **named, **more})

    def do(self, table: str, command: str, **body: Any) -> httpx.Response:
        """Anything that wants a key."""
        return self.post(f"/tables/{table}/{command}", **({"key": key()} | body))

    @contextmanager
    def live(self, table: str, after: int = 0, seat: str = "", hello: bool = True) -> Iterator["LiveClient"]:
        with self.connect(f"/tables/{table}/live") as client:
            if hello:
                client.say(after=after, seat=seat)
            yield client

    @contextmanager
    def events(self, *tables: str, **more: Any) -> Iterator["LiveClient"]:
        """Follow tables by one connection; without any the answer is about a table that does not exist."""
        with self.connect("/me/events") as client:
            client.say(subscribe={table: more for table in tables or ("aaaaaaaaaaaa",)})
            yield client

    @contextmanager
    def connect(self, path: str) -> Iterator["LiveClient"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {"cookie": cookie}
        origin = None if self.token else Origin(self.url)
        place = self.url.replace("http", "ws", 1) + address(path)
        with connect(place, additional_headers=headers, origin=origin, open_timeout=30) as socket:
            yield LiveClient(socket)


def address(path: str) -> str:
    """Return the address of a page or an operation, or of a part of the API by its path within it."""
    return path if path == "/" or path.startswith(OUTSIDE) else API + path


class LiveClient:
    """A live page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def update(self, timeout: float = 30) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        return found

    def until(self, rev: int) -> dict[str, Any]:
        """News up to a revision."""
        while (news := self.update())["rev"] < rev:
            pass
        return news


def wait(said: Callable[[], Any], seconds: float = 30) -> Any:
    """Return what a function gives as soon as it is true."""
    end = time.monotonic() + seconds
    while not (found := said()):
        assert time.monotonic() < end, f"it did not come true within {seconds} s"
        time.sleep(0.01)
    return found


def key() -> str:
    return secrets.token_urlsafe(12)


def labels(table: dict[str, Any]) -> list[str]:
    """Return who plays each seat: the name of a person, or `bot:` with level, style and strength."""
    return [label(seat) for seat in table["seats"]]


def label(seat: dict[str, Any]) -> str:
    bot = seat["bot"]
    if bot is None:
        return str(seat["name"])
    style = f":{bot['style']}" if bot["style"] else ""
    return f"bot:{bot['level']}{style}" + (f"~{bot['strength']}" if bot["strength"] != 100 else "")


def legal_actions(shown: dict[str, Any]) -> list[int]:
    """The actions that a seat may choose from."""
    return [action for first, last in shown["legal"] for action in range(first, last + 1)]
