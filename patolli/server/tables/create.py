"""New tables: created, imported, or a rematch."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from patolli.core.game import Game
from patolli.core.replay import single_line
from patolli.match.fair_draws import fresh_seed
from patolli.messages import BOT
from patolli.server.accounts.principal import Principal
from patolli.server.accounts.sessions import fresh_secret, hash_secret
from patolli.server.errors import ApiError
from patolli.server.games import check_option_files, load_game, require_level
from patolli.server.labels import display_name
from patolli.server.schema import requests, responses
from patolli.server.storage import queries
from patolli.server.storage.queries import SPECTATOR, TableRow
from patolli.server.storage.sqlite import Statement
from patolli.server.tables.digests import digests
from patolli.server.tables.registry import TableRegistry
from patolli.server.tables.table import Table

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of the name of a table: none that look alike


async def create_table(registry: TableRegistry, new: requests.NewTable, caller: Principal) -> responses.TableCreated:
    """Make a table; the game begins at once if everybody is there."""
    check_option_files(new.game, new.options)
    game = await asyncio.to_thread(load_game, new.game, tuple(new.options.items()))
    if len(new.seats) not in game.seat_counts:
        raise ApiError("wrong-seat-count", game=game.name, counts=list(game.seat_counts), given=len(new.seats))
    name = queries.user_name(registry.storage, caller.browser)
    labels = [seat_label(seat, name, game) for seat in new.seats]
    hints = all(seat.kind != "invite" for seat in new.seats) if new.hints is None else new.hints
    facts = new_row(game, new.options, labels, caller.browser, new.public, fresh_seed(), hints)
    table = Table(registry.storage, facts, registry.settings)
    table.nonces = [single_line(new.nonce) if seat.kind == "me" else "" for seat in new.seats]
    table.begin()
    made = responses.TableCreated(table=table.id)
    statements: list[Statement] = []
    for seat, (kind, seat_name) in enumerate(zip([s.kind for s in new.seats], table.names())):
        if kind == "me":
            statements.append(queries.add_holder(table.id, seat, caller.browser))
        elif kind == "invite":
            made.invites[seat_name] = issue_invite(statements, table.id, seat, "invite")
    made.watch = issue_invite(statements, table.id, SPECTATOR, "watch")
    await write_table(registry, table, statements)
    return made


async def write_table(registry: TableRegistry, table: Table, statements: list[Statement]) -> None:
    """Bring a new table to disk, with the first lines if its game has begun, in one commit."""
    await registry.storage.write([*insert_table(table), *statements])
    registry.on_change(registry.get(table.id))


async def import_game(registry: TableRegistry, found: dict[str, Any], caller: Principal) -> responses.TableCreated:
    """Make a table of one's own that goes on from a record, as a worker has read it. Its draws are new."""
    options, labels = found["options"], found["labels"]
    game = await asyncio.to_thread(load_game, found["game"], tuple(options.items()))
    facts = new_row(game, options, labels, caller.browser, False, b"", hints=True)
    facts.to_act = found["to_act"]
    facts.stage = "running" if facts.to_act else "over"
    bots = [label.startswith(BOT) for label in labels]
    facts.due = any(bots[seat] for seat in facts.to_act)
    statements = queries.add_table(facts, [""] * len(labels))
    statements += queries.add_encoded_lines(facts.id, found["lines"])
    statements.append(queries.add_snapshot(facts.id, found["snapshot"]))
    statements += [queries.add_holder(facts.id, seat, caller.browser) for seat, bot in enumerate(bots) if not bot]
    watch = issue_invite(statements, facts.id, SPECTATOR, "watch")
    await registry.storage.write(statements)
    registry.on_change(registry.get(facts.id))
    return responses.TableCreated(table=facts.id, watch=watch)


async def rematch_table(registry: TableRegistry, table: Table) -> str:
    """The table where the same players go on, the first of them last; made when it is first asked for."""
    if table.row.stage != "over":
        raise ApiError("not-finished")

    def join() -> tuple[str, list[Statement]]:
        statements: list[Statement] = []
        if not table.row.rematch:
            fresh, statements = rematch_of(table)
            table.row.rematch = fresh.id
        return table.row.rematch, statements

    id_ = await table.execute("", "", join)
    registry.on_change(registry.get(id_))
    return id_


async def close_table(registry: TableRegistry, table: Table) -> None:
    """Take away a table where no game has begun; nothing is left of it."""

    def remove() -> tuple[None, list[Statement]]:
        if table.row.stage != "open":
            raise ApiError("game-begun")
        return None, queries.remove_table(table.id)

    await table.execute("", "", remove)
    table.invalidate()
    registry.tables.pop(table.id, None)


def insert_table(table: Table) -> list[Statement]:
    """All that is written for a new table."""
    lines = table.statements(table.new_lines(0), table.snapshot_if_due())
    return [*queries.add_table(table.row, table.nonces), *lines]


def rematch_of(table: Table) -> tuple[Table, list[Statement]]:
    """A new table for those who sit at this one, the first of them last, and what is written for it."""
    game = load_game(table.row.game, tuple(table.row.options.items()))
    order = [*range(1, len(table.labels)), 0]
    labels = [table.human_name(seat) or table.labels[seat] for seat in order]
    old = table.row
    facts = new_row(game, old.options, labels, old.host, old.public, fresh_seed(), old.hints)
    fresh = Table(table.storage, facts, table.settings)
    fresh.begin()
    statements = insert_table(fresh)
    for browser, seats in table.holders.items():
        there = [SPECTATOR if seat == SPECTATOR else order.index(seat) for seat in seats]
        statements += [queries.add_holder(fresh.id, seat, browser) for seat in there]
    statements += [queries.copy_tokens(table.id, seat, fresh.id, there) for there, seat in enumerate(order)]
    return fresh, statements


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
    now = queries.now()
    row = (
        id_,
        game.name,
        str(game.rules_version),
        queries.text(options),
        queries.text(digests(game)),
        seed,
        "open",
        host,
    )
    return TableRow((*row, public, now, now, queries.text(labels), "[]", 0, "{}", "{}", "", hints))


def seat_label(seat: requests.NewSeat, name: str, game: Game) -> str:
    """The label of a seat at a new table; empty for one that waits for somebody."""
    if seat.kind == "bot":
        require_level(seat.level, game)
        return BOT + seat.level
    return display_name(single_line(seat.name) or name) if seat.kind == "me" else ""


def issue_invite(statements: list[Statement], table: str, seat: int, kind: str) -> str:
    """A new secret that opens a seat; only its hash is stored."""
    secret = fresh_secret()
    statements.append(queries.add_invite(hash_secret(secret), table, seat, kind))
    return secret
