"""Bodies of requests. Unknown fields are refused, so that a slip of the pen is reported and not ignored."""

from typing import Annotated, Literal

from msgspec import Meta, field

from patolli.server.schema.common import Body, Key, Level, Name, Nonce, Rev, Seat, Secret, Text


class NewSeat(Body):
    """Who is to sit somewhere: somebody at this browser, whoever gets the link, or a bot."""

    kind: Literal["me", "invite", "bot"]
    name: Name = ""
    level: Level = "normal"


class NewTable(Body):
    """A table to be made."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(max_length=12)]
    options: dict[Name, str | int] = field(default_factory=dict)
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


class ClaimSeat(Body):
    """A seat or a place to watch, for whoever knows the secret. A program asks for a token instead of a cookie."""

    secret: Secret
    name: Name = ""
    nonce: Nonce = ""
    token: bool = False


class Play(Body):
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


class PreviewRequest(Body):
    """What would this do?"""

    rev: Rev
    id: Annotated[int, Meta(ge=0)]
    seat: Seat = ""


class HintRequest(Body):
    """What would a bot do in my place? Only which kind of action, or also where, or all of it."""

    rev: Rev
    depth: Literal["nudge", "region", "full"] = "nudge"
    seat: Seat = ""


class ViewRequest(Body):
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


class SeatRequest(Body):
    """Something about one seat."""

    key: Key
    seat: Seat = ""


class Replace(Body):
    """Let a bot play on for somebody who is not there."""

    key: Key
    seat: Seat
    level: Level = "normal"


class AutoAnswer(Body):
    """Answer every question of this kind with this text until another one is asked; no text: answer myself again."""

    frame: Name
    text: Text = ""
    seat: Seat = ""


class ChatMessage(Body):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None
    seat: Seat = ""


class KeyedRequest(Body):
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
