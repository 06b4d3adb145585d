"""All routes on one page: address, who may, what goes in and what comes out. The OpenAPI file is made of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from patolli.server import handlers as do
from patolli.server import wire
from patolli.server.limits import BODY, IMPORT_BODY

ANYBODY: Final = "anybody"
SEER: Final = "seer"  # who may look at the table
SEAT: Final = "seat"  # who holds a seat at it
HOST: Final = "host"  # who made it

Handler = Callable[[do.Ask], Awaitable[Any]]


class Route(NamedTuple):
    """A route. `answer` is a type, or the media type of a text; `limit` names a limit of its own."""

    method: str
    path: str
    callers: str
    handler: Handler
    body: type[wire.Body] | None
    answer: Any
    summary: str
    status: int = 200
    limit: str = ""
    most: int = BODY
    query: tuple[str, ...] = ()
    changes: bool = True  # a post may also be a question, with more to say than fits into an address

    @property
    def media(self) -> str:
        """The media type of the answer."""
        return self.answer if isinstance(self.answer, str) else "application/json"


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
RECORD: Final[dict[str, Any]] = {**RARE, "most": IMPORT_BODY}

ROUTES: Final = (
    get("/health", ANYBODY, do.health, wire.Health, "whether the server is well"),
    get("/metrics", ANYBODY, do.prometheus, TEXT, "measurements for Prometheus"),
    get("/games.json", ANYBODY, do.games, dict[str, Any], "the games, their options, and the levels of bots"),
    get("/games/{game}/table.json", ANYBODY, do.action_table, dict[str, Any], "the actions and places of a game"),
    get("/games/{game}/rules.md", ANYBODY, do.rules, TEXT, "the rules of a game"),
    get("/games/{game}/rules.{lang}.ftl", ANYBODY, do.rule_words, TEXT, "what refusals say, by rule"),
    get("/games/{game}/overview.{lang}.md", ANYBODY, do.overview, TEXT, "a game on one page, for beginners"),
    get("/games/{game}/lesson.json", ANYBODY, do.lesson, dict[str, Any], "a guided first game"),
    get("/words/{lang}.ftl", ANYBODY, do.words, TEXT, "words that all games share, as Fluent messages"),
    get("/words/{game}/{lang}.ftl", ANYBODY, do.words, TEXT, "words of a game, as Fluent messages"),
    get("/me.json", ANYBODY, do.me, wire.Me, "who I am, and where I play"),
    post("/me", ANYBODY, do.rename, wire.Rename, wire.Me, "change my name"),
    get("/tables.json", ANYBODY, do.tables, list[wire.TableRow], "the tables that everybody may see"),
    post("/tables", ANYBODY, do.create, wire.NewTable, wire.Made, "make a table", **RARE),
    post("/tables/import", ANYBODY, do.import_record, wire.Import, wire.Made, "play on from a record", **RECORD),
    get(f"{TABLE}.json", SEER, do.look, wire.Sight, "a table as I may see it", "seat", "have", "chat"),
    get(f"{TABLE}/log.json", SEER, do.history, list[wire.Entry], "its whole log as I may know it", "seat", "have"),
    get(f"{TABLE}/position.json", SEER, do.position, wire.Position, "the table as I saw it after a line", "seat", "n"),
    get(f"{TABLE}/result.json", SEER, do.result, wire.Outcome, "how it ended"),
    get(f"{TABLE}/chart.json", SEER, do.chart, wire.Chart, "how the points came about, turn by turn"),
    get(f"{TABLE}/report.json", SEER, do.report, wire.Report, "a report on it: win chances, luck and skill"),
    get(f"{TABLE}/record", SEER, do.record, TEXT, "the record of a finished game"),
    get(f"{TABLE}/verify.json", SEER, do.verified, wire.Verified, "whether its draws were fair"),
    post(f"{TABLE}/sit", ANYBODY, do.sit, wire.Sit, wire.Seated, "exchange a secret for a seat", limit="guesses"),
    post(f"{TABLE}/take", SEER, do.take_free, wire.ForSeat, wire.Seated, "take a free seat of a public table"),
    post(f"{TABLE}/play", SEAT, do.decide, wire.Decide, wire.Done, "decide"),
    post(f"{TABLE}/why", SEAT, do.why, wire.Why, wire.Reason, "why can't I?", changes=False),
    post(f"{TABLE}/preview", SEAT, do.ponder, wire.Ponder, wire.Preview, "what would it do?", changes=False),
    post(f"{TABLE}/hint", SEAT, do.hint, wire.HintAsk, wire.Hint, "what would a bot do?", changes=False, limit="hints"),
    post(
        f"{TABLE}/chances",
        SEER,
        do.chances,
        wire.Look,
        wire.Chances,
        "how likely is each to win?",
        changes=False,
        limit="chances",
    ),
    post(f"{TABLE}/undo", SEAT, do.undo, wire.Undo, wire.Done, "take back own decisions"),
    post(f"{TABLE}/take-back", SEAT, do.take_back, wire.TakeBack, wire.Done, "ask to take back more"),
    post(f"{TABLE}/answer", SEAT, do.answer, wire.Answer, wire.Done, "answer a take-back"),
    post(f"{TABLE}/resign", SEAT, do.resign, wire.ForSeat, wire.Done, "give up"),
    post(
        f"{TABLE}/leave", SEAT, do.leave, wire.Leave, wire.Done, "let a bot play on for me, or get up before the game"
    ),
    post(f"{TABLE}/return", SEAT, do.come_back, wire.ForSeat, wire.Done, "play on for myself"),
    post(f"{TABLE}/replace", SEAT, do.replace, wire.Replace, wire.Done, "let a bot play on for somebody who is away"),
    post(f"{TABLE}/standing", SEAT, do.standing, wire.Standing, wire.Nothing, "answer such questions always so"),
    post(f"{TABLE}/carry", SEAT, do.carry, wire.ForSeat, wire.Link, "a link to my seat for another device"),
    post(f"{TABLE}/rematch", SEAT, do.rematch, wire.Keyed, wire.Made, "play again"),
    post(f"{TABLE}/chat", SEER, do.say, wire.Say, wire.Nothing, "say something", limit="chat"),
    post(
        f"{TABLE}/reissue", HOST, do.reissue, wire.ForSeat, wire.Link, "a new link to a seat, or without one to watch"
    ),
    post(
        f"{TABLE}/transfer",
        HOST,
        do.transfer,
        wire.ForSeat,
        wire.Done,
        "ask to give a seat to somebody else",
        limit="chat",
    ),
    post(f"{TABLE}/transfer-answer", SEAT, do.answer_transfer, wire.Answer, wire.Done, "answer a transfer of a seat"),
    post(f"{TABLE}/fill", HOST, do.fill, wire.Fill, wire.Nothing, "let bots take all free seats"),
    post(f"{TABLE}/close", HOST, do.close, wire.Keyed, wire.Nothing, "take away a table where no game has begun"),
)
