"""Worker processes: each question goes to one, which is replaced when it is slow or crashes."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Final

import msgspec

from patolli._pure import compiled
from patolli.bots.levels import SECONDS, base
from patolli.server.workers.fair_queue import FairQueue

COMMAND: Final = ("-m", "patolli.server.workers.process")
BACKGROUND: Final = "background"  # for processes that step back behind all others
# So many times as long as a turn of its level may an answer take: another machine may be slower or busier, and plain
# Python takes six times as long as compiled rules. Who takes longer has stopped, and a table should not wait for that.
TIME_FACTOR: Final = 4.0 if compiled() else 24.0
CLOSING_TIME: Final = 2.0  # seconds for the pipes of a worker that was ended
STARTUP_TIME: Final = 10.0  # seconds more for a worker that must start first, which takes long on a busy machine
MAX_LINE: Final = 1 << 24  # bytes of a question at most
MAX_AFFINITY: Final = 5000  # seats of which it is known which worker they have
Client = tuple[str, str]  # for whom a worker thinks, and the network that it comes from; empty if that is unknown
ANYBODY: Final[Client] = ("", "")
OnProgress = Callable[[float], None]  # hears which share of an answer is done


class BotFailed(Exception):
    """A worker crashed, was too slow or said nonsense."""


def ignore_progress(done: float) -> None:
    """Do nothing about progress."""


def is_hint(advice: Any, legal: Sequence[int]) -> bool:
    """Return whether this is a hint to a legal action."""
    return isinstance(advice, dict) and advice.get("action") in legal and isinstance(advice.get("follow_up"), list)


def read_answer(line: bytes, number: int) -> dict[str, Any]:
    """Return the answer of a worker to the question with this number, or how far it is; raises BotFailed."""
    found: Any = msgspec.json.decode(line) if line else {"error": "the worker is gone", "no": number}
    if not isinstance(found, dict):
        raise BotFailed("an answer is an object")
    if found.pop("no", None) != number:
        raise BotFailed("an answer names its question")
    if "error" in found:
        raise BotFailed(str(found["error"]))
    if not isinstance(found.get("done", 0.0), float | int):
        raise BotFailed("progress is a number")
    return found


class WorkerPool:
    """A few processes that think. Who asks again gets the one that it had, which may have planned its turn.

    If that one is busy and another is not, the other plans anew: to wait for somebody else's turn may take longer.
    """

    def __init__(self, number: int, background: bool = False) -> None:
        self.command = (*COMMAND, BACKGROUND) if background else COMMAND
        self.free = FairQueue(number)  # as many as are idle
        self.idle: list[asyncio.subprocess.Process | None] = [None] * number  # None is started when it is needed
        self.all: set[asyncio.subprocess.Process] = set()
        self.affinity: dict[str, asyncio.subprocess.Process] = {}  # by who asked, the one that was asked last
        self.numbers = count(1)  # of questions

    async def choose_action(self, question: dict[str, Any], client: Client = ANYBODY) -> int:
        """The action that a worker chooses; raises BotFailed."""
        found = await self.ask(question, TIME_FACTOR * SECONDS[base(question["level"])], client=client)
        if found.get("action") not in question["legal"]:
            raise BotFailed(f"{found.get('action')} is not legal")
        return int(found["action"])

    async def advise(self, question: dict[str, Any], cap: float, client: Client = ANYBODY) -> list[Any]:
        """Return the hints or the win chances that a worker finds; raises BotFailed."""
        found = (await self.ask(question, cap, client=client)).get("found")
        if not isinstance(found, list) or not found:
            raise BotFailed("advice is a list")
        if question["ask"] == "hint" and not all(is_hint(advice, question["legal"]) for advice in found):
            raise BotFailed("a hint is a legal action with its follow-up")
        return found

    async def ask(
        self, question: dict[str, Any], cap: float, hear: OnProgress = ignore_progress, client: Client = ANYBODY
    ) -> dict[str, Any]:
        """Return the answer of a worker within so many seconds, not counting its start; raises BotFailed."""
        await self.free.acquire(*client)
        worker = self.pick_worker(question.get("who", ""))
        cap += 0.0 if worker else STARTUP_TIME
        try:
            worker = worker or await self.start()
            self.remember(question.get("who", ""), worker)
            return await asyncio.wait_for(self.exchange(worker, question, hear), cap)
        except (OSError, ValueError, RecursionError, TimeoutError, BotFailed) as error:
            if worker is not None:
                await self.stop(worker)
            worker = None
            raise BotFailed(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            if worker is not None:
                await self.stop(worker)
            worker = None
            raise
        finally:
            self.idle.append(worker)
            self.free.release()

    def pick_worker(self, who: str) -> asyncio.subprocess.Process | None:
        """Of those that are idle the one that somebody had last, or else the one that was busy last."""
        had = self.affinity.get(who)
        if had is not None and had in self.idle:
            self.idle.remove(had)
            return had
        return self.idle.pop()

    def remember(self, who: str, worker: asyncio.subprocess.Process) -> None:
        """Keep in mind whom somebody has; those who have not asked for longest are forgotten."""
        if who:
            self.affinity.pop(who, None)
            self.affinity[who] = worker
            if len(self.affinity) > MAX_AFFINITY:
                del self.affinity[next(iter(self.affinity))]

    async def start(self) -> asyncio.subprocess.Process:
        """A fresh worker."""
        pipe = asyncio.subprocess.PIPE
        begun = asyncio.create_subprocess_exec(sys.executable, *self.command, stdin=pipe, stdout=pipe, limit=MAX_LINE)
        starting = asyncio.ensure_future(begun)
        try:
            worker = await asyncio.shield(starting)
        except asyncio.CancelledError:  # nobody knows a process that was cut off in its beginning
            await self.stop(await starting)
            raise
        self.all.add(worker)
        return worker

    async def exchange(
        self, worker: asyncio.subprocess.Process, question: dict[str, Any], hear: OnProgress
    ) -> dict[str, Any]:
        """Ask a worker and wait for its answer; on the way it may say how far it is.

        An answer names its question: one too many would be taken for that of the next question, of another seat.
        """
        assert worker.stdin is not None and worker.stdout is not None
        number = next(self.numbers)
        worker.stdin.write(msgspec.json.encode(question | {"no": number}) + b"\n")
        await worker.stdin.drain()
        while True:
            found = read_answer(await worker.stdout.readline(), number)
            if "done" not in found:
                return found
            hear(found["done"])

    async def stop(self, worker: asyncio.subprocess.Process) -> None:
        """End a worker, whatever it is doing."""
        self.all.discard(worker)
        self.affinity = {who: had for who, had in self.affinity.items() if had is not worker}
        with suppress(ProcessLookupError):
            worker.kill()
        assert worker.stdin is not None
        worker.stdin.close()
        try:
            async with asyncio.timeout(CLOSING_TIME):
                await worker.communicate()  # until its pipes are closed too
        except TimeoutError:
            transport: asyncio.SubprocessTransport = vars(worker)["_transport"]
            transport.close()  # a process that it has started holds them

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self.all):
            await self.stop(worker)
