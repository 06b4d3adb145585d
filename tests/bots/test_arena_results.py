"""The results of the arena: the file, the figures and the plots."""

import json
import os
import random
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bots.tournaments import play_all, same, small_plan

from patolli.bots.arena.match_runner import Played, play
from patolli.bots.arena.plots import plot
from patolli.bots.arena.report import Figures, report
from patolli.bots.arena.results import Results, file_name
from patolli.bots.arena.schedule import Job, digest_of
from patolli.bots.arena.stats import H1, SequentialTest
from patolli.core.errors import BadData
from patolli.core.registry import load
from patolli.match import fair_draws as draws

# The file


@pytest.mark.parametrize("file", ["rules.py", "decks.toml", "levels.json", "styles.json", "weights.json"])
def test_changed_code_or_data_is_another_tournament(tmp_path: Path, file: str) -> None:
    before = digest_of([tmp_path], [])
    (tmp_path / file).write_text("1", encoding="utf-8")
    assert digest_of([tmp_path], []) != before


@pytest.mark.parametrize("file", ["de.ftl", "rules.md", "lesson.json"])
def test_changed_texts_are_the_same_tournament(tmp_path: Path, file: str) -> None:
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


def test_the_order_of_finished_games_does_not_matter(tmp_path: Path) -> None:
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


def test_files_of_other_tournaments(tmp_path: Path) -> None:
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
        (None, "null is not a game; expected a JSON object"),
        (5, "5 is not a game; expected a JSON object"),
        ([1], r"\[1\] is not a game; expected a JSON object"),
        ({"pair": "x"}, 'pair is "x"; expected the number of a pair'),
        ({"pair": -1}, "pair is -1; expected the number of a pair"),
        ({"pair": 1}, "pair is 1; expected the number of a pair"),
        ({"pair": False}, "pair is false; expected the number of a pair"),
        ({"block": []}, r"block is \[\]; expected a whole number from 0 on"),
        ({"block": -1}, "block is -1; expected a whole number from 0 on"),
        ({"seat": 9}, "seat is 9; expected the number of a seat"),
        ({"ranking": 5}, "ranking is 5; expected lists of seats that name each seat once"),
        ({"ranking": []}, "ranking is .*; expected lists of seats"),
        ({"ranking": [["a"], [1]]}, "ranking is .*; expected lists of seats"),
        ({"ranking": [[0]]}, "ranking is .*; expected lists of seats"),
        ({"ranking": [[0], [0, 1]]}, "ranking is .*; expected lists of seats"),
        ({"ranking": [[], [0, 1]]}, "ranking is .*; expected lists of seats"),
        ({"scores": "x"}, 'scores is "x"; expected a list of whole numbers'),
        ({"lines": 1.5}, "lines is 1.5; expected a whole number from 0 on"),
        ({"digest": 1}, "digest is 1; expected a text"),
        ({"ms": 7}, "ms is 7; expected a list of times for each seat"),
        ({"ms": [[1.0]]}, "ms is .*; expected a list of times for each seat"),
        ({"ms": [[1.0], ["x"]]}, "ms is .*; expected a list of times for each seat"),
        ({"fault": [7, "x"]}, "fault is .*; expected a seat, a kind of fault and a text"),
        ({"fault": [7, "crash", "x"]}, "fault is .*; expected a seat, a kind of fault and a text"),
        ({"fault": [0, "yawn", "x"]}, "fault is .*; expected a seat, a kind of fault and a text"),
        ({"colour": "red"}, "unknown key colour; expected one of: pair, block, seat"),
    ],
)
@pytest.mark.parametrize("last", [False, True])
def test_malformed_lines(tmp_path: Path, change: object, what: str, last: bool) -> None:
    plan, path = small_plan(), tmp_path / "results.jsonl"
    play_all(Results(plan, path, 2))
    lines = path.read_text().splitlines()
    number = len(lines) if last else 3
    wrong = json.loads(lines[number - 1]) | change if isinstance(change, dict) else change
    lines[number - 1] = json.dumps(wrong)
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadData, match=rf"results.jsonl, line {number}: {what}"):
        Results(plan, path, 2)


def test_incomplete_lines(tmp_path: Path) -> None:
    plan, path = small_plan(), tmp_path / "results.jsonl"
    play_all(Results(plan, path, 1))
    head, first, second = path.read_text().splitlines()
    for key in ("pair", "block", "seat", "ranking"):
        less = {name: value for name, value in json.loads(first).items() if name != key}
        path.write_text("\n".join([head, json.dumps(less), second, ""]))
        with pytest.raises(BadData, match=rf"results.jsonl, line 2: {key} is missing$"):
            Results(plan, path, 1)
    path.write_text("\n".join([head, first[:40], second, ""]))  # cut off, but not the last
    with pytest.raises(BadData, match=r"results.jsonl, line 2: this line is not JSON$"):
        Results(plan, path, 1)
    for end in ("", "\n"):
        path.write_text("\n".join([head, first, second[:40]]) + end)
        assert list(Results(plan, path, 1).jobs()) == [Job(0, 0, 1)]
        assert path.read_text() == f"{head}\n{first}\n"
    path.write_text("\n".join([head, first, second]))  # whole but for the end of the line
    assert list(Results(plan, path, 1).jobs()) == []
    assert path.read_text() == f"{head}\n{first}\n{second}\n"


def test_special_files_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/full")):  # reading either would never end
        with pytest.raises(BadData, match=f"^{path}: not an ordinary file; expected a file$"):
            Results(small_plan(), path, 1)


def test_a_full_disk_is_reported(tmp_path: Path) -> None:
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


# Figures and plots


def hand_made(folder: Path, shares: list[list[int]], seats: int = 2, **more: object) -> Figures:
    """Return the report of a tournament in which these seats win, by block and by seat of the first bot."""
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
    assert facts["faults"][0]["what"] in ("-7 is not legal", "ValueError: no idea (own.py, line 29)")
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
