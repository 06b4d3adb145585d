"""All routes on one page: address, who may, what goes in and what comes out. The OpenAPI file is made of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from patolli.server import handlers as do
from patolli.server import wire
from patolli.server.limits import MAX_BODY, MAX_IMPORT_BODY

PUBLIC: Final = "anybody"
VIEWER: Final = "seer"  # who may look at the table
PLAYER: Final = "seat"  # who holds a seat at it
HOST: Final = "host"  # who made it

Handler = Callable[[do.RequestContext], Awaitable[Any]]


class Route(NamedTuple):
    """A route. `answer` is a type, or the media type of a text; `limit` names a limit of its own."""

    method: str
    path: str
    access: str
    handler: Handler
    body: type[wire.Body] | None
    response: Any
    summary: str
    status: int = 200
    limit: str = ""
    max_body: int = MAX_BODY
    query: tuple[str, ...] = ()
    mutates: bool = True  # a post may also be a question, with more to say than fits into an address

    @property
    def media(self) -> str:
        """The media type of the answer."""
        return self.response if isinstance(self.response, str) else "application/json"


def get(path: str, callers: str, handler: Handler, answer: Any, summary: str, *query: str) -> Route:
    """A question."""
    return Route("GET", path, callers, handler, None, answer, summary, query=query)


def post(
    path: str, callers: str, handler: Handler, body: type[wire.Body], answer: Any, summary: str, **more: Any
) -> Route:
    """A change."""
    return Route("POST", path, callers, handler, body, answer, summary, **more)


TEXT: Final = "text/plain; charset=utf-8"
TABLE: Final = "/t/{table}"
RARE: Final[dict[str, Any]] = {"status": 201, "limit": "tables"}
RECORD: Final[dict[str, Any]] = {**RARE, "max_body": MAX_IMPORT_BODY}

ROUTES: Final = (
    get("/health", PUBLIC, do.health, wire.Health, "whether the server is well"),
    get("/metrics", PUBLIC, do.prometheus, TEXT, "measurements for Prometheus"),
    get("/games.json", PUBLIC, do.games, dict[str, Any], "the games, their options, and the levels of bots"),
    get("/games/{game}/table.json", PUBLIC, do.action_table, dict[str, Any], "the actions and places of a game"),
    get("/games/{game}/rules.md", PUBLIC, do.rules, TEXT, "the rules of a game"),
    get("/games/{game}/rules.{lang}.ftl", PUBLIC, do.rule_words, TEXT, "what refusals say, by rule"),
    get("/games/{game}/overview.{lang}.md", PUBLIC, do.overview, TEXT, "a game on one page, for beginners"),
    get("/games/{game}/lesson.json", PUBLIC, do.lesson, dict[str, Any], "a guided first game"),
    get("/words/{lang}.ftl", PUBLIC, do.words, TEXT, "words that all games share, as Fluent messages"),
    get("/words/{game}/{lang}.ftl", PUBLIC, do.words, TEXT, "words of a game, as Fluent messages"),
    get("/me.json", PUBLIC, do.me, wire.Me, "who I am, and where I play"),
    post("/me", PUBLIC, do.rename, wire.Rename, wire.Me, "change my name"),
    get("/tables.json", PUBLIC, do.tables, list[wire.TableSummary], "the tables that everybody may see"),
    post("/tables", PUBLIC, do.create, wire.NewTable, wire.TableCreated, "make a table", **RARE),
    post("/tables/import", PUBLIC, do.import_record, wire.Import, wire.TableCreated, "play on from a record", **RECORD),
    get(f"{TABLE}.json", VIEWER, do.get_table, wire.TableView, "a table as I may see it", "seat", "have", "chat"),
    get(f"{TABLE}/log.json", VIEWER, do.get_log, list[wire.LogEntry], "its whole log as I may know it", "seat", "have"),
    get(
        f"{TABLE}/position.json", VIEWER, do.position, wire.Position, "the table as I saw it after a line", "seat", "n"
    ),
    get(f"{TABLE}/result.json", VIEWER, do.result, wire.Outcome, "how it ended"),
    get(f"{TABLE}/chart.json", VIEWER, do.chart, wire.Chart, "how the points came about, turn by turn"),
    get(f"{TABLE}/report.json", VIEWER, do.report, wire.Report, "a report on it: win chances, luck and skill"),
    get(f"{TABLE}/record", VIEWER, do.record, TEXT, "the record of a finished game"),
    get(f"{TABLE}/verify.json", VIEWER, do.verification, wire.Verified, "whether its draws were fair"),
    post(
        f"{TABLE}/sit",
        PUBLIC,
        do.claim_seat,
        wire.ClaimSeat,
        wire.SeatClaimed,
        "exchange a secret for a seat",
        limit="invite_attempts",
    ),
    post(
        f"{TABLE}/take",
        VIEWER,
        do.take_open_seat,
        wire.SeatRequest,
        wire.SeatClaimed,
        "take a free seat of a public table",
    ),
    post(f"{TABLE}/play", PLAYER, do.play, wire.Play, wire.Accepted, "decide"),
    post(f"{TABLE}/why", PLAYER, do.why, wire.Why, wire.Legality, "why can't I?", mutates=False),
    post(f"{TABLE}/preview", PLAYER, do.preview, wire.PreviewRequest, wire.Preview, "what would it do?", mutates=False),
    post(
        f"{TABLE}/hint",
        PLAYER,
        do.hint,
        wire.HintRequest,
        wire.Hint,
        "what would a bot do?",
        mutates=False,
        limit="hints",
    ),
    post(
        f"{TABLE}/chances",
        VIEWER,
        do.chances,
        wire.ViewRequest,
        wire.Chances,
        "how likely is each to win?",
        mutates=False,
        limit="chances",
    ),
    post(f"{TABLE}/undo", PLAYER, do.undo, wire.Undo, wire.Accepted, "take back own decisions"),
    post(f"{TABLE}/take-back", PLAYER, do.ask_takeback, wire.TakeBack, wire.Accepted, "ask to take back more"),
    post(f"{TABLE}/answer", PLAYER, do.answer_takeback, wire.Answer, wire.Accepted, "answer a take-back"),
    post(f"{TABLE}/resign", PLAYER, do.resign, wire.SeatRequest, wire.Accepted, "give up"),
    post(
        f"{TABLE}/leave",
        PLAYER,
        do.leave,
        wire.Leave,
        wire.Accepted,
        "let a bot play on for me, or get up before the game",
    ),
    post(f"{TABLE}/return", PLAYER, do.resume_seat, wire.SeatRequest, wire.Accepted, "play on for myself"),
    post(
        f"{TABLE}/replace",
        PLAYER,
        do.hand_over,
        wire.Replace,
        wire.Accepted,
        "let a bot play on for somebody who is away",
    ),
    post(
        f"{TABLE}/standing",
        PLAYER,
        do.set_auto_answer,
        wire.AutoAnswer,
        wire.Nothing,
        "answer such questions always so",
    ),
    post(f"{TABLE}/carry", PLAYER, do.device_link, wire.SeatRequest, wire.Link, "a link to my seat for another device"),
    post(f"{TABLE}/rematch", PLAYER, do.rematch, wire.KeyedRequest, wire.TableCreated, "play again"),
    post(f"{TABLE}/chat", VIEWER, do.post_chat, wire.ChatMessage, wire.Nothing, "say something", limit="chat"),
    post(
        f"{TABLE}/reissue",
        HOST,
        do.reissue_invite,
        wire.SeatRequest,
        wire.Link,
        "a new link to a seat, or without one to watch",
    ),
    post(
        f"{TABLE}/transfer",
        HOST,
        do.transfer,
        wire.SeatRequest,
        wire.Accepted,
        "ask to give a seat to somebody else",
        limit="chat",
    ),
    post(
        f"{TABLE}/transfer-answer",
        PLAYER,
        do.answer_transfer,
        wire.Answer,
        wire.Accepted,
        "answer a transfer of a seat",
    ),
    post(f"{TABLE}/fill", HOST, do.fill, wire.Fill, wire.Nothing, "let bots take all free seats"),
    post(
        f"{TABLE}/close", HOST, do.close, wire.KeyedRequest, wire.Nothing, "take away a table where no game has begun"
    ),
)
