"""A bot in a process of its own: questions come in as lines of JSON, answers go out the same way.

    {"who", "game", "options", "rules", "view", "legal", "level", "seed"} -> {"action"} or {"error"}
    {"ask": "hint", "game", "options", "rules", "view", "legal", "seed", "follow"} -> {"found"} or {"error"}
    {"ask": "chances", "game", "options", "rules", "view", "legal", "seed"} -> {"found"} or {"error"}
    {"ask": "report", "record", "lines"} -> {"done"} now and then, at last {"found"} or {"error"}
    {"ask": "import", "position", "chart" or "verify", ...} -> see `replays`, or {"error"}
    {"ask": "check-box" or "accept-boxes", ...} -> see `boxes`, or {"error"}

For a bot it gets a view and nothing else; records it gets only to replay them, or for a report on a game that is over.
Whatever goes wrong here, the table goes on.
A question has a number besides (`no`), and all that is said to it has the same one.
`who` is the same for all questions of a seat at a table and tells nothing: each has a bot of its own, with its plans.
"""

import os
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from patolli.bots import Bot, make_bot
from patolli.bots.game_report import analyse
from patolli.bots.hints import hints
from patolli.bots.levels import resolve_level
from patolli.bots.win_probability import win_probabilities
from patolli.core.datafile import ENCLOSED
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import replay

BACKGROUND: Final = "background"  # the argument of a process that goes behind all others
STEPS: Final = 50  # how often it is said how far a report is
PLAYERS: Final = 500  # bots in memory, each with the turn that it has planned
BOXED_PLAYERS: Final = 32  # the same at tables with a corrected box: each may hold a game that no other table has
NICENESS: Final = 10  # by which a report steps back behind those who wait for an answer


@lru_cache(maxsize=32)
def load_game(game: str, options: str, rules: int) -> Game:
    """A game with its options and rules."""
    return load(game, msgspec.json.decode(options), rules)


def game_of(asked: dict[str, Any]) -> Game:
    """Return the game of a question."""
    return load_game(asked["game"], asked["options"], asked["rules"])


def bot_for(who: str, grade: str, name: str, options: str, rules: int, players: int) -> tuple[Bot, int]:
    """The bot of a level and its budget, for one seat at one table alone: it may have planned that seat's turn."""
    find = boxed_bot if ENCLOSED in options else plain_bot
    return find(who, grade, name, options, rules, players)


def find_bot(who: str, grade: str, name: str, options: str, rules: int, players: int) -> tuple[Bot, int]:
    """Make the bot of a level."""
    game = load_game(name, options, rules)
    bot, budget = resolve_level(grade, game, players)
    return make_bot(bot, game), budget


plain_bot = lru_cache(maxsize=PLAYERS)(find_bot)
boxed_bot = lru_cache(maxsize=BOXED_PLAYERS)(find_bot)


def choose(asked: dict[str, Any]) -> dict[str, object]:
    """Return the choice of a bot."""
    view = asked["view"]
    table = asked["game"], asked["options"], asked["rules"]
    thinker, budget = bot_for(asked["who"], asked["level"], *table, view["players"])
    return {"action": thinker.choose(view, asked["legal"], budget, asked["seed"])}


def hint(asked: dict[str, Any]) -> dict[str, object]:
    """Return the best choices, with reasons."""
    found = hints(game_of(asked), asked["view"], asked["legal"], asked["seed"], asked["follow"])
    return {"found": [advice._asdict() for advice in found]}


def guess(asked: dict[str, Any]) -> dict[str, object]:
    """Return the chance of each seat to win."""
    return {"found": win_probabilities(game_of(asked), asked["view"], asked["seed"])}


def report(asked: dict[str, Any]) -> dict[str, object]:
    """A report on a record."""
    lower_priority()
    shown = 0

    def advance(share: float) -> None:
        nonlocal shown
        if int(share * STEPS) > shown:
            shown = int(share * STEPS)
            say({"done": round(share, 2), "no": asked.get("no")})

    return {"found": analyse(replay(read_record(asked["record"])), asked["lines"], advance)}


@cache
def lower_priority() -> None:
    """Let others go first, from now on."""
    os.nice(NICENESS)


def work_on_record(asked: dict[str, Any]) -> dict[str, object]:
    """Work on a whole record; only a process that is asked to loads what it takes."""
    from patolli.server.workers import replays

    return replays.HANDLERS[asked["ask"]](asked)


def work_on_box(asked: dict[str, Any]) -> dict[str, object]:
    """Check a corrected box; only a process that is asked to loads what it takes."""
    from patolli.server.workers import boxes

    return boxes.check_box(asked) if asked["ask"] == "check-box" else boxes.accept_boxes(asked)


HANDLERS: Final[dict[str, Callable[[dict[str, Any]], dict[str, object]]]] = {
    "choose": choose,
    "hint": hint,
    "chances": guess,
    "report": report,
    "import": work_on_record,
    "position": work_on_record,
    "chart": work_on_record,
    "verify": work_on_record,
    "check-box": work_on_box,
    "accept-boxes": work_on_box,
}


def answer(line: bytes) -> dict[str, object]:
    """The answer to one question."""
    asked = msgspec.json.decode(line)
    try:
        found = HANDLERS[asked.get("ask", "choose")](asked)
    except Exception as error:
        found = {"error": type(error).__name__}  # no more: what it says may be what the seat alone knows
    return found | {"no": asked.get("no")}


def say(found: dict[str, object]) -> None:
    """Write a line."""
    assert sys.__stdout__ is not None
    sys.__stdout__.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.__stdout__.buffer.flush()


def main() -> None:
    """Answer until nobody asks any more."""
    sys.stdout = sys.stderr  # a bot that prints says nothing to the server by it
    if BACKGROUND in sys.argv[1:]:
        lower_priority()
    for line in sys.stdin.buffer:
        say(answer(line))


if __name__ == "__main__":
    main()
