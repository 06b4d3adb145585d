"""`patolli play` with bots: levels, styles, users' own bots, and bots that fail."""

import os
from pathlib import Path

import pytest
from bots.own import FAILING
from cli.conftest import Run
from cli.sessions import lines, only_record, play

from patolli.bots.greedy import Greedy
from patolli.bots.planner import Planner
from patolli.bots.styles import SoftmaxBot
from patolli.core.record import read_record_file
from patolli.core.replay import replay


def test_levels_styles_and_strengths_sit_down(run: Run) -> None:
    assert "Bots: Easy (40 %)." in play(run, "", "--seats", "you,easy~40").out
    printed = run("play", "mexica", "--seats", "you,Easy:Builder~7", "--lang", "de")
    assert "Easy (Baumeister, 7 %)" in printed.out
    wrong = run("play", "mexica", "--seats", "you,easy:hermit")
    assert wrong.status == 2 and "unknown style 'hermit'" in wrong.err


MINE = """
class Bold:
    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, budget, seed):
        return legal[0]


def broken(game):
    raise ValueError("no luck")
"""


def test_an_own_bot_sits_down_when_it_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path.cwd())
    Path("ownbots.py").write_text(MINE, encoding="utf-8")
    assert "Bots: Ownbots (Bold)." in play(run, "", "--seats", "you,ownbots:Bold", "--save", "own.patolli").out
    for name, wrong in (
        ("ownbots:Timid", "bot 'ownbots:Timid': AttributeError: "),
        ("ownbots:broken", "bot 'ownbots:broken': ValueError: no luck"),
        ("nowhere:Bold", "bot 'nowhere:Bold': ModuleNotFoundError: No module named 'nowhere'"),
    ):
        ran = play(run, "", "--seats", f"you,{name}")
        assert ran.status == 2 and wrong in ran.err
    assert run("play", "--resume", "own.patolli").status == 0
    monkeypatch.setattr("patolli.cli.terminal.seating.USER_BOTS", set())
    refused = run("play", "--resume", "own.patolli")
    assert refused.status == 2 and "if it is yours, name it in --seats" in refused.err
    assert run("play", "--resume", "own.patolli", "--seats", "you,ownbots:Bold").status == 0


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("raise ValueError(view['state']['hands'])", "(ValueError (ownbots.py, line 13))"),
        ("raise KeyboardInterrupt", "(KeyboardInterrupt (ownbots.py, line 13))"),
        ("sys.exit(3)", "(SystemExit (ownbots.py, line 13))"),
        ("input()", "(EOFError (ownbots.py, line 13))"),
        ("return -7", "(it chose an illegal action)"),
        ("return None", "(it chose an illegal action)"),
        ("return 'open'", "(it chose an illegal action)"),
        ("os._exit(7)", "(its process ended with status 7)"),
        ("os.closerange(3, 99), time.sleep(600)", "(its process ended with status -9)"),
        ("time.sleep(600)", "(it thought for more than 2 seconds)"),
    ],
)
def test_a_weaker_level_replaces_a_failing_own_bot(
    run: Run, monkeypatch: pytest.MonkeyPatch, statement: str, expected: str
) -> None:
    monkeypatch.setattr("patolli.cli.terminal.seating.LIMIT", 2.0)
    Path("ownbots.py").write_text(FAILING.format(statement=statement), encoding="utf-8")
    ran = play(run, "", "--seats", "ownbots:Bot,you")
    assert ran.status == 0
    assert f"Ownbots (Bot) could not decide {expected}: a weaker level decides instead." in ran.out
    assert ran.out.endswith(f"Go on with: patolli play --resume {only_record()}\n")
    assert lines(read_record_file(only_record()))


def test_a_game_goes_on_to_its_end_with_a_bot_that_ends_its_process(run: Run) -> None:
    expected = "konnte nicht entscheiden (der Prozess endete mit Status 7): Eine schwächere Stufe entscheidet."
    Path("ownbots.py").write_text(FAILING.format(statement="os._exit(7)"), encoding="utf-8")
    ran = play(run, "", "--seats", "ownbots:Bot,random", "--option", "rounds=1", "--lang", "de")
    assert ran.status == 0 and ran.out.count(expected) > 1
    assert replay(read_record_file(only_record())).over


def test_an_own_bot_that_has_hung_is_not_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.cli.terminal.seating.LIMIT", 1.0)
    statement = "open('asked', 'a').write('.'), time.sleep(600)"
    Path("ownbots.py").write_text(FAILING.format(statement=statement), encoding="utf-8")
    ran = play(run, "", "--seats", "ownbots:Bot,random", "--option", "rounds=1")
    assert ran.status == 0 and ran.out.count("it thought for more than 1 second") > 1
    assert replay(read_record_file(only_record())).over
    assert not Path("asked").exists() or Path("asked").read_text() in ("", ".")


PEEKING = """
import gc, os
from patolli.core.state import State

class Bot:
    def __init__(self, game):
        self.asked = 0

    def choose(self, view, legal, budget, seed):
        self.asked += 1
        states = [found for found in gc.get_objects() if isinstance(found, State)]
        print(f"asked {self.asked}, in {os.getpid()}, {len(states)} states", file=open("seen", "a"))
        return legal[-1]
"""


def test_an_own_bot_plays_in_one_process_without_the_state(run: Run) -> None:
    Path("ownbots.py").write_text(PEEKING, encoding="utf-8")
    ran = play(run, "", "--seats", "ownbots:Bot,random", "--option", "rounds=1")
    assert ran.status == 0 and "could not decide" not in ran.out
    seen = Path("seen").read_text().splitlines()
    number = seen[0].split()[3]
    assert number != f"{os.getpid()},"
    assert seen == [f"asked {turn}, in {number} 0 states" for turn in range(1, len(seen) + 1)]


def test_a_bot_that_fails_is_replaced_by_a_weaker_level(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*asked: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(Planner, "choose", fail)
    ran = play(run, "open\nbid 2\n")
    assert ran.status == 0 and "Normal could not decide (ZeroDivisionError): a weaker level decides instead." in ran.out
    assert "could not decide" not in play(run, "open\nbid 2\n", "--seats", "Ada,easy").out
    monkeypatch.setattr(Greedy, "choose", fail)
    monkeypatch.setattr(SoftmaxBot, "choose", fail)
    failures = [line for line in play(run, "open\nbid 2\n").out.splitlines() if "could not decide" in line]
    last = "Normal could not decide (ZeroDivisionError): the first legal action is taken."
    assert failures[1:3] == ["Normal could not decide (ZeroDivisionError): a weaker level decides instead.", last]
