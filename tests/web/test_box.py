"""Correct the box: what docs/box.md says is done in a browser, each example in at most twelve clicks."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from server.client import TestServer
from web.browser import PHONE, BrowserUser, Come
from web.test_a11y import barriers

from patolli.core.game import Game

MOST = 12
FINE = "No fault: you can play with it."


class Counted:
    """Somebody who counts clicks; a text that is typed and a choice in a list count as one."""

    def __init__(self, user: BrowserUser, game: str) -> None:
        self.page: Page = user.page
        self.clicks = 0
        self.click(user.game(game).get_by_role("link", name="Correct the box"))

    def click(self, what: Locator) -> None:
        self.clicks += 1
        what.click()

    def part(self, name: str) -> None:
        """Open a part of the box: from the list beside it, or where there is little room, from one to unfold."""
        parts = self.page.get_by_role("navigation", name="Parts of the box")
        expect(parts).to_be_visible()
        if parts.get_by_role("list").is_visible():
            self.click(parts.get_by_role("link", name=name))
        else:
            self.clicks += 2
            parts.get_by_role("combobox", name="Parts of the box").select_option(label=name)

    def play(self) -> str:
        expect(self.page.locator(".bar .state")).to_contain_text(FINE)
        self.click(self.page.get_by_role("button", name="Play with it"))
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]


def treasure_die(at: Counted) -> None:
    """Let a 6 of the treasure die give an idol."""
    at.part("Treasure die")
    at.clicks += 2
    at.page.get_by_role("combobox", name="for a 6").select_option("idols")


def village(at: Counted) -> None:
    """Move the village on n1 to o1."""
    at.click(at.page.get_by_role("button", name="n1: village 3"))
    at.click(at.page.get_by_role("button", name="o1: land"))


def tile_number(at: Counted) -> None:
    """Write a 5 into the middle of the tile of size 7."""
    at.part("District tiles")
    at.clicks += 1
    at.page.get_by_role("textbox", name="number in the middle, 7").fill("5")


def has_treasure(game: Any) -> bool:
    return bool(game.box.treasure[6] == game.box.treasure[5])


def has_village(game: Any) -> bool:
    board = game.board
    return [board.names[field] for field, word in board.villages.items() if word == "ecatepec"] == ["o1"]


def has_tile(game: Any) -> bool:
    return bool(game.box.middle[4] == 5)


EXAMPLES = [
    ("Chichén Itzá", treasure_die, has_treasure),
    ("Cortez", village, has_village),
    ("Mexica", tile_number, has_tile),
]


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize(("title", "correct", "holds"), EXAMPLES)
def test_a_fact_is_corrected_in_a_few_clicks(
    visit: Come,
    server: TestServer,
    title: str,
    correct: Callable[[Counted], None],
    holds: Callable[[Game], bool],
    device: str,
) -> None:
    user = visit(**PHONE) if device == "phone" else visit()
    at = Counted(user, title)
    correct(at)
    table = at.play()
    assert at.clicks <= MOST
    game = server.table(table).game
    assert game is not None and holds(game)
    user.page.get_by_role("tab", name="More").or_(user.page.get_by_text("More", exact=True)).first.click()
    expect(user.page.get_by_role("link", name="This table plays with a corrected box")).to_be_visible()


def test_a_half_filled_form_stays(visit: Come) -> None:
    page = visit().page
    page.goto(page.url + "box/chichen_itza#box-scoring")
    field = page.get_by_role("textbox", name="an idol")
    field.fill("")
    fault = page.get_by_role("alert").filter(has_text="Expected a whole number from 0 to 9.")
    expect(fault).to_contain_text("scoring.idol")
    page.reload()
    expect(field).to_have_value("")
    expect(fault).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    field.fill("2")
    expect(page.locator(".bar .state")).to_contain_text(FINE)


def test_a_box_is_saved_and_opened_again(visit: Come, tmp_path: Path) -> None:
    user = visit()
    page = user.page
    page.goto(page.url + "box/cortez#decks-events")
    for name, n in (("plunder", "2"), ("bribery", "2")):
        page.get_by_role("textbox", name=name, exact=True).fill(n)
    expect(page.locator(".bar .state")).to_contain_text(FINE)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert file.name == "cortez-decks.toml" and "plunder = 2" in text
    assert 'events = "found: corrected by the owner of a box"' in text
    page.get_by_role("button", name="Begin anew").click()
    page.get_by_role("button", name="Yes, drop all corrections").click()
    expect(page.get_by_role("textbox", name="plunder", exact=True)).to_have_value("1")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("textbox", name="plunder", exact=True)).to_have_value("2")
    expect(page.locator(".bar .state")).to_contain_text(FINE)
    page.locator("input[type=file]").set_input_files(
        {"name": "x.toml", "mimeType": "text/plain", "buffer": b"[cards]\n[source]\ncards = 'stated: x'\n"}
    )
    expect(page.get_by_role("alert")).to_contain_text("This file is no box of this game.")
    user.errors.clear()  # the browser itself notes the refusal


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_faults_are_said_in_the_language_of_the_reader(visit: Come, lang: str) -> None:
    page = visit(locale=lang).page
    page.goto(page.url + "box/cortez#decks-events")
    page.locator(".line input").first.fill("9")
    said = {"de": "Zusammen sind es 26 Karten. Es müssen 20 sein.", "nl": "Samen zijn het 26 kaarten."}
    expect(page.get_by_role("alert")).to_contain_text(said[lang])


def test_the_map_works_by_keyboard(visit: Come) -> None:
    page = visit().page
    page.goto(page.url + "box/cortez")
    page.get_by_role("button", name="a1: land").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="a1: land")).to_have_attribute("aria-pressed", "true")
    for _ in range(13):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="n1: village 3")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="a1: village 3, Ecatepec")).to_be_visible()


def test_the_box_of_a_table_is_seen_by_all_and_changes_nothing_of_ones_own(visit: Come, server: TestServer) -> None:
    ada = visit()
    page = ada.page
    page.goto(page.url + "box/cortez#decks-bribes")
    page.get_by_role("textbox", name="3 points", exact=True).fill("2")
    page.get_by_role("textbox", name="blank", exact=True).fill("1")
    expect(page.locator(".bar .state")).to_contain_text(FINE)
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    digest = re.sub("^sha256:", "", str(server.table(table).row.options["decks"]))
    ben = visit().page
    ben.goto(f"{server.url}/box/cortez#kept:decks:{digest}")
    expect(ben.get_by_role("status").filter(has_text="This is the box of a table.")).to_be_visible()
    ben.get_by_role("link", name="Bribe cards").click()
    expect(ben.get_by_role("textbox", name="3 points", exact=True)).to_have_value("2")
    expect(ben.get_by_role("textbox", name="3 points", exact=True)).to_be_disabled()
    ben.get_by_role("button", name="Take it over as mine").click()
    expect(ben.get_by_role("textbox", name="3 points", exact=True)).to_be_enabled()
    kept = json.loads(ben.evaluate("localStorage.getItem('patolli.v1.box/cortez')"))
    assert kept["decks"]["values"]["bribes"]["vp3"] == 2


def test_another_table_is_made_with_the_box_from_the_start_page(visit: Come, server: TestServer) -> None:
    user = visit()
    at = Counted(user, "Mexica")
    tile_number(at)
    expect(at.page.locator(".bar .state")).to_contain_text(FINE)
    at.page.goto(server.url)
    card = user.game("Mexica")
    card.get_by_text("More options").click()
    card.get_by_label("With my corrected box").check()
    card.get_by_role("button", name="Together on one screen").click()
    game = server.table(user.table()).game
    assert game is not None and has_tile(game)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("part", ["cortez", "mexica", "chichen_itza#box-creature_dice", "chichen_itza#box-treasure"])
def test_the_form_has_no_barriers(visit: Come, part: str, scheme: str) -> None:
    user = visit(f"/box/{part}", color_scheme=scheme)
    expect(user.page.locator("fieldset")).to_be_visible()
    assert barriers(user) == "[]"


@pytest.mark.parametrize(
    "part", ["cortez", "mexica#pieces-tiles", "chichen_itza#box-gods", "chichen_itza#box-creatures"]
)
def test_the_form_fits_a_phone(visit: Come, part: str) -> None:
    page = visit(f"/box/{part}", **PHONE).page
    expect(page.locator("fieldset")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
