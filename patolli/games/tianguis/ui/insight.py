"""The numbers of a view that a page shows."""

from typing import Any, Final, TypedDict

from patolli.core.game import Game
from patolli.core.state import Frame
from patolli.games.tianguis.rules.auction import Auction, Window
from patolli.games.tianguis.rules.sequence import Sweeten
from patolli.games.tianguis.state import TianguisState

PANELS: Final[dict[type[Frame[Any]], str]] = {Sweeten: "stall", Auction: "auction", Window: "window"}


class Insight(TypedDict):
    """The panel to open and its numbers."""

    panel: str  # the panel that a page opens: "stall", "auction", "window", or "" for none
    purse: int | None  # the beans that the viewer can bid; None for a spectator
    bid: int  # the highest bid, 0 if there is none
    bidder: int | None


def insight(game: Game, view: dict[str, Any]) -> Insight:
    """Return the open panel, the viewer's purse and the highest bid."""
    s = game.public_state(view)
    assert isinstance(s, TianguisState)
    top = s.stack[-1] if s.stack else None
    sale = top if isinstance(top, (Auction, Window)) and top.bid else None
    return {
        "panel": PANELS.get(type(top), "") if top else "",
        "purse": None if view["seat"] is None else s.beans[view["seat"]],
        "bid": sale.bid if sale else 0,
        "bidder": sale.bidder if sale else None,
    }
