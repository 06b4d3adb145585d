"""New tables: made by a host, imported, or a rematch."""

import asyncio
import secrets
from dataclasses import asdict
from typing import Any, Final

from patolli.core.game import Game
from patolli.core.replay import single_line
from patolli.match.fair_draws import fresh_seed
from patolli.messages import BOT
from patolli.server.accounts.principal import Principal
from patolli.server.accounts.sessions import fresh_secret, hash_secret
from patolli.server.errors import ApiError
from patolli.server.games import check_option_files, load_game, require_level
from patolli.server.labels import chosen_name, display_name
from patolli.server.schema import requests, responses
from patolli.server.storage import queries
from patolli.server.storage.base import SPECTATOR, Statement, TableRow, now
from patolli.server.tables import boxes
from patolli.server.tables.change import BOT_TURN, Actor, Change
from patolli.server.tables.digests import digests
from patolli.server.tables.registry import TableRegistry
from patolli.server.tables.seating import INVITE, WATCH, require_waiting
from patolli.server.tables.table import FINISHED, PLAYING, WAITING, Table

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of the id of a table: no letters that look alike
ANY_NUMBER: Final = 1 << 30  # of boxes: a rematch needs none that is not kept already


async def create_table(
    registry: TableRegistry, new: requests.NewTable, host: Principal, boxed: boxes.Boxes
) -> responses.TableCreated:
    """Make a table, with boxes that were given for it; the game begins at once if all seats are taken."""
    storage, named = registry.storage, boxes.named(new.options, boxed)
    check_option_files(new.game, named)
    await boxes.require_few(storage, registry.settings, host.user, named)
    options = await boxes.resolved(storage, named, boxed)
    game = await asyncio.to_thread(load_game, new.game, tuple(options.items()))
    if len(new.seats) not in game.seat_counts:
        raise ApiError("wrong-seat-count", game=game.name, counts=list(game.seat_counts), given=len(new.seats))
    labels = [seat_label(seat, host.name, game) for seat in new.seats]
    hints = all(seat.kind != "invite" for seat in new.seats) if new.hints is None else new.hints
    row = new_row(game, named, labels, host.user, new.public, fresh_seed(), hints)
    table = Table(storage, row, registry.settings, options)
    table.nonces = [single_line(new.nonce) if seat.kind == "me" else "" for seat in new.seats]
    table.begin()
    made = responses.TableCreated(table=table.id)
    statements: list[Statement] = []
    for seat, (kind, name) in enumerate(zip([s.kind for s in new.seats], table.names())):
        if kind == "me":
            statements.append(queries.add_holder(table.id, seat, host.user))
        elif kind == "invite":
            made.invites[name] = issue_invite(statements, table.id, seat, INVITE)
    made.watch = issue_invite(statements, table.id, SPECTATOR, WATCH)
    kept = boxes.statements(row, boxed, registry.settings.boxes_per_host)
    await storage.commit([*host.registration(), *new_table(table), *kept, *statements])
    registry.on_change(await registry.get(table.id))
    return made


async def import_game(registry: TableRegistry, found: dict[str, Any], host: Principal) -> responses.TableCreated:
    """Make a table that goes on from a record, as a worker has read it. Its draws are new."""
    labels, boxed, storage = found["labels"], found["boxes"], registry.storage
    options = boxes.named(found["options"], boxed)
    await boxes.require_few(storage, registry.settings, host.user, options)
    given = await boxes.resolved(storage, options, boxed)
    game = await asyncio.to_thread(load_game, found["game"], tuple(given.items()), found["rules"])
    row = new_row(game, options, labels, host.user, False, b"", hints=True)
    row.to_act = found["to_act"]
    row.status = PLAYING if row.to_act else FINISHED
    bots = [label.startswith(BOT) for label in labels]
    statements = [*host.registration(), *queries.add_table(row, [""] * len(labels))]
    statements += boxes.statements(row, boxed, registry.settings.boxes_per_host)
    statements += queries.add_encoded_lines(row.id, found["lines"])
    statements.append(queries.add_snapshot(row.id, found["snapshot"]))
    statements += [queries.add_holder(row.id, seat, host.user) for seat, bot in enumerate(bots) if not bot]
    if any(bots[seat] for seat in row.to_act):
        statements.append(queries.set_job(row.id, BOT_TURN, now()))
    watch = issue_invite(statements, row.id, SPECTATOR, WATCH)
    await storage.commit(statements)
    registry.on_change(await registry.get(row.id))
    return responses.TableCreated(table=row.id, watch=watch)


def rematch(table: Table, actor: Actor, body: requests.KeyedRequest, change: Change) -> dict[str, Any]:
    """Make the table where the same players go on, the first of them last, unless there is one."""
    if table.row.status != FINISHED:
        raise ApiError("not-finished")
    if not table.row.rematch:
        fresh, statements = rematch_of(table)
        change.add(*statements)
        table.row.rematch = fresh.id
    return asdict(responses.TableCreated(table.row.rematch))


def close(table: Table, actor: Actor, body: requests.KeyedRequest, change: Change) -> None:
    """Remove a table where no game has begun; nothing is left of it."""
    require_waiting(table)
    change.remove_table()


def new_table(table: Table) -> list[Statement]:
    """Return all that is written for a new table, with the first lines if its game has begun."""
    change = Change(table)
    change.revision = 0
    change.collect_record()
    return [*queries.add_table(table.row, table.nonces), *change.statements, *change.job()]


def rematch_of(table: Table) -> tuple[Table, list[Statement]]:
    """Return a new table for the players of this one, the first of them last, and what is written for it."""
    game = load_game(table.row.game, tuple(table.options.items()))
    order = [*range(1, len(table.labels)), 0]
    labels = [table.human_name(seat) or table.labels[seat] for seat in order]
    old = table.row
    row = new_row(game, old.options, labels, old.host, old.public, fresh_seed(), old.hints)
    fresh = Table(table.storage, row, table.settings, table.options)
    fresh.begin()
    statements = [*new_table(fresh), *boxes.statements(row, {}, ANY_NUMBER)]
    for user, seats in table.holders.items():
        there = [SPECTATOR if seat == SPECTATOR else order.index(seat) for seat in seats]
        statements += [queries.add_holder(fresh.id, seat, user) for seat in there]
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
    """Return the row of a table that waits for players."""
    return TableRow(
        id="".join(secrets.choice(ID_ALPHABET) for _ in range(12)),
        game=game.name,
        rules=str(game.rules),
        options=options,
        digests=digests(game),
        seed=seed,
        host=host,
        public=public,
        hints=hints,
        created=now(),
        labels=labels,
        status=WAITING,
    )


def seat_label(seat: requests.NewSeat, name: str, game: Game) -> str:
    """Return the label of a seat at a new table; empty for one that waits for a player."""
    if seat.kind == "bot":
        require_level(seat.level, game)
        return BOT + seat.level
    return display_name(chosen_name(seat.name) or name) if seat.kind == "me" else ""


def issue_invite(statements: list[Statement], table: str, seat: int, kind: str) -> str:
    """Return a new secret that opens a seat; only its hash is stored."""
    secret = fresh_secret()
    statements.append(queries.add_invite(hash_secret(secret), table, seat, kind))
    return secret
