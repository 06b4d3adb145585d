"""Hints and win chances."""

from typing import Any

import pytest
from playwright.sync_api import expect
from web.browser import PHONE, Come, over_a_link

ADVICE = {"text": "", "lead": 1.0, "spots": [], "events": [], "follow_up": []}
OWN, RIVAL = {"term": "points", "seat": "p1", "change": 3.0}, {"term": "chips", "seat": "p2", "change": 1.0}


def test_a_hint_says_more_each_time_and_can_be_followed(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    asked: list[str] = []
    guest.page.on("request", lambda sent: asked.append(sent.url.rpartition("/")[2]))
    guest.button("Give me a hint").click()
    hint = guest.shown(".hint")
    hint.get_by_role("button", name="Where?").click()
    hint.get_by_role("button", name="Tell me all").click()
    guest.button("Give me a hint").click()
    expect(hint).to_have_count(0)
    guest.button("Give me a hint").click()
    hint.get_by_role("button", name="Where?").click()
    hint.get_by_role("button", name="Tell me all").click()
    assert asked.count("hint") == 1, "one hint with all its depths is asked for once"
    assert guest.page.locator(".seat.turn").count() == 1
    with guest.page.expect_request("**/actions"):
        hint.get_by_role("button", name="Do it").first.click()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE])
def test_who_follows_a_hint_has_decided(visit: Come, screen: dict[str, Any]) -> None:
    guest = visit(confirm=True, **screen)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.button("Give me a hint").click()
    guest.shown(".hint").get_by_role("button", name="Where?").click()
    guest.button("Tell me all").click()
    with guest.page.expect_request("**/actions"):  # though it cannot be undone
        guest.page.locator(".hint").get_by_role("button", name="Do it").first.click()
    expect(guest.page.locator(".ahead.armed")).to_have_count(0)


def test_a_hint_gives_reasons_and_its_numbers_when_asked(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    best = [ADVICE | {"action": 1, "message": "hint-next", "reasons": [OWN], "drawback": RIVAL}]
    best += [ADVICE | {"action": 0, "message": "hint-worse", "reasons": [], "drawback": None}]
    hint = guest.page.locator(".hint")
    guest.page.route("**/hint", lambda route: route.fulfill(json={"depth": "full", "verb": "place", "best": best}))
    guest.button("Give me a hint").click()
    expect(hint.get_by_role("button", name="Where?")).to_have_count(0)
    hint.get_by_role("button", name="Tell me all").click()
    expect(hint).to_contain_text("Better than the next choice: points. The price: action chips for Computer.")
    expect(hint.get_by_text("The numbers are the bot")).to_have_count(0)
    hint.get_by_role("button", name="Show the numbers").click()
    expect(hint).to_contain_text("Better than the next choice: points +3.0. The price: action chips (Computer) +1.0.")
    expect(hint.get_by_text("The numbers are the bot")).to_be_visible()
    hint.get_by_text("Another choice").click()
    expect(hint.get_by_text("It did worse")).to_be_visible()


def test_who_asks_too_often_hears_when_to_go_on(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    error = {
        "code": "rate-limited",
        "params": {"what": "hints", "seconds": 20},
        "rule": "",
        "reason": None,
        "rev": None,
    }
    refused = {"error": error, "message": "Too many hints."}
    guest.page.route("**/hint", lambda route: route.fulfill(status=429, json=refused))
    guest.button("Give me a hint").click()
    expect(guest.page.locator(".hint")).to_have_text("Too many hints at once. Try again in 20 seconds.")
    guest.errors.clear()  # the browser notes refusals


def test_chances_are_shown_to_who_plays_alone_and_can_be_switched_off(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.get_by_role("tab", name="Players").tap()
    bar = guest.page.get_by_role("img", name="%")
    expect(bar).to_be_visible()
    guest.page.get_by_role("checkbox", name="Win chances").uncheck()
    expect(bar).to_have_count(0)


def test_people_who_play_together_get_neither_unless_it_was_allowed(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        expect(person.button("Give me a hint")).to_have_count(0)
        expect(person.page.get_by_label("Win chances")).to_have_count(0)
