"""Rule texts: ids and sentences read from a page."""

from pathlib import Path

import pytest

from patolli.core.rulebook import first_sentence, read_rules

PAGE = """# A game
Words about it.
- **M4.3** A canal needs 2 cells, see M4.1. It may not close a lake. [box p. 3]
- **M4.4** Coordinates like `a1`: letters first.
not a rule **M9.9** here
| id | text |
|---|---|
| I25.30 | Temple | may stand on the shore |
"""


def page(folder: Path, text: str) -> Path:
    path = folder / "rules.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_items_and_rows_in_the_order_of_the_page(tmp_path: Path) -> None:
    rules = read_rules(page(tmp_path, PAGE))
    assert list(rules) == ["M4.3", "M4.4", "I25.30"]
    assert rules["M4.3"] == "A canal needs 2 cells, see M4.1. It may not close a lake."
    assert rules["I25.30"] == "Temple may stand on the shore"


def test_an_id_stands_there_once(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"rules\.md: M4\.3 stands there twice"):
        read_rules(page(tmp_path, PAGE + "- **M4.3** again\n"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A canal needs 2 cells. More.", "A canal needs 2 cells."),
        ("A canal (M4.1) needs cells; more.", "A canal (M4.1) needs cells; more."),
        ("See `a1`: more.", "See `a1`: more."),
        ("Some cells, e.g. `a1`, are wet. More.", "Some cells, e.g. `a1`, are wet."),
        ("No end", "No end"),
    ],
)
def test_first_sentence(text: str, sentence: str) -> None:
    assert first_sentence(text) == sentence
