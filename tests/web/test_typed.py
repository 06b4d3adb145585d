"""Typed actions: in the notation, in the words of the buttons, unclear ones, and ones that are not allowed."""

import pytest
from playwright.sync_api import expect
from server.client import TestServer, wait
from web.browser import BrowserUser, Come, imported, match_of, play_now

from patolli.match.match import Match


def type_in(guest: BrowserUser, text: str) -> None:
    """Type a text and press Enter."""
    guest.shown("#typed").fill(text)
    guest.page.locator("#typed").press("Enter")


def digging(visit: Come, server: TestServer, lang: str = "en") -> tuple[BrowserUser, Match]:
    """Somebody who may dig canals in Mexica, and the match."""
    guest = visit(locale=lang)
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-idle', ' canal ')}")
    guest.shown(".prompt .verbs button")
    return guest, match_of(server, guest.table())


def offered(match: Match, start: str) -> list[str]:
    """Return the legal actions that begin so."""
    state = match.replay.state
    names = [match.replay.game.actions.name(action) for action in state.legal_actions(state.to_act()[0])]
    return [name for name in names if name.startswith(start)]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "dig a canal: {}"),
        ("en", "DIG a CANAL {}!"),
        ("en", "canal {}"),
        ("de", "kanal graben {}"),
        ("de", "Kanal {}"),
        ("nl", "kanaal {}"),
        ("nl", "canal {}"),
    ],
)
def test_the_words_of_a_button_and_the_notation(visit: Come, server: TestServer, lang: str, typed: str) -> None:
    guest, match = digging(visit, server, lang)
    cell = next(name for name in offered(match, "canal ") if "-" not in name).removeprefix("canal ")
    before = match.revision
    type_in(guest, typed.format(cell))
    wait(lambda: match.revision > before)
    assert match.replay.record.lines[-1].text == f"canal {cell}"
    expect(guest.page.locator("#typed")).to_have_value("")


def test_unclear_words_offer_what_fits(visit: Come, server: TestServer) -> None:
    guest, match = digging(visit, server)
    before = match.revision
    type_in(guest, "canal")
    expect(guest.page.get_by_role("alert")).to_have_text("This fits several actions. Choose one, or go on typing.")
    wanted = offered(match, "canal ")[1]
    guest.page.locator("form button", has_text=wanted).click()
    wait(lambda: match.revision > before)
    assert match.replay.record.lines[-1].text == wanted


def test_words_are_completed(visit: Come, server: TestServer) -> None:
    guest, _ = digging(visit, server, "de")
    guest.shown("#typed").fill("kanal")
    guest.page.locator("#typed").press("Tab")
    expect(guest.page.locator("#typed")).to_have_value("kanal graben: ")


def test_enter_confirms_what_was_typed(visit: Come, server: TestServer) -> None:
    guest = play_now(visit, confirm=True)
    match = match_of(server, guest.table())
    before = match.revision
    type_in(guest, "place your mexica h8")
    guest.shown(".ahead.armed button")
    assert match.revision == before
    guest.page.locator("#typed").press("Enter")
    wait(lambda: match.revision > before)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("walk z99", "I do not know what “walk z99” means."),
        ("spend a chip", "You have no action chip."),
        ("dance", "You can type the words of a button, for instance:"),
        ("🐍", "I do not know what “🐍” means."),
        ("canal h7", "palace"),
        ("dig a canal h7", "palace"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(visit: Come, server: TestServer, typed: str, sentence: str) -> None:
    guest, match = digging(visit, server)
    before = match.revision
    type_in(guest, typed)
    alert = guest.page.locator(".prompt [role=alert]")
    expect(alert).to_contain_text(sentence)
    for word in ("verb", "frame", "notation"):
        assert word not in alert.inner_text()
    assert match.revision == before


def test_a_place_alone_is_a_click_on_it(visit: Come, server: TestServer) -> None:
    guest, match = digging(visit, server)
    type_in(guest, offered(match, "canal ")[0].removeprefix("canal ").split("-")[0])
    expect(guest.page.locator(".prompt h2")).to_contain_text("what would you like to do there")
