"""Measurements for docs/performance.md that no other program makes: growth, bots, start. Processor time throughout.

`tools/performance.py` calls these functions, and writes their tables.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

from patolli.bots import make_bot
from patolli.bots.levels import LEVELS, resolve_level
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.core.game import Game
from patolli.core.record import read_record, read_record_file
from patolli.core.registry import load
from patolli.core.replay import open_record, play_file_line, replay
from patolli.core.state import State
from patolli.match.match import Match

ROOT: Final = Path(__file__).parents[1]
GOLDEN: Final = ROOT / "tests" / "golden"
GAMES: Final = 12  # random ones for the thirds of a game
PART: Final = 100  # lines at the beginning and at the end of a record
WARM: Final = 3  # games played before anything is counted
ASKED: Final = {"hard": 3}  # positions of each record for a level; others are asked in all
STARTS: Final = 5
PYTHON: Final = (sys.executable, "-P")  # with the installed package, wherever it is run
LOAD: Final = "import patolli; patolli.load({!r})"
Row = list[str]


# Growth


def thirds(game: Game, seats: int) -> Row:
    """Return by thirds of random games the mean microseconds of a decision, and the 99th percentile of all."""
    rng, parts = Random(1), ([], [], [])  # type: tuple[Random, tuple[list[float], list[float], list[float]]]
    for number in range(WARM + GAMES):
        spent = decisions(game, seats, rng)
        cut = len(spent) // 3
        for part, piece in zip(parts, (spent[:cut], spent[cut : 2 * cut], spent[2 * cut :]), strict=True):
            part.extend(piece if number >= WARM else [])
    rare = quantiles([each for part in parts for each in part], n=100)[98]
    return [f"{1e6 * mean(part):.1f}" for part in parts] + [f"{1e6 * rare:.0f}"]


def decisions(game: Game, seats: int, rng: Random) -> list[float]:
    """Return the seconds of each decision of a random game: list, choice, step, and the chance that follows."""
    state, spent = game.new_state(seats), []
    resolve_chance(state, rng)
    while asked := state.to_act():
        start = time.process_time()
        legal = state.legal_actions(asked[0])
        state.step(asked[0], legal[int(rng.random() * len(legal))])
        resolve_chance(state, rng)
        spent.append(time.process_time() - start)
    return spent


def record_growth(game: Game, seats: int) -> Row:
    """Return the lines of a random game, microseconds of a move at its start and end, and milliseconds to read it.

    A move has the check, the digests and the draws of chance that follow. The game is replayed from its first line, and
    opened from a snapshot of its last position.
    """
    match, rng, spent = Match(game, [""] * seats, seed=b"1" * 32), Random(1), []
    while asked := match.to_act():
        legal = match.replay.state.legal_actions(asked[0])
        start = time.process_time()
        match.play(asked[0], legal[int(rng.random() * len(legal))], match.revision)
        spent.append(time.process_time() - start)
    text = str(match.replay.record)
    snapshot, empty = match.replay.snapshot() | {"drawn": match.draw_count}, read_record(text)
    empty.lines = []
    ways = (lambda: replay(read_record(text), loaded=game), lambda: Match.resume(empty, snapshot=snapshot, loaded=game))
    whole, opened = (min(seconds(way) for _ in range(3)) for way in ways)
    moves = (f"{1e6 * median(part):.1f}" for part in (spent[:PART], spent[-PART:]))
    return [f"{match.revision:,}", *moves, f"{1000 * whole:.1f}", f"{1000 * opened:.2f}"]


def seconds(work: Any) -> float:
    """Return the seconds of a piece of work."""
    start = time.process_time()
    work()
    return time.process_time() - start


# Bots


class Position(NamedTuple):
    """A position of tests/golden/positions.txt with the seat that decides."""

    game: Game
    state: State
    seat: Seat


def positions(name: str) -> list[list[Position]]:
    """Return the positions of each record of a game."""
    rows = [row.split() for row in (GOLDEN / "positions.txt").read_text(encoding="utf-8").splitlines()]
    return [record_positions(GOLDEN / file, set(lines)) for file, *lines in rows if file.startswith(f"{name}/")]


def record_positions(file: Path, lines: set[str]) -> list[Position]:
    """Return the positions before some lines of a record."""
    record = read_record_file(file)
    played, found = open_record(record, file.parent), []
    for line in record.lines:
        if str(line.number) in lines:
            found.append(Position(played.game, played.state.copy(), played.names.index(line.who)))
        play_file_line(played, line)
    return found


class Counted:
    """A count of the evaluations that bots ask a game for."""

    def __init__(self, game: Game) -> None:
        self.calls = 0
        whole = game.evaluate

        def evaluate(*given: Any) -> float:
            self.calls += 1
            return whole(*given)

        vars(game)["evaluate"] = evaluate


def level_rows(name: str) -> list[Row]:
    """Return for each record and level of a game: bot, nodes, milliseconds of a choice (most), values a second."""
    rows = []
    for found in positions(name):
        game, players = load(name), found[0].state.players
        counted = Counted(game)
        for level in LEVELS:
            bot, budget = resolve_level(level, game, players)
            asked = found[:: len(found) // ASKED[level]][: ASKED[level]] if level in ASKED else found
            spent = [choice_seconds(game, bot, budget, position) for position in asked[:1] + asked][1:]
            counted.calls = 0
            again = sum(choice_seconds(game, bot, budget, position) for position in asked)
            times = f"{1000 * mean(spent):.1f} ({1000 * max(spent):.1f})"
            rows.append([level, str(players), bot, f"{budget:,}", times, f"{counted.calls / again:,.0f}"])
    return rows


def choice_seconds(game: Game, bot: str, budget: int, position: Position) -> float:
    """Return the seconds of one choice of a fresh bot."""
    view = game.view(position.state, position.seat)
    legal = position.state.legal_actions(position.seat)
    thinker = make_bot(bot, game)
    start = time.process_time()
    thinker.choose(view, legal, budget, 1)
    return time.process_time() - start


# Start


def starts() -> list[Row]:
    """Return the seconds of processor and the megabytes of commands that start, medians."""
    commands = {
        "`import patolli`": ["-c", "import patolli"],
        "`patolli --version`": ["-m", "patolli", "--version"],
        "`patolli --help`": ["-m", "patolli", "--help"],
    }
    commands |= {f'`import patolli`, `load("{name}")`': ["-c", LOAD.format(name)] for name in ours()}
    rows = [[what, *started([run_once(words) for _ in range(STARTS)])] for what, words in commands.items()]
    return [*rows, ["`patolli serve`, until `/health` answers", *started([serve_once() for _ in range(STARTS)])]]


def ours() -> list[str]:
    """Return the games that have positions."""
    text = (GOLDEN / "positions.txt").read_text(encoding="utf-8")
    return list(dict.fromkeys(row.partition("/")[0] for row in text.splitlines() if "/" in row.partition(" ")[0]))


def started(runs: list[tuple[float, float]]) -> Row:
    """Return the medians of seconds and megabytes."""
    spent, space = zip(*runs, strict=True)
    return [f"{median(spent):.3f}", f"{median(space):.0f}"]


def run_once(words: list[str]) -> tuple[float, float]:
    """Return the processor seconds of a run of Python and the most megabytes that it had."""
    command = [*PYTHON, *words]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    assert running.returncode == 0, command
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def serve_once() -> tuple[float, float]:
    """Return the processor seconds that a server takes until it is well, and its megabytes then."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*PYTHON, "-m", "patolli", "serve", "--port", "0", "--db", f"{folder}/games.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout
            url = server.stdout.readline().split()[1].rstrip("/")
            with urlopen(f"{url}/health") as answer:
                assert json.load(answer)["status"]
            found = process_seconds(server.pid), process_megabytes(server.pid)
            server.terminate()
            server.wait(30)
    return found


def process_seconds(pid: int) -> float:
    """Return the processor seconds of a running process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def process_megabytes(pid: int) -> float:
    """Return the megabytes of a running process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
