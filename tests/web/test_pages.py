"""What people do with the pages: invite, share a screen, take back, lose the connection, look back, ask why."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.client import TestServer, wait
from web.visit import SPOTS, Visit, made, over_a_link, uncurtain

Come = Callable[..., Visit]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FINDINGS = "async () => (await axe.run()).violations.map(v => [v.impact, v.id, v.nodes.length, v.nodes[0].html])"
ON_PLAY_MEXICA = "document.activeElement === [...document.querySelectorAll('article')].at(-1).querySelector('.play')"
GOLDEN = Path(__file__).parents[1] / "golden"
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def play_now(visit: Come, game: str = "Mexica", **more: Any) -> Visit:
    """Somebody who plays against the computer, at the first question."""
    guest = visit(**more)
    guest.game(game).get_by_role("button", name="Play now").click()
    guest.table()
    guest.shown(".prompt.mine")
    return guest


def before(visit: Come, house: TestServer, name: str, words: str, skip: int = 0) -> Visit:
    """Somebody who has opened a recorded game, cut before the first line with these words that is not skipped."""
    record = (GOLDEN / f"{name}.patolli").read_text(encoding="utf-8")
    head, body = re.sub(r"(?m)^(commit|nonce) .*\n", "", record).split("\n---\n")
    lines = [line for line in body.splitlines() if line and not line.startswith(("#", "seed "))]
    asked = next(i for i, line in enumerate(lines) if i >= skip and words in line)
    guest = visit()
    record = "\n".join([head, "---", *lines[:asked], ""])
    guest.page.goto(f"/t/{made(guest, house, '/tables/import', {'record': record})}")
    uncurtain(guest)
    return guest


def barriers(guest: Visit) -> str:
    """What axe finds serious."""
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = guest.page.evaluate(FINDINGS)
    return json.dumps([violation for violation in found if violation[0] in ("serious", "critical")], indent=1)


def test_two_browsers_over_a_link(visit: Come) -> None:
    ada = visit()
    card = ada.game("Mexica")
    card.get_by_role("button", name="Invite friends").first.click()
    card.get_by_role("button", name="2 players").click()
    link = ada.shown("main input[readonly]").first.input_value()
    assert "#" in link
    ben = visit(link)
    ben.shown(".prompt")
    assert "#" not in ben.page.url, "the secret stays in the address"
    ada.shown(".prompt")
    movers = [person for person in (ada, ben) if person.page.locator(".prompt.mine").count()]
    assert len(movers) == 1, "one of the two is asked, the other waits"
    (mover,), (waiter,) = movers, [person for person in (ada, ben) if person not in movers]
    mover.pick()
    waiter.shown(".prompt.mine")
    waiter.page.get_by_role("tab", name="Chat").click()
    waiter.page.get_by_label("Say something").fill("hola <b>amiga</b>")
    waiter.button("Send").click()
    mover.page.get_by_role("tab", name="Chat").click()
    expect(mover.page.locator("#panel").get_by_text("hola <b>amiga</b>")).to_be_visible()


def test_one_screen_with_a_curtain(visit: Come) -> None:
    guest = visit()
    card = guest.game("Cortez")
    card.get_by_text("More options").click()
    card.get_by_role("button", name="On one screen").click()
    guest.table()
    guest.shown(".curtain")
    guest.page.locator(".curtain button").click()
    guest.shown(".prompt.mine")
    for _ in range(40):
        if guest.page.locator(".curtain").count():
            break
        if not guest.page.locator(".prompt.mine").count():
            guest.page.wait_for_timeout(50)
            continue
        guest.pick()
    expect(guest.page.locator(".curtain")).to_be_visible()
    assert guest.page.locator(".board").count() == 0, "the table is hidden behind the curtain"
    guest.page.locator(".curtain button").click()
    guest.shown(".prompt.mine")


def test_what_cannot_be_undone_wants_a_second_click(visit: Come) -> None:
    guest = play_now(visit, confirm=True)
    guest.shown(SPOTS).first.click()
    armed = guest.shown(".ahead.armed button")
    expect(guest.page.get_by_text("This cannot be undone.")).to_be_visible()
    armed.click()
    guest.shown(".prompt .verbs button:enabled")


def test_undo(visit: Come, house: TestServer) -> None:
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
    match = house.node.registry.tables[table].match
    assert match is not None
    rev = match.replay.step_count
    offered.filter(has_text="chip").first.click()
    expect(guest.button("Undo")).to_be_enabled()
    guest.button("Undo").click()
    wait(lambda: match.replay.step_count == rev)
    guest.shown(".prompt .verbs button:enabled")


def test_reconnects_after_a_restart(visit: Come, tmp_path: Path, chromium: Browser) -> None:
    house = TestServer(tmp_path / "games.db")
    port = house.socket.getsockname()[1]
    context = chromium.new_context(base_url=house.url, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('confirm', 'off')")
    guest = Visit(context.new_page())
    guest.page.goto("/")
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    house.stop()
    expect(guest.page.get_by_text("No connection")).to_be_visible(timeout=30_000)
    house.open(port)
    expect(guest.page.get_by_text("No connection")).to_be_hidden(timeout=60_000)
    guest.pick()
    guest.page.wait_for_function("() => !document.querySelector('.prompt [role=alert]')")
    context.close()
    house.close()


def test_replay_of_a_finished_game(visit: Come) -> None:
    guest = play_now(visit)
    guest.pick()
    guest.shown(".prompt.mine")
    guest.page.get_by_role("tab", name="More").click()
    guest.button("Resign").click()
    guest.button("Yes, I resign").click()
    guest.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    guest.page.wait_for_url("**/replay*")
    slider = guest.page.get_by_role("slider")
    slider.wait_for()
    guest.page.keyboard.press("Home")
    guest.page.wait_for_url("**/replay?n=0")
    guest.page.keyboard.press("ArrowRight")
    guest.page.wait_for_url(re.compile(r"n=[1-9]"))
    guest.page.keyboard.press("End")
    last = guest.page.url
    assert not last.endswith("n=0")
    guest.page.reload()
    guest.page.get_by_role("slider").wait_for()
    assert guest.page.url == last, "a link to a position opens it"


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


@pytest.mark.parametrize("game", ["Mexica", "Cortez", "Chichén Itzá"])
def test_a_phone(visit: Come, game: str) -> None:
    guest = play_now(visit, game, **PHONE)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, f"the page is {wide} pixels wide"
    box = guest.page.locator(".sheet").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 741, "what can be done is in reach"


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_other_languages(visit: Come, lang: str) -> None:
    guest = visit()
    guest.page.get_by_label("Language").select_option(lang)
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    expect(guest.page.get_by_role("button", name="Play now")).to_have_count(0)
    guest.page.locator("article .play").first.click()
    guest.shown(".prompt")
    expect(guest.page.locator(".prompt")).not_to_contain_text("Undo")


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
def test_no_barriers_later(visit: Come, house: TestServer, name: str, words: str, skip: int) -> None:
    guest = before(visit, house, name, words, skip)
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        assert barriers(guest) == "[]", scheme


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


def test_what_others_did_outlives_an_undo(visit: Come) -> None:
    guest = visit()
    card = guest.game("Mexica")
    card.get_by_text("More options").click()
    card.get_by_role("button", name="On one screen").click()
    guest.table()
    guest.pick()
    guest.pick()
    for name in ("Player 2", "Player 1"):  # one turn of each
        guest.shown(".prompt .ready:enabled").click()
        expect(guest.page.locator(".seat.turn strong")).to_have_text(name)
    since = guest.page.get_by_text("Since your last turn")
    since.wait_for()
    told = since.inner_text()
    guest.page.locator(".prompt .verbs button").filter(has_text="chip").first.click()
    expect(guest.button("Undo")).to_be_enabled()
    expect(since).to_have_text(told)
    guest.button("Undo").click()
    expect(guest.button("Undo")).to_be_disabled()
    expect(since).to_have_text(told)


def test_a_link_to_watch(visit: Come) -> None:
    ada = play_now(visit, "Cortez")
    ada.page.get_by_role("tab", name="More").click()
    link = ada.page.get_by_label("Who has this link may watch")
    if not link.count():
        ada.button("Let others watch").click()
    eve = visit(link.input_value())
    expect(eve.shown(".sheet")).to_contain_text("You are watching.")
    assert eve.page.locator(".prompt.mine").count() == 0
    assert eve.page.locator(SPOTS).count() == 0


def test_settings_close_and_switch(visit: Come) -> None:
    guest = play_now(visit)
    guest.page.evaluate(
        "() => { const Real = AudioContext; window.heard = 0;"
        " window.AudioContext = class extends Real { constructor() { super(); window.heard++; } } }"
    )
    opener = guest.page.get_by_title("Settings")
    opener.click()
    guest.page.get_by_label("Sound when it is my turn").check()
    guest.page.wait_for_function("() => window.heard === 1")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("header details[open]")).to_have_count(0)
    opener.click()
    guest.page.locator("header .tagline").click()
    expect(guest.page.locator("header details[open]")).to_have_count(0)


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


def test_a_computer_plays_on_for_who_is_away(visit: Come, house: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = replace(house.settings, replace_offline_after=0.0, reconnect_time=0.0)
    monkeypatch.setattr(house.node.registry, "settings", impatient)
    ada, ben = over_a_link(visit)
    if ada.shown(".prompt").page.locator(".prompt.mine").count():
        ada.pick()
    ben.shown(".prompt.mine")
    table = ben.page.url
    ben.page.goto("/")
    ada.button("Let the computer play for").click()
    expect(ada.page.locator(".prompt.mine")).to_be_visible()
    ben.page.goto(table)
    expect(ben.shown(".sheet")).to_contain_text("The computer plays for you.")
    ben.button("Play myself again").click()
    expect(ben.page.get_by_text("The computer plays for you.")).to_have_count(0)


def test_a_file_that_is_no_game(visit: Come) -> None:
    guest = visit()
    field = guest.page.get_by_label("Open a saved game")
    field.set_input_files({"name": "a.patolli", "mimeType": "text/plain", "buffer": b"hello"})
    expect(guest.page.get_by_text("This file could not be opened")).to_be_in_viewport()
    assert [error for error in guest.errors if "422" not in error] == []
    guest.errors.clear()  # the browser itself notes the refusal


def test_a_name_at_the_table(visit: Come) -> None:
    ada = visit()
    card = ada.game("Mexica")
    card.get_by_role("button", name="Invite friends").first.click()
    card.get_by_role("button", name="2 players").click()
    ada.table()
    name = ada.page.get_by_label("Your name")
    name.fill("Ada")
    name.press("Enter")
    expect(ada.page.locator("main li").first).to_contain_text("Ada")


def test_a_standing_answer(visit: Come, house: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.node.bots, "delay", (3600.0, 3600.0))  # it is given up before it is given
    guest = before(visit, house, "cortez/games/four-at-war", " play ")
    table = guest.table()
    always = {"frame": "Window", "text": "pass", "seat": "orange"}
    guest.page.request.post(f"/t/{table}/standing", data=always, headers={"origin": house.url})
    expect(guest.page.get_by_text("Your answer is")).to_be_visible()
    guest.button("Answer myself again").click()
    played = house.node.registry.tables[table].require_match()
    asked = played.revision
    guest.button("again and again").click()
    expect(guest.button("again and again")).to_have_count(0)  # answered at once
    assert played.revision > asked
