"""Live connections: one WebSocket for one table, or for all tables of a caller.

The client says which lines it has (`{"after": 57, "seat": "p1"}`) and gets the table as it may see it with all lines
since; again after every change. Nothing is queued: a slow client gets fewer, larger updates, and one that does not read
is closed with 4000 + the status of an error, and its code as the reason.
"""

import asyncio
from contextlib import suppress
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from patolli.core.errors import PatolliError
from patolli.server.accounts.principal import Principal
from patolli.server.errors import ApiError
from patolli.server.http.context import Services
from patolli.server.http.dispatch import error_response, of_storage, principal_of, rate_key, services_of
from patolli.server.http.error_body import error_body
from patolli.server.http.live_protocol import WRITABLE
from patolli.server.http.rate_limit import client_network
from patolli.server.http.views import encode_text, encoded_view
from patolli.server.metrics import SOCKETS
from patolli.server.schema import responses
from patolli.server.schema.live import Subscribe, Subscriptions
from patolli.server.settings import Settings
from patolli.server.tables.table import Table

T = TypeVar("T")


class Subscription:
    """A table that a connection follows. `notify` is all that a table does to it."""

    def __init__(self, connection: "LiveConnection", id_: str) -> None:
        self.connection = connection
        self.id = id_
        self.after = self.chat = 0
        self.seat: int | None = None
        self.words = False

    def notify(self) -> None:
        """Note that there is something new."""
        self.connection.changed[self] = None
        self.connection.wakened.set()


def writable_event(socket: WebSocket) -> asyncio.Event:
    """Return the event that is set while a message is sent at once; with a server that has none, it is always set."""
    found: asyncio.Event | None = socket.scope.get("extensions", {}).get(WRITABLE)
    if found is None:
        found = asyncio.Event()
        found.set()
    return found


class LiveConnection:
    """A live connection with the tables that it follows."""

    def __init__(self, services: Services, socket: WebSocket, caller: Principal) -> None:
        self.services = services
        self.socket = socket
        self.caller = caller
        self.writable = writable_event(socket)
        self.subscriptions: dict[str, Subscription] = {}
        self.changed: dict[Subscription, None] = {}  # the longest waiting first
        self.wakened = asyncio.Event()

    async def subscribe(self, id_: str, wanted: Subscribe) -> None:
        """Follow a table as one of the own seats, or as a spectator; raises ApiError."""
        registry = self.services.registry
        table = await registry.get_visible(id_, self.caller.user)
        table.note_network(self.caller.user, client_network(self.socket))
        own = table.seats_of(self.caller.user)
        seat = table.resolve_seat(own, wanted.seat) if own or wanted.seat else None
        if id_ not in self.subscriptions and len(self.subscriptions) >= self.services.settings.tables_per_connection:
            raise ApiError("too-many-connections")
        subscription = self.subscriptions.setdefault(id_, Subscription(self, id_))
        subscription.seat, subscription.after, subscription.chat = seat, wanted.after, wanted.chat
        subscription.words = wanted.words
        note_seats(table, subscription, own)
        subscription.notify()

    def unsubscribe(self, id_: str) -> list[int]:
        """Follow a table no longer; return the seats that the caller held there."""
        subscription = self.subscriptions.pop(id_, None)
        if subscription is None:
            return []
        self.changed.pop(subscription, None)
        table = self.services.registry.tables.get(id_)
        seats = table.subscribers.pop(subscription, None) if table is not None else None
        if table is not None and seats:
            table.notify()  # the others see who is online
        return seats or []

    async def send_updates(self, alone: bool) -> None:
        """Send every table that changes. If it is alone, its error ends the connection."""
        while True:
            await self.wakened.wait()
            self.wakened.clear()
            while self.changed:
                await asyncio.sleep(0)  # other connections get their turn between two tables
                await self.until_writable()
                subscription = next(iter(self.changed))
                del self.changed[subscription]
                try:
                    await self.send_table(subscription)
                except PatolliError as error:
                    if alone:
                        raise
                    self.unsubscribe(subscription.id)
                    await self.send(encode_text(table_error(subscription.id, of_storage(error))))

    async def send_table(self, subscription: Subscription) -> None:
        """Send a table with the lines that the client does not have; raises ApiError if the seat is lost."""
        registry = self.services.registry
        table = await registry.get_visible(subscription.id, self.caller.user)
        async with table.lock:
            if table.invalid or not self.writable.is_set():  # a view that waits may be sent to one who lost the seat
                subscription.notify()
                return
            own = table.seats_of(self.caller.user)
            if subscription.seat is not None and subscription.seat not in own:
                raise ApiError("seat-lost")
            if subscription in table.subscribers:
                note_seats(table, subscription, own)
                self.changed.pop(subscription, None)  # it is sent what is new now
            user, seat, words = self.caller.user, subscription.seat, subscription.words
            view = await encoded_view(table, own, seat, user, subscription.after, subscription.chat, words)
        subscription.after, subscription.chat = view.rev, view.chat
        self.services.on_work()
        await self.send(view.text)

    async def until_writable(self) -> None:
        """Wait until the client has read enough for another message; one that does not in time is closed."""
        async with asyncio.timeout(self.services.settings.send_timeout):
            await self.writable.wait()

    async def send(self, text: str) -> None:
        """Send a message; a client that does not read in time is closed."""
        # Not `wait_for`, which can swallow a cancellation before Python 3.12.
        async with asyncio.timeout(self.services.settings.send_timeout):
            await self.socket.send_text(text)

    async def receive(self, id_: str) -> None:
        """Do as the client says; raises ApiError."""
        while True:
            text = await receive_text(self.socket)
            self.services.on_work()
            self.services.limiter.charge(rate_key(self.socket, self.caller), "messages")
            await self.obey(text, id_)

    async def obey(self, text: str, id_: str) -> None:
        """Follow the table of the connection, or the tables that the client names."""
        if id_:
            await self.subscribe(id_, parse(self.services.settings, text, Subscribe))
            return
        wanted = parse(self.services.settings, text, Subscriptions)
        for other in wanted.unsubscribe:
            self.unsubscribe(other)
        key = rate_key(self.socket, self.caller)
        for other, subscribe in wanted.subscribe.items():
            await asyncio.sleep(0)  # other connections get their turn between two tables
            try:
                self.services.limiter.charge(key, "subscriptions")
                await self.subscribe(other, subscribe)
            except PatolliError as error:
                await self.send(encode_text(table_error(other, of_storage(error))))

    async def close(self, error: ApiError) -> None:
        """Close the connection with an error."""
        with suppress(RuntimeError, WebSocketDisconnect):  # it is closed, or the client has gone
            await self.socket.close(error.close_code, error.code)


def note_seats(table: Table, subscription: Subscription, own: list[int]) -> None:
    """Note the seats that a subscriber holds, and tell all if they are others than before.

    One more spectator changes nothing that others see, but bots that play among themselves go on.
    """
    known = table.subscribers.get(subscription)
    if known == own:
        return
    table.subscribers[subscription] = own
    if known or own:
        table.notify()
    else:
        table.on_change(table)


def table_error(id_: str, error: ApiError) -> responses.TableError:
    """Return the message that ends a subscription."""
    body = error_body(error)
    return responses.TableError(id_, body.error, body.message)


async def receive_text(socket: WebSocket) -> str:
    """Return the next message of a client; raises ApiError."""
    try:
        return await socket.receive_text()
    except KeyError:
        raise ApiError("not-text") from None


def parse(settings: Settings, text: str, kind: type[T]) -> T:
    """Return a message as its type; raises ApiError."""
    if len(text) > settings.message_size:
        raise ApiError("too-large", max=settings.message_size)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError("malformed", detail=str(error)) from None


async def table_live(socket: WebSocket) -> None:
    """Serve a connection that follows one table."""
    await serve(socket, socket.path_params["table"])


async def events(socket: WebSocket) -> None:
    """Serve a connection that follows tables of the client's choice."""
    await serve(socket, "")


async def serve(socket: WebSocket, id_: str) -> None:
    """Serve a connection from its first message to its last."""
    services = services_of(socket)
    try:
        caller = await principal_of(services, socket)
        key = rate_key(socket, caller)
        services.limiter.charge(key, "requests")
        if id_:
            table = await services.registry.get_visible(id_, caller.user)
            await note_presence(services, caller, table.seats_of(caller.user))
        services.connections.check(key)
    except PatolliError as error:
        await socket.send_denial_response(error_response(of_storage(error)))
        return
    await socket.accept()
    connection = LiveConnection(services, socket, caller)
    services.connections.keys.append(key)
    SOCKETS.inc()
    try:
        await run(connection, id_)
    except (WebSocketDisconnect, ConnectionError):
        pass
    except TimeoutError:
        await connection.close(ApiError("request-timeout"))
    except PatolliError as error:
        await connection.close(of_storage(error))
    finally:
        SOCKETS.dec()
        services.connections.keys.remove(key)
        held = [connection.unsubscribe(table) for table in list(connection.subscriptions)]
        await note_presence(services, caller, [seat for seats in held for seat in seats])


async def note_presence(services: Services, caller: Principal, seats: list[int]) -> None:
    """Note that a caller who holds seats was here."""
    if seats:
        await services.presence.note(caller)


async def run(connection: LiveConnection, id_: str) -> None:
    """Wait for the first message, then send and receive until one of them ends."""
    async with asyncio.timeout(connection.services.settings.subscribe_timeout):
        first = await receive_text(connection.socket)
    await connection.obey(first, id_)
    tasks = [
        asyncio.ensure_future(connection.send_updates(alone=bool(id_))),
        asyncio.ensure_future(connection.receive(id_)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
