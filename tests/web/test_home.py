"""The home page, the settings, the rules and files."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from server.client import TestServer
from web.browser import LONG, PHONE, BrowserUser, Come, created, imported, play_now


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_other_languages(visit: Come, lang: str) -> None:
    guest = visit()
    guest.page.get_by_label("Language").select_option(lang)
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    expect(guest.page.get_by_role("button", name="Play now")).to_have_count(0)
    guest.page.locator("article .play").first.click()
    guest.shown(".prompt")
    expect(guest.page.locator(".prompt")).not_to_contain_text("Undo")


def test_the_game_at_a_glance(visit: Come) -> None:
    guest = visit("/rules/mexica")
    expect(guest.shown("#glance")).to_contain_text("6 action points")
    guest.page.get_by_label("Language").select_option("de")
    expect(guest.page.locator("#glance")).to_contain_text("6 Aktionspunkte")
    guest.page.locator("#glance").get_by_role("link", name="M6.4").click()
    expect(guest.page.locator("[id='M6.4']")).to_be_in_viewport()
    guest.page.get_by_role("searchbox").fill("Palast")
    expect(guest.page.locator("#glance")).to_contain_text("Palast")
    expect(guest.page.locator("#glance")).not_to_contain_text("6 Aktionspunkte")


def test_settings_close_and_switch(visit: Come) -> None:
    guest = play_now(visit)
    guest.page.get_by_title("Settings").click()
    expect(guest.page.get_by_label("Sounds")).to_be_checked()
    guest.page.get_by_label("Sounds").uncheck()
    guest.page.add_init_script(
        "const Real = AudioContext; window.heard = 0;"
        " window.AudioContext = class extends Real { constructor() { super(); window.heard++; } }"
    )
    guest.page.reload()
    guest.shown(".prompt.mine")
    opener = guest.page.get_by_title("Settings")
    opener.click()
    expect(guest.page.get_by_label("Sounds")).not_to_be_checked()
    assert guest.page.evaluate("window.heard") == 0
    guest.page.get_by_label("Sounds").check()
    guest.page.wait_for_function("() => window.heard === 1")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("header details[open]")).to_have_count(0)
    opener.click()
    guest.page.locator("header .tagline").click()
    expect(guest.page.locator("header details[open]")).to_have_count(0)


def test_a_phone_is_silent_at_first(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.page.get_by_title("Settings").click()
    expect(guest.page.get_by_label("Sounds")).not_to_be_checked()


def test_seats_take_colours_that_stay_apart(visit: Come) -> None:
    guest = visit()
    red = "() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
    usual = guest.page.evaluate(red)
    guest.page.get_by_title("Settings").click()
    guest.page.get_by_label("Player colours that are easier to tell apart").check()
    assert guest.page.evaluate(red) == "#bc120c" != usual
    guest.page.reload()
    assert guest.page.evaluate(red) == "#bc120c", "it is remembered"


def test_notifications_want_leave(visit: Come) -> None:
    guest = visit()
    guest.page.evaluate("() => { Notification.requestPermission = async () => window.leave ?? 'denied' }")
    guest.page.get_by_title("Settings").click()
    wanted = guest.page.get_by_label("Notification when it is my turn")
    wanted.click()
    expect(guest.page.get_by_text("does not let this page")).to_be_visible()
    expect(wanted).not_to_be_checked()
    guest.page.evaluate("() => { window.leave = 'granted' }")
    wanted.click()
    expect(guest.page.get_by_text("does not let this page")).to_have_count(0)
    expect(wanted).to_be_checked()


def test_a_file_that_is_no_game(visit: Come) -> None:
    guest = visit()
    field = guest.page.get_by_label("Open a saved game")
    field.set_input_files({"name": "a.patolli", "mimeType": "text/plain", "buffer": b"hello"})
    expect(guest.page.get_by_text("This file could not be opened")).to_be_in_viewport()
    assert [error for error in guest.errors if "422" not in error] == []
    guest.errors.clear()  # the browser itself notes the refusal


def test_a_server_that_is_away_is_called_so(chromium: Browser, tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    port = server.socket.getsockname()[1]
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce")
    guest = BrowserUser(context.new_page())
    guest.page.goto("/")
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.locator("header a").first.click()
    mine = guest.page.locator("a[href^='/t/']").first
    mine.wait_for()
    server.stop()
    mine.click()
    expect(guest.page.get_by_role("heading", name="The server cannot be reached.")).to_be_visible()
    expect(guest.page.get_by_text("No such table")).to_have_count(0)
    server.open(port)
    expect(guest.page.locator(".prompt.mine")).to_be_visible(timeout=LONG)
    guest.page.goto("/t/nosuchtable")
    expect(guest.page.get_by_role("heading", name="No such table")).to_be_visible()
    context.close()
    server.close()


def test_a_game_is_taken_home_and_brought_back(visit: Come, server: TestServer, tmp_path: Path) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-idle')}")
    dialog = guest.page.get_by_role("dialog")
    with guest.page.expect_download() as kept:
        dialog.get_by_role("link", name="Download the record").click()
    kept.value.save_as(tmp_path / "game.patolli")
    guest.page.goto("/")
    guest.page.get_by_label("Open a saved game").set_input_files(tmp_path / "game.patolli")
    guest.table()
    dialog.get_by_role("button", name="Verify the draws").click()
    expect(dialog).to_contain_text("This game was imported")


def test_theme(visit: Come) -> None:
    guest = visit(color_scheme="light")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = guest.page.evaluate(paper)
    guest.page.get_by_title("Settings").click()
    guest.page.get_by_role("combobox", name="Colours").select_option("dark")
    guest.page.wait_for_function(f"light => {paper} !== light", arg=light)
    guest.page.reload()
    guest.game("Mexica").wait_for()
    assert guest.page.evaluate(paper) != light, "it is remembered"


def test_a_bot_is_chosen_with_its_style_and_strength(visit: Come) -> None:
    guest = visit()
    card = guest.game("Mexica")
    card.get_by_text("More options").click()
    card.get_by_label("How well the computer plays").select_option("hard")
    expect(card.get_by_text("thinks several times as long")).to_be_visible()
    card.get_by_label("How well the computer plays").select_option("normal")
    expect(card.get_by_text("what a good player would")).to_be_visible()
    card.get_by_label("How the computer likes to play").select_option("raider")
    expect(card.get_by_text("Plays to reduce what its rivals have")).to_be_visible()
    card.get_by_label("Strength").fill("40")
    expect(card.get_by_text("How often it plays the move it thinks best")).to_be_visible()
    card.get_by_role("button", name="Against the computer", exact=True).click()
    guest.shown(".prompt")
    expect(guest.page.get_by_text("normal, Raider, 40 %")).to_be_visible()


def test_my_games_name_the_level_of_the_computer(visit: Come, server: TestServer) -> None:
    guest = visit()
    bots = [{"kind": "bot", "level": level} for level in ("normal:raider~40", "beginner", "beginner")]
    created(guest, server, "/api/v1/tables", {"game": "mexica", "seats": [{"kind": "me"}, *bots]})
    guest.page.reload()
    row = guest.page.locator("main section li", has_text="Mexica")
    expect(row).to_contain_text("Computer (normal, Raider, 40 %), 2 × Computer (beginner)")
    guest.page.get_by_label("Language").select_option("de")
    expect(row).to_contain_text("Computer (normal, Plünderer, 40 %), 2 × Computer (Anfänger)")
