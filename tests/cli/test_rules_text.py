"""The rules on the screen: found by an id, a chapter or a word."""

from pathlib import Path

import pytest
from cli.test_screen import printed

from patolli.cli.terminal.rules_text import found
from patolli.core.registry import bundled_games, load
from patolli.core.rulebook import read_rules

PAGE = """# A game
## X1 Dice
Signs: H is a hit.

- **X1.1** The faces are in the table below. [box]
- **X1.2** A die is thrown once.
- **X1.3** Nobody looks away.

| die | faces |
|---|---|
| light | H, H, - |
| dark | H, H, H |

## 2 Words
- **X2.1** These are said:

| verb | meaning |
|---|---|
| `throw` | throw a die |

- **X2.2** A dark one counts twice (table in X1).
        a list of
        two lines
- **X2.3** The end.

### Rows
| id | who |
|---|---|
| X2.4 | all |
"""
DICE = ["die    faces", "light  H, H, -", "dark   H, H, H"]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("X1.1", ["X1.1 The faces are in the table below.", *DICE]),
        ("1.2", ["X1.2 A die is thrown once."]),
        ("x1.3", ["X1.3 Nobody looks away."]),  # the table is not about that
        ("X2.1", ["X2.1 These are said:", "verb     meaning", "`throw`  throw a die"]),
        ("X2.2", ["X2.2 A dark one counts twice (table in X1).", *DICE, "        a list of", "        two lines"]),
        ("X2.3", ["X2.3 The end."]),
        ("X2.4", ["X2.4 all"]),
        ("thrown", ["X1.2 A die is thrown once."]),
        ("nothing", []),
    ],
)
def test_a_rule_with_what_belongs_to_it(tmp_path: Path, wanted: str, expected: list[str]) -> None:
    page = tmp_path / "rules.md"
    page.write_text(PAGE, encoding="utf-8")
    assert [line for part in found(page, wanted) for line in printed(part, 80)] == expected


@pytest.mark.parametrize("wanted", ["X1", "x1.", "1"])
def test_a_chapter_as_a_whole(tmp_path: Path, wanted: str) -> None:
    page = tmp_path / "rules.md"
    page.write_text(PAGE, encoding="utf-8")
    lines = [line for part in found(page, wanted) for line in printed(part, 80)]
    assert lines[:3] == ["X1 Dice", "Signs: H is a hit.", "X1.1 The faces are in the table below."]
    assert lines[4:] == ["X1.3 Nobody looks away.", *DICE]


@pytest.mark.parametrize("name", bundled_games())
def test_rules_of_every_game_are_found(name: str) -> None:
    page = load(name).folder / "rules.md"
    for rule, text in list(read_rules(page).items())[::20]:
        first = "".join(printed(next(iter(found(page, rule))), 10_000))
        assert first == f"{rule} {text}"
