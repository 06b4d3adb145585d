"""Live pages: one WebSocket each. News is what a page does not have yet, made when the page can take it.

A page says which lines it has (`{"have": 57, "seat": "p1"}`), and gets the table as it may see it with all lines since;
again after every change. Nothing is queued: a slow page gets fewer, larger news, and one that does not read is closed.
"""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from patolli.core.errors import PatolliError
from patolli.server.accounts.principal import Principal
from patolli.server.errors import Refused
from patolli.server.http.context import Services
from patolli.server.http.dispatch import as_refused, error_response, principal_of, rate_key, services_of
from patolli.server.metrics import SOCKETS
from patolli.server.schema import common
from patolli.server.schema.live import Subscribe
from patolli.server.settings import Settings
from patolli.server.tables.view import table_view

NOT_TEXT: Final = 1003
BAD_MESSAGE: Final = 1007
POLICY: Final = 1008
TOO_BIG: Final = 1009
STALL: Final = 1013
CODES: Final = {413: TOO_BIG, 400: BAD_MESSAGE, 503: STALL}  # by the status that a request would get


class LiveConnection:
    """A live page. `wake` is all that a table does to it."""

    def __init__(self, services: Services, socket: WebSocket, id_: str, caller: Principal) -> None:
        self.services = services
        self.socket = socket
        self.id = id_
        self.caller = caller
        self.last_line = self.chat = 0
        self.seat: int | None = None
        self.changed = asyncio.Event()

    def notify(self) -> None:
        """There is something new."""
        self.changed.set()

    def subscribe(self, hello: Subscribe) -> None:
        """Look at the table as one of the own seats, or as a spectator; raises Refused."""
        table = self.services.registry.get_visible(self.id, self.caller)
        mine = self.services.registry.seats_of(table, self.caller)
        self.seat = table.resolve_seat(mine, hello.seat) if mine or hello.seat else None
        self.last_line, self.chat = hello.have, hello.chat
        came = self not in table.subscribers
        table.subscribers[self] = mine
        if came:
            table.notify()
        self.notify()

    async def send_updates(self) -> None:
        """Send what is new, as long as the page reads."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            table = self.services.registry.get_visible(self.id, self.caller)
            async with table.lock:
                if table.invalid:
                    self.changed.set()
                    continue
                mine = self.services.registry.seats_of(table, self.caller)
                if self.seat is not None and self.seat not in mine:
                    raise Refused(403, "forbidden", "this seat is no longer yours")
                seen = table_view(table, mine, self.seat, self.caller.browser, self.last_line, self.chat)
            self.last_line, self.chat = seen.rev, seen.chat[-1].n if seen.chat else self.chat
            # Not `wait_for`, which can swallow a cancellation before Python 3.12.
            async with asyncio.timeout(self.services.settings.send_timeout):
                await self.socket.send_text(common.encode(seen).decode())

    async def receive(self) -> None:
        """Hear what the page says; raises Refused."""
        while True:
            text = await received(self.socket)
            self.services.limiter.charge(rate_key(self.services, self.socket, self.caller), "messages")
            self.subscribe(parse(self.services.settings, text))


class NotText(Exception):
    """A page has sent something else than text."""


async def received(socket: WebSocket) -> str:
    """The next message of a page; raises NotText."""
    try:
        return await socket.receive_text()
    except KeyError:
        raise NotText from None


def parse(settings: Settings, text: str) -> Subscribe:
    """What a page says; raises Refused."""
    if len(text) > settings.message_size:
        raise Refused(413, "too_big", "this message is too long")
    try:
        return msgspec.json.decode(text, type=Subscribe)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(400, "malformed", str(error)) from None


async def live(socket: WebSocket) -> None:
    """One live page, from its first word to its last."""
    services = services_of(socket)
    caller = principal_of(services, socket)
    id_ = socket.path_params["table"]
    who = rate_key(services, socket, caller)
    try:
        services.limiter.charge(who, "requests")
        table = services.registry.get_visible(id_, caller)
        services.connections.check(who)
    except PatolliError as error:
        await socket.send_denial_response(error_response(as_refused(error)))
        return
    if services.registry.seats_of(table, caller):
        await services.presence.note(caller)
    await socket.accept()
    page = LiveConnection(services, socket, id_, caller)
    services.connections.keys.append(who)
    SOCKETS.inc()
    try:
        async with asyncio.timeout(services.settings.subscribe_timeout):
            first = await received(socket)
        page.subscribe(parse(services.settings, first))
        await run(page)
    except (WebSocketDisconnect, ConnectionError):
        pass
    except TimeoutError:
        await close(socket, STALL, "no sign of life")
    except NotText:
        await close(socket, NOT_TEXT, "messages are text")
    except PatolliError as error:
        await close(socket, CODES.get(as_refused(error).status, POLICY), str(error))
    finally:
        SOCKETS.dec()
        services.connections.keys.remove(who)
        here = services.registry.tables.get(id_)
        seats = here.subscribers.pop(page, None) if here is not None else None
        if here is not None and seats is not None:
            here.notify()
        if seats:
            await services.presence.note(caller)


async def run(page: LiveConnection) -> None:
    """Send and receive until one of them ends."""
    tasks = [asyncio.ensure_future(page.send_updates()), asyncio.ensure_future(page.receive())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a page, saying why."""
    with suppress(RuntimeError):  # it is closed
        await socket.close(code, reason.encode()[:120].decode(errors="ignore"))
