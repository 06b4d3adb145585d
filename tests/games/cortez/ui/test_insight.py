"""The numbers of a view, and those that explain a refusal."""

import json
import random
from typing import Any

import pytest
from games.cortez.position import Table, at
from games.language import loaded, play, refused, seat_at, view

from patolli.core.rulebook import rule_message
from patolli.games.cortez.rules.auction import purse
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, Battle, combatant, strength
from patolli.games.cortez.state import OWN, CortezState, free_collars, nation_of_figure

ATTACK = "2 action red; red a1; blue b1; hand red war 6532 sup 1w; hand blue war 42"


def insight(table: Table, who: str | None) -> dict[str, Any]:
    """The numbers of a seat's or a spectator's view."""
    return table.game.insight(view(table, who))


def explained(table: Table, who: str, text: str) -> dict[str, object]:
    """The numbers that explain to a seat why its action is refused."""
    rule = refused(table, f"{who} {text}")
    assert rule is not None
    message, numbers = table.game.explain(view(table, who), seat_at(table, who), text, rule)
    assert message in (rule_message("explain", rule), "explain-not-asked", "explain-other-question")
    return numbers


def check_side(state: CortezState, combat: Battle, side: int, known: dict[str, Any]) -> None:
    """Compare a side of a combat with its real cards."""
    seat = combatant(state, combat, side)
    cards = combat.laid[seat].copy()
    for helper, to in enumerate(combat.lent_to):
        if to == side:
            cards[combat.lent[helper] - 1] += 1
    real = strength(cards, combat.weapons[side])
    assert known["seat"] == seat and known["war"] == sum(cards)
    assert known["least"] <= real <= known["most"]
    assert known["strength"] == (real if known["least"] == known["most"] else None)


@pytest.mark.rule("C15.4", "C24.2", "C11.13")
@pytest.mark.parametrize("players", [4, 5])
def test_numbers_are_those_of_the_state(players: int) -> None:
    game, rng = loaded("cortez"), random.Random(4 + players)
    state = game.new_state(players)
    assert isinstance(state, CortezState)
    sides = bids = 0
    while state.to_act():
        for seat in range(players) if state.march >= 0 or rng.random() < 0.1 else ():
            found = json.loads(json.dumps(game.insight(game.view(state, seat))))
            assert (found["purse"], found["collars"]) == (purse(state, seat), free_collars(state, seat))
            city = [code for field, code in enumerate(state.figure) if code and state.board.city[field]]
            assert found["nations"] == [sum(nation_of_figure(state, c) == n for c in city) for n in (0, 1)]
            assert [f["inside"] for f in found["figures"]] == [city.count(OWN + other) for other in range(players)]
            for side, known in zip((ATTACKER, DEFENDER), found["sides"], strict=False):
                combat = next(frame for frame in state.stack if isinstance(frame, Battle))
                check_side(state, combat, side, known)
                sides += 1
            legal = state.legal_actions(seat) if seat in state.to_act() else []
            made = [int(game.actions.name(a).split()[1]) for a in legal if game.actions.verb(a) == "bid"]
            assert found["bids"] == ([min(made), max(made)] if made else [])
            bids += bool(made)
        seat = rng.choice(state.to_act())
        state.step(seat, rng.choice(state.legal_actions(seat)))
    assert sides > 10 and bids


@pytest.mark.rule("C15.4")
def test_an_auction_is_for_all_and_purses_are_private() -> None:
    table = play(at("3 event bribery red; hand red sup 2g; hand blue sup 1c1g"), "blue bid 3")
    red, blue, other = (insight(table, who) for who in ("red", "blue", None))
    assert [found["panel"] for found in (red, blue, other)] == ["auction"] * 3
    assert [found["bid"] for found in (red, blue, other)] == [3] * 3
    assert [found["purse"] for found in (red, blue, other)] == [8, 5, None]
    assert [found["bids"] for found in (red, blue, other)] == [[4, 8], [], []]
    assert [found["question"] for found in (red, blue, other)] == ["auction"] * 3
    assert [found["bidder"] for found in (red, blue, other)] == [seat_at(table, "blue")] * 3


@pytest.mark.rule("C11.13", "C23.1")
def test_a_combat_opens_for_those_it_concerns() -> None:
    table = play(at(f"4{ATTACK[1:]}; green u1"), "red move a1 ; red to b1 ; red pass ; red lay 5")
    assert [insight(table, who)["panel"] for who in ("red", "blue", "green", None)] == [
        "combat",
        "combat",
        "",
        "combat",
    ]
    own, foe = (insight(table, who)["sides"][ATTACKER] for who in ("red", "blue"))
    assert (own["seen"], own["strength"]) == ([5], 5)
    assert (foe["seen"], foe["strength"], foe["least"], foe["most"]) == ([], None, 1, 6)


@pytest.mark.rule("C14.11")
def test_an_offer_names_lacking_supplies() -> None:
    table = at("3 action red; red a1; blue b1; orange c1; hand red sup 1g; hand blue sup 1c1f")
    table = play(table, "red propose blue ; red give gold ; red want food ; red want gold ; red send")
    assert [insight(table, who)["panel"] for who in ("red", "blue", "orange")] == ["deal", "deal", ""]
    assert [insight(table, who)["lacking"] for who in ("red", "blue", None)] == [[], ["gold"], []]


@pytest.mark.rule("C14.3", "C14.6")
def test_a_deal_shows_the_offer_of_its_maker() -> None:
    table = at("3 action red; red a1; blue b1; orange c1; hand red sup 1g; hand blue sup 1c1f")
    assert insight(table, "red")["deal"] is None
    table = play(table, "red propose blue ; red give gold ; red want food")
    red, blue = seat_at(table, "red"), seat_at(table, "blue")
    deal = {
        "kind": "trade",
        "opener": red,
        "partner": blue,
        "maker": red,
        "hidden": False,
        "drafts": True,
        "give": [0, 0, 0, 1],
        "want": [0, 0, 1, 0],
        "value": None,
        "sent": False,
        "countered": False,
    }
    assert insight(table, "red")["deal"] == deal
    nothing = [0, 0, 0, 0]
    assert insight(table, "blue")["deal"] == deal | {"hidden": True, "give": nothing, "want": nothing}
    assert insight(play(table, "red send"), "blue")["deal"] == deal | {"sent": True}


@pytest.mark.rule("C8.9")
def test_the_figure_that_marches_has_its_start() -> None:
    table = at(ATTACK)
    assert insight(table, "red")["figure"] is None
    table = play(table, "red move a1")
    figure = insight(table, None)["figure"]
    assert figure["code"] == OWN + seat_at(table, "red")
    assert table.state.figure[figure["start"]] == figure["code"]
    assert insight(table, "red")["left"] == {"phase": "first", "food": 0, "collars": insight(table, "red")["collars"]}
    assert insight(table, "blue")["left"]["phase"] == "" and insight(table, None)["left"] is None


@pytest.mark.rule("C15.7", "C16.9")
def test_other_panels_are_for_the_seat_that_is_asked() -> None:
    table = play(at("2 event bribery red; hand red sup 2g; hand blue sup 1c1g"), "blue bid 3 ; red pass")
    assert [(insight(table, who)["panel"], insight(table, who)["due"]) for who in ("blue", "red")] == [
        ("pay", 3),
        ("", 3),
    ]
    assert insight(at(ATTACK), "red")["panel"] == ""


@pytest.mark.rule("C15.4", "C15.8", "C8.9", "C11.5", "C14.3", "C14.6")
def test_numbers_explain_a_refusal() -> None:
    table = play(at("3 event bribery red; hand red sup 2g; hand blue sup 1c1g"), "blue bid 3")
    assert explained(table, "red", "bid 9") == explained(table, "red", "bid 999") == {"bid": 3, "purse": 8}
    walled = play(at("2 action red; red a1; blue b1 a2 a3 b2 c1; hand red war 1 sup 1c"), "red move a1")
    assert explained(walled, "red", "to a4") == {"price": 2, "camouflage": 1}
    armed = at("2 action red; red a1; blue b1; hand red war 65 sup 2w; hand blue war 42")
    armed = play(armed, "red move a1 ; red to b1 ; red pass ; red lay 5 ; red weapon")
    assert explained(armed, "red", "weapon") == {"weapons": 1, "war": 1}
    paying = play(at("2 event bribery red; hand red sup 2g; hand blue sup 1c1g"), "blue bid 5 ; red pass")
    assert explained(paying, "blue", "pay food") == {}
    early = at("2 event bribery red; hand red sup 2g; hand blue sup 1c1g", rules=1)
    assert explained(play(early, "blue bid 5 ; red pass"), "blue", "pay camouflage") == {"due": 5, "purse": 1}


@pytest.mark.rule("C15.4", "C22.6")
def test_an_explanation_gives_no_numbers_of_others() -> None:
    table = play(at("3 event bribery red; hand red sup 2g; hand blue sup 1c1g"), "blue bid 3")
    assert explained(table, "red", "gather") == {}
    spectator = table.game.explain(view(table, None), seat_at(table, "red"), "bid 9", "C15.4")
    assert spectator == ("explain-C15-4", {"bid": None, "purse": None}), "a purse is nobody else's business"
