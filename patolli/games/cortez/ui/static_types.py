"""The types of the data of a drawing."""

from typing import TypedDict


class Village(TypedDict):
    """A village: its name, and the supply cards that it gives."""

    name: str
    supplies: int


class Bridge(TypedDict):
    """A bridge: its field, its name, and whether it leads from west to east rather than from north to south."""

    field: int
    word: str
    east: bool


class Deck(TypedDict):
    """The kinds of a deck, and the copies of each."""

    words: tuple[str, ...]
    copies: list[int]


class SupplyDeck(Deck):
    """The deck of supplies with the bribe value of each kind."""

    value: list[int]


class EventDeck(Deck):
    """The deck of events with the number of events after which the treasure is among them."""

    treasure_after: int


class StaticData(TypedDict):
    """The data of a drawing that never changes: the map and the cards."""

    columns: int
    rows: int
    fields: list[str]  # field: its kind
    city: list[int]  # field: its number in the city, 0 outside
    city_size: int
    square: int  # the number of the field in the middle of the city
    temples: list[int]
    villages: dict[str, Village]  # by field
    bridges: list[Bridge]
    own: int  # a figure with this code or a higher one wears a collar, of seat code - own
    collars: int
    colours: tuple[str, ...]
    nations: tuple[str, ...]
    supplies: SupplyDeck
    war: list[int]  # copies of value 1 to 6 in the deck of each nation
    events: EventDeck
    bribes: Deck
    deals: tuple[str, ...]
    costs: dict[str, dict[str, int]]
    light: dict[str, tuple[str, ...]]  # question: verbs that need no confirmation
    most_cards: int  # on a side of a deal
