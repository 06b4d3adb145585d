"""Bots at tables: worker processes think, the attendant plays what they say. A table never hangs on a bot.

A worker that is slow or crashes is replaced, and a weaker level answers; below the weakest any legal action will do.
Where something is hidden, answers come at moments that lie far apart, so that how long a bot thought does not tell what
it holds; where all lies open, they come at once. Standing answers of people come after a while that is drawn by lot, as
if they had passed themselves.
"""

import asyncio
import random
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

import msgspec

from patolli._pure import compiled
from patolli.bots.levels import SECONDS, base, fallback_levels
from patolli.bots.random import any_action
from patolli.bots.win_probability import has_hidden_information
from patolli.messages import BOT
from patolli.server import archive, deeds, wire
from patolli.server.fair_queue import FairQueue
from patolli.server.hall import TableRegistry
from patolli.server.log import fault
from patolli.server.metrics import BOT_FAILURES
from patolli.server.store import Statement
from patolli.server.table import Table

COMMAND: Final = ("-m", "patolli.server.worker")
# So many times as long as a turn of its level may an answer take: another machine may be slower or busier, and plain
# Python takes six times as long as compiled rules. Who takes longer has stopped, and a table should not wait for that.
TIME_FACTOR: Final = 4.0 if compiled() else 24.0
STARTUP_TIME: Final = 10.0  # seconds more for a worker that must start first, which takes long on a busy machine
# Where something is hidden, a bot answers at the first moment after it was asked, whether it thought or had no choice;
# whoever thinks for longer answers at the next. The longest thoughts of samples on two cores: 12 ms at beginner and
# easy, 142 at normal, 84 at hard. So the first moment has room for a machine that is three times slower or busier. But
# lookahead, where a turn opens, thinks at hard for 0.4 s and more (19 of 20 turns within 1.5 s): who is asked that is
# open to all, and so is the second moment. Later ones are twice as late each: they tell that a thought was rare.
SLOT: Final = 0.25  # seconds in which moments are counted
FIRST_SLOT: Final = {"beginner": 1, "easy": 1, "normal": 2, "hard": 2}  # of the grid, by level
SECOND_SLOT: Final = 8
AUTO_ANSWER_DELAY: Final = (1.0, 4.0)  # seconds before a standing answer
QUIET: Final = 600.0  # seconds in which a table does not note the same failure again
MAX_BOT_TABLES: Final = 3  # of one host, at which bots play among themselves at the same time
LONGEST_PAUSE: Final = 60.0  # seconds between tries that fail
MAX_LINE: Final = 1 << 24  # bytes of a question at most
KEPT: Final = 5000  # seats of which it is known which worker they have, and notes of which it is known when


OnProgress = Callable[[float], None]  # hears which share of an answer is done


class BotFailed(Exception):
    """A worker crashed, was too slow or said nonsense."""


def ignore_progress(done: float) -> None:
    """Nobody asks how far it is."""


class WorkerPool:
    """A few processes that think. Who asks again gets the one that it had, which may have planned its turn.

    If that one is busy and another is not, the other plans anew: to wait for somebody else's turn may take longer.
    """

    def __init__(self, number: int) -> None:
        self.free = FairQueue(number)  # as many as are idle
        self.idle: list[asyncio.subprocess.Process | None] = [None] * number  # None is started when it is needed
        self.all: set[asyncio.subprocess.Process] = set()
        self.affinity: dict[str, asyncio.subprocess.Process] = {}  # by who asked, the one that was asked last

    async def choose_action(self, question: dict[str, Any], host: str = "") -> int:
        """The action that a worker chooses; raises BotFailed."""
        found = await self.ask(question, TIME_FACTOR * SECONDS[base(question["level"])], host=host)
        if found.get("action") not in question["legal"]:
            raise BotFailed(f"{found.get('action')} is not legal")
        return int(found["action"])

    async def ask(
        self, question: dict[str, Any], cap: float, hear: OnProgress = ignore_progress, host: str = ""
    ) -> dict[str, Any]:
        """What a worker answers within so many seconds, not counting its start; raises BotFailed."""
        await self.free.acquire(host)
        worker = self.pick_worker(question.get("who", ""))
        cap += 0.0 if worker else STARTUP_TIME
        try:
            worker = worker or await self.start()
            self.remember(question.get("who", ""), worker)
            return await asyncio.wait_for(self.exchange(worker, question, hear), cap)
        except (OSError, ValueError, TimeoutError, BotFailed) as error:
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
            if len(self.affinity) > KEPT:
                del self.affinity[next(iter(self.affinity))]

    async def start(self) -> asyncio.subprocess.Process:
        """A fresh worker."""
        pipe = asyncio.subprocess.PIPE
        begun = asyncio.create_subprocess_exec(sys.executable, *COMMAND, stdin=pipe, stdout=pipe, limit=MAX_LINE)
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
        """Ask a worker and wait for its answer; on the way it may say how far it is."""
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        while True:
            line = await worker.stdout.readline()
            found: Any = msgspec.json.decode(line) if line else {"error": "the worker is gone"}
            if not isinstance(found, dict):
                raise BotFailed("an answer is an object")
            if "error" in found:
                raise BotFailed(str(found["error"]))
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
        await worker.communicate()  # until its pipes are closed too

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self.all):
            await self.stop(worker)


class BotRunner:
    """Plays for bots, and gives standing answers."""

    def __init__(
        self,
        hall: TableRegistry,
        workers: WorkerPool,
        grid: float = SLOT,
        wait: tuple[float, float] = AUTO_ANSWER_DELAY,
    ) -> None:
        self.registry = hall
        self.workers = workers
        self.grid = grid
        self.wait = wait
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closing = False
        self.noted: dict[tuple[str, str], float] = {}  # when a table noted a failure
        self.secret = secrets.token_bytes(16)
        hall.on_change = self.on_change

    def on_change(self, table: Table) -> None:
        """See whether somebody must be played for; one task for each table does it."""
        if self.closing or table.id in self.tables_at_work() or table.automated_seat() is None:
            return
        if not (table.bots_only() and self.bot_tables(table.row.host) >= MAX_BOT_TABLES):
            self.tasks[table.id] = asyncio.ensure_future(self.play_until_human(table.id))

    def bot_tables(self, host: str) -> int:
        """Return the number of tables of a host at which bots play among themselves now."""
        known = [self.registry.tables.get(id_) for id_ in self.tables_at_work()]
        return sum(table is not None and table.row.host == host and table.bots_only() for table in known)

    def start_waiting_tables(self, host: str) -> None:
        """Start tables of a host that have waited for one of its tables of bots to pause or end."""
        for table in list(self.registry.tables.values()):
            if table.row.host == host and table.bots_only():
                self.on_change(table)

    def tables_at_work(self) -> set[str]:
        """The tables that a task attends to."""
        return {id_ for id_, task in self.tasks.items() if not task.done()}

    def resume(self) -> None:
        """After a start: play on wherever it is due."""
        for id_ in archive.tables_due(self.registry.storage):
            self.tasks[id_] = asyncio.ensure_future(self.play_until_human(id_))

    async def play_until_human(self, id_: str) -> None:
        """Play on at a table until people must decide. Whatever goes wrong is tried again, ever later."""
        pause = max(self.grid, 0.05)
        while not self.closing:
            try:
                if not await self.play_once(id_):
                    break
                pause = max(self.grid, 0.05)
            except Exception as error:
                fault("bot-refused", table=id_, why=type(error).__name__)  # its text may name a hidden card
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        self.tasks.pop(id_, None)
        table = self.registry.tables.get(id_)
        if table is not None and table.bots_only() and not self.closing:
            self.start_waiting_tables(table.row.host)

    async def play_once(self, id_: str) -> bool:
        """Play one decision; False if there is none to play."""
        table = self.registry.get(id_)
        async with table.locked():
            seat = table.automated_seat()
            if seat is None:
                return False
            match, of_bot = table.require_match(), table.is_bot(seat)
            rev, view = match.revision, match.replay.game.view(match.replay.state, seat)
            legal = match.replay.state.legal_actions(seat)
        if of_bot:
            start = time.monotonic()
            action = await self.choose_with_fallbacks(table, seat, view, legal)
            if self.grid and has_hidden_information(match.replay.game):
                took = time.monotonic() - start
                level = fallback_levels(table.labels[seat].removeprefix(BOT))[0]
                await asyncio.sleep(release_time(level, took, self.grid) - took)
        else:
            await asyncio.sleep(random.uniform(*self.wait))
            if seat not in table.row.standing:  # withdrawn meanwhile
                return True
            action = match.replay.game.actions.parse(table.row.standing[seat][1])
        body = wire.Play(rev=rev, key="", id=action)  # nobody asks again for it
        await deeds.play(table, seat, body, by_bot=of_bot)
        return True

    async def choose_with_fallbacks(self, table: Table, seat: int, view: dict[str, Any], legal: Sequence[int]) -> int:
        """What a bot plays: one of its level, or if that fails of the next weaker one, and so on, or at last any."""
        assert table.game is not None
        question = {
            "who": self.seat_pseudonym(table.id, seat),
            "game": table.row.game,
            "options": archive.text(table.row.options),
            "view": view,
            "legal": list(legal),
            "seed": secrets.randbelow(1 << 62),
        }
        levels = fallback_levels(table.labels[seat].removeprefix(BOT))
        for level in levels:
            try:
                return await self.workers.choose_action(question | {"level": level}, table.row.host)
            except BotFailed as error:
                BOT_FAILURES.inc()
                fault("bot-failed", table=table.id, seat=seat, level=level, why=str(error))
                what = "bot-by-lot" if level == levels[-1] else "bot-failed"  # nobody is left, or a weaker level
                await self.note(table, f"{what} {table.names()[seat]} {level}")
        return any_action(table.game.actions, legal, random.Random())

    async def note(self, table: Table, text: str) -> None:
        """Note a failure in the chat of a table, but not again and again."""
        now = time.monotonic()
        if now - self.noted.get((table.id, text), -QUIET) < QUIET:
            return
        self.noted.pop((table.id, text), None)
        self.noted[table.id, text] = now
        if len(self.noted) > KEPT:
            del self.noted[next(iter(self.noted))]
        await note_in_chat(table, text)

    def seat_pseudonym(self, id_: str, seat: int) -> str:
        """A name for a seat at a table, by which a bot finds its plan again and nobody learns anything."""
        return blake2b(f"{id_} {seat}".encode(), key=self.secret, digest_size=8).hexdigest()

    async def close(self) -> None:
        """Stop playing; what was decided is on disk."""
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.workers.close()


def release_time(level: str, took: float, grid: float) -> float:
    """How many seconds after it was asked a bot answers that has thought for so many."""
    at = grid * FIRST_SLOT[base(level)]
    while at < took:
        at = max(2 * at, grid * SECOND_SLOT)
    return at


async def note_in_chat(table: Table, text: str) -> None:
    """Note something in the chat of a table, as words for programs: a client makes a sentence of them."""

    def act() -> tuple[None, list[Statement]]:
        return None, [table.chat(archive.TABLE, "", text)]

    await table.execute("", "", act)
