"""Why a text is refused (C22.12): the pending question names the lowest rule that forbids its answer."""

import re
from typing import Final

from patolli.core.audience import Seat
from patolli.core.errors import BadNotation
from patolli.games.cortez.actions import BRIBES, PLAYABLE
from patolli.games.cortez.ending import LAST_TREASURE
from patolli.games.cortez.state import Cortez, Question

NEVER_PLAYED: Final = tuple(f"play {card}" for card in BRIBES if card not in PLAYABLE)  # C16.7
BID: Final = re.compile(r"bid (0|[1-9][0-9]{0,8})")


def refusal(s: Cortez, seat: Seat, text: str) -> str | None:
    """The lowest id among the rules that forbid the text, or None."""
    table = s.verbs.table
    action = table.find(text)
    never = never_legal(text) if action < 0 else ""
    if action < 0 and not never:
        raise BadNotation(table.complaint(text))
    if not s.stack:
        return "C18.1" if s.reason == LAST_TREASURE else "C18.2"
    question = s.stack[-1]
    assert isinstance(question, Question)
    if seat not in question.seats(s) or text.split()[0] not in question.ANSWERS:
        return "C22.6"
    return never or question.refusal(s, seat, action)


def never_legal(text: str) -> str:
    """The rule against texts that the table leaves out because nobody can ever say them."""
    if text in NEVER_PLAYED:
        return "C16.7"
    return "C15.4" if BID.fullmatch(text) else ""
