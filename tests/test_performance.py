"""The page of performance and its generator: blocks between marks, reports read from files, and pages of two builds."""

import sys
from argparse import Namespace
from pathlib import Path

import page_cost
import performance
import pytest

XML = """<testsuites><testsuite name="pytest" tests="3" time="12.5">
<testcase classname="tests.web.test_table" name="a" time="4.0"/>
<testcase classname="tests.web.test_home" name="b" time="6.0"/>
<testcase classname="tests.test_docs" name="c" time="1.0"/>
</testsuite></testsuites>"""


def test_every_part_has_its_block_on_the_page() -> None:
    page = performance.PAGE.read_text(encoding="utf-8")
    for part in performance.PARTS:
        assert "| new |" in performance.with_part(page, part, "| new |\n")
    assert page.count("measured by tools/performance.py -->") == len(performance.PARTS)


def test_only_a_block_is_written_anew() -> None:
    begin, end = (mark.format(part="start") for mark in performance.MARKS)
    page = f"before\n{begin}old\n{end}after\n"
    assert performance.with_part(page, "start", "a \\1 table\n") == f"before\n{begin}a \\1 table\n{end}after\n"
    for wrong in ("before\nafter\n", page + page, page.replace(end, "")):
        with pytest.raises(ValueError, match="the marks of start are not there once; expected"):
            performance.with_part(wrong, "start", "new")


def test_a_stamp_has_the_machine_and_the_commit() -> None:
    assert "cores" in performance.stamp()
    assert "commit " in performance.stamp()


def test_the_time_of_tests_is_read_from_a_report(tmp_path: Path) -> None:
    file = tmp_path / "suite.xml"
    file.write_text(XML, encoding="utf-8")
    rows = performance.suite(Namespace(suite=str(file))).splitlines()
    assert rows[2:] == ["| web | 2 | 10 | 6 |", "| (others) | 1 | 1 | 1 |", "| all, by the clock | 3 | 12 |  |"]


def test_reports_of_tables_are_read_one_after_the_other(tmp_path: Path) -> None:
    acked = {"p50": 1.5, "p99": 20.0, "max": 30.0}
    ours = {"tables": 10, "pages": 40, "moves_per_s": 49.9, "ack_ms": acked, "kb_per_table": 400, "mb": 80}
    file = tmp_path / "tables.json"
    file.write_text(
        '{"game": "senet", "patolli": %s}\n{"game": "senet", "patolli": %s, "boardgame.io": %s}'.replace(
            "%s", str({**ours, "cpu_ms_per_move": 2.5}).replace("'", '"')
        ),
        encoding="utf-8",
    )
    rows = performance.tables(Namespace(tables=str(file))).splitlines()
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| patolli, senet", "| patolli, senet", "| boardgame.io"]
    assert rows[2] == "| patolli, senet | 10 | 40 | 49.9 | 1.5 | 20.0 | 30.0 | 2.5 | 400 | 80 |"


def test_a_page_is_measured_beside_another_build() -> None:
    with page_cost.Build(sys.executable) as old, page_cost.Build(sys.executable) as new:
        figures = page_cost.compare(old, new, "cortez", 1)
    assert 0 < figures["us"]["page"] < figures["us"]["with words"]
    assert 0.2 < figures["page: old"]["median"] < 5  # it is the same build
