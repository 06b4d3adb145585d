"""Nothing sticks out, hides or moves, on desks and phones."""

from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer, wait
from web.browser import (
    GOLDEN,
    PHONE,
    BrowserUser,
    Come,
    created,
    imported,
    match_of,
    over_a_link,
    pass_device,
    play_now,
)

from patolli.cli.report import as_page
from patolli.core.registry import load
from patolli.messages import Messages

RECORDS = {"mexica": "three-tiles", "cortez": "six-random", "chichen_itza": "four-heroes"}
PLAYERS = {"mexica": 3, "cortez": 6, "chichen_itza": 4}
WIDTHS = (360, 390)
STICKS_OUT = """wide => [...document.querySelectorAll("body *")].map(e => [e, e.getBoundingClientRect().right])
    .filter(([e, right]) => right > wide).map(([e, right]) => `${right} ${e.outerHTML.slice(0, 90)}`).slice(0, 9)"""


@pytest.mark.parametrize("game", ["Mexica", "Cortez", "Chichén Itzá"])
def test_a_phone(visit: Come, game: str) -> None:
    guest = play_now(visit, game, **PHONE)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, f"the page is {wide} pixels wide"
    box = guest.page.locator(".sheet").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 741, "what can be done is in reach"


def test_typing_on_a_phone(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    expect(guest.page.locator("#typed")).to_have_count(0)
    guest.page.get_by_role("tab", name="More").tap()
    guest.page.locator("#typed").fill("end")
    guest.page.locator("#typed").press("Enter")
    expect(guest.page.locator(".prompt [role=alert]").get_by_role("link")).to_have_text("Rule")


def test_long_words_of_a_replay_stay_on_the_page(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-tiles')}/replay")
    guest.page.get_by_role("slider").press("End")
    expect(guest.page.locator(".caption p").last).to_contain_text("points")  # a scoring
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_choice_on_the_stage_waits_without_moving_anything(visit: Come, server: TestServer) -> None:
    guest = visit(confirm=True)
    guest.page.goto(f"/t/{imported(guest, server, 'chichen_itza', 'two-at-war', ' god g')}")
    pass_device(guest)
    god = guest.shown(".stage button:enabled:not(.fold)").first
    place = god.bounding_box()
    god.click()
    guest.shown(".prompt .ahead.armed button")
    assert god.bounding_box() == place, "a second click in the same place meets the same button"
    expect(god).to_have_attribute("data-armed", "")
    god.click()
    expect(guest.page.locator(".prompt .ahead.armed")).to_have_count(0)


def test_a_tab_on_a_phone_shows_what_it_opens(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Chichén Itzá").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.get_by_role("tab", name="Chat").tap()
    field = guest.page.get_by_label("Say something")
    sheet = guest.page.locator(".sheet")
    expect(field).to_be_in_viewport()
    above, below = field.bounding_box(), sheet.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"], "it lies above the sheet, not beneath it"


def test_the_hand_is_visible_and_new_cards_are_marked(visit: Come, server: TestServer) -> None:
    guest = visit(**PHONE)
    guest.page.goto(f"/t/{imported(guest, server, 'cortez', 'two-random', 'blue levy')}")
    pass_device(guest)
    strip = guest.page.locator(".own")
    expect(strip.get_by_text("You lead the Spaniards")).to_be_in_viewport()
    expect(strip.locator("li").last).to_be_in_viewport()
    expect(strip.locator("i")).to_have_count(0)
    guest.page.locator(".prompt .verbs button", has_text="Levy 4 war cards").tap()
    new = "[...document.querySelectorAll('.own i')].reduce((sum, mark) => sum + Number(mark.textContent), 0) === 4"
    guest.page.wait_for_function(f"() => {new}")


def test_unread_chat_is_in_view(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        person.shown(".prompt")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.say("hola")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    expect(ben.page.get_by_role("tab", name="Chat")).to_be_in_viewport()


def test_the_corner_of_a_lit_field_is_the_field(visit: Come, server: TestServer) -> None:
    guest = visit()
    table = imported(guest, server, "cortez", "two-random", "blue to ")
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    match = match_of(server, table)
    line = match.revision
    field = guest.shown(".board [data-place]").last.bounding_box()
    assert field is not None
    guest.page.mouse.click(field["x"] + 0.96 * field["width"], field["y"] + 0.96 * field["height"])
    wait(lambda: match.revision > line)
    assert guest.page.locator(".prompt [role=alert]").count() == 0


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


def fits(guest: BrowserUser, what: str) -> None:
    """Check that nothing sticks out of the page."""
    for width in WIDTHS:
        guest.page.set_viewport_size({"width": width, "height": 740})
        guest.page.wait_for_function("wide => innerWidth === wide", arg=width)
        wide = guest.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{what} is {wide} wide, not {width}: {guest.page.evaluate(STICKS_OUT, width)}"


def report(players: int) -> dict[str, Any]:
    """A report on a game that everybody won and lost alike."""
    seat = {"luck": -0.1, "skill": -1.4, "average": -0.028, "best": 127, "ok": 115, "slip": 119, "blunder": 109}
    curve = [{"line": 5 * turn, "seat": turn % players, "chances": [1 / players] * players} for turn in range(47)]
    return {"curve": curve, "turning": [], "seats": [seat] * players, "mistakes": [], "budget": 600}


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Come, server: TestServer, lang: str, game: str) -> None:
    guest = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    guest.page.evaluate("lang => localStorage.setItem('patolli.v1.lang', JSON.stringify(lang))", lang)
    record = (GOLDEN / game / "games" / f"{RECORDS[game]}.patolli").read_text(encoding="utf-8")
    over = created(guest, server, "/api/v1/tables/import", {"record": record})
    bots = [{"kind": "bot", "level": "normal~40"}, {"kind": "bot", "level": "beginner"}]
    table = created(guest, server, "/api/v1/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})
    if game == next(iter(RECORDS)):  # it is the same for all games
        guest.page.goto("/")
        guest.shown("article .play")
        for more in guest.page.locator("article summary").all():
            more.click()
        fits(guest, "the start page")
    guest.page.goto(f"/rules/{game}")
    guest.shown("#glance")
    fits(guest, "the page of rules")
    guest.page.goto(f"/learn/{game}")
    guest.shown(".prompt")
    fits(guest, "the lesson")
    guest.page.goto(f"/t/{table}")
    guest.shown(".prompt")
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        fits(guest, f"the table, at {tab.inner_text()}")
    guest.page.goto(f"/t/{over}")
    expect(guest.shown("dialog")).to_be_visible()
    fits(guest, "the result")
    guest.page.goto(f"/t/{over}/replay")
    slider = guest.page.get_by_role("slider")
    slider.press("Home")
    guest.page.route(
        "**/report",
        lambda route: route.fulfill(json={"rev": 1, "done": 1, "failed": False, "report": report(PLAYERS[game])}),
    )
    guest.page.locator("aside > section > button").click()
    guest.shown("aside > section > table")
    fits(guest, "the replay with the report")
    slider.press("End")
    expect(guest.page.locator(".caption p").first).to_be_visible()
    fits(guest, "the end of the replay")
