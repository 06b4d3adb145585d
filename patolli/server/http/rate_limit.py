"""Rate limits: by client, and by the network that it comes from."""

import time
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection

from patolli.server.errors import ApiError
from patolli.server.settings import Settings

BY_ADDRESS: Final = {"invite_attempts"}  # counted by address alone: a new caller costs nothing
NO_ADDRESS: Final = "no address"
OF_ALL: Final = " of all"  # behind what all at one address do together


RateKey = tuple[str, str]  # a known token or session, else the client's network; and that network


class RateLimiter:
    """The requests that clients have left. A bucket fills up evenly."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.left: dict[tuple[str, str], tuple[float, float]] = {}

    def charge(self, key: RateKey, what: str) -> None:
        """Count a request of a client, and of all in its network; raises ApiError if it is too much."""
        most, seconds = getattr(self.settings, what)
        if what in BY_ADDRESS:
            self.spend(key[1], what, (most, seconds))
            return
        self.spend(key[0], what, (most, seconds))
        self.spend(key[1], what + OF_ALL, (most * self.settings.per_address_factor, seconds))

    def spend(self, who: str, what: str, limit: tuple[int, float]) -> None:
        """Take one from a bucket; raises ApiError if it is empty."""
        most, seconds = limit
        now = time.monotonic()
        left, at = self.left.get((who, what), (float(most), now))
        left = min(float(most), left + (now - at) * most / seconds)
        if left < 1.0:
            wait = ceil((1.0 - left) * seconds / most)
            raise ApiError("rate-limited", what=what.removesuffix(OF_ALL), seconds=wait)
        self.left.pop((who, what), None)
        self.left[(who, what)] = (left - 1.0, now)
        if len(self.left) > self.settings.rate_buckets:
            del self.left[next(iter(self.left))]  # the one that was not used for the longest time


class LiveConnections:
    """The live connections that are open, by the client that each belongs to."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys: list[RateKey] = []

    def check(self, key: RateKey) -> None:
        """Raise ApiError if there are too many for another one."""
        most = self.settings.live_connections_per_client
        of_one = sum(other[0] == key[0] for other in self.keys) >= most
        of_all = min(most * self.settings.per_address_factor, self.settings.live_connections_per_address)
        of_network = sum(other[1] == key[1] for other in self.keys) >= of_all
        if len(self.keys) >= self.settings.live_connections or of_one or of_network:
            raise ApiError("too-many-connections")


def client_network(connection: HTTPConnection) -> str:
    """Return the network that a request comes from; of IPv6 the half that one customer has."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """Return an address of IPv4, or the network of an address of IPv6 that one customer has.

    All that is no address counts as one: a proxy that passes on what clients send gives nobody a new count by it.
    """
    try:
        found = plain_address(host)
    except ValueError:
        return NO_ADDRESS
    return str(found) if isinstance(found, IPv4Address) else str(IPv6Network((int(found), 64), strict=False))


def plain_address(host: str) -> IPv4Address | IPv6Address:
    """Return an address without its zone, in the older family if it belongs to that; raises ValueError.

    A socket of both families shows 192.0.2.7 as ::ffff:192.0.2.7.
    """
    found = ip_address(host.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found
