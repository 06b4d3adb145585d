"""Checks and measurements: fuzz, perft, bench."""

import json
import multiprocessing
import os
import signal
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from patolli.cli import Command
from patolli.cli.records import replayed
from patolli.cli.terminal.screen import Page
from patolli.core.errors import BadOption
from patolli.core.registry import game_class, game_names, load
from patolli.testing.bench import measure, report
from patolli.testing.errors import LawBroken
from patolli.testing.fuzz import FuzzReport, fuzz
from patolli.testing.perft import divide

FUZZ: Final = """\
  patolli fuzz {game}                          100 games with every law checked
  patolli fuzz {game} --games 10000 --jobs 4
  patolli fuzz {game} --seats 2,3 --seed 7     the same games each time
"""
PERFT: Final = """\
  patolli perft game.patolli --depth 3         sequences of 3 actions, for each first action
"""
BENCH: Final = """\
  patolli bench                                medians of 3 runs of 2 seconds on one core
  patolli bench {game} --runs 1 --seconds 0.1  a quick look
  patolli bench --peers --json                 other engines too, measured in the same run
"""
BATCH: Final = 10  # games that a worker plays at a time; the seed of the batch decides them
LINES: Final = 10  # of progress without a terminal

Batch = tuple[str, dict[str, object], int, int, int, None, int | None, bool]  # the arguments of `fuzz`


def add_commands(command: Command) -> None:
    """Add the commands."""
    fuzzed = command("fuzz", FUZZ)
    fuzzed.add_argument("game", metavar="GAME")
    fuzzed.add_argument("--seats", metavar="N,N", type=numbers, help="seat counts (default: all that the game has)")
    fuzzed.add_argument("--games", metavar="N", type=positive, default=100, help="games in all (default: 100)")
    fuzzed.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    fuzzed.add_argument("--mixed", action="store_true", help="draw the other options of each game at random")
    fuzzed.add_argument("--rules", metavar="N", type=int, help="an older version of the rules (default: the newest)")
    fuzzed.add_argument("--seed", metavar="N", type=int, default=1, help="other seeds play other games (default: 1)")
    fuzzed.add_argument("--jobs", metavar="N", type=positive, default=os.cpu_count() or 1, help="processes at once")
    fuzzed.add_argument("--json", action="store_true", help="print JSON")
    fuzzed.set_defaults(run=run_fuzz)
    counted = command("perft", PERFT)
    counted.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    counted.add_argument("--depth", metavar="N", type=positive, required=True, help="number of actions")
    counted.set_defaults(run=run_perft)
    timed = command("bench", BENCH)
    timed.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    timed.add_argument("--peers", action="store_true", help="other engines too (make peers installs them)")
    timed.add_argument("--seats", metavar="N,N", type=numbers, default=[], help="seat counts (default: all)")
    timed.add_argument("--seconds", metavar="S", type=duration, default=2.0, help="of one run (default: 2)")
    timed.add_argument("--runs", metavar="N", type=positive, default=3, help="the figures are medians (default: 3)")
    timed.add_argument("--json", action="store_true", help="print JSON")
    timed.set_defaults(run=run_bench)


def positive(text: str) -> int:
    """Parse a whole number from 1 on, of at most nine digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on, at most 999999999")
    return int(text)


def duration(text: str) -> float:
    """Parse seconds, at least a hundredth and at most an hour."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 3600:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds; expected 0.01 to 3600")
    return seconds


def numbers(text: str) -> list[int]:
    """Parse numbers separated by commas."""
    return [positive(part.strip()) for part in text.split(",")]


def writable(path: Path) -> None:
    """Raise BadOption unless a file can be written there. Called before long work; leaves nothing behind."""
    try:
        file = path.resolve()
        if file.is_dir():
            raise BadOption(f"{path}: this is a folder; expected a file")
        if not file.parent.is_dir():
            raise BadOption(f"{path}: there is no folder {path.parent}")
        new = not file.exists()
        if new or file.is_file():
            file.open("a").close()
        if new:
            file.unlink()
    except (OSError, RuntimeError) as error:  # RuntimeError: circular links
        raise BadOption(f"{path}: this file cannot be written ({getattr(error, 'strerror', error)})") from None


def write_file(path: Path, text: str) -> None:
    """Write the result of long work. Raises BadOption, since the disk may be full by then."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path}: this file cannot be written ({error.strerror})") from None


def read_options(given: list[str]) -> dict[str, object]:
    """Parse the options `name=value` of a command line."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name.strip() in options:
            raise BadOption(f"option {text!r}: write name=value, once for each name")
        options[name.strip()] = value
    return options


# fuzz


def run_fuzz(args: Namespace) -> int:
    """Play random games in several processes; 1 if a law is broken."""
    options = read_options(args.option)
    game = load(args.game, options, args.rules)  # bad options are refused before anything starts
    counts = args.seats or list(game_class(args.game).seat_counts)
    for players in counts:
        game.new_state(players)
    share = -(-args.games // len(counts))
    reports = {players: FuzzReport() for players in counts}
    batches = [
        (
            game.name,
            options,
            players,
            min(BATCH, share - first),
            args.seed + first // BATCH,
            None,
            args.rules,
            args.mixed,
        )
        for first in range(0, share, BATCH)
        for players in counts
    ]
    try:
        with progress(share * len(counts), args.json) as advance:
            for (_, _, players, games, *_), found in played(batches, args.jobs):
                reports[players].add(found)
                advance(games)
    except LawBroken as broken:
        return failed(game.name, args.seed, broken)
    except BrokenProcessPool:
        print("a process died without a message; --jobs 1 shows the game", file=sys.stderr)
        return 1
    show_reports(reports, args.json)
    return 0


def played(batches: list[Batch], jobs: int) -> Iterator[tuple[Batch, FuzzReport]]:
    """Yield each batch with its report as it ends."""
    if jobs == 1:
        yield from ((batch, fuzz(*batch)) for batch in batches)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            running = {pool.submit(fuzz, *batch): batch for batch in batches}
            for done in as_completed(running):
                yield running[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
            raise


@contextmanager
def progress(total: int, silent: bool, what: str = "fuzz") -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal, a line now and then elsewhere; yield a function to call with the games done."""
    if sys.stdout.isatty() and not silent:
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, transient=True) as bar:
            task = bar.add_task(what, total=total)
            yield lambda games: bar.advance(task, games)
        return
    done = 0

    def line(games: int) -> None:
        nonlocal done
        done += games
        if not silent and done * LINES // total > (done - games) * LINES // total:
            print(f"{done} of {total} games", flush=True)

    yield line


def failed(game: str, seed: int, broken: LawBroken) -> int:
    """Print the broken law and save the record."""
    where = ""
    if broken.record_text:
        path = Path(f"fuzz-{game}-{seed}.patolli")
        path.write_text(broken.record_text, encoding="utf-8")
        where = f" (the game is in {path})"
    print(f"law broken: {' '.join(str(broken).split())}{where}", file=sys.stderr)
    return 1


def show_reports(reports: dict[int, FuzzReport], as_json: bool) -> None:
    """Print the numbers of games and checks by seat count."""
    if as_json:
        print(json.dumps({str(players): report_facts(found) for players, found in reports.items()}))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for title in ("seats", "games", "decisions", "chance", "longest", "checks", "worlds side by side"):
        table.add_column(title, justify="right")
    for players, found in reports.items():
        figures = (found.games, found.decisions, found.chance, found.longest, found.checks.total(), found.pairs)
        table.add_row(str(players), *(f"{n:,}" for n in figures))
    Page().print(table)
    print("every law holds")


def report_facts(found: FuzzReport) -> dict[str, object]:
    """Return a report as JSON data."""
    return {
        "games": found.games,
        "decisions": found.decisions,
        "chance": found.chance,
        "longest": found.longest,
        "checks": dict(found.checks),
        "pairs": found.pairs,
        "rejected": found.rejected,
    }


# perft and bench


def run_perft(args: Namespace) -> int:
    """Count the sequences of actions."""
    table = replayed(args.file)
    counts = {} if table.over else divide(table.game, table.state, args.depth)
    width = max((len(text) for text in counts), default=0)
    for text, count in counts.items():
        print(f"{text:{width}}  {count:>12,}")
    print(f"{'total':{width}}  {sum(counts.values()):>12,}")
    return 0


def run_bench(args: Namespace) -> int:
    """Measure the speed of games."""
    say = Console(stderr=True, highlight=False).print if sys.stderr.isatty() else silence
    figures = measure(args.games or game_names(), args.seconds, args.runs, args.peers, say, args.seats)
    if args.json:
        print(json.dumps(figures))
        return 0
    titles, *rows = report(figures)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for i, title in enumerate(titles):
        table.add_column(title, justify="right" if i else "left")
    for row in rows:
        table.add_row(*row)
    Page().print(table)
    on = figures["machine"]
    print(f"{on['cpu']}, Python {on['python']}, {args.runs} runs of {args.seconds:g} s, CPU time, one core")
    return 0


def silence(line: str) -> None:
    """Print nothing."""
