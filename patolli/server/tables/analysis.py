"""Questions about a position, from the view of the seat that asks; a worker or a page may find the answers."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from patolli.match.match import Match
from patolli.server.errors import ApiError
from patolli.server.schema import responses
from patolli.server.tables import commands
from patolli.server.tables.table import Table

Depth = Literal["nudge", "region", "full"]


class Position(NamedTuple):
    """A position as a seat (or a spectator) knows it."""

    match: Match
    view: dict[str, Any]
    legal: Sequence[int]


def hint_position(table: Table, seat: int, rev: int) -> Position:
    """Return the position that a seat wants a hint for; raises ApiError unless it must decide."""
    require_hints(table)
    match = commands.require_human(table, seat)
    commands.require_current(match, rev)
    if seat not in match.to_act():
        raise ApiError("not-your-turn")
    return Position(match, match.replay.game.view(match.replay.state, seat), match.replay.state.legal_actions(seat))


def chances_position(table: Table, seat: int | None) -> Position:
    """Return the position that a viewer wants win chances for."""
    require_hints(table)
    match = table.require_match()
    return Position(match, match.replay.game.view(match.replay.state, seat), ())


def require_hints(table: Table) -> None:
    """Raise ApiError if nobody gets advice at this table."""
    if not table.row.hints:
        raise ApiError("hints-off")


def render_hint(table: Table, found: Sequence[dict[str, Any]], depth: Depth) -> responses.Hint:
    """Return a hint, as much of it as the depth says."""
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
