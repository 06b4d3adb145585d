"""The arena: its entrants, its schedule and single games."""

import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from bots.own import FAILING
from bots.tournaments import play_all, same, small_plan

from patolli.bots.arena.entrants import Entry, read_entries
from patolli.bots.arena.match_runner import draw, play
from patolli.bots.arena.report import report
from patolli.bots.arena.results import Results
from patolli.bots.arena.schedule import Job, make_plan
from patolli.bots.errors import BadBudget, UnknownBot
from patolli.bots.levels import resolve_level
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import game_class, load
from patolli.core.replay import replay


@pytest.fixture(scope="module")
def game() -> Game:
    return load("tianguis")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a current folder for users' bots, whose modules are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for file in tmp_path.glob("*.py"):
        sys.modules.pop(file.stem, None)


# Entrants


def test_entries(game: Game) -> None:
    found = read_entries(["greedy", "greedy@7", "hard", "hard@5", "bots.own:First@3", "greedy"], game, 2, budget=40)
    hard, nodes = resolve_level("hard", game, 2)
    assert found == [
        Entry("greedy", "greedy", 40),
        Entry("greedy@7", "greedy", 7),
        Entry("hard", hard, nodes),
        Entry("hard@5", hard, 5),
        Entry("bots.own:First@3", "bots.own:First", 3),
        Entry("greedy#2", "greedy", 40),
    ]


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("gredy", r"^unknown bot 'gredy'; did you mean greedy\?$"),
        ("hal", r"^unknown bot 'hal'; bots: .*greedy.*; levels: beginner, .*; your own: module:factory$"),
        ("nowhere:Bot", r"^bot 'nowhere:Bot': ModuleNotFoundError: No module named 'nowhere'$"),
        ("bots.own:Bold~50", r"^bots.own:Bold~50: your own bot takes no strength; only built-in bots and levels do$"),
        ("bots.own:Nobody", r"^bot 'bots.own:Nobody': AttributeError: .* has no attribute 'Nobody'"),
        ("bots.own:broken", r"^bot 'bots.own:broken': KeyError: 'weights' \(own.py, line 67\)$"),
        ("bots.own:Silent", r"^bot 'bots.own:Silent': AttributeError: .* has no attribute 'choose'$"),
    ],
)
def test_unknown_bots(bot: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        small_plan(bot, "random")


def test_a_bot_that_is_never_made_is_refused() -> None:
    with pytest.raises(UnknownBot, match=r"^bot 'bots.own:Brooding': it was not made in 0.3 s$"):
        make_plan("tianguis", {}, ["random", "bots.own:Brooding"], limit=0.3)


@pytest.mark.parametrize("budget", ["0", "-1", "", "x", "1.5", "9999999999", "99999999999999"])
def test_bad_budgets(budget: str) -> None:
    with pytest.raises(BadBudget, match=f"^greedy@{budget}: a budget is a whole number of nodes from 1 to 999999999$"):
        small_plan(f"greedy@{budget}", "random")


def test_own_bots_are_imported_only_when_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bot.py").write_text("from bots.own import First\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    small_plan()
    plan = small_plan("my_own_bot:First", "random")
    assert plan.bots[0].bot == "my_own_bot:First"
    assert "my_own_bot" not in sys.modules
    play(plan, load("tianguis"), Job(0, 0, 0))
    assert "my_own_bot" in sys.modules


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("os._exit(5)", "its process ended with status 5 while it was made"),
        ("os._exit(0)", "its process ended with status 0 while it was made"),
        ("raise KeyboardInterrupt", r"KeyboardInterrupt \(my_bad_bot.py, line 3\)"),
        ("raise GeneratorExit", r"GeneratorExit \(my_bad_bot.py, line 3\)"),
    ],
)
def test_a_factory_that_ends_its_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statement: str, message: str
) -> None:
    (tmp_path / "my_bad_bot.py").write_text(f"import os\ndef make(game):\n    {statement}\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownBot, match=f"^bot 'my_bad_bot:make': {message}$"):
        small_plan("my_bad_bot:make", "random")


# Games


def test_pairs() -> None:
    assert small_plan("random", "greedy", "easy").pairs == ((0, 1), (0, 2), (1, 2))
    assert small_plan("random", "greedy", seats=3).pairs == ((0, 1), (1, 0))
    assert small_plan("random", "greedy", seats=4, field="easy").pairs == ((0, 2), (1, 2))
    with pytest.raises(BadOption, match="at least two bots, or one and a --field"):
        small_plan("random")
    with pytest.raises(BadOption, match="is played by 2, 3, 4 seats, not by 5"):
        small_plan(seats=5)


def test_each_seat_in_turn() -> None:
    plan = small_plan("random", seats=3, field="greedy")
    assert [plan.line_up(Job(0, 5, seat)) for seat in range(3)] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_a_game_follows_from_its_job(game: Game) -> None:
    plan = small_plan()
    jobs = [Job(0, block, seat) for block in range(6) for seat in range(2)]
    there = same([play(plan, game, job) for job in jobs])
    back = same([play(plan, game, job) for job in reversed(jobs)])
    assert there == back
    assert len({played.digest for played in there}) > 10
    other = small_plan(seed=2)
    assert not {play(other, game, job).digest for job in jobs} & {played.digest for played in there}


def test_the_games_of_a_block_share_their_draws(game: Game) -> None:
    """Compare games that end early, before decisions differ."""
    plan = small_plan("bots.own:Raising", "random", "bots.own:Lying")

    def dealt(pair: int, block: int, seat: int) -> list[str]:
        lines = play(plan, game, Job(pair, block, seat)).record.partition("---\n")[2].splitlines()
        return [line for line in lines if line.startswith("*")][:6]

    first = dealt(0, 0, 0)
    assert len(first) == 6
    assert first == dealt(0, 0, 1) == dealt(1, 0, 0) == dealt(2, 0, 1)
    assert len({tuple(dealt(0, block, 0)) for block in range(8)}) > 5


def test_each_kind_of_chance_has_a_stream_of_its_own(game: Game) -> None:
    seed = small_plan().chance_seed(0)
    plain, late = Counter[str](), Counter({"Roll": 5})
    for drawn in (plain, late):
        state = game.new_state(3)
        while state.to_act() == (-1,) and type(state.stack[-1]).__name__ == "Deal":
            state.step(-1, draw(state, seed, drawn))
        drawn["hands"] = hash(json.dumps(game.dump(state)["state"]["hands"]))
    assert plain["hands"] == late["hands"]
    assert plain["Deal"] == late["Deal"] == 6


def test_bots_have_seeds_of_their_own() -> None:
    plan = small_plan("random", "random")
    seeds = {plan.bot_seed(*at) for at in [(0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]}
    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("bots.own:Raising", "crash", "ValueError: no idea (own.py, line 29)"),
        ("bots.own:Leaving", "crash", "SystemExit: 4 (own.py, line 34)"),
        ("bots.own:Lying", "illegal", "-7 is not legal"),
    ],
)
def test_a_fault_loses_the_game(game: Game, bot: str, kind: str, text: str) -> None:
    plan = small_plan(bot, seats=3, field="random")
    played = play(plan, game, Job(0, 0, 1))
    assert played.fault == (1, kind, text)
    assert played.ranking == [[0, 2], [1]]
    assert [played.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    table = replay(read_record(played.record))
    assert table.labels == ["bot:random", f"bot:{bot}", "bot:random"]
    assert table.to_act() == (1,) and table.step_count == played.lines > 10


@pytest.mark.parametrize(
    ("statement", "text"),
    [
        ("raise GeneratorExit", "GeneratorExit"),
        ("raise asyncio.CancelledError", "asyncio.exceptions.CancelledError"),
        ("json.loads('x')", "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)"),
        ("raise ValueError('x' * 300)", f"ValueError: {'x' * 187}…"),
        ("raise Stuck", "failing_bot.Stuck: <exception str() failed>"),
    ],
)
def test_a_crash_says_where(game: Game, own_folder: Path, statement: str, text: str) -> None:
    (own_folder / "failing_bot.py").write_text(FAILING.format(statement=statement))
    played = play(small_plan("failing_bot:Bot", "random"), game, Job(0, 0, 0))
    assert played.fault == (0, "crash", f"{text} (failing_bot.py, line 13)")
    assert played.trace.startswith("Traceback (most recent call last):\n")
    assert f'failing_bot.py", line 13, in choose\n    {statement}\n' in played.trace


def test_a_crash_in_another_file_of_the_bot(game: Game, own_folder: Path) -> None:
    (own_folder / "deeper_bot.py").write_text(FAILING.format(statement="raise ValueError('deep')"))
    (own_folder / "outer_bot.py").write_text("from deeper_bot import Bot\n")
    played = play(small_plan("outer_bot:Bot", "random"), game, Job(0, 0, 0))
    assert played.fault == (0, "crash", "ValueError: deep (deeper_bot.py, line 13)")


def test_an_interrupt_by_a_person_is_not_a_forfeit(game: Game, own_folder: Path) -> None:
    (own_folder / "patient_bot.py").write_text(FAILING.format(statement="import os; os.kill(os.getpid(), 2)"))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # the background of a shell is deaf to it
    try:
        with pytest.raises(KeyboardInterrupt):
            play(small_plan("patient_bot:Bot", "random"), game, Job(0, 0, 0))
    finally:
        signal.signal(signal.SIGINT, before)


def test_turns_are_timed(game: Game) -> None:
    played = play(small_plan("greedy@60", "random"), game, Job(0, 0, 0))
    assert all(1 < len(turns) < 40 for turns in played.ms)
    assert sum(played.ms[0]) > sum(played.ms[1]) > 0


def test_a_turn_is_over_when_the_game_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan()
    together = play(plan, load("tianguis", {"rounds": 2}), Job(0, 0, 0)).ms
    turns = count()
    monkeypatch.setattr(type(game), "turn_number", lambda self, state: next(turns))
    apart = play(plan, load("tianguis", {"rounds": 2}), Job(0, 0, 0)).ms
    assert sum(map(len, apart)) == next(turns) > sum(map(len, together)), "each decision was a turn of its own"


def test_a_turn_goes_on_when_somebody_else_was_asked() -> None:
    plan, cortez = make_plan("cortez", {}, ("greedy@2", "random")), game_class("cortez")
    silent = type("silent", (cortez,), {"turn_number": lambda self, state: 0})
    whole, in_a_row = (play(plan, kind({}), Job(0, 0, 0)).ms for kind in (cortez, silent))
    assert 20 < sum(map(len, whole)) < sum(map(len, in_a_row)) - 20


def test_a_bot_is_as_strong_as_itself(tmp_path: Path) -> None:
    results = play_all(Results(small_plan("greedy@9", "greedy@9"), tmp_path / "even.jsonl", 60))
    (pair,) = report(results)["pairs"]
    assert pair["interval"][0] < 0.5 < pair["interval"][1]
    assert sum(score != 0.5 for score in results.scores[0]) > 5  # their games do differ
