"""One way for all requests: identify, limit, decode, authorise, run, encode."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.routing import Route as WebRoute

from patolli.core.errors import PatolliError
from patolli.server.accounts.principal import Principal
from patolli.server.accounts.sessions import identify, set_cookie
from patolli.server.errors import ApiError, as_api_error
from patolli.server.http.context import RequestContext, Services, request_fingerprint
from patolli.server.http.error_body import error_body
from patolli.server.http.rate_limit import RateKey, client_network
from patolli.server.http.routes import PREFIX, Route
from patolli.server.http.security import is_tls
from patolli.server.log import fault, log, where
from patolli.server.metrics import REQUESTS
from patolli.server.schema import common
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Conflict, Damaged, KeptAnswer, NotSaved, OutcomeUnknown
from patolli.server.tables.access import PUBLIC

JSON: Final = "application/json"
CACHEABLE: Final = (f"{PREFIX}/games/", f"{PREFIX}/messages/")  # kept by browsers


def mount(route: Route) -> WebRoute:
    """Return a route for Starlette. Responses for everybody are compressed; those that may hold secrets never are."""

    async def respond(request: Request) -> Response:
        return await dispatch(services_of(request), route, request)

    compressed = [Middleware(GZipMiddleware)] if route.path.startswith(CACHEABLE) else []
    return WebRoute(route.path, respond, methods=[route.method], middleware=compressed)


def mount_document(path: str, document: Callable[[], bytes]) -> WebRoute:
    """Return a route for a document in JSON that is the same for everybody."""

    async def respond(request: Request) -> Response:
        return json_response(200, await asyncio.to_thread(document))

    return WebRoute(path, respond, methods=["GET"], middleware=[Middleware(GZipMiddleware)])


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the node that a connection came to."""
    services: Services = connection.app.state.services
    return services


async def principal_of(services: Services, connection: HTTPConnection) -> Principal:
    """Return the user or the program that a request comes from."""
    return await identify(services.storage, services.cookie_key, connection.headers, is_tls(connection.scope))


def rate_key(connection: HTTPConnection, caller: Principal) -> RateKey:
    """Return the rate-limit key: a known token or session, else the client's network; and that network."""
    network = client_network(connection)
    return (caller.hash if caller.is_known else network), network


async def dispatch(services: Services, route: Route, request: Request) -> Response:
    """Answer a request."""
    start = time.monotonic()
    services.on_work()
    cookie = ""

    async def run() -> Any:
        nonlocal cookie
        caller = await principal_of(services, request)
        cookie = caller.cookie
        return await handle(services, route, request, caller)

    response = await respond_safely(route, run)
    status = response.status_code
    REQUESTS.labels(route.path, str(status)).inc()
    name = f"{route.method} {route.path}"
    log("answered", route=name, status=status, ms=round(1000 * (time.monotonic() - start), 1))
    if status == 200 and route.path.startswith(CACHEABLE):
        response.headers["cache-control"] = "public, max-age=600"
    known_by_now = route.method == "POST" or route.path == f"{PREFIX}/me"
    if cookie and known_by_now and status < 400:
        response.headers["set-cookie"] = set_cookie(cookie, is_tls(request.scope))
    return response


async def respond_safely(route: Route, run: Callable[[], Awaitable[Any]]) -> Response:
    """Return the response of a request, or an error; a fault of the server is logged without anything secret."""
    try:
        answer = await run()
        if route.response is None:
            return Response(status_code=route.status, headers={"cache-control": "no-store"})
        body = answer if isinstance(answer, bytes) else common.encode(answer)
        return json_response(route.status, body, route.media)
    except PatolliError as error:
        return error_response(of_storage(error))
    except ClientDisconnect:
        return error_response(ApiError("incomplete"))
    except Exception as error:
        fault("fault", route=f"{route.method} {route.path}", why=type(error).__name__, place=where(error))
        return error_response(ApiError("fault"))


async def handle(services: Services, route: Route, request: Request, caller: Principal) -> Any:
    """Check a request and run it; raises ApiError."""
    key = rate_key(request, caller)
    limit(services, route, key)
    body = await read_body(services.settings, request, route.body, route.max_body) if route.body else None
    context = RequestContext(services, caller, request.path_params, request.query_params, body)
    context.client = key
    if "table" not in request.path_params or route.access == PUBLIC:
        return await route.handler(context)
    id_, context.access = request.path_params["table"], route.access
    context.fingerprint = request_fingerprint(route.path, caller.hash, body)
    try:
        await authorise(context, id_)
    except ApiError:
        answered = await answered_before(context, id_)
        if answered is None or not (route.response is None or isinstance(answered.answer, dict)):
            raise
        return answered.answer
    if context.own_seats:
        await services.presence.note(caller)
    return await (route.handler(context) if route.method == "POST" else run_query(route, context, id_))


def limit(services: Services, route: Route, key: RateKey) -> None:
    """Count a request; raises ApiError if there are too many."""
    services.limiter.charge(key, "requests")
    if route.method == "POST" and route.mutates:
        services.limiter.charge(key, "posts")
    if route.limit:
        services.limiter.charge(key, route.limit)


async def run_query(route: Route, context: RequestContext, id_: str) -> Any:
    """Answer a question from a table whose memory and disk agree."""
    while True:
        async with context.table.lock:
            if not context.table.invalid:
                context.check_access()
                answer = await route.handler(context)
                break
        context.table = await context.registry.get_visible(id_, context.principal.user)
    return await answer if isawaitable(answer) else answer  # work that takes long does not hold the lock


async def authorise(context: RequestContext, id_: str) -> None:
    """Find the table; raises ApiError unless the principal may do this. It is asked again under the table's lock."""
    user = context.principal.user
    context.table = await context.registry.get_visible(id_, user)
    context.table.note_network(user, context.client[1])
    context.check_access()


async def answered_before(context: RequestContext, id_: str) -> KeptAnswer | None:
    """Return the same request of the same principal, who may have lost the seat, or removed the table, since."""
    storage, key = context.services.storage, context.key
    if not key:
        return None
    known = await queries.commit_by_key(storage, id_, key) or await queries.removal_by_key(storage, id_, key)
    return known if known and known.fingerprint == context.fingerprint else None


def of_storage(error: PatolliError) -> ApiError:
    """Return an error of the package as one of the server, also an error of the storage."""
    if isinstance(error, OutcomeUnknown):
        return ApiError("outcome-unknown")
    if isinstance(error, Conflict):
        return ApiError("conflict")
    if isinstance(error, NotSaved):
        return ApiError("damaged-database") if isinstance(error, Damaged) else ApiError("not-saved")
    return as_api_error(error)


def json_response(status: int, body: bytes, media: str = JSON) -> Response:
    """Return a response that no cache keeps."""
    return Response(body, status, media_type=media, headers={"cache-control": "no-store"})


def error_response(error: ApiError) -> Response:
    """Return an error as JSON; the time after which to try again is also in a header."""
    response = json_response(error.status, common.encode(error_body(error)))
    if error.retry_after:
        response.headers["retry-after"] = str(error.retry_after)
    return response


async def read_body(settings: Settings, request: Request, kind: type[Any], size_setting: str) -> Any:
    """The body of a request as its type; raises ApiError."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise ApiError("not-json")
    most: int = getattr(settings, size_setting)
    raw = bytearray()
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= most:
            raw += chunk
        elif size > settings.drain_size:
            break
    if size > most:
        raise ApiError("too-large", max=most)
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError("malformed", detail=str(error)) from None


async def not_found(request: Request, error: Exception) -> Response:
    """Return the response for an address or a method that there is not."""
    assert isinstance(error, HTTPException)
    found = ApiError("method-not-allowed") if error.status_code == 405 else ApiError("not-found")
    response = error_response(found)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    if error.status_code == 405:
        response.headers["allow"] = ", ".join(allowed_methods(request))
    return response


def allowed_methods(request: Request) -> list[str]:
    """Return the methods of the address of a request: of the first path that matches, not of a table named `import`."""
    found = [route for route in request.app.routes if route.matches(request.scope)[0] != Match.NONE]
    path = getattr(found[0], "path", "") if found else ""
    same = [route for route in found if getattr(route, "path", "") == path]
    return sorted({method for route in same for method in getattr(route, "methods", None) or ()})
