"""Options of Cortez for two people at two browsers: trading between any two, and bribe cards at any time."""

import os
from pathlib import Path

from playwright.sync_api import expect
from server.client import TestServer, wait
from web.browser import SPOTS, BrowserUser, Come, match_of

from patolli.core.actions import Action
from patolli.core.state import State
from patolli.match.fair_draws import FairDraws
from patolli.match.match import Match

PICTURES = os.environ.get("PATOLLI_PICTURES", "")  # a folder for pictures of what the test sees


class WantedDraws(FairDraws):
    """Draws that give what is wanted where chance can give it."""

    def __init__(self, wanted: tuple[str, ...], match: Match) -> None:
        super().__init__(bytes(32))
        self.wanted, self.game = wanted, match.replay.game

    def outcome(self, k: int, state: State) -> Action:
        offered = {self.game.actions.name(action): action for action in state.legal_actions(-1)}
        found = next((offered[text] for text in self.wanted if text in offered), None)
        return super().outcome(k, state) if found is None else found


def two_people(
    visit: Come, server: TestServer, option: str, value: str, *wanted: str
) -> tuple[BrowserUser, BrowserUser, Match]:
    """Return two browsers at a table for two with an option, in the order of the seats, and its match."""
    ada = visit()
    ada.game("Mexica").wait_for()
    seats = [{"kind": "me"}, {"kind": "invite"}]
    body = {"game": "cortez", "options": {option: value}, "seats": seats}
    made = ada.page.request.post("/api/v1/tables", data=body, headers={"origin": server.url}).json()
    ((_, secret),) = made["invites"].items()
    ada.page.goto(f"/t/{made['table']}")
    ben = visit(f"/t/{made['table']}#seat={secret}")
    ben.shown(".prompt")
    match = match_of(server, made["table"])
    match.draws = WantedDraws(wanted, match)
    return ada, ben, match


def asked(match: Match) -> str:
    return type(match.replay.state.stack[-1]).__name__


def pass_once(people: tuple[BrowserUser, BrowserUser], server: TestServer, match: Match) -> None:
    """Pass for the seat that is asked, or take the first answer."""
    (seat,) = match.to_act()
    actions, legal = match.replay.game.actions, match.replay.state.legal_actions(seat)
    choice = next((action for action in legal if actions.name(action) == "pass"), legal[0])
    sent = {
        "rev": match.revision,
        "key": f"pass-{match.revision}-123",
        "action": choice,
        "seat": match.replay.name(seat),
    }
    address = f"/api/v1/tables/{people[0].table()}/actions"
    people[seat].page.request.post(address, data=sent, headers={"origin": server.url})


def go_on(people: tuple[BrowserUser, BrowserUser], server: TestServer, match: Match, until: str) -> None:
    """Pass for both, or take the first answer, until a question is asked."""
    for _ in range(200):
        if asked(match) == until:
            return
        pass_once(people, server, match)
    raise AssertionError(f"{until} was not asked")


def picture(user: BrowserUser, name: str) -> None:
    """Keep a picture, if somebody wants to look at it."""
    if PICTURES:
        user.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def test_two_people_trade_before_a_turn(visit: Come, server: TestServer) -> None:
    ada, ben, match = two_people(visit, server, "trading", "open")
    go_on((ada, ben), server, match, "Market")
    first, second = (ada, ben) if match.to_act() == (0,) else (ben, ada)
    expect(first.page.locator(".stage")).to_contain_text("Trade, before the game goes on")
    picture(first, "market-asked")
    picture(second, "market-waits")
    assert second.page.locator(".prompt.mine").count() == 0, "nobody else is asked meanwhile"
    first.page.get_by_role("button", name="Propose a trade").or_(
        first.page.get_by_role("button", name="Trade with")
    ).first.click()
    first.shown(".deal")
    first.page.locator(".own button:not([aria-disabled=true])").first.click()
    first.page.locator(".stage").get_by_role("button", name="Send the offer").click()
    expect(second.page.locator(".stage").get_by_role("button", name="Decline")).to_be_visible()
    picture(second, "market-offer")
    second.page.locator(".stage").get_by_role("button", name="Accept").click()
    wait(lambda: asked(match) == "Market")
    assert "accept" in [line.text for line in match.replay.record.lines]
    picture(first, "market-again")

    first.page.keyboard.press("?")
    rules = first.page.get_by_role("dialog").get_by_role("link", name="Rules").get_attribute("href")
    assert rules == f"/rules/cortez?table={first.table()}"
    first.page.goto(rules)
    expect(first.page.locator(".texts")).to_contain_text("This table plays with")
    expect(first.page.locator(".texts")).to_contain_text("any two players, also before each turn")
    picture(first, "rules-of-the-table")


def test_a_bribe_card_is_played_while_another_decides(visit: Come, server: TestServer) -> None:
    wanted = ("first red", "event bribery", "bribe own")
    ada, ben, match = two_people(visit, server, "bribes", "anytime", *wanted)
    people = (ada, ben)
    go_on(people, server, match, "Act")
    (holder,) = match.to_act()  # nobody has bid, so the card came to this seat
    start = match.revision
    while match.to_act() == (holder,) or asked(match) != "Act":
        pass_once(people, server, match)
        assert match.revision < start + 60
    mine, theirs = people[holder], people[1 - holder]
    theirs.shown(".prompt.mine")
    play = mine.page.locator(".prompt").get_by_role("button", name="own figure").first
    play.wait_for()
    picture(mine, "anytime-offered")
    play.click()
    wait(lambda: asked(match) == "PickFigure")
    mine.page.locator(SPOTS).first.click()
    wait(lambda: asked(match) == "PutFigure")
    mine.page.locator(SPOTS).first.click()
    wait(lambda: asked(match) == "Act")
    assert match.to_act() == (1 - holder,), "who was asked is asked again"
    theirs.shown(".prompt.mine")
    picture(theirs, "anytime-afterwards")
