"""Chapter 12: third seats in a combat."""

import pytest
from games.cortez.examples import holds, strengths
from games.cortez.position import at
from games.language import asked, heard, offers, play, refused, view

from patolli.games.cortez.rules.combat.battle import current_battle

ATTACK = "red move a1 ; red to b1 ; red lay 5 ; red done"
SETUP = "4 action red; red a1; blue b1 u1; orange u2; green u3; hand red war 53; hand blue war 6"


@pytest.mark.rule("C12.1")
@pytest.mark.parametrize("third", ["orange", "green"])
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_every_third_seat_may_help_either_side(third: str, side: str) -> None:
    table = play(at(f"{SETUP}; hand {third} war 4"), ATTACK)
    assert asked(table) == third
    combatant = "red" if side == "attacker" else "blue"
    table = play(table, f"{third} hire {side} 4 ; {third} send ; {combatant} accept")
    combat = current_battle(table.state)
    assert combat is not None
    seat = table.game.seat_names(4).index(third)
    assert (combat.lent_to[seat], combat.lent[seat]) == (0 if side == "attacker" else 1, 4)


@pytest.mark.rule("C12.2")
def test_the_order_of_a_mercenary_round() -> None:
    seats = {"yellow": "a1", "blue": "b1", "red": "c1", "orange": "d1", "green": "e1", "violet": "f1"}
    hands = "; ".join(f"hand {colour} war 1" for colour in seats)
    places = "; ".join(f"{colour} {field}" for colour, field in seats.items())
    table = play(
        at(f"6 action yellow; {places}; {hands}"), "yellow move a1 ; yellow to b1 ; yellow lay 1 ; yellow done"
    )
    order = []
    for _ in range(4):
        order.append(asked(table))
        table = play(table, f"{asked(table)} pass")
    assert order == ["violet", "red", "orange", "green"]
    assert asked(table) == "blue"


@pytest.mark.rule("C12.2")
def test_one_decision_in_a_round() -> None:
    table = play(at(f"{SETUP}; hand orange war 41 sup 1c; hand green war 2"), ATTACK)
    table = play(table, "orange hire attacker 4 ; orange send ; red decline")
    assert asked(table) == "green"
    table = play(table, "green pass")
    assert asked(table) == "blue"


@pytest.mark.rule("C12.3", "C22.3")
@pytest.mark.parametrize(
    ("hand", "proposals", "answers"),
    [
        ("", 3, None),
        ("war 1", 3, ["pass", "hire attacker 1", "hire defender 1"]),
        ("sup 1c", 3, ["pass", "aid attacker", "aid defender"]),
        ("bribe blank", 3, ["pass"]),
        ("bribe own", 3, ["pass"]),
        ("bribe recruits", 3, ["pass", "play recruits"]),
        ("war 1", 0, ["pass", "hire attacker 1", "hire defender 1"]),
        ("sup 1c", 0, None),
        ("war 11 sup 1c", 0, ["pass", "hire attacker 1", "hire defender 1"]),
        ("sup 1c bribe vp7", 0, ["pass"]),
    ],
)
def test_the_seats_that_are_asked(hand: str, proposals: int, answers: list[str] | None) -> None:
    table = at(f"{SETUP}; hand orange {hand}" if hand else SETUP, proposals=proposals)
    window = " ; orange pass" if "bribe" in hand else ""
    table = play(table, f"red move a1 ; red to b1{window} ; red lay 5 ; red done")
    if answers is None:
        assert asked(table) == "blue"
    else:
        assert (asked(table), offers(table)) == ("orange", answers)


@pytest.mark.rule("C12.3", "C12.6")
def test_a_seat_that_has_lent_is_asked_only_for_other_cards() -> None:
    lend = f"{ATTACK} ; orange hire attacker 1 ; orange send ; red accept"
    table = play(at(f"{SETUP}; hand orange war 11"), f"{lend} ; blue pass")
    assert asked(table) == "red"  # orange is not asked
    rich = play(at(f"{SETUP}; hand orange war 11 sup 1g"), f"{lend} ; blue pass")
    assert (asked(rich), offers(rich)) == ("orange", ["pass", "aid attacker", "aid defender"])
    assert refused(rich, "orange hire defender 1") == "C12.6"


@pytest.mark.rule("C12.4", "C23.1", "C23.3", "C23.5")
def test_the_value_is_shown_to_the_combatant_alone() -> None:
    table = play(at(f"{SETUP}; hand orange war 4 sup 1c; hand green war 1"), f"{ATTACK} ; orange hire defender 4")
    for who, value in (("orange", 4), ("blue", 4), ("red", None), ("green", None), (None, None)):
        assert [event["value"] for event in heard(table, who, "showed")] == [value]
        (deal,) = [frame for frame in view(table, who)["stack"] if frame["frame"] == "Trade"]
        assert deal["value"] == value
    assert offers(table) == ["send", "give camouflage", "cancel"]  # blue has no supplies to want
    lent = play(table, "orange send ; blue accept")
    for who, value in (("orange", 4), ("blue", 4), ("red", None), ("green", None), (None, None)):
        (combat,) = [frame for frame in view(lent, who)["stack"] if frame["frame"] == "Combat"]
        assert combat["lent"][2] == value and combat["lent_to"][2] == 1
        assert [event["value"] for event in heard(lent, who, "lent")] == [value]


@pytest.mark.rule("C12.4")
def test_only_cards_in_hand_are_offered() -> None:
    table = play(at(f"{SETUP}; hand orange war 4"), ATTACK)
    assert refused(table, "orange hire attacker 5") is not None
    assert refused(table, "orange lay 4") == "C22.6"


@pytest.mark.rule("C12.5")
def test_a_concluded_hire() -> None:
    table = at("3 action red; red a1; blue b1 u1; orange u2; hand red war 53 sup 2g1w; hand orange war 64 sup 1c")
    table = play(
        table,
        "red move a1 ; red to b1 ; red pass ; red lay 5 ; red done ; orange hire attacker 6"
        " ; orange give camouflage ; orange want gold ; orange want gold ; orange send ; red accept",
    )
    holds(table, "hand red war 3 sup 1c1w")
    holds(table, "hand orange war 4 sup 2g")
    table = play(table, "blue pass ; orange pass ; red pass ; orange pass")
    assert strengths(table) == "11 0"


@pytest.mark.rule("C12.6", "C24.11")
def test_one_card_per_combat() -> None:
    table = play(
        at(f"{SETUP}; hand orange war 11 sup 1g"),
        f"{ATTACK} ; orange hire attacker 1 ; orange send ; red accept ; blue pass",
    )
    assert offers(table, "hire") == []
    for side in ("attacker", "defender"):
        assert refused(table, f"orange hire {side} 1") == "C12.6"


@pytest.mark.rule("C12.7")
def test_after_a_refusal_the_card_stays() -> None:
    table = play(at(f"{SETUP}; hand orange war 41"), f"{ATTACK} ; orange hire attacker 4 ; orange send ; red decline")
    holds(table, "hand orange war 41")
    table = play(table, "blue pass")
    assert offers(table, "hire") == ["hire attacker 1", "hire attacker 4", "hire defender 1", "hire defender 4"]
    table = play(table, "orange hire defender 4 ; orange send ; blue accept")
    holds(table, "hand orange war 1")


@pytest.mark.rule("C12.8", "C14.9")
def test_aid() -> None:
    table = at("3 action red; red a1; blue b1; orange u2; hand red war 5 sup 1g; hand blue war 6; hand orange sup 1w")
    table = play(table, "red move a1 ; red to b1 ; red pass ; red lay 5 ; red done ; orange aid attacker")
    assert asked(table) == "orange" and offers(table) == [
        "give weapon",
        "want camouflage",
        "want weapon",
        "want food",
        "want gold",
        "cancel",
    ]
    assert refused(table, "orange send") == "C14.9"
    table = play(table, "orange give weapon ; orange want gold ; orange send ; red accept")
    holds(table, "hand red war sup 1w")
    holds(table, "hand orange sup 1g")
    table = play(table, "blue lay 6 ; blue done ; orange pass")
    assert "weapon" in offers(table)  # the combatant lays it himself
    table = play(table, "red weapon ; red done ; orange pass ; blue pass ; orange pass ; red pass ; orange pass")
    assert strengths(table) == "10 6"


@pytest.mark.rule("C12.9", "C24.12", "C12.3")
def test_three_offers_per_combat() -> None:
    setup = SETUP.replace("war 53", "war 5321")
    table = play(
        at(f"{setup}; hand orange war 4 sup 1c"), f"{ATTACK} ; orange hire attacker 4 ; orange send ; red decline"
    )
    table = play(table, "blue pass ; orange aid defender ; orange give camouflage ; orange send ; blue decline")
    table = play(table, "red lay 3 ; red done ; orange hire defender 4 ; orange send ; blue decline ; blue pass")
    assert asked(table) == "red"  # orange has no offers left and is not asked
    combat = current_battle(table.state)
    assert combat is not None and combat.offers == [0, 0, 3, 0]


@pytest.mark.rule("C12.9", "C12.12")
def test_no_fourth_offer() -> None:
    setup = SETUP.replace("war 53", "war 5321")
    table = at(f"{setup}; hand orange war 4 sup 1c bribe recruits")
    offer = "orange hire attacker 4 ; orange send ; red decline"
    table = play(
        table,
        f"red move a1 ; red to b1 ; orange pass ; red lay 5 ; red done ; {offer}"
        f" ; blue pass ; {offer} ; red lay 3 ; red done ; {offer} ; blue pass",
    )
    assert (asked(table), offers(table)) == ("orange", ["pass", "play recruits"])
    assert refused(table, "orange hire attacker 4") == "C12.9"
    assert refused(table, "orange aid attacker") == "C12.9"


@pytest.mark.rule("C12.9")
def test_offers_are_counted_anew_in_the_next_combat() -> None:
    table = at("3 action red; red a1; blue b1 c1; orange u2; hand red war 666; hand orange war 4")
    offer = "orange hire attacker 4 ; orange send ; red decline"
    table = play(
        table,
        f"red move a1 ; red to b1 ; red lay 6 ; red done ; {offer}"
        f" ; blue pass ; {offer} ; red pass ; {offer} ; * war 1 ; red to u1",
    )
    table = play(table, "red move b1 ; red to c1 ; red lay 6 ; red done")
    assert offers(table, "hire") == ["hire attacker 4", "hire defender 4"]


@pytest.mark.rule("C12.11", "C13.1", "C13.3")
def test_lent_cards_are_not_redrawn() -> None:
    table = at("3 action red; red a1; blue b1 u1; orange u2; hand red war 5; hand blue war 1; hand orange war 64")
    table = play(
        table,
        "red move a1 ; red to b1 ; red lay 5 ; red done ; orange hire attacker 6"
        " ; orange send ; red accept ; blue pass ; red pass",
    )
    table = play(table, "* war 1")
    assert asked(table) == "red"  # blue laid nothing, orange draws nothing
    after = play(table, "red to c1")
    holds(after, "hand red war 1")
    holds(after, "hand orange war 4")
    assert sum(after.state.war_deck[0]) == 40 - 2


@pytest.mark.rule("C12.12", "C16.12")
def test_a_third_seat_plays_a_card_and_is_asked_again() -> None:
    table = at(f"{SETUP}; hand orange bribe recruits foreign; hand green bribe stores")
    table = play(table, "red move a1 ; red to b1 ; orange pass ; green pass ; red lay 5 ; red done")
    assert offers(table) == ["pass", "play recruits"]
    assert refused(table, "orange play foreign") in ("C12.12", "C16.12")
    table = play(table, "orange play recruits ; * war 1 ; * war 1 ; * war 1 ; * war 1 ; * war 1")
    assert (asked(table), offers(table)) == ("orange", ["pass", "hire attacker 1", "hire defender 1"])
    last = at("3 action red; red a1; blue b1; orange c1; hand red war 5; hand orange bribe stores; deck; discard 1g")
    last = play(
        last, "red move a1 ; red to b1 ; orange pass ; red lay 5 ; red done ; orange play stores ; * supply gold"
    )
    assert (asked(last), offers(last)) == ("orange", ["pass", "aid attacker", "aid defender"])


@pytest.mark.rule("C12.12")
def test_asked_again_in_any_case() -> None:
    """Even if nothing but a pass is left after the last card."""
    table = at(
        "3 action red; red a1; blue b1; orange c1; hand red war 5; hand orange bribe stores; deck 1g", proposals=0
    )
    table = play(
        table, "red move a1 ; red to b1 ; orange pass ; red lay 5 ; red done ; orange play stores ; * supply gold"
    )
    assert (asked(table), offers(table)) == ("orange", ["pass"])
    assert asked(play(table, "orange pass")) == "blue"
