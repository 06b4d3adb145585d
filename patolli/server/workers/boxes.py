"""Corrected boxes in a worker process: checked as somebody types, and read before a table is made with them.

A box is a data file that somebody has given. It is read by the game's own reader and never by a path.
"""

from typing import Any, Final

from patolli.core import corrections
from patolli.core.datafile import MAX_ENCLOSED, enclosed, pack, parse_data
from patolli.core.errors import BadData, PatolliError
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.server.errors import ApiError, as_api_error
from patolli.server.games import box_name, known_game

Answer = dict[str, Any]
NAME: Final = "box"  # that errors of a file without a name begin with


def check_box(asked: Answer) -> Answer:
    """Return the values and the text of a box with its faults; without an option, that of the game whose file it is."""
    try:
        kind = known_game(asked["game"])
        values = parse_box(asked["text"]) if asked["values"] is None else asked["values"]
        option = asked["option"] or option_for(kind, values)
        require_reader(kind, option)
        values = corrections.with_sources(values, corrections.standard_values(kind, option))
        text = box_text(values)
        faults = corrections.find_faults(kind, option, values) or size_faults(kind, {option: text})
    except PatolliError as error:
        return refused(as_api_error(error))
    return {
        "option": option,
        "values": values,
        "text": text,
        "faults": [
            {"key": fault.key, "fault": fault.fault, "params": fault.params, "message": fault.sentence}
            for fault in faults
        ],
    }


def accept_boxes(asked: Answer) -> Answer:
    """Return boxes for a new table by option, each with its digest and contents; the whole game is loaded with them."""
    given: dict[str, str] = asked["boxes"]
    try:
        kind = known_game(asked["game"])
        for option, text in given.items():
            require_reader(kind, option)
            require_faultless(option, corrections.find_faults(kind, option, parse_box(text)))
        for option in given:
            require_faultless(option, size_faults(kind, given, asked["options"]))
        found = {option: describe_box(text) for option, text in given.items()}
    except PatolliError as error:
        return refused(as_api_error(error))
    return {"boxes": found}


def describe_box(text: str) -> dict[str, str]:
    """Return the digest and the contents of a box."""
    raw = text.encode()
    return {"digest": parse_data(NAME, raw).digest, "contents": pack(raw)}


def parse_box(text: str) -> dict[str, Any]:
    """Return the values of a box; raises ApiError if it is too large or no TOML file."""
    raw = text.encode()
    if len(raw) > MAX_ENCLOSED:
        raise ApiError("box-too-large", max=MAX_ENCLOSED // 1000)
    try:
        return parse_data(NAME, raw).table
    except BadData as error:
        if error.key:
            raise ApiError("box-fault", key=error.key, detail=str(error)) from None
        raise ApiError("no-box-file", detail=str(error)) from None


def box_text(values: dict[str, Any]) -> str:
    """Return the text of a box; raises ApiError if it is too large."""
    try:
        text = corrections.toml_text(values)
        size = len(text.encode())
    except (BadData, UnicodeEncodeError) as error:
        raise ApiError("no-box-file", detail=str(error)) from None
    if size > MAX_ENCLOSED:
        raise ApiError("box-too-large", max=MAX_ENCLOSED // 1000)
    return text


def option_for(kind: type[Game], values: dict[str, Any]) -> str:
    """Return the option whose file this is; raises ApiError if it is of another game."""
    try:
        return corrections.option_for(kind, values)
    except BadData as error:
        raise ApiError("no-box-file", detail=str(error)) from None


def require_reader(kind: type[Game], option: str) -> None:
    """Raise ApiError unless the files of an option can be corrected."""
    if option not in kind.readers:
        raise ApiError("no-box-option", option=option[:40], options=list(kind.readers))


def require_faultless(option: str, faults: list[BadData]) -> None:
    """Raise ApiError for the first fault of a box."""
    for fault in faults[:1]:
        raise ApiError("box-fault", key=fault.key or option, detail=str(fault))


def size_faults(kind: type[Game], boxes: dict[str, str], options: dict[str, Any] | None = None) -> list[BadData]:
    """Return the fault of boxes that fit each other badly, or with which a game has more actions than it has without.

    All that a server keeps and sends grows with the table of actions.
    """
    given = {option: enclosed(box_name(option, ""), pack(text.encode())) for option, text in boxes.items()}
    try:
        game = load(kind.name, (options or {}) | given)
    except BadData as fault:
        return [fault]
    for players in game.seat_counts:
        game.new_state(players)
    return action_faults(game, next(iter(boxes)))


def action_faults(game: Game, option: str) -> list[BadData]:
    """Return the fault of a box with which a game has more actions than with its own files."""
    most = len(load(game.name).actions)
    if len(game.actions) <= most:
        return []
    size: dict[str, object] = {"n": len(game.actions), "most": most}
    message = f"{option}: has {len(game.actions)} actions; expected at most {most}"
    return [BadData(message, option, "actions", size)]


def refused(error: ApiError) -> Answer:
    """Return a refusal as an answer."""
    return {"refused": [error.code, error.params, error.detail]}
