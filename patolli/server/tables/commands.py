"""Commands of players: decide, take back, resign, hand over, come back, talk.

A command is a plain function of a table, the actor, the body of the request and the change. It runs under the table's
lock, raises ApiError before it changes anything, and returns the answer. Those that must read what is no longer in
memory are coroutines.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from patolli.core.actions import Action
from patolli.core.errors import NotOffered, NotYourTurn, PatolliError
from patolli.core.game import Game
from patolli.core.record import TABLE_NAME, count_line
from patolli.core.replay import single_line
from patolli.match.match import Match
from patolli.match.preview import preview
from patolli.messages import BOT
from patolli.server.errors import ApiError, bad_notation, explained
from patolli.server.games import require_level
from patolli.server.labels import display_name, visible
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.storage.base import SPECTATOR, now
from patolli.server.tables.change import Actor, Change
from patolli.server.tables.table import Table

if TYPE_CHECKING:  # the types of bodies need a library that a page without a server does not have
    from patolli.server.schema import requests

Answer = dict[str, int]  # `responses.Accepted` as it is kept under the key of a request


@dataclass(frozen=True)
class Decision:
    """An action that the server plays for a bot or as an automatic answer."""

    rev: int
    action: Action


class Superseded(PatolliError):
    """The position of a `Decision` is gone, its automatic answer was withdrawn, or a person plays the seat again."""


def accepted(table: Table) -> Answer:
    """Return the answer to a change of the match: the revision now."""
    return {"rev": table.require_match().revision}


def play(table: Table, actor: Actor, body: requests.Play, change: Change) -> Answer:
    """Play an action."""
    seat = table.resolve_seat(actor.seats, body.seat)
    match = require_human(table, seat)
    require_current(match, body.rev)
    play_action(table, seat, chosen_action(match.replay.game, body), body.rev)
    return accepted(table)


def play_for(table: Table, actor: Actor, body: Decision, change: Change) -> Answer:
    """Play an action for a bot, or as an automatic answer; raises Superseded if it is no longer wanted."""
    seat, match = actor.seats[0], table.require_match()
    _, answer = table.row.auto_answers.get(seat, ("", ""))
    wanted = table.is_bot(seat) or answer == match.replay.game.actions.name(body.action)
    if not wanted or not match.is_current(body.rev):
        raise Superseded
    play_action(table, seat, body.action, body.rev)
    return accepted(table)


def play_action(table: Table, seat: int, action: Action | str, rev: int) -> None:
    """Let a seat play an action; raises ApiError with the rule if that is not legal."""
    match = table.require_match()
    try:
        match.play(seat, action, rev)
    except (NotOffered, NotYourTurn) as error:
        raise explained(error, match.replay, seat, action_text(match.replay.game, action)) from None
    table.row.takeback = {}


def require_human(table: Table, seat: int) -> Match:
    """Return the match, for a person who plays the seat; raises ApiError if a bot does."""
    match = table.require_match()
    if table.is_bot(seat):
        raise ApiError("bot-plays")
    return match


def require_current(match: Match, rev: int) -> None:
    """Raise ApiError unless the caller knows the present position."""
    if not match.is_current(rev):
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


def undo(table: Table, actor: Actor, body: requests.Undo, change: Change) -> Answer:
    """Take back own decisions."""
    seat = table.resolve_seat(actor.seats, body.seat)
    match = require_human(table, seat)
    require_current(match, body.rev)
    if body.lines > match.undo_depth(seat):
        raise ApiError("no-undo", most=match.undo_depth(seat), lines=body.lines)
    match.undo(seat, body.rev, body.lines)
    table.row.takeback = {}
    return accepted(table)


async def ask_takeback(table: Table, actor: Actor, body: requests.Takeback, change: Change) -> Answer:
    """Ask all others to go back to line `to`; done at once if nobody else is there to be asked."""
    seat = table.resolve_seat(actor.seats, body.seat)
    match = require_human(table, seat)
    require_current(match, body.rev)
    if match.replay.over:
        raise ApiError("no-takeback-after-end")
    await require_lines_since(table, body.to)
    others = [other for other in await affected(table, body.to) if other != seat]
    others = [other for other in others if other not in match.replay.resigned]
    if others:
        table.row.takeback = {"seat": seat, "to": body.to, "waiting": others}
    else:
        await rewind(table, body.to)
    return accepted(table)


async def affected(table: Table, to: int) -> list[int]:
    """Return the seats whose people lose decisions if all goes back to line `to`.

    A person for whom a bot sits in is one of them if the bot took over after that line. Otherwise only the bot loses.
    """
    said = [text for _, who, text in await queries.bare_lines(table.storage, table.id, to) if who == TABLE_NAME]

    def sat_in_since(seat: int) -> bool:
        took_over = f"seat {table.names()[seat]} {BOT}"
        return bool(table.human_name(seat)) and any(text.startswith(took_over) for text in said)

    return [seat for seat in range(len(table.labels)) if not table.is_bot(seat) or sat_in_since(seat)]


async def answer_takeback(table: Table, actor: Actor, body: requests.Answer, change: Change) -> Answer:
    """Say yes or no to a take-back."""
    seat = table.resolve_seat(actor.seats, body.seat)
    table.require_match()
    vote = table.row.takeback
    if not vote or seat not in vote["waiting"]:
        raise ApiError("takeback-not-asked")
    waiting = [other for other in vote["waiting"] if other != seat]
    if not body.accept:
        table.row.takeback = {}
    elif waiting:
        table.row.takeback = vote | {"waiting": waiting}
    else:
        await rewind(table, vote["to"])
    return accepted(table)


def withdraw_takeback(table: Table, actor: Actor, body: requests.SeatRequest, change: Change) -> Answer:
    """Withdraw the own question to go back, while it waits for answers."""
    seat = table.resolve_seat(actor.seats, body.seat)
    table.require_match()
    if table.row.takeback.get("seat") != seat:
        raise ApiError("takeback-not-open")
    table.row.takeback = {}
    return accepted(table)


async def require_lines_since(table: Table, to: int) -> None:
    """Raise ApiError unless a line counts from line `to` on; found in the storage, without a replay."""
    counted: list[int] = []
    for number, who, text in await queries.bare_lines(table.storage, table.id, to - 1):
        count_line(counted, number, who, text)
    if not counted:
        raise ApiError("nothing-since", line=to)


async def rewind(table: Table, to: int) -> None:
    """Take back all that was played from line `to` on; chance is drawn anew."""
    await require_lines_since(table, to)
    if to <= table.require_match().replay.dropped_lines:
        newest = table.snapshot_at
        await table.resume(await queries.snapshot(table.storage, table.id, before=to))
        table.snapshot_at = newest
    match = table.require_match()
    match.take_back(sum(line >= to for line in table.effective_lines), match.revision)
    table.row.takeback = {}


def resign(table: Table, actor: Actor, body: requests.SeatRequest, change: Change) -> Answer:
    """Give up; a bot plays on for the seat unless the game is over."""
    seat = table.resolve_seat(actor.seats, body.seat)
    match = table.require_match()
    if match.replay.over:
        raise ApiError("game-over")
    if seat in match.replay.resigned:
        raise ApiError("seat-given-up")
    match.resign(seat)
    table.row.takeback = {}
    table.row.transfer = {}
    if match.to_act():
        match.replace_player(seat, BOT + "normal")
    return accepted(table)


def hand_over(table: Table, actor: Actor, body: requests.Leave, change: Change) -> Answer:
    """Let a bot play on for the own seat; its holder can come back."""
    require_level(body.level, table.require_game())
    seat_bot(table, table.resolve_seat(actor.seats, body.seat), body.level)
    return accepted(table)


def replace_absent(table: Table, actor: Actor, body: requests.Replace, change: Change) -> Answer:
    """Let a bot play on for somebody who keeps others waiting: soon if nobody is there, else after a long while."""
    require_level(body.level, table.require_game())
    seat = table.seat_index(body.seat)
    require_waiting_long(table, seat)
    seat_bot(table, seat, body.level)
    return accepted(table)


def require_waiting_long(table: Table, seat: int) -> None:
    """Raise ApiError unless a seat has kept others waiting for long."""
    table.require_match()
    settings = table.settings
    offline, online = settings.replace_offline_after, settings.replace_online_after
    present = table.is_online(seat) or time.monotonic() - table.loaded_at < settings.reconnect_time
    waited = (now() - table.last_line_at) / 1000
    if seat not in table.row.to_act or waited < (online if present else offline):
        raise ApiError("not-waiting-long", offline=round(offline / 60), online=round(online / 60))


def seat_bot(table: Table, seat: int, level: str) -> None:
    """Let a bot play on for a person; raises ApiError if that cannot be."""
    match = table.require_match()
    if match.replay.over:
        raise ApiError("game-over")
    if table.is_bot(seat):
        raise ApiError("bot-in-seat")
    match.replace_player(seat, BOT + level)
    table.row.takeback = {}


def resume_seat(table: Table, actor: Actor, body: requests.SeatRequest, change: Change) -> Answer:
    """Play on for the own seat, where a bot has played since."""
    seat = table.resolve_seat(actor.seats, body.seat)
    match = table.require_match()
    if match.replay.over or seat in match.replay.resigned:
        raise ApiError("seat-given-up")
    if not table.is_bot(seat):
        raise ApiError("already-playing")
    match.replace_player(seat, table.human_name(seat) or display_name(actor.name))
    return accepted(table)


def set_auto_answer(table: Table, actor: Actor, body: requests.AutoAnswerRequest, change: Change) -> None:
    """Answer a question by itself from now on, or no longer."""
    seat = table.resolve_seat(actor.seats, body.seat)
    game = table.require_match().replay.game
    if not body.text:
        table.row.auto_answers.pop(seat, None)
        return
    if body.question not in {frame.__name__ for frame in game.frames}:
        raise ApiError("unknown-question", question=body.question)
    action = game.actions.find(body.text)
    if action < 0:
        raise bad_notation(game, body.text)
    table.row.auto_answers[seat] = (body.question, game.actions.name(action))


def post_chat(table: Table, actor: Actor, body: requests.ChatMessage, change: Change) -> None:
    """Add a line of chat."""
    text = single_line(body.text)
    if not visible(text):
        raise ApiError("empty-chat")
    seat = table.resolve_seat(actor.seats, body.seat) if actor.seats else SPECTATOR
    change.say(seat, (table.human_name(seat) if seat >= 0 else "") or actor.name, text)
