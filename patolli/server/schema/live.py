"""Messages of live connections; the server sends `responses.TableView`."""

from typing import Annotated

from msgspec import Meta

from patolli.server.schema.common import Body, Seat


class Subscribe(Body):
    """What a live page says: how much of the log and the chat it has, and which seat it looks for."""

    have: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    chat: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    seat: Seat = ""
