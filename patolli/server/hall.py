"""The hall: all tables of a server. Finds them, makes them, and gives out their seats."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from patolli.bots import level
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import FILE, own_file
from patolli.core.record import Line, read_record
from patolli.core.registry import game_class
from patolli.core.replay import clean, replay
from patolli.play.draws import fresh_seed
from patolli.play.match import Match
from patolli.server import archive, wire
from patolli.server.archive import WATCHER, Facts
from patolli.server.errors import Refused, forbidden, missing
from patolli.server.people import Caller, fresh_secret, hashed
from patolli.server.store import Statement, Store
from patolli.server.table import Table, digests, ignore, loaded
from patolli.words import BOT

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of the name of a table: none that look alike
MOST_LINES: Final = 5_000  # of a record that is imported; the longest games have some two thousand
MOST_TABLES: Final = 2_000  # in memory; those that nobody looks at go first
GUEST: Final = "Guest"
MOST_NAME: Final = 40  # signs of a name in an imported record, as in `wire.Name`
NO_TABLE: Final = "there is no such table, or it is private: ask its host for a link"  # strangers learn no more


class Hall:
    """All tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.told: Callable[[Table], None] = ignore
        self.importing = asyncio.Lock()  # one at a time: it is the heaviest request

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
            table.readers, table.standing = known.readers, known.standing
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
            ticket = archive.ticket(self.store, caller.token)
            return [ticket[1]] if ticket and ticket[0] == table.id and ticket[2] == "token" else []
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
        """The tables where a browser plays, first those where it must decide."""
        found: dict[str, wire.TableRow] = {}
        for facts, seat in archive.tables_of(self.store, browser):
            row = found.setdefault(facts.id, self.row(facts))
            row.mine = True
            row.my_turn = row.my_turn or seat in facts.to_act
        return sorted(found.values(), key=lambda row: (row.stage == "over", not row.my_turn, -row.changed))

    def public_rows(self) -> list[wire.TableRow]:
        """The tables that everybody may see."""
        return [self.row(facts) for facts in archive.public_tables(self.store)]

    def row(self, facts: Facts) -> wire.TableRow:
        """A table for a list."""
        labels = [label for label, _ in archive.seats(self.store, facts.id)]
        free = labels.count("")
        return wire.TableRow(facts.id, facts.game, facts.stage, labels, free, changed=facts.changed)

    # Making

    async def create(self, new: wire.NewTable, caller: Caller) -> wire.Made:
        """Make a table; the game begins at once if everybody is there."""
        check_files(new.game, new.options)
        game = loaded(new.game, tuple(new.options.items()))
        if len(new.seats) not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise BadOption(f"{game.name} is played by {counts} seats, not by {len(new.seats)}")
        name = archive.browser_name(self.store, caller.browser) or GUEST
        labels = [label_of(seat, name) for seat in new.seats]
        facts = new_facts(game, new.options, caller.browser, new.public, fresh_seed())
        statements = archive.add_table(facts, labels)
        made = wire.Made(table=facts.id)
        for seat, (kind, seat_name) in enumerate(zip([s.kind for s in new.seats], game.seat_names(len(labels)))):
            if kind == "me":
                statements.append(archive.add_holder(facts.id, seat, caller.browser))
                statements.append(archive.seat_label(facts.id, seat, labels[seat], clean(new.nonce)))
            elif kind == "invite":
                made.invites[seat_name] = give_ticket(statements, facts.id, seat, "invite")
        made.watch = give_ticket(statements, facts.id, WATCHER, "watch")
        await self.store.write(statements)
        await self.begin(self.table(facts.id))
        return made

    async def begin(self, table: Table) -> None:
        """Let the game begin, if everybody is there."""

        def act() -> tuple[None, list[Statement]]:
            start(table)
            return None, []

        await table.change("", "", act)

    async def import_record(self, given: wire.Import, caller: Caller) -> wire.Made:
        """A table at one screen that goes on from a record, after so many lines that count. Its draws are new."""
        record = read_record(given.record)
        if len(record.lines) > MOST_LINES:
            raise BadOption(f"the record has {len(record.lines)} lines; {MOST_LINES} is the most that is read here")
        check_files(record.game, record.options)
        async with self.importing:
            whole = await asyncio.to_thread(replay, record)
        at = whole.rev if given.at is None else given.at
        if at > whole.rev:
            raise BadOption(f"at {at}: the record has {whole.rev} lines that count")
        labels = [person(clean(label), name)[:MOST_NAME] for label, name in zip(whole.labels, whole.names)]
        facts = new_facts(whole.game, dict(whole.game.given), caller.browser, public=False, seed=b"")
        statements = archive.add_table(facts, labels)
        statements += [archive.add_holder(facts.id, seat, caller.browser) for seat in range(len(labels))]
        await self.store.write(statements)
        table = self.table(facts.id)

        def start() -> tuple[None, list[Statement]]:
            begun = table.header()
            name = whole.game.actions.name
            begun.lines = [Line(whole.name(turn.seat), name(turn.action)) for turn in whole.turns[:at]]
            table.match = Match.resume(begun, loaded=table.game)
            table.labels = table.match.table.labels
            return None, []

        await table.change("", "", start)
        return wire.Made(table=facts.id)

    async def rematch(self, table: Table) -> str:
        """The table where the same players go on, the first of them last; made when it is first asked for."""
        if table.facts.stage != "over":
            raise Refused(409, "running", "the game is not over yet")
        if table.facts.rematch:
            known = self.table(table.facts.rematch)
            if known.match is None and not known.read_only:  # the server was killed before it began
                await self.begin(known)
            return known.id
        game = loaded(table.facts.game, tuple(table.facts.options.items()))
        order = [*range(1, len(table.labels)), 0]
        facts = new_facts(game, table.facts.options, table.facts.host, table.facts.public, fresh_seed())
        statements = archive.add_table(facts, [table.person_at(seat) or table.labels[seat] for seat in order])
        for browser, seats in table.holders.items():
            new = [WATCHER if seat == WATCHER else order.index(seat) for seat in seats]
            statements += [archive.add_holder(facts.id, seat, browser) for seat in new]

        def join() -> tuple[str, list[Statement]]:
            if not table.facts.rematch:
                table.facts.rematch = facts.id
                return facts.id, statements
            return table.facts.rematch, []

        id_ = str(await table.change("", "", join))
        await self.begin(self.table(id_))
        return id_

    # Seats

    async def sit(self, table_id: str, body: wire.Sit, caller: Caller) -> wire.Seated:
        """Exchange a secret for a seat, or for the right to watch."""
        hash_ = hashed(body.secret)
        ticket = archive.ticket(self.store, hash_)
        if ticket is None or ticket[0] != table_id or ticket[2] == "token":
            raise forbidden("this link does not open a seat here, or somebody has used it; ask the host for a new one")
        if not caller.browser and (ticket[2] == "watch" or not body.token):
            raise forbidden("the token of a seat opens that seat and nothing else; leave it out, or ask for a token")
        table, seat, kind = self.table(table_id), ticket[1], ticket[2]
        if kind == "watch":
            await self.let_watch(table, caller)
            return wire.Seated(table=table.id, seat=None)
        name = clean(body.name) or archive.browser_name(self.store, caller.browser) or GUEST

        def take() -> tuple[str, list[Statement]]:
            if archive.ticket(self.store, hash_) is None:
                raise forbidden("somebody has used this link before; ask the host for a new one")
            statements = [archive.use_ticket(hash_)]
            token = give_ticket(statements, table.id, seat, "token") if body.token else ""
            if not body.token:
                statements.append(archive.add_holder(table.id, seat, caller.browser))
                table.holders.setdefault(caller.browser, set()).add(seat)
            if table.facts.stage == "open" and kind == "invite":
                table.labels[seat], table.nonces[seat] = person(name), clean(body.nonce)
                statements.append(archive.seat_label(table.id, seat, table.labels[seat], table.nonces[seat]))
                start(table)
            elif kind == "invite":
                table.playing().replace(seat, person(name))
            return token, statements

        token = await table.change("", "", take)
        return wire.Seated(table=table.id, seat=table.names()[seat], token=token)

    async def let_watch(self, table: Table, caller: Caller) -> None:
        """Let a browser watch a private table."""

        def enter() -> tuple[None, list[Statement]]:
            table.holders.setdefault(caller.browser, set()).add(WATCHER)
            return None, [archive.add_holder(table.id, WATCHER, caller.browser)]

        await table.change("", "", enter)

    async def take_free(self, table: Table, caller: Caller, seat: int, name: str) -> None:
        """Sit down at a public table where a seat is free."""
        if not table.facts.public:
            raise forbidden("this table is private: its host gives out the seats")

        def take() -> tuple[None, list[Statement]]:
            if table.match is not None or table.labels[seat]:
                raise Refused(409, "taken", "somebody else sits there")
            table.labels[seat] = person(clean(name) or archive.browser_name(self.store, caller.browser) or GUEST)
            table.holders.setdefault(caller.browser, set()).add(seat)
            start(table)
            return None, [
                *archive.clear_seat(table.id, seat),
                archive.add_holder(table.id, seat, caller.browser),
                archive.seat_label(table.id, seat, table.labels[seat], ""),
            ]

        await table.change("", "", take)

    async def fill(self, table: Table, wanted: str) -> None:
        """Let bots take all free seats, so that the game begins."""
        level(wanted)

        def take() -> tuple[None, list[Statement]]:
            check_open(table)
            statements: list[Statement] = []
            for seat, label in enumerate(table.labels):
                if not label:
                    table.labels[seat] = BOT + wanted
                    statements += archive.clear_seat(table.id, seat)
                    statements.append(archive.seat_label(table.id, seat, BOT + wanted, ""))
            start(table)
            return None, statements

        await table.change("", "", take)

    async def carry(self, table: Table, seat: int) -> wire.Link:
        """A link that opens the seat once more, on another device."""
        statements: list[Statement] = []
        secret = give_ticket(statements, table.id, seat, "carry")
        await self.store.write(statements)
        return wire.Link(secret)

    async def reissue(self, table: Table, seat: int) -> wire.Link:
        """A new link to a seat, or to watch; whoever came by an old one is out."""

        def clear() -> tuple[str, list[Statement]]:
            if seat != WATCHER and table.is_bot(seat) and not table.person_at(seat):
                raise Refused(409, "bot", "a bot sits there")
            statements = vacate(table, seat)
            return give_ticket(statements, table.id, seat, "watch" if seat == WATCHER else "invite"), statements

        return wire.Link(await table.change("", "", clear))

    async def get_up(self, table: Table, seat: int) -> None:
        """Leave a seat before the game has begun."""

        def leave() -> tuple[None, list[Statement]]:
            check_open(table)
            return None, vacate(table, seat)

        await table.change("", "", leave)

    async def close(self, table: Table) -> None:
        """Take away a table where no game has begun; nothing is left of it."""

        def remove() -> tuple[None, list[Statement]]:
            check_open(table)
            return None, archive.remove_table(table.id)

        await table.change("", "", remove)
        table.drop()
        del self.tables[table.id]


def check_open(table: Table) -> None:
    """Raise Refused if the game has begun."""
    if table.facts.stage != "open":
        raise Refused(409, "running", "the game has begun")


def vacate(table: Table, seat: int) -> list[Statement]:
    """Let nobody hold a seat any more (or watch); before the game it is free again."""
    for seats in table.holders.values():
        seats.discard(seat)
    statements = archive.clear_seat(table.id, seat)
    if table.facts.stage == "open" and seat != WATCHER:
        table.labels[seat] = table.nonces[seat] = ""
        statements.append(archive.seat_label(table.id, seat, "", ""))
    return statements


def start(table: Table) -> None:
    """Let the game begin, if everybody is there: in the change that seats the last, so that no kill comes between."""
    if table.game is not None and table.match is None and all(table.labels):
        seed, nonces = table.facts.seed, table.nonces
        table.match = Match(table.game, table.labels, seed=seed, game_id=table.id, nonces=nonces)
        table.labels = table.match.table.labels


def check_files(game: str, options: object) -> None:
    """Raise BadOption if an option names a file that does not come with the game: nobody reads our disk."""
    assert isinstance(options, dict)
    kind = game_class(game)
    for option in kind.options:
        value = options.get(option.name)
        if option.kind == FILE and value is not None and own_file(kind.folder, str(value)) is None:
            words = ", ".join(sorted(path.stem for path in kind.folder.glob("*.toml")))
            raise BadOption(
                f"option {option.name}: only data files that come with {kind.name} can be used here: {words}"
            )


def new_facts(game: Game, options: dict[str, str | int], host: str, public: bool, seed: bytes) -> Facts:
    """A table that waits for players."""
    id_ = "".join(secrets.choice(LETTERS) for _ in range(12))
    now = archive.now()
    row = (id_, game.name, str(game.rules), archive.text(options), archive.text(digests(game)), seed, "open", host)
    return Facts((*row, public, now, now, "[]", 0, None, None))


def label_of(seat: wire.NewSeat, name: str) -> str:
    """The label of a seat at a new table; empty for one that waits for somebody."""
    if seat.kind == "bot":
        level(seat.level)
        return BOT + seat.level
    return person(clean(seat.name) or name) if seat.kind == "me" else ""


def person(name: str, default: str = GUEST) -> str:
    """A name as a label; nobody can call himself a bot."""
    while name.startswith(BOT):
        name = name.removeprefix(BOT).strip()
    return name or default


def give_ticket(statements: list[Statement], table: str, seat: int, kind: str) -> str:
    """A new secret that opens a seat; only its hash is stored."""
    secret = fresh_secret()
    statements.append(archive.add_ticket(hashed(secret), table, seat, kind))
    return secret
