"""Requests about whole records: a worker process replays them, and is ended when it takes too long.

The event loop never replays a whole record: however long a record is, everybody else is answered meanwhile.
"""

from math import ceil
from typing import Any

from patolli.server.errors import ApiError, api_error
from patolli.server.log import log
from patolli.server.settings import Settings
from patolli.server.workers.pool import BotFailed, Client, WorkerPool


class RecordWorkers:
    """Worker processes for records and boxes: one each for what people bring, one for the records of tables here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.checkers = WorkerPool(1)
        self.importers = WorkerPool(1)
        self.workers = WorkerPool(1)

    async def import_game(self, record: str, at: int | None, client: Client) -> dict[str, Any]:
        """Return what `replays.import_game` makes of a record; raises ApiError."""
        question = {"ask": "import", "record": record, "at": at, "lines": self.settings.import_lines}
        return await ask(self.importers, self.settings, self.settings.record_time, question, client)

    async def replay(self, question: dict[str, Any], client: Client) -> dict[str, Any]:
        """Return the answer to a question about the record of a table; raises ApiError."""
        return await ask(self.workers, self.settings, self.settings.record_time, question, client)

    async def check_box(self, question: dict[str, Any], client: Client) -> dict[str, Any]:
        """Return the answer of `workers.boxes` to a question about a box; raises ApiError."""
        try:
            return await ask(self.checkers, self.settings, self.settings.box_time, question, client)
        except ApiError as error:
            raise ApiError("box-too-slow") if error.code == "replay-too-long" else error from None

    async def close(self) -> None:
        """End the processes."""
        await self.checkers.close()
        await self.importers.close()
        await self.workers.close()


def require_few_waiting(workers: WorkerPool, settings: Settings, client: Client, seconds: float) -> None:
    """Raise ApiError if enough questions of a client wait, or of all in its network."""
    of_client, of_network = workers.free.waiting_of(*client)
    most = settings.waiting_replays
    if of_client >= most or of_network >= most * settings.per_address_factor:
        raise ApiError("rate-limited", what="replays", seconds=ceil(seconds))


async def ask(
    workers: WorkerPool, settings: Settings, time_limit: float, question: dict[str, Any], client: Client
) -> dict[str, Any]:
    """Return the answer of a worker; raises ApiError if it refuses, fails or is ended."""
    require_few_waiting(workers, settings, client, time_limit)
    try:
        found = await workers.ask(question, time_limit, client=client)
    except BotFailed as error:
        log("no-replay", why=str(error))
        raise ApiError("replay-too-long") from None
    if "refused" in found:
        raise api_error(found["refused"])
    return found
