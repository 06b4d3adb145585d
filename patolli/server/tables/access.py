"""The right of a caller at a table, found under the table's lock: a seat that was lost meanwhile gives none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.server.errors import ApiError

if TYPE_CHECKING:
    from patolli.server.tables.table import Table

PUBLIC: Final = "public"
VIEWER: Final = "viewer"  # callers that may look at the table
PLAYER: Final = "player"  # callers that hold a seat at it
HOST: Final = "host"  # the caller that made it


def can_view(table: Table, user: str) -> bool:
    """Return whether a user may look at a table at all."""
    return table.row.public or (bool(user) and (user == table.row.host or bool(table.holders.get(user))))


def require_access(table: Table, user: str, access: str) -> list[int]:
    """Return the seats that a user holds now; raises ApiError unless the user has this right."""
    seats = table.seats_of(user)
    if access != PUBLIC and not can_view(table, user):
        raise ApiError("no-table")
    if access == PLAYER and not seats:
        raise ApiError("no-seat")
    if access == HOST and (not user or user != table.row.host):
        raise ApiError("not-host")
    return seats
