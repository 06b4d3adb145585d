"""Views, insights, events and static data of every game fit the schemas of the game, with nothing besides."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from contract.test_laws import CASES
from jsonschema_rs import Draft202012Validator

from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.record import read_record_file
from patolli.core.registry import game_class, game_names, load
from patolli.core.replay import open_record, play_file_line
from patolli.core.schema import Schema, game_schemas
from patolli.core.state import State
from patolli.testing.fuzz import random_action

GOLDEN = Path(__file__).parent.parent / "golden"
STEPS = 250  # of a random game
EVERY = 9  # so many steps apart are views looked at; events always


class Checker:
    """The schemas of a game, closed: a property that no schema names is a fault."""

    def __init__(self, game: Game) -> None:
        self.game = game
        schemas = {name: closed(schema) for name, schema in game_schemas(game).items()}
        prefix = type(game).__name__
        parts = ("View", "Insight", "StaticData", "Event")
        named = {part: {"$ref": f"#/components/schemas/{prefix}{part}"} for part in parts}
        self.validators = {
            part: Draft202012Validator(schema | {"components": {"schemas": schemas}}) for part, schema in named.items()
        }

    def faults(self, part: str, value: Any) -> list[str]:
        """Return the places where a value, sent as JSON, does not fit."""
        sent = json.loads(json.dumps(value))
        return [f"{part} {error.instance_path}: {error.message}" for error in self.validators[part].iter_errors(sent)]

    def view_faults(self, state: State) -> Iterator[str]:
        """Yield the faults in the views and insights of all seats and of a spectator."""
        for viewer in (None, *range(state.players)):
            view = self.game.view(state, viewer)
            yield from self.faults("View", view)
            yield from self.faults("Insight", self.game.insight(view))

    def event_faults(self, events: list[Event], players: int) -> Iterator[str]:
        """Yield the faults in events as seats and a spectator see them."""
        for event in events:
            for viewer in (None, *range(players)):
                yield from self.faults("Event", self.game.events.visible(event, viewer))


def closed(schema: Any) -> Any:
    """Return a schema in which objects have no properties but those that it names."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    new = {key: closed(part) for key, part in schema.items()}
    return {"additionalProperties": False} | new if "properties" in new else new


def random_game_faults(checker: Checker, players: int, rng: Random) -> Iterator[str]:
    """Yield the faults of a random game."""
    state = checker.game.new_state(players)
    for step in range(STEPS):
        if step % EVERY == 0 or not state.to_act():
            yield from checker.view_faults(state)
        if not state.to_act():
            return
        seat = rng.choice(state.to_act())
        action = random_action(checker.game, state.legal_actions(seat), rng, verbs_first=True)
        yield from checker.event_faults(state.step_with_events(seat, action), players)


def record_faults(path: Path) -> Iterator[str]:
    """Yield the faults of a recorded game."""
    record = read_record_file(path)
    replay = open_record(record, path.parent)
    checker = Checker(replay.game)
    for number, line in enumerate(record.lines):
        before = len(replay.steps)
        play_file_line(replay, line)
        for step in replay.steps[before:]:
            yield from checker.event_faults(step.events, replay.state.players)
        if number % (10 * EVERY) == 0 or replay.over:
            yield from checker.view_faults(replay.state)


@pytest.mark.parametrize(("name", "options", "players", "rules"), CASES)
def test_random_games_fit_their_schemas(name: str, options: dict[str, object], players: int, rules: int | None) -> None:
    checker = Checker(load(name, options, rules))
    assert checker.faults("StaticData", checker.game.static_data()) == []
    assert list(random_game_faults(checker, players, Random(f"{name}{players}{options}"))) == []


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/games/*.patolli")), ids=lambda path: path.stem)
def test_recorded_games_fit_their_schemas(path: Path) -> None:
    assert list(record_faults(path)) == []


@pytest.mark.parametrize("name", game_names())
def test_another_value_does_not_fit(name: str) -> None:
    """A field too many, one too few, one of another type and an unknown frame are all found."""
    game = load(name)
    checker = Checker(game)
    view = game.view(game.new_state(game_class(name).seat_counts[-1]), None)
    insight = game.insight(view)
    assert checker.faults("View", view) == checker.faults("Insight", insight) == []
    some_field, some_number = next(iter(view["state"])), next(iter(insight))
    shorter = {field: value for field, value in view["state"].items() if field != some_field}
    faulty: list[tuple[str, Schema]] = [
        ("View", view | {"secret": 1}),
        ("View", view | {"state": view["state"] | {"secret": 1}}),
        ("View", view | {"state": shorter}),
        ("View", view | {"state": view["state"] | {some_field: {"no": "such"}}}),
        ("View", view | {"stack": [{"frame": "Siesta"}]}),
        ("View", view | {"game": "senet"}),
        ("Insight", insight | {some_number: 1.5}),
        ("Insight", insight | {"secret": 1}),
        ("Event", {"kind": "siesta"}),
        ("Event", {"kind": game.events.kinds[0].name}),
    ]
    assert [part for part, value in faulty if not checker.faults(part, value)] == []


@pytest.mark.parametrize("name", game_names())
def test_types_are_named_for_fields_that_exist(name: str) -> None:
    game = load(name)
    known = {field for kind in game.events.kinds for field in kind.audience}
    exact = {f"{kind.name}.{field}" for kind in game.events.kinds for field in kind.audience}
    assert set(game.event_types) <= known | exact
