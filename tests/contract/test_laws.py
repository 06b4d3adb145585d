"""The contract: every game, with every seat count and a choice of options, obeys every law of `patolli.play.laws`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import patolli
from patolli import _pure
from patolli.core.record import read_record
from patolli.core.registry import game_class, load, names, own_games
from patolli.core.replay import replay
from patolli.play import laws, lockstep
from patolli.play.draws import verify
from patolli.play.fuzz import choose, fuzz, option_sets
from patolli.play.match import Match
from patolli.play.playthrough import playthrough


def cases() -> Iterator[Any]:
    """Every game with every seat count; each other choice of options with one of the seat counts in turn."""
    for name in names():
        kind = game_class(name)
        counts = kind.seat_counts
        for n, options in enumerate(option_sets(kind)):
            for players in [counts[n % len(counts)]] if options else counts:
                yield pytest.param(name, options, players, id="-".join([name, str(players), *options]))


CASES = list(cases())
ENOUGH = 300  # lines that an example plays: several short games, or one long one
LAWS = {law.__name__ for law in laws.AT_EACH_STEP + laws.AT_SOME_STEPS} | {
    law.__name__
    for law in (laws.told, laws.plays, laws.ends, laws.replays, laws.undoes, lockstep.undo, lockstep.secrecy)
}

# Seeds that Hypothesis chooses; the same ones in every run unless PATOLLI_EXPLORE asks for new ones.
seeds = settings(
    max_examples=int(os.environ.get("PATOLLI_EXAMPLES", "3" if _pure.compiled() else "1")),
    derandomize="PATOLLI_EXPLORE" not in os.environ,
    phases=[Phase.generate],  # a smaller seed is no simpler game
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize(("name", "options", "players"), CASES)
@seeds
@given(seed=st.integers(0, 2**32))
def test_random_games_obey_every_law(name: str, options: dict[str, object], players: int, seed: int) -> None:
    report = fuzz(name, options, players, games=1, seed=seed)
    further = ENOUGH // report.longest
    assert fuzz(name, options, players, games=further, seed=seed + 1).games == further


@pytest.mark.parametrize("name", own_games())
def test_every_law_is_applied(name: str) -> None:
    """No law is passed by never being asked, and undo is possible somewhere."""
    report = fuzz(name, {}, game_class(name).seat_counts[0], games=4, seed=1)
    assert {law for law, checks in report.checks.items() if checks} >= LAWS
    assert report.pairs >= 2 * report.rejected


@pytest.mark.parametrize(("name", "options", "players"), CASES)
@seeds
@given(seed=st.integers(0, 2**32))
def test_matches(name: str, options: dict[str, object], players: int, seed: int) -> None:
    """Through the gate: a match that is saved, resumed and undone ends, and its draws can be verified."""
    rng = Random(seed)
    match = Match(load(name, options), [f"player {seat}" for seat in range(players)], seed=rng.randbytes(32))
    pause = rng.randrange(30)
    while seats := match.seats():
        seat = rng.choice(seats)
        action = choose(match.table.game, match.table.state.legal(seat), rng, verbs_first=False)
        match.play(seat, match.table.game.actions.name(action), match.revision)
        if rng.randrange(4) == 0 and match.undoable(seat):
            match.undo(seat, match.revision, rng.randrange(match.undoable(seat)) + 1)
        if match.table.rev == pause:
            match = Match.resume(read_record(match.save()))
    record = read_record(str(match.table.record))
    assert match.table.game.digest(replay(record).state) == match.table.game.digest(match.table.state)
    assert verify(record) == sum(line.who == "*" for line in record.lines)


@pytest.mark.parametrize("name", names())
def test_pure_python_plays_the_same(name: str) -> None:
    """Compiled or not, whatever the hash seed: every digest, view and event of a game is the same."""
    players = game_class(name).seat_counts[-1]
    program = (
        "import sys; from patolli import _pure; from patolli.core.registry import load;"
        "from patolli.play.playthrough import playthrough; assert not _pure.compiled();"
        f"sys.stdout.write(''.join(playthrough(load({name!r}), {players}, seed) for seed in range(3)))"
    )
    root = str(Path(patolli.__file__).parent.parent)
    pure = os.environ | {"PATOLLI_PURE": "1", "PYTHONHASHSEED": "7", "PYTHONPATH": root, "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run([sys.executable, "-c", program], env=pure, capture_output=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr.decode()
    assert run.stdout.decode() == "".join(playthrough(load(name), players, seed) for seed in range(3))
