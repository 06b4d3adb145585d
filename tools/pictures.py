"""Pictures of the pages for docs/pictures: `python tools/pictures.py`, or with the beginnings of some names.

Bots play a game of each title; tables are opened at moments of it in a real Chromium and photographed on a desktop and
a phone, in the light and the dark theme.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "tests")]

from browser import found  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from server.client import TestServer  # noqa: E402

from patolli.bots import make_bot  # noqa: E402
from patolli.core.registry import load  # noqa: E402
from patolli.match.match import Match  # noqa: E402

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
PLAYERS: Final = {"mexica": 4, "cortez": 4, "chichen_itza": 3}
TURN: Final = {"mexica": "Turn", "cortez": "Act", "chichen_itza": "Turn"}  # the question that a turn begins with
SCENES: Final = {  # other questions worth a picture
    "mexica": {},
    "cortez": {"combat": "Batch", "auction": "Auction", "deal": "Trade"},
    "chichen_itza": {"fight": "Throw", "gods": "TakeGod"},
}
BUDGET: Final = 60
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NIGHT: Final[dict[str, Any]] = {"color_scheme": "dark"}
KINDS: Final = {"": DESK, "-dark": DESK | NIGHT, "-phone": PHONE, "-phone-dark": PHONE | NIGHT}
SETTLED: Final = 1_500  # milliseconds until animations end


class Moment(NamedTuple):
    """A moment of a game: after so many of its lines."""

    name: str
    game: str
    at: int


def played(name: str) -> tuple[Match, list[tuple[int, str]]]:
    """Return a game of greedy bots, and the question after each line."""
    game = load(name)
    players = PLAYERS[name]
    match = Match(game, [f"Player {seat + 1}" for seat in range(players)], seed=bytes(range(32)), game_id="pictures")
    player = make_bot("greedy", game)
    asked: list[tuple[int, str]] = []
    while seats := match.to_act():
        state = match.replay.state
        asked.append((match.replay.step_count, type(state.stack[-1]).__name__))
        legal = state.legal_actions(seats[0])
        choice = player.choose(game.view(state, seats[0]), legal, BUDGET, len(asked))
        match.play(seats[0], game.actions.name(choice), match.revision)
        if len(asked) % 50 == 0:
            print(f"\r{name}: {len(asked)} decisions", end="", flush=True)
    print(f"\r{name}: {len(asked)} decisions")
    return match, asked


def moments(name: str, match: Match, asked: list[tuple[int, str]]) -> Iterator[Moment]:
    """Return the moments to photograph."""
    turns = [rev for rev, question in asked if question == TURN[name]]
    for when, share in {"early": 0.12, "mid": 0.5, "late": 0.9}.items():
        yield Moment(f"{name}-{when}", name, turns[int(len(turns) * share)])
    for scene, wanted in SCENES[name].items():
        there = [rev for rev, question in asked if question == wanted]
        if there:
            yield Moment(f"{name}-{scene}", name, there[len(there) * 2 // 3])
    yield Moment(f"{name}-result", name, match.replay.step_count)


def photograph(
    browser: Browser, house: TestServer, name: str, open_page: Callable[[Page], None], wanted: list[str]
) -> None:
    """Photograph a page on a desktop and a phone, in the light and the dark theme."""
    for suffix, device in KINDS.items():
        if wanted and not any((name + suffix).startswith(beginning) for beginning in wanted):
            continue
        context = browser.new_context(base_url=house.url, reduced_motion="reduce", **device)
        page = context.new_page()
        open_page(page)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=FOLDER / f"{name}{suffix}.jpg", type="jpeg", quality=62)
        context.close()
        print(f"  {name}{suffix}")


def start_page(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article svg")


def opened(moment: Moment, record: str) -> Callable[[Page], None]:
    """Open a table that continues from a moment."""

    def come(page: Page) -> None:
        page.goto("/")
        page.wait_for_selector("article")
        asked = page.evaluate(
            """async (body) => (await fetch("/api/v1/tables/import", {method: "POST", body: JSON.stringify(body),
               headers: {"content-type": "application/json"}})).json()""",
            {"record": record, "at": moment.at},
        )
        page.goto(f"/t/{asked['table']}")
        page.wait_for_selector(".curtain, .prompt")
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        page.wait_for_selector(".board svg:visible")

    return come


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = TestServer(Path(folder) / "games.db")
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        photograph(browser, house, "start", start_page, wanted)
        for name in PLAYERS:
            if wanted and not any(beginning.startswith(name) or name.startswith(beginning) for beginning in wanted):
                continue
            match, asked = played(name)
            record = str(match.replay.record)
            for moment in moments(name, match, asked):
                photograph(browser, house, moment.name, opened(moment, record), wanted)
        browser.close()
        house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
