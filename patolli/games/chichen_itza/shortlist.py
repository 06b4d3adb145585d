"""What bots need not look at: dice that have all hit are not thrown again for luck."""

from typing import Final

from patolli.core.actions import Action
from patolli.games.chichen_itza.actions import LUCK
from patolli.games.chichen_itza.state import Chichen
from patolli.games.chichen_itza.throws import REROLL, REROLL_SHIELD, Throw

AGAIN: Final = (LUCK + REROLL, LUCK + REROLL_SHIELD)


def shortlist(s: Chichen, legal: list[Action]) -> list[Action]:
    """Of the legal actions those that may be worth something, in their order."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Throw) or top.misses(s):
        return legal
    return [action for action in legal if action not in AGAIN]
