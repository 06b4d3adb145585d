"""All tables of a server: loaded when somebody asks for one, evicted when nobody looks."""

from __future__ import annotations

from collections.abc import Callable

from patolli.server.accounts.principal import Principal
from patolli.server.errors import ApiError
from patolli.server.schema import responses
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.queries import TableRow
from patolli.server.storage.sqlite import SqliteStorage
from patolli.server.tables.players import FINISHED, STATUS, bot_of, person_name, seat_kind
from patolli.server.tables.table import Table, ignore


class TableRegistry:
    """All tables."""

    def __init__(self, storage: SqliteStorage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.on_change: Callable[[Table], None] = ignore

    # Finding

    def get(self, id_: str) -> Table:
        """A table; raises ApiError if there is none."""
        known = self.tables.get(id_)
        if known is not None and not known.invalid:
            return known
        facts = queries.table_row(self.storage, id_)
        if facts is None:
            raise ApiError("no-table")
        self.evict_idle()
        table = Table(self.storage, facts, self.settings)
        table.on_change = self.on_change
        if known is not None:
            table.subscribers = known.subscribers
        self.tables[id_] = table
        return table

    def evict_idle(self) -> None:
        """Drop tables that nobody looks at, if there are too many."""
        if len(self.tables) >= self.settings.tables_in_memory:
            idle = [table for table in self.tables.values() if not table.subscribers and not table.lock.locked()]
            for table in idle[: self.settings.tables_in_memory // 4]:
                table.invalid = True
                del self.tables[table.id]

    def seats_of(self, table: Table, caller: Principal) -> list[int]:
        """The seats that somebody holds at a table."""
        if caller.token:
            ticket = queries.invite(self.storage, caller.token, table.id)
            return [ticket[0]] if ticket and ticket[1] == "token" else []
        return sorted(seat for seat in table.holders.get(caller.browser, ()) if seat >= 0)

    def can_view(self, table: Table, caller: Principal) -> bool:
        """Whether somebody may look at a table at all."""
        known = bool(caller.browser) and (caller.browser == table.row.host or bool(table.holders.get(caller.browser)))
        return table.row.public or known or bool(self.seats_of(table, caller))

    def get_visible(self, id_: str, caller: Principal) -> Table:
        """A table that the caller may look at; for all others there is none."""
        table = self.get(id_)
        if not self.can_view(table, caller):
            raise ApiError("no-table")
        return table

    def tables_of_user(self, browser: str) -> list[responses.TableSummary]:
        """The tables that a browser has made or plays at, first those where it must decide."""
        found = []
        for facts, seats in queries.tables_of(self.storage, browser):
            found.append(summary(facts))
            found[-1].own = bool(seats)
            found[-1].my_turn = any(seat in facts.to_act for seat in seats)
        return sorted(found, key=lambda row: (row.status == FINISHED, not row.my_turn, -row.changed))

    def open_tables(self) -> list[responses.TableSummary]:
        """The tables that everybody may see."""
        return [summary(facts) for facts in queries.public_tables(self.storage)]


def summary(facts: TableRow) -> responses.TableSummary:
    """Return a table for a list."""
    return responses.TableSummary(
        table=facts.id,
        game=facts.game,
        status=STATUS[facts.stage],
        seats=[responses.SeatSummary(person_name(label), seat_kind(label), bot_of(label)) for label in facts.labels],
        free=facts.labels.count(""),
        my_turn=False,
        own=False,
        changed=1000 * facts.changed,
    )
