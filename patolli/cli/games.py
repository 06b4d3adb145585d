"""`patolli games`: the games, their seats and options, and the styles of their bots."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from typing import Final

from rich.padding import Padding
from rich.table import Table

from patolli.bots.styles import styles
from patolli.cli import Command
from patolli.cli.terminal import screen
from patolli.core.game import Game
from patolli.core.options import CHOICE, NUMBER, Option
from patolli.core.registry import game_class, game_info, game_names
from patolli.messages import LANGS, Messages, message_id

SOME_LEVEL: Final = "normal"  # as an example: every level may have a style

EXAMPLES: Final = """\
  patolli games
  patolli games --lang de
  patolli games --json
"""


def add_commands(command: Command) -> None:
    """Add the command."""
    games = command("games", EXAMPLES)
    games.add_argument("--json", action="store_true", help="print JSON")
    add_lang(games)
    games.set_defaults(run=list_games)


def add_lang(parser: ArgumentParser) -> None:
    """Add the choice of a language."""
    parser.add_argument("--lang", choices=LANGS, default="en", help="the language of the output (default: en)")


def offered() -> list[type[Game]]:
    """Return all games, templates last."""
    return sorted((game_class(name) for name in game_names()), key=lambda game: game.is_template)


def list_games(args: Namespace) -> int:
    """Print all games."""
    if args.json:
        found = {game.name: game_info(game) | {"styles": list(styles(game.folder))} for game in offered()}
        print(json.dumps(found, indent=2))
        return 0
    console = screen.Page()
    for game in offered():
        messages = Messages(game, args.lang)
        console.print(f"{game.name}", style="bold", end="")
        seats = ", ".join(map(str, game.seat_counts))
        console.print(f"  {messages.format('name')} · {messages.format('games-seats', {'seats': seats})}")
        console.print(f"  {messages.format('about')}")
        console.print(rows([(f"{option.name}={option.default}", meaning(messages, option)) for option in game.options]))
        if known := styles(game.folder):
            console.print(f"  {messages.format('games-styles')}")
            about = {f"{SOME_LEVEL}:{style}": messages.format(message_id("style-about", style)) for style in known}
            console.print(rows(about.items()))
        console.print()
    return 0


def rows(cells: Iterable[tuple[str, str]]) -> Padding:
    """Return a table of values and their meanings."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for cell in cells:
        table.add_row(*cell)
    return Padding(table, (0, 0, 0, 4))


def meaning(messages: Messages, option: Option) -> str:
    """Return the description of an option and its values."""
    text = messages.format(message_id("option", option.name))
    if option.kind == CHOICE:
        values = [f"{v}: {messages.format(message_id(f'option-{option.name}', v))}" for v in option.values]
        return f"{text} ({'; '.join(values)})"
    if option.kind == NUMBER:
        words = [f"; {v}: {messages.format(message_id(f'option-{option.name}', v))}" for v in option.values]
        return f"{text} ({option.low}–{option.high}{''.join(words)})"
    return f"{text} ({messages.format('games-file')})"
