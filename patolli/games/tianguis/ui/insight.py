"""The numbers of a view that a page shows."""

from typing import Any, Final, TypedDict

PANELS: Final = {"Sweeten": "stall", "Auction": "auction", "Window": "window"}  # by the frame on top


class Insight(TypedDict):
    """The panel to open and its numbers."""

    panel: str  # "" while chance decides and after the end
    purse: int | None  # the beans that the viewer can bid; None for a spectator
    bid: int  # the highest bid, 0 if there is none
    bidder: int | None


def insight(view: dict[str, Any]) -> Insight:
    """Return the open panel, the viewer's purse and the highest bid."""
    top: dict[str, Any] = view["stack"][-1] if view["stack"] else {"frame": ""}
    bid: int = top.get("bid", 0)
    return {
        "panel": PANELS.get(top["frame"], ""),
        "purse": None if view["seat"] is None else view["state"]["beans"][view["seat"]],
        "bid": bid,
        "bidder": top["bidder"] if bid else None,
    }
