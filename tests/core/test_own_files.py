"""Data files of a game's own folder: named by a bare word, the default without a digest."""

from hashlib import sha256
from pathlib import Path

import pytest

from patolli.core import options
from patolli.core.errors import BadData, BadOption, RecordError
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import load_game_for


def write(path: Path, name: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'name = "{name}"\n[source]\nname = "stated: our own"\n', encoding="utf-8")
    return path


@pytest.fixture
def kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """A game with the maps `lake` (by default) and `sea`, started from another folder."""
    for name in ("lake", "sea"):
        write(tmp_path / "own" / "data" / f"{name}.toml", name)
    (tmp_path / "cwd").mkdir()
    monkeypatch.chdir(tmp_path / "cwd")

    class Maps(Game):
        name = "maps"
        options = (options.file("board", "lake"),)
        folder = tmp_path / "own"

    return Maps


def test_the_default_has_no_digest_whether_it_is_named_or_not(kind: type[Game]) -> None:
    for given in ({}, {"board": "lake"}):
        game = kind(given)
        assert game.read_data_file("board").text("name") == "lake"
        assert game.file_digests == {}


def test_another_word_has_a_digest(kind: type[Game]) -> None:
    game = kind({"board": "sea"})
    assert game.read_data_file("board").text("name") == "sea"
    assert game.file_digests == {"board": sha256((kind.folder / "data" / "sea.toml").read_bytes()).hexdigest()}


def test_a_word_means_the_own_file_wherever_one_is(kind: type[Game]) -> None:
    write(Path("sea"), "a file without ending")
    write(Path("lake.toml"), "a corrected copy")
    assert kind({"board": "sea"}).read_data_file("board").text("name") == "sea"
    assert kind({"board": "./sea"}).read_data_file("board").text("name") == "a file without ending"
    game = kind({"board": "lake.toml"})
    assert game.read_data_file("board").text("name") == "a corrected copy"
    assert game.file_digests == {"board": sha256(Path("lake.toml").read_bytes()).hexdigest()}


def test_a_word_that_is_no_own_file_may_still_be_a_path(kind: type[Game]) -> None:
    write(Path("pond"), "pond")
    assert kind({"board": "pond"}).read_data_file("board").text("name") == "pond"


def test_a_word_that_is_neither(kind: type[Game]) -> None:
    with pytest.raises(BadOption, match=r"^option board: no such file: lakes; data files of maps: lake, sea$"):
        kind({"board": "lakes"}).read_data_file("board")


@pytest.mark.parametrize("path", ["lakes.toml", "../own/lakes", "sub/lake", "x" * 300])
def test_a_path_that_leads_nowhere(path: str, kind: type[Game]) -> None:
    with pytest.raises(BadData, match=r"(No such file or directory|File name too long)$"):
        kind({"board": path}).read_data_file("board")


def test_a_separator_makes_a_path(kind: type[Game]) -> None:
    write(kind.folder / "data" / "deep" / "lake.toml", "deep")
    with pytest.raises(BadData, match=r"No such file or directory$"):
        kind({"board": "deep/lake"}).read_data_file("board")


def test_a_record_with_an_own_word(tmp_path: Path) -> None:
    """The word is never looked for beside the record, and its default needs no digest."""
    write(tmp_path / "goods", "no goods at all")
    game = load("tianguis", {"goods": "goods"})
    assert game.file_digests == {}
    head = "patolli-record 1\ngame tianguis\noption goods=goods\nseat p1\nseat p2\n---\n"
    assert load_game_for(read_record(head), tmp_path).given_options == {"goods": "goods"}
    with pytest.raises(RecordError, match=r"^line 3: option goods: no such file: wares; data files of tianguis: "):
        load_game_for(read_record(head.replace("goods=goods", "goods=wares")), tmp_path)
