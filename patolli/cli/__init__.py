"""The command `patolli`.

Exit status: 0 success; 1 a check failed; 2 bad input, explained in one line on standard error; 70 an internal error;
130 interrupted. Tracebacks are never shown.
"""

import io
import os
import re
import sys
import tempfile
import traceback
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn

from patolli import __version__, _pure
from patolli.cli import arena, diagnostics, games, records, report, serve
from patolli.cli.terminal import start
from patolli.core.errors import PatolliError
from patolli.core.registry import game_names

FINE: Final = 0
BAD_INPUT: Final = 2
INTERNAL: Final = 70
BROKEN_PIPE: Final = 141

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


def parser() -> ArgumentParser:
    """Return the parser of all commands."""
    game = (game_names() or ["GAME"])[0]
    top = Parser(
        prog="patolli",
        description=DESCRIPTION,
        epilog="examples:\n" + aligned(EXAMPLES.format(game=game)),
        formatter_class=RawDescriptionHelpFormatter,
    )
    version = f"patolli {__version__} ({'compiled' if _pure.compiled() else 'pure'})"
    top.add_argument("--version", action="version", version=version, help="print the version, compiled or pure")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")

    def command(name: str, summary: str, examples: str) -> ArgumentParser:
        return commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog="examples:\n" + aligned(examples.format(game=game)),
            formatter_class=RawDescriptionHelpFormatter,
        )

    for group in (start, games, records, report, diagnostics, arena, serve):
        group.add_commands(command)
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
        top = parser()
        args = top.parse_args(argv)
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
        return start.INTERRUPTED
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
    with tempfile.NamedTemporaryFile("w", prefix="patolli-trace-", suffix=".txt", delete=False) as file:
        traceback.print_exc(file=file)
    return file.name
