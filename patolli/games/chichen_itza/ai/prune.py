"""Answers that bots skip: other orders of the same answers, exchanges that can wait, and acts without effect."""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.actions import (
    ACT_COINS,
    AGAIN,
    AGAIN_ALL,
    DISMISS,
    DONE,
    IDOL,
    LUCK,
    PAY,
    PICK,
    PUT,
    SET,
    SPOTS,
    STATION,
)
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.combat.damage import BLOCK_IDOL, BLOCKS, Damage
from patolli.games.chichen_itza.rules.combat.sequence import Muster
from patolli.games.chichen_itza.rules.combat.throws import CHOOSING, REROLL, REROLL_SHIELD, Throw
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.regroup import COUNTS, Regroup
from patolli.games.chichen_itza.rules.reinforcing import Reinforce
from patolli.games.chichen_itza.rules.supply import Pay, PutOn
from patolli.games.chichen_itza.rules.turn import Turn, open_acts
from patolli.games.chichen_itza.state import BIT, ChichenState

Skip = Callable[[ChichenState, Any, list[Action]], list[Action]]  # returns the answers to look at

REROLLS: Final = (LUCK + REROLL, LUCK + REROLL_SHIELD)


def prune(s: ChichenState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Drop answers that lead nowhere else than others, and keep the order."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Asking):
        return legal
    if s.idols[seat]:
        legal = without_early_exchanges(s, top, seat, legal)
    skip = SKIPS.get(type(top))
    return legal if skip is None else skip(s, top, legal)


def without_early_exchanges(s: ChichenState, top: Asking, seat: Seat, legal: list[Action]) -> list[Action]:
    """Drop exchanges of idols for things that do not matter for this answer: they can wait (I18.2)."""
    things = top.window(s, seat)
    return [action for action in legal if not IDOL <= action < DONE or action - IDOL in things]


def skip_act(s: ChichenState, top: Turn, legal: list[Action]) -> list[Action]:
    """Choose no action without effect."""
    if not s.game.holds["any_action"]:
        return legal
    useful = open_acts(s, top.seat, s.coins[top.seat], effective=True)
    return [action for action in legal if action >= ACT_COINS or useful & BIT[action]]


def skip_reinforcing(s: ChichenState, top: Reinforce, legal: list[Action]) -> list[Action]:
    """Place at least one warrior, and all of them in map order."""
    return [action for action in legal if action >= PUT + top.last or (action == DONE and top.placed)]


def skip_puts(s: ChichenState, top: PutOn, legal: list[Action]) -> list[Action]:
    """Place warriors in map order."""
    return [action for action in legal if action < PUT or action > PUT + top.last]


def skip_pay(s: ChichenState, top: Pay, legal: list[Action]) -> list[Action]:
    """Pay or dismiss the heroes in the order a, b, c."""
    first = top.unpaid(s)[0]
    return [action for action in legal if action < PAY or action in (PAY + first, DISMISS + first)]


def skip_regroup(s: ChichenState, top: Regroup, legal: list[Action]) -> list[Action]:
    """Name the heroes a, b, c first, then the tiles in map order."""
    heroes, tiles = top.open_heroes(s), top.open_tiles(s)
    if heroes:
        first, size = STATION + heroes[0] * SPOTS, SPOTS
    else:
        first, size = SET + (tiles[0] - 1) * COUNTS, COUNTS
    return [action for action in legal if action < STATION or first <= action < first + size]


def skip_muster(s: ChichenState, top: Muster, legal: list[Action]) -> list[Action]:
    """Pick warriors in map order."""
    return [action for action in legal if action < PICK or action >= PICK + top.last]


def skip_move(s: ChichenState, top: Move, legal: list[Action]) -> list[Action]:
    """Pick warriors on the way in map order."""
    if not top.picked:
        return legal
    return [action for action in legal if action < PICK or action >= PICK + top.picked[-1]]


def skip_throw(s: ChichenState, top: Throw, legal: list[Action]) -> list[Action]:
    """Pick dice in rising order, and throw none again for luck when all have hit."""
    if top.stage != CHOOSING:
        return legal if top.misses(s) else [action for action in legal if action not in REROLLS]
    rising = [action for action in legal if action < AGAIN or action >= AGAIN + top.last - 1]
    return [DONE] if rising == [DONE, AGAIN_ALL] else rising


def skip_damage(s: ChichenState, top: Damage, legal: list[Action]) -> list[Action]:
    """Give up idols before luck, and neither of them for a shield."""
    if top.stage != BLOCKS:
        return legal
    if top.due[top.side] == 0:
        return [DONE]
    return [action for action in legal if action != BLOCK_IDOL] if top.lucky else legal


SKIPS: Final[dict[type[Frame[Any]], Skip]] = {
    Turn: skip_act,
    Reinforce: skip_reinforcing,
    PutOn: skip_puts,
    Pay: skip_pay,
    Regroup: skip_regroup,
    Muster: skip_muster,
    Move: skip_move,
    Throw: skip_throw,
    Damage: skip_damage,
}  # of the other questions bots look at all answers
