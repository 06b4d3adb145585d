"""Questions about a position: is this legal, what would it do, what would a bot do, who will win."""

from collections.abc import Sequence
from typing import Any, Literal

from patolli.match.match import Match
from patolli.server.errors import ApiError
from patolli.server.http.context import RequestContext
from patolli.server.schema import responses
from patolli.server.tables import commands
from patolli.server.tables.table import Table
from patolli.server.workers.advice import CHANCES, HINT, Question

Depth = Literal["nudge", "region", "full"]


def require_hints(table: Table) -> None:
    """Raise ApiError if nobody gets advice at this table."""
    if not table.row.hints:
        raise ApiError("hints-off")


def render_hint(table: Table, found: Sequence[dict[str, Any]], depth: Depth) -> responses.Hint:
    """A hint, as much of it as was asked for."""
    assert table.game is not None
    game, names = table.game, table.names()
    first = found[0]["action"]

    def because(reason: tuple[str, int, float]) -> responses.Reason:
        return responses.Reason(reason[0], names[reason[1]], reason[2])

    hint = responses.Hint(depth=depth, verb=game.actions.verb(first))
    if depth != "nudge":
        hint.spots = list(game.actions.spots(first))
    if depth == "full":
        hint.best = [
            responses.HintAction(
                action=advice["action"],
                text=game.actions.name(advice["action"]),
                lead=round(advice["lead"], 1),
                spots=list(game.actions.spots(advice["action"])),
                events=advice["events"],
                follow_up=advice["follow_up"],
                message=advice["why"],
                reasons=[because(reason) for reason in advice["reasons"]],
                drawback=because(advice["drawback"]) if advice["drawback"] else None,
            )
            for advice in found
        ]
    return hint


async def why(context: RequestContext) -> responses.Legality:
    async with context.table.locked():
        return commands.why(context.table, context.seat(), context.body)


async def preview(context: RequestContext) -> responses.Preview:
    async with context.table.locked():
        return commands.preview_action(context.table, context.seat(), context.body)


async def hint(context: RequestContext) -> responses.Hint:
    seat = context.seat()
    async with context.table.locked():
        require_hints(context.table)
        match = commands.require_human(context.table, seat)
        commands.require_current(match, context.body.rev)
        if seat not in match.to_act():
            raise ApiError("not-your-turn")
        view, legal = match.replay.game.view(match.replay.state, seat), match.replay.state.legal_actions(seat)
        asked = question(context.table, HINT, match, view, legal)
    found = await context.services.advice.ask(asked)
    return render_hint(context.table, found, context.body.depth)


async def chances(context: RequestContext) -> responses.Chances:
    named = context.own_seats or context.body.seat
    seat = context.table.resolve_seat(context.own_seats, context.body.seat) if named else None
    async with context.table.locked():
        require_hints(context.table)
        match = context.table.require_match()
        asked = question(context.table, CHANCES, match, match.replay.game.view(match.replay.state, seat))
    return responses.Chances(asked.rev, await context.services.advice.ask(asked))


def question(table: Table, kind: str, match: Match, view: dict[str, Any], legal: Sequence[int] = ()) -> Question:
    """Return a question about the position of a table."""
    row = table.row
    return Question(kind, row.id, row.game, row.options, row.host, match.revision, match.replay, view, legal)
