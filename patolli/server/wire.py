"""What travels: the bodies of requests and answers, as types that check what comes in.

Everything is JSON. Unknown fields are refused, so that a slip of the pen is told and not ignored.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Rev = Annotated[int, Meta(ge=0, le=1_000_000_000, description="the revision that this answers")]
Key = Annotated[
    str,
    Meta(min_length=8, max_length=64, pattern=r"^[\x21-\x7e]+$", description="any text that is new for each request"),
]
Seat = Annotated[str, Meta(max_length=32, description="the name of a seat; may be left out by those who hold just one")]
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
Secret = Annotated[str, Meta(min_length=22, max_length=100)]
Nonce = Annotated[str, Meta(max_length=64, description="what this player adds to the draws")]
Level = Annotated[str, Meta(max_length=32, description="the level of a bot")]

Words = tuple[str, dict[str, Any]]  # the id of a Fluent message, and its arguments


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a request."""


class NewSeat(Body):
    """Who is to sit somewhere: somebody at this browser, whoever gets the link, or a bot."""

    kind: Literal["me", "invite", "bot"]
    name: Name = ""
    level: Level = "normal"


class NewTable(Body):
    """A table to be made."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(max_length=12)]
    options: dict[Name, str | int] = {}
    public: bool = False
    hints: bool | None = None  # by default only where all people sit at one browser
    nonce: Nonce = ""


class Import(Body):
    """A record to go on from, at one screen: after so many lines that count, or at its end."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    at: Annotated[int, Meta(ge=0)] | None = None


class Rename(Body):
    """The name that a browser goes by, from now on; at a table where it plays only if that is named."""

    name: Name
    table: Annotated[str, Meta(max_length=32)] = ""


class Sit(Body):
    """A seat or a place to watch, for whoever knows the secret. A program asks for a token instead of a cookie."""

    secret: Secret
    name: Name = ""
    nonce: Nonce = ""
    token: bool = False


class Decide(Body):
    """A decision: an action by its number or its text."""

    rev: Rev
    key: Key
    id: Annotated[int, Meta(ge=0)] | None = None
    text: Text | None = None
    seat: Seat = ""


class Why(Body):
    """Why can't I?"""

    rev: Rev
    text: Text
    seat: Seat = ""


class Ponder(Body):
    """What would this do?"""

    rev: Rev
    id: Annotated[int, Meta(ge=0)]
    seat: Seat = ""


class HintAsk(Body):
    """What would a bot do in my place? Only which kind of action, or also where, or all of it."""

    rev: Rev
    depth: Literal["nudge", "region", "full"] = "nudge"
    seat: Seat = ""


class Look(Body):
    """A question about the table as one's seat sees it."""

    seat: Seat = ""


class Undo(Body):
    """Take back own decisions."""

    rev: Rev
    key: Key
    lines: Annotated[int, Meta(ge=1, le=10_000)] = 1
    seat: Seat = ""


class TakeBack(Body):
    """Ask all others to go back to where the table was at line `to`."""

    rev: Rev
    key: Key
    to: Rev
    seat: Seat = ""


class Answer(Body):
    """Yes or no to a take-back, or to giving a seat to somebody else."""

    key: Key
    accept: bool
    seat: Seat = ""


class ForSeat(Body):
    """Something about one seat."""

    key: Key
    seat: Seat = ""


class Replace(Body):
    """Let a bot play on for somebody who is not there."""

    key: Key
    seat: Seat
    level: Level = "normal"


class Standing(Body):
    """Answer every question of this kind with this text until another one is asked; no text: answer myself again."""

    frame: Name
    text: Text = ""
    seat: Seat = ""


class Say(Body):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None
    seat: Seat = ""


class Keyed(Body):
    """A request without any detail."""

    key: Key


class Fill(Body):
    """Bots for all free seats."""

    level: Level = "normal"


class Leave(Body):
    """A bot is to play on."""

    key: Key
    level: Level = "normal"
    seat: Seat = ""


class Hello(Body):
    """What a live page says: how much of the log and the chat it has, and which seat it looks for."""

    have: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    chat: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    seat: Seat = ""


class Refusal(Struct, omit_defaults=True):
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


class Done(Struct, omit_defaults=True):
    """A decision is on disk: the revision of the table now."""

    rev: int


class Made(Struct, omit_defaults=True):
    """A new table: its address, and the secrets that only its host gets."""

    table: str
    invites: dict[str, str] = {}
    watch: str = ""


class Seated(Struct, omit_defaults=True):
    """A seat was taken; `token` is for the header `Authorization: Bearer ...`."""

    table: str
    seat: str | None
    token: str = ""


class Link(Struct):
    """A secret that opens a seat once."""

    secret: str


class Reason(Struct, omit_defaults=True):
    """Whether a text is legal now, and the rule that refuses it if not."""

    legal: bool
    rule: str = ""
    message: str = ""


class Preview(Struct):
    """What a legal action takes and does as far as that is certain, what to know before, whether undo may not help."""

    cost: dict[str, int]
    events: list[dict[str, Any]]
    outlook: list[Words]
    final: bool


class Because(Struct):
    """A part of what a position is worth, whose it is, and by how many points it changes: `term-<term>` in words."""

    term: str
    seat: str
    change: float


class Advice(Struct):
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
    reasons: list[Because]
    price: Because | None


class Hint(Struct, omit_defaults=True):
    """What a bot would do, as much of it as was asked for: the best first."""

    depth: str
    verb: str
    spots: list[str] = []
    best: list[Advice] = []


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


class SeatSight(Struct, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: str
    label: str
    kind: Literal["person", "bot", "free"]
    mine: bool = False
    here: bool = False
    resigned: bool = False
    person: str = ""  # for whom a bot plays


class Entry(Struct, omit_defaults=True):
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


class Asked(Struct):
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


class Sight(Struct, omit_defaults=True):
    """A table as one reader may see it."""

    table: str
    game: str
    options: dict[str, str | int]
    stage: str
    rev: int
    seats: list[SeatSight]
    seat: str | None = None
    host: bool = False
    public: bool = False
    hints: bool = False
    commit: str = ""
    view: dict[str, Any] | None = None
    insight: dict[str, Any] = {}  # numbers that the game derives from the view
    described: list[Words] = []
    to_act: list[str] = []
    offers: list[list[int]] = []
    undo: int = 0
    standing: dict[str, str] = {}
    log: list[Entry] = []
    chat: list[ChatLine] = []
    asked: Asked | None = None
    transfer: Transfer | None = None
    result: Outcome | None = None
    rematch: str = ""
    read_only: str = ""


class Position(Struct):
    """A table as it was after a line, as one reader may see it."""

    n: int
    seat: str | None
    view: dict[str, Any]
    insight: dict[str, Any]
    described: list[Words]


class Chart(Struct):
    """The points of all seats after each turn of a finished game: the line with which it ended, and the points then."""

    lines: list[int]
    scores: list[list[int]]


class TableRow(Struct, omit_defaults=True):
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
    tables: list[TableRow]
    named: bool = False


class Verified(Struct, omit_defaults=True):
    """Whether the draws of a finished game were fair; nobody can tell of one that was imported."""

    fair: bool | None
    draws: int = 0
    message: str = ""


encode = msgspec.json.Encoder().encode
