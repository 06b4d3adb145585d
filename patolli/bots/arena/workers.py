"""Workers: the games are played in processes of this machine, or on a Ray cluster.

A worker reports which bot is thinking. If a bot kills its process or thinks for too long, it loses that game, and a new
worker continues.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from ctypes import Array, c_double
from importlib import import_module
from itertools import islice
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Final

from patolli.bots.arena.forfeits import CRASH, OVERTIME
from patolli.bots.arena.isolated_bot import SPAWN, exit_status
from patolli.bots.arena.match_runner import NOBODY, Played, forfeit_ranking, play
from patolli.bots.arena.schedule import Job, Plan
from patolli.core.audience import Seat
from patolli.core.errors import PatolliError
from patolli.core.registry import load

LOOK_EVERY: Final = 0.5  # seconds between checks of the time limit


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, plan: Plan, limit: float) -> None:
        self.plan, self.limit = plan, limit
        self.job: Job | None = None
        self.start()

    def start(self) -> None:
        """Start the process."""
        self.pipe, far = SPAWN.Pipe()
        self.asked: Array[c_double] = SPAWN.RawArray(c_double, [NOBODY, 0.0])  # thinking seat, since when
        self.process = SPAWN.Process(target=serve, args=(self.plan, far, self.asked))
        self.process.start()
        far.close()

    def begin(self, job: Job | None) -> None:
        """Start a game; None: no more games."""
        self.job = job
        if job:
            with suppress(OSError):  # if its process has died, `done` reports it
                self.pipe.send(job)

    def done(self) -> Played | None:
        """Return the game that was played, or lost by a forfeit; None while it is running."""
        assert self.job is not None
        seat, since = int(self.asked[0]), self.asked[1]
        try:
            if self.pipe.poll():
                played: Played | str = self.pipe.recv()
                if isinstance(played, Played):
                    return played
                raise RuntimeError(f"{self.job}: {played}")
            if seat == NOBODY or monotonic() - since < self.limit:
                return None
            fault = (seat, OVERTIME, f"no answer in {self.limit:g} s")
        except (EOFError, OSError):
            status = exit_status(self.process)
            fault = (int(self.asked[0]), CRASH, f"its process ended with status {status}")
            if fault[0] == NOBODY:
                raise PatolliError(f"a worker process ended with status {status}, no bot thinking") from None
        self.stop()
        self.start()
        return Played(self.job, forfeit_ranking(self.plan.seats, fault[0]), fault=fault)

    def stop(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def serve(plan: Plan, pipe: "Connection[Played | str, Job]", asked: "Array[c_double]") -> None:
    """Run a worker process: play the games that it receives until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what bots print is not part of the results
    game = load(plan.game, plan.options, plan.rules)

    def asking(seat: Seat) -> None:
        asked[1] = monotonic()
        asked[0] = seat

    try:
        while True:
            job = pipe.recv()
            try:
                pipe.send(play(plan, game, job, asking))
            except Exception as error:  # raised by the rules, not by a bot
                pipe.send(f"{type(error).__name__}: {error}")
    except (EOFError, OSError):
        return


def on_this_machine(plan: Plan, jobs: Iterator[Job], processes: int, limit: float) -> Iterator[Played]:
    """Yield the games as they end; the next job is requested only when a worker is free."""
    workers: list[Worker] = []
    try:
        for job in islice(jobs, processes):
            workers.append(Worker(plan, limit))
            workers[-1].begin(job)
        while busy := [worker for worker in workers if worker.job]:
            wait([worker.pipe for worker in busy], LOOK_EVERY)
            for worker in busy:
                played = worker.done()
                if played:
                    yield played
                    worker.begin(next(jobs, None))
    finally:
        for worker in workers:
            worker.stop()


def need_ray() -> None:
    """Raise PatolliError unless Ray is installed."""
    try:
        import_module("ray")
    except ImportError:
        raise PatolliError("--ray needs ray, which is not installed: pip install 'patolli[ray]'") from None


def on_ray(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
    """Yield the games that a Ray cluster plays, that of RAY_ADDRESS or a local one. Raises PatolliError."""
    need_ray()
    import ray

    folders = os.pathsep.join([os.getcwd(), *filter(None, sys.path)])
    running: list[object] = []
    try:
        ray.init(log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": folders}})
        task = ray.remote(max_retries=0)(play_alone)
        places = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            running += [task.remote(plan, job) for job in islice(jobs, places - len(running))]
            if not running:
                return
            (done, *_), running = ray.wait(running)
            yield ray.get(done)
    except (ray.exceptions.RayError, ConnectionError) as error:
        last = str(error).strip().splitlines()[-1:]  # empty if there is no text
        raise PatolliError(": ".join(["Ray", type(error).__name__, *last])) from None
    finally:
        ray.shutdown()


def play_alone(plan: Plan, job: Job) -> Played:
    """Play a game in a new process."""
    return play(plan, load(plan.game, plan.options, plan.rules), job)
