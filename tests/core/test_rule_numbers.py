"""Numbers in rule texts that come from data files: they are those of the files, and follow a corrected one."""

import re

import pytest

from patolli.core.datafile import enclosed, numbers_in, pack
from patolli.core.registry import bundled_games, load
from patolli.core.rulebook import LIST_MARK, MARK, fill_numbers
from patolli.messages import LANGS

GAMES = bundled_games()
MARKED = {"mexica": 40, "cortez": 24, "chichen_itza": 45}  # at least so many marks in its rules


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_on_the_page_are_those_of_the_files(name: str) -> None:
    game = load(name)
    numbers = game.file_numbers()
    for page in [game.folder / "rules.md", *(game.folder / f"messages/overview.{lang}.md" for lang in LANGS)]:
        text = page.read_text("utf-8") if page.exists() else ""
        assert fill_numbers(text, numbers) == fill_numbers(text, None)
        assert "<!--" not in fill_numbers(text, None)
    rules = (game.folder / "rules.md").read_text("utf-8")
    assert len(MARK.findall(rules)) + len(LIST_MARK.findall(rules)) >= MARKED.get(name, 0)


@pytest.mark.parametrize("name", GAMES)
def test_overviews_mark_the_same_numbers_in_all_languages(name: str) -> None:
    pages = [load(name).folder / f"messages/overview.{lang}.md" for lang in LANGS]
    marks = [sorted(MARK.findall(page.read_text("utf-8"))) for page in pages if page.exists()]
    assert marks == [marks[0]] * len(marks) if marks else True


def test_marked_numbers_follow_a_corrected_file() -> None:
    numbers = {"box.coins": [7], "box.row": [4, 5, 6], "box.row.0": [4], "box.row.1": [5]}
    text = "takes 3<!--box.coins--> or 10<!--box.row.0+2*box.row.1+1--> of 12<!--box.row-->\n"
    text += "| row <!--box.row--> | 1 | 2 | 3 |\n"
    assert fill_numbers(text, numbers) == "takes 7 or 15 of 15\n| row | 4 | 5 | 6 |\n"
    assert fill_numbers(text, None) == "takes 3 or 10 of 12\n| row | 1 | 2 | 3 |\n"
    with pytest.raises(KeyError):
        fill_numbers("1<!--box.other-->", numbers)
    with pytest.raises(AssertionError, match="2 numbers; expected 3"):
        fill_numbers("| row <!--box.row--> | 1 | 2 |", numbers)


def test_keys_of_numbers() -> None:
    table = {"a": 1, "b": {"c": [2, 3], "d": "text", "e": True, "f": [[4], "x"]}}
    assert numbers_in(table, "t") == {
        "t.a": [1], "t.b.c": [2, 3], "t.b.c.0": [2], "t.b.c.1": [3], "t.b.f.0": [4], "t.b.f.0.0": [4],
    }  # fmt: skip


def test_a_refusal_quotes_the_corrected_number() -> None:
    game = load("mexica")
    text = (game.folder / "data/pieces.toml").read_text("utf-8")
    mine = load("mexica", {"pieces": enclosed("mine.toml", pack(text.replace("chips = 12", "chips = 9").encode()))})
    assert re.search(r"\b12 action chips", game.rule_summary("M1.14")) and "9 action chips" in mine.rule_summary(
        "M1.14"
    )
