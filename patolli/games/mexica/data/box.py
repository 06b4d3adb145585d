"""The facts of the box that a corrected file may change, as the rules read them. `load_pieces` fills them."""

from typing import Final

MOST_PIECES: Final = 99  # of a kind in the supply


class Box:
    """The pieces (M1.9 to M1.14), and the neutral temples of chapter 18."""

    def __init__(self) -> None:
        self.middle: list[int] = []  # size - 3: the number in the middle of its tile
        self.small: list[int] = []
        self.singles = 0  # in the supply at the start, as the next three
        self.doubles = 0
        self.bridges = 0
        self.chips = 0
        self.phase_1: list[int] = []  # value - 1: temples of a seat
        self.phase_2: list[int] = []
        self.neutral: dict[str, list[int]] = {}  # name of the set: temples by value - 1
