"""Data files: every error names the file and the key."""

from pathlib import Path

import pytest

from patolli.core.datafile import read_data_file
from patolli.core.errors import BadData
from patolli.core.registry import load

HEAD = '[source]\ncards = "stated: our own"\n'
GOODS = HEAD + "".join(f"[cards.{kind}]\ncopies = 5\npoints = 1\n" for kind in ("coyote", "maize", "jade"))


def write(folder: Path, text: str) -> Path:
    path = folder / "goods.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_values(tmp_path: Path) -> None:
    text = 'size = 3\nname = "x"\nrow = [1, 2]\n[[tile]]\nn = 4\n[[tile]]\nn = 5\n[inner.most]\nkind = "b"\n' + HEAD
    facts = read_data_file(write(tmp_path, text))
    assert facts.number("size", 1, 3) == 3
    assert facts.text("name") == "x"
    assert facts.numbers("row", 2, 1, 2) == (1, 2)
    assert [tile.number("n", 0, 9) for tile in facts.subtables("tile")] == [4, 5]
    assert facts.subtable("inner").subtable("most").one_of("kind", ("a", "b")) == "b"
    facts.allow_keys("source", "size", "name", "row", "tile", "inner")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "goods.toml: source: is missing; expected a value"),
        ("[source]", "goods.toml: source: is empty; expected the source of each table"),
        ("source = 3", "goods.toml: source: 3 does not fit; expected a table"),
        ('[source]\na = "guessed: x"', "goods.toml: source.a: 'guessed: x' does not fit; expected 'KIND: reason'"),
        (
            '[source]\na = "stated"',
            "goods.toml: source.a: 'stated' does not fit; expected 'KIND: reason', KIND in ",
        ),
        ("[source]\na = 3", "goods.toml: source.a: 3 does not fit; expected a text"),
        ("x = [1,", "goods.toml: "),
    ],
)
def test_the_source_block(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        read_data_file(write(tmp_path, text))
    assert str(error.value).startswith(complaint)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[cards.jade]", "[cards.gold]", "goods.toml: cards.gold: unknown key; expected one of: coyote, maize, jade"),
        ("[cards.jade]", "[other.jade]", "goods.toml: other: unknown key; expected one of: source, cards"),
        ("copies = 5", "", "goods.toml: cards.coyote.copies: is missing; expected a value"),
        ("copies = 5", "copies = 31", "goods.toml: cards.coyote.copies: 31 is not a whole number from 0 to 30"),
        ("copies = 5", "copies = true", "goods.toml: cards.coyote.copies: True is not a whole number from 0 to 30"),
        ("copies = 5", 'copies = "5"', "goods.toml: cards.coyote.copies: '5' is not a whole number from 0 to 30"),
        ("copies = 5", "copies = 1.0", "goods.toml: cards.coyote.copies: 1.0 is not a whole number from 0 to 30"),
    ],
)
def test_a_data_file_with_an_error(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    path = write(tmp_path, GOODS.replace(old, new, 1))
    with pytest.raises(BadData) as error:
        load("tianguis", {"goods": str(path)})
    assert str(error.value) == complaint


def test_further_shapes(tmp_path: Path) -> None:
    facts = read_data_file(write(tmp_path, 'row = [1, 99]\nword = ""\nkind = "c"\n' + HEAD))
    with pytest.raises(
        BadData, match=r"^goods.toml: row: a list of 2 does not fit; expected a list of 3 whole numbers$"
    ):
        facts.numbers("row", 3, 0, 9)
    with pytest.raises(BadData, match=r"^goods.toml: row\[1\]: 99 is not a whole number from 0 to 9$"):
        facts.numbers("row", 2, 0, 9)
    with pytest.raises(BadData, match=r"^goods.toml: word: '' does not fit; expected a text$"):
        facts.text("word")
    with pytest.raises(BadData, match=r"^goods.toml: kind: 'c' is not one of a, b$"):
        facts.one_of("kind", ("a", "b"))
    with pytest.raises(BadData, match=r"^goods.toml: row: a list of 2 does not fit; expected an array of tables$"):
        facts.subtables("row")


def test_files_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "goods.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"^goods.toml: not text; expected a TOML file in UTF-8$"):
        read_data_file(tmp_path / "goods.toml")
    with pytest.raises(BadData, match=r"none\.toml: No such file or directory$"):
        read_data_file(tmp_path / "none.toml")
    with pytest.raises(BadData, match=r": is a folder; expected a file$"):
        read_data_file(tmp_path)
