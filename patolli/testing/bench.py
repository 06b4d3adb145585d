"""Speed: random play of our games, compiled and pure, and of peer engines, side by side in one run.

Every measurement is a process of its own on the same core, in turns, so that a busy machine slows all alike; the
figures are medians of CPU time. Only players' decisions count, chosen uniformly from the list of legal actions
(`playout_per_s`: by `sample_action`, without a list); chance is played and timed, not counted.
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
from patolli.core.chance import sample_outcome
from patolli.core.errors import PatolliError
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import CHANCE, State

MIDDLE: Final = 60  # decisions before the position that is copied
COPY_SECONDS: Final = 0.5
PEERS: Final = ("catanatron", "go", "chess", "gin_rummy", "backgammon")
PEERS_SCRIPT: Final = Path("bench/peers.py")
PEERS_PYTHON: Final = ".venv-peers/bin/python"
FIGURES: Final = ("decisions_per_s", "playout_per_s", "games_per_s", "copy_us")

Choose = Callable[[State, Seat, Random], Action]
Say = Callable[[str], None]
Figures = dict[str, Any]


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
    who = state.to_act()
    while who and who[0] == CHANCE:
        state.step(CHANCE, sample_outcome(state, rng))
        who = state.to_act()
    if who:
        state.step(who[0], choose(state, who[0], rng))
    return bool(who)


def play(game: Game, players: int, choose: Choose, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Play whole games for some seconds; return decisions, games and CPU seconds."""
    decisions = games = 0
    begin = now = process_time()
    while now - begin < seconds:
        state = game.new_state(players)
        while decide(state, choose, rng):
            decisions += 1
        games += 1
        now = process_time()
    return decisions, games, now - begin


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


def once(name: str, seconds: float, seed: int = 0) -> Figures:
    """Return the figures of one run of a game at its largest number of seats."""
    game = load(name)
    players = max(game.seat_counts)
    rng = Random(seed)
    decisions, games, spent = play(game, players, from_list, rng, seconds)
    sampled, _, sampling = play(game, players, from_sampler, rng, seconds)
    return {
        "seats": players,
        "decisions_per_s": round(decisions / spent),
        "playout_per_s": round(sampled / sampling),
        "games_per_s": round(games / spent, 1),
        "copy_us": round(copy_microseconds(middle(game, players, rng), min(seconds, COPY_SECONDS)), 2),
    }


# Many runs


def measure(
    names: Sequence[str], seconds: float = 5.0, runs: int = 3, peers: bool = False, say: Say = lambda line: None
) -> Figures:
    """Return medians for these games, compiled and pure, and for the peers, in turns; raises PatolliError."""
    work = jobs(names, seconds, peers)
    found: dict[tuple[str, str], list[Figures]] = {job: [] for job in work}
    busy = [load_average()]
    with one_core():
        for number in range(runs):
            for (kind, name), job in work.items():
                say(f"run {number + 1} of {runs}: {name}{' in pure Python' if kind == 'pure' else ''}")
                found[kind, name].append(job())
    busy.append(load_average())
    figures: Figures = {"games": {}, "pure": {}, "peers": {}}
    for (kind, name), each in found.items():
        figures[kind][name] = medians(each)
    if not compiled():
        figures["pure"] = dict(figures["games"])
    versions = sorted({peer["version"] for peer in figures["peers"].values()})
    how = {"versions": versions, "load_average": busy, "seconds": seconds, "runs": runs}
    return figures | {"machine": machine() | how}


def jobs(names: Sequence[str], seconds: float, peers: bool) -> dict[tuple[str, str], Callable[[], Figures]]:
    """Return the jobs to run, by kind (games, pure, peers) and name."""
    work: dict[tuple[str, str], Callable[[], Figures]] = {}
    for game in [load(name).name for name in names]:
        work["games", game] = partial(run_game, game, seconds, {})
        if compiled():
            work["pure", game] = partial(run_game, game, seconds, {"PATOLLI_PURE": "1"})
    if peers:
        python = peers_python()
        work |= {("peers", peer): partial(run_peer, python, peer, seconds) for peer in PEERS}
    return work


def medians(runs: Sequence[Figures]) -> Figures:
    """Return the medians of several figures; `runs` keeps the speed of each."""
    middles = {key: median(run[key] for run in runs) if key in FIGURES else value for key, value in runs[0].items()}
    return middles | {"runs": [run["decisions_per_s"] for run in runs]}


def run_game(name: str, seconds: float, environment: Mapping[str, str]) -> Figures:
    """Run a game once in a process of its own."""
    home = Path(kernel.__file__).parents[2]
    command = [sys.executable, "-P", "-m", __name__, name, str(seconds)]
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
    """Return the table: a row for each engine, and below each of ours its ratios to the peers. It fits 80 columns."""
    peers: Mapping[str, Figures] = figures["peers"]
    table = [["engine", "seats", "decisions/s", "without list", "games/s", "copy, µs"]]
    ours = list(figures["games"].items())
    if figures["machine"]["compiled"]:
        ours += [(f"{name}, pure", row) for name, row in figures["pure"].items()]
    for name, row in ours:
        table.append([name, str(row["seats"]), *cells(row)])
        table += [[f"  : {peer}", "", *ratios(row, other)] for peer, other in peers.items()]
    return table + [[name, "", *cells(row)] for name, row in peers.items()]


def cells(row: Figures) -> list[str]:
    """Return the figures of an engine as texts, empty where there is none."""
    return [f"{row[key]:,.{2 if key == 'copy_us' else 0}f}" if key in row else "" for key in FIGURES]


def ratios(row: Figures, peer: Figures) -> list[str]:
    """Return our figures divided by a peer's: decisions with and without list by its decisions, copy by copy."""
    speeds = [f"{row[key] / peer['decisions_per_s']:.2f} x" for key in ("decisions_per_s", "playout_per_s")]
    return [*speeds, "", f"{row['copy_us'] / peer['copy_us']:.2f} x"]


if __name__ == "__main__":
    print(json.dumps(once(sys.argv[1], float(sys.argv[2]))))
