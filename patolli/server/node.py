"""Node: one serving process with its storage, tables, workers and jobs."""

import asyncio

from patolli.server.games import load_all
from patolli.server.garbage import GarbageCollector
from patolli.server.http.context import Services
from patolli.server.http.rate_limit import LiveConnections, RateLimiter
from patolli.server.jobs.bot_turns import BotRunner
from patolli.server.jobs.reports import Reports
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Storage
from patolli.server.tables.presence import Presence
from patolli.server.tables.registry import TableRegistry
from patolli.server.workers.advice import AdviceCache
from patolli.server.workers.pool import WorkerPool
from patolli.server.workers.records import RecordWorkers


class Node(Services):
    """A serving process. `start` and `close` belong to the event loop that serves."""

    def __init__(self, storage: Storage, workers: WorkerPool, settings: Settings | None = None) -> None:
        settings = settings or Settings()
        registry = TableRegistry(storage, settings)
        super().__init__(
            settings=settings,
            storage=storage,
            cookie_key=b"",
            registry=registry,
            limiter=RateLimiter(settings),
            connections=LiveConnections(settings),
            presence=Presence(storage, settings),
            advice=AdviceCache(workers, settings),
            reports=Reports(settings),
            records=RecordWorkers(settings),
        )
        self.bots = BotRunner(registry, workers, settings)
        self.garbage: GarbageCollector | None = None
        self.collecting: asyncio.Task[None] | None = None

    async def start(self, garbage: GarbageCollector | None = None) -> None:
        """Begin to play for bots; with `garbage`, collect garbage when nobody waits."""
        load_all()  # before anybody waits
        self.cookie_key = await queries.secret(self.storage, "cookies")
        await self.bots.resume()
        if garbage is not None:
            self.garbage = garbage
            self.on_work = self.bots.on_work = garbage.note_work
            garbage.begin()
            self.collecting = asyncio.create_task(garbage.run())

    async def close(self) -> None:
        """Finish what is under way."""
        if self.collecting is not None and self.garbage is not None:
            self.collecting.cancel()
            self.garbage.end()
        await self.advice.close()
        await self.reports.close()
        await self.records.close()
        await self.bots.close()
        await self.storage.close()
