"""The rule pages are complete: every rule has a test or a note, every rule test names its rule."""

from pathlib import Path

import pytest
import rulepage

from patolli.core.registry import bundled_games

ROOT = Path(__file__).resolve().parents[1]

RULES = """# Dice
- **D1.1** A die is rolled. [our own]
- **D1.2** Six wins. [our own]
- **D1.3** Nobody counts. [our own]
- **D2.1** This is a remark. [our own]
| D2.2 | a row of a table | counts too |
"""
CODE = '''"""The die (D1)."""

SIX = 6  # D1.2


def roll() -> str:
    """D2.1 to D2.2."""
    return "D1.3"
'''
TESTS = """import pytest


@pytest.mark.rule("D1.1", "D1.2")
def test_roll() -> None: ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("D1.3"))])
def test_nobody(n: int) -> None: ...
"""
EXAMPLES = """Examples of dice
E1  a roll of six: it wins      D1.1-D1.3
    at die 6 -> p1: win = D9.9
E2  rows                        D2.2
E3  commas                      D1.2, D2.2
"""
FILES = {
    "docs/rules/dice.md": RULES,
    "patolli/games/dice/rules.py": CODE,
    "tests/games/dice/rules/test_dice.py": TESTS,
    "tests/games/dice/rules/examples.txt": EXAMPLES,
    "tests/games/dice/rules/notes.txt": "# what cannot be tested\nD2.1 note: a remark\n",
}


def plant(root: Path, file: str = "", old: str = "", new: str = "") -> list[str]:
    """Return the faults of the little game after one change, with a fresh page."""
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        assert old in FILES[file or name]
        (root / name).write_text(text.replace(old, new, 1) if name == file else text, encoding="utf-8")
    page = rulepage.read(root, "dice")
    rulepage.page_file(root, "dice").write_text(rulepage.render("dice", page), encoding="utf-8")
    return rulepage.check(root, "dice")


@pytest.mark.parametrize("game", bundled_games())
def test_rules_of_registered_games(game: str) -> None:
    assert rulepage.check(ROOT, game) == []


def test_rules_are_the_ones_that_ship() -> None:
    links = {game: ROOT / "docs/rules" / f"{game}.md" for game in bundled_games()}
    assert [game for game, link in links.items() if not link.is_symlink()] == []
    shipped = {game: ROOT / "patolli/games" / game / "rules.md" for game in bundled_games()}
    assert {game: link.resolve() for game, link in links.items()} == shipped
    assert rulepage.games(ROOT) == bundled_games()


def test_complete_game_has_no_faults(tmp_path: Path) -> None:
    assert plant(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "docs/rules/dice.md",
            "- **D2.1**",
            "- **D1.4** New. [our own]\n- **D2.1**",
            "D1.4 has no test and no note",
        ),
        (
            "tests/games/dice/rules/notes.txt",
            "D2.1 note",
            "D7.1 note: gone\nD2.1 note",
            "tests/games/dice/rules/notes.txt:2: D7.1 is no rule of dice",
        ),
        (
            "tests/games/dice/rules/notes.txt",
            "D2.1 note: a remark",
            "D2.1 note: a remark\nD1.1 note: dull",
            "D1.1 has a test, so its note must go",
        ),
        (
            "tests/games/dice/rules/notes.txt",
            "D2.1 note",
            "D1.1, dull\nD2.1 note",
            "tests/games/dice/rules/notes.txt:2: 'D1.1, dull' does not read like 'T6.1 note: reason'",
        ),
        (
            "tests/games/dice/rules/test_dice.py",
            '"D1.2"',
            '"D1.7"',
            "tests/games/dice/rules/test_dice.py:5: test_roll names D1.7, which is no rule of dice",
        ),
        (
            "tests/games/dice/rules/test_dice.py",
            '@pytest.mark.rule("D1.1", "D1.2")\n',
            "",
            "tests/games/dice/rules/test_dice.py:4: test_roll names no rule",
        ),
        (
            "tests/games/dice/rules/test_dice.py",
            '"D1.1", "D1.2"',
            "*SOME",
            "tests/games/dice/rules/test_dice.py:5: test_roll names no rule",
        ),
        (
            "tests/games/dice/rules/examples.txt",
            "D1.1-D1.3",
            "D1.1-D1.8",
            "tests/games/dice/rules/examples.txt:2: E1 names D1.1-D1.8, which is no rule of dice",
        ),
        (
            "tests/games/dice/rules/examples.txt",
            "D1.1-D1.3",
            "",
            "tests/games/dice/rules/examples.txt:2: E1 names no rule",
        ),
        (
            "patolli/games/dice/rules.py",
            "# D1.2",
            "# D1.9",
            "patolli/games/dice/rules.py:3: D1.9 is no rule of dice",
        ),
    ],
)
def test_planted_fault_is_found(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    assert plant(tmp_path, file, old, new) == [fault]


def test_stale_page_is_found(tmp_path: Path) -> None:
    plant(tmp_path)
    stale = ["docs/rules/dice-page.md is stale: python tools/rulepage.py --write dice"]
    (tmp_path / "patolli/games/dice/rules.py").write_text(CODE.replace("roll", "throw"), encoding="utf-8")
    assert rulepage.check(tmp_path, "dice") == stale
    rulepage.page_file(tmp_path, "dice").unlink()
    assert rulepage.check(tmp_path, "dice") == stale


def test_missing_rules_are_found(tmp_path: Path) -> None:
    fault = "docs/rules/dice.md is missing: link it to ../../patolli/games/dice/rules.md"
    assert rulepage.check(tmp_path, "dice") == [fault]


def test_page_leads_from_rule_to_code_to_test(tmp_path: Path) -> None:
    plant(tmp_path)
    page = rulepage.page_file(tmp_path, "dice").read_text(encoding="utf-8")
    code = "[rules.py](../../patolli/games/dice/rules.py)"
    test = "[test_dice.py](../../tests/games/dice/rules/test_dice.py)"
    example = "[examples.txt](../../tests/games/dice/rules/examples.txt)"
    assert "5 [rules](dice.md): 4 with tests (5 tests and worked examples), 1 notes" in page
    assert f"| D1.1 | A die is rolled. | {code} | {example} `E1`; {test} `test_roll` |" in page
    assert f"| D1.3 | Nobody counts. | {code} `roll` | {example} `E1`; {test} `test_nobody` |" in page
    assert f"| D2.1 | This is a remark. | {code} `roll` | note: a remark |" in page
    assert f"| D2.2 | a row of a table counts too | {code} `roll` | {example} `E2`, `E3` |" in page
