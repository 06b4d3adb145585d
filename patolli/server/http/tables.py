"""Tables: list, create, import, read; and the commands whose answers are more than a revision."""

from typing import Any

from patolli.core.replay import single_line
from patolli.server import metrics
from patolli.server.accounts.sessions import fresh_secret, hash_secret
from patolli.server.errors import ApiError
from patolli.server.games import check_option_files
from patolli.server.http import boxes
from patolli.server.http.context import RequestContext, request_fingerprint, require_user
from patolli.server.http.views import encoded_view
from patolli.server.labels import chosen_name, display_name
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.storage.base import SPECTATOR
from patolli.server.tables import commands, create, seating
from patolli.server.tables.access import PUBLIC
from patolli.server.tables.change import Actor, Command
from patolli.server.tables.history import finished_record


async def tables(context: RequestContext) -> list[responses.TableSummary]:
    """Return the tables that everybody may see."""
    return await context.registry.open_tables()


async def create_table(context: RequestContext) -> responses.TableCreated:
    """Make a table."""
    require_user(context)
    check_option_files(context.body.game, context.body.options)
    boxed = await boxes.accepted(context)
    return await create.create_table(context.registry, context.body, context.principal, boxed)


async def import_record(context: RequestContext) -> responses.TableCreated:
    """Make a table that goes on from a record."""
    require_user(context)
    found = await context.services.records.import_game(await record_of(context), context.body.at, context.client)
    return await create.import_game(context.registry, found, context.principal)


async def record_of(context: RequestContext) -> str:
    """Return the record that an import names: its own, or that of a finished table; raises ApiError."""
    record: str = context.body.record
    table: str = context.body.table
    if bool(record) == bool(table):
        raise ApiError("record-or-table")
    return record or await finished_record(await context.registry.get_visible(table, context.principal.user))


async def get_table(context: RequestContext) -> bytes:
    """Return a table as the caller may see it."""
    after, chat, words = context.number("after", 0), context.number("chat", 0), bool(context.number("words", 0))
    context.table.looked()
    user = context.principal.user
    view = await encoded_view(context.table, context.own_seats, context.viewer(), user, after, chat, words)
    return view.text.encode()


async def claim_seat(context: RequestContext) -> responses.SeatClaimed:
    """Exchange a secret for a seat, or for the right to watch; a caller that got no answer may ask again."""
    principal, body, id_ = context.principal, context.body, context.path["table"]
    storage, hash_ = context.services.storage, hash_secret(context.body.secret)
    key = request_fingerprint("sit", SPECTATOR, [hash_, principal.user])
    invite = await queries.invite(storage, hash_, id_)
    if invite is None:
        known = await queries.commit_by_key(storage, id_, key)
        if known is None or body.token:
            raise ApiError("invite-used")
        return responses.SeatClaimed(id_, known.answer)
    if not principal.may_join and (invite.kind == seating.WATCH or not body.token):
        raise ApiError("seat-token-only")
    table = await context.registry.get(id_)
    token = fresh_secret() if body.token and invite.kind != seating.WATCH else ""
    name, nonce = display_name(chosen_name(body.name) or principal.name), single_line(body.nonce)
    held = hash_secret(token) if token else ""
    claim = seating.Claim(hash_, invite.seat, invite.kind, name, nonce, held, principal.registration())
    actor = Actor(principal.user, principal.name, access=PUBLIC)
    once = "" if token or invite.kind == seating.WATCH else key
    return responses.SeatClaimed(id_, await table.execute(seating.claim_seat, actor, claim, once, key), token)


async def take_open_seat(context: RequestContext) -> responses.SeatClaimed:
    """Sit down at a public table."""
    require_user(context)
    seat = context.table.seat_index(context.body.seat)
    context.fingerprint = request_fingerprint("take", seat, context.principal.user)
    await context.execute(seating.take_open_seat, seating.Newcomer(context.body.seat, context.principal.registration()))
    return responses.SeatClaimed(context.table.id, context.table.names()[seat])


async def play(context: RequestContext) -> Any:
    """Decide, and count it."""
    with metrics.SECONDS.time():
        answer = await context.execute(commands.play)
    metrics.DECISIONS.labels(context.table.row.game).inc()
    return answer


async def device_link(context: RequestContext) -> responses.Link:
    """Make a link to the own seat for another device."""
    return await link(context, seating.device_link, seating.DEVICE, context.seat())


async def reissue_invite(context: RequestContext) -> responses.Link:
    """Make a new link to a seat, or to watch."""
    seat = context.table.seat_index(context.body.seat) if context.body.seat else SPECTATOR
    kind = seating.WATCH if seat == SPECTATOR else seating.INVITE
    return await link(context, seating.reissue_invite, kind, seat)


async def link(context: RequestContext, command: Command[str], kind: str, seat: int) -> responses.Link:
    """Return a new secret for a seat; only its hash is stored, so a repeated request gets none."""
    secret = fresh_secret()
    context.fingerprint = request_fingerprint(kind, seat, "link")
    if await context.execute(command, seating.NewLink(hash_secret(secret), seat)) != hash_secret(secret):
        raise ApiError("link-given")
    return responses.Link(secret)


async def close(context: RequestContext) -> None:
    """Take away a table where no game has begun."""
    await context.execute(create.close)
    context.registry.tables.pop(context.table.id, None)


async def rematch(context: RequestContext) -> dict[str, Any]:
    """Return the table of the rematch, made by the first request for it."""
    answer = await context.execute(create.rematch)
    context.registry.on_change(await context.registry.get(answer["table"]))
    return answer
