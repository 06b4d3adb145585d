"""The open question of a view in plain words: its name, the deal on the table, and the figure that is to move."""

from typing import Any, Final, TypedDict

from patolli.core.audience import Seat
from patolli.games.cortez.rules.deals import DEALS
from patolli.games.cortez.state import NO_FIELD, OWN
from patolli.games.cortez.ui.view_parts import find, parties

View = dict[str, Any]
QUESTIONS: Final = {  # by frame; other questions need no name
    "Auction": "auction",
    "Batch": "batch",
    "Bridges": "bridges",
    "Deputy": "deputy",
    "Levy": "levy",
    "Lot": "lot",
    "March": "march",
    "Mercenaries": "mercenaries",
    "Mutiny": "mutiny",
    "Parley": "parley",
    "Pay": "pay",
    "Plunder": "plunder",
    "Trade": "deal",
    "Window": "window",
}


class DealInsight(TypedDict):
    """A deal that is open: its maker gives and wants supplies, by kind."""

    kind: str  # of DEALS
    opener: Seat
    partner: Seat
    maker: Seat  # of the offer on the table
    give: list[int]
    want: list[int]
    value: int | None  # of the war card to be lent, if the viewer knows it
    sent: bool
    countered: bool


class FigureToMove(TypedDict):
    """The figure that the answer puts on a field, and where it comes from."""

    code: int  # 0: it is not known
    start: int | None


def question(view: View) -> str:
    """Return the name of the open question."""
    return QUESTIONS.get(view["stack"][-1]["frame"], "") if view["stack"] else ""


def deal_insight(view: View) -> DealInsight | None:
    """Return the open deal."""
    deal = view["stack"][-1] if question(view) == "deal" else None
    if deal is None:
        return None
    return {
        "kind": DEALS[deal["kind"]],
        "opener": deal["opener"],
        "partner": deal["partner"],
        "maker": parties(deal)[0],
        "give": deal["give"],
        "want": deal["want"],
        "value": deal["value"] or None,
        "sent": deal["sent"],
        "countered": deal["countered"],
    }


def figure_to_move(view: View) -> FigureToMove | None:
    """Return the figure that the answer to the open question puts on a field."""
    if not view["stack"]:
        return None
    top, table = view["stack"][-1], view["state"]
    start = top.get("start", NO_FIELD)
    own = OWN + table["active"]
    codes = {
        "March": own,
        "PutTaken": 1 + top.get("nation", 0),
        "PutFigure": own if start == NO_FIELD else table["figure"][start],
        "Place": table["lifted"],
        "Mark": OWN + view["to_act"][0] if view["to_act"] else 0,
        "Premium": OWN + view["to_act"][0] if view["to_act"] else 0,
    }
    if top["frame"] not in codes:
        return None
    moves = top["frame"] in ("March", "PutTaken", "PutFigure") and start != NO_FIELD
    return {"code": codes[top["frame"]], "start": start if moves else None}


def bidder(view: View) -> Seat | None:
    """Return the seat with the highest bid of an open auction."""
    auction = find(view, "Auction")
    return auction["bidder"] if auction and auction["bid"] else None
