"""Duels of two bots: played once, continued, ended when they are decided, and shown with what was played."""

from pathlib import Path

import duels
import pytest

from patolli.bots.arena.stats import OPEN
from patolli.core.registry import load


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for the games."""
    monkeypatch.setattr(duels, "FOLDER", tmp_path)
    return tmp_path


def test_a_duel_is_continued_and_its_games_are_counted(folder: Path) -> None:
    duels.duel("tianguis", "greedy@10", "random", 1)
    (file,) = folder.iterdir()
    begun = file.read_text(encoding="utf-8").splitlines()
    duels.duel("tianguis", "greedy@10", "random", 2)
    assert file.read_text(encoding="utf-8").splitlines()[:3] == begun, (
        "the games of the first pair are not played again"
    )
    (row,) = duels.duel_rows({"tianguis": "Tianguis"})
    assert row[:3] == ["Tianguis", "`greedy@10` : `random`", "4"]
    assert row[4] == "no"


def test_a_duel_without_a_whole_pair_is_not_shown(folder: Path) -> None:
    duels.duel("tianguis", "greedy@10", "random", 1)
    (file,) = folder.iterdir()
    file.write_text("".join(file.read_text(encoding="utf-8").splitlines(keepends=True)[:2]), encoding="utf-8")
    assert duels.duel_rows({"tianguis": "Tianguis"}) == []


def test_a_duel_ends_when_its_interval_leaves_one_half() -> None:
    apart = duels.Apart(0.5, 0.5)
    assert apart.verdict([1.0] * (duels.LEAST - 1)) == OPEN, "too few pairs"
    assert apart.verdict([1.0] * duels.LEAST) == apart.verdict([0.0] * duels.LEAST) == duels.APART
    assert apart.verdict([0.0, 1.0] * duels.LEAST) == OPEN


def test_a_duel_under_older_rules_has_a_file_of_its_own(folder: Path) -> None:
    duels.duel("chichen_itza", "random", "random", 1, rules=1)
    duels.duel("chichen_itza", "random", "random", 1)
    names = sorted(file.name for file in folder.iterdir())
    assert ["-rules-1-" in name for name in names] == [False, True]
    plans = [duels.read_results(folder / name).plan for name in names]
    assert [plan.rules for plan in plans] == [load("chichen_itza").rules, 1]
    assert [row[0] for row in duels.duel_rows({"chichen_itza": "Chichén"})] == ["Chichén", "Chichén, rules 1"]
