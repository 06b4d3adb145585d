"""The worked examples of chapters 22 and 25, and the language they are written in."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from games.cortez.examples import run
from games.cortez.position import at
from games.language import as_parameter, play, read_cases

from patolli.core.registry import load

EXAMPLES = read_cases(Path(__file__).with_name("examples.txt"))
HEADING = re.compile(r"^ {4}(E\d+) ", re.MULTILINE)


@pytest.mark.rule("C25.0")
@pytest.mark.parametrize(("first", "lines"), [as_parameter(example) for example in EXAMPLES])
def test_example(first: int, lines: str) -> None:
    """Every action of an example is legal, and every statement holds."""
    run(lines, first)


@pytest.mark.rule("C25.0")
def test_the_examples_are_those_of_the_rules() -> None:
    rules = (load("cortez").folder / "rules.md").read_text(encoding="utf-8")
    chapter = rules[rules.index("## C25") : rules.index("## C26")]
    starts = [match.start() for match in HEADING.finditer(chapter)] + [len(chapter)]
    theirs = {}
    for start, end in pairwise(starts):
        heading, *lines = chapter[start:end].strip().splitlines()
        theirs[heading.split()[0]] = [line.strip() for line in lines if line.strip()]
    ours = {e.label: [line.strip() for line in e.lines.splitlines()] for e in EXAMPLES if e.label[0] == "E"}
    assert list(ours) == [f"E{n}" for n in range(1, 40)]
    assert ours == theirs


@pytest.mark.rule("C22.6")
def test_the_opening_is_that_of_the_rules() -> None:
    rules = (load("cortez").folder / "rules.md").read_text(encoding="utf-8")
    _, _, opening = rules.partition("Opening of a 2-seat game")
    theirs = [line.strip() for line in opening.splitlines() if line.startswith("    ")]
    (lines,) = [example.lines for example in EXAMPLES if example.label == "O1"]
    ours = [line.strip().removeprefix("do ") for line in lines.splitlines()[1:]]
    assert ours == theirs[: len(ours)]


# The language itself


@pytest.mark.rule("C25.0")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("do red to a2", "refused by"),
        ("do blue pass", "refused by"),
        ("do pink pass", "pink is no seat"),
        ("ask blue: pass", "red must decide"),
        ("ask red: pass", "gather"),
        ("ask red 2", "3 answers"),
        ("never gather", "never gather: it is True"),
        ("is red a2", "it is red a1"),
        ("is blue", "it is blue b1"),
        ("is aztec a1", "it is aztec"),
        ("is hand red war 5", "it is hand red war 6"),
        ("is hand red luck 5", "luck is no part of a hand"),
        ("is discard 1c", "it is discard"),
        ("is known red 1c", "it is known red"),
        ("is treasure red", "it is treasure none"),
        ("is defender red", "it is defender none"),
        ("is over city-full", "it is over not"),
        ("is winner blue", "it is winner"),
        ("is scores red 1 blue 1", "it is scores red 0 blue 0"),
        ("is luck 5", "luck 5 is no statement"),
        ("cost red a1 > a3 1", "it is 0"),
        ("cost red a1 > z3 1", "z3 is no field"),
        ("target red a1 > a3 no", "it is yes"),
        ("reach red a1 c0 w0 1", "it is 355"),
        ("str 64421 2 = 26", "it is 27"),
        ("pays 1g 3 = gg", "it is g"),
        ("field tn17 = k8", "it is tn17"),
        ("kind t17 = water", "it is land"),
        ("luck 5", "luck 5 is no question"),
        ("pos 2 lunch red", "lunch red is no point of a game"),
        ("pos 2 action red; pink a1", "pink a1 is no clause of a position"),
        ("pos 2 action red; hand red war 7", "7 are no war cards"),
        ("pos 2 action red; hand red sup 7x", "7x are no supplies"),
        ("pos 2 action red; hand red bribe vp4", "vp4 are no bribe cards"),
    ],
)
def test_a_wrong_line_is_named(line: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=r"^line 8: ") as caught:
        run(f"pos 2 action red; red a1; blue b1; hand red war 6\nask red: pass | gather | move a1\n{line}", first=6)
    assert complaint in str(caught.value)


@pytest.mark.rule("C25.0")
def test_play_leaves_the_position_alone() -> None:
    table = at("2 action red; red a1; blue b1; hand red war 5 sup 1c")
    before = table.game.digest(table.state)
    after = play(table, "red move a1 ; red to b1 ; red pass ; red lay 5")
    assert table.game.digest(table.state) == before != table.game.digest(after.state)
