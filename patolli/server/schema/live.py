"""Messages of clients on live connections; the server sends `responses.TableView` and `responses.TableError`."""

from typing import Annotated

from msgspec import Meta, field

from patolli.server.schema.common import Body, Seat, TableId

Have = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Subscribe(Body):
    """The last lines of the log and of the chat that the client has, and the seat that it looks for.

    With `words` the table comes with the position in words.
    """

    after: Have = 0
    chat: Have = 0
    seat: Seat = ""
    words: bool = False


class Subscriptions(Body):
    """Tables to follow from now on, and tables to follow no longer."""

    subscribe: Annotated[dict[TableId, Subscribe], Meta(max_length=100)] = field(default_factory=dict)
    unsubscribe: Annotated[list[TableId], Meta(max_length=100)] = field(default_factory=list)
