"""The pages in figures: script sent, time to the first board on a slow phone, frames a second while a board is hovered.

    .venv/bin/python bench/pages.py

The phone is Lighthouse's: 1.6 Mbit/s, 150 ms there and back, a processor four times slower.
"""

import gzip
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[1] / "tools"), str(Path(__file__).parents[1] / "tests")]

from browser import found  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from server.house import House  # noqa: E402

from patolli.core.registry import game_class, own_games  # noqa: E402
from patolli.server import pages  # noqa: E402

GAMES: Final = tuple(name for name in own_games() if not game_class(name).example)
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWER: Final = 4
RUNS: Final = 3
HOVER: Final = 3.0  # seconds
FRAMES: Final = """
() => new Promise(done => {
  const times = [];
  const step = now => { times.push(now); if (now - times[0] < %d) requestAnimationFrame(step); else done(times); };
  requestAnimationFrame(step);
})"""


def script() -> tuple[int, int]:
    """Kilobytes of script, compressed: all, and the most that one table loads."""
    sizes = {f.name: len(gzip.compress(f.read_bytes())) / 1000 for f in (pages.STATIC / "assets").glob("*.js")}
    return round(sum(sizes.values())), round(max(sizes.values()))


def new_table(page: Page, game: str) -> str:
    """A table against the computer."""
    page.goto("/")
    page.wait_for_selector("article")
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]}
    made = page.evaluate(
        """async (body) => (await fetch("/tables", {method: "POST", body: JSON.stringify(body),
           headers: {"content-type": "application/json"}})).json()""",
        body,
    )
    return str(made["table"])


def first_board(browser: Browser, house: House, game: str) -> float:
    """Seconds from the address to the board, on a slow phone that was never here."""
    context = browser.new_context(base_url=house.url, viewport={"width": 390, "height": 844}, is_mobile=True)
    table = new_table(context.new_page(), game)
    known = context.storage_state()
    context.close()
    context = browser.new_context(
        base_url=house.url, viewport={"width": 390, "height": 844}, is_mobile=True, storage_state=known
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.perf_counter()
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector(".board svg:visible")
    took = time.perf_counter() - start
    context.close()
    return took


def frames(browser: Browser, house: House, game: str) -> tuple[float, float]:
    """Frames a second while the pointer wanders over a board, and the longest time between two, in milliseconds."""
    context = browser.new_context(base_url=house.url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(f"/t/{new_table(page, game)}")
    page.wait_for_selector(".board svg:visible")
    page.wait_for_timeout(1500)
    box = page.locator(".board svg:visible").first.bounding_box()
    assert box is not None
    page.evaluate(f"window.times = ({FRAMES % (HOVER * 1000)})()")
    end = time.perf_counter() + HOVER
    step = 0
    while time.perf_counter() < end:
        step += 1
        page.mouse.move(box["x"] + box["width"] * (step * 7 % 97) / 97, box["y"] + box["height"] * (step * 5 % 89) / 89)
    times = page.evaluate("window.times")
    context.close()
    gaps = [after - before for before, after in pairwise(times)]
    return 1000 / statistics.mean(gaps), max(gaps)


def main() -> None:
    every, largest = script()
    print(f"script, compressed: {every} kB in all, the largest file {largest} kB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "games.db")
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        print(f"{'game':14} {'first board, s':>16} {'frames a second':>16} {'longest, ms':>12}")
        for game in GAMES:
            boards = statistics.median(first_board(browser, house, game) for _ in range(RUNS))
            pace, longest = frames(browser, house, game)
            print(f"{game:14} {boards:16.2f} {pace:16.1f} {longest:12.0f}")
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
