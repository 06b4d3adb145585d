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
from patolli.server.archive import WATCHER, Facts
from patolli.server.digests import digests
from patolli.server.errors import Refused, missing
from patolli.server.people import Caller, fresh_secret, hashed, person
from patolli.server.store import Statement, Store
from patolli.server.table import Table, ignore, loaded

if TYPE_CHECKING:
    from patolli.server.advice import Adviser
    from patolli.server.replayer import Replayer

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of the name of a table: none that look alike
MOST_TABLES: Final = 2_000  # in memory; those that nobody looks at go first
MOST_NAME: Final = 40  # signs of a name in an imported record, as in `wire.Name`
NO_TABLE: Final = "there is no such table, or it is private: ask its host for a link"  # strangers learn no more


class Hall:
    """All tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.told: Callable[[Table], None] = ignore
        self.adviser: Adviser
        self.replayer: Replayer

    # Finding

    def table(self, id_: str) -> Table:
        """A table; raises Refused if there is none."""
        known = self.tables.get(id_)
        if known is not None and not known.dropped:
            return known
        facts = archive.facts(self.store, id_)
        if facts is None:
            raise missing(NO_TABLE)
        self.make_room()
        table = Table(self.store, facts)
        table.told = self.told
        if known is not None:
            table.readers = known.readers
        self.tables[id_] = table
        return table

    def make_room(self) -> None:
        """Drop tables that nobody looks at, if there are too many."""
        if len(self.tables) >= MOST_TABLES:
            idle = [table for table in self.tables.values() if not table.readers and not table.lock.locked()]
            for table in idle[: MOST_TABLES // 4]:
                table.dropped = True
                del self.tables[table.id]

    def seats(self, table: Table, caller: Caller) -> list[int]:
        """The seats that somebody holds at a table."""
        if caller.token:
            ticket = archive.ticket(self.store, caller.token, table.id)
            return [ticket[0]] if ticket and ticket[1] == "token" else []
        return sorted(seat for seat in table.holders.get(caller.browser, ()) if seat >= 0)

    def may_see(self, table: Table, caller: Caller) -> bool:
        """Whether somebody may look at a table at all."""
        known = bool(caller.browser) and (caller.browser == table.facts.host or bool(table.holders.get(caller.browser)))
        return table.facts.public or known or bool(self.seats(table, caller))

    def seen(self, id_: str, caller: Caller) -> Table:
        """A table that the caller may look at; for all others there is none."""
        table = self.table(id_)
        if not self.may_see(table, caller):
            raise missing(NO_TABLE)
        return table

    def rows(self, browser: str) -> list[wire.TableRow]:
        """The tables that a browser has made or plays at, first those where it must decide."""
        found = []
        for facts, seats in archive.tables_of(self.store, browser):
            found.append(row(facts))
            found[-1].mine = bool(seats)
            found[-1].my_turn = any(seat in facts.to_act for seat in seats)
        return sorted(found, key=lambda row: (row.stage == "over", not row.my_turn, -row.changed))

    def public_rows(self) -> list[wire.TableRow]:
        """The tables that everybody may see."""
        return [row(facts) for facts in archive.public_tables(self.store)]

    # Making

    async def create(self, new: wire.NewTable, caller: Caller) -> wire.Made:
        """Make a table; the game begins at once if everybody is there."""
        check_files(new.game, new.options)
        game = await asyncio.to_thread(loaded, new.game, tuple(new.options.items()))
        if len(new.seats) not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise BadOption(f"{game.name} is played by {counts} seats, not by {len(new.seats)}")
        name = archive.browser_name(self.store, caller.browser)
        labels = [label_of(seat, name, game) for seat in new.seats]
        hints = all(seat.kind != "invite" for seat in new.seats) if new.hints is None else new.hints
        facts = new_facts(game, new.options, labels, caller.browser, new.public, fresh_seed(), hints)
        table = Table(self.store, facts)
        table.nonces = [single_line(new.nonce) if seat.kind == "me" else "" for seat in new.seats]
        table.begin()
        made = wire.Made(table=table.id)
        statements: list[Statement] = []
        for seat, (kind, seat_name) in enumerate(zip([s.kind for s in new.seats], table.names())):
            if kind == "me":
                statements.append(archive.add_holder(table.id, seat, caller.browser))
            elif kind == "invite":
                made.invites[seat_name] = give_ticket(statements, table.id, seat, "invite")
        made.watch = give_ticket(statements, table.id, WATCHER, "watch")
        await self.open(table, statements)
        return made

    async def open(self, table: Table, statements: list[Statement]) -> None:
        """Bring a new table to disk, with the first lines if its game has begun, in one commit."""
        await self.store.write([*opening(table), *statements])
        self.told(self.table(table.id))

    async def import_record(self, given: wire.Import, caller: Caller) -> wire.Made:
        """Make a table of one's own that goes on from a record, after so many lines that count. Its draws are new."""
        found = await self.replayer.import_game(given.record, given.at)
        options, labels = found["options"], found["labels"]
        game = await asyncio.to_thread(loaded, found["game"], tuple(options.items()))
        facts = new_facts(game, options, labels, caller.browser, False, b"", hints=True)
        facts.to_act = found["to_act"]
        facts.stage = "running" if facts.to_act else "over"
        bots = [label.startswith(BOT) for label in labels]
        facts.due = any(bots[seat] for seat in facts.to_act)
        statements = archive.add_table(facts, [""] * len(labels))
        statements += archive.add_encoded_lines(facts.id, found["lines"])
        statements.append(archive.add_snapshot(facts.id, found["snapshot"]))
        statements += [archive.add_holder(facts.id, seat, caller.browser) for seat, bot in enumerate(bots) if not bot]
        watch = give_ticket(statements, facts.id, WATCHER, "watch")
        await self.store.write(statements)
        self.told(self.table(facts.id))
        return wire.Made(table=facts.id, watch=watch)

    async def rematch(self, table: Table) -> str:
        """The table where the same players go on, the first of them last; made when it is first asked for."""
        if table.facts.stage != "over":
            raise Refused(409, "running", "the game is not over yet")

        def join() -> tuple[str, list[Statement]]:
            statements: list[Statement] = []
            if not table.facts.rematch:
                fresh, statements = again(table)
                table.facts.rematch = fresh.id
            return table.facts.rematch, statements

        id_ = await table.change("", "", join)
        self.told(self.table(id_))
        return id_

    async def close(self, table: Table) -> None:
        """Take away a table where no game has begun; nothing is left of it."""

        def remove() -> tuple[None, list[Statement]]:
            if table.facts.stage != "open":
                raise Refused(409, "running", "the game has begun")
            return None, archive.remove_table(table.id)

        await table.change("", "", remove)
        table.drop()
        self.tables.pop(table.id, None)


def opening(table: Table) -> list[Statement]:
    """All that is written for a new table."""
    lines = table.statements(table.fresh_entries(0), table.snapshot_due())
    return [*archive.add_table(table.facts, table.nonces), *lines]


def again(table: Table) -> tuple[Table, list[Statement]]:
    """A new table for those who sit at this one, the first of them last, and what is written for it."""
    game = loaded(table.facts.game, tuple(table.facts.options.items()))
    order = [*range(1, len(table.labels)), 0]
    labels = [table.person_at(seat) or table.labels[seat] for seat in order]
    old = table.facts
    facts = new_facts(game, old.options, labels, old.host, old.public, fresh_seed(), old.hints)
    fresh = Table(table.store, facts)
    fresh.begin()
    statements = opening(fresh)
    for browser, seats in table.holders.items():
        there = [WATCHER if seat == WATCHER else order.index(seat) for seat in seats]
        statements += [archive.add_holder(fresh.id, seat, browser) for seat in there]
    statements += [archive.copy_tokens(table.id, seat, fresh.id, there) for there, seat in enumerate(order)]
    return fresh, statements


def row(facts: Facts) -> wire.TableRow:
    """A table for a list."""
    free = facts.labels.count("")
    return wire.TableRow(facts.id, facts.game, facts.stage, facts.labels, free, changed=facts.changed)


def check_files(game: str, options: object) -> None:
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


def new_facts(
    game: Game,
    options: dict[str, str | int],
    labels: list[str],
    host: str,
    public: bool,
    seed: bytes,
    hints: bool = False,
) -> Facts:
    """A table that waits for players."""
    id_ = "".join(secrets.choice(LETTERS) for _ in range(12))
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
    return Facts((*row, public, now, now, archive.text(labels), "[]", 0, "{}", "{}", "", hints))


def label_of(seat: wire.NewSeat, name: str, game: Game) -> str:
    """The label of a seat at a new table; empty for one that waits for somebody."""
    if seat.kind == "bot":
        check_level(seat.level, game)
        return BOT + seat.level
    return person(single_line(seat.name) or name) if seat.kind == "me" else ""


def give_ticket(statements: list[Statement], table: str, seat: int, kind: str) -> str:
    """A new secret that opens a seat; only its hash is stored."""
    secret = fresh_secret()
    statements.append(archive.add_ticket(hashed(secret), table, seat, kind))
    return secret
