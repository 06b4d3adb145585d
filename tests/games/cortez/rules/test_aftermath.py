"""Chapter 13: the aftermath of a combat."""

import pytest
from games.cortez import reference
from games.cortez.examples import holds
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused

ATTACK = "red move a1 ; red to b1"


@pytest.mark.rule("C13.1", "C13.2")
def test_cards_go_back() -> None:
    table = at(
        "3 action red; red a1; blue b1 u1; orange u2"
        "; hand red war 65 sup 1w; hand blue war 43 sup 2w; hand orange war 2"
    )
    table = play(
        table,
        f"{ATTACK} ; red pass ; blue pass ; red lay 6 ; red lay 5 ; red weapon"
        " ; red done ; orange hire defender 2 ; orange send ; blue accept",
    )
    table = play(table, "blue lay 4 ; blue weapon ; blue done ; red pass ; blue pass")
    assert table.state.war_deck == [[10, 8, 7, 6, 5, 4], [10, 8, 6, 6, 5, 4]]  # orange's 2 is an Aztec's
    holds(table, "discard 2w")
    table = play(table, "* war 1 ; * war 1 ; * war 6")
    holds(table, "hand red war 11 sup")
    holds(table, "hand blue war 63 sup 1w")


@pytest.mark.rule("C13.3")
def test_the_attacker_redraws_first_and_at_most_four() -> None:
    table = at("2 action red; red a1; blue b1 u1; hand red war 654321; hand blue war 3")
    laid = " ; ".join(f"red lay {value}" for value in (6, 5, 4, 3, 2, 1))
    table = play(table, f"{ATTACK} ; {laid} ; red done ; blue lay 3 ; blue done ; red pass ; blue pass")
    assert chances(table) == {"war 1": 10, "war 2": 8, "war 3": 7, "war 4": 6, "war 5": 5, "war 6": 4}
    table = play(table, "* war 1 ; * war 1 ; * war 1 ; * war 1")
    holds(table, "hand red war 1111")
    table = play(table, "* war 6")
    holds(table, "hand blue war 6")
    assert [event["seat"] for event in heard(table, None, "drew-war")] == [0, 0, 0, 0, 1]
    assert asked(table) == "red"


@pytest.mark.rule("C13.3", "C17.3", "C22.10")
def test_a_short_deck_gives_all_its_cards() -> None:
    """Aztec against Aztec: laid cards are back in the deck before the redraw, which serves the attacker first."""
    table = at("3 action red; red a1; orange b1 u1; hand red war 65; hand orange war 4; wardeck aztec")
    table = play(table, f"{ATTACK} ; red lay 6 ; red lay 5 ; red done ; orange surrender")
    assert chances(table) == {"war 5": 1, "war 6": 1}
    table = play(table, "* war 6 ; * war 5")
    holds(table, "hand red war 65")
    assert asked(table) == "red"


@pytest.mark.rule("C13.4", "C13.10", "C24.3")
@pytest.mark.parametrize("winner", ["red", "blue"])
def test_the_winner_holds_the_field(winner: str) -> None:
    table = at(f"2 action red; red a1 t1; blue b1 u1; hand red war {5 if winner == 'red' else 1}; hand blue war 3")
    table = play(
        table,
        f"{ATTACK} ; red lay {5 if winner == 'red' else 1} ; red done"
        " ; blue lay 3 ; blue done ; red pass ; blue pass ; * war 1 ; * war 1",
    )
    assert table.state.march == -1
    assert table.state.lifted == (4 if winner == "red" else 3)
    holds(table, "red b1 t1" if winner == "red" else "red t1")
    holds(table, "blue b1 u1" if winner == "blue" else "blue u1")
    assert refused(table, f"{winner} to b1") in ("C2.18", "C13.10")


@pytest.mark.rule("C13.5")
def test_premium() -> None:
    table = at("4 action red; red a1; blue b1 u1; aztec c3 tn2; spaniard d3; orange e3; hand red war 6")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1")
    assert offers(table) == ["pass", "collar c3"]
    assert refused(table, "red collar tn2") == "C13.5"  # in the city
    assert refused(table, "red collar d3") in ("C1.4", "C13.5")
    assert refused(table, "red collar e3") in ("C1.4", "C13.5")
    holds(play(table, "red pass"), "red b1")
    after = play(table, "red collar c3")
    holds(after, "red b1 c3")
    assert {text.split()[0] for text in offers(after)} == {"to"}  # one only


@pytest.mark.rule("C13.5")
def test_the_winning_defender_takes_the_premium() -> None:
    table = at("2 action red; red a1 t1; blue b1; spaniard d3; aztec e3; hand red war 1; hand blue war 2")
    table = play(
        table, f"{ATTACK} ; red lay 1 ; red done ; blue lay 2 ; blue done ; red pass ; blue pass ; * war 1 ; * war 1"
    )
    assert (asked(table), offers(table)) == ("blue", ["pass", "collar d3"])


@pytest.mark.rule("C13.6")
@pytest.mark.parametrize(
    ("figures", "premium"), [("aztec tn2", False), ("aztec c3", True), ("spaniard c3", False), ("", False)]
)
def test_when_the_premium_is_asked(figures: str, premium: bool) -> None:
    table = at(f"2 action red; red a1; blue b1 u1; hand red war 6; {figures}")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1")
    assert ("pass" in offers(table)) == premium


@pytest.mark.rule("C13.6", "C24.2")
def test_the_marching_figure_wears_a_collar() -> None:
    """Six on the board and one marching: no premium for the attacker, nor for a defender with seven."""
    table = at(
        "2 action red; red a1 tn1 tn2 tn3 tn4 tn5 tn6; aztec u3; spaniard u4"
        "; blue b1 s1 s2 s3 s4 s5 t6; hand red war 6; hand blue war 1"
    )
    won = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1")
    assert "pass" not in offers(won)
    lost = play(
        table, f"{ATTACK} ; red lay 6 ; red done ; blue lay 1 ; blue done ; red pass ; blue pass ; * war 1 ; * war 1"
    )
    assert "pass" not in offers(lost)


@pytest.mark.rule("C13.7")
@pytest.mark.parametrize(("field", "premium"), [("b1", ["pass", "collar b1"]), ("tn3", None)])
def test_a_deputy_may_collar_the_figure_he_defended(field: str, premium: list[str] | None) -> None:
    table = at(f"2 action red; red k6 t1; spaniard {field}; blue u1; hand red war 1; hand blue war 2")
    table = play(
        table,
        f"red move k6 ; red to {field} ; red lay 1 ; red done ; blue lay 2"
        " ; blue done ; red pass ; blue pass ; * war 1 ; * war 1",
    )
    assert asked(table) == "blue"
    if premium:
        assert offers(table) == premium
        holds(play(table, f"blue collar {field}"), f"blue {field} u1")
    else:
        assert {text.split()[0] for text in offers(table)} == {"to"}


@pytest.mark.rule("C13.8")
def test_the_lifted_figure_is_no_premium() -> None:
    """A beaten Aztec of another Aztec, and an unmarked one that a deputy lost, are lifted, not to be collared."""
    table = at("3 action red; red a1; orange b1 u1; hand red war 6")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; orange surrender ; * war 1")
    assert {text.split()[0] for text in offers(table)} == {"to"}
    holds(play(table, "red to c1"), "aztec c1")


@pytest.mark.rule("C13.9", "C13.3", "C22.6")
def test_the_order_of_the_aftermath() -> None:
    """Redraw, premium, village, place."""
    table = at("2 action red; red q2; blue p2 u1; aztec u3; hand red war 6")
    table = play(table, "red move q2 ; red to p2 ; red lay 6 ; red done ; blue surrender")
    verbs = []
    while "gather" not in offers(table):
        verbs.append(offers(table)[0].split()[0])
        table = play(table, f"{asked(table)} {offers(table)[0]}")
    assert verbs == ["war", "pass", "supply", "supply", "to"]


@pytest.mark.rule("C13.10", "C2.16")
def test_where_the_lifted_figure_goes() -> None:
    table = at("2 action red; red a1; blue b1 u1; aztec tn5; spaniard c1; hand red war 6; down tepeyac")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1")
    expected = [field for field in reference.OUTSIDE if field not in ("b1", "u1", "c1", "k4")]
    assert [text.split()[1] for text in offers(table)] == expected
    assert {"k5", "i5", "a1", "i3"} <= set(expected)  # a dike, a bridge, the field left, water
    assert refused(table, "red to tn1") == "C13.10"
    assert refused(table, "red to c1") in ("C2.18", "C13.10")
    assert refused(table, "red to k4") in ("C2.16", "C13.10")
    assert refused(table, "red pass") in ("C13.10", "C22.6")


@pytest.mark.rule("C13.11", "C9.4")
def test_the_loser_is_stripped_where_it_is_put() -> None:
    table = at("2 action red; red a1; blue b1 u1; hand red war 6")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1 ; red to n1")
    holds(table, "spaniard n1")
    holds(table, "blue u1")
    holds(table, "hand red war 1 sup")
    assert table.state.lifted == 0
    assert asked(table) == "red" and "gather" in offers(table)  # its second action


@pytest.mark.rule("C13.11")
def test_a_figure_of_a_deputy_stays_unmarked() -> None:
    table = at("2 action red; red a1; spaniard b1; blue u1; hand red war 6")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1 ; red to c1")
    holds(table, "spaniard c1")
    holds(table, "blue u1")


@pytest.mark.rule("C13.12", "C20.3")
@pytest.mark.parametrize("others", ["", "u1", "tn20"])
def test_the_last_figure_keeps_its_collar(others: str) -> None:
    table = at(f"2 action red; red a1; blue b1 {others}; hand red war 6")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1 ; red to c1")
    holds(table, f"blue {others or 'c1'}")
    holds(table, "spaniard c1" if others else "spaniard")


@pytest.mark.rule("C13.12")
def test_the_beaten_attacker_keeps_its_last_collar() -> None:
    table = at("2 action red; red a1; blue b1; hand red war 1; hand blue war 2")
    table = play(
        table,
        f"{ATTACK} ; red lay 1 ; red done ; blue lay 2 ; blue done"
        " ; red pass ; blue pass ; * war 1 ; * war 1 ; blue to c1",
    )
    holds(table, "red c1")
    holds(table, "aztec")


@pytest.mark.rule("C13.12")
def test_a_premium_of_the_winner_changes_nothing_for_the_loser() -> None:
    table = at("2 action red; red a1; blue b1; aztec u3; spaniard u4; hand red war 6")
    table = play(table, f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1 ; red collar u3 ; red to c1")
    holds(table, "blue c1")
    holds(table, "spaniard u4")
