"""Seats that go to another person while a game runs: the host asks, the people at the table decide.

A seat is given up if its holder agrees, if all others agree and the host is not the only one of them, or if its holder
has been away for a week. Then nobody holds it, and the host can have a new link. One refusal ends the question.

A host may be several of the others: a browser costs nothing. So what the others agree to takes effect after a day, in
which the holder may refuse, and only when the host asks again.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from patolli.server.errors import ApiError
from patolli.server.storage import queries
from patolli.server.storage.base import now
from patolli.server.tables import seating
from patolli.server.tables.change import Actor, Change
from patolli.server.tables.commands import Answer, accepted
from patolli.server.tables.presence import presence_step
from patolli.server.tables.table import Table

if TYPE_CHECKING:
    from patolli.server.schema import requests


async def ask_transfer(table: Table, actor: Actor, body: requests.SeatRequest, change: Change) -> Answer:
    """Ask to give a seat to another person; done at once if nobody must be asked, or if the time has come since."""
    seat = table.seat_index(body.seat)
    require_transferable(table, seat)
    absent = await is_absent(table, seat)
    asked = table.row.transfer.get("seat") == seat
    if not asked:
        note(change, "asked", seat)
    if absent or (now() >= table.row.transfer.get("due", math.inf) if asked else is_free(table, seat)):
        note(change, "away" if absent else "freed", seat)
        give_up(table, seat, change)
    elif not asked:
        table.row.transfer = {"seat": seat, "waiting": [seat, *others(table, seat)]}
    return accepted(table)


def answer_transfer(table: Table, actor: Actor, body: requests.Answer, change: Change) -> Answer:
    """Say yes or no to giving a seat to another person."""
    seat = table.resolve_seat(actor.seats, body.seat)
    table.require_match()
    transfer = table.row.transfer
    if not transfer or seat not in transfer["waiting"]:
        raise ApiError("transfer-not-asked")
    given = transfer["seat"]
    note(change, "agreed" if body.accept else "refused", given, seat)
    waiting = [other for other in transfer["waiting"] if other != seat]
    if not body.accept:
        table.row.transfer = {}
    elif given not in waiting:
        note(change, "freed", given)
        give_up(table, given, change)
    elif waiting == [given]:
        note(change, "delayed", given)
        due = now() + round(1000 * table.settings.transfer_delay)
        table.row.transfer = {"seat": given, "waiting": waiting, "due": due}
    else:
        table.row.transfer = {"seat": given, "waiting": waiting}
    return accepted(table)


def require_transferable(table: Table, seat: int) -> None:
    """Raise ApiError if no person plays the seat, by hand or through a bot that sits in."""
    match = table.require_match()
    if match.replay.over or seat in match.replay.resigned:
        raise ApiError("seat-given-up")
    if not table.human_name(seat):
        raise ApiError("bot-in-seat")


def is_free(table: Table, seat: int) -> bool:
    """Return whether a seat is the host's own, or nobody's."""
    return seat in table.holders.get(table.row.host, ()) or not table.holders_of(seat)


async def is_absent(table: Table, seat: int) -> bool:
    """Return whether the holders of a seat have all been away for long.

    Not at once when the table is loaded: nobody could come while the server was down.
    """
    if table.is_online(seat) or time.monotonic() - table.loaded_at < presence_step(table.settings):
        return False
    seen = await queries.holders_seen(table.storage, table.id, seat)
    return bool(seen) and max(seen) <= now() - 1000 * table.settings.seat_absence


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of people besides the host and the holder of a seat, who together may give it away."""
    resigned, insiders = table.require_match().replay.resigned, {table.row.host, *table.holders_of(seat)}
    return [
        other
        for other in range(len(table.labels))
        if other != seat
        and other not in resigned
        and table.human_name(other)
        and table.holders_of(other)
        and not insiders & table.holders_of(other)
    ]


def give_up(table: Table, seat: int, change: Change) -> None:
    """Let nobody hold a seat until somebody comes with a new link."""
    table.row.transfer = {"seat": seat, "waiting": []}
    change.add(*seating.clear_seat(table, seat))


def note(change: Change, step: str, seat: int, by: int | None = None) -> None:
    """Note a step in the chat of the table."""
    change.note(f"note-seat-{step}", {"seat": seat} | ({} if by is None else {"by": by}))
