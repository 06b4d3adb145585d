"""Bad input: one line on standard error, exit status 2, nothing else."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from cli.conftest import START, Run, command_line, environment, heed_interrupts

from patolli.bots.levels import LEVELS, check_level
from patolli.cli import diagnostics
from patolli.cli.terminal import start as start_command
from patolli.core.registry import load
from patolli.testing.fuzz import ENOUGH_PAIRS, PAIRS

HEAD = START[: START.index("---")]


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (START + "p2 bid 2\n", "line 15: bid 2: T3.1 "),
        (START + "p2 bid 40\n", "line 15: bid 40: T3.2 Nobody bids more beans than it has."),
        (START + "p1 pass\n", "line 15: pass: T6.1 "),
        (START + "p2 canal h7\n", "line 15: unknown verb 'canal'; "),
        (START + "p2 bdi 4\n", "line 15: unknown verb 'bdi'; did you mean bid?"),
        (START + "p3 pass\n", "line 15: p3 pass: no seat is called 'p3'"),
        (START + "\x1b[2J pass\n", "line 15: ?[2J pass: no seat is called"),
        (START + "p2\n", "line 15: p2: an action is missing"),
        (START + "~ undo 99\n", "line 15: undo 99: "),
        (START + "~ dance\n", "line 15: unknown table line 'dance'"),
        (START + "~ digest 0123456789abcdef\n", "line 15: digest 0123456789abcdef: the state here has "),
        (START.replace("record 1", "record 2"), "line 1: 'patolli-record 2': only version 1 can be read here"),
        (START.replace("tianguis", "chess"), "line 2: unknown game 'chess'; games: "),
        (START.replace("tianguis", "tiangis"), "line 2: unknown game 'tiangis'; did you mean tianguis?"),
        (HEAD + "option speed=9\n---\n", "line 5: unknown option 'speed'; options: rounds, coyotes, goods"),
        (HEAD + "option rounds=0\n---\n", "line 5: option rounds: '0' is not a number from 1 to 12"),
        (HEAD + "option goods=/nowhere.toml\n---\n", "line 5: /nowhere.toml: No such file or directory"),
        (HEAD + "rules 9\n---\n", "line 5: recorded under rules 9 of tianguis; expected one of: 1"),
        (HEAD + "seat p3 x\nseat p4 x\nseat p5 x\n---\n", "line 3: seats p1 p2 p3 p4 p5: tianguis has one of these"),
        (HEAD.replace("seat p2", "seat p1"), "line 4: seat p1 is named twice; expected each seat once"),
        ("", "line 1: not a record: it must begin with 'patolli-record 1'"),
        ("hello\n", "line 1: not a record"),
        (b"\xff\xfe\x00", "standard input: not text; expected a record in UTF-8"),
        (START + "\0", "standard input: not text; expected a record in UTF-8"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "legal", "perft"])
def test_bad_record(run: Run, command: str, given: str | bytes, line: str) -> None:
    extra = ["--depth", "1"] if command == "perft" else []
    ran = run(command, "-", *extra, given=given)
    assert ran.status == 2
    assert ran.err.startswith(line)
    assert len(ran.err.splitlines()) == 1
    assert ran.out == ""


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("replay nowhere.patolli", "nowhere.patolli: No such file or directory"),
        ("replay .", ".: is a folder"),
        ("verify start.patolli", "start.patolli: no commit, so the draws cannot be verified"),
        ("why start.patolli p9", "no seat is called 'p9'; seats: p1, p2"),
        ("why start.patolli p1", "an action is missing"),
        ("perft start.patolli", "the following arguments are required: --depth"),
        ("perft start.patolli --depth none", "argument --depth: 'none' is not a whole number from 1 on"),
        ("fuzz chess", "unknown game 'chess'"),
        ("fuzz tianguis --seats 7", "tianguis is played by 2, 3, 4 seats, not by 7"),
        ("fuzz tianguis --seats two", "argument --seats: 'two' is not a whole number from 1 on"),
        ("fuzz tianguis --option rounds", "option 'rounds': write name=value"),
        ("bench chess", "unknown game 'chess'"),
        ("bench --peers", "bench/peers.py is not here"),
        ("dance", "argument COMMAND: invalid choice: 'dance'"),
        ("games --lang fr", "argument --lang: invalid choice: 'fr'"),
        ("games --bogus", "unrecognized arguments: --bogus"),
        ("play chess", "unknown game 'chess'"),
        ("play tianguis --seats 1", "--seats 1: tianguis is played by 2, 3, 4 seats, not by 1"),
        ("play tianguis --seats 99999999999", "--seats 99999999999: tianguis is played by 2, 3, 4 seats"),
        ("play tianguis --seats a,b,c,d,e", "--seats a,b,c,d,e: tianguis is played by 2, 3, 4 seats, not by 5"),
        ("play tianguis --seats you,", "--seats: seat 2 is empty"),
        ("play tianguis --seats you,gredy", "--seats: 'gredy' is close to greedy; write greedy, or a name"),
        ("play tianguis --seats you,norml", "--seats: 'norml' is close to normal; write normal, or a name"),
        ("play tianguis --seats you,hardd:trader", "--seats: 'hardd:trader' is close to hard; write hard, or a name"),
        ("play tianguis --seats you,hard@60", "--seats: 'hard@60': nodes can be set in `patolli arena` only"),
        ("play tianguis --seats you,bot:gredy", "unknown bot 'gredy'; did you mean greedy?"),
        ("play tianguis --option coyotes=maybe", "option coyotes: 'maybe' is not one of on, off"),
        ("play tianguis --seed -3", "--seed -3: not a seed; expected a number from 0 on"),
        ("play tianguis --seed abc", "--seed abc: not a seed; expected a number from 0 on"),
        ("play tianguis --save start.patolli", "start.patolli already exists"),
        ("play tianguis --save no/where.patolli", "no/where.patolli: there is no folder no"),
        ("play --resume nowhere.patolli", "nowhere.patolli: No such file or directory"),
        ("play chess --resume start.patolli", "unknown game 'chess'"),
        ("play --resume start.patolli --seed 3", "--option and --seed set up a new game"),
        ("play --resume start.patolli --seats you,greedy,greedy", "--seats you,greedy,greedy: 3 seats; expected 2"),
        ("play --resume unknown.patolli", "unknown bot 'hal'; bots: expert, greedy, lookahead, planner, random"),
    ],
)
def test_bad_command(run: Run, start: Path, command: str, line: str) -> None:
    unknown = START.replace("bot:greedy", "bot:hal")
    (start.parent / "unknown.patolli").write_text(unknown, encoding="utf-8")
    before = sorted(start.parent.iterdir())
    ran = run(*command.split())
    assert ran.status == 2
    assert ran.err.startswith(line)
    assert len(ran.err.splitlines()) == 1
    assert ran.out == ""
    assert sorted(start.parent.iterdir()) == before
    assert start.read_text(encoding="utf-8") == START


def test_a_fault_of_our_own_is_one_line_and_a_trace_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def burst(*given: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(start_command, "load", burst)
    monkeypatch.setattr("tempfile.tempdir", os.getcwd())
    ran = run("play", "tianguis")
    assert ran.status == 70
    assert ran.err.startswith("internal error: ZeroDivisionError: planted; please report it with ")
    assert len(ran.err.splitlines()) == 1
    trace = Path(ran.err.split()[-1])
    assert "in burst" in trace.read_text(encoding="utf-8")


def test_help_helps(run: Run) -> None:
    assert run().out == run("--help").out
    for command in ("play", "games", "replay", "legal", "why", "verify", "fuzz", "perft", "bench"):
        ran = run(command, "--help")
        assert ran.status == 0
        assert f"examples:\n  patolli {command}" in ran.out


def test_help_says_what_levels_styles_and_strength_are(run: Run) -> None:
    printed = run("play", "--help").out
    rows = dict(re.findall(r"^  ([a-z:~0-9]+)  +(\S.*)$", printed, re.M))
    assert [name for name in rows if name in LEVELS] == list(LEVELS), "all of them, the weakest first"
    assert "style" in rows["normal:raider"] and "strength from 0 to 100" in rows["normal~40"]
    game = load("cortez")
    for name in set(rows) & {"normal:raider", "normal~40", "hard:raider~70"}:
        check_level(name, game)
    assert max(map(len, printed.splitlines())) <= 100


def test_version(run: Run) -> None:
    ran = run("--version")
    assert ran.out.startswith("patolli ")
    assert ran.out.strip().endswith(("(compiled)", "(pure)"))


# Processes


def test_broken_pipe_is_silent(finished: Path) -> None:
    process = subprocess.Popen(
        command_line("replay", str(finished)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


def interrupted_after(seconds: float, folder: Path) -> tuple[int, bytes]:
    """Return exit status and standard error of a long run that is interrupted."""
    process = subprocess.Popen(
        command_line("fuzz", "tianguis", "--games", "100000", "--jobs", "2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(),
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: to all processes of the terminal
    _, err = process.communicate(timeout=60)
    return process.returncode, err


def test_interrupted_fuzz(tmp_path: Path) -> None:
    code, err = -signal.SIGINT, b""
    for patience in (8, 24):  # on a busy machine Python may not have started before
        if code == -signal.SIGINT:
            code, err = interrupted_after(patience, tmp_path)
    assert code == 130
    assert err == b"interrupted\n"
    assert list(tmp_path.iterdir()) == []


def test_a_batch_is_large_enough_for_the_law_on_rejected_pairs() -> None:
    assert diagnostics.BATCH * PAIRS >= ENOUGH_PAIRS
