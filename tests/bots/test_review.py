"""The report after a game: chances by turn, luck and skill apart, the same each time."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rules.mexica.position import at

from patolli.bots import bot
from patolli.bots.review import LABELS, cost, given_away, label, luck_of, review
from patolli.core.actions import Action
from patolli.core.errors import PatolliError
from patolli.core.record import read_record, read_record_file
from patolli.core.registry import load
from patolli.core.replay import Replay, Turn, replay
from patolli.core.state import CHANCE
from patolli.play.match import Match

GAMES = Path(__file__).parents[1] / "golden/tianguis/games"


def game_of(*names: str, seed: int = 3) -> Replay:
    """A game of bots, finished."""
    game = load("tianguis", {"rounds": 2})
    match = Match(game, [f"bot:{name}" for name in names], seed=bytes([seed] * 32), game_id="test")
    bots = [bot(name, game) for name in names]
    while seats := match.seats():
        view, legal = game.view(match.table.state, seats[0]), match.table.state.legal(seats[0])
        action = bots[seats[0]].choose(view, legal, 60, match.revision)
        match.play(seats[0], game.actions.name(action), match.revision)
    return match.table


def test_a_report_is_whole_and_the_same_each_time() -> None:
    table = replay(read_record_file(GAMES / "three-coyotes.patolli"))
    done: list[float] = []
    found = review(table, advance=done.append)
    assert found == review(table)
    assert done == sorted(done) and done[-1] == 1
    lines = [point["line"] for point in found["curve"]]
    assert lines == sorted(lines) and lines[-1] == len(table.turns)
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.002) for point in found["curve"])
    assert found["curve"][-1]["chances"] == found["won"]
    for seat, of_seat in enumerate(found["seats"]):
        asked = [turn for turn in table.turns if turn.seat == seat and len(turn.before.legal(seat)) > 1]
        assert sum(of_seat[name] for name in LABELS) == len(asked)
        assert of_seat["skill"] <= 0
    assert abs(sum(of_seat["luck"] for of_seat in found["seats"])) < 0.01  # what one wins by luck, others lose


class Judge:
    """Likes a first action best, the more so the smaller the seed."""

    def weigh(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        return [(action, -8.0 * at / seed) for at, action in enumerate(legal)]


def test_the_smaller_of_two_judgements_counts() -> None:
    table = game_of("random", "random")
    turn = next(turn for turn in table.turns if turn.seat != CHANCE and len(turn.before.legal(turn.seat)) > 2)
    legal = turn.before.legal(turn.seat)

    def given(action: Action) -> float:
        return given_away(table.game, Turn(turn.before, turn.seat, action, []), Judge())

    assert given(legal[0]) == 0
    assert given(legal[1]) == 4  # 8 at first sight, 4 at the second
    assert 0 < cost(table.game, turn, 1.0) < cost(table.game, turn, 4.0) < 1
    assert cost(table.game, turn, 0.0) == 0


def test_luck_is_nothing_on_average() -> None:
    game = load("tianguis")
    state = game.new(2)
    while state.seats() != (CHANCE,) or len(state.weights()) < 2:
        seat = state.seats()[0]
        state.step(seat, random.Random(1).choice(state.legal(seat)))
    total = [0.0, 0.0]
    outcomes, weights = state.legal(CHANCE), state.weights()
    for outcome, weight in zip(outcomes, weights, strict=True):
        after = state.copy()
        after.step(CHANCE, outcome)
        luck = luck_of(game, Turn(state, CHANCE, outcome, []), after)
        total = [one + weight * other for one, other in zip(total, luck, strict=True)]
    assert total == pytest.approx([0, 0], abs=1e-9)


def test_a_step_is_judged_by_what_can_still_be_made_of_the_turn() -> None:
    position = "p1 T8; show 7; ap 1; supply chips 0; hand p1 0 0 0 0; canal S7-S8; canal S9; p2 K9; p3 K11; p4 I10"

    def skill(*actions: str) -> float:
        table = at(position)
        played = Replay(table.game, ["", "", "", ""])
        played.state = table.state
        for text in actions:
            played.add("p1", text)
        played.resigned = [1, 2, 3]  # so that it is over
        return float(review(played)["seats"][0]["skill"])

    assert skill("found 7 u6", "end") > -0.02
    assert skill("end") < -0.02


def test_labels() -> None:
    assert [label(lost) for lost in (0.0, 0.005, 0.01, 0.03, 0.2)] == ["best", "best", "ok", "slip", "blunder"]


def test_no_report_before_the_end() -> None:
    game = load("tianguis")
    running = Match(game, ["Ada", "Ben"], seed=bytes(32), game_id="test").table
    with pytest.raises(PatolliError, match="not over yet"):
        review(running)
    nothing = replay(read_record("patolli-record 1\ngame tianguis\nseat p1 Ada\nseat p2 Ben\n---\n~ resign p1\n"))
    with pytest.raises(PatolliError, match="nothing was played"):
        review(nothing)


def test_nobody_is_blamed_for_a_resignation() -> None:
    game = load("tianguis", {"rounds": 2})
    match = Match(game, ["Ada", "Ben"], seed=bytes([3] * 32), game_id="test")
    for _ in range(4):
        seat = match.seats()[0]
        match.play(seat, game.actions.name(match.table.state.legal(seat)[0]), match.revision)
    match.resign(0)
    found = review(match.table)
    before, end = found["curve"][-2:]
    assert before["line"] == end["line"] and before["chances"] != end["chances"] == [0.0, 1.0]
    assert all(point["actions"] for point in found["turning"])
    assert all(abs(point["change"]) < abs(before["chances"][0]) for point in found["turning"])
