"""The report on a finished game, as `patolli.bots.game_report` makes it."""

from typing import Any, NotRequired, TypedDict


class CurvePoint(TypedDict):
    """The chances to win before a turn of a seat."""

    line: int
    seat: int
    chances: list[float]


class ReportAction(TypedDict):
    """An action as a button shows it: verb, words, places, and the question that it answers."""

    verb: str
    words: list[str]
    spots: list[str]
    frame: str


class ReportStep(TypedDict):
    """The events of a decision, or the action itself where these tell nothing."""

    seat: int
    events: list[dict[str, Any]]
    action: NotRequired[ReportAction]


class TurningPoint(TypedDict):
    """A turn that changed the chances of a seat most; phase and round only if the game has them."""

    line: int
    turn: int
    phase: NotRequired[int]
    round: NotRequired[int]
    seat: int
    mover: int
    change: float
    luck: float
    lost: float
    actions: list[tuple[int, str]]
    done: list[ReportStep]


class ReportSeat(TypedDict):
    """The luck of a seat, what its decisions gave away in all and on average, and their numbers by label."""

    luck: float
    skill: float
    average: float
    best: int
    ok: int
    slip: int
    blunder: int


class Mistake(TypedDict):
    """A decision that gave away much, with a better one instead."""

    line: int
    turn: int
    phase: NotRequired[int]
    round: NotRequired[int]
    seat: int
    action: str
    better: str
    lost: float
    label: str
    done: ReportStep
    instead: ReportStep


class GameReport(TypedDict):
    """Win chances, luck and skill. Chances are from 0 to 1."""

    game: str
    names: list[str]
    labels: list[str]
    won: list[float]
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    seats: list[ReportSeat]
    mistakes: list[Mistake]
    budget: int
