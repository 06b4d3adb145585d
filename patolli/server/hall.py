"""The hall: all tables of a server. Finds them, makes them, and takes them away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from patolli.bots.levels import check_level
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import FILE, own_file
from patolli.core.registry import game_class
from patolli.core.replay import single_line
from patolli.match.fair_draws import fresh_seed
from patolli.messages import BOT
from patolli.server import archive, wire
from patolli.server.archive import SPECTATOR, TableRow
from patolli.server.digests import digests
from patolli.server.errors import Refused, missing
from patolli.server.people import Principal, display_name, fresh_secret, hash_secret
from patolli.server.store import SqliteStorage, Statement
from patolli.server.table import Table, ignore, load_game

if TYPE_CHECKING:
    from patolli.server.advice import AdviceCache
    from patolli.server.replayer import Replayer

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of the name of a table: none that look alike
MAX_TABLES: Final = 2_000  # in memory; those that nobody looks at go first
MAX_NAME: Final = 40  # signs of a name in an imported record, as in `wire.Name`
NO_TABLE: Final = "there is no such table, or it is private: ask its host for a link"  # strangers learn no more


class TableRegistry:
    """All tables."""

    def __init__(self, store: SqliteStorage) -> None:
        self.storage = store
        self.tables: dict[str, Table] = {}
        self.on_change: Callable[[Table], None] = ignore
        self.adviser: AdviceCache
        self.replayer: Replayer

    # Finding

    def get(self, id_: str) -> Table:
        """A table; raises Refused if there is none."""
        known = self.tables.get(id_)
        if known is not None and not known.invalid:
            return known
        facts = archive.table_row(self.storage, id_)
        if facts is None:
            raise missing(NO_TABLE)
        self.evict_idle()
        table = Table(self.storage, facts)
        table.on_change = self.on_change
        if known is not None:
            table.subscribers = known.subscribers
        self.tables[id_] = table
        return table

    def evict_idle(self) -> None:
        """Drop tables that nobody looks at, if there are too many."""
        if len(self.tables) >= MAX_TABLES:
            idle = [table for table in self.tables.values() if not table.subscribers and not table.lock.locked()]
            for table in idle[: MAX_TABLES // 4]:
                table.invalid = True
                del self.tables[table.id]

    def seats_of(self, table: Table, caller: Principal) -> list[int]:
        """The seats that somebody holds at a table."""
        if caller.token:
            ticket = archive.invite(self.storage, caller.token, table.id)
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
            raise missing(NO_TABLE)
        return table

    def tables_of_user(self, browser: str) -> list[wire.TableSummary]:
        """The tables that a browser has made or plays at, first those where it must decide."""
        found = []
        for facts, seats in archive.tables_of(self.storage, browser):
            found.append(summary(facts))
            found[-1].mine = bool(seats)
            found[-1].my_turn = any(seat in facts.to_act for seat in seats)
        return sorted(found, key=lambda row: (row.stage == "over", not row.my_turn, -row.changed))

    def open_tables(self) -> list[wire.TableSummary]:
        """The tables that everybody may see."""
        return [summary(facts) for facts in archive.public_tables(self.storage)]

    # Making

    async def create(self, new: wire.NewTable, caller: Principal) -> wire.TableCreated:
        """Make a table; the game begins at once if everybody is there."""
        check_option_files(new.game, new.options)
        game = await asyncio.to_thread(load_game, new.game, tuple(new.options.items()))
        if len(new.seats) not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise BadOption(f"{game.name} is played by {counts} seats, not by {len(new.seats)}")
        name = archive.user_name(self.storage, caller.browser)
        labels = [seat_label(seat, name, game) for seat in new.seats]
        hints = all(seat.kind != "invite" for seat in new.seats) if new.hints is None else new.hints
        facts = new_row(game, new.options, labels, caller.browser, new.public, fresh_seed(), hints)
        table = Table(self.storage, facts)
        table.nonces = [single_line(new.nonce) if seat.kind == "me" else "" for seat in new.seats]
        table.begin()
        made = wire.TableCreated(table=table.id)
        statements: list[Statement] = []
        for seat, (kind, seat_name) in enumerate(zip([s.kind for s in new.seats], table.names())):
            if kind == "me":
                statements.append(archive.add_holder(table.id, seat, caller.browser))
            elif kind == "invite":
                made.invites[seat_name] = issue_invite(statements, table.id, seat, "invite")
        made.watch = issue_invite(statements, table.id, SPECTATOR, "watch")
        await self.open(table, statements)
        return made

    async def open(self, table: Table, statements: list[Statement]) -> None:
        """Bring a new table to disk, with the first lines if its game has begun, in one commit."""
        await self.storage.write([*insert_table(table), *statements])
        self.on_change(self.get(table.id))

    async def import_record(self, given: wire.Import, caller: Principal) -> wire.TableCreated:
        """Make a table of one's own that goes on from a record, after so many lines that count. Its draws are new."""
        found = await self.replayer.import_game(given.record, given.at)
        options, labels = found["options"], found["labels"]
        game = await asyncio.to_thread(load_game, found["game"], tuple(options.items()))
        facts = new_row(game, options, labels, caller.browser, False, b"", hints=True)
        facts.to_act = found["to_act"]
        facts.stage = "running" if facts.to_act else "over"
        bots = [label.startswith(BOT) for label in labels]
        facts.due = any(bots[seat] for seat in facts.to_act)
        statements = archive.add_table(facts, [""] * len(labels))
        statements += archive.add_encoded_lines(facts.id, found["lines"])
        statements.append(archive.add_snapshot(facts.id, found["snapshot"]))
        statements += [archive.add_holder(facts.id, seat, caller.browser) for seat, bot in enumerate(bots) if not bot]
        watch = issue_invite(statements, facts.id, SPECTATOR, "watch")
        await self.storage.write(statements)
        self.on_change(self.get(facts.id))
        return wire.TableCreated(table=facts.id, watch=watch)

    async def rematch(self, table: Table) -> str:
        """The table where the same players go on, the first of them last; made when it is first asked for."""
        if table.row.stage != "over":
            raise Refused(409, "running", "the game is not over yet")

        def join() -> tuple[str, list[Statement]]:
            statements: list[Statement] = []
            if not table.row.rematch:
                fresh, statements = rematch_of(table)
                table.row.rematch = fresh.id
            return table.row.rematch, statements

        id_ = await table.execute("", "", join)
        self.on_change(self.get(id_))
        return id_

    async def close(self, table: Table) -> None:
        """Take away a table where no game has begun; nothing is left of it."""

        def remove() -> tuple[None, list[Statement]]:
            if table.row.stage != "open":
                raise Refused(409, "running", "the game has begun")
            return None, archive.remove_table(table.id)

        await table.execute("", "", remove)
        table.invalidate()
        self.tables.pop(table.id, None)


def insert_table(table: Table) -> list[Statement]:
    """All that is written for a new table."""
    lines = table.statements(table.new_lines(0), table.snapshot_if_due())
    return [*archive.add_table(table.row, table.nonces), *lines]


def rematch_of(table: Table) -> tuple[Table, list[Statement]]:
    """A new table for those who sit at this one, the first of them last, and what is written for it."""
    game = load_game(table.row.game, tuple(table.row.options.items()))
    order = [*range(1, len(table.labels)), 0]
    labels = [table.human_name(seat) or table.labels[seat] for seat in order]
    old = table.row
    facts = new_row(game, old.options, labels, old.host, old.public, fresh_seed(), old.hints)
    fresh = Table(table.storage, facts)
    fresh.begin()
    statements = insert_table(fresh)
    for browser, seats in table.holders.items():
        there = [SPECTATOR if seat == SPECTATOR else order.index(seat) for seat in seats]
        statements += [archive.add_holder(fresh.id, seat, browser) for seat in there]
    statements += [archive.copy_tokens(table.id, seat, fresh.id, there) for there, seat in enumerate(order)]
    return fresh, statements


def summary(facts: TableRow) -> wire.TableSummary:
    """A table for a list."""
    free = facts.labels.count("")
    return wire.TableSummary(facts.id, facts.game, facts.stage, facts.labels, free, changed=facts.changed)


def check_option_files(game: str, options: object) -> None:
    """Raise BadOption if an option names a file that does not come with the game: nobody reads our disk."""
    assert isinstance(options, dict)
    kind = game_class(game)
    for option in kind.options:
        value = options.get(option.name)
        if option.kind == FILE and value is not None and own_file(kind.folder, str(value)) is None:
            words = ", ".join(sorted(path.stem for path in kind.folder.glob("data/*.toml")))
            raise BadOption(
                f"option {option.name}: only data files that come with {kind.name} can be used here: {words}"
            )


def new_row(
    game: Game,
    options: dict[str, str | int],
    labels: list[str],
    host: str,
    public: bool,
    seed: bytes,
    hints: bool = False,
) -> TableRow:
    """A table that waits for players."""
    id_ = "".join(secrets.choice(ID_ALPHABET) for _ in range(12))
    now = archive.now()
    row = (
        id_,
        game.name,
        str(game.rules_version),
        archive.text(options),
        archive.text(digests(game)),
        seed,
        "open",
        host,
    )
    return TableRow((*row, public, now, now, archive.text(labels), "[]", 0, "{}", "{}", "", hints))


def seat_label(seat: wire.NewSeat, name: str, game: Game) -> str:
    """The label of a seat at a new table; empty for one that waits for somebody."""
    if seat.kind == "bot":
        check_level(seat.level, game)
        return BOT + seat.level
    return display_name(single_line(seat.name) or name) if seat.kind == "me" else ""


def issue_invite(statements: list[Statement], table: str, seat: int, kind: str) -> str:
    """A new secret that opens a seat; only its hash is stored."""
    secret = fresh_secret()
    statements.append(archive.add_invite(hash_secret(secret), table, seat, kind))
    return secret
