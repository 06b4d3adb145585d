"""Read a file with the board into a `Box`, checked by M1.17."""

from typing import Final

from patolli.core.datafile import DataTable
from patolli.games.mexica.data.box import Island
from patolli.games.mexica.data.components import CELLS, GRID, LAKE, NAMES, PLACES, SHORE, SIDES
from patolli.games.mexica.data.load import COUNTS, LETTERS, read_rows

EAST_SOUTH: Final = (1, 2)  # sides on which the second cell of a double lies


def read_board(box: Island, facts: DataTable) -> None:
    """Read the letters of the cells, and the doubles that lie there from the start; raises BadData."""
    facts.allow_keys("rows", "printed", "source")
    rows = read_rows(facts)
    check_outline(facts, rows)
    box.letter = [rows[y][x] for x, y in PLACES]
    box.ordinary = [cell for cell in range(CELLS) if box.letter[cell] == "#"]
    box.plot = numbered(box.ordinary)
    box.palace = [letter in "SE" for letter in box.letter]
    box.palace_cells = [cell for cell in range(CELLS) if box.palace[cell]]
    box.starts = [cell for cell in range(CELLS) if box.letter[cell] == "S"]
    box.inland = [cell for cell in box.ordinary if not SHORE[cell]]
    box.inland_number = numbered(box.inland)
    read_printed(box, facts)
    find_pairs(box)
    find_sites(box)


def check_outline(facts: DataTable, rows: tuple[str, ...]) -> None:
    """Check that lake and land are where they are on the own board: cells are numbered by it."""
    for y, (row, own) in enumerate(zip(rows, GRID, strict=True)):
        for x, (letter, right) in enumerate(zip(row, own, strict=True)):
            if (letter == "~") != (right == "~"):
                expected = "the lake" if right == "~" else "land"
                place = f"{LETTERS[x]}{y + 1}"
                message = f"{letter!r} on {place}; expected {expected}"
                raise facts.error(f"rows[{y}]", message, "shore", {"place": place})


def numbered(cells: list[int]) -> list[int]:
    """Return by cell its index in this list, or -1."""
    index = {cell: i for i, cell in enumerate(cells)}
    return [index.get(cell, -1) for cell in range(CELLS)]


def read_printed(box: Island, facts: DataTable) -> None:
    """Read the doubles, which must cover each printed canal cell once (M2.2)."""
    facts.note("printed", "names", length=COUNTS["C"] // 2)
    printed = facts.texts("printed", COUNTS["C"] // 2)
    water = [cell for cell in range(CELLS) if box.letter[cell] == "C"]
    fitting = {
        f"{NAMES[cell]}-{NAMES[SIDES[cell][side]]}": (cell, SIDES[cell][side])
        for cell in water
        for side in EAST_SOUTH
        if SIDES[cell][side] in water
    }
    covered = [cell for double in printed for cell in fitting.get(double, (LAKE,))]
    if sorted(covered) != water:
        message = f"{list(printed)} do not fit; expected doubles that cover each cell C once"
        raise facts.error("printed", message, "printed")
    box.printed = [fitting[double] for double in printed]


def find_pairs(box: Island) -> None:
    """Find the places of doubles."""
    for cell in box.ordinary:
        for side in EAST_SOUTH:
            other = SIDES[cell][side]
            if other != LAKE and box.plot[other] >= 0:
                box.pairs.append((cell, other))
    box.firsts = [one for one, _ in box.pairs]
    box.seconds = [other for _, other in box.pairs]
    box.pairs_of = [[i for i, pair in enumerate(box.pairs) if cell in pair] for cell in range(CELLS)]
    number = {pair: i for i, pair in enumerate(box.pairs)}
    box.pair_at = [[number.get((cell, other), -1) for other in sides] for cell, sides in enumerate(SIDES)]


def find_sites(box: Island) -> None:
    """Find the places of bridges: never on the palace, and with land that is no printed canal at both ends."""
    for cell in range(CELLS):
        for axis in (0, 1):
            ends = SIDES[cell][axis::2]
            if not box.palace[cell] and all(end != LAKE and box.letter[end] != "C" for end in ends):
                box.sites.append((cell, axis))
    index = {site: i for i, site in enumerate(box.sites)}
    box.site = [[index.get((cell, axis), -1) for axis in (0, 1)] for cell in range(CELLS)]
    box.site_cells = sorted({cell for cell, _ in box.sites})
    box.span = numbered(box.site_cells)
