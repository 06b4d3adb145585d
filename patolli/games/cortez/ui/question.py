"""The open question of a view in plain words: its name, the deal on the table, and the figure that is to move."""

from typing import Any, Final, TypedDict

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.cortez.data.components import SUPPLIES
from patolli.games.cortez.rules.auction import Auction, Pay
from patolli.games.cortez.rules.bribe_cards import PutFigure, Window
from patolli.games.cortez.rules.combat.aftermath import Place, Premium
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.mercenaries import Mercenaries
from patolli.games.cortez.rules.combat.sequence import Deputy, Levy, Lot, Parley
from patolli.games.cortez.rules.deals import DEALS, Trade
from patolli.games.cortez.rules.event_cards import Bridges, Mutiny, Plunder, PutTaken
from patolli.games.cortez.rules.market import Market
from patolli.games.cortez.rules.movement import March
from patolli.games.cortez.rules.setup import Mark
from patolli.games.cortez.state import NO_FIELD, OWN
from patolli.games.cortez.ui.view_parts import find, parties

View = dict[str, Any]
QUESTIONS: Final[dict[type[Frame[Any]], str]] = {  # other questions need no name
    Auction: "auction",
    Batch: "batch",
    Bridges: "bridges",
    Deputy: "deputy",
    Levy: "levy",
    Lot: "lot",
    March: "march",
    Market: "market",
    Mercenaries: "mercenaries",
    Mutiny: "mutiny",
    Parley: "parley",
    Pay: "pay",
    Plunder: "plunder",
    Trade: "deal",
    Window: "window",
}
NAMES: Final = {frame.__name__: name for frame, name in QUESTIONS.items()}


class DealInsight(TypedDict):
    """A deal that is open: its maker gives and wants supplies, by kind. Of a draft others see nothing (C14.21)."""

    kind: str  # of DEALS
    opener: Seat
    partner: Seat
    maker: Seat  # of the offer on the table
    hidden: bool  # the viewer does not see the draft
    drafts: bool  # cards are added in any order, and a draft can be left
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
    return NAMES.get(view["stack"][-1]["frame"], "") if view["stack"] else ""


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
        "hidden": deal["give"] is None,
        "drafts": "abstains" in view["state"],
        "give": deal["give"] or [0] * len(SUPPLIES),
        "want": deal["want"] or [0] * len(SUPPLIES),
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
    codes: dict[type[Frame[Any]], int] = {
        March: own,
        PutTaken: 1 + top.get("nation", 0),
        PutFigure: own if start == NO_FIELD else table["figure"][start],
        Place: table["lifted"],
        Mark: OWN + view["to_act"][0] if view["to_act"] else 0,
        Premium: OWN + view["to_act"][0] if view["to_act"] else 0,
    }
    for frame, code in codes.items():
        if frame.__name__ == top["frame"]:
            moves = frame in (March, PutTaken, PutFigure) and start != NO_FIELD
            return {"code": code, "start": start if moves else None}
    return None


def bidder(view: View) -> Seat | None:
    """Return the seat with the highest bid of an open auction."""
    auction = find(view, Auction)
    return auction["bidder"] if auction and auction["bid"] else None
