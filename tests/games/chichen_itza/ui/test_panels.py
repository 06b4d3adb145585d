"""The insight of a view in every position of a game."""

import json
import random

from patolli.core.registry import load
from patolli.games.chichen_itza.ui.insight import Insight


def test_it_is_plain_data_in_every_position_of_a_game() -> None:
    game = load("chichen_itza")
    state, rng, panels = game.new_state(3), random.Random(5), set()
    while state.to_act():
        for viewer in (None, 0, 1, 2):
            found = game.insight(game.view(state, viewer))
            assert json.loads(json.dumps(found)) == found
            assert set(found) == set(Insight.__annotations__)
            panels.add(found["panel"])
        seat = state.to_act()[0]
        state.step(seat, rng.choice(state.legal_actions(seat)))
    assert panels == {"", "choice", "combat"}
    over = game.insight(game.view(state, None))
    assert (over["panel"], over["step"], over["active"], over["hits_on"]) == ("", "", None, [])
