"""`patolli report`: each kind of file, each language, and clear words when something is wrong."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.conftest import Run

from patolli.words import LANGS


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


def test_what_is_wrong_is_told(run: Run, start: Path, finished: Path) -> None:
    for args, told in (
        ([str(start)], "not over yet"),
        ([str(finished), "--out", "report.pdf"], "a report ends in .html, .svg, .md, .json"),
        ([str(finished), "--out", "no/report.md"], "there is no folder no"),
        (["nothing.patolli"], "nothing.patolli"),
    ):
        ran = run("report", *args)
        assert ran.status == 2 and told in ran.err and ran.err.count("\n") == 1
