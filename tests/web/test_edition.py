"""The page "This edition", the filter of the rules, and the rules of a table with a corrected box."""

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import PHONE, Come

from patolli.core import corrections
from patolli.core.registry import game_class

TITLES = {"mexica": "Mexica", "cortez": "Cortez", "chichen_itza": "Chichén Itzá"}


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_from_the_start_page_to_a_source_and_its_rule(visit: Come, game: str, device: str) -> None:
    user = visit(**PHONE) if device == "phone" else visit()
    user.game(TITLES[game]).get_by_role("link", name="This edition").first.click()
    expect(user.page.get_by_role("heading", level=1)).to_have_text(f"{TITLES[game]}: This edition")
    expect(user.page.get_by_role("heading", level=2)).to_have_text(["Reconstructed", "Found elsewhere", "Printed"])
    user.page.get_by_label("Language").select_option("de")
    expect(user.page.get_by_role("heading", level=1)).to_have_text(f"{TITLES[game]}: Diese Ausgabe")
    assert not user.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    link = user.page.locator("article p.rule a").first
    rule = link.inner_text()
    link.click()
    expect(user.page.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_the_filter_shows_whole_tables(visit: Come) -> None:
    page = visit("/rules/chichen_itza").page
    page.get_by_label("Which rules").select_option("reconstruct")
    expect(page.locator("[id='I2.10']")).to_be_visible()
    expect(page.get_by_role("cell", name="water-temple", exact=True)).to_be_visible()
    expect(page.locator("[id='I2.11']")).to_have_count(0)


def test_the_rules_of_a_table_tell_the_numbers_of_its_box(visit: Come, server: TestServer) -> None:
    values = corrections.standard_values(game_class("mexica"), "pieces")
    values["supply"]["singles"] = 8
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    made = server.user("Ada").post(
        "/tables", game="mexica", seats=bots, boxes={"pieces": corrections.toml_text(values)}, public=True
    )
    page = visit(f"/rules/mexica?table={made.json()['table']}").page
    expect(page.locator("[id='M1.9']")).to_contain_text("8 singles")
    page.get_by_role("link", name="This edition").first.click()
    expect(page.get_by_text("This table plays with a corrected box.")).to_be_visible()
