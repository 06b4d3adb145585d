"""The static data of the board and the cards for a drawing, and the odds of a fight before it is chosen."""

import json
import random

import pytest
from games.cortez import reference
from games.cortez.position import Table, at
from games.language import loaded, play

from patolli.core.game import Message
from patolli.games.cortez.state import FOOD, CortezState, free_collars


@pytest.mark.rule("C2.1", "C2.8", "C2.20", "C2.21")
def test_the_scene_is_the_map() -> None:
    game = loaded("cortez")
    scene = json.loads(json.dumps(game.static_data()))
    names = [game.spot_names[field] for field in range(scene["columns"] * scene["rows"])]
    assert (scene["columns"], scene["rows"], len(scene["fields"])) == (21, 17, len(names))
    assert {name for name, kind in zip(names, scene["fields"], strict=True) if kind != "city"} == set(reference.OUTSIDE)
    assert {names[at]: number for at, number in enumerate(scene["city"]) if number} == {
        f"tn{number}": number for number in range(1, 26)
    }
    assert {names[int(at)]: v["supplies"] for at, v in scene["villages"].items() if v["name"] == "tulpetlac"} == {
        "p2": 2
    }
    assert len(scene["villages"]) == 15
    assert (scene["city_size"], names[scene["city"].index(scene["square"])]) == (25, "tn25")
    assert [(b["word"], names[b["field"]], b["east"]) for b in scene["bridges"]] == [
        ("tepeyac", "k4", False),
        ("tenayuca", "i5", True),
        ("tlacopan", "g9", True),
        ("coyoacan", "i13", True),
        ("iztapalapa", "k14", False),
    ]


@pytest.mark.rule("C1.5", "C1.6", "C1.7", "C1.9")
def test_the_scene_knows_the_cards() -> None:
    scene = loaded("cortez").static_data()
    assert dict(zip(scene["supplies"]["words"], scene["supplies"]["value"], strict=True)) == {
        "camouflage": 1,
        "weapon": 2,
        "food": 3,
        "gold": 4,
    }
    assert (sum(scene["supplies"]["copies"]), sum(scene["war"]), sum(scene["bribes"]["copies"])) == (100, 40, 9)
    assert sum(scene["events"]["copies"]) == 20


@pytest.mark.rule("C24.2")
def test_the_view_gives_food_and_collars_left() -> None:
    game, rng = loaded("cortez"), random.Random(2)
    state = game.new_state(3)
    assert isinstance(state, CortezState)
    fought = 0
    while state.to_act():
        fought += state.march >= 0
        for seat in range(3) if rng.random() < 0.1 or state.march >= 0 else ():
            left = dict(game.describe(game.view(state, seat)))["view-left"]
            assert (left["food"], left["collars"]) == (state.supply[seat][FOOD], free_collars(state, seat))
        seat = rng.choice(state.to_act())
        state.step_with_events(seat, rng.choice(state.legal_actions(seat)))
    assert fought > 10


def foresee(table: Table, text: str) -> list[Message]:
    """Return the outlook of an answer; it is the same in all worlds that the seat cannot tell apart."""
    (seat,) = table.state.to_act()
    action = table.game.actions.parse(text)
    view = table.game.view(table.state, seat)
    found = table.game.outlook(table.state, seat, action)
    for number in range(5):
        assert table.game.outlook(table.game.determinize(view, random.Random(number)), seat, action) == found
    return found


def chance(table: Table, text: str, of: str = "chance") -> object:
    """Return a number of the outlook."""
    ((_, args),) = foresee(table, text)
    return args[of]


@pytest.mark.rule("C11.13", "C11.14")
@pytest.mark.parametrize(
    ("own", "other", "percent"),
    [
        ("war 6", "war 1", 90),  # a 6 is one of 4 in 40 cards, and equality is the defender's
        ("war 1", "war 1", 0),
        ("war 66", "", 100),
        ("war 6", "war 11", 43),  # 339 of 780 pairs make 5 or less
        ("war 3 sup 1w", "war 1", 90),  # doubled
    ],
)
def test_odds_of_an_attack(own: str, other: str, percent: int) -> None:
    table = play(at(f"2 action red; red a1; blue b1; hand red {own}; hand blue {other}"), "red move a1")
    assert chance(table, "to b1") == percent
    assert chance(table, "to b1", "levied") is None
    assert foresee(table, "to a2") == []


@pytest.mark.rule("C10.14")
def test_odds_know_of_levies_and_weapons() -> None:
    table = play(at("2 action red; red a1; blue b1; hand red war 6; hand blue war 1 sup 1f"), "red move a1")
    assert chance(table, "to b1") == 79  # the supply card is a weapon with 1/4; then only the 18 cards below 3 lose
    levied = chance(table, "to b1", "levied")
    assert isinstance(levied, int) and levied < 5


@pytest.mark.rule("C10.5")
def test_odds_against_deputies_are_those_of_the_lot() -> None:
    text = "4 action red; red a1; spaniard b1; blue u1; green u2; hand red war 6; hand blue war 1"
    assert chance(play(at(text), "red move a1"), "to b1") == 95  # half of 90 and half of 100


@pytest.mark.rule("C11.13", "C11.14")
def test_odds_while_cards_are_laid() -> None:
    text = "2 action red; red a1; blue b1; hand red war 52 sup 1w; hand blue war 42"
    table = play(at(text), "red move a1 ; red to b1 ; red pass")
    assert chance(table, "lay 5", "strength") == 5
    assert chance(table, "lay 5") == 100  # nothing lies on the other side yet
    table = play(table, "red lay 5 ; red done ; blue lay 2 ; blue done")
    assert (chance(table, "pass", "strength"), chance(table, "weapon", "strength")) == (5, 10)
    assert (chance(table, "pass"), chance(table, "weapon")) == (78, 100)  # 31 of 40 cards are below 5


@pytest.mark.rule("C11.3", "C27.1")
def test_under_rules_1_a_low_card_or_a_weapon_names_the_cards_it_shuts_out() -> None:
    text = "2 action red; red a1; blue b1; hand red war 6532 sup 1w; hand blue war 42"
    free = play(at(text), "red move a1 ; red to b1 ; red pass")
    assert chance(free, "lay 2", "shut") == []
    table = play(at(text, rules=1), "red move a1 ; red to b1 ; red pass")
    assert [chance(table, f"lay {value}", "shut") for value in (6, 3, 2)] == [[], [5, 6], [3, 5, 6]]
    table = play(table, "red lay 5")
    assert [chance(table, text, "shut") for text in ("lay 2", "weapon", "done")] == [[3], [2, 3], []]


@pytest.mark.rule("C14.5", "C15.7")
def test_light_answers_are_answers() -> None:
    game = loaded("cortez")
    answers = {frame.__name__: frame.VERBS for frame in game.frames}
    for frame, verbs in game.static_data()["light"].items():
        assert set(verbs) <= set(answers[frame]), frame
