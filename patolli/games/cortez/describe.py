"""The view in words: where the round stands, who has what where, one's own cards, and what lies on the table."""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.cortez.actions import BRIBES, COLOURS, EVENTS, NATIONS, SIDES, SUPPLIES
from patolli.games.cortez.board import Board
from patolli.games.cortez.deals import DEALS, HIRE_DEAL
from patolli.games.cortez.fight import strength
from patolli.games.cortez.state import COLLARS, FOOD, NO_FIELD, NO_SEAT, NOBODY_THERE, OWN

View = dict[str, Any]
LOWEST: Final = 1  # war cards
HIGHEST: Final = 6
PHASES: Final = (
    "flip",
    "flip",
    "event",
    "first",
    "first",
    "second",
    "second",
)  # by the step that comes next in the turn


def describe(view: View, board: Board) -> list[Message]:
    """Message ids and arguments, one a line."""
    table = view["state"]
    return [
        *when(view),
        *left_lines(view),
        ("view-bridges", {"down": [word for word, down in zip(board.bridge_words, table["down"]) if down]}),
        *[("view-seat", seat_args(view, board, seat)) for seat in range(view["players"])],
        *[("view-unmarked", unmarked_args(table, board, nation)) for nation in range(len(NATIONS))],
        *hands(view),
        ("view-decks", deck_args(table)),
        ("view-discard", {"cards": words(SUPPLIES, table["discard"])}),
        *combat_lines(view),
        *deal_lines(view),
        *auction_lines(view),
    ]


# Parts of a view, for the drawing too


def find(view: View, frame: str) -> View | None:
    """The frame of this name that is nearest to the top."""
    return next((entry for entry in reversed(view["stack"]) if entry["frame"] == frame), None)


def words(names: tuple[str, ...], bag: list[int]) -> list[str]:
    """The cards of a bag, one by one."""
    return [name for name, count in zip(names, bag, strict=True) for _ in range(count)]


def values(bag: list[int]) -> list[int]:
    """The war cards of a bag, the highest first."""
    return [value for value in range(len(bag), 0, -1) for _ in range(bag[value - 1])]


def count(cards: list[int] | int) -> int:
    """How many cards a hand has, whether or not it is seen."""
    return cards if isinstance(cards, int) else sum(cards)


def fields_of(table: View, board: Board, code: int) -> tuple[list[int], list[int]]:
    """Where figures stand: in the city by their numbers, and outside."""
    fields = [field for field, figure in enumerate(table["figure"]) if figure == code]
    inside = sorted((field for field in fields if board.city[field]), key=lambda field: board.city[field])
    return inside, [field for field in fields if not board.city[field]]


def nation_in_city(table: View, board: Board, nation: int) -> int:
    """How many figures of a nation are in the city, collared or not."""
    own = [OWN + seat for seat, shade in enumerate(table["colour"]) if shade % 2 == nation]
    return sum(len(fields_of(table, board, code)[0]) for code in (1 + nation, *own))


def phase(view: View) -> str:
    """What is due in the turn; empty before the first one."""
    turn = find(view, "Turn")
    return PHASES[turn["step"]] if turn else ""


def colour(table: View, seat: Seat) -> str:
    """The colour of a seat."""
    return COLOURS[table["colour"][seat]]


def sides(view: View, fight: View) -> tuple[Seat, Seat]:
    """The seats of attacker and defender."""
    return view["state"]["active"], fight["defender"]


def parties(deal: View) -> tuple[Seat, Seat]:
    """Who makes the offer, and who answers it."""
    pair = deal["opener"], deal["partner"]
    return pair[::-1] if deal["countered"] else pair


# The lines


def when(view: View) -> list[Message]:
    """Round and turn."""
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


def left_lines(view: View) -> list[Message]:
    """What is left to the viewer, and which action it is if it has the turn."""
    table, seat = view["state"], view["seat"]
    if seat is None:
        return []
    args = {
        "phase": phase(view) if seat == table["active"] else "",
        "food": table["supply"][seat][FOOD],
        "collars": free_collars(table, seat),
    }
    return [("view-left", args)]


def free_collars(table: View, seat: Seat) -> int:
    """C24.2, as `state.free_collars` has it."""
    marching = table["march"] != NO_FIELD and seat == table["active"]
    worn: int = [*table["figure"], table["lifted"]].count(OWN + seat) + marching
    return COLLARS - worn


def seat_args(view: View, board: Board, seat: Seat) -> dict[str, object]:
    """What everybody knows of a seat."""
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


def unmarked_args(table: View, board: Board, nation: int) -> dict[str, object]:
    """The figures without a collar, and how many of the nation are in the city at all."""
    inside, outside = fields_of(table, board, 1 + nation)
    strong = nation_in_city(table, board, nation)
    return {"nation": NATIONS[nation], "inside": inside, "outside": outside, "all": strong}


def hands(view: View) -> list[Message]:
    """The hands that the viewer sees: its own, and at the end all."""
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
    """How many cards are left."""
    aztec, spaniard = (count(deck) for deck in table["war_deck"])
    return {"supplies": count(table["deck"]), "aztec": aztec, "spaniard": spaniard, "bribes": count(table["pile"])}


def combat_lines(view: View) -> list[Message]:
    """Who fights whom, with what; and the figure that waits for its new place."""
    found: list[Message] = []
    table, fight = view["state"], find(view, "Combat")
    if fight and table["march"] != NO_FIELD:
        attacker, defender = sides(view, fight)
        found.append(("view-combat", {"attacker": attacker, "defender": defender, "field": fight["target"]}))
        if defender != NO_SEAT:
            found += [("view-side", side_args(view, fight, side)) for side in range(len(SIDES))]
    if table["lifted"] != NOBODY_THERE:
        owner = table["lifted"] - OWN if table["lifted"] >= OWN else NO_SEAT
        found.append(("view-lifted", {"owner": owner, "nation": table["lifted"] - 1}))
    return found


def side_args(view: View, fight: View, side: int) -> dict[str, object]:
    """What lies on a side, and those of its war cards that the viewer knows."""
    seat = sides(view, fight)[side]
    lent = [helper for helper, to in enumerate(fight["lent_to"]) if to == side]
    return {
        "side": SIDES[side],
        "seat": seat,
        "war": count(fight["laid"][seat]) + len(lent),
        "helpers": lent,
        "weapons": fight["weapons"][side],
        "seen": seen_cards(fight, seat, side),
        "strength": known_strength(view, fight, side),
        "least": possible_strength(view, fight, side, LOWEST),
        "most": possible_strength(view, fight, side, HIGHEST),
    }


def seen_cards(fight: View, seat: Seat, side: int) -> list[int]:
    """The war cards of a side that the viewer knows: its own, and the lent ones it may see."""
    laid = fight["laid"][seat]
    own = values(laid) if isinstance(laid, list) else []
    pairs = zip(fight["lent_to"], fight["lent"], strict=True)
    return own + [value for to, value in pairs if to == side and value is not None]


def known_strength(view: View, fight: View, side: int) -> int | None:
    """The strength of a side, if the viewer knows all its cards."""
    least = possible_strength(view, fight, side, LOWEST)
    return least if least == possible_strength(view, fight, side, HIGHEST) else None


def possible_strength(view: View, fight: View, side: int, value: int) -> int:
    """The strength of a side if all its war cards that the viewer does not know had this value."""
    seat = sides(view, fight)[side]
    cards = seen_cards(fight, seat, side)
    cards += [value] * (count(fight["laid"][seat]) + fight["lent_to"].count(side) - len(cards))
    return strength([cards.count(value) for value in range(LOWEST, HIGHEST + 1)], fight["weapons"][side])


def deal_lines(view: View) -> list[Message]:
    """The deal that is being made."""
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


def auction_lines(view: View) -> list[Message]:
    """The auction, or what is still to be paid."""
    auction, pay = find(view, "Auction"), find(view, "Pay")
    if pay:
        return [("view-pay", {"seat": pay["seat"], "due": pay["due"]})]
    if auction:
        return [("view-auction", {"seat": auction["bidder"], "bid": auction["bid"]})]
    return []
