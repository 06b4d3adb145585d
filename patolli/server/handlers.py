"""What the routes do: each handler gets a request whose caller and body are known, and returns the answer."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from patolli import __version__
from patolli.core.game import Game
from patolli.core.record import TABLE_NAME, Line, count_line
from patolli.core.replay import single_line
from patolli.match.match import Match
from patolli.server import advice, archive, catalogue, deeds, metrics, seating, transfers, wire
from patolli.server.archive import SPECTATOR
from patolli.server.errors import Refused, missing
from patolli.server.hall import TableRegistry, check_option_files
from patolli.server.people import GUEST, Principal, display_name
from patolli.server.replayer import about
from patolli.server.sight import outcome, table_view, visible_lines
from patolli.server.store import Row
from patolli.server.table import Table

COMMENT: Final = "#"  # who a line of a record comes from that is not for the reader: a comment


class RequestContext:
    """A request whose body and caller are known. `table`, `mine` and `request` are there on routes of a table."""

    table: Table
    request: str  # a hash of caller, address and body, by which the same request is known again

    def __init__(
        self, hall: TableRegistry, caller: Principal, path: Mapping[str, str], query: Mapping[str, str], body: Any
    ) -> None:
        self.registry = hall
        self.principal = caller
        self.path = path
        self.query = query
        self.body = body
        self.own_seats: list[int] = []

    def seat(self) -> int:
        """The own seat that the body speaks for; raises Refused."""
        return self.table.resolve_seat(self.own_seats, self.body.seat)

    def viewer(self) -> int | None:
        """The seat for which the caller looks; None for a spectator."""
        name = self.query.get("seat", "")
        return self.table.resolve_seat(self.own_seats, name) if self.own_seats or name else None

    def number(self, name: str, default: int) -> int:
        """A number in the query; raises Refused."""
        text = self.query.get(name, "")
        if not text:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refused(422, "bad_input", f"{name}={text[:40]}: not a number from 0 to 999999999")
        return int(text)

    def name(self) -> str:
        """What the caller goes by."""
        return archive.user_name(self.registry.storage, self.principal.browser) or GUEST


# The site


async def health(ask: RequestContext) -> wire.Health:
    await ask.registry.storage.probe()
    return wire.Health("ok", __version__, ask.registry.storage.read("SELECT sqlite_version()")[0][0])


async def prometheus(ask: RequestContext) -> bytes:
    return metrics.exposition()


async def games(ask: RequestContext) -> Any:
    return await asyncio.to_thread(catalogue.games)


async def action_table(ask: RequestContext) -> bytes:
    options = dict(ask.query)
    check_option_files(ask.path["game"], options)
    return await asyncio.to_thread(catalogue.action_table, ask.path["game"], tuple(sorted(options.items())))


async def rules(ask: RequestContext) -> bytes:
    return catalogue.rules(ask.path["game"])


async def overview(ask: RequestContext) -> bytes:
    return catalogue.overview(ask.path["game"], ask.path["lang"])


async def rule_words(ask: RequestContext) -> bytes:
    return catalogue.rule_words(ask.path["game"], ask.path["lang"])


async def lesson(ask: RequestContext) -> bytes:
    return catalogue.lesson(ask.path["game"])


async def words(ask: RequestContext) -> bytes:
    return catalogue.words(ask.path["lang"], ask.path.get("game", ""))


async def me(ask: RequestContext) -> wire.Me:
    browser = ask.principal.browser
    return wire.Me(ask.name(), ask.registry.tables_of_user(browser) if browser else [], ask.name() != GUEST)


async def rename(ask: RequestContext) -> wire.Me:
    if not ask.principal.browser:
        raise Refused(403, "forbidden", "a token has no name; a browser has")
    name = display_name(single_line(ask.body.name))
    table = ask.registry.get_visible(ask.body.table, ask.principal) if ask.body.table else None
    await ask.registry.storage.write([archive.upsert_user(ask.principal.browser, name)])
    if table is not None:
        await seating.rename(table, ask.registry.seats_of(table, ask.principal), name)
    return await me(ask)


async def tables(ask: RequestContext) -> list[wire.TableSummary]:
    return ask.registry.open_tables()


async def create(ask: RequestContext) -> wire.TableCreated:
    require_user(ask)
    return await ask.registry.create(ask.body, ask.principal)


async def import_record(ask: RequestContext) -> wire.TableCreated:
    require_user(ask)
    return await ask.registry.import_record(ask.body, ask.principal)


def require_user(ask: RequestContext) -> None:
    """Raise Refused for a program that speaks for a seat."""
    if not ask.principal.browser:
        raise Refused(403, "forbidden", "the token of a seat opens that seat and nothing else; leave it out")


# A table


async def get_table(ask: RequestContext) -> wire.TableView:
    have, chat = ask.number("have", 0), ask.number("chat", 0)
    ask.table.looked()
    return table_view(ask.table, ask.own_seats, ask.viewer(), ask.principal.browser, have, chat)


async def get_log(ask: RequestContext) -> Any:
    game = ask.table.game
    if game is None:
        return []
    have = ask.number("have", 0)
    have = have if have <= ask.table.revision else 0
    rows = archive.encoded_lines(ask.table.storage, ask.table.id, have)
    same_rules = ask.table.row.rules == str(game.rules_version)
    return asyncio.to_thread(shown_rows, game, rows, ask.viewer(), same_rules)


def shown_rows(game: Game, rows: Sequence[Row], seat: int | None, same_rules: bool) -> list[wire.LogEntry]:
    """Return stored lines as a seat or a spectator may know them."""
    return visible_lines(game, archive.read_lines(rows), seat, same_rules)


async def claim_seat(ask: RequestContext) -> wire.SeatClaimed:
    return await seating.claim_seat(ask.registry, ask.path["table"], ask.body, ask.principal)


async def take_open_seat(ask: RequestContext) -> wire.SeatClaimed:
    require_user(ask)
    seat = ask.table.seat_index(ask.body.seat)
    await seating.take_open_seat(ask.table, ask.principal, seat, ask.body.key)
    return wire.SeatClaimed(ask.table.id, ask.table.names()[seat])


async def play(ask: RequestContext) -> Any:
    with metrics.SECONDS.time():
        answer = await deeds.play(ask.table, ask.seat(), ask.body, ask.request)
    metrics.DECISIONS.labels(ask.table.row.game).inc()
    return answer


async def why(ask: RequestContext) -> wire.Legality:
    async with ask.table.locked():
        return deeds.why(ask.table, ask.seat(), ask.body)


async def preview(ask: RequestContext) -> wire.Preview:
    async with ask.table.locked():
        return deeds.preview_action(ask.table, ask.seat(), ask.body)


async def hint(ask: RequestContext) -> wire.Hint:
    seat = ask.seat()
    async with ask.table.locked():
        advice.require_hints(ask.table)
        match = deeds.require_human(ask.table, seat)
        match.require_current(ask.body.rev)
        if seat not in match.to_act():
            raise Refused(422, "not_your_turn", "there is nothing for you to decide now")
        view, legal = match.replay.game.view(match.replay.state, seat), match.replay.state.legal_actions(seat)
    found = await ask.registry.adviser.ask(ask.table, "hint", ask.body.rev, view, legal)
    return advice.render_hint(ask.table, found, ask.body.depth)


async def chances(ask: RequestContext) -> wire.Chances:
    seat = ask.table.resolve_seat(ask.own_seats, ask.body.seat) if ask.own_seats or ask.body.seat else None
    async with ask.table.locked():
        advice.require_hints(ask.table)
        match = ask.table.require_match()
        rev, view = match.revision, match.replay.game.view(match.replay.state, seat)
    return wire.Chances(rev, await ask.registry.adviser.ask(ask.table, "chances", rev, view))


async def undo(ask: RequestContext) -> Any:
    return await deeds.undo(ask.table, ask.seat(), ask.body, ask.request)


async def ask_takeback(ask: RequestContext) -> Any:
    return await deeds.ask_takeback(ask.table, ask.seat(), ask.body, ask.request)


async def answer_takeback(ask: RequestContext) -> Any:
    return await deeds.answer_takeback(ask.table, ask.seat(), ask.body, ask.request)


async def resign(ask: RequestContext) -> Any:
    return await deeds.resign(ask.table, ask.seat(), ask.body, ask.request)


async def leave(ask: RequestContext) -> Any:
    if ask.table.row.stage == "open":
        return await seating.stand_up(ask.table, ask.seat(), ask.body.key, ask.request)
    return await deeds.hand_over(ask.table, ask.seat(), ask.body, ask.request)


async def resume_seat(ask: RequestContext) -> Any:
    seat = ask.seat()
    name = ask.table.human_name(seat) or display_name(ask.name())
    return await deeds.resume_seat(ask.table, seat, name, ask.body, ask.request)


async def hand_over(ask: RequestContext) -> Any:
    return await deeds.replace_absent(ask.table, ask.table.seat_index(ask.body.seat), ask.body, ask.request)


async def set_auto_answer(ask: RequestContext) -> Any:
    await deeds.set_auto_answer(ask.table, ask.seat(), ask.body)
    return {}


async def post_chat(ask: RequestContext) -> Any:
    seat = ask.seat() if ask.own_seats else SPECTATOR
    name = ask.table.human_name(seat) if seat >= 0 else ""
    await deeds.post_chat(ask.table, seat, name or ask.name(), ask.body, ask.request)
    return {}


async def device_link(ask: RequestContext) -> wire.Link:
    return await seating.device_link(ask.table, ask.seat(), ask.body.key)


async def reissue_invite(ask: RequestContext) -> wire.Link:
    seat = ask.table.seat_index(ask.body.seat) if ask.body.seat else SPECTATOR
    return await seating.reissue_invite(ask.table, seat, ask.body.key)


async def transfer(ask: RequestContext) -> Any:
    return await transfers.ask_transfer(ask.table, ask.table.seat_index(ask.body.seat), ask.body, ask.request)


async def answer_transfer(ask: RequestContext) -> Any:
    return await transfers.answer_transfer(ask.table, ask.seat(), ask.body, ask.request)


async def close(ask: RequestContext) -> Any:
    await ask.registry.close(ask.table)
    return {}


async def fill(ask: RequestContext) -> Any:
    await seating.fill(ask.table, ask.body.level)
    return {}


async def rematch(ask: RequestContext) -> wire.TableCreated:
    return wire.TableCreated(await ask.registry.rematch(ask.table))


# When it is over


async def record(ask: RequestContext) -> bytes:
    table = ask.table
    if table.row.stage == "over":
        return full_record(table).encode()
    if not table.read_only:
        raise Refused(403, "running", "the record holds secrets of the game; it is open when the game is over")
    if not ask.own_seats:
        raise Refused(403, "forbidden", "only its players get the record of a game that was never finished")
    found = table.record(bare_entries(table))
    if any(table.human_name(seat) and seat not in ask.own_seats for seat in range(len(table.labels))):
        if table.damaged:  # nobody knows whose line is whose
            raise Refused(409, "damaged", table.read_only)
        found.lines = [redact_line(line, {table.names()[seat] for seat in ask.own_seats}) for line in found.lines]
    return str(found).encode()


def full_record(table: Table) -> str:
    """The record of a game that is over, with its seed."""
    found = table.record(bare_entries(table))
    found.seed = table.row.seed.hex()
    return str(found)


def redact_line(line: Line, mine: Collection[str]) -> Line:
    """A line of a game that was never finished, for one of its players; of others only that they decided.

    What the table says is for everybody but for digests: these would tell whether a guess is right.
    """
    open_to_all = line.who == TABLE_NAME and not line.text.startswith("digest")
    return line if line.who in mine or open_to_all else Line(COMMENT, line.who)


async def verification(ask: RequestContext) -> Any:
    require_finished(ask)
    if not ask.table.row.seed:
        return wire.Verified(fair=None, message="this game was imported: its draws were not made here")
    return verdict(ask.registry, about("verify", ask.table, seed=ask.table.row.seed.hex()))


async def verdict(hall: TableRegistry, question: dict[str, Any]) -> wire.Verified:
    """Have the draws of a game verified."""
    found = await hall.replayer.replay(question)
    if "unfair" in found:
        return wire.Verified(fair=False, message=found["unfair"])
    return wire.Verified(fair=True, draws=found["draws"])


async def position(ask: RequestContext) -> Any:
    """The table after line n; of a running game only the past that the reader could see."""
    table = ask.table
    match = table.require_match()
    n = ask.number("n", match.revision)
    if n > match.revision:
        raise missing(f"n={n}: the table has {match.revision} lines")
    viewer = ask.viewer()
    start = archive.snapshot(table.storage, table.id, before=n + 1)
    question = about("position", table, start["lines"] if start else 0, n) | {"start": start, "viewer": viewer}
    seat = None if viewer is None else table.names()[viewer]
    return past(ask.registry, question, wire.Position(n=n, seat=seat, view={}))


async def past(hall: TableRegistry, question: dict[str, Any], found: wire.Position) -> wire.Position:
    """Have the view of a position of the past made."""
    found.view = (await hall.replayer.replay(question))["view"]
    return found


async def result(ask: RequestContext) -> wire.Outcome:
    return outcome(require_finished(ask).replay)


async def report(ask: RequestContext) -> wire.Report:
    require_finished(ask)
    entries = bare_entries(ask.table)
    counted: list[int] = []
    for entry in entries:
        count_line(counted, entry.n, entry.who, entry.text)
    return ask.registry.adviser.report(ask.table, str(ask.table.record(entries)), counted)


def bare_entries(table: Table) -> list[archive.StoredLine]:
    """Return all lines of a table, without their events."""
    return [archive.StoredLine(n, who, text, [], 0) for n, who, text in archive.lines(table.storage, table.id, 0)]


async def chart(ask: RequestContext) -> Any:
    require_finished(ask)
    return score_chart(ask.registry, about("chart", ask.table))


async def score_chart(hall: TableRegistry, question: dict[str, Any]) -> wire.Chart:
    """Have the points of a game charted."""
    found = await hall.replayer.replay(question)
    return wire.Chart(found["lines"], found["scores"])


def require_finished(ask: RequestContext) -> Match:
    """The match of a game that is over; raises Refused."""
    match = ask.table.require_match()
    if not match.replay.over:
        raise Refused(403, "running", "the game is not over yet")
    return match
