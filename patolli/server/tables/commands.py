"""What players do at a table, once it is known who they are: decide, take back, give up, leave, come back, talk.

`request` is the hash by which a change knows the same request of the same caller again.
"""

import time
from collections.abc import Callable
from typing import Any

from patolli.core.actions import Action
from patolli.core.errors import NotOffered, NotYourTurn
from patolli.core.game import Game
from patolli.core.record import TABLE_NAME
from patolli.core.replay import single_line
from patolli.match.match import Match
from patolli.match.preview import preview
from patolli.messages import BOT
from patolli.server.errors import ApiError, bad_notation, explained
from patolli.server.games import require_level
from patolli.server.schema import requests, responses
from patolli.server.storage import queries
from patolli.server.storage.sqlite import Statement
from patolli.server.tables.table import Table


async def play(table: Table, seat: int, body: requests.Play, request: str = "", by_bot: bool = False) -> dict[str, Any]:
    """Play an action."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match() if by_bot else require_human(table, seat)
        require_current(match, body.rev)
        action = chosen_action(match.replay.game, body)
        try:
            match.play(seat, action, body.rev)
        except (NotOffered, NotYourTurn) as error:
            raise explained(error, match.replay, seat, action_text(match.replay.game, action)) from None
        table.row.asked = {}
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


def require_human(table: Table, seat: int) -> Match:
    """Return the match, for a person who plays the seat; raises ApiError if a bot does."""
    match = table.require_match()
    if table.is_bot(seat):
        raise ApiError("bot-plays")
    return match


def require_current(match: Match, rev: int) -> None:
    """Raise ApiError unless the caller knows the present position."""
    if rev != match.revision:
        raise ApiError("stale", rev=match.revision)


def chosen_action(game: Game, body: requests.Play) -> Action | str:
    """Return the action that a decision names, by its number or its text; raises ApiError."""
    if body.action is not None and body.text is None:
        return known_action(game, body.action)
    if body.text is not None and body.action is None:
        return known_text(game, body.text)
    raise ApiError("action-or-text")


def known_action(game: Game, action: Action) -> Action:
    """Return the number of an action; raises ApiError if the game has none of this number."""
    if not 0 <= action < len(game.actions):
        raise ApiError("bad-action", action=action, last=len(game.actions) - 1)
    return action


def known_text(game: Game, text: str) -> str:
    """Return a text that is well formed; raises ApiError if it names no action in any position."""
    if game.actions.find(text) < 0 and not game.is_notation(" ".join(game.actions.tokens(text))):
        raise bad_notation(game, text)
    return text


def action_text(game: Game, action: Action | str) -> str:
    """Return the text of an action."""
    return action if isinstance(action, str) else game.actions.name(action)


def preview_action(table: Table, seat: int, body: requests.PreviewRequest) -> responses.Preview:
    """Return the effects of an action for a seat that may choose it, from nothing but its view."""
    match = require_human(table, seat)
    require_current(match, body.rev)
    game, action = match.replay.game, known_action(match.replay.game, body.action)
    try:
        match.replay.check_action(seat, action)
    except (NotOffered, NotYourTurn) as error:
        raise explained(error, match.replay, seat, action_text(game, action)) from None
    found = preview(game, game.view(match.replay.state, seat), action)
    return responses.Preview(found.cost, found.events, found.outlook, found.irreversible)


def why(table: Table, seat: int, body: requests.Why) -> responses.Legality:
    """Return whether a text is legal for a seat now, and which rule refuses it if not."""
    match = table.require_match()
    require_current(match, body.rev)
    try:
        match.replay.check_action(seat, known_text(match.replay.game, body.text))
    except (NotOffered, NotYourTurn) as error:
        refused = explained(error, match.replay, seat, body.text)
    except ApiError as error:
        refused = error
    else:
        return responses.Legality(legal=True)
    reason = refused.reason or (f"error-{refused.code}", refused.params)
    return responses.Legality(False, refused.rule, reason, str(refused))


async def undo(table: Table, seat: int, body: requests.Undo, request: str) -> dict[str, Any]:
    """Take back own decisions."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = require_human(table, seat)
        require_current(match, body.rev)
        if body.lines > match.undo_depth(seat):
            raise ApiError("no-undo", most=match.undo_depth(seat), lines=body.lines)
        match.undo(seat, body.rev, body.lines)
        table.row.asked = {}
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


async def ask_takeback(table: Table, seat: int, body: requests.Takeback, request: str) -> dict[str, Any]:
    """Ask all others to go back to line `to`; done at once if nobody else is there to be asked."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = require_human(table, seat)
        require_current(match, body.rev)
        if match.replay.over:
            raise ApiError("no-takeback-after-end")
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
            raise ApiError("takeback-not-asked")
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
    """How many lines that count were played from line `to` on; loads what was forgotten. Raises ApiError if none."""
    if to <= table.require_match().replay.dropped_lines:
        table.resume(queries.snapshot(table.storage, table.id, before=to))
    lines = sum(n >= to for n in table.effective_lines)
    if not lines:
        raise ApiError("nothing-since", line=to)
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
        if match.replay.over:
            raise ApiError("game-over")
        if seat in match.replay.resigned:
            raise ApiError("seat-given-up")
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
    require_level(body.level, table.require_game())

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match()
        if check is not None:
            check()
        if match.replay.over:
            raise ApiError("game-over")
        if table.is_bot(seat):
            raise ApiError("bot-in-seat")
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
            raise ApiError("not-waiting-long", offline=round(offline / 60), online=round(online / 60))

    return await hand_over(table, seat, body, request, patient)


async def resume_seat(table: Table, seat: int, name: str, body: requests.SeatRequest, request: str) -> dict[str, Any]:
    """Play on for the own seat, where a bot has played since."""

    def act() -> tuple[dict[str, Any], list[Statement]]:
        match = table.require_match()
        if match.replay.over or seat in match.replay.resigned:
            raise ApiError("seat-given-up")
        if not table.is_bot(seat):
            raise ApiError("already-playing")
        match.replace_player(seat, name)
        return {"rev": match.revision}, []

    return await table.execute(body.key, request, act)


async def set_auto_answer(table: Table, seat: int, body: requests.AutoAnswerRequest) -> None:
    """Keep a standing answer, or give it up."""

    def act() -> tuple[None, list[Statement]]:
        match = table.require_match()
        if not body.text:
            table.row.standing.pop(seat, None)
            return None, []
        game = match.replay.game
        if body.question not in {frame.__name__ for frame in game.frames}:
            raise ApiError("unknown-question", question=body.question)
        action = game.actions.find(body.text)
        if action < 0:
            raise bad_notation(game, body.text)
        table.row.standing[seat] = (body.question, game.actions.name(action))
        return None, []

    await table.execute("", "", act)


async def post_chat(table: Table, seat: int, name: str, body: requests.ChatMessage, request: str) -> None:
    """Add a line of chat."""
    text = single_line(body.text)
    if not text:
        raise ApiError("empty-chat")

    def act() -> tuple[None, list[Statement]]:
        return None, [table.chat(seat, name, text)]

    await table.execute(body.key or "", request, act)
