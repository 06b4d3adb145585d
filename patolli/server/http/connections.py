"""HTTP connections that come and go: each must bring complete requests in time, and no idle one keeps others out.

uvicorn closes a connection that is idle after an answer, but none that has never said anything, or said half a request.
"""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from http import HTTPStatus
from ipaddress import ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from patolli.server.errors import ApiError
from patolli.server.http.error_body import error_body
from patolli.server.http.intake import Intake
from patolli.server.http.rate_limit import network_of, plain_address
from patolli.server.http.security import CLOSE, MAX_FIELDS, Receive, Scope, Send, refuse
from patolli.server.log import fault
from patolli.server.schema.common import encode
from patolli.server.settings import Settings

SPARE: Final = 32  # connections above the limit, at most, that hear a refusal; others are closed without a word
MAX_HEAD: Final = 16 * 1024  # bytes of the head of a request
MAX_FRAMING: Final = 64 * 1024  # bytes of a request besides its body: the head, and what separates chunks


def refusal(error: ApiError) -> bytes:
    """Return a response that ends a connection whose request cannot be read."""
    body = encode(error_body(error))
    head = f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}\r\ncontent-type: application/json\r\n"
    return f"{head}connection: close\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body


TIMED_OUT: Final = refusal(ApiError("request-timeout"))
MALFORMED: Final = refusal(ApiError("not-http"))
TOO_LARGE: Final = refusal(ApiError("too-large", max=MAX_HEAD))
TOO_MUCH_FRAMING: Final = refusal(ApiError("too-large", max=MAX_FRAMING))
TOO_MANY_FIELDS: Final = refusal(ApiError("too-many-fields", max=MAX_FIELDS))


class Connections:
    """The HTTP connections of a server. Live pages are not among them: they have limits of their own."""

    def __init__(self, settings: Settings, capacity: int, proxies: Sequence[str]) -> None:
        self.intake = Intake()
        self.seconds = settings.request_timeout
        self.drain_size = settings.drain_size
        self.capacity = capacity
        self.most = capacity + min(SPARE, 1 + capacity // 4)  # each is an open file
        self.share = max(1, min(settings.connections_per_address, capacity // 4))  # of one address
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.waiting: dict[Connection, None] = {}  # for a request or the rest of one, the longest first
        self.of_address: dict[str, dict[Connection, None]] = {}
        self.open: Collection[object] = ()  # connections of any kind

    def add(self, connection: "Connection") -> None:
        """Take a connection in; if there are too many, the one that has waited longest goes."""
        connection.address = self.address(connection.client[0] if connection.client else "")
        self.open = connection.connections
        own = self.of_address.setdefault(connection.address, {})
        if connection.address and len(own) >= self.share:
            drop_first(other for other in own if other in self.waiting)
        if len(connection.connections) >= self.capacity:
            drop_first(self.waiting)
        own[connection] = None
        self.waiting[connection] = None
        if len(connection.connections) > self.most or (connection.address and len(own) > self.share):
            connection.drop()

    def remove(self, connection: "Connection") -> None:
        """Forget a connection."""
        self.waiting.pop(connection, None)
        own = self.of_address.get(connection.address, {})
        own.pop(connection, None)
        if not own:
            self.of_address.pop(connection.address, None)

    def address(self, host: str) -> str:
        """Return the address that a connection counts for; empty for a proxy, which speaks for many."""
        try:
            trusted = any(plain_address(host) in network for network in self.proxies)
        except ValueError:
            return network_of(host)
        return "" if trusted else network_of(host)


class FullServer:
    """Wraps the application: a request for which there is no room is refused."""

    def __init__(self, app: Any, others: Connections) -> None:
        self.app = app
        self.others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and len(self.others.open) >= self.others.capacity:
            fault("server-full")
            await refuse(scope, send, ApiError("server-full"), CLOSE)
        else:
            await self.app(scope, receive, send)


class Connection(H11Protocol):
    """An HTTP connection with a deadline for each request, and one for a client that does not read its answer."""

    def __init__(self, others: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.others = others
        self.address = ""
        self.released = False
        self.received = bytearray()  # and not parsed
        self.request: object = None  # the one that is being parsed, with what was read of it
        self.size = self.framing = 0  # bytes
        self.deadline: asyncio.TimerHandle | None = None
        self.stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.flow = Flow(self)
        self.others.add(self)
        self.watch()

    def data_received(self, data: bytes) -> None:
        self.others.intake.add(self, data)

    def parse(self, piece: bytes) -> None:
        """Parse the next bytes, unless the connection is being closed."""
        if self.transport.is_closing():
            return
        before = len(getattr(self.cycle, "body", b""))  # there is none before the first request
        super().data_received(piece)
        self.count(len(piece), before)
        self.watch()

    def count(self, size: int, before: int) -> None:
        """Count what a request takes; drop the connection if that is too much.

        The body of a request that is answered already is read and thrown away, so that its client gets the answer.
        """
        if self.cycle is not self.request:
            self.request, self.size, self.framing = self.cycle, 0, 0
            before = 0
        self.size += size
        if not getattr(self.cycle, "response_complete", True):
            self.framing += size - max(0, len(self.cycle.body) - before)
        if self.framing > MAX_FRAMING:
            self.refuse(TOO_MUCH_FRAMING)
        elif self.size > self.others.drain_size + MAX_FRAMING:
            self.drop()

    def blocked(self) -> bool:
        """Return whether the application must take what is parsed before more is."""
        return self.flow.read_paused

    def refuse(self, response: bytes) -> None:
        """Close the connection, with a response if none has begun."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.flow.write_paused:
            self.transport.write(response)
        self.drop()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def send_400_response(self, msg: str) -> None:
        large = len(self.conn.trailing_data[0]) > MAX_HEAD
        self.refuse(TOO_LARGE if large else MALFORMED)

    def connection_lost(self, exc: Exception | None) -> None:
        self.others.intake.forget(self)
        self.release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if len(self.headers) > MAX_FIELDS:
            self.refuse(TOO_MANY_FIELDS)
            return
        self.others.intake.forget(self)  # nothing may come before the answer
        self.release()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        cancel(self.stall)
        self.stall = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.watch_reading()

    def watch(self) -> None:
        """Start or stop the deadlines: of a request that has begun or is complete, of an answer that is to be read."""
        if self.transport.is_closing():
            self.watch_reading()
        elif not self.released:
            self.watch_request()

    def watch_request(self) -> None:
        """Start the deadline if a part of a request is missing, and stop it if none is."""
        if self.incomplete():
            self.deadline = self.deadline or self.loop.call_later(self.others.seconds, self.time_out)
        else:
            cancel(self.deadline)
            self.deadline = None
        if self.deadline is not None or self.conn.our_state not in (h11.SEND_RESPONSE, h11.SEND_BODY):
            self.others.waiting.setdefault(self)
        else:
            self.others.waiting.pop(self, None)

    def watch_reading(self) -> None:
        """Begin to see to it that the client reads its answer; closing alone would wait for that without end."""
        if not self.released and self.stall is None:
            left = self.transport.get_write_buffer_size()
            self.stall = self.loop.call_later(self.others.seconds, self.check_reading, left)

    def check_reading(self, before: int) -> None:
        """Drop a client that has read nothing for a while; a slow one may go on."""
        self.stall = None
        if self.transport.get_write_buffer_size() >= before:
            self.drop()
        else:
            self.watch_reading()

    def incomplete(self) -> bool:
        """Return whether a part of a request is missing; of the first one all may be."""
        state, begun = self.conn.their_state, bool(self.conn.trailing_data[0])
        return state is h11.SEND_BODY or (state is h11.IDLE and (begun or self.cycle is None))

    def time_out(self) -> None:
        """Close a connection whose request is not complete in time; say so if it has begun one and had no answer."""
        begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if begun:
            self.refuse(TIMED_OUT)
        else:
            self.drop()

    def drop(self) -> None:
        """Close now."""
        self.release()
        self.connections.discard(self)
        self.transport.abort()

    def release(self) -> None:
        """Be counted and watched no longer."""
        self.released = True
        for timer in (self.deadline, self.stall):
            cancel(timer)
        self.deadline = self.stall = None
        self.others.remove(self)


class Flow(FlowControl):
    """Flow control of a connection that goes on with what it has received before it reads more."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection.transport)
        self.connection = connection

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.connection.others.intake.resume(self.connection)


def drop_first(connections: Iterable[Connection]) -> None:
    """Drop the first of these connections, if there are any."""
    first = next(iter(connections), None)
    if first is not None:
        first.drop()


def cancel(timer: asyncio.TimerHandle | None) -> None:
    """Cancel a timer, if there is one."""
    if timer is not None:
        timer.cancel()
