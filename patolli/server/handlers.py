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
from patolli.server.archive import WATCHER
from patolli.server.errors import Refused, missing
from patolli.server.hall import Hall, check_files
from patolli.server.people import GUEST, Caller, person
from patolli.server.replayer import about
from patolli.server.sight import outcome, shown_entries, sight
from patolli.server.store import Row
from patolli.server.table import Table

HIDDEN: Final = "#"  # who a line of a record comes from that is not for the reader: a comment


class Ask:
    """A request whose body and caller are known. `table`, `mine` and `request` are there on routes of a table."""

    table: Table
    request: str  # a hash of caller, address and body, by which the same request is known again

    def __init__(
        self, hall: Hall, caller: Caller, path: Mapping[str, str], query: Mapping[str, str], body: Any
    ) -> None:
        self.hall = hall
        self.caller = caller
        self.path = path
        self.query = query
        self.body = body
        self.mine: list[int] = []

    def seat(self) -> int:
        """The own seat that the body speaks for; raises Refused."""
        return self.table.own_seat(self.mine, self.body.seat)

    def viewer(self) -> int | None:
        """The seat for which the caller looks; None for a spectator."""
        name = self.query.get("seat", "")
        return self.table.own_seat(self.mine, name) if self.mine or name else None

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
        return archive.browser_name(self.hall.store, self.caller.browser) or GUEST


# The site


async def health(ask: Ask) -> wire.Health:
    await ask.hall.store.probe()
    return wire.Health("ok", __version__, ask.hall.store.read("SELECT sqlite_version()")[0][0])


async def prometheus(ask: Ask) -> bytes:
    return metrics.exposition()


async def games(ask: Ask) -> Any:
    return await asyncio.to_thread(catalogue.games)


async def action_table(ask: Ask) -> bytes:
    options = dict(ask.query)
    check_files(ask.path["game"], options)
    return await asyncio.to_thread(catalogue.action_table, ask.path["game"], tuple(sorted(options.items())))


async def rules(ask: Ask) -> bytes:
    return catalogue.rules(ask.path["game"])


async def overview(ask: Ask) -> bytes:
    return catalogue.overview(ask.path["game"], ask.path["lang"])


async def rule_words(ask: Ask) -> bytes:
    return catalogue.rule_words(ask.path["game"], ask.path["lang"])


async def lesson(ask: Ask) -> bytes:
    return catalogue.lesson(ask.path["game"])


async def words(ask: Ask) -> bytes:
    return catalogue.words(ask.path["lang"], ask.path.get("game", ""))


async def me(ask: Ask) -> wire.Me:
    browser = ask.caller.browser
    return wire.Me(ask.name(), ask.hall.rows(browser) if browser else [], ask.name() != GUEST)


async def rename(ask: Ask) -> wire.Me:
    if not ask.caller.browser:
        raise Refused(403, "forbidden", "a token has no name; a browser has")
    name = person(single_line(ask.body.name))
    table = ask.hall.seen(ask.body.table, ask.caller) if ask.body.table else None
    await ask.hall.store.write([archive.keep_browser(ask.caller.browser, name)])
    if table is not None:
        await seating.rename(table, ask.hall.seats(table, ask.caller), name)
    return await me(ask)


async def tables(ask: Ask) -> list[wire.TableRow]:
    return ask.hall.public_rows()


async def create(ask: Ask) -> wire.Made:
    need_browser(ask)
    return await ask.hall.create(ask.body, ask.caller)


async def import_record(ask: Ask) -> wire.Made:
    need_browser(ask)
    return await ask.hall.import_record(ask.body, ask.caller)


def need_browser(ask: Ask) -> None:
    """Raise Refused for a program that speaks for a seat."""
    if not ask.caller.browser:
        raise Refused(403, "forbidden", "the token of a seat opens that seat and nothing else; leave it out")


# A table


async def look(ask: Ask) -> wire.Sight:
    have, chat = ask.number("have", 0), ask.number("chat", 0)
    ask.table.looked()
    return sight(ask.table, ask.mine, ask.viewer(), ask.caller.browser, have, chat)


async def history(ask: Ask) -> Any:
    game = ask.table.game
    if game is None:
        return []
    have = ask.number("have", 0)
    have = have if have <= ask.table.revision else 0
    rows = archive.encoded_entries(ask.table.store, ask.table.id, have)
    same_rules = ask.table.facts.rules == str(game.rules_version)
    return asyncio.to_thread(shown_rows, game, rows, ask.viewer(), same_rules)


def shown_rows(game: Game, rows: Sequence[Row], seat: int | None, same_rules: bool) -> list[wire.Entry]:
    """Return stored lines as a seat or a spectator may know them."""
    return shown_entries(game, archive.read_entries(rows), seat, same_rules)


async def sit(ask: Ask) -> wire.Seated:
    return await seating.sit(ask.hall, ask.path["table"], ask.body, ask.caller)


async def take_free(ask: Ask) -> wire.Seated:
    need_browser(ask)
    seat = ask.table.seat_named(ask.body.seat)
    await seating.take_free(ask.table, ask.caller, seat, ask.body.key)
    return wire.Seated(ask.table.id, ask.table.names()[seat])


async def decide(ask: Ask) -> Any:
    with metrics.SECONDS.time():
        answer = await deeds.decide(ask.table, ask.seat(), ask.body, ask.request)
    metrics.DECISIONS.labels(ask.table.facts.game).inc()
    return answer


async def why(ask: Ask) -> wire.Reason:
    async with ask.table.settled():
        return deeds.why(ask.table, ask.seat(), ask.body)


async def ponder(ask: Ask) -> wire.Preview:
    async with ask.table.settled():
        return deeds.ponder(ask.table, ask.seat(), ask.body)


async def hint(ask: Ask) -> wire.Hint:
    seat = ask.seat()
    async with ask.table.settled():
        advice.allowed(ask.table)
        match = deeds.played_by_hand(ask.table, seat)
        match.require_current(ask.body.rev)
        if seat not in match.to_act():
            raise Refused(422, "not_your_turn", "there is nothing for you to decide now")
        view, legal = match.replay.game.view(match.replay.state, seat), match.replay.state.legal_actions(seat)
    found = await ask.hall.adviser.ask(ask.table, "hint", ask.body.rev, view, legal)
    return advice.told(ask.table, found, ask.body.depth)


async def chances(ask: Ask) -> wire.Chances:
    seat = ask.table.own_seat(ask.mine, ask.body.seat) if ask.mine or ask.body.seat else None
    async with ask.table.settled():
        advice.allowed(ask.table)
        match = ask.table.playing()
        rev, view = match.revision, match.replay.game.view(match.replay.state, seat)
    return wire.Chances(rev, await ask.hall.adviser.ask(ask.table, "chances", rev, view))


async def undo(ask: Ask) -> Any:
    return await deeds.undo(ask.table, ask.seat(), ask.body, ask.request)


async def take_back(ask: Ask) -> Any:
    return await deeds.take_back(ask.table, ask.seat(), ask.body, ask.request)


async def answer(ask: Ask) -> Any:
    return await deeds.answer(ask.table, ask.seat(), ask.body, ask.request)


async def resign(ask: Ask) -> Any:
    return await deeds.resign(ask.table, ask.seat(), ask.body, ask.request)


async def leave(ask: Ask) -> Any:
    if ask.table.facts.stage == "open":
        return await seating.get_up(ask.table, ask.seat(), ask.body.key, ask.request)
    return await deeds.leave(ask.table, ask.seat(), ask.body, ask.request)


async def come_back(ask: Ask) -> Any:
    seat = ask.seat()
    name = ask.table.person_at(seat) or person(ask.name())
    return await deeds.come_back(ask.table, seat, name, ask.body, ask.request)


async def replace(ask: Ask) -> Any:
    return await deeds.replace(ask.table, ask.table.seat_named(ask.body.seat), ask.body, ask.request)


async def standing(ask: Ask) -> Any:
    await deeds.stand(ask.table, ask.seat(), ask.body)
    return {}


async def say(ask: Ask) -> Any:
    seat = ask.seat() if ask.mine else WATCHER
    name = ask.table.person_at(seat) if seat >= 0 else ""
    await deeds.say(ask.table, seat, name or ask.name(), ask.body, ask.request)
    return {}


async def carry(ask: Ask) -> wire.Link:
    return await seating.carry(ask.table, ask.seat(), ask.body.key)


async def reissue(ask: Ask) -> wire.Link:
    seat = ask.table.seat_named(ask.body.seat) if ask.body.seat else WATCHER
    return await seating.reissue(ask.table, seat, ask.body.key)


async def transfer(ask: Ask) -> Any:
    return await transfers.ask(ask.table, ask.table.seat_named(ask.body.seat), ask.body, ask.request)


async def answer_transfer(ask: Ask) -> Any:
    return await transfers.answer(ask.table, ask.seat(), ask.body, ask.request)


async def close(ask: Ask) -> Any:
    await ask.hall.close(ask.table)
    return {}


async def fill(ask: Ask) -> Any:
    await seating.fill(ask.table, ask.body.level)
    return {}


async def rematch(ask: Ask) -> wire.Made:
    return wire.Made(await ask.hall.rematch(ask.table))


# When it is over


async def record(ask: Ask) -> bytes:
    table = ask.table
    if table.facts.stage == "over":
        return whole_record(table).encode()
    if not table.read_only:
        raise Refused(403, "running", "the record holds secrets of the game; it is open when the game is over")
    if not ask.mine:
        raise Refused(403, "forbidden", "only its players get the record of a game that was never finished")
    found = table.record(bare_entries(table))
    if any(table.person_at(seat) and seat not in ask.mine for seat in range(len(table.labels))):
        if table.damaged:  # nobody knows whose line is whose
            raise Refused(409, "damaged", table.read_only)
        found.lines = [own_line(line, {table.names()[seat] for seat in ask.mine}) for line in found.lines]
    return str(found).encode()


def whole_record(table: Table) -> str:
    """The record of a game that is over, with its seed."""
    found = table.record(bare_entries(table))
    found.seed = table.facts.seed.hex()
    return str(found)


def own_line(line: Line, mine: Collection[str]) -> Line:
    """A line of a game that was never finished, for one of its players; of others only that they decided.

    What the table says is for everybody but for digests: these would tell whether a guess is right.
    """
    open_to_all = line.who == TABLE_NAME and not line.text.startswith("digest")
    return line if line.who in mine or open_to_all else Line(HIDDEN, line.who)


async def verified(ask: Ask) -> Any:
    finished(ask)
    if not ask.table.facts.seed:
        return wire.Verified(fair=None, message="this game was imported: its draws were not made here")
    return verdict(ask.hall, about("verify", ask.table, seed=ask.table.facts.seed.hex()))


async def verdict(hall: Hall, question: dict[str, Any]) -> wire.Verified:
    """Have the draws of a game verified."""
    found = await hall.replayer.replay(question)
    if "unfair" in found:
        return wire.Verified(fair=False, message=found["unfair"])
    return wire.Verified(fair=True, draws=found["draws"])


async def position(ask: Ask) -> Any:
    """The table after line n; of a running game only the past that the reader could see."""
    table = ask.table
    match = table.playing()
    n = ask.number("n", match.revision)
    if n > match.revision:
        raise missing(f"n={n}: the table has {match.revision} lines")
    viewer = ask.viewer()
    start = archive.snapshot(table.store, table.id, before=n + 1)
    question = about("position", table, start["lines"] if start else 0, n) | {"start": start, "viewer": viewer}
    seat = None if viewer is None else table.names()[viewer]
    return past(ask.hall, question, wire.Position(n=n, seat=seat, view={}, insight={}, described=[]))


async def past(hall: Hall, question: dict[str, Any], found: wire.Position) -> wire.Position:
    """Have the view of a position of the past made."""
    answer = await hall.replayer.replay(question)
    found.view, found.insight, found.described = answer["view"], answer["insight"], answer["described"]
    return found


async def result(ask: Ask) -> wire.Outcome:
    return outcome(finished(ask).replay)


async def report(ask: Ask) -> wire.Report:
    finished(ask)
    entries = bare_entries(ask.table)
    counted: list[int] = []
    for entry in entries:
        count_line(counted, entry.n, entry.who, entry.text)
    return ask.hall.adviser.report(ask.table, str(ask.table.record(entries)), counted)


def bare_entries(table: Table) -> list[archive.Entry]:
    """Return all lines of a table, without their events."""
    return [archive.Entry(n, who, text, [], 0) for n, who, text in archive.lines(table.store, table.id, 0)]


async def chart(ask: Ask) -> Any:
    finished(ask)
    return charted(ask.hall, about("chart", ask.table))


async def charted(hall: Hall, question: dict[str, Any]) -> wire.Chart:
    """Have the points of a game charted."""
    found = await hall.replayer.replay(question)
    return wire.Chart(found["lines"], found["scores"])


def finished(ask: Ask) -> Match:
    """The match of a game that is over; raises Refused."""
    match = ask.table.playing()
    if not match.replay.over:
        raise Refused(403, "running", "the game is not over yet")
    return match
