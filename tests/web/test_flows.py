"""What people do over a longer while: lose the server, learn, look back, take a game home, play by keys or by touch."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, WebSocketRoute, expect
from server.client import TestServer, wait
from web.visit import SPOTS, Visit, made, over_a_link, uncurtain

from patolli.core.registry import game_class
from patolli.match.match import Match
from patolli.server.workers import pool

Come = Callable[..., Visit]
LONG = 60_000  # milliseconds
GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {"mexica": "Mexica", "cortez": "Cortez", "chichen_itza": "Chichén Itzá"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ENDS = ("end", "done", "pass")
CHOOSABLE = "() => document.activeElement.matches('.board [role=button], .board button, .prompt .verbs button')"


def imported(guest: Visit, house: TestServer, game: str, name: str, before: str = "") -> str:
    """A table for a recorded game, whole or up to the first line with these words."""
    record = (GOLDEN / game / "games" / f"{name}.patolli").read_text(encoding="utf-8")
    if before:
        head, body = re.sub(r"(?m)^(commit|nonce) .*\n", "", record).split("\n---\n")
        lines = [line for line in body.splitlines() if line and not line.startswith(("#", "seed "))]
        cut = min(i for i, line in enumerate(lines) if before in line)
        record = "\n".join([head, "---", *lines[:cut], ""])
    return made(guest, house, "/tables/import", {"record": record})


def together(guest: Visit, house: TestServer, game: str) -> Match:
    """The match of people who share a screen, and have just sat down."""
    table = made(guest, house, "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    guest.page.goto(f"/t/{table}")
    guest.shown(".curtain, .prompt.mine")
    return match_of(house, table)


def match_of(house: TestServer, table: str) -> Match:
    match = house.node.registry.tables[table].match
    assert match is not None
    return match


def test_a_server_that_is_away_is_called_so(chromium: Browser, tmp_path: Path) -> None:
    house = TestServer(tmp_path / "games.db")
    port = house.socket.getsockname()[1]
    context = chromium.new_context(base_url=house.url, reduced_motion="reduce")
    guest = Visit(context.new_page())
    guest.page.goto("/")
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.locator("header a").first.click()
    mine = guest.page.locator("a[href^='/t/']").first
    mine.wait_for()
    house.stop()
    mine.click()
    expect(guest.page.get_by_role("heading", name="The server cannot be reached.")).to_be_visible()
    expect(guest.page.get_by_text("No such table")).to_have_count(0)
    house.open(port)
    expect(guest.page.locator(".prompt.mine")).to_be_visible(timeout=LONG)
    guest.page.goto("/t/nosuchtable")
    expect(guest.page.get_by_role("heading", name="No such table")).to_be_visible()
    context.close()
    house.close()


def test_what_is_grey_says_why(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    alert = guest.page.locator(".prompt [role=alert]")
    end, undo = guest.button("End turn"), guest.button("Undo")
    expect(end).to_have_attribute("aria-disabled", "true")
    end.focus()
    guest.page.keyboard.press("Enter")
    expect(alert.get_by_role("link")).to_contain_text("Rule M")
    undo.click(force=True)
    expect(alert).to_contain_text("nothing of yours to take back")


def test_a_place_that_a_verb_never_takes(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'three-idle', ' canal ')}")
    guest.shown(".prompt .verbs button").filter(has_text="canal").click()
    expect(guest.page.locator(".prompt h2")).to_contain_text("choose a place")
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("h7")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".prompt [role=alert]")).to_contain_text("h7")


def test_a_card_that_is_off_says_why(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'cortez', 'four-at-war', ' lay 3')}")
    uncurtain(guest)
    guest.shown(".stage button[aria-disabled=true]").first.click(force=True)
    expect(guest.page.locator(".prompt [role=alert]").get_by_role("link")).to_contain_text("Rule C")


def test_a_replay_behind_a_curtain(visit: Come, house: TestServer) -> None:
    guest = visit()
    together(guest, house, "cortez")
    guest.page.goto(f"{guest.page.url}/replay")
    guest.shown(".curtain")
    assert guest.page.locator(".board").count() == 0, "the hand is hidden behind the curtain"
    guest.page.locator(".curtain button").click()
    expect(guest.page.get_by_role("slider")).to_be_visible()


def test_typing_on_a_phone(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    expect(guest.page.locator("#typed")).to_have_count(0)
    guest.page.get_by_role("tab", name="More").tap()
    guest.page.locator("#typed").fill("end")
    guest.page.locator("#typed").press("Enter")
    expect(guest.page.locator(".prompt [role=alert]").get_by_role("link")).to_contain_text("Rule M")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(visit: Come, game: str) -> None:
    steps = json.loads((game_class(game).folder / "ui/lesson.json").read_text(encoding="utf-8"))["steps"]
    guest = visit(f"/learn/{game}")
    for n, step in enumerate(steps, 1):
        expect(guest.page.get_by_role("img", name=f"Step {n} of {len(steps)}")).to_be_visible()
        if step.get("accept"):
            guest.shown(".prompt.mine")
            guest.page.locator("#typed").fill(step["accept"][0])
            guest.page.locator("#typed").press("Enter")
        elif n < len(steps):
            guest.button("Go on").click()
    expect(guest.page.get_by_role("link", name="Play a real game")).to_be_visible()


def test_a_game_is_taken_home_and_brought_back(visit: Come, house: TestServer, tmp_path: Path) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'three-idle')}")
    dialog = guest.page.get_by_role("dialog")
    with guest.page.expect_download() as kept:
        dialog.get_by_role("link", name="Download the record").click()
    kept.value.save_as(tmp_path / "game.patolli")
    guest.page.goto("/")
    guest.page.get_by_label("Open a saved game").set_input_files(tmp_path / "game.patolli")
    guest.table()
    dialog.get_by_role("button", name="Verify the draws").click()
    expect(dialog).to_contain_text("This game was imported")


def test_play_on_from_a_position(visit: Come, house: TestServer) -> None:
    guest = visit()
    old = imported(guest, house, "mexica", "three-idle")
    guest.page.goto(f"/t/{old}/replay?n=20")
    guest.button("Play on from here").click()
    guest.shown(".prompt.mine")
    table = guest.table()
    assert table != old
    assert match_of(house, table).revision >= 20


def test_long_words_of_a_replay_stay_on_the_page(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'three-tiles')}/replay")
    guest.page.get_by_role("slider").press("End")
    expect(guest.page.locator(".caption p").last).to_contain_text("points")  # a scoring
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_replay_of_a_game_of_bots(visit: Come, house: TestServer) -> None:
    guest = visit()
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    table = made(guest, house, "/tables", {"game": "mexica", "seats": bots})
    guest.page.goto(f"/t/{table}")  # bots play among themselves while somebody looks
    wait(lambda: match_of(house, table).replay.over, 120)
    last = match_of(house, table).revision
    guest.page.goto(f"/t/{table}/replay")
    slider = guest.page.get_by_role("slider")
    expect(guest.page.get_by_role("img", name="Points over time")).to_be_visible()
    for key, line in (("End", rf"{last}"), ("Home", "0"), ("ArrowDown", r"[1-9]\d*")):
        guest.page.keyboard.press(key)
        expect(guest.page).to_have_url(re.compile(rf"n={line}$"))
    turn = int(slider.input_value())
    guest.page.keyboard.press("ArrowDown")
    expect(slider).not_to_have_value(str(turn))
    guest.page.keyboard.press("ArrowUp")
    expect(slider).to_have_value(str(turn))
    guest.page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(str(turn))
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(turn))
    slider.fill(str(last // 2))
    expect(guest.page).to_have_url(re.compile(rf"n={last // 2}$"))
    guest.page.reload()
    expect(slider).to_have_value(str(last // 2))


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


def test_theme(visit: Come) -> None:
    guest = visit(color_scheme="light")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = guest.page.evaluate(paper)
    guest.page.get_by_title("Settings").click()
    guest.page.get_by_label("Colours").select_option("dark")
    guest.page.wait_for_function(f"light => {paper} !== light", arg=light)
    guest.page.reload()
    guest.game("Mexica").wait_for()
    assert guest.page.evaluate(paper) != light, "it is remembered"


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_by_keyboard(visit: Come, house: TestServer, game: str) -> None:
    guest = visit()
    match = together(guest, house, game)
    uncurtain(guest)
    (first,) = match.to_act()
    for _ in range(80):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(CHOOSABLE):
            break
    assert guest.page.evaluate(CHOOSABLE), "what can be chosen is reached by Tab"
    guest.page.keyboard.press("Enter")
    for _ in range(60):
        uncurtain(guest)
        if first not in match.to_act():
            break
        type_one(guest, match)
    assert first not in match.to_act(), "the turn has passed on"


def type_one(guest: Visit, match: Match) -> None:
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


@pytest.mark.parametrize("game", GAMES)
def test_moves_by_touch(visit: Come, house: TestServer, game: str) -> None:
    guest = visit(**PHONE)
    match = together(guest, house, game)
    rng = random.Random(5)
    wanted = match.revision + 8
    for _ in range(400):
        if match.revision >= wanted:
            break
        spots = guest.page.locator(SPOTS)  # before buttons: two turns that are ended at once end a game of Mexica
        choices = spots if spots.count() and rng.random() < 0.8 else guest.page.locator(guest.choices())
        try:
            choices.nth(rng.randrange(choices.count() or 1)).tap(timeout=500)
        except Error:  # it has gone, or something lies over it
            continue
    assert match.revision >= wanted


def test_a_dozen_moves_each_over_a_link(visit: Come, house: TestServer) -> None:
    ada, ben = over_a_link(visit)
    ada.shown(".prompt")
    match = match_of(house, ada.table())
    rng = random.Random(3)
    for _ in range(1500):
        if fewest_moves(match) >= 12:
            break
        mover = next((person for person in (ada, ben) if person.page.locator(".prompt.mine").count()), ada)
        mover.click_on(rng)
    assert fewest_moves(match) >= 12


def fewest_moves(match: Match) -> int:
    """How many decisions the one of two has made that made fewer."""
    return min(sum(turn.seat == seat for turn in match.replay.steps) for seat in (0, 1))


def test_a_preview_under_the_pointer(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'three-idle', ' canal ')}")
    guest.shown(".prompt .verbs button").filter(has_text="canal").click()
    guest.shown(SPOTS).first.hover()
    expect(guest.page.locator(".ahead .cost")).to_be_visible()


def test_nothing_is_asked_while_news_is_late(visit: Come, house: TestServer) -> None:
    guest = visit()
    late = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda news: None if late else page.send(news))

    guest.page.route_web_socket("**/live", between)
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'three-idle', ' canal ')}")
    verbs = guest.shown(".prompt .verbs button")
    match = match_of(house, guest.table())
    before, late = match.revision, True
    verbs.filter(has_text="chip").first.click()
    wait(lambda: match.revision > before)
    verbs.filter(has_text="canal").click()
    guest.shown(SPOTS).first.hover()
    guest.page.wait_for_timeout(500)  # a refusal would stand in the console


def test_a_choice_on_the_stage_waits_without_moving_anything(visit: Come, house: TestServer) -> None:
    guest = visit(confirm=True)
    guest.page.goto(f"/t/{imported(guest, house, 'chichen_itza', 'two-at-war', ' god g')}")
    uncurtain(guest)
    god = guest.shown(".stage button:enabled:not(.fold)").first
    place = god.bounding_box()
    god.click()
    guest.shown(".prompt .ahead.armed button")
    assert god.bounding_box() == place, "a second click in the same place meets the same button"
    expect(god).to_have_attribute("data-armed", "")
    god.click()
    expect(guest.page.locator(".prompt .ahead.armed")).to_have_count(0)


def test_a_tab_on_a_phone_shows_what_it_opens(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Chichén Itzá").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.page.get_by_role("tab", name="Chat").tap()
    field = guest.page.get_by_label("Say something")
    sheet = guest.page.locator(".sheet")
    expect(field).to_be_in_viewport()
    above, below = field.bounding_box(), sheet.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"], "it lies above the sheet, not beneath it"


def test_a_finger_is_told_what_a_sign_means(visit: Come) -> None:
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


def test_a_scoring_is_told_until_it_is_closed(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'three-founders-tiles-idle', 'p3 walk j1')}")
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


@pytest.mark.parametrize("before", [True, False])
def test_who_comes_back_is_told_of_a_treasure(visit: Come, house: TestServer, before: bool) -> None:
    guest = visit()
    table = imported(guest, house, "cortez", "two-city-race", "blue pick t13")
    if before:  # this browser has seen the table when it began
        guest.page.evaluate("key => localStorage.setItem(key, '1')", f"told {table}")
    guest.page.goto(f"/t/{table}")
    uncurtain(guest)
    guest.page.wait_for_function("key => localStorage.getItem(key)", arg=f"told {table}")
    expect(guest.page.locator(".tally", has_text="wins the treasure")).to_have_count(1 if before else 0)


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


def say(person: Visit, words: str) -> None:
    person.page.get_by_label("Say something").fill(words)
    person.button("Send").click()


def test_chat_that_was_read_stays_read(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        person.shown(".prompt")
        person.page.get_by_role("tab", name="Chat").click()
    say(ada, "hola")
    expect(ben.page.locator("#panel").get_by_text("hola")).to_be_visible()
    ben.page.get_by_role("tab", name="Log").click()
    say(ada, "and again")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    ben.page.get_by_role("tab", name="Chat").click()
    for person in (ada, ben):
        expect(person.page.locator("#panel").get_by_text("and again")).to_be_visible()
        person.page.reload()
        person.shown("#panel .line")  # the chat comes with the log
        expect(person.page.get_by_role("tab", name="Chat")).to_have_text("Chat")


@pytest.mark.parametrize(
    ("failing", "told"),
    [
        ("normal", "Computer (normal) gave no answer: a weaker level makes this decision."),
        ("normal easy beginner", "Computer (beginner) gave no answer: this decision is drawn by lot."),
    ],
)
def test_a_level_that_fails_is_told_of(
    visit: Come, house: TestServer, monkeypatch: pytest.MonkeyPatch, failing: str, told: str
) -> None:
    async def ask(workers: pool.WorkerPool, question: dict[str, Any], host: str = "") -> int:
        if question["level"] in failing.split():
            raise pool.BotFailed("slow")
        return int(question["legal"][0])

    monkeypatch.setattr(pool.WorkerPool, "choose_action", ask)
    guest = visit()
    seats = [{"kind": "bot", "level": "normal"}, {"kind": "me"}]
    guest.page.goto(f"/t/{made(guest, house, '/tables', {'game': 'mexica', 'seats': seats})}")
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.locator("#panel").get_by_text(told).first).to_be_visible()


def test_the_hand_is_in_sight_and_new_cards_are_marked(visit: Come, house: TestServer) -> None:
    guest = visit(**PHONE)
    guest.page.goto(f"/t/{imported(guest, house, 'cortez', 'two-random', 'blue levy')}")
    uncurtain(guest)
    strip = guest.page.locator(".own")
    expect(strip.get_by_text("You lead the Spaniards")).to_be_in_viewport()
    expect(strip.locator("li").last).to_be_in_viewport()
    expect(strip.locator("i")).to_have_count(0)
    guest.page.locator(".prompt .verbs button", has_text="Levy 4 war cards").tap()
    new = "[...document.querySelectorAll('.own i')].reduce((sum, mark) => sum + Number(mark.textContent), 0) === 4"
    guest.page.wait_for_function(f"() => {new}")


def test_a_refusal_is_about_what_was_chosen(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'mexica', 'two-placed-random', ' build 2 ')}")
    guest.shown(".prompt .verbs button").filter(has_text="temple").click()
    guest.shown(".prompt .ways button").filter(has_text="of 2").click()
    with guest.page.expect_request("**/why") as asked:
        guest.page.locator("#typed").fill("c8")
        guest.page.locator("#typed").press("Enter")
    assert '"build 2 c8"' in (asked.value.post_data or "")
    alert = guest.page.locator(".prompt [role=alert]")
    expect(alert.get_by_role("link")).to_contain_text("Rule M")
    expect(alert).not_to_contain_text("build 2")


def test_what_is_unread_is_in_sight(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        person.shown(".prompt")
    ada.page.get_by_role("tab", name="Chat").click()
    say(ada, "hola")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    expect(ben.page.get_by_role("tab", name="Chat")).to_be_in_viewport()


def test_an_offer_that_cannot_be_accepted_says_so(visit: Come, house: TestServer) -> None:
    guest = visit()
    guest.page.goto(f"/t/{imported(guest, house, 'cortez', 'two-random', 'red counter')}")
    uncurtain(guest)
    expect(guest.page.locator(".stage").get_by_text("not in your hand: ")).to_contain_text("gold")
    guest.shown(".stage button[aria-disabled=true]").filter(has_text="Accept").click(force=True)
    expect(guest.page.locator(".prompt [role=alert]").get_by_role("link")).to_contain_text("Rule C14.11")


def test_a_card_goes_into_an_offer_after_a_second_click(visit: Come, house: TestServer) -> None:
    guest = visit(confirm=True)
    table = imported(guest, house, "cortez", "two-random", "blue give weapon")
    guest.page.goto(f"/t/{table}")
    uncurtain(guest)
    match = match_of(house, table)
    line = match.revision
    guest.shown(".stage button").filter(has_text="gold").first.click()
    guest.shown(".ahead.armed")
    assert match.revision == line, "nothing was given yet"
    guest.shown(".ahead.armed button").first.click()
    wait(lambda: match.revision > line)


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


def test_the_corner_of_a_lit_field_is_the_field(visit: Come, house: TestServer) -> None:
    guest = visit()
    table = imported(guest, house, "cortez", "two-random", "blue to ")
    guest.page.goto(f"/t/{table}")
    uncurtain(guest)
    match = match_of(house, table)
    line = match.revision
    field = guest.shown(".board [data-place]").last.bounding_box()
    assert field is not None
    guest.page.mouse.click(field["x"] + 0.96 * field["width"], field["y"] + 0.96 * field["height"])
    wait(lambda: match.revision > line)
    assert guest.page.locator(".prompt [role=alert]").count() == 0
