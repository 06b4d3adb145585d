"""The bots of one caller's many tables beside the bot of somebody else's table.

    python bench/crowd.py [--tables 59] [--turns 25] [--game NAME] [--level normal]

A person plays against one bot, first alone, then while another caller watches tables at which bots play among
themselves. Prints how long the person waits for the whole turn of the bot. With `--tables 0` there are no others.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from tables import Seat, figures


async def open_table(seat: Seat, game: str, level: str, own: bool) -> str:
    """Make a table of two, with a bot or with two, and watch it."""
    first = {"kind": "me"} if own else {"kind": "bot", "level": level}
    body = {"game": game, "seats": [first, {"kind": "bot", "level": level}]}
    table: str = (await seat.post("/api/v1/tables", **body))["table"]
    return table


async def wait_turn(seat: Seat) -> None:
    """Wait until the page of a seat shows a question to it, or the end."""
    while not seat.view.get("legal") and not seat.view.get("result"):
        seat.news.clear()
        await seat.news.wait()


async def waits(url: str, args: argparse.Namespace) -> list[float]:
    """Return the seconds that a person waits for the bot, for a number of turns."""
    rng, seat = random.Random(1), Seat(url)
    found: list[float] = []
    while len(found) < args.turns:
        table = await open_table(seat, args.game, args.level, own=True)
        seat.view = {}
        page = asyncio.ensure_future(seat.look(table))
        await asyncio.wait_for(wait_turn(seat), 120)
        while len(found) < args.turns and seat.view.get("legal"):
            first, last = rng.choice(seat.view["legal"])
            body = {"rev": seat.view["rev"], "key": secrets.token_hex(8), "action": rng.randint(first, last)}
            start = time.perf_counter()
            done = await seat.post(f"/api/v1/tables/{table}/actions", **body)
            await seat.seen(done["rev"])
            if not seat.view.get("legal"):
                await asyncio.wait_for(wait_turn(seat), 300)
                found.append(time.perf_counter() - start)
        page.cancel()
    await seat.http.aclose()
    return found


async def crowd(url: str, args: argparse.Namespace) -> list[Any]:
    """Open the tables of bots of one caller, each watched by a page; return what keeps them open."""
    host = Seat(url)
    held: list[Any] = [host]
    for _ in range(args.tables):
        table = await open_table(host, args.game, args.level, own=False)
        page = Seat(url)
        page.http.cookies = httpx.Cookies(host.http.cookies)
        held += [page, asyncio.ensure_future(page.look(table))]
    return held


async def measure(url: str, args: argparse.Namespace) -> dict[str, Any]:
    """Return the waits alone and beside the crowd."""
    alone = await waits(url, args)
    held = await crowd(url, args)
    await asyncio.sleep(2)
    beside = await waits(url, args)
    for task in held:
        if isinstance(task, asyncio.Future):
            task.cancel()
    return {"alone_ms": figures(alone), "beside_ms": figures(beside)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=59)
    parser.add_argument("--turns", type=int, default=25)
    parser.add_argument("--game", default=os.environ.get("PATOLLI_BENCH_GAME", ""))
    parser.add_argument("--level", default="normal")
    args = parser.parse_args()
    if not args.game:
        from patolli.core.registry import bundled_games, game_class

        args.game = next(name for name in bundled_games() if 2 in game_class(name).seat_counts)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "patolli", "serve", "--port", "0", "--unlimited", "--db", f"{folder}/games.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[1].rstrip("/")
            try:
                report = asyncio.run(measure(url, args))
            finally:
                server.terminate()
                server.wait(30)
    print(json.dumps({"game": args.game, "level": args.level, "tables": args.tables, **report}, indent=2))


if __name__ == "__main__":
    main()
