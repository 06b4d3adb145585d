"""Keep in the store when the holder of a seat was last here, to the hour: who stays away for long can lose the seat."""

from contextlib import suppress
from typing import Final

from patolli.server.accounts.principal import Principal
from patolli.server.storage import queries
from patolli.server.storage.base import NotSaved
from patolli.server.storage.sqlite import SqliteStorage

STEP: Final = 3600  # seconds between two notes about the same caller
MAX_KNOWN: Final = 50_000  # callers in memory; a forgotten one is noted anew


class Presence:
    """When callers were last here."""

    def __init__(self, store: SqliteStorage) -> None:
        self.store = store
        self.noted: dict[str, int] = {}

    async def note(self, caller: Principal) -> None:
        """Note that a caller who holds a seat is here. A disk that fails stops nobody from looking."""
        who, now = caller.browser or caller.token, queries.now()
        if now - self.noted.get(who, 0) < STEP:
            return
        if len(self.noted) >= MAX_KNOWN:
            self.noted.clear()
        self.noted[who] = now
        with suppress(NotSaved):
            await self.store.write([queries.note_seen(who)])
