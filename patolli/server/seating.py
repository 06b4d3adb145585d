"""Who sits where: secrets become seats, seats are carried, given out anew, filled and left.

A secret is told once and stored as a hash. So the same request again gets no secret; it never does its harm twice.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from patolli.bots.levels import check_level
from patolli.core.replay import single_line
from patolli.messages import BOT
from patolli.server import archive, wire
from patolli.server.archive import WATCHER
from patolli.server.errors import Refused, forbidden
from patolli.server.hall import Hall
from patolli.server.people import Caller, fresh_secret, hashed, person
from patolli.server.store import Statement
from patolli.server.table import Table, what

USED: Final = "this link does not open a seat here, or somebody has used it; ask the host for a new one"


async def sit(hall: Hall, table_id: str, body: wire.Sit, caller: Caller) -> wire.Seated:
    """Exchange a secret for a seat, or for the right to watch; a browser that heard no answer may ask again."""
    hash_ = hashed(body.secret)
    key = what("sit", WATCHER, [hash_, caller.browser])
    seat, kind = archive.ticket(hall.store, hash_, table_id) or (WATCHER, "token")
    if kind == "token":
        known = archive.answer(hall.store, table_id, key)
        if known is None or body.token:
            raise forbidden(USED)
        return wire.Seated(table=table_id, seat=known[1])
    if not caller.browser and (kind == "watch" or not body.token):
        raise forbidden("the token of a seat opens that seat and nothing else; leave it out, or ask for a token")
    table = hall.table(table_id)
    if kind == "watch":
        await let_watch(table, caller)
        return wire.Seated(table=table.id, seat=None)
    name = person(single_line(body.name) or archive.browser_name(hall.store, caller.browser))
    token = fresh_secret() if body.token else ""

    def take() -> tuple[str, list[Statement]]:
        if archive.ticket(table.store, hash_, table.id) is None:
            raise forbidden(USED)
        if kind == "invite" and table.facts.stage != "open":
            check_no_other(hall.seats(table, caller), seat)
        statements = [archive.use_ticket(hash_, table.id)]
        if token:
            statements.append(archive.add_ticket(hashed(token), table.id, seat, "token"))
        else:
            statements.append(hold(table, seat, caller))
        if table.facts.stage == "open" and kind == "invite":
            statements.append(sit_down(table, seat, name, single_line(body.nonce)))
        elif kind == "invite":
            table.playing().replace_player(seat, name)
            if table.facts.transfer.get("seat") == seat:
                table.facts.transfer = {}
        return table.names()[seat], statements

    seated = await table.change("" if token else key, key, take)
    return wire.Seated(table=table.id, seat=seated, token=token)


def check_no_other(held: Sequence[int], seat: int) -> None:
    """Raise Refused if somebody who holds another seat asks for this one: its hand is not for that player."""
    if any(other != seat for other in held):
        raise forbidden("you hold another seat at this table; somebody else can use this link")


def hold(table: Table, seat: int, caller: Caller) -> Statement:
    """Let a browser play a seat, or watch."""
    table.holders.setdefault(caller.browser, set()).add(seat)
    return archive.add_holder(table.id, seat, caller.browser)


def sit_down(table: Table, seat: int, label: str, nonce: str = "") -> Statement:
    """Let somebody take a seat before the game, which begins if that was the last."""
    table.labels[seat], table.nonces[seat] = label, nonce
    table.begin()
    return archive.seat_label(table.id, seat, label, nonce)


async def rename(table: Table, seats: Sequence[int], label: str) -> None:
    """Call the seats of somebody by another name, before the game or while it goes on."""

    def call() -> tuple[None, list[Statement]]:
        own = [seat for seat in seats if table.labels[seat] != label and not table.is_bot(seat)]
        if table.facts.stage == "open":
            return None, [sit_down(table, seat, label, table.nonces[seat]) for seat in own]
        for seat in own if table.facts.stage == "running" else ():
            table.playing().replace_player(seat, label)
        return None, []

    await table.change("", "", call)


async def let_watch(table: Table, caller: Caller) -> None:
    """Let a browser watch a private table."""

    def enter() -> tuple[None, list[Statement]]:
        return None, [hold(table, WATCHER, caller)]

    await table.change("", "", enter)


async def take_free(table: Table, caller: Caller, seat: int, key: str) -> None:
    """Sit down at a public table where a seat is free."""
    if not table.facts.public:
        raise forbidden("this table is private: its host gives out the seats")

    def take() -> tuple[None, list[Statement]]:
        if table.match is not None or table.labels[seat]:
            raise Refused(409, "taken", "somebody else sits there")
        label = person(archive.browser_name(table.store, caller.browser))
        return None, [*vacate(table, seat), hold(table, seat, caller), sit_down(table, seat, label)]

    await table.change(key, what("take", seat, caller.browser), take)


async def fill(table: Table, wanted: str) -> None:
    """Let bots take all free seats, so that the game begins."""
    check_level(wanted, table.playable())

    def take() -> tuple[None, list[Statement]]:
        check_open(table)
        statements: list[Statement] = []
        for seat in [seat for seat, label in enumerate(table.labels) if not label]:
            statements += [*vacate(table, seat), sit_down(table, seat, BOT + wanted)]
        return None, statements

    await table.change("", "", take)


async def carry(table: Table, seat: int, key: str) -> wire.Link:
    """A link that opens the seat once more, on another device; an older one that nobody has used is void."""

    def clear() -> list[Statement]:
        return [archive.use_tickets(table.id, seat, "carry")]

    return await link(table, seat, "carry", key, clear)


async def reissue(table: Table, seat: int, key: str) -> wire.Link:
    """A new link to a seat, or to watch; who came by an old one is out.

    While a game runs a seat must have been given up first (see `transfers`): its holder knows secrets, and loses it.
    """

    def clear() -> list[Statement]:
        if seat != WATCHER and table.is_bot(seat) and not table.person_at(seat):
            raise Refused(409, "bot", "a bot sits there")
        if seat != WATCHER and table.facts.stage == "running" and archive.holders_seen(table.store, table.id, seat):
            raise Refused(409, "held", "somebody plays there; ask for the seat first, with `transfer`")
        return vacate(table, seat)

    return await link(table, seat, "watch" if seat == WATCHER else "invite", key, clear)


async def link(table: Table, seat: int, kind: str, key: str, clear: Callable[[], list[Statement]]) -> wire.Link:
    """A secret for a seat, when what it makes void is cleared away."""
    secret = fresh_secret()

    def make() -> tuple[str, list[Statement]]:
        return hashed(secret), [*clear(), archive.add_ticket(hashed(secret), table.id, seat, kind)]

    if await table.change(key, what(kind, seat, "link"), make) != hashed(secret):
        raise Refused(409, "key_used", "this link was given out already; make a new one with a new key")
    return wire.Link(secret)


async def get_up(table: Table, seat: int, key: str, request: str) -> dict[str, Any]:
    """Leave a seat before the game has begun."""

    def leave() -> tuple[dict[str, Any], list[Statement]]:
        check_open(table)
        return {"rev": 0}, vacate(table, seat)

    return await table.change(key, request, leave)


def check_open(table: Table) -> None:
    """Raise Refused if the game has begun."""
    if table.facts.stage != "open":
        raise Refused(409, "running", "the game has begun")


def vacate(table: Table, seat: int) -> list[Statement]:
    """Let nobody hold a seat any more (or watch); before the game it is free again."""
    for seats in table.holders.values():
        seats.discard(seat)
    table.facts.standing.pop(seat, None)
    statements = archive.clear_seat(table.id, seat)
    if table.facts.stage == "open" and seat != WATCHER:
        table.labels[seat] = table.nonces[seat] = ""
        statements.append(archive.seat_label(table.id, seat, "", ""))
    return statements
