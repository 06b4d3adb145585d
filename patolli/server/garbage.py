"""Keep garbage collection out of the way of requests.

A full collection walks every object of every table: 100 to 400 ms at 100 to 200 tables, and the event loop stands still
meanwhile. Reference counting frees nearly everything without it; only cycles need it. So full collections never start
by themselves. They run when the server has been idle for a moment. On a server that is never idle they run now and
then, and look only at objects that are younger than the last one.
"""

import asyncio
import gc
import time
from typing import Any, Final

from patolli.server.metrics import GC_SECONDS

YOUNG: Final = 20_000  # new objects before the youngest are looked at: about 2 ms
MIDDLE: Final = 20  # such collections before the middle generation is looked at
NEVER: Final = 1_000_000_000
CHECK_INTERVAL: Final = 1.0  # seconds between two looks at whether the server is idle
IDLE: Final = 2.0  # seconds without a request
PAUSE: Final = 60.0  # seconds at least between two full collections
LONGEST: Final = 1200.0  # seconds after which objects since the last full collection are looked at, idle or not


class GarbageCollector:
    """Decides when the collector runs. `busy` is called for every request."""

    def __init__(self) -> None:
        self.last_request = self.last_full = time.monotonic()
        self.began = 0.0

    def note_request(self) -> None:
        """Note that a request is being served."""
        self.last_request = time.monotonic()

    def begin(self) -> None:
        """Take over from the collector's own schedule; all that was loaded so far is kept for good."""
        gc.callbacks.append(self.measure)
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

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
        """Run a full collection if the server is idle; the young objects alone if it has not been for long."""
        since = now - self.last_full
        if since > PAUSE and now - self.last_request > IDLE:
            gc.unfreeze()
        elif since <= LONGEST:
            return
        gc.collect()
        gc.freeze()
        self.last_full = now
