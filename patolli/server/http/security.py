"""The guard before every request and every live connection: where it comes from, and what our answers must say.

A page of another site must not act for a visitor. So whatever has our cookie and changes something, or opens a live
connection, must say that it comes from our own origin; programs with a token send no cookie and need no origin.
A name of this machine that is not ours (DNS rebinding) is refused, if the names are known.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.datastructures import Headers

from patolli.server.errors import ApiError
from patolli.server.http.error_body import error_body
from patolli.server.schema.common import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
MAX_FIELDS: Final = 100  # headers of a request, and parameters of its query
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
CLOSE: Final = (b"connection", b"close")
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: Any, names: frozenset[str]) -> None:
        self.app = app
        self.names = names  # the hosts that we go by; empty: any

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if max(len(scope["headers"]), scope["query_string"].count(b"&")) > MAX_FIELDS:
            await refuse(scope, send, ApiError("too-many-fields", max=MAX_FIELDS))
        elif "content-length" in headers and "transfer-encoding" in headers:
            await refuse(scope, send, ApiError("not-http"), CLOSE)  # a proxy may see another end of the request
        elif self.names and host_name(headers.get("host", "")) not in self.names:
            await refuse(scope, send, ApiError("unknown-host"))
        elif not is_same_origin(scope, headers):
            await refuse(scope, send, ApiError("foreign-origin"))
        else:
            await self.app(scope, receive, with_headers(scope, send))


def host_name(host: str) -> str:
    """The host without its port, in small letters."""
    host = host.lower()
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host


def is_tls(scope: Scope) -> bool:
    """Return whether the request came over TLS."""
    return scope.get("scheme") in ("https", "wss")


def is_same_origin(scope: Scope, headers: Headers) -> bool:
    """Return whether a request may change something, judged by its origin."""
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    origin = headers.get("origin")
    if origin is not None:
        return origin == f"{'https' if is_tls(scope) else 'http'}://{headers.get('host', '')}"
    return "cookie" not in headers or headers.get("sec-fetch-site") == "same-origin"


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the headers that every answer has."""

    async def add(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", []), *extra_headers(scope)]
        await send(message)

    return add


def extra_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of every response."""
    return [*HEADERS, STRICT_TRANSPORT] if is_tls(scope) else list(HEADERS)


async def refuse(scope: Scope, send: Send, error: ApiError, *more: tuple[bytes, bytes]) -> None:
    """Turn a request away."""
    status, body = error.status, encode(error_body(error))
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": f"{kind}.response.start", "status": status, "headers": [*head, *extra_headers(scope)]})
    await send({"type": f"{kind}.response.body", "body": body})
