"""Looking back: replays and reports."""

import re

from playwright.sync_api import expect
from server.client import TestServer, wait
from web.browser import GOLDEN, Come, created, imported, match_of, play_now, together


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


def test_a_replay_behind_a_curtain(visit: Come, server: TestServer) -> None:
    guest = visit()
    together(guest, server, "cortez")
    guest.page.goto(f"{guest.page.url}/replay")
    guest.shown(".curtain")
    assert guest.page.locator(".board").count() == 0, "the hand is hidden behind the curtain"
    guest.page.locator(".curtain button").click()
    expect(guest.page.get_by_role("slider")).to_be_visible()


def test_play_on_from_a_position(visit: Come, server: TestServer) -> None:
    guest = visit()
    old = imported(guest, server, "mexica", "three-idle")
    guest.page.goto(f"/t/{old}/replay?n=20")
    guest.button("Play on from here").click()
    guest.shown(".prompt.mine")
    table = guest.table()
    assert table != old
    assert match_of(server, table).revision >= 20


def test_replay_of_a_game_of_bots(visit: Come, server: TestServer) -> None:
    guest = visit()
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    table = created(guest, server, "/api/v1/tables", {"game": "mexica", "seats": bots})
    guest.page.goto(f"/t/{table}")  # bots play among themselves while somebody looks
    wait(lambda: match_of(server, table).replay.over, 120)
    guest.page.goto(f"/t/{table}/replay")
    slider = guest.page.get_by_role("slider")
    expect(guest.page.get_by_role("img", name="Points over time")).to_be_visible()
    last = match_of(server, table).revision  # not before: the last decision is applied, then counted
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


def test_a_report_leads_into_the_replay(visit: Come, server: TestServer) -> None:
    record = (GOLDEN / "mexica/games/three-idle.patolli").read_text(encoding="utf-8")
    guest = visit()
    guest.page.goto(f"/t/{created(guest, server, '/api/v1/tables/import', {'record': record})}/replay")
    guest.button("Look back").click()
    expect(guest.page.get_by_text("Luck and decisions apart")).to_be_visible(timeout=240_000)
    guest.page.get_by_text("The most costly decisions").click()
    slip = guest.page.locator("section details li").first
    text = [line.strip() for line in slip.inner_text().splitlines()]
    _, verdict, done, better = [line for line in text if line]
    assert re.fullmatch(r"blunder, −[1-9]\d? %", verdict)
    assert re.fullmatch(r"Player [1-3] \S.*\.", done) and done.isprintable()
    assert better.startswith(f"Better: {done[: len('Player 1')]} ") and better != f"Better: {done}"
    curves = guest.page.locator("svg[role=img]")
    numbers = [curves.nth(at).locator(".turn").all_text_contents() for at in range(2)]
    assert "10" in numbers[0] and numbers[0] == numbers[1], "both curves count the same turns"
    link = guest.page.locator("section li a").first
    line = link.inner_text().split()[-1]
    link.click()
    guest.page.wait_for_url(f"**/replay?n={line}")


def test_of_a_game_resigned_at_once_there_is_nothing_to_tell(visit: Come, server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me", public=True)["table"]
    ada.do(table, "resign", seat="p1")
    guest = visit()
    guest.page.goto(f"/t/{table}/replay")
    guest.button("Look back").click()
    expect(guest.page.get_by_text("There is nothing to look back at")).to_be_visible(timeout=60_000)
    expect(guest.page.locator("section table")).to_have_count(0)
