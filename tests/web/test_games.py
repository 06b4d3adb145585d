"""Whole games, lessons and the special questions of games, by clicks and taps."""

import json
import os
import random
import re
from typing import Final

import pytest
from playwright.sync_api import expect
from server.client import TestServer, wait
from web.browser import (
    GAMES,
    PHONE,
    Come,
    created,
    imported,
    match_of,
    pass_device,
    together,
)

from patolli.core.registry import game_class


def test_a_card_that_is_off_says_why(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'cortez', 'four-at-war', ' lay 3')}")
    pass_device(guest)
    guest.shown(".own button[aria-disabled=true]").first.click(force=True)
    link = guest.page.locator(".prompt [role=alert]").get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/cortez\?table=\w+#C27\.1$"))  # the record is of rules 1


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(visit: Come, game: str) -> None:
    steps = json.loads((game_class(game).folder / "ui/lesson.json").read_text(encoding="utf-8"))["steps"]
    guest = visit(f"/learn/{game}")
    for n, step in enumerate(steps, 1):
        expect(guest.page.get_by_role("img", name=f"Step {n} of {len(steps)}")).to_be_visible()
        if step.get("accept"):
            guest.shown(".prompt.mine")
            guest.page.locator("#typed").fill(step["accept"][0])
            guest.page.locator("#typed").press("Enter")
        elif n < len(steps):
            guest.button("Go on").click()
    expect(guest.page.get_by_role("link", name="Play a real game")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_moves_by_touch(visit: Come, server: TestServer, game: str) -> None:
    guest = visit(**PHONE)
    match = together(guest, server, game)
    rng = random.Random(5)
    wanted = match.revision + 8
    for _ in range(400):
        if match.revision >= wanted or guest.is_over():
            break
        guest.move_on(rng, touch=True)
    assert match.revision >= wanted


@pytest.mark.parametrize("before", [True, False])
def test_a_returning_player_sees_the_treasure(visit: Come, server: TestServer, before: bool) -> None:
    guest = visit()
    table = imported(guest, server, "cortez", "two-city-race", "blue pick t13")
    if before:  # this browser has seen the table when it began
        guest.page.evaluate("key => localStorage.setItem(key, '1')", f"patolli.v1.scoringClosed/{table}")
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    guest.page.wait_for_function("key => localStorage.getItem(key)", arg=f"patolli.v1.scoringClosed/{table}")
    expect(guest.page.locator(".tally", has_text="wins the treasure")).to_have_count(1 if before else 0)


def test_an_offer_that_cannot_be_accepted_says_so(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'cortez', 'two-random', 'red counter')}")
    pass_device(guest)
    expect(guest.page.locator(".stage").get_by_text("you do not have them: ")).to_contain_text("gold")
    guest.shown(".stage button[aria-disabled=true]").filter(has_text="Accept").click(force=True)
    expect(guest.page.locator(".prompt [role=alert]").get_by_role("link")).to_have_attribute(
        "href", re.compile("#C14.11")
    )


def test_a_card_goes_into_an_offer_after_a_second_click(visit: Come, server: TestServer) -> None:
    guest = visit(confirm=True)
    table = imported(guest, server, "cortez", "two-random", "blue give weapon")
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    match = match_of(server, table)
    line = match.revision
    guest.shown(".own button").filter(has_text="gold").first.click()
    guest.shown(".ahead.armed")
    assert match.revision == line, "nothing was given yet"
    guest.shown(".ahead.armed button").first.click()
    wait(lambda: match.revision > line)


SHORT: Final = {"mexica": {"phases": "1"}, "cortez": {"rounds": "one"}, "chichen_itza": {"rounds": "3"}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(visit: Come, server: TestServer, game: str) -> None:
    """A short variant; with PATOLLI_SOAK the usual game."""
    guest = visit()
    options = {} if os.environ.get("PATOLLI_SOAK") else SHORT[game]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    table = created(guest, server, "/api/v1/tables", {"game": game, "options": options, "seats": seats})
    guest.page.goto(f"/t/{table}")
    guest.shown(".prompt")
    clicks, _ = guest.play_to_the_end(7)
    assert clicks > 20
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("heading", name="Points over time").wait_for()  # the chart comes late and moves the buttons
    dialog.get_by_role("button", name="Verify the draws").click()
    dialog.get_by_role("status").filter(has_text="The draws were fair").wait_for()
