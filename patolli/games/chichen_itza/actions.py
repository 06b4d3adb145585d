"""Every verb of Chichén Itzá on one page (I25.19, I25.20). The order of the blocks never changes.

The sizes of the blocks are fixed, so their first ints are constants; the names of the spots are the box's.
"""

from typing import Final

from patolli.core.actions import Actions
from patolli.games.chichen_itza.tables import DECKS, KINDS, SEATS, TYPES, WHEELS, Numbers, Words

TILE_KINDS: Final[Words] = (
    "land-camp", "land-village", "land-temple", "land-ruin", "land-mine-yellow", "land-mine-red", "water-camp",
    "water-village", "water-temple", "water-ruin", "water-mine-green", "water-mine-white", "water-mine-blue",
)  # fmt: skip
SLOTS: Final[Words] = (  # action tiles
    "defence", "melee", "ranged", "mage", "god", "magic", "scout", "war", "favour", "reinforce", "regroup", "land",
    "land2", "water", "water2", "hero", "defence+melee", "ranged+mage", "god+magic", "scout+regroup", "war+favour",
)  # fmt: skip
ACTS: Final[Words] = (
    *SLOTS[:15], "hero recruit", "hero move", "hero free",
    *(f"{slot} {part}" for slot in SLOTS[16:] for part in slot.split("+")), "coins",
)  # fmt: skip
LINES: Final[Words] = (
    "yellow-green", "yellow-white", "yellow-red", "yellow-blue", "green-white", "green-red", "green-blue", "white-red",
    "white-blue", "red-blue",
)  # fmt: skip
SETS: Final[Words] = ("", "a", "b", "c", "ab", "ac", "bc", "abc")  # of hero types
MASKS: Final[Numbers] = (0, 1, 2, 4, 3, 5, 6, 7)  # the same as bits
MOST: Final = 6  # units in a group
SPOTS: Final = 43
MAGIC: Final = 32

SPOT: Final = [f"spot {i}" for i in range(SPOTS)]  # stands for the names of the spots, the city first
TILE: Final = SPOT[1:]
GODS: Final = [f"g{i:02}" for i in range(1, 81)]
HEROES: Final = [f"h{i:02}" for i in range(1, 25)]
RUINS: Final = [f"x{i:02}" for i in range(1, 13)]
DICE: Final = [str(i) for i in range(1, 7)]

A: Final = Actions()
ACT: Final = A.block("act", ACTS)
IDOL: Final = A.block("idol", ("coins", "luck", "magic"))
DONE: Final = A.block("done")
USE: Final = A.block("use", GODS + HEROES)
KIND: Final = A.block("kind", ("land", "water"))
FROM: Final = A.block("from", SPOT)
TAKE: Final = A.block("take", [f"{n} {types}".strip() for n in range(MOST + 1) for types in SETS])
TO: Final = A.block("to", SPOT)
PICK: Final = A.block("pick", SPOT)
PUT: Final = A.block("put", SPOT)
STATION: Final = A.block("station", TYPES, SPOT)
SET: Final = A.block("set", TILE, [str(n) for n in range(MOST + 1)])
RECRUIT: Final = A.block("recruit", TYPES, SPOT)
GOD: Final = A.block("god", GODS)
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
REVEAL: Final = A.block("reveal", GODS)
HERO: Final = A.block("hero", HEROES)
STRENGTH: Final = A.block("strength", DICE)
RUIN: Final = A.block("ruin", RUINS)
RAID: Final = A.block("raid", KINDS)
COST: Final = A.block("cost", [str(n) for n in range(1, 8)])
ORDER: Final = A.block("order", SEATS)
SLOT: Final = A.block("slot", SLOTS)
GOAL: Final = A.block("goal", [f"{n:02}" for n in range(1, 24)])
SPAWN: Final = A.block("spawn", KINDS)
TERRAIN: Final = A.block("tile", TILE_KINDS)
CELL: Final = A.block("cell", TILE)

USE_HERO: Final = USE + len(GODS)
AGAIN_ALL: Final = AGAIN + 6
ACT_COINS: Final = ACT + len(ACTS) - 1


def named(spots: list[str]) -> Actions:
    """The table with the names that a box gives to the spots."""
    table = Actions()
    for block in A.blocks:
        parts = [[spots[SPOT.index(text)] if text in SPOT else text for text in part] for part in block.parts]
        assert table.block(block.verb, *parts) == block.base
    return table
