"""The types of the data of a drawing. `says` is the message of a card's effect."""

from typing import TypedDict

GainData = tuple[str, int | str]  # the kind of a gain, and its amount or its deck


class Tile(TypedDict):
    """A kind of terrain tile; `gem` is empty if it has none."""

    name: str
    terrain: str
    building: str
    gem: str


class SlotPart(TypedDict):
    """A part of an action tile: the spot that an action points at, and the action."""

    spot: str
    action: str


class Slot(TypedDict):
    """An action tile."""

    name: str
    parts: list[SlotPart]


class Wheel(TypedDict):
    """A wheel: its values by level, the first entry for level 1; "any" is no limit."""

    name: str
    values: dict[str, list[int | str]]


class Kind(TypedDict):
    """A kind of creature: the symbols that hit by phase, and the six faces of its dice."""

    name: str
    special: str
    phases: dict[str, str]
    strengths: list[int]
    dice: dict[str, list[str]]


class God(TypedDict):
    """A god card."""

    name: str
    colour: str
    about: str
    value: int
    says: str


class Hero(TypedDict):
    """A hero card."""

    name: str
    type: str
    pay: int
    says: str


class Task(TypedDict):
    """A task card with the round of its check and its points."""

    name: str
    set: str
    round: int
    points: int
    condition: str
    says: str


class Ruin(TypedDict):
    """A ruin tile."""

    name: str
    points: int
    gains: list[GainData]


class Line(TypedDict):
    """A line of the star, between two gems."""

    name: str
    gems: tuple[int, int]
    gain: GainData


class Phase(TypedDict):
    """A phase of a fight; one that only a god adds is extra."""

    name: str
    kind: str
    extra: bool


class RoundData(TypedDict):
    """A round: its dice, the attack on the city, and the sets of tasks that are checked."""

    die: str
    city_die: str
    city_strength: int
    win: int
    loss: int
    sets: list[str]


Numbers = TypedDict(  # the number of pieces of a seat, and other single numbers
    "Numbers",
    {
        "turns": int,
        "warriors": int,
        "scouts": int,
        "shields": int,
        "war": int,
        "favour": int,
        "coins": int,
        "strip_coins": list[int],
        "strip_points": list[int],
        "gem_points": list[int],
        "yield": dict[str, int],
    },
)


class StaticData(TypedDict):
    """The data of a drawing that never changes; lists are in the order in which views number their things."""

    seats: list[str]
    spots: list[str]
    cells: list[tuple[int, int]]
    city: list[tuple[int, int]]
    tiles: list[Tile]
    slots: list[Slot]
    wheels: list[Wheel]
    kinds: list[Kind]
    gods: list[God]
    heroes: list[Hero]
    tasks: list[Task]
    ruins: list[Ruin]
    lines: list[Line]
    gems: list[str]
    decks: list[str]
    phases: list[Phase]
    rounds: list[RoundData]
    turn_step: int
    numbers: Numbers
    light: dict[str, list[str]]  # question: verbs that need no confirmation
    terms: list[str]
