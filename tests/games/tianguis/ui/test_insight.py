"""The numbers of a page."""

from typing import Any

import pytest
from games.tianguis.position import AUCTION, START, at

from patolli.core.replay import Replay


def insight(table: Replay, viewer: int | None) -> dict[str, Any]:
    return table.game.insight(table.game.view(table.state, viewer))


@pytest.mark.rule("T3.1", "T3.2")
def test_the_purse_is_the_viewers_and_the_bid_the_highest() -> None:
    table = at(*START, "p1: add, add, open")
    assert insight(table, 0) == {"panel": "auction", "purse": 10, "bid": 0, "bidder": None}
    table.play_line("p1", "bid 4")
    assert insight(table, 1) == {"panel": "auction", "purse": 12, "bid": 4, "bidder": 0}
    assert insight(table, None) == {"panel": "auction", "purse": None, "bid": 4, "bidder": 0}
    table.play_line("p2", "pass")
    assert insight(table, 1) == {"panel": "window", "purse": 12, "bid": 4, "bidder": 0}


@pytest.mark.rule("T2.5")
def test_no_panel_is_open_while_chance_decides_and_after_the_end() -> None:
    assert insight(at(), 0)["panel"] == ""
    assert insight(at(*START), 0)["panel"] == "stall"
    assert insight(at(*AUCTION, "p1 pass", "p2 pass", rounds=1), 0)["panel"] == ""
