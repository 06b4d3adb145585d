"""Whole records brought to life, in a worker process: imports, positions of the past, charts, verified draws.

Each function takes a question as plain data and returns an answer as plain data; `{"refused": ...}` is a refusal. A
record that a table has written travels as its header (`head`) and its lines (`lines`: number, who, text).
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from patolli.bots.levels import check_level
from patolli.core.datafile import contents_of
from patolli.core.errors import PatolliError, RecordError
from patolli.core.game import Game
from patolli.core.record import TABLE_NAME, Line, Record, count_line, read_record
from patolli.core.replay import replay, single_line
from patolli.match.fair_draws import verify
from patolli.match.match import Match
from patolli.messages import BOT
from patolli.server.errors import ApiError, as_api_error
from patolli.server.games import LOAD_ERRORS, check_option_files, damaged, encode_events, load_game
from patolli.server.labels import MAX_NAME, display_name
from patolli.server.workers.boxes import action_faults, refused, require_faultless

MAX_LABEL: Final = 200  # characters of a label that are looked at
Answer = dict[str, Any]


def import_game(asked: Answer) -> Answer:
    """Return all that is written for a table that goes on from a record."""
    try:
        record = read_record(asked["record"], asked["lines"])
        paths = {name: value for name, value in record.options.items() if name not in record.contents}
        check_option_files(record.game, paths)
        match = match_from_record(record, asked["at"])
        boxed = boxes_of(match.replay.game)
    except PatolliError as error:
        return refused(as_api_error(error))
    table = match.replay
    turns = iter(table.steps)
    lines = [
        (
            line.who,
            line.text,
            as_json([] if line.who == TABLE_NAME else encode_events(table.game, next(turns).events)),
        )
        for line in table.record.lines
    ]
    return {
        "game": table.game.name,
        "options": {name: value for name, value in table.game.given_options.items() if name not in boxed},
        "boxes": boxed,
        "rules": table.game.rules,
        "labels": table.labels,
        "to_act": match.to_act(),
        "lines": lines,
        "snapshot": settled_snapshot(match),
    }


def boxes_of(game: Game) -> dict[str, dict[str, str]]:
    """Return the boxes that a record has carried, by option; raises ApiError if the game becomes too large with one."""
    found = {
        name: {"digest": game.file_digests[name], "contents": contents_of(value)}
        for name, value in game.given_options.items()
        if contents_of(value)
    }
    if found:
        require_faultless(next(iter(found)), action_faults(game, next(iter(found))))
    return found


def settled_snapshot(match: Match) -> Answer:
    """Return the last snapshot that cuts off no undo."""
    table = match.replay
    undo = max(match.undo_depth(seat) for seat in range(len(table.names)))
    if not undo:
        return match.snapshot()
    state = table.game.dump(table.steps[-undo].before)
    return match.snapshot() | {"lines": table.line_count - undo, "turns": table.step_count - undo, "state": state}


def match_from_record(record: Record, at: int | None) -> Match:
    """The game of a record after so many lines that count, or at its end. Its draws are new.

    Levels stay at their seats if there is somebody to play against them; all other seats are people's.
    """
    whole = replay(record)
    if at is not None and at > whole.step_count:
        raise ApiError("record-too-short", at=at, lines=whole.step_count)
    short = [single_line(label[:MAX_LABEL]) for label in whole.labels]
    labels = [display_name(label, name)[:MAX_NAME] for label, name in zip(short, whole.names)]
    levels = [label if is_level(label, whole.game) else "" for label in whole.labels]
    if not all(levels):
        labels = [level or label for level, label in zip(levels, labels, strict=True)]
    begun = Record(record.game, zip(whole.names, labels))
    begun.lines = [Line(whole.name(turn.seat), whole.game.actions.name(turn.action)) for turn in whole.steps[:at]]
    return Match.resume(begun, loaded=whole.game)


def is_level(label: str, game: Game) -> bool:
    """Return whether a label of a seat names a level of the game."""
    if not label.startswith(BOT):
        return False
    try:
        check_level(label.removeprefix(BOT), game)
    except PatolliError:
        return False
    return True


def position(asked: Answer) -> Answer:
    """Return the view of a seat after the last of some lines; `start` is the snapshot before them."""
    game = game_of(asked)
    try:
        then = replay(record_of(asked), None, asked["start"], game)
    except LOAD_ERRORS as error:
        return refused(damaged(error))
    return {"view": game.view(then.state, asked["viewer"])}


def chart(asked: Answer) -> Answer:
    """Return the points of a finished game, turn by turn."""
    try:
        lines, scores = score_chart(game_of(asked), record_of(asked))
    except LOAD_ERRORS as error:
        return refused(damaged(error))
    return {"lines": lines, "scores": scores}


def score_chart(game: Game, record: Record) -> tuple[list[int], list[list[int]]]:
    """Return the lines at which turns begin and the last, and the points then."""
    whole = replay(record, loaded=game)
    counted = [0]
    for line in record.lines:
        count_line(counted, line.number, line.who, line.text)
    starts = whole.turn_starts()
    states = [*(whole.steps[at].before for at in starts), whole.state]
    return [*(counted[at] for at in starts), counted[-1]], [game.result(state).scores for state in states]


def verified(asked: Answer) -> Answer:
    """Return how many draws of a finished game were fair, or why one was not."""
    try:
        return {"draws": verify(record_of(asked))}
    except RecordError as error:
        return {"unfair": str(error)}


def as_json(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def game_of(asked: Answer) -> Game:
    """Return the game of a question."""
    return load_game(asked["game"], tuple(asked["options"].items()), asked["rules"])


def record_of(asked: Answer) -> Record:
    """Return the record of a question."""
    record = read_record(asked["head"])
    record.lines = [Line(who, text, number) for number, who, text in asked["lines"]]
    return record


HANDLERS: Final[dict[str, Callable[[Answer], Answer]]] = {
    "import": import_game,
    "position": position,
    "chart": chart,
    "verify": verified,
}
