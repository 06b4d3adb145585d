"""The action table: ints and their texts."""

import pytest

from patolli.core.actions import Actions
from patolli.core.errors import BadNotation

CELLS = ["a1", "a2", "b1"]


def table() -> Actions:
    a = Actions(aliases={"gold": "jade"})
    a.block("pass")
    a.block("canal", CELLS)
    a.block("build", ["1", "3"], CELLS)
    a.block("trade", ["jade", "maize and beans", "maize"], ["north gate", "south"])
    a.block("canal", ["west", "east"])
    return a


def test_blocks_follow_each_other() -> None:
    a = Actions()
    assert [a.block("pass"), a.block("canal", CELLS), a.block("build", ["1", "3"], CELLS)] == [0, 1, 4]
    assert len(a) == 10


def test_name_and_parse_are_inverse() -> None:
    a = table()
    assert [a.parse(a.name(action)) for action in range(len(a))] == list(range(len(a)))
    assert len({a.name(action) for action in range(len(a))}) == len(a)


def test_the_last_part_runs_fastest() -> None:
    a = table()
    assert [a.name(action) for action in range(4, 10)] == [f"build {v} {c}" for v in "13" for c in CELLS]
    assert a.arguments(9) == ["3", "b1"]
    assert a.verb(9) == "build"


def test_arguments_of_several_words() -> None:
    a = table()
    text = "trade maize and beans north gate"
    assert a.name(a.parse(text)) == text
    assert a.name(a.parse("trade maize south")) == "trade maize south"


def test_a_verb_may_have_two_blocks() -> None:
    a = table()
    assert a.name(a.parse("canal east")) == "canal east"
    assert a.parse("canal east") == len(a) - 1


def test_any_case_blanks_and_aliases_are_read() -> None:
    a = table()
    assert a.parse("  Canal\tA2 ") == a.parse("canal a2")
    assert a.name(a.parse("trade GOLD south")) == "trade jade south"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an action is missing"),
        ("   ", "an action is missing"),
        ("cannal a1", "unknown verb 'cannal'; did you mean canal?"),
        ("xyzzy", "unknown verb 'xyzzy'; verbs: pass, canal, build, trade"),
        ("canal z9", "'canal z9' is not an action of this game; 'canal' is written like 'canal a1', 'canal west'"),
        ("canal", "'canal' is not an action of this game; 'canal' is written like 'canal a1', 'canal west'"),
        ("pass a1", "'pass a1' is not an action of this game; 'pass' is written like 'pass'"),
        ("build 3 a1 a1", "'build 3 a1 a1' is not an action of this game; 'build' is written like 'build 1 a1'"),
    ],
)
def test_bad_notation_says_what_is_wrong(text: str, complaint: str) -> None:
    assert table().find(text) == -1
    with pytest.raises(BadNotation) as error:
        table().parse(text)
    assert str(error.value) == complaint


@pytest.mark.parametrize("action", [-1, 18, 4711])
def test_numbers_outside_of_the_table(action: int) -> None:
    with pytest.raises(BadNotation, match=f"^{action} is not an action; expected 0 to 17$"):
        table().name(action)


def test_argument_texts_must_differ() -> None:
    with pytest.raises(AssertionError, match="canal"):
        Actions().block("canal", ["a1", "a1"])
