"""The contract: every game, with every seat count and a choice of options, obeys every law of `testing.laws`."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from contract.continuation import digests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import patolli
from patolli import _pure
from patolli.core.record import read_record
from patolli.core.registry import bundled_games, game_class, game_names, load
from patolli.core.replay import replay
from patolli.match.fair_draws import verify
from patolli.match.match import Match
from patolli.testing import laws, lockstep
from patolli.testing.fuzz import fuzz, option_sets, random_action
from patolli.testing.playthrough import playthrough


def cases() -> Iterator[Any]:
    """Every game with every seat count, under all its rules; each other choice of options with one count in turn."""
    for name in game_names():
        kind = game_class(name)
        counts = kind.seat_counts
        for n, options in enumerate(option_sets(kind)):
            for players in [counts[n % len(counts)]] if options else counts:
                yield pytest.param(name, options, players, None, id="-".join([name, str(players), *options]))
        for rules in kind.older_rules:
            for players in counts:
                yield pytest.param(name, {}, players, rules, id=f"{name}-{players}-rules-{rules}")


CASES = list(cases())
ENOUGH = 300 if _pure.compiled() else 0  # lines that an example plays: several short games, or one long one
LAWS = {law.__name__ for law in (*laws.AT_EACH_STEP, *laws.AT_SOME_STEPS, *laws.OF_A_GAME)} | {
    law.__name__
    for law in (laws.events, laws.plays, laws.ends, laws.replays, laws.undoes, lockstep.undo, lockstep.secrecy)
}

# Seeds that Hypothesis chooses; the same ones in every run unless PATOLLI_EXPLORE asks for new ones.
seeds = settings(
    max_examples=int(os.environ.get("PATOLLI_EXAMPLES", "2" if _pure.compiled() else "1")),
    derandomize="PATOLLI_EXPLORE" not in os.environ,
    phases=[Phase.generate],  # a smaller seed is no simpler game
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize(("name", "options", "players", "rules"), CASES)
@seeds
@given(seed=st.integers(0, 2**32))
def test_random_games_obey_every_law(
    name: str, options: dict[str, object], players: int, rules: int | None, seed: int
) -> None:
    report = fuzz(name, options, players, games=1, seed=seed, rules=rules)
    further = ENOUGH // report.longest
    assert fuzz(name, options, players, games=further, seed=seed + 1, rules=rules).games == further


@pytest.mark.parametrize("name", bundled_games())
def test_every_law_is_applied(name: str) -> None:
    """No law is passed by never being asked, and undo is possible somewhere."""
    report = fuzz(name, {}, game_class(name).seat_counts[0], games=4, seed=1)
    assert {law for law, checks in report.checks.items() if checks} >= LAWS
    assert report.pairs >= 2 * report.rejected


@pytest.mark.parametrize(("name", "options", "players", "rules"), CASES)
@seeds
@given(seed=st.integers(0, 2**32))
def test_matches(name: str, options: dict[str, object], players: int, rules: int | None, seed: int) -> None:
    """Through the gate: a match that is saved, resumed and undone ends, and its draws can be verified."""
    rng = Random(seed)
    match = Match(load(name, options, rules), [f"player {seat}" for seat in range(players)], seed=rng.randbytes(32))
    pause = rng.randrange(30)
    while seats := match.to_act():
        seat = rng.choice(seats)
        action = random_action(match.replay.game, match.replay.state.legal_actions(seat), rng, verbs_first=False)
        match.play(seat, match.replay.game.actions.name(action), match.revision)
        if rng.randrange(4) == 0 and match.undo_depth(seat):
            match.undo(seat, match.revision, rng.randrange(match.undo_depth(seat)) + 1)
        if match.replay.step_count == pause:
            match = Match.resume(read_record(match.save_text()))
    record = read_record(str(match.replay.record))
    assert match.replay.game.digest(replay(record).state) == match.replay.game.digest(match.replay.state)
    assert verify(record) == sum(line.who == "*" for line in record.lines)


def run_in_pure_python(arguments: list[str], given: bytes = b"") -> str:
    """Run Python on the sources of the package under test, with another hash seed, and return its output."""
    root = str(Path(patolli.__file__).parent.parent)
    pure = os.environ | {"PATOLLI_PURE": "1", "PYTHONHASHSEED": "7", "PYTHONPATH": root, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    run = subprocess.run(command, input=given, env=pure, capture_output=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr.decode()
    return run.stdout.decode()


@pytest.mark.parametrize("name", game_names())
def test_pure_python_plays_the_same(name: str) -> None:
    """Compiled or not, with any hash seed: every digest, view and event of a game is the same."""
    players = game_class(name).seat_counts[-1]
    program = (
        "import sys; from patolli import _pure; from patolli.core.registry import load;"
        "from patolli.testing.playthrough import playthrough; assert not _pure.compiled();"
        f"sys.stdout.write(''.join(playthrough(load({name!r}), {players}, seed) for seed in range(3)))"
    )
    expected = "".join(playthrough(load(name), players, seed) for seed in range(3))
    assert run_in_pure_python(["-c", program]) == expected


@pytest.mark.parametrize("name", game_names())
def test_a_pickled_state_goes_on_equally_in_pure_python(name: str) -> None:
    """A state that one build has pickled goes on equally in the other, step by step."""
    state = load(name).new_state(game_class(name).seat_counts[-1])
    played = len(list(digests(state, steps=20)))
    output = run_in_pure_python([str(Path(__file__).with_name("continuation.py")), "60"], pickle.dumps(state))
    expected = list(digests(state, steps=60))
    assert output.splitlines() == expected
    assert (played, len(set(expected))) == (20, len(expected))
    assert expected
