"""Tables as they are sent: encoded once per change for all callers with the same seats who have the same lines."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from patolli.server.schema.common import encode
from patolli.server.tables.table import Table
from patolli.server.tables.view import table_view

MAX_VIEWS: Final = 64  # of a table, between two changes


class EncodedView(NamedTuple):
    """A view in JSON, with the last line of the record and of the chat that its reader has then."""

    text: str
    rev: int
    chat: int


async def encoded_view(
    table: Table, own: Sequence[int], seat: int | None, user: str, after: int, chat: int, words: bool
) -> EncodedView:
    """Return the table for a viewer; the same for all who see the same, have the same, and hold the same seats."""
    viewer = seat, tuple(own), bool(user) and user == table.row.host, after, chat, words
    found = table.views.get(viewer)
    if found is None:
        generation = table.generation
        view = await table_view(table, own, seat, user, after, chat, words)
        found = EncodedView(encode_text(view), view.rev, view.chat[-1].line if view.chat else chat)
        if generation == table.generation and len(table.views) < MAX_VIEWS:
            table.views[viewer] = found
    return found


def encode_text(message: object) -> str:
    """Return a message as JSON."""
    return encode(message).decode()
