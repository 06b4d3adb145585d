"""The context of a handler: the request with its principal, and the services that it is answered with."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, TypeVar

from patolli.server.accounts.principal import Principal
from patolli.server.errors import ApiError
from patolli.server.http.rate_limit import LiveConnections, RateKey, RateLimiter
from patolli.server.jobs.reports import Reports
from patolli.server.schema.common import encode
from patolli.server.settings import Settings
from patolli.server.storage.base import Storage
from patolli.server.tables.access import PUBLIC, require_access
from patolli.server.tables.change import Actor, Command
from patolli.server.tables.presence import Presence
from patolli.server.tables.registry import TableRegistry
from patolli.server.tables.table import Table
from patolli.server.workers.advice import AdviceCache
from patolli.server.workers.records import RecordWorkers

A = TypeVar("A")
MAX_NUMBER: Final = 999_999_999  # in a query or a path


def ignore_work() -> None:
    """Do nothing about work."""


@dataclass
class Services:
    """The parts of a node that requests are answered with."""

    settings: Settings
    storage: Storage
    cookie_key: bytes  # empty until the node has started
    registry: TableRegistry
    limiter: RateLimiter
    connections: LiveConnections
    presence: Presence
    advice: AdviceCache
    reports: Reports
    records: RecordWorkers
    on_work: Callable[[], None] = field(default_factory=lambda: ignore_work, init=False)


class RequestContext:
    """A request whose body and caller are known. `table` and `own_seats` are there on routes of a table."""

    table: Table

    def __init__(
        self,
        services: Services,
        principal: Principal,
        path: Mapping[str, str],
        query: Mapping[str, str],
        body: Any,
    ) -> None:
        self.services = services
        self.registry = services.registry
        self.principal = principal
        self.path = path
        self.query = query
        self.body = body
        self.client: RateKey = ("", "")  # for whom workers think
        self.access = PUBLIC  # the right that the route asks for
        self.own_seats: list[int] = []
        self.fingerprint = ""  # of the request, by which the same one is known again

    @property
    def key(self) -> str:
        """Return the key of the request; empty if there is none."""
        return getattr(self.body, "key", None) or ""

    async def replay(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return the answer of a worker to a question about the record of a table; raises ApiError."""
        return await self.services.records.replay(question, self.client)

    def actor(self) -> Actor:
        """Return the caller as commands know it."""
        return Actor(self.principal.user, self.principal.name, self.own_seats, self.access)

    def check_access(self) -> None:
        """Find the seats that the caller holds now; raises ApiError unless the caller may do this."""
        self.own_seats = require_access(self.table, self.principal.user, self.access)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock of the table, for a caller with the right to do this now; raises ApiError."""
        async with self.table.locked():
            self.check_access()
            yield

    async def execute(self, command: Command[A], body: Any = None) -> A:
        """Run a command at the table, by default on the body of the request."""
        given = self.body if body is None else body
        return await self.table.execute(command, self.actor(), given, self.key, self.fingerprint)

    def seat(self) -> int:
        """Return the own seat that the body speaks for; raises ApiError."""
        return self.table.resolve_seat(self.own_seats, self.body.seat)

    def viewer(self) -> int | None:
        """Return the seat for which the caller looks; None for a spectator."""
        name = self.query.get("seat", "")
        return self.table.resolve_seat(self.own_seats, name) if self.own_seats or name else None

    def number(self, name: str, default: int) -> int:
        """Return a number in the query or the path; raises ApiError."""
        text = self.query.get(name, "") or self.path.get(name, "")
        if not text:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise ApiError("bad-number", name=name, max=MAX_NUMBER)
        return int(text)


def require_user(context: RequestContext) -> None:
    """Raise ApiError for a program that speaks for a seat."""
    if not context.principal.may_join:
        raise ApiError("seat-token-only") if context.principal.user else ApiError("unknown-token")


def request_fingerprint(what: str, who: int | str, body: object) -> str:
    """Return a hash of a request of a seat or a caller, to know it again."""
    return sha256(f"{what} {who} ".encode() + encode(body)).hexdigest()
