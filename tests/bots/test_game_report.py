"""The report on a game: win probabilities by turn, luck and skill, reproducible."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from games.mexica.position import at

from patolli.bots import make_bot
from patolli.bots.game_report import LABELS, action_parts, analyse, cost, done, given_away, label, luck_of
from patolli.bots.greedy import Expert, Greedy
from patolli.core.actions import Action
from patolli.core.chance import resolve_chance
from patolli.core.errors import PatolliError
from patolli.core.record import read_record, read_record_file
from patolli.core.registry import load
from patolli.core.replay import Replay, Step, replay
from patolli.core.state import CHANCE
from patolli.match.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = GOLDEN / "tianguis/games"
ONE_STALL = """patolli-record 1
game tianguis
option rounds=1
option coyotes=off
seat p1 Ada
seat p2 Ben
---
* deal maize
* deal maize
* deal maize
* deal maize
* roll 6
* draw maize
p1 open
p1 pass
p2 bid 1
"""  # the only stall of the game, left to Ben for a bean


def game_of(*names: str, seed: int = 3) -> Replay:
    """Play a game of bots to its end."""
    game = load("tianguis", {"rounds": 2})
    match = Match(game, [f"bot:{name}" for name in names], seed=bytes([seed] * 32), game_id="test")
    bots = [make_bot(name, game) for name in names]
    while seats := match.to_act():
        view, legal = game.view(match.replay.state, seats[0]), match.replay.state.legal_actions(seats[0])
        action = bots[seats[0]].choose(view, legal, 60, match.revision)
        match.play(seats[0], game.actions.name(action), match.revision)
    return match.replay


def test_a_report_is_whole_and_the_same_each_time() -> None:
    table = replay(read_record_file(GAMES / "three-coyotes.patolli"))
    done: list[float] = []
    found = analyse(table, advance=done.append)
    assert found == analyse(table)
    assert done == sorted(done) and done[-1] == 1
    lines = [point["line"] for point in found["curve"]]
    assert lines == sorted(lines) and lines[-1] == len(table.steps)
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.002) for point in found["curve"])
    assert found["curve"][-1]["chances"] == found["won"]
    for seat, of_seat in enumerate(found["seats"]):
        asked = [turn for turn in table.steps if turn.seat == seat and len(turn.before.legal_actions(seat)) > 1]
        assert sum(of_seat[name] for name in LABELS) == len(asked)
        assert of_seat["skill"] <= 0
    assert abs(sum(of_seat["luck"] for of_seat in found["seats"])) < 0.01  # luck sums to zero over the seats


class Judge:
    """Ranks a first action best, by a larger lead for smaller seeds."""

    def rank_actions(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        return [(action, -8.0 * at / seed) for at, action in enumerate(legal)]


def test_the_smaller_of_two_judgements_counts() -> None:
    table = game_of("random", "random")
    turn = next(turn for turn in table.steps if turn.seat != CHANCE and len(turn.before.legal_actions(turn.seat)) > 2)
    legal = turn.before.legal_actions(turn.seat)

    def given(action: Action) -> float:
        points, best = given_away(table.game, Step(turn.before, turn.seat, action, []), Judge(), Judge())
        assert best == legal[0]
        return points

    assert given(legal[0]) == 0
    assert given(legal[1]) == 4  # 8 in the first ranking, 4 in the second
    assert 0 < cost(table.game, turn, 1.0) < cost(table.game, turn, 4.0) < 1
    assert cost(table.game, turn, 0.0) == 0


def test_nobody_is_blamed_for_not_putting_off_a_decision() -> None:
    game, rng = load("cortez"), random.Random(4)
    state, thinker, judge = game.new_state(2), make_bot("expert", game), Greedy(game, fitted=True)
    asked = 0
    resolve_chance(state, rng)
    while asked < 25:
        seat = state.to_act()[0]
        legal, view = state.legal_actions(seat), game.view(state, seat)
        action = thinker.choose(view, legal, 30, rng.randrange(1 << 30))
        if any(game.actions.verb(other) == "propose" for other in legal):
            asked += 1
            best = given_away(game, Step(state.copy(), seat, action, []), Expert(game), judge)[1]
            assert game.actions.verb(best) != "propose", "what one of two gains by a trade the other loses"
        state.step(seat, action)
        resolve_chance(state, rng)


def test_luck_is_nothing_on_average() -> None:
    game = load("tianguis")
    state = game.new_state(2)
    while state.to_act() != (CHANCE,) or len(state.chance_weights()) < 2:
        seat = state.to_act()[0]
        state.step(seat, random.Random(1).choice(state.legal_actions(seat)))
    total = [0.0, 0.0]
    outcomes, weights = state.legal_actions(CHANCE), state.chance_weights()
    for outcome, weight in zip(outcomes, weights, strict=True):
        after = state.copy()
        after.step(CHANCE, outcome)
        luck = luck_of(game, Step(state, CHANCE, outcome, []), after)
        total = [one + weight * other for one, other in zip(total, luck, strict=True)]
    assert total == pytest.approx([0, 0], abs=1e-9)


def test_a_step_is_judged_by_what_can_still_be_made_of_the_turn() -> None:
    position = "p1 T8; show 7; ap 1; supply chips 0; hand p1 0 0 0 0; canal S7-S8; canal S9; p2 K9; p3 K11; p4 I10"

    def skill(*actions: str) -> float:
        table = at(position)
        played = Replay(table.game, ["", "", "", ""])
        played.state = table.state
        for text in actions:
            played.play_line("p1", text)
        played.resigned = [1, 2, 3]  # so that it is over
        return float(analyse(played)["seats"][0]["skill"])

    assert skill("found 7 u6", "end") > -0.02
    assert skill("end") < -0.02


def test_labels() -> None:
    assert [label(lost) for lost in (0.0, 0.005, 0.01, 0.03, 0.2)] == ["best", "best", "ok", "slip", "blunder"]


def test_no_report_before_the_end() -> None:
    game = load("tianguis")
    running = Match(game, ["Ada", "Ben"], seed=bytes(32), game_id="test").replay
    with pytest.raises(PatolliError, match="not over yet"):
        analyse(running)


@pytest.mark.parametrize("dealt", ["", "* deal maize\n* deal jade\n"])
def test_a_game_resigned_at_once_has_an_empty_report(dealt: str) -> None:
    header = "patolli-record 1\ngame tianguis\nseat p1 Ada\nseat p2 Ben\n---\n"
    found = analyse(replay(read_record(f"{header}{dealt}~ resign p1\n")))
    assert found["won"] == found["curve"][-1]["chances"] == [0.0, 1.0]
    assert found["turning"] == found["mistakes"] == []
    assert not any(of_seat[name] for of_seat in found["seats"] for name in LABELS)


def test_turning_points_and_better_actions() -> None:
    table = replay(read_record(ONE_STALL))
    found = analyse(table)
    (point,), (slip,) = found["turning"], found["mistakes"]
    assert (point["line"], point["turn"], point["round"], point["seat"], point["mover"]) == (9, 2, 1, 1, 1)
    assert point["change"] == pytest.approx(1 - found["curve"][-2]["chances"][1], abs=0.001)
    (done,) = point["done"]
    assert done["events"] == [
        {"kind": "bade", "seat": 1, "beans": 1},
        {"kind": "paid", "seat": 1, "beans": 1, "pips": 6},
    ]
    assert (slip["line"], slip["turn"], slip["seat"], slip["label"]) == (8, 1, 0, "blunder")
    assert (slip["action"], slip["better"]) == ("pass", "bid 12")
    assert slip["done"]["events"] == [{"kind": "passed", "seat": 0}]
    assert slip["instead"]["events"] == [{"kind": "bade", "seat": 0, "beans": 12}]
    blamed, other = found["seats"]
    assert blamed["average"] == pytest.approx(-slip["lost"] / 2, abs=0.001)  # of two decisions
    assert (blamed["blunder"], blamed["best"], other["average"]) == (1, 1, 0)


def test_lines_are_those_that_did_it() -> None:
    table = replay(read_record_file(GOLDEN / "mexica/games/three-idle.patolli"))
    numbers = range(101, 101 + len(table.steps))
    found = analyse(table, numbers)
    starts = [point["line"] for point in found["curve"]]
    assert found["turning"] and found["mistakes"]
    for entry in found["turning"] + found["mistakes"]:
        turn = table.steps[numbers.index(entry["line"])]
        assert entry["seat"] == turn.seat
        assert starts[entry["turn"] - 1] < entry["line"] <= starts[entry["turn"]]
        assert entry["phase"] in (1, 2) and entry["round"] == table.game.view(turn.before, None)["state"]["round"]
    for slip in found["mistakes"]:
        turn = table.steps[numbers.index(slip["line"])]
        assert slip["action"] == table.game.actions.name(turn.action) != slip["better"]
        assert table.game.actions.find(slip["better"]) in turn.before.legal_actions(turn.seat)


def test_an_action_without_events_is_given_by_its_parts() -> None:
    table = at("p1 T8; ap 1")
    entry = done(table.game, table.state, 0, table.game.actions.find("end"))
    assert entry == {"seat": 0, "events": [], "action": {"verb": "end", "words": [], "spots": [], "frame": "Turn"}}
    canal = action_parts(table.game, table.state, table.game.actions.find("canal s7-s8"))
    assert (canal["words"], canal["spots"]) == ([], ["s7", "s8"])
    assert action_parts(table.game, table.state, table.game.actions.find("found 7 u6"))["words"] == ["7"]


def test_nobody_is_blamed_for_a_resignation() -> None:
    game = load("tianguis", {"rounds": 2})
    match = Match(game, ["Ada", "Ben"], seed=bytes([3] * 32), game_id="test")
    for _ in range(4):
        seat = match.to_act()[0]
        match.play(seat, game.actions.name(match.replay.state.legal_actions(seat)[0]), match.revision)
    match.resign(0)
    found = analyse(match.replay)
    before, end = found["curve"][-2:]
    assert before["line"] == end["line"] and before["chances"] != end["chances"] == [0.0, 1.0]
    assert [before["seat"], end["seat"]] == [CHANCE, CHANCE]
    assert found["turning"] == [], "nobody did anything that changed much"
