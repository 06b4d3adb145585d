"""Hints, win chances, reports, and how bots are chosen, as people meet them in the browser."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from server.house import House
from web.visit import Visit, over_a_link

Come = Callable[..., Visit]
GOLDEN = Path(__file__).parents[1] / "golden"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_hint_says_more_each_time_and_can_be_followed(visit: Come) -> None:
    guest = visit()
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    guest.button("Give me a hint").click()
    hint = guest.shown(".hint")
    hint.get_by_role("button", name="Where?").click()
    hint.get_by_role("button", name="Tell me all").click()
    before = guest.page.locator(".seat.turn").count()
    assert before == 1
    hint.get_by_role("button", name="Do it").first.click()
    expect(hint).to_have_count(0)


def test_chances_are_shown_to_who_plays_alone_and_can_be_switched_off(visit: Come) -> None:
    guest = visit(**PHONE)
    guest.game("Mexica").get_by_role("button", name="Play now").click()
    guest.shown(".prompt.mine")
    bar = guest.page.get_by_role("img", name="%")
    expect(bar).to_be_visible()
    guest.page.get_by_role("checkbox", name="Win chances").uncheck()
    expect(bar).to_have_count(0)


def test_people_who_play_together_get_neither_unless_it_was_allowed(visit: Come) -> None:
    ada, ben = over_a_link(visit)
    for person in (ada, ben):
        expect(person.button("Give me a hint")).to_have_count(0)
        expect(person.page.get_by_label("Win chances")).to_have_count(0)


def test_a_report_leads_into_the_replay(visit: Come, house: House) -> None:
    record = (GOLDEN / "mexica/games/three-idle.patolli").read_text(encoding="utf-8")
    guest = visit()
    guest.game("Mexica").wait_for()  # by now the browser is known
    made = guest.page.request.post("/tables/import", data={"record": record}, headers={"origin": house.url}).json()
    guest.page.goto(f"/t/{made['table']}/replay")
    guest.button("Look back").click()
    expect(guest.page.get_by_text("Luck and decisions apart")).to_be_visible(timeout=240_000)
    link = guest.page.locator("section li a").first
    line = link.inner_text().split()[-1]
    link.click()
    guest.page.wait_for_url(f"**/replay?n={line}")


def test_a_bot_is_chosen_with_its_style_and_strength(visit: Come) -> None:
    guest = visit()
    card = guest.game("Mexica")
    card.get_by_text("More options").click()
    card.get_by_label("How the computer likes to play").select_option("raider")
    card.get_by_label("Strength").fill("40")
    card.get_by_role("button", name="Against the computer", exact=True).click()
    guest.shown(".prompt")
    expect(guest.page.get_by_text("normal, Raider, 40 %")).to_be_visible()
