"""The command that measures the bots: the trials that it plays, and a page that hides nothing."""

from pathlib import Path
from typing import Any

import pytest
import strength

from patolli.bots.arena.workers import on_this_machine
from patolli.bots.levels import resolve_level
from patolli.core.registry import load


def trial(bot: str, among: str, share: float, most: dict[str, float]) -> dict[str, Any]:
    """Return the figures of a trial of two seats."""
    spent = {name: {"turns": 9, "median": 5.0, "p95": 7.0, "most": longest} for name, longest in most.items()}
    return {
        "seats": 2,
        "games": 20,
        "bots": {bot: {}, among: {}},
        "pairs": [{"bot": bot, "among": among, "win_share": share, "interval": [share - 0.1, share + 0.1]}],
        "ms_per_turn": spent,
        "crashes": {bot: 1, among: 0},
        "illegal": {bot: 0, among: 0},
        "overtime": {bot: 0, among: 2},
        "day": "2026-01-02",
        "code": "0123456789abcdef",
    }


def test_the_longest_turn_of_all_trials_is_listed() -> None:
    facts = {
        "normal": trial("n@9", "e@6", 0.9, {"n@9": 600.0, "e@6": 8.0}),
        "hard": trial("h@99", "n@9", 0.5, {"h@99": 2000.0, "n@9": 980.0}),
    }
    rows = {row[1]: row for row in strength.time_rows("Game", facts)}
    assert rows["normal: `n@9`"][2:] == ["40", "5", "7", "980", "1000", "yes"], "it was longest against hard"
    assert rows["hard: `h@99`"][2:] == ["20", "5", "7", "2000", "5000", "yes"]
    late = strength.time_rows("Game", {"hard": trial("h@99", "n@9", 0.5, {"h@99": 5001.0, "n@9": 9.0})})
    assert [row[-1] for row in late] == ["no", "yes"]


def test_a_part_of_the_nodes_is_for_many_games() -> None:
    game = load("mexica")
    thinker, budget = resolve_level("hard", game, 2)
    assert strength.spec("hard", game, 2) == f"{thinker}@{budget}"
    assert strength.spec("hard/8", game, 2) == f"{thinker}@{budget // 8}"
    assert strength.spec("greedy@4", game, 2) == "greedy@4"


def test_an_aim_is_reached_by_the_share_itself() -> None:
    facts = {key: trial("a@1", "b@1", share, {}) for key, share in (("normal", 0.84), ("hard", 0.6))}
    rows = {row[1]: row for row in strength.strength_rows("Game", facts)}
    assert rows["normal against greedy"][4:] == ["84 % (74–94)", "85 %", "no", "2026-01-02"]
    assert rows["hard against normal"][4:7] == ["60 % (50–70)", "60 %", "yes"]


def test_faults_of_all_games_are_listed() -> None:
    facts: dict[str, Any] = {
        "normal": trial("n@9", "e@6", 0.9, {}),
        "tiny": trial("planner@12", "greedy@4", 0.5, {}),
        "cards": {"views": 200, "other cards": 9, "other decisions": 0},
        "speed": {"nodes_per_s": 10, "playouts_per_s": 3},
    }
    assert strength.soundness_row("Game", facts)[1] == "6 in 40 games, 20 of them with tiny budgets"


def test_where_nothing_is_hidden_no_figure_pretends_that_it_was_tried() -> None:
    row = {"speed": {"nodes_per_s": 10, "playouts_per_s": 3}}
    open_ = strength.with_other_cards(load("mexica"))
    assert strength.soundness_row("Game", row | {"cards": open_})[2] == "nothing is hidden"
    tried = {"views": 200, "other cards": 9, "other decisions": 1}
    assert strength.soundness_row("Game", row | {"cards": tried})[2] == "1 of 200 (9 with other cards)"


def test_hidden_cards_are_exchanged_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "VIEWS", 3)
    monkeypatch.setattr(strength, "NODES", 10)
    found = strength.with_other_cards(load("cortez"))
    assert found == {"views": 3, "other cards": 3, "other decisions": 0}


def test_a_tournament_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    game, played = load("tianguis"), []
    truly = on_this_machine

    def counted(plan: Any, jobs: Any, *more: Any) -> Any:
        for done in truly(plan, jobs, *more):
            played.append(done.job)
            yield done

    monkeypatch.setattr(strength, "on_this_machine", counted)
    monkeypatch.setitem(strength.SEEDS, game.name, 7)
    first = strength.hold(game, "even", ["greedy@5"], "random", 2, 2)
    again = strength.hold(game, "even", ["greedy@5"], "random", 2, 3)
    assert (first["games"], again["games"], len(played)) == (4, 6, 6), "only the new block was played"
    assert first["seed"] == 7 and first["code"] and first["day"]
