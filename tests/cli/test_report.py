"""`patolli report`: each kind of file, each language, and clear errors."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.conftest import Run

from patolli.cli.report import action_text, turning
from patolli.core.registry import load
from patolli.messages import LANGS, Messages

RECORD = """patolli-record 1
game tianguis
option rounds=1
option coyotes=off
seat p1 Ada
seat p2 Ben
---
"""
STALL = RECORD + "* deal maize\n" * 4 + "* roll 6\n* draw maize\np1 open\np1 pass\np2 bid 1\n"
EXPECTED = {
    "en": (
        "- Turn 2, round 1, line 9: +51 % for Ben. Ben bids 1. Ben pays 1 bean and gets 6 points.",
        "- Turn 1, round 1, line 8 (blunder, −12 %): Ada passes. Better: Ada bids 12.",
        "| Ada | ±0 % | −5.9 % | 1 | 0 | 0 | 1 |",
    ),
    "de": (
        "- Zug 2, Runde 1, Zeile 9: +51 % für Ben.",
        "- Zug 1, Runde 1, Zeile 8 (grober Fehler, −12 %): Ada passt. Besser: Ada bietet 12.",
        "| Ada | ±0 % | −5,9 % | 1 | 0 | 0 | 1 |",
    ),
    "nl": (
        "- Beurt 2, ronde 1, regel 9: +51 % voor Ben.",
        "- Beurt 1, ronde 1, regel 8 (blunder, −12 %): Ada past. Beter: Ada biedt 12.",
        "| Ada | ±0 % | −5,9 % | 1 | 0 | 0 | 1 |",
    ),
}


@pytest.mark.parametrize("lang", LANGS)
def test_mistakes_are_printed_with_the_better_action(run: Run, tmp_path: Path, lang: str) -> None:
    (tmp_path / "game.patolli").write_text(STALL, encoding="utf-8")
    printed = run("report", "game.patolli", "--lang", lang).out.splitlines()
    for line in EXPECTED[lang]:
        assert any(row.startswith(line) for row in printed), "\n".join(printed)


def test_equal_sentences_are_printed_once() -> None:
    messages = Messages(load("tianguis"), "en", ["Ada", "Ben"])
    done = [{"seat": 0, "events": [{"kind": "passed", "seat": 0}]}] * 2
    point = {"line": 3, "turn": 1, "mover": 0, "change": -0.2, "luck": 0.0, "done": done}
    assert list(turning(messages, {"turning": [point]})) == ["Turn 1, line 3: −20 % for Ada. Ada passes."]


def test_an_action_without_events_is_printed_as_on_a_button() -> None:
    messages = Messages(load("mexica"), "en", ["Ada", "Ben", "Cleo"])
    found = {"verb": "found", "words": ["7"], "spots": ["u6"], "frame": "Turn"}
    assert action_text(messages, found) == "Found your district of 7: u6"
    assert action_text(messages, {"verb": "end", "words": [], "spots": [], "frame": "Turn"}) == "End turn"


def test_a_game_resigned_at_once_is_one_sentence(run: Run, tmp_path: Path) -> None:
    for dealt in ("", "* deal maize\n"):
        (tmp_path / "game.patolli").write_text(f"{RECORD}{dealt}~ resign p1\n", encoding="utf-8")
        ran = run("report", "game.patolli")
        assert ran.status == 0 and ran.out.count("\n") == 3
        assert "won by Ben" in ran.out and "nobody had decided anything" in ran.out
        assert run("report", "game.patolli", "--out", "page.html").status == 0
        page = (tmp_path / "page.html").read_text("utf-8")
        assert "nobody had decided anything" in page and "<table" not in page and "<svg" not in page


@pytest.mark.parametrize("lang", LANGS)
def test_in_words(run: Run, finished: Path, lang: str) -> None:
    ran = run("report", str(finished), "--lang", lang)
    assert ran.status == 0 and ran.err == ""
    assert ran.out.startswith("# Tianguis, ")
    assert "report-" not in ran.out and " 100 % | 0 % |" in ran.out.replace("| 0 % | 100 %", "| 100 % | 0 % |") + " "


def test_as_files(run: Run, finished: Path, tmp_path: Path) -> None:
    for kind in ("json", "md", "svg", "html"):
        assert run("report", str(finished), "--out", f"report.{kind}").status == 0
    found = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert len(found["seats"]) == 2 and found["curve"]
    drawn = ElementTree.parse(tmp_path / "report.svg")
    curves = drawn.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(curves) == 2
    assert all(len(curve.attrib["points"].split()) == len(found["curve"]) for curve in curves)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" in page and "<script" not in page and "Ada" in page


def test_lines_are_numbered_as_in_the_record(run: Run, finished: Path) -> None:
    plain = finished.read_text("utf-8")
    lines = []
    for text in (plain, plain.replace("---\n", "---\n~ seat p1 Ada\n~ seat p2 Ben\n")):
        finished.write_text(text, encoding="utf-8")
        assert run("report", str(finished), "--out", "report.json").status == 0
        lines.append(json.loads(Path("report.json").read_text("utf-8"))["curve"][-1]["line"])
    assert lines[1] == lines[0] + 2


def test_bad_input_is_refused(run: Run, start: Path, finished: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.md").mkdir()
    (tmp_path / "full.md").symlink_to("/dev/full")
    (tmp_path / "empty.patolli").touch()
    (tmp_path / "cut.patolli").write_text(finished.read_text(encoding="utf-8")[:-2], encoding="utf-8")
    for args, expected in (
        ([str(start)], "not over yet"),
        ([str(finished), "--out", "report.pdf"], "unknown suffix; expected .html, .svg, .md, .json"),
        ([str(finished), "--out", "no/report.md"], "there is no folder no"),
        ([str(finished), "--out", "folder.md"], "this is a folder"),
        ([str(finished), "--out", "/proc/report.md"], "cannot be written"),
        ([str(finished), "--out", "full.md"], "full.md: this file cannot be written (No space left on device)"),
        (["nothing.patolli"], "nothing.patolli"),
        (["empty.patolli"], "line 1: not a record"),
        (["cut.patolli"], "line "),
    ):
        ran = run("report", *args)
        assert ran.status == 2 and expected in ran.err and ran.err.count("\n") == 1
