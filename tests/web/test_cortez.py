"""Cortez by clicks: a trade is a draft until it is sent, and can be withdrawn until it is answered."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from server.client import TestServer
from web.browser import PHONE, BrowserUser, Come, created, match_of, pass_device

from patolli.games.cortez.state import CortezState

PICTURES = os.environ.get("PATOLLI_PICTURES", "")  # a folder for pictures of what the test sees
DESK: dict[str, Any] = {}
CHOSEN = ".deal article:has(.side) .side > ul button"  # cards of the draft, which a click takes out


def picture(user: BrowserUser, name: str) -> None:
    """Keep a picture, if somebody wants to look at it."""
    if PICTURES:
        user.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def at_an_action(visit: Come, server: TestServer, size: dict[str, Any]) -> tuple[BrowserUser, BrowserUser]:
    """Two people at a table for two, when the first of them decides on an action."""
    ada = visit(**size)
    card = ada.game("Cortez")
    card.get_by_role("button", name="Invite friends").first.click()
    card.get_by_role("button", name="2 players").click()
    ben = visit(ada.shown("main input[readonly]").first.input_value(), **size)
    ben.shown(".prompt")
    table = ben.table()
    for step in range(200):
        for user in (ada, ben):
            seen = user.page.request.get(f"/api/v1/tables/{table}").json()
            if not seen["legal"] or seen["seat"] not in seen["to_act"]:
                continue
            if seen["view"]["stack"][-1]["frame"] == "Act":
                return (user, ben if user is ada else ada)
            body = {"rev": seen["rev"], "key": f"to-act-{step}", "action": seen["legal"][0][0], "seat": seen["seat"]}
            user.page.request.post(f"/api/v1/tables/{table}/actions", data=body, headers={"origin": server.url})
    raise AssertionError("no action was asked for")


def deal(user: BrowserUser) -> dict[str, Any]:
    """The deal as this page's player may know it."""
    table = user.table()
    found: dict[str, Any] = user.page.request.get(f"/api/v1/tables/{table}").json()["insight"]["deal"]
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_trade_is_a_draft(visit: Come, server: TestServer, size: dict[str, Any], request: Any) -> None:
    maker, other = at_an_action(visit, server, size)
    name = request.node.callspec.id
    maker.page.locator(".prompt.mine").wait_for()
    maker.page.get_by_role("button", name="Propose a trade").or_(
        maker.page.get_by_role("button", name="Trade with")
    ).first.click()
    maker.shown(".deal")
    picture(maker, f"{name}-1-empty")

    # cards in any order: first what is wanted, then what is given, a dear one before a cheap one
    maker.page.locator(".deal .more").locator("button:not([aria-disabled=true])").last.click()
    expect(maker.page.locator(CHOSEN)).to_have_count(1)
    maker.page.locator(".own button:not([aria-disabled=true])").last.click()
    expect(maker.page.locator(CHOSEN)).to_have_count(2)
    maker.page.locator(".own button:not([aria-disabled=true])").first.click()
    expect(maker.page.locator(CHOSEN)).to_have_count(3)
    picture(maker, f"{name}-2-three-cards")
    expect(other.page.locator(".stage")).to_contain_text("thinks about an offer")
    assert deal(other)["hidden"] and sum(deal(other)["give"] + deal(other)["want"]) == 0
    picture(other, f"{name}-3-what-the-other-sees")

    # one card is taken out by a click, the others stay
    before = deal(maker)
    maker.page.locator(CHOSEN).first.click()
    expect(maker.page.locator(CHOSEN)).to_have_count(2)
    after = deal(maker)
    assert sum(before["give"]) - sum(after["give"]) == 1 and before["want"] == after["want"]
    picture(maker, f"{name}-4-one-taken-out")

    # sent, withdrawn
    maker.page.locator(".stage").get_by_role("button", name="Send the offer").click()
    expect(other.page.locator(".stage").get_by_role("button", name="Decline")).to_be_visible()
    picture(other, f"{name}-5-the-offer")
    picture(maker, f"{name}-6-sent")
    maker.page.locator(".stage").get_by_role("button", name="Withdraw the offer").click()
    maker.page.locator(".prompt.mine").wait_for()
    expect(maker.page.locator(".deal")).to_have_count(0)
    picture(maker, f"{name}-7-withdrawn")


def test_a_draft_that_is_left_costs_nothing(visit: Come, server: TestServer) -> None:
    maker, _ = at_an_action(visit, server, DESK)
    table = maker.table()
    maker.page.locator(".prompt.mine").wait_for()
    for _ in range(4):  # one more than there are proposals
        maker.page.get_by_role("button", name="Propose a trade").or_(
            maker.page.get_by_role("button", name="Trade with")
        ).first.click()
        maker.shown(".deal")
        maker.page.locator(".own button:not([aria-disabled=true])").first.click()
        expect(maker.page.locator(CHOSEN)).to_have_count(1)
        maker.page.locator(".stage").get_by_role("button", name="Cancel").click()
        expect(maker.page.locator(".deal")).to_have_count(0)
    seen = maker.page.request.get(f"/api/v1/tables/{table}").json()
    assert seen["view"]["state"]["proposed"] == 0


def test_open_trading_and_standing_aside(visit: Come, server: TestServer) -> None:
    """Before a turn each seat is asked; one click is enough for the rest of the round."""
    guest = visit()
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "cortez", "options": {"trading": "open"}, "seats": seats}
    table = created(guest, server, "/api/v1/tables", body)
    match = match_of(server, table)
    while match.replay.state.to_act():
        state, rev = match.replay.state, match.revision
        if type(state.stack[-1]).__name__ == "Market":
            break
        (seat,) = state.to_act()
        legal = state.legal_actions(seat)
        sent = {"rev": rev, "key": f"to-market-{rev}", "action": legal[0], "seat": match.replay.name(seat)}
        guest.page.request.post(f"/api/v1/tables/{table}/actions", data=sent, headers={"origin": server.url})
        match = match_of(server, table)
    guest.page.goto(f"/t/{table}")
    pass_device(guest)
    expect(guest.page.locator(".stage")).to_contain_text("Trade, before the game goes on")
    picture(guest, "market")
    guest.page.locator(".stage").get_by_role("button", name="No trades in this round").click()
    guest.page.wait_for_function("() => !document.querySelector('.stage button')")
    state = match_of(server, table).replay.state
    assert isinstance(state, CortezState) and sum(state.abstains) == 1
