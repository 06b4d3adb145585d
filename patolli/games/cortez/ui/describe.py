"""A view in sentences: the round, the seats, the viewer's own cards, and combat, deal or auction."""

from typing import Any

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.cortez.data.components import BRIBES, EVENTS, NATIONS, SUPPLIES, Board
from patolli.games.cortez.rules.auction import Auction, Pay
from patolli.games.cortez.rules.combat.sequence import Combat
from patolli.games.cortez.rules.deals import DEALS, HIRE_DEAL, Trade
from patolli.games.cortez.state import NO_FIELD, NO_SEAT, NOBODY_THERE, OWN
from patolli.games.cortez.ui.insight import Insight
from patolli.games.cortez.ui.view_parts import colour, count, fields_of, find, parties, phase, sides, values, words

View = dict[str, Any]


def describe(view: View, numbers: Insight, board: Board) -> list[Message]:
    """Return message ids and arguments, one a line; `numbers` are those of the view."""
    fields = view["state"]
    return [
        *round_lines(view),
        *own_lines(numbers),
        ("view-bridges", {"down": [word for word, down in zip(board.bridge_words, fields["down"]) if down]}),
        *[("view-seat", seat_args(view, board, seat)) for seat in range(view["players"])],
        *[
            ("view-unmarked", unmarked_args(fields, board, nation, in_city))
            for nation, in_city in enumerate(numbers["nations"])
        ],
        *hands(view),
        ("view-decks", deck_args(fields)),
        ("view-discard", {"cards": words(SUPPLIES, fields["discard"])}),
        *combat_lines(view, numbers),
        *deal_lines(view),
        *auction_lines(view, numbers),
    ]


# The lines


def round_lines(view: View) -> list[Message]:
    """Return round and turn."""
    fields = view["state"]
    if not view["stack"]:
        return [("view-over", {})]
    if not phase(view):
        return [("view-setup", {})]
    left = words(EVENTS, fields["events"])
    return [
        ("view-round", {"round": fields["round"], "rounds": fields["rounds"], "flips": fields["flips"]}),
        ("view-events", {"events": left}),
        ("view-turn", {"seat": fields["active"], "phase": phase(view), "trades": fields["limit"] - fields["proposed"]}),
    ]


def own_lines(numbers: Insight) -> list[Message]:
    """Return the viewer's food and free collars, and its action if it has the turn."""
    left = numbers["left"]
    return [("view-left", {**left})] if left else []


def seat_args(view: View, board: Board, seat: Seat) -> dict[str, object]:
    """Return the public numbers of a seat."""
    fields = view["state"]
    inside, outside = fields_of(fields, board, OWN + seat)
    return {
        "seat": seat,
        "colour": colour(fields, seat),
        "inside": inside,
        "outside": outside,
        "supplies": count(fields["supply"][seat]),
        "known": words(SUPPLIES, fields["known"][seat]),
        "war": count(fields["war"][seat]),
        "bribes": count(fields["bribes"][seat]),
        "treasures": fields["treasures"][seat],
    }


def unmarked_args(fields: View, board: Board, nation: int, in_city: int) -> dict[str, object]:
    """Return the figures without a collar, and the number of the nation's figures in the city."""
    inside, outside = fields_of(fields, board, 1 + nation)
    return {"nation": NATIONS[nation], "inside": inside, "outside": outside, "all": in_city}


def hands(view: View) -> list[Message]:
    """Return the hands that the viewer sees: its own, and at the end all."""
    fields = view["state"]
    found: list[Message] = []
    for seat, supplies in enumerate(fields["supply"]):
        if not isinstance(supplies, list):
            continue
        args = {
            "seat": seat,
            "own": seat == view["seat"],
            "supplies": words(SUPPLIES, supplies),
            "war": values(fields["war"][seat]),
            "bribes": words(BRIBES, fields["bribes"][seat]),
            "mission": fields["mission"][seat],
        }
        found.append(("view-hand", args))
    return found


def deck_args(fields: View) -> dict[str, object]:
    """Return the numbers of cards that are left."""
    aztec, spaniard = (count(deck) for deck in fields["war_deck"])
    return {"supplies": count(fields["deck"]), "aztec": aztec, "spaniard": spaniard, "bribes": count(fields["pile"])}


def combat_lines(view: View, numbers: Insight) -> list[Message]:
    """Return the combat with its sides, and the figure that waits for its new place."""
    found: list[Message] = []
    fields, fight = view["state"], find(view, Combat)
    if fight and fields["march"] != NO_FIELD:
        attacker, defender = sides(view, fight)
        found.append(("view-combat", {"attacker": attacker, "defender": defender, "field": fight["target"]}))
        found += [("view-side", dict(side)) for side in numbers["sides"]]
    if fields["lifted"] != NOBODY_THERE:
        owner = fields["lifted"] - OWN if fields["lifted"] >= OWN else NO_SEAT
        found.append(("view-lifted", {"owner": owner, "nation": fields["lifted"] - 1}))
    return found


def deal_lines(view: View) -> list[Message]:
    """Return the deal that is being made."""
    deal = find(view, Trade)
    if not deal:
        return []
    maker, addressee = parties(deal)
    if deal["give"] is None:
        return [("view-draft", {"deal": DEALS[deal["kind"]], "maker": maker, "addressee": addressee})]
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
    auction, pay = find(view, Auction), find(view, Pay)
    if pay:
        return [("view-pay", {"seat": pay["seat"], "due": numbers["due"]})]
    if auction:
        return [("view-auction", {"seat": auction["bidder"], "bid": numbers["bid"]})]
    return []
