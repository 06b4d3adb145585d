"""The facts of the box that a corrected file may change, as the rules read them. `load_box` fills them.

The outline of the island never changes, so cells, neighbours and sets of cells are tables of `components`. Lists are
indexed by cell unless their comments say otherwise.
"""

from typing import Final

MOST_PIECES: Final = 99  # of a kind in the supply


class Island:
    """The letters of the cells (M1.2 to M1.4), and the places that follow from them (M20.5)."""

    def __init__(self) -> None:
        self.letter: list[str] = []
        self.ordinary: list[int] = []  # cells in reading order, as all lists of cells
        self.plot: list[int] = []  # index among the ordinary cells, or -1
        self.palace: list[bool] = []
        self.palace_cells: list[int] = []
        self.starts: list[int] = []
        self.printed: list[tuple[int, int]] = []  # the doubles that lie there from the start (M2.2)
        self.inland: list[int] = []  # ordinary cells that are not adjacent to the lake (M18.4)
        self.inland_number: list[int] = []  # index among these, or -1
        self.pairs: list[tuple[int, int]] = []  # where a double fits, by first cell, east before south
        self.firsts: list[int] = []  # pair: its cells
        self.seconds: list[int] = []
        self.pairs_of: list[list[int]] = []
        self.pair_at: list[list[int]] = []  # cell, side: the pair that lies to this side of its first cell, or -1
        self.sites: list[tuple[int, int]] = []  # cell and axis where a bridge can ever lie, ns before ew
        self.site: list[list[int]] = []  # cell, axis: index among the sites, or -1
        self.site_cells: list[int] = []
        self.span: list[int] = []  # index among these, or -1
        self.actions: list[tuple[list[int], list[int]]] = []  # tables of rules/legal_sets, made when first asked for


class Box(Island):
    """The island with the pieces (M1.9 to M1.14), and the neutral temples of chapter 18."""

    def __init__(self) -> None:
        super().__init__()
        self.middle: list[int] = []  # size - 3: the number in the middle of its tile
        self.small: list[int] = []
        self.singles = 0  # in the supply at the start, as the next three
        self.doubles = 0
        self.bridges = 0
        self.chips = 0
        self.phase_1: list[int] = []  # value - 1: temples of a seat
        self.phase_2: list[int] = []
        self.neutral: dict[str, list[int]] = {}  # name of the set: temples by value - 1
