"""The log: turns that can be folded, and one line for a throw or a deal."""

import re

from playwright.sync_api import expect
from server.client import TestServer
from web.browser import Come, imported, pass_device

HEADS = "#panel .head"


def test_older_turns_are_folded_and_stay_as_the_reader_leaves_them(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-idle', 'p1 build 3 a12')}")
    heads = guest.shown(HEADS)
    opened = [head.get_attribute("aria-expanded") for head in heads.all()]
    assert opened == [None, "true", "false", "false", "false", "false", "false", "false"]
    expect(heads.nth(1)).to_contain_text("Phase 1, round 2: it is")
    expect(heads.nth(2)).to_contain_text("lines")
    expect(heads.last).to_contain_text("Before the first turn")
    turn = guest.page.locator("#panel .part").nth(2)
    expect(turn.locator("li")).to_have_count(0)
    heads.nth(2).click()
    expect(turn.locator("li").first).to_be_visible()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("tab", name="Log").click()
    expect(turn.locator("li").first).to_be_visible()
    heads.nth(2).press("ArrowDown")
    expect(turn.locator("li .line").first).to_be_focused()


def test_a_throw_and_a_deal_are_one_line_each(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'chichen_itza', 'two-at-war', 'red act land')}")
    pass_device(guest)
    guest.shown(HEADS).last.click()
    setup = guest.page.locator("#panel .part").last
    expect(setup.locator("li")).not_to_have_count(0)
    assert setup.locator("li").count() <= 20, "a line for each tile, creature and field"
    expect(setup).to_contain_text(re.compile(r"\d+ tiles of the map lie open"))
    thrown = guest.page.locator("#panel .part", has_text="attacks the creature on t5")
    folded = guest.page.locator(f"{HEADS}[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    expect(thrown.get_by_text(re.compile("rolls 5, 6, 4 and 4"))).to_be_visible()
