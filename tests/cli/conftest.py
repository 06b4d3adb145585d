"""Shared by the tests of the command line: a fixture to run commands, and records to run them on."""

import io
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import patolli
from patolli.bots import make_bot
from patolli.cli import main
from patolli.core.registry import load
from patolli.match.match import Match

START = """\
patolli-record 1
game tianguis
seat p1 Ada
seat p2 bot:greedy
---
* deal jade
* deal coyote
* deal maize
* deal coyote
* roll 4
* draw maize
p1 add
p1 open
p1 bid 3
"""


def command_line(*args: str) -> list[str]:
    """Return the command to run as a process of its own."""
    return [sys.executable, "-P", "-m", "patolli", *args]


def environment(**more: str) -> dict[str, str]:
    """Return an environment in which a process finds the tested package."""
    return {**os.environ, "PYTHONPATH": str(Path(patolli.__file__).parent.parent), **more}


def heed_interrupts() -> None:
    """Restore SIGINT, which a test run in the background of a shell ignores, and its children with it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Ran:
    """The exit status and the output of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Run = Callable[..., Ran]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Run:
    """Return a function that runs a command in an empty folder, with some standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(name, "ada")

    def run_command(*args: str, given: str | bytes = "") -> Ran:
        raw = given.encode() if isinstance(given, str) else given
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        try:
            status = main(args)
        except SystemExit as end:  # argparse ends --help and --version so
            status = int(end.code or 0)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return run_command


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """Return a game in the middle of its first auction; the bot p2 is to decide."""
    path = tmp_path / "start.patolli"
    path.write_text(START, encoding="utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return a finished game of two bots, with draws that can be verified."""
    game = load("tianguis", {"rounds": 2})
    match = Match(game, ["Ada", "bot:random"], seed=bytes(32), game_id="test")
    while seats := match.to_act():
        view, legal = game.view(match.replay.state, seats[0]), match.replay.state.legal_actions(seats[0])
        action = make_bot("random", game).choose(view, legal, 1, match.revision)
        match.play(seats[0], game.actions.name(action), match.revision)
    path = tmp_path / "finished.patolli"
    path.write_text(match.save_text(), encoding="utf-8")
    return path
