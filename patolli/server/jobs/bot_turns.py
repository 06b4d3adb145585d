"""Turns of bots and automatic answers."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

from patolli.bots.levels import base, fallback_levels
from patolli.bots.random import any_action
from patolli.bots.win_probability import has_hidden_information
from patolli.messages import BOT
from patolli.server.log import fault
from patolli.server.metrics import BOT_FAILURES
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import now
from patolli.server.tables import commands
from patolli.server.tables.change import BOT_TURN, Actor, Change
from patolli.server.tables.registry import TableRegistry
from patolli.server.tables.table import Table
from patolli.server.workers.pacing import release_time
from patolli.server.workers.pool import BotFailed, WorkerPool

QUIET: Final = 600.0  # seconds in which a table does not note the same failure again
LONGEST_PAUSE: Final = 60.0  # seconds between tries that fail
NETWORK_FACTOR: Final = 4  # all hosts at one address together have so many times the share of one
MAX_NOTED: Final = 5000  # notes of which it is known when they were made


class BotRunner:
    """Plays for bots, and gives automatic answers."""

    def __init__(
        self,
        registry: TableRegistry,
        workers: WorkerPool,
        settings: Settings,
    ) -> None:
        self.registry = registry
        self.workers = workers
        self.background = WorkerPool(1, background=True)  # for bots among themselves, and hosts with many tables
        self.slot = settings.bot_slot
        self.delay = settings.auto_answer_delay
        self.bot_tables_per_host = settings.bot_tables_per_host
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closing = False
        self.on_work: Callable[[], None] = lambda: None  # called before each decision
        self.noted: dict[tuple[str, str], float] = {}  # when a table noted a failure
        self.secret = secrets.token_bytes(16)
        registry.on_change = self.on_change

    def on_change(self, table: Table) -> None:
        """See whether somebody must be played for; one task for each table does it."""
        if self.closing or table.id in self.tables_at_work() or table.automated_seat() is None:
            return
        if not (table.bots_only() and self.is_over_share(table, 0, bots_only=True)):
            self.tasks[table.id] = asyncio.ensure_future(self.play_until_human(table.id))

    def is_over_share(self, table: Table, own: int, bots_only: bool = False) -> bool:
        """Return whether the host of a table, or its network, has more tables at work than its share.

        `own` is 1 if the table itself is at work. With `bots_only` those count at which bots play among themselves.
        """
        known = [self.registry.tables.get(id_) for id_ in self.tables_at_work()]
        counted = [other for other in known if other is not None and (not bots_only or other.bots_only())]
        share = self.bot_tables_per_host + own
        of_host = sum(other.row.host == table.row.host for other in counted)
        of_network = sum(bool(other.network) and other.network == table.network for other in counted)
        return of_host >= share or of_network >= self.bot_tables_per_host * NETWORK_FACTOR + own

    def workers_for(self, table: Table) -> WorkerPool:
        """Return the workers that think at a table: tables that would hold up those of other people share one."""
        return self.background if table.bots_only() or self.is_over_share(table, 1) else self.workers

    def start_waiting_tables(self) -> None:
        """Start tables of bots that have waited for another one to pause or end."""
        for table in list(self.registry.tables.values()):
            if table.bots_only():
                self.on_change(table)

    def tables_at_work(self) -> set[str]:
        """The tables that a task attends to."""
        return {id_ for id_, task in self.tasks.items() if not task.done()}

    async def resume(self) -> None:
        """Play on wherever it is due, after a start of the only node."""
        storage = self.registry.storage
        await storage.commit([queries.release_jobs()])
        for job in await queries.jobs_due(storage, now(), queries.EVER):
            if job.kind == BOT_TURN:
                self.tasks[job.table] = asyncio.ensure_future(self.play_until_human(job.table))

    async def play_until_human(self, id_: str) -> None:
        """Play on at a table until people must decide. Whatever goes wrong is tried again, ever later."""
        pause = max(self.slot, 0.05)
        while not self.closing:
            try:
                if not await self.play_once(id_):
                    break
                pause = max(self.slot, 0.05)
            except commands.Superseded:
                pass  # while it was thought about; the next one answers what is asked now
            except Exception as error:
                fault("bot-refused", table=id_, why=type(error).__name__)  # its text may name a hidden card
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        self.tasks.pop(id_, None)
        table = self.registry.tables.get(id_)
        if table is not None and table.bots_only() and not self.closing:
            self.start_waiting_tables()

    async def play_once(self, id_: str) -> bool:
        """Play one decision; False if there is none to play."""
        self.on_work()
        table = await self.registry.get(id_)
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
            if self.slot and has_hidden_information(match.replay.game):
                took = time.monotonic() - start
                level = fallback_levels(table.labels[seat].removeprefix(BOT))[0]
                await asyncio.sleep(release_time(level, took, self.slot) - took)
        else:
            await asyncio.sleep(random.uniform(*self.delay))
            if seat not in table.row.auto_answers:  # withdrawn meanwhile
                return True
            action = match.replay.game.actions.parse(table.row.auto_answers[seat][1])
        await table.execute(commands.play_for, Actor("", "", [seat]), commands.Decision(rev, action))
        return True

    async def choose_with_fallbacks(self, table: Table, seat: int, view: dict[str, Any], legal: Sequence[int]) -> int:
        """Return the choice of a bot; if it fails, of the next weaker level, and so on; at last any legal action."""
        assert table.game is not None
        question = {
            "who": self.seat_pseudonym(table.id, seat),
            "game": table.row.game,
            "options": queries.encode(table.options),
            "rules": table.game.rules,
            "view": view,
            "legal": list(legal),
            "seed": secrets.randbelow(1 << 62),
        }
        levels = fallback_levels(table.labels[seat].removeprefix(BOT))
        for level in levels:
            try:
                workers, client = self.workers_for(table), (table.row.host, table.network)
                return await workers.choose_action(question | {"level": level}, client)
            except BotFailed as error:
                BOT_FAILURES.inc()
                fault("bot-failed", table=table.id, seat=seat, level=level, why=str(error))
                message = "note-bot-failed" if level != levels[-1] else "note-bot-by-lot"  # no weaker level is left
                await self.note(table, message, seat, base(level))
        return any_action(table.game.actions, legal, random.Random())

    async def note(self, table: Table, message: str, seat: int, level: str) -> None:
        """Note a failure in the chat of a table, but not again and again."""
        now, key = time.monotonic(), (table.id, f"{message} {seat} {level}")
        if now - self.noted.get(key, -QUIET) < QUIET:
            return
        self.noted.pop(key, None)
        self.noted[key] = now
        if len(self.noted) > MAX_NOTED:
            del self.noted[next(iter(self.noted))]
        await table.execute(note_failure, Actor("", ""), (message, {"seat": seat, "level": level}))

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
        await self.background.close()


def note_failure(table: Table, actor: Actor, body: tuple[str, dict[str, Any]], change: Change) -> None:
    """Note in the chat that a bot failed."""
    change.note(*body)
