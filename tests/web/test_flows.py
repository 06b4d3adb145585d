"""What people do over a longer while: lose the server, learn, look back, carry a game elsewhere, play by keys or by touch."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect
from server.house import House
from web.visit import Visit

Come = Callable[..., Visit]
LONG = 60_000  # milliseconds


def test_a_server_that_is_away_is_called_so(chromium: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "games.db")
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
