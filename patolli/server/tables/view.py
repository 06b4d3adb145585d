"""The view of a table for one viewer, built from the view of its game; nothing else ever leaves the server."""

import json
from collections.abc import Sequence
from typing import Any, Final

from patolli.core.actions import ranges
from patolli.core.game import Game
from patolli.core.replay import Replay
from patolli.match.match import Match
from patolli.server.errors import ApiError
from patolli.server.games import stored_rules
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.storage.base import TABLE, Damaged, StoredLine
from patolli.server.tables.players import bot_of, person_name, seat_kind
from patolli.server.tables.table import Table

INITIAL_LOG: Final = 100  # lines for somebody who has none yet
MAX_LOG: Final = 500  # lines at once for a page that was away for long; `/log` has all


async def table_view(
    table: Table, own: Sequence[int], seat: int | None, user: str, after: int, chat: int, words: bool
) -> responses.TableView:
    """Return the table for a viewer that holds the seats `own` and looks for `seat` (None: a spectator).

    The log and the chat begin behind the lines that the viewer has; `words` adds the position in words.
    """
    row, match = table.row, table.match
    names = table.names()
    view = responses.TableView(
        table=table.id,
        game=row.game,
        options=row.options,
        status=row.status,
        rev=table.revision,
        seats=[seat_view(table, other, own) for other in range(len(names))],
        seat=None if seat is None else names[seat],
        host=bool(user) and user == row.host,
        public=row.public,
        hints=row.hints,
        seed_hash=row.seed_hash(),
        rematch=row.rematch,
        rules=stored_rules(row.game, row.rules),
        read_only=problem(table.read_only),
    )
    if chat < table.chat_lines:
        since = max(chat, table.chat_lines - INITIAL_LOG)
        view.chat = [chat_line(names, stored) for stored in await queries.chat(table.storage, table.id, since)]
    if table.game is not None:
        view.log = await log(table, table.game, seat, after)
    if match is not None and table.game is not None:
        show_match(view, table, match, seat, words)
    return view


def show_match(view: responses.TableView, table: Table, match: Match, seat: int | None, words: bool) -> None:
    """Add the position, what the viewer may do, and the questions that are open."""
    game, row, names, asked = match.replay.game, table.row, table.names(), match.to_act()
    view.view, view.insight = game.page(match.replay.state, seat)
    view.text = game.describe(view.view) if words else []
    view.to_act = [names[other] for other in asked]
    if seat is not None:
        view.undo = match.undo_depth(seat)
        able = bool(asked) and match.replay.state.can_act(seat) and not table.is_bot(seat)
        view.legal = ranges(match.replay.state.legal_actions(seat)) if able else []
        question, text = row.auto_answers.get(seat, ("", ""))
        view.auto_answer = responses.AutoAnswer(question, text) if question else None
    if row.takeback:
        waiting = [names[other] for other in row.takeback["waiting"]]
        view.takeback = responses.TakebackVote(names[row.takeback["seat"]], row.takeback["to"], waiting)
    if row.transfer and asked:
        waiting = [names[other] for other in row.transfer["waiting"]]
        view.transfer = responses.Transfer(names[row.transfer["seat"]], waiting, row.transfer.get("due"))
    if not asked:
        view.result = outcome(match.replay)


def problem(error: ApiError | None) -> responses.Problem | None:
    """Return the reason for which a table cannot be played on, as data."""
    return responses.Problem(error.code, error.params) if error else None


def seat_view(table: Table, seat: int, own: Sequence[int]) -> responses.SeatView:
    """Return a seat as everybody may see it."""
    label = table.labels[seat]
    bot = bot_of(label)
    return responses.SeatView(
        seat=table.names()[seat],
        name=person_name(label),
        kind=seat_kind(label),
        bot=bot,
        own=seat in own,
        online=table.is_online(seat),
        resigned=table.match is not None and seat in table.match.replay.resigned,
        person=table.human_name(seat) if bot else "",
        devices=len(table.holders_of(seat)) if seat in own else 0,
    )


def chat_line(names: Sequence[str], stored: Sequence[Any]) -> responses.ChatLine:
    """Return a line of chat; a note of the table is a message, and has no text."""
    line, seat, name, text, at = stored
    note = note_message(names, text) if seat == TABLE else None
    return responses.ChatLine(
        line=line, seat=names[seat] if seat >= 0 else "", name=name, text="" if note else text, at=at, note=note
    )


def note_message(names: Sequence[str], text: str) -> responses.Message:
    """Return a note of a table; older tables have stored words and seat names in place of a message."""
    if text.startswith("["):
        return stored_note(text)
    kind, seat, *rest = [*text.split(" "), "", ""]
    args: dict[str, Any] = {"seat": list(names).index(seat) if seat in names else 0}
    if kind.startswith("bot-"):
        args["level"] = rest[0].partition(":")[0].partition("~")[0]
    elif rest[0] in names:
        args["by"] = list(names).index(rest[0])
    return f"note-{kind}", args


def stored_note(text: str) -> responses.Message:
    """Return a note as it is stored; raises Damaged."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Damaged from None
    if not (len(found) == 2 and isinstance(found[0], str) and isinstance(found[1], dict)):
        raise Damaged
    return found[0], found[1]


async def log(table: Table, game: Game, seat: int | None, after: int) -> list[responses.LogEntry]:
    """Return the lines behind line `after` as the viewer may know them; the last ones if the viewer has none."""
    known = table.lines
    last = table.revision
    after = max(after, last - MAX_LOG) if 0 < after <= last else max(0, last - INITIAL_LOG)
    first = known[0].line if known else last + 1
    if first > after + 1:
        known = [*await queries.lines(table.storage, table.id, after, first - 1), *known]
    same_rules = table.row.rules == str(game.rules)
    return visible_lines(game, [entry for entry in known if entry.line > after], seat, same_rules)


def visible_lines(
    game: Game, entries: Sequence[StoredLine], seat: int | None, same_rules: bool
) -> list[responses.LogEntry]:
    """Lines as the reader may know them; those that tell nothing are left out. Other rules had other secrets."""
    kinds = {kind.name: number for number, kind in enumerate(game.events.kinds)} if same_rules else {}
    return [
        responses.LogEntry(entry.line, [visible_event(game, kinds, event, seat) for event in entry.events], entry.at)
        for entry in entries
        if entry.events
    ]


def visible_event(game: Game, kinds: dict[str, int], event: Sequence[Any], seat: int | None) -> responses.Event:
    """Return a stored event as the viewer may know it; of one whose values are damaged or unknown only its kind.

    Events of the table itself are for everybody.
    """
    name, values = event
    try:
        if name.startswith("~"):
            return table_event(name, values)
        return game.events.visible((kinds[name], tuple(values)), seat)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return {"kind": "~unknown", "event": str(name)}


def table_event(name: str, values: Sequence[Any]) -> responses.Event:
    """Return an event of the table itself."""
    if name == "~undo":
        return {"kind": name, "from": int(values[0])}
    found: responses.Event = {"kind": name, "seat": int(values[0])}
    return found if name == "~resign" else found | {"name": person_name(values[1]), "bot": bot_of(values[1])}


def outcome(replay: Replay) -> responses.Outcome:
    """Return the standings."""
    result = replay.result()
    ranking = [[replay.name(seat) for seat in place] for place in result.ranking]
    tie_break = None if replay.resigned else result.tie_break()
    return responses.Outcome(result.scores, result.parts, ranking, result.reason, tie_break)
