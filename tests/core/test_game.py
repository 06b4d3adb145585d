"""States, frames and games: the kernel loop, dumps, views."""

from random import Random
from typing import Any

import pytest

from patolli.core.chance import resolve_chance, sample_outcome
from patolli.core.errors import BadState
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import CHANCE, Frame, State

GAME = load("tianguis")


class Spin(Frame[State]):
    """A frame that never waits."""

    def advance(self, s: State) -> bool:
        return False


class Wait(Frame[State]):
    """A frame that asks seat 0 one thing."""

    def to_act(self, s: State) -> tuple[int, ...]:
        return (0,)

    def legal_actions(self, s: State, seat: int) -> list[int]:
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
    assert (state.to_act(), state.legal_actions(0)) == ((0,), [3, 5, 8])
    assert [state.sample_action(0, u) for u in (0.0, 0.34, 0.999)] == [3, 5, 8]
    state.step(0, 3)
    assert len(state.stack) == 1
    state.step(0, 5)
    assert state.to_act() == ()


def test_without_a_listener_no_event_is_kept() -> None:
    state = State()
    state.emit(0, 1)
    assert state.emitted is None


def test_events_are_heard_only_while_asked_for() -> None:
    state = GAME.new_state(2)
    events = state.step_with_events(CHANCE, state.legal_actions(CHANCE)[0])
    assert [GAME.events.kinds[kind].name for kind, _ in events] == ["dealt"]
    assert state.emitted is None


def test_frames_are_shown_with_their_fields() -> None:
    assert repr(GAME.new_state(2).stack[-1]) == "Deal(seat=0)"


def test_chance_is_drawn_with_its_weights() -> None:
    state = GAME.new_state(2)
    rng = Random(1)
    drawn = [sample_outcome(state, rng) for _ in range(1600)]
    shares = [drawn.count(outcome) / 1600 for outcome in state.legal_actions(CHANCE)]
    assert all(abs(share - copies / 16) < 0.05 for share, copies in zip(shares, (5, 6, 5), strict=True))


def test_settling_chance_stops_at_a_player() -> None:
    state = GAME.new_state(3)
    resolve_chance(state, Random(1))
    assert state.to_act() == (0,)


def test_when_a_game_is_over_everything_is_open() -> None:
    state = GAME.new_state(2)
    rng = Random(2)
    while state.to_act():
        resolve_chance(state, rng)
        if state.to_act():
            state.step(state.to_act()[0], rng.choice(state.legal_actions(state.to_act()[0])))
    view = GAME.view(state, None)
    assert view["state"] == GAME.dump(state)["state"]
    assert GAME.digest(GAME.determinize(view, rng)) == GAME.digest(state)


BROKEN: list[dict[str, Any]] = [
    {},
    {"game": "chess"},
    {"game": "tianguis"},
    {"game": "tianguis", "players": 9},
    {"game": "tianguis", "players": 2, "state": {}, "stack": []},
    {"game": "tianguis", "players": 2, "state": None, "stack": []},
    GAME.dump(GAME.new_state(2)) | {"stack": [{"frame": "Nonsense"}]},
    GAME.dump(GAME.new_state(2)) | {"stack": [{"frame": "Auction"}]},
    GAME.dump(GAME.new_state(2)) | {"stack": 3},
]


@pytest.mark.parametrize("data", BROKEN, ids=range(len(BROKEN)))
def test_broken_dumps(data: dict[str, Any]) -> None:
    with pytest.raises(BadState, match=r"^this is not a state of tianguis"):
        GAME.load_state(data)


def test_value_is_the_lead_unless_a_game_knows_better() -> None:
    state = GAME.new_state(3)
    points: Any = state
    points.points = [7, 4, 1]
    assert [Game.evaluate(GAME, state, seat) for seat in range(3)] == [3.0, -3.0, -6.0]
