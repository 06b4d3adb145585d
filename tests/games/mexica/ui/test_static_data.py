"""The static data of a drawing agree with the rules of the board (M1)."""

import json
import random

import pytest

from patolli.core.registry import load

GAME = load("mexica")
SCENE = GAME.static_data()


@pytest.mark.rule("M1.1", "M1.2")
def test_the_cells_of_the_static_data_are_the_places_of_the_game() -> None:
    letters = SCENE["letters"]
    assert [f"{letters[x]}{y + 1}" for x, y in SCENE["cells"]] == [GAME.spot_names[cell] for cell in range(196)]
    assert all(x < SCENE["columns"] and y < SCENE["rows"] for x, y in SCENE["cells"])


@pytest.mark.rule("M1.3")
def test_the_palace_of_the_static_data() -> None:
    assert SCENE["palace"] == ["h6", "g7", "h7", "i7", "h8"]
    assert SCENE["crest"] == "h7"


@pytest.mark.rule("M1.11")
def test_the_tiles_of_the_static_data() -> None:
    assert SCENE["tiles"][0] == (3, 2, 1)
    assert SCENE["tiles"][10] == (13, 7, 4)
    assert [size for size, *_ in SCENE["tiles"]] == list(range(3, 14))


@pytest.mark.rule("M2.2", "M2.4")
def test_the_supply_of_the_static_data_is_that_of_the_start() -> None:
    state = GAME.view(GAME.new_state(2), None)["state"]
    supply = {name: state[name] for name in ("singles", "doubles", "bridges")} | {"chips": state["bank"]}
    assert SCENE["supply"] == supply


@pytest.mark.rule("M3.4")
def test_the_costs_of_the_static_data_are_those_of_the_game() -> None:
    state = GAME.new_state(2)
    rng = random.Random(3)
    checked = set()
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal_actions(seat)
        for action in legal if seat >= 0 else ():
            verb, *words = GAME.actions.name(action).split(" ")
            costs = SCENE["costs"].get(f"{verb} {words[0]}" if words else verb) or SCENE["costs"].get(verb, {})
            if verb != "sail":
                assert costs == GAME.cost(state, action), GAME.actions.name(action)
                checked.add(verb)
        state.step_with_events(seat, rng.choice(legal))
    assert {"chip", "walk", "jump", "canal", "bridge"} <= checked


@pytest.mark.rule("M1.1")
def test_static_data_are_plain_data() -> None:
    assert json.loads(json.dumps(SCENE))["columns"] == 21
