"""A queue for a few places in which hosts take turns: many requests of one host do not hold up those of another."""

import asyncio
from collections import deque


class FairQueue:
    """A number of places. Callers that must wait are served in turn by host, and within a host by time of arrival."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by host; the first host is next

    async def acquire(self, host: str) -> None:
        """Take a place, or wait for one."""
        if self.places > 0:
            self.places -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(host, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.release()  # the place came and the caller was gone
            raise

    def release(self) -> None:
        """Give a place to the next host that waits."""
        while self.waiting:
            host, queue = next(iter(self.waiting.items()))
            del self.waiting[host]
            place = queue.popleft()
            if queue:
                self.waiting[host] = queue  # behind the other hosts
            if not place.done():
                place.set_result(None)
                return
        self.places += 1
