"""The gate against seats, ids and labels that make no sense, and frames that ask several seats at once."""

import pytest

from patolli.core.errors import BadNotation, BadOption, BadState
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.state import State
from patolli.match.fair_draws import verify
from patolli.match.match import Match


@pytest.mark.parametrize("seat", [-2, 2, 7])
def test_seats_that_are_none(seat: int) -> None:
    match = Match(load("tianguis"), ["Ada", "Ben"])
    before = match.save_text()
    for attempt in (
        lambda: match.play(seat, "add", match.revision),
        lambda: match.undo(seat, match.revision),
        lambda: match.resign(seat),
        lambda: match.replace_player(seat, "Cy"),
    ):
        with pytest.raises(BadNotation, match="there is no seat"):
            attempt()
    assert match.save_text() == before


def test_what_a_match_writes_it_can_read_and_verify() -> None:
    match = Match(load("tianguis", {"rounds": 1}), ["A\0da", "Ben\nseat p3 X"], game_id=" pad \nseat p3 Y")
    while match.to_act():
        match.play(
            match.to_act()[0],
            match.replay.game.actions.name(match.replay.state.legal_actions(match.to_act()[0])[0]),
            match.revision,
        )
    record = read_record(str(match.replay.record))
    assert [label for _, label in record.seats] == ["Ada", "Ben seat p3 X"]
    assert verify(record) == match.draw_count
    assert Match.resume(read_record(match.save_text())).save_text() == match.save_text()


def test_more_nonces_than_seats() -> None:
    with pytest.raises(BadOption, match="3 nonces for 2 seats"):
        Match(load("tianguis"), ["Ada", "Ben"], nonces=["a", "b", "c"])


@pytest.mark.parametrize("value", ["hello", 1.5, {"a": 1}, None])
def test_a_dump_with_a_field_that_does_not_fit(value: object) -> None:
    game = load("tianguis")
    dump = game.dump(game.new_state(2))
    dump["state"]["beans"] = value
    with pytest.raises(BadState):
        game.load_state(dump)


class Both(State):
    """A position in which both seats are asked."""

    def to_act(self) -> tuple[int, ...]:
        return (0, 1)


def test_no_undo_where_several_seats_were_asked() -> None:
    """An own decision can be taken back only if that seat alone was asked, before it and after."""
    match = Match(load("tianguis"), ["Ada", "Ben"])
    match.play(0, "add", match.revision)
    assert match.undo_depth(0) == 1
    match.replay.steps[-1].before = Both()
    assert match.undo_depth(0) == 0
