"""Games by keys alone, and by the accessibility tree alone: to the end with PATOLLI_SOAK, else some answers."""

import os
import random
import re
import time
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Error, Locator
from web.browser import GAMES, BrowserUser, Come

WHOLE: Final = bool(os.environ.get("PATOLLI_SOAK"))
ANSWERS: Final = 10_000 if WHOLE else 4
SECONDS: Final = 1500 if WHOLE else 100
ARROWS: Final = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End")
# Where the reader is: in which part of the page, and whether it can be answered there
PLACE: Final = """() => {
    const at = document.activeElement;
    if (document.querySelector("dialog[open]") || !document.querySelector(".prompt")) return "over";
    if (document.querySelector(".tally")) return "scoring";
    if (!document.querySelector(".prompt.mine")) return "waiting";
    if (at === document.body) return "lost";
    if (at.closest(".ahead.armed")) return "confirm";
    const answers = ".board [data-place], .stage button, .choices button, .hand button, .tools .ready";
    return at.matches(answers) ? "answer" : "elsewhere";
}"""
NO_ANSWERS: Final = re.compile(
    "^(Undo|Help|Choose again|Give me a hint|All choices.*|Keep answering.*|Close|Answer myself.*|Not now.*)$"
)
FINISHED: Final = "dialog[open], .prompt button.main:text('See the result')"


def begun(visit: Come, game: str, **more: bool) -> BrowserUser:
    """Somebody who plays against a beginner; the first page is left by keys too."""
    guest = visit(**more)
    card = guest.game(GAMES[game])
    card.get_by_text("More options").press("Enter")
    card.get_by_label("How well the computer plays").select_option("beginner")
    card.get_by_role("button", name="Play now").press("Enter")
    guest.table()
    guest.shown(".prompt.mine")
    return guest


def revision(guest: BrowserUser) -> int:
    return int(guest.page.locator(".table").get_attribute("data-rev") or 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys_alone(visit: Come, game: str) -> None:
    guest = begun(visit, game, confirm=True)
    rng = random.Random(3)
    end = time.monotonic() + SECONDS
    answers, pressed, lost, seen = 0, 0, [], revision(guest)
    key = guest.page.keyboard.press
    while answers < ANSWERS:
        assert time.monotonic() < end, f"{answers} answers, {pressed} keys, at {guest.page.evaluate(PLACE)}"
        place = guest.page.evaluate(PLACE)
        if place == "lost":  # it may still be on its way
            with suppress(Error):
                guest.page.wait_for_function(f"() => ({PLACE})() !== 'lost'", timeout=3000)
            place = guest.page.evaluate(PLACE)
            if place == "lost":
                lost.append(guest.page.locator(".prompt h2").first.inner_text())
        if place == "over":
            break
        if place == "waiting":
            guest.page.wait_for_timeout(50)
            continue
        pressed += 1
        if place in ("confirm", "scoring"):
            key("Enter") if place == "confirm" else guest.page.locator(".tally button.main").press("Enter")
        elif place == "answer":
            for _ in range(rng.randrange(4)):
                key(rng.choice(ARROWS))
            key("e" if rng.random() < 0.2 else "Enter")
        else:
            key("Tab")
        guest.page.wait_for_timeout(60)
        if (now := revision(guest)) != seen:
            answers, seen = answers + 1, now
    print(f"{game}: {answers} changes, {pressed} keys, focus lost {len(lost)} times: {lost[:5]}")
    assert len(lost) <= answers // 20, lost


def choices(guest: BrowserUser) -> list[Locator]:
    """Return all that the accessibility tree offers as an answer."""
    asked = guest.page.get_by_role("region", name="What to do now").get_by_role("button", disabled=False)
    buttons = [
        button
        for button in asked.all()
        if not NO_ANSWERS.match(button.get_attribute("aria-label") or button.inner_text().strip())
        and button.get_attribute("aria-disabled") != "true"
    ]
    cells = guest.page.get_by_role("gridcell", name=re.compile("can be chosen|chosen$")).all()
    return [*buttons, *cells]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_the_accessibility_tree_alone(visit: Come, game: str) -> None:
    guest = begun(visit, game, confirm=True)
    guest.page.get_by_role("button", name=re.compile("board in words")).press("Enter")
    guest.page.get_by_role("grid").first.wait_for()
    rng = random.Random(4)
    end = time.monotonic() + SECONDS
    answers, seen, stuck = 0, revision(guest), 0
    region = guest.page.get_by_role("log")
    silent: list[str] = []
    while answers < ANSWERS and not guest.page.locator(FINISHED).count():
        assert time.monotonic() < end, f"{answers} answers, {stuck} without effect"
        assert stuck < 60, f"nothing to choose: {guest.page.locator('.prompt').aria_snapshot()}"
        close = guest.page.locator(".tally").get_by_role("button", name="Close")
        if close.count():
            close.press("Enter")
        if not guest.page.locator(".prompt.mine").count():
            guest.page.wait_for_timeout(50)
            continue
        before = region.inner_text()
        try:
            offered = choices(guest)
            confirm = [choice for choice in offered if choice.inner_text().strip() == "Do it"]
            (confirm or offered)[rng.randrange(len(confirm or offered) or 1)].press("Enter", timeout=1000)
        except (Error, IndexError):  # the question has changed
            stuck += 1
            guest.page.wait_for_timeout(100)
            continue
        guest.page.wait_for_timeout(80)
        if (now := revision(guest)) != seen:
            answers, seen, stuck = answers + 1, now, 0
            if region.inner_text() == before:
                silent.append(before[-200:])
        else:
            stuck += 1
    print(f"{game}: {answers} changes; nothing was spoken after {len(silent)}")
    assert len(silent) <= answers // 20, silent[:3]
