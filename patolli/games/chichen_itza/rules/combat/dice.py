"""Numbers of dice and numbers that hit (I10.5, I10.8, I10.23)."""

from typing import Final

from mypy_extensions import i64

from patolli.games.chichen_itza.data.cards import (
    FIRE_HITS,
    FOE_FEWER_MELEE_DICE,
    FOE_MAGIC_PLUS,
    MELEE_DIE_PLUS,
    RANGED_HITS,
    RANGED_HITS_HERO,
    STONE_HITS,
)
from patolli.games.chichen_itza.data.components import FACES, MELEE, RANGED
from patolli.games.chichen_itza.rules.combat.battle import Battle, has_god, has_scout, seat_of, units_of, with_hero
from patolli.games.chichen_itza.state import BIT, STONE, ChichenState

RANGED_THROW: Final = 2  # effects of a throw, beside STONE and FIRE
MELEE_THROW: Final = 3


def ranged_dice(s: ChichenState, b: Battle, side: int) -> int:
    """Return the number of dice of a ranged throw (I10.5)."""
    attacks = s.box.ranged[s.wheel[seat_of(b, side)][RANGED]]
    return attacks + has_scout(s, b, side) if attacks else 0


def melee_dice(s: ChichenState, b: Battle, side: int) -> int:
    """Return the number of dice of a melee throw (I10.8)."""
    dice = units_of(s, b, side) + has_scout(s, b, side) + with_hero(b, side, MELEE_DIE_PLUS)
    if has_god(s, b, 1 - side, FOE_FEWER_MELEE_DICE):
        dice -= s.box.god_value[FOE_FEWER_MELEE_DICE]
    return max(0, dice)


def hit_mask(s: ChichenState, b: Battle, side: int, effect: int) -> int:
    """Return the numbers that hit as bits: base range and own cards; g49 of the other side weakens magic (I10.23)."""
    box = s.box
    seat = seat_of(b, side)
    if effect == MELEE_THROW:
        return (2 << box.melee[s.wheel[seat][MELEE]]) - 2
    if effect == RANGED_THROW:
        mask = box.ranged_hits | (box.god_hits[RANGED_HITS] if has_god(s, b, side, RANGED_HITS) else 0)
        return mask | (box.hero_hits[RANGED_HITS_HERO] if with_hero(b, side, RANGED_HITS_HERO) else 0)
    if effect == STONE:
        mask = box.stone_hits | (box.god_hits[STONE_HITS] if has_god(s, b, side, STONE_HITS) else 0)
    else:
        mask = box.fire_hits | (box.god_hits[FIRE_HITS] if has_god(s, b, side, FIRE_HITS) else 0)
    return mask >> box.god_value[FOE_MAGIC_PLUS] if has_god(s, b, 1 - side, FOE_MAGIC_PLUS) else mask


def count_hits(dice: list[int], mask: int) -> int:
    """Count the dice of a pool that hit."""
    hits: i64 = 0
    counted: i64 = mask
    for number in range(1, FACES + 1):
        if counted & BIT[number]:
            hits += dice[number]
    return hits
