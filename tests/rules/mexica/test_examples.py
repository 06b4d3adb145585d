"""The worked examples of chapter 23, and the language they are written in."""

import re
from pathlib import Path

import pytest
from rules.mexica.position import at, play, run, scoring

from patolli.core.registry import load

FILE = Path(__file__).parent / "examples.txt"
LABEL = re.compile(r"^([XE]\d+) ", re.MULTILINE)


def examples() -> list[tuple[str, int, str]]:
    """Label, number of the first line and lines of every example."""
    text = FILE.read_text(encoding="utf-8")
    starts = [match.start() for match in LABEL.finditer(text)] + [len(text)]
    found = []
    for start, end in zip(starts, starts[1:], strict=False):
        heading, _, lines = text[start:end].partition("\n")
        found.append((heading.split()[0], text[:start].count("\n") + 2, lines))
    return found


EXAMPLES = examples()


@pytest.mark.rule("M20.8")
@pytest.mark.parametrize(("label", "first", "lines"), EXAMPLES, ids=[label for label, _, _ in EXAMPLES])
def test_example(label: str, first: int, lines: str) -> None:
    """What is played is legal and offered, what is refused is not offered and names the rule."""
    run(lines, first)


@pytest.mark.rule("M20.8")
def test_the_examples_are_those_of_the_rules() -> None:
    rules = (load("mexica").folder / "rules.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```text\n(.*?)^```", rules, re.MULTILINE | re.DOTALL)
    assert "".join(blocks) == FILE.read_text(encoding="utf-8")
    assert [label for label, _, _ in EXAMPLES] == [f"X{n}" for n in range(1, 19)] + [f"E{n}" for n in range(1, 40)]
