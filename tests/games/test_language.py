"""The language of positions and play, and the worked examples that are written in it."""

from pathlib import Path

import pytest
from games.language import Case, as_parameter, lines, new_table, play, read_cases, refused, slug

FOLDER = Path(__file__).parent
FILES = sorted(file for file in FOLDER.glob("*/rules/*.txt") if file.name != "notes.txt")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_example_has_a_label_a_title_and_rules(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line and line[0] not in " #"]
    found = read_cases(file)
    assert [f"{case.label} {case.title}" for case in found] == [
        " ".join(h.split()).split("  ")[0] for h in titles(headings)
    ]
    assert all(case.rules and case.title and slug(case.title) for case in found)
    assert len({case.label for case in found}) == len(found)
    for case in found:
        assert text.splitlines()[case.first - 1] == case.lines.splitlines()[0]


def titles(headings: list[str]) -> list[str]:
    """Return the headings without the rule ids at their end."""
    found = []
    for heading in headings:
        words = heading.split()
        while words[-1][0].isupper() and "." in words[-1]:
            words.pop()
        found.append(" ".join(words))
    return found


def test_an_example_has_an_id_with_its_title_and_marks_of_its_own() -> None:
    case = Case("G30", "three cards of a deck, and the open one", ["I20.30", "I7.2-I7.4"], 3, "pos\n")
    parameter = as_parameter(case, "god-dig")
    assert parameter.id == "G30-god-dig-three-cards-of-a-deck"
    assert parameter.values == (3, "pos\n")
    (mark,) = parameter.marks
    assert (mark.name, mark.args) == ("rule", ("I20.30", "I7.2-I7.4"))


@pytest.mark.parametrize(
    ("title", "expected"),
    [("two snakes", "two-snakes"), ("E's: yes", "e-s"), ("8 cells at the shore, no canal", "8-cells-at-the-shore")],
)
def test_a_slug_is_the_first_part_of_a_title(title: str, expected: str) -> None:
    assert slug(title) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("p1: bid 1; bid 2 | p2: pass", [("p1", "bid 1"), ("p1", "bid 2"), ("p2", "pass")]),
        ("p1 bid 1 ; * roll 4", [("p1", "bid 1"), ("*", "roll 4")]),
        ("pass ; roll 1,6", [("", "pass"), ("", "roll 1"), ("", "roll 6")]),
        ("pink pass", [("pink", "pass")]),
    ],
)
def test_lines_name_their_seats_in_three_ways(text: str, expected: list[tuple[str, str]]) -> None:
    assert list(lines(new_table("tianguis", 2), text)) == expected


def test_play_is_on_a_copy_and_legal() -> None:
    table = new_table("tianguis", 2)
    before = table.game.digest(table.state)
    after = play(table, "* deal maize ; deal jade,maize")
    assert len(after.events) == 3 and table.events == []
    assert table.game.digest(table.state) == before != after.game.digest(after.state)
    with pytest.raises(AssertionError, match="is refused by"):
        play(after, "p1 open")
    assert refused(after, "p1 open") is not None
    assert refused(after, "* deal jade") is None
    with pytest.raises(AssertionError, match="pink is no seat"):
        play(after, "pink open")
