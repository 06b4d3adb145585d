"""Levels: what people choose. Each is a bot, its budget and perhaps a strength, for each game and number of players.

A game's `levels.json` says by number of players what each level stands for, written as in the arena (`greedy~30@60`);
a number that is not there takes the nearest. How strong they are is measured by `make strength`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from patolli.bots import bot, parts, written
from patolli.bots.errors import UnknownBot
from patolli.bots.styles import FULL
from patolli.core.game import Game
from patolli.core.weights import nearest

LEVELS: Final = ("beginner", "easy", "normal", "hard")  # the weakest first
SECONDS: Final = {"beginner": 1.0, "easy": 1.0, "normal": 1.0, "hard": 5.0}  # of a turn, on a machine like ours
PLAIN: Final = {  # of a game without such a file
    "2": {"beginner": "greedy~20@30", "easy": "greedy@60", "normal": "planner@1000", "hard": "planner@4000"}
}


def level(name: str, game: Game, players: int) -> tuple[str, int]:
    """The bot and the budget of a level; a style and a strength (`hard:builder~40`) go with it. Raises UnknownBot."""
    base, style, strength = parts(name)
    if base not in LEVELS:
        raise UnknownBot(f"unknown level {base!r}; levels: {', '.join(LEVELS)}")
    found = levels(game.folder)
    known, _, budget = found[nearest(found, players)][base].partition("@")
    thinker, _, full = parts(known)
    return written(thinker, style, full * strength // FULL), int(budget)


def check_level(name: str, game: Game) -> None:
    """Raise UnknownBot unless a level can play the game so."""
    bot(level(name, game, game.seat_counts[0])[0], game)


def in_turn(name: str) -> list[str]:
    """The levels to ask, should one fail: this one, then ever weaker ones; for what is no level the weakest alone.

    They have its style and strength, or they could be stronger.
    """
    known = base(name)
    if known not in LEVELS:
        return [LEVELS[0]]
    return [weaker + name.removeprefix(known) for weaker in LEVELS[LEVELS.index(known) :: -1]]


def base(name: str) -> str:
    """A level without its style and strength."""
    return name.partition(":")[0].partition("~")[0]


@cache
def levels(folder: Path) -> dict[str, dict[str, str]]:
    """What the levels of a game stand for, by number of players."""
    path = folder / "levels.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else PLAIN
    return found
