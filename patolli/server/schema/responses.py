"""Bodies of responses, and what the server sends on live connections.

These are plain dataclasses, so that the modules that make them need the standard library alone. All fields are always
sent; version 1 may get further fields, and none changes its meaning. Times are milliseconds since 1970.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from patolli.server.schema.report import GameReport

Message = tuple[str, dict[str, Any]]  # the id of a Fluent message, and its arguments
View = dict[str, Any]  # of a game: `schema_components` in http/openapi.py names the types by game
Insight = dict[str, Any]
Event = dict[str, Any]


# Errors


@dataclass(slots=True)
class ErrorData:
    """An error as data; `rule` and `reason` only if a rule refuses, `rev` the revision of the table now.

    `detail` says more in English, for developers; it is not for people who play.
    """

    code: str
    rule: str = ""
    reason: Message | None = None
    params: dict[str, Any] = field(default_factory=dict)
    rev: int | None = None
    detail: str = ""


@dataclass(slots=True)
class ErrorBody:
    """The body of every response that is an error; the message is its English sentence."""

    error: ErrorData
    message: str


@dataclass(slots=True)
class TableError:
    """The end of a subscription: the table cannot be sent any more, or never could."""

    table: str
    error: ErrorData
    message: str


@dataclass(slots=True)
class Problem:
    """The reason for which a table cannot be played on: the code and the parameters of an error."""

    code: str
    params: dict[str, Any]


# The server and its users


@dataclass(slots=True)
class Health:
    """The state of the server."""

    status: str
    version: str
    compiled: bool
    sqlite: str


@dataclass(slots=True)
class Bot:
    """A bot: its level, its style (empty: as it is best) and its strength in percent."""

    level: str
    style: str = ""
    strength: int = 100


@dataclass(slots=True)
class SeatSummary:
    """A seat of a table in a list; a bot has no name."""

    name: str
    kind: Literal["person", "bot", "free"]
    bot: Bot | None


@dataclass(slots=True)
class TableSummary:
    """A table in a list."""

    table: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    seats: list[SeatSummary]
    free: int
    my_turn: bool
    own: bool
    changed: int


@dataclass(slots=True)
class Me:
    """The caller: its name, whether it has chosen that, and its tables."""

    name: str
    named: bool
    tables: list[TableSummary]


@dataclass(slots=True)
class ProgramCreated:
    """The identity of a program; the secret, for `Authorization: Bearer SECRET`, is shown only now."""

    program: str
    name: str
    secret: str


# New tables and seats


@dataclass(slots=True)
class TableCreated:
    """A new table: its name, and the secrets that only its host gets."""

    table: str
    invites: dict[str, str] = field(default_factory=dict)
    watch: str = ""


@dataclass(slots=True)
class SeatClaimed:
    """A seat was taken, or none, to watch; `token` is for the header `Authorization: Bearer TOKEN`."""

    table: str
    seat: str | None
    token: str = ""


@dataclass(slots=True)
class Link:
    """A secret that opens a seat once."""

    secret: str


@dataclass(slots=True)
class Accepted:
    """A change is on disk: the revision of the table now."""

    rev: int


# Questions about a position


@dataclass(slots=True)
class Legality:
    """The legality of a text now: the rule that refuses it, and the reason as a message and in English."""

    legal: bool
    rule: str = ""
    reason: Message | None = None
    message: str = ""


@dataclass(slots=True)
class Preview:
    """The cost and the certain events of a legal action, messages to read before, and whether undo may not help."""

    cost: dict[str, int]
    events: list[Event]
    outlook: list[Message]
    irreversible: bool


@dataclass(slots=True)
class Reason:
    """A term of the evaluation (message `term-TERM`), the seat that it belongs to, and its change in points."""

    term: str
    seat: str
    change: float


@dataclass(slots=True)
class HintAction:
    """An action that a bot would choose, its lead in points over the next (or behind the best), and the reasons.

    `follow_up` are the actions that the bot would choose after it; `message` tells the reasons, or what there is to say
    without any: `hint-next`, `hint-tried` ...
    """

    action: int
    text: str
    lead: float
    spots: list[str]
    events: list[Event]
    follow_up: list[int]
    message: str
    reasons: list[Reason]
    drawback: Reason | None


@dataclass(slots=True)
class Hint:
    """The advice of a bot, as much of it as was asked for: the best action first."""

    depth: Literal["nudge", "region", "full"]
    verb: str
    spots: list[str] = field(default_factory=list)
    best: list[HintAction] = field(default_factory=list)


@dataclass(slots=True)
class Chances:
    """The chance of each seat to win at a revision, as far as the caller can know."""

    rev: int
    chances: list[float]


# A table


@dataclass(slots=True)
class SeatView:
    """A seat as everybody may see it; `own` and `devices` depend on the caller.

    `person` is the player for whom a bot sits in. `devices` counts what plays an own seat, and is 0 for others.
    """

    seat: str
    name: str
    kind: Literal["person", "bot", "free"]
    bot: Bot | None
    own: bool
    online: bool
    resigned: bool
    person: str
    devices: int


UndoEvent = TypedDict("UndoEvent", {"kind": Literal["~undo"], "from": int})


class SeatEvent(TypedDict):
    """Another player has taken over a seat."""

    kind: Literal["~seat"]
    seat: int
    name: str
    bot: Bot | None


class ResignEvent(TypedDict):
    """A player has resigned."""

    kind: Literal["~resign"]
    seat: int


class UnknownEvent(TypedDict):
    """An event that cannot be read any more: of other rules, or damaged."""

    kind: Literal["~unknown"]
    event: str


@dataclass(slots=True)
class LogEntry:
    """A line of the log, and its events as far as the caller may know them."""

    line: int
    events: list[Event]
    at: int


@dataclass(slots=True)
class ChatLine:
    """A line of chat; without a seat of a spectator, with a note of the table itself."""

    line: int
    seat: str
    name: str
    text: str
    at: int
    note: Message | None = None


@dataclass(slots=True)
class TakebackVote:
    """A take-back to line `to` that waits for answers."""

    seat: str
    to: int
    waiting: list[str]


@dataclass(slots=True)
class Transfer:
    """A seat that may go to somebody else, and the seats that must answer. If none must, the host can have a link.

    From `due` on (ms) the host can take it without an answer of its holder, by asking once more.
    """

    seat: str
    waiting: list[str]
    due: int | None = None


@dataclass(slots=True)
class AutoAnswer:
    """The text that answers a question until another one is asked."""

    question: str
    text: str


@dataclass(slots=True)
class Outcome:
    """The standings at the end of a game: points and their parts by seat, the seats of each place, and the reason.

    `tie_break` is a message that says what decided between the winner and others with as many points.
    """

    scores: list[int]
    parts: list[dict[str, int]]
    ranking: list[list[str]]
    reason: str
    tie_break: Message | None = None


@dataclass(slots=True)
class TableView:
    """A table as one viewer may see it, with the lines of log and chat that the viewer does not have yet.

    `text` is the position in words, for viewers that ask for it (`words`); otherwise it is empty.
    """

    table: str
    game: str
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "finished"]
    rev: int
    seats: list[SeatView]
    seat: str | None
    host: bool
    public: bool
    hints: bool
    seed_hash: str
    view: View | None = None
    insight: Insight | None = None
    text: list[Message] = field(default_factory=list)
    to_act: list[str] = field(default_factory=list)
    legal: list[tuple[int, int]] = field(default_factory=list)
    undo: int = 0
    auto_answer: AutoAnswer | None = None
    log: list[LogEntry] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    takeback: TakebackVote | None = None
    transfer: Transfer | None = None
    result: Outcome | None = None
    rematch: str = ""
    rules: int | None = None  # the older version of the rules that the table is played under; None for today's
    read_only: Problem | None = None


# The past of a table


@dataclass(slots=True)
class Position:
    """A table as it was after a line, as one viewer may see it; `text` as in a table."""

    line: int
    seat: str | None
    view: View
    insight: Insight
    text: list[Message]


@dataclass(slots=True)
class Chart:
    """The points of all seats after each turn of a finished game: the line with which it ended, and the points then."""

    lines: list[int]
    scores: list[list[int]]


@dataclass(slots=True)
class Report:
    """A report on a finished game, once it is made; until then the share of it that is done."""

    rev: int
    done: float = 0.0
    failed: bool = False
    report: GameReport | None = None


@dataclass(slots=True)
class Verification:
    """The fairness of the draws of a finished game; null for an imported game, whose draws were not made here.

    `detail` says in English where the draws of an unfair game differ.
    """

    fair: bool | None
    draws: int = 0
    detail: str = ""
