"""Tables: list, create, join, play, talk."""

from typing import Any

from patolli.server import metrics
from patolli.server.errors import ApiError
from patolli.server.http.context import RequestContext, require_user
from patolli.server.labels import display_name
from patolli.server.schema import responses
from patolli.server.storage.queries import SPECTATOR
from patolli.server.tables import commands, seating, transfers
from patolli.server.tables.create import close_table, create_table, import_game, rematch_table
from patolli.server.tables.history import finished_record
from patolli.server.tables.view import table_view


async def tables(context: RequestContext) -> list[responses.TableSummary]:
    return context.registry.open_tables()


async def create(context: RequestContext) -> responses.TableCreated:
    require_user(context)
    return await create_table(context.registry, context.body, context.principal)


async def import_record(context: RequestContext) -> responses.TableCreated:
    require_user(context)
    found = await context.services.records.import_game(record_of(context), context.body.at)
    return await import_game(context.registry, found, context.principal)


def record_of(context: RequestContext) -> str:
    """Return the record that an import names: its own, or that of a finished table; raises ApiError."""
    record: str = context.body.record
    table: str = context.body.table
    if bool(record) == bool(table):
        raise ApiError("record-or-table")
    return record or finished_record(context.registry.get_visible(table, context.principal))


async def get_table(context: RequestContext) -> responses.TableView:
    after, chat = context.number("after", 0), context.number("chat", 0)
    context.table.looked()
    return table_view(context.table, context.own_seats, context.viewer(), context.principal.browser, after, chat)


async def claim_seat(context: RequestContext) -> responses.SeatClaimed:
    return await seating.claim_seat(context.registry, context.path["table"], context.body, context.principal)


async def take_open_seat(context: RequestContext) -> responses.SeatClaimed:
    require_user(context)
    seat = context.table.seat_index(context.body.seat)
    await seating.take_open_seat(context.table, context.principal, seat, context.body.key)
    return responses.SeatClaimed(context.table.id, context.table.names()[seat])


async def play(context: RequestContext) -> Any:
    with metrics.SECONDS.time():
        answer = await commands.play(context.table, context.seat(), context.body, context.request)
    metrics.DECISIONS.labels(context.table.row.game).inc()
    return answer


async def undo(context: RequestContext) -> Any:
    return await commands.undo(context.table, context.seat(), context.body, context.request)


async def ask_takeback(context: RequestContext) -> Any:
    return await commands.ask_takeback(context.table, context.seat(), context.body, context.request)


async def answer_takeback(context: RequestContext) -> Any:
    return await commands.answer_takeback(context.table, context.seat(), context.body, context.request)


async def resign(context: RequestContext) -> Any:
    return await commands.resign(context.table, context.seat(), context.body, context.request)


async def leave(context: RequestContext) -> Any:
    if context.table.row.stage == "open":
        return await seating.stand_up(context.table, context.seat(), context.body.key, context.request)
    return await commands.hand_over(context.table, context.seat(), context.body, context.request)


async def resume_seat(context: RequestContext) -> Any:
    seat = context.seat()
    name = context.table.human_name(seat) or display_name(context.name())
    return await commands.resume_seat(context.table, seat, name, context.body, context.request)


async def hand_over(context: RequestContext) -> Any:
    return await commands.replace_absent(
        context.table, context.table.seat_index(context.body.seat), context.body, context.request
    )


async def set_auto_answer(context: RequestContext) -> None:
    await commands.set_auto_answer(context.table, context.seat(), context.body)


async def post_chat(context: RequestContext) -> None:
    seat = context.seat() if context.own_seats else SPECTATOR
    name = context.table.human_name(seat) if seat >= 0 else ""
    await commands.post_chat(context.table, seat, name or context.name(), context.body, context.request)


async def device_link(context: RequestContext) -> responses.Link:
    return await seating.device_link(context.table, context.seat(), context.body.key)


async def reissue_invite(context: RequestContext) -> responses.Link:
    seat = context.table.seat_index(context.body.seat) if context.body.seat else SPECTATOR
    return await seating.reissue_invite(context.table, seat, context.body.key)


async def transfer(context: RequestContext) -> Any:
    return await transfers.ask_transfer(
        context.table, context.table.seat_index(context.body.seat), context.body, context.request
    )


async def answer_transfer(context: RequestContext) -> Any:
    return await transfers.answer_transfer(context.table, context.seat(), context.body, context.request)


async def close(context: RequestContext) -> None:
    await close_table(context.registry, context.table)


async def fill(context: RequestContext) -> None:
    await seating.fill(context.table, context.body.level)


async def rematch(context: RequestContext) -> responses.TableCreated:
    return responses.TableCreated(await rematch_table(context.registry, context.table))
