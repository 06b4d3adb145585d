"""All routes on one page: address, who may, what goes in and what comes out. The OpenAPI file is made of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from patolli.server.http import account, analysis, context, games, history, operations, tables
from patolli.server.schema import common, requests, responses

PUBLIC: Final = "anybody"
VIEWER: Final = "seer"  # who may look at the table
PLAYER: Final = "seat"  # who holds a seat at it
HOST: Final = "host"  # who made it
Handler = Callable[[context.RequestContext], Awaitable[Any]]


class Route(NamedTuple):
    """A route. `answer` is a type, or the media type of a text; `limit` names a limit of its own."""

    method: str
    path: str
    access: str
    handler: Handler
    body: type[common.Body] | None
    response: Any
    summary: str
    status: int = 200
    limit: str = ""
    max_body: str = "body_size"  # the setting with its limit
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
    path: str, callers: str, handler: Handler, body: type[common.Body], answer: Any, summary: str, **more: Any
) -> Route:
    """A change."""
    return Route("POST", path, callers, handler, body, answer, summary, **more)


TEXT: Final = "text/plain; charset=utf-8"
TABLE: Final = "/t/{table}"
RARE: Final[dict[str, Any]] = {"status": 201, "limit": "tables"}
RECORD: Final[dict[str, Any]] = {**RARE, "max_body": "import_size"}
ROUTES: Final = (
    get("/health", PUBLIC, operations.health, responses.Health, "whether the server is well"),
    get("/metrics", PUBLIC, operations.prometheus, TEXT, "measurements for Prometheus"),
    get("/games.json", PUBLIC, games.games, dict[str, Any], "the games, their options, and the levels of bots"),
    get("/games/{game}/table.json", PUBLIC, games.action_table, dict[str, Any], "the actions and places of a game"),
    get("/games/{game}/rules.md", PUBLIC, games.rules, TEXT, "the rules of a game"),
    get("/games/{game}/rules.{lang}.ftl", PUBLIC, games.rule_words, TEXT, "what refusals say, by rule"),
    get("/games/{game}/overview.{lang}.md", PUBLIC, games.overview, TEXT, "a game on one page, for beginners"),
    get("/games/{game}/lesson.json", PUBLIC, games.lesson, dict[str, Any], "a guided first game"),
    get("/words/{lang}.ftl", PUBLIC, games.words, TEXT, "words that all games share, as Fluent messages"),
    get("/words/{game}/{lang}.ftl", PUBLIC, games.words, TEXT, "words of a game, as Fluent messages"),
    get("/me.json", PUBLIC, account.me, responses.Me, "who I am, and where I play"),
    post("/me", PUBLIC, account.rename, requests.Rename, responses.Me, "change my name"),
    get("/tables.json", PUBLIC, tables.tables, list[responses.TableSummary], "the tables that everybody may see"),
    post("/tables", PUBLIC, tables.create, requests.NewTable, responses.TableCreated, "make a table", **RARE),
    post(
        "/tables/import",
        PUBLIC,
        tables.import_record,
        requests.Import,
        responses.TableCreated,
        "play on from a record",
        **RECORD,
    ),
    get(
        f"{TABLE}.json",
        VIEWER,
        tables.get_table,
        responses.TableView,
        "a table as I may see it",
        "seat",
        "have",
        "chat",
    ),
    get(
        f"{TABLE}/log.json",
        VIEWER,
        history.get_log,
        list[responses.LogEntry],
        "its whole log as I may know it",
        "seat",
        "have",
    ),
    get(
        f"{TABLE}/position.json",
        VIEWER,
        history.position,
        responses.Position,
        "the table as I saw it after a line",
        "seat",
        "n",
    ),
    get(f"{TABLE}/result.json", VIEWER, history.result, responses.Outcome, "how it ended"),
    get(f"{TABLE}/chart.json", VIEWER, history.chart, responses.Chart, "how the points came about, turn by turn"),
    get(
        f"{TABLE}/report.json", VIEWER, history.report, responses.Report, "a report on it: win chances, luck and skill"
    ),
    get(f"{TABLE}/record", VIEWER, history.record, TEXT, "the record of a finished game"),
    get(f"{TABLE}/verify.json", VIEWER, history.verification, responses.Verified, "whether its draws were fair"),
    post(
        f"{TABLE}/sit",
        PUBLIC,
        tables.claim_seat,
        requests.ClaimSeat,
        responses.SeatClaimed,
        "exchange a secret for a seat",
        limit="invite_attempts",
    ),
    post(
        f"{TABLE}/take",
        VIEWER,
        tables.take_open_seat,
        requests.SeatRequest,
        responses.SeatClaimed,
        "take a free seat of a public table",
    ),
    post(f"{TABLE}/play", PLAYER, tables.play, requests.Play, responses.Accepted, "decide"),
    post(f"{TABLE}/why", PLAYER, analysis.why, requests.Why, responses.Legality, "why can't I?", mutates=False),
    post(
        f"{TABLE}/preview",
        PLAYER,
        analysis.preview,
        requests.PreviewRequest,
        responses.Preview,
        "what would it do?",
        mutates=False,
    ),
    post(
        f"{TABLE}/hint",
        PLAYER,
        analysis.hint,
        requests.HintRequest,
        responses.Hint,
        "what would a bot do?",
        mutates=False,
        limit="hints",
    ),
    post(
        f"{TABLE}/chances",
        VIEWER,
        analysis.chances,
        requests.ViewRequest,
        responses.Chances,
        "how likely is each to win?",
        mutates=False,
        limit="chances",
    ),
    post(f"{TABLE}/undo", PLAYER, tables.undo, requests.Undo, responses.Accepted, "take back own decisions"),
    post(
        f"{TABLE}/take-back",
        PLAYER,
        tables.ask_takeback,
        requests.TakeBack,
        responses.Accepted,
        "ask to take back more",
    ),
    post(f"{TABLE}/answer", PLAYER, tables.answer_takeback, requests.Answer, responses.Accepted, "answer a take-back"),
    post(f"{TABLE}/resign", PLAYER, tables.resign, requests.SeatRequest, responses.Accepted, "give up"),
    post(
        f"{TABLE}/leave",
        PLAYER,
        tables.leave,
        requests.Leave,
        responses.Accepted,
        "let a bot play on for me, or get up before the game",
    ),
    post(f"{TABLE}/return", PLAYER, tables.resume_seat, requests.SeatRequest, responses.Accepted, "play on for myself"),
    post(
        f"{TABLE}/replace",
        PLAYER,
        tables.hand_over,
        requests.Replace,
        responses.Accepted,
        "let a bot play on for somebody who is away",
    ),
    post(
        f"{TABLE}/standing",
        PLAYER,
        tables.set_auto_answer,
        requests.AutoAnswer,
        responses.Nothing,
        "answer such questions always so",
    ),
    post(
        f"{TABLE}/carry",
        PLAYER,
        tables.device_link,
        requests.SeatRequest,
        responses.Link,
        "a link to my seat for another device",
    ),
    post(f"{TABLE}/rematch", PLAYER, tables.rematch, requests.KeyedRequest, responses.TableCreated, "play again"),
    post(
        f"{TABLE}/chat",
        VIEWER,
        tables.post_chat,
        requests.ChatMessage,
        responses.Nothing,
        "say something",
        limit="chat",
    ),
    post(
        f"{TABLE}/reissue",
        HOST,
        tables.reissue_invite,
        requests.SeatRequest,
        responses.Link,
        "a new link to a seat, or without one to watch",
    ),
    post(
        f"{TABLE}/transfer",
        HOST,
        tables.transfer,
        requests.SeatRequest,
        responses.Accepted,
        "ask to give a seat to somebody else",
        limit="chat",
    ),
    post(
        f"{TABLE}/transfer-answer",
        PLAYER,
        tables.answer_transfer,
        requests.Answer,
        responses.Accepted,
        "answer a transfer of a seat",
    ),
    post(f"{TABLE}/fill", HOST, tables.fill, requests.Fill, responses.Nothing, "let bots take all free seats"),
    post(
        f"{TABLE}/close",
        HOST,
        tables.close,
        requests.KeyedRequest,
        responses.Nothing,
        "take away a table where no game has begun",
    ),
)
