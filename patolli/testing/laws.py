"""The laws that every game obeys, one function each; its docstring is the law.

A law gets a game, a position and a random generator, and returns a fault as a text, or an empty text. The laws of
decisions are in `decisions`, those of copies in `copies`, those of questions and refusals in `refusals`, and those of
secrets in `lockstep`. `fuzz` plays random games under all laws, and the contract suite plants a fault for each.
"""

import json
import pickle
import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from patolli.core.actions import Actions
from patolli.core.audience import DERIVED, OWNER, Each, Seat, plain
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.record import CHANCE_NAME, read_record
from patolli.core.replay import Replay, play_file_line
from patolli.core.state import CHANCE, State
from patolli.testing.copies import copies, pickling, playouts, saving
from patolli.testing.decisions import legal_actions, notation, sampler, to_act, weights
from patolli.testing.refusals import questions, refusals, refusing_rule

Law = Callable[[Game, State, Random], str]

KERNEL_FIELDS: Final = {"game", "players", "stack", "emitted", "kept", "kept_seat"}


# States


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
        if viewer is not None and world.may_act() != state.may_act():
            return f"in a state sampled from the view of seat {viewer} other seats may act: {world.may_act()}"
        able = viewer is not None and state.can_act(viewer)
        if able and world.legal_actions(viewer) != state.legal_actions(viewer):
            return f"seat {viewer} has other legal actions in a state sampled from its view: a leak or a wrong sample"
        game.check_invariants(world)
    return ""


def insight(game: Game, state: State, rng: Random) -> str:
    """The numbers for a page and the explanation of a refusal are plain JSON from the view alone, for every viewer."""
    text = game.actions.name(rng.randrange(len(game.actions)))
    for viewer in (None, *range(state.players)):
        view = game.view(state, viewer)
        found: list[Any] = [game.insight(view)]
        if game.page(state, viewer) != (view, found[0]):
            return f"the page of seat {viewer} is not its view with the insight of that"
        if viewer is not None and (rule := refusing_rule(game, state, viewer, text)) is not None:
            found += game.explain(view, viewer, text, rule)
        if any(json.loads(json.dumps(data)) != data for data in found):
            return f"insight or explanation for seat {viewer} is not plain JSON: {found}"
    return ""


def outlook(game: Game, state: State, rng: Random) -> str:
    """The price of a legal action and the messages before it are plain JSON, and asking for them changes nothing."""
    for seat in filter(state.can_act, range(state.players)):
        legal = state.legal_actions(seat)
        before = game.digest(state)
        for action in {game.actions.verb(action): action for action in rng.sample(legal, len(legal))}.values():
            found = [game.cost(state, action), [list(message) for message in game.outlook(state, seat, action)]]
            if json.loads(json.dumps(found)) != found:
                return f"price or outlook of {game.actions.name(action)} is not plain JSON: {found}"
        if game.digest(state) != before:
            return f"the outlook of seat {seat} has changed the state"
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
    outlook,
    refusals,
)
OF_A_GAME: Final[tuple[Callable[[Game], str], ...]] = (questions, reloading, versions)
