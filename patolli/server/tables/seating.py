"""Commands about seats: secrets become seats, seats are carried to another device, given out anew, filled and left.

A secret is shown once and stored as a hash. A repeated request therefore returns no secret and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from patolli.messages import BOT
from patolli.server.errors import ApiError
from patolli.server.games import require_level
from patolli.server.labels import display_name
from patolli.server.storage import queries
from patolli.server.storage.base import SEAT_TOKEN, SPECTATOR, Statement
from patolli.server.tables.change import Actor, Change
from patolli.server.tables.commands import Answer, hand_over
from patolli.server.tables.table import FINISHED, PLAYING, WAITING, Table

if TYPE_CHECKING:
    from patolli.server.schema import requests

INVITE = "invite"  # kinds of secrets
DEVICE = "device"
WATCH = "watch"


@dataclass(frozen=True)
class Claim:
    """An invite that a user wants to use."""

    hash: str  # of its secret
    seat: int
    kind: str
    name: str
    nonce: str = ""
    token: str = ""  # the hash of a token that is to hold the seat in place of the user
    registration: Sequence[Statement] = ()  # of a user that is new


async def claim_seat(table: Table, actor: Actor, claim: Claim, change: Change) -> str | None:
    """Exchange an invite for a seat, or for the right to watch; return the name of the seat."""
    if claim.kind == WATCH:
        change.add(*claim.registration, grant_seat(table, SPECTATOR, actor.user))
        return None
    if await queries.invite(table.storage, claim.hash, table.id) is None:
        raise ApiError("invite-used")
    if table.row.status != WAITING:
        require_claimable(table, actor.seats, claim)
    change.add(queries.consume_invite(claim.hash, table.id))
    held = len(table.holders_of(claim.seat))
    if claim.token:
        change.add(*queries.add_user(claim.token, SEAT_TOKEN, claim.token))
        change.add(grant_seat(table, claim.seat, claim.token))
    else:
        change.add(*claim.registration, grant_seat(table, claim.seat, actor.user))
    if claim.kind == INVITE:
        seat_person(table, claim, change)
    elif len(table.holders_of(claim.seat)) > held:
        change.note("note-seat-device", {"seat": claim.seat})
    return table.names()[claim.seat]


def seat_person(table: Table, claim: Claim, change: Change) -> None:
    """Let a person take a seat, before the game or in place of the one that gave it up."""
    if table.row.status == WAITING:
        change.add(seat_player(table, claim.seat, claim.name, claim.nonce))
        return
    table.require_match().replace_player(claim.seat, claim.name)
    if table.row.transfer.get("seat") == claim.seat:
        table.row.transfer = {}


def require_claimable(table: Table, held: Sequence[int], claim: Claim) -> None:
    """Raise ApiError if a link opens no seat any more, or if it is used by the holder of another seat.

    The hand of a seat is not for another player. Devices of somebody who plays several seats may hold all of these.
    """
    together = table.holders_of(claim.seat) if claim.kind == DEVICE else set()
    if any(other != claim.seat and not together & table.holders_of(other) for other in held):
        raise ApiError("other-seat-held")
    if claim.kind == INVITE:
        table.require_match()
        require_not_over(table)


def require_not_over(table: Table) -> None:
    """Raise ApiError if the game is over: its seats and its record stay as they are."""
    if table.row.status == FINISHED:
        raise ApiError("game-over")


def grant_seat(table: Table, seat: int, user: str) -> Statement:
    """Let a user play a seat, or watch."""
    table.holders.setdefault(user, set()).add(seat)
    return queries.add_holder(table.id, seat, user)


def seat_player(table: Table, seat: int, label: str, nonce: str = "") -> Statement:
    """Let a player take a seat before the game, which begins if that was the last."""
    table.labels[seat], table.nonces[seat] = label, nonce
    table.begin()
    return queries.update_seat(table.id, seat, label, nonce)


def rename(table: Table, actor: Actor, body: Sequence[Statement], change: Change) -> None:
    """Call the own seats by the new name of the actor, before the game or while it goes on; `body` saves the name."""
    change.add(*body)
    label = actor.name
    own = [seat for seat in actor.seats if table.labels[seat] != label and not table.is_bot(seat)]
    for seat in own:
        if table.row.status == WAITING:
            change.add(seat_player(table, seat, label, table.nonces[seat]))
        elif table.row.status == PLAYING:
            table.require_match().replace_player(seat, label)


@dataclass(frozen=True)
class Newcomer:
    """A request for an open seat, with the registration of a user that is new."""

    seat: str
    registration: Sequence[Statement] = ()


def take_open_seat(table: Table, actor: Actor, body: Newcomer, change: Change) -> None:
    """Sit down at a public table where a seat is free."""
    seat = table.seat_index(body.seat)
    if not table.row.public:
        raise ApiError("table-private")
    if table.match is not None or table.labels[seat]:
        raise ApiError("seat-taken")
    change.add(*body.registration, *clear_seat(table, seat), grant_seat(table, seat, actor.user))
    change.add(seat_player(table, seat, display_name(actor.name)))


def fill(table: Table, actor: Actor, body: requests.Fill, change: Change) -> None:
    """Let bots take all free seats, so that the game begins."""
    require_level(body.level, table.require_game())
    require_waiting(table)
    for seat in [seat for seat, label in enumerate(table.labels) if not label]:
        change.add(*clear_seat(table, seat), seat_player(table, seat, BOT + body.level))


@dataclass(frozen=True)
class NewLink:
    """A link that is to open a seat; only the hash of its secret comes here."""

    hash: str
    seat: int


def device_link(table: Table, actor: Actor, body: NewLink, change: Change) -> str:
    """Make a link to the own seat for another device; an older one that nobody has used is void."""
    if body.seat not in actor.seats:
        raise ApiError("not-your-seat", seat=table.names()[body.seat])
    change.add(queries.revoke_invites(table.id, body.seat, DEVICE))
    change.add(queries.add_invite(body.hash, table.id, body.seat, DEVICE))
    return body.hash


def drop_devices(table: Table, actor: Actor, body: requests.SeatRequest, change: Change) -> None:
    """Play the own seat on this device alone; links to it that nobody has used are void."""
    seat = table.resolve_seat(actor.seats, body.seat)
    if table.holders_of(seat) != {actor.user}:
        change.note("note-seat-one-device", {"seat": seat})
    for seats in table.holders.values():
        seats.discard(seat)
    change.add(*queries.clear_seat(table.id, seat), grant_seat(table, seat, actor.user))


def reissue_invite(table: Table, actor: Actor, body: NewLink, change: Change) -> str:
    """Make a new link to a seat, or to watch; an older one is void, and its user loses the seat.

    While a game runs a seat must have been given up first (see `transfers`): its holder knows secrets, and loses it.
    """
    seat = body.seat
    if seat != SPECTATOR:
        if table.is_bot(seat) and not table.human_name(seat):
            raise ApiError("bot-in-seat")
        require_not_over(table)
        if table.row.status == PLAYING and table.holders_of(seat):
            raise ApiError("seat-held")
    change.add(*clear_seat(table, seat))
    change.add(queries.add_invite(body.hash, table.id, seat, WATCH if seat == SPECTATOR else INVITE))
    return body.hash


def leave(table: Table, actor: Actor, body: requests.Leave, change: Change) -> Answer:
    """Stand up before the game, or let a bot play on."""
    return (stand_up if table.row.status == WAITING else hand_over)(table, actor, body, change)


def stand_up(table: Table, actor: Actor, body: requests.Leave, change: Change) -> Answer:
    """Leave the own seat before the game has begun."""
    require_waiting(table)
    change.add(*clear_seat(table, table.resolve_seat(actor.seats, body.seat)))
    return {"rev": 0}


def require_waiting(table: Table) -> None:
    """Raise ApiError if the game has begun."""
    if table.row.status != WAITING:
        raise ApiError("game-begun")


def clear_seat(table: Table, seat: int) -> list[Statement]:
    """Take a seat (or the right to watch) from all its holders; before the game it is free again."""
    for seats in table.holders.values():
        seats.discard(seat)
    table.row.auto_answers.pop(seat, None)
    statements = queries.clear_seat(table.id, seat)
    if table.row.status == WAITING and seat != SPECTATOR:
        table.labels[seat] = table.nonces[seat] = ""
        statements.append(queries.update_seat(table.id, seat, "", ""))
    return statements
