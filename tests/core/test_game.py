"""States, frames and games: the kernel loop, dumps, views."""

from random import Random
from typing import Any

import pytest

from patolli.core.errors import BadState
from patolli.core.game import Game, draw, settle_chance
from patolli.core.registry import load
from patolli.core.state import CHANCE, Frame, State

GAME = load("tianguis")


class Spin(Frame[State]):
    """A frame that never waits."""

    def advance(self, s: State) -> bool:
        return False


class Wait(Frame[State]):
    """A frame that asks seat 0 one thing."""

    def seats(self, s: State) -> tuple[int, ...]:
        return (0,)

    def legal(self, s: State, seat: int) -> list[int]:
        return [3, 5, 8]

    def apply(self, s: State, seat: int, action: int) -> None:
        s.pop()


def test_runaway_rules_stop() -> None:
    state = State()
    state.push(Spin())
    with pytest.raises(RuntimeError, match=r"^runaway rules: no decision after 1,000 turns of the frame loop$"):
        state.settle()


def test_the_frame_on_top_is_asked_and_the_one_below_goes_on() -> None:
    state = State()
    state.push(Wait())
    state.push(Wait())
    state.settle()
    assert (state.seats(), state.legal(0), state.count(0), state.pick(0, 2)) == ((0,), [3, 5, 8], 3, 8)
    assert [state.sample(0, u) for u in (0.0, 0.34, 0.999)] == [3, 5, 8]
    state.step(0, 3)
    assert len(state.stack) == 1
    state.step(0, 5)
    assert state.seats() == ()


def test_nobody_listening_nothing_told() -> None:
    state = State()
    state.tell(0, 1)
    assert state.heard is None


def test_events_are_heard_only_while_asked_for() -> None:
    state = GAME.new(2)
    events = GAME.events(state, CHANCE, state.legal(CHANCE)[0])
    assert [GAME.event_table.kinds[kind].name for kind, _ in events] == ["dealt"]
    assert state.heard is None


def test_frames_are_shown_with_their_fields() -> None:
    assert repr(GAME.new(2).stack[-1]) == "Deal(seat=0)"


def test_chance_is_drawn_with_its_weights() -> None:
    state = GAME.new(2)
    rng = Random(1)
    drawn = [draw(state, rng) for _ in range(1600)]
    shares = [drawn.count(outcome) / 1600 for outcome in state.legal(CHANCE)]
    assert all(abs(share - copies / 16) < 0.05 for share, copies in zip(shares, (5, 6, 5), strict=True))


def test_settling_chance_stops_at_a_player() -> None:
    state = GAME.new(3)
    settle_chance(state, Random(1))
    assert state.seats() == (0,)


def test_when_a_game_is_over_everything_is_open() -> None:
    state = GAME.new(2)
    rng = Random(2)
    while state.seats():
        settle_chance(state, rng)
        if state.seats():
            state.step(state.seats()[0], rng.choice(state.legal(state.seats()[0])))
    view = GAME.view(state, None)
    assert view["state"] == GAME.dump(state)["state"]
    assert GAME.digest(GAME.guess(view, rng)) == GAME.digest(state)


BROKEN: list[dict[str, Any]] = [
    {},
    {"game": "chess"},
    {"game": "tianguis"},
    {"game": "tianguis", "players": 9},
    {"game": "tianguis", "players": 2, "state": {}, "stack": []},
    {"game": "tianguis", "players": 2, "state": None, "stack": []},
    GAME.dump(GAME.new(2)) | {"stack": [{"frame": "Nonsense"}]},
    GAME.dump(GAME.new(2)) | {"stack": [{"frame": "Auction"}]},
    GAME.dump(GAME.new(2)) | {"stack": 3},
]


@pytest.mark.parametrize("data", BROKEN, ids=range(len(BROKEN)))
def test_broken_dumps(data: dict[str, Any]) -> None:
    with pytest.raises(BadState, match=r"^this is no state of tianguis"):
        GAME.load_state(data)


def test_value_is_the_lead_unless_a_game_knows_better() -> None:
    state = GAME.new(3)
    points: Any = state
    points.points = [7, 4, 1]
    assert [Game.value(GAME, state, seat) for seat in range(3)] == [3.0, -3.0, -6.0]
