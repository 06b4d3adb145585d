"""Workers of the arena, and the forfeits of bots that end their process."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from patolli.bots.arena import isolated_bot
from patolli.bots.arena.match_runner import Played, play
from patolli.bots.arena.schedule import Job, Plan, make_plan
from patolli.bots.arena.workers import Worker, on_ray, on_this_machine
from patolli.core.errors import PatolliError
from patolli.core.registry import load

PATIENCE = 60.0


def small_plan(*bots: str) -> Plan:
    return make_plan("tianguis", {"rounds": 2}, bots)


def jobs(blocks: int) -> Iterator[Job]:
    return (Job(0, block, seat) for block in range(blocks) for seat in range(2))


def same(games: Iterator[Played]) -> list[Played]:
    """Return games in order, without the parts that differ each time."""
    return sorted((replace(game, ms=[]) for game in games), key=lambda game: game.job)


def test_the_same_games_however_many_play_them() -> None:
    plan = small_plan("greedy@20", "bots.own:First")
    game = load("tianguis", {"rounds": 2})
    alone = same(play(plan, game, job) for job in jobs(6))
    assert len({played.digest for played in alone}) == 12
    for processes in (1, 3):
        assert same(on_this_machine(plan, jobs(6), processes, PATIENCE)) == alone


def test_jobs_are_asked_for_one_by_one() -> None:
    asked: list[Job] = []

    def asking() -> Iterator[Job]:
        for job in jobs(3):
            asked.append(job)
            yield job

    for number, _ in enumerate(on_this_machine(small_plan("random", "random"), asking(), 2, PATIENCE)):
        assert len(asked) <= number + 2
    assert len(asked) == 6


def test_a_bot_that_ends_its_process_loses() -> None:
    found = same(on_this_machine(small_plan("bots.own:Dying", "random"), jobs(2), 2, PATIENCE))
    assert [played.job for played in found] == list(jobs(2))
    for played in found:
        assert played.fault == (played.job.seat, "crash", "its process ended with status 3")
        assert played.ranking == [[1 - played.job.seat], [played.job.seat]]


def test_a_bot_that_closes_the_pipe_and_goes_on_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolated_bot, "PARTING", 0.2)
    (played, _) = same(on_this_machine(small_plan("bots.own:Mute", "random"), jobs(1), 1, PATIENCE))
    assert played.fault == (0, "crash", "its process ended with status -9")


@pytest.mark.parametrize("error", ["KeyboardInterrupt", "GeneratorExit", "asyncio.CancelledError"])
def test_a_bot_that_raises_what_stops_programs_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code = "import asyncio\nclass Bot:\n    def __init__(self, game):\n        self.choose = lambda *asked: stop()\n"
    (tmp_path / "stopping_bot.py").write_text(f"{code}def stop():\n    raise {error}\n")
    found = same(on_this_machine(small_plan("stopping_bot:Bot", "random"), jobs(1), 1, PATIENCE))
    for seat, played in enumerate(found):
        assert played.fault and played.fault[:2] == (seat, "crash")
        assert re.fullmatch(rf"(.*\.)?{error.split('.')[-1]} \(stopping_bot.py, line 6\)", played.fault[2])
        assert "in stop" in played.trace


def test_a_bot_that_thinks_without_end_loses() -> None:
    found = same(on_this_machine(small_plan("bots.own:Dreaming", "random"), jobs(1), 2, 0.5))
    assert [played.fault for played in found] == [(seat, "overtime", "no answer in 0.5 s") for seat in range(2)]


def test_a_worker_that_dies_by_itself_is_no_bot_s_fault() -> None:
    worker = Worker(small_plan("random", "random"), PATIENCE)
    worker.process.kill()
    worker.process.join()
    worker.begin(Job(0, 0, 0))
    with pytest.raises(PatolliError, match="a worker process ended with status -9, no bot thinking"):
        worker.done()
    worker.stop()


def test_rules_that_break_down_are_no_bot_s_fault() -> None:
    plan = replace(small_plan("random", "random"), seats=9)  # so many cannot play
    with pytest.raises(RuntimeError, match=r"Job\(pair=0, block=0, seat=0\): BadOption: tianguis is played by"):
        next(on_this_machine(plan, jobs(1), 1, PATIENCE))


def test_the_output_of_bots_is_not_among_the_results(capfd: pytest.CaptureFixture[str]) -> None:
    list(on_this_machine(small_plan("bots.own:Talking", "random"), jobs(1), 1, PATIENCE))
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "therefore I print" in printed.err


# Ray, as far as it can be tried without it


class RayError(Exception):
    """The error that Ray raises."""


class FakeRay(ModuleType):
    """The part of Ray that the arena uses. Tasks run last come, first served, when they are waited for."""

    def __init__(self, dies: str | None = None) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.dies = dies
        self.tasks: list[Callable[[], Played]] = []
        self.waiting: list[int] = []
        self.up = False

    def init(self, **how: object) -> None:
        self.up = True

    def shutdown(self) -> None:
        self.up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, max_retries: int) -> Callable[[Callable[..., Played]], SimpleNamespace]:
        def begin(task: Callable[..., Played], plan: Plan, job: Job) -> int:
            self.tasks.append(lambda: task(plan, job))
            return len(self.tasks) - 1

        return lambda task: SimpleNamespace(remote=lambda plan, job: begin(task, plan, job))

    def wait(self, running: list[int]) -> tuple[list[int], list[int]]:
        self.waiting.append(len(running))
        return running[-1:], running[:-1]

    def get(self, done: int) -> Played:
        if self.dies is not None:
            raise RayError(self.dies)
        return self.tasks[done]()


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    plan = small_plan("greedy@20", "random")
    game = load("tianguis", {"rounds": 2})
    assert same(on_ray(plan, jobs(4))) == same(play(plan, game, job) for job in jobs(4))
    assert ray.waiting == [3, 3, 3, 3, 3, 3, 2, 1]
    assert not ray.up


@pytest.mark.parametrize(("says", "message"), [("the worker\nis gone", "RayError: is gone"), ("", "RayError")])
def test_ray_loses_a_worker(monkeypatch: pytest.MonkeyPatch, says: str, message: str) -> None:
    ray = FakeRay(dies=says)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(PatolliError, match=f"^Ray: {message}$"):
        next(on_ray(small_plan("random", "random"), jobs(1)))
    assert not ray.up


def test_ray_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PatolliError, match=r"^--ray needs ray, which is not installed: pip install 'patolli\[ray\]'$"):
        next(on_ray(small_plan("random", "random"), jobs(1)))
