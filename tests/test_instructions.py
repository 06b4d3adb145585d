"""The speed guard finds growth and names its functions; valgrind itself is not run here."""

import json
from collections.abc import Iterable
from pathlib import Path

import instructions
import pytest
from instructions import Count, Entry, Work, faults, growths, lowest, readable

HERE = {"python": "3.11.7", "mypyc": "2.4.1"}


def made(chosen: int = 7, **functions: int) -> Count:
    return Count(chosen=chosen, instructions=sum(functions.values()), functions=functions)


OLD: Work = {
    "mexica, 2 seats": made(legal=600_000, step=399_000, copy=1_000),
    "mexica, greedy@100": made(look=500_000),
}


def grown(**functions: int) -> Work:
    return {**OLD, "mexica, 2 seats": made(**{**OLD["mexica, 2 seats"]["functions"], **functions})}


def test_equal_counts_pass() -> None:
    assert faults(OLD, OLD, "last") == faults(OLD, OLD, "start") == {}


@pytest.mark.parametrize(("against", "allowed"), [("last", 10_000), ("start", 30_000)])
def test_growth_over_the_limit_fails_and_names_the_function(against: str, allowed: int) -> None:
    assert faults(grown(step=399_000 + allowed), OLD, against) == {}
    found = faults(grown(step=399_000 + allowed + 100, legal=600_001), OLD, against)
    assert list(found) == ["mexica, 2 seats"]
    first, *functions = found["mexica, 2 seats"].splitlines()
    assert first == f"+{allowed / 10_000 + 0.01:.2f} % over {against!r}; expected at most {allowed // 10_000} %"
    assert functions[0].strip() == f"step: +{allowed + 100:,} (399,000 -> {399_000 + allowed + 100:,})"
    assert functions[1].strip() == "legal: +1 (600,000 -> 600,001)"
    assert len(functions) == 2


def test_new_function_is_shown_as_new() -> None:
    found = faults(grown(slow=50_000), OLD, "last")["mexica, 2 seats"]
    assert "slow: +49,000 (new, or below 1,000 -> 50,000)" in found


def test_new_function_of_ours_is_compared_with_ours() -> None:
    old = {"patolli.core.state.step": 300, "malloc": 10}
    new = {**old, "patolli.core.state.copy": 320, "free": 15}
    shown = ["patolli.core.state.copy: +20 (new, or below 300 -> 320)", "free: +5 (new, or below 10 -> 15)"]
    assert list(map(str, growths(old, new))) == shown


def test_moved_function_is_recognised() -> None:
    old = {"patolli.games.mexica.offers.legal": 100, "patolli.core.state.step": 50}
    new = {"patolli.games.mexica.rules.offers.legal": 130, "patolli.core.state.step": 40}
    assert list(map(str, growths(old, new))) == ["patolli.games.mexica.rules.offers.legal: +30 (100 -> 130)"]


def test_work_that_was_not_measured_fails() -> None:
    found = faults({"mexica, 2 seats": OLD["mexica, 2 seats"]}, OLD, "start")
    assert list(found) == ["mexica, greedy@100"]


def test_other_actions_do_not_compare() -> None:
    other = {**OLD, "mexica, greedy@100": made(chosen=8, look=1)}
    assert list(faults(other, OLD, "last")) == list(faults(other, OLD, "start")) == ["mexica, greedy@100"]


def test_other_actions_by_the_newest_rules_are_not_compared() -> None:
    old: Work = {"mexica, newest rules, 2 seats": made(look=500_000)}
    assert faults({"mexica, newest rules, 2 seats": made(chosen=8, look=900_000)}, old, "last") == {}
    assert list(faults({"mexica, newest rules, 2 seats": made(look=900_000)}, old, "last")) == list(old)


def test_lowest_count_of_the_layouts_holds() -> None:
    low, high = OLD, grown(step=500_000)
    assert lowest(low, high) == lowest(high, low) == lowest({}, low) == low


# The command, with counts instead of valgrind


def guard(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    kept: dict[str, Entry],
    runs: Iterable[Work],
    *words: str,
    missing: str = "",
) -> int:
    """Run the command on one game whose counts in one layout after the other are given."""
    counts = iter(runs)
    (folder / "kept.json").write_text(json.dumps(kept))
    monkeypatch.setattr(instructions, "ROOT", folder)
    monkeypatch.setattr(instructions, "KEPT", folder / "kept.json")
    monkeypatch.setattr(instructions, "GAMES", ["mexica"])
    monkeypatch.setattr(instructions, "versions", lambda: HERE)
    monkeypatch.setattr(instructions, "run", lambda game, layout, pieces: next(counts))
    monkeypatch.setattr(instructions, "obstacle", lambda: missing)
    monkeypatch.setattr("sys.argv", ["instructions.py", *words])
    return instructions.main()


LAYOUTS = len(instructions.LAYOUTS)
SLOW = grown(step=450_000)
KEPT: dict[str, Entry] = {"start": {"versions": HERE, "work": OLD}, "last": {"versions": HERE, "work": OLD}}
ELSEWHERE: dict[str, Entry] = {"last": {"versions": {**HERE, "mypyc": "1.0"}, "work": OLD}}


def test_growth_in_all_layouts_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert guard(monkeypatch, tmp_path, KEPT, [SLOW] * LAYOUTS) == 1
    assert "FAILED mexica, 2 seats: +5.10 % over 'last'" in capsys.readouterr().out


def test_growth_in_one_layout_passes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert guard(monkeypatch, tmp_path, KEPT, [SLOW, OLD]) == 0


def test_other_versions_are_not_judged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert guard(monkeypatch, tmp_path, ELSEWHERE, [SLOW]) == 0
    said = capsys.readouterr().out
    assert "FAILED" not in said
    assert "not judged against 'last', counted with mypyc 1.0 (here 2.4.1)" in said


def test_accepting_keeps_the_counts_and_still_judges_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert guard(monkeypatch, tmp_path, KEPT, [SLOW] * LAYOUTS, "--accept") == 1
    assert json.loads((tmp_path / "kept.json").read_text()) == {**KEPT, "last": {"versions": HERE, "work": SLOW}}
    said = capsys.readouterr().out
    assert "over 'start'" in said
    assert "over 'last'" not in said


def test_other_actions_fail_even_where_they_cost_less(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = {**OLD, "mexica, greedy@100": made(chosen=8, look=1)}
    start = {"start": KEPT["start"]}
    assert guard(monkeypatch, tmp_path, start, [other] * LAYOUTS) == 1
    assert guard(monkeypatch, tmp_path, KEPT, [other] * LAYOUTS, "--accept") == 1


def test_the_start_cannot_be_accepted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        guard(monkeypatch, tmp_path, KEPT, [SLOW] * LAYOUTS, "--accept", "start")
    assert caught.value.code == 2
    assert json.loads((tmp_path / "kept.json").read_text()) == KEPT
    assert "unrecognized arguments: start" in capsys.readouterr().err


def test_a_quick_run_judges_what_it_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    part = {"mexica, 2 seats": OLD["mexica, 2 seats"]}
    assert guard(monkeypatch, tmp_path, KEPT, [part], "--quick") == 0
    slow = {"mexica, 2 seats": SLOW["mexica, 2 seats"]}
    assert guard(monkeypatch, tmp_path, KEPT, [slow] * LAYOUTS, "--quick") == 1
    assert "FAILED mexica, 2 seats" in capsys.readouterr().out
    assert guard(monkeypatch, tmp_path, KEPT, [part] * LAYOUTS) == 1, "all was asked for"


def test_without_valgrind_a_quick_run_says_so_and_passes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert guard(monkeypatch, tmp_path, KEPT, [], "--quick", missing="valgrind is missing") == 0
    assert capsys.readouterr().err == "NOT COUNTED: valgrind is missing\n"
    assert guard(monkeypatch, tmp_path, KEPT, [], missing="valgrind is missing") == 2


# Reading callgrind


DUMP = """
fl=a.c
fn=CPyDef_patolli___core___state___step
3 10
cfn=list_slice
calls=2 7
3 500
cfn=CPyDef_patolli___core___state___step'2
calls=1 3
4 200
4 5

fn=list_slice
7 400
cfn=malloc
calls=1 9
8 100

fn=malloc
9 100

totals: 515
"""


def test_functions_of_ours_count_with_what_they_call() -> None:
    found = instructions.count(7, DUMP.splitlines())
    assert found["instructions"] == 515
    assert found["functions"] == {"patolli.core.state.step": 515, "list_slice": 400, "malloc": 100}


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("CPyDef_patolli___core___state___State___step", "patolli.core.state.State.step"),
        ("CPyPy_patolli___core___game___draw.localalias", "patolli.core.game.draw"),
        ("CPyList_Index", "CPyList_Index"),
        ("list_dealloc'2", "list_dealloc"),
        ("0x0000000004936730", "(no name)"),
    ],
)
def test_symbols_are_readable(symbol: str, name: str) -> None:
    assert readable(symbol) == name
