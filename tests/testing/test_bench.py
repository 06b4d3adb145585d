"""The benchmark counts what it says, has the promised shape, and refuses clearly. No timing decides a test."""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest

from patolli.core.audience import Seat
from patolli.core.errors import BadOption, PatolliError, UnknownGame
from patolli.core.registry import load
from patolli.core.state import State
from patolli.testing import bench

ROOT = Path(__file__).resolve().parents[2]
FAKE_PEER = """import sys
print('{"decisions_per_s": 10, "copy_us": 2.5, "version": "fake 1"}')
"""


def test_only_decisions_of_players_are_counted() -> None:
    """One round for two who always take the first offer: add, add, add, open, pass, pass; six draws besides."""
    game = load("tianguis", {"rounds": 1})
    chosen: list[str] = []

    def first(state: State, seat: Seat, rng: Random) -> int:
        action = state.legal_actions(seat)[0]
        chosen.append(game.actions.name(action))
        return action

    decisions, games, spent = bench.play(lambda: bench.play_by_steps(game, 2, first, Random(1)), 0.01)
    assert (decisions, len(chosen)) == (6 * games, 6 * games)
    assert chosen[:6] == ["add", "add", "add", "open", "pass", "pass"]
    assert spent >= 0.01


@pytest.mark.parametrize("choose", [bench.from_list, bench.from_sampler])
def test_choice_reaches_every_legal_action(choose: bench.Choose) -> None:
    game = load("tianguis")
    rng = Random(2)
    state = game.new_state(2)
    assert bench.decide(state, lambda s, seat, _: s.legal_actions(seat)[-1], rng)  # chance, then `open`
    seat = state.to_act()[0]
    legal = state.legal_actions(seat)
    assert len(legal) > 5
    assert {choose(state, seat, rng) for _ in range(1000)} == set(legal)


def test_copied_position_has_a_decision() -> None:
    short = load("tianguis", {"rounds": 1})
    state = bench.middle(short, 2, Random(3))
    assert state.to_act()
    assert state.copy().to_act() == state.to_act()
    long = load("tianguis", {"rounds": 12})
    assert bench.middle(long, 4, Random(3)).to_act()


def test_shape() -> None:
    said: list[str] = []
    figures = bench.measure(["tianguis"], 0.02, 2, False, said.append, [2, 4])
    assert set(figures) == {"games", "pure", "peers", "machine"}
    pure = ["4"] if bench.compiled() else ["2", "4"]
    for kind, seats in (("games", ["2", "4"]), ("pure", pure)):
        game = figures[kind]["tianguis"]
        assert list(game["by_seats"]) == seats
        assert game == game["by_seats"]["4"] | {"by_seats": game["by_seats"]}
        for count, row in game["by_seats"].items():
            assert set(row) == {"seats", *bench.FIGURES, "runs"}
            assert row["seats"] == int(count)
            assert len(row["runs"]) == 2
            assert min(row["runs"]) <= row["decisions_per_s"] <= max(row["runs"])
            assert all(row[key] > 0 for key in bench.FIGURES)
    machine = figures["machine"]
    assert (machine["seconds"], machine["runs"], machine["compiled"]) == (0.02, 2, bench.compiled())
    assert machine["choice_ns"] > 0
    expected = ["tianguis, 2 seats", "tianguis, 4 seats"]
    expected += ["tianguis, 4 seats, in pure Python"] * bench.compiled()
    assert said == [f"run {n} of 2: {name}" for n in (1, 2) for name in expected]


def test_every_seat_count_is_measured() -> None:
    work = bench.jobs(["tianguis"], 0.01, False, ())
    assert [seats for kind, _, seats in work if kind == "games"] == list(load("tianguis").seat_counts)


def test_no_seat_count_is_left() -> None:
    with pytest.raises(BadOption, match="tianguis is not played by 1, 9 seats; expected 2, 3, 4"):
        bench.measure(["tianguis"], 0.01, 1, seats=[1, 9])


def test_compiled_is_what_the_environment_asks_for() -> None:
    """A process that should run pure does so, also if this one is compiled."""
    code = "from patolli.testing import bench; import json; print(json.dumps({'compiled': bench.compiled()}))"
    home = str(Path(bench.__file__).parents[2])
    assert bench.run([sys.executable, "-P", "-c", code], {"PYTHONPATH": home, "PATOLLI_PURE": "1"}) == {
        "compiled": False
    }


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="did you mean tianguis"):
        bench.measure(["tiangius"], 0.05, 1, False)


def test_peers_take_turns_with_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench/peers.py").write_text(FAKE_PEER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATOLLI_PEERS", sys.executable)
    said: list[str] = []
    figures = bench.measure(["tianguis"], 0.02, 2, True, said.append, [2])
    fake = {"decisions_per_s": 10, "copy_us": 2.5, "version": "fake 1", "runs": [10, 10]}
    assert figures["peers"] == {name: fake for name in bench.PEERS}
    assert figures["machine"]["versions"] == ["fake 1"]
    half = len(said) // 2
    assert [line[9:] for line in said[:half]] == [line[9:] for line in said[half:]]
    assert said[half - 1] == "run 1 of 2: backgammon"


def test_missing_peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PATOLLI_PEERS", raising=False)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PatolliError, match="measured in the project's folder"):
        bench.measure(["tianguis"], 0.05, 1, True)
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench/peers.py").write_text("raise SystemExit('catanatron is broken')")
    with pytest.raises(PatolliError, match="run `make peers` first"):
        bench.measure(["tianguis"], 0.05, 1, True)
    monkeypatch.setenv("PATOLLI_PEERS", sys.executable)
    with pytest.raises(PatolliError, match=r"--once catanatron .*: catanatron is broken"):
        bench.run_peer(bench.peers_python(), "catanatron", 0.05)


def test_peers_are_those_of_the_script() -> None:
    spec = spec_from_file_location("peers_script", ROOT / "bench/peers.py")
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    assert tuple(script.PEERS) == bench.PEERS


def test_one_core_and_back() -> None:
    cores = getattr(os, "sched_getaffinity", lambda process: {0})  # not every system can pin a process
    before = cores(0)
    inside: list[int] = []

    def fail_on_one_core() -> None:
        with bench.one_core():
            inside.append(len(cores(0)))
            raise PatolliError("on the way")

    with pytest.raises(PatolliError, match="on the way"):
        fail_on_one_core()
    assert inside == [1]
    assert cores(0) == before


def test_report_compares() -> None:
    two = {"decisions_per_s": 300_000, "sampler_per_s": 400_000, "playout_per_s": 500_000, "copy_us": 1.5}
    four = two | {"decisions_per_s": 100_000}
    pure = two | {"decisions_per_s": 150_000}
    peer = {"decisions_per_s": 200_000, "copy_us": 3, "version": "fake 1"}
    figures: dict[str, Any] = {
        "games": {"g": {"by_seats": {"2": two, "4": four}}},
        "pure": {"g": {"by_seats": {"4": pure}}},
        "peers": {"go": peer, "chess": peer},
    }
    assert bench.report(figures | {"machine": {"compiled": True}}) == [
        ["engine", "seats", "with list/s", "sampler/s", "playout/s", "copy, µs"],
        ["g", "2", "300,000", "400,000", "500,000", "1.50"],
        ["  : go", "", "1.50 x", "2.00 x", "2.50 x", "0.50 x"],
        ["g", "4", "100,000", "400,000", "500,000", "1.50"],
        ["  : go", "", "0.50 x", "2.00 x", "2.50 x", "0.50 x"],
        ["g, pure", "4", "150,000", "400,000", "500,000", "1.50"],
        ["  : go", "", "0.75 x", "2.00 x", "2.50 x", "0.50 x"],
        ["go", "", "200,000", "", "", "3.00"],
        ["chess", "", "200,000", "", "", "3.00"],
    ]
    assert len(bench.report(figures | {"machine": {"compiled": False}})) == 7
