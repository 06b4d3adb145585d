"""Several people at a table: links, seats, chat, take-backs."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import SPOTS, Come, created, match_of, over_a_link, play_now

from patolli.match.match import Match
from patolli.server.workers import pool


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
    shown = since.inner_text()
    guest.page.locator(".prompt .verbs button").filter(has_text="chip").first.click()
    expect(guest.button("Undo")).to_be_enabled()
    expect(since).to_have_text(shown)
    guest.button("Undo").click()
    expect(guest.button("Undo")).to_be_disabled()
    expect(since).to_have_text(shown)


def test_a_link_to_watch(visit: Come) -> None:
    ada = play_now(visit, "Cortez")
    ada.page.get_by_role("tab", name="More").click()
    link = ada.page.get_by_label("Everybody with this link may watch")
    if not link.count():
        ada.button("Let others watch").click()
    eve = visit(link.input_value())
    expect(eve.shown(".sheet")).to_contain_text("You are watching.")
    assert eve.page.locator(".prompt.mine").count() == 0
    assert eve.page.locator(SPOTS).count() == 0


def test_a_computer_plays_on_for_who_is_away(visit: Come, server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = replace(server.settings, replace_offline_after=0.0, reconnect_time=0.0)
    monkeypatch.setattr(server.node.registry, "settings", impatient)
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


def test_a_seat_that_others_agreed_on_says_when_it_goes(visit: Come, server: TestServer) -> None:
    ada, ben, cleo = visit(), server.user("Ben"), server.user("Cleo")
    ada.game("Mexica").wait_for()
    body = {"game": "mexica", "seats": [{"kind": kind} for kind in ("me", "invite", "invite")]}
    made = ada.page.request.post("/api/v1/tables", data=body, headers={"origin": server.url}).json()
    for person, secret in zip((ben, cleo), made["invites"].values(), strict=True):
        assert person.post(f"/tables/{made['table']}/claim", secret=secret).status_code == 200
    ada.page.goto(f"/t/{made['table']}")
    ada.page.get_by_role("tab", name="More").click()
    ada.button("Give the seat of Ben to somebody else").click()
    asked = ada.page.get_by_role("alert").filter(has_text="The seat of Ben may go to somebody else.")
    expect(asked).to_be_visible()
    expect(asked).not_to_contain_text("can be given away")
    assert cleo.do(made["table"], "transfer-answer", accept=True).status_code == 200
    expect(asked).to_contain_text("Unless Ben refuses, the seat can be given away from")
    expect(ada.button("Give the seat away now")).to_have_count(0)
    server.table(made["table"]).row.transfer["due"] = 1  # a day later
    server.loop.call_soon_threadsafe(server.table(made["table"]).notify)
    ada.button("Give the seat away now").click()
    expect(ada.page.get_by_role("alert").filter(has_text="has been given up")).to_be_visible()


def test_other_devices_are_signed_out(visit: Come, server: TestServer) -> None:
    ada = play_now(visit, "Cortez")
    ada.page.get_by_role("tab", name="More").click()
    expect(ada.button("Sign out other devices")).to_have_count(0)
    ada.button("Play on at another device").click()
    secret = ada.page.get_by_label("This link opens your seat once").input_value().rpartition("=")[2]
    phone = server.user()
    assert phone.post(f"/tables/{ada.table()}/claim", secret=secret).status_code == 200
    ada.button("Sign out other devices").click()
    expect(ada.button("Sign out other devices")).to_have_count(0)
    assert phone.get(f"/tables/{ada.table()}").status_code == 404


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


def test_title_and_sign_say_whose_turn_it_is(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    ada.shown(".prompt")
    mover, waiter = (ada, ben) if ada.page.locator(".prompt.mine").count() else (ben, ada)
    for _ in range(2):
        expect(mover.page).to_have_title("● Mexica – your turn")
        expect(mover.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
        expect(waiter.page).to_have_title("Mexica")
        expect(waiter.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
        if mover.page.locator(".prompt .ready").count() == 0:
            mover.pick()
        mover, waiter = waiter, mover
        mover.shown(".prompt.mine")


def test_a_dozen_moves_each_over_a_link(visit: Come, server: TestServer) -> None:
    ada, ben = over_a_link(visit)
    ada.shown(".prompt")
    match = match_of(server, ada.table())
    rng = random.Random(3)
    for _ in range(600):
        if fewest_moves(match) >= 12 or ada.is_over():
            break
        mover = next((person for person in (ada, ben) if person.page.locator(".prompt.mine").count()), ada)
        mover.move_on(rng)
    assert fewest_moves(match) >= 12


def fewest_moves(match: Match) -> int:
    """Return the decisions of the seat that made fewer."""
    return min(sum(turn.seat == seat for turn in match.replay.steps) for seat in (0, 1))


def test_who_comes_by_a_link_says_a_name(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    ben.page.get_by_label("What shall the others call you?").fill("Ben")
    ben.button("That’s me").click()
    expect(ada.page.get_by_text("Ben", exact=True).first).to_be_visible()
    expect(ben.page.get_by_label("What shall the others call you?")).to_have_count(0)
    assert ada.page.get_by_label("What shall the others call you?").count() == 0, "who invites is asked elsewhere"


def test_a_seat_goes_to_somebody_else_if_its_holder_agrees(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    ada.page.get_by_role("tab", name="More").click()
    ada.button("to somebody else").click()
    expect(ada.page.get_by_text("Still asked:")).to_be_visible()
    expect(ben.page.get_by_text("The host would like to give your seat to somebody else.")).to_be_visible()
    ben.button("Yes").click()
    ada.button("Make a new link").click()
    ben.page.goto("/")
    ben.errors.clear()  # of a page that looked for a table which is closed to him now
    link = ada.page.locator("input[readonly]").first.input_value()
    cleo = visit(link.partition("/t/")[1] + link.partition("/t/")[2])
    cleo.shown(".prompt")
    expect(ada.page.get_by_text("has been given up")).to_have_count(0)
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator("#panel").get_by_text("agrees that the seat")).to_be_visible()


def test_chat_that_was_read_stays_read(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        person.shown(".prompt")
        person.page.get_by_role("tab", name="Chat").click()
    ada.say("hola")
    expect(ben.page.locator("#panel").get_by_text("hola")).to_be_visible()
    ben.page.get_by_role("tab", name="Log").click()
    ada.say("and again")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    ben.page.get_by_role("tab", name="Chat").click()
    for person in (ada, ben):
        expect(person.page.locator("#panel").get_by_text("and again")).to_be_visible()
        person.page.reload()
        person.shown("#panel .line")  # the chat comes with the log
        expect(person.page.get_by_role("tab", name="Chat")).to_have_text("Chat")


@pytest.mark.parametrize(
    ("failing", "shown"),
    [
        ("normal", "Computer (normal) gave no answer: a weaker level makes this decision."),
        ("normal easy beginner", "Computer (beginner) gave no answer: this decision is drawn by lot."),
    ],
)
def test_a_level_that_fails_is_noted_in_the_chat(
    visit: Come, server: TestServer, monkeypatch: pytest.MonkeyPatch, failing: str, shown: str
) -> None:
    async def ask(workers: pool.WorkerPool, question: dict[str, Any], host: str = "") -> int:
        if question["level"] in failing.split():
            raise pool.BotFailed("slow")
        return int(question["legal"][0])

    monkeypatch.setattr(pool.WorkerPool, "choose_action", ask)
    guest = visit()
    seats = [{"kind": "bot", "level": "normal"}, {"kind": "me"}]
    guest.page.goto(f"/t/{created(guest, server, '/api/v1/tables', {'game': 'mexica', 'seats': seats})}")
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.locator("#panel").get_by_text(shown).first).to_be_visible()
