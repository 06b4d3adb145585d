"""No page of any game is wider than a phone, in any language."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.visit import Visit, made

Come = Callable[..., Visit]
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {"mexica": "three-tiles", "cortez": "six-random", "chichen_itza": "four-heroes"}
PLAYERS = {"mexica": 3, "cortez": 6, "chichen_itza": 4}
WIDTHS = (360, 390)
STICKS_OUT = """wide => [...document.querySelectorAll("body *")].map(e => [e, e.getBoundingClientRect().right])
    .filter(([e, right]) => right > wide).map(([e, right]) => `${right} ${e.outerHTML.slice(0, 90)}`).slice(0, 9)"""


def fits(guest: Visit, what: str) -> None:
    """Nothing sticks out of the page."""
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
def test_no_page_scrolls_sideways_on_a_phone(visit: Come, house: TestServer, lang: str, game: str) -> None:
    guest = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    guest.page.evaluate("lang => localStorage.setItem('lang', lang)", lang)
    record = (GOLDEN / game / "games" / f"{RECORDS[game]}.patolli").read_text(encoding="utf-8")
    over = made(guest, house, "/tables/import", {"record": record})
    bots = [{"kind": "bot", "level": "normal~40"}, {"kind": "bot", "level": "beginner"}]
    table = made(guest, house, "/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})
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
    guest.page.route("**/report.json", lambda route: route.fulfill(json={"rev": 1, "report": report(PLAYERS[game])}))
    guest.page.locator("aside > section > button").click()
    guest.shown("aside > section > table")
    fits(guest, "the replay with the report")
    slider.press("End")
    expect(guest.page.locator(".caption p").first).to_be_visible()
    fits(guest, "the end of the replay")
