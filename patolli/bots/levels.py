"""Levels: the strengths that people choose from. Each is a bot with a budget, by game and number of players.

A game's `ai/levels.json` gives the bot of each level by number of players, in the notation of the arena
(`greedy~30@60`); a missing number takes the nearest. `make strength` measures their strength.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from patolli.bots import format_bot_name, make_bot, parse_bot_name
from patolli.bots.errors import UnknownBot
from patolli.bots.styles import FULL
from patolli.core.evaluation import nearest_count
from patolli.core.game import Game

LEVELS: Final = ("beginner", "easy", "normal", "hard")  # the weakest first
SECONDS: Final = {
    "beginner": 1.0,
    "easy": 1.0,
    "normal": 1.0,
    "hard": 5.0,
}  # for a turn (docs/bots.md)
DEFAULT_LEVELS: Final = {  # for a game without levels.json
    "2": {"beginner": "greedy~20@30", "easy": "greedy@60", "normal": "planner@1000", "hard": "planner@4000"}
}


def resolve_level(name: str, game: Game, players: int) -> tuple[str, int]:
    """Return the bot and the budget of a level; style and strength (`hard:builder~40`) are kept. Raises UnknownBot."""
    base, style, strength = parse_bot_name(name)
    if base not in LEVELS:
        raise UnknownBot(f"unknown level {base!r}; levels: {', '.join(LEVELS)}")
    found = levels(game.folder)
    known, _, budget = found[nearest_count(found, players)][base].partition("@")
    thinker, _, full = parse_bot_name(known)
    return format_bot_name(thinker, style, full * strength // FULL), int(budget)


def check_level(name: str, game: Game) -> None:
    """Raise UnknownBot unless the game has this level and style."""
    make_bot(resolve_level(name, game, game.seat_counts[0])[0], game)


def fallback_levels(name: str) -> list[str]:
    """Return the levels to try in order when a bot fails: this one, then each weaker one.

    Style and strength are kept, since a weaker level without them could be stronger. Other bots fall back on the
    weakest level.
    """
    known = base(name)
    if known not in LEVELS:
        return [LEVELS[0]]
    return [weaker + name.removeprefix(known) for weaker in LEVELS[LEVELS.index(known) :: -1]]


def base(name: str) -> str:
    """Return a level without its style and strength."""
    return name.partition(":")[0].partition("~")[0]


@cache
def levels(folder: Path) -> dict[str, dict[str, str]]:
    """Return the bots of the levels of a game, by number of players."""
    path = folder / "ai/levels.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else DEFAULT_LEVELS
    return found
