"""Numbers for pages (`insight`) and explanations of refusals (`explain`)."""

import json

import pytest
from games.language import play, refused
from games.mexica.position import SEVEN, Table, at, cell_at, new

from patolli.core.game import Message

DEAL = "*: deal 3 3 4 5 6 7 8 9"


def panel(table: Table) -> str:
    """Return the panel that a page opens for a spectator."""
    return str(table.game.insight(table.game.view(table.state, None))["panel"])


def explained(table: Table, text: str) -> Message:
    """Return the explanation of the refusal of an action of p1."""
    rule = refused(table, f"p1: {text}")
    assert rule is not None
    return table.game.explain(table.game.view(table.state, 0), 0, text, rule)


@pytest.mark.rule("M3.3", "M15.1")
def test_action_points_and_temple_values() -> None:
    table = at(f"{SEVEN}; p1 T8 1@U6 2@T6; p2 3@U7; tile 7@T9; seats 4; ap 2")
    found = table.game.insight(table.game.view(table.state, None))
    assert found["turn"] == {"seat": 0, "ap": 2}
    east = {"cell": cell_at("t9"), "size": 7, "founded": True, "values": [3, 3, 0, 0], "neutral": 0}
    assert east in found["districts"]
    sizes = [district["size"] for district in found["districts"]]
    assert sizes == sorted(sizes, reverse=True)
    assert json.loads(json.dumps(found)) == found


@pytest.mark.rule("M20.1")
def test_the_panel_follows_the_open_question() -> None:
    assert panel(new(3)) == panel(play(new(3), DEAL)) == panel(play(new(2), DEAL)) == "setup"
    table = at("phase 2; seats 2; p1 K3; p2 K4; show 9")
    assert panel(table) == "turn"
    vote = play(table, "p1: discard 9")
    assert panel(vote) == "vote"
    assert vote.game.insight(vote.game.view(vote.state, 1))["turn"] == {"seat": 0, "ap": 6}
    over = play(at("phase 2; seats 2; p1 K3; p2 K4"), "p1: end | p2: end")
    assert panel(over) == ""


EXPLAINED = {
    "p1 J5; ap 4": ("jump k9", ("explain-M3-3", {"cost": 5, "ap": 4})),
    "p1 J5; ap 0": ("chip", ("explain-M3-3", {"cost": 1, "ap": 0})),
    "p1 J5; ap 1": ("build 3 k9", ("explain-M3-3", {"cost": 3, "ap": 1})),
    "canal K5; bridge K5 ns; canal M5; bridge M5 ns; canal L5; p1 K5; ap 0": (
        "sail m5",
        ("explain-M3-3", {"cost": 1, "ap": 0}),
    ),
    "round 1; p2 G7; p3 H7; p1 G9 1@F7 1@G6": (
        "build 1 g8",
        ("explain-M12-2", {"seat": 1, "cells": 1, "larger": 186}),
    ),
    f"{SEVEN}; p1 T8; show 3 9": ("found 9 u6", ("explain-M6-4", {"size": 7, "sizes": [3, 9]})),
    "p1 J5": ("walk o7", ("explain-M8-1", {})),
}


@pytest.mark.rule("M3.3", "M6.4", "M20.10")
@pytest.mark.parametrize("position", EXPLAINED)
def test_a_refusal_is_explained(position: str) -> None:
    text, message = EXPLAINED[position]
    assert explained(at(position), text) == message


@pytest.mark.rule("M18.5")
def test_a_neutral_temple_too_near_is_explained_by_the_distance() -> None:
    table = play(new(2, neutral_placement="players"), f"{DEAL} | p1: neutral 4 k7 | p2: neutral 3 d6")
    assert explained(table, "NEUTRAL 3 K8") == ("explain-M18-5", {"gap": 1, "distance": 4})
