"""The data of a drawing that never changes: the map and the cards."""

from typing import Final

from patolli.games.cortez.data.components import (
    BRIBES,
    COLOURS,
    EVENTS,
    KINDS,
    NATIONS,
    SUPPLIES,
    TEMPLES,
    WATER,
    Board,
    Decks,
)
from patolli.games.cortez.rules.deals import DEALS, MAX_CARDS
from patolli.games.cortez.rules.sequence import TREASURE_FROM
from patolli.games.cortez.state import COLLARS, OWN
from patolli.games.cortez.ui.static_types import Bridge, Deck, StaticData

LIGHT: Final = {  # by question: answers that continue a choice or decline it; they need no confirmation
    "Trade": ("want", "decline", "counter", "cancel"),
    "Pay": ("pay",),
    "Plunder": ("drop",),
    "Mutiny": ("dismiss",),
    "Bridges": ("pass", "turn"),
    "Market": ("pass", "abstain"),
    "Window": ("pass",),
    "Mercenaries": ("pass",),
}


def static_data(board: Board, decks: Decks) -> StaticData:
    """Return the board field by field, and the cards in the order in which views count them."""
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
        "supplies": {**cards(SUPPLIES, decks.supplies), "value": decks.values},
        "war": decks.war,  # copies of value 1 to 6 in the deck of each nation
        "events": {**cards(EVENTS, decks.events), "treasure_after": TREASURE_FROM},
        "bribes": cards(BRIBES, decks.bribes),
        "deals": DEALS,
        "costs": {"levy": {"food": 1}},
        "light": LIGHT,
        "most_cards": MAX_CARDS,  # on a side of a deal
    }


def villages(board: Board) -> list[tuple[int, str]]:
    """Return fields and names of the villages, from the north-west."""
    return sorted(board.villages.items())


def bridge(board: Board, at: int) -> Bridge:
    """Return the field of a bridge, and its direction: from west to east, or from north to south."""
    field = board.bridges[at]
    return {"field": field, "word": board.bridge_words[at], "east": board.kind[field - 1] != WATER}


def cards(words: tuple[str, ...], copies: list[int]) -> Deck:
    """Return the kinds of a deck and the copies of each."""
    return {"words": words, "copies": copies}
