"""Requests about whole records: a worker process replays them, and is ended when it takes too long.

The event loop never replays a whole record: however long a record is, everybody else is answered meanwhile.
"""

from typing import Any, Final

from patolli.server.errors import Refused
from patolli.server.log import log
from patolli.server.workers.pool import BotFailed, WorkerPool

TOO_LONG: Final = "this record takes too long to replay here; try a shorter one, or try again later"


class RecordWorkers:
    """Worker processes for records: one for those that people bring, one for those of tables here."""

    def __init__(self, time_limit: float) -> None:
        self.time_limit = time_limit
        self.importers = WorkerPool(1)
        self.workers = WorkerPool(1)

    async def import_game(self, record: str, at: int | None) -> dict[str, Any]:
        """Return what `replays.import_game` makes of a record; raises Refused."""
        return await ask(self.importers, self.time_limit, {"ask": "import", "record": record, "at": at})

    async def replay(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a question about the record of a table; raises Refused."""
        return await ask(self.workers, self.time_limit, question)

    async def close(self) -> None:
        """End the processes."""
        await self.importers.close()
        await self.workers.close()


async def ask(workers: WorkerPool, time_limit: float, question: dict[str, Any]) -> dict[str, Any]:
    """Return the answer of a worker; raises Refused if it refuses, fails or is ended."""
    try:
        found = await workers.ask(question, time_limit)
    except BotFailed as error:
        log("no-replay", why=str(error))
        raise Refused(503, "busy", TOO_LONG) from None
    if "refused" in found:
        raise Refused(*found["refused"])
    return found
