"""Seats that go to another person while a game runs: the host asks, the people at the table decide.

A seat is given up if its holder agrees, if all others agree and the host is not the only one of them, or if its holder
has been away for a week. Then nobody holds it, and the host can have a new link. One refusal ends the question.
"""

from typing import Any

from patolli.server.errors import ApiError
from patolli.server.schema import requests
from patolli.server.storage import queries
from patolli.server.storage.sqlite import Statement
from patolli.server.tables import seating
from patolli.server.tables.table import Table


async def ask_transfer(table: Table, seat: int, body: requests.SeatRequest, request: str) -> dict[str, Any]:
    """Ask to give a seat to somebody else; done at once if nobody must be asked."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match()
        check_transferable(table, seat)
        if table.row.transfer.get("seat") == seat:
            return {"rev": match.revision}, []
        statements = [note(table, "asked", seat)]
        if away(table, seat):
            statements += [note(table, "away", seat), *give_up(table, seat)]
        elif seat in table.holders.get(table.row.host, ()) or not queries.holders_seen(table.storage, table.id, seat):
            statements += [note(table, "freed", seat), *give_up(table, seat)]
        else:
            table.row.transfer = {"seat": seat, "waiting": [seat, *others(table, seat)]}
        return {"rev": match.revision}, statements

    return await table.execute(body.key, request, act)


async def answer_transfer(table: Table, seat: int, body: requests.Answer, request: str) -> dict[str, Any]:
    """Say yes or no to giving a seat to somebody else."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match, transfer = table.require_match(), table.row.transfer
        if not transfer or seat not in transfer["waiting"]:
            raise ApiError("transfer-not-asked")
        given = transfer["seat"]
        statements = [note(table, "agreed" if body.accept else "refused", given, seat)]
        waiting = [other for other in transfer["waiting"] if other != seat]
        if not body.accept:
            table.row.transfer = {}
        elif given not in waiting or waiting == [given]:
            statements += [note(table, "freed", given), *give_up(table, given)]
        else:
            table.row.transfer = {"seat": given, "waiting": waiting}
        return {"rev": match.revision}, statements

    return await table.execute(body.key, request, act)


def check_transferable(table: Table, seat: int) -> None:
    """Raise ApiError if no person plays the seat, by hand or through a bot that sits in."""
    match = table.require_match()
    if match.replay.over or seat in match.replay.resigned:
        raise ApiError("seat-given-up")
    if not table.human_name(seat):
        raise ApiError("bot-in-seat")


def away(table: Table, seat: int) -> bool:
    """Return whether the holders of a seat have all been away for long."""
    seen = queries.holders_seen(table.storage, table.id, seat)
    return bool(seen) and not table.is_online(seat) and max(seen) <= queries.now() - table.settings.seat_absence


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of people besides the host and the holder of a seat, who together may give it away."""
    resigned, insiders = table.require_match().replay.resigned, {table.row.host, *browsers(table, seat)}
    return [
        other
        for other in range(len(table.labels))
        if other != seat
        and other not in resigned
        and table.human_name(other)
        and not insiders & browsers(table, other)
        and queries.holders_seen(table.storage, table.id, other)
    ]


def browsers(table: Table, seat: int) -> set[str]:
    """Return the browsers that hold a seat."""
    return {browser for browser, seats in table.holders.items() if seat in seats}


def give_up(table: Table, seat: int) -> list[Statement]:
    """Let nobody hold a seat until somebody comes with a new link."""
    table.row.transfer = {"seat": seat, "waiting": []}
    return seating.clear_seat(table, seat)


def note(table: Table, step: str, seat: int, by: int | None = None) -> Statement:
    """Note a step in the chat of the table, as a message."""
    return table.note(f"note-seat-{step}", {"seat": seat} | ({} if by is None else {"by": by}))
