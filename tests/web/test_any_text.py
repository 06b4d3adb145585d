"""Names, chat and typed actions of any script and length: shown or refused in words, and nothing leaves its box."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from server.client import TestServer
from web.browser import PHONE, BrowserUser, Come, created

TEXTS: Final = {
    "long": "Donaudampfschifffahrtsgesellschaftskapitän",
    "wide": "W" * 40,
    "right to left": "שלום עולם من فضلك",
    "override": "abc\u202egnp.exe",
    "emoji": "👩‍👩‍👧‍👦🐍🏳️‍🌈" * 3,
    "marks": "Z̴̢̛̘͎̣̪͓͈a̵̛̠̞͉͎l̶̨̢̛͕͉g̸̛̘o̷" + "́" * 8,
    "wide letters": "漢字仮名交じり文漢字仮名交じり文",
    "markup": "<img src=x onerror=alert(1)>",
}
OUTSIDE: Final = """() => {
    const width = document.documentElement.clientWidth;
    const inPanes = element => {
        for (let up = element; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.position === 'fixed' || /hidden|clip|auto|scroll/.test(style.overflowX)) return true;
        }
        return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter(element => {
        if (!(element instanceof HTMLElement)) return false;
        const box = element.getBoundingClientRect();
        return box.width && (box.right > width + 1 || box.left < -1) && !inPanes(element.parentElement);
    });
    const spilled = [...document.querySelectorAll('.players *, .prompt *, #panel *, .strip *, .sheet .card')].filter(
        element => element instanceof HTMLElement && element.clientWidth &&
            element.scrollWidth > element.clientWidth + 4 &&
            getComputedStyle(element).overflowX === 'visible' && getComputedStyle(element).display !== 'inline');
    return [...wide, ...spilled].map(e => `${e.tagName}.${e.className}: ${(e.textContent ?? '').slice(0, 30)}`);
}"""


def fits(page: Page) -> None:
    """Assert that nothing lies outside the window or its own box, and that the page cannot be scrolled aside."""
    outside = page.evaluate(OUTSIDE)
    assert not outside, str(outside)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def seated(visit: Come, server: TestServer, name: str, **more: Any) -> BrowserUser:
    """Return a player of this name at a table against another of this name."""
    guest = visit(**more)
    guest.game("Mexica").wait_for()
    guest.page.request.post("/api/v1/me", data={"name": name}, headers={"origin": server.url})
    seats = [{"kind": "me"}, {"kind": "invite"}]
    made = guest.page.request.post(
        "/api/v1/tables", data={"game": "mexica", "seats": seats}, headers={"origin": server.url}
    ).json()
    other = server.user(name)
    assert other.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"]).status_code == 200
    guest.page.goto(f"/t/{made['table']}")
    guest.shown(".prompt")
    return guest


@pytest.mark.parametrize("kind", TEXTS)
@pytest.mark.parametrize("window", [{"viewport": {"width": 1280, "height": 800}}, PHONE], ids=["desk", "phone"])
def test_names_chat_and_typed_actions_stay_in_their_boxes(
    visit: Come, server: TestServer, kind: str, window: dict[str, Any]
) -> None:
    text = TEXTS[kind]
    guest = seated(visit, server, text[:40], **window)
    fits(guest.page)
    guest.page.get_by_role("tab", name="Chat").click()
    guest.say(text * 4)
    expect(guest.page.locator("#panel li, #panel p").last).to_be_visible()
    fits(guest.page)
    for tab in ("Players", "Log", "More"):
        guest.page.get_by_role("tab", name=tab).click()
        fits(guest.page)
    if guest.page.locator("#typed").count():
        guest.page.locator("#typed").fill(text)
        fits(guest.page)
        guest.page.locator("#typed").press("Enter")
        expect(guest.page.locator(".prompt [role=alert]")).to_be_visible()
        fits(guest.page)


def test_the_start_page_bears_any_name(visit: Come, server: TestServer) -> None:
    guest = visit(**PHONE)
    created(guest, server, "/api/v1/tables", {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "me"}]})
    for text in TEXTS.values():
        guest.page.request.post("/api/v1/me", data={"name": text[:40]}, headers={"origin": server.url})
        guest.page.reload()
        guest.game("Mexica").wait_for()
        fits(guest.page)
