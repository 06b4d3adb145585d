"""Connections that break and come back, and links that are put into an open tab."""

import pytest
from playwright.sync_api import Route, expect
from server.client import TestServer, wait
from web.browser import SPOTS, Come, match_of, play_now


def test_the_note_of_an_unreachable_server_goes_when_it_answers(visit: Come, server: TestServer) -> None:
    guest = play_now(visit)
    match = match_of(server, guest.table())
    before = match.revision
    pages: list[str] = []

    def cut(route: Route) -> None:
        pages.append(route.request.url)
        route.abort()

    guest.page.route("**/actions", cut)
    guest.shown(SPOTS).first.click()
    wait(lambda: bool(pages))
    note = guest.page.get_by_text("The server cannot be reached.")
    expect(note).to_have_count(0)  # the live connection was made anew, and its view says that the server is there
    expect(guest.page.get_by_text("No connection")).to_have_count(0)
    assert match.revision == before
    guest.page.unroute("**/actions")
    guest.pick()
    wait(lambda: match.revision > before)
    guest.errors.clear()  # of the request that was cut


def test_the_note_stays_while_the_server_does_not_answer(visit: Come) -> None:
    guest = play_now(visit)
    guest.page.context.set_offline(True)
    guest.shown(SPOTS).first.click()
    expect(guest.page.get_by_text("The server cannot be reached.")).to_be_visible()
    guest.page.context.set_offline(False)
    expect(guest.page.get_by_text("The server cannot be reached.")).to_have_count(0)
    expect(guest.page.get_by_text("No connection")).to_have_count(0)
    guest.errors.clear()  # of the requests meanwhile


@pytest.mark.parametrize("there_before", [True, False])
def test_a_watch_link_works_in_the_tab_of_the_bare_address(visit: Come, server: TestServer, there_before: bool) -> None:
    host = server.user("Ada")
    made = host.make("mexica", "me", "me")
    table, secret = made["table"], made["watch"]
    guest = visit(f"/t/{table}" if there_before else "/")
    if there_before:
        expect(guest.page.get_by_role("heading", name="No such table")).to_be_visible()
    guest.errors.clear()  # of the table that is closed to strangers
    guest.page.goto(f"/t/{table}#seat={secret}")
    guest.shown(".board")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    assert "#" not in guest.page.url
