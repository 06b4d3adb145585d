"""The data of a drawing, the spots of actions, and the odds before a fight."""

import json
import random
from typing import Any

import pytest
from games.chichen_itza.position import Table, at
from games.language import loaded, offers, play, seat_at

from patolli.core.registry import load
from patolli.games.chichen_itza.rules.combat.battle import current_battle
from patolli.games.chichen_itza.rules.combat.dice import hit_mask
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.state import NO_SEAT, ChichenState
from patolli.games.chichen_itza.ui import describe
from patolli.match.preview import preview
from patolli.messages import LANGS, Messages
from patolli.server.schema import common


def scene(**options: object) -> dict[str, Any]:
    return loaded("chichen_itza", **options).static_data()


def listed(value: Any) -> Any:
    """Return plain data with every tuple as a list, as it arrives at a page."""
    if isinstance(value, list | tuple):
        return [listed(entry) for entry in value]
    return {key: listed(entry) for key, entry in value.items()} if isinstance(value, dict) else value


def outlook(table: Table, text: str) -> dict[str, object]:
    """Return the one message that a seat gets before this action: its arguments and its id."""
    who, what = text.split(" ", 1)
    seat = seat_at(table, who)
    found = preview(table.game, table.game.view(table.state, seat), table.game.actions.parse(what))
    assert len(found.outlook) == 1, found.outlook
    message, args = found.outlook[0]
    return {"id": message, **args}


@pytest.mark.rule("I2.1")
def test_the_scene_is_plain_data_that_travels() -> None:
    assert json.loads(common.encode(scene())) == listed(scene())


@pytest.mark.rule("I2.2", "I2.4", "I2.5")
def test_places_lie_where_the_rules_have_them() -> None:
    found = listed(scene())
    assert len(found["spots"]) == len(found["cells"]) == 43
    where = dict(zip(found["spots"], found["cells"], strict=True))
    assert (where["r3"], where["t5"]) == ([0, -1], [1, 1])
    assert found["city"] == [[0, 0], [1, 0]]


@pytest.mark.rule("I6.13", "I25.20")
def test_every_turn_action_points_at_one_part_of_the_action_board() -> None:
    game = loaded("chichen_itza")
    parts = [part["spot"] for slot in scene()["slots"] for part in slot["parts"]]
    acts = [action for action in range(len(game.actions)) if game.actions.verb(action) == "act"]
    assert [game.actions.spots(action) for action in acts] == [(spot,) for spot in [*parts, "coins"]]
    assert scene()["slots"][15]["parts"][2] == {"spot": "hero free", "action": "free"}
    places = game.spot_names
    assert places[:43] == scene()["spots"] and places[43:] == [*parts, "coins"]


@pytest.mark.rule("I2.4")
def test_an_action_on_the_land_points_at_its_cell() -> None:
    game = loaded("chichen_itza")
    assert game.actions.spots(game.actions.parse("to r3")) == ("r3",)
    assert game.actions.spots(game.actions.parse("recruit a city")) == ("city",)
    assert game.actions.spots(game.actions.parse("idol coins")) == ()


@pytest.mark.rule("I1.5", "I1.9", "I15.3", "I16.1", "I17.6")
def test_cards_say_what_they_do() -> None:
    found = listed(scene())
    assert [len(found[cards]) for cards in ("gods", "heroes", "tasks", "ruins")] == [80, 24, 23, 12]
    assert found["gods"][19] | {"about": ""} == {
        "name": "g20", "colour": "gold", "about": "", "value": 1, "says": "word-g20",
    }  # fmt: skip
    assert found["heroes"][8] == {"name": "h09", "type": "b", "pay": 2, "says": "word-h09"}
    assert found["ruins"][9] == {"name": "x10", "points": 4, "gains": [["coins", 2], ["magic", 1]]}
    assert found["lines"][0] == {"name": "yellow-green", "gems": [0, 1], "gain": ["god", "green"]}
    assert (found["tasks"][14]["round"], found["tasks"][14]["points"]) == (5, 9)


@pytest.mark.rule("I1.4")
@pytest.mark.parametrize("lang", LANGS)
def test_all_that_a_drawing_says_has_words(lang: str) -> None:
    words, found = Messages(load("chichen_itza"), lang), scene()
    said = [card["says"] for cards in ("gods", "heroes", "tasks") for card in found[cards]]
    said += [f"word-{name}" for name in [*found["terms"], *found["gems"], "city", "reserve", "done", "none"]]
    said += [f"word-{part['action']}" for slot in found["slots"] for part in slot["parts"]]
    said += [f"word-{thing[key]}" for thing in found["tiles"] for key in ("name", "building")]
    said += [f"word-{thing['name']}" for key in ("wheels", "kinds", "phases") for thing in found[key]]
    for message in said:
        assert words.format(message) != message
    assert not words.missing


@pytest.mark.rule("I1.14", "I1.2", "I9.17", "I16.1", "I19.3")
def test_wheels_creatures_and_rounds() -> None:
    found = scene()
    assert found["wheels"][2]["values"] == {"ranged": [0, 1, 2, 3, 4, 5], "reach": [1, 2, 3, 4, 5, 6]}
    assert scene(movement="paired")["wheels"][2]["values"]["reach"] == [2, 2, 3, 3, 4, 4]
    assert found["wheels"][3]["values"]["fire"] == [1, 1, 2, 2, 3, "any"]
    shaman = found["kinds"][5]
    assert (shaman["name"], shaman["phases"]) == ("shaman", {"magic": "S", "melee": "H"})
    assert shaman["dice"]["dark"] == ["SS", "S", "SH", "H", "HH", ""]
    assert [r["die"] for r in found["rounds"]] == ["light"] * 3 + ["dark"] * 3
    extra = [phase["name"] for phase in found["phases"] if phase["extra"]]
    assert extra == ["magic-2", "ranged-2", "melee-4"]
    assert [r["sets"] for r in found["rounds"]] == [[], ["sun"], [], ["sun-moon"], ["moon"], ["moon-star"]]


@pytest.mark.rule("I10.9", "I13.4")
def test_the_odds_of_a_hunt_are_those_of_the_dice() -> None:
    # In each of three phases the warrior hits with 1 in 6 and the snake with 3 in 6, so both go on with 5 in 12. The
    # tile is taken if he alone is left (1 in 12 each time), or both after the third: a creature with one heart flees.
    odds = outlook(at("act red land; red city=1; snake r3 1"), "red to r3")
    on = 5 / 12
    taken = (1 + on + on**2) / 12 + on**3
    slain = (1 + on + on**2) / 6
    assert odds == {
        "id": "outlook-hunt", "creature": "snake", "strength": 1, "chance": round(100 * taken),
        "figure": round(100 * slain), "lost": f"{1 - taken:.1f}",
    }  # fmt: skip


def hunting(text: str) -> dict[str, object]:
    """Return the outlook of red before 4 warriors go from the city to r3."""
    return outlook(play(at(f"act red land; red city=4; {text}"), "red take 4"), "red to r3")


def number(odds: dict[str, object], key: str) -> int:
    value = odds[key]
    assert isinstance(value, int)
    return value


@pytest.mark.rule("I26.15")
def test_the_odds_know_no_strength_that_the_seat_has_not_seen() -> None:
    drawn = hunting("green scout=r3; snake r3 3 unseen")
    undrawn = hunting("snake r3")
    scouted = hunting("red scout=r3; snake r3 3 unseen")
    assert drawn == undrawn and undrawn["strength"] == 0
    assert scouted["strength"] == 3 and number(scouted, "figure") < number(undrawn, "figure")


@pytest.mark.rule("I3.8")
def test_strengths_that_were_seen_elsewhere_are_ruled_out() -> None:
    assert number(hunting("snake r3; snake r5 3"), "figure") > number(hunting("snake r3"), "figure")
    assert number(hunting("snake r3; green figures=snake3"), "figure") > number(hunting("snake r3"), "figure")


@pytest.mark.rule("I26.11")
def test_the_odds_of_an_attack_fear_the_hand_but_do_not_know_it() -> None:
    stone, fire, none = (hunting(f"red war=2; green r3=2 {hand}") for hand in ("stone=3", "fire=3", "stone=0"))
    assert stone == fire and (stone["id"], stone["defender"]) == ("outlook-attack", 1)
    assert number(none, "chance") == number(none, "least") == number(stone, "chance") > number(stone, "least")


@pytest.mark.rule("I16.12")
def test_the_odds_of_the_citys_defence() -> None:
    table = play(at("raid; track red green yellow blue; red city=6 h16@city; raids snake"), "* raid caiman")
    odds = [outlook(table, f"red {text}") for text in offers(table, "take")]
    assert [t["id"] for t in odds] == ["outlook-raid"] * 2
    assert all(0 < number(t, "chance") < 100 for t in odds)


@pytest.mark.rule("I8.11", "I8.12")
def test_nothing_is_said_of_a_way_without_a_fight() -> None:
    table = play(at("act red land; red city=4 r3=1"), "red from city ; take 4")
    view = table.game.view(table.state, seat_at(table, "red"))
    for text in ("to r3", "to r4"):
        assert preview(table.game, view, table.game.actions.parse(text)).outlook == []


@pytest.mark.rule("I10.23")
def test_the_numbers_that_hit_are_listed_with_the_dice() -> None:
    """A god and a hero of each kind on either side, in every throw of a random game."""
    game = load("chichen_itza")
    state = game.new_state(3)
    assert isinstance(state, ChichenState)
    rng = random.Random(7)
    listed = set()
    while seats := state.to_act():
        throw = state.stack[-1]
        if isinstance(throw, Throw):
            fight = current_battle(state)
            kept = state.god_owner.copy(), [*fight.heroes], throw.effect
            for god in (49, 54, 56, 57):
                state.god_owner[god] = rng.choice((NO_SEAT, fight.attacker, fight.defender))
            fight.heroes[throw.side] = rng.choice(([], [10]))
            for throw.effect in range(len(describe.THROWS)):
                mask = hit_mask(state, fight, throw.side, throw.effect)
                lines = dict(game.describe(game.view(state, None)))
                numbers = lines["view-dice"]["hitting"]
                assert numbers == [number for number in range(1, 7) if mask >> number & 1]
                listed.add((throw.effect, *numbers))
            state.god_owner, fight.heroes, throw.effect = kept
        state.step_with_events(seats[0], rng.choice(state.legal_actions(seats[0])))
    assert len(listed) > 8, "cards change the numbers"


@pytest.mark.rule("I6.12", "I18.15")
def test_a_warning_before_an_action_without_effect() -> None:
    table = at("turn red; red coins=20 n=0")
    assert [outlook(table, f"red act {act}")["id"] for act in ("reinforce", "hero move")] == ["outlook-no-effect"] * 2
    for act in ("war", "hero recruit", "regroup"):
        assert not preview(table.game, table.game.view(table.state, 0), table.game.actions.parse(f"act {act}")).outlook
    guarded = "all water-temple; land-temple u3 u4; tile land 2 1; red u3=1 war=1 {}; blue u4=1 gods=g19"
    table = at("turn red; " + guarded.format("coins=2 idols=1"))
    assert outlook(table, "red act land")["id"] == "outlook-needs-idol"
    table = at("turn red; " + guarded.format("coins=2"))
    assert outlook(table, "red act land")["id"] == "outlook-no-effect"
