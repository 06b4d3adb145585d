"""What players do at a table, once it is known who they are: decide, take back, give up, leave, come back, talk.

`request` is the hash by which a change knows the same request of the same caller again.
"""

import time
from collections.abc import Callable
from typing import Any

from patolli.bots.levels import check_level
from patolli.core.errors import ActionError, BadNotation, NotOffered, NotYourTurn, NoUndo
from patolli.core.record import TABLE_NAME
from patolli.core.replay import single_line
from patolli.match.match import Match
from patolli.match.preview import preview
from patolli.messages import BOT
from patolli.server.errors import Refused, forbidden
from patolli.server.schema import requests, responses
from patolli.server.storage import queries
from patolli.server.storage.sqlite import Statement
from patolli.server.tables.table import Table


async def play(table: Table, seat: int, body: requests.Play, request: str = "", by_bot: bool = False) -> dict[str, Any]:
    """Play an action."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match() if by_bot else require_human(table, seat)
        match.require_current(body.rev)
        match.play(seat, action_text(match, body), body.rev)
        table.row.asked = {}
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


def require_human(table: Table, seat: int) -> Match:
    """The match, for somebody who plays the seat; raises Refused if a bot does."""
    match = table.require_match()
    if table.is_bot(seat):
        raise Refused(409, "bot", "a bot plays for this seat; come back first, unless you have resigned")
    return match


def action_text(match: Match, body: requests.Play) -> str:
    """The text of the action that a decision names."""
    if (body.id is None) == (body.text is None):
        raise Refused(422, "bad_input", "name the action by `id` or by `text`, one of them")
    if body.text is not None:
        return body.text
    assert body.id is not None
    return text_of(match, body.id)


def text_of(match: Match, action: int) -> str:
    """The text of an action; raises BadNotation if there is none of this number."""
    actions = match.replay.game.actions
    if not 0 <= action < len(actions):
        raise BadNotation(f"id {action}: this game has actions 0 to {len(actions) - 1}")
    return actions.name(action)


def preview_action(table: Table, seat: int, body: requests.PreviewRequest) -> responses.Preview:
    """What an action would do, told to a seat that may choose it, from nothing but its view."""
    match = require_human(table, seat)
    match.require_current(body.rev)
    action = match.replay.check_action(seat, text_of(match, body.id))
    found = preview(match.replay.game, match.replay.game.view(match.replay.state, seat), action)
    return responses.Preview(found.cost, found.events, found.outlook, found.irreversible)


def why(table: Table, seat: int, body: requests.Why) -> responses.Legality:
    """Whether a text is legal for a seat now, and which rule refuses it if not."""
    match = table.require_match()
    match.require_current(body.rev)
    try:
        match.replay.check_action(seat, body.text)
    except (NotOffered, NotYourTurn) as refused:
        return responses.Legality(legal=False, rule=refused.rule, message=str(refused))
    except ActionError as error:
        return responses.Legality(legal=False, message=str(error))
    return responses.Legality(legal=True)


async def undo(table: Table, seat: int, body: requests.Undo, request: str) -> dict[str, Any]:
    """Take back own decisions."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = require_human(table, seat)
        match.undo(seat, body.rev, body.lines)
        table.row.asked = {}
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


async def ask_takeback(table: Table, seat: int, body: requests.TakeBack, request: str) -> dict[str, Any]:
    """Ask all others to go back to line `to`; done at once if nobody else is there to be asked."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = require_human(table, seat)
        match.require_current(body.rev)
        if match.replay.over:
            raise NoUndo("the game is over, and nothing can be taken back")
        count_effective_since(table, body.to)
        others = [other for other in affected(table, body.to) if other != seat and other not in match.replay.resigned]
        if others:
            table.row.asked = {"seat": seat, "to": body.to, "waiting": others}
        else:
            rewind(table, body.to)
        return {"rev": table.require_match().revision}, []

    return await table.execute(body.key, request, act)


def affected(table: Table, to: int) -> list[int]:
    """Return the seats whose people lose decisions if all goes back to line `to`.

    A person for whom a bot sits in is one of them if the bot took over after that line. Otherwise only the bot loses.
    """
    said = [text for _, who, text in queries.lines(table.storage, table.id, to) if who == TABLE_NAME]

    def sat_in_since(seat: int) -> bool:
        took_over = f"seat {table.names()[seat]} {BOT}"
        return bool(table.human_name(seat)) and any(text.startswith(took_over) for text in said)

    return [seat for seat in range(len(table.labels)) if not table.is_bot(seat) or sat_in_since(seat)]


async def answer_takeback(table: Table, seat: int, body: requests.Answer, request: str) -> dict[str, Any]:
    """Say yes or no to a take-back."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match, asked = table.require_match(), table.row.asked
        if not asked or seat not in asked["waiting"]:
            raise Refused(409, "not_asked", "nobody asks you to take anything back")
        if not body.accept:
            table.row.asked = {}
            return {"rev": match.revision}, []
        waiting = [other for other in asked["waiting"] if other != seat]
        if waiting:
            table.row.asked = asked | {"waiting": waiting}
        else:
            rewind(table, asked["to"])
        return {"rev": table.require_match().revision}, []

    return await table.execute(body.key, request, act)


def count_effective_since(table: Table, to: int) -> int:
    """How many lines that count were played from line `to` on; loads what was forgotten. Raises NoUndo if none."""
    if to <= table.require_match().replay.dropped_lines:
        table.resume(queries.snapshot(table.storage, table.id, before=to))
    lines = sum(n >= to for n in table.effective_lines)
    if not lines:
        raise NoUndo(f"nothing that counts has been played from line {to} on")
    return lines


def rewind(table: Table, to: int) -> None:
    """Take back all that was played from line `to` on; chance is drawn anew."""
    lines = count_effective_since(table, to)
    match = table.require_match()
    match.take_back(lines, match.revision)
    table.row.asked = {}


async def resign(table: Table, seat: int, body: requests.SeatRequest, request: str) -> dict[str, Any]:
    """Give up; a bot plays on for the seat unless the game is over."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match()
        match.resign(seat)
        table.row.asked = table.row.transfer = {}
        if match.to_act():
            match.replace_player(seat, BOT + "normal")
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


async def hand_over(
    table: Table,
    seat: int,
    body: requests.Leave | requests.Replace,
    request: str,
    check: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """Let a bot play on for a seat; its holder can come back. `check` raises if that may not be."""
    check_level(body.level, table.require_game())

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match()
        if check is not None:
            check()
        if match.replay.over:
            raise Refused(409, "over", "the game is over")
        if table.is_bot(seat):
            raise Refused(409, "bot", "a bot plays there already")
        match.replace_player(seat, BOT + body.level)
        table.row.asked = {}
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


async def replace_absent(table: Table, seat: int, body: requests.Replace, request: str) -> dict[str, Any]:
    """Let a bot play on for somebody who keeps others waiting: soon if nobody is there, else after a long while."""

    def patient() -> None:
        waited = queries.now() - table.last_line_at
        settings = table.settings
        offline, online = settings.replace_offline_after, settings.replace_online_after
        here = table.is_online(seat) or time.monotonic() - table.loaded_at < settings.reconnect_time
        if seat not in table.row.to_act or waited < (online if here else offline):
            raise forbidden(
                "only who must decide and has kept others waiting is replaced: "
                f"{offline / 60:.0f} minutes if away, else {online / 60:.0f}"
            )

    return await hand_over(table, seat, body, request, patient)


async def resume_seat(table: Table, seat: int, name: str, body: requests.SeatRequest, request: str) -> dict[str, Any]:
    """Play on for the own seat, where a bot has played since."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match()
        if match.replay.over or seat in match.replay.resigned:
            raise Refused(409, "over", "this seat is not played any more")
        if not table.is_bot(seat):
            raise Refused(409, "person", "you play there already")
        match.replace_player(seat, name)
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


async def set_auto_answer(table: Table, seat: int, body: requests.AutoAnswer) -> None:
    """Keep a standing answer, or give it up."""

    def act() -> tuple[None, list[Statement]]:
        match = table.require_match()
        if not body.text:
            table.row.standing.pop(seat, None)
            return None, []
        if body.frame not in {frame.__name__ for frame in match.replay.game.frames}:
            raise Refused(422, "bad_input", f"no question is called {body.frame!r}")
        actions = match.replay.game.actions
        table.row.standing[seat] = (body.frame, actions.name(actions.parse(body.text)))
        return None, []

    await table.execute("", "", act)


async def post_chat(table: Table, seat: int, name: str, body: requests.ChatMessage, request: str) -> None:
    """Add a line of chat."""
    text = single_line(body.text)
    if not text:
        raise Refused(422, "bad_input", "there is nothing to say in this text")

    def act() -> tuple[None, list[Statement]]:
        return None, [table.chat(seat, name, text)]

    await table.execute(body.key or "", request, act)
