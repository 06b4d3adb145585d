"""All routes on one page: address, access, handler, body, response. The OpenAPI document is made of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from patolli.server.http import account, analysis, boxes, context, games, history, operations, tables, texts
from patolli.server.schema.common import Body
from patolli.server.schema.games import ActionTable, BoxChecked, BoxForm, GameList, Lesson
from patolli.server.schema.requests import (
    Answer,
    AutoAnswerRequest,
    BoxCheck,
    ChatMessage,
    ClaimSeat,
    Fill,
    HintRequest,
    Import,
    KeyedRequest,
    Leave,
    NewProgram,
    NewTable,
    Play,
    PreviewRequest,
    Rename,
    Replace,
    SeatRequest,
    Takeback,
    Undo,
    ViewRequest,
    Why,
)
from patolli.server.schema.responses import (
    Accepted,
    Chances,
    Chart,
    Health,
    Hint,
    Legality,
    Link,
    LogEntry,
    Me,
    Outcome,
    Position,
    Preview,
    ProgramCreated,
    Report,
    SeatClaimed,
    TableCreated,
    TableSummary,
    TableView,
    Verification,
)
from patolli.server.tables import commands, seating, transfers
from patolli.server.tables.access import HOST, PLAYER, PUBLIC, VIEWER
from patolli.server.tables.change import Command

Handler = Callable[[context.RequestContext], Awaitable[Any]]


class Route(NamedTuple):
    """A route. `response` is a type, the media type of a text, or None; `limit` names a rate limit of its own."""

    method: str
    path: str
    access: str
    handler: Handler
    body: type[Body] | None
    response: Any
    summary: str
    status: int = 200
    limit: str = ""
    max_body: str = "body_size"  # the setting with its limit
    query: tuple[str, ...] = ()
    mutates: bool = True  # a post may also be a question, with more to say than fits into an address

    @property
    def media(self) -> str:
        """Return the media type of the response."""
        return self.response if isinstance(self.response, str) else "application/json"


def get(path: str, access: str, handler: Handler, response: Any, summary: str, *query: str) -> Route:
    """Return a route for a question."""
    return Route("GET", path, access, handler, None, response, summary, query=query)


def post(path: str, access: str, handler: Handler, body: type[Body], response: Any, summary: str, **more: Any) -> Route:
    """Return a route for a change; one without a response answers with status 204."""
    status = more.pop("status", 204 if response is None else 200)
    return Route("POST", path, access, handler, body, response, summary, status, **more)


def run(command: Command[Any]) -> Handler:
    """Return a handler that runs a command on the body of the request."""

    async def handler(request: context.RequestContext) -> Any:
        return await request.execute(command)

    return handler


def ask(
    path: str,
    access: str,
    handler: Handler,
    body: type[Body],
    response: Any,
    summary: str,
    limit: str = "",
    **more: Any,
) -> Route:
    """Return a route for a question that is posted."""
    return post(path, access, handler, body, response, summary, mutates=False, limit=limit, **more)


TEXT: Final = "text/plain; charset=utf-8"
MARKDOWN: Final = "text/markdown; charset=utf-8"
PREFIX: Final = "/api/v1"
GAME: Final = f"{PREFIX}/games/{{game}}"
TABLE: Final = f"{PREFIX}/tables/{{table}}"
LIVE: Final = f"{TABLE}/live"
EVENTS: Final = f"{PREFIX}/me/events"
NEW: Final[dict[str, Any]] = {"status": 201, "limit": "tables"}
NEW_TABLE: Final[dict[str, Any]] = NEW | {"max_body": "box_size"}

ROUTES: Final = (
    get("/health", PUBLIC, operations.health, Health, "whether the server is well"),
    get("/metrics", PUBLIC, operations.prometheus, TEXT, "measurements for Prometheus"),
    # Games
    get(f"{PREFIX}/games", PUBLIC, games.games, GameList, "the games, their options, and the levels of bots"),
    get(GAME, PUBLIC, games.action_table, ActionTable, "actions and spots of a game; the query: options, older rules"),
    get(f"{GAME}/rules", PUBLIC, games.rules, MARKDOWN, "the rules of a game"),
    get(f"{GAME}/rule-messages/{{lang}}", PUBLIC, games.rule_messages, TEXT, "messages of refusals, by rule"),
    get(f"{GAME}/overview/{{lang}}", PUBLIC, games.overview, MARKDOWN, "a game on one page, for beginners"),
    get(f"{GAME}/edition/{{lang}}", PUBLIC, games.edition, MARKDOWN, "the sources of a game's facts"),
    get(f"{GAME}/lesson", PUBLIC, games.lesson, Lesson, "a guided first game"),
    get(f"{GAME}/messages/{{lang}}", PUBLIC, games.messages, TEXT, "the Fluent messages of a game"),
    get(f"{PREFIX}/messages/{{lang}}", PUBLIC, games.messages, TEXT, "the Fluent messages that all games share"),
    # Corrected boxes
    get(f"{GAME}/box", PUBLIC, boxes.form, BoxForm, "what can be corrected in a game's box"),
    get(f"{GAME}/box/messages/{{lang}}", PUBLIC, boxes.messages, TEXT, "the Fluent messages of that form"),
    ask(
        f"{GAME}/box/check", PUBLIC, boxes.check, BoxCheck, BoxChecked, "the faults of a corrected box", "box_checks",
        max_body="box_size",
    ),
    get(f"{GAME}/boxes/{{digest}}", PUBLIC, boxes.kept_box, TEXT, "a corrected box that a table is played with"),
    # The caller
    get(f"{PREFIX}/me", PUBLIC, account.me, Me, "the caller's name and tables"),
    post(f"{PREFIX}/me", PUBLIC, account.rename, Rename, Me, "change the caller's name", limit="renames"),
    post(
        f"{PREFIX}/programs", PUBLIC, account.create_program, NewProgram, ProgramCreated,
        "make an identity for a program", status=201, limit="programs",
    ),
    # Tables
    get(f"{PREFIX}/tables", PUBLIC, tables.tables, list[TableSummary], "the tables that everybody may see"),
    post(f"{PREFIX}/tables", PUBLIC, tables.create_table, NewTable, TableCreated, "make a table", **NEW_TABLE),
    post(
        f"{PREFIX}/tables/import", PUBLIC, tables.import_record, Import, TableCreated,
        "play on from a record, or from a finished table", max_body="import_size", **NEW,
    ),
    get(
        TABLE, VIEWER, tables.get_table, TableView,
        "a table as the caller may see it", "seat", "after", "chat", "words",
    ),
    # The past of a table
    get(f"{TABLE}/log", VIEWER, history.get_log, list[LogEntry], "its whole log", "seat", "after"),
    get(f"{TABLE}/positions/{{line}}", VIEWER, history.position, Position, "the table after a line", "seat", "words"),
    get(f"{TABLE}/result", VIEWER, history.result, Outcome, "the standings at the end"),
    get(f"{TABLE}/chart", VIEWER, history.chart, Chart, "the points after each turn"),
    get(f"{TABLE}/report", VIEWER, history.report, Report, "a report: win chances, luck and skill"),
    get(f"{TABLE}/record", VIEWER, history.record, TEXT, "the record of a finished game"),
    get(f"{TABLE}/verification", VIEWER, history.verification, Verification, "whether its draws were fair"),
    get(f"{TABLE}/rules", VIEWER, texts.rules, MARKDOWN, "the rules with the numbers of the table's box"),
    get(f"{TABLE}/overview/{{lang}}", VIEWER, texts.overview, MARKDOWN, "the game on one page, likewise"),
    get(f"{TABLE}/edition/{{lang}}", VIEWER, texts.edition, MARKDOWN, "the sources of the facts of the table's box"),
    # Questions about a position
    ask(f"{TABLE}/why", PLAYER, analysis.why, Why, Legality, "why an action is not legal"),
    ask(f"{TABLE}/preview", PLAYER, analysis.preview, PreviewRequest, Preview, "the effects of an action"),
    ask(f"{TABLE}/hint", PLAYER, analysis.hint, HintRequest, Hint, "the choice of a bot", "hints"),
    ask(f"{TABLE}/chances", VIEWER, analysis.chances, ViewRequest, Chances, "chances to win", "chances"),
    # Decisions
    post(f"{TABLE}/actions", PLAYER, tables.play, Play, Accepted, "decide"),
    post(f"{TABLE}/undo", PLAYER, run(commands.undo), Undo, Accepted, "take back own decisions"),
    post(f"{TABLE}/takeback", PLAYER, run(commands.ask_takeback), Takeback, Accepted, "ask to take back more"),
    post(f"{TABLE}/takeback-answer", PLAYER, run(commands.answer_takeback), Answer, Accepted, "answer a take-back"),
    post(
        f"{TABLE}/takeback-withdraw", PLAYER, run(commands.withdraw_takeback), SeatRequest, Accepted,
        "withdraw the own question to take back more",
    ),
    post(f"{TABLE}/resign", PLAYER, run(commands.resign), SeatRequest, Accepted, "resign"),
    post(f"{TABLE}/leave", PLAYER, run(seating.leave), Leave, Accepted, "let a bot play on, or stand up"),
    post(f"{TABLE}/resume", PLAYER, run(commands.resume_seat), SeatRequest, Accepted, "play on again"),
    post(f"{TABLE}/replace", PLAYER, run(commands.replace_absent), Replace, Accepted, "replace an absent player"),
    post(f"{TABLE}/auto-answer", PLAYER, run(commands.set_auto_answer), AutoAnswerRequest, None, "answer by itself"),
    post(f"{TABLE}/chat", VIEWER, run(commands.post_chat), ChatMessage, None, "say something", limit="chat"),
    post(f"{TABLE}/rematch", PLAYER, tables.rematch, KeyedRequest, TableCreated, "play again", limit="tables"),
    # Seats
    post(
        f"{TABLE}/claim", PUBLIC, tables.claim_seat, ClaimSeat, SeatClaimed,
        "exchange a secret for a seat", limit="invite_attempts",
    ),
    post(f"{TABLE}/take-seat", VIEWER, tables.take_open_seat, SeatRequest, SeatClaimed, "take a free seat"),
    post(f"{TABLE}/device-link", PLAYER, tables.device_link, SeatRequest, Link, "a link for another device"),
    post(f"{TABLE}/drop-devices", PLAYER, run(seating.drop_devices), SeatRequest, None, "play on this device alone"),
    post(f"{TABLE}/invite", HOST, tables.reissue_invite, SeatRequest, Link, "a new link to a seat, or to watch"),
    post(
        f"{TABLE}/transfer", HOST, run(transfers.ask_transfer), SeatRequest, Accepted,
        "ask to give a seat to somebody else", limit="chat",
    ),
    post(f"{TABLE}/transfer-answer", PLAYER, run(transfers.answer_transfer), Answer, Accepted, "answer a transfer"),
    post(f"{TABLE}/fill", HOST, run(seating.fill), Fill, None, "let bots take all free seats"),
    post(f"{TABLE}/close", HOST, tables.close, KeyedRequest, None, "take away a table where no game has begun"),
)  # fmt: skip
