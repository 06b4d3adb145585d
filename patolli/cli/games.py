"""`patolli games`: which games there are, their seats and options, and the styles of their bots."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from typing import Final

from rich.padding import Padding
from rich.table import Table

from patolli.bots.styles import styles
from patolli.cli import screen
from patolli.core.game import Game
from patolli.core.options import CHOICE, NUMBER, Option
from patolli.core.registry import facts, game_class, names
from patolli.words import LANGS, Words, message_id

SOME_LEVEL: Final = "normal"  # that stands for all, since any may have a style
Command = Callable[[str, str, str], ArgumentParser]

EXAMPLES: Final = """\
  patolli games
  patolli games --lang de
  patolli games --json
"""


def add_commands(command: Command) -> None:
    """Add the command."""
    games = command("games", "the games, their seat counts and options, and the styles of their bots", EXAMPLES)
    games.add_argument("--json", action="store_true", help="for machines")
    add_lang(games)
    games.set_defaults(run=list_games)


def add_lang(parser: ArgumentParser) -> None:
    """Add the choice of a language."""
    parser.add_argument("--lang", choices=LANGS, default="en", help="the language of what is printed (default: en)")


def offered() -> list[type[Game]]:
    """All games, those that are only examples last."""
    return sorted((game_class(name) for name in names()), key=lambda game: game.example)


def list_games(args: Namespace) -> int:
    """Print all games."""
    if args.json:
        found = {game.name: facts(game) | {"styles": list(styles(game.folder))} for game in offered()}
        print(json.dumps(found, indent=2))
        return 0
    console = screen.Page()
    for game in offered():
        words = Words(game, args.lang)
        console.print(f"{game.name}", style="bold", end="")
        seats = ", ".join(map(str, game.seat_counts))
        console.print(f"  {words.say('name')} · {words.say('games-seats', {'seats': seats})}")
        console.print(f"  {words.say('about')}")
        console.print(rows([(f"{option.name}={option.default}", meaning(words, option)) for option in game.options]))
        if known := styles(game.folder):
            console.print(f"  {words.say('games-styles')}")
            told = {f"{SOME_LEVEL}:{style}": words.say(message_id("style-about", style)) for style in known}
            console.print(rows(told.items()))
        console.print()
    return 0


def rows(cells: Iterable[tuple[str, str]]) -> Padding:
    """What may be written, and beside it what it means."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for cell in cells:
        table.add_row(*cell)
    return Padding(table, (0, 0, 0, 4))


def meaning(words: Words, option: Option) -> str:
    """What an option is, and what it may be."""
    text = words.say(message_id("option", option.name))
    if option.kind == CHOICE:
        values = [f"{v}: {words.say(message_id(f'option-{option.name}', v))}" for v in option.values]
        return f"{text} ({'; '.join(values)})"
    if option.kind == NUMBER:
        return f"{text} ({option.low}–{option.high})"
    return f"{text} ({words.say('games-file')})"
