"""Questions about a position: is this legal, what would it do, what would a bot do, who will win."""

from patolli.server.http.context import RequestContext
from patolli.server.schema import responses
from patolli.server.tables import analysis, commands
from patolli.server.tables.table import Table
from patolli.server.workers.advice import CHANCES, HINT, Question


async def why(context: RequestContext) -> responses.Legality:
    """Return whether an action is legal, and the rule that refuses it if not."""
    async with context.locked():
        return commands.why(context.table, context.seat(), context.body)


async def preview(context: RequestContext) -> responses.Preview:
    """Return the effects of an action."""
    async with context.locked():
        return commands.preview_action(context.table, context.seat(), context.body)


async def hint(context: RequestContext) -> responses.Hint:
    """Return the choice of a bot, as much of it as the caller wants."""
    async with context.locked():
        position = analysis.hint_position(context.table, context.seat(), context.body.rev)
        asked = question(context.table, HINT, position)
    found = await context.services.advice.ask(asked)
    return analysis.render_hint(context.table, found, context.body.depth)


async def chances(context: RequestContext) -> responses.Chances:
    """Return the chances of all seats to win."""
    async with context.locked():
        named = context.own_seats or context.body.seat
        seat = context.table.resolve_seat(context.own_seats, context.body.seat) if named else None
        asked = question(context.table, CHANCES, analysis.chances_position(context.table, seat))
    return responses.Chances(asked.rev, await context.services.advice.ask(asked))


def question(table: Table, kind: str, position: analysis.Position) -> Question:
    """Return the question for a worker about a position of a table."""
    row, (match, view, legal) = table.row, position
    client = row.host, table.network
    return Question(kind, row.id, row.game, table.options, client, match.revision, match.replay, view, legal)
