"""Records as text: what is read is written again, and every fault is named with its line."""

import re
from pathlib import Path

import pytest

from patolli.core.errors import RecordError
from patolli.core.record import MAX_BYTES, Line, Record, decode, read_record, read_record_file

FULL = f"""patolli-record 1
game tianguis
rules 1
id 5f0c
seat p1 Ada Lovelace
seat p2
option rounds=3
option goods=my goods.toml {"ab" * 32}
commit 9f2c
nonce p1 some words
---
* deal jade
p1 pass
~ undo 1
seed 00ff
"""
MINIMAL = "patolli-record 1\ngame tianguis\nseat p1\nseat p2\n---\n"


def test_what_is_read_is_written_again() -> None:
    assert str(read_record(FULL)) == FULL
    assert str(read_record(MINIMAL)) == MINIMAL


def test_the_parts_of_a_record() -> None:
    record = read_record(FULL)
    assert (record.game, record.rules, record.id, record.commit, record.seed) == (
        "tianguis",
        "1",
        "5f0c",
        "9f2c",
        "00ff",
    )
    assert record.seats == [("p1", "Ada Lovelace"), ("p2", "")]
    assert record.options == {"rounds": "3", "goods": "my goods.toml"}
    assert record.files == {"goods": "ab" * 32}
    assert record.nonces == {"p1": "some words"}
    assert [(line.who, line.text, line.number) for line in record.lines] == [
        ("*", "deal jade", 12),
        ("p1", "pass", 13),
        ("~", "undo 1", 14),
    ]


def test_comments_blank_lines_and_blanks_do_not_count() -> None:
    text = "# a bug\n\n" + FULL.replace("p1 pass", "  p1   pass  \n# why?\n")
    assert str(read_record(text)) == FULL


def test_a_record_without_lines_may_lack_the_rule() -> None:
    assert str(read_record(MINIMAL.replace("---\n", ""))) == MINIMAL


@pytest.mark.parametrize(
    ("old", "new", "line", "complaint"),
    [
        ("patolli-record 1", "patolli-record 2", 1, "'patolli-record 2': only version 1 can be read here"),
        ("patolli-record 1", "patolli-record", 1, "'patolli-record': only version 1 can be read here"),
        ("patolli-record 1", "chess", 1, "not a record: it must begin with 'patolli-record 1'"),
        ("game tianguis", "game tianguis\ngame tianguis", 3, "a second 'game'"),
        ("rules 1", "rules 1\nrules 1", 4, "a second 'rules'"),
        ("game tianguis\n", "", 14, "the header names no game; expected a line like 'game NAME'"),
        ("game tianguis", "game", 2, "'game': something is missing behind 'game'"),
        ("game tianguis", "gaem tianguis", 2, "unknown header 'gaem'"),
        ("seat p2", "seat p1 Ben", 6, "seat p1 is named twice; expected each seat once"),
        ("option rounds=3", "option rounds", 7, "option 'rounds': write name=value, once for each name"),
        ("option rounds=3", "option =3", 7, "option '=3': write name=value, once for each name"),
        ("option rounds=3", "option rounds=", 7, "option 'rounds=': write name=value, once for each name"),
        ("option rounds=3", "option rounds=3\noption rounds=4", 8, "option 'rounds=4': write name=value, once"),
        ("nonce p1", "nonce p9", 10, "'nonce p9 some words': a nonce needs a seat of its own named above, and a text"),
        ("nonce p1 some words", "nonce p1", 10, "'nonce p1': a nonce needs a seat of its own named above, and a text"),
        ("p1 pass", "p3 pass", 13, "p3 pass: no seat is called 'p3'"),
        ("p1 pass", "p1", 13, "p1: an action is missing"),
        ("p1 pass", "P9 pass", 13, "P9 pass: no seat is called 'p9'"),
        ("seed 00ff", "seed", 15, "seed : not 2 or more hexadecimal digits"),
        ("seed 00ff", "seed zz", 15, "seed zz: not 2 or more hexadecimal digits"),
        ("seed 00ff", "seed 00f", 15, "seed 00f: an odd number of hexadecimal digits, 3"),
        ("p1 pass", "---", 13, "---: no seat is called '---'"),
        ("seed 00ff", "seed 00ff\np1 pass", 16, "a line after the seed; expected the seed as the last line"),
        ("seed 00ff", "seed 00ff\nseed 00ff", 16, "a line after the seed; expected the seed as the last line"),
    ],
)
def test_faults(old: str, new: str, line: int, complaint: str) -> None:
    assert old in FULL
    with pytest.raises(RecordError) as error:
        read_record(FULL.replace(old, new, 1))
    assert str(error.value).startswith(f"line {line}: {complaint}")
    assert error.value.line == line


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_empty_files(text: str) -> None:
    with pytest.raises(RecordError, match=r"^line 1: not a record: it must begin with 'patolli-record 1'$"):
        read_record(text)


def test_no_seats() -> None:
    with pytest.raises(RecordError, match=r"^line 3: the header names no seats; expected lines like 'seat p1 NAME'$"):
        read_record("patolli-record 1\ngame tianguis\n---\n")


def complaint_about(text: str) -> str:
    try:
        read_record(text)
    except RecordError as error:
        return str(error)
    return ""


def test_a_truncated_record_is_read_or_refused_with_its_line() -> None:
    complaints = [complaint_about(FULL[:cut]) for cut in range(1, len(FULL))]
    assert all(re.fullmatch(r"(line \d+: .+)?", complaint) for complaint in complaints)
    assert complaints[FULL.index(" pass") - 1] == "line 13: p1: an action is missing"
    assert complaints[FULL.index(" pass") + 4] == ""


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (b"\x89PNG\r\n\x1a\n\xff", "x: not text; expected a record in UTF-8"),
        (b"patolli-record 1\0", "x: not text; expected a record in UTF-8"),
        ("patolli-record 1".encode("utf-16"), "x: not text; expected a record in UTF-8"),
        (b"\x1f\x8b\x08\x00", "x: not text; expected a record in UTF-8"),
    ],
)
def test_binary_files(raw: bytes, complaint: str) -> None:
    with pytest.raises(RecordError) as error:
        decode(raw, "x")
    assert str(error.value) == complaint


def test_files_of_other_systems() -> None:
    windows = b"\xef\xbb\xbf" + FULL.replace("\n", "\r\n").encode()
    assert str(read_record(decode(windows, "x"))) == FULL


def test_huge_files() -> None:
    with pytest.raises(RecordError, match=r"^x: too large for a record; expected at most 16 MB$"):
        decode(b"#" * (MAX_BYTES + 1), "x")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.patolli"
    path.write_text(FULL, encoding="utf-8")
    assert str(read_record_file(path)) == FULL
    with pytest.raises(RecordError, match=r"none\.patolli: No such file or directory$"):
        read_record_file(tmp_path / "none.patolli")
    with pytest.raises(RecordError, match=r": is a folder; expected a file$"):
        read_record_file(tmp_path)


def test_a_record_made_by_hand() -> None:
    record = Record("tianguis", [("p1", "Ada"), ("p2", "")])
    record.lines.append(Line("p1", "pass"))
    assert str(record) == "patolli-record 1\ngame tianguis\nseat p1 Ada\nseat p2\n---\np1 pass\n"


def test_seats_are_counted_while_they_are_read() -> None:
    """A header of 180 kB of seats, each a look at all the others, kept a server busy for seconds."""
    seats = "".join(f"seat p{n}\n" for n in range(15_000))
    with pytest.raises(RecordError, match="line 67: more than 64 seats"):
        read_record(f"patolli-record 1\ngame tianguis\n{seats}---\n" + "p1 add\n" * 1000 + "no record at all")


def test_lines_are_counted_while_they_are_read() -> None:
    text = MINIMAL + "p1 add\n" * 101
    assert len(read_record(text, most_lines=101).lines) == 101
    with pytest.raises(RecordError, match="line 106: more than 100 lines"):
        read_record(text + "no record at all", most_lines=100)


def test_header_lines_are_counted_too() -> None:
    options = "".join(f"option a{n}=1\n" for n in range(5_000))
    with pytest.raises(RecordError, match="more than 500 lines in the header"):
        read_record(f"patolli-record 1\ngame tianguis\nseat p1\n{options}---\nno record at all")
