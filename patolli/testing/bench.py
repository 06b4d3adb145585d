"""Speed: random play of our games, compiled and pure, and of peer engines, side by side in one run.

Every measurement is a process of its own on the same core, in turns, so that a busy machine slows all alike; the
figures are medians of CPU time. Only players' decisions count; chance is played and timed, not counted. A decision is
chosen uniformly from the list of legal actions (`decisions_per_s`), by `sample_action` (`sampler_per_s`), or in the
kernel by `playout` (`playout_per_s`). Compiled games play with each number of seats, pure ones with the largest.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from patolli.core import state as kernel
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import playout, resolve_chance
from patolli.core.errors import BadOption, PatolliError
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import State

MIDDLE: Final = 60  # decisions before the position that is copied
COPY_SECONDS: Final = 0.5
PEERS: Final = ("catanatron", "go", "chess", "gin_rummy", "backgammon")
AIMED_AT: Final = ("catanatron", "go")  # the peers with a ratio to each of our rows
PEERS_SCRIPT: Final = Path("bench/peers.py")
PEERS_PYTHON: Final = ".venv-peers/bin/python"
SPEEDS: Final = ("decisions_per_s", "sampler_per_s", "playout_per_s")
FIGURES: Final = (*SPEEDS, "games_per_s", "copy_us")
SHOWN: Final = (*SPEEDS, "copy_us")

Choose = Callable[[State, Seat, Random], Action]
Say = Callable[[str], None]
Figures = dict[str, Any]
Job = tuple[str, str, int]  # kind (games, pure, peers), name, seats


# One run of one game


def from_list(state: State, seat: Seat, rng: Random) -> Action:
    """Return a legal action, chosen from the whole list."""
    actions = state.legal_actions(seat)
    return actions[int(rng.random() * len(actions))]


def from_sampler(state: State, seat: Seat, rng: Random) -> Action:
    """Return a legal action, found without the list where the game can."""
    return state.sample_action(seat, rng.random())


def decide(state: State, choose: Choose, rng: Random) -> bool:
    """Play chance, then one decision; return False if the game was over."""
    resolve_chance(state, rng)
    who = state.to_act()
    if who:
        state.step(who[0], choose(state, who[0], rng))
    return bool(who)


def play(play_game: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Play whole games for some seconds; return decisions, games and CPU seconds."""
    decisions = games = 0
    begin = now = process_time()
    while now - begin < seconds:
        decisions += play_game()
        games += 1
        now = process_time()
    return decisions, games, now - begin


def play_by_steps(game: Game, players: int, choose: Choose, rng: Random) -> int:
    """Play a game; return the number of decisions."""
    decisions = 0
    state = game.new_state(players)
    while decide(state, choose, rng):
        decisions += 1
    return decisions


def middle(game: Game, players: int, rng: Random) -> State:
    """Return a position after MIDDLE decisions, or the last one with a decision of a shorter game."""
    state = last = game.new_state(players)
    for _ in range(MIDDLE):
        before = state.copy()
        if not decide(state, from_list, rng):
            break
        last = before
    return state if state.to_act() else last


def copy_microseconds(state: State, seconds: float) -> float:
    """Return the CPU time of a copy in microseconds."""
    copies = 0
    begin = now = process_time()
    while now - begin < seconds:
        for _ in range(100):
            state.copy()
        copies += 100
        now = process_time()
    return (now - begin) / copies * 1e6


def once(name: str, players: int, seconds: float, seed: int = 0) -> Figures:
    """Return the figures of one run of a game."""
    game = load(name)
    rng = Random(seed)
    listed, games, listing = play(partial(play_by_steps, game, players, from_list, rng), seconds)
    sampled, _, sampling = play(partial(play_by_steps, game, players, from_sampler, rng), seconds)
    played, _, playing = play(lambda: playout(game.new_state(players), rng), seconds)
    return {
        "seats": players,
        "decisions_per_s": round(listed / listing),
        "sampler_per_s": round(sampled / sampling),
        "playout_per_s": round(played / playing),
        "games_per_s": round(games / listing, 1),
        "copy_us": round(copy_microseconds(middle(game, players, rng), min(seconds, COPY_SECONDS)), 2),
    }


# Many runs


def measure(
    names: Sequence[str],
    seconds: float = 2.0,
    runs: int = 3,
    peers: bool = False,
    say: Say = lambda line: None,
    seats: Sequence[int] = (),
) -> Figures:
    """Return medians for these games, compiled and pure, and for the peers, in turns; raises PatolliError.

    The figures of a game are those of its largest number of seats; `by_seats` has those of each.
    """
    work = jobs(names, seconds, peers, seats)
    found: dict[Job, list[Figures]] = {job: [] for job in work}
    busy = [load_average()]
    with one_core():
        for number in range(runs):
            for job, run_once in work.items():
                say(f"run {number + 1} of {runs}: {title(job)}")
                found[job].append(run_once())
    busy.append(load_average())
    figures: Figures = {"games": {}, "pure": {}, "peers": {}}
    for (kind, name, players), each in found.items():
        row = medians(each)
        if kind != "peers":
            earlier = figures[kind].get(name, {}).get("by_seats", {})
            row = row | {"by_seats": earlier | {str(players): row}}
        figures[kind][name] = row
    if not compiled():
        figures["pure"] = dict(figures["games"])
    versions = sorted({peer["version"] for peer in figures["peers"].values()})
    how = {"versions": versions, "load_average": busy, "seconds": seconds, "runs": runs}
    return figures | {"machine": machine() | how}


def jobs(names: Sequence[str], seconds: float, peers: bool, seats: Sequence[int]) -> dict[Job, Callable[[], Figures]]:
    """Return the jobs to run, those of a game by rising number of seats; raises PatolliError."""
    work: dict[Job, Callable[[], Figures]] = {}
    for game in [load(name) for name in names]:
        counts = [count for count in game.seat_counts if not seats or count in seats]
        if not counts:
            allowed = ", ".join(map(str, game.seat_counts))
            raise BadOption(f"{game.name} is not played by {', '.join(map(str, seats))} seats; expected {allowed}")
        for count in counts:
            work["games", game.name, count] = partial(run_game, game.name, count, seconds, {})
        if compiled():
            work["pure", game.name, counts[-1]] = partial(
                run_game, game.name, counts[-1], seconds, {"PATOLLI_PURE": "1"}
            )
    if peers:
        python = peers_python()
        work |= {("peers", peer, 0): partial(run_peer, python, peer, seconds) for peer in PEERS}
    return work


def title(job: Job) -> str:
    """Return the name of a job: the game or peer, the number of seats, and if it runs in pure Python."""
    kind, name, players = job
    return name if kind == "peers" else f"{name}, {players} seats{', in pure Python' if kind == 'pure' else ''}"


def medians(runs: Sequence[Figures]) -> Figures:
    """Return the medians of several figures; `runs` keeps the speed of each."""
    middles = {key: median(run[key] for run in runs) if key in FIGURES else value for key, value in runs[0].items()}
    return middles | {"runs": [run["decisions_per_s"] for run in runs]}


def run_game(name: str, players: int, seconds: float, environment: Mapping[str, str]) -> Figures:
    """Run a game once in a process of its own."""
    home = Path(kernel.__file__).parents[2]
    command = [sys.executable, "-P", "-m", __name__, name, str(players), str(seconds)]
    return run(command, {"PYTHONPATH": str(home), **environment})


def run_peer(python: str, name: str, seconds: float) -> Figures:
    """Run a peer once in its own environment."""
    return run([python, str(PEERS_SCRIPT), "--once", name, "--seconds", str(seconds)], {"PYTHONPATH": ""})


def run(command: Sequence[str], environment: Mapping[str, str]) -> Figures:
    """Return the JSON that a process prints; raises PatolliError with its last line if it fails."""
    ended = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if ended.returncode:
        last = (ended.stderr.strip().splitlines() or [f"exit status {ended.returncode}"])[-1]
        raise PatolliError(f"{' '.join(command)}: {last}")
    figures: Figures = json.loads(ended.stdout)
    return figures


def peers_python() -> str:
    """Return the interpreter that has the peers; raises PatolliError."""
    python = os.environ.get("PATOLLI_PEERS") or PEERS_PYTHON
    if not PEERS_SCRIPT.exists():
        raise PatolliError(f"{PEERS_SCRIPT} is not here: peers are measured in the project's folder")
    if not Path(python).exists():
        raise PatolliError(f"{python} is not here: run `make peers` first")
    return str(Path(python).absolute())


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and those it starts on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# The machine


def compiled() -> bool:
    """Say whether the kernel runs compiled."""
    return not str(kernel.__file__).endswith(".py")


def machine() -> Figures:
    """Return the machine and versions of a measurement."""
    return {
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "compiled": compiled(),
        "choice_ns": round(choice_nanoseconds()),
    }


def cpu() -> str:
    """Return the name of the processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def load_average() -> float:
    """Return the load average of the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def choice_nanoseconds() -> float:
    """Return the CPU time that the uniform choice itself adds to each decision, in nanoseconds."""
    rng = Random(0)
    actions = list(range(100))
    times = 100_000
    begin = process_time()
    for _ in range(times):
        actions[int(rng.random() * len(actions))]
    return (process_time() - begin) / times * 1e9


# The table


def report(figures: Figures) -> list[list[str]]:
    """Return the table: a row for each engine and number of seats, and below each of ours its ratios to the peers that
    we measure ourselves by. It fits 80 columns."""
    peers: Mapping[str, Figures] = figures["peers"]
    table = [["engine", "seats", "with list/s", "sampler/s", "playout/s", "copy, µs"]]
    ours = list(figures["games"].items())
    if figures["machine"]["compiled"]:
        ours += [(f"{name}, pure", row) for name, row in figures["pure"].items()]
    for name, game in ours:
        for seats, row in game["by_seats"].items():
            table.append([name, seats, *cells(row)])
            table += [[f"  : {peer}", "", *ratios(row, peers[peer])] for peer in AIMED_AT if peer in peers]
    return table + [[name, "", *cells(row)] for name, row in peers.items()]


def cells(row: Figures) -> list[str]:
    """Return the figures of an engine as texts, empty where there is none."""
    return [f"{row[key]:,.{2 if key == 'copy_us' else 0}f}" if key in row else "" for key in SHOWN]


def ratios(row: Figures, peer: Figures) -> list[str]:
    """Return our figures divided by a peer's: each speed by its decisions, the copy by its copy."""
    speeds = [f"{row[key] / peer['decisions_per_s']:.2f} x" for key in SPEEDS]
    return [*speeds, f"{row['copy_us'] / peer['copy_us']:.2f} x"]


if __name__ == "__main__":
    print(json.dumps(once(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
