"""Fights, hints and cards of Chichén Itzá."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer, key, wait
from web.browser import GOLDEN, BrowserUser, Come, created, pass_device

from patolli.core.registry import game_class
from patolli.match.match import Match

GAMES = GOLDEN / "chichen_itza" / "games"
ABOVE = "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
FOUR_LINES_OF_NEWS = 86  # pixels from the top of a phone
UNSEALED = re.compile(r"(?m)^(commit|nonce|seed) .*\n|^#.*\n")


def seated(visit: Come, server: TestServer, record: str, **more: Any) -> BrowserUser:
    """Somebody who has opened a record and sits where one is asked."""
    guest = visit(**more)
    guest.page.goto(f"/t/{created(guest, server, '/api/v1/tables/import', {'record': record})}")
    pass_device(guest)
    return guest


def recorded(name: str, last: str, after: str) -> str:
    """A recorded game up to this line, the first one after another."""
    text = UNSEALED.sub("", (GAMES / f"{name}.patolli").read_text(encoding="utf-8"))
    return text[: text.index(f"\n{last}\n", text.index(f"\n{after}\n")) + len(last) + 2]


def played(question: str) -> str:
    """A game of chance moves by rules 1, always the same ones, up to where this is asked."""
    rng = random.Random(32)
    match = Match(game_class("chichen_itza")({}, 1), ["Ada", "Ben"], seed=bytes(32), game_id="chance")
    while type(match.replay.state.stack[-1]).__name__ != question:
        seat = match.to_act()[0]
        offered = [match.replay.game.actions.name(action) for action in match.replay.state.legal_actions(seat)]
        wanted = [text for text in offered if text in ("act god", "act land", "god g27")]
        match.play(seat, rng.choice(wanted or offered), match.revision)
    return UNSEALED.sub("", match.save_text())


def begun(question: str, fits: Callable[[Match], bool], **options: object) -> str:
    """The first game of chance moves in which this is asked in a position that fits, up to there."""
    game = game_class("chichen_itza")(options)
    for seed in range(32, 64):
        rng = random.Random(seed)
        match = Match(game, ["Ada", "Ben"], seed=bytes([seed]) * 32, game_id="chance")
        while match.to_act():
            if type(match.replay.state.stack[-1]).__name__ == question and fits(match):
                return UNSEALED.sub("", match.save_text())
            match.play(match.to_act()[0], rng.choice(choices(match)), match.revision)
    raise AssertionError(f"{question} is asked in no game")


def choices(match: Match, verb: str = "") -> list[str]:
    """The choices of the seat to act, or those by one verb; none that bots would skip."""
    state, game = match.replay.state, match.replay.game
    seat = match.to_act()[0]
    texts = [game.actions.name(action) for action in game.prune(state, seat, state.legal_actions(seat))]
    return [text for text in texts if verb in ("", text.split()[0])]


def test_an_attack_on_the_city_is_announced(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, recorded("four-heroes", "red take 5", after="* raid shaman"))
    expect(guest.page.locator(".stage")).to_contain_text("The city is attacked! You are last in favour")
    expect(guest.page.locator(".stage")).to_contain_text("+2 points if it is saved, −3 if not")


def test_villages_say_what_they_give(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, played("Yield"))
    expect(guest.page.locator(".stage").get_by_role("button", name="2 coins")).to_be_visible()
    expect(guest.page.locator(".stage").get_by_role("button", name="1 warrior")).to_be_visible()


def test_the_signs_are_explained(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, recorded("four-heroes", "red take 5", after="* raid shaman"))
    guest.button("Help").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Luck: in a fight 1 throws your dice again")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_title("Luck: in a fight 1 throws your dice again").first).to_be_visible()


def test_the_end_of_a_fight_stays_until_it_is_closed(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, recorded("two-at-war", "* roll 1", after="red to r5"))
    guest.page.locator(".stage").get_by_role("button", name="Another hit").click()
    guest.shown(".tally, .curtain button")  # what the ruin holds was drawn: it may be the other's turn
    if guest.page.locator(".curtain button").count():
        guest.page.locator(".curtain button").click()
    tally = guest.page.locator(".tally")
    expect(tally.locator("h2")).to_have_text(re.compile("(You win r5!|Red wins r5.)$"))
    expect(tally).to_contain_text("Red defeats the creature: snake, strength 2.")
    guest.page.reload()
    pass_device(guest)
    tally.get_by_role("button", name="Close").click()
    expect(tally).to_have_count(0)


def test_one_fight_is_shown_at_a_time_and_none_after_playing_on(visit: Come, server: TestServer) -> None:
    last = "red act god+magic magic"
    record = recorded("two-at-war", last, after="red to r5").removesuffix(f"{last}\n")
    guest = visit()
    table = created(guest, server, "/api/v1/tables/import", {"record": record})
    guest.page.evaluate(
        "key => localStorage.setItem(key, '1')", f"patolli.v1.scoringClosed/{table}"
    )  # has been there before all fights
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    tally = guest.page.locator(".tally")
    expect(tally.locator("h2")).to_have_count(1)
    expect(tally.locator("h2")).to_contain_text("city")  # the latest one of red; green was at t2 since
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("act coins")
    guest.page.keyboard.press("Enter")
    expect(tally).to_have_count(0)
    guest.page.reload()
    pass_device(guest)
    expect(tally).to_have_count(0)
    folded = guest.page.locator("#panel .head[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    expect(guest.page.locator("#panel")).to_contain_text("t2")


def advised(guest: BrowserUser, game: str, text: str, spots: list[str], *others: str) -> None:
    """Let the next hint be this one, with other choices beside it, and ask for it."""
    parse = game_class(game)({}).actions.parse
    advice = {
        "lead": 0.0,
        "spots": spots,
        "events": [],
        "follow_up": [],
        "message": "hint-tried",
        "reasons": [],
        "drawback": None,
    }
    best = [advice | {"action": parse(choice), "text": choice} for choice in (text, *others)]
    hint = {"depth": "full", "verb": text.split()[0], "spots": spots, "best": best}
    guest.page.route("**/hint", lambda route: route.fulfill(json=hint))
    guest.button("Give me a hint").click()


def test_a_hint_names_the_action_at_once(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, played("Turn"))
    advised(guest, "chichen_itza", "act coins", ["coins"])
    expect(guest.page.locator(".hint")).to_contain_text("Have a look at this: Take coins.")
    expect(guest.page.locator(".board .hot")).to_contain_text("Take coins")
    expect(guest.page.locator(".hint button")).to_have_text(["Tell me all, and why"])


def test_a_hint_to_cast_magic_is_not_named_by_what_declines(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, played("Cast"))
    advised(guest, "chichen_itza", "cast stone 1", [])
    expect(guest.page.locator(".hint")).to_contain_text("Have a look at this: Cast 1 × stone")
    expect(guest.page.locator(".hint button")).to_have_text(["Tell me all, and why"])


def test_a_move_that_is_prepared_step_by_step_is_shown_once(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, recorded("two-at-war", "red take 4", after="red from t5"))
    lines = guest.page.locator("#panel .line:not(.head)")
    expect(lines.nth(0)).to_have_text("Red prepares a move.")
    expect(lines.nth(1)).to_have_text("Red moves by water for 5 coins.")


@pytest.mark.parametrize("width", [360, 390])
def test_a_hint_on_a_phone_does_not_hide_the_dice(visit: Come, server: TestServer, width: int) -> None:
    record = recorded("four-heroes", "* roll 6", after="green take 4 b")
    guest = seated(visit, server, record, viewport={"width": width, "height": 740}, has_touch=True, is_mobile=True)
    dice = guest.page.locator(".stage .dice svg").first
    expect(dice).to_be_in_viewport(ratio=1)
    advised(guest, "chichen_itza", "luck reroll", [], "luck hit", "done")
    guest.button("Tell me all").click()
    guest.page.get_by_text("2 other choices").click()
    expect(guest.page.locator(".hint details .line")).to_have_count(2)
    expect(dice).to_be_in_viewport(ratio=1)
    guest.page.wait_for_function(ABOVE, arg=[dice.element_handle(), guest.page.locator(".sheet").element_handle()])


def test_a_fight_on_a_phone_opens_in_view(visit: Come, server: TestServer) -> None:
    record = recorded("two-at-war", "red take 4", after="red from t5")
    guest = seated(visit, server, record, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    rev = server.node.registry.tables[guest.table()].require_match().revision
    guest.page.get_by_role("tab", name="Log").tap()
    expect(guest.page.locator("#panel .line").first).to_be_visible()  # it lies over the board
    move = {"rev": rev, "key": key(), "text": "to r5", "seat": "red"}
    assert guest.page.request.post(
        f"/api/v1/tables/{guest.table()}/actions", data=move, headers={"origin": server.url}
    ).ok
    expect(guest.page.locator(".stage .field")).to_be_in_viewport(ratio=0.9)


def test_what_a_fight_brought_is_not_hidden_by_the_news(visit: Come, server: TestServer) -> None:
    record = recorded("two-at-war", "* roll 1", after="red to r5")
    guest = seated(visit, server, record, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    match = server.node.registry.tables[guest.table()].require_match()
    begun = match.revision
    guest.page.locator(".stage").get_by_role("button", name="Another hit").tap()
    wait(lambda: match.revision > begun)
    if match.to_act() != (0,):  # it may be the other's turn
        guest.shown(".curtain button").click()
    heading = guest.shown(".tally h2").bounding_box()
    assert heading and heading["y"] >= FOUR_LINES_OF_NEWS


def test_players_lay_the_land(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, begun("Laying", lambda match: True, layout="players"))
    expect(guest.page.locator(".prompt")).to_contain_text("Where do you lay this tile")
    lit = guest.shown(".land .spot.lit")
    assert lit.count() == 8 and "free place" in str(lit.first.get_attribute("aria-label"))
    frame = guest.page.locator(".land svg").first.get_attribute("viewBox")
    guest.pick()
    match = server.node.registry.tables[guest.table()].require_match()
    wait(lambda: match.to_act() == (1,))
    pass_device(guest)
    assert guest.page.locator(".land svg").first.get_attribute("viewBox") == frame, "the map stays where it is"
    tiles = match.replay.game.dump(match.replay.state)["state"]["tile"]
    assert len([kind for kind in tiles if kind >= 0]) == 9


def test_warriors_are_placed_in_any_order(visit: Come, server: TestServer) -> None:
    record = begun("Reinforce", lambda match: len(choices(match, "put")) > 2)
    guest = seated(visit, server, record)
    match = server.node.registry.tables[guest.table()].require_match()
    last, first = choices(match, "put")[-1].split()[1], choices(match, "put")[0].split()[1]
    start = match.revision
    guest.page.locator(f".land .spot.lit[data-place='{last}']").click()
    wait(lambda: match.revision == start + 1)
    expect(guest.page.locator(".prompt")).to_contain_text("placed so far: 1")
    guest.page.locator(f".land .spot.lit[data-place='{first}']").click()
    wait(lambda: match.revision == start + 2)
    put = [line.text for line in match.replay.record.lines if line.who == "red"]
    assert put[-2:] == [f"put {last}", f"put {first}"]
    expect(guest.page.get_by_role("button", name="Done", exact=True)).to_be_visible()


def has_idol(match: Match) -> bool:
    """Say whether the seat to act has an idol."""
    idols: list[int] = match.replay.game.dump(match.replay.state)["state"]["idols"]
    return idols[match.to_act()[0]] > 0


def test_an_idol_is_exchanged_in_the_middle_of_a_move(visit: Come, server: TestServer) -> None:
    record = begun("Move", lambda match: has_idol(match) and bool(choices(match, "to")))
    guest = seated(visit, server, record)
    match = server.node.registry.tables[guest.table()].require_match()
    begun_at = match.revision
    guest.page.locator(".prompt").get_by_role("button", name=re.compile("idol", re.I)).first.click()
    guest.page.locator(".prompt, .stage").get_by_role("button", name=re.compile("idol: coin", re.I)).first.click()
    wait(lambda: match.revision > begun_at)
    assert match.replay.record.lines[-1].text == "idol coins" and choices(match, "to")


def test_a_warning_before_an_action_without_effect(visit: Come, server: TestServer) -> None:
    guest = seated(visit, server, begun("Turn", can_idle), confirm=True)
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("act hero move")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("body")).to_contain_text("This has no effect now")


def can_idle(match: Match) -> bool:
    """Say whether a hero move would have no effect, but can be chosen."""
    state, game = match.replay.state, match.replay.game
    return game.actions.parse("act hero move") in state.legal_actions(0) and "act hero move" not in choices(match)
