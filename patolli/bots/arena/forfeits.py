"""Forfeits: a bot raises, answers with an illegal action, exceeds its time or ends its process."""

from collections.abc import Callable, Sequence
from operator import index
from signal import SIG_IGN, SIGINT, getsignal
from traceback import format_exception
from typing import Any, Final, SupportsIndex

from patolli.bots import Bot
from patolli.bots.arena.entrants import Entry, exception_line, raised_at
from patolli.core.actions import Action
from patolli.core.errors import shorten

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
OVERTIME: Final = "overtime"


class Forfeit(Exception):
    """A bot failed to answer."""

    def __init__(self, kind: str, text: str, where: str = "", trace: str = "") -> None:
        super().__init__(shorten(" ".join(text.split()), 200) + where)
        self.kind, self.trace = kind, trace


def answer(
    entry: Entry, made: Callable[[], Bot], view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
) -> Action:
    """Return the decision of a bot, which is made by `made`. Raises Forfeit unless it ends its process or hangs."""
    try:
        given: object = made().choose(view, list(legal), budget, seed)
        action = index(given) if isinstance(given, SupportsIndex) else None
        shown = f"{given!r:.60} is not legal"
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt) and getsignal(SIGINT) is not SIG_IGN:
            raise  # a person interrupts; where SIGINT is ignored, the bot raised it
        trace = "".join(format_exception(error))
        raise Forfeit(CRASH, exception_line(error), raised_at(error, entry), trace) from error
    if action is None or action not in legal:
        raise Forfeit(ILLEGAL, shown)
    return action
