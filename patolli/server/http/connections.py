"""HTTP connections that come and go: each must bring complete requests in time, and no idle one keeps others out.

uvicorn closes a connection that is idle after an answer, but none that has never said anything, or said half a request.
"""

import asyncio
from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from patolli.server.errors import ApiError
from patolli.server.http.error_body import error_body
from patolli.server.http.rate_limit import network_of
from patolli.server.schema.common import encode
from patolli.server.settings import Settings

SPARE: Final = 32  # connections above the limit, at most, that hear a refusal; others are closed without a word
TOO_SLOW: Final = encode(error_body(ApiError("request-timeout")))
REFUSAL: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: " + str(len(TOO_SLOW)).encode() + b"\r\n\r\n" + TOO_SLOW
)


class Connections:
    """The HTTP connections of a server. Live pages are not among them: they have limits of their own."""

    def __init__(self, settings: Settings, capacity: int, proxies: Sequence[str]) -> None:
        self.seconds = settings.request_timeout
        self.capacity = capacity
        self.most = capacity + min(SPARE, 1 + capacity // 4)  # each is an open file
        self.share = max(1, min(settings.connections_per_address, capacity // 4))  # of one address
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.waiting: dict[Connection, None] = {}  # for a request or the rest of one, the longest first
        self.of_address: dict[str, dict[Connection, None]] = {}

    def add(self, connection: "Connection") -> None:
        """Take a connection in; if there are too many, the one that has waited longest goes."""
        connection.address = self.address(connection.client[0] if connection.client else "")
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
            trusted = any(ip_address(host) in network for network in self.proxies)
        except ValueError:
            return host
        return "" if trusted else network_of(host)


class Connection(H11Protocol):
    """An HTTP connection with a deadline for each request, and one for a client that does not read its answer."""

    def __init__(self, others: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.others = others
        self.address = ""
        self.released = False
        self.deadline: asyncio.TimerHandle | None = None
        self.stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.others.add(self)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
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
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.flow.write_paused:
            self.transport.write(REFUSAL)
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


def drop_first(connections: Iterable[Connection]) -> None:
    """Drop the first of these connections, if there are any."""
    first = next(iter(connections), None)
    if first is not None:
        first.drop()


def cancel(timer: asyncio.TimerHandle | None) -> None:
    """Cancel a timer, if there is one."""
    if timer is not None:
        timer.cancel()
