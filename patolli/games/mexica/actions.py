"""Every verb of Mexica on one page (M20.5). The order of the blocks never changes."""

from typing import Final

from patolli.core.actions import Actions, Argument, places
from patolli.games.mexica.data.components import (
    AXES,
    DEAL_TEXTS,
    INLAND,
    NAMES,
    ORDINARY,
    PAIRS,
    SITE_CELLS,
    SITES,
    SIZES,
    STARTS,
    VALUES,
)

PLOTS: Final = places([NAMES[cell] for cell in ORDINARY])
DOUBLES: Final = Argument([f"{NAMES[a]}-{NAMES[b]}" for a, b in PAIRS], [(NAMES[a], NAMES[b]) for a, b in PAIRS])
BRIDGE_SITES: Final = Argument(
    [f"{NAMES[cell]} {AXES[axis]}" for cell, axis in SITES], [(NAMES[cell],) for cell, _ in SITES]
)
BRIDGE_CELLS: Final = places([NAMES[cell] for cell in SITE_CELLS])
VALUE_NAMES: Final = [str(value) for value in range(1, VALUES + 1)]
SIZE_NAMES: Final = [str(size) for size in SIZES]

A: Final = Actions()
END: Final = A.block("end")
CHIP: Final = A.block("chip")
SPEND: Final = A.block("spend")
DISCARD: Final = A.block("discard", SIZE_NAMES)
PLACE: Final = A.block("place", places([NAMES[cell] for cell in STARTS]))
WALK: Final = A.block("walk", places(NAMES))
JUMP: Final = A.block("jump", places(NAMES))
SAIL: Final = A.block("sail", BRIDGE_CELLS)
CANAL: Final = A.block("canal", PLOTS)
DOUBLE: Final = A.block("canal", DOUBLES)
BRIDGE: Final = A.block("bridge", BRIDGE_SITES)
BUILD: Final = A.block("build", VALUE_NAMES, PLOTS)
FOUND: Final = A.block("found", SIZE_NAMES, PLOTS)
NEUTRAL: Final = A.block("neutral", VALUE_NAMES, places([NAMES[cell] for cell in INLAND]))
DEAL: Final = A.block("deal", DEAL_TEXTS)
REBRIDGE: Final = A.block("rebridge", BRIDGE_CELLS, BRIDGE_SITES)
