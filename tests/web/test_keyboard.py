"""The table by keys alone."""

from playwright.sync_api import expect
from web.browser import Come, play_now


def test_single_keys_can_be_switched_off(visit: Come) -> None:
    guest = play_now(visit)
    help_dialog = guest.page.get_by_role("dialog")
    guest.page.get_by_label("Settings").click()
    single = guest.page.get_by_label("Single keys act")
    expect(single).to_be_checked()
    single.uncheck()
    guest.page.keyboard.press("Escape")
    for key in "?/eu":
        guest.page.keyboard.press(key)
    expect(help_dialog).to_have_count(0)
    expect(guest.page.locator(".prompt [role=alert]")).to_have_count(0)
    assert guest.page.evaluate("document.activeElement.id") != "typed"
    guest.page.reload()  # the choice is kept
    guest.shown(".prompt.mine")
    guest.page.keyboard.press("?")
    expect(help_dialog).to_have_count(0)
    guest.page.get_by_label("Settings").click()
    single.check()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    expect(help_dialog).to_have_count(1)
