"""Buttons are large enough for fingers, and all settings can be reached on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import PHONE, Come, imported, pass_device, play_now

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
BUTTON = 44  # pixels, each way
SHARED_LINE = """() => ["h2", ".facts", ".play", ".play + button", ".links", "summary"].filter(part => {
    const tops = [...document.querySelectorAll(`article ${part}`)].map(e => Math.round(e.getBoundingClientRect().y));
    return new Set(tops).size > 1;
})"""


def test_the_parts_of_the_game_cards_stand_in_line(visit: Come) -> None:
    guest = visit()
    guest.shown("article .play")
    expect(guest.page.locator("article .play")).to_have_count(3)
    guest.page.wait_for_function(f"() => ({SHARED_LINE})().length === 0")


def test_the_settings_are_under_more_on_a_phone(visit: Come) -> None:
    guest = play_now(visit, **PHONE)
    expect(guest.page.locator("header")).to_be_hidden()
    guest.page.get_by_role("tab", name="More").tap()
    menu = guest.page.locator("#panel")
    menu.get_by_role("combobox", name="Colours").select_option("dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    menu.get_by_label("Language").select_option("de")
    expect(guest.page.locator(".prompt h2")).to_contain_text("Mexica-Figur")


@pytest.mark.parametrize(
    ("game", "name", "before"), [("cortez", "six-random", " bid "), ("mexica", "three-tiles", " walk ")]
)
def test_the_strip_shows_all_scores_and_its_tabs_are_large(
    visit: Come, server: TestServer, game: str, name: str, before: str
) -> None:
    guest = visit(**SMALL)
    guest.page.goto(f"/t/{imported(guest, server, game, name, before)}")
    pass_device(guest)
    guest.shown(".strip")
    for tab in guest.page.locator(".strip [role=tab]").all():
        box = tab.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= BUTTON - 2  # the line below belongs to the strip
    room = "ul => [ul.scrollWidth - ul.clientWidth, ul.scrollHeight - ul.clientHeight]"
    beyond = guest.page.locator(".strip ul").evaluate(room)
    assert max(beyond) <= 2, "no score is cut off"
