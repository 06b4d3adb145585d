"""Hints, win chances, reports, and how bots are chosen, as people meet them in the browser."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.visit import Visit, made, over_a_link

from patolli.cli.report import as_page
from patolli.core.registry import load
from patolli.messages import Messages

Come = Callable[..., Visit]
GOLDEN = Path(__file__).parents[1] / "golden"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


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
    with guest.page.expect_request("**/play"):
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
    with guest.page.expect_request("**/play"):  # though it cannot be undone
        guest.page.locator(".hint").get_by_role("button", name="Do it").first.click()
    expect(guest.page.locator(".ahead.armed")).to_have_count(0)


ADVICE = {"text": "", "lead": 1.0, "spots": [], "events": [], "then": []}
OWN, RIVAL = {"term": "points", "seat": "p1", "change": 3.0}, {"term": "chips", "seat": "p2", "change": 1.0}


def test_the_numbers_of_a_hint_are_explained_to_who_asks(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    best = [ADVICE | {"id": 1, "why": "hint-next", "reasons": [OWN], "price": RIVAL}]
    best += [ADVICE | {"id": 0, "why": "hint-worse", "reasons": [], "price": None}]
    hint = guest.page.locator(".hint")
    guest.page.route("**/hint", lambda route: route.fulfill(json={"depth": "full", "verb": "place", "best": best}))
    guest.button("Give me a hint").click()
    expect(hint.get_by_role("button", name="Where?")).to_have_count(0)
    hint.get_by_role("button", name="Tell me all").click()
    expect(hint).to_contain_text("Better than the next choice: points +3.0. The price: action chips (Computer) +1.0.")
    expect(hint.get_by_text("The numbers are points")).to_have_count(0)
    hint.get_by_role("button", name="What the numbers mean").click()
    expect(hint.get_by_text("The numbers are points")).to_be_visible()
    hint.get_by_text("Another choice").click()
    expect(hint.get_by_text("It came off worse")).to_be_visible()


def test_who_asks_too_often_hears_when_to_go_on(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    refused = {"error": "too_many", "message": "too many hints at once; again in 20 seconds"}
    guest.page.route("**/hint", lambda route: route.fulfill(status=429, json=refused))
    guest.button("Give me a hint").click()
    expect(guest.page.locator(".hint")).to_have_text("Too many hints at once; again in 20 seconds.")
    guest.errors.clear()  # the browser notes refusals


def test_chances_are_shown_to_who_plays_alone_and_can_be_switched_off(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    bar = guest.page.get_by_role("img", name="%")
    expect(bar).to_be_visible()
    guest.page.get_by_role("checkbox", name="Win chances").uncheck()
    expect(bar).to_have_count(0)


def test_people_who_play_together_get_neither_unless_it_was_allowed(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        expect(person.button("Give me a hint")).to_have_count(0)
        expect(person.page.get_by_label("Win chances")).to_have_count(0)


def test_a_report_leads_into_the_replay(visit: Come, house: TestServer) -> None:
    record = (GOLDEN / "mexica/games/three-idle.patolli").read_text(encoding="utf-8")
    guest = visit()
    guest.page.goto(f"/t/{made(guest, house, '/tables/import', {'record': record})}/replay")
    guest.button("Look back").click()
    expect(guest.page.get_by_text("Luck and decisions apart")).to_be_visible(timeout=240_000)
    guest.page.get_by_text("What gave away most").click()
    slip = guest.page.locator("section details li").first
    told = [line.strip() for line in slip.inner_text().splitlines()]
    _, verdict, done, better = [line for line in told if line]
    assert re.fullmatch(r"blunder, −[1-9]\d? %", verdict)
    assert re.fullmatch(r"Player [1-3] \S.*\.", done) and done.isprintable()
    assert better.startswith(f"Better: {done[: len('Player 1')]} ") and better != f"Better: {done}"
    curves = guest.page.locator("svg[role=img]")
    numbers = [curves.nth(at).locator(".turn").all_text_contents() for at in range(2)]
    assert "10" in numbers[0] and numbers[0] == numbers[1], "both curves count the same turns"
    link = guest.page.locator("section li a").first
    line = link.inner_text().split()[-1]
    link.click()
    guest.page.wait_for_url(f"**/replay?n={line}")


def test_the_page_of_a_report_fits_a_phone(visit: Come) -> None:
    words = Messages(load("mexica"), "de", ["Ada", "Ben", "Chimalma mit einem langen Namen"])
    seat = {"luck": -0.1, "skill": -1.4, "average": -0.028, "best": 27, "ok": 5, "slip": 9, "blunder": 9}
    curve = [{"line": 5 * turn, "seat": turn % 3, "chances": [0.3, 0.3, 0.4]} for turn in range(47)]
    curve.append({"line": 235, "seat": -1, "chances": [0.0, 0.0, 1.0]})
    found = {"won": [0, 0, 1], "curve": curve, "seats": [seat] * 3, "turning": [], "mistakes": [], "budget": 600}
    page = visit(**PHONE).page
    page.route("**/a-report", lambda route: route.fulfill(body=as_page(words, found), content_type="text/html"))
    page.goto("/a-report")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    height = page.evaluate(
        "Math.min(...[...document.querySelectorAll('svg text')].map((text) => text.getBoundingClientRect().height))"
    )
    assert height > 12, "letters that can be read"
    assert page.locator("svg text[text-anchor=middle]").all_text_contents() == ["1", "10", "20", "30", "40"]


def test_of_a_game_resigned_at_once_there_is_nothing_to_tell(visit: Come, house: TestServer) -> None:
    ada = house.user("Ada")
    table = ada.make("tianguis", "me", "me", public=True)["table"]
    ada.do(table, "resign", seat="p1")
    guest = visit()
    guest.page.goto(f"/t/{table}/replay")
    guest.button("Look back").click()
    expect(guest.page.get_by_text("There is nothing to look back at")).to_be_visible(timeout=60_000)
    expect(guest.page.locator("section table")).to_have_count(0)


def test_a_bot_is_chosen_with_its_style_and_strength(visit: Come) -> None:
    guest = visit()
    card = guest.game("Mexica")
    card.get_by_text("More options").click()
    card.get_by_label("How well the computer plays").select_option("hard")
    expect(card.get_by_text("thinks several times as long")).to_be_visible()
    card.get_by_label("How well the computer plays").select_option("normal")
    expect(card.get_by_text("what a good player would")).to_be_visible()
    card.get_by_label("How the computer likes to play").select_option("raider")
    expect(card.get_by_text("Grudges others what they have")).to_be_visible()
    card.get_by_label("Strength").fill("40")
    expect(card.get_by_text("How often it plays what it finds best")).to_be_visible()
    card.get_by_role("button", name="Against the computer", exact=True).click()
    guest.shown(".prompt")
    expect(guest.page.get_by_text("normal, Raider, 40 %")).to_be_visible()


def test_my_games_name_the_level_of_the_computer(visit: Come, house: TestServer) -> None:
    guest = visit()
    bots = [{"kind": "bot", "level": level} for level in ("normal:raider~40", "beginner", "beginner")]
    made(guest, house, "/tables", {"game": "mexica", "seats": [{"kind": "me"}, *bots]})
    guest.page.reload()
    row = guest.page.locator("main section li", has_text="Mexica")
    expect(row).to_contain_text("Computer (normal, Raider, 40 %), 2 × Computer (beginner)")
    guest.page.get_by_label("Language").select_option("de")
    expect(row).to_contain_text("Computer (normal, Plünderer, 40 %), 2 × Computer (Anfänger)")
