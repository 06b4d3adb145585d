"""Store when the holder of a seat was last here: after a long absence the seat can be given away."""

from contextlib import suppress
from typing import Final

from patolli.server.accounts.principal import Principal
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Conflict, NotSaved, OutcomeUnknown, Storage, now

STEP: Final = 3600.0  # seconds, or half of the absence that counts
MAX_KNOWN: Final = 50_000  # callers in memory; a forgotten one is noted anew


def presence_step(settings: Settings) -> float:
    """Return the seconds between two notes about the same caller."""
    return min(STEP, settings.seat_absence / 2)


class Presence:
    """When callers were last here."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.step = 1000 * presence_step(settings)  # ms
        self.noted: dict[str, int] = {}

    async def note(self, caller: Principal) -> None:
        """Note that a caller who holds a seat is here. A disk that fails stops nobody from looking."""
        user, at = caller.user, now()
        if at - self.noted.get(user, 0) < self.step:
            return
        if len(self.noted) >= MAX_KNOWN:
            self.noted.clear()
        with suppress(NotSaved, OutcomeUnknown, Conflict):
            await self.storage.commit(queries.note_seen(user, caller.hash))
            self.noted[user] = at
