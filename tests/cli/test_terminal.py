"""`patolli play` in a real terminal: completion, colours, Ctrl-C, Ctrl-D."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from cli.conftest import command_line, environment, heed_interrupts

from patolli.core.record import read_record_file

PATIENCE = 60.0  # seconds, for a busy machine


class Screen:
    """A process in a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], terminal: int) -> None:
        self.process = process
        self.terminal = terminal
        self.raw = ""

    def wait_for(self, *texts: str) -> str:
        """Read until these texts appear in this order; return the output since the last call."""
        end = time.monotonic() + PATIENCE
        pattern = re.compile(".*".join(map(re.escape, texts)), re.DOTALL)
        while not pattern.search(visible(self.raw)):
            assert time.monotonic() < end, f"{texts} never came: {visible(self.raw)!r}"
            self.read()
        seen, self.raw = self.raw, ""
        return seen

    def read(self) -> None:
        """Read the available output, and answer queries as a terminal does."""
        ready, _, _ = select.select([self.terminal], [], [], 0.2)
        if ready:
            with suppress(OSError):
                new = os.read(self.terminal, 65536).decode(errors="replace")
                self.raw += new
                if "\x1b[6n" in new:
                    os.write(self.terminal, b"\x1b[1;1R")

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def ends(self) -> int:
        """Return the exit status."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it never ended: {visible(self.raw)!r}"
            self.read()
        self.read()
        return self.process.returncode


def visible(raw: str) -> str:
    """Return the visible text of terminal output."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]", "", raw).replace("\r", "")


@contextmanager
def terminal(folder: Path, *args: str, game: str = "tianguis", **more: str) -> Iterator[Screen]:
    """Start the command in a terminal of 80 by 24."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command_line("play", game, "--seed", "4", "--seats", "Ada,greedy", *args),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=environment(TERM="xterm-256color", COLUMNS="80", LINES="24", **more),
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    os.close(theirs)
    screen = Screen(process, ours)
    try:
        yield screen
    finally:
        process.kill()
        process.wait()
        os.close(screen.terminal)


def saved(folder: Path) -> list[str]:
    (path,) = folder.glob("patolli-*.patolli")
    return [str(line) for line in read_record_file(path).lines if line.who == "p1"]


def test_completion(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.wait_for("Tab completes")
        screen.type("op")
        screen.wait_for("open the auction")
        screen.type("\t")
        screen.wait_for("open")
        screen.type("\r")
        screen.wait_for("Bid for the stall, or pass.", "Tab completes")
        screen.type("bid ")
        screen.wait_for("1 bean")
        screen.type("3\r")
        screen.wait_for("Ada bids 3.", "Tab completes")
        screen.type("\x04")
        screen.wait_for("The game is saved in")
        assert screen.ends() == 0
    assert saved(tmp_path)[:2] == ["p1 open", "p1 bid 3"]


def test_interrupt(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.wait_for("Tab completes")
        screen.type("open\r")
        screen.wait_for("Bid for the stall", "Tab completes")
        screen.type("pass\x03\x03")  # the first clears the line
        screen.wait_for("Interrupted. The game is saved in")
        assert screen.ends() == 130
    assert saved(tmp_path) == ["p1 open"]


BROODING = """
import pathlib, time

class Brooding:
    def __init__(self, game):
        pass

    def choose(self, view, legal, budget, seed):
        pathlib.Path("asked").touch()
        time.sleep(600)


class Lying(Brooding):
    def choose(self, view, legal, budget, seed):
        return None
"""


def test_interrupt_while_an_own_bot_thinks(tmp_path: Path) -> None:
    (tmp_path / "ownbots.py").write_text(BROODING, encoding="utf-8")
    with terminal(tmp_path, "--seats", "ownbots:Brooding,Ada") as screen:
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "asked").exists() and time.monotonic() < end:
            screen.read()
        os.killpg(screen.process.pid, signal.SIGINT)  # as Ctrl-C does: to all processes of the terminal
        seen = screen.wait_for("Interrupted. The game is saved in")
        assert screen.ends() == 130
        assert "Traceback" not in seen + screen.raw
    assert saved(tmp_path) == []


def test_a_failed_bot_is_reported_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "ownbots.py").write_text(BROODING, encoding="utf-8")
    with terminal(tmp_path, "--seats", "ownbots:Lying,Ada") as screen:
        page = visible(screen.wait_for("Tab completes").rpartition("\x1b[3J")[2])
        assert "could not decide (it chose an illegal action)" in page


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_colours(tmp_path: Path, no_color: str, coloured: bool) -> None:
    with terminal(tmp_path, NO_COLOR=no_color) as screen:
        page = screen.wait_for("Tab completes")
    colours = re.findall(r"\x1b\[(?:[0-9;]*;)?(?:3[0-7]|38;[0-9;]+|9[0-7])m", page)
    assert bool(colours) is coloured


def test_the_curtain_wipes_what_was_seen(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seats", "Ada,Ben") as screen:
        screen.wait_for("Pass the keyboard to Ada, then press Enter.")
        screen.type("\r")
        screen.wait_for("Tab completes")
        screen.type("open\r")
        screen.wait_for("Bid for the stall", "Tab completes")
        screen.type("bid 2\r")
        page = screen.wait_for("Pass the keyboard to Ben, then press Enter.")
        wiped = page.rpartition("\x1b[H\x1b[2J\x1b[3J")[2]
        assert wiped != page
        assert "jade" not in visible(wiped)
        screen.type("\r")
        assert "Your hand: 0 × coyote, 2 × maize, 0 × jade" in visible(screen.wait_for("Tab completes"))


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_saves(tmp_path: Path, number: int) -> None:
    with terminal(tmp_path) as screen:
        screen.wait_for("Tab completes")
        screen.type("open\r")
        screen.wait_for("Bid for the stall", "Tab completes")
        screen.process.send_signal(number)
        assert screen.ends() == 130
    assert saved(tmp_path) == ["p1 open"]


def test_a_terminal_that_is_gone_saves(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.wait_for("Tab completes")
        screen.type("open\r")
        screen.wait_for("Bid for the stall", "Tab completes")
        os.close(screen.terminal)
        screen.terminal = os.open(os.devnull, os.O_RDWR)
        screen.process.wait(PATIENCE)
    assert saved(tmp_path) == ["p1 open"]


def test_a_kill_loses_nothing_that_was_decided(tmp_path: Path) -> None:
    with terminal(tmp_path, "--save", "evening.patolli") as screen:
        screen.wait_for("Tab completes")
        screen.type("open\r")
        screen.wait_for("Bid for the stall")
        screen.process.send_signal(signal.SIGKILL)
        screen.ends()
    assert [str(line) for line in read_record_file(tmp_path / "evening.patolli").lines][-1] == "p1 open"
