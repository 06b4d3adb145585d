"""Every verb of Mexica on one page (M20.5). The order of the blocks never changes."""

from typing import Final

from patolli.core.actions import Actions
from patolli.games.mexica.board import (
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

PLOT_NAMES: Final = [NAMES[cell] for cell in ORDINARY]
SITE_NAMES: Final = [f"{NAMES[cell]} {AXES[axis]}" for cell, axis in SITES]
VALUE_NAMES: Final = [str(value) for value in range(1, VALUES + 1)]
SIZE_NAMES: Final = [str(size) for size in SIZES]

A: Final = Actions()
END: Final = A.block("end")
CHIP: Final = A.block("chip")
SPEND: Final = A.block("spend")
DISCARD: Final = A.block("discard", SIZE_NAMES)
PLACE: Final = A.block("place", [NAMES[cell] for cell in STARTS])
WALK: Final = A.block("walk", NAMES)
JUMP: Final = A.block("jump", NAMES)
SAIL: Final = A.block("sail", [NAMES[cell] for cell in SITE_CELLS])
CANAL: Final = A.block("canal", PLOT_NAMES)
DOUBLE: Final = A.block("canal", [f"{NAMES[a]}-{NAMES[b]}" for a, b in PAIRS])
BRIDGE: Final = A.block("bridge", SITE_NAMES)
BUILD: Final = A.block("build", VALUE_NAMES, PLOT_NAMES)
FOUND: Final = A.block("found", SIZE_NAMES, PLOT_NAMES)
NEUTRAL: Final = A.block("neutral", VALUE_NAMES, [NAMES[cell] for cell in INLAND])
DEAL: Final = A.block("deal", DEAL_TEXTS)
REBRIDGE: Final = A.block("rebridge", [NAMES[cell] for cell in SITE_CELLS], SITE_NAMES)
