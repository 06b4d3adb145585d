"""The command `patolli`.

Exit status: 0 success; 1 a check failed; 2 bad input, explained in one line on standard error; 70 an internal error;
130 interrupted. Tracebacks are never shown.
"""

import io
import os
import re
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final, NoReturn

from patolli import __version__, _pure
from patolli.core.errors import PatolliError
from patolli.core.registry import bundled_games

FINE: Final = 0
BAD_INPUT: Final = 2
INTERNAL: Final = 70
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

Command = Callable[[str, str], ArgumentParser]  # gives the parser of a command by its name and its examples

# The commands by the module that has them, which is imported only when one of them is used
COMMANDS: Final = {
    "terminal.start": {"play": "play in the terminal, against bots or each other"},
    "games": {"games": "the games, their seat counts and options, and the styles of their bots"},
    "records": {
        "replay": "replay a record: the table in words, or as JSON",
        "legal": "the legal actions at the end of a record",
        "why": "why an action is refused at the end of a record: rule id and explanation",
        "verify": "recompute the draws of a finished game",
    },
    "report": {"report": "a report on a finished game: win chances, turning points, luck and skill"},
    "diagnostics": {
        "fuzz": "random play with every law and invariant checked; a failure leaves a record",
        "perft": "counts of action sequences from the end of a record, per first action",
        "bench": "speed of the games, compiled and pure, and of other engines",
    },
    "arena": {"arena": "tournaments of bots: win shares with intervals, ratings, time per turn"},
    "serve": {
        "serve": "the server: tables over the network",
        "backup": "copy the games of a server into a file, also while it runs",
        "restore": "put the games of a backup in the place of those of the server",
        "openapi": "the description of the server's API, as OpenAPI 3.1 in JSON",
    },
}

DESCRIPTION: Final = """\
Board games of old Mexico: play them in the terminal, replay and check games."""

EXAMPLES: Final = """\
  patolli games                                list the games
  patolli play                                 choose a game and play
  patolli play {game} --seats you,greedy       play against a bot
  patolli replay game.patolli                  print the course of a game
  patolli COMMAND --help                       more on a command, with examples
"""


class Parser(ArgumentParser):
    """A parser whose errors are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise PatolliError(f"{message} (see {self.prog} --help)")


def parser(wanted: str | None = None) -> ArgumentParser:
    """Return the parser, with the arguments of all commands or only of the wanted one and others of its module."""
    game = (bundled_games() or ["GAME"])[0]
    top = Parser(
        prog="patolli",
        description=DESCRIPTION,
        epilog="examples:\n" + aligned(EXAMPLES.format(game=game)),
        formatter_class=RawDescriptionHelpFormatter,
    )
    version = f"patolli {__version__} ({'compiled' if _pure.compiled() else 'pure'})"
    top.add_argument("--version", action="version", version=version, help="print the version, compiled or pure")
    parsers = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")

    def command(name: str, examples: str) -> ArgumentParser:
        found: ArgumentParser = parsers.choices[name]
        found.epilog = "examples:\n" + aligned(examples.format(game=game))
        return found

    for module, commands in COMMANDS.items():
        for name, summary in commands.items():
            about = summary[0].upper() + summary[1:] + "."
            parsers.add_parser(name, help=summary, description=about, formatter_class=RawDescriptionHelpFormatter)
        if wanted is None or wanted in commands:
            import_module(f"patolli.cli.{module}").add_commands(command)
    return top


def aligned(examples: str) -> str:
    """Align the explanations of examples, which depend on the length of a game's name."""
    rows = [re.split(r"(?<=\S) {2,}", line) for line in examples.splitlines()]
    width = max((len(row[0]) for row in rows if len(row) > 1), default=0)
    return "\n".join(f"{row[0]:{width}}  {row[1]}" if len(row) > 1 else row[0] for row in rows)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a limited terminal shows question marks
    try:
        words = sys.argv[1:] if argv is None else argv
        top = parser(next((word for word in words if not word.startswith("-")), ""))
        args = top.parse_args(words)
        if args.command is None:
            top.print_help()
            return FINE
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except PatolliError as error:
        complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt as interrupt:
        complain(str(interrupt) or "interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush is silent
        return BROKEN_PIPE
    except Exception as error:
        complain(f"internal error: {type(error).__name__}: {error}; please report it with {write_trace()}")
        return INTERNAL


def complain(message: str) -> None:
    """Print one line on standard error, without control characters."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(message.split()))
    with suppress(OSError):  # the terminal may be gone
        print(line, file=sys.stderr, flush=True)


def write_trace() -> str:
    """Save the traceback of the exception being handled and return the path."""
    import tempfile  # these two are hardly ever needed
    import traceback

    with tempfile.NamedTemporaryFile("w", prefix="patolli-trace-", suffix=".txt", delete=False) as file:
        traceback.print_exc(file=file)
    return file.name
