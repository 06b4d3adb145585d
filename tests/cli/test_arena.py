"""patolli arena."""

import json
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.conftest import Run

from patolli.bots.arena.match_runner import Played, play
from patolli.bots.arena.schedule import Job, Plan
from patolli.cli import arena
from patolli.cli.diagnostics import writable
from patolli.core.registry import load


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Play in this process, which is quicker than starting workers; return the games."""
    done: list[Job] = []

    def here(plan: Plan, jobs: Iterator[Job], processes: int, limit: float) -> Iterator[Played]:
        game = load(plan.game, plan.options)
        for job in jobs:
            done.append(job)
            yield play(plan, game, job)

    monkeypatch.setattr(arena, "on_this_machine", here)
    return done


SMALL = ("arena", "--option", "rounds=1", "tianguis", "greedy@9", "random")


def test_tables(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    ran = run(*SMALL, "bots.own:Raising", "--blocks", "3")
    assert ran.status == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    assert "18 of 18 games" in lines
    titles = ["win share, 95 %", "against greedy@9", "against random", "against bots.own:Raising"]
    at = [re.split("  +", line.strip()) for line in lines].index(titles)
    assert [line.split()[0] for line in lines[at + 1 : at + 4]] == ["greedy@9", "random", "bots.own:Raising"]
    assert lines[at + 5].split() == ["bot", "win", "share", "rating", "ms", "a", "turn", "95", "%", "most", "faults"]
    assert "crash of bots.own:Raising in block 0: ValueError: no idea (own.py, line 29)" in lines
    kept = Path(os.environ["XDG_CACHE_HOME"], "patolli", "arena")
    assert re.search(rf"\nmore in {kept}/tianguis-2-\S+: `record` and `trace` of such a game", ran.out)
    assert lines[-1].startswith(f"18 games in {kept}/tianguis-2-")


def test_json(run: Run) -> None:
    ran = run(*SMALL, "--blocks", "4", "--json")
    facts = json.loads(ran.out)
    assert facts["win_share"].keys() == facts["interval"].keys() == facts["crashes"].keys() == {"greedy@9", "random"}
    assert sum(facts["win_share"].values()) == pytest.approx(1)
    assert facts["games"] == 8
    assert Path(facts["results"]).read_text().count("\n") == 9


def test_the_same_command_goes_on(run: Run, in_this_process: list[Job]) -> None:
    first = run(*SMALL, "--blocks", "3", "--json")
    assert len(in_this_process) == 6
    assert run(*SMALL, "--blocks", "3", "--json").out == first.out
    assert len(in_this_process) == 6
    assert json.loads(run(*SMALL, "--blocks", "5", "--json").out)["games"] == 10
    assert len(in_this_process) == 10


def test_games_are_kept_in_one_place_and_nothing_is_left_here(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(home := Path.cwd() / "home"))
    caches = {"": home / ".cache", "no/full/path": home / ".cache", str(home / "else"): home / "else"}
    for cache, folder in caches.items():
        monkeypatch.setenv("XDG_CACHE_HOME", cache)
        facts = json.loads(run(*SMALL, "--blocks", "1", "--json").out)
        assert Path(facts["results"]).parent == folder / "patolli" / "arena"
        assert Path(facts["results"]).is_file()
    assert list(Path().iterdir()) == [Path("home")]


def test_continuing_names_the_file(run: Run) -> None:
    assert "goes on" not in run(*SMALL, "--blocks", "2").out
    again = run(*SMALL, "--blocks", "3").out.splitlines()
    assert re.fullmatch(r"goes on from \S+/patolli/arena/tianguis-2-\w+\.jsonl", again[0])


def test_only_what_nobody_has_used_for_long_is_cleared_away(run: Run) -> None:
    old = json.loads(run(*SMALL, "--blocks", "1", "--json").out)["results"]
    used = json.loads(run(*SMALL, "--blocks", "1", "--seed", "2", "--json").out)["results"]
    named = Path("mine.jsonl")
    assert run(*SMALL, "--blocks", "1", "--results", str(named)).status == 0
    long_ago = time.time() - arena.OLD - 60
    for path in (old, used, named):
        os.utime(path, (long_ago, long_ago))
    assert run(*SMALL, "--blocks", "1", "--seed", "2").status == 0
    assert [Path(path).exists() for path in (old, used, named)] == [False, True, True]


def test_where_nothing_can_be_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(Path("file").absolute()))
    ran = run(*SMALL, "--blocks", "1")
    assert (ran.status, ran.out) == (2, "")
    complaint = r"\S+/file/patolli(/arena)?: Not a directory; name another file with --results\n"
    assert re.fullmatch(complaint, ran.err)
    assert run(*SMALL, "--blocks", "1", "--results", "mine.jsonl").status == 0


def test_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> Iterator[Played]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(arena, "on_this_machine", interrupted)
    ran = run(*SMALL, "--results", "mine.jsonl")
    assert ran.status == 130
    assert ran.err == "interrupted; the same command goes on from mine.jsonl\n"


def test_field(run: Run) -> None:
    facts = json.loads(
        run("arena", "tianguis", "greedy@9", "--field", "random", "--seats", "4", "--blocks", "2", "--json").out
    )
    assert [(pair["bot"], pair["among"], pair["blocks"]) for pair in facts["pairs"]] == [("greedy@9", "random", 2)]
    assert facts["games"] == 8


def test_plot(run: Run) -> None:
    assert run(*SMALL, "--blocks", "1", "--plot", "strength.svg").status == 0
    assert Path("strength.svg").read_text().startswith("<svg")


def test_a_plot_for_which_there_is_no_room(run: Run) -> None:
    ran = run(*SMALL, "--blocks", "1", "--plot", "/dev/full")
    assert (ran.status, ran.err) == (2, "/dev/full: this file cannot be written (No space left on device)\n")


def test_a_test_that_passes_and_one_that_does_not(run: Run, in_this_process: list[Job]) -> None:
    ran = run("arena", "tianguis", "greedy@9", "bots.own:Lying", "--h1", "0.6", "--blocks", "300")
    assert ran.status == 0
    assert "greedy@9 against bots.own:Lying: H1 accepted" in ran.out
    assert len(in_this_process) == 100
    ran = run("arena", "tianguis", "bots.own:Lying", "greedy@9", "--h1", "0.6", "--blocks", "300")
    assert ran.status == 1
    assert "bots.own:Lying against greedy@9: H0 accepted" in ran.out
    ran = run(*SMALL, "--h0", "0.7", "--h1", "0.71", "--blocks", "50")
    assert ran.status == 1
    assert "greedy@9 against random: inconclusive" in ran.out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess", "random", "greedy"], "unknown game 'chess'; games: "),
        (["tianguis", "gredy", "random"], "unknown bot 'gredy'; did you mean greedy?"),
        (["tianguis", "greedy@0", "random"], "greedy@0: a budget is a whole number of nodes from 1 to 999999999"),
        (["tianguis", "random", "greedy@99999999999999"], "greedy@99999999999999: a budget is a whole number of nodes"),
        (
            ["tianguis", "random", "greedy", "--budget", "99999999999999999999"],
            "argument --budget: '99999999999999999999' is not a whole number from 1 on, at most 999999999",
        ),
        (
            ["tianguis", "random", "greedy", "--h1", "0.6", "--alpha", "0.9", "--beta", "0.9"],
            "--alpha 0.9 and --beta 0.9: together they must be less than 1",
        ),
        (["tianguis", "random"], "a tournament needs at least two bots, or one and a --field"),
        (["tianguis", "random", "greedy", "--seats", "9"], "tianguis is played by 2, 3, 4 seats, not by 9"),
        (["tianguis", "random", "greedy", "--h1", "2"], "argument --h1: '2' is not a number between 0 and 1"),
        (["tianguis", "random", "greedy", "--h0", "0.4"], "--h0 without --h1: a test needs both hypotheses"),
        (["tianguis", "random", "greedy", "--h1", "0.4"], "--h1 0.4 must be greater than --h0 0.5"),
        (["tianguis", "random", "greedy", "--h1", "0.6", "--blocks", "49"], "--blocks 49: a test needs at least 50"),
        (["tianguis", "random", "greedy", "--plot", "no/a.svg"], "no/a.svg: there is no folder no"),
        (["tianguis", "random", "greedy", "--plot", "a.png"], "--plot a.png: unknown suffix; expected .svg"),
        (["tianguis", "random", "greedy", "--plot", "."], ".: this is a folder; expected a file"),
        (["tianguis", "random", "greedy", "--plot", "/proc/x.svg"], "/proc/x.svg: this file cannot be written ("),
        (["tianguis", "random", "greedy", "--results", "."], ".: Is a directory"),
        (
            ["tianguis", "random", "greedy", "--results", "/dev/full"],
            "/dev/full: not an ordinary file; expected a file",
        ),
        (["tianguis", "random", "greedy", "--ray"], "--ray needs ray, which is not installed: pip install "),
    ],
)
def test_bad_input(run: Run, args: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("arena", *args)
    assert ran.status == 2
    assert ran.err.startswith(complaint)
    assert ran.err.count("\n") == 1
    assert ran.out == ""
    assert list(Path().iterdir()) == list(Path(os.environ["XDG_CACHE_HOME"]).iterdir()) == []


def test_a_file_of_another_tournament(run: Run) -> None:
    assert run(*SMALL, "--blocks", "1", "--results", "games.jsonl").status == 0
    ran = run(*SMALL, "--blocks", "1", "--results", "games.jsonl", "--seed", "2")
    words = "it was begun with another seed; name another --results to begin anew"
    assert (ran.status, ran.err) == (2, f"games.jsonl is of another tournament: {words}\n")


def test_a_line_that_is_no_game(run: Run) -> None:
    assert run(*SMALL, "--blocks", "1", "--results", "games.jsonl").status == 0
    with Path("games.jsonl").open("a") as file:
        file.write("null\n")
    ran = run(*SMALL, "--blocks", "1", "--results", "games.jsonl")
    assert (ran.status, ran.err) == (2, "games.jsonl, line 4: null is not a game; expected a JSON object\n")


def test_asking_where_to_write_leaves_nothing(tmp_path: Path) -> None:
    old, new, link = tmp_path / "old.svg", tmp_path / "new.svg", tmp_path / "link.svg"
    old.write_text("kept")
    link.symlink_to(new)
    for path in (old, new, link, Path("/dev/null")):
        writable(path)
    assert old.read_text() == "kept"
    assert link.is_symlink() and not new.exists()


def test_a_bot_that_is_never_made_is_refused_in_one_line(run: Run) -> None:
    ran = run("arena", "tianguis", "random", "bots.own:Brooding", "--limit", "1")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "bot 'bots.own:Brooding': it was not made in 1 s\n"
