"""Reports on finished games. One takes a while, so a process of its own makes it, and clients ask how far it is."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from patolli.server.log import log
from patolli.server.schema.responses import Report
from patolli.server.settings import Settings
from patolli.server.workers.advice import remember
from patolli.server.workers.pool import BotFailed, Client, WorkerPool
from patolli.server.workers.records import require_few_waiting

MAX_TRIES: Final = 3  # of one report
WAIT: Final = 60.0  # seconds after which a client that has too many of them may ask again


class Reports:
    """Reports that were made, or are being made."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = WorkerPool(1)
        self.known: dict[str, Report] = {}
        self.failures: dict[str, int] = {}  # by table
        self.tasks: set[asyncio.Task[None]] = set()

    def report(self, table: str, rev: int, record: str, lines: Sequence[int], client: Client) -> Report:
        """Return the report on a finished game, or how far it is; the first request starts it.

        A failure is reported once; the next request tries again, but not for ever. Raises ApiError if too many reports
        for a client wait.
        """
        known = self.known.get(table)
        if known is None:
            require_few_waiting(self.workers, self.settings, client, WAIT)
            known = Report(rev=rev)
            remember(self.known, table, known)
            question = {"ask": "report", "record": record, "lines": list(lines)}
            task = asyncio.ensure_future(self.make(known, question, client))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif known.failed and self.failures.get(table, 0) < MAX_TRIES - 1:
            remember(self.failures, table, self.failures.get(table, 0) + 1)
            del self.known[table]
        return known

    async def make(self, report: Report, question: dict[str, Any], client: Client) -> None:
        """Have a report made."""

        def advance(done: float) -> None:
            report.done = done

        try:
            found = await self.workers.ask(question, self.settings.report_time, advance, client)
            report.report, report.done = found["found"], 1.0
        except (BotFailed, KeyError) as error:
            log("no-report", why=f"{type(error).__name__}: {error}")
            report.failed = True

    async def close(self) -> None:
        """Stop."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()
