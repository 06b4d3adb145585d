"""A view in words, line by line: message ids with their arguments."""

from typing import Any

from patolli.core.game import Message
from patolli.games.tianguis.data.components import KINDS
from patolli.games.tianguis.ui.insight import Insight


def describe(view: dict[str, Any], numbers: Insight) -> list[Message]:
    """Return the round, the stall, every seat, the own hand and the highest bid."""
    table = view["state"]
    lines: list[Message] = [("view-round", {"round": table["round"], "rounds": table["rounds"]})]
    if table["pips"] and view["to_act"]:
        lines.append(("view-stall", {"pips": table["pips"], "pot": table["pot"]}))
    for seat, hand in enumerate(table["hands"]):
        cards = sum(hand) if isinstance(hand, list) else hand
        holdings = {"beans": table["beans"][seat], "points": table["points"][seat], "cards": cards}
        lines.append(("view-seat", {"seat": seat, **holdings}))
    if view["seat"] is not None:
        lines.append(("view-hand", dict(zip(KINDS, table["hands"][view["seat"]], strict=True))))
    if numbers["panel"] == "auction" and numbers["bid"]:
        lines.append(("view-bid", {"seat": numbers["bidder"], "beans": numbers["bid"]}))
    return lines
