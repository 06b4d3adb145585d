"""Why a text is refused: the grammar of M20.2 and M20.3, then the rules in the order of M20.10.

Texts of the grammar that the action table leaves out, because they can never be legal, get their rule here too.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.errors import BadNotation
from patolli.games.mexica.actions import A
from patolli.games.mexica.board import AXES, CELL_AT, COPIES, LAKE, SIZES, SMALLEST, STARTS, VALUES, Place
from patolli.games.mexica.bridges import bridge_refusal, rebridge_refusal
from patolli.games.mexica.canals import canal_refusal
from patolli.games.mexica.data import COLUMNS, LETTERS, ROWS
from patolli.games.mexica.deeds import price
from patolli.games.mexica.flow import CHIPS_PER_TURN, Neutral, Turn, Vote
from patolli.games.mexica.flow import Place as PlaceFrame
from patolli.games.mexica.founding import found_refusal
from patolli.games.mexica.movement import jump_refusal, sail_refusal, walk_refusal
from patolli.games.mexica.neutral import neutral_refusal
from patolli.games.mexica.protection import protected, shuts_in
from patolli.games.mexica.state import Mexica
from patolli.games.mexica.temples import build_refusal

TURN_VERBS: Final = (
    "canal", "bridge", "rebridge", "walk", "sail", "jump", "build", "found", "chip", "spend", "discard", "end",
)  # fmt: skip
ANSWERS: Final = {
    "Deal": ("deal",),
    "Neutral": ("neutral",),
    "Place": ("place",),
    "Turn": TURN_VERBS,
    "Vote": ("discard", "end"),
}
SHAPES: Final = {  # how each verb is written: c cell, d one cell or two, s size, v value, a axis
    "end": "", "chip": "", "spend": "", "discard": "s", "place": "c", "walk": "c", "jump": "c", "sail": "c",
    "canal": "d", "bridge": "ca", "rebridge": "cca", "build": "vc", "found": "sc", "neutral": "vc", "deal": "ssssssss",
}  # fmt: skip


class Line:
    """A text of the grammar, taken apart."""

    def __init__(self, text: str) -> None:
        verb, *words = text.split() or [""]
        if verb not in SHAPES or len(words) != len(SHAPES[verb]):
            raise BadNotation(A.complaint(text))
        self.verb = verb
        self.places: list[Place] = []
        self.numbers: list[int] = []
        self.axis = 0
        for kind, word in zip(SHAPES[verb], words, strict=True):
            if not self.take(kind, word):
                raise BadNotation(A.complaint(text))

    def take(self, kind: str, word: str) -> bool:
        """Read one word; False if it is not what it should be."""
        if kind in "cd":
            places = [place(part) for part in word.split("-")] if kind == "d" else [place(word)]
            self.places += [p for p in places if p is not None]
            in_order = len(places) == 1 or (len(places) == 2 and reading(places[0]) < reading(places[1]))  # M20.3
            return in_order and None not in places
        if kind == "a":
            self.axis = AXES.index(word) if word in AXES else -1
            return self.axis >= 0
        low, high = (SIZES[0], SIZES[-1]) if kind == "s" else (1, VALUES)
        if not (word.isascii() and word.isdigit() and word == str(int(word[:3])) and low <= int(word) <= high):
            return False
        self.numbers.append(int(word))
        return True

    def cell(self, i: int = 0) -> int:
        """The i-th place as a cell, or LAKE."""
        return CELL_AT.get(self.places[i], LAKE)


def place(word: str) -> Place | None:
    """Column and row of a cell name, on the island or on the lake."""
    row = word[1:]
    if word[:1] in LETTERS and row.isascii() and row.isdigit() and row == str(int(row[:3])) and 1 <= int(row) <= ROWS:
        return LETTERS.index(word[0]), int(row) - 1
    return None


def reading(at: Place | None) -> int:
    """The position in reading order."""
    return -1 if at is None else at[1] * COLUMNS + at[0]


def refusal(s: Mexica, seat: Seat, text: str, more: bool) -> str | None:
    """The first broken rule, or None (M20.10)."""
    line = Line(text)
    if not s.stack:
        return "M17.1"
    frame = s.stack[-1]
    if seat not in frame.seats(s):
        return "M3.1"
    if line.verb not in ANSWERS[type(frame).__name__]:
        return "M20.1"
    if isinstance(frame, Turn):
        return turn_refusal(s, frame, line, text)
    if isinstance(frame, Vote):
        return "M14.12" if line.verb == "discard" and line.numbers[0] != frame.size else None
    if isinstance(frame, PlaceFrame):
        return None if line.cell() in STARTS and not s.stands[line.cell()] else "M2.6"
    if isinstance(frame, Neutral):
        return neutral_refusal(s, line.numbers[0], line.cell(), more, frame.by_players)
    rising = line.numbers == sorted(line.numbers)
    enough = all(line.numbers.count(size) <= copies for size, copies in zip(SIZES, COPIES, strict=True))
    return None if rising and enough else "M2.3"


def turn_refusal(s: Mexica, turn: Turn, line: Line, text: str) -> str | None:
    """The rules of the verb's own chapter, then the action points, then the protection."""
    if line.verb in ("end", "chip", "spend", "discard"):
        return table_refusal(s, turn, line)
    refused = chapter_refusal(s, turn.seat, line)
    if refused:
        return refused
    action = A.parse(text)
    if price(s, turn.seat, action) > turn.ap:
        return "M3.3"
    return "M12.2" if protected(s) and shuts_in(s, turn.seat, action) else None


def table_refusal(s: Mexica, turn: Turn, line: Line) -> str | None:
    """M13 and M14.11."""
    if line.verb == "chip":
        if s.bank == 0:
            return "M13.1"
        if turn.taken == CHIPS_PER_TURN:
            return "M13.2"
        return None if turn.ap else "M3.3"
    if line.verb == "spend":
        if s.chips[turn.seat] == 0:
            return "M13.3"
        return None if s.chips[turn.seat] > turn.taken else "M13.4"
    if line.verb == "discard":
        may = s.laws.vote and s.phase == 2 and not turn.proposed and s.display[line.numbers[0] - SMALLEST]
        return None if may else "M14.11"
    return None


def chapter_refusal(s: Mexica, seat: Seat, line: Line) -> str | None:
    """The first rule of the verb's own chapter."""
    verb = line.verb
    if verb == "canal":
        return canal_refusal(s, line.places)
    if verb == "bridge":
        return bridge_refusal(s, line.cell(), line.axis)
    if verb == "rebridge":
        return rebridge_refusal(s, line.cell(0), line.cell(1), line.axis)
    if verb == "walk":
        return walk_refusal(s, seat, line.places[0])
    if verb == "sail":
        return sail_refusal(s, seat, line.cell())
    if verb == "jump":
        return jump_refusal(s, line.cell())
    if verb == "build":
        return build_refusal(s, seat, line.numbers[0], line.cell())
    return found_refusal(s, seat, line.numbers[0], line.cell())
