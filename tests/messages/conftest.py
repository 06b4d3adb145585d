"""Messages that can be broken."""

import shutil
from pathlib import Path

import pytest

from patolli.core.registry import game_class
from patolli.messages import LANGS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of a game's words that can be broken."""
    folder = tmp_path / "messages"
    folder.mkdir()
    for lang in LANGS:
        shutil.copy(game_class("tianguis").folder / "messages" / f"{lang}.ftl", folder)
    return folder


def change(folder: Path, lang: str, old: str, new: str) -> None:
    """Replace a part of a file of messages."""
    path = folder / f"{lang}.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
