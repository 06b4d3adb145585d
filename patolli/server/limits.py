"""How much is too much: sizes, rates and numbers, in one place, and the buckets that count them."""

import time
from math import ceil
from typing import Final

import msgspec

from patolli.server.errors import Refused

MAX_BODY: Final = 64 * 1024  # bytes of a request
MAX_IMPORT_BODY: Final = 2_100_000  # bytes of a request with a record in it
MAX_DRAIN: Final = 16_000_000  # bytes of a request that are read though they are too many, so that the refusal is heard
MAX_MESSAGE: Final = 16 * 1024  # bytes of a WebSocket message
MAX_CONNECTIONS: Final = 12_000  # of any kind; whoever comes then is told to come back later
MAX_BUCKETS: Final = 50_000
BY_ADDRESS: Final = {"invite_attempts"}  # counted by address alone: a new caller costs nothing
OF_ALL: Final = " of all"  # behind what all at one address do together


class Limits(msgspec.Struct, frozen=True):
    """What one caller may do; each pair is a number and the seconds in which it fills up again.

    Anybody can be as many callers as he likes. So all at one address together may do only `crowd` times as much.
    """

    requests: tuple[int, float] = (200, 20.0)
    posts: tuple[int, float] = (100, 20.0)
    tables: tuple[int, float] = (60, 3600.0)
    chat: tuple[int, float] = (20, 60.0)
    invite_attempts: tuple[int, float] = (20, 60.0)  # of secrets that open a seat
    messages: tuple[int, float] = (100, 20.0)  # from a live page
    hints: tuple[int, float] = (30, 60.0)  # each keeps a worker busy
    chances: tuple[int, float] = (30, 60.0)  # the same
    sockets_of_one: int = 60
    sockets: int = 10_000
    request_seconds: float = 15.0  # for a complete request, from its first byte or from the connection
    connections_of_one: int = 500  # that are no live pages, of one address
    per_address_factor: int = 10


MUCH: Final = (1_000_000_000, 1.0)
NO_LIMITS: Final = Limits(
    MUCH,
    MUCH,
    MUCH,
    MUCH,
    MUCH,
    MUCH,
    MUCH,
    MUCH,
    sockets_of_one=1_000_000,
    sockets=1_000_000,
    connections_of_one=1_000_000,
)


class RateLimiter:
    """What callers have left. A bucket fills up evenly."""

    def __init__(self) -> None:
        self.left: dict[tuple[str, str], tuple[float, float]] = {}

    def charge(self, who: str, what: str, limit: tuple[int, float]) -> None:
        """Take one from a caller's bucket; raises Refused if it is empty."""
        most, seconds = limit
        now = time.monotonic()
        left, at = self.left.get((who, what), (float(most), now))
        left = min(float(most), left + (now - at) * most / seconds)
        if left < 1.0:
            wait = ceil((1.0 - left) * seconds / most)
            again = f"{wait} second{'s' if wait > 1 else ''}"
            things = what.removesuffix(OF_ALL).replace("chat", "messages")
            raise Refused(429, "too_many", f"too many {things} at once; again in {again}", wait=wait)
        self.left.pop((who, what), None)
        self.left[(who, what)] = (left - 1.0, now)
        if len(self.left) > MAX_BUCKETS:
            del self.left[next(iter(self.left))]  # the one that was not used for the longest time
