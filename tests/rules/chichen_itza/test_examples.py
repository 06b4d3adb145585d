"""The worked examples of chapter 28, and the language they are written in."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from rules.chichen_itza.facts import run

FILE = Path(__file__).parent / "examples.txt"
LABEL = re.compile(r"^([EX]\d+) ", re.MULTILINE)


def examples() -> list[tuple[str, int, str]]:
    """Label, number of the first line and lines of every example."""
    text = FILE.read_text(encoding="utf-8")
    starts = [match.start() for match in LABEL.finditer(text)] + [len(text)]
    found = []
    for start, end in pairwise(starts):
        heading, _, lines = text[start:end].partition("\n")
        found.append((heading.split()[0], text[:start].count("\n") + 2, lines))
    return found


EXAMPLES = examples()


@pytest.mark.rule("I28.1", "I28.2")
@pytest.mark.parametrize(("label", "first", "lines"), EXAMPLES, ids=[label for label, _, _ in EXAMPLES])
def test_example(label: str, first: int, lines: str) -> None:
    """What is played is legal and offered; every fact holds."""
    run(lines, first)


@pytest.mark.rule("I28.1")
def test_the_examples_are_those_of_the_rules() -> None:
    labels = [label for label, _, _ in EXAMPLES]
    assert labels == [f"E{n}" for n in range(1, 39)] + [f"X{n:02}" for n in range(1, 52)]
