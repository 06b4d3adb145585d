"""The board in words: each cell can be walked to and is described, and questions are typed or asked by a key."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from server.client import TestServer, wait
from web.browser import GAMES, BrowserUser, Come, imported, match_of, opened_before, pass_device, play_now, together
from web.test_a11y import barriers

# Presses every arrow on every cell that is reached, and returns how many of how many cells were reached
WALK: Final = """grid => {
    const cells = [...grid.querySelectorAll("[role=gridcell]")];
    const reached = new Set();
    const waiting = [cells.find(cell => cell.tabIndex === 0)];
    while (waiting.length) {
        const cell = waiting.pop();
        if (reached.has(cell)) continue;
        reached.add(cell);
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
            cell.focus();
            cell.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
            waiting.push(document.activeElement);
        }
    }
    return [reached.size, cells.length];
}"""
MIDDLE: Final = {
    "mexica": ("three-tiles", "p1 build"),
    "cortez": ("two-random", "blue levy"),
    "chichen_itza": ("two-at-war", "red to t5"),
}


def in_words(guest: BrowserUser) -> Locator:
    """Switch the board in words on, by keys."""
    guest.shown(".prompt")
    guest.page.locator("button", has_text="board in words").first.focus()
    guest.page.keyboard.press("Enter")
    guest.shown("[role=grid]")
    return guest.page.locator("[role=gridcell]")


def ask(guest: BrowserUser, typed: str) -> None:
    guest.page.locator("#typed").fill(typed)
    guest.page.locator("#typed").press("Enter")


def heard(guest: BrowserUser, words: str | re.Pattern[str]) -> None:
    """Wait until this is spoken."""
    expect(guest.page.locator("[role=log] p", has_text=words).last).to_be_attached()


def opened_in_words(visit: Come, server: TestServer, game: str, **more: Any) -> tuple[BrowserUser, Locator, str]:
    guest = visit(**more)
    table = imported(guest, server, game, *MIDDLE[game])
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    return guest, in_words(guest), table


@pytest.mark.parametrize("game", GAMES.values())
def test_a_link_and_the_settings_switch_to_words_and_back(visit: Come, game: str) -> None:
    guest = play_now(visit, game)
    link = guest.page.locator("button", has_text="board in words").first
    expect(link).to_have_css("clip-path", "inset(50%)")
    guest.page.keyboard.press("Tab")  # the page has not been used yet
    link.focus()
    expect(link).to_have_css("clip-path", "none")
    guest.page.keyboard.press("Enter")
    guest.shown("[role=grid]")
    expect(guest.page.locator(".board svg")).to_have_count(0)
    guest.page.reload()
    guest.shown("[role=grid]")
    guest.page.get_by_label("Settings").click()
    guest.page.get_by_label("The board in words").first.uncheck()
    expect(guest.page.locator("[role=grid]")).to_have_count(0)
    guest.shown(".board svg[viewBox] [data-place]")


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_can_be_walked_to_and_is_described(visit: Come, server: TestServer, game: str) -> None:
    guest, cells, _ = opened_in_words(visit, server, game)
    for grid in guest.page.locator("[role=grid]").all():
        expect(grid.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
        reached, there = grid.evaluate(WALK)
        assert reached == there > 0
    names = [cell.get_attribute("aria-label") or "" for cell in cells.all()]
    assert all(re.fullmatch(r"[^:]+: \S.*", name) for name in names), names
    assert not any(word in name for name in names for word in ("undefined", "NaN", "cell-", "{")), names
    assert barriers(guest) == "[]"


def test_cells_of_mexica(visit: Come, server: TestServer) -> None:
    guest = opened_before(visit, server, "mexica/games/two-neutral-tiles", " walk ", 226)
    cells, table = in_words(guest), guest.table()
    state: Any = match_of(server, table).replay.state
    texts = [cell.inner_text() for cell in cells.all()]
    found = {word: sum(word in text for text in texts) for word in ("temple", "canal", "bridge", "tile", "Mexica of")}
    bridges = sum(map(bool, state.bridge))
    assert found == {
        "temple": sum(map(bool, state.temple)),
        "canal": sum(map(bool, state.canal)) - bridges,
        "bridge": bridges,
        "tile": sum(map(bool, state.tile)),
        "Mexica of": sum(cell >= 0 for cell in state.mexica),
    }
    assert all(found.values())
    assert any("neutral temple, value" in text for text in texts)


def test_fields_of_cortez(visit: Come, server: TestServer) -> None:
    _, cells, table = opened_in_words(visit, server, "cortez")
    state: Any = match_of(server, table).replay.state
    texts = [cell.inner_text() for cell in cells.all()]
    assert sum("figure of" in text or "without a collar" in text for text in texts) == sum(map(bool, state.figure))
    assert sum("city field" in text for text in texts) > 20
    assert sum("the bridge" in text for text in texts) == len(state.down)


def test_tiles_of_chichen_itza(visit: Come, server: TestServer) -> None:
    _, cells, table = opened_in_words(visit, server, "chichen_itza")
    state: Any = match_of(server, table).replay.state
    texts = [cell.inner_text() for cell in cells.all()]
    creatures = sum(creature >= 0 for creature in state.creature)
    assert sum("heart" in text or "strength unknown" in text for text in texts) == creatures > 0
    assert sum("warrior" in text for text in texts) > 0
    assert sum(bool(re.search(r"\d coins?", text)) for text in texts) >= len(state.slot)


@pytest.mark.parametrize("game", GAMES)
def test_enter_chooses_a_cell_or_says_why_not(visit: Come, server: TestServer, game: str) -> None:
    guest = visit()
    match = together(guest, server, game)
    pass_device(guest)
    cells = in_words(guest)
    guest.shown("[role=gridcell].lit")
    off = cells.and_(guest.page.locator(":not(.lit)")).first
    off.press("Enter")
    guest.shown(".prompt .why, .prompt .box")
    lit = guest.shown("[role=gridcell].lit").first
    expect(lit).to_have_attribute("aria-label", re.compile("can be chosen"))
    line = match.revision
    for _ in range(3):
        if match.revision > line:
            break
        guest.page.locator("[role=gridcell].lit").first.press("Enter")
        guest.page.wait_for_timeout(300)
    wait(lambda: match.revision > line)


@pytest.mark.parametrize("game", GAMES)
def test_commands_are_answered(visit: Come, server: TestServer, game: str) -> None:
    guest, cells, _ = opened_in_words(visit, server, game)
    before = guest.page.locator(".table").get_attribute("data-rev")
    place = (cells.first.get_attribute("data-place") or "").strip()
    ask(guest, "scores")
    heard(guest, re.compile(r": \d+$"))
    ask(guest, "legal")
    expect(guest.page.locator(".answer p").nth(1)).to_be_visible()
    ask(guest, "last")
    expect(guest.page.locator(".answer p").first).not_to_be_empty()
    ask(guest, "hand")
    expect(guest.page.locator(".answer p").first).to_have_text(re.compile(r"\d|card|hand"))
    ask(guest, f"scan {place}")
    expect(guest.page.locator(".answer p")).to_have_text([re.compile(r"\w+: \w+")])
    ask(guest, {"mexica": "where temple", "cortez": "where bridge", "chichen_itza": "where camp"}[game])
    expect(guest.page.locator(".answer p").first).to_have_text(re.compile(r"temple|bridge|camp"))
    ask(guest, "where unicorn")
    heard(guest, "unicorn")
    ask(guest, "help")
    heard(guest, "this list")
    assert guest.page.locator(".table").get_attribute("data-rev") == before


@pytest.mark.parametrize(("lang", "scores", "legal"), [("de", "stand", "möglich"), ("nl", "stand", "mogelijk")])
def test_commands_in_the_language_of_the_reader(
    visit: Come, server: TestServer, lang: str, scores: str, legal: str
) -> None:
    guest, _, _ = opened_in_words(visit, server, "mexica")
    guest.page.evaluate("lang => localStorage.setItem('patolli.v1.lang', JSON.stringify(lang))", lang)
    guest.page.reload()
    pass_device(guest)
    guest.shown("[role=grid]")
    for typed in (scores, "scores"):
        ask(guest, typed)
        expect(guest.page.locator(".answer p").nth(1)).to_have_text(re.compile(r": \d+$"))
    ask(guest, legal)
    expect(guest.page.locator(".answer p").nth(2)).to_be_visible()


def test_keys_tell_the_last_move_and_the_choices(visit: Come, server: TestServer) -> None:
    guest, cells, _ = opened_in_words(visit, server, "mexica")
    cells.first.focus()
    guest.page.keyboard.press("l")
    expect(guest.page.locator(".answer p").first).not_to_be_empty()
    guest.page.keyboard.press("m")
    expect(guest.page.locator(".answer p").nth(2)).to_be_visible()
