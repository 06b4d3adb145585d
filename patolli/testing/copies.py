"""The laws of copies and playouts: a state that is copied, saved or pickled is equal, and goes on equally."""

import json
import pickle
from copy import deepcopy
from random import Random
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import DERIVED, Seat, field_values
from patolli.core.chance import playout, sample_outcome
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.state import CHANCE, Frame, State
from patolli.testing.decisions import legal_actions
from patolli.testing.errors import LawBroken

FUTURE: Final = 4  # steps that copies and loaded states are played on


def face(game: Game, state: State) -> tuple[Any, ...]:
    """Return the dump of a state, its seats to act, their legal actions and the chance weights."""
    seats = state.to_act()
    odds = state.chance_weights() if seats == (CHANCE,) else []
    return game.dump(state), seats, [state.legal_actions(seat) for seat in seats], odds


def walk(game: Game, state: State, rng: Random) -> list[Event]:
    """Play a few random steps, and return their events."""
    events: list[Event] = []
    for _ in range(FUTURE):
        if fault := legal_actions(game, state, rng):
            raise LawBroken("legal_actions", fault)
        if seats := state.to_act():
            seat = rng.choice(seats)
            action = sample_outcome(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
            events += events_of_step(game, state, seat, action)
    return events


def events_of_step(game: Game, state: State, seat: Seat, action: Action) -> list[Event]:
    """Return the events of a step; a crash breaks the law `plays`."""
    try:
        return state.step_with_events(seat, action)
    except Exception as error:
        raise LawBroken("plays", f"{game.actions.name(action)!r} of seat {seat}: {error!r}") from error


def copies(game: Game, state: State, rng: Random) -> str:
    """A copy is equal, and steps of the one do not change the other."""
    before = face(game, state)
    twin = state.copy()
    if face(game, twin) != before:
        return "a copy differs from its state"
    if game.dump(State.copy(state)) != before[0]:
        return "a copy field by field differs from its state"
    older = twin.copy()
    walk(game, twin, rng)
    if face(game, state) != before:
        return "steps of a copy changed its state"
    return "" if face(game, older) == before else "steps of a state changed its copy"


def saving(game: Game, state: State, rng: Random) -> str:
    """A dump is plain JSON, and the state loaded from it is equal, now and in its future."""
    dump = game.dump(state)
    if json.loads(json.dumps(dump)) != dump:
        return "the dump is not plain JSON"
    loaded, twin = game.load_state(json.loads(json.dumps(dump))), state.copy()
    if face(game, loaded) != face(game, twin):
        return "a loaded state differs from the dumped one"
    course = rng.getrandbits(64)
    same = walk(game, loaded, Random(course)) == walk(game, twin, Random(course))
    same = same and face(game, loaded) == face(game, twin)
    return "" if same else "a loaded state goes on differently from the dumped one"


def pickling(game: Game, state: State, rng: Random) -> str:
    """A pickled or deeply copied state has the same digest, goes on equally, and changes nothing in the original."""
    before, course = face(game, state), rng.getrandbits(64)
    expected = state.copy()
    events = walk(game, expected, Random(course))
    for twin, name in ((pickle.loads(pickle.dumps(state)), "a pickled state"), (deepcopy(state), "a deep copy")):
        if game.digest(twin) != game.digest(state):
            return f"{name} differs from the original"
        if walk(game, twin, Random(course)) != events or face(game, twin) != face(game, expected):
            return f"{name} goes on differently from the original"
        if face(game, state) != before:
            return f"steps of {name} changed the original"
    return next((fault for frame in state.stack if (fault := wrong_frame_copy(frame))), "")


def wrong_frame_copy(frame: Frame[Any]) -> str:
    """Return the fault of the pickle or the deep copy of a frame, or an empty text."""
    for twin in (pickle.loads(pickle.dumps(frame)), deepcopy(frame)):
        if type(twin) is not type(frame) or field_values(twin) != field_values(frame):
            return f"{frame!r} is pickled or copied as {twin!r}"
        shared = [name for name in frame.AUDIENCE if shares_list(frame, twin, name)]
        if shared:
            return f"{frame!r} shares {', '.join(shared)} with a pickled or deep copy"
    return ""


def shares_list(frame: Frame[Any], twin: Frame[Any], field: str) -> bool:
    """Say whether two frames share a field that can change; a DERIVED one may be shared."""
    value = getattr(frame, field)
    return isinstance(value, list | dict) and frame.AUDIENCE[field] != DERIVED and getattr(twin, field) is value


def playouts(game: Game, state: State, rng: Random) -> str:
    """`playout` plays what single steps play with the same random numbers, and counts the decisions of players."""
    course, limit = rng.getrandbits(64), rng.randrange(FUTURE + 1)
    stepped, steps, counted = state.copy(), Random(course), 0
    while (seats := stepped.to_act()) and counted < limit:
        chance = seats[0] == CHANCE
        action = sample_outcome(stepped, steps) if chance else stepped.sample_action(seats[0], steps.random())
        events_of_step(game, stepped, seats[0], action)
        counted += not chance
    twin = state.copy()
    made = playout(twin, Random(course), limit)
    if made != counted:
        return f"a playout of at most {limit} decisions made {counted} and returned {made}"
    return "" if face(game, twin) == face(game, stepped) else "a playout ends in another position than its steps"
