"""Screen readers hear others' moves, throws and questions: each sentence is a new line of one polite region."""

import re

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import GAMES, BrowserUser, Come, imported, opened_before, over_a_link, pass_device, play_now

POLITE = "[aria-live=polite]:not(ol), [role=log]"
NEXT_QUESTION = "said => [...document.querySelectorAll('[role=log] p')].filter(p => p.textContent === said).length > 1"


def spoken(guest: BrowserUser, words: str | re.Pattern[str]) -> None:
    """Wait until a sentence with these words is spoken."""
    expect(guest.page.locator("[role=log] p").filter(has_text=words).last).to_be_attached()


def test_the_moves_of_others_are_spoken(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    first, second = (ada, ben) if ada.page.locator(".prompt.mine").count() else (ben, ada)
    first.shown(".prompt.mine")
    spoken(first, "your turn")
    first.pick()
    spoken(second, re.compile(r"starts on [a-u]\d"))
    spoken(second, "your turn")
    spoken(second, "Put your Mexica on a start cell")
    spoken(first, "to decide")


def test_the_throws_of_a_fight_and_its_question_are_spoken(visit: Come, server: TestServer) -> None:
    guest = opened_before(visit, server, "chichen_itza/games/two-at-war", " cast ")
    spoken(guest, "Cast stone or fire cards, or none.")
    guest.shown(".stage button:enabled:not(.fold, [aria-disabled=true])").first.click()
    spoken(guest, "Hearts left to the creature (snake): 1.")
    spoken(guest, re.compile(r"rolls \d"))
    expect(guest.page.locator("[role=log] p", has_text="Improve your throw")).to_have_count(1)


def test_an_equal_question_is_spoken_again(visit: Come) -> None:
    guest = play_now(visit, "Cortez")
    question = guest.shown(".prompt h2").first.inner_text()
    guest.pick()
    expect(guest.page.locator(".prompt h2").first).to_have_text(question)
    guest.page.wait_for_function(NEXT_QUESTION, arg=question)


def test_the_odds_of_an_attack_are_spoken_before_it(visit: Come, server: TestServer) -> None:
    guest = visit(confirm=True)
    guest.page.goto(f"/t/{imported(guest, server, 'chichen_itza', 'two-at-war', 'red to t5')}")
    pass_device(guest)
    guest.shown(".board [data-place=t5]").click()
    spoken(guest, re.compile(r"\d+ % to take the tile"))
    spoken(guest, "This cannot be undone")
    spoken(guest, "Confirm")


def test_the_price_of_what_waits_is_spoken(visit: Come, server: TestServer) -> None:
    guest = visit(confirm=True)
    guest.page.goto(f"/t/{imported(guest, server, 'cortez', 'two-random', 'blue levy')}")
    pass_device(guest)
    guest.shown(".prompt .verbs button").filter(has_text="Levy 4 war cards").click()
    spoken(guest, re.compile(r"^1 food"))
    spoken(guest, "This cannot be undone")


@pytest.mark.parametrize("game", GAMES.values())
def test_one_region_speaks(visit: Come, game: str) -> None:
    guest = play_now(visit, game)
    expect(guest.page.locator(POLITE)).to_have_count(1)
