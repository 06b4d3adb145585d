"""Chapters 7 to 9: actions, movement, villages."""

import pytest
from games.cortez.examples import cost, holds, is_target, run, targets
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused

HARBOURS = "i2 p3 d5 s7 d12 s13 i16 m16"

# C7 Actions


@pytest.mark.rule("C7.1", "C22.6")
def test_the_actions_of_a_turn() -> None:
    table = at("4 action red; red a1 u17; blue b1; hand red war 1 sup 1f; hand green sup 1c")
    assert offers(table) == [
        "pass",
        "gather",
        "levy",
        "propose blue",
        "propose orange",
        "propose green",
        "move a1",
        "move u17",
    ]
    for text in ("surrender", "collar a1", "bid 1", "lay 1", "play own", "turn tepeyac", "done"):
        assert refused(table, f"red {text}") == "C22.6"


@pytest.mark.rule("C7.2")
def test_gather() -> None:
    after = play(at("2 action red; red a1"), "red gather ; * supply weapon")
    holds(after, "hand red sup 1w")
    empty = at("2 action red; red a1; deck; discard")
    assert refused(empty, "red gather") == "C7.2"
    assert refused(at("2 action red; red a1; deck; discard 1c"), "red gather") is None
    assert refused(at("2 action red; red a1; deck 1c; discard"), "red gather") is None


@pytest.mark.rule("C7.3")
def test_levy() -> None:
    table = at("3 action orange; red a1; orange c1; hand orange war 1 sup 2f1g; hand red war 6")
    after = play(table, "orange levy ; * war 6 ; * war 5 ; * war 1 ; * war 1")
    holds(after, "hand orange war 65111 sup 1f1g")
    holds(after, "discard 1f")
    assert (sum(after.state.war_deck[0]), sum(after.state.war_deck[1])) == (34, 40)
    assert asked(after) == "orange"
    assert refused(at("2 action red; red a1; hand red sup 9c9w9g"), "red levy") == "C7.3"


@pytest.mark.rule("C7.4", "C17.3")
def test_levy_from_a_short_deck() -> None:
    table = play(at("2 action red; red a1; hand red sup 2f; wardeck aztec 61"), "red levy ; * war 6 ; * war 1")
    holds(table, "hand red war 61 sup 1f")
    assert asked(table) == "red"  # the second action
    assert refused(table, "red levy") == "C7.4"
    assert refused(at("2 action red; red a1; hand red sup 1f; wardeck aztec"), "red levy") == "C7.4"
    assert refused(at("2 action blue; blue a1; hand blue sup 1f; wardeck aztec"), "blue levy") is None


@pytest.mark.rule("C7.5", "C8.1")
def test_only_own_figures_move() -> None:
    table = at("4 action red; red a1; aztec b1; orange c1; blue d1; spaniard e1; hand red war 1")
    for field in ("b1", "c1", "d1", "e1", "f1"):
        assert refused(table, f"red move {field}") in ("C7.5", "C8.1")
    assert refused(table, "red move a1") is None


@pytest.mark.rule("C7.6")
def test_no_hand_limit() -> None:
    table = at("2 action red; red a1; hand red war 111111 sup 9c9w9f9g")
    after = play(table, "red gather ; * supply gold ; red levy ; * war 1 ; * war 1 ; * war 1 ; * war 1")
    holds(after, "hand red war 1111111111 sup 9c9w8f10g")


@pytest.mark.rule("C7.7")
def test_no_pile_is_a_partner() -> None:
    table = at("3 action red; red a1; hand red sup 1c; discard 5g")
    assert offers(table, "propose") == ["propose blue", "propose orange"]
    assert refused(table, "red propose red") is not None
    built = play(table, "red propose blue")
    assert offers(built) == ["give camouflage", "cancel"]  # blue holds nothing, whatever lies in the piles


# C8 Movement


@pytest.mark.rule("C8.2", "C8.8")
def test_any_length_and_any_turns() -> None:
    table = at("2 action red; red a1")
    assert len(targets(table, "red", "a1", 0, 0)) == 356
    after = play(table, "red move a1 ; red to u17")
    holds(after, "red u17")
    assert refused(after, "red to a1") == "C22.6"  # where a figure goes is said once


@pytest.mark.rule("C8.3")
def test_through_the_city() -> None:
    table = at("2 action red; red k6; down tepeyac tenayuca tlacopan coyoacan iztapalapa")
    assert cost(table, "red", "k6", "k12") == 0
    row = at("2 action red; red k6; blue tn16 tn17 tn18 tn19 tn6; down tepeyac tenayuca tlacopan coyoacan iztapalapa")
    assert cost(row, "red", "k6", "k12") == 1


DIKE = "red k2; down tlacopan coyoacan iztapalapa tenayuca"  # the only way to the city is k3 k4 k5 k6


@pytest.mark.rule("C8.4", "C8.5", "C8.6")
@pytest.mark.parametrize(
    ("figures", "price"),
    [
        ("blue k3", 1),
        ("orange k3", 1),
        ("aztec k3", 1),
        ("spaniard k3", 1),
        ("red k3", 0),
        ("red k3; blue k4", 1),
        ("blue k3 k4 k5 k6", 4),
        ("blue k3; red k4; aztec k5; orange k6", 3),
        ("blue k3 tn3", 1),
    ],
)
def test_the_price_of_a_dike(figures: str, price: int) -> None:
    assert cost(at(f"3 action red; {DIKE}; {figures}"), "red", "k2", "tn3") == price


@pytest.mark.rule("C8.7")
def test_under_a_bridge_nothing_is_paid() -> None:
    table = at(f"3 action red; red i3; blue i5 k4; aztec {HARBOURS}")
    assert cost(table, "red", "i3", "i6") == 0


@pytest.mark.rule("C8.8")
def test_the_cheapest_way_counts() -> None:
    """Round one figure or over another: never more than the least."""
    table = at("2 action red; red a1; blue b1 b2 a3 b3")
    assert cost(table, "red", "a1", "a2") == 0
    assert cost(table, "red", "a1", "c1") == 1
    table = at("2 action red; red a1; blue b1 a2 a3")
    assert cost(table, "red", "a1", "a4") == 1
    after = play(at("2 action red; red a1; blue b1 a2 a3; hand red sup 3c"), "red move a1 ; red to a4")
    holds(after, "hand red sup 2c")


@pytest.mark.rule("C8.9")
def test_camouflage_is_paid() -> None:
    table = at("2 action red; red a1; blue b1 a2; hand red sup 1c5g")
    assert is_target(table, "red", "a1", "c1")
    after = play(table, "red move a1 ; red to c1")
    holds(after, "hand red sup 5g")
    holds(after, "discard 1c")
    assert [event["camouflage"] for event in heard(after, None, "sneaked")] == [1]
    walled = at("2 action red; red a1; blue b1 a2 a3 b2 c1; hand red war 1 sup 1c")
    assert refused(walled, "red move a1 ; red to a4") == "C8.9"
    assert refused(at("2 action red; red a1 t17; blue b1 a2; hand red war 1"), "red move a1 ; red to c1") == "C8.9"


@pytest.mark.rule("C8.9", "C17.1")
def test_camouflage_is_discarded_before_anything_else() -> None:
    """The deck is empty: the very card that was paid is drawn in the village."""
    table = at("2 action red; red f1; blue f2 e1 g1; hand red sup 1c; deck; discard")
    after = play(table, "red move f1 ; red to g2")
    assert chances(after) == {"supply camouflage": 1}


@pytest.mark.rule("C8.10", "C8.11", "C8.12")
def test_fields_that_are_no_targets() -> None:
    table = at("2 action red; red a1 c1; aztec d1; hand red war 1 sup 2c")
    assert refused(table, "red move a1 ; red to a1") == "C8.10"
    assert refused(table, "red move a1 ; red to c1") == "C8.11"
    assert refused(table, "red move a1 ; red to d1") == "C8.12"


@pytest.mark.rule("C22.12")
def test_the_lowest_rule_is_named() -> None:
    """Too dear (C8.9) and held by an own figure (C8.11), and so on."""
    table = at("2 action red; red a1 a3; blue a2 b1 b3 a4; aztec c1; hand red war 1")
    assert refused(table, "red move a1 ; red to a3") == "C8.9"
    assert refused(table, "red move a1 ; red to c1") == "C8.9"
    unarmed = at("2 action red; red a1; blue b1 c1 a3 b2; hand red sup 1g")
    assert refused(unarmed, "red move a1 ; red to c1") == "C8.9"  # before C8.16


@pytest.mark.rule("C8.13", "C2.15")
def test_a_bridge_is_a_target_only_on_foot() -> None:
    table = at(f"2 action red; red i4; blue {HARBOURS} i5; hand red war 1")
    assert not is_target(table, "red", "i4", "i5")
    afoot = at("2 action red; red h5; blue i5; hand red war 1")
    assert is_target(afoot, "red", "h5", "i5")


@pytest.mark.rule("C8.14")
@pytest.mark.parametrize(
    ("start", "walls", "kinds"),
    [
        ("i4", "h4 j4 i3 h5 j5", {"water"}),  # on water: under the bridge i5
        ("i5", "h5 j5", set()),  # on a bridge: on foot, so held on both sides
        ("p3", "p4 o3", {"foot"}),  # in a harbour either way
        ("p3", "p2 q3", {"water"}),
        ("k3", "k2 k4", set()),  # on a dike with water on both sides
    ],
)
def test_how_a_figure_starts(start: str, walls: str, kinds: set[str]) -> None:
    table = at(f"2 action red; blue {walls} {HARBOURS}; red {start}")
    reached = targets(table, "red", start, 0, 0)
    water = {text for text in reached if table.state.board.kind[table.state.board.names.index(text)] == 3}
    found = ({"water"} if water else set()) | ({"foot"} if set(reached) - water else set())
    assert found == kinds


@pytest.mark.rule("C8.15", "C8.16", "C10.2")
@pytest.mark.parametrize(("figure", "rule"), [("blue", None), ("orange", None), ("spaniard", None), ("aztec", "C8.12")])
def test_attacks(figure: str, rule: str | None) -> None:
    table = at(f"4 action red; red a1 c5; {figure} b1; hand red war 1")
    assert refused(table, "red move a1 ; red to b1") == rule
    unarmed = at(f"4 action red; red a1 c5; {figure} b1; hand red sup 1g")
    assert refused(unarmed, "red move a1 ; red to b1") == (rule or "C8.16")
    if rule is None:
        after = play(table, "red move a1 ; red to b1")
        assert after.state.march == after.state.board.names.index("b1")


@pytest.mark.rule("C8.17")
def test_move_is_offered_only_with_a_target() -> None:
    shut = "4 action red; red a1 u17; blue b1; spaniard a2"
    assert offers(at(shut), "move") == ["move u17"]
    assert refused(at(shut), "red move a1") == "C8.17"
    assert "move a1" in offers(at(f"{shut}; hand red war 1"))
    assert "move a1" in offers(at(f"{shut}; hand red sup 1c"))
    assert offers(at("4 action red; red a1 b1; aztec a2 b2 c1; hand red war 1"), "move") == []


@pytest.mark.rule("C8.17", "C2.16")
@pytest.mark.parametrize(
    ("word", "start", "wall"),
    [
        ("tepeyac", "k3", "k2"),
        ("tenayuca", "h5", "g5"),
        ("tlacopan", "f9", "e9"),
        ("coyoacan", "h13", "g13"),
        ("iztapalapa", "k15", "k16"),
    ],
)
def test_between_a_figure_and_a_collapsed_bridge(word: str, start: str, wall: str) -> None:
    text = f"2 action red; red {start}; blue {wall}"
    assert offers(at(f"{text}; down {word}"), "move") == []
    assert offers(at(text), "move") == [f"move {start}"]


# C9 Villages


@pytest.mark.rule("C9.1", "C9.2")
def test_a_village_pays_at_the_end_of_a_move() -> None:
    table = at("2 action red; red n2; blue m1 o1")
    after = play(table, "red move n2 ; red to n1 ; * supply gold ; * supply gold ; * supply food")
    holds(after, "hand red sup 1f2g")
    assert [event["cards"] for event in heard(after, None, "village")] == [3]
    through = at("2 action red; red k2; down tlacopan coyoacan iztapalapa")
    passed = play(through, "red move k2 ; red to d8")  # out of one village, past others
    assert asked(passed) == "red"
    holds(passed, "hand red sup")
    dike = at("2 action red; red e9; blue d8 d10")
    assert cost(dike, "red", "e9", "c9") == 0  # through the village d9
    holds(play(dike, "red move e9 ; red to c9"), "hand red sup")


@pytest.mark.rule("C9.3", "C13.9")
def test_the_winning_attacker_draws() -> None:
    table = at("2 action red; red q2; blue p2 u1; hand red war 6")
    table = play(table, "red move q2 ; red to p2 ; red lay 6 ; red done ; blue surrender ; * war 1")
    assert set(chances(table)) == {f"supply {kind}" for kind in ("camouflage", "weapon", "food", "gold")}
    after = play(table, "* supply gold ; * supply gold")
    holds(after, "hand red war 1 sup 2g")
    assert {text.split()[0] for text in offers(after)} == {"to"}


@pytest.mark.rule("C9.4", "C16.4")
def test_a_bribe_card_draws_nothing_in_a_village() -> None:
    table = play(at("2 flip red 0; red a1; blue b1; hand red bribe own; hand blue bribe foreign"), "* event plunder")
    after = play(table, "red play own ; red pick a1 ; red to n1")
    holds(after, "red n1")
    assert asked(after) == "blue"
    again = play(after, "blue play foreign ; blue pick n1 ; blue to s6")
    holds(again, "red s6")
    holds(again, "hand red sup bribe")
    holds(again, "hand blue sup bribe")


@pytest.mark.rule("C9.5")
def test_each_arrival_pays() -> None:
    run(
        "pos 2 action red; red g2; blue u1\n"
        "do red move g2 ; red to g1 ; red move g1 ; red to g2 ; * supply gold\n"
        "is hand red sup 1g"
    )
    run(
        "pos 2 action red; red f1; blue u1\n"
        "do red move f1 ; red to g2 ; * supply gold ; red move g2"
        " ; red to n1 ; * supply food ; * supply food ; * supply food\n"
        "is hand red sup 3f1g"
    )
