"""Bodies of requests. Unknown fields are refused, so that a slip of the pen is reported and not ignored."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from patolli.server.schema.common import (
    ActionId,
    Body,
    BoxText,
    Key,
    Level,
    Name,
    Nonce,
    Rev,
    Seat,
    Secret,
    TableId,
    Text,
)

# The caller


class Rename(Body):
    """The caller's name from now on; at a table where it plays only if that is named."""

    name: Name
    table: TableId = ""


class NewProgram(Body):
    """A program that will hold seats."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


# New tables


class NewSeat(Body):
    """The player of a seat: the caller (`me`), a person with the link (`invite`), or a bot."""

    kind: Literal["me", "invite", "bot"]
    name: Name = ""
    level: Level = "normal"


class NewTable(Body):
    """A table to be made. Without `hints` there are hints only if nobody is invited; `boxes` are files by option."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(max_length=12)]
    options: dict[Name, str | int] = field(default_factory=dict)
    boxes: Annotated[dict[Name, BoxText], Meta(max_length=4)] = field(default_factory=dict)
    public: bool = False
    hints: bool | None = None
    nonce: Nonce = ""


class BoxCheck(Body):
    """A box to be checked: its text as a file, or its values; without `option` it is found by its tables."""

    option: Name = ""
    text: BoxText = ""
    values: dict[str, Any] | None = None


class Import(Body):
    """A record or a finished table to go on from, after so many lines that count, or at its end."""

    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    table: TableId = ""
    at: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


# Seats


class ClaimSeat(Body):
    """The secret of a link, which opens a seat or lets the caller watch. With `token` the answer has a seat token."""

    secret: Secret
    name: Name = ""
    nonce: Nonce = ""
    token: bool = False


class SeatRequest(Body):
    """A request about one seat."""

    key: Key
    seat: Seat = ""


class KeyedRequest(Body):
    """A request without any detail."""

    key: Key


class Fill(Body):
    """Bots for all free seats."""

    level: Level = "normal"


class Leave(Body):
    """A bot that is to play on for an own seat."""

    key: Key
    level: Level = "normal"
    seat: Seat = ""


class Replace(Body):
    """A bot that is to play for a seat whose player keeps others waiting."""

    key: Key
    seat: Seat
    level: Level = "normal"


# Decisions


class Play(Body):
    """A decision: an action by its number or its text."""

    rev: Rev
    key: Key
    action: ActionId | None = None
    text: Text | None = None
    seat: Seat = ""


class Undo(Body):
    """Own decisions to take back."""

    rev: Rev
    key: Key
    lines: Annotated[int, Meta(ge=1, le=10_000)] = 1
    seat: Seat = ""


class Takeback(Body):
    """A question to all others: to go back to where the table was at line `to`."""

    rev: Rev
    key: Key
    to: Rev
    seat: Seat = ""


class Answer(Body):
    """Yes or no to a take-back, or to giving a seat to somebody else."""

    key: Key
    accept: bool
    seat: Seat = ""


class AutoAnswerRequest(Body):
    """The text that answers a question (`frame` of the view) until another one is asked; no text ends that."""

    question: Name
    text: Text = ""
    seat: Seat = ""


class ChatMessage(Body):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None
    seat: Seat = ""


# Questions about a position


class Why(Body):
    """An action, as text, that may not be legal."""

    rev: Rev
    text: Text
    seat: Seat = ""


class PreviewRequest(Body):
    """A legal action."""

    rev: Rev
    action: ActionId
    seat: Seat = ""


class HintRequest(Body):
    """The depth of a hint: the kind of action alone, also the places, or all of it."""

    rev: Rev
    depth: Literal["nudge", "region", "full"] = "nudge"
    seat: Seat = ""


class ViewRequest(Body):
    """A question about the table as a seat sees it."""

    seat: Seat = ""
