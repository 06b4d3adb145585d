"""Actions that bots skip: when all dice have hit, none is thrown again for luck."""

from typing import Final

from patolli.core.actions import Action
from patolli.games.chichen_itza.actions import LUCK
from patolli.games.chichen_itza.rules.combat.throws import REROLL, REROLL_SHIELD, Throw
from patolli.games.chichen_itza.state import ChichenState

AGAIN: Final = (LUCK + REROLL, LUCK + REROLL_SHIELD)


def prune(s: ChichenState, legal: list[Action]) -> list[Action]:
    """Drop rerolls of a throw without misses, and keep the order."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Throw) or top.misses(s):
        return legal
    return [action for action in legal if action not in AGAIN]
