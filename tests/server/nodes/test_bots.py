"""Workers that think for bots: whose plans they keep, and who is asked."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server.client import TestServer, wait
from server.load import lines_of

from patolli.bots import planner
from patolli.bots.levels import LEVELS, SECONDS
from patolli.core.chance import resolve_chance
from patolli.core.registry import load
from patolli.server.jobs import bot_turns
from patolli.server.settings import Settings
from patolli.server.workers import pacing, pool, process
from patolli.server.workers.pacing import release_time
from patolli.server.workers.pool import WorkerPool

GAME = load("mexica")


class Seat:
    """A seat of Mexica that a bot plays, with whom it asks and at which level."""

    def __init__(self, who: str, level: str = "normal", luck: int = 1) -> None:
        self.who = who
        self.level = level
        self.rng = Random(luck)
        self.state = GAME.new_state(2)
        resolve_chance(self.state, self.rng)
        while len(self.state.legal_actions(self.state.to_act()[0])) < 100:  # until pieces stand on the board
            self.step(self.rng.choice(self.state.legal_actions(self.state.to_act()[0])))
        self.seat = self.state.to_act()[0]

    def step(self, action: int) -> None:
        self.state.step(self.state.to_act()[0], action)
        resolve_chance(self.state, self.rng)

    def decides(self) -> bool:
        """Let a worker decide, if it is still the seat's turn."""
        if self.state.to_act() != (self.seat,):
            return False
        question = {
            "who": self.who,
            "game": "mexica",
            "options": "{}",
            "rules": 1,
            "view": GAME.view(self.state, self.seat),
            "legal": self.state.legal_actions(self.seat),
            "level": self.level,
            "seed": self.rng.randrange(1 << 62),
        }
        found: Any = process.answer(msgspec.json.encode(question))["action"]
        self.step(found)
        return True


@pytest.mark.parametrize(
    "seats",
    [
        [Seat("one")],
        [Seat("one"), Seat("two", luck=2)],
        [Seat("one"), Seat("two")],
        [Seat("one"), Seat("one", "hard", luck=2)],
    ],
    ids=["one table", "two tables", "two tables alike", "two levels"],
)
def test_a_turn_is_planned_once_even_if_others_ask(seats: Sequence[Seat], monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[int] = []
    true_plans = planner.plans

    def plans(*asked: Any) -> list[planner.Variation]:
        planned.append(1)
        return true_plans(*asked)

    monkeypatch.setattr(planner, "plans", plans)
    monkeypatch.setattr(process, "resolve_level", lambda *asked: ("planner", 100))
    process.plain_bot.cache_clear()
    rounds = [[True]]
    while any(rounds[-1]):
        rounds.append([seat.decides() for seat in seats])
    assert len(rounds) > 4, "the turn has steps between which somebody else asks"
    assert len(planned) == len(seats)


NAMED = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    time.sleep(asked["takes"])
    print(json.dumps({"found": os.getpid(), "no": asked["no"]}), flush=True)
"""


def test_who_asks_again_gets_the_same_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", ("-c", NAMED))

    async def meet() -> None:
        workers = WorkerPool(2)

        async def of(who: str, takes: float = 0.0) -> int:
            return int((await workers.ask({"who": who, "takes": takes}, 60.0))["found"])

        try:
            one, two = await asyncio.gather(of("one"), of("two"))
            assert one != two
            for _ in range(3):
                assert [await of("one"), await of("two"), await of("two"), await of("one")] == [one, two, two, one]
            busy = asyncio.ensure_future(of("one", 0.5))
            await asyncio.sleep(0)
            assert await of("one") == two, "nobody waits for a busy one while another has nothing to do"
            assert await busy == one
            assert await of("one") == two, "there its plan is now"
        finally:
            await workers.close()

    asyncio.run(meet())


def test_who_asked_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", ("-c", NAMED))
    monkeypatch.setattr(pool, "MAX_AFFINITY", 3)

    async def meet() -> None:
        workers = WorkerPool(1)
        try:
            for who in ("one", "two", "three", "one", "four", ""):
                await workers.ask({"who": who, "takes": 0.0}, 60.0)
            assert list(workers.affinity) == ["three", "one", "four"]
            await workers.stop(next(iter(workers.all)))
            assert workers.affinity == {}, "nobody has one that is gone"
        finally:
            await workers.close()

    asyncio.run(meet())


@pytest.mark.parametrize("said", ["7", "null", "[]", '"action"', "{]", ""])
def test_a_worker_that_talks_nonsense_is_not_asked_again(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", ("-c", f"import sys\nfor line in sys.stdin: print({said!r}, flush=True)"))

    async def meet() -> None:
        workers = WorkerPool(1)
        with pytest.raises(pool.BotFailed):
            await workers.ask({"who": "one"}, 60.0)
        assert (workers.idle, workers.all) == ([None], set()), "what it says next would be out of step"

    asyncio.run(meet())


@pytest.mark.parametrize(
    ("level", "first", "second"),
    [("beginner", 0.25, 2.0), ("easy:raider", 0.25, 2.0), ("normal~40", 0.5, 2.0), ("hard", 0.5, 2.0)],
)
def test_how_long_a_bot_thought_is_not_seen(level: str, first: float, second: float) -> None:
    assert {release_time(level, took, Settings().bot_slot) for took in (0.0, 0.001, 0.012, 0.1, first)} == {first}, (
        "not even whether it had a choice"
    )
    assert {release_time(level, took, Settings().bot_slot) for took in (0.51, 0.8, 1.5, 2.0)} == {second}
    assert [release_time(level, took, Settings().bot_slot) for took in (2.1, 3.9, 4.1, 9.0)] == [4.0, 4.0, 8.0, 16.0]


@pytest.mark.parametrize(("game", "waits"), [("mexica", False), ("tianguis", True)])
def test_bots_wait_only_where_something_is_hidden(
    game: str, waits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def at_once(level: str, took: float, grid: float) -> float:
        asked.append(grid)
        return took

    monkeypatch.setattr(bot_turns, "release_time", at_once)
    server = TestServer(tmp_path / "games.db", bot_slot=100.0)
    ada = server.user("Ada")
    table = ada.make(game, "beginner", "me")["table"]
    wait(lambda: ada.see(table)["to_act"] == ["p2"])
    server.close()
    assert "p1" in {who for _, who, _ in lines_of(server.db)[table]}, "it has decided"
    assert set(asked) == ({100.0} if waits else set())


def test_an_answer_may_take_as_long_as_fits_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    caps: list[float] = []

    async def think(workers: WorkerPool, question: dict[str, Any], cap: float, **named: Any) -> dict[str, Any]:
        caps.append(cap / pool.TIME_FACTOR)
        return {"action": 7}

    async def meet() -> None:
        for level in ("beginner", "easy:raider", "normal:builder~40", "hard~90"):
            assert await WorkerPool(1).choose_action({"level": level, "legal": [7]}) == 7

    monkeypatch.setattr(WorkerPool, "ask", think)
    asyncio.run(meet())
    assert caps == [1.0, 1.0, 1.0, 5.0]
    assert set(SECONDS) == set(pacing.FIRST_SLOT) == set(LEVELS)


def test_a_worker_that_stops_is_given_up_but_one_that_starts_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    slow_to_start = "import time; time.sleep(1)" + NAMED
    monkeypatch.setattr(pool, "COMMAND", ("-c", slow_to_start))

    async def meet() -> None:
        workers = WorkerPool(1)
        try:
            first = await workers.ask({"who": "one", "takes": 0.0}, 0.5)
            with pytest.raises(pool.BotFailed):
                await workers.ask({"who": "one", "takes": 60.0}, 0.5)
            assert await workers.ask({"who": "one", "takes": 0.0}, 0.5) != first, "another one is asked then"
        finally:
            await workers.close()

    asyncio.run(meet())
