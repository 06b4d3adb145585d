"""The speed of the pages: script size, time to the first board on a slow phone, frames while hovering over a board.

    .venv/bin/python bench/pages.py            # figures
    .venv/bin/python bench/pages.py --traces   # and one trace of each into docs/traces
    .venv/bin/python bench/pages.py --devtools # on the line as DevTools and Lighthouse throttle it themselves

The phone has the figures of Lighthouse: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. Chromium adds the
time to each request and ignores handshakes; DevTools' "Slow 4G" and Lighthouse, where it throttles, therefore make it
3.75 times as long and the line a tenth narrower. A board counts from the click on its link to the end of the frame that
shows it; the table exists, and the browser's cache is empty. "Play now" counts from the click on the start page, as
soon as the button is there.
"""

import argparse
import gzip
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parents[1]
sys.path[:0] = [str(HOME / "tools"), str(HOME / "tests")]

from browser import found  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402
from server.client import TestServer  # noqa: E402

from patolli.core.registry import bundled_games, game_class  # noqa: E402
from patolli.server.http import pages  # noqa: E402

GAMES: Final = tuple(name for name in bundled_games() if not game_class(name).is_template)
SLOW: Final[dict[str, float]] = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
DEVTOOLS: Final = {"latency": 150 * 3.75, "downloadThroughput": 0.9 * SLOW["downloadThroughput"]}
SLOWER: Final = 4
RUNS: Final = 5
HOVER: Final = 3.0  # seconds
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "device_scale_factor": 2}
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
TRACED: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "loading")
MOST: Final = 500_000  # bytes of a trace at most
SHOWN: Final = """
new MutationObserver((changes, watch) => {
  if (!document.querySelector(".board svg")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("board")));
}).observe(document, { childList: true, subtree: true });
"""
BOARD: Final = """
() => new Promise(done => {
  const look = () => {
    const [board, click] = ["board", "click"].map(name => performance.getEntriesByName(name)[0]?.startTime);
    if (board) done(board - (click ?? 0)); else setTimeout(look, 50);
  };
  look();
})"""
CLICKED: Final = 'addEventListener("click", () => performance.mark("click"), { capture: true, once: true });'
FRAMES: Final = """
() => new Promise(done => {
  const times = [];
  const step = now => { times.push(now); if (now - times[0] < %d) requestAnimationFrame(step); else done(times); };
  requestAnimationFrame(step);
})"""


def script() -> tuple[int, int]:
    """Return the kilobytes of compressed script: all, and the largest file."""
    sizes = {f.name: len(gzip.compress(f.read_bytes())) / 1000 for f in (pages.STATIC / "assets").glob("*.js")}
    return round(sum(sizes.values())), round(max(sizes.values()))


def new_table(browser: Browser, house: TestServer, game: str) -> tuple[str, Any]:
    """Make a table against the computer; return it with the cookie of the person who plays there."""
    context = browser.new_context(base_url=house.url)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("article")
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]}
    made = page.evaluate(
        """async (body) => (await fetch("/api/v1/tables", {method: "POST", body: JSON.stringify(body),
           headers: {"content-type": "application/json"}})).json()""",
        body,
    )
    known = context.storage_state()
    context.close()
    return str(made["table"]), known


def throttle(context: BrowserContext, page: Page, network: bool = True) -> None:
    """Make a page as slow as on the phone."""
    session = context.new_cdp_session(page)
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@contextmanager
def traced(browser: Browser, page: Page, name: str) -> Iterator[None]:
    """Keep a trace, small enough for docs; without a name, keep none."""
    if not name:
        yield
        return
    browser.start_tracing(page=page, screenshots=False, categories=["-*", *TRACED])
    yield
    trace = {"traceEvents": json.loads(browser.stop_tracing())["traceEvents"]}  # nothing about the machine
    packed = gzip.compress(json.dumps(trace, separators=(",", ":")).encode(), 9)
    if len(packed) > MOST:
        sys.exit(f"the trace {name} has {len(packed)} bytes, more than {MOST}")
    file = HOME / "docs" / "traces" / f"{name}.json.gz"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(packed)


def by_link(browser: Browser, house: TestServer, game: str, trace: str = "") -> float:
    """Return the seconds from a link to the board, on a slow phone with an empty cache."""
    table, known = new_table(browser, house, game)
    context = browser.new_context(base_url=house.url, storage_state=known, **PHONE)
    page = context.new_page()
    page.add_init_script(SHOWN)
    throttle(context, page)
    with traced(browser, page, trace):
        page.goto(f"/t/{table}", wait_until="commit")
        took: float = page.evaluate(BOARD)
    context.close()
    return took / 1000


def by_play_now(browser: Browser, house: TestServer, game: str, trace: str = "") -> float:
    """Return the seconds from "play now" on the start page to the board, on a slow phone."""
    context = browser.new_context(base_url=house.url, **PHONE)
    page = context.new_page()
    page.add_init_script(SHOWN + CLICKED)
    throttle(context, page)
    page.goto("/", wait_until="commit")
    button = page.locator("article", has=page.locator(f'a[href="/rules/{game}"]')).locator("button.play")
    button.wait_for()
    with traced(browser, page, trace):
        button.click()
        took: float = page.evaluate(BOARD)
    context.close()
    return took / 1000


def frames(browser: Browser, house: TestServer, game: str, device: dict[str, Any], trace: str = "") -> list[float]:
    """Return the milliseconds between frames while the pointer moves over a board."""
    table, known = new_table(browser, house, game)
    context = browser.new_context(base_url=house.url, storage_state=known, **device)
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.wait_for_selector(".board svg:visible")
    page.wait_for_timeout(1500)
    box = page.locator(".board svg:visible").first.bounding_box()
    assert box is not None
    if device is PHONE:
        throttle(context, page, network=False)
    with traced(browser, page, trace):
        page.evaluate(f"window.times = ({FRAMES % (HOVER * 1000)})()")
        end = time.perf_counter() + HOVER
        step = 0
        while time.perf_counter() < end:
            step += 1
            across, down = (step * 7 % 97) / 97, (step * 5 % 89) / 89
            page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
            page.wait_for_timeout(8)  # twice a frame, like a mouse
        times = page.evaluate("window.times")
    context.close()
    return [after - before for before, after in pairwise(times)]


def spread(seconds: list[float]) -> str:
    """Return the median and the range."""
    return f"{statistics.median(seconds):.2f} ({min(seconds):.2f}-{max(seconds):.2f})"


def pace(gaps: list[float]) -> str:
    """Return frames per second, dropped frames, and the longest time between two."""
    dropped = sum(max(0, round(gap * 60 / 1000) - 1) for gap in gaps)
    return f"{1000 / statistics.mean(gaps):.1f}, {dropped} of {len(gaps) + dropped}, {max(gaps):.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--traces", action="store_true", help="keep a trace of each in docs/traces")
    parser.add_argument("--devtools", action="store_true", help="the slower line of DevTools")
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--runs", type=int, default=RUNS)
    asked = parser.parse_args()
    if asked.devtools:
        SLOW.update(DEVTOOLS)
    every, largest = script()
    print(f"script, compressed: {every} kB in all, the largest file {largest} kB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = TestServer(Path(folder) / "games.db")
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        print(
            f"Chromium {browser.version}, {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        )
        print("game, first board by link, by play now: median (range), s; hover: frames a second, dropped, longest ms")
        for game in asked.games:
            link = [by_link(browser, house, game) for _ in range(asked.runs)]
            play = [by_play_now(browser, house, game) for _ in range(asked.runs)]
            desk, phone = frames(browser, house, game, DESK), frames(browser, house, game, PHONE)
            print(f"{game} | {spread(link)} | {spread(play)} | {pace(desk)} | {pace(phone)}", flush=True)
            if asked.traces:
                by_link(browser, house, game, f"{game}-link")
                by_play_now(browser, house, game, f"{game}-play-now")
                frames(browser, house, game, DESK, f"{game}-hover")
        print(f"load {os.getloadavg()[0]:.1f} when it was done")
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
