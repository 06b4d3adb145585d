"""The command `patolli`.

Exit status: 0 fine; 1 a check has failed; 2 something is wrong with what was given, said in one line on standard
error; 70 a fault of patolli itself; 130 interrupted. Nobody ever sees a traceback.
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
from patolli.cli import arena, checks, games, records, report, server, start
from patolli.core.errors import PatolliError
from patolli.core.registry import names

FINE: Final = 0
BAD_INPUT: Final = 2
INTERNAL: Final = 70
BROKEN_PIPE: Final = 141

DESCRIPTION: Final = """\
Board games of old Mexico: play them in the terminal, replay and check games."""

EXAMPLES: Final = """\
  patolli games                                which games there are
  patolli play                                 choose a game and play
  patolli play {game} --seats you,greedy       play against a bot
  patolli replay game.patolli                  what happened in a game
  patolli COMMAND --help                       more on a command, with examples
"""


class Parser(ArgumentParser):
    """A parser whose complaints are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise PatolliError(f"{message} (see {self.prog} --help)")


def parser() -> ArgumentParser:
    """All commands."""
    game = (names() or ["GAME"])[0]
    top = Parser(
        prog="patolli",
        description=DESCRIPTION,
        epilog="examples:\n" + aligned(EXAMPLES.format(game=game)),
        formatter_class=RawDescriptionHelpFormatter,
    )
    version = f"patolli {__version__} ({'compiled' if _pure.compiled() else 'pure'})"
    top.add_argument("--version", action="version", version=version, help="the version, and whether it runs compiled")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")

    def command(name: str, summary: str, examples: str) -> ArgumentParser:
        return commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog="examples:\n" + aligned(examples.format(game=game)),
            formatter_class=RawDescriptionHelpFormatter,
        )

    for group in (start, games, records, report, checks, arena, server):
        group.add_commands(command)
    return top


def aligned(examples: str) -> str:
    """Examples with what they do in a column, however long the names of games are."""
    rows = [re.split(r"(?<=\S) {2,}", line) for line in examples.splitlines()]
    width = max((len(row[0]) for row in rows if len(row) > 1), default=0)
    return "\n".join(f"{row[0]:{width}}  {row[1]}" if len(row) > 1 else row[0] for row in rows)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows question marks rather than nothing
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush is silent too
        return BROKEN_PIPE
    except Exception as error:
        complain(f"internal error: {type(error).__name__}: {error}; please report it with {write_trace()}")
        return INTERNAL


def complain(message: str) -> None:
    """One line on standard error, of signs that do nothing to a terminal."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(message.split()))
    with suppress(OSError):  # the terminal may be gone
        print(line, file=sys.stderr, flush=True)


def write_trace() -> str:
    """Save the traceback of the exception that is being handled; the path."""
    with tempfile.NamedTemporaryFile("w", prefix="patolli-trace-", suffix=".txt", delete=False) as file:
        traceback.print_exc(file=file)
    return file.name
