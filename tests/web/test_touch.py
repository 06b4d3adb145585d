"""Buttons are large enough for fingers, and all settings can be reached on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import GAMES, PHONE, BrowserUser, Come, imported, match_of, pass_device, play_now

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


LETTERS = """() => [...document.querySelectorAll(".board svg[role=group] text")]
    .filter(text => text.getClientRects().length && getComputedStyle(text).visibility !== "hidden")
    .map(text => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d, text.textContent])
    .filter(([size, content]) => size < 9 && content.trim())"""
AT = "() => { const f = document.querySelector('.frame'); return [f.scrollLeft, f.scrollTop].map(Math.round); }"
PINCH = """apart => {
    const frame = document.querySelector(".frame");
    const {left, top, width, height} = frame.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const send = (kind, far) => frame.dispatchEvent(new TouchEvent(kind, {
        bubbles: true, cancelable: true,
        touches: [-1, 1].map((way, i) => new Touch({identifier: i, target: frame, clientX: x + way * far, clientY: y})),
    }));
    send("touchstart", 40);
    send("touchmove", 40 * apart);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_letters_on_a_small_phone_have_nine_pixels(visit: Come, server: TestServer, game: str) -> None:
    guest = visit(**SMALL)
    record = {
        "mexica": ("three-tiles", " build "),
        "cortez": ("two-random", "levy"),
        "chichen_itza": ("two-at-war", " to "),
    }
    guest.page.goto(f"/t/{imported(guest, server, game, *record[game])}")
    pass_device(guest)
    guest.shown(".board svg[role=group] text")
    guest.page.wait_for_function(f"() => ({LETTERS})().length === 0")


def scale(guest: BrowserUser) -> float:
    """Return how near the board is looked at."""
    return float(guest.page.locator(".frame").evaluate("frame => frame.style.getPropertyValue('--scale')"))


def test_cortez_is_looked_at_from_nearer_in_two_steps_that_remember_the_place(visit: Come) -> None:
    guest = play_now(visit, "Cortez", **SMALL)
    closer = guest.button("Closer")
    closer.tap()
    assert 1 < scale(guest) < 3
    closer.tap()
    assert scale(guest) > 3
    guest.page.locator(".frame").evaluate("frame => frame.scrollTo(300, 250)")
    assert guest.page.evaluate(AT) == [300, 250]
    closer.tap()
    assert scale(guest) == 1
    closer.tap()
    closer.tap()
    guest.page.wait_for_function(f"() => ({AT})().every((at, i) => Math.abs(at - [300, 250][i]) < 9)")


def test_cortez_can_be_pinched(visit: Come) -> None:
    guest = play_now(visit, "Cortez", **SMALL)
    guest.shown(".frame")
    guest.page.evaluate(PINCH, 2.5)
    assert 2.3 < scale(guest) < 2.7
    guest.page.evaluate(PINCH, 0.1)
    assert scale(guest) == 1


def test_a_finger_among_many_small_fields_comes_nearer_first(visit: Come, server: TestServer) -> None:
    guest = visit(**SMALL)
    table = imported(guest, server, "cortez", "two-random", "blue to ")
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    match = match_of(server, table)
    line = match.revision
    guest.shown(".board [data-place]").first.tap(force=True)
    guest.page.wait_for_timeout(300)
    assert match.revision == line
    assert scale(guest) > 1 or guest.page.locator(".ahead.armed").count(), "nearer, or one field alone"
