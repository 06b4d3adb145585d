"""Chapter 10: an attack until the first card is laid."""

import pytest
from games.cortez.examples import figures, holds
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused

ATTACK = "red move a1 ; red to b1"
SUPPLIES = [f"supply {kind}" for kind in ("camouflage", "weapon", "food", "gold")]


@pytest.mark.rule("C10.1", "C24.3")
def test_the_attacker_leaves_its_field() -> None:
    table = play(at("2 action red; red a1; blue b1; hand red war 5; hand blue bribe own"), ATTACK)
    assert figures(table, 3) == [] and figures(table, 4) == ["b1"]
    assert table.state.march == table.state.board.names.index("b1")
    assert [event["field"] for event in heard(table, None, "attacked")] == [1]
    puts = offers(play(table, "blue play own ; blue pick b1"))
    assert "to a1" in puts and "to b1" not in puts  # free from then on, and held by the marching figure


@pytest.mark.rule("C10.2", "C10.3")
@pytest.mark.parametrize("owner", ["blue", "orange", "green"])
def test_the_owner_defends(owner: str) -> None:
    table = play(at(f"4 action red; red a1; {owner} b1; hand red war 5"), ATTACK)
    holds(table, f"defender {owner}")
    assert asked(table) == "red"
    table = play(table, "red lay 5 ; red done")
    assert asked(table) == owner


@pytest.mark.rule("C10.4")
@pytest.mark.parametrize(
    ("players", "attacker", "figure", "deputy"),
    [
        (2, "red", "spaniard", "blue"),
        (2, "blue", "aztec", "red"),
        (3, "red", "spaniard", "blue"),
        (3, "orange", "spaniard", "blue"),
    ],
)
def test_the_only_seat_of_the_nation_is_deputy(players: int, attacker: str, figure: str, deputy: str) -> None:
    table = at(f"{players} action {attacker}; {attacker} a1; {figure} b1; hand {attacker} war 5")
    table = play(table, f"{attacker} move a1 ; {attacker} to b1")
    holds(table, f"defender {deputy}")
    assert asked(table) == attacker and "lay 5" in offers(table)


@pytest.mark.rule("C10.5", "C23.2")
def test_lots_are_drawn_clockwise_from_the_left_of_the_attacker() -> None:
    table = play(at("6 action orange; orange a1; spaniard b1; hand orange war 5"), "orange move a1 ; orange to b1")
    table = play(table, "* lot food ; * lot gold ; * lot weapon")
    drawn = [(event["seat"], event["card"]) for event in heard(table, None, "drew-lot")]
    names = table.game.seat_names(6)
    assert [names[seat] for seat, _ in drawn] == ["green", "violet", "blue"]
    holds(table, "defender violet")


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize(
    ("first", "second", "deputy"),
    [
        ("gold", "food", "blue"),
        ("food", "gold", "green"),
        ("camouflage", "weapon", "green"),
        ("weapon", "camouflage", "blue"),
        ("food", "weapon", "blue"),
    ],
)
def test_the_highest_bribe_value_defends(first: str, second: str, deputy: str) -> None:
    table = play(at("4 action red; red a1; spaniard b1; hand red war 5"), ATTACK)
    holds(play(table, f"* lot {first} ; * lot {second}"), f"defender {deputy}")


@pytest.mark.rule("C10.5", "C22.10")
def test_lots_come_from_the_supply_deck() -> None:
    table = play(at("4 action red; red a1; spaniard b1; hand red war 5 sup 3g"), ATTACK)
    assert chances(table) == {"lot camouflage": 25, "lot weapon": 25, "lot food": 25, "lot gold": 22}
    assert chances(play(table, "* lot gold"))["lot gold"] == 21


@pytest.mark.rule("C10.6")
def test_lots_are_discarded_after_the_last() -> None:
    table = play(at("4 action red; red a1; spaniard b1; hand red war 5"), ATTACK)
    holds(play(table, "* lot gold"), "discard")
    after = play(table, "* lot gold ; * lot camouflage")
    holds(after, "discard 1c1g")
    holds(after, "hand blue sup")
    holds(after, "hand green sup")


@pytest.mark.rule("C10.7", "C22.10")
def test_equal_lots() -> None:
    table = play(at("6 action red; red a1; spaniard b1; hand red war 5"), ATTACK)
    assert chances(play(table, "* lot gold ; * lot gold ; * lot gold")) == {
        f"defender {c}": 1 for c in ("blue", "green", "violet")
    }
    two = play(table, "* lot food ; * lot weapon ; * lot food")
    assert chances(two) == {"defender blue": 1, "defender violet": 1}
    holds(two, "discard 1w2f")
    holds(play(two, "* defender violet"), "defender violet")


@pytest.mark.rule("C10.8", "C17.1")
def test_no_card_left_for_a_lot() -> None:
    one = play(at("4 action red; red a1; spaniard b1; hand red war 5; deck 1c; discard"), ATTACK)
    holds(play(one, "* lot camouflage"), "defender blue")  # green has the value 0
    none = play(at("4 action red; red a1; spaniard b1; hand red war 5; deck; discard"), ATTACK)
    assert chances(none) == {"defender blue": 1, "defender green": 1}
    again = play(
        at("4 action red; red a1; spaniard b1; hand red war 5; deck 1c; discard 1g"), f"{ATTACK} ; * lot camouflage"
    )
    assert chances(again) == {"lot gold": 1}


@pytest.mark.rule("C10.9", "C16.9", "C16.10")
def test_a_window_once_the_defender_is_known() -> None:
    text = "4 action red; red a1; spaniard b1; hand red war 5 bribe blank; hand blue bribe vp3; hand green bribe stores"
    table = play(at(text), f"{ATTACK} ; * lot gold ; * lot food")
    holds(table, "defender blue")
    for who, answers in (("red", ["pass"]), ("blue", ["pass"]), ("green", ["pass", "play stores"])):
        assert (asked(table), offers(table)) == (who, answers)
        table = play(table, f"{who} pass")
    assert asked(table) == "red" and "lay 5" in offers(table)


@pytest.mark.rule("C10.10", "C16.13", "C24.3")
@pytest.mark.parametrize(("who", "card"), [("red", "own"), ("blue", "foreign"), ("orange", "foreign")])
def test_the_marching_figure_is_taken_away(who: str, card: str) -> None:
    table = play(
        at(f"4 action red; red q2; blue p2; orange u1; hand red war 5; hand {who} bribe {card}"),
        "red move q2 ; red to p2",
    )
    table = play(table, f"{who} play {card}")
    assert "pick attacker" in offers(table)
    table = play(table, f"{who} pick attacker ; {who} to tn25")
    holds(table, "red tn25")
    holds(table, "blue p2")
    holds(table, "hand red war 5 sup")  # nobody draws in the village
    assert table.state.march == -1
    assert asked(table) == "red" and "gather" in offers(table)  # its second action
    assert asked(play(table, "red pass")) == "*"


@pytest.mark.rule("C10.10")
def test_both_figures_are_taken_away() -> None:
    table = at("4 action red; red q2; blue p2; orange u1; hand red war 5 bribe own; hand orange bribe foreign")
    table = play(table, "red move q2 ; red to p2 ; red pass ; orange play foreign ; orange pick p2 ; orange to a1")
    table = play(table, "red play own ; red pick attacker ; red to a2")
    holds(table, "red a2")
    holds(table, "blue a1")
    assert asked(table) == "red" and "gather" in offers(table)


@pytest.mark.rule("C10.11")
def test_the_defending_figure_is_taken_away() -> None:
    table = at("2 action red; red q2; blue p2; hand red war 5; hand blue bribe own; last")
    table = play(
        table, "red move q2 ; red to p2 ; blue play own ; blue pick p2 ; blue to q2 ; * supply gold ; * supply food"
    )
    holds(table, "red p2")
    holds(table, "blue q2")
    holds(table, "hand red war 5 sup 1f1g")
    assert table.state.march == -1 and table.state.active == 1


@pytest.mark.rule("C10.12", "C10.13", "C14.18")
def test_when_a_parley_is_asked() -> None:
    table = play(at("2 action red; red a1; blue b1; hand red war 5 sup 1c"), ATTACK)
    assert (asked(table), offers(table)) == ("red", ["pass", "parley"])
    bare = play(at("2 action red; red a1; blue b1; hand red war 5; hand blue sup 5g"), ATTACK)
    assert "lay 5" in offers(play(bare, "blue pass"))
    mute = play(at("2 action red; red a1; blue b1; hand red war 5 sup 1c", proposals=0), ATTACK)
    assert offers(mute) == ["lay 5"]
    single = play(
        at("2 action red; red a1; blue b1; hand red war 5 sup 1c", proposals=1),
        "red propose blue ; red give camouflage ; red send ; blue decline",
    )
    assert offers(play(single, ATTACK)) == ["pass", "parley"]  # no proposal of the turn


@pytest.mark.rule("C10.12")
def test_a_parley_is_opened_once() -> None:
    table = at("3 action red; red a1; blue b1; hand red war 5 sup 1c1g; hand orange sup 1g")
    table = play(table, f"{ATTACK} ; red parley ; red give gold ; red send ; blue decline")
    assert asked(table) == "red" and offers(table) == ["lay 5", "propose blue", "propose orange"]
    holds(table, "hand red war 5 sup 1c1g")


@pytest.mark.rule("C10.13", "C13.3", "C13.5")
def test_a_concluded_parley_is_a_surrender() -> None:
    table = at(
        "4 action red; red a1; blue b1 u1; aztec u3; hand red war 5 sup 1g; hand blue war 66; hand orange war 6 sup 1c"
    )
    table = play(table, f"{ATTACK} ; red parley ; red give gold ; red send ; blue accept")
    assert (asked(table), offers(table)) == ("red", ["pass", "collar u3"])  # no levy, no card, no mercenary, no redraw
    table = play(table, "red collar u3 ; red to c1")
    holds(table, "hand blue war 66 sup 1g")
    holds(table, "hand red war 5 sup")
    holds(table, "red b1 u3")
    holds(table, "spaniard c1")


LEVY = "2 action red; red a1; blue b1; hand red war 5"


@pytest.mark.rule("C10.14")
def test_the_defender_may_levy_once() -> None:
    table = play(at(f"{LEVY}; hand blue war 1 sup 3f"), ATTACK)
    assert (asked(table), offers(table)) == ("blue", ["pass", "levy"])
    table = play(table, "blue levy ; * war 6 ; * war 6 ; * war 5 ; * war 1")
    holds(table, "hand blue war 66511 sup 2f")
    holds(table, "discard 1f")
    assert asked(table) == "red"
    table = play(table, "red lay 5 ; red done")
    assert refused(table, "blue levy") == "C22.6"


@pytest.mark.rule("C10.14")
def test_a_deputy_may_levy() -> None:
    table = play(at("2 action red; red a1; spaniard b1; blue u1; hand red war 5; hand blue sup 1f"), ATTACK)
    assert (asked(table), offers(table)) == ("blue", ["pass", "levy"])


@pytest.mark.rule("C10.15", "C22.3", "C17.3")
def test_the_question_does_not_betray_food() -> None:
    for hand in ("1c", "3w", "2g"):
        table = play(at(f"{LEVY}; hand blue sup {hand}"), ATTACK)
        assert (asked(table), offers(table)) == ("blue", ["pass"])
        assert refused(table, "blue levy") in ("C7.3", "C10.14", "C10.15")
    assert asked(play(at(f"{LEVY}; hand blue war 666"), ATTACK)) == "red"
    assert asked(play(at(f"{LEVY}; hand blue sup 1f; wardeck spaniard"), ATTACK)) == "red"
    short = play(at(f"{LEVY}; hand blue sup 1f; wardeck spaniard 65"), f"{ATTACK} ; blue levy ; * war 5 ; * war 6")
    holds(short, "hand blue war 65 sup")
    assert asked(short) == "red"


@pytest.mark.rule("C10.9", "C10.12", "C10.14", "C22.6")
def test_the_order_before_the_first_card() -> None:
    table = at("2 action red; red a1; blue b1; hand red war 5 sup 1c bribe blank; hand blue sup 1f bribe blank")
    course = []
    table = play(table, ATTACK)
    for _ in range(4):
        course.append((asked(table), " ".join(offers(table))))
        table = play(table, f"{asked(table)} pass")
    assert course == [("red", "pass"), ("blue", "pass"), ("red", "pass parley"), ("blue", "pass levy")]
    assert offers(table) == ["lay 5", "propose blue"]


@pytest.mark.rule("C8.9", "C10.5", "C17.1")
def test_camouflage_paid_for_the_attack_may_be_a_lot() -> None:
    table = at("4 action red; red a1; spaniard c1; blue b1 a2; hand red war 5 sup 1c; deck; discard")
    table = play(table, "red move a1 ; red to c1")
    assert chances(table) == {"lot camouflage": 1}
    holds(play(table, "* lot camouflage"), "defender blue")  # nothing is left for green


@pytest.mark.rule("C2.18", "C2.19", "C10.11")
def test_the_field_of_the_marching_figure_is_not_free() -> None:
    table = at("4 action red; red q2; blue p2 u1; hand red war 5; hand blue bribe own; hand green bribe foreign")
    table = play(
        table,
        "red move q2 ; red to p2 ; blue play own ; blue pick p2 ; blue to a1 ; green play foreign ; green pick u1",
    )
    assert "to p2" not in offers(table) and "to q2" in offers(table)


@pytest.mark.rule("C10.4", "C10.14", "C13.5", "C13.11")
def test_a_deputy_that_loses_loses_no_collar() -> None:
    table = at("2 action red; red a1; spaniard b1; blue u1; hand red war 6; hand blue war 1")
    table = play(
        table,
        f"{ATTACK} ; red lay 6 ; red done ; blue lay 1 ; blue done"
        " ; red pass ; blue pass ; * war 1 ; * war 2 ; red to c1",
    )
    holds(table, "blue u1")
    holds(table, "spaniard c1")
    holds(table, "hand blue war 2")
