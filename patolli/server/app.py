"""The application: who asks, may they, what do they say; then a handler, then the answer. One way for all routes."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from inspect import isawaitable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as WebRoute
from starlette.routing import WebSocketRoute

from patolli.core.errors import PatolliError
from patolli.server import archive, guard, pages, wire
from patolli.server.advice import AdviceCache
from patolli.server.bots import BotRunner, WorkerPool
from patolli.server.errors import Refused, forbidden, refusal
from patolli.server.garbage import GarbageCollector
from patolli.server.hall import TableRegistry
from patolli.server.handlers import RequestContext
from patolli.server.limits import BY_ADDRESS, MAX_DRAIN, Limits, RateLimiter
from patolli.server.live import live
from patolli.server.log import fault, log, where
from patolli.server.metrics import REQUESTS, TABLES
from patolli.server.openapi import document
from patolli.server.people import Principal, client_network, identify, set_cookie
from patolli.server.presence import Presence
from patolli.server.replayer import Replayer
from patolli.server.routes import HOST, PLAYER, PUBLIC, ROUTES, Route
from patolli.server.store import SqliteStorage
from patolli.server.table import request_fingerprint

JSON = "application/json"
CACHEABLE = ("/games/", "/words/")  # kept by browsers
FAULT = "the server made a mistake; reload to see whether this was done"
RateKey = tuple[str, str]  # a caller as limits know it, and the address


class Node:
    """A running server."""

    def __init__(self, store: SqliteStorage, workers: WorkerPool, limits: Limits | None = None, **pace: Any) -> None:
        self.storage = store
        self.cookie_key = store.secret("cookies")
        self.registry = TableRegistry(store)
        self.garbage: GarbageCollector | None = None
        self.bots = BotRunner(self.registry, workers, **pace)
        self.registry.adviser = AdviceCache(workers)
        self.registry.replayer = Replayer()
        self.limits = limits or Limits()
        self.limiter = RateLimiter()
        self.presence = Presence(store)
        self.connections: list[RateKey] = []  # who has live pages open

    def caller(self, connection: HTTPConnection) -> Principal:
        """Who asks."""
        return identify(self.cookie_key, connection.headers, guard.is_tls(connection.scope))

    def rate_key(self, connection: HTTPConnection, caller: Principal) -> RateKey:
        """Whom limits count: a token or a browser that we know, else the address, since these can be made up."""
        place = client_network(connection)
        known = archive.is_known_secret(self.storage, caller.token) if caller.token else not caller.cookie
        return (caller.token or caller.browser if known else place), place

    def charge(self, who: RateKey, what: str) -> None:
        """Count something that a caller does, also for all who come from there; raises Refused if it is too much."""
        most, seconds = getattr(self.limits, what)
        self.limiter.charge(who[0], what, (most, seconds))
        self.limiter.charge(who[1], f"{what} of all", (most * self.limits.per_address_factor, seconds))

    def check_connections(self, who: RateKey) -> None:
        """Raise Refused if there are too many live pages for another one."""
        most = self.limits.sockets_of_one
        of_one = sum(page[0] == who[0] for page in self.connections) >= most
        of_all = sum(page[1] == who[1] for page in self.connections) >= most * self.limits.per_address_factor
        if len(self.connections) >= self.limits.sockets or of_one or of_all:
            raise Refused(429, "too_many", "too many live pages are open")

    async def dispatch(self, route: Route, request: Request) -> Response:
        """Answer a request."""
        start = time.monotonic()
        if self.garbage is not None:
            self.garbage.note_request()
        caller = self.caller(request)
        try:
            answer = await self.handle(route, request, caller)
            body = answer if isinstance(answer, bytes) else wire.encode(answer)
            response = self.json_response(route.status, body, route.media)
        except PatolliError as error:
            response = self.error_response(refusal(error))
        except ClientDisconnect:
            response = self.error_response(Refused(400, "malformed", "the connection ended before the request did"))
        except Exception as error:  # a fault of ours: told in the log, without anything that may be secret
            fault("fault", route=f"{route.method} {route.path}", why=type(error).__name__, place=where(error))
            response = self.error_response(Refused(500, "fault", FAULT))
        status = response.status_code
        REQUESTS.labels(route.path, str(status)).inc()
        log(
            "answered",
            route=f"{route.method} {route.path}",
            status=status,
            ms=round(1000 * (time.monotonic() - start), 1),
        )
        if status == 200 and route.path.startswith(CACHEABLE):
            response.headers["cache-control"] = "public, max-age=600"
        known_by_now = route.method == "POST" or route.path == "/me.json"
        if caller.cookie and known_by_now and status < 400:
            response.headers["set-cookie"] = set_cookie(caller.cookie, guard.is_tls(request.scope))
        return response

    async def handle(self, route: Route, request: Request, caller: Principal) -> Any:
        """Check what a request says, and do it; raises Refused."""
        who = self.rate_key(request, caller)
        self.charge(who, "requests")
        if route.method == "POST" and route.mutates:
            self.charge(who, "posts")
        if route.limit in BY_ADDRESS:
            self.limiter.charge(who[1], route.limit, getattr(self.limits, route.limit))
        elif route.limit:
            self.charge(who, route.limit)
        body = await read_body(request, route.body, route.max_body) if route.body else None
        ask = RequestContext(self.registry, caller, request.path_params, request.query_params, body)
        if "table" in request.path_params and route.access != PUBLIC:
            return await self.handle_at(route, ask, request.path_params["table"])
        return await route.handler(ask)

    async def handle_at(self, route: Route, ask: RequestContext, id_: str) -> Any:
        """Do something at a table that the caller may see; questions are answered from what is on disk."""
        ask.request = request_fingerprint(route.path, ask.principal.browser or ask.principal.token, ask.body)
        try:
            self.admit(route, ask, id_)
        except Refused:
            done = self.done_before(ask, id_)
            if done is None:
                raise
            return done
        if ask.own_seats:
            await self.presence.note(ask.principal)
        if route.method == "POST":
            return await route.handler(ask)
        while True:
            async with ask.table.lock:
                if not ask.table.invalid:
                    answer = await route.handler(ask)
                    break
            ask.table = self.registry.get_visible(id_, ask.principal)
        return await answer if isawaitable(answer) else answer  # what takes a while keeps nobody from the table

    def admit(self, route: Route, ask: RequestContext, id_: str) -> None:
        """Find the table and the seats of a caller; raises Refused for who may not do this."""
        ask.table = self.registry.get_visible(id_, ask.principal)
        ask.own_seats = self.registry.seats_of(ask.table, ask.principal)
        if route.access == PLAYER and not ask.own_seats:
            raise forbidden("you hold no seat at this table")
        if route.access == HOST and (not ask.principal.browser or ask.principal.browser != ask.table.row.host):
            raise forbidden("only the host of this table may do that")

    def done_before(self, ask: RequestContext, id_: str) -> dict[str, Any] | None:
        """Return the answer to the same request of the same caller, who may have lost the seat since."""
        known = archive.commit_by_key(self.storage, id_, getattr(ask.body, "key", None) or "")
        return known[1] if known and known[0] == ask.request and isinstance(known[1], dict) else None

    def json_response(self, status: int, body: bytes, media: str = JSON) -> Response:
        """An answer that no cache keeps."""
        return Response(body, status, media_type=media, headers={"cache-control": "no-store"})

    def error_response(self, refused: Refused) -> Response:
        """A refusal as JSON; when one can go on is in its header as in its sentence."""
        told = wire.ErrorBody(refused.error, str(refused), refused.rule, refused.rev)
        response = self.json_response(refused.status, wire.encode(told))
        if refused.wait:
            response.headers["retry-after"] = str(refused.wait)
        return response

    async def close(self) -> None:
        """Finish what is under way."""
        await self.registry.adviser.close()
        await self.registry.replayer.close()
        await self.bots.close()
        await asyncio.to_thread(self.storage.close)


async def read_body(request: Request, kind: type[Any], most: int) -> Any:
    """The body of a request as its type; raises Refused."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Refused(415, "not_json", f"send JSON, with the header `content-type: {JSON}`")
    raw = bytearray()
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= most:
            raw += chunk
        elif size > MAX_DRAIN:
            break
    if size > most:
        raise Refused(413, "too_big", f"a request has at most {most} bytes")
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(400, "malformed", f"this is not what was expected: {error}") from None


def web_route(route: Route) -> WebRoute:
    """A route for Starlette. What is the same for everybody is sent compressed; what may hold secrets never is."""
    packed = [Middleware(GZipMiddleware)] if route.path.startswith(CACHEABLE) else []
    return WebRoute(route.path, mount(route), methods=[route.method], middleware=packed)


def mount(route: Route) -> Any:
    """What answers a route."""

    async def answer(request: Request) -> Response:
        site: Node = request.app.state.site
        return await site.dispatch(route, request)

    return answer


async def openapi_document(request: Request) -> Response:
    """The OpenAPI file."""
    site: Node = request.app.state.site
    return site.json_response(200, document())


async def not_found(request: Request, error: Exception) -> Response:
    """What is not there, or not so."""
    assert isinstance(error, HTTPException)
    words = {404: "there is nothing at this address", 405: "this address does not take that method"}
    refused = Refused(error.status_code, "missing", words.get(error.status_code, "this cannot be done"))
    site: Node = request.app.state.site
    response = site.error_response(refused)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def create_app(site: Node, names: frozenset[str] = frozenset(), garbage: GarbageCollector | None = None) -> Any:
    """Return the ASGI application of a server. With `garbage`, its process collects garbage when nobody waits."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        site.bots.resume()
        TABLES.set_function(lambda: len(site.registry.tables))
        if garbage is None:
            yield
        else:
            site.garbage = garbage
            garbage.begin()
            tending = asyncio.create_task(garbage.run())
            yield
            tending.cancel()
            garbage.end()
        await site.close()

    routes: list[Any] = [web_route(route) for route in ROUTES]
    routes.append(WebRoute("/openapi.json", openapi_document))
    routes.append(WebSocketRoute("/t/{table}/live", live))
    routes += pages.routes()
    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: not_found})
    app.router.redirect_slashes = False  # an address has one form, and every refusal is JSON
    app.state.site = site
    return guard.SecurityMiddleware(app, names)
