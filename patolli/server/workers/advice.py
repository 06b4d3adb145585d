"""Hints and win chances: worker processes think, and their answers are kept for a while.

A hint comes from what its seat can know and no more, since the worker gets the view of that seat.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec

from patolli.bots.hints import rest, since
from patolli.core.replay import Replay
from patolli.server.errors import ApiError
from patolli.server.log import log
from patolli.server.settings import Settings
from patolli.server.workers.pool import BotFailed, Client, WorkerPool

MAX_RESULTS: Final = 500  # answers in memory
HINT: Final = "hint"
CHANCES: Final = "chances"


@dataclass(frozen=True)
class Question:
    """A question about a position, from the view of a seat."""

    kind: str  # HINT or CHANCES
    table: str
    game: str
    options: dict[str, str | int]
    client: Client
    rev: int
    replay: Replay
    view: dict[str, Any]
    legal: Sequence[int] = ()


class AdviceCache:
    """Answers to questions about positions, and those that workers think about now."""

    def __init__(self, workers: WorkerPool, settings: Settings) -> None:
        self.workers = workers
        self.wait = settings.advice_wait
        self.time = settings.advice_time
        self.results: dict[tuple[str, ...], asyncio.Task[list[Any]]] = {}  # found, or under way
        # The turn that a seat was advised to play, and the line from which on it was.
        self.plans: dict[tuple[str, int], tuple[int, list[int]]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    async def ask(self, asked: Question) -> Any:
        """Return the answer of a worker, the same for the same position; raises ApiError.

        A client does not wait for ever, but the worker goes on: the next request gets its answer.
        """
        seat = asked.view["seat"]
        key = (asked.table, asked.kind, str(asked.rev), str(seat))
        line = asked.replay.step_count
        if key not in self.results:
            remember(self.results, key, self.begin(self.workers.advise(self.body(asked), self.time, asked.client)))
        try:
            found = await asyncio.wait_for(asyncio.shield(self.results[key]), self.wait)
        except TimeoutError:
            raise ApiError("busy") from None
        except BotFailed as error:
            self.results.pop(key, None)
            log("no-advice", table=asked.table, why=str(error))
            raise ApiError("busy") from None
        if asked.kind == HINT:
            best = found[0]
            remember(self.plans, (asked.table, seat), (line, [best["action"], *best["follow_up"]]))
        return found

    def body(self, asked: Question) -> dict[str, Any]:
        """Return a question as a worker gets it."""
        question = {
            "ask": asked.kind,
            "game": asked.game,
            "options": msgspec.json.encode(asked.options).decode(),
            "rules": asked.replay.game.rules,
            "view": asked.view,
            "legal": list(asked.legal),
            "seed": int.from_bytes(sha256(f"{asked.table} {asked.rev}".encode()).digest()[:7], "big"),
        }
        if asked.kind == HINT:
            line, plan = self.plans.get((asked.table, asked.view["seat"]), (0, []))
            question["follow"] = rest(plan, since(asked.replay, line, asked.view["seat"]))
        return question

    def begin(self, work: Coroutine[Any, Any, list[Any]]) -> asyncio.Task[list[Any]]:
        """Let a worker think, however long its client waits."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; its error is raised for the next request, if there is one."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def remember(known: dict[Any, Any], key: Any, value: Any) -> None:
    """Keep an answer, and forget the oldest if there are too many."""
    known[key] = value
    if len(known) > MAX_RESULTS:
        del known[next(iter(known))]
