"""Bytes that connections have received, parsed a little in each turn of the event loop.

A parser may take a thousand times as long for a byte as the system takes to receive it: chunks of one byte, empty
frames, short headers. So each turn parses for a few milliseconds, all connections take turns, and what waits is
bounded.
"""

import asyncio
import time
from typing import Final, Protocol

PIECE: Final = 4096  # bytes that a parser gets at once: the worst of them take 3 ms
TURN: Final = 0.005  # seconds of parsing in a turn of the loop


class Receiver(Protocol):
    """A connection as its intake sees it."""

    received: bytearray
    transport: asyncio.Transport

    def parse(self, piece: bytes) -> None:
        """Parse the next bytes."""
        ...

    def blocked(self) -> bool:
        """Return whether nothing more may be parsed before `Intake.resume`."""
        ...


class Intake:
    """The bytes that the connections of a server have received, and no parser has seen."""

    def __init__(self) -> None:
        self.queue: dict[Receiver, None] = {}  # connections that can go on; the first is next
        self.left = TURN  # seconds, of this turn
        self.next_turn: asyncio.Handle | None = None

    def add(self, connection: Receiver, data: bytes) -> None:
        """Parse what a connection has received, or let it wait."""
        connection.received += data
        self.queue.setdefault(connection)
        self.run()
        if connection.received:
            connection.transport.pause_reading()

    def resume(self, connection: Receiver) -> None:
        """Go on with a connection that was blocked, from the next turn on."""
        if connection.received:
            self.queue.setdefault(connection)
            self.schedule()
        else:
            connection.transport.resume_reading()

    def forget(self, connection: Receiver) -> None:
        """Drop what a connection has received."""
        connection.received.clear()
        self.queue.pop(connection, None)

    def run(self) -> None:
        """Parse until this turn is used up."""
        while self.queue and self.left > 0:
            connection = next(iter(self.queue))
            del self.queue[connection]
            start = time.perf_counter()
            self.parse_piece(connection)
            self.left -= time.perf_counter() - start
            self.schedule()

    def parse_piece(self, connection: Receiver) -> None:
        """Parse one piece of a connection; it waits behind the others with the rest."""
        if connection.blocked():
            return
        piece = bytes(connection.received[:PIECE])
        del connection.received[:PIECE]
        connection.parse(piece)
        if connection.received:
            self.queue.setdefault(connection)
        elif not connection.blocked() and not connection.transport.is_closing():
            connection.transport.resume_reading()

    def schedule(self) -> None:
        """Begin another turn soon."""
        if self.next_turn is None:
            self.next_turn = asyncio.get_running_loop().call_soon(self.begin_turn)

    def begin_turn(self) -> None:
        """Use the time of another turn."""
        self.next_turn = None
        self.left = TURN
        self.run()
