"""The past of a table: its record, and questions about it for a worker process."""

from collections.abc import Collection
from typing import Any, Final

from patolli.core.record import TABLE_NAME, Line
from patolli.server.errors import ApiError
from patolli.server.games import stored_rules
from patolli.server.storage import queries
from patolli.server.storage.base import StoredLine
from patolli.server.tables.table import FINISHED, Table

COMMENT: Final = "#"  # marks the line of another player, whose text the reader may not know


async def full_record(table: Table) -> str:
    """The record of a game that is over, with its seed."""
    found = table.record(await bare_lines(table))
    found.seed = table.row.seed.hex()
    return str(found)


async def finished_record(table: Table) -> str:
    """Return the record of a game that is over; raises ApiError if it is not."""
    if table.row.status != FINISHED:
        raise ApiError("game-running")
    return await full_record(table)


def redact_line(line: Line, mine: Collection[str]) -> Line:
    """A line of a game that was never finished, for one of its players; of others only that they decided.

    What the table says is for everybody but for digests: these would tell whether a guess is right.
    """
    open_to_all = line.who == TABLE_NAME and not line.text.startswith("digest")
    return line if line.who in mine or open_to_all else Line(COMMENT, line.who)


async def bare_lines(table: Table) -> list[StoredLine]:
    """Return all lines of a table, without their events."""
    rows = await queries.bare_lines(table.storage, table.id, 0)
    return [StoredLine(line, who, text, [], 0) for line, who, text in rows]


async def record_question(
    what: str, table: Table, after: int = 0, to: int = queries.EVER, seed: str = ""
) -> dict[str, Any]:
    """Return a question for a worker about lines of a table's record."""
    head = table.record([])
    head.seed = seed
    return {
        "ask": what,
        "game": table.row.game,
        "options": table.options,
        "rules": stored_rules(table.row.game, table.row.rules),
        "head": str(head),
        "lines": await queries.bare_lines(table.storage, table.id, after, to),
    }
