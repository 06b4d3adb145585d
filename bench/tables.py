"""A server under many tables: the time from a decision to its acknowledgement, and until all seats have seen it.

    python bench/tables.py [--tables 200] [--moves 50] [--seconds 30] [--game NAME] [--json]

Starts `patolli serve` on a store of its own; every seat is a person with a live page. Decisions are random, at random
tables, evenly spread over time. With `--peer` the same load goes to boardgame.io (bench/boardgame), in the same run.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

HERE = Path(__file__).parent
OPENING = 40  # seats taken concurrently


class Seat:
    """A person with a live page."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)
        self.view: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def look(self, table: str) -> None:
        """Read what comes until the end."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        head = {"cookie": cookie}
        self.page: ClientConnection
        async with connect(address, additional_headers=head, origin=Origin(self.url), max_size=None) as self.page:
            await self.page.send('{"after": 0}')
            async for message in self.page:
                self.view = json.loads(message)
                self.news.set()

    async def seen(self, rev: int) -> None:
        """Wait until the page shows a revision."""
        while self.view.get("rev", 0) < rev:
            self.news.clear()
            await self.news.wait()


class Table:
    """A table with all its seats."""

    def __init__(self, url: str, seats: int) -> None:
        self.seats = [Seat(url) for _ in range(seats)]
        self.busy = False

    async def open(self, game: str) -> None:
        host, *guests = self.seats
        kinds = [{"kind": "me"}] + [{"kind": "invite"}] * len(guests)
        made = await host.post("/api/v1/tables", game=game, seats=kinds)
        for guest, secret in zip(guests, made["invites"].values(), strict=True):
            await guest.post(f"/api/v1/tables/{made['table']}/claim", secret=secret)
        self.id = made["table"]
        self.pages = [asyncio.ensure_future(seat.look(self.id)) for seat in self.seats]
        for seat in self.seats:
            await seat.seen(1)

    async def move(self, rng: random.Random, acks: list[float], shown: list[float]) -> None:
        """Decide something, and measure."""
        asked = [seat for seat in self.seats if seat.view.get("legal")]
        if not asked or self.busy:
            return
        self.busy = True
        seat = asked[0]
        first, last = rng.choice(seat.view["legal"])
        body = {"rev": seat.view["rev"], "key": secrets.token_hex(8), "action": rng.randint(first, last)}
        start = time.perf_counter()
        done = await seat.post(f"/api/v1/tables/{self.id}/actions", **body)
        acks.append(time.perf_counter() - start)
        for other in self.seats:
            await other.seen(done["rev"])
        shown.append(time.perf_counter() - start)
        self.busy = False

    async def close(self) -> None:
        for page in self.pages:
            page.cancel()
        await asyncio.gather(*self.pages, return_exceptions=True)
        for seat in self.seats:
            await seat.http.aclose()


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Return the bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def load(url: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, then decide at the given rate."""
    rng = random.Random(1)
    tables = [Table(url, args.seats) for _ in range(args.tables)]
    empty = memory(pid)
    for at in range(0, len(tables), OPENING):
        await asyncio.gather(*(table.open(args.game) for table in tables[at : at + OPENING]))
        print(f"  {min(at + OPENING, len(tables))} of {len(tables)} tables are open", file=sys.stderr)
    gc.collect()
    gc.freeze()
    gc.disable()  # a collection here would be measured as the server's
    acks: list[float] = []
    shown: list[float] = []
    start, moves, worked = time.perf_counter(), [], processor(pid)
    for n in range(args.moves * args.seconds):
        await asyncio.sleep(max(0.0, start + n / args.moves - time.perf_counter()))
        moves.append(asyncio.ensure_future(rng.choice(tables).move(rng, acks, shown)))
    await asyncio.gather(*moves)
    took, worked = time.perf_counter() - start, processor(pid) - worked
    full = memory(pid)
    for table in tables:
        await table.close()
    return {
        "tables": args.tables,
        "pages": args.tables * args.seats,
        "moves_per_s": round(len(acks) / took, 1),
        "ack_ms": figures(acks),
        "shown_ms": figures(shown),
        "cpu_ms_per_move": round(1000 * worked / len(acks), 2),
        "kb_per_table": round((full - empty) / args.tables / 1024, 1),
        "mb": round(full / 1e6, 1),
    }


def figures(seconds: list[float]) -> dict[str, float]:
    """Return median, 99th percentile and maximum in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100)
    return {
        name: round(1000 * value, 1) for name, value in (("p50", cuts[49]), ("p99", cuts[98]), ("max", max(seconds)))
    }


def ours(args: argparse.Namespace) -> dict[str, Any]:
    """Put the load on patolli."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-P",
            "-m",
            "patolli",
            "serve",
            "--port",
            "0",
            "--unlimited",
            "--db",
            f"{folder}/games.db",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[1].rstrip("/")
            try:
                return asyncio.run(load(url, server.pid, args))
            finally:
                server.terminate()
                server.wait(30)


def peers(args: argparse.Namespace) -> dict[str, Any]:
    """Put the same load on boardgame.io, by its own client and protocol."""
    command = ["node", "load.cjs", str(args.tables), str(args.seats), str(args.moves), str(args.seconds)]
    run = subprocess.run(command, cwd=HERE / "boardgame", capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout.strip().splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("tables", 200), ("seats", 4), ("moves", 50), ("seconds", 30)):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--game", default=os.environ.get("PATOLLI_BENCH_GAME", ""), required=False)
    parser.add_argument("--peer", action="store_true")
    args = parser.parse_args()
    if not args.game:
        from patolli.core.registry import bundled_games, game_class

        args.game = next(name for name in bundled_games() if args.seats in game_class(name).seat_counts)
    report = {"load": os.getloadavg()[0], "game": args.game, "patolli": ours(args)}
    if args.peer:
        report["boardgame.io"] = peers(args)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
