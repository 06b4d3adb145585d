"""The log, the record, and the past of a table."""

import asyncio
from collections.abc import Sequence
from typing import Any

from patolli.core.game import Game
from patolli.core.record import count_line
from patolli.match.match import Match
from patolli.server.errors import ApiError
from patolli.server.http.context import RequestContext
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.storage.base import Row
from patolli.server.tables.history import bare_lines, full_record, record_question, redact_line
from patolli.server.tables.table import FINISHED
from patolli.server.tables.view import outcome, visible_lines


async def get_log(context: RequestContext) -> Any:
    game = context.table.game
    if game is None:
        return []
    after = context.number("after", 0)
    after = after if after <= context.table.revision else 0
    rows = await queries.encoded_lines(context.table.storage, context.table.id, after)
    same_rules = context.table.row.rules == str(game.rules)
    return asyncio.to_thread(shown_rows, game, rows, context.viewer(), same_rules)


def shown_rows(game: Game, rows: Sequence[Row], seat: int | None, same_rules: bool) -> list[responses.LogEntry]:
    """Return stored lines as a seat or a spectator may know them."""
    return visible_lines(game, queries.decode_lines(rows), seat, same_rules)


async def record(context: RequestContext) -> bytes:
    table = context.table
    if table.row.status == FINISHED:
        return (await full_record(table)).encode()
    if not table.read_only:
        raise ApiError("game-running")
    if not context.own_seats:
        raise ApiError("record-private")
    found = table.record(await bare_lines(table))
    if any(table.human_name(seat) and seat not in context.own_seats for seat in range(len(table.labels))):
        if table.damaged:  # nobody knows whose line is whose
            raise table.read_only
        found.lines = [redact_line(line, {table.names()[seat] for seat in context.own_seats}) for line in found.lines]
    return str(found).encode()


async def verification(context: RequestContext) -> Any:
    require_finished(context)
    seed = context.table.row.seed
    if not seed:
        return responses.Verification(fair=None)
    return verdict(context, await record_question("verify", context.table, seed=seed.hex()))


async def verdict(context: RequestContext, question: dict[str, Any]) -> responses.Verification:
    """Have the draws of a game verified."""
    found = await context.replay(question)
    if "unfair" in found:
        return responses.Verification(fair=False, detail=found["unfair"])
    return responses.Verification(fair=True, draws=found["draws"])


async def position(context: RequestContext) -> Any:
    """Return the table after a line; of a running game only the past that the viewer could see."""
    table = context.table
    match = table.require_match()
    line = context.number("line", match.revision)
    if line > match.revision:
        raise ApiError("no-line", line=line, last=match.revision)
    viewer = context.viewer()
    start = await queries.snapshot(table.storage, table.id, before=line + 1)
    question = await record_question("position", table, start["lines"] if start else 0, line)
    question |= {"start": start, "viewer": viewer}
    seat = None if viewer is None else table.names()[viewer]
    return past(context, question, line, seat, match.replay.game, bool(context.number("words", 0)))


async def past(
    context: RequestContext, question: dict[str, Any], line: int, seat: str | None, game: Game, words: bool
) -> responses.Position:
    """Have the view of a position of the past made."""
    view = (await context.replay(question))["view"]
    return responses.Position(line, seat, view, game.insight(view), game.describe(view) if words else [])


async def result(context: RequestContext) -> responses.Outcome:
    return outcome(require_finished(context).replay)


async def report(context: RequestContext) -> responses.Report:
    require_finished(context)
    table = context.table
    lines = await bare_lines(table)
    counted: list[int] = []
    for line in lines:
        count_line(counted, line.line, line.who, line.text)
    reports, record = context.services.reports, str(table.record(lines))
    return reports.report(table.id, table.revision, record, counted, context.client)


async def chart(context: RequestContext) -> Any:
    require_finished(context)
    return score_chart(context, await record_question("chart", context.table))


async def score_chart(context: RequestContext, question: dict[str, Any]) -> responses.Chart:
    """Have the points of a game charted."""
    found = await context.replay(question)
    return responses.Chart(found["lines"], found["scores"])


def require_finished(context: RequestContext) -> Match:
    """The match of a game that is over; raises ApiError."""
    match = context.table.require_match()
    if not match.replay.over:
        raise ApiError("game-running")
    return match
