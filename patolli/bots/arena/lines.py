"""A game as a line of the results: written, read and checked."""

import json
from collections.abc import Callable
from dataclasses import asdict
from math import inf
from typing import Any, Final

from patolli.bots.arena.faults import CRASH, ILLEGAL, OVERTIME
from patolli.bots.arena.games import Played
from patolli.bots.arena.plan import Job, Plan
from patolli.core.errors import shorten


def as_line(played: Played) -> str:
    """A game as a line; what is empty is left out."""
    facts = asdict(played)
    job = Job(*facts.pop("job"))
    return json.dumps(job._asdict() | {key: value for key, value in facts.items() if value}) + "\n"


def parsed(line: str) -> Any:
    """What a line of JSON says; raises ValueError."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError("this is no JSON") from None


def is_cut(line: str) -> bool:
    """Whether a line is no JSON, as one that was not written to its end."""
    try:
        parsed(line)
    except ValueError:
        return True
    return False


def read_line(plan: Plan, line: str) -> Played:
    """The game of a line; raises ValueError with what is wrong."""
    facts = parsed(line)
    if not isinstance(facts, dict):
        raise ValueError(f"{shorten(json.dumps(facts))} is no game")
    for key in NEEDED:
        if key not in facts:
            raise ValueError(f"{key} is missing")
    for key, value in facts.items():
        if key not in PARTS:
            raise ValueError(f"a game has no {shorten(key)}")
        fits, words = PARTS[key]
        if not fits(value, plan):
            raise ValueError(f"{key} is {shorten(json.dumps(value))}, and not {words}")
    job = Job(*(facts.pop(name) for name in Job._fields))
    return Played(job, **facts | {"fault": tuple(facts["fault"]) if "fault" in facts else None})


# What each part of a line is


def whole(value: object, stop: float = inf) -> bool:
    """Whether a value is a whole number from 0 on and below another."""
    return type(value) is int and 0 <= value < stop


def is_text(value: object, plan: Plan) -> bool:
    """Whether a value is a text."""
    return isinstance(value, str)


def is_ranking(value: Any, plan: Plan) -> bool:
    """Whether a value lists places, and in them each seat once."""
    if not isinstance(value, list) or not all(isinstance(place, list) and place for place in value):
        return False
    seats = [seat for place in value for seat in place]
    return all(whole(seat) for seat in seats) and sorted(seats) == list(range(plan.seats))


def is_times(value: Any, plan: Plan) -> bool:
    """Whether a value lists times for each seat."""
    return (
        isinstance(value, list)
        and len(value) == plan.seats
        and all(isinstance(turns, list) for turns in value)
        and all(type(ms) in (int, float) and 0 <= ms < inf for turns in value for ms in turns)
    )


def is_fault(value: Any, plan: Plan) -> bool:
    """Whether a value says who did what instead of answering."""
    if not isinstance(value, list) or len(value) != 3:
        return False
    seat, kind, text = value
    return whole(seat, plan.seats) and kind in (CRASH, ILLEGAL, OVERTIME) and isinstance(text, str)


PARTS: Final[dict[str, tuple[Callable[[Any, Plan], bool], str]]] = {  # of a line, and what they are
    "pair": (lambda value, plan: whole(value, len(plan.pairs)), "the number of a pair"),
    "block": (lambda value, plan: whole(value), "a whole number from 0 on"),
    "seat": (lambda value, plan: whole(value, plan.seats), "the number of a seat"),
    "ranking": (is_ranking, "lists of seats that name each seat once"),
    "scores": (
        lambda value, plan: isinstance(value, list) and all(type(score) is int for score in value),
        "a list of whole numbers",
    ),
    "lines": (lambda value, plan: whole(value), "a whole number from 0 on"),
    "digest": (is_text, "a text"),
    "ms": (is_times, "a list of times for each seat"),
    "fault": (is_fault, "a seat, a kind of fault and a text"),
    "record": (is_text, "a text"),
    "trace": (is_text, "a text"),
}
NEEDED: Final = ("pair", "block", "seat", "ranking")
