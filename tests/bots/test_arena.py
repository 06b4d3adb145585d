"""The arena: who takes part, what is played, what is kept and what comes out."""

import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bots.own import FAILING

from patolli.bots.arena.entries import Entry, read_entries
from patolli.bots.arena.games import Played, draw, play
from patolli.bots.arena.plan import Job, Plan, digest_of, make_plan
from patolli.bots.arena.plots import plot
from patolli.bots.arena.report import Facts, report
from patolli.bots.arena.results import Results, file_name
from patolli.bots.arena.stats import H1, SequentialTest
from patolli.bots.errors import BadBudget, UnknownBot
from patolli.bots.levels import level
from patolli.core.errors import BadData, BadOption
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import game_class, load
from patolli.core.replay import replay
from patolli.play import draws


@pytest.fixture(scope="module")
def game() -> Game:
    return load("tianguis")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to be in, for bots of one's own, which are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for file in tmp_path.glob("*.py"):
        sys.modules.pop(file.stem, None)


def small_plan(*bots: str, seats: int = 2, field: str | None = None, seed: int = 1) -> Plan:
    return make_plan("tianguis", {"rounds": 2}, bots or ("greedy@9", "random"), field, seats, seed)


def same(games: list[Played]) -> list[Played]:
    """Games in order, without what differs each time."""
    return [replace(game, ms=[]) for game in sorted(games, key=lambda game: game.job)]


def play_all(results: Results) -> Results:
    game = load(results.plan.game, results.plan.options)
    for job in results.jobs():
        results.add(play(results.plan, game, job))
    return results


# Who takes part


def test_entries(game: Game) -> None:
    found = read_entries(["greedy", "greedy@7", "hard", "hard@5", "bots.own:First@3", "greedy"], game, 2, budget=40)
    hard, nodes = level("hard", game, 2)
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
        ("bots.own:Bold~50", r"^bots.own:Bold~50: only bots of patolli have a strength$"),
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
    ("deed", "message"),
    [
        ("os._exit(5)", "its process ended with status 5 while it was made"),
        ("os._exit(0)", "its process ended with status 0 while it was made"),
        ("raise KeyboardInterrupt", r"KeyboardInterrupt \(my_bad_bot.py, line 3\)"),
        ("raise GeneratorExit", r"GeneratorExit \(my_bad_bot.py, line 3\)"),
    ],
)
def test_a_factory_that_ends_its_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str, message: str
) -> None:
    (tmp_path / "my_bad_bot.py").write_text(f"import os\ndef make(game):\n    {deed}\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownBot, match=f"^bot 'my_bad_bot:make': {message}$"):
        small_plan("my_bad_bot:make", "random")


# What is played


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
    """Seen in games that end before anybody has done much."""
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
        state = game.new(3)
        while state.seats() == (-1,) and type(state.stack[-1]).__name__ == "Deal":
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
        ("bots.own:Lying", "illegal", "-7 is not offered"),
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
    assert table.seats() == (1,) and table.rev == played.lines > 10


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        ("raise GeneratorExit", "GeneratorExit"),
        ("raise asyncio.CancelledError", "asyncio.exceptions.CancelledError"),
        ("json.loads('x')", "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)"),
        ("raise ValueError('x' * 300)", f"ValueError: {'x' * 187}…"),
        ("raise Stuck", "failing_bot.Stuck: <exception str() failed>"),
    ],
)
def test_a_crash_says_where(game: Game, own_folder: Path, deed: str, text: str) -> None:
    (own_folder / "failing_bot.py").write_text(FAILING.format(deed=deed))
    played = play(small_plan("failing_bot:Bot", "random"), game, Job(0, 0, 0))
    assert played.fault == (0, "crash", f"{text} (failing_bot.py, line 13)")
    assert played.trace.startswith("Traceback (most recent call last):\n")
    assert f'failing_bot.py", line 13, in choose\n    {deed}\n' in played.trace


def test_a_crash_in_another_file_of_the_bot(game: Game, own_folder: Path) -> None:
    (own_folder / "deeper_bot.py").write_text(FAILING.format(deed="raise ValueError('deep')"))
    (own_folder / "outer_bot.py").write_text("from deeper_bot import Bot\n")
    played = play(small_plan("outer_bot:Bot", "random"), game, Job(0, 0, 0))
    assert played.fault == (0, "crash", "ValueError: deep (deeper_bot.py, line 13)")


def test_a_person_who_breaks_off_is_no_bot_s_fault(game: Game, own_folder: Path) -> None:
    (own_folder / "patient_bot.py").write_text(FAILING.format(deed="import os; os.kill(os.getpid(), 2)"))
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
    monkeypatch.setattr(type(game), "turn", lambda self, state: next(turns))
    apart = play(plan, load("tianguis", {"rounds": 2}), Job(0, 0, 0)).ms
    assert sum(map(len, apart)) == next(turns) > sum(map(len, together)), "each decision was a turn of its own"


def test_a_turn_goes_on_when_somebody_else_was_asked() -> None:
    plan, cortez = make_plan("cortez", {}, ("greedy@2", "random")), game_class("cortez")
    silent = type("silent", (cortez,), {"turn": lambda self, state: 0})
    whole, in_a_row = (play(plan, kind({}), Job(0, 0, 0)).ms for kind in (cortez, silent))
    assert 20 < sum(map(len, whole)) < sum(map(len, in_a_row)) - 20


def test_a_bot_is_as_strong_as_itself(tmp_path: Path) -> None:
    results = play_all(Results(small_plan("greedy@9", "greedy@9"), tmp_path / "even.jsonl", 60))
    (pair,) = report(results)["pairs"]
    assert pair["interval"][0] < 0.5 < pair["interval"][1]
    assert sum(score != 0.5 for score in results.scores[0]) > 5  # their games do differ


# What is kept


@pytest.mark.parametrize("file", ["rules.py", "decks.toml", "levels.json", "styles.json", "weights.json"])
def test_whatever_bots_decide_by_makes_another_tournament(tmp_path: Path, file: str) -> None:
    before = digest_of([tmp_path], [])
    (tmp_path / file).write_text("1", encoding="utf-8")
    assert digest_of([tmp_path], []) != before


@pytest.mark.parametrize("file", ["de.ftl", "rules.md", "lesson.json"])
def test_what_people_read_does_not(tmp_path: Path, file: str) -> None:
    before = digest_of([tmp_path], [])
    (tmp_path / file).write_text("1", encoding="utf-8")
    assert digest_of([tmp_path], []) == before


def test_other_draws_are_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = small_plan().code
    (tmp_path / "draws.py").write_text("# other draws")
    monkeypatch.setattr(draws, "__file__", str(tmp_path / "draws.py"))
    assert small_plan().code != before


def test_a_tournament_goes_on(tmp_path: Path) -> None:
    plan, path = small_plan(), tmp_path / "results.jsonl"
    whole = play_all(Results(plan, path, 6))
    text = path.read_text()
    assert len(text.splitlines()) == 13
    path.write_text(text[: len(text) * 2 // 3])  # somewhere within a line
    half = Results(plan, path, 6)
    left = list(half.jobs())
    assert 2 < len(left) < 8
    play_all(half)
    assert same(half.counted()) == same(whole.counted())
    again = Results(plan, path, 6)
    assert list(again.jobs()) == []
    assert same(again.counted()) == same(whole.counted())
    assert len(list(Results(plan, path, 8).jobs())) == 4
    assert len(Results(plan, path, 2).counted()) == 4


def test_it_does_not_matter_who_is_done_first(tmp_path: Path) -> None:
    test = SequentialTest(0.5, 0.8)
    plan = small_plan("greedy@30", "bots.own:First")
    whole = play_all(Results(plan, tmp_path / "first.jsonl", 70))
    games = whole.counted()
    facts = []
    for seed in range(3):
        random.Random(seed).shuffle(games)
        results = Results(plan, tmp_path / f"{seed}.jsonl", 70, test)
        for played in games:
            results.add(played)
        facts.append(report(results))
    assert facts[0] == facts[1] == facts[2]
    assert facts[0]["pairs"][0]["verdict"] == H1
    assert 50 <= facts[0]["pairs"][0]["blocks"] < 70
    assert facts[0]["games"] == 2 * facts[0]["pairs"][0]["blocks"]
    assert list(results.jobs()) == []


def test_files_of_others(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(small_plan(), path, 6)
    plan = small_plan()
    for other, words in [
        (small_plan(seed=2), "it was begun with another seed"),
        (small_plan("random", "greedy@9"), "it was begun with other bots or other budgets"),
        (small_plan(seats=3), "it was begun with another number of seats"),
        (replace(plan, pairs=((1, 0),)), "it was begun with other pairs of bots"),
        (replace(plan, options={}), "it was begun with other options of the game"),
        (replace(plan, code="new"), "the code of the bots, the game or the kernel has changed since"),
        (replace(plan, rules=99), "the rules of the game have changed since"),
        (replace(plan, files={"map": "new"}), "a file that an option of the game names has changed since"),
        (replace(plan, game="chess"), "it is of another game"),
    ]:
        message = f"results.jsonl is of another tournament: {words}; name another --results to begin anew$"
        with pytest.raises(BadData, match=message):
            Results(other, path, 6)
    for text in ("<svg/>", "[1]\n", '{"game": "tianguis"}\n', "\xff"):
        path.write_bytes(text.encode("latin-1"))
        with pytest.raises(BadData, match=r"results.jsonl: not a file of results$"):
            Results(small_plan(), path, 6)
    with pytest.raises(BadData, match="Is a directory"):
        Results(small_plan(), tmp_path, 6)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (None, "null is no game"),
        (5, "5 is no game"),
        ([1], r"\[1\] is no game"),
        ({"pair": "x"}, 'pair is "x", and not the number of a pair'),
        ({"pair": -1}, "pair is -1, and not the number of a pair"),
        ({"pair": 1}, "pair is 1, and not the number of a pair"),
        ({"pair": False}, "pair is false, and not the number of a pair"),
        ({"block": []}, r"block is \[\], and not a whole number from 0 on"),
        ({"block": -1}, "block is -1, and not a whole number from 0 on"),
        ({"seat": 9}, "seat is 9, and not the number of a seat"),
        ({"ranking": 5}, "ranking is 5, and not lists of seats that name each seat once"),
        ({"ranking": []}, "ranking is .*, and not lists of seats"),
        ({"ranking": [["a"], [1]]}, "ranking is .*, and not lists of seats"),
        ({"ranking": [[0]]}, "ranking is .*, and not lists of seats"),
        ({"ranking": [[0], [0, 1]]}, "ranking is .*, and not lists of seats"),
        ({"ranking": [[], [0, 1]]}, "ranking is .*, and not lists of seats"),
        ({"scores": "x"}, 'scores is "x", and not a list of whole numbers'),
        ({"lines": 1.5}, "lines is 1.5, and not a whole number from 0 on"),
        ({"digest": 1}, "digest is 1, and not a text"),
        ({"ms": 7}, "ms is 7, and not a list of times for each seat"),
        ({"ms": [[1.0]]}, "ms is .*, and not a list of times for each seat"),
        ({"ms": [[1.0], ["x"]]}, "ms is .*, and not a list of times for each seat"),
        ({"fault": [7, "x"]}, "fault is .*, and not a seat, a kind of fault and a text"),
        ({"fault": [7, "crash", "x"]}, "fault is .*, and not a seat, a kind of fault and a text"),
        ({"fault": [0, "yawn", "x"]}, "fault is .*, and not a seat, a kind of fault and a text"),
        ({"colour": "red"}, "a game has no colour"),
    ],
)
@pytest.mark.parametrize("last", [False, True])
def test_lines_that_are_no_games(tmp_path: Path, change: object, what: str, last: bool) -> None:
    plan, path = small_plan(), tmp_path / "results.jsonl"
    play_all(Results(plan, path, 2))
    lines = path.read_text().splitlines()
    number = len(lines) if last else 3
    wrong = json.loads(lines[number - 1]) | change if isinstance(change, dict) else change
    lines[number - 1] = json.dumps(wrong)
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadData, match=rf"results.jsonl, line {number}: {what}"):
        Results(plan, path, 2)


def test_lines_that_lack_something(tmp_path: Path) -> None:
    plan, path = small_plan(), tmp_path / "results.jsonl"
    play_all(Results(plan, path, 1))
    head, first, second = path.read_text().splitlines()
    for key in ("pair", "block", "seat", "ranking"):
        less = {name: value for name, value in json.loads(first).items() if name != key}
        path.write_text("\n".join([head, json.dumps(less), second, ""]))
        with pytest.raises(BadData, match=rf"results.jsonl, line 2: {key} is missing$"):
            Results(plan, path, 1)
    path.write_text("\n".join([head, first[:40], second, ""]))  # cut off, but not the last
    with pytest.raises(BadData, match=r"results.jsonl, line 2: this is no JSON$"):
        Results(plan, path, 1)
    for end in ("", "\n"):
        path.write_text("\n".join([head, first, second[:40]]) + end)
        assert list(Results(plan, path, 1).jobs()) == [Job(0, 0, 1)]
        assert path.read_text() == f"{head}\n{first}\n"
    path.write_text("\n".join([head, first, second]))  # whole but for the end of the line
    assert list(Results(plan, path, 1).jobs()) == []
    assert path.read_text() == f"{head}\n{first}\n{second}\n"


def test_what_is_no_ordinary_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/full")):  # reading either would never end
        with pytest.raises(BadData, match=f"^{path}: no ordinary file$"):
            Results(small_plan(), path, 1)


def test_a_disk_that_fills_up_is_told(tmp_path: Path) -> None:
    results = Results(small_plan(), tmp_path / "results.jsonl", 1)
    played = play(results.plan, load("tianguis", results.plan.options), Job(0, 0, 0))
    results.path = Path("/dev/full")
    with pytest.raises(BadData, match=r"^/dev/full: No space left on device$"):
        results.add(played)


def test_each_tournament_has_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [small_plan(), small_plan(seed=2), small_plan("random", "random"), small_plan(seats=3)]
    plans.append(small_plan("random", "bots.own:First"))
    names = [file_name(plan) for plan in plans]
    assert len(set(names)) == 5
    assert names[0] == file_name(small_plan())
    monkeypatch.chdir(tmp_path)  # where another module may have the same name
    assert [file_name(plan) == name for plan, name in zip(plans, names, strict=True)] == [True] * 4 + [False]


def test_other_code_is_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "changing_bot.py").write_text("from bots.own import First\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = small_plan("changing_bot:First", "random")
    assert before == small_plan("changing_bot:First", "random")
    (tmp_path / "changing_bot.py").write_text("from bots.own import Lying as First\n")
    assert before.code != small_plan("changing_bot:First", "random").code


def test_a_module_beside_one_s_own_bot_is_part_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaning_bot.py").write_text("from bots.own import First\nimport leant_on\n")
    (tmp_path / "leant_on.py").write_text("PICK = 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = small_plan("leaning_bot:First", "random")
    (tmp_path / "unused.py").write_text("PICK = 2\n")
    assert before == small_plan("leaning_bot:First", "random")
    (tmp_path / "leant_on.py").write_text("PICK = 10\n")
    assert before.code != small_plan("leaning_bot:First", "random").code


# What comes out


def hand_made(folder: Path, shares: list[list[int]], seats: int = 2, **more: object) -> Facts:
    """The report of a tournament in which, block by block, these seats win when the first of the pair sits on each."""
    plan = small_plan("greedy@30", seats=seats, field="random")
    results = Results(plan, folder / f"made-{len(list(folder.iterdir()))}.jsonl", len(shares))
    for block, winners in enumerate(shares):
        for seat, winner in enumerate(winners):
            ranking = [[winner], [other for other in range(seats) if other != winner]]
            ms = [[1.0] if at == seat else [10.0 * (block + 1), 5.0] for at in range(seats)]
            results.add(Played(Job(0, block, seat), ranking, [0] * seats, 9, "", ms))
    return report(results)


def test_report(tmp_path: Path) -> None:
    facts = hand_made(tmp_path, [[0, 1], [0, 0], [0, 1], [1, 1]])
    assert facts["games"] == 8
    assert facts["win_share"] == {"greedy@30": 0.75, "random": 0.25}
    low, high = facts["interval"]["greedy@30"]
    assert 0.3 < low < 0.6 and 0.9 < high < 1
    assert facts["interval"]["random"] == pytest.approx([1 - high, 1 - low], abs=1e-3)
    assert facts["seat_share"] == {"p1": 0.5, "p2": 0.5}
    assert facts["ms_per_turn"]["greedy@30"] == {"turns": 8, "median": 1.0, "p95": 1.0, "most": 1.0}
    assert facts["ms_per_turn"]["random"] == {"turns": 16, "median": 7.5, "p95": 40.0, "most": 40.0}
    assert facts["ratings"]["greedy@30"]["mu"] > 25 > facts["ratings"]["random"]["mu"]
    assert facts["crashes"] == facts["illegal"] == facts["overtime"] == {"greedy@30": 0, "random": 0}


def test_shares_are_of_one_seat(tmp_path: Path) -> None:
    facts = hand_made(tmp_path, [[0, 0, 0, 0], [1, 1, 1, 1]], seats=4)
    assert facts["win_share"] == {"greedy@30": 0.25, "random": 0.25}
    facts = hand_made(tmp_path, [[0, 1, 2, 3]] * 3, seats=4)
    assert facts["win_share"] == {"greedy@30": 1, "random": 0}
    assert facts["ratings"]["greedy@30"]["mu"] > facts["ratings"]["random"]["mu"] + 5


def test_faults_are_counted_apart(tmp_path: Path) -> None:
    results = play_all(Results(small_plan("bots.own:Lying", "bots.own:Raising", "random"), tmp_path / "f.jsonl", 2))
    facts = report(Results(results.plan, results.path, 2))  # as read back from the file
    assert facts["illegal"]["bots.own:Lying"] >= 4 and facts["crashes"]["bots.own:Lying"] == 0
    assert facts["crashes"]["bots.own:Raising"] >= 4 and facts["illegal"]["bots.own:Raising"] == 0
    assert facts["win_share"]["random"] == 1
    assert facts["faults"][0]["what"] in ("-7 is not offered", "ValueError: no idea (own.py, line 29)")
    assert len(facts["faults"]) == facts["games"] == 12
    kept = [json.loads(line) for line in results.path.read_text().splitlines()[1:]]
    assert all(("trace" in game) == (game["fault"][1] == "crash") for game in kept)


def test_no_ratings_without_openskill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert hand_made(tmp_path, [[0, 1]])["ratings"] is None


SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in drawing.iter(f"{SVG}text")]


def test_a_row_for_each_pair(tmp_path: Path) -> None:
    facts = report(play_all(Results(small_plan("random", "greedy@5", "bots.own:First"), tmp_path / "p.jsonl", 1)))
    facts["pairs"][0]["bot"] = "<&>"
    facts["bots"]["<&>"] = facts["bots"]["random"]
    drawing = ElementTree.fromstring(plot(facts))
    assert len(list(drawing.iter(f"{SVG}circle"))) == 3
    assert "<&> : greedy@5" in texts(drawing)


def test_a_curve_over_budgets(tmp_path: Path) -> None:
    plan = small_plan("greedy@2", "greedy@8", "greedy@4", field="random")
    drawing = ElementTree.fromstring(plot(report(play_all(Results(plan, tmp_path / "p.jsonl", 1)))))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in drawing.iter(f"{SVG}circle")]
    xs = [x for x, _ in dots]
    assert xs == sorted(xs) and xs[1] - xs[0] == pytest.approx(xs[2] - xs[1])
    assert [word for word in texts(drawing) if word in ("2", "4", "8")] == ["2", "4", "8"]
    assert len(list(drawing.iter(f"{SVG}polyline"))) == 1
