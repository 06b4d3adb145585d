"""Keep garbage collection out of the way of requests.

A full collection walks every object of every table: 100 to 400 ms at 100 to 200 tables, and the event loop stands still
meanwhile. Reference counting frees nearly everything without it; only cycles need it. So only young objects are looked
at by themselves. Those that survive are looked at once more, a second later at most and never many together, and then
frozen: they cost no later collection anything. A full collection runs when the server has been idle for long, or at
last after some hours.
"""

import asyncio
import gc
import time
from typing import Any, Final

from patolli.server.metrics import GC_SECONDS

YOUNG: Final = 20_000  # new objects before the youngest are looked at: about 2 ms
ROUNDS: Final = 3  # collections of the youngest before those that survived them are looked at: about 6 ms
NEVER: Final = 1_000_000_000
CHECK_INTERVAL: Final = 1.0  # seconds between two looks at what has survived
IDLE: Final = 20.0  # seconds without a request, a live message or a decision of a bot
PAUSE: Final = 600.0  # seconds at least between two full collections
LONGEST: Final = 6 * 3600.0  # seconds after which a full collection waits no longer


class GarbageCollector:
    """Decides when the collector runs. `note_work` is called for all that somebody waits for."""

    def __init__(self) -> None:
        self.last_work = self.last_full = time.monotonic()
        self.began = 0.0

    def note_work(self) -> None:
        """Note that the server has something to do."""
        self.last_work = time.monotonic()

    def begin(self) -> None:
        """Take over from the collector's own schedule; all that was loaded so far is kept for good."""
        gc.callbacks.append(self.measure)
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, ROUNDS, NEVER)

    def end(self) -> None:
        """Give the collector back to Python."""
        gc.callbacks.remove(self.measure)
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)

    def measure(self, phase: str, info: dict[str, Any]) -> None:
        """Time a collection for the metrics; the collector calls this before and after."""
        if phase == "start":
            self.began = time.perf_counter()
        else:
            GC_SECONDS.labels(str(info["generation"])).observe(time.perf_counter() - self.began)

    async def run(self) -> None:
        """Collect while nobody waits."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            self.collect_if_due(time.monotonic())

    def collect_if_due(self, now: float) -> None:
        """Run a full collection if the server is idle, else look at the young objects that have survived."""
        since = now - self.last_full
        if (since > PAUSE and now - self.last_work > IDLE) or since > LONGEST:
            gc.unfreeze()
            gc.collect()
            self.last_full = now
        elif gc.get_count()[1]:
            gc.collect(1)
        else:
            return
        gc.freeze()
