"""The bytes of live connections: parsed a little at a time, with a limit on frames, and for clients that read.

uvicorn answers every ping at once, however many come and whether or not the client reads, and waits without end for a
client to read what is left before it closes.
"""

import asyncio
import time
from math import ceil
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from patolli.server.errors import ApiError
from patolli.server.http.connections import MALFORMED
from patolli.server.http.intake import Intake
from patolli.server.settings import Settings

WRITABLE: Final = "patolli.writable"  # the extension with the event that is set while a message is sent at once


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection that is ended if it sends too many frames that are no messages, or does not read."""

    def __init__(self, intake: Intake, settings: Settings, **given: Any) -> None:
        super().__init__(**given)
        self.intake = intake
        self.received = bytearray()
        self.most, self.seconds = settings.frames
        self.frames_left, self.counted = float(self.most), time.monotonic()
        self.send_timeout = settings.send_timeout
        self.unread = 0  # bytes that the client had to read at the last check
        self.check: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.check = self.loop.call_later(self.send_timeout, self.check_reading)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.check is not None:
            self.check.cancel()
        self.intake.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.intake.add(self, data)
        else:
            self.begin(data)

    def begin(self, request: bytes) -> None:
        """Parse the request, which HTTP has parsed before; a live connection refuses more: bodies, very long lines."""
        self.parse(request)
        if not self.handshake_initiated:
            self.transport.write(MALFORMED)
            self.transport.close()

    def parse(self, piece: bytes) -> None:
        """Parse the next bytes, unless the connection is being closed."""
        if not self.transport.is_closing():
            super().data_received(piece)

    def blocked(self) -> bool:
        """Return whether a message waits for the application, or answers wait for the client to read."""
        return self.read_paused or not self.writable.is_set()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope["extensions"])[WRITABLE] = self.writable

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.go_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # by a refusal; else uvicorn logs an error

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread = 0
        self.go_on()

    def go_on(self) -> None:
        """Parse and read on if nothing hinders it any longer."""
        if not self.blocked() and not self.transport.is_closing():
            self.intake.resume(self)

    def check_reading(self) -> None:
        """Drop a client that has read nothing of what waits for it since the last check."""
        left = self.transport.get_write_buffer_size()
        if left >= self.unread > 0:
            self.transport.abort()
        self.unread = left
        self.check = self.loop.call_later(self.send_timeout, self.check_reading)

    # Frames that are no messages

    def handle_ping(self) -> None:
        if self.count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.count_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.count_frame():
            super().handle_cont(event)

    def count_frame(self) -> bool:
        """Count a frame; if there are too many, close the connection and return False."""
        if self.close_sent:
            return False
        now = time.monotonic()
        refilled = self.frames_left + (now - self.counted) * self.most / self.seconds
        self.frames_left, self.counted = min(float(self.most), refilled) - 1, now
        if self.frames_left >= 0:
            return True
        error = ApiError("rate-limited", what="frames", seconds=ceil(self.seconds / self.most))
        self.conn.fail(error.close_code, error.code)
        self.handle_parser_exception()
        return False
