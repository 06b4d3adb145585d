"""The worked examples of chapter 28, and the language they are written in."""

import pytest
from games.chichen_itza.examples import cases, examples, run

FILES = ("examples-printed.txt", "examples-further.txt")


@pytest.mark.rule("I28.1", "I28.2")
@pytest.mark.parametrize(("first", "lines"), cases(*FILES))
def test_example(first: int, lines: str) -> None:
    """All play is legal, and every fact holds."""
    run(lines, first)


@pytest.mark.rule("I28.1")
def test_all_examples_are_here() -> None:
    assert [example.label for example in examples(*FILES)] == [f"E{n}" for n in range(1, 39)] + [
        f"X{n:02}" for n in range(1, 52)
    ]


# The language itself


@pytest.mark.rule("I28.1")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("do red from t4", "is refused by"),
        ("do blue to r3", "is refused by I25.1"),
        ("do roll 3", "is refused by I25.1"),
        ("ask blue", "red must decide"),
        ("ask red: to r3", "offered is to r3 | to r4"),
        ("has to p3", "not offered: to p3"),
        ("not to r3", "offered is to r3"),
        ("rule I8.4 to p3", "it is I8.6"),
        ("odds roll 1 1", "red must decide, not chance"),
        ("is red city=2", "it is red city=1"),
        ("is red h18@t2", "it is red h18@home"),
        ("is red gods=g02", "it is red gods=g01"),
        ("is caiman r3 5", "it is caiman r3 4"),
        ("is no-creature r3", "it is caiman r3 4"),
        ("is deck 1 1", "it is deck 16 16"),
        ("is order green red yellow blue", "it is order red green yellow blue"),
        ("is score red tiles 2", "it is score red tiles 0"),
        ("is red luck", "it is red luck=0"),
        ("is weather fine", "weather fine is no fact"),
        ("go r3", "go r3 is no line of an example"),
        ("pos lunch red", "lunch red is no point of a game"),
        ("pos turn red; pink city=1", "pink is no seat"),
        ("pos turn red; red z9=1", "z9 is no spot"),
        ("pos score; red figures=dog3", "dog3 is no figure"),
    ],
)
def test_a_wrong_line_is_named(line: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=r"^line 8: ") as caught:
        run(f"pos act red land; red city=1 gods=g01; caiman r3 4\nask red\n{line}", first=6)
    assert complaint in str(caught.value)
