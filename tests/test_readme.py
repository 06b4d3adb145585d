"""The sessions in the README and in the docs run as they are printed, and the README stays short."""

import doctest
from pathlib import Path

import pytest

from patolli.core.registry import game_class, game_names

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAX_LINES = 120


@pytest.mark.parametrize(("page", "least"), [("README.md", 20), ("docs/bots.md", 10)])
def test_session(page: str, least: int) -> None:
    flags = doctest.ELLIPSIS | doctest.REPORT_ONLY_FIRST_FAILURE
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags)
    assert failed == 0
    assert tried >= least


def test_readme_is_short() -> None:
    assert len(README.splitlines()) <= MAX_LINES


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_readme_gives_both_commands(command: str) -> None:
    assert f"\n    {command} " in README


@pytest.mark.parametrize("game", [name for name in game_names() if not game_class(name).is_template])
def test_readme_shows_a_picture_of_every_game(game: str) -> None:
    picture = f"docs/pictures/{game}-mid.jpg"
    assert f"]({picture})" in README
    assert (ROOT / picture).is_file()
