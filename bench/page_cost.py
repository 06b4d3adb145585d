"""The processor time of one page for one viewer, beside that of another build in the same run.

    python bench/page_cost.py [--old PYTHON] [--rounds 15] [--json]

A page is what a live connection sends to the seat that decides: view, insight and legal actions, encoded as JSON, made
by the server's own functions for a table of which all else is left out. "with words" is the page of a reader who has
asked for the position in words; at commit 6bfaa6e every page has them, and none has an insight. Positions are those of
tests/golden/positions.txt. The builds measure in turns, each position on copies of its state, so that nothing is kept
from one page to the next. A ratio is the median over positions of the medians over rounds.

PYTHON is the interpreter of an environment in which the other build is installed. Two minutes for commit 6bfaa6e:

    git worktree add /tmp/old 6bfaa6e && make -C /tmp/old install
    .venv/bin/python bench/page_cost.py --old /tmp/old/.venv/bin/python
"""

import argparse
import gc
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

POSITIONS: Final = Path(__file__).parents[1] / "tests" / "golden" / "positions.txt"
COPIES: Final = 20  # of a position in a round
ROUNDS: Final = 15
PAGE: Final = "page"
WORDS: Final = "with words"
Page = Callable[[Any], bytes]  # of a state

# One build: this part runs in the interpreter of either


def serve() -> None:
    """Measure all positions of a game for each line of stdin, and write the microseconds of each as a line of JSON."""
    for line in sys.stdin:
        name, kind = json.loads(line)
        print(
            json.dumps(
                [cost(page_maker(game, state.players, seat, kind), state) for game, state, seat in positions(name)]
            )
        )
        sys.stdout.flush()


def cost(page: Page, state: Any) -> float:
    """Return the microseconds of processor time of a page."""
    copies = [state.copy() for _ in range(COPIES)]
    page(state.copy())
    gc.collect()
    gc.disable()
    start = time.process_time()
    for copy in copies:
        page(copy)
    spent = time.process_time() - start
    gc.enable()
    return spent / COPIES * 1e6


def positions(name: str, kept: dict[str, list[tuple[Any, Any, int]]] = {}) -> list[tuple[Any, Any, int]]:  # noqa: B006
    """Return the game, state and seat of each position, read once."""
    if name not in kept:
        rows = [row.split() for row in POSITIONS.read_text(encoding="utf-8").splitlines()]
        found = [row for row in rows if row and row[0].startswith(f"{name}/")]
        kept[name] = [entry for file, *lines in found for entry in positions_in(POSITIONS.parent / file, set(lines))]
    return kept[name]


def positions_in(file: Path, lines: set[str]) -> Iterator[tuple[Any, Any, int]]:
    """Yield the positions before some lines of a record, by whichever names the build has for that."""
    from patolli.core import record

    replay: Any = import_module("patolli.core.replay")
    start, follow = (
        (replay.open_record, replay.play_file_line)
        if hasattr(replay, "open_record")
        else (replay.start, replay.follow)  # at commit 6bfaa6e
    )
    found = record.read_record_file(file)
    played = start(found, file.parent)
    for line in found.lines:
        if str(line.number) in lines:
            yield played.game, played.state.copy(), list(played.names).index(line.who)
        follow(played, line)


def page_maker(game: Any, players: int, seat: int, kind: str) -> Page:
    """Return what makes the page of a seat from a state."""
    try:
        from patolli.server.tables import view
    except ImportError:
        return old_page_maker(game, players, seat)
    from patolli.server.schema import common, responses

    names = game.seat_names(players)

    def page(state: Any) -> bytes:
        match: Any = SimpleNamespace(
            replay=SimpleNamespace(game=game, state=state), to_act=state.to_act, undo_depth=lambda _seat: 0
        )
        row = SimpleNamespace(auto_answers={}, takeback=None, transfer=None)
        table: Any = SimpleNamespace(row=row, names=lambda: names, is_bot=lambda _seat: False)
        shown = responses.TableView("", game.name, {}, "playing", 1, [], names[seat], False, False, False, "")
        view.show_match(shown, table, match, seat, kind == WORDS)
        return common.encode(shown)

    return page


def old_page_maker(game: Any, players: int, seat: int) -> Page:
    """Return what makes a page at commit 6bfaa6e: always with words, and without an insight."""
    wire = import_module("patolli.server.wire")
    views = import_module(f"patolli.server.{wire.Sight.__name__.lower()}")
    names = game.seat_names(players)

    def page(state: Any) -> bytes:
        shown = wire.Sight("", game.name, {}, "play", 1, [], names[seat])
        shown.view = game.view(state, seat)
        shown.described = game.describe(shown.view)
        asked = state.seats()
        shown.to_act = [names[other] for other in asked]
        shown.offers = views.runs(state.legal(seat)) if seat in asked else []
        encoded: bytes = wire.encode(shown)
        return encoded

    return page


# Both builds


class Build:
    """A running interpreter that measures pages."""

    def __init__(self, python: str) -> None:
        self.python = python
        command = [python, __file__, "--serve"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, game: str, kind: str) -> list[float]:
        """Return the microseconds of each position of a game."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps([game, kind]), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.python}: no answer; expected an interpreter with patolli installed")
        found: list[float] = json.loads(line)
        return found

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.communicate()


def compare(old: Build | None, new: Build, game: str, rounds: int) -> dict[str, Any]:
    """Return the microseconds of a page of a game in each build, and the ratios."""
    sides = {"old": (old, PAGE), PAGE: (new, PAGE), WORDS: (new, WORDS)}
    runs: dict[str, list[list[float]]] = {side: [] for side, (build, _) in sides.items() if build}
    for _ in range(rounds):
        for side in runs:
            build, kind = sides[side]
            assert build is not None
            runs[side].append(build.measure(game, kind))
    typical = {
        side: [statistics.median(spent) for spent in zip(*measured, strict=True)] for side, measured in runs.items()
    }
    found: dict[str, Any] = {"us": {side: round(statistics.mean(spent), 1) for side, spent in typical.items()}}
    for kind in (PAGE, WORDS) if old else ():
        ratios = [new / old for old, new in zip(typical["old"], typical[kind], strict=True)]
        spread = {"median": statistics.median(ratios), "least": min(ratios), "most": max(ratios)}
        found[f"{kind}: old"] = {name: round(ratio, 3) for name, ratio in spread.items()}
    return found


def report(other: str, rounds: int) -> dict[str, Any]:
    """Return the figures of all games, beside those of the build of another interpreter if there is one."""
    from patolli.core.registry import bundled_games, game_class

    games = [name for name in bundled_games() if not game_class(name).is_template]
    with ExitStack() as running:
        old, new = (running.enter_context(Build(python)) if python else None for python in (other, sys.executable))
        assert new is not None
        return {name: compare(old, new, name, rounds) for name in games}


def table(figures: dict[str, Any]) -> str:
    """Return the figures as a table."""
    lines = [
        "| | old, µs | page, µs | with words, µs | page : old (least to most) | with words : old |",
        "|---|" + "---|" * 5,
    ]
    for game, found in figures.items():
        us, ratio, words = found["us"], found.get(f"{PAGE}: old"), found.get(f"{WORDS}: old")
        shares = (
            f"{ratio['median']:.2f} ({ratio['least']:.2f} to {ratio['most']:.2f})" if ratio else "",
            f"{words['median']:.2f}" if words else "",
        )
        lines.append(f"| {game} | {us.get('old', '')} | {us[PAGE]} | {us[WORDS]} | {shares[0]} | {shares[1]} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", default="", help="the interpreter of the other build")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    found = report(args.old, args.rounds)
    print(json.dumps(found, indent=2) if args.json else table(found))


if __name__ == "__main__":
    main()
