"""The laws that every game obeys, one function each; its docstring is the law.

A law gets a game, a position and a random generator, and returns what is wrong, or nothing. The laws of questions and
refusals are in `refusals`, those of secrets in `lockstep`; `fuzz` plays random games under all laws, and the contract
suite plants a fault for each.
"""

import json
import pickle
import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from patolli.core.actions import Action, Actions
from patolli.core.audience import DERIVED, OWNER, Each, Seat, field_values, plain
from patolli.core.chance import playout, sample_outcome
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.record import CHANCE_NAME, read_record
from patolli.core.replay import Replay, play_file_line
from patolli.core.state import CHANCE, Frame, State
from patolli.testing.refusals import questions, refusals, refusing_rule

Law = Callable[[Game, State, Random], str]

FUTURE: Final = 4  # steps that copies and loaded states are played on
SAMPLED: Final = 32  # legal actions that the law of the sampler asks for
KERNEL_FIELDS: Final = {"game", "players", "stack", "emitted", "kept", "kept_seat"}


class LawBroken(Exception):
    """A broken law: its name, the fault, and the record of the game so far with the fault in a comment."""

    def __init__(self, law: str, message: str, record_text: str = "") -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.message = message
        self.record_text = record_text

    def __reduce__(self) -> tuple[type["LawBroken"], tuple[str, str, str]]:
        return LawBroken, (self.law, self.message, self.record_text)  # it is sent between processes


# Decisions


def to_act(game: Game, state: State, rng: Random) -> str:
    """Distinct players are to act, or chance alone; no seat exactly when the game is over."""
    seats = state.to_act()
    if bool(seats) != bool(state.stack):
        return f"to_act() is {seats} with {len(state.stack)} frames on the stack"
    players = len(set(seats)) == len(seats) and all(0 <= seat < state.players for seat in seats)
    return "" if players or seats == (CHANCE,) else f"to_act() is {seats}"


def legal_actions(game: Game, state: State, rng: Random) -> str:
    """The legal actions of a seat to act are ints of the table, sorted and unique, and never none; kept ones fit."""
    for seat in state.to_act():
        legal = state.legal_actions(seat)
        if state.legal_actions(seat) != legal:  # those that a frame has kept are returned once
            return f"seat {seat} is asked twice and offered other actions: {legal} and {state.legal_actions(seat)}"
        if not legal:
            return f"seat {seat} is to act and has no legal action"
        if legal != sorted(set(legal)):
            return f"the legal actions of seat {seat} are not sorted and unique: {legal}"
        if legal[0] < 0 or legal[-1] >= len(game.actions):
            return f"the legal actions of seat {seat} are not all in the table: {legal}"
    return ""


def sampler(game: Game, state: State, rng: Random) -> str:
    """`sample_action` gives every legal action an equal share of the numbers from 0 to below 1."""
    for seat in state.to_act():
        legal = state.legal_actions(seat)
        shares = rng.sample(range(len(legal)), min(len(legal), SAMPLED))
        found = [state.sample_action(seat, (k + 0.5) / len(legal)) for k in shares]
        if len(set(found)) < len(found) or not set(found) <= set(legal):
            return f"equal shares give seat {seat} {sorted(found)}, of {legal}"
    return ""


def notation(game: Game, state: State, rng: Random) -> str:
    """Every legal action has one text in lower case, and the text gives the action back."""
    for seat in state.to_act():
        for action in state.legal_actions(seat):
            text = game.actions.name(action)
            if text != text.lower() or game.actions.find(text) != action:
                return f"action {action} is written {text!r}, which is read as {game.actions.find(text)}"
    return ""


def weights(game: Game, state: State, rng: Random) -> str:
    """Chance outcomes have positive whole weights, one each."""
    if state.to_act() != (CHANCE,):
        return ""
    given: Sequence[object] = state.chance_weights()
    outcomes = state.legal_actions(CHANCE)
    whole = len(given) == len(outcomes) and all(isinstance(weight, int) and weight > 0 for weight in given)
    return "" if whole else f"weights {given} for {len(outcomes)} outcomes"


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


# States


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


def printing(game: Game, state: State, rng: Random) -> str:
    """The `repr` of a state names its game, and the seats to act or that the game is over."""
    names = ("chance", *game.seat_names(state.players))
    expected = {game.name, *(names[seat + 1] for seat in state.to_act())} | (set() if state.stack else {"over"})
    missing = expected - set(re.findall(r"\w+", repr(state)))
    return f"{state!r} does not name {', '.join(sorted(missing))}" if missing else ""


def audiences(game: Game, state: State, rng: Random) -> str:
    """Every field of a state and its frames has an entry in AUDIENCE, and fits it."""
    holders: list[Any] = [state, *state.stack]
    for holder in holders:
        name, table = type(holder).__name__, holder.AUDIENCE
        if missing := field_names(holder) - KERNEL_FIELDS - set(table):
            return f"{name} has fields without an audience: {', '.join(sorted(missing))}"
        for field, audience in table.items():
            value = getattr(holder, field)
            by_seat = isinstance(audience, int) and audience & OWNER
            if by_seat and not (isinstance(value, list) and len(value) == state.players):
                return f"{name}.{field} is for each owner, but no list by seat: {value!r}"
            if isinstance(audience, Each) and not isinstance(value, list):
                return f"{name}.{field} is for each entry's audience, but no list: {value!r}"
            if audience != DERIVED and not isinstance(value, bytes) and plain(value) != value:
                return f"{name}.{field} is not plain data: {value!r}"
    return ""


def field_names(holder: object) -> set[str]:
    """Return the names of the fields of an object, compiled or not."""
    names = set(getattr(type(holder), "__mypyc_attrs__", ())) | set(getattr(holder, "__dict__", ()))
    return {name for name in names if not name.startswith("__")}


def invariants(game: Game, state: State, rng: Random) -> str:
    """The invariants of the rules hold."""
    game.check_invariants(state)
    return ""


def result(game: Game, state: State, rng: Random) -> str:
    """Every seat has a score with its parts and one place; there is a reason exactly when the game is over."""
    found = game.result(state)
    everybody = list(range(state.players))
    if len(found.scores) != state.players or [sum(p.values()) for p in found.parts] != found.scores:
        return f"scores {found.scores} of {state.players} seats are not the sums of {found.parts}"
    if sorted(seat for place in found.ranking for seat in place) != everybody or not all(found.ranking):
        return f"{found.ranking} does not give every seat one place"
    over = not state.stack
    return "" if bool(found.reason) == over else f"the game is {'' if over else 'not '}over, reason {found.reason!r}"


# Events and views


def events(game: Game, state: State, events: Sequence[Event]) -> str:
    """An event has the fields of its kind, plain values, and seats where its audience looks for them."""
    for number, values in events:
        if not 0 <= number < len(game.events.kinds):
            return f"event kind {number} is not declared"
        kind = game.events.kinds[number]
        if len(values) != len(kind.audience) or any(plain(value) != value for value in values):
            return f"event {kind.name} has values {values} for its fields {list(kind.audience)}"
        whole = dict(zip(kind.audience, values, strict=True))
        for reader in {reader for readers in kind.audience.values() for reader in readers}:
            if whole[reader] not in range(CHANCE, state.players):
                return f"event {kind.name}: {reader}={whole[reader]!r} is not a seat"
    return ""


def determinization(game: Game, state: State, rng: Random) -> str:
    """A view is plain JSON, and a state sampled from it gives the viewer the same view and the same legal actions."""
    for viewer in (None, *range(state.players)):
        view = game.view(state, viewer)
        if json.loads(json.dumps(view)) != view:
            return f"the view of seat {viewer} is not plain JSON"
        world = game.determinize(view, rng)
        if game.view(world, viewer) != view:
            return f"seat {viewer} has another view in a state sampled from its view: a leak or a wrong sample"
        if viewer in state.to_act() and world.legal_actions(viewer) != state.legal_actions(viewer):
            return f"seat {viewer} has other legal actions in a state sampled from its view: a leak or a wrong sample"
        game.check_invariants(world)
    return ""


def insight(game: Game, state: State, rng: Random) -> str:
    """The numbers for a page and the explanation of a refusal are plain JSON, for every viewer."""
    text = game.actions.name(rng.randrange(len(game.actions)))
    for viewer in (None, *range(state.players)):
        view = game.view(state, viewer)
        found: list[Any] = [game.insight(view)]
        if viewer is not None and (rule := refusing_rule(game, state, viewer, text)) is not None:
            found += game.explain(view, viewer, text, rule)
        if any(json.loads(json.dumps(data)) != data for data in found):
            return f"insight or explanation for seat {viewer} is not plain JSON: {found}"
    return ""


# Games


def reloading(game: Game) -> str:
    """A pickled game has the same options and tables, and so has a pickled table of actions alone."""
    again = pickle.loads(pickle.dumps(game))
    if type(again) is not type(game) or repr(again) != repr(game) or again.option_values != game.option_values:
        return f"{game!r} is pickled as {again!r}"
    table = pickle.loads(pickle.dumps(game.actions))
    if table_rows(again.actions) != table_rows(game.actions) or table_rows(table) != table_rows(game.actions):
        return f"{game.actions!r} is pickled as {table!r}, and with its game as {again.actions!r}"
    return "" if deepcopy(game).option_values == game.option_values else "a deep copy has other options"


def versions(game: Game) -> str:
    """Older rules ascend to the newest; each ruling came with one of them, and each later field with a ruling."""
    known = [*game.older_rules, game.rules_version]
    if known != sorted(set(known)) or game.rules not in known or "rules" in game.option_values:
        return f"rules {game.rules} of {known}: not in order, not among them, or the name of an option as well"
    if wrong := [name for name, since in game.rulings.items() if since not in known[1:]]:
        return f"{', '.join(wrong)}: no version of the rules begins with this ruling"
    holders: list[Any] = [game.setup(game.seat_counts[0]), *(kind() for kind in game.frames)]
    for holder in holders:
        for field, ruling in holder.SINCE.items():
            if field not in holder.AUDIENCE or ruling not in game.rulings:
                return f"{type(holder).__name__}.{field} is no field, or no ruling is called {ruling}"
    return ""


def table_rows(actions: Actions) -> list[tuple[Any, ...]]:
    """Return everything that a table declares, block by block."""
    return [(block.verb, block.base, block.parts, block.spots) for block in actions.blocks]


def plays(table: Replay, seat: Seat, text: str) -> str:
    """A legal action can be played."""
    table.play_line(table.name(seat), text)
    return ""


def ends(table: Replay, most: int) -> str:
    """Random play ends."""
    return f"no end after {most} lines" if table.step_count > most else ""


def replays(table: Replay) -> str:
    """The record of a game, written and read, gives the same states again."""
    record = read_record(str(table.record))
    again = Replay(table.game, [label for _, label in record.seats])
    for line in record.lines:
        play_file_line(again, line)
    if [str(line) for line in again.record.lines] != [str(line) for line in table.record.lines]:
        return "the record of a replay differs from its record"
    return "" if table.game.digest(again.state) == table.game.digest(table.state) else "a replay ends differently"


def undoes(table: Replay, seat: Seat, count: int) -> str:
    """Undo takes back only own decisions in a row, without another seat or chance between them."""
    if not count:
        return ""
    deciders = [step.seat for step in table.steps[-count:]]
    if deciders != [seat] * count:
        return f"{table.name(seat)} could take back {count} of these: {named(table, deciders)}"
    others = [s for s in table.to_act() if s != seat]
    return f"{table.name(seat)} could take back while {named(table, others)} must decide" if others else ""


def named(table: Replay, seats: Sequence[Seat]) -> str:
    """Return the names of seats, chance included."""
    return " ".join(CHANCE_NAME if seat == CHANCE else table.name(seat) for seat in seats)


AT_EACH_STEP: Final[tuple[Law, ...]] = (to_act, legal_actions, weights, invariants)
AT_SOME_STEPS: Final[tuple[Law, ...]] = (
    sampler,
    playouts,
    notation,
    audiences,
    result,
    copies,
    saving,
    pickling,
    printing,
    determinization,
    insight,
    refusals,
)
OF_A_GAME: Final[tuple[Callable[[Game], str], ...]] = (questions, reloading, versions)
