"""All tables of a server: loaded when somebody asks for one, evicted when nobody looks."""

import asyncio
from collections.abc import Callable

from patolli.server.errors import ApiError
from patolli.server.schema import responses
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Storage, TableRow
from patolli.server.tables import access
from patolli.server.tables.players import bot_of, person_name, seat_kind
from patolli.server.tables.table import FINISHED, Table, ignore


class TableRegistry:
    """The tables in memory, by id."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.on_change: Callable[[Table], None] = ignore

    async def get(self, id_: str) -> Table:
        """Return a table; raises ApiError if there is none."""
        known = self.tables.get(id_)
        if known is not None and not known.invalid:
            return known
        if id_ not in self.loading:
            self.loading[id_] = asyncio.ensure_future(self.load(id_))
            self.loading[id_].add_done_callback(lambda _: self.loading.pop(id_))
        return await asyncio.shield(self.loading[id_])

    async def load(self, id_: str) -> Table:
        """Load a table; its subscribers stay. Raises ApiError if there is none."""
        row = await queries.table_row(self.storage, id_)
        if row is None:
            raise ApiError("no-table")
        table = await Table.load(self.storage, row, self.settings)
        table.on_change = self.on_change
        self.evict_idle()
        known = self.tables.get(id_)
        if known is not None:
            table.subscribers = known.subscribers
        self.tables[id_] = table
        return table

    def evict_idle(self) -> None:
        """Forget tables that no client follows, if there are too many."""
        most = self.settings.tables_in_memory
        if len(self.tables) >= most:
            idle = [table for table in self.tables.values() if not table.subscribers and not table.lock.locked()]
            for table in idle[: max(1, most // 4)]:
                table.invalid = True
                del self.tables[table.id]

    async def get_visible(self, id_: str, user: str) -> Table:
        """Return a table that a user may look at; for all others there is none."""
        table = await self.get(id_)
        if not access.can_view(table, user):
            raise ApiError("no-table")
        return table

    async def tables_of_user(self, user: str) -> list[responses.TableSummary]:
        """Return the tables that a user has made or plays at, first those that wait for a decision."""
        found = []
        for row, seats in await queries.tables_of_user(self.storage, user):
            found.append(summary(row))
            found[-1].own = bool(seats)
            found[-1].my_turn = any(seat in row.to_act for seat in seats)
        return sorted(found, key=lambda row: (row.status == FINISHED, not row.my_turn, -row.changed))

    async def open_tables(self) -> list[responses.TableSummary]:
        """Return the tables that everybody may see."""
        return [summary(row) for row in await queries.open_tables(self.storage)]


def summary(row: TableRow) -> responses.TableSummary:
    """Return a table for a list."""
    return responses.TableSummary(
        table=row.id,
        game=row.game,
        status=row.status,
        seats=[responses.SeatSummary(person_name(label), seat_kind(label), bot_of(label)) for label in row.labels],
        free=row.labels.count(""),
        my_turn=False,
        own=False,
        changed=row.changed,
    )
