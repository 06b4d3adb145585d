"""Whole games against bots, by clicks alone."""

from collections.abc import Callable

import pytest
from web.visit import Visit

GAMES = ("Mexica", "Cortez", "Chichén Itzá")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_clicks(visit: Callable[..., Visit], name: str) -> None:
    guest = visit()
    card = guest.game(name)
    card.get_by_text("More options").click()
    card.get_by_label("How well the computer plays").select_option("beginner")
    card.get_by_role("button", name="Play now").click()
    guest.table()
    guest.shown(".prompt")
    clicks, _ = guest.play_to_the_end(7)
    assert clicks > 20
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Verify the draws").click()
    dialog.get_by_role("status").filter(has_text="The draws were fair").wait_for()
