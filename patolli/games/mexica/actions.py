"""Every verb of Mexica on one page (M20.5). The order of the blocks never changes."""

from typing import Final

from patolli.core.actions import Actions, Argument, places
from patolli.games.mexica.data.box import Island
from patolli.games.mexica.data.components import AXES, DEAL_TEXTS, NAMES, SIZES, VALUES
from patolli.games.mexica.data.load_box import own_box

OWN: Final = own_box()
SITES: Final = len(OWN.sites)  # places of bridges


def cells(numbers: list[int]) -> Argument:
    """Return an argument whose texts are cells."""
    return places([NAMES[cell] for cell in numbers])


def doubles(island: Island) -> Argument:
    """Return the places of doubles."""
    names = [(NAMES[one], NAMES[other]) for one, other in island.pairs]
    return Argument(["-".join(pair) for pair in names], names)


def bridge_sites(island: Island) -> Argument:
    """Return the places of bridges."""
    texts = [f"{NAMES[cell]} {AXES[axis]}" for cell, axis in island.sites]
    return Argument(texts, [(NAMES[cell],) for cell, _ in island.sites])


VALUE_NAMES: Final = [str(value) for value in range(1, VALUES + 1)]
SIZE_NAMES: Final = [str(size) for size in SIZES]

A: Final = Actions()
END: Final = A.block("end")
CHIP: Final = A.block("chip")
SPEND: Final = A.block("spend")
DISCARD: Final = A.block("discard", SIZE_NAMES)
PLACE: Final = A.block("place", cells(OWN.starts))
WALK: Final = A.block("walk", places(NAMES))
JUMP: Final = A.block("jump", places(NAMES))
SAIL: Final = A.block("sail", cells(OWN.site_cells))
CANAL: Final = A.block("canal", cells(OWN.ordinary))
DOUBLE: Final = A.block("canal", doubles(OWN))
BRIDGE: Final = A.block("bridge", bridge_sites(OWN))
BUILD: Final = A.block("build", VALUE_NAMES, cells(OWN.ordinary))
FOUND: Final = A.block("found", SIZE_NAMES, cells(OWN.ordinary))
NEUTRAL: Final = A.block("neutral", VALUE_NAMES, cells(OWN.inland))
DEAL: Final = A.block("deal", DEAL_TEXTS)
REBRIDGE: Final = A.block("rebridge", cells(OWN.site_cells), bridge_sites(OWN))

CONTINUE: Final = A.size  # only where the seats are asked (M14.13)


def action_table(island: Island, asks: bool) -> Actions:
    """Return the table of an island: the same blocks, with its own places in their texts.

    Where the seats are asked about the end of a phase, it has one more action.
    """
    if island is OWN and not asks:
        return A
    own = {
        PLACE: [cells(island.starts)],
        SAIL: [cells(island.site_cells)],
        CANAL: [cells(island.ordinary)],
        DOUBLE: [doubles(island)],
        BRIDGE: [bridge_sites(island)],
        BUILD: [Argument(VALUE_NAMES), cells(island.ordinary)],
        FOUND: [Argument(SIZE_NAMES), cells(island.ordinary)],
        NEUTRAL: [Argument(VALUE_NAMES), cells(island.inland)],
        REBRIDGE: [cells(island.site_cells), bridge_sites(island)],
    }
    table = Actions()
    for block in A.blocks:
        same = [Argument(texts, spots) for texts, spots in zip(block.parts, block.spots, strict=True)]
        first = table.block(block.verb, *own.get(block.base, same))
        assert first == block.base, "blocks are equally large on all islands"
    if asks:
        table.block("continue")
    return table
