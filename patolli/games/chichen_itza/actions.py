"""Every verb of Chichén Itzá on one page (I25.19, I25.20). The order of the blocks never changes.

The sizes of the blocks are fixed, so their first ints are constants; the names of the spots are the box's.
"""

from typing import Final

from patolli.core.actions import Action, Actions, Argument, places
from patolli.games.chichen_itza.data.components import (
    DECKS,
    FIRST_COSTS,
    GOD_NAMES,
    HERO_NAMES,
    KINDS,
    LINES,
    MAX_COST,
    RUIN_NAMES,
    SEATS,
    SLOTS,
    TILE_KINDS,
    TYPES,
    WHEELS,
    Numbers,
    Words,
)

ACTS: Final[Words] = (
    *SLOTS[:15], "hero recruit", "hero move", "hero free",
    *(f"{slot} {part}" for slot in SLOTS[16:] for part in slot.split("+")), "coins",
)  # fmt: skip
SETS: Final[Words] = ("", "a", "b", "c", "ab", "ac", "bc", "abc")  # of hero types
MASKS: Final[Numbers] = (0, 1, 2, 4, 3, 5, 6, 7)  # the same as bits
MAX_GROUP: Final = 6  # units in a group
SPOTS: Final = 43
MAGIC: Final = 32

SPOT: Final = [f"spot {i}" for i in range(SPOTS)]  # stands for the names of the spots, the city first
TILE: Final = SPOT[1:]
DICE: Final = [str(i) for i in range(1, 7)]

A: Final = Actions()
ACT: Final = A.block("act", places(ACTS))
IDOL: Final = A.block("idol", ("coins", "luck", "magic"))
DONE: Final = A.block("done")
USE: Final = A.block("use", GOD_NAMES + HERO_NAMES)
KIND: Final = A.block("kind", ("land", "water"))
FROM: Final = A.block("from", SPOT)
TAKE: Final = A.block("take", [f"{n} {types}".strip() for n in range(MAX_GROUP + 1) for types in SETS])
TO: Final = A.block("to", SPOT)
PICK: Final = A.block("pick", SPOT)
PUT: Final = A.block("put", SPOT)
STATION: Final = A.block("station", TYPES, SPOT)
SET: Final = A.block("set", TILE, [str(n) for n in range(MAX_GROUP + 1)])
RECRUIT: Final = A.block("recruit", TYPES, SPOT)
GOD: Final = A.block("god", GOD_NAMES)
DELVE: Final = A.block("delve", DECKS)
SCOUT: Final = A.block("scout", TILE)
WHEEL: Final = A.block("wheel", WHEELS)
YIELD: Final = A.block("yield", [str(n) for n in range(9)])
PAY: Final = A.block("pay", TYPES)
DISMISS: Final = A.block("dismiss", TYPES)
CAST: Final = A.block("cast", ["none", *(f"{kind} {n}" for kind in ("stone", "fire") for n in range(1, MAGIC + 1))])
MIX: Final = A.block("mix", [str(n) for n in range(MAGIC + 1)])
LUCK: Final = A.block("luck", ("reroll", "hit", "reroll-shield", "hit-shield", "hit-mixed"))
AGAIN: Final = A.block("again", [*DICE, "all"])
BLOCK: Final = A.block("block", ("idol", "luck"))
FALL: Final = A.block("fall", TYPES)
DOUBLE: Final = A.block("double", LINES)
MARK: Final = A.block("mark", ["reserve", *SPOT])
ROLL: Final = A.block("roll", DICE)
BEAST: Final = A.block("beast", DICE)
DRAW: Final = A.block("draw", ("stone", "fire"))
REVEAL: Final = A.block("reveal", GOD_NAMES)
HERO: Final = A.block("hero", HERO_NAMES)
STRENGTH: Final = A.block("strength", DICE)
RUIN: Final = A.block("ruin", RUIN_NAMES)
RAID: Final = A.block("raid", KINDS)
COST: Final = A.block("cost", [str(n) for n in range(1, FIRST_COSTS + 1)])
ORDER: Final = A.block("order", SEATS)
SLOT: Final = A.block("slot", SLOTS)
GOAL: Final = A.block("goal", [f"{n:02}" for n in range(1, 24)])
SPAWN: Final = A.block("spawn", KINDS)
TERRAIN: Final = A.block("tile", TILE_KINDS)
CELL: Final = A.block("cell", TILE)
HIGH_COST: Final = A.block("cost", [str(n) for n in range(FIRST_COSTS + 1, MAX_COST + 1)])

USE_HERO: Final = USE + len(GOD_NAMES)
AGAIN_ALL: Final = AGAIN + 6
ACT_COINS: Final = ACT + len(ACTS) - 1


def use(god: int) -> Action:
    """Return the action that uses a god."""
    return USE + god - 1


def use_hero(hero: int) -> Action:
    """Return the action that uses a hero."""
    return USE_HERO + hero - 1


def deal_cost(cost: int) -> Action:
    """Return the chance action that deals a cost marker."""
    return COST + cost - 1 if cost <= FIRST_COSTS else HIGH_COST + cost - FIRST_COSTS - 1


def named(spots: list[str]) -> Actions:
    """Return the table with the names that a box gives to the spots."""
    table = Actions()
    for block in A.blocks:
        parts = [Argument(part, of_part) for part, of_part in zip(block.parts, block.spots, strict=True)]
        assert table.block(block.verb, *(with_names(part, spots) for part in parts)) == block.base
    return table


def with_names(argument: Argument, spots: list[str]) -> Argument:
    """Return an argument with the names that a box gives to the spots, pointing at them."""
    at = {text: spots[i] for i, text in enumerate(SPOT)}
    texts = [at.get(text, text) for text in argument.texts]
    own = [(at[text],) if text in at else old for text, old in zip(argument.texts, argument.spots, strict=True)]
    return Argument(texts, own)
