"""Bodies of responses."""

from typing import Any, Literal

from msgspec import Struct

from patolli.server.schema.common import Message


class ErrorBody(Struct, omit_defaults=True):
    """Why a request was not carried out."""

    error: str
    message: str
    rule: str = ""
    rev: int | None = None


class Nothing(Struct):
    """It is done."""


class Health(Struct):
    """How the server is."""

    status: str
    version: str
    sqlite: str


class Accepted(Struct, omit_defaults=True):
    """A decision is on disk: the revision of the table now."""

    rev: int


class TableCreated(Struct, omit_defaults=True):
    """A new table: its address, and the secrets that only its host gets."""

    table: str
    invites: dict[str, str] = {}
    watch: str = ""


class SeatClaimed(Struct, omit_defaults=True):
    """A seat was taken; `token` is for the header `Authorization: Bearer ...`."""

    table: str
    seat: str | None
    token: str = ""


class Link(Struct):
    """A secret that opens a seat once."""

    secret: str


class Legality(Struct, omit_defaults=True):
    """Whether a text is legal now, and the rule that refuses it if not."""

    legal: bool
    rule: str = ""
    message: str = ""


class Preview(Struct):
    """What a legal action takes and does as far as that is certain, what to know before, whether undo may not help."""

    cost: dict[str, int]
    events: list[dict[str, Any]]
    outlook: list[Message]
    final: bool


class Reason(Struct):
    """A part of what a position is worth, whose it is, and by how many points it changes: `term-<term>` in words."""

    term: str
    seat: str
    change: float


class HintAction(Struct):
    """An action, how many points it is better than the next (or worse than the best), what follows it, and why.

    `why` is the message that tells the reasons, or what there is to say without any: `hint-next`, `hint-tried` ...
    """

    id: int
    text: str
    lead: float
    spots: list[str]
    events: list[dict[str, Any]]
    then: list[int]
    why: str
    reasons: list[Reason]
    price: Reason | None


class Hint(Struct, omit_defaults=True):
    """What a bot would do, as much of it as was asked for: the best first."""

    depth: str
    verb: str
    spots: list[str] = []
    best: list[HintAction] = []


class Chances(Struct):
    """How likely each seat wins, as far as the reader can know, at that revision."""

    rev: int
    chances: list[float]


class Report(Struct, omit_defaults=True):
    """A report on a finished game, once it is made; until then which share of it is done."""

    rev: int
    done: float = 0.0
    failed: bool = False
    report: dict[str, Any] | None = None


class SeatView(Struct, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: str
    label: str
    kind: Literal["person", "bot", "free"]
    mine: bool = False
    here: bool = False
    resigned: bool = False
    person: str = ""  # for whom a bot plays


class LogEntry(Struct, omit_defaults=True):
    """A line of the log: its number, and what the reader may know of what it did."""

    n: int
    events: list[dict[str, Any]]
    at: int = 0


class ChatLine(Struct, omit_defaults=True):
    """Somebody has said something; without a seat it was a spectator, without a name the table."""

    n: int
    name: str
    text: str
    at: int
    seat: str = ""


class TakebackVote(Struct):
    """A take-back that waits for answers."""

    seat: str
    to: int
    waiting: list[str]


class Transfer(Struct):
    """A seat that may go to somebody else: whose answers are awaited. If none are, the host can have a link."""

    seat: str
    waiting: list[str]


class Outcome(Struct):
    """Where the game stands when it is over."""

    scores: list[int]
    parts: list[dict[str, int]]
    ranking: list[list[str]]
    reason: str


class TableView(Struct, omit_defaults=True):
    """A table as one reader may see it."""

    table: str
    game: str
    options: dict[str, str | int]
    stage: str
    rev: int
    seats: list[SeatView]
    seat: str | None = None
    host: bool = False
    public: bool = False
    hints: bool = False
    commit: str = ""
    view: dict[str, Any] | None = None
    described: list[Message] = []
    to_act: list[str] = []
    offers: list[list[int]] = []
    undo: int = 0
    standing: dict[str, str] = {}
    log: list[LogEntry] = []
    chat: list[ChatLine] = []
    asked: TakebackVote | None = None
    transfer: Transfer | None = None
    result: Outcome | None = None
    rematch: str = ""
    read_only: str = ""


class Position(Struct):
    """A table as it was after a line, as one reader may see it."""

    n: int
    seat: str | None
    view: dict[str, Any]


class Chart(Struct):
    """The points of all seats after each turn of a finished game: the line with which it ended, and the points then."""

    lines: list[int]
    scores: list[list[int]]


class TableSummary(Struct, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    stage: str
    seats: list[str]
    free: int = 0
    my_turn: bool = False
    mine: bool = False
    changed: int = 0


class Me(Struct):
    """Who the browser is, whether it has said so, and where it plays."""

    name: str
    tables: list[TableSummary]
    named: bool = False


class Verified(Struct, omit_defaults=True):
    """Whether the draws of a finished game were fair; nobody can tell of one that was imported."""

    fair: bool | None
    draws: int = 0
    message: str = ""
