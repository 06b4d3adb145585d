"""Pages for readers with a keyboard, a screen reader or a finger."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import (
    GAMES,
    PHONE,
    BrowserUser,
    Come,
    imported,
    opened_before,
    pass_device,
    play_now,
    together,
)

from patolli.match.match import Match

FINDINGS = "async () => (await axe.run()).violations.map(v => [v.impact, v.id, v.nodes.length, v.nodes[0].html])"
ON_PLAY_MEXICA = "document.activeElement === [...document.querySelectorAll('article')].at(-1).querySelector('.play')"
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ENDS = ("end", "done", "pass")
CHOOSABLE = "() => document.activeElement.matches('.board [role=button], .board button, .prompt .verbs button')"


def barriers(guest: BrowserUser) -> str:
    """Return the serious findings of axe."""
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = guest.page.evaluate(FINDINGS)
    return json.dumps([violation for violation in found if violation[0] in ("serious", "critical")], indent=1)


def test_everything_by_keyboard(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").wait_for()
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(ON_PLAY_MEXICA):
            break
    guest.page.keyboard.press("Enter")
    guest.shown(".prompt.mine")
    table = guest.page.url
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.closest('.board [role=button]') !== null"):
            break
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("() => document.querySelector('.prompt').innerText.length > 0")
    assert guest.page.url == table
    guest.shown(".prompt .verbs button:enabled")
    guest.page.keyboard.press("/")
    assert guest.page.evaluate("document.activeElement.id") == "typed"
    guest.page.keyboard.type("chip")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#typed")).to_have_value("")
    guest.page.wait_for_function("() => !document.querySelector('.prompt [role=alert]')")


def test_the_position_in_words_is_there_for_those_who_ask(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    section = guest.page.get_by_role("region", name="The position in words")
    asks = section.get_by_role("button", name="The position in words")
    expect(asks).to_have_attribute("aria-expanded", "false")
    expect(section.get_by_role("listitem")).to_have_count(0)
    asks.focus()
    guest.page.keyboard.press("Enter")
    expect(asks).to_have_attribute("aria-expanded", "true")
    lines = section.get_by_role("listitem")
    expect(lines.filter(has_text="Supply")).to_have_count(1)
    before = lines.all_inner_texts()
    guest.page.locator(".board [role=button]").first.press("Enter")
    expect(lines).not_to_have_text(before)  # they follow the game
    guest.page.reload()
    expect(lines.filter(has_text="Supply")).to_have_count(1)  # the choice is kept
    asks.press("Enter")
    expect(lines).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", ["start", "Mexica", "Cortez", "Chichén Itzá", "rules"])
def test_no_barriers(visit: Come, where: str, scheme: str) -> None:
    guest = visit("/rules/mexica" if where == "rules" else "/", color_scheme=scheme)
    if where not in ("start", "rules"):
        guest.game(where).get_by_role("button", name="Play now").click()
        guest.shown(".prompt.mine")
    guest.shown("main h1, main h2")
    assert barriers(guest) == "[]"


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/edition/cortez", "main h1"),
        ("/box/mexica", "main h1"),
        ("/learn/mexica", ".prompt, .way"),
        ("/nowhere", "main h1, main h2"),
        ("/t/nosuchtable", ".message"),
    ],
)
def test_no_barriers_on_other_pages(visit: Come, path: str, there: str) -> None:
    guest = visit()
    guest.page.goto(path)
    guest.shown(there)
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        assert barriers(guest) == "[]", scheme
    guest.errors.clear()  # of an address that is not there


def test_no_barriers_at_the_end_and_after(visit: Come, server: TestServer) -> None:
    guest = visit()
    over = imported(guest, server, "mexica", "three-tiles")
    for path, there in ((f"/t/{over}", "dialog"), (f"/t/{over}/replay", ".caption")):
        guest.page.goto(path)
        guest.shown(there)
        for scheme in ("light", "dark"):
            guest.page.emulate_media(color_scheme=scheme)
            assert barriers(guest) == "[]", (path, scheme)


@pytest.mark.parametrize("game", GAMES.values())
def test_no_barriers_on_a_phone(visit: Come, game: str) -> None:
    guest = play_now(visit, game, **PHONE)
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        assert barriers(guest) == "[]", scheme
        guest.page.get_by_role("tab", name="More").tap()
        assert barriers(guest) == "[]", f"More, {scheme}"
        guest.page.get_by_role("tab", name="More").tap()
    guest.page.get_by_role("button", name="Help").tap()
    guest.shown("dialog[open]")
    assert barriers(guest) == "[]", "help"


@pytest.mark.parametrize(
    ("name", "words", "skip"),
    [
        ("chichen_itza/games/four-gods", " cast ", 350),  # a fight, when a task is past
        ("chichen_itza/games/two-at-war", " cast ", 0),
        ("cortez/games/four-at-war", " lay ", 0),
        ("cortez/games/four-at-war", " want ", 0),
        ("cortez/games/four-at-war", " bid ", 0),
        ("mexica/games/two-neutral-tiles", " walk ", 226),  # in its second phase
    ],
)
def test_no_barriers_later(visit: Come, server: TestServer, name: str, words: str, skip: int) -> None:
    guest = opened_before(visit, server, name, words, skip)
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        assert barriers(guest) == "[]", scheme


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_by_keyboard(visit: Come, server: TestServer, game: str) -> None:
    guest = visit()
    match = together(guest, server, game)
    pass_device(guest)
    (first,) = match.to_act()
    for _ in range(80):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(CHOOSABLE):
            break
    assert guest.page.evaluate(CHOOSABLE), "what can be chosen is reached by Tab"
    guest.page.keyboard.press("Enter")
    for _ in range(60):
        pass_device(guest)
        if first not in match.to_act():
            break
        type_one(guest, match)
    assert first not in match.to_act(), "the turn has passed on"


def type_one(guest: BrowserUser, match: Match) -> None:
    """Type an action that ends something, or else the first."""
    (seat,) = match.to_act()
    before = match.revision
    expect(guest.page.locator(".table")).to_have_attribute("data-rev", str(before))  # the page has the news
    texts = [match.replay.game.actions.name(action) for action in match.replay.state.legal_actions(seat)]
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("/")
    guest.page.keyboard.press("Control+A")
    guest.page.keyboard.type(next((text for text in texts if text in ENDS), texts[0]))
    guest.page.keyboard.press("Enter")
    for _ in range(100):  # a page that was not there yet is asked once more
        if match.revision != before:
            return
        guest.page.wait_for_timeout(20)


def test_a_finger_learns_the_meaning_of_a_sign(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Chichén Itzá").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.get_by_role("tab", name="Players").tap()
    guest.shown(".panels li[title^=Luck]").first.tap()
    expect(guest.page.get_by_role("tooltip")).to_contain_text("Luck")


def test_help_is_closed_by_a_tap_beside_it(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.get_by_role("button", name="Help").tap()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("heading", name="Help").tap()
    expect(dialog).to_be_visible()
    guest.page.touchscreen.tap(180, 4)
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_help_says_what_the_signs_of_a_game_mean(visit: Come, game: str) -> None:
    guest = visit(**PHONE)
    guest.game(GAMES[game]).get_by_role("button", name="Play now").click()
    guest.shown(".prompt")
    guest.page.get_by_role("button", name="Help").tap()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="What the signs mean")).to_be_visible()
    signs = dialog.get_by_role("listitem").filter(has=guest.page.locator("svg, i"))
    expect(signs.last).to_have_text(re.compile(r"\w{3,} .*\."))
