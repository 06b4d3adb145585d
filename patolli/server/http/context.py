"""What a handler is given: the request with its principal, and what the server answers with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from patolli.server.accounts.principal import Principal
from patolli.server.errors import ApiError
from patolli.server.http.rate_limit import LiveConnections, RateLimiter
from patolli.server.jobs.reports import Reports
from patolli.server.labels import GUEST
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.sqlite import SqliteStorage
from patolli.server.tables.presence import Presence
from patolli.server.tables.registry import TableRegistry
from patolli.server.tables.table import Table
from patolli.server.workers.advice import AdviceCache
from patolli.server.workers.records import RecordWorkers

MAX_NUMBER: Final = 999_999_999  # in a query or a path


def ignore_request() -> None:
    """Nobody counts requests."""


@dataclass
class Services:
    """What requests are answered with."""

    settings: Settings
    storage: SqliteStorage
    cookie_key: bytes
    registry: TableRegistry
    limiter: RateLimiter
    connections: LiveConnections
    presence: Presence
    advice: AdviceCache
    reports: Reports
    records: RecordWorkers
    on_request: Callable[[], None] = field(default_factory=lambda: ignore_request, init=False)


class RequestContext:
    """A request whose body and caller are known. `table`, `mine` and `request` are there on routes of a table."""

    table: Table
    request: str  # a hash of caller, address and body, by which the same request is known again

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
        self.own_seats: list[int] = []

    def seat(self) -> int:
        """The own seat that the body speaks for; raises ApiError."""
        return self.table.resolve_seat(self.own_seats, self.body.seat)

    def viewer(self) -> int | None:
        """The seat for which the caller looks; None for a spectator."""
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

    def name(self) -> str:
        """What the caller goes by."""
        return queries.user_name(self.services.storage, self.principal.browser) or GUEST


def require_user(context: RequestContext) -> None:
    """Raise ApiError for a program that speaks for a seat."""
    if not context.principal.browser:
        known = queries.is_known_secret(context.services.storage, context.principal.token)
        raise ApiError("seat-token-only") if known else ApiError("unknown-token")
