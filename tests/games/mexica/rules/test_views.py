"""Chapter 21: every viewer sees everything."""

import json
from random import Random
from typing import Any

import pytest
from games.language import play
from games.mexica import reference
from games.mexica.examples import turn_of
from games.mexica.position import at, new

from patolli.core.audience import ALL, DERIVED
from patolli.core.registry import load

DEAL = "*: deal 3 3 4 5 6 7 8 9"
PLACED = f"{DEAL} | p1: place H6 | p2: place G7 | p3: place I7"


@pytest.mark.rule("M21.1", "M21.3")
def test_everybody_sees_everything() -> None:
    table = at("phase 2; seats 3; p1 K3 2@C4; p2 K4; p3 K5; show 9 12; chips p2 2; hand p3 1 0 0 1; ap 4")
    for now in (new(3), play(new(3), PLACED), table, play(table, "p1: discard 9")):
        views = [now.game.view(now.state, seat) for seat in (None, 0, 1, 2)]
        assert [view.pop("seat") for view in views] == [None, 0, 1, 2]
        assert all(view == views[0] for view in views)
        dump = now.game.dump(now.state)
        assert views[0]["state"] == dump["state"] and views[0]["stack"] == dump["stack"]
        assert json.loads(json.dumps(views[0])) == views[0]


@pytest.mark.rule("M21.1")
def test_no_field_is_hidden() -> None:
    holders: list[Any] = [new(2).state, *[frame() for frame in load("mexica").frames]]
    assert {audience for holder in holders for audience in holder.AUDIENCE.values()} == {ALL, DERIVED}
    kinds = load("mexica").events.kinds
    assert kinds and not any(readers for kind in kinds for readers in kind.audience.values())


@pytest.mark.rule("M21.2")
def test_the_waiting_tiles_are_listed() -> None:
    view = play(new(4), DEAL)
    seen = view.game.view(view.state, None)["state"]
    assert seen["waiting"] == [0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1]
    assert [a + b for a, b in zip(seen["display"], seen["waiting"], strict=True)] == list(reference.COPIES.values())


@pytest.mark.rule("M21.3")
def test_a_guess_is_the_state() -> None:
    table = play(new(3), PLACED)
    world = table.game.determinize(table.game.view(table.state, 2), Random(1))
    assert table.game.digest(world) == table.game.digest(table.state)
    assert turn_of(table).seat == 0
