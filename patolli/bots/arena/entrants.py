"""The bots of a tournament: a bot (`greedy`, with a budget `greedy@200`), a level, or a user's bot (`module:factory`).

A bot or a level may have a style and a strength: `normal:raider`, `greedy~40@200`.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import Final

from patolli.bots import BOTS, Bot, make_bot, parse_bot_name
from patolli.bots.errors import BadBudget, UnknownBot
from patolli.bots.levels import LEVELS, resolve_level
from patolli.core.game import Game

MAX_NODES: Final = 999_999_999


@dataclass(frozen=True)
class Entry:
    """A bot, its budget of nodes per decision, and the label under which it plays."""

    label: str
    bot: str
    budget: int


def read_entries(texts: Iterable[str], game: Game, seats: int, budget: int) -> list[Entry]:
    """Return the bots that texts name, with this budget where none is given; a repeated one becomes `greedy#2`."""
    entries = []
    times: Counter[str] = Counter()
    for text in texts:
        name, at, number = text.partition("@")
        found, nodes = resolve_entrant(name, game, seats, budget)
        times[text] += 1
        label = text if times[text] == 1 else f"{text}#{times[text]}"
        entries.append(Entry(label, found, nodes_of(text, number) if at else nodes))
    return entries


def resolve_entrant(name: str, game: Game, seats: int, budget: int) -> tuple[str, int]:
    """Return the bot and the budget of a name without a number. Raises UnknownBot."""
    base = name.partition(":")[0].partition("~")[0]
    if base in LEVELS:
        return resolve_level(name, game, seats)
    if base in BOTS:
        parse_bot_name(name)
        return name, budget
    if ":" in name:
        if "~" in name:
            raise UnknownBot(f"{name}: your own bot takes no strength; only built-in bots and levels do")
        return name, budget
    near = get_close_matches(base.lower(), [*BOTS, *LEVELS], n=1)
    known = f"bots: {', '.join(BOTS)}; levels: {', '.join(LEVELS)}; your own: module:factory"
    raise UnknownBot(f"unknown bot {name!r}; {f'did you mean {near[0]}?' if near else known}")


def nodes_of(text: str, number: str) -> int:
    """Return the budget after the @. Raises BadBudget."""
    if not (number.isascii() and number.isdigit() and len(number) < 10 and int(number) > 0):
        raise BadBudget(f"{text}: a budget is a whole number of nodes from 1 to {MAX_NODES}")
    return int(number)


def is_user_bot(name: str) -> bool:
    """Return whether a bot is a user's own, `module:factory`, and not a built-in one with a style."""
    module, colon, _ = name.partition(":")
    return bool(colon) and module not in BOTS


def make_player(entry: Entry, game: Game) -> Bot:
    """Return a new bot. A user's bot is imported only here, also from the current folder, and may raise anything."""
    if not is_user_bot(entry.bot):
        return make_bot(entry.bot, game)
    module, _, factory = entry.bot.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    made: Bot = getattr(import_module(module), factory)(game)
    if not callable(made.choose):
        raise TypeError("its `choose` is not callable; expected a method")
    return made


def exception_line(error: BaseException) -> str:
    """Return an exception as one line."""
    return " ".join("".join(format_exception_only(error)).split())


def raised_at(error: BaseException, entry: Entry) -> str:
    """Return where in the user's file, or in one beside it, an exception was raised; empty if nowhere there."""
    file = Path(getattr(sys.modules.get(entry.bot.partition(":")[0]), "__file__", None) or os.devnull)
    frames = [(Path(frame.filename), frame.lineno) for frame in extract_tb(error.__traceback__)]
    own = [at for at in frames if at[0] == file] or [at for at in frames if file.parent in at[0].parents]
    return f" ({own[-1][0].name}, line {own[-1][1]})" if own and is_user_bot(entry.bot) else ""
