"""`patolli arena`: tournaments of bots."""

import json
import os
import time
from argparse import ArgumentTypeError, Namespace
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.table import Table

from patolli.bots.arena.plots import plot
from patolli.bots.arena.report import FAULTS, Figures, report
from patolli.bots.arena.results import Results, file_name
from patolli.bots.arena.schedule import Plan, make_plan
from patolli.bots.arena.stats import H1, LEAST_BLOCKS, OPEN, SequentialTest
from patolli.bots.arena.workers import need_ray, on_ray, on_this_machine
from patolli.cli import Command
from patolli.cli.diagnostics import positive, progress, read_options, writable, write_file
from patolli.cli.terminal.screen import Page
from patolli.core.errors import BadOption

EXAMPLES: Final = """\
  patolli arena {game} greedy random           100 blocks of two games on the same draws
  patolli arena {game} normal easy my:Bot@99   all pairs; your own is Bot(game) in my.py
  patolli arena {game} hard --field greedy --seats 3    one hard among two greedy ones
  patolli arena {game} my:New my:Old --h1 0.55    stop as soon as the result is clear
"""
SEVERAL: Final = 3  # forfeits shown at most
OLD: Final = 90 * 86_400  # seconds after which a default file is deleted


def add_commands(command: Command) -> None:
    """Add the command."""
    arena = command("arena", EXAMPLES)
    arena.add_argument("game", metavar="GAME")
    bots = "a level with style and strength (see patolli play --help), or a bot, with nodes per decision"
    bots += " (greedy@200) or without; your own: module:factory"
    arena.add_argument("bots", metavar="BOT", nargs="+", help=bots)
    arena.add_argument("--field", metavar="BOT", help="each bot plays alone among copies of this one, not all pairs")
    arena.add_argument("--seats", metavar="N", type=positive, help="seats of a game (default: the fewest)")
    arena.add_argument("--blocks", metavar="N", type=positive, default=100, help="blocks of a pair (default: 100)")
    arena.add_argument(
        "--budget", metavar="N", type=positive, default=400, help="nodes of bots named without a budget (default: 400)"
    )
    arena.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    arena.add_argument("--seed", metavar="N", type=int, default=1, help="other seeds play other games (default: 1)")
    arena.add_argument("--h1", metavar="P", type=part, help="test sequentially if the first wins at least so much")
    arena.add_argument("--h0", metavar="P", type=part, help="or at most so much (default: a fair share)")
    arena.add_argument(
        "--alpha", metavar="P", type=part, default=0.05, help="error rate of accepting H1 (default: 0.05)"
    )
    arena.add_argument(
        "--beta", metavar="P", type=part, default=0.05, help="error rate of accepting H0 (default: 0.05)"
    )
    arena.add_argument("--limit", metavar="S", type=positive, default=600, help="seconds for an answer (default: 600)")
    arena.add_argument("--jobs", metavar="N", type=positive, default=os.cpu_count() or 1, help="processes at once")
    arena.add_argument("--ray", action="store_true", help="play on a Ray cluster")
    results = "file of the games, continued if it exists (default: in ~/.cache/patolli/arena, for 90 days)"
    arena.add_argument("--results", metavar="FILE", type=Path, help=results)
    arena.add_argument("--plot", metavar="FILE", type=Path, help="draw the result as SVG")
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(run=run_arena)


def part(text: str) -> float:
    """Parse a number between 0 and 1."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1:
        raise ArgumentTypeError(f"{text!r} is not a number between 0 and 1")
    return found


def run_arena(args: Namespace) -> int:
    """Hold a tournament or continue it; 1 if it is a test and H1 is not accepted."""
    if args.plot:
        if args.plot.suffix not in ("", ".svg"):
            raise BadOption(f"--plot {args.plot}: unknown suffix; expected .svg")
        writable(args.plot)
    options = read_options(args.option)
    plan = make_plan(
        args.game, options, args.bots, args.field, args.seats, args.seed, budget=args.budget, limit=args.limit
    )
    test = read_test(args, plan.seats)
    if args.ray:
        need_ray()
    results = Results(plan, args.results or default_path(plan), args.blocks, test)
    if results.games and not args.json:
        print(f"goes on from {results.path}")
    play_on(results, args)
    facts = report(results) | {"results": str(results.path)}
    if args.plot:
        write_file(args.plot, plot(facts))
    if args.json:
        print(json.dumps(facts))
    else:
        show(facts)
    return int(any(pair.get("verdict", H1) != H1 for pair in facts["pairs"]))


def default_path(plan: Plan) -> Path:
    """Return the default file of a tournament; old files beside it are deleted."""
    cache = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        folder = (cache if cache.is_absolute() else Path.home() / ".cache") / "patolli" / "arena"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / file_name(plan)
        path.touch()  # a file in use is not old
    except (OSError, RuntimeError) as error:  # RuntimeError: no home folder
        why = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        raise BadOption(f"{why}; name another file with --results") from None
    with suppress(OSError):  # another process may delete them too
        for file in folder.glob("*.jsonl"):
            if file.stat().st_mtime < time.time() - OLD:
                file.unlink()
    return path


def read_test(args: Namespace, seats: int) -> SequentialTest | None:
    """Return the test that the arguments describe. Raises BadOption."""
    if args.alpha + args.beta >= 1:
        raise BadOption(f"--alpha {args.alpha:g} and --beta {args.beta:g}: together they must be less than 1")
    if args.h1 is None:
        if args.h0 is not None:
            raise BadOption("--h0 without --h1: a test needs both hypotheses")
        return None
    h0 = args.h0 or 1 / seats
    if not h0 < args.h1:
        raise BadOption(f"--h1 {args.h1:g} must be greater than --h0 {h0:g}")
    if args.blocks < LEAST_BLOCKS:
        raise BadOption(f"--blocks {args.blocks}: a test needs at least {LEAST_BLOCKS}")
    return SequentialTest(h0, args.h1, args.alpha, args.beta)


def play_on(results: Results, args: Namespace) -> None:
    """Play the missing games and show the progress."""
    plan, jobs = results.plan, results.jobs()
    total = args.blocks * plan.seats * len(plan.pairs)
    try:
        with progress(total, args.json, "arena") as advance:
            advance(sum(job.block < args.blocks for job in results.games))
            for played in on_ray(plan, jobs) if args.ray else on_this_machine(plan, jobs, args.jobs, args.limit):
                results.add(played)
                advance(1)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"interrupted; the same command goes on from {results.path}") from None


# The tables


def show(facts: Figures) -> None:
    """Print the cross-table, the bots, the tests and the forfeits."""
    page = Page()
    page.print(cross_table(facts))
    page.print()
    page.print(bots_table(facts))
    page.print()
    for pair in facts["pairs"]:
        if "verdict" in pair:
            said = pair["verdict"] + (" accepted" if pair["verdict"] != OPEN else "")
            meeting = f"{pair['bot']} {against(facts)} {pair['among']}"
            print(f"{meeting}: {said} (LLR {pair['llr']}, {pair['blocks']} blocks)")
    for fault in facts["faults"][:SEVERAL]:
        print(f"{fault['kind']} of {fault['bot']} in block {fault['block']}: {fault['what']}")
    if facts["faults"]:
        print(f"more in {facts['results']}: `record` and `trace` of such a game, unless its process ended")
    if facts["ratings"] is None:
        print("ratings need openskill: pip install 'patolli[arena]'")
    seats = ", ".join(f"{name} {100 * share:.0f} %" for name, share in facts["seat_share"].items())
    print(f"{facts['games']} games in {facts['results']}; won by seat: {seats}")


def cross_table(facts: Figures) -> Table:
    """Return the share that the bot of a row wins alone among copies of the bot of a column."""
    cells = {(pair["bot"], pair["among"]): percent(pair) for pair in facts["pairs"]}
    if facts["seats"] == 2 and len({among for _, among in cells}) > 1:
        cells |= {(pair["among"], pair["bot"]): percent(turned(pair)) for pair in facts["pairs"]}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("win share, 95 %")
    columns = [label for label in facts["bots"] if any(label == among for _, among in cells)]
    for label in columns:
        table.add_column(f"{against(facts)} {label}", justify="right")
    for label in facts["bots"]:
        if any(label == single for single, _ in cells):
            table.add_row(label, *(cells.get((label, among), "") for among in columns))
    return table


def against(facts: Figures) -> str:
    """Return the preposition of a meeting."""
    return "against" if facts["seats"] == 2 else "among"


def turned(pair: Figures) -> Figures:
    """Return the same pair from the other side, in games of two."""
    low, high = pair["interval"]
    return {"win_share": 1 - pair["win_share"], "interval": [1 - high, 1 - low]}


def bots_table(facts: Figures) -> Table:
    """Return a row for each bot: win share, rating, time and forfeits."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for title in ("win share", "rating", "ms a turn", "95 %", "most", "faults"):
        table.add_column(title, justify="right")
    for label in facts["bots"]:
        won = percent({"win_share": facts["win_share"][label], "interval": facts["interval"][label]})
        rating = (facts["ratings"] or {}).get(label)
        ms = facts["ms_per_turn"][label]
        times = [f"{ms[name]:,.1f}" if name in ms else "" for name in ("median", "p95", "most")]
        rated = f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}" if rating else ""
        faults = [f"{facts[name][label]} {name}" for name in FAULTS if facts[name][label]]
        table.add_row(label, won, rated, *times, ", ".join(faults) or "none")
    return table


def percent(found: Figures) -> str:
    """Return a share with its interval."""
    low, high = found["interval"]
    return f"{100 * found['win_share']:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
