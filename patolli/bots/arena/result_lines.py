"""A game as a line of the results: written, read and checked."""

import json
from collections.abc import Callable
from dataclasses import asdict
from math import inf
from typing import Any, Final

from patolli.bots.arena.forfeits import CRASH, ILLEGAL, OVERTIME
from patolli.bots.arena.match_runner import Played
from patolli.bots.arena.schedule import Job, Plan
from patolli.core.errors import shorten


def as_line(played: Played) -> str:
    """Return a game as a line; empty fields are left out."""
    facts = asdict(played)
    job = Job(*facts.pop("job"))
    return json.dumps(job._asdict() | {key: value for key, value in facts.items() if value}) + "\n"


def parse_json(line: str) -> Any:
    """Parse a line of JSON. Raises ValueError."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError("this line is not JSON") from None


def is_cut(line: str) -> bool:
    """Return whether a line is not JSON, such as one that was cut off."""
    try:
        parse_json(line)
    except ValueError:
        return True
    return False


def read_line(plan: Plan, line: str) -> Played:
    """Return the game of a line. Raises ValueError."""
    facts = parse_json(line)
    if not isinstance(facts, dict):
        raise ValueError(f"{shorten(json.dumps(facts))} is not a game; expected a JSON object")
    for key in NEEDED:
        if key not in facts:
            raise ValueError(f"{key} is missing")
    for key, value in facts.items():
        if key not in PARTS:
            raise ValueError(f"unknown key {shorten(key)}; expected one of: {', '.join(PARTS)}")
        fits, expected = PARTS[key]
        if not fits(value, plan):
            raise ValueError(f"{key} is {shorten(json.dumps(value))}; expected {expected}")
    job = Job(*(facts.pop(name) for name in Job._fields))
    return Played(job, **facts | {"fault": tuple(facts["fault"]) if "fault" in facts else None})


# The parts of a line


def is_whole(value: object, stop: float = inf) -> bool:
    """Return whether a value is a whole number from 0 on and below `stop`."""
    return type(value) is int and 0 <= value < stop


def is_text(value: object, plan: Plan) -> bool:
    """Return whether a value is a text."""
    return isinstance(value, str)


def is_ranking(value: Any, plan: Plan) -> bool:
    """Return whether a value is a list of places that names each seat once."""
    if not isinstance(value, list) or not all(isinstance(place, list) and place for place in value):
        return False
    seats = [seat for place in value for seat in place]
    return all(is_whole(seat) for seat in seats) and sorted(seats) == list(range(plan.seats))


def is_times(value: Any, plan: Plan) -> bool:
    """Return whether a value is a list of times for each seat."""
    return (
        isinstance(value, list)
        and len(value) == plan.seats
        and all(isinstance(turns, list) for turns in value)
        and all(type(ms) in (int, float) and 0 <= ms < inf for turns in value for ms in turns)
    )


def is_fault(value: Any, plan: Plan) -> bool:
    """Return whether a value is a forfeit: seat, kind and text."""
    if not isinstance(value, list) or len(value) != 3:
        return False
    seat, kind, text = value
    return is_whole(seat, plan.seats) and kind in (CRASH, ILLEGAL, OVERTIME) and isinstance(text, str)


PARTS: Final[dict[str, tuple[Callable[[Any, Plan], bool], str]]] = {  # key: its check, and what is expected
    "pair": (lambda value, plan: is_whole(value, len(plan.pairs)), "the number of a pair"),
    "block": (lambda value, plan: is_whole(value), "a whole number from 0 on"),
    "seat": (lambda value, plan: is_whole(value, plan.seats), "the number of a seat"),
    "ranking": (is_ranking, "lists of seats that name each seat once"),
    "scores": (
        lambda value, plan: isinstance(value, list) and all(type(score) is int for score in value),
        "a list of whole numbers",
    ),
    "lines": (lambda value, plan: is_whole(value), "a whole number from 0 on"),
    "digest": (is_text, "a text"),
    "ms": (is_times, "a list of times for each seat"),
    "fault": (is_fault, "a seat, a kind of fault and a text"),
    "record": (is_text, "a text"),
    "trace": (is_text, "a text"),
}
NEEDED: Final = ("pair", "block", "seat", "ranking")
