"""What a drawing of Cortez must know that never changes: the map, and what the cards are."""

# not compiled: runs once, when somebody asks for the action table

from typing import Any, Final

from patolli.games.cortez.actions import BRIBES, COLOURS, EVENTS, NATIONS, SUPPLIES
from patolli.games.cortez.board import KINDS, TEMPLES, WATER, Board
from patolli.games.cortez.deals import DEALS, MOST_CARDS
from patolli.games.cortez.decks import BRIBE_COPIES, BRIBE_VALUE, EVENT_COPIES, SUPPLY_COPIES, WAR_COPIES
from patolli.games.cortez.state import COLLARS, OWN
from patolli.games.cortez.turns import TREASURE_FROM

LIGHT: Final = {  # by question: answers that are steps of something larger, or say no; nobody need confirm them
    "Trade": ("want", "decline", "counter"),
    "Pay": ("pay",),
    "Plunder": ("drop",),
    "Mutiny": ("dismiss",),
    "Bridges": ("pass", "turn"),
    "Window": ("pass",),
    "Mercenaries": ("pass",),
}


def scene(board: Board) -> dict[str, Any]:
    """The board field by field, and the words and numbers of the cards in the order in which views count them."""
    return {
        "columns": board.columns,
        "rows": board.rows,
        "fields": [KINDS[kind] for kind in board.kind],
        "city": list(board.city),  # field: its number in the city, 0 outside
        "city_size": max(board.city),
        "square": max(board.city),  # the number of the field in the middle of the city
        "temples": list(TEMPLES),
        "villages": {str(field): {"name": word, "supplies": board.supplies[field]} for field, word in villages(board)},
        "bridges": [bridge(board, at) for at in range(len(board.bridges))],
        "own": OWN,  # a figure with this code or a higher one wears a collar, of seat code - own
        "collars": COLLARS,
        "colours": COLOURS,
        "nations": NATIONS,
        "supplies": cards(SUPPLIES, SUPPLY_COPIES) | {"value": BRIBE_VALUE},
        "war": WAR_COPIES,  # copies of value 1 to 6 in the deck of each nation
        "events": cards(EVENTS, EVENT_COPIES) | {"treasure_after": TREASURE_FROM},
        "bribes": cards(BRIBES, BRIBE_COPIES),
        "deals": DEALS,
        "costs": {"levy": {"food": 1}},
        "light": LIGHT,
        "most_cards": MOST_CARDS,  # on a side of a deal
    }


def villages(board: Board) -> list[tuple[int, str]]:
    """Fields and names, from the north-west."""
    return sorted(board.villages.items())


def bridge(board: Board, at: int) -> dict[str, Any]:
    """Where a bridge lies, and whether one walks over it from west to east or from north to south."""
    field = board.bridges[at]
    return {"field": field, "word": board.bridge_words[at], "east": board.kind[field - 1] != WATER}


def cards(words: tuple[str, ...], copies: list[int]) -> dict[str, Any]:
    """A deck: its kinds, and how many there are of each."""
    return {"words": words, "copies": copies}
