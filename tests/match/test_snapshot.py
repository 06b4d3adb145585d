"""Snapshots: a match goes on from one as if all its lines had been played."""

import json
import random

import pytest

from patolli.core.errors import BadState
from patolli.core.record import Line, read_record
from patolli.core.registry import bundled_games, load
from patolli.match.match import Match

SEED = bytes(range(32))


def played(match: Match, decisions: int, rng: random.Random) -> None:
    for _ in range(decisions):
        if match.to_act():
            seat = match.to_act()[0]
            text = match.replay.game.actions.name(rng.choice(match.replay.state.legal_actions(seat)))
            match.play(seat, text, match.revision)


def begun(name: str, decisions: int) -> Match:
    game = load(name)
    match = Match(game, [""] * game.seat_counts[0], seed=SEED, game_id="snapshot")
    played(match, decisions, random.Random(decisions))
    return match


def gone_on(whole: Match, snapshot: dict[str, object], lines: int) -> Match:
    """The match that goes on from a snapshot with the lines that the whole one wrote since there were so many."""
    record = read_record(whole.save_text())
    record.lines = [Line(line.who, line.text) for line in record.lines[lines:]]
    return Match.resume(record, snapshot=json.loads(json.dumps(snapshot)))


@pytest.mark.parametrize("name", bundled_games())
@pytest.mark.parametrize("decisions", [0, 1, 17, 40])
def test_a_match_goes_on_from_a_snapshot(name: str, decisions: int) -> None:
    whole = begun(name, decisions)
    snapshot, lines, turns = whole.snapshot(), whole.revision, whole.replay.step_count
    played(whole, 15, random.Random(1))
    whole.replace_player(0, "bot:greedy")
    other = gone_on(whole, snapshot, lines)
    for seat in range(whole.replay.state.players):
        assert other.undo_depth(seat) == min(whole.undo_depth(seat), whole.replay.step_count - turns)
    for match in (whole, other):
        played(match, 10, random.Random(2))
    assert other.snapshot() == whole.snapshot()
    assert other.draws.seed == whole.draws.seed


def test_a_match_that_forgets_plays_the_same() -> None:
    whole, other = begun("tianguis", 9), begun("tianguis", 9)
    other.replay.drop_history()
    assert other.snapshot() == whole.snapshot()
    for match in (whole, other):
        played(match, 5, random.Random(3))
    assert other.snapshot() == whole.snapshot()
    assert len(other.replay.steps) < len(whole.replay.steps)


@pytest.mark.parametrize("spoil", ["labels", "state", "turns", "lines", "resigned"])
def test_a_spoiled_snapshot_is_refused(spoil: str) -> None:
    whole = begun("tianguis", 4)
    snapshot = whole.snapshot()
    del snapshot[spoil]
    with pytest.raises(BadState, match="not a snapshot of tianguis"):
        gone_on(whole, snapshot, whole.revision)


def test_a_snapshot_of_other_seats_is_refused() -> None:
    whole = begun("tianguis", 4)
    snapshot = Match(load("tianguis"), ["", "", ""]).snapshot()
    with pytest.raises(BadState, match="not of 2 seats"):
        gone_on(whole, snapshot, whole.revision)
