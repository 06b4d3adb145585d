"""A queue for a few places in which networks take turns, and within a network its clients.

So many requests of one client do not hold up those of another, nor do those of many clients at one address: a new
client costs nothing.
"""

import asyncio
from collections import deque

Place = asyncio.Future[None]


class FairQueue:
    """A number of places. Callers that must wait are served in turn; those of one client by time of arrival."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: dict[str, dict[str, deque[Place]]] = {}  # by network, then client; the first of each is next

    async def acquire(self, client: str, network: str = "") -> None:
        """Take a place, or wait for one. A client whose network is unknown is one of its own."""
        if self.places > 0:
            self.places -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(network or client, {}).setdefault(client, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.release()  # the place came and the caller was gone
            raise

    def waiting_of(self, client: str, network: str = "") -> tuple[int, int]:
        """Return how many requests of a client wait, and of all in its network."""
        clients = self.waiting.get(network or client, {})
        return len(clients.get(client, ())), sum(map(len, clients.values()))

    def release(self) -> None:
        """Give a place to the next that waits."""
        while self.waiting:
            place = self.take_next()
            if not place.done():
                place.set_result(None)
                return
        self.places += 1

    def take_next(self) -> Place:
        """Take out the place that is next; its client and its network go behind the others."""
        network, clients = next(iter(self.waiting.items()))
        client, queue = next(iter(clients.items()))
        del self.waiting[network], clients[client]
        place = queue.popleft()
        if queue:
            clients[client] = queue
        if clients:
            self.waiting[network] = clients
        return place
