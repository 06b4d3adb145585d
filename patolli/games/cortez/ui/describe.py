"""A view in sentences: the round, the seats, the viewer's own cards, and combat, deal or auction."""

from typing import Any

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.cortez.data.components import BRIBES, EVENTS, NATIONS, SUPPLIES, Board
from patolli.games.cortez.rules.deals import DEALS, HIRE_DEAL
from patolli.games.cortez.state import NO_FIELD, NO_SEAT, NOBODY_THERE, OWN
from patolli.games.cortez.ui.insight import Insight
from patolli.games.cortez.ui.view_parts import colour, count, fields_of, find, parties, phase, sides, values, words

View = dict[str, Any]


def describe(view: View, numbers: Insight, board: Board) -> list[Message]:
    """Return message ids and arguments, one a line; `numbers` are those of the view."""
    table = view["state"]
    return [
        *when(view),
        *left_lines(numbers),
        ("view-bridges", {"down": [word for word, down in zip(board.bridge_words, table["down"]) if down]}),
        *[("view-seat", seat_args(view, board, seat)) for seat in range(view["players"])],
        *[
            ("view-unmarked", unmarked_args(table, board, nation, strong))
            for nation, strong in enumerate(numbers["nations"])
        ],
        *hands(view),
        ("view-decks", deck_args(table)),
        ("view-discard", {"cards": words(SUPPLIES, table["discard"])}),
        *combat_lines(view, numbers),
        *deal_lines(view),
        *auction_lines(view, numbers),
    ]


# The lines


def when(view: View) -> list[Message]:
    """Return round and turn."""
    table = view["state"]
    if not view["stack"]:
        return [("view-over", {})]
    if not phase(view):
        return [("view-setup", {})]
    left = words(EVENTS, table["events"])
    return [
        ("view-round", {"round": table["round"], "rounds": table["rounds"], "flips": table["flips"]}),
        ("view-events", {"events": left}),
        ("view-turn", {"seat": table["active"], "phase": phase(view), "trades": table["limit"] - table["proposed"]}),
    ]


def left_lines(numbers: Insight) -> list[Message]:
    """Return what the viewer has left."""
    left = numbers["left"]
    return [("view-left", {**left})] if left else []


def seat_args(view: View, board: Board, seat: Seat) -> dict[str, object]:
    """Return the public numbers of a seat."""
    table = view["state"]
    inside, outside = fields_of(table, board, OWN + seat)
    return {
        "seat": seat,
        "colour": colour(table, seat),
        "inside": inside,
        "outside": outside,
        "supplies": count(table["supply"][seat]),
        "known": words(SUPPLIES, table["known"][seat]),
        "war": count(table["war"][seat]),
        "bribes": count(table["bribes"][seat]),
        "treasures": table["treasures"][seat],
    }


def unmarked_args(table: View, board: Board, nation: int, strong: int) -> dict[str, object]:
    """Return the figures without a collar, and the number of the nation's figures in the city."""
    inside, outside = fields_of(table, board, 1 + nation)
    return {"nation": NATIONS[nation], "inside": inside, "outside": outside, "all": strong}


def hands(view: View) -> list[Message]:
    """Return the hands that the viewer sees: its own, and at the end all."""
    table = view["state"]
    found: list[Message] = []
    for seat, supplies in enumerate(table["supply"]):
        if not isinstance(supplies, list):
            continue
        args = {
            "seat": seat,
            "own": seat == view["seat"],
            "supplies": words(SUPPLIES, supplies),
            "war": values(table["war"][seat]),
            "bribes": words(BRIBES, table["bribes"][seat]),
            "mission": table["mission"][seat],
        }
        found.append(("view-hand", args))
    return found


def deck_args(table: View) -> dict[str, object]:
    """Return the numbers of cards that are left."""
    aztec, spaniard = (count(deck) for deck in table["war_deck"])
    return {"supplies": count(table["deck"]), "aztec": aztec, "spaniard": spaniard, "bribes": count(table["pile"])}


def combat_lines(view: View, numbers: Insight) -> list[Message]:
    """Return the combat with its sides, and the figure that waits for its new place."""
    found: list[Message] = []
    table, fight = view["state"], find(view, "Combat")
    if fight and table["march"] != NO_FIELD:
        attacker, defender = sides(view, fight)
        found.append(("view-combat", {"attacker": attacker, "defender": defender, "field": fight["target"]}))
        found += [("view-side", dict(side)) for side in numbers["sides"]]
    if table["lifted"] != NOBODY_THERE:
        owner = table["lifted"] - OWN if table["lifted"] >= OWN else NO_SEAT
        found.append(("view-lifted", {"owner": owner, "nation": table["lifted"] - 1}))
    return found


def deal_lines(view: View) -> list[Message]:
    """Return the deal that is being made."""
    deal = find(view, "Trade")
    if not deal:
        return []
    maker, addressee = parties(deal)
    args = {
        "deal": DEALS[deal["kind"]],
        "maker": maker,
        "addressee": addressee,
        "give": words(SUPPLIES, deal["give"]),
        "want": words(SUPPLIES, deal["want"]),
        "value": deal["value"] if deal["kind"] == HIRE_DEAL else 0,
    }
    return [("view-deal", args)]


def auction_lines(view: View, numbers: Insight) -> list[Message]:
    """Return the auction, or the value that is still to be paid."""
    auction, pay = find(view, "Auction"), find(view, "Pay")
    if pay:
        return [("view-pay", {"seat": pay["seat"], "due": numbers["due"]})]
    if auction:
        return [("view-auction", {"seat": auction["bidder"], "bid": numbers["bid"]})]
    return []
