"""The fuzzer, perft and playthroughs as tools."""

import pickle
from random import Random

import pytest

from patolli.core.record import read_record
from patolli.core.registry import game_class, load
from patolli.core.replay import Replay, replay
from patolli.testing import laws
from patolli.testing.errors import LawBroken
from patolli.testing.fuzz import FuzzReport, fuzz, mixed_options, option_sets, random_action
from patolli.testing.perft import divide, perft
from patolli.testing.playthrough import outcome, playthrough


def test_a_report_counts_what_was_played() -> None:
    seen: list[int] = []
    report = fuzz("tianguis", {"rounds": 1}, 2, 6, 1, on_game=lambda r: seen.append(r.games))
    assert seen == [1, 2, 3, 4, 5, 6]
    assert report.chance == 6 * 6
    assert report.checks["plays"] == report.chance + report.decisions
    assert 6 < report.longest <= report.chance + report.decisions
    assert report.pairs == report.checks["secrecy"] == 18


def test_games_are_the_same_for_the_same_seed() -> None:
    one, same, other = (vars(fuzz("tianguis", {}, 2, 3, seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_reports_of_shards_add_up() -> None:
    total = FuzzReport()
    parts = [fuzz("tianguis", {}, players, 2, 1) for players in (2, 3)]
    for part in parts:
        total.add(pickle.loads(pickle.dumps(part)))
    assert total.games == 4
    assert total.decisions == sum(part.decisions for part in parts)
    assert total.longest == max(part.longest for part in parts)
    assert total.checks["to_act"] == sum(part.checks["to_act"] for part in parts)
    assert total.pairs == 12


def test_a_broken_law_leaves_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record can be replayed, and says in comments what was wrong."""
    monkeypatch.setattr("patolli.testing.fuzz.MAX_LINES", 15)
    with pytest.raises(LawBroken) as error:
        fuzz("tianguis", {}, 2, 1, 1)
    broken = pickle.loads(pickle.dumps(error.value))
    assert (broken.law, broken.message, str(broken)) == ("ends", "no end after 15 lines", "ends: no end after 15 lines")
    assert broken.record_text.endswith("# ends: no end after 15 lines\n")
    assert replay(read_record(broken.record_text)).step_count == 16


def test_a_crash_leaves_a_record_with_the_line_that_crashed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_class("tianguis")

    def crash(self: object, state: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(game, "check_invariants", crash)
    with pytest.raises(LawBroken) as error:
        fuzz("tianguis", {}, 2, 1, 1)
    assert error.value.law == "invariants"
    assert error.value.message == "ZeroDivisionError: planted"
    assert read_record(error.value.record_text).lines == []


def test_a_refused_step_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(table: object, seat: int, text: str) -> str:
        raise RuntimeError("planted")

    crash.__name__ = "plays"
    monkeypatch.setattr(laws, "plays", crash)
    with pytest.raises(LawBroken) as error:
        fuzz("tianguis", {}, 2, 1, 1)
    assert error.value.record_text.splitlines()[-2].startswith("# * deal ")


def test_verbs_first_gives_rare_verbs_a_chance() -> None:
    game = load("tianguis")
    legal = [game.actions.parse("pass"), *(game.actions.parse(f"bid {n}") for n in range(1, 13))]
    chosen = [random_action(game, legal, Random(n), verbs_first=True) for n in range(200)]
    uniform = [random_action(game, legal, Random(n), verbs_first=False) for n in range(200)]
    assert 70 < chosen.count(legal[0]) < 130
    assert uniform.count(legal[0]) < 40


def test_option_sets_have_one_other_value_of_each_option() -> None:
    sets = option_sets(game_class("tianguis"))
    assert sets[:3] == [{}, {"rounds": 1}, {"coyotes": "off"}]
    assert str(sets[3]["goods"]).endswith("goods.toml")
    assert len(sets) == 4


def test_mixed_options_take_every_value_and_leave_those_that_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = game_class("mexica")
    seen = [load("mexica", mixed_options(kind, Random(n))).option_values for n in range(60)]
    for option in kind.options:
        wanted = {option.default, *option.values} | ({option.low, option.high} if option.high else set())
        assert wanted - {values[option.name] for values in seen} == set(), option.name
    played: list[dict[str, object]] = []
    judged = laws.plays

    def plays(table: Replay, seat: int, text: str) -> str:
        if table.game.option_values not in played:
            played.append(dict(table.game.option_values))
        return judged(table, seat, text)

    monkeypatch.setattr(laws, "plays", plays)
    assert fuzz("tianguis", {"rounds": 1}, 2, 12, 1, mixed=True).games == 12
    assert {values["coyotes"] for values in played} == {"on", "off"}
    assert {values["rounds"] for values in played} == {1}


def test_perft_counts_sequences() -> None:
    game = load("tianguis", {"rounds": 1})
    state = game.new_state(2)
    assert [perft(state, depth) for depth in range(5)] == [1, 3, 9, 27, 81]
    assert divide(game, state, 2) == {"* deal coyote": 3, "* deal maize": 3, "* deal jade": 3}
    assert divide(game, state, 0) == {}
    assert game.digest(state) == game.digest(game.new_state(2))


def test_perft_does_not_count_games_that_end_early() -> None:
    record = "patolli-record 1\ngame tianguis\nseat p1\nseat p2\noption rounds=1\n---\n"
    lines = ["* deal jade"] * 4 + ["* roll 1", "* draw maize", "p1 open", "p1 pass"]
    table = replay(read_record(record + "\n".join(lines)))
    assert divide(table.game, table.state, 1)["p2 pass"] == 1
    assert divide(table.game, table.state, 2)["p2 pass"] == 0


def test_a_playthrough_tells_each_seat_its_own() -> None:
    text = playthrough(load("tianguis"), 3, 1)
    assert text == playthrough(load("tianguis"), 3, 1)
    assert text != playthrough(load("tianguis"), 3, 2)
    assert '  all hear {"kind": "dealt", "seat": 1, "card": null}\n  p2 hears {"kind": "dealt", "seat": 1' in text


def test_an_outcome_shows_ties() -> None:
    table = replay(read_record("patolli-record 1\ngame tianguis\nseat p1\nseat p2\n---\n"))
    assert outcome(table.names, table.result()) == "p1 0 = p2 0, by nothing yet"
