"""Chapter 6: what the event cards do."""

from itertools import permutations

import pytest
from games.cortez import reference
from games.cortez.examples import claims, holds
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused, view

ALL_BUT_TEMPLES = [f"tn{n}" for n in [*range(1, 17), 25]]


@pytest.mark.rule("C6.1", "C6.3")
def test_bridges() -> None:
    table = at("2 event bridges red; red a1; blue b1; down tepeyac")
    down = play(table, "red turn tlacopan")
    assert down.state.down == [1, 0, 1, 0, 0]
    assert "gather" in offers(down)  # one token only
    assert play(table, "red turn tepeyac").state.down == [0] * 5
    assert play(table, "red pass").state.down == [1, 0, 0, 0, 0]


@pytest.mark.rule("C6.2")
@pytest.mark.parametrize("figure", ["red i5", "blue i5", "aztec i5", "spaniard i5"])
def test_an_occupied_bridge_stays(figure: str) -> None:
    table = at(f"2 event bridges red; {figure}")
    assert refused(table, "red turn tenayuca") == "C6.2"
    assert refused(table, "red turn tepeyac") is None


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize(("nation", "other"), [("aztec", "spaniard"), ("spaniard", "aztec")])
def test_attack(nation: str, other: str) -> None:
    table = at(f"2 event attack-{nation} red; {nation} a1 k4 i3 tn2; {other} b1 tn3; red c1; blue d1 tn4")
    assert sorted(offers(table)) == ["pick a1", "pick i3", "pick k4"]
    for field in ("b1", "c1", "d1", "tn2", "e1"):  # other nation, collared, in the city, nobody
        assert refused(table, f"red pick {field}") == "C6.4"
    assert refused(table, "red pass") == "C6.4"
    table = play(table, "red pick i3")
    free = [field for field in ALL_BUT_TEMPLES if field not in ("tn2", "tn3", "tn4")]
    assert sorted(text.split()[1] for text in offers(table)) == sorted(free)
    assert refused(table, "red to tn3") in ("C2.18", "C6.4")
    assert refused(table, "red to e1") == "C6.4"
    after = play(table, "red to tn25")
    holds(after, f"{nation} a1 k4 tn2 tn25")
    assert "gather" in offers(after)


@pytest.mark.rule("C6.4")
def test_way_and_price_do_not_matter() -> None:
    table = at(
        "2 event attack-aztec red; aztec i3; spaniard i2; red a1; down tepeyac tenayuca tlacopan coyoacan iztapalapa"
    )
    after = play(table, "red pick i3 ; red to tn25")
    holds(after, "aztec tn25")
    holds(after, "discard")


@pytest.mark.rule("C6.5")
def test_temples_come_last() -> None:
    held = " ".join(ALL_BUT_TEMPLES)
    table = at("2 event attack-aztec red; aztec a1; red b1; blue c1")
    assert refused(table, "red pick a1 ; red to tn17") == "C6.5"
    full = at(f"2 event attack-aztec red; aztec a1; red b1; blue c1; spaniard {held} tn24")
    assert offers(full) == ["pass", "pick a1"]
    assert {text.split()[1] for text in offers(play(full, "red pick a1"))} == set(reference.TEMPLES) - {"tn24"}
    after = play(full, "red pass")
    holds(after, "aztec a1")
    assert "gather" in offers(after)


@pytest.mark.rule("C6.6", "C9.4")
@pytest.mark.parametrize(("nation", "other"), [("aztec", "spaniard"), ("spaniard", "aztec")])
def test_flight(nation: str, other: str) -> None:
    table = at(f"2 event flight-{nation} red; {nation} a1 tn2 tn17; {other} tn3; red tn5; blue tn4; down tepeyac")
    assert sorted(offers(table)) == ["pick tn17", "pick tn2"]
    assert refused(table, "red pass") == "C6.6"
    for field in ("a1", "tn3", "tn4", "tn5", "tn6"):
        assert refused(table, f"red pick {field}") == "C6.6"
    table = play(table, "red pick tn17")
    assert [text.split()[1] for text in offers(table)] == [f for f in reference.OUTSIDE if f not in ("a1", "k4")]
    assert refused(table, "red to tn1") == "C6.6"
    after = play(table, "red to n1")  # a village: nothing is drawn
    holds(after, f"{nation} a1 n1 tn2")
    assert asked(after) == "red" and "gather" in offers(after)


@pytest.mark.rule("C6.7")
@pytest.mark.parametrize(
    ("event", "figures"),
    [
        ("attack-aztec", "aztec tn1; spaniard a1; red a2"),
        ("attack-spaniard", "spaniard tn1; aztec a1; blue a2"),
        ("flight-aztec", "aztec a1; spaniard tn1; red tn2"),
        ("flight-spaniard", "spaniard a1; aztec tn1; blue tn2"),
    ],
)
def test_nobody_to_take(event: str, figures: str) -> None:
    table = at(f"2 event {event} red; {figures}")
    assert asked(table) == "red" and "gather" in offers(table)


@pytest.mark.rule("C6.8")
def test_plunder() -> None:
    table = at(
        "4 event plunder blue; hand red sup 11c; hand blue sup 3c3w3f4g; hand orange sup 10g; hand green sup 12g"
    )
    assert asked(table) == "blue"
    table = play(table, "blue drop weapon ; blue drop food ; blue drop gold")
    assert asked(table) == "green"  # orange has no more than 10
    table = play(table, "green drop gold ; green drop gold")
    table = play(table, "red drop camouflage")
    for hand in (
        "hand blue sup 3c2w2f3g",
        "hand green sup 10g",
        "hand red sup 10c",
        "hand orange sup 10g",
        "discard 1c1w1f3g",
    ):
        holds(table, hand)
    assert asked(table) == "blue" and "gather" in offers(table)


@pytest.mark.rule("C6.8", "C22.13")
def test_dropping_in_any_order() -> None:
    table = at("2 event plunder red; hand red sup 5c4w2f2g")
    assert offers(table) == ["drop camouflage", "drop weapon", "drop food", "drop gold"]
    ends = {
        table.game.digest(play(table, " ; ".join(f"red drop {card}" for card in order)).state)
        for order in permutations(["gold", "camouflage", "food"])
    }
    assert len(ends) == 1
    halves = {
        table.game.digest(play(table, " ; ".join(f"red drop {card}" for card in order)).state)
        for order in permutations(["gold", "camouflage"])
    }
    assert len(halves) == 1
    assert refused(play(table, "red drop gold ; red drop gold"), "red drop gold") == "C6.8"


@pytest.mark.rule("C27.1", "C22.6")
def test_dropping_under_rules_1() -> None:
    table = at("2 event plunder red; hand red sup 5c4w2f2g", rules=1)
    assert offers(table) == ["drop camouflage", "drop weapon", "drop food"]  # 2 gold would not be enough for 3
    assert refused(table, "red drop gold") == "C27.1"
    table = play(table, "red drop weapon")
    assert offers(table) == ["drop weapon", "drop food", "drop gold"]
    assert refused(table, "red drop camouflage") == "C27.1"
    assert refused(table, "red pass") in ("C6.8", "C22.6")


@pytest.mark.rule("C6.9", "C6.10")
def test_resupply() -> None:
    table = at("3 event resupply orange; red a1 a2 a3 a4 a5 a6; blue b1 tn1 b3 b4 b5; orange c1 c2 c3 c4")
    assert claims(table) == ["orange", "red", "blue", "orange", "blue", "orange"]
    after = play(table, "* supply gold ; * supply food ; * supply weapon")
    holds(after, "hand orange sup 1g")
    holds(after, "hand red sup 1f")
    holds(after, "hand blue sup 1w")


@pytest.mark.rule("C6.9")
def test_unmarked_figures_wear_no_collar() -> None:
    assert claims(at("2 event resupply red; red a1 tn1; aztec a2 a3; blue b1 b2 b3 b4 b5 b6 b7")) == ["red"] * 5


@pytest.mark.rule("C6.10", "C17.2")
def test_resupply_when_cards_run_short() -> None:
    table = at("3 event resupply blue; red a1 a2; blue b1; orange c1 c2; deck 2c; discard 2g")
    assert claims(table) == ["blue", "orange", "red", "blue"]
    after = play(table, "* supply camouflage ; * supply camouflage ; * supply gold ; * supply gold")
    assert asked(after) == "blue" and offers(after)[0] == "pass"  # the other claims are lost


@pytest.mark.rule("C6.11")
def test_mutiny() -> None:
    table = at("4 event mutiny green; hand red war 11111; hand blue war 1111; hand orange war 5; hand green war 654321")
    assert asked(table) == "green"
    table = play(table, "green dismiss 1 ; green dismiss 6")
    assert asked(table) == "red"
    table = play(table, "red dismiss 1")
    holds(table, "hand green war 5432")
    holds(table, "hand red war 1111")
    assert asked(table) == "green" and "gather" in offers(table)


@pytest.mark.rule("C6.11", "C22.13")
def test_dismissing_in_any_order() -> None:
    table = at("2 event mutiny red; hand red war 112356")
    first = play(table, "red dismiss 6")
    assert offers(first) == ["dismiss 1", "dismiss 2", "dismiss 3", "dismiss 5"]
    assert refused(first, "red dismiss 4") == "C6.11"
    other = play(table, "red dismiss 1 ; red dismiss 6")
    assert table.game.digest(play(first, "red dismiss 1").state) == table.game.digest(other.state)


@pytest.mark.rule("C27.1", "C22.6")
def test_dismissing_under_rules_1() -> None:
    table = play(at("2 event mutiny red; hand red war 112356", rules=1), "red dismiss 3")
    assert offers(table) == ["dismiss 5", "dismiss 6"]
    assert refused(table, "red dismiss 2") == "C27.1"
    assert refused(table, "red dismiss 4") == "C6.11"


@pytest.mark.rule("C6.12", "C23.3", "C13.1")
def test_dismissed_cards_go_back_unseen() -> None:
    table = at("2 event mutiny red; hand red war 666655; hand blue war 1111")
    assert table.state.war_deck[0] == [10, 8, 7, 6, 3, 0]
    after = play(table, "red dismiss 5 ; red dismiss 6")
    assert after.state.war_deck == [[10, 8, 7, 6, 4, 1], [6, 8, 7, 6, 5, 4]]
    assert [event["value"] for event in heard(after, "red", "dismissed")] == [5, 6]
    for who in ("blue", None):
        assert [event["value"] for event in heard(after, who, "dismissed")] == [None, None]
        frames = [frame for frame in view(play(table, "red dismiss 5"), who)["stack"] if frame["frame"] == "Mutiny"]
        assert 5 not in [value for frame in frames for value in frame.values()]


@pytest.mark.rule("C6.13", "C15.10")
def test_bribery() -> None:
    table = at("2 event bribery red; red a1; blue b1; hand blue sup 1c")
    assert asked(table) == "blue" and offers(table) == ["pass", "bid 1"]
    after = play(table, "blue bid 1 ; blue pay camouflage ; * bribe own")
    holds(after, "hand blue sup bribe own")
    assert sum(after.state.pile) == 8
    assert asked(after) == "blue"  # window c: it may play the card at once
    assert chances(play(table, "blue pass"))["bribe blank"] == 2
