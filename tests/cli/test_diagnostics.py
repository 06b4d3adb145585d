"""fuzz and bench."""

import json
from pathlib import Path

import pytest
from cli.conftest import START, Run

from patolli.cli import diagnostics
from patolli.testing.errors import LawBroken
from patolli.testing.fuzz import FuzzReport


def test_fuzz(run: Run) -> None:
    ran = run("fuzz", "tianguis", "--games", "4", "--jobs", "1", "--seats", "2,3", "--option", "rounds=1")
    assert ran.status == 0
    rows = [line.split() for line in ran.out.splitlines()]
    assert ["2", "2"] in [row[:2] for row in rows]
    assert ["3", "2"] in [row[:2] for row in rows]
    assert ran.out.endswith("every law holds\n")
    assert "4 of 4 games" in ran.out


def test_fuzz_plays_the_same_games_however_many_processes_play_them(run: Run) -> None:
    outputs = [run("fuzz", "tianguis", "--games", "24", "--seats", "2", "--jobs", jobs, "--json").out for jobs in "12"]
    found = [json.loads(text)["2"] for text in outputs]
    assert found[0] == found[1]
    assert found[0]["games"] == 24
    other = json.loads(run("fuzz", "tianguis", "--games", "24", "--seats", "2", "--seed", "9", "--json").out)["2"]
    assert other != found[0]


def test_fuzz_with_mixed_options_plays_other_games(run: Run) -> None:
    plain, mixed, again = (
        json.loads(run("fuzz", "tianguis", "--games", "10", "--seats", "2", "--jobs", "1", "--json", *more).out)["2"]
        for more in ([], ["--mixed"], ["--mixed"])
    )
    assert mixed == again
    assert mixed != plain


def test_a_broken_law_leaves_a_record(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*batch: object) -> FuzzReport:
        raise LawBroken("beans", "there are\ntoo many", START)

    monkeypatch.setattr(diagnostics, "fuzz", breaks)
    ran = run("fuzz", "tianguis", "--jobs", "1", "--seed", "5")
    assert ran.status == 1
    assert ran.err == "law broken: beans: there are too many (the game is in fuzz-tianguis-5.patolli)\n"
    assert Path("fuzz-tianguis-5.patolli").read_text(encoding="utf-8") == START
    assert run("legal", "fuzz-tianguis-5.patolli").status == 0


def test_bench_as_json(run: Run) -> None:
    ran = run("bench", "tianguis", "--seats", "2,4", "--runs", "1", "--seconds", "0.1", "--json")
    figures = json.loads(ran.out)
    assert list(figures)[:3] == ["games", "pure", "peers"]
    for mode in ("games", "pure"):
        assert {"decisions_per_s", "copy_us", "games_per_s"} <= figures[mode]["tianguis"].keys()
        assert figures[mode]["tianguis"]["decisions_per_s"] > 100
    assert list(figures["games"]["tianguis"]["by_seats"]) == ["2", "4"]


def test_bench_as_a_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"decisions_per_s": 1234, "sampler_per_s": 5678, "playout_per_s": 91011, "games_per_s": 9.0, "copy_us": 1.5}
    game = {"seats": 4, "by_seats": {"4": row}} | row
    machine = {"compiled": True, "cpu": "Abacus", "python": "3.11"}
    figures = {"games": {"tianguis": game}, "pure": {"tianguis": game}, "peers": {}, "machine": machine}
    monkeypatch.setattr(diagnostics, "measure", lambda *given: figures)
    printed = run("bench").out
    assert "1,234" in printed
    assert "tianguis, pure" in printed
    assert "Abacus, Python 3.11, 3 runs of 2 s, CPU time, one core" in printed
