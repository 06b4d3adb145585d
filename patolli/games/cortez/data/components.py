"""The lake and its shores (C2): fields, their kinds and the ways between them, made from a board file by `data`.

A field is an int, row by row from the north-west (C2.3). One travels over *nodes*: every field is one, and each bridge
is a second one, the water under it. A harbour is one node, because there the way of travel changes for free (C2.15).
"""

from typing import Final

LAND: Final = 0
VILLAGE: Final = 1
HARBOUR: Final = 2
WATER: Final = 3
DIKE: Final = 4
BRIDGE: Final = 5
CITY: Final = 6
ON_LAND: Final = (LAND, VILLAGE, HARBOUR, DIKE, BRIDGE, CITY)  # kinds to go to on foot
AFLOAT: Final = (WATER, HARBOUR, BRIDGE)  # kinds to go to by boat; with a bridge the water under it
KINDS: Final = ("land", "village", "harbour", "water", "dike", "bridge", "city")

LANE: Final = 32  # places between the two nodes of a column in a row of bits

CITY_FIELDS: Final = 25
TEMPLES: Final = range(17, 25)  # C2.7, city numbers
BRIDGES: Final = 5


class Board:
    """A board that was read and checked."""

    def __init__(self, columns: int, rows: int) -> None:
        self.word = ""  # its name, as the option says it
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.names: list[str] = []  # field: c5, tn17
        self.aliases: dict[str, str] = {}  # k9 -> tn25 (C2.5)
        self.kind = b""  # field
        self.city = b""  # field: its city number, 0 outside
        self.city_field: list[int] = []  # city number: field; the entry 0 is -1
        self.supplies = b""  # field: number of the village, 0 elsewhere
        self.villages: dict[int, str] = {}  # field: word
        self.bridges: list[int] = []  # bridge: field
        self.bridge_words: list[str] = []
        self.bridge_at: list[int] = []  # field: bridge, or -1
        self.next: list[list[int]] = []  # node: nodes one step away; node size + i is the water under bridge i
        self.node: list[int] = []  # field: its bit in its row, see rules/reach
        self.nodes: list[int] = []  # row: all nodes
        self.figure_nodes: list[int] = []  # row: those of fields, without the water under bridges
        self.harbours: list[int] = []  # row: the harbours on foot
        self.waters: list[int] = []  # row: the fields that are reached by boat alone, as places on foot
        self.crowns: list[int] = []  # start fields of the Aztecs
        self.helmets: list[int] = []  # of the Spaniards
        self.mixed_inside: list[int] = []
        self.mixed_outside: list[int] = []
        self.guard_words: list[str] = []
        self.guards: list[tuple[list[int], list[int]]] = []  # line: first group, second group


COLOURS: Final = ("red", "blue", "orange", "green", "yellow", "violet")
NATIONS: Final = ("aztec", "spaniard")
SUPPLY_KINDS: Final = 4
HIGHEST_BID: Final = 250  # of the table of actions: the bribe value of all supply cards
HIGHEST_WAR: Final = 6  # the values of war cards are 1 to 6
SUPPLIES: Final = ("camouflage", "weapon", "food", "gold")  # C1.5
EVENTS: Final = (
    "treasure", "bridges", "attack-aztec", "attack-spaniard", "flight-aztec", "flight-spaniard", "plunder", "resupply",
    "mutiny", "bribery",
)  # fmt: skip
BRIBES: Final = ("own", "foreign", "recruits", "stores", "vp3", "vp5", "vp7", "blank")  # C1.9
WAR_VALUES: Final = tuple(str(value) for value in range(1, HIGHEST_WAR + 1))
MISSIONS: Final = tuple(str(mission) for mission in range(17, 25))


class Decks:
    """The numbers of the cards (C1.5 to C1.9) and rounds (C4.1), read and checked."""

    def __init__(self) -> None:
        self.supplies: list[int] = []  # copies by kind
        self.values: list[int] = []  # bribe values by kind, rising
        self.war: list[int] = []  # copies by value, in the deck of each nation
        self.events: list[int] = []  # copies by kind; the treasures are the entry 0
        self.missions: dict[int, list[int]] = {}  # copies of 17 to 24, by the option `missions`
        self.bribes: list[int] = []  # copies by kind
        self.rounds: list[int] = []  # by seats
