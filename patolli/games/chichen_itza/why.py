"""Why a line is refused (I25.22): the pending question names the lowest rule that forbids it."""

from patolli.core.actions import Actions
from patolli.core.audience import Seat
from patolli.games.chichen_itza.state import Chichen, Question


def refusal(s: Chichen, table: Actions, seat: Seat, text: str) -> str | None:
    """The lowest id among the rules that forbid the text, or None."""
    action = table.parse(text)
    if not s.stack:
        return "I4.4"
    question = s.stack[-1]
    assert isinstance(question, Question)
    if seat not in question.seats(s) or table.verb(action) not in question.ANSWERS:
        return "I25.1"
    return question.refusal(s, seat, action)
