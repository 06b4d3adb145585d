"""Somebody at a browser: looks at the page, clicks and types as people do."""

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect
from server.client import TestServer

from patolli.match.match import Match

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GOLDEN = Path(__file__).parents[1] / "golden"
LONG = 60_000  # milliseconds
GAMES: Final = {"mexica": "Mexica", "cortez": "Cortez", "chichen_itza": "Chichén Itzá"}
PATIENCE: Final = 30_000  # milliseconds
SPOTS: Final = ".board [role=button]:not([aria-disabled=true]), .board button.lit"
CHOICES: Final = ", ".join(
    (
        ".curtain button",
        ".ahead.armed button",
        ".prompt .verbs button:enabled",
        ".prompt .row button:enabled",
        ".prompt > button.main:enabled",
        ".prompt .ready:not([aria-disabled=true])",
        ".stage button:enabled:not(.fold, [aria-disabled=true])",
        ".own button:enabled:not([aria-disabled=true])",
    )
)


class BrowserUser:
    """A page, and what went wrong in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def note(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        late = "409" in message.text and url.endswith("/preview")  # of a position that has just changed
        if message.type in ("error", "warning") and not late:
            self.errors.append(f"{message.text} ({url})")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def game(self, name: str) -> Locator:
        """The card of a game on the start page."""
        return self.page.locator("article", has=self.page.get_by_role("heading", name=name))

    def table(self) -> str:
        """The table that is open."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2].partition("?")[0]

    def shown(self, selector: str) -> Locator:
        found = self.page.locator(selector)
        found.first.wait_for()
        return found

    def pick(self) -> None:
        """Click on the first place that is lit, and wait until it is so no more."""
        spot = self.shown(SPOTS).first
        name = spot.get_attribute("aria-label")
        spot.click()
        gone = "([lit, name]) => ![...document.querySelectorAll(lit)].some(e => e.getAttribute('aria-label') === name)"
        self.page.wait_for_function(gone, arg=[SPOTS, name])

    def say(self, words: str) -> None:
        """Say something in the chat, whose tab is open."""
        self.page.get_by_label("Say something").fill(words)
        self.button("Send").click()

    def is_over(self) -> bool:
        return self.page.locator(".prompt button.main", has_text="See the result").count() > 0

    def choices(self) -> str:
        """Return the selector of everything that can be clicked now: a scoring is closed first."""
        return ".tally button.main" if self.page.locator(".tally").count() else f"{CHOICES}, {SPOTS}"

    def click_on(self, rng: random.Random, touch: bool = False) -> bool:
        """Click on something that is offered; say if there was something that could be clicked."""
        return self.press(self.page.locator(self.choices()), rng, touch)

    def move_on(self, rng: random.Random, touch: bool = False) -> bool:
        """Click on the board rather than on a button: two turns that are ended at once end a game of Mexica."""
        spots = self.page.locator(SPOTS)
        on_board = not self.page.locator(".tally").count() and spots.count() and rng.random() < 0.8
        return self.press(spots, rng, touch) if on_board else self.click_on(rng, touch)

    def press(self, choices: Locator, rng: random.Random, touch: bool) -> bool:
        """Click on one of these, or tap on it; say if it could be clicked."""
        choice = choices.nth(rng.randrange(choices.count() or 1))
        try:
            choice.tap(timeout=500) if touch else choice.click(timeout=500)
        except Error:  # it has gone, or something lies over it
            return False
        return True

    def play_to_the_end(self, seed: int, seconds: float = 240) -> tuple[int, int]:
        """Play by clicks alone; how many clicks, and how many met nothing."""
        rng = random.Random(seed)
        end = time.monotonic() + seconds
        done = missed = 0
        while not self.is_over():
            assert time.monotonic() < end, f"still playing after {done} clicks; see {self.page.url}"
            if self.page.locator(self.choices()).count() == 0:
                self.page.wait_for_timeout(20)
            elif self.click_on(rng):
                done += 1
            else:
                missed += 1
        return done, missed


Come = Callable[..., BrowserUser]


def over_a_link(visit: Come) -> tuple[BrowserUser, BrowserUser]:
    """Two browsers at a table of Mexica: one has invited the other."""
    ada = visit()
    card = ada.game("Mexica")
    card.get_by_role("button", name="Invite friends").first.click()
    card.get_by_role("button", name="2 players").click()
    ben = visit(ada.shown("main input[readonly]").first.input_value())
    ben.shown(".prompt")
    return ada, ben


def created(guest: BrowserUser, server: TestServer, path: str, body: dict[str, Any]) -> str:
    """A table of this browser, which knows by now who it is."""
    guest.game("Mexica").wait_for()
    table: str = guest.page.request.post(path, data=body, headers={"origin": server.url}).json()["table"]
    return table


def pass_device(guest: BrowserUser) -> None:
    """Take the device for the seat that is asked."""
    guest.shown(".curtain button, .prompt.mine")
    if guest.page.locator(".curtain button").count():
        guest.page.locator(".curtain button").click()
        guest.shown(".prompt.mine")


def play_now(visit: Come, game: str = "Mexica", **more: Any) -> BrowserUser:
    """Somebody who plays against the computer, at the first question."""
    guest = visit(**more)
    guest.game(game).get_by_role("button", name="Play now").click()
    guest.table()
    guest.shown(".prompt.mine")
    return guest


def opened_before(visit: Come, server: TestServer, name: str, words: str, skip: int = 0) -> BrowserUser:
    """Somebody who has opened a recorded game, cut before the first line with these words that is not skipped."""
    record = (GOLDEN / f"{name}.patolli").read_text(encoding="utf-8")
    head, body = re.sub(r"(?m)^(commit|nonce) .*\n", "", record).split("\n---\n")
    lines = [line for line in body.splitlines() if line and not line.startswith(("#", "seed "))]
    asked = next(i for i, line in enumerate(lines) if i >= skip and words in line)
    guest = visit()
    record = "\n".join([head, "---", *lines[:asked], ""])
    guest.page.goto(f"/t/{created(guest, server, '/api/v1/tables/import', {'record': record})}")
    pass_device(guest)
    return guest


def imported(guest: BrowserUser, server: TestServer, game: str, name: str, before: str = "") -> str:
    """A table for a recorded game, whole or up to the first line with these words."""
    record = (GOLDEN / game / "games" / f"{name}.patolli").read_text(encoding="utf-8")
    if before:
        head, body = re.sub(r"(?m)^(commit|nonce) .*\n", "", record).split("\n---\n")
        lines = [line for line in body.splitlines() if line and not line.startswith(("#", "seed "))]
        cut = min(i for i, line in enumerate(lines) if before in line)
        record = "\n".join([head, "---", *lines[:cut], ""])
    return created(guest, server, "/api/v1/tables/import", {"record": record})


def together(guest: BrowserUser, server: TestServer, game: str) -> Match:
    """The match of people who share a screen, and have just sat down."""
    table = created(guest, server, "/api/v1/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    guest.page.goto(f"/t/{table}")
    guest.shown(".curtain, .prompt.mine")
    return match_of(server, table)


def match_of(server: TestServer, table: str) -> Match:
    match = server.node.registry.tables[table].match
    assert match is not None
    return match
