"""Games: their options, actions and lessons."""

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict


class OptionInfo(TypedDict):
    """An option of a game: a word of `values`, a number from `low` to `high`, or a file that comes with the game.

    A number may have words, too, that stand in its place.
    """

    kind: Literal["choice", "number", "file"]
    default: str | int
    values: NotRequired[list[str]]
    low: NotRequired[int]
    high: NotRequired[int]


class GameInfo(TypedDict):
    """A game: the version of its rules, the numbers of seats with their names, its options and the styles of bots."""

    rules: int
    seats: list[int]
    example: bool
    options: dict[str, OptionInfo]
    names: dict[str, list[str]]
    styles: list[str]


class GameList(TypedDict):
    """All games, and the levels of bots, the weakest first."""

    levels: list[str]
    games: dict[str, GameInfo]


@dataclass(slots=True)
class Block:
    """The actions of one verb from `base` on; each argument is a list of words, and each word points at spots."""

    verb: str
    base: int
    arguments: list[list[str]]
    spots: list[list[list[str]]]


@dataclass(slots=True)
class ActionTable:
    """The actions of a game with its options, the spots by number, and the data of its drawing.

    `minor_events` are kinds of events that are no news by themselves. `facts` are numbers and facts of the data files
    by the names that messages give them, as arguments of every message.
    """

    game: str
    size: int
    blocks: list[Block]
    spot_names: list[str]
    minor_events: list[str]
    facts: dict[str, int | str]
    static_data: dict[str, Any]


@dataclass(slots=True)
class BoxField:
    """A value of a box that can be corrected: its key path, its kind, and the bounds or words that it keeps to.

    `length` is that of a list, 0 if it may have any.
    """

    path: str
    kind: str
    low: int
    high: int
    length: int
    words: list[str]


@dataclass(slots=True)
class BoxTable:
    """A table of a box with its source (stated, found or reconstructed: by what), and what can be corrected in it."""

    name: str
    source: str
    reason: str
    fields: list[BoxField]


@dataclass(slots=True)
class BoxFile:
    """A data file of a game, named by an option: its own values, and what can be corrected in it."""

    option: str
    file: str
    values: dict[str, Any]
    tables: list[BoxTable]


@dataclass(slots=True)
class BoxForm:
    """All data files of a game that can be corrected."""

    game: str
    files: list[BoxFile]


@dataclass(slots=True)
class BoxFault:
    """A fault of a box: its key path, the message `fault-...` with parameters, and the sentence in English."""

    key: str
    fault: str
    params: dict[str, Any]
    message: str


@dataclass(slots=True)
class BoxChecked:
    """A box as it was read: its values, its text as a file, and its faults; without any it can be played with."""

    option: str
    values: dict[str, Any]
    text: str
    faults: list[BoxFault]


class LessonStep(TypedDict):
    """A step of a lesson: the message to show, a new position after some lines, and the answers that lead on.

    The first text of `accept` is the answer that the lesson has in mind; `replies` are lines that follow it.
    """

    say: str
    after: NotRequired[list[str]]
    seat: NotRequired[str]
    accept: NotRequired[list[str]]
    spots: NotRequired[list[str]]
    replies: NotRequired[list[str]]


class Lesson(TypedDict):
    """A guided first game: the record to begin with, and its steps."""

    record: list[str]
    steps: list[LessonStep]
