"""Agreements at a table: take-backs, and another game."""

import re

from playwright.sync_api import expect
from server.client import TestServer, wait
from web.browser import BrowserUser, Come, match_of, over_a_link


def after_two_moves(visit: Come) -> tuple[BrowserUser, BrowserUser]:
    """Return two browsers whose players have placed their figures, the first of them before the other."""
    ada, ben = over_a_link(visit)
    ada.shown(".prompt")
    first, second = (ada, ben) if ada.page.locator(".prompt.mine").count() else (ben, ada)
    first.pick()
    second.shown(".prompt.mine")
    second.pick()
    first.shown(".prompt.mine .verbs button:enabled")
    return first, second


def ask_back(asker: BrowserUser) -> str:
    """Ask to take back the own first move, and return it as the log says it."""
    line = asker.shown("#panel .line").filter(has_text="starts on").last
    move = line.inner_text()
    line.click()
    asker.button("Ask to go back").click()
    return move


def test_a_take_back_names_the_move_and_can_be_withdrawn(visit: Come, server: TestServer) -> None:
    asker, other = after_two_moves(visit)
    match = match_of(server, asker.table())
    before = match.revision
    move = ask_back(asker)
    asked = other.page.get_by_role("alert").filter(has_text="would like to take this back, with all that came after it")
    expect(asked).to_contain_text(move)
    waits = asker.page.get_by_role("alert").filter(has_text="still to agree")
    expect(waits).to_contain_text(move)
    expect(other.button("Never mind")).to_have_count(0)
    asker.button("Never mind").click()
    for person in (asker, other):
        expect(person.page.get_by_text(move).filter(has_text="take")).to_have_count(0)
        expect(person.page.locator(".ask")).to_have_count(1)  # the sign of the help alone
    assert match.revision == before
    asker.button("Ask to go back").click()
    other.button("Yes").click()
    wait(lambda: match.revision > before)
    expect(other.page.locator("#panel")).to_contain_text("Taken back.")


def test_a_rematch_asks_the_others_in_their_open_page(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    ada.shown(".prompt")
    table = ada.table()
    ada.page.get_by_role("tab", name="More").click()
    ada.button("Resign").click()
    ada.button("Yes, I resign").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("dialog")).to_be_visible()
        expect(person.page.get_by_role("dialog")).to_contain_text(re.compile(r"Guest \(Player \d\) has resigned\."))
    expect(ben.button("Play again")).to_be_visible()
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    notice = ben.page.get_by_role("dialog").get_by_role("alert")
    expect(notice).to_contain_text("The next game is set up.")
    expect(ben.button("Play again")).to_have_count(0)
    ben.page.keyboard.press("Escape")  # the notice stands on the page as well
    ben.page.get_by_role("link", name="Join the next game").click()
    ben.shown(".prompt")
    assert ben.table() == ada.table() != table
