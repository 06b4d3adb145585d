"""Who sits where: secrets become seats, seats are carried, given out anew, filled and left.

A secret is told once and stored as a hash. So the same request again gets no secret; it never does its harm twice.
"""

from collections.abc import Callable, Sequence
from typing import Any

from patolli.core.replay import single_line
from patolli.messages import BOT
from patolli.server.accounts.principal import Principal
from patolli.server.accounts.sessions import fresh_secret, hash_secret
from patolli.server.errors import ApiError
from patolli.server.games import require_level
from patolli.server.labels import display_name
from patolli.server.schema import requests, responses
from patolli.server.storage import queries
from patolli.server.storage.queries import SPECTATOR
from patolli.server.storage.sqlite import Statement
from patolli.server.tables.registry import TableRegistry
from patolli.server.tables.table import Table, request_fingerprint


async def claim_seat(
    hall: TableRegistry, table_id: str, body: requests.ClaimSeat, caller: Principal
) -> responses.SeatClaimed:
    """Exchange a secret for a seat, or for the right to watch; a browser that heard no answer may ask again."""
    hash_ = hash_secret(body.secret)
    key = request_fingerprint("sit", SPECTATOR, [hash_, caller.browser])
    seat, kind = queries.invite(hall.storage, hash_, table_id) or (SPECTATOR, "token")
    if kind == "token":
        known = queries.commit_by_key(hall.storage, table_id, key)
        if known is None or body.token:
            raise ApiError("invite-used")
        return responses.SeatClaimed(table=table_id, seat=known[1])
    if not caller.browser and (kind == "watch" or not body.token):
        raise ApiError("seat-token-only")
    table = hall.get(table_id)
    if kind == "watch":
        await admit_spectator(table, caller)
        return responses.SeatClaimed(table=table.id, seat=None)
    name = display_name(single_line(body.name) or queries.user_name(hall.storage, caller.browser))
    token = fresh_secret() if body.token else ""

    def take() -> tuple[str, list[Statement]]:
        if queries.invite(table.storage, hash_, table.id) is None:
            raise ApiError("invite-used")
        if kind == "invite" and table.row.stage != "open":
            check_no_other(hall.seats_of(table, caller), seat)
        statements = [queries.consume_invite(hash_, table.id)]
        if token:
            statements.append(queries.add_invite(hash_secret(token), table.id, seat, "token"))
        else:
            statements.append(grant_seat(table, seat, caller))
        if table.row.stage == "open" and kind == "invite":
            statements.append(seat_player(table, seat, name, single_line(body.nonce)))
        elif kind == "invite":
            table.require_match().replace_player(seat, name)
            if table.row.transfer.get("seat") == seat:
                table.row.transfer = {}
        return table.names()[seat], statements

    seated = await table.execute("" if token else key, key, take)
    return responses.SeatClaimed(table=table.id, seat=seated, token=token)


def check_no_other(held: Sequence[int], seat: int) -> None:
    """Raise ApiError if somebody who holds another seat asks for this one: its hand is not for that player."""
    if any(other != seat for other in held):
        raise ApiError("other-seat-held")


def grant_seat(table: Table, seat: int, caller: Principal) -> Statement:
    """Let a browser play a seat, or watch."""
    table.holders.setdefault(caller.browser, set()).add(seat)
    return queries.add_holder(table.id, seat, caller.browser)


def seat_player(table: Table, seat: int, label: str, nonce: str = "") -> Statement:
    """Let somebody take a seat before the game, which begins if that was the last."""
    table.labels[seat], table.nonces[seat] = label, nonce
    table.begin()
    return queries.seat_label(table.id, seat, label, nonce)


async def rename(table: Table, seats: Sequence[int], label: str) -> None:
    """Call the seats of somebody by another name, before the game or while it goes on."""

    def call() -> tuple[None, list[Statement]]:
        own = [seat for seat in seats if table.labels[seat] != label and not table.is_bot(seat)]
        if table.row.stage == "open":
            return None, [seat_player(table, seat, label, table.nonces[seat]) for seat in own]
        for seat in own if table.row.stage == "running" else ():
            table.require_match().replace_player(seat, label)
        return None, []

    await table.execute("", "", call)


async def admit_spectator(table: Table, caller: Principal) -> None:
    """Let a browser watch a private table."""

    def enter() -> tuple[None, list[Statement]]:
        return None, [grant_seat(table, SPECTATOR, caller)]

    await table.execute("", "", enter)


async def take_open_seat(table: Table, caller: Principal, seat: int, key: str) -> None:
    """Sit down at a public table where a seat is free."""
    if not table.row.public:
        raise ApiError("table-private")

    def take() -> tuple[None, list[Statement]]:
        if table.match is not None or table.labels[seat]:
            raise ApiError("seat-taken")
        label = display_name(queries.user_name(table.storage, caller.browser))
        return None, [*clear_seat(table, seat), grant_seat(table, seat, caller), seat_player(table, seat, label)]

    await table.execute(key, request_fingerprint("take", seat, caller.browser), take)


async def fill(table: Table, wanted: str) -> None:
    """Let bots take all free seats, so that the game begins."""
    require_level(wanted, table.require_game())

    def take() -> tuple[None, list[Statement]]:
        check_open(table)
        statements: list[Statement] = []
        for seat in [seat for seat, label in enumerate(table.labels) if not label]:
            statements += [*clear_seat(table, seat), seat_player(table, seat, BOT + wanted)]
        return None, statements

    await table.execute("", "", take)


async def device_link(table: Table, seat: int, key: str) -> responses.Link:
    """A link that opens the seat once more, on another device; an older one that nobody has used is void."""

    def clear() -> list[Statement]:
        return [queries.consume_invites(table.id, seat, "carry")]

    return await link(table, seat, "carry", key, clear)


async def reissue_invite(table: Table, seat: int, key: str) -> responses.Link:
    """A new link to a seat, or to watch; who came by an old one is out.

    While a game runs a seat must have been given up first (see `transfers`): its holder knows secrets, and loses it.
    """

    def clear() -> list[Statement]:
        if seat != SPECTATOR and table.is_bot(seat) and not table.human_name(seat):
            raise ApiError("bot-in-seat")
        if seat != SPECTATOR and table.row.stage == "running" and queries.holders_seen(table.storage, table.id, seat):
            raise ApiError("seat-held")
        return clear_seat(table, seat)

    return await link(table, seat, "watch" if seat == SPECTATOR else "invite", key, clear)


async def link(table: Table, seat: int, kind: str, key: str, clear: Callable[[], list[Statement]]) -> responses.Link:
    """A secret for a seat, when what it makes void is cleared away."""
    secret = fresh_secret()

    def make() -> tuple[str, list[Statement]]:
        return hash_secret(secret), [*clear(), queries.add_invite(hash_secret(secret), table.id, seat, kind)]

    if await table.execute(key, request_fingerprint(kind, seat, "link"), make) != hash_secret(secret):
        raise ApiError("link-given")
    return responses.Link(secret)


async def stand_up(table: Table, seat: int, key: str, request: str) -> dict[str, Any]:
    """Leave a seat before the game has begun."""

    def leave() -> tuple[dict[str, Any], list[Statement]]:
        check_open(table)
        return {"rev": 0}, clear_seat(table, seat)

    return await table.execute(key, request, leave)


def check_open(table: Table) -> None:
    """Raise ApiError if the game has begun."""
    if table.row.stage != "open":
        raise ApiError("game-begun")


def clear_seat(table: Table, seat: int) -> list[Statement]:
    """Let nobody hold a seat any more (or watch); before the game it is free again."""
    for seats in table.holders.values():
        seats.discard(seat)
    table.row.standing.pop(seat, None)
    statements = queries.clear_seat(table.id, seat)
    if table.row.stage == "open" and seat != SPECTATOR:
        table.labels[seat] = table.nonces[seat] = ""
        statements.append(queries.seat_label(table.id, seat, "", ""))
    return statements
