"""The processor time that event loops take, callback by callback."""

import asyncio.events
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

MOST = 0.020  # seconds of processor time in one callback
Slow = list[tuple[float, str]]


@contextmanager
def watched(most: float = MOST) -> Iterator[Slow]:
    """Collect the callbacks of event loops that take too much processor time; a busy machine does not count.

    Nor do collections of garbage: they come whenever they come.
    """
    slow: Slow = []
    run: Callable[[asyncio.events.Handle], None] = asyncio.events.Handle._run

    def timed(handle: asyncio.events.Handle) -> None:
        start = time.thread_time()
        run(handle)
        took = time.thread_time() - start
        if took > most:
            slow.append((round(took, 3), repr(handle)))

    gc.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.events.Handle, "_run", timed)
            yield slow
    finally:
        gc.enable()
