"""Read a file with the pieces into a `Box`, checked by M1.16."""

from typing import Final

from patolli.core.datafile import DataTable
from patolli.games.mexica.data.box import MOST_PIECES, Box
from patolli.games.mexica.data.components import COPIES, SIZES, VALUES

MOST_TEMPLES: Final = 9  # of a value
MOST_NEUTRAL: Final = 10
NEUTRAL_SETS: Final = ("20", "more")  # M18.2, M18.3


def read_pieces(box: Box, facts: DataTable) -> None:
    """Read the pieces of a file; raises BadData unless it fulfils M1.16."""
    facts.allow_keys("tiles", "supply", "temples", "neutral", "source")
    read_tiles(box, facts.subtable("tiles"))
    supply = facts.subtable("supply")
    supply.allow_keys("singles", "doubles", "bridges", "chips")
    box.singles = supply.number("singles", 0, MOST_PIECES)
    box.doubles = supply.number("doubles", 0, MOST_PIECES)
    box.bridges = supply.number("bridges", 0, MOST_PIECES)
    box.chips = supply.number("chips", 0, MOST_PIECES)
    temples = facts.subtable("temples")
    temples.allow_keys("phase_1", "phase_2")
    box.phase_1 = read_temples(temples, "phase_1", MOST_TEMPLES)
    box.phase_2 = read_temples(temples, "phase_2", MOST_TEMPLES)
    neutral = facts.subtable("neutral")
    neutral.allow_keys(*NEUTRAL_SETS)
    box.neutral = {name: read_temples(neutral, name, MOST_NEUTRAL) for name in NEUTRAL_SETS}


def read_tiles(box: Box, tiles: DataTable) -> None:
    """Read the numbers on the tiles; sizes and copies are those of the rules, for actions and deals depend on them."""
    tiles.allow_keys("size", "copies", "middle", "small")
    for key, expected in (("size", SIZES), ("copies", COPIES)):
        found = tiles.numbers(key, len(SIZES), 1, SIZES[-1])
        if found != expected:
            message = f"{list(found)} differs from the rules; expected {list(expected)}"
            raise tiles.error(key, message, "fixed")
        tiles.note(key, "fixed")
    box.middle = list(tiles.numbers("middle", len(SIZES), 0, SIZES[-1]))
    box.small = list(tiles.numbers("small", len(SIZES), 0, SIZES[-1]))
    for row, size in enumerate(SIZES):
        if not box.small[row] <= box.middle[row] <= size:
            fault = f"{box.middle[row]} and {box.small[row]} on the tile of {size}"
            message = f"{fault}; expected at most the size, then at most the middle number"
            numbers: dict[str, object] = {"size": size, "middle": box.middle[row], "small": box.small[row]}
            raise tiles.error(f"middle[{row}]", message, "tile-numbers", numbers)


def read_temples(facts: DataTable, key: str, most: int) -> list[int]:
    """Return the number of temples of each value; there is at least one temple."""
    temples = list(facts.numbers(key, VALUES, 0, most))
    if not any(temples):
        raise facts.error(key, "no temple of any value; expected at least one", "no-temple")
    return temples
