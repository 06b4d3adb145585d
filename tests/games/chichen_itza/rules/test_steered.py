"""The steered run counts what cards do, and nothing else: dead cards have no effects and are named."""

from collections import Counter
from random import Random

import pytest
from games.chichen_itza import effects, steered
from games.chichen_itza.effects import Effects, Shadow, zeros

from patolli.games.chichen_itza.data.cards import RANGED_HITS, RANGED_HITS_HERO
from patolli.games.chichen_itza.data.components import ACTIONS, KINDS
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.state import ChichenState

MORTAL = ("g13", "g54", "g61", "h10", "x08", "snake", "20", "21")  # cards that data alone can kill
LAST_ROUND = 6


def kill(game: ChichenItza) -> None:
    """Take the effect of each mortal card out of the box."""
    box = game.box
    box.cap_god[ACTIONS.index("land")] = 0
    box.god_hits[RANGED_HITS] = 0
    box.god_value[61] = 0
    box.hero_hits[RANGED_HITS_HERO] = 0
    box.ruin_gains[8] = []
    box.set_points[3] = 0
    for faces, marks in zip(box.face_hits, box.face_marks, strict=True):
        faces[KINDS.index("snake")] = zeros(faces[KINDS.index("snake")])
        marks[KINDS.index("snake")] = zeros(marks[KINDS.index("snake")])


def effects_in(game: ChichenItza, games: int) -> Effects:
    """The effects in some short games, in which mortal cards are dealt first."""
    others = {card: 1000 for card in steered.cards(game) if card not in MORTAL}
    found: Effects = Counter(others)
    for i in range(games):
        steered.play(game, 4, LAST_ROUND, found, Random(i))
    return found - Counter(others)


@pytest.mark.rule("I20.13", "I20.54", "I20.61", "I21.10", "I22.20", "I22.21", "I23.6", "I24.1")
def test_dead_cards_have_no_effects() -> None:
    alive, dead = ChichenItza({}), ChichenItza({})
    kill(dead)
    found = effects_in(alive, 7)
    assert [card for card in MORTAL if not found[card]] == []
    found = effects_in(dead, 3)
    assert [card for card in MORTAL if found[card]] == []
    assert len(found) > 50  # the others go on


@pytest.mark.rule("I18.14")
def test_a_shadow_that_lacks_nothing_has_no_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = effects.shadows

    def more(s: ChichenState) -> list[Shadow]:
        blue = [Shadow("blue", effects.without_god(s, god), {}) for god in range(61, 81)]  # idle until the scoring
        return [*usual(s), Shadow("same", s.copy(), {}), *blue]

    monkeypatch.setattr(effects, "shadows", more)
    found: Effects = Counter()
    steered.play(ChichenItza({}), 3, LAST_ROUND, found, Random(1))
    assert found["same"] == found["blue"] == 0 < found.total()


@pytest.mark.rule("I18.14")
def test_cards_with_few_effects_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = Counter({card: steered.ENOUGH for card in steered.cards(ChichenItza({}))})
    monkeypatch.setattr(steered, "run", lambda game, games, seed: found)
    assert steered.main([]) == 0
    assert "at least 20 times" in capsys.readouterr().out
    found["g13"] -= 1
    assert steered.main([]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "fewer than 20 effects: g13"
