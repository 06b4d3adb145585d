"""A table: choosing, explaining, undoing, reconnecting."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from server.client import TestServer, wait
from web.browser import SPOTS, BrowserUser, Come, imported, match_of, opened_before, play_now


def test_what_cannot_be_undone_wants_a_second_click(visit: Come) -> None:
    guest = play_now(visit, confirm=True)
    guest.shown(SPOTS).first.click()
    armed = guest.shown(".ahead.armed button")
    expect(guest.page.locator(".ahead").get_by_text("This cannot be undone.")).to_be_visible()
    armed.click()
    guest.shown(".prompt .verbs button:enabled")


def test_undo(visit: Come, server: TestServer) -> None:
    guest = visit()
    card = guest.game("Mexica")
    card.get_by_text("More options").click()
    card.get_by_role("button", name="On one screen").click()
    table = guest.table()
    guest.pick()
    guest.pick()  # the other figure: now the first turn begins
    guest.page.keyboard.press("/")
    offered = guest.page.locator(".prompt .verbs button:enabled")
    guest.shown(".prompt .verbs button:enabled")
    match = server.node.registry.tables[table].match
    assert match is not None
    rev = match.replay.step_count
    offered.filter(has_text="chip").first.click()
    expect(guest.button("Undo")).to_be_enabled()
    guest.button("Undo").click()
    wait(lambda: match.replay.step_count == rev)
    guest.shown(".prompt .verbs button:enabled")


def test_reconnects_after_a_restart(visit: Come, tmp_path: Path, chromium: Browser) -> None:
    server = TestServer(tmp_path / "games.db")
    port = server.socket.getsockname()[1]
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('patolli.v1.confirm', '\"off\"')")
    guest = BrowserUser(context.new_page())
    guest.page.goto("/")
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    server.stop()
    expect(guest.page.get_by_text("No connection")).to_be_visible(timeout=30_000)
    server.open(port)
    expect(guest.page.get_by_text("No connection")).to_be_hidden(timeout=60_000)
    guest.pick()
    guest.page.wait_for_function("() => !document.querySelector('.prompt [role=alert]')")
    context.close()
    server.close()


def test_why_not_and_the_rule(visit: Come) -> None:
    guest = play_now(visit)
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("end")
    guest.page.keyboard.press("Enter")
    alert = guest.page.locator(".prompt [role=alert]")
    alert.wait_for()
    with guest.page.context.expect_page() as opened:
        alert.get_by_role("link").click()
    rules = opened.value
    rules.get_by_role("searchbox").wait_for()
    rule = rules.url.partition("#")[2]
    assert re.fullmatch(r"M\d+(\.\d+)?", rule)
    expect(rules.locator(f"[id='{rule}']")).to_be_visible()


def test_the_prompt_says_what_is_next(visit: Come) -> None:
    guest = play_now(visit, confirm=True)
    guest.shown(SPOTS).first.click()
    headline = guest.page.locator(".prompt h2")
    expect(headline).to_contain_text("click there again")
    assert guest.page.locator(SPOTS).count() == 1, "only what waits for confirmation is lit"
    guest.page.locator(SPOTS).click()
    canals = guest.page.locator(".prompt .verbs button:enabled").filter(has_text="canal")
    canals.wait_for()  # the computer has placed its figure, too
    first = guest.page.locator(".board [role=button][data-place=k5], .board [role=button][aria-label*='k5']").first
    first.click()
    expect(headline).to_contain_text("what would you like to do there")
    canals.click()
    expect(headline).to_contain_text("once more for this one alone")
    first.click()
    guest.page.get_by_role("tab", name="Log").click()
    expect(guest.page.locator(".panel")).to_contain_text("k5")


def test_a_standing_answer(visit: Come, server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.node.bots, "delay", (3600.0, 3600.0))  # it is given up before it is given
    guest = opened_before(visit, server, "cortez/games/four-at-war", " play ")
    table = guest.table()
    always = {"question": "Window", "text": "pass", "seat": "orange"}
    guest.page.request.post(f"/api/v1/tables/{table}/auto-answer", data=always, headers={"origin": server.url})
    expect(guest.page.get_by_text("Your answer is")).to_be_visible()
    guest.button("Answer myself again").click()
    played = server.node.registry.tables[table].require_match()
    asked = played.revision
    guest.button("Keep answering").click()
    expect(guest.button("Keep answering")).to_have_count(0)  # answered at once
    assert played.revision > asked


def test_what_is_grey_says_why(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    alert = guest.page.locator(".prompt [role=alert]")
    end, undo = guest.button("End turn"), guest.button("Undo")
    expect(end).to_have_attribute("aria-disabled", "true")
    end.focus()
    guest.page.keyboard.press("Enter")
    expect(alert.get_by_role("link")).to_have_text("Rule")
    undo.click(force=True)
    expect(alert).to_contain_text("nothing of yours to take back")


def test_a_place_that_a_verb_never_takes(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-idle', ' canal ')}")
    guest.shown(".prompt .verbs button").filter(has_text="canal").click()
    expect(guest.page.locator(".prompt h2")).to_contain_text("choose a place")
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("h7")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".prompt [role=alert]")).to_contain_text("h7")


def test_a_preview_under_the_pointer(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-idle', ' canal ')}")
    guest.shown(".prompt .verbs button").filter(has_text="canal").click()
    guest.shown(SPOTS).first.hover()
    expect(guest.page.locator(".ahead .cost")).to_be_visible()


def test_nothing_is_asked_while_news_is_late(visit: Come, server: TestServer) -> None:
    guest = visit()
    late = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda news: None if late else page.send(news))

    guest.page.route_web_socket("**/live", between)
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-idle', ' canal ')}")
    verbs = guest.shown(".prompt .verbs button")
    match = match_of(server, guest.table())
    before, late = match.revision, True
    verbs.filter(has_text="chip").first.click()
    wait(lambda: match.revision > before)
    verbs.filter(has_text="canal").click()
    guest.shown(SPOTS).first.hover()
    guest.page.wait_for_timeout(500)  # a refusal would stand in the console


def test_a_scoring_stays_until_it_is_closed(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'three-founders-tiles-idle', 'p3 walk j1')}")
    guest.shown(".prompt.mine")
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("walk j1")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".prompt h2")).to_contain_text("No action points left")
    guest.button("End turn").click()
    tally = guest.page.locator(".tally")
    expect(tally).to_contain_text("Phase 1 is over")
    expect(tally.get_by_role("row", name="This scoring")).to_have_text(re.compile(r"5\s*6\s*3"))
    guest.page.reload()
    expect(tally).to_contain_text("Phase 1 is over")
    tally.get_by_role("button").click()
    expect(tally).to_have_count(0)
    guest.page.reload()
    guest.shown(".prompt.mine")
    expect(tally).to_have_count(0)


def test_a_refusal_is_about_what_was_chosen(visit: Come, server: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, server, 'mexica', 'two-placed-random', ' build 2 ')}")
    guest.shown(".prompt .verbs button").filter(has_text="temple").click()
    guest.shown(".prompt .ways button").filter(has_text="of 2").click()
    with guest.page.expect_request("**/why") as asked:
        guest.page.locator("#typed").fill("c8")
        guest.page.locator("#typed").press("Enter")
    assert '"build 2 c8"' in (asked.value.post_data or "")
    alert = guest.page.locator(".prompt [role=alert]")
    expect(alert.get_by_role("link")).to_have_text("Rule")
    expect(alert).not_to_contain_text("build 2")
