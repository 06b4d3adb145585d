"""Limits: sizes, rates and numbers."""

from typing import Final

import msgspec

MAX_BODY: Final = 64 * 1024  # bytes of a request
MAX_IMPORT_BODY: Final = 2_100_000  # bytes of a request with a record in it
MAX_DRAIN: Final = 16_000_000  # bytes of a request that are read though they are too many, so that the refusal is heard
MAX_MESSAGE: Final = 16 * 1024  # bytes of a WebSocket message
MAX_CONNECTIONS: Final = 12_000  # of any kind; whoever comes then is told to come back later


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
    programs: tuple[int, float] = (20, 3600.0)  # new identities
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
    MUCH,
    sockets_of_one=1_000_000,
    sockets=1_000_000,
    connections_of_one=1_000_000,
)
