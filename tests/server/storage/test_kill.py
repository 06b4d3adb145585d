"""Kills: what was acknowledged is there, once; what was not is applied once when it is sent again; all tables go on.

Four servers are killed 5 times each, side by side where there are several test processes; 60 times with PATOLLI_SOAK=1.
A kill does not lose what the system has taken but not put on the disk, so the order of fsync and acknowledgement is
watched with strace.
"""

import random
import re
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from server.client import wait
from server.load import SOAK, Player, Request, ServerProcess, acknowledged, lines_of, under_load

KILLS = 60 if SOAK else 5
TABS = 2
GAMES = ("tianguis", "tianguis", "mexica")

EARLY = """
commit = sqlite.SqliteStorage.commit
async def early(self, statements, hint=""):  # acknowledges a decision that it will write
    written = asyncio.ensure_future(commit(self, statements, hint))
    if not any("INTO keys" in statement.sql for statement in statements):
        await written
sqlite.SqliteStorage.commit = early
write = sqlite.SqliteStorage.write
def late(self, changes):  # as on a slow disk
    time.sleep(0.3)
    write(self, changes)
sqlite.SqliteStorage.write = late
"""
FORGETFUL = """
async def forget(*given):  # does not know a request again
    return None
queries.commit_by_key = forget
"""
NORMAL = """
opened = sqlite.open_writer
def hasty(path):  # commits that are not waited for
    connection = opened(path)
    connection.execute("PRAGMA synchronous = NORMAL")
    return connection
sqlite.open_writer = hasty
"""


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield
    for server in ServerProcess.running[:]:
        server.end()


def sit_down(server: ServerProcess, games: tuple[str, ...] = GAMES) -> list[Player]:
    players = [Player(game, seed) for seed, game in enumerate(games)]
    for player in players:
        with player.browser(server.url) as http:
            player.sit_down(http)
    return players


def cut(server: ServerProcess, players: list[Player], rng: random.Random, how: int = signal.SIGKILL) -> int:
    """End a server in the middle of play, after some acknowledgements; its exit code."""
    enough = acknowledged(players) + rng.randrange(2, 30)
    threads, faults = under_load(server, players, TABS, rng.randrange(1 << 30))
    until = time.monotonic() + 60
    while acknowledged(players) < enough and not faults and time.monotonic() < until:
        time.sleep(rng.random() / 50)
    code = server.end(how)
    for thread in threads:
        thread.join(60)
    assert not faults
    return code


def killed(db: Path, kills: int, fault: str = "", seed: int = 1) -> tuple[int, int]:
    """Kill and restart a server so many times, and check everything: requests acknowledged, and left open by a kill."""
    rng = random.Random(seed)
    server = ServerProcess(db, fault)
    players = sit_down(server)
    left = 0
    for _ in range(kills):
        cut(server, players, rng)
        left += sum(len(player.open) for player in players)
        server = ServerProcess(db, fault)
        for player in players:
            player.ask_again(server.url)
        store = lines_of(db)
        for player in players:
            player.check(store)
            said(server, player)
    assert cut(server, players, rng, signal.SIGTERM) == 0
    return acknowledged(players), left


def said(server: ServerProcess, player: Player) -> None:
    """Check that the last talk is there."""
    with player.browser(server.url) as http:
        there = {line["text"] for line in http.get(f"/api/v1/tables/{player.table}").json()["chat"]}
    mine = {text for table, text in player.chat if table == player.table}
    assert len(mine) > 100 or mine <= there


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_kills_lose_nothing_that_was_acknowledged(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    acked, left = killed(tmp_path / "games.db", KILLS, seed=seed)
    with capsys.disabled():
        print(f" [{KILLS} kills, {acked} acknowledged, {left} left open] ", end="")
    assert acked >= 2 * KILLS


@pytest.mark.parametrize("fault", [EARLY, FORGETFUL], ids=["early", "forgetful"])
def test_kills_find_a_server_that_lies(tmp_path: Path, fault: str) -> None:
    with pytest.raises(AssertionError, match=r"acknowledged|lines|nobody"):
        killed(tmp_path / "games.db", 10, fault)


def test_a_stop_is_graceful(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    rng = random.Random(7)
    server = ServerProcess(db)
    players = sit_down(server)
    for _ in range(3):
        assert cut(server, players, rng, signal.SIGTERM) == 0
        assert not Path(f"{db}-wal").exists(), "the log was not brought into the file"
        server = ServerProcess(db)
        for player in players:
            player.ask_again(server.url)
        store = lines_of(db)
        for player in players:
            player.check(store)
    server.end(signal.SIGINT)


# The order of fsync and acknowledgement


def unsynced(trace: str) -> tuple[int, int]:
    """Return the number of decisions that were acknowledged, and of those among them before their lines were synced."""
    acks = late = 0
    written = dirty = False
    for line in trace.splitlines():
        if re.search(r"\bp?write(64|v)?\(\d+<[^>]*-wal>", line):
            written = dirty = True
        elif re.search(r"\bf(data)?sync\(\d+<[^>]*-wal>", line) or re.search(r"<\.\.\. f(data)?sync resumed>", line):
            dirty = False
        elif re.search(r'\b(sendto|sendmsg|write|writev)\(\d+<(TCP|socket).*\{\\"rev\\":\d+\}', line):
            acks += 1
            late += dirty or not written
            written = False
    return acks, late


def traced(tmp_path: Path, fault: str = "") -> tuple[int, int]:
    """Play some decisions one after the other under strace."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("STRACE IS MISSING: the order of fsync and acknowledgement was NOT checked")
    trace = tmp_path / "trace"
    calls = "trace=pwrite64,write,writev,fdatasync,fsync,sendto,sendmsg"
    server = ServerProcess(
        tmp_path / "games.db", fault, [strace, "-D", "-f", "-yy", "-s", "400", "-e", calls, "-o", str(trace)]
    )
    (player,) = sit_down(server, ("tianguis",))
    rng = random.Random(3)
    with player.browser(server.url) as http:
        while len(player.done) < 40:
            player.step(http, rng)
    server.end(signal.SIGTERM)
    ended = re.compile(rf"^{server.process.pid} +\+\+\+ ", re.MULTILINE)
    wait(lambda: ended.search(trace.read_text(encoding="utf-8", errors="replace")))
    acks, late = unsynced(trace.read_text(encoding="utf-8", errors="replace"))
    assert acks == len(player.done)
    return acks, late


def test_an_acknowledgement_comes_after_the_sync(tmp_path: Path) -> None:
    assert traced(tmp_path) == (40, 0)


def test_the_trace_shows_a_server_that_does_not_sync(tmp_path: Path) -> None:
    acks, late = traced(tmp_path, NORMAL)
    assert late == acks


def test_a_request_that_was_never_answered_is_applied_once(tmp_path: Path) -> None:
    """The connection is cut right after sending, many times; the same key is sent again until it is answered."""
    server = ServerProcess(tmp_path / "games.db")
    (player,) = sit_down(server, ("tianguis",))
    rng = random.Random(5)
    for _ in range(30):
        with player.browser(server.url) as http:
            shown = http.get(f"/api/v1/tables/{player.table}").json()
            if shown["status"] == "finished":
                player.sit_down(http)
                continue
            choice = rng.choice([a for first, last in shown["legal"] for a in range(first, last + 1)])
            request = Request(
                "actions", {"rev": shown["rev"], "key": f"key-{rng.random()}", "action": choice, "seat": shown["seat"]}
            )
            with suppress(httpx.TransportError):
                http.post(
                    f"/api/v1/tables/{player.table}/actions",
                    json=request.body,
                    timeout=rng.choice((0.0005, 0.002, 0.01, 0.05)),
                )
            for _ in range(2):
                assert player.send(http, player.table, request).status_code == 200
    player.check(lines_of(tmp_path / "games.db"))
    server.end()
