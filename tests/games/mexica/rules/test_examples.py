"""The worked examples of chapter 23, and their language."""

import re
from pathlib import Path

import pytest
from games.language import as_parameter, play, read_cases
from games.mexica.examples import run, scoring
from games.mexica.position import at, cell_at
from games.mexica.reference import ISLAND

from patolli.core.registry import load
from patolli.games.mexica.data.load_box import own_box
from patolli.games.mexica.rules.scoring import numbers as scoring_numbers

FILE = Path(__file__).with_name("examples.txt")
EXAMPLES = read_cases(FILE)


@pytest.mark.rule("M20.8")
@pytest.mark.parametrize(("first", "lines"), [as_parameter(example) for example in EXAMPLES])
def test_example(first: int, lines: str) -> None:
    """Played actions are legal; refused ones are not, and name their rule."""
    run(lines, first)


@pytest.mark.rule("M20.8")
def test_the_examples_are_those_of_the_rules() -> None:
    rules = (load("mexica").folder / "rules.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```text\n(.*?)^```", rules, re.MULTILINE | re.DOTALL)
    assert "".join(blocks) == FILE.read_text(encoding="utf-8")
    assert [example.label for example in EXAMPLES] == [f"X{n}" for n in range(1, 19)] + [f"E{n}" for n in range(1, 41)]


# The tables behind the examples

PLACES = """
7 10 6 1 -> 7 13 4 0, 5 3 1 1 -> 13 7 4 4, 5 3 3 1 -> 13 7 7 0, 5 3 3 3 -> 13 7 7 7, 5 5 3 1 -> 13 13 4 0,
5 5 3 3 -> 13 13 4 4, 5 5 5 1 -> 13 13 13 0, 5 5 5 5 -> 13 13 13 13, 5 3 1 0 -> 13 7 4 0, 5 3 3 0 -> 13 7 7 0,
5 5 3 0 -> 13 13 4 0, 5 5 5 0 -> 13 13 13 0, 5 3 0 0 -> 13 7 0 0, 5 5 0 0 -> 13 13 0 0, 5 0 0 0 -> 13 0 0 0,
0 0 0 0 -> 0 0 0 0
"""
THIRTEEN = "canal R6; canal Q7-Q8; canal Q9; tile 13@U6"  # a district, and its free cells:
ROOM = ["T6", "R7", "S7", "T7", "U7", "R8", "S8", "T8", "U8", "R9", "S9", "T9"]


def temples_of(values: list[int]) -> str:
    """Return temples in the district of 13 that give the seats these values."""
    room = iter(ROOM)
    items = []
    for seat, value in enumerate(values, 1):
        parts = [4] * (value // 4) + [value % 4] * (value % 4 > 0)
        items += [f"p{seat} {part}@{next(room)}" for part in parts]
    return "; ".join(items)


@pytest.mark.rule("M15.1-M15.4")
@pytest.mark.parametrize("case", [case.strip() for case in PLACES.split(",")])
def test_places(case: str) -> None:
    values, points = [[int(n) for n in side.split()] for side in case.split("->")]
    assert scoring(at(f"{THIRTEEN}; {temples_of(values)}"), 1) == points


UNFOUNDED = {
    "canal B2": ("B1", 1, 1, 1, 1),
    "canal B3-B4": ("A3", 2, 2, 1, 1),
    "canal C13-D13; canal E13; canal F14": ("C14", 3, 3, 2, 1),
    "canal Q6-Q7; canal Q8-Q9": ("T7", 14, 14, 7, 4),
    "canal Q6-R6; canal P7-P8; canal Q9": ("T7", 15, 15, 8, 4),
    "canal Q6; canal P7-P8; canal P9; canal Q10": ("T7", 17, 17, 9, 5),
    "canal P5; canal P9; canal P10-Q10": ("T7", 21, 21, 11, 6),
    "canal P5; canal P10-Q10": ("T7", 22, 22, 11, 6),
    "canal S7-S8; canal S9": ("H7", 182, 182, 91, 46),
}


@pytest.mark.rule("M15.7")
@pytest.mark.parametrize("canals", UNFOUNDED)
def test_numbers_of_unfounded_districts(canals: str) -> None:
    cell, size, *numbers = UNFOUNDED[canals]
    table = at(canals)
    names = [name for name in ISLAND if table.state.region[cell_at(name)] == table.state.region[cell_at(cell)]]
    assert len(names) == size
    colours = min(3, size)
    temples = [f"p{seat + 1} {3 - seat}@{name}" for seat, name in enumerate(names[:colours])]
    assert scoring(at("; ".join([canals, *temples])), 2)[:colours] == numbers[:colours]
    assert scoring_numbers(own_box(), size, founded=False) == tuple(numbers)


# The language itself


@pytest.mark.rule("M20.8")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("at p1 N7 -> p1: walk O7 = no M8.2", "refused by M8.5"),
        ("at p1 N7 -> p1: walk N8 = no M8.2", "is legal"),
        ("at p1 N7 -> p1: walk O7 = ap 5", "walk O7 is refused by M8.5"),
        ("at p1 N7 -> p1: walk N8; walk N9 = ap 5", "ap 4, not ap 5"),
        ("at p1 N7 -> p1: walk N8 = phase 2", "phase 1, not phase 2"),
        ("at p1 N7 -> p1: walk N8 = over", "not over"),
        ("at p1 N7 -> p1: walk N8 = p1 +1", "p1 +0, not p1 +1"),
        ("at p1 N7 -> p1: walk N8 = turn p2", "turn p1, not turn p2"),
        ("at p1 N7 -> p1: walk N8 = show 3", "show, not show 3"),
        ("at p1 N7 -> p1: chip = chips p1 2", "chips p1 1, not chips p1 2"),
        ("at p1 N7 -> p1: build 1 N8 = hand p1 3 3 2 1", "hand p1 2 3 2 1, not"),
        ("at p1 N7 -> p1: canal N8 = region N7 7", "region N7 191, not"),
        ("at p1 N7 -> p1: walk N8 / walk N7 = ap 5", "walk N7 is refused by M8.1"),
        ("at p1 N7 -> p2: walk N8 = ap 5", "refused by M3.1"),
        ("at p1 N7 -> p1: wlak N8 = ap 5", "wlak"),
        ("at p1 N7 -> p1: walk N8", "what is the outcome?"),
        ("at p1 N7 -> walk N8 = ap 5", "no seat before"),
        ("at p1 N7 -> p1: walk N8 = luck 5", "luck 5 is no outcome"),
        ("at p1 N7 -> region N7 = 5", "it is 192"),
        ("at p1 N7 -> region O7 = 5", "O7 is water"),
        ("at p1 N7 -> host N7 3 = no", "it is yes"),
        ("at p1 N7 -> shut p1 = yes", "it is no"),
        ("at p1 N7 -> count p1 = 1", "it is 14"),
        ("at p1 N7 -> count p2 = 1", "it is not the turn of p2"),
        ("at p1 N7 -> open = 3", "it is 13"),
        ("at p1 N7 -> winner = p1", "it is p1 p2 p3 p4"),
        ("at p1 H6 -> score 1: p1 0", "it is 5"),
        ("at canal V3", "V3 is no cell of the island"),
        ("at canal K5-M5", "canal K5-M5 is no double"),
        ("at lake K5", "lake K5 is no item of a position"),
        ("at ap x", "x is no number"),
        ("& canal K5", "nothing to continue"),
    ],
)
def test_a_wrong_line_is_named(line: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=r"^line 8: ") as caught:
        run(line if line[0] == "&" else f"at p1 A3 -> region A3 = 192\n\n{line}", first=8 if line[0] == "&" else 6)
    assert complaint in str(caught.value)


@pytest.mark.rule("M20.8")
def test_play_leaves_the_position_alone() -> None:
    table = at("p1 N7; chips p1 1")
    before = table.game.digest(table.state)
    after = play(table, "p1: walk N8; spend | p1: end")
    assert table.game.digest(table.state) == before != table.game.digest(after.state)
