"""What bots do instead of answering: they raise, answer what is not offered, think without end, end their process."""

from collections.abc import Callable, Sequence
from operator import index
from signal import SIG_IGN, SIGINT, getsignal
from traceback import format_exception
from typing import Any, Final, SupportsIndex

from patolli.bots import Bot
from patolli.bots.arena.entries import Entry, place, said
from patolli.core.actions import Action
from patolli.core.errors import shorten

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
OVERTIME: Final = "overtime"


class Fault(Exception):
    """What a bot did instead of answering."""

    def __init__(self, kind: str, text: str, where: str = "", trace: str = "") -> None:
        super().__init__(shorten(" ".join(text.split()), 200) + where)
        self.kind, self.trace = kind, trace


def answer(
    entry: Entry, made: Callable[[], Bot], view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
) -> Action:
    """What a bot decides, which may be made only now; raises Fault, whatever it does but end its process or hang."""
    try:
        given: object = made().choose(view, list(legal), budget, seed)
        action = index(given) if isinstance(given, SupportsIndex) else None
        shown = f"{given!r:.60} is not offered"
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt) and getsignal(SIGINT) is not SIG_IGN:
            raise  # a person broke off; in processes that do not hear the keyboard it is the bot's
        trace = "".join(format_exception(error))
        raise Fault(CRASH, said(error), place(error, entry), trace) from error
    if action is None or action not in legal:
        raise Fault(ILLEGAL, shown)
    return action
