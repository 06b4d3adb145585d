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

    `minor_events` are kinds of events that are no news by themselves.
    """

    game: str
    size: int
    blocks: list[Block]
    spot_names: list[str]
    minor_events: list[str]
    static_data: dict[str, Any]


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
