"""The worked examples of chapter 28, and the language they are written in."""

import pytest
from rules.chichen_itza.facts import cases, run

EXAMPLES = cases("examples-printed.txt") + cases("examples-further.txt")


@pytest.mark.rule("I28.1", "I28.2")
@pytest.mark.parametrize(("first", "lines"), EXAMPLES)
def test_example(first: int, lines: str) -> None:
    """What is played is legal and offered; every fact holds."""
    run(lines, first)


@pytest.mark.rule("I28.1")
def test_the_examples_are_those_of_the_rules() -> None:
    assert [example.id for example in EXAMPLES] == [f"E{n}" for n in range(1, 39)] + [f"X{n:02}" for n in range(1, 52)]
